### De woorden van de pagina die niet bij één spel horen.


## Overal

page-skip = Naar de inhoud
page-home = Startpagina
page-nav = Pagina’s
page-menu = Menu
page-club = Club
page-rules = Regels
page-loading = Een ogenblik …
page-close = Sluiten
page-new-tab = { $what }, opent in een nieuw tabblad
page-labelled = { $what }: { $detail }
page-clauses = { $one }; { $other }
page-again = Opnieuw proberen
page-nothing = Hier is niets.
page-nowhere = Deze pagina bestaat niet. Misschien staat er een typefout in het adres.
page-no-answer = De server antwoordt niet. Ben je online?
page-failed = Dat is niet gelukt.
page-compiling = Wordt voorbereid: { $done } van { $total }
settings-title = Instellingen
settings-language = Taal
settings-theme = Weergave
theme-auto = Zoals mijn apparaat
theme-light = Licht
theme-dark = Donker
settings-plain = Sobere borden, hoog contrast
settings-sound = Geluiden
settings-aids = Tonen wat een zet zou doen
settings-twice = Elke zet bevestigen met een tweede tik
settings-notes = Uitleg in je eerste partijen
settings-calm = Minder beweging
settings-codes = Zetten als notatie
settings-pace = Tempo van de zetten
pace-brisk = snel
pace-usual = normaal
pace-slow = langzaam
settings-notify = Melding geven als ik aan de beurt ben
keys-title = Toetsen
keys-arrows = Pijltjes
keys-tab = Van het ene deel naar het volgende
keys-enter = Kiezen of spelen
keys-escape = Terugleggen of sluiten
keys-walk = Over het bord, de kaarten of de tegels
keys-moves = Naast het bord: een zet terug of vooruit
keys-help = Deze toetsen tonen
about-title = Over Yamabushi
about-what = Yamabushi is een thuis voor drie kleine duels aan de speeltafel. Het kent hun regels precies, speelt ze op elk niveau tegen je en brengt vrienden samen, op één scherm of via een link.
about-games = De spellen zijn van hun ontwerpers en uitgevers. Alle afbeeldingen en teksten hier zijn van onszelf; waar een spelregelboekje zwijgt, gelden onze uitspraken.
about-data = Zonder account onthoudt alleen deze browser je tafels en je resultaten bij de puzzels. De server bewaart de zetten van elke partij en wat er aan tafel wordt gezegd. Heb je een account, dan bewaart hij ook je naam, je wachtwoord in een vorm die niemand kan lezen, en de puzzels die je hebt opgelost.
about-free = Het geheel is vrije software onder de MIT-licentie: met één opdracht host je het zelf.
announced-title = Mededelingen
bot-mark = bot
bot-name = { $name } (bot)
conduct-title = Gedragsregels
person-about = { $name }: melden of blokkeren


## De startpagina

home-title = Drie duels, één tafel
home-line = Tegen de computer, een vriend naast je of een vriend ver weg.
home-play = Spelen
home-rules = De regels van { $game }
home-people = Met anderen spelen
turns-title = Jij bent aan zet
turns-count = { $count ->
    [one] één partij wacht op je
   *[other] { $count } partijen wachten op je
}
featured-title = Een lopende partij
featured-over = De laatst gespeelde partij
featured-replay = Naspelen
watch-all = Alle partijen om naar te kijken
watch-title = Naar partijen kijken
own-title = Je tafels
own-over = afgelopen
own-won = gewonnen
own-lost = verloren
own-drawn = gelijkspel
own-aborted = afgebroken
own-turn = jouw beurt
own-playing = een ander aan de beurt
own-waiting = wacht
own-paused = gepauzeerd
own-forget = Deze tafel uit de lijst halen: { $game }
own-fewer = Minder tonen
own-all = Alle { $count } tonen
open-title = Open tafels
open-nobody = Open een tafel en kijk wie erbij komt zitten: kies een spel en dan ‘Wie maar wil’.
open-playing = Lopende partijen
open-seat = vrije plaats
open-join = Meedoen
open-watch = Toekijken


## Een spel is gekozen

chooser-against = Tegen wie?
chooser-alone = Beginnen
chooser-screen = Een vriend op dit scherm
chooser-screen-note = Jullie spelen om de beurt op één scherm.
chooser-link = Een vriend via een link
chooser-link-note = Stuur een link of toon een code.
chooser-open = Wie maar wil
chooser-open-note = Een open tafel die iedereen kan vinden.
chooser-computer = De computer
chooser-mix = Of kies wie op welke plaats zit:
chooser-mix-label = Gemengde teams
mix-here = iemand aan dit scherm
mix-link = iemand via een link
chooser-options = Opties
chooser-side = Je speelt
chooser-lot = Willekeurig
chooser-clock = Klok
chooser-name = Je naam
chooser-mode-duel = Elk drie kubussen; wie als eerste vijf punten heeft, wint.
chooser-mode-teams = Twee tegen twee, vier kubussen per team; partners overleggen niet.
chooser-mode-mukyan = Alleen tegen een trainingspop die doet wat de dobbelstenen zeggen.
clock-none = zonder klok
clock-quick = 5 minuten, plus 5 seconden per beurt
clock-calm = 20 minuten, plus 10 seconden per beurt
clock-days = één dag per beurt
clock-days-note = Alleen met iemand die via een link meespeelt; anders is er geen klok.
time-hours = { $hours } u { $minutes }
time-days = { $days } d { $hours } u
join-asked = Een uitnodiging van { $who }: speel je mee?
join-free = Er is een plaats vrij.
join-side = Jouw kant: { $side }
join-sides = Vrije plaatsen: { $sides }
join-late = Alle plaatsen zijn inmiddels bezet.
join-new = Nieuw voor jou?
join-sit = Plaatsnemen
join-watch = Alleen toekijken


## Aan tafel

table-guest = Gast
table-gone = iemand
table-who = { $title } ({ $name })
table-open-seat = { $title } (vrije plaats)
table-your-turn = Je bent aan de beurt.
table-decides = { $who } is aan de beurt.
table-thinks = { $who } denkt na.
table-chance = Het lot beslist.
turn-waiting = Wachten tot er iemand plaatsneemt.
turn-paused = De partij is gepauzeerd.
table-past = Je kijkt terug, naar stap { $version }.
table-now = Terug naar de partij
table-you = jij
table-rating = rating
table-away = afwezig
table-clock = Klok van { $who }
table-watchers =
    { $count ->
        [one] één persoon kijkt toe
       *[other] { $count } mensen kijken toe
    }
table-you-watch = Je kijkt toe.
table-broken = Verbinding verbroken; bezig met herstellen. Er gaat niets verloren.
result-score = Stand: { $score }
result-aborted = Nog niet iedereen heeft gezet, dus de partij telt niet.
result-weight = Telt voor { $percent }, omdat dezelfde mensen vaak tegen elkaar spelen.
result-you-win =
    { $reason ->
        [resigned] Je wint door opgave
        [time] Je wint op tijd
        [abandoned] Je wint: de tegenpartij is vertrokken
       *[rules] Je wint!
    }
result-you-lose =
    { $reason ->
        [resigned] Je verliest door opgave
        [time] Je verliest op tijd
        [abandoned] Je verliest: je was te lang weg
       *[rules] Je verliest
    }
home-lobby = Tegenstander vinden
home-lobby-line = Kies een spel en een tempo, en speel met wie hetzelfde wil; of daag iemand bij naam uit.
home-tournaments = Toernooien
home-tournaments-line = Voor een clubavond: iedereen tegen iedereen of Zwitsers, alleen of in teams, met een link om mee te doen.
home-tournaments-open = Naar de toernooien
end-tournament = Naar het toernooi
end-title = Hoe nu verder?
end-next-game = Volgende partij
end-next-level = Volgend niveau: { $level }
end-analyse = Analyse
end-turned = Het keerpunt was zet { $number }
start-chosen = { $who } heeft gekozen hoe deze partij begint. Deze partij telt niet mee voor de rating.
start-chosen-hidden = { $who } heeft gekozen hoe deze partij begint en weet misschien wat verborgen is. Deze partij telt niet mee voor de rating.
curtain-line = Gesloten kaarten: nu mag maar één van jullie kijken.
curtain-hand = Ik ben { $who }: toon mijn kaarten
invite-title = Iemand uitnodigen
invite-copy = Link kopiëren
invite-copied = Gekopieerd
invite-share = Delen
invite-code = QR-code
invite-code-alt = De link als QR-code
invite-public = Iedereen kan deze tafel op de startpagina vinden.
offer-made =
    { $matter ->
        [draw] Voorstel van { $who }: gelijkspel.
        [takeback] Verzoek van { $who }: een zet terugnemen.
        [pause] Voorstel van { $who }: een pauze.
        [resign] Voorstel van { $who }: opgeven.
       *[rematch] Voorstel van { $who }: revanche.
    }
offer-own =
    { $matter ->
        [draw] Je stelt gelijkspel voor.
        [takeback] Je vraagt een zet te mogen terugnemen.
        [pause] Je stelt een pauze voor.
        [resign] Je stelt voor op te geven.
       *[rematch] Je stelt een revanche voor.
    }
offer-accept = Aannemen
offer-decline = Afwijzen
offer-withdraw = Intrekken
confirm-play = Zetten
confirm-drop = Toch niet
controls-title = Aan tafel
controls-more = Meer
controls-hint = Hint
controls-undo = Terugnemen
controls-takeback = Zet terugnemen
controls-draw = Gelijkspel aanbieden
controls-pause = Pauze
controls-resume = Verdergaan
controls-resign = Opgeven
controls-resign-sure = Echt opgeven?
controls-resign-no = Nee, verder spelen
controls-abort = Afbreken
controls-abort-sure = Echt afbreken?
controls-claim-win = Winst opeisen
controls-claim-draw = Gelijkspel opeisen
controls-claim-abort = Afbreken: tegenstander is weg
controls-claim-engine = Computer laten invallen
controls-leave = Tafel verlaten
controls-penalty = { $who } heeft gepraat
controls-penalty-sure = Een punt tegen { $who }?
controls-rematch = Revanche
controls-again = Opnieuw spelen
controls-retry = Opnieuw proberen
controls-to-rematch = Naar de nieuwe partij
controls-play-from = Vanaf hier spelen
controls-flip = Bord draaien
controls-record = Partij downloaden
controls-link = Link voor toeschouwers
controls-link-failed = De link kon niet worden gekopieerd. Hier is hij: { $link }
controls-not-yet = Je bent niet aan de beurt.
controls-no-undo = Er is geen zet om terug te nemen.
controls-no-past = Ga eerst terug naar een eerdere zet.
controls-back = Je kijkt terug; ga eerst terug naar de partij.
controls-offered = Dat heb je al aangeboden.
controls-covered = De kaarten zijn bedekt: wie aan de beurt is, neemt eerst het scherm.
hint-title = Hint
hint-none = Toont de beste zet.
hint-thinking = Even nadenken …
hint-on-server = De server denkt na …
hint-depth =
    { $depth ->
        [one] Eén zet vooruitgekeken
       *[other] { $depth } zetten vooruitgekeken
    }
hint-wins = wint
hint-loses = verliest
hint-draws = eindigt gelijk
hint-chance = { $percent } kans om te winnen
hint-marked = aanbevolen
hint-best = Aanbevolen: { $what }
moves-title =
    { $count ->
        [one] De enige zet, in woorden
       *[other] Alle { $count } zetten, in woorden
    }
moves-find = Typ een zet
moves-play = Spelen
moves-several = Er passen meer zetten; typ nog wat verder.
moves-none = Er past geen zet.
log-title = Verloop
log-steps = Terugkijken
log-first = Naar het begin
log-back = Eén zet terug
log-forward = Eén zet vooruit
log-last = Naar de laatste zet
log-why = Wat er gebeurde, en waarom
log-why-rule = Regel
log-came = { $what }: { $came }
log-struck = teruggenomen: { $what }
log-accept =
    { $matter ->
        [draw] { $who } gaat akkoord met gelijkspel.
        [takeback] { $who } staat het terugnemen toe.
        [pause] { $who } gaat akkoord met een pauze.
        [resign] { $who } gaat akkoord met opgeven.
       *[rematch] { $who } gaat akkoord met een revanche.
    }
log-set-up =
    { $count ->
        [one] Opstelling: één stap
       *[other] Opstelling: { $count } stappen
    }
log-draws =
    { $count ->
        [one] één loting
       *[other] { $count } lotingen
    }
log-act = { $who }: { $what }.
log-chance = Het lot: { $what }.
log-begin = De partij begint.
log-offer =
    { $matter ->
        [draw] { $who } biedt gelijkspel aan.
        [takeback] { $who } wil een zet terugnemen.
        [pause] { $who } wil een pauze.
        [resign] { $who } wil opgeven.
       *[rematch] { $who } wil een revanche.
    }
log-decline =
    { $matter ->
        [draw] { $who } wijst gelijkspel af.
        [takeback] { $who } staat het terugnemen niet toe.
        [pause] { $who } wil geen pauze.
        [resign] { $who } wil niet opgeven.
       *[rematch] { $who } wil geen revanche.
    }
log-penalty = { $who } heeft gepraat: een punt voor het andere team.
log-rewind = Zet teruggenomen.
log-draw = Gelijkspel overeengekomen.
log-pause = De partij is gepauzeerd.
log-resume = De partij gaat verder.
log-rematch = Er staat een nieuwe partij klaar.
log-resign = { $who } geeft op.
log-flag = { $who } heeft geen tijd meer.
log-abandon = { $who } is vertrokken.
log-abort =
    { $why ->
        [time] { $who } heeft niet op tijd gezet. De partij is afgebroken.
        [abandoned] { $who } is vertrokken. De partij is afgebroken.
       *[resigned] { $who } breekt de partij af.
    }
log-close = Wie deze server beheert, heeft de tafel gesloten.
log-replace = De computer valt in voor { $who }.
log-casual = { $who } heeft de computer om raad gevraagd: deze partij telt niet meer mee voor de rating.
chat-title = Chat
chat-words = Bericht
chat-say = Versturen
chat-said = { $who } zegt: { $words }
chat-watching = kijkt toe
chat-partners = Partners praten niet met elkaar zolang de partij duurt.
chat-title-watching = Chat van wie toekijkt
chat-apart = Wie speelt, leest dit pas na de partij.
chat-mute = { $who } dempen
chat-unmute = { $who } niet meer dempen
chat-unread = { $count } nieuw
controls-chat-unread =
    { $count ->
        [one] Chat, { $count } nieuw bericht
       *[other] Chat, { $count } nieuwe berichten
    }


## Puzzels en regels

book-title = Mindlock
book-line = Puzzels voor één speler, van een eerste kanteling tot slapeloze nachten. Elke PAR is bewezen.
book-open = Boek openen
book-how = Je witte kubussen moeten alle zwarte verslaan zonder de PAR te overschrijden. Nog eens spelen kost niets.
book-next = Volgende puzzel: { $name }
book-grades = Moeilijkheid
book-solved =
    { $moves ->
        [one] opgelost in één zet
       *[other] opgelost in { $moves } zetten
    }
book-tried = geprobeerd
book-new = nog niet geprobeerd
book-own = Een eigen puzzel, als tekst
book-check = Bewijzen
book-hopeless = Er is geen oplossing.
book-proved = Oplosbaar in { $least ->
        [one] één zet
       *[other] { $least } zetten
    }; kortste oplossingen: { $solutions }.
puzzle-title = Puzzel { $name }
puzzle-own = Eigen puzzel
puzzle-moves = Zetten
puzzle-best = Je record
puzzle-goal =
    { $par ->
        [one] Versla alle zwarte kubussen in één zet.
       *[other] Versla alle zwarte kubussen in hooguit { $par } zetten.
    }
puzzle-aim =
    { $par ->
        [one] Los het op in één zet
       *[other] Los het op in hoogstens { $par } zetten
    }
puzzle-wanted = Vereiste invloeden: { $elements }
puzzle-hopeless = Vanaf hier is het niet meer op te lossen. Neem een zet terug.
puzzle-no-move = Geen zet meer over: niet opgelost.
puzzle-take-back = Terugnemen
puzzle-begin-again = Opnieuw beginnen
puzzle-searching = Zoeken: { NUMBER($positions) } stellingen …
puzzle-stop = Stoppen
puzzle-solution = Oplossing
puzzle-next = Volgende puzzel
rules-part = Deel
rules-rulings = Uitspraken
board-tap-again = Tik nog eens om het te doen.

# Ratings
rated = met rating
chooser-rated = Met rating
chooser-rated-note = De partij telt mee voor je rating; zetten kun je niet terugnemen.
hint-casual = Deze partij telt mee voor de rating. Als je om een hint vraagt, telt deze partij niet meer mee.
table-is-rated = Deze partij telt mee voor de rating.
join-rated = Deze partij telt mee voor de rating: je hebt een account nodig, en zetten kun je niet terugnemen.

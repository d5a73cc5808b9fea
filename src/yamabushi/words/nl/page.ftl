### De woorden van de pagina die niet bij één spel horen.


## Overal

page-skip = Naar de inhoud
page-home = Naar de startpagina
page-nav = Pagina’s
page-rules = Regels
page-loading = Een ogenblik …
page-close = Sluiten
page-again = Opnieuw proberen
page-nothing = Hier is niets.
page-no-answer = De server antwoordt niet. Ben je online?
page-failed = Dat is niet gelukt.
page-compiling = De engines komen op snelheid: { $done } van { $total }
settings-title = Instellingen
settings-language = Taal
settings-theme = Weergave
theme-auto = zoals het systeem
theme-light = licht
theme-dark = donker
settings-sound = Geluiden
settings-aids = Tonen wat een zet zou doen
settings-calm = Minder beweging
settings-codes = Zetten in notatie
settings-pace = Tempo van wat er gebeurt
pace-brisk = vlot
pace-usual = gewoon
pace-slow = rustig
settings-notify = Melden wanneer ik aan de beurt ben
about-title = Over Yamabushi
about-what = Yamabushi is een thuis voor drie kleine duels aan de speeltafel. Het kent hun regels precies, speelt ze op elk niveau tegen je en brengt vrienden samen, op één scherm of via een link.
about-games = De spellen zijn van hun ontwerpers en uitgevers. Alle afbeeldingen en teksten hier zijn van onszelf; waar een regelboek zwijgt, zeggen onze uitspraken wat er geldt.
about-data = Je tafels en puzzelresultaten worden alleen door deze browser onthouden. De server bewaart de zetten van elke partij en wat jullie aan tafel zeggen, meer niet.
about-free = Alles samen is vrije software onder de MIT-licentie: met één opdracht host je het zelf.


## De startpagina

home-title = Drie duels op één tafel
home-line = Tegen een engine, een vriend naast je of een vriend ver weg.
home-play = Spelen
home-rules = De regels van { $game }
own-title = Je tafels
own-over = afgelopen
own-won = gewonnen
own-lost = verloren
own-drawn = gelijkspel
own-turn = jouw beurt
own-playing = anderen aan de beurt
own-waiting = wacht
own-paused = onderbroken
own-forget = Deze tafel vergeten: { $game }
own-fewer = Minder tonen
own-all = Alle { $count } tonen
open-title = Open tafels
open-nobody = Er wacht nu niemand. Dek zelf een open tafel: kies een spel, dan “Wie maar wil”.
open-playing = Hier wordt gespeeld
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
chooser-options = Opties
chooser-side = Je speelt
chooser-lot = door loting
chooser-clock = Klok
chooser-name = Je naam
chooser-mode-duel = Elk drie kubussen; wie als eerste vijf punten heeft, wint.
chooser-mode-teams = Twee tegen twee, vier kubussen per kant; partners zwijgen.
chooser-mode-mukyan = Alleen tegen een oude meester die zijn dobbelstenen volgt.
clock-none = zonder klok
clock-quick = 5 minuten, plus 5 seconden per beurt
clock-calm = 20 minuten, plus 10 seconden per beurt
clock-days = één dag per beurt
join-asked = Een uitnodiging van { $who }: speel je mee?
join-free = Er is een plaats vrij.
join-late = Alle plaatsen zijn inmiddels bezet.
join-sit = Plaatsnemen
join-watch = Alleen toekijken


## Aan tafel

table-guest = Gast
table-who = { $title } ({ $name })
table-open-seat = { $title } (vrije plaats)
table-your-turn = Jij bent aan de beurt.
table-decides = { $who } is aan zet.
table-thinks = { $who } denkt na.
table-chance = Het lot beslist.
turn-waiting = Wachten tot er iemand plaatsneemt.
turn-paused = De partij is onderbroken.
table-past = Je kijkt terug, naar stap { $version }.
table-now = Terug naar nu
table-you = jij
table-away = afwezig
table-clock = Klok van { $who }
table-watchers =
    { $count ->
        [one] één persoon kijkt toe
       *[other] { $count } mensen kijken toe
    }
table-you-watch = Je kijkt toe.
table-broken = De verbinding is weg en wordt weer gezocht. Er gaat niets verloren.
result-score = Stand: { $score }
result-you-win =
    { $reason ->
        [resigned] Je wint door opgave
        [time] Je wint op tijd
        [agreed] Je wint in overleg
        [abandoned] Je wint door afwezigheid
       *[rules] Je wint!
    }
result-you-lose =
    { $reason ->
        [resigned] Je verliest door opgave
        [time] Je verliest op tijd
        [agreed] Je verliest in overleg
        [abandoned] Je verliest door afwezigheid
       *[rules] Je verliest
    }
end-title = Hoe verder
end-next-game = Volgende partij
end-next-level = Volgend niveau: { $level }
end-analyse = Analyse
start-chosen = { $who } heeft gekozen hoe dit spel begint. Het telt niet mee voor een klassement.
start-chosen-hidden = { $who } heeft gekozen hoe dit spel begint en weet misschien wat verborgen is. Het telt niet mee voor een klassement.
curtain-line = Verborgen handen: nu mag maar één van jullie kijken.
curtain-hand = Ik ben { $who }: toon mijn hand
invite-title = Iemand uitnodigen
invite-copy = Link kopiëren
invite-copied = Gekopieerd
invite-share = Delen
invite-code = QR-code
invite-code-alt = De link als QR-code
invite-public = Iedereen kan deze tafel op de startpagina vinden.
offer-made = Voorstel van { $who }: { $matter }.
offer-accept = Aannemen
offer-decline = Afwijzen
offer-withdraw = Intrekken
matter-draw = remise
matter-takeback = terugname
matter-pause = pauze
matter-resign = opgeven
matter-rematch = nog een partij
controls-title = Aan tafel
controls-hint = Hint
controls-undo = Ongedaan maken
controls-takeback = Terugname vragen
controls-draw = Remise aanbieden
controls-pause = Pauze
controls-resume = Verdergaan
controls-resign = Opgeven
controls-resign-sure = Echt opgeven?
controls-claim-win = Winst opeisen
controls-claim-draw = Remise opeisen
controls-claim-engine = Engine laten invallen
controls-leave = Tafel verlaten
controls-penalty = { $who } heeft gepraat
controls-rematch = Nog een partij?
controls-again = Opnieuw spelen
controls-retry = Opnieuw proberen
controls-to-rematch = Naar de nieuwe partij
controls-play-from = Vanaf hier spelen
controls-flip = Bord draaien
controls-record = Partij downloaden
controls-link = Link voor kijkers
controls-link-failed = De link kon niet worden gekopieerd. Hier is hij: { $link }
controls-not-yet = Je bent niet aan zet.
controls-no-undo = Er is geen zet om terug te nemen.
controls-no-past = Kijk eerst naar een zet terug.
hint-title = Hint
hint-thinking = Denkt na …
hint-on-server = Denkt na op de server …
hint-depth =
    { $depth ->
        [one] Eén zet vooruitgekeken
       *[other] { $depth } zetten vooruitgekeken
    }
hint-wins = wint
hint-loses = verliest
hint-draws = gelijkspel
moves-title =
    { $count ->
        [one] De enige zet, in woorden
       *[other] Alle { $count } zetten, in woorden
    }
moves-find = Typ een zet
moves-play = Spelen
moves-several = Er past meer dan één zet; typ er meer van.
moves-none = Er past geen zet.
log-title = Verloop
log-first = Naar het begin
log-back = Eén zet terug
log-forward = Eén zet verder
log-last = Naar nu
log-came = { $what }: { $came }
log-struck = teruggenomen: { $what }
log-accept = { $who } neemt aan: { $matter }.
log-set-up =
    { $count ->
        [one] Opzet: één regel
       *[other] Opzet: { $count } regels
    }
log-draws =
    { $count ->
        [one] één keer getrokken
       *[other] { $count } keer getrokken
    }
log-act = { $who }: { $what }.
log-chance = Het lot: { $what }.
log-begin = De partij begint.
log-offer = { $who } stelt voor: { $matter }.
log-decline = { $who } wijst af: { $matter }.
log-penalty = Een punt tegen { $who }.
log-rewind = Teruggenomen.
log-draw = Remise overeengekomen.
log-pause = Pauze.
log-resume = Het gaat verder.
log-rematch = Er ligt een nieuwe partij klaar.
log-resign = { $who } geeft op.
log-flag = { $who } heeft geen tijd meer.
log-abandon = { $who } is weggegaan.
log-replace = Voor { $who } valt een engine in.
chat-title = Chat
chat-words = Bericht
chat-say = Versturen
chat-watching = kijkt toe
chat-partners = Partners zwijgen zolang de partij duurt.
chat-mute = { $who } dempen
chat-unmute = { $who } weer horen


## Puzzels en regels

book-title = Mindlock
book-line = Puzzels voor één speler, van een eerste kanteling tot nachtenlang gepeins. Elke PAR is bewezen.
book-open = Boek openen
book-how = Je witte kubussen moeten alle zwarte verslaan in hooguit PAR zetten. Nog eens spelen is gratis.
book-next = Volgende puzzel: { $name }
book-grades = Moeilijkheidsgraden
book-puzzle = { $name }, PAR { $par }, { $state }
book-solved =
    { $moves ->
        [one] opgelost in één zet
       *[other] opgelost in { $moves } zetten
    }
book-tried = geprobeerd
book-new = nog niet geprobeerd
book-own = Een eigen puzzel, als tekst
book-check = Bewijs het
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
puzzle-wanted = Geëiste invloeden: { $elements }
puzzle-hopeless = Vanaf hier is het niet meer op te lossen. Neem een zet terug.
puzzle-searching = Zoekt: { NUMBER($positions) } stellingen …
puzzle-stop = Stoppen
puzzle-solution = Oplossing
puzzle-next = Volgende puzzel
puzzle-anew = Opnieuw beginnen
rules-part = Deel
rules-rulings = Uitspraken

### Waarom iets is geweigerd. De sleutels komen uit en/refusals.ftl.

account-alike = De naam { $name } lijkt te veel op een naam die al bezet is.
account-guessable = Dat wachtwoord is een van de eerste die iedereen zou proberen; kies een ander.
account-no-seat = Je hebt geen plaats aan die tafel.
account-none = Er is geen account met de naam { $name }.
account-reserved = De naam { $name } staat voor de computer, de beheerder of een gast; kies een andere.
account-taken = De naam { $name } is al bezet.
account-unknown = Je bent niet ingelogd.
account-unseen = Een naam moet minstens één zichtbaar teken hebben.
account-wrong = De naam of het wachtwoord klopt niet.
analysis-curtain = Met gesloten kaarten op één scherm geeft de computer geen raad.
analysis-here = Browsers kunnen dit spel niet analyseren; de server wel.
analysis-nobody = Daar valt niets te beslissen.
analysis-puzzle = Een puzzel heeft een eigen oplosser; de computer speelt hem niet.
analysis-turn = Je bent niet aan de beurt.
analysis-unfair = Zolang anderen spelen, geeft de computer geen raad.
arena-died = Een proces is gestopt, misschien door gebrek aan geheugen; probeer het met minder --jobs.
arena-different = Deze bestanden zijn van verschillende spellen, die niet in één ranglijst passen: { $games }.
arena-file = { $file } is niet te gebruiken: { $problem }.
arena-no-games = Er is niemand om in te delen: in deze bestanden staat geen paar partijen van twee spelers.
arena-one = Dit spel speel je alleen; noem één speler en niet { $count }.
arena-opening = Een opening van { $opening } willekeurige beslissingen is te lang: de partij is eerder afgelopen.
arena-other = { $file } bevat andere partijen ({ $name } is daar { $theirs }, niet { $ours }); noem een ander bestand.
arena-sides = In de arena treffen twee kanten elkaar; { $game } heeft er { $count }.
arena-sprt = Een test vraagt twee Elo-verschillen, het kleinste eerst, en niet { $elo0 } { $elo1 }.
arena-two = Dit spel heeft twee kanten; noem twee spelers, zoals in: arena { $game } greedy random.
arena-write = { $file } kan niet worden geschreven: { $problem }.
backup-file = { $file } is niet te gebruiken als back-up: { $problem }.
backup-empty = { $place } bevat geen tafels en geen accounts. Is dat de bedoeling, geef dan --empty op; er is niets geschreven.
backup-form = De back-up heeft vorm { $theirs } en de database vorm { $ours }; zet hem terug in een lege database, of breng deze daarheen met: yamabushi migrate { $theirs }.
backup-replace = Er staat al iets in de database: { $contents }. Geef --replace op om alles te vervangen.
bench-browser = WebAssembly wordt gemeten in een kloon met een gebouwde pagina; hier is er geen.
bench-part = Er is geen meting van { $name }; mogelijk: { $names }.
block-many = Je blokkeert al { $most } mensen; deblokkeer eerst iemand.
block-no-name = Er is geen account met de naam { $name }.
block-nobody = Wie daar zit, heeft geen account; je kunt diegene aan tafel dempen.
block-yourself = Dat ben je zelf.
bot-by-hand = Dit is het account van een bot: die speelt met zijn token, en niemand speelt er met de hand mee.
bot-challenges = Een bot neemt alle uitdagingen aan (all), alleen die niet meetellen (casual) of geen (none), en niet { $text }.
bot-engine = Een engine is level:{ $low } tot en met level:{ $high }, of ugi: en een opdracht, en niet { $text }.
bot-engine-gone = De engine { $command } antwoordt niet zoals UGI het wil.
bot-file = Het token kan niet uit { $file } worden gelezen: { $problem }.
bot-games = Een bot speelt hoogstens { $most } partijen tegelijk; maak er eerst een af.
bot-has-played = Met dit account heeft al iemand gespeeld; een bot heeft een eigen account nodig.
bot-no-token = Dat token bestaat niet.
bot-refused = De server weigert: { $sentence }
bot-server = { $server } is geen adres van een server; een adres is bijvoorbeeld http://127.0.0.1:8420.
bot-tokens = Een bot heeft hoogstens { $most } tokens, en alleen een bot heeft ze; trek er eerst een in.
challenge-bots = Er wachten daar al { $most } bots op een antwoord; probeer het later nog eens.
challenge-closed = Je kunt die persoon niet om een partij vragen.
challenge-none = Die uitdaging bestaat niet meer.
challenge-too-many = Je hebt al { $most } openstaande uitdagingen; trek er eerst een in.
cli-language = De taal { $name } is er niet; mogelijk: { $names }.
cli-learn-first = Dit is de eerste stap van de cursus; er is er geen voor.
cli-neither = { $text } is geen spel en geen bestand; de spellen zijn { $games }.
cli-no-advice = Hier is geen advies; `yamabushi mindlock` heeft hints en oplossingen.
cli-no-database = Op { $place } staat geen database van Yamabushi; er is niets aangemaakt. Noem die van de server met --data, --database of --config.
cli-no-kernels = De regels van { $game } zijn geen kernels; alleen kernels kunnen worden geteld.
cli-no-threat = Wat hier dreigt, is niet te zeggen: alleen aan het begin van een beurt, en als de tegenstander niets verbergt.
cli-no-value = De optie --{ $option } vraagt een waarde, zoals in --{ $option } { $example }.
cli-not-sure = Er is niets gewijzigd: dit vraagt eerst om bevestiging en niemand kan antwoorden. Geef --yes op om akkoord te gaan.
cli-not-done = Er is niets gewijzigd.
cli-number = Er staat geen nummer { $word } in de lijst; die gaat van 1 tot en met { $last }.
cli-only-position = De optie --{ $option } is voor een stelling, niet voor het verslag van een partij.
cli-only-record = De optie --{ $option } is voor het verslag van een partij, niet voor een stelling.
cli-opponent = Er is geen tegenstander { $name }; mogelijk: { $names }.
cli-paid = Er is geen zet over, en { $action } kost er een. Gratis zijn: { $free }.
cli-resume-game = { $file } is een partij { $theirs }, niet { $ours }.
cli-save = De partij kan niet worden bewaard als { $file }: { $problem }.
cli-seat = Er is geen plaats { $name }; mogelijk: { $names }, of random.
cli-several = { $word } kan { $moves } betekenen; typ een daarvan.
cli-stray = { $word } is geen optie en ook geen waarde; opties schrijf je als --style old.
cli-undo = Er valt niets terug te nemen: je hebt nog niet gezet.
cli-why = Er valt niets uit te leggen: `why` gaat over wat er gebeurd is, `why 2` over de stap ervoor.
cli-word = { $word } is hier geen zet en geen opdracht; `help` vertelt wat je kunt typen.
clock-increment = Een klok van het soort { $kind } telt per beurt 0 tot en met { $high } seconden bij, en niet { $value }.
clock-time = Een klok van het soort { $kind } heeft { $low } tot en met { $high } seconden, en niet { $value }.
community-apart = Aan die tafel kun je niet gaan zitten.
community-banned = Je kunt hier tot { $until } niet meedoen; opgegeven reden: ‘{ $reason }’.
community-banned-for-good = Je kunt hier niet meer meedoen; opgegeven reden: ‘{ $reason }’.
compile-failed = Wat { $games } nodig heeft, kon niet worden gecompileerd; zonder kan worden gespeeld, maar langzamer.
conduct-file = De gedragsregels kunnen niet uit { $file } worden gelezen: { $problem }.
database-address = Op dat adres is de database niet te bereiken; een adres is zoals postgresql://user:word@host/name.
database-driver = PostgreSQL heeft meer pakketten nodig. Voer in de kloon van Yamabushi uit: pip install '.[cluster]'.
database-folder = De map { $folder } voor de gegevens van de server kan niet worden gemaakt: { $problem }.
database-newer = De database is van een nieuwere Yamabushi: de vorm { $theirs } is hier onbekend; de nieuwste is { $ours }.
database-revision = De database heeft geen vorm { $name }; mogelijk: { $names }.
database-unreachable = De database { $address } is niet te gebruiken: { $problem }
engine-died = Het zoeken is afgebroken; vraag het nog eens.
engine-idle-chance = het lot is aan de beurt
engine-idle-over = de partij is afgelopen
engine-idle-turn = deze plaats is niet aan de beurt
engine-late = De engine geeft al te lang geen antwoord; vraag het straks nog eens.
engine-nobody = Er valt niets te bedenken: { $reason }.
engine-player = Er is geen speler { $name }; mogelijk: { $names }, en level:{ $lowest } tot en met level:{ $highest }.
game-failed = { $game } heeft een fout, daarom kan dat hier niet worden gespeeld: { $problem }.
game-unknown = Er is geen spel { $name }; mogelijk: { $games }.
guard-origin = Deze server accepteert geen verzoeken van andere sites.
guard-too-long = Dat is te lang: hoogstens { $most } bytes.
guard-too-much = Te veel verzoeken tegelijk; wacht even.
hall-no-table = Die tafel bestaat niet.
hall-rules = Die partij begon met regels { $theirs } van { $game }; hier gelden regels { $ours }, die er niet mee verder kunnen.
hall-unreadable = Wat er van die tafel bewaard is, kan deze versie niet lezen.
himiki-book-name = hier staat de naam van een puzzel uit het boek, zoals F01, of de tekst van een puzzel
himiki-book-none = die puzzel staat niet in het boek; mogelijk: { $names }
himiki-due-again = je mag nog eens spelen, of stoppen
himiki-due-candidate = het lot kiest uit de zetten die Muk Yan kan doen
himiki-due-confront = de Grote Yokai mag de strijd aangaan met een kubus, maar het hoeft niet
himiki-due-conjure = er moet een kubus van de andere kleur worden gedraaid
himiki-due-dice = de dobbelstenen van Muk Yan worden geworpen
himiki-due-draw = het lot trekt een chaostegel
himiki-due-impel = Impuls kantelt de kubus nog eens
himiki-due-mana = de mana kantelt een kubus die zijn element toont
himiki-due-move = nu wordt er een kubus gekanteld, of er worden kubussen gedraaid
himiki-due-order = de kubussen van een draai schrijf je elk één keer, in de volgorde van hun velden
himiki-due-place = er moet een kubus op een startveld worden gezet
himiki-due-put = de terreintegel moet op een leeg veld
himiki-due-slide = Teleportatie laat de kubus twee velden glijden
himiki-due-swap = Transfer wisselt de kubus met een andere
himiki-due-tile = er mag een chaostegel worden gebruikt, maar het hoeft niet
himiki-no-cube = Er staat geen kubus op { $square }.
himiki-no-pivot = Na een draai mag de volgende zet geen draai zijn; mogelijk is { $possible }.
himiki-no-such-decision = { $action } is geen zet in dit spel; hier is mogelijk: { $possible }.
himiki-not-back = Bij nog eens spelen mag de kubus op { $square } niet terug naar { $left }.
himiki-not-confused = In Verwarring speel je de kubussen van de andere kleur; die op { $square } is van jezelf.
himiki-not-now = { $action } kan nu niet: { $due }; mogelijk is { $possible }.
himiki-not-yours = De kubus op { $square } is niet van jou.
himiki-one-pivot = Tijdens Verwarring wordt maar één kubus gedraaid.
himiki-other-half = Deze beurt is de kubus op { $square } van je partner; jij speelt die van je eigen helft.
himiki-over = De partij is afgelopen; er kan niets meer worden gespeeld.
himiki-penalty = Hier is geen straf: { $problem }.
himiki-penalty-late = de partij is afgelopen
himiki-penalty-mode = straf is er alleen in teams
himiki-penalty-side = die is tegen w of b
himiki-puzzle-black = zwart heeft { $count } kubussen; het moeten er 1 tot en met { $most } zijn
himiki-puzzle-cube = { $word } is geen kubus; een kubus schrijf je als C4HKM, een veld en de elementen van zijn drie assen
himiki-puzzle-edition = de editie is revised of first, niet { $word }
himiki-puzzle-event = { $tile } is geen van de gebeurtenistegels die hier gelden: { $tiles }
himiki-puzzle-hand = { $word } is geen rij gebeurtenistegels zoals MhCj
himiki-puzzle-headlock = een headlock heeft geen invloeden
himiki-puzzle-influences = invloeden zijn die van H, M en K die meedoen, zoals { $example }, niet { $word }; of headlock
himiki-puzzle-long = de tekst heeft { $count } tekens; hoogstens { $most } zijn toegestaan
himiki-puzzle-on-terrain = een kubus staat op { $tile } op { $square }; terrein ligt op vrije velden
himiki-puzzle-one-tile = er is maar één tegel { $tile }
himiki-puzzle-par = PAR is een geheel getal van 1 tot en met { $most }, zoals par=3, niet { $word }
himiki-puzzle-part = { $word } is geen van deze: { $parts }
himiki-puzzle-sides = het begint met de witte kubussen, een / en de zwarte, zoals C4HKM/B3KMH,D3MHK par=3 headlock
himiki-puzzle-slashes = { $word } heeft meer dan één /
himiki-puzzle-terrain = { $word } is geen terrein; terrein schrijf je als C3Im, een van { $tiles }, met + ertussen
himiki-puzzle-twice = { $part } staat er twee keer
himiki-puzzle-two-cubes = er staan twee kubussen op { $square }
himiki-puzzle-two-tiles = er liggen twee tegels op { $square }
himiki-puzzle-white = wit heeft { $count } kubussen; het moeten er 1 tot en met { $most } zijn
himiki-taken = { $square } is niet vrij.
himiki-tile-no-enemy = Er is geen kubus van de tegenstander die { $tile } kan draaien.
himiki-tile-no-mana = { $tile } kantelt een kubus die zijn element laat zien; geen van de jouwe kan kantelen.
himiki-tile-no-square = Er is geen leeg veld voor { $tile }.
himiki-tile-not-held = Je hebt { $tile } niet in je hand.
himiki-tile-not-now = Een chaostegel gebruik je meteen nadat je door te kantelen op 2, 3 of 4 punten bent gekomen; mogelijk is { $possible }.
himiki-too-far = Een kubus kantelt naar een van de vier velden ernaast; { $goal } ligt niet naast { $square }.
holding-account = Je hebt al { $most } open tafels; speel aan een ervan of verlaat die voordat je een nieuwe opent.
holding-address = Vanaf jouw netwerk staan al { $most } tafels open; speel aan een ervan of verlaat die voordat je een nieuwe opent.
host-busy = De partij aan tafel { $table } gaat te snel verder; probeer het nog eens.
host-file = { $file } kan niet worden geschreven: { $problem }.
host-file-there = { $file } bestaat al en blijft zoals het is; noem een ander bestand.
host-for-good = Een adres wordt hoogstens 365 dagen uitgesloten: later is het van iemand anders.
host-has-played = Met het account { $name } heeft al iemand gespeeld; een bot heeft een eigen account nodig.
host-no-account = Er is geen account met de naam { $name }, en een adres is het ook niet.
host-no-announcement = Er is geen aankondiging { $id }.
host-no-ban = { $whom } is niet uitgesloten.
host-no-bot = Er is geen bot met de naam { $name }.
host-no-report = Er is geen melding { $id }.
host-no-token = { $name } heeft geen token { $id }; `yamabushi host tokens` toont de lijst.
host-no-table = Er is geen tafel { $table }.
host-person = { $name } is het account van een persoon, en een botaccount blijft dat voorgoed. Kies een andere naam; is dit account voor een bot gemaakt, geef dan --existing op.
host-tokens = { $name } heeft { $most } tokens, meer kan niet. Trek er een in: yamabushi host tokens { $name } --revoke ID.
host-too-long = Dat is leeg, of langer dan { $most } tekens.
host-wide = { $address } zijn te veel adressen tegelijk; hoogstens een /16 van IPv4 of een /32 van IPv6.
lesson-challenge = Er is geen puzzel { $name }; mogelijk: { $names }.
lesson-course = Er is geen cursus { $name } van { $game }; mogelijk: { $names }.
lesson-none = Voor { $game } zijn er geen cursussen.
lesson-step = In deze cursus is er geen stap { $name }; mogelijk: { $names }.
live-address = { $address } is geen adres van Valkey; een adres is zoals redis://host:6379/0.
live-driver = Valkey heeft meer pakketten nodig. Voer in de kloon van Yamabushi uit: pip install '.[cluster]'.
live-unreachable = De instelling live is niet bruikbaar: Valkey op { $address } antwoordt niet ({ $problem }). Start Valkey, verbeter het adres of laat de instelling weg als er maar één serverproces is.
load-start = De server die gemeten zou worden is meteen gestopt, met code { $code }.
mail-address = Dat is geen e-mailadres: { $address }.
mail-link = Die link is al gebruikt of te oud; vraag een nieuwe aan.
mail-none = Deze server verstuurt geen e-mail.
mail-settings = De instellingen voor e-mail hebben alle drie nodig: mail_server, mail_from, mail_site.
mindlock-about = Naar puzzels over { $about } wordt niet gezocht; mogelijk: { $subjects }.
mindlock-day = { $day } is geen dag met een puzzel; schrijf hem zoals { $today }, dat is vandaag in UTC; de eerste was { $first }.
mindlock-file = { $file } is niet te gebruiken: { $problem }.
mindlock-grade = Er is geen graad { $grade }; er is F makkelijk, M gemiddeld, D moeilijk, E expert.
mindlock-other-run = { $file } bevat { $theirs }, niet { $ours }; noem een ander bestand.
mindlock-text = { $text } is geen puzzel uit het boek, zoals F01, en ook niet de tekst van een puzzel: { $problem }.
mindlock-theme = Er is geen thema { $theme }; mogelijk: { $themes }.
mindlock-too-large = Dat kan hier niet worden doorzocht: { $problem }.
news-no-topic = Dat onderwerp bestaat niet.
news-nobody = Log in, of kom als gast met een sleutel, om te horen wat jou aangaat.
news-too-many = Je kunt hoogstens { $most } onderwerpen tegelijk volgen.
option-choice = De optie { $option } van { $game } kan niet { $value } zijn; kies uit { $choices }.
option-none = { $game } heeft geen optie { $option }; het heeft er helemaal geen.
option-not-here = De optie { $option } van { $game } is er alleen bij { $condition }.
option-number = De optie { $option } van { $game } kan niet { $value } zijn; het is een geheel getal van { $low } tot en met { $high }.
option-text = De optie { $option } van { $game } kan niet { $value } zijn: { $problem }.
option-unknown = { $game } heeft geen optie { $option }; het heeft { $options }.
pairing-aborts = Je hebt { $count } partijen opgegeven die nauwelijks begonnen waren. Over { $minutes } min kun je weer zoeken.
pairing-alone = Dat speel je alleen: er is niemand om op te wachten.
pairing-gone = Die speler wacht niet meer.
pairing-key = Een gast die wacht geeft als token een sleutel van 22 tot 86 letters en cijfers.
pairing-rated = Dat spel telt nooit mee voor de rating.
pairing-too-many = Op jouw adres wachten er al te veel.
pairing-two = Twee mensen kunnen alleen worden gekoppeld voor een spel voor twee.
plan-clock = Alleen, of met iedereen op één scherm, kan er geen klok in dagen zijn.
plan-nobody = Een van de plaatsen moet van jou zijn, of van iemand die je uitnodigt; onder elkaar spelen engines in de arena.
plan-not-over = Een stelling neem je uit een afgelopen partij, of uit een tekst.
plan-over = In die stelling is de partij al afgelopen.
plan-seats = { $game } heeft { $count } plaatsen; zeg voor elke plaats wie er zit, en niet voor { $given }.
plan-start = Begin met een tekst of met een andere tafel, niet met allebei.
players-pool = Voor { $pool } is er geen rating.
push-contact = { $contact } kan niet het contact voor meldingen zijn; een contact is zoals mailto:host@example.org.
push-driver = Meldingen hebben meer pakketten nodig. Voer in de kloon van Yamabushi uit: pip install '.[push]'.
push-keys = De sleutels van dit abonnement zijn onbruikbaar.
push-off = Deze server verstuurt geen meldingen.
push-service = Dat is geen adres van een meldingsdienst: die zijn openbaar en beginnen met https.
puzzle-not-yet = De oplosser wordt gecompileerd, wat maar één keer gebeurt; vraag het zo meteen nog eens.
puzzle-positions = er zijn meer dan { $limit } stellingen
puzzle-too-large = Dat is te veel om hier te doorzoeken: { $problem }.
puzzle-too-slow = het zou te lang duren
puzzles-book = Voor { $game } is er geen puzzelboek; er is er een voor { $games }.
puzzles-file = { $file } bevat geen puzzels die deze opdracht heeft gevonden; noem een ander bestand.
puzzles-source = Over puzzels voor { $game } is niets bekend; mogelijk: { $games }.
puzzles-theme = Er is geen thema { $theme } in dit boek; mogelijk: { $themes }.
rated-guest = Deze partij telt mee voor de rating: log in om mee te spelen.
rated-level = Niemand heeft gemeten hoe sterk niveau { $level } hierin is; speel zonder rating.
rated-mode = Voor deze spelvorm is er geen rating.
rated-start = Alleen een partij die vanaf het begin gespeeld wordt, telt mee voor de rating.
rated-twice = Deze partij telt mee voor de rating: niemand speelt op meer dan één plaats.
ray-missing = Ray is niet geïnstalleerd. Voer in de kloon van Yamabushi uit: pip install '.[ray]'.
record-action = Actie { $number } van het verslag, { $action }, is niet mogelijk: { $problem }
record-branch = Zet { $number } volgt op { $parent }: hij kan op 0, het begin, volgen of op een zet die eerder in de lijst staat.
record-branches = De zetten { $first } en { $second } gaan allebei verder na { $parent }; dat kan er maar één.
record-comment = Een opmerking in het verslag begint met {"{"} en wordt nooit met {"}"} afgesloten.
record-comment-place = Er staat een opmerking na actie { $number }, bij { $last } acties in totaal.
record-comment-text = De opmerking { $text } kan niet worden geschreven: er staat een accolade in.
record-end = Het verslag eindigt zonder uitslag zoals 1-0 of *.
record-file = Het verslag { $file } kan niet worden gelezen: { $problem }.
record-film = Dat zou een film van { $count } stellingen zijn; er worden er hoogstens { $most } getekend.
record-game = Het spel van het verslag kan niet worden gemaakt: { $problem }
record-missing-tag = Het verslag mist het label { $tag }; het heeft Game, Rules en Result nodig.
record-number = Het nummer { $text } staat vóór actie { $number } van het verslag.
record-option = Het label { $tag } is geen optie van { $game }; hier zijn dat { $options }.
record-reserved = Het label { $tag } kan niet worden toegevoegd: het is van het verslag zelf, of begint niet met een hoofdletter.
record-result = De uitslag in het verslag is { $theirs }; de acties leiden tot { $ours }.
record-rules = Het verslag volgt regels { $theirs } van { $game }; hier gelden regels { $ours }, die het niet kunnen controleren.
record-rules-number = Het label Rules is een geheel getal, en niet { $text }.
record-seat = Dit verslag is wat plaats { $seat } zag; alleen een volledig verslag kan worden nagespeeld.
record-start = Het label Start is geen stelling van dit spel: { $problem }
record-tag = Regel { $line } van het verslag, { $text }, is geen label; die schrijf je als [Game "regality"], elk één keer.
record-too-many = Het verslag telt { $count } acties, varianten meegerekend; er worden er hoogstens { $most } gelezen.
record-value = Het label { $tag } kan niet { $text } zijn: er staat een aanhalingsteken of een regeleinde in.
record-variation = In het verslag heeft een ( van een variant geen ), of een ) geen (.
record-variation-depth = De varianten van het verslag zijn meer dan { $deepest } niveaus diep genest.
record-variation-number = Een variant achter actie { $number } van het verslag kan niet met { $text } beginnen; die begint met het nummer van de actie die ze vervangt, of aan het einde van de zettenreeks met het volgende.
regality-cell-taken = { $cell } is niet vrij; vrij zijn { $free }.
regality-citizen-first = De eerste tegel van een partij is de Burger: { $possible }.
regality-due-begin = het lot zegt wie begint
regality-due-choose = wie de vorige partij verloor, kiest wie begint
regality-due-draw = het lot trekt een tegel
regality-due-hit = het lot zegt welke tegel wordt getroffen
regality-due-pick = er moet een tegel worden gekozen
regality-due-place = er moet een tegel worden gelegd
regality-no-cover = De Toren komt op een bondgenoot van jou die gedekt noch beschermd is, niet op { $cell }.
regality-no-effect = De tegel { $tile } op { $cell } kan niets met { $action }; mogelijk is { $possible }.
regality-no-such-decision = { $action } is geen zet in dit spel; hier is mogelijk: { $possible }.
regality-not-now = { $action } kan nu niet: { $due }; mogelijk is { $possible }.
regality-not-yours = { $tile } ligt niet in de zone van de { $side ->
        [Royalty] Kroon
       *[Religion] Religie
    } en niet in de neutrale zone; daar ligt { $hand }.
regality-over = De match is afgelopen; er kan niets meer worden gespeeld.
regality-target-down = De tegel op { $cell } ligt omgekeerd: geen effect raakt hem.
regality-target-far = Het effect reikt niet tot { $cell }.
regality-target-free = Op { $cell } ligt geen tegel.
regality-target-idle = De tegel op { $cell } heeft geen effect dat nu iets kan doen.
regality-target-rival = De Heks neemt alleen bondgenoten van jou terug, en de tegel op { $cell } is er geen.
regality-target-shielded = De tegel op { $cell } is beschermd: geen effect raakt hem.
regality-target-silent = De tegel op { $cell } is monddood: zijn effect kan niet opnieuw.
regality-target-unshielded = De Piraat vernietigt alleen beschermde tegels, en die op { $cell } is dat niet.
report-nothing = Op die plaats zit niemand, en zo’n opmerking is er niet.
request-failed = Er ging iets mis op deze server. Probeer het opnieuw; gebeurt het nog eens, meld het dan aan de beheerder.
request-malformed = Dat verzoek is niet te begrijpen: { $problem }.
request-nothing = Op dat adres is niets.
review-nothing = Er valt niets terug te kijken: in deze partij had niemand een keuze.
review-puzzle = Een puzzel heeft geen kansen om op terug te kijken; de oplosser zegt wat het beste was.
room-begun = De partij is begonnen; geef op in plaats van weg te gaan.
room-closed = Aan die tafel kom je alleen op uitnodiging.
room-curtain = Het gordijn is dicht; wie aan de beurt is, neemt eerst het scherm over.
room-enough = Aan deze tafel is genoeg gepraat.
room-full = Aan die tafel is geen plaats meer; kom later terug.
room-hello = Je bent er al.
room-long = Aan deze tafel is te veel gebeurd; open een nieuwe.
room-no-invite = Die uitnodiging is hier onbekend, of al gebruikt.
room-no-seat = Die plaats is al bezet.
room-not-yours = Die plaats is niet van jou.
room-nothing-said = In dat bericht staat niets dat getoond kan worden.
room-offered = Dat heb je al aangeboden.
room-partners = In teams mogen de spelers niet praten zolang de partij duurt.
room-player = Jij speelt hier mee: wie toekijkt, praat onderling tot het einde van de partij.
room-same-id = Dat kenmerk is al eerder gestuurd, met een andere actie.
room-tournament = In een toernooi valt de computer voor niemand in; eis in plaats daarvan de winst op.
room-watching = Je kijkt toe; dat kan alleen wie speelt.
seat-none = Er is geen plaats { $seat } bij { $game }: de plaatsen zijn { $seats }, en None kijkt toe.
serve-file = De instellingen kunnen niet uit { $file } worden gelezen: { $problem }.
serve-password = Een wachtwoord heeft 8 tot 200 tekens.
serve-port = Op { $host }:{ $port } kan niet worden geluisterd: { $problem }. Noem een andere poort met --port, of 0 voor een willekeurige.
serve-setting = De instelling { $name } is niet te gebruiken: { $problem }.
serve-unknown = Er is geen instelling { $name }. De instellingen zijn: { $names }.
serve-similar = Er is geen instelling { $name }; bedoelde je { $similar }?
server-full = Het is hier nu te druk; kom zo meteen terug.
socket-hello = Zeg eerst hallo.
socket-malformed = Dat bericht is niet te lezen: { $problem }.
socket-token = Die sleutel is hier niet geldig.
solution-mark = Stap { $number } is { $written }, niet { $step }.
solution-over = Stap { $number }, { $step }, is daar niet mogelijk: de puzzel is afgelopen.
solution-step = Stap { $number }, { $step }, is daar niet mogelijk; mogelijk is { $possible }.
solve-game = { $game } kan niet volledig worden opgelost; { $games } wel.
storage-late = De database antwoordt niet, en nog is niet bekend of dat is bewaard. Probeer het nog eens.
storage-restored = Er is een back-up teruggezet; laad de pagina opnieuw.
storage-text = Er staat iets in die tekst dat niet kan worden bewaard.
storage-unavailable = Dat kon nu niet worden bewaard; er is niets veranderd. Probeer het nog eens.
strengths-levels = In { $pool } heeft niveau { $anchor } tegen geen ander gespeeld: vanaf daar wordt geteld.
strengths-order = In { $pool } blijkt niveau { $level } zwakker dan het niveau eronder; laat ze meer partijen spelen.
strengths-pool = In { $game } met deze opties krijgt niemand een rating.
table-alone = Daarvoor moet er nog iemand aan tafel zitten.
table-engine-draw = De computer neemt geen gelijkspel aan; speel door of geef op.
table-no-offer = Zo’n aanbod is er niet.
table-no-penalty = In dit spel zijn er geen straffen.
table-not-away = Niemand van de andere kant is lang genoeg weg; wacht nog { $seconds } s.
table-not-over = De partij is nog niet afgelopen.
table-not-paused = De partij is niet gepauzeerd.
table-nothing = Er is geen zet van jou om terug te nemen.
table-over = De partij is afgelopen.
table-partner = Die straf kan alleen de kant geven die gepraat heeft, of een scheidsrechter die niet meespeelt.
table-paused = De partij is gepauzeerd; hervat die eerst.
table-rated = Deze partij telt mee voor de rating: zetten kun je niet terugnemen.
table-stale = De partij is intussen verdergegaan; dit is nu de stelling.
table-takeback = Dat kan niet worden teruggenomen: misschien is er intussen iets onthuld.
table-takeback-chance = Dat kan niet worden teruggenomen: het lot heeft intussen gesproken.
table-turn =
    { $who ->
        [chance] Je bent niet aan de beurt; het lot beslist.
        [White] Je bent niet aan de beurt; Wit is aan zet.
        [Black] Je bent niet aan de beurt; Zwart is aan zet.
        [Royalty] Je bent niet aan de beurt; de Kroon is aan zet.
        [Religion] Je bent niet aan de beurt; de Religie is aan zet.
        [Sun] Je bent niet aan de beurt; Zon is aan zet.
        [Moon] Je bent niet aan de beurt; Maan is aan zet.
       *[other] Je bent niet aan de beurt.
    }
table-undo = Terugnemen kan tegen de computer of op één scherm; vraag hier om terugname.
table-waiting = De partij is nog niet begonnen: er is nog een plaats vrij.
tournament-begun = Dat toernooi is al begonnen.
tournament-closed = Dat toernooi is begonnen; je kunt niet meer meedoen.
tournament-few = Een toernooi heeft minstens twee deelnemers nodig.
tournament-full = Dat toernooi is vol: er spelen { $most } mensen mee.
tournament-game = Die partij bestaat niet of is al afgelopen.
tournament-held = Je organiseert al { $most } toernooien die nog niet afgelopen zijn.
tournament-name = In dat toernooi heet al iemand { $name }.
tournament-nobody = Dat kan niemand meer: wie dit toernooi organiseerde, is er niet meer.
tournament-none = Dat toernooi bestaat niet.
tournament-not-in = Je speelt niet mee in dat toernooi.
tournament-organiser = Dat kan alleen { $name }, die dit toernooi organiseert.
tournament-over = Dat toernooi is afgelopen.
tournament-rated = Dat toernooi telt mee voor de rating: log in om mee te spelen.
tournament-sides = Voor een toernooi is een spel nodig met twee kanten en evenveel plaatsen.
tournament-team = In dat team is geen plaats.
tune-file = De gewichten kunnen niet naar { $file } worden geschreven: { $problem }.
tune-game = { $name } heeft geen gewichten om bij te stellen; mogelijk: { $names }.
ugi-busy = Ik denk al na; stop maakt daar een eind aan.
ugi-nobody = Er valt niets te beslissen: { $reason }.
ugi-number = { $name } vraagt een geheel getal van { $low } tot en met { $high }, niet { $value }.
ugi-option = Er is geen optie { $name }; mogelijk: { $names }.
ugi-position = Een stelling is startpos, of fen en een tekst, dan moves: niet { $words }.
ugi-secrets = Met deze opties heeft { $game } verborgen dingen, waar UGI geen woorden voor heeft.
ugi-unknown = Ik ken { $words } niet.
view-malformed = Dit is geen zicht op { $game }: een zicht heeft een plaats, of None, en een stelling.
yokai-chance = { $action } kan nu niet: { $due }.
yokai-deck-long = dat is te lang voor { $wanted } schetsen
yokai-deck-size = het aantal schetsen is { $count }, en er wordt met { $wanted } gespeeld
yokai-deck-sketch = { $word } is geen schets; een schets schrijf je als 'GR', 'GB+' of 'RY!'
yokai-deck-text = het moet een tekst zijn, of een lijst van kaarten
yokai-due-ability = over de vaardigheid van { $sketch } bij de { $pile ->
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } stapel moet worden beslist
yokai-due-begin = het lot zegt wie begint
yokai-due-draw = { $seat ->
        [Sun] Zon
       *[Moon] Maan
    } trekt een schets
yokai-due-play = er moet een schets worden gespeeld, of de beurt beëindigd
yokai-due-turn-up = de bovenste yokai van de { $pile ->
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } stapel wordt opengelegd
yokai-must-play = Met vier schetsen in de hand moet er minstens één worden gespeeld: { $possible }.
yokai-no-call = Van de { $pile ->
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } stapel kun je niet roepen: het moet een andere zijn dan die waar je hebt gespeeld, met minstens twee yokai; mogelijk is { $possible }.
yokai-no-such-decision = { $action } is geen zet in dit spel; hier is mogelijk: { $possible }.
yokai-not-in-hand = { $sketch } zit niet in de hand van { $seat ->
        [Sun] Zon
       *[Moon] Maan
    }; daarin zit { $hand }.
yokai-not-now = { $action } kan nu niet: { $due }; mogelijk is { $possible }.
yokai-other-ability = { $sketch } heeft de vaardigheid { $ability ->
        [call] roepen
       *[distract] afleiden
    }, dus { $action } kan niet; mogelijk is { $possible }.
yokai-over = De partij is afgelopen; er kan niets meer worden gespeeld.
yokai-wrong-pile = { $sketch } hoort op de { $first ->
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } of de { $second ->
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } stapel, niet op de { $pile ->
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    }.

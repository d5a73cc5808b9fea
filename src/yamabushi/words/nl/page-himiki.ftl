### De woorden rond het bord van HI MI KI.

himikiboard-board = Het bord, rijen A tot en met E, kolommen 1 tot en met 6
himikiboard-prompt = Jouw beslissing
himikiboard-aim =
    { $mode ->
        [teams]
            { $points ->
                [5] Het eerste team met vijf punten wint
               *[other] Het eerste team met { $points } punten wint
            }
       *[other]
            { $points ->
                [5] Wie het eerst vijf punten heeft, wint
               *[other] Wie het eerst { $points } punten heeft, wint
            }
    }
himikiboard-relation = Vuur verslaat hout, hout verslaat water, water verslaat vuur
himikiboard-free = vrij
himikiboard-cube =
    { $side ->
        [w] Witte kubus
       *[b] Zwarte kubus
    }: { $top } boven, { $ns } aan de noord- en zuidkant, { $ew } aan de oost- en westkant
himikiboard-can = te kiezen
himikiboard-selected = gekozen
himikiboard-pivoting = wordt gedraaid
himikiboard-goal = de kubus kan hierheen
himikiboard-goal-does = de kubus kan hierheen: { $what }
himikiboard-shows = toont { $element }
himikiboard-sets-off = zet { $tile } in werking
himikiboard-wins = wint de partij
himikiboard-points =
    { $count ->
        [one] één punt
       *[other] { $count } punten
    }
himikiboard-takes = neemt de { $influence }
himikiboard-beats = verslaat een kubus
himikiboard-beaten = verliest een conflict
himikiboard-again = mag nog eens spelen
himikiboard-palette = Hoe de kubus op { $square } moet liggen
himikiboard-ask-place = Opstelling: tik op een gemarkeerd veld.
himikiboard-ask-orientation = Hoe moet de kubus liggen?
himikiboard-ask-conjure = Bezwering: kies een vijandelijke kubus om te draaien.
himikiboard-ask-put = Leg { $tile } op een gemarkeerd veld.
himikiboard-ask-confront = Grote Yokai: de strijd aangaan met een kubus twee velden verderop?
himikiboard-ask-swap = Transfer: met welke kubus wisselen?
himikiboard-ask-tile = Je hebt gescoord: een chaostegel gebruiken?
himikiboard-ask-mana = { $tile }: kantel een kubus die dit element toont.
himikiboard-ask-impulse = Impuls: de kubus kantelt nog eens.
himikiboard-ask-slide = Teleportatie: waarheen glijdt de kubus?
himikiboard-ask-again = Je mag nog eens spelen.
himikiboard-ask-goal =
    { $pivots ->
        [once] Waarheen moet { $square } kantelen? Tik er nog eens op om te draaien.
        [twice] Tik op een gemarkeerd veld om { $square } te kantelen, of op de knop { $square } om hem te draaien.
       *[no] Waarheen moet { $square } kantelen?
    }
himikiboard-ask-pivot = Tik meer kubussen aan om ook die te draaien, en dan ‘Draaien’.
himikiboard-ask-pivot-one = Tik op ‘Draaien’ om hem te draaien.
himikiboard-ask-pivot-it = { $square } kan alleen draaien: tik er nog eens op.
himikiboard-ask-pivot-only = Geen kubus kan kantelen: draai er een of meer.
himikiboard-ask-which = Tik eerst de kubus aan die je wilt draaien.
himikiboard-ask-last =
    { $kind ->
        [tilt] Laatste zet binnen de PAR. Je hebt net gedraaid: nu moet je kantelen.
       *[any] Laatste zet binnen de PAR: kantel een kubus, of draai er een of meer.
    }
himikiboard-ask-beyond-par = De PAR is op: alleen wat geen zet kost, kan nog.
himikiboard-ask-pass =
    { $cubes ->
        [0] Je hebt geen kubus om te spelen: je moet passen.
       *[other] Geen kubus kan kantelen, en na een draai mag je niet draaien: je moet passen.
    }
himikiboard-ask-confused = Verwarring: deze beurt speel je met de andere kleur.
himikiboard-ask-move = Kantel een kubus, of draai er een of meer.
himikiboard-ask-tilt =
    { $who ->
        [you] Je hebt net gedraaid: nu moet je kantelen.
        [mukyan] Muk Yan heeft net gedraaid: deze beurt moet je kantelen.
       *[other] Je tegenstander heeft net gedraaid: deze beurt moet je kantelen.
    }
himikiboard-ask-tilt-any = Kantel een kubus.
himikiboard-set-up = Voor mij opstellen
himikiboard-pivot = Draaien
himikiboard-pivot-cube = { $square } draaien
himikiboard-score =
    { $who }: { $points ->
        [one] één punt
       *[other] { $points } punten
    }
himikiboard-influences = Invloeden
himikiboard-influence-held = { $influence }: { $who }
himikiboard-influence-free = { $influence }: vrij
himikiboard-chaos = Chaostegels
himikiboard-armed = Grote Yokai ligt paraat
himikiboard-confused = volgende beurt in verwarring
himikiboard-tile = { $tile }: { $power }
himikiboard-hidden-tiles =
    { $count ->
        [one] één verborgen tegel
       *[other] { $count } verborgen tegels
    }
himikiboard-terrain = Op het bord
himikiboard-discards = Afgelegd: { $tiles }
mukyan-does = Muk Yan: { $action }
mukyan-not-possible = Niet mogelijk: { $actions }
mukyan-waits = Na jouw beurt werpt Muk Yan de dobbelstenen.


## Wat er is gebeurd

himikiboard-told-beats =
    { $winner } verslaat { $loser }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
himikiboard-told-loses =
    { $loser } verliest van { $winner }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
himikiboard-told-points =
    { $who ->
        [mover] { $points }
       *[other] { $points } voor { $side }
    }
himikiboard-told-influence =
    neemt de { $influence }{ $from ->
        [free] { "" }
       *[other] { " " }over van { $from }
    }
himikiboard-told-again = mag nog eens spelen
himikiboard-not-made = een zet te veel: niet gedaan
himikiboard-told-saved = de Grote Yokai keert het conflict om
himikiboard-told-gone = een kubus gaat door de Hellepoort
himikiboard-told-used = gebruikt { $tile }
himikiboard-told-put = legt { $tile } op { $square }
himikiboard-told-conjured = draait de kubus op { $square }: { $top } boven

## Waarom iets wat is aangetikt niet kan

tried-himiki-no-pivot = Na een draai mag de volgende zet geen draai zijn.
tried-himiki-not-now = Nu niet: { $due }.
tried-himiki-tile-not-now = Je kunt een chaostegel gebruiken meteen nadat je door te kantelen op 2, 3 of 4 punten bent gekomen.
tried-himiki-tile-no-mana = Nu niet: geen kubus van jou die dit element laat zien, kan kantelen.
tried-himiki-tile-no-enemy = Nu niet: er is geen kubus van de tegenstander om te draaien.
tried-himiki-tile-no-square = Nu niet: er is geen leeg veld voor.


## Notes in a first game

note-himiki-conflict = Conflict gewonnen: een punt voor elke verslagen vijandelijke kubus. Elk conflict beëindigt de beurt.
note-himiki-lost = Conflict verloren: niemand scoort, want dat kan alleen de kubus die net kantelde. De beurt is voorbij.
note-himiki-again = Hij staat naast een kubus die hetzelfde toont, zonder conflict: wie zette, mag nog eens spelen.
note-himiki-influence = Vier kubussen van één element, in teams zes: wie het aantal volmaakt, krijgt de invloed en een punt.
note-himiki-pivot = Draaien verandert de zijkanten, niet de bovenkant. Wie dan aan de beurt is, mag niet draaien maar moet kantelen.
note-himiki-tile = Een chaostegel mag als je score door kantelen op 2, 3 of 4 komt. Terrein werkt op elke kubus die erop komt.


## The challenge of the day

day-title = Puzzel van de dag
day-play = Speel de puzzel van vandaag
day-open =
    { $days ->
        [0] Voor iedereen dezelfde, tot middernacht UTC. Los hem op om een reeks te beginnen.
        [one] Tot nu toe één dag. Los hem op voor middernacht UTC, dan zijn het er twee.
       *[other] Tot nu toe { $days } dagen op rij. Los hem op voor middernacht UTC om door te gaan.
    }
day-solved =
    { $days ->
        [one] Op de dag zelf opgelost. Kom morgen terug voor een reeks.
       *[other] Opgelost, { $days } dagen op rij.
    }
day-past = Puzzels van voorbije dagen
day-earlier = Eerder
day-later = Later
day-done = opgelost


## What challenges are about

theme-label = Thema
theme-any = Alle
theme-again = Nog eens spelen
theme-pivot = Draai
theme-double = Twee in één klap
theme-cubes = Meerdere witte kubussen
theme-terrain = Terrein
theme-event = Gebeurtenistegels
theme-influence = Invloeden
theme-quiet = Stille eerste zet
keys-pivot = Een kubus markeren om te draaien


## A run against the clock

run-title = Tegen de klok
run-rating = Je rating: { $rating }
run-how = Los in { $minutes } minuten zoveel mogelijk puzzels op, van makkelijk naar moeilijk. { $mistakes } fouten beëindigen de run.
run-begin = Beginnen
run-solved = Opgelost
run-mistakes = Fouten
run-left = Resterende tijd
run-best = Je record
run-give-up = Sla deze over
run-over =
    { $count ->
        [one] De run is voorbij: { $count } puzzel opgelost.
       *[other] De run is voorbij: { $count } puzzels opgelost.
    }
run-record = Je beste run tot nu toe!
run-again = Nog een run
run-right = Opgelost!
run-wrong = Niet opgelost.

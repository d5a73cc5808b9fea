### Waaruit de spellen bestaan, in onze eigen woorden.


## Spellen

game-himiki = HI MI KI
game-himiki-line = Kantel je elementkubussen, houd hun verborgen zijden in het oog en sla toe waar vuur op hout stuit.
game-regality = Regality vs. Religion
game-regality-line = Negen vakken, 31 personages met krachten: win ze voor je voordat het bord vol is.
game-yokai = Terres de Yokai
game-yokai-line = Schets schuwe geesten sneller dan je tegenstander, zonder ze weg te jagen.


## Plaatsen en kanten

seat-white = Wit
seat-black = Zwart
seat-white-of-light = Wit van het Licht
seat-black-of-light = Zwart van het Licht
seat-white-of-dark = Wit van het Duister
seat-black-of-dark = Zwart van het Duister
seat-muk-yan = Muk Yan
seat-royalty = Kroon
seat-religion = Religie
seat-sun = Zon
seat-moon = Maan
side-w = Wit
side-b = Zwart
half-light = Licht
half-dark = Duister


## Elementen, kleuren, richtingen

element-H = vuur
element-M = water
element-K = hout
influence-H = invloed van vuur
influence-M = invloed van water
influence-K = invloed van hout
subject-H = vuur
subject-M = water
subject-K = hout
object-H = vuur
object-M = water
object-K = hout
colour-G = groen
colour-R = rood
colour-B = blauw
colour-Y = geel
pile-G = groene stapel
pile-R = rode stapel
pile-B = blauwe stapel
pile-Y = gele stapel
way-N = noorden
way-NE = noordoosten
way-E = oosten
way-SE = zuidoosten
way-S = zuiden
way-SW = zuidwesten
way-W = westen
way-NW = noordwesten


## Regality vs. Religion: de tegels

tile-Ki = Koning
tile-Ki-power = Vernietig een van de acht buren.
tile-Qu = Koningin
tile-Qu-power = Draai alles in één richting om, tot aan de rand.
tile-Pr = Prinses
tile-Pr-power = Draai alle orthogonale buren om, of alle diagonale.
tile-Mi = Minister
tile-Mi-power = Draai een van de acht buren om.
tile-Ge = Generaal
tile-Ge-power = Vernietig één orthogonale buur.
tile-Wi = Tovenaar
tile-Wi-power = Vernietig één diagonale buur.
tile-Ca = Kasteel
tile-Ca-power = Beschermd: geen enkel effect raakt het.
tile-Hi = Hiërofant
tile-Hi-power = Vernietig een van de acht buren.
tile-Cd = Kardinaal
tile-Cd-power = Draai alles in één richting om, tot aan de rand.
tile-St = Heilige
tile-St-power = Draai alle orthogonale buren om, of alle diagonale.
tile-Bi = Bisschop
tile-Bi-power = Draai een van de acht buren om.
tile-Pa = Paladijn
tile-Pa-power = Vernietig één orthogonale buur.
tile-Mo = Monnik
tile-Mo-power = Vernietig één diagonale buur.
tile-Te = Tempel
tile-Te-power = Beschermd: geen enkel effect raakt hem.
tile-Ci = Burger
tile-Ci-power = Geen effect. De eerste tegel van elke partij.
tile-Sm = Samoerai
tile-Sm-power = Verban één orthogonale buur.
tile-Nj = Ninja
tile-Nj-power = Verban één diagonale buur.
tile-Ba = Bard
tile-Ba-power = Gebruik het effect van één orthogonale buur opnieuw.
tile-Pe = Artiest
tile-Pe-power = Gebruik het effect van één diagonale buur opnieuw.
tile-Sh = Sjamaan
tile-Sh-power = De actieve effecten van zijn orthogonale buren werken niet.
tile-So = Tovenares
tile-So-power = De actieve effecten van haar diagonale buren werken niet.
tile-Sg = Wijze
tile-Sg-power = De buren in het westen en het oosten zijn beschermd.
tile-Wt = Heks
tile-Wt-power = Neem een van je bondgenoten van het bord terug in je zone.
tile-Ft = Waarzegster
tile-Ft-power = Draai de drie buren vóór haar om.
tile-Fa = Fee
tile-Fa-power = Verplaats een andere tegel naar een vrij vak; zijn kijkrichting blijft.
tile-As = Moordenaar
tile-As-power = Verban een tegel uit de zone van je tegenstander.
tile-He = Kluizenaar
tile-He-power = Neem een afgelegde tegel in je zone.
tile-Pt = Piraat
tile-Pt-power = Vernietig een buur die beschermd is.
tile-Dr = Draak
tile-Dr-power = Draai alle buren om.
tile-To = Toren
tile-To-power = Komt boven op een van je bondgenoten, die zijn effect verliest. Beschermd.
tile-De = Dood
tile-De-power = De kant die de Dood aan het eind als bondgenoot heeft, verliest.


## Regality vs. Religion: the tiles in a sentence, as who acts and as what something is done to

subject-Ki = de Koning
subject-Qu = de Koningin
subject-Pr = de Prinses
subject-Mi = de Minister
subject-Ge = de Generaal
subject-Wi = de Tovenaar
subject-Ca = het Kasteel
subject-Hi = de Hiërofant
subject-Cd = de Kardinaal
subject-St = de Heilige
subject-Bi = de Bisschop
subject-Pa = de Paladijn
subject-Mo = de Monnik
subject-Te = de Tempel
subject-Ci = de Burger
subject-Sm = de Samoerai
subject-Nj = de Ninja
subject-Ba = de Bard
subject-Pe = de Artiest
subject-Sh = de Sjamaan
subject-So = de Tovenares
subject-Sg = de Wijze
subject-Wt = de Heks
subject-Ft = de Waarzegster
subject-Fa = de Fee
subject-As = de Moordenaar
subject-He = de Kluizenaar
subject-Pt = de Piraat
subject-Dr = de Draak
subject-To = de Toren
subject-De = de Dood
object-Ki = de Koning
object-Qu = de Koningin
object-Pr = de Prinses
object-Mi = de Minister
object-Ge = de Generaal
object-Wi = de Tovenaar
object-Ca = het Kasteel
object-Hi = de Hiërofant
object-Cd = de Kardinaal
object-St = de Heilige
object-Bi = de Bisschop
object-Pa = de Paladijn
object-Mo = de Monnik
object-Te = de Tempel
object-Ci = de Burger
object-Sm = de Samoerai
object-Nj = de Ninja
object-Ba = de Bard
object-Pe = de Artiest
object-Sh = de Sjamaan
object-So = de Tovenares
object-Sg = de Wijze
object-Wt = de Heks
object-Ft = de Waarzegster
object-Fa = de Fee
object-As = de Moordenaar
object-He = de Kluizenaar
object-Pt = de Piraat
object-Dr = de Draak
object-To = de Toren
object-De = de Dood


## HI MI KI: de chaostegels

chaos-Mh = Vuurmana
object-chaos-Mh = de Vuurmana
chaos-Mh-power = Kantel een kubus van je kleur die vuur toont.
chaos-Mm = Watermana
object-chaos-Mm = de Watermana
chaos-Mm-power = Kantel een kubus van je kleur die water toont.
chaos-Mk = Houtmana
object-chaos-Mk = de Houtmana
chaos-Mk-power = Kantel een kubus van je kleur die hout toont.
chaos-Cj = Bezwering
object-chaos-Cj = de Bezwering
chaos-Cj-power = Draai een vijandelijke kubus ter plaatse zoals je wilt; raakt hij de actieve kubus, dan worden de twee opnieuw vergeleken.
chaos-My = Grote Yokai
object-chaos-My = de Grote Yokai
chaos-My-power = Blijft paraat: ga na een latere kanteling de strijd aan met een kubus twee velden verderop, alsof hij ernaast staat.
chaos-My-power-first = Blijft paraat: het volgende conflict dat je actieve kubus zou verliezen, wint hij.
chaos-Cf = Verwarring
object-chaos-Cf = de Verwarring
chaos-Cf-power = Iedereen speelt zijn volgende beurt, jij het laatst, met kubussen van de andere kleur.
chaos-Gh = Hellepoort
object-chaos-Gh = de Hellepoort
chaos-Gh-power = De kubus die binnenkomt verdwijnt uit het spel, en de beurt eindigt.
chaos-Im = Impuls
object-chaos-Im = de Impuls
chaos-Im-power = De kubus die binnenkomt kantelt nog eens, waarheen jij wilt.
chaos-Tr = Transfer
object-chaos-Tr = de Transfer
chaos-Tr-power = De kubus die binnenkomt wisselt van plaats met een andere naar keuze; beide worden actief.
chaos-Tr-power-first = De kubus die binnenkomt wisselt van plaats met een andere naar keuze; alleen hij is actief.
chaos-Vx = Draaikolk
object-chaos-Vx = de Draaikolk
chaos-Vx-power = De kubus die binnenkomt draait een kwartslag.
chaos-Tp = Teleportatie
object-chaos-Tp = de Teleportatie
chaos-Tp-power = De kubus die binnenkomt glijdt twee velden rechtdoor, over alles heen.
chaos-Mi = Spiegel
object-chaos-Mi = de Spiegel
chaos-Mi-power = De kubus die binnenkomt gaat naar de gespiegelde kolom van zijn rij.


## HI MI KI: wat Muk Yan doet

mukyan-multiple-strike = meervoudige aanval
mukyan-strike = aanval
mukyan-threaten = dreiging
mukyan-influence = invloed
mukyan-block = blokkade
mukyan-dodge = ontwijking
mukyan-pressure = druk
mukyan-play-again = nog eens spelen
mukyan-offensive-move = aanvallende zet
mukyan-defensive-move = verdedigende zet
mukyan-any-tilt = willekeurige kanteling
mukyan-any-rotation = willekeurige draai
mukyan-pass = passen


## Terres de Yokai: vaardigheden en wezens

sketch-call = Roepen
sketch-call-power = Leg de bovenste yokai van een andere stapel boven op deze.
sketch-distract = Afleiden
sketch-distract-power = Draai de bovenste schets van je tegenstander hier naar de andere kleur en leg hem bij die stapel.
yokai-G3 = Kodama
yokai-G4 = Tanuki
yokai-G5 = Yamawaro
yokai-G6 = Jubokko
yokai-G7 = Tengu
yokai-R3 = Hinotama
yokai-R4 = Kitsunebi
yokai-R5 = Wanyudo
yokai-R6 = Kasha
yokai-R7 = Oni
yokai-B3 = Amabie
yokai-B4 = Kappa
yokai-B5 = Umibozu
yokai-B6 = Ningyo
yokai-B7 = Ushi-oni
yokai-Y3 = Bakeneko
yokai-Y4 = Bakezori
yokai-Y5 = Kasa-obake
yokai-Y6 = Chochin-obake
yokai-Y7 = Hannya


## Opties

option-mode = Spelvorm
option-mode-note = Tegen één tegenstander, in teams van twee, of alleen.
value-mode-duel = Duel
value-mode-teams = Teams
value-mode-mukyan = Muk Yan
value-mode-mindlock = Mindlock
option-edition = Editie
option-edition-note = Het spelregelboekje dat wordt gevolgd.
value-edition-revised = Herzien
value-edition-first = Eerste
option-expert = Expertmodus
option-expert-note = Met de twaalf chaostegels spelen.
option-puzzle = Puzzel
option-puzzle-note = Een puzzel uit het boek, zoals F01, of de tekst van een puzzel.
option-style = Stijl
option-style-note = Welke neutrale tegels meedoen, en wie ze krijgt.
value-style-standard = Standaard
value-style-old = Oude stijl
value-style-random = Willekeurig
value-style-secret-random = Willekeurig, geheim
value-style-draft = Draft
value-style-secret-draft = Geheime draft
option-match = Match
option-match-note = Hoeveel partijen een match telt.
value-match-two-wins = Eerste met twee zeges
value-match-single = Eén partij
value-match-points = Om punten
option-games = Partijen
option-games-note = Hoeveel partijen een match om punten telt.
option-first = Wie begint
option-first-note = Wie de eerste partij begint.
value-first-r = Kroon
value-first-l = Religie
value-first-random = Willekeurig
option-deck = Schetsen
option-deck-note = Het spelregelboekje somt de kaarten niet op: speel met de lijst die wij aannemen, of met 36 eigen kaarten.
value-deck-assumed = Onze lijst


## Speelniveaus, en hoe moeilijk puzzels zijn

level-1 = Dikkopje
level-1-note = Voor je allereerste partij: het vergist zich aan één stuk door.
level-2 = Mus
level-2-note = Ziet wat er voor haar ligt, en laat het vaak vallen.
level-3 = Haas
level-3-note = Vlug, maar kijkt niet ver vooruit.
level-4 = Tanuki
level-4-note = Kent een paar trucs, en trapt in die van jou.
level-5 = Vos
level-5-note = Sluw: straft af wat je onbewaakt laat.
level-6 = Kraanvogel
level-6-note = Geduldig, en zelden fout.
level-7 = Tengu
level-7-note = Een meester die ver vooruitkijkt.
level-8 = Yamabushi
level-8-note = De beste die we hebben. Neemt er de tijd voor.
grade-F = Makkelijk
grade-M = Gemiddeld
grade-D = Moeilijk
grade-E = Expert


## Beslissingen: HI MI KI

say-place = Kubus op { $square }: { $top } boven, { $ns } noord-zuid, { $ew } oost-west
say-tilt = Van { $from } naar { $to } kantelen
say-pivot = { $squares } draaien
say-stop = Beurt beëindigen
say-use = { $tile } gebruiken
say-put = Tegel op { $square } leggen
say-confront = De strijd aangaan met de kubus op { $square }
say-swap = Wisselen met de kubus op { $square }
say-not-now = Nu niet
say-drawn = Getrokken: { $tile }
say-drawn-hidden = Blind getrokken
say-rolled = Geworpen: { $top } boven, { $ns } noord-zuid, { $ew } oost-west
say-dice = Worp: zwart { $black }, wit { $white }
say-candidate = Getrokken: mogelijkheid { $number }


## Beslissingen: Regality vs. Religion

say-lay = { $tile } op { $cell } leggen
say-target = { $cell } kiezen
say-direction = Alle tegels in de richting van het { $way } omdraaien
say-orthogonal = Alle orthogonale buren omdraaien
say-diagonal = Alle diagonale buren omdraaien
say-apply = Effect gebruiken
say-move = Tegel van { $from } naar { $to } verplaatsen
say-choose-tile = { $tile } kiezen
say-hidden-tile = Een verborgen tegel
say-leave-effect = Van het effect afzien
say-draft = { $tile } houden
say-first = De volgende partij beginnen
say-second = De andere kant laten beginnen
say-begins = { $side } begint


## Beslissingen: Terres de Yokai

say-play = Schets { $card } op de { $pile } spelen
say-call = De bovenste yokai van de { $pile } roepen
say-distract = Afleiden: de bovenste schets van je tegenstander naar de andere kleur sturen
say-leave-ability = Van de vaardigheid afzien
say-end-turn = Beurt beëindigen
say-draw-card = Getrokken: { $card }
say-turn-up = { $yokai } verschijnt
say-seat-begins = { $side } begint


## Uitslagen

result-won =
    { $who } { $count ->
        [one] wint
       *[other] winnen
    }{ $reason ->
        [resigned] { " " }door opgave
        [time] { " " }op tijd
        [abandoned] : de tegenpartij is vertrokken
       *[rules] { "" }
    }
result-draw =
    { $reason ->
        [agreed] Gelijkspel in overleg
        [abandoned] Gelijkspel: iemand is vertrokken
        [aborted] Partij afgebroken
        [closed] Beëindigd door wie de server beheert
       *[rules] Gelijkspel
    }
result-solved = Opgelost
result-failed = Niet opgelost

### Woraus die Spiele bestehen, in unseren eigenen Worten.


## Spiele

game-himiki = HI MI KI
game-himiki-line = Kippe deine Elementwürfel, behalte ihre verdeckten Seiten im Blick und schlag zu, wo Feuer auf Holz trifft.
game-regality = Regality vs. Religion
game-regality-line = Neun Felder, 31 Figuren mit Kräften: Gewinne sie für dich, bevor das Brett voll ist.
game-yokai = Terres de Yokai
game-yokai-line = Zeichne scheue Geister schneller als dein Gegenüber, und verscheuche sie dabei nicht.


## Plätze und Seiten

seat-white = Weiß
seat-black = Schwarz
seat-white-of-light = Weiß im Licht
seat-black-of-light = Schwarz im Licht
seat-white-of-dark = Weiß im Dunkel
seat-black-of-dark = Schwarz im Dunkel
seat-muk-yan = Muk Yan
seat-royalty = Krone
seat-religion = Religion
seat-sun = Sonne
seat-moon = Mond
side-w = Weiß
side-b = Schwarz
half-light = Licht
half-dark = Dunkel


## Elemente, Farben, Richtungen

element-H = Feuer
element-M = Wasser
element-K = Holz
influence-H = Einfluss des Feuers
influence-M = Einfluss des Wassers
influence-K = Einfluss des Holzes
subject-H = Feuer
subject-M = Wasser
subject-K = Holz
object-H = Feuer
object-M = Wasser
object-K = Holz
colour-G = Grün
colour-R = Rot
colour-B = Blau
colour-Y = Gelb
pile-G = grünen Stapel
pile-R = roten Stapel
pile-B = blauen Stapel
pile-Y = gelben Stapel
way-N = Norden
way-NE = Nordosten
way-E = Osten
way-SE = Südosten
way-S = Süden
way-SW = Südwesten
way-W = Westen
way-NW = Nordwesten


## Regality vs. Religion: die Plättchen

tile-Ki = König
tile-Ki-power = Zerstöre einen der acht Nachbarn.
tile-Qu = Königin
tile-Qu-power = Drehe alles in einer Richtung um, bis zum Rand.
tile-Pr = Prinzessin
tile-Pr-power = Drehe alle orthogonalen oder alle diagonalen Nachbarn um.
tile-Mi = Minister
tile-Mi-power = Drehe einen der acht Nachbarn um.
tile-Ge = General
tile-Ge-power = Zerstöre einen orthogonalen Nachbarn.
tile-Wi = Zauberer
tile-Wi-power = Zerstöre einen diagonalen Nachbarn.
tile-Ca = Burg
tile-Ca-power = Geschützt: Kein Effekt trifft sie.
tile-Hi = Hierophant
tile-Hi-power = Zerstöre einen der acht Nachbarn.
tile-Cd = Kardinal
tile-Cd-power = Drehe alles in einer Richtung um, bis zum Rand.
tile-St = Heiliger
tile-St-power = Drehe alle orthogonalen oder alle diagonalen Nachbarn um.
tile-Bi = Bischof
tile-Bi-power = Drehe einen der acht Nachbarn um.
tile-Pa = Paladin
tile-Pa-power = Zerstöre einen orthogonalen Nachbarn.
tile-Mo = Mönch
tile-Mo-power = Zerstöre einen diagonalen Nachbarn.
tile-Te = Tempel
tile-Te-power = Geschützt: Kein Effekt trifft ihn.
tile-Ci = Bürger
tile-Ci-power = Ohne Effekt. Das erste Plättchen jeder Partie.
tile-Sm = Samurai
tile-Sm-power = Verbanne einen orthogonalen Nachbarn.
tile-Nj = Ninja
tile-Nj-power = Verbanne einen diagonalen Nachbarn.
tile-Ba = Barde
tile-Ba-power = Nutze den Effekt eines orthogonalen Nachbarn noch einmal.
tile-Pe = Gaukler
tile-Pe-power = Nutze den Effekt eines diagonalen Nachbarn noch einmal.
tile-Sh = Schamane
tile-Sh-power = Aktive Effekte seiner orthogonalen Nachbarn bleiben wirkungslos.
tile-So = Zauberin
tile-So-power = Aktive Effekte ihrer diagonalen Nachbarn bleiben wirkungslos.
tile-Sg = Weiser
tile-Sg-power = Seine Nachbarn im Westen und Osten sind geschützt.
tile-Wt = Hexe
tile-Wt-power = Nimm einen deiner Verbündeten vom Brett in deine Zone.
tile-Ft = Wahrsagerin
tile-Ft-power = Drehe die drei Nachbarn vor ihr um.
tile-Fa = Fee
tile-Fa-power = Versetze ein anderes Plättchen auf ein freies Feld; seine Blickrichtung bleibt.
tile-As = Assassine
tile-As-power = Verbanne ein Plättchen aus der gegnerischen Zone.
tile-He = Einsiedler
tile-He-power = Nimm ein abgelegtes Plättchen in deine Zone.
tile-Pt = Pirat
tile-Pt-power = Zerstöre einen geschützten Nachbarn.
tile-Dr = Drache
tile-Dr-power = Drehe alle Nachbarn um.
tile-To = Turm
tile-To-power = Kommt auf einen deiner Verbündeten, der seinen Effekt verliert. Geschützt.
tile-De = Tod
tile-De-power = Die Seite, die am Ende den Tod als Verbündeten hat, verliert.


## Regality vs. Religion: the tiles in a sentence, as who acts and as what something is done to

subject-Ki = der König
subject-Qu = die Königin
subject-Pr = die Prinzessin
subject-Mi = der Minister
subject-Ge = der General
subject-Wi = der Zauberer
subject-Ca = die Burg
subject-Hi = der Hierophant
subject-Cd = der Kardinal
subject-St = der Heilige
subject-Bi = der Bischof
subject-Pa = der Paladin
subject-Mo = der Mönch
subject-Te = der Tempel
subject-Ci = der Bürger
subject-Sm = der Samurai
subject-Nj = der Ninja
subject-Ba = der Barde
subject-Pe = der Gaukler
subject-Sh = der Schamane
subject-So = die Zauberin
subject-Sg = der Weise
subject-Wt = die Hexe
subject-Ft = die Wahrsagerin
subject-Fa = die Fee
subject-As = der Assassine
subject-He = der Einsiedler
subject-Pt = der Pirat
subject-Dr = der Drache
subject-To = der Turm
subject-De = der Tod
object-Ki = den König
object-Qu = die Königin
object-Pr = die Prinzessin
object-Mi = den Minister
object-Ge = den General
object-Wi = den Zauberer
object-Ca = die Burg
object-Hi = den Hierophanten
object-Cd = den Kardinal
object-St = den Heiligen
object-Bi = den Bischof
object-Pa = den Paladin
object-Mo = den Mönch
object-Te = den Tempel
object-Ci = den Bürger
object-Sm = den Samurai
object-Nj = den Ninja
object-Ba = den Barden
object-Pe = den Gaukler
object-Sh = den Schamanen
object-So = die Zauberin
object-Sg = den Weisen
object-Wt = die Hexe
object-Ft = die Wahrsagerin
object-Fa = die Fee
object-As = den Assassinen
object-He = den Einsiedler
object-Pt = den Piraten
object-Dr = den Drachen
object-To = den Turm
object-De = den Tod


## HI MI KI: die Chaosplättchen

chaos-Mh = Feuer-Mana
object-chaos-Mh = das Feuer-Mana
chaos-Mh-power = Kippe einen Würfel deiner Farbe, der Feuer zeigt.
chaos-Mm = Wasser-Mana
object-chaos-Mm = das Wasser-Mana
chaos-Mm-power = Kippe einen Würfel deiner Farbe, der Wasser zeigt.
chaos-Mk = Holz-Mana
object-chaos-Mk = das Holz-Mana
chaos-Mk-power = Kippe einen Würfel deiner Farbe, der Holz zeigt.
chaos-Cj = Beschwörung
object-chaos-Cj = die Beschwörung
chaos-Cj-power = Drehe einen gegnerischen Würfel auf seinem Feld, wie du willst; berührt er den aktiven, werden beide neu verglichen.
chaos-My = Großer Yokai
object-chaos-My = den Großen Yokai
chaos-My-power = Bleibt bereit: Nach einem späteren Kippen trittst du gegen einen Würfel zwei Felder weiter an, als wäre er benachbart.
chaos-My-power-first = Bleibt bereit: Den nächsten Konflikt, den dein aktiver Würfel verlieren würde, gewinnt er.
chaos-Cf = Verwirrung
object-chaos-Cf = die Verwirrung
chaos-Cf-power = Alle spielen ihren nächsten Zug, du zuletzt, mit Würfeln der anderen Farbe.
chaos-Gh = Höllentor
object-chaos-Gh = das Höllentor
chaos-Gh-power = Der Würfel, der es betritt, scheidet aus, und der Zug endet.
chaos-Im = Impuls
object-chaos-Im = den Impuls
chaos-Im-power = Der Würfel, der ihn betritt, kippt noch einmal, wohin du willst.
chaos-Tr = Transfer
object-chaos-Tr = den Transfer
chaos-Tr-power = Der Würfel, der ihn betritt, tauscht mit einem anderen deiner Wahl den Platz; beide werden aktiv.
chaos-Tr-power-first = Der Würfel, der ihn betritt, tauscht mit einem anderen deiner Wahl den Platz; nur er ist aktiv.
chaos-Vx = Strudel
object-chaos-Vx = den Strudel
chaos-Vx-power = Der Würfel, der ihn betritt, wird gedreht.
chaos-Tp = Teleportation
object-chaos-Tp = die Teleportation
chaos-Tp-power = Der Würfel, der sie betritt, gleitet zwei Felder geradeaus, über alles hinweg.
chaos-Mi = Spiegel
object-chaos-Mi = den Spiegel
chaos-Mi-power = Der Würfel, der ihn betritt, wechselt in die gespiegelte Spalte seiner Reihe.


## HI MI KI: was Muk Yan tut

mukyan-multiple-strike = Mehrfachschlag
mukyan-strike = Schlag
mukyan-threaten = Drohung
mukyan-influence = Einfluss
mukyan-block = Blockade
mukyan-dodge = Ausweichen
mukyan-pressure = Druck
mukyan-play-again = Weiterspielen
mukyan-offensive-move = Angriffszug
mukyan-defensive-move = Abwehrzug
mukyan-any-tilt = beliebiges Kippen
mukyan-any-rotation = beliebige Drehung
mukyan-pass = Passen


## Terres de Yokai: Fähigkeiten und Wesen

sketch-call = Rufen
sketch-call-power = Lege den obersten Yokai eines anderen Stapels auf diesen.
sketch-distract = Ablenken
sketch-distract-power = Drehe die oberste gegnerische Skizze hier auf ihre andere Farbe; sie wechselt zu deren Stapel.
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


## Optionen

option-mode = Modus
option-mode-note = Gegen eine Person, in Zweierteams oder allein.
value-mode-duel = Duell
value-mode-teams = Teams
value-mode-mukyan = Muk Yan
value-mode-mindlock = Mindlock
option-edition = Ausgabe
option-edition-note = Das Regelheft, nach dem gespielt wird.
value-edition-revised = Überarbeitete
value-edition-first = Erste
option-expert = Expertenmodus
option-expert-note = Mit den zwölf Chaosplättchen spielen.
option-puzzle = Rätsel
option-puzzle-note = Ein Rätsel aus dem Buch, etwa F01, oder der Text eines Rätsels.
option-style = Stil
option-style-note = Welche neutralen Plättchen mitspielen und wer sie bekommt.
value-style-standard = Standard
value-style-old = Alter Stil
value-style-random = Zufall
value-style-secret-random = Geheimer Zufall
value-style-draft = Draft
value-style-secret-draft = Geheimer Draft
option-match = Match
option-match-note = Wie viele Partien ein Match ausmachen.
value-match-two-wins = Auf zwei Siege
value-match-single = Eine Partie
value-match-points = Nach Punkten
option-games = Partien
option-games-note = Wie viele Partien ein Match nach Punkten hat.
option-first = Wer beginnt
option-first-note = Wer die erste Partie beginnt.
value-first-r = Krone
value-first-l = Religion
value-first-random = Zufall
option-deck = Skizzen
option-deck-note = Im Regelheft steht keine Kartenliste: Spiele mit der, die wir annehmen, oder mit 36 eigenen Karten.
value-deck-assumed = Unsere Liste


## Spielstärken, und wie schwer Rätsel sind

level-1 = Kaulquappe
level-1-note = Für die allererste Partie: Sie vertut sich ständig.
level-2 = Spatz
level-2-note = Sieht, was vor ihm liegt, und übersieht es doch oft.
level-3 = Hase
level-3-note = Flink, aber nicht weitsichtig.
level-4 = Tanuki
level-4-note = Kennt ein paar Tricks und fällt auf deine herein.
level-5 = Fuchs
level-5-note = Schlau: Er bestraft, was du ungedeckt lässt.
level-6 = Kranich
level-6-note = Geduldig, und irrt sich selten.
level-7 = Tengu
level-7-note = Ein Meister, der weit vorausschaut.
level-8 = Yamabushi
level-8-note = Der Beste, den wir haben. Er nimmt sich Zeit.
grade-F = Leicht
grade-M = Mittel
grade-D = Schwer
grade-E = Experte


## Entscheidungen: HI MI KI

say-place = Würfel auf { $square }: { $top } oben, { $ns } Nord–Süd, { $ew } Ost–West
say-tilt = Von { $from } nach { $to } kippen
say-pivot = { $squares } drehen
say-stop = Zug beenden
say-use = { $tile } einsetzen
say-put = Plättchen auf { $square } legen
say-confront = Gegen den Würfel auf { $square } antreten
say-swap = Mit dem Würfel auf { $square } tauschen
say-not-now = Jetzt nicht
say-drawn = Gezogen: { $tile }
say-drawn-hidden = Verdeckt gezogen
say-rolled = Gewürfelt: { $top } oben, { $ns } Nord–Süd, { $ew } Ost–West
say-dice = Wurf: Schwarz { $black }, Weiß { $white }
say-candidate = Gezogen: Möglichkeit { $number }


## Entscheidungen: Regality vs. Religion

say-lay = { $tile } auf { $cell } legen
say-target = { $cell } wählen
say-direction = Alle Plättchen in Richtung { $way } umdrehen
say-orthogonal = Alle orthogonalen Nachbarn umdrehen
say-diagonal = Alle diagonalen Nachbarn umdrehen
say-apply = Effekt nutzen
say-move = Plättchen von { $from } nach { $to } versetzen
say-choose-tile = { $tile } wählen
say-hidden-tile = Ein verborgenes Plättchen
say-leave-effect = Auf den Effekt verzichten
say-draft = { $tile } behalten
say-first = Die nächste Partie beginnen
say-second = Die andere Seite beginnen lassen
say-begins = { $side } beginnt


## Entscheidungen: Terres de Yokai

say-play = Skizze { $card } auf den { $pile } spielen
say-call = Den obersten Yokai vom { $pile } rufen
say-distract = Ablenken: die oberste gegnerische Skizze zu ihrer anderen Farbe schicken
say-leave-ability = Auf die Fähigkeit verzichten
say-end-turn = Zug beenden
say-draw-card = Gezogen: { $card }
say-turn-up = { $yokai } erscheint
say-seat-begins = { $side } beginnt


## Ergebnisse

result-won =
    { $who } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }{ $reason ->
        [resigned] { " " }durch Aufgabe
        [time] { " " }durch Zeitüberschreitung
        [abandoned] : Die Gegenseite ist gegangen
       *[rules] { "" }
    }
result-draw =
    { $reason ->
        [agreed] Unentschieden vereinbart
        [abandoned] Unentschieden: Jemand ist gegangen
        [aborted] Partie abgebrochen
        [closed] Vom Betreiber des Servers beendet
       *[rules] Unentschieden
    }
result-solved = Gelöst
result-failed = Nicht gelöst

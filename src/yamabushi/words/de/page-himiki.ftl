### Die Worte rund um das Brett von HI MI KI.

himikiboard-board = Das Brett, Reihen A bis E, Spalten 1 bis 6
himikiboard-prompt = Deine Entscheidung
himikiboard-aim =
    { $mode ->
        [teams]
            { $points ->
                [5] Das erste Team mit fünf Punkten gewinnt
               *[other] Das erste Team mit { $points } Punkten gewinnt
            }
       *[other]
            { $points ->
                [5] Wer zuerst fünf Punkte hat, gewinnt
               *[other] Wer zuerst { $points } Punkte hat, gewinnt
            }
    }
himikiboard-relation = Feuer besiegt Holz, Holz besiegt Wasser, Wasser besiegt Feuer
himikiboard-free = frei
himikiboard-cube =
    { $side ->
        [w] Weißer Würfel
       *[b] Schwarzer Würfel
    }: { $top } oben, { $ns } im Norden und Süden, { $ew } im Osten und Westen
himikiboard-can = wählbar
himikiboard-selected = gewählt
himikiboard-pivoting = wird gedreht
himikiboard-goal = der Würfel kann hierher
himikiboard-goal-does = der Würfel kann hierher: { $what }
himikiboard-shows = zeigt { $element }
himikiboard-sets-off = löst { $tile } aus
himikiboard-wins = gewinnt die Partie
himikiboard-points =
    { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
himikiboard-takes = nimmt den { $influence }
himikiboard-beats = besiegt einen Würfel
himikiboard-beaten = verliert einen Konflikt
himikiboard-again = darf weiterspielen
himikiboard-palette = Wie der Würfel auf { $square } liegen soll
himikiboard-ask-place = Aufbau: Tippe auf ein markiertes Feld.
himikiboard-ask-orientation = Wie soll der Würfel liegen?
himikiboard-ask-conjure = Beschwörung: Wähle einen gegnerischen Würfel, den du drehst.
himikiboard-ask-put = Lege { $tile } auf ein markiertes Feld.
himikiboard-ask-confront = Großer Yokai: Gegen einen Würfel zwei Felder weiter antreten?
himikiboard-ask-swap = Transfer: Mit welchem Würfel tauschen?
himikiboard-ask-tile = Du hast gepunktet: Ein Chaosplättchen einsetzen?
himikiboard-ask-mana = { $tile }: Kippe einen Würfel, der dieses Element zeigt.
himikiboard-ask-impulse = Impuls: Der Würfel kippt noch einmal.
himikiboard-ask-slide = Teleportation: Wohin gleitet der Würfel?
himikiboard-ask-again = Du darfst weiterspielen.
himikiboard-ask-goal =
    { $pivots ->
        [once] Wohin soll { $square } kippen? Tippe noch einmal darauf, um zu drehen.
        [twice] Tippe auf ein markiertes Feld, um { $square } zu kippen, oder auf den Knopf { $square }, um ihn zu drehen.
       *[no] Wohin soll { $square } kippen?
    }
himikiboard-ask-pivot = Tippe weitere Würfel an, die mitdrehen sollen, dann „Drehen“.
himikiboard-ask-pivot-one = Tippe auf „Drehen“, um ihn zu drehen.
himikiboard-ask-pivot-it = { $square } lässt sich nur drehen: Tippe noch einmal darauf.
himikiboard-ask-pivot-only = Kein Würfel kann kippen: Drehe einen oder mehrere.
himikiboard-ask-which = Tippe zuerst den Würfel an, den du drehen willst.
himikiboard-ask-last =
    { $kind ->
        [tilt] Letzter Zug im PAR. Du hast gerade gedreht: Jetzt musst du kippen.
       *[any] Letzter Zug im PAR: Kippe einen Würfel, oder drehe einen oder mehrere.
    }
himikiboard-ask-beyond-par = PAR ist aufgebraucht: Es bleibt nur, was keinen Zug kostet.
himikiboard-ask-pass =
    { $cubes ->
        [0] Du hast keinen Würfel zu spielen: Du musst passen.
       *[other] Kein Würfel kann kippen, und nach einer Drehung darfst du nicht drehen: Du musst passen.
    }
himikiboard-ask-confused = Verwirrung: In diesem Zug spielst du die andere Farbe.
himikiboard-ask-move = Kippe einen Würfel, oder drehe einen oder mehrere.
himikiboard-ask-tilt =
    { $who ->
        [you] Du hast gerade gedreht: Jetzt musst du kippen.
        [mukyan] Muk Yan hat gerade gedreht: In diesem Zug musst du kippen.
       *[other] Die Gegenseite hat gerade gedreht: In diesem Zug musst du kippen.
    }
himikiboard-ask-tilt-any = Kippe einen Würfel.
himikiboard-set-up = Für mich aufbauen
himikiboard-pivot = Drehen
himikiboard-pivot-cube = { $square } drehen
himikiboard-score =
    { $who }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
himikiboard-influences = Einflüsse
himikiboard-influence-held = { $influence }: { $who }
himikiboard-influence-free = { $influence }: frei
himikiboard-chaos = Chaosplättchen
himikiboard-armed = Großer Yokai liegt bereit
himikiboard-confused = nächster Zug in Verwirrung
himikiboard-tile = { $tile }: { $power }
himikiboard-hidden-tiles =
    { $count ->
        [one] ein verdecktes Plättchen
       *[other] { $count } verdeckte Plättchen
    }
himikiboard-terrain = Auf dem Brett
himikiboard-discards = Abgelegt: { $tiles }
mukyan-does = Muk Yan: { $action }
mukyan-not-possible = Nicht möglich: { $actions }
mukyan-waits = Nach deinem Zug wirft Muk Yan die Zufallswürfel.


## Was geschehen ist

himikiboard-told-beats =
    { $winner } besiegt { $loser }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
himikiboard-told-loses =
    { $loser } verliert gegen { $winner }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
himikiboard-told-points =
    { $who ->
        [mover] { $points }
       *[other] { $points } für { $side }
    }
himikiboard-told-influence =
    nimmt den { $influence }{ $from ->
        [free] { "" }
       *[other] { " " }({ $from } verliert ihn)
    }
himikiboard-told-again = darf weiterspielen
himikiboard-not-made = ein Zug zu viel: nicht ausgeführt
himikiboard-told-saved = der Große Yokai kehrt den Konflikt um
himikiboard-told-gone = ein Würfel geht durch das Höllentor
himikiboard-told-used = setzt { $tile } ein
himikiboard-told-put = legt { $tile } auf { $square }
himikiboard-told-conjured = dreht den Würfel auf { $square }: { $top } oben

## Warum etwas Angetipptes nicht geht

tried-himiki-no-pivot = Nach einer Drehung darf der nächste Zug keine Drehung sein.
tried-himiki-not-now = Jetzt nicht: { $due }.
tried-himiki-tile-not-now = Ein Chaosplättchen nutzt du, gleich nachdem du durch Kippen auf 2, 3 oder 4 Punkte gekommen bist.
tried-himiki-tile-no-mana = Jetzt nicht: Keiner deiner Würfel, die dieses Element zeigen, kann kippen.
tried-himiki-tile-no-enemy = Jetzt nicht: Es gibt keinen gegnerischen Würfel zu drehen.
tried-himiki-tile-no-square = Jetzt nicht: Dafür ist kein Feld leer.


## Notes in a first game

note-himiki-conflict = Konflikt gewonnen: ein Punkt für jeden besiegten gegnerischen Würfel. Jeder Konflikt beendet den Zug.
note-himiki-lost = Konflikt verloren: Niemand punktet, denn das kann nur der gerade gekippte Würfel. Der Zug ist vorbei.
note-himiki-again = Er steht neben einem Würfel, der dasselbe zeigt, ohne Konflikt: Wer gezogen hat, darf weiterspielen.
note-himiki-influence = Zeigt dank dir der vierte Würfel dasselbe Element (in Teams der sechste), nimmst du dessen Einfluss: ein Punkt.
note-himiki-pivot = Drehen ändert die Seiten, nicht die Oberseite. Wer danach dran ist, darf nicht drehen und muss kippen.
note-himiki-tile = Ein Chaosplättchen geht, wenn Kippen deinen Stand auf 2, 3 oder 4 hebt. Gelände wirkt auf jeden Würfel darauf.


## The challenge of the day

day-title = Rätsel des Tages
day-play = Heutiges Rätsel spielen
day-open =
    { $days ->
        [0] Für alle dasselbe, bis Mitternacht UTC. Löse es, und eine Serie beginnt.
        [one] Bisher ein Tag. Löse es vor Mitternacht UTC, dann sind es zwei.
       *[other] Bisher { $days } Tage in Folge. Löse es vor Mitternacht UTC, und die Serie geht weiter.
    }
day-solved =
    { $days ->
        [one] Am selben Tag gelöst. Morgen kann daraus eine Serie werden.
       *[other] Gelöst, { $days } Tage in Folge.
    }
day-past = Rätsel vergangener Tage
day-earlier = Früher
day-later = Später
day-done = gelöst


## What challenges are about

theme-label = Thema
theme-any = Alle
theme-again = Weiterspielen
theme-pivot = Drehung
theme-double = Zwei auf einen Streich
theme-cubes = Mehrere weiße Würfel
theme-terrain = Gelände
theme-event = Ereignisplättchen
theme-influence = Einflüsse
theme-quiet = Stiller erster Zug
keys-pivot = Einen Würfel zum Drehen markieren


## A run against the clock

run-title = Gegen die Uhr
run-rating = Deine Wertung: { $rating }
run-how = So viele Rätsel wie möglich in { $minutes } Minuten, von leicht bis schwer. { $mistakes } Fehler beenden den Lauf.
run-begin = Los
run-solved = Gelöst
run-mistakes = Fehler
run-left = Restzeit
run-best = Dein Rekord
run-give-up = Dieses überspringen
run-over =
    { $count ->
        [one] Der Lauf ist vorbei: { $count } Rätsel gelöst.
       *[other] Der Lauf ist vorbei: { $count } Rätsel gelöst.
    }
run-record = Dein bester Lauf bisher!
run-again = Noch ein Lauf
run-right = Gelöst!
run-wrong = Nicht gelöst.

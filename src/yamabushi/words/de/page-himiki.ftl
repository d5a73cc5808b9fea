### Die Worte rund um das Brett von HI MI KI.

himikiboard-board = Das Brett, Reihen A bis E, Spalten 1 bis 6
himikiboard-prompt = Deine Entscheidung
himikiboard-free = frei
himikiboard-cube = Würfel von { $side }: { $top } oben, { $ns } Nord–Süd, { $ew } Ost–West
himikiboard-can = wählbar
himikiboard-selected = gewählt
himikiboard-pivoting = wird gedreht
himikiboard-goal = mögliches Ziel
himikiboard-goal-does = mögliches Ziel: { $what }
himikiboard-shows = zeigt { $element }
himikiboard-sets-off = löst { $tile } aus
himikiboard-wins = gewinnt die Partie
himikiboard-points =
    { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
himikiboard-takes = nimmt den Einfluss von { $element }
himikiboard-beats = schlägt einen Würfel
himikiboard-beaten = verliert einen Konflikt
himikiboard-again = darf weiterspielen
himikiboard-palette = Wie der Würfel auf { $square } liegen soll
himikiboard-ask-place = Aufbau: Tippe auf ein markiertes Feld.
himikiboard-ask-orientation = Wie soll der Würfel liegen?
himikiboard-ask-conjure = Beschwörung: Wähle den Würfel, den du drehst.
himikiboard-ask-put = Lege { $tile } auf ein markiertes Feld.
himikiboard-ask-confront = Großer Yokai: Einen Würfel zwei Felder weiter angehen?
himikiboard-ask-swap = Transfer: Mit welchem Würfel tauschen?
himikiboard-ask-tile = Du hast gepunktet: Ein Chaosplättchen einsetzen?
himikiboard-ask-mana = { $tile }: Kippe einen Würfel, der dieses Element zeigt.
himikiboard-ask-impulse = Impuls: Der Würfel kippt noch einmal.
himikiboard-ask-slide = Teleportation: Wohin gleitet der Würfel?
himikiboard-ask-again = Du darfst weiterspielen.
himikiboard-ask-goal = 
    { $pivots ->
        [once] Wohin mit { $square }? Tippe noch einmal darauf, um zu drehen.
        [twice] Wohin mit { $square }? Tippe zweimal darauf, um zu drehen.
       *[no] Wohin mit { $square }?
    }
himikiboard-ask-pivot = Tippe weitere Würfel an, die mitdrehen sollen, dann „Drehen“.
himikiboard-ask-pivot-one = „Drehen“ dreht ihn.
himikiboard-ask-pivot-it = { $square } kann nur drehen: Tippe noch einmal darauf.
himikiboard-ask-pivot-only = Kein Würfel kann kippen: Drehe einen oder mehrere.
himikiboard-ask-last = Der letzte Zug im PAR: Kippe einen Würfel, oder drehe welche.
himikiboard-ask-beyond-par = PAR ist aufgebraucht: Noch ein Zug, und es misslingt. Nimm zurück, oder beginne von vorn.
himikiboard-ask-pass = Nichts ist möglich: Du musst passen.
himikiboard-ask-confused = Verwirrung: In diesem Zug spielst du die andere Farbe.
himikiboard-ask-move = Kippe einen Würfel, oder drehe einen oder mehrere.
himikiboard-ask-tilt = Kippe einen Würfel; drehen kannst du jetzt nicht.
himikiboard-set-up = Für mich aufbauen
himikiboard-pivot = Drehen
himikiboard-pivot-cube = { $square } drehen
himikiboard-score =
    { $who }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
himikiboard-influences = Einflüsse
himikiboard-influence-held = Einfluss von { $element }: { $who }
himikiboard-influence-free = Einfluss von { $element }: frei
himikiboard-chaos = Chaosplättchen
himikiboard-armed = Großer Yokai liegt bereit
himikiboard-confused = im nächsten Zug verwirrt
himikiboard-tile = { $tile }: { $power }
himikiboard-hidden-tiles =
    { $count ->
        [one] ein verdecktes Plättchen
       *[other] { $count } verdeckte Plättchen
    }
himikiboard-discards = Abgelegt: { $tiles }
mukyan-does = Muk Yan: { $action }
mukyan-not-possible = Davor nicht möglich: { $actions }
mukyan-waits = Nach deinem Zug wirft Muk Yan seine Zufallswürfel.


## Was geschehen ist

himikiboard-told-beats =
    { $winner ->
        [H] Feuer
        [M] Wasser
       *[K] Holz
    } schlägt { $loser ->
        [H] Feuer
        [M] Wasser
       *[K] Holz
    }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
himikiboard-told-points =
    { $who ->
        [mover] { $points }
       *[other] { $points } für { $side }
    }
himikiboard-told-influence =
    { $side } nimmt den Einfluss { $element ->
        [H] von Feuer
        [M] von Wasser
       *[K] von Holz
    }{ $from ->
        [free] { "" }
       *[other] { " " }({ $from } verliert ihn)
    }
himikiboard-told-again = spielt weiter: ein gleicher Würfel daneben, kein Konflikt
himikiboard-told-saved = der Große Yokai wendet den Konflikt
himikiboard-told-gone = ein Würfel geht durch das Höllentor

### Warum etwas geschehen ist, in HI MI KI.

why-himiki-placed = { $who } setzt einen Würfel auf { $square }, oben liegt { $top }.
why-himiki-drawn = { $who } zieht das Chaosplättchen { $tile }.
why-himiki-drawn-hidden = { $who } zieht ein Chaosplättchen, das sonst niemand sehen darf.
why-himiki-dice = Die Zufallswürfel zeigen { $black } (schwarz) und { $white } (weiß). Muk Yan tut das Erste auf ihrer Liste, das möglich ist: { $action }.
why-himiki-tilted = { $who } kippt den Würfel von { $start } nach { $goal }: Jetzt liegt { $element } oben.
why-himiki-pivoted =
    { $count ->
        [one] { $who } dreht den Würfel auf { $squares }: Oben bleibt es gleich, die Seiten tauschen die Plätze.
       *[other] { $who } dreht die Würfel auf { $squares }: Oben bleibt es gleich, die Seiten tauschen die Plätze.
    }
why-himiki-banned = Damit endet der Zug, und die nächste Aktion darf keine Drehung sein.
why-himiki-vortex = Der Strudel dreht den Würfel auf { $square }.
why-himiki-acts = Ein Würfel hat { $square } betreten und löst { $tile } aus, bevor etwas verglichen wird.
why-himiki-carried = Das Plättchen bringt den Würfel von { $start } nach { $goal }, ohne ihn zu drehen.
why-himiki-swapped = Die Würfel auf { $square } und { $other } tauschen die Felder, ohne gedreht zu werden.
why-himiki-gone = Der Würfel auf { $square } verlässt die Partie durch das Höllentor. Nichts wird verglichen, und der Zug endet.
why-himiki-beats =
    { $count ->
        [one] { $winner } auf { $square } besiegt { $loser } auf { $squares }: ein gewonnener Konflikt.
       *[other] { $winner } auf { $square } besiegt { $loser } auf { $squares }: { $count } gewonnene Konflikte.
    }
why-himiki-loses = { $winner } auf { $squares } besiegt { $loser } auf { $square }: ein verlorener Konflikt. Nur der bewegte Würfel kann punkten, also bekommt niemand einen Punkt dafür.
why-himiki-like =
    { $count ->
        [one] Die Würfel auf { $square } und { $squares } zeigen dasselbe: { $element }. Das ist kein Konflikt.
       *[other] Der Würfel auf { $square } und die auf { $squares } zeigen dasselbe: { $element }. Das ist kein Konflikt.
    }
why-himiki-again = Ein gleicher Würfel daneben und kein Konflikt: { $who } darf weiterspielen.
why-himiki-saved = Der Große Yokai verwandelt den Konflikt mit dem Würfel auf { $square } in einen gewonnenen und ist damit verbraucht.
why-himiki-influence = Mindestens { $need } Würfel zeigen jetzt { $element }, darunter der gekippte: { $who } nimmt den { $influence }.
why-himiki-influence-from = Mindestens { $need } Würfel zeigen jetzt { $element }, darunter der gekippte: { $who } nimmt den { $influence }, und { $rival } verliert ihn.
why-himiki-points =
    { $count ->
        [one] { $who } bekommt einen Punkt.
       *[other] { $who } bekommt { $count } Punkte.
    }
why-himiki-points-lost =
    { $count ->
        [one] { $who } verliert damit einen Punkt.
       *[other] { $who } verliert damit { $count } Punkte.
    }
why-himiki-used = { $who } hat gepunktet, steht bei 2, 3 oder 4 und setzt ein Chaosplättchen ein: { $tile }.
why-himiki-used-free = { $who } setzt { $tile } ein; in einem Rätsel kostet das keinen Zug.
why-himiki-put = { $who } legt { $tile } auf { $square }; der nächste Würfel, der dorthin kommt, löst das Plättchen aus.
why-himiki-conjured = Der Würfel auf { $square } wird auf seinem Feld gedreht: Jetzt liegt { $element } oben. Berührt er den aktiven Würfel, werden die beiden verglichen.
why-himiki-confronted = Der Große Yokai lässt den Würfel auf { $square } gegen den auf { $other } antreten, zwei Felder weiter, als wären sie Nachbarn.
why-himiki-paid = Das kostet einen Zug des PAR.
why-himiki-removed =
    { $count ->
        [one] Der schwarze Würfel auf { $squares } ist besiegt und wird entfernt.
       *[other] Die schwarzen Würfel auf { $squares } sind besiegt und werden entfernt.
    }
why-himiki-solved = Kein schwarzer Würfel ist mehr da, und alles Verlangte ist genommen: gelöst.
why-himiki-failed = Das ist ein Zug mehr, als das PAR erlaubt, oder es ist kein weißer Würfel mehr da: nicht gelöst.
why-himiki-won = { $who } hat fünf Punkte und gewinnt sofort.
why-himiki-game-drawn = Hundert Züge, ohne dass sich der Punktestand geändert hat: Die Partie endet unentschieden.
why-himiki-turn-over =
    { $reason ->
        [conflict] Ein Konflikt, gewonnen oder verloren, beendet den Zug.
       *[nothing] Daneben stand kein gleicher Würfel, also endet der Zug.
    }
why-himiki-stop = { $who } hätte weiterspielen dürfen und hört auf.
why-himiki-pass = { $who } kann nichts tun und passt. Sonst darf niemand passen.
why-himiki-no-tile = { $who } setzt diesmal kein Chaosplättchen ein.
why-himiki-no-fight = { $who } hebt den Großen Yokai für später auf.
why-himiki-penalty = { $who } hat geredet, was Partner nicht dürfen: ein Punkt für das andere Team.

### Warum etwas geschehen ist, in Regality vs. Religion.

why-regality-begins = Die { $side } beginnt und bekommt den Bürger.
why-regality-drawn = Die { $side } zieht { $tile }.
why-regality-drawn-hidden = Die { $side } zieht ein Plättchen, das die andere Seite nicht sieht.
why-regality-drawn-neutral = { $tile } wird gezogen und steht beiden Seiten offen.
why-regality-drawn-blind = Ein Plättchen wird gezogen, das nicht alle sehen dürfen.
why-regality-picked = Die { $side } behält { $tile }.
why-regality-picked-hidden = Die { $side } behält ein Plättchen, das die andere Seite nicht sieht.
why-regality-handed = Die { $side } bekommt den Rest zur Auswahl: { $tiles }.
why-regality-handed-hidden = Die { $side } bekommt drei Plättchen zur Auswahl.
why-regality-given = Die { $side } bekommt, was übrig ist: { $tiles }.
why-regality-placed = Die { $side } legt { $tile } auf { $cell }, mit Blick zur Gegenseite: ein Verbündeter der { $side }.
why-regality-covered = Der Turm bedeckt { $tile }; was darunter liegt, hat keinen Effekt mehr.
why-regality-used = { $tile } nutzt { $hit } auf { $cell } noch einmal; der Effekt wirkt von dort aus.
why-regality-turned =
    { $count ->
        [one] { $tile } dreht das Plättchen auf { $cells } um: Es wechselt die Seite.
       *[other] { $tile } dreht die Plättchen auf { $cells } um: Sie wechseln die Seite.
    }
why-regality-destroyed = { $tile } zerstört { $hit } auf { $cell }: Verdeckt zählt das Plättchen für niemanden, und es verschwindet, wenn der nächste Zug der { $side } beginnt.
why-regality-left =
    { $count ->
        [one] Ein neuer Zug beginnt: { $tiles }, zuvor zerstört, kommt von { $cell } in die Ablage, und das Feld ist frei.
       *[other] Ein neuer Zug beginnt: { $tiles }, zuvor zerstört, kommen von { $cell } in die Ablage, und das Feld ist frei.
    }
why-regality-banished = { $tile } verbannt { $tiles } von { $cell }: sofort in die Ablage, und das Feld ist frei.
why-regality-recalled = { $tile } holt { $tiles } von { $cell } in die Zone zurück; von dort aus geht es später wieder aufs Brett.
why-regality-moved = Die Fee versetzt { $tile } von { $start } nach { $goal }; die Blickrichtung bleibt.
why-regality-struck = Der Assassine verbannt { $tile } aus der Zone der { $side }.
why-regality-retrieved = Der Einsiedler holt { $tile } aus der Ablage in die Zone der { $side }.
why-regality-silent = Ein Schamane oder eine Zauberin erreicht dieses Feld: { $tile } ist stumm, und der Effekt bewirkt nichts.
why-regality-last-cell = Das war das letzte freie Feld: { $tile } kann dort nichts zerstören.
why-regality-nothing = { $tile } könnte hier nichts bewirken, also wird nicht gefragt.
why-regality-declined = Die { $side } verzichtet auf den Effekt: ganz oder gar nicht.
why-regality-struck-blindly = Der Assassine zielt auf ein verborgenes Plättchen der { $side }; der Zufall sagt, welches.
why-regality-count = Die Verbündeten werden gezählt: Krone { $royalty }, Religion { $religion }. Die { $side } gewinnt diese Partie.
why-regality-death = Die Partie ist vorbei, und der Tod ist mit der { $side } verbündet, die deshalb verliert, was auch die Zählung ergibt.
why-regality-no-tile = Die { $side } muss ein Plättchen legen und kann es nicht: Damit ist die Partie verloren.
why-regality-game-drawn = Sechzigmal wurde gelegt, und gezählt wird Krone { $royalty }, Religion { $religion }: Diese Partie endet unentschieden.
why-regality-match-won = Die { $side } hat das Match gewonnen.
why-regality-match-drawn = Das Match endet unentschieden.

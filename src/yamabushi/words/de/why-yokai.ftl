### Warum etwas geschehen ist, in Terres de Yokai.

why-yokai-begins = { $who } beginnt, so will es der Zufall.
why-yokai-drawn = { $who } zieht eine Skizze: { $first } oder { $second }.
why-yokai-drawn-hidden = { $who } zieht eine Skizze, die sonst niemand sehen darf.
why-yokai-played = { $who } spielt eine Skizze ({ $first } oder { $second }) auf den { $pile }.
why-yokai-not-yet =
    { $count ->
        [one] Beide Seiten haben dort zusammen { $count } Skizze, und { $yokai } braucht { $needs }: Noch geschieht nichts.
       *[other] Beide Seiten haben dort zusammen { $count } Skizzen, und { $yokai } braucht { $needs }: Noch geschieht nichts.
    }
why-yokai-called = { $yokai } wird vom { $source } auf den { $goal } gerufen und zählt dort wie ein eigener.
why-yokai-distracted = Die oberste gegnerische Skizze am { $source } wird auf ihre andere Farbe gedreht und wechselt zum { $goal }. Sie zählt weiter für die Seite, der sie gehört.
why-yokai-turned-up = { $yokai } kommt auf dem { $pile } nach oben und wird aufgedeckt.
why-yokai-taken =
    { $points ->
        [one] Die Skizzen reichen für { $yokai }. { $who } hat dort mehr davon und nimmt ihn: { $points } Punkt. Die Skizzen der Siegerseite werden abgelegt, die anderen bleiben.
       *[other] Die Skizzen reichen für { $yokai }. { $who } hat dort mehr davon und nimmt ihn: { $points } Punkte. Die Skizzen der Siegerseite werden abgelegt, die anderen bleiben.
    }
why-yokai-fled = Die Skizzen reichen für { $yokai }, aber beide Seiten haben gleich viele: Er flieht unter den { $pile }, und alle Skizzen dort werden abgelegt.
why-yokai-renewed = Der Nachziehstapel ist leer: Die Ablage wird gemischt und zum Nachziehstapel.
why-yokai-pile-empty = Ein Stapel ist leer, also ist die Partie sofort vorbei.
why-yokai-turns-over = Beide zusammen hatten 400 Züge, also ist die Partie vorbei.
why-yokai-won = Sonne hat { $first } Punkte, Mond { $second }: { $who } gewinnt. Bei gleichen Punkten entscheiden mehr Farben unter den Yokai.
why-yokai-game-drawn = Sonne hat { $first } Punkte, Mond { $second }, und auch die Farben entscheiden nicht: unentschieden.
why-yokai-end-turn = { $who } beendet den Zug.
why-yokai-declined = { $who } verzichtet auf die Fähigkeit. Man kann sie nur nutzen, gleich nachdem die Skizze gespielt wurde.

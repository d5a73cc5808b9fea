### Rätsel und Übung der Spiele: Stellungen, in denen ein Zug zu finden oder eine Partie zu beenden ist.

tasks-title = { $game }: Rätsel
tasks-books = Rätselbücher
tasks-how =
    { $goal ->
        [win] Nur ein einziger Zug gewinnt: Jede Antwort ist bis zum Ende der Partie durchgerechnet.
       *[expect] Ein Zug bringt im Schnitt die meisten Punkte, gezählt über alles, was aufgedeckt werden kann.
    }
tasks-count = { $done } von { $total } gelöst
tasks-solved = gelöst
tasks-next = Nächstes Rätsel
tasks-name =
    { $goal ->
        [win]
            { $turns ->
                [one] Gewinn in einem Zug
               *[other] Gewinn in { $turns } Zügen
            }
       *[expect] der beste Zug
    }
task-goal-win =
    { $turns ->
        [one] Gewinne in diesem Zug; es gibt genau einen Weg.
       *[other] Gewinne in { $turns } Zügen, was auch immer die andere Seite tut; es gibt genau einen Anfang.
    }
task-goal-expect = Finde den Zug, der dir im Schnitt die meisten Punkte bringt.
task-you-are = Deine Seite: { $who }. { $goal }
task-right-win =
    { $turns ->
        [one] Richtig: Das gewinnt, und kein anderer Zug tut es.
       *[other] Richtig: Das gewinnt nachweislich in { $turns } Zügen gegen jede Antwort. Du hast gesehen, wie es weitergeht, wenn die andere Seite so lange wie möglich durchhält.
    }
task-right-expect =
    { $points ->
        [one] Richtig: { $points } Punkt im Schnitt, über alles, was aufgedeckt werden kann. Kein Zug bringt mehr.
       *[other] Richtig: { $points } Punkte im Schnitt, über alles, was aufgedeckt werden kann. Kein Zug bringt mehr.
    }
task-wrong-win = Nach dieser Antwort gewinnt nichts mehr.
task-wrong-over = Die Partie ist zu Ende, und du hast sie nicht gewonnen.
task-wrong-expect = Von hier aus bringt es im Schnitt höchstens { $points }; der beste Zug bringt { $most }.
task-hint = Das gehört zum richtigen Zug.
practice-title = Übung
practice-line = Bring diese Partien zu Ende: Mit dem, was du gelernt hast, gewinnst du.
practice-goal =
    { $turns ->
        [one] Bring es zu Ende: Du kannst in diesem Zug gewinnen.
       *[other] Bring es zu Ende: Du kannst in { $turns } Zügen gewinnen, was auch immer die andere Seite tut.
    }
practice-right = Du hast gewonnen. Gut gespielt!
practice-wrong = Diesmal nicht gewonnen. Es geht: Versuch es noch einmal von vorn.
practice-hint = Das gewinnt.
theme-himiki-beats = Konflikte
theme-himiki-again = Weiterspielen
theme-himiki-pivoted = Drehung
theme-himiki-influence = Einfluss
theme-regality-turned = Umdrehen
theme-regality-destroyed = Zerstören
theme-regality-banished = Verbannen
theme-regality-recalled = Zurückrufen
theme-regality-moved = Versetzen
theme-regality-used = Geliehene Kräfte
theme-regality-covered = Der Turm
theme-regality-struck = Der Assassine
theme-regality-retrieved = Der Einsiedler
theme-yokai-taken = Vollenden
theme-yokai-called = Rufen
theme-yokai-distracted = Ablenken
theme-yokai-fled = Flucht

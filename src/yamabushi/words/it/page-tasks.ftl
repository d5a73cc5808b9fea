### Sfide e allenamento dei giochi: posizioni in cui trovare un turno, o finire una partita.

tasks-title = { $game }: le sfide
tasks-books = Raccolte di sfide
tasks-how =
    { $goal ->
        [win] Un solo turno porta alla vittoria: ogni risposta è stata esplorata fino alla fine della partita.
       *[expect] Un turno rende in media più punti degli altri: è stato contato tutto ciò che può essere scoperto.
    }
tasks-count = Risolte: { $done } su { $total }
tasks-solved = risolta
tasks-next = Prossima sfida
tasks-name =
    { $goal ->
        [win]
            { $turns ->
                [one] vinci in un turno
               *[other] vinci in { $turns } turni
            }
       *[expect] il turno migliore
    }
task-goal-win =
    { $turns ->
        [one] Vinci in questo turno; c’è un modo solo.
       *[other] Vinci in { $turns } turni, qualunque cosa faccia l’avversario; c’è un solo turno giusto.
    }
task-goal-expect = Trova il turno che ti dà in media più punti.
task-you-are = Giochi come { $who }. { $goal }
task-right-win =
    { $turns ->
        [one] Giusto: questo turno vince, e nessun altro.
       *[other] Giusto: è dimostrato che vince in { $turns } turni contro ogni risposta. Hai visto come va avanti se l’avversario resiste il più a lungo possibile.
    }
task-right-expect =
    { $points ->
        [one] Giusto: { $points } punto in media, su tutto ciò che può essere scoperto, e nessun turno rende di più.
       *[other] Giusto: { $points } punti in media, su tutto ciò che può essere scoperto, e nessun turno rende di più.
    }
task-wrong-win = Dopo questa risposta la vittoria non è più sicura.
task-wrong-over = La partita è finita, e non l’hai vinta.
task-wrong-expect = Da qui guadagni in media al massimo { $points }; il turno migliore rende { $most }.
task-hint = Questo fa parte del turno giusto.
practice-title = Allenamento
practice-line = Chiudi queste partite: le vince chi usa ciò che ha imparato.
practice-goal =
    { $turns ->
        [one] Chiudi la partita: puoi vincere in questo turno.
       *[other] Chiudi la partita: puoi vincere in { $turns } turni, qualunque cosa faccia l’avversario.
    }
practice-right = Hai vinto. Ben fatto!
practice-wrong = Questa volta non hai vinto, ma si può fare: riprova dall’inizio.
practice-hint = Questa mossa vince.
theme-himiki-beats = Conflitti
theme-himiki-again = Giocare ancora
theme-himiki-pivoted = Rotazione
theme-himiki-influence = Influenza
theme-regality-turned = Girare
theme-regality-destroyed = Distruggere
theme-regality-banished = Bandire
theme-regality-recalled = Riprendere
theme-regality-moved = Spostare
theme-regality-used = Poteri in prestito
theme-regality-covered = La Torre
theme-regality-struck = L’Assassino
theme-regality-retrieved = L’Eremita
theme-yokai-taken = Completare
theme-yokai-called = Chiamare
theme-yokai-distracted = Distrarre
theme-yokai-fled = Fuga

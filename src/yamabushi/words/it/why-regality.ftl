### Perché è successo qualcosa, in Regality vs. Religion.

why-regality-begins = La { $side } comincia e riceve il Cittadino.
why-regality-drawn = La { $side } pesca { $tile }.
why-regality-drawn-hidden = La { $side } pesca una tessera che l’altra fazione non vede.
why-regality-drawn-neutral = Esce { $tile }, a disposizione di entrambe le fazioni.
why-regality-drawn-blind = Esce una tessera che non tutti possono vedere.
why-regality-picked = La { $side } tiene { $tile }.
why-regality-picked-hidden = La { $side } tiene una tessera che l’altra fazione non vede.
why-regality-handed = La { $side } riceve il resto tra cui scegliere: { $tiles }.
why-regality-handed-hidden = La { $side } riceve tre tessere tra cui scegliere.
why-regality-given = La { $side } riceve ciò che resta: { $tiles }.
why-regality-placed = La { $side } posa { $tile } in { $cell }, con la punta verso l’avversario: un alleato per la { $side }.
why-regality-covered = La Torre copre { $tile }, che perde il suo effetto.
why-regality-used = { $tile } usa di nuovo { $hit } in { $cell }, il cui effetto parte dalla propria casella.
why-regality-turned =
    { $count ->
        [one] { $tile } gira la tessera in { $cells }: cambia fazione.
       *[other] { $tile } gira le tessere in { $cells }: cambiano fazione.
    }
why-regality-destroyed = { $tile } distrugge { $hit } in { $cell }: a faccia in giù la tessera non conta per nessuno, e se ne va quando comincia il prossimo turno della { $side }.
why-regality-left =
    { $count ->
        [one] Comincia un nuovo turno: { $tiles }, tessera già distrutta, lascia { $cell } per gli scarti, e la casella è libera.
       *[other] Comincia un nuovo turno: { $tiles }, tessere già distrutte, lasciano { $cell } per gli scarti, e la casella è libera.
    }
why-regality-banished = { $tile } bandisce { $tiles } da { $cell }: direttamente negli scarti, e la casella è libera.
why-regality-recalled = { $tile } riprende { $tiles } da { $cell } nella zona, da cui si può posare di nuovo.
why-regality-moved = La Fata sposta { $tile } da { $start } a { $goal }; la tessera continua a puntare dalla stessa parte.
why-regality-struck = L’Assassino bandisce { $tile } dalla zona della { $side }.
why-regality-retrieved = L’Eremita porta { $tile } dagli scarti nella zona della { $side }.
why-regality-silent = Uno Sciamano o un’Incantatrice raggiunge quella casella: { $tile } tace, e il suo effetto non fa nulla.
why-regality-last-cell = Era l’ultima casella libera: { $tile } lì non può distruggere nulla.
why-regality-nothing = { $tile } non ha nulla su cui agire, quindi non si chiede nulla.
why-regality-declined = La { $side } non usa l’effetto: tutto o niente.
why-regality-struck-blindly = L’Assassino colpisce una tessera coperta della { $side }; il caso dirà quale.
why-regality-count = Si contano gli alleati: Corona { $royalty }, Religione { $religion }. La { $side } vince questa partita.
why-regality-death = La partita è finita, e la Morte è alleata della { $side }, che quindi perde, qualunque sia il conteggio.
why-regality-no-tile = La { $side } deve posare una tessera e non può: così perde la partita.
why-regality-game-drawn = Sono state posate sessanta tessere, e il conteggio è Corona { $royalty }, Religione { $religion }: questa partita è un pareggio.
why-regality-match-won = La { $side } ha vinto l’incontro.
why-regality-match-drawn = L’incontro finisce in parità.

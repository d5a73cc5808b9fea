### Il tabellone di Regality vs. Religion sulla pagina. Tessere, poteri, fazioni e direzioni sono in games.ftl.


## I luoghi del tavolo

regality-board = Tabellone
regality-zone = Tessere della { $side }
regality-neutral = Tessere neutrali
regality-discards = Scarti
regality-gone =
    { $count ->
        [one] Una tessera è fuori dall’incontro
       *[other] { $count } tessere sono fuori dall’incontro
    }
regality-passed = Passate nel draft
regality-pool = Tessere tra cui scegliere
regality-prompt = Che cosa fare
regality-card = Scheda di una tessera
regality-no-card = Tocca una tessera per leggere che cosa fa.
regality-ways = Direzioni
regality-none = nessuna
regality-placed =
    { $count ->
        [0] Ancora nessuna tessera posata
        [one] Una tessera posata
       *[other] { $count } tessere posate
    }


## Come va

# Che cosa fa vincere, accanto al punteggio: il più breve possibile.
regality-wins = Nove scoperte: vince chi ha più alleati
regality-aim-wins = vince chi prende { $wins } partite
regality-aim-points =
    { $games ->
        [one] più punti dopo una partita
       *[other] più punti dopo { $games } partite
    }
regality-relation = Una tessera girata cambia parte
regality-allies-said = Alleati: { $royalty } { $first }, { $religion } { $second }.
regality-games-said = Partite vinte: { $royalty } { $first }, { $religion } { $second }.
regality-points-said = Punti: { $royalty } { $first }, { $religion } { $second }.
regality-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
regality-game-of = Partita { $number } di { $games }


## Come stanno le tessere

# Come in «Re della Corona»: di chi è alleata ora.
regality-tile-of = { $tile } della { $side }
regality-on = copre { $tile }
regality-fallen = { $tile } a faccia in giù, tessera distrutta dalla { $side }
regality-shielded = con scudo
regality-silent = ridotta al silenzio
regality-free = libera
regality-active = agisce quando viene posata
regality-passive = agisce finché è lì
regality-last = posata per ultima
regality-secret = Il tuo avversario non la vede.
regality-hidden-tile = Una tessera coperta.
regality-hidden-tiles =
    { $count ->
        [one] Una tessera coperta
       *[other] { $count } tessere coperte
    }


## Che cosa si può fare

regality-place-here = posare { $tile } qui
regality-choose-this = scegliere questa casella
regality-can-take = Si può scegliere.
regality-set-orthogonal = Gira le ortogonali
regality-set-diagonal = Gira le diagonali
regality-apply = Usa l’effetto
regality-take-hidden = Scegline una coperta
regality-leave = Rinuncia all’effetto
regality-put-back = Rimetti a posto
regality-close = Chiudi la scheda


## Che cosa si chiede

regality-ask-tile = Scegli una tessera da posare.
regality-ask-cell = Scegli una casella per { $tile }.
regality-ask-citizen = La prima tessera di una partita è il Cittadino: scegli la sua casella.
regality-ask-target = Scegli una delle tessere segnate.
regality-ask-way = Scegli una direzione.
regality-ask-set = Quali vicine?
regality-ask-apply = Usare l’effetto?
regality-ask-move = Scegli una tessera da spostare.
regality-ask-goal = Scegli dove va.
regality-ask-beside = Scegli una delle tessere segnate accanto al tabellone.
regality-ask-pick = Tieni una di queste tessere.
regality-ask-first = Partita persa. Chi comincia la prossima?


## Che cosa succede

regality-places = La { $side } posa una tessera.
regality-acts = La { $side } decide che cosa fa { $tile }.
regality-picks = La { $side } sceglie una tessera.
regality-chooses = La { $side } ha perso questa partita e sceglie chi comincia la prossima.
regality-lots = Si tira a sorte: chi comincia?
regality-drawing = Si estraggono le tessere…
regality-revealing = Il caso sceglie una delle tessere coperte…
regality-ended = L’incontro è finito.


## Che cosa farebbe una decisione

regality-turns =
    { $count ->
        [one] gira una tessera
       *[other] gira { $count } tessere
    }
regality-may-turn =
    { $count ->
        [one] può girare una tessera
       *[other] può girare fino a { $count } tessere
    }
regality-destroys =
    { $count ->
        [one] distrugge una tessera
       *[other] distrugge { $count } tessere
    }
regality-may-destroy =
    { $count ->
        [one] può distruggere una tessera
       *[other] può distruggere una di { $count } tessere
    }
regality-removes =
    { $count ->
        [one] toglie una tessera dal tabellone
       *[other] toglie { $count } tessere dal tabellone
    }
regality-may-remove =
    { $count ->
        [one] può togliere una tessera dal tabellone
       *[other] può togliere dal tabellone una di { $count } tessere
    }
regality-moves =
    { $count ->
        [one] sposta una tessera
       *[other] sposta { $count } tessere
    }
regality-may-move =
    { $count ->
        [one] può spostare una tessera
       *[other] può spostare una di { $count } tessere
    }
regality-uses =
    { $count ->
        [one] usa di nuovo una tessera
       *[other] usa di nuovo { $count } tessere
    }
regality-may-use =
    { $count ->
        [one] può usare di nuovo una tessera
       *[other] può usare di nuovo una di { $count } tessere
    }
regality-shields =
    { $count ->
        [one] dà uno scudo a una tessera
       *[other] dà uno scudo a { $count } tessere
    }
regality-silences =
    { $count ->
        [one] riduce al silenzio una tessera
       *[other] riduce al silenzio { $count } tessere
    }
regality-ends-won = vince la partita
regality-ends-lost = perde la partita
regality-ends-drawn = chiude la partita in pareggio


## Che cosa è successo

regality-game-won =
    { $outcome ->
        [win] Vinci questa partita
        [lose] Perdi questa partita
       *[side] La { $side } vince questa partita
    }
regality-game-drawn = Questa partita finisce in pareggio
regality-game-ended = Questa partita è finita.
regality-why-count = Alleati: { $royalty } { $first }, { $religion } { $second }
regality-why-death = La Morte è alleata della { $loser }, che quindi perde
regality-why-nothing = La { $loser } non ha più tessere da posare
regality-told-turned = gira { $cells }
regality-told-destroyed = distrugge { $cell }
regality-told-left =
    { $count ->
        [one] { $tiles } lascia il tabellone
       *[other] { $tiles } lasciano il tabellone
    }
regality-told-banished = bandisce { $tiles }
regality-told-recalled = riprende { $tiles }
regality-told-moved = sposta { $from } in { $to }
regality-told-retrieved = recupera { $tile } dagli scarti

## Perché ciò che si è toccato non è possibile

tried-regality-citizen-first = La prima tessera di una partita è il Cittadino.
tried-regality-cell-taken = { $cell } non è libera.
tried-regality-no-cover = La Torre va su un tuo alleato che non sia né coperto né protetto da uno scudo.
tried-regality-no-effect = L’effetto non si può usare lì.
tried-regality-not-now = Non ora: { $due }.


## Notes in a first game

note-regality-shield = Uno scudo: nessun effetto tocca la tessera che lo ha, nemmeno i tuoi. Solo il Pirata lo supera.
note-regality-silence = Silenzio: in linea retta accanto allo Sciamano, o agli angoli dell’Incantatrice, gli effetti attivi non fanno nulla.
note-regality-death = La Morte: a tabellone pieno perde chi l’ha come alleata, per quanti altri alleati abbia.
note-regality-left = Una tessera distrutta se ne va quando inizia il turno di chi l’ha distrutta: il posto libero è prima suo.
note-regality-turned = Una tessera girata cambia fazione. Quando nove sono scoperte, vince chi ha più alleati.
note-regality-destroyed = Distrutta: è coperta, non conta per nessuno e blocca la casella durante il turno avversario.
note-regality-banished = Bandita: va subito tra gli scarti, e la casella è libera per chi gioca dopo.

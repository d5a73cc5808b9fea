### Le parole intorno al tabellone di HI MI KI.

himikiboard-board = Il tabellone, righe da A a E, colonne da 1 a 6
himikiboard-prompt = La tua decisione
himikiboard-aim =
    { $mode ->
        [teams]
            { $points ->
                [5] Vince la prima squadra a cinque punti
               *[other] Vince la prima squadra a { $points } punti
            }
       *[other]
            { $points ->
                [5] Vince chi arriva prima a cinque punti
               *[other] Vince chi arriva prima a { $points } punti
            }
    }
himikiboard-relation = Il fuoco batte il legno, il legno batte l’acqua, l’acqua batte il fuoco
himikiboard-free = libera
himikiboard-cube =
    { $side ->
        [w] Cubo bianco
       *[b] Cubo nero
    }: { $top } sopra, { $ns } a nord e a sud, { $ew } a est e a ovest
himikiboard-can = si può scegliere
himikiboard-selected = la tua scelta
himikiboard-pivoting = ruoterà
himikiboard-goal = il cubo può venire qui
himikiboard-goal-does = il cubo può venire qui: { $what }
himikiboard-shows = mostra l’elemento { $element }
himikiboard-sets-off = fa scattare { $tile }
himikiboard-wins = vince la partita
himikiboard-points =
    { $count ->
        [one] un punto
       *[other] { $count } punti
    }
himikiboard-takes = prende l’{ $influence }
himikiboard-beats = batte un cubo
himikiboard-beaten = perde un conflitto
himikiboard-again = permette di giocare ancora
himikiboard-palette = Posizione del cubo in { $square }
himikiboard-ask-place = Preparazione: tocca una casella segnata.
himikiboard-ask-orientation = Come orienti il cubo?
himikiboard-ask-conjure = Evocazione: scegli un cubo da girare.
himikiboard-ask-put = Posa { $tile } su una casella segnata.
himikiboard-ask-confront = Yokai Maggiore: affronti un cubo a due caselle di distanza?
himikiboard-ask-swap = Trasferimento: con quale cubo fai lo scambio?
himikiboard-ask-tile = Hai segnato: usi una tessera Caos?
himikiboard-ask-mana = { $tile }: ribalta un cubo che mostra quell’elemento.
himikiboard-ask-impulse = Impulso: il cubo si ribalta ancora una volta.
himikiboard-ask-slide = Teletrasporto: dove scivola il cubo?
himikiboard-ask-again = Puoi giocare ancora.
himikiboard-ask-goal = 
    { $pivots ->
        [once] Dove ribalti { $square }? Tocca di nuovo il cubo per ruotarlo.
        [twice] Tocca una casella segnata per ribaltare { $square }, o il pulsante { $square } per ruotarlo.
       *[no] Dove ribalti { $square }?
    }
himikiboard-ask-pivot = Tocca altri cubi per ruotare anche quelli, poi «Ruota».
himikiboard-ask-pivot-one = Tocca «Ruota» per ruotarlo.
himikiboard-ask-pivot-it = { $square } si può solo ruotare: tocca di nuovo il cubo.
himikiboard-ask-pivot-only = Nessun cubo si può ribaltare: ruotane uno o più.
himikiboard-ask-which = Tocca prima il cubo da ruotare.
himikiboard-ask-last =
    { $kind ->
        [tilt] Ultima mossa del PAR. Hai appena ruotato: ora devi ribaltare.
       *[any] Ultima mossa del PAR: ribalta un cubo, o ruotane uno o più.
    }
himikiboard-ask-beyond-par = Il PAR è esaurito: resta solo ciò che non costa mosse.
himikiboard-ask-pass =
    { $cubes ->
        [0] Non hai cubi da giocare: passa.
       *[other] Nessun cubo può ribaltarsi, e dopo una rotazione non si ruota: passa.
    }
himikiboard-ask-confused = Confusione: in questo turno giochi con l’altro colore.
himikiboard-ask-move = Ribalta un cubo, o ruotane uno o più.
himikiboard-ask-tilt =
    { $who ->
        [you] Hai appena ruotato: ora devi ribaltare.
        [mukyan] Muk Yan ha appena ruotato: in questo turno devi ribaltare.
       *[other] L’altra parte ha appena ruotato: in questo turno devi ribaltare.
    }
himikiboard-ask-tilt-any = Ribalta un cubo.
himikiboard-set-up = Disponi per me
himikiboard-pivot = Ruota
himikiboard-pivot-cube = Ruota { $square }
himikiboard-score =
    { $who }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }
himikiboard-influences = Influenze
himikiboard-influence-held = { $influence }: { $who }
himikiboard-influence-free = { $influence }: libera
himikiboard-chaos = Tessere Caos
himikiboard-armed = Yokai Maggiore pronto
himikiboard-confused = confusione nel prossimo turno
himikiboard-tile = { $tile }: { $power }
himikiboard-hidden-tiles =
    { $count ->
        [one] una tessera coperta
       *[other] { $count } tessere coperte
    }
himikiboard-terrain = Sul tabellone
himikiboard-discards = Usate: { $tiles }
mukyan-does = Muk Yan: { $action }
mukyan-not-possible = Scartate perché impossibili: { $actions }
mukyan-waits = Muk Yan lancia i dadi dopo il tuo turno.


## Che cosa è successo

himikiboard-told-beats =
    { $winner } batte { $loser }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
himikiboard-told-loses =
    { $loser } perde contro { $winner }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
himikiboard-told-points =
    { $who ->
        [mover] { $points }
       *[other] { $points } per { $side }
    }
himikiboard-told-influence =
    prende l’{ $influence }{ $from ->
        [free] { "" }
       *[other] { " " }({ $from } la perde)
    }
himikiboard-told-again = gioca ancora
himikiboard-not-made = una mossa di troppo: non giocata
himikiboard-told-saved = lo Yokai Maggiore rovescia il conflitto
himikiboard-told-gone = un cubo passa la Porta dell’inferno
himikiboard-told-used = usa { $tile }
himikiboard-told-put = posa { $tile } in { $square }
himikiboard-told-conjured = gira il cubo in { $square }: { $top } sopra

## Perché ciò che si è toccato non è possibile

tried-himiki-no-pivot = Dopo una rotazione la mossa seguente non può essere una rotazione.
tried-himiki-not-now = Non ora: { $due }.
tried-himiki-tile-not-now = Puoi usare una tessera Caos subito dopo un ribaltamento che ha portato il tuo punteggio a 2, 3 o 4.
tried-himiki-tile-no-mana = Non ora: nessun tuo cubo che mostra questo elemento può ribaltarsi.
tried-himiki-tile-no-enemy = Non ora: non c’è nessun cubo avversario da girare.
tried-himiki-tile-no-square = Non ora: non c’è nessuna casella vuota.


## Notes in a first game

note-himiki-conflict = Conflitto vinto: un punto per ogni cubo avversario battuto. Ogni conflitto chiude il turno.
note-himiki-lost = Conflitto perso: nessuno fa punti, poteva farli solo il cubo appena ribaltato. Il turno è finito.
note-himiki-again = È arrivato accanto a un cubo che mostra lo stesso elemento, senza conflitto: si può giocare ancora.
note-himiki-influence = Quattro cubi dello stesso elemento, sei a squadre: chi li completa prende la sua influenza e un punto.
note-himiki-pivot = Una rotazione cambia i lati, non la faccia in alto. Chi viene dopo non può ruotare: deve ribaltare.
note-himiki-tile = Una tessera Caos si usa quando un ribaltamento porta il tuo punteggio a 2, 3 o 4. Un terreno agisce su chi entra.


## The challenge of the day

day-title = Sfida del giorno
day-play = Gioca la sfida di oggi
day-open =
    { $days ->
        [0] La stessa per tutti, fino a mezzanotte UTC. Risolvila per iniziare una serie.
        [one] Finora { $days } giorno di fila. Risolvila prima di mezzanotte UTC per continuare.
       *[other] Finora { $days } giorni di fila. Risolvila prima di mezzanotte UTC per continuare.
    }
day-solved =
    { $days ->
        [one] Risolta in giornata. Torna domani per una serie.
       *[other] Risolta, { $days } giorni di fila.
    }
day-past = Sfide dei giorni passati
day-earlier = Prima
day-later = Dopo
day-done = risolta


## What challenges are about

theme-label = Tema
theme-any = Tutti
theme-again = Giocare ancora
theme-pivot = Rotazione
theme-double = Due in un colpo solo
theme-cubes = Più cubi bianchi
theme-terrain = Terreno
theme-event = Tessere evento
theme-influence = Influenze
theme-quiet = Prima mossa tranquilla
keys-pivot = Segna un cubo da ruotare


## A run against the clock

run-title = Contro il tempo
run-rating = Il tuo punteggio: { $rating }
run-how = Quante più sfide puoi in { $minutes } minuti, dalle facili alle difficili. Dopo { $mistakes } errori la corsa finisce.
run-begin = Inizia
run-solved = Risolte
run-mistakes = Errori
run-left = Tempo rimasto
run-best = Il tuo record
run-give-up = Salta questa
run-over =
    { $count ->
        [one] La corsa è finita: { $count } sfida risolta.
       *[other] La corsa è finita: { $count } sfide risolte.
    }
run-record = La tua corsa migliore finora!
run-again = Un’altra corsa
run-right = Risolta!
run-wrong = Non risolta.

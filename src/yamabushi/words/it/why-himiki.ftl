### Perché è successo qualcosa, in HI MI KI.

why-himiki-placed = { $who } posa un cubo in { $square }, con { $top } sopra.
why-himiki-drawn = { $who } pesca la tessera Caos { $tile }.
why-himiki-drawn-hidden = { $who } pesca in segreto una tessera Caos.
why-himiki-dice = I dadi mostrano { $black } (nero) e { $white } (bianco). Muk Yan fa la prima cosa possibile della loro lista: { $action }.
why-himiki-tilted = { $who } ribalta il cubo da { $start } a { $goal }: ora sopra c’è { $element }.
why-himiki-pivoted =
    { $count ->
        [one] { $who } ruota il cubo in { $squares }: la faccia superiore resta, i lati si scambiano.
       *[other] { $who } ruota i cubi in { $squares }: le facce superiori restano, i lati si scambiano.
    }
why-himiki-banned = Questo pone fine al turno, e la mossa successiva non può essere una rotazione.
why-himiki-vortex = Il Vortice ruota il cubo in { $square }.
why-himiki-acts = Un cubo è entrato in { $square } e fa scattare { $tile }, prima di ogni confronto.
why-himiki-carried = La tessera porta il cubo da { $start } a { $goal }, senza girarlo.
why-himiki-swapped = I cubi in { $square } e in { $other } si scambiano di casella, senza essere girati.
why-himiki-gone = Il cubo in { $square } lascia la partita attraverso la Porta dell’inferno. Non si confronta nulla, e il turno finisce.
why-himiki-beats =
    { $count ->
        [one] { $winner } in { $square } batte { $loser } in { $squares }: un conflitto vinto.
       *[other] { $winner } in { $square } batte { $loser } in { $squares }: { $count } conflitti vinti.
    }
why-himiki-loses = { $winner } in { $squares } batte { $loser } in { $square }: un conflitto perso. Solo il cubo che si è mosso può segnare, quindi nessuno riceve un punto.
why-himiki-like =
    { $count ->
        [one] I cubi in { $square } e in { $squares } mostrano lo stesso elemento: { $element }. Non è un conflitto.
       *[other] Il cubo in { $square } e quelli in { $squares } mostrano lo stesso elemento: { $element }. Non è un conflitto.
    }
why-himiki-again = Un cubo uguale accanto e nessun conflitto: { $who } può giocare ancora.
why-himiki-saved = Lo Yokai Maggiore trasforma in vittoria il conflitto con il cubo in { $square }, ed è consumato.
why-himiki-influence = Almeno { $need } cubi ora mostrano { $element }, tra cui quello appena ribaltato: { $who } prende l’{ $influence }.
why-himiki-influence-from = Almeno { $need } cubi ora mostrano { $element }, tra cui quello appena ribaltato: { $who } prende l’{ $influence }, e { $rival } la perde.
why-himiki-points =
    { $count ->
        [one] { $who } segna un punto.
       *[other] { $who } segna { $count } punti.
    }
why-himiki-points-lost =
    { $count ->
        [one] { $who } perde così un punto.
       *[other] { $who } perde così { $count } punti.
    }
why-himiki-used = { $who } ha segnato, è a 2, 3 o 4, e usa una tessera Caos: { $tile }.
why-himiki-used-free = { $who } usa { $tile }; in una sfida non costa nessuna mossa.
why-himiki-put = { $who } posa { $tile } in { $square }, dove il prossimo cubo che entra ne farà scattare l’effetto.
why-himiki-conjured = Il cubo in { $square } viene girato sul posto: ora sopra c’è { $element }. Se tocca il cubo attivo, i due si confrontano.
why-himiki-confronted = Lo Yokai Maggiore mette il cubo in { $square } di fronte a quello in { $other }, a due caselle di distanza, come se fossero vicini.
why-himiki-paid = Questo costa una delle mosse del PAR.
why-himiki-removed =
    { $count ->
        [one] Il cubo nero in { $squares } è battuto e viene tolto.
       *[other] I cubi neri in { $squares } sono battuti e vengono tolti.
    }
why-himiki-solved = Non resta alcun cubo nero, e tutto ciò che era richiesto è preso: sfida risolta.
why-himiki-failed = È una mossa in più del PAR, o non resta alcun cubo bianco: sfida fallita.
why-himiki-won = { $who } ha cinque punti e vince all’istante.
why-himiki-game-drawn = Cento turni senza che il punteggio cambi: la partita è un pareggio.
why-himiki-turn-over =
    { $reason ->
        [conflict] Un conflitto, vinto o perso, pone fine al turno.
       *[nothing] Non c’era un cubo uguale accanto, quindi il turno finisce.
    }
why-himiki-stop = { $who } potrebbe giocare ancora, e si ferma.
why-himiki-pass = { $who } non ha mosse e passa. Nessun altro può passare.
why-himiki-no-tile = { $who } questa volta non usa tessere Caos.
why-himiki-no-fight = { $who } tiene lo Yokai Maggiore per dopo.
why-himiki-penalty = { $who } ha parlato, cosa vietata ai compagni: un punto all’altra squadra.

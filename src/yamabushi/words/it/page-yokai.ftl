### Il tabellone di Terres de Yokai. I nomi di colori, yokai e schizzi vengono da games.ftl.
### I colori arrivano come nel mezzo di una frase, tranne che in land-name.


## Terre

land-lands = Pile
land-name =
    { $colour ->
        [G] Pila verde
        [R] Pila rossa
        [B] Pila blu
       *[Y] Pila gialla
    }
letter-G = V
letter-R = R
letter-B = B
letter-Y = G
land-yokai = { $yokai }, { $value }
land-face-down = coperto
land-empty = nessuno yokai rimasto
land-guest = ospite dalla { $pile }
land-guest-of = ospite
land-you = tu
# Gli schizzi di entrambi i lati di una terra, da ascoltare: tu 3, Luna 2
land-sides = { $one } { $first }, { $other } { $second }
# Da vedere, molto breve: 3 + 2 su 7
land-standing = { $mine } + { $theirs } su { $needs }
land-you-lead = sei in testa
land-leads = { $who } è in testa
land-even = parità
land-nobody = senza schizzi
land-beneath = sotto: { $what }
land-hidden =
    { $count ->
        [one] { $count } coperto
       *[other] { $count } coperti
    }
land-to-come = ancora da apparire: { $values }
land-last-one = l’ultimo
land-you-take = per te
land-takes = per { $who }
land-flees = fugge
land-more = ancora { $count }
land-appears = uno nuovo
land-play-here = giocare { $card } qui
land-call-from = chiamare lo yokai della { $pile }
land-distract-to = lo schizzo avversario viene qui


## Che cosa succederebbe

yokaiboard-you-take =
    { $points ->
        [one] prendi { $yokai }, { $points } punto
       *[other] prendi { $yokai }, { $points } punti
    }
yokaiboard-takes =
    { $points ->
        [one] { $who } prende { $yokai }, { $points } punto
       *[other] { $who } prende { $yokai }, { $points } punti
    }
yokaiboard-flees = { $yokai } fugge
yokaiboard-more =
    { $count ->
        [one] manca { $count } schizzo per { $yokai }
       *[other] mancano { $count } schizzi per { $yokai }
    }
yokaiboard-appears = appare un altro yokai sulla { $pile }
yokaiboard-or-call = puoi chiamare; altrimenti, { $otherwise }
yokaiboard-or-distract = puoi distrarre; altrimenti, { $otherwise }


## Che cosa si chiede

yokaiboard-decide = La tua decisione
yokaiboard-aim = Più punti quando una pila resta senza yokai
yokaiboard-relation = Più schizzi prendono lo yokai; in parità fugge
yokaiboard-must = La tua mano è piena: gioca almeno uno schizzo
yokaiboard-may = Gioca uno schizzo, o finisci il turno
yokaiboard-again = Giocane un altro, o finisci il turno
yokaiboard-choose-land = { $card }: dove?
yokaiboard-played = Giocati: { $count } su 3
yokaiboard-end-turn = Fine turno
yokaiboard-put-back = Rimetti in mano
yokaiboard-call = Chiamare uno yokai sulla { $pile }?
yokaiboard-call-how = Tocca la pila da cui viene.
yokaiboard-distract = Distrarre lo yokai della { $pile }?
yokaiboard-distract-how = Lo schizzo avversario { $card } passa sulla { $pile }.
yokaiboard-do-distract = Distrai
yokaiboard-leave = Rinuncia all’abilità
yokaiboard-over = La partita è finita
yokaiboard-over-empty = Non restano yokai sulla { $pile }: la partita è finita
yokaiboard-log-play = { $card } su { $colour }
yokaiboard-watching = Tocca a { $who }


## Intorno alle terre

yokaiboard-hand = La tua mano
yokaiboard-hand-of = Mano di { $who }
yokaiboard-new = nuovo
yokaiboard-no-sketches = Nessuno schizzo
yokaiboard-sketches =
    { $count ->
        [one] { $count } schizzo
       *[other] { $count } schizzi
    }
yokaiboard-points =
    { $count ->
        [one] punto
       *[other] punti
    }
yokaiboard-taken = Yokai presi da { $who }
yokaiboard-none-taken = Ancora nessuno yokai
yokaiboard-draw-pile = Mazzo
yokaiboard-discards = Scarti
yokaiboard-nothing = Ancora nulla
# Qualcuno ha finito il turno: Sole turno finito
yokaiboard-done = turno finito


## Che cosa è successo

yokaiboard-told-called = chiama { $yokai } sulla { $pile }
yokaiboard-told-distracted = manda { $card } sulla { $pile }
yokaiboard-why-colours = Punti pari, contano i colori: { $sun } { $first }, { $moon } { $second }

## Perché ciò che si è toccato non è possibile

tried-yokai-wrong-pile = Uno schizzo va sulla pila di uno dei suoi due colori.
tried-yokai-not-now = Prima decidi se usare l’abilità.
tried-yokai-no-call = Uno yokai si chiama da un’altra pila, che ne abbia almeno due.
tried-yokai-other-ability = Lo schizzo avversario può andare solo sulla pila dell’altro suo colore.
tried-yokai-chance = Prima decide il caso.


## Notes in a first game

note-yokai-played = Uno schizzo vale per uno dei suoi due colori. Il numero dello yokai dice quanti lo completano, in tutto.
note-yokai-taken = Completo: lo prende chi ha lì più schizzi, e li scarta. Quelli dell’altro restano per il prossimo.
note-yokai-fled = Pari da entrambi i lati: lo yokai fugge in fondo alla sua pila, e tutti gli schizzi lì si scartano.
note-yokai-called = Chiamare porta qui lo yokai in cima a un’altra pila. Da ora valgono per lui gli schizzi di questa.
note-yokai-distracted = Distrarre manda l’ultimo schizzo avversario al suo altro colore. Resta di chi l’ha giocato.

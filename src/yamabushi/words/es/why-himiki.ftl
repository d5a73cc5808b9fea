### Por qué ha pasado algo, en HI MI KI.

why-himiki-placed = { $who } coloca un cubo en { $square }, con { $top } arriba.
why-himiki-drawn = { $who } roba la loseta de Caos { $tile }.
why-himiki-drawn-hidden = { $who } roba en secreto una loseta de Caos.
why-himiki-dice = Los dados muestran { $black } (negro) y { $white } (blanco). Muk Yan hace lo primero de su lista que es posible: { $action }.
why-himiki-tilted = { $who } vuelca el cubo de { $start } a { $goal }: ahora arriba está { $element }.
why-himiki-pivoted =
    { $count ->
        [one] { $who } gira el cubo de { $squares }: la cara de arriba se queda, los lados se intercambian.
       *[other] { $who } gira los cubos de { $squares }: las caras de arriba se quedan, los lados se intercambian.
    }
why-himiki-banned = Con eso termina el turno, y la jugada siguiente no puede ser un giro.
why-himiki-vortex = El Vórtice gira el cubo de { $square }.
why-himiki-acts = Un cubo ha entrado en { $square } y activa { $tile }, antes de comparar nada.
why-himiki-carried = La loseta lleva el cubo de { $start } a { $goal }, sin girarlo.
why-himiki-swapped = Los cubos de { $square } y { $other } cambian de casilla, sin girar.
why-himiki-gone = El cubo de { $square } abandona la partida por la Puerta del Infierno. No se compara nada, y el turno termina.
why-himiki-beats =
    { $count ->
        [one] { $winner } de { $square } vence { $loser } de { $squares }: un conflicto ganado.
       *[other] { $winner } de { $square } vence { $loser } de { $squares }: { $count } conflictos ganados.
    }
why-himiki-loses = { $winner } de { $squares } vence { $loser } de { $square }: un conflicto perdido. Solo puede puntuar el cubo que se ha movido, así que nadie recibe un punto.
why-himiki-like =
    { $count ->
        [one] Los cubos de { $square } y { $squares } muestran el mismo elemento: { $element }. No es un conflicto.
       *[other] El cubo de { $square } y los de { $squares } muestran el mismo elemento: { $element }. No es un conflicto.
    }
why-himiki-again = Un cubo igual al lado y ningún conflicto: { $who } puede jugar otra vez.
why-himiki-saved = El Yokai Mayor convierte en victoria el conflicto con el cubo de { $square }, y queda gastado.
why-himiki-influence = Al menos { $need } cubos muestran ahora { $element }, entre ellos el que se ha volcado: { $who } toma la { $influence }.
why-himiki-influence-from = Al menos { $need } cubos muestran ahora { $element }, entre ellos el que se ha volcado: { $who } toma la { $influence }, y { $rival } la pierde.
why-himiki-points =
    { $count ->
        [one] { $who } suma un punto.
       *[other] { $who } suma { $count } puntos.
    }
why-himiki-points-lost =
    { $count ->
        [one] { $who } pierde así un punto.
       *[other] { $who } pierde así { $count } puntos.
    }
why-himiki-used = { $who } ha puntuado, está en 2, 3 o 4, y usa una loseta de Caos: { $tile }.
why-himiki-used-free = { $who } usa { $tile }; en un reto eso no cuesta ninguna jugada.
why-himiki-put = { $who } coloca { $tile } en { $square }, donde el próximo cubo que entre activará su efecto.
why-himiki-conjured = El cubo de { $square } cambia de orientación en su sitio: ahora arriba está { $element }. Si toca el cubo activo, se comparan los dos.
why-himiki-confronted = El Yokai Mayor enfrenta el cubo de { $square } con el de { $other }, a dos casillas, como si fueran vecinos.
why-himiki-paid = Eso cuesta una de las jugadas del PAR.
why-himiki-removed =
    { $count ->
        [one] El cubo negro de { $squares } queda vencido y se retira.
       *[other] Los cubos negros de { $squares } quedan vencidos y se retiran.
    }
why-himiki-solved = No queda ningún cubo negro, y se ha tomado todo lo que se exigía: resuelto.
why-himiki-failed = Es una jugada más que el PAR, o no queda ningún cubo blanco: reto fallido.
why-himiki-won = { $who } tiene cinco puntos y gana al instante.
why-himiki-game-drawn = Cien turnos sin que cambie el marcador: la partida es un empate.
why-himiki-turn-over =
    { $reason ->
        [conflict] Un conflicto, ganado o perdido, termina el turno.
       *[nothing] No había un cubo igual al lado, así que el turno termina.
    }
why-himiki-stop = { $who } podría jugar otra vez, y se detiene.
why-himiki-pass = { $who } no tiene ninguna jugada y pasa. Nadie más puede pasar.
why-himiki-no-tile = { $who } no usa ninguna loseta de Caos esta vez.
why-himiki-no-fight = { $who } se guarda el Yokai Mayor para más tarde.
why-himiki-penalty = { $who } ha hablado, cosa que los compañeros no pueden hacer: un punto para el otro equipo.

### Por qué ha pasado algo, en Regality vs. Religion.

why-regality-begins = La { $side } empieza y recibe al Ciudadano.
why-regality-drawn = La { $side } saca { $tile }.
why-regality-drawn-hidden = La { $side } roba una loseta que el otro bando no ve.
why-regality-drawn-neutral = Sale { $tile }, a disposición de ambos bandos.
why-regality-drawn-blind = Sale una loseta que no todos pueden ver.
why-regality-picked = La { $side } elige { $tile }.
why-regality-picked-hidden = La { $side } se queda una loseta que el otro bando no ve.
why-regality-handed = La { $side } recibe el resto para elegir: { $tiles }.
why-regality-handed-hidden = La { $side } recibe tres losetas para elegir.
why-regality-given = La { $side } recibe lo que queda: { $tiles }.
why-regality-placed = La { $side } coloca { $tile } en { $cell }, apuntando al otro bando: un aliado de la { $side }.
why-regality-covered = La Torre cubre { $tile }, que pierde su efecto.
why-regality-used = { $tile } usa de nuevo { $hit } en { $cell }, cuyo efecto sale de su propia casilla.
why-regality-turned =
    { $count ->
        [one] { $tile } gira la loseta de { $cells }: cambia de bando.
       *[other] { $tile } gira las losetas de { $cells }: cambian de bando.
    }
why-regality-destroyed = { $tile } destruye { $hit } en { $cell }: boca abajo la loseta no cuenta para nadie, y se retira cuando empieza el próximo turno de la { $side }.
why-regality-left =
    { $count ->
        [one] Empieza un nuevo turno: { $tiles }, loseta ya destruida, pasa de { $cell } a los descartes, y la casilla queda libre.
       *[other] Empieza un nuevo turno: { $tiles }, losetas ya destruidas, pasan de { $cell } a los descartes, y la casilla queda libre.
    }
why-regality-banished = { $tile } destierra { $tiles } de { $cell }: directamente a los descartes, y la casilla queda libre.
why-regality-recalled = { $tile } recupera { $tiles } de { $cell } para la zona, desde donde se puede colocar de nuevo.
why-regality-moved = El Hada mueve { $tile } de { $start } a { $goal }; la loseta sigue apuntando al mismo lado.
why-regality-struck = El Asesino destierra { $tile } de la zona de la { $side }.
why-regality-retrieved = El Ermitaño lleva { $tile } de los descartes a la zona de la { $side }.
why-regality-silent = Un Chamán o una Hechicera alcanza esa casilla: { $tile } queda en silencio, y su efecto no hace nada.
why-regality-last-cell = Era la última casilla libre: { $tile } no puede destruir nada allí.
why-regality-nothing = { $tile } no tiene nada sobre lo que actuar, así que no se pregunta.
why-regality-declined = La { $side } no usa el efecto: todo o nada.
why-regality-struck-blindly = El Asesino golpea una loseta oculta de la { $side }; el azar dirá cuál.
why-regality-count = Se cuentan los aliados: Realeza { $royalty }, Religión { $religion }. La { $side } gana esta partida.
why-regality-death = La partida ha terminado, y la Muerte es aliada de la { $side }, que por eso pierde, sea cual sea el recuento.
why-regality-no-tile = La { $side } debe colocar una loseta y no puede: con eso pierde la partida.
why-regality-game-drawn = Se han colocado sesenta losetas, y el recuento es Realeza { $royalty }, Religión { $religion }: esta partida termina en empate.
why-regality-match-won = La { $side } ha ganado el encuentro.
why-regality-match-drawn = El encuentro termina en empate.

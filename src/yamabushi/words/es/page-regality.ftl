### El tablero de Regality vs. Religion en la página. Losetas, poderes, bandos y direcciones están en games.ftl.


## Los lugares de la mesa

regality-board = Tablero
regality-zone = Losetas de la { $side }
regality-neutral = Losetas neutrales
regality-discards = Descartes
regality-gone =
    { $count ->
        [one] Una loseta ha salido del encuentro
       *[other] { $count } losetas han salido del encuentro
    }
regality-passed = Pasadas en el draft
regality-pool = Losetas para elegir
regality-prompt = Qué hacer
regality-card = Ficha de una loseta
regality-no-card = Toca una loseta para leer qué hace.
regality-ways = Direcciones
regality-none = ninguna
regality-placed =
    { $count ->
        [0] Aún no hay losetas colocadas
        [one] Una loseta colocada
       *[other] { $count } losetas colocadas
    }


## Cómo va

# Lo que hace ganar, junto al marcador: lo más breve posible.
regality-wins = Nueve boca arriba: gana quien tiene más aliados
regality-aim-wins = gana quien sume { $wins } partidas
regality-aim-points =
    { $games ->
        [one] más puntos tras una partida
       *[other] más puntos tras { $games } partidas
    }
regality-relation = Una loseta girada cambia de bando
regality-allies-said = Aliados: { $royalty } { $first }, { $religion } { $second }.
regality-games-said = Partidas ganadas: { $royalty } { $first }, { $religion } { $second }.
regality-points-said = Puntos: { $royalty } { $first }, { $religion } { $second }.
regality-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
regality-game-of = Partida { $number } de { $games }


## Cómo están las losetas

# Como en «Rey de la Realeza»: de quién es aliada ahora.
regality-tile-of = { $tile } de la { $side }
regality-on = cubre { $tile }
regality-fallen = { $tile } boca abajo, loseta destruida por la { $side }
regality-shielded = con escudo
regality-silent = silenciada
regality-free = libre
regality-active = actúa al colocarla
regality-passive = actúa mientras está ahí
regality-last = la última colocada
regality-secret = Tu rival no la ve.
regality-hidden-tile = Una loseta oculta.
regality-hidden-tiles =
    { $count ->
        [one] Una loseta oculta
       *[other] { $count } losetas ocultas
    }


## Lo que se puede hacer

regality-place-here = colocar { $tile } aquí
regality-choose-this = elegir esta casilla
regality-can-take = Se puede elegir.
regality-set-orthogonal = Girar las ortogonales
regality-set-diagonal = Girar las diagonales
regality-apply = Usar el efecto
regality-take-hidden = Elegir una oculta
regality-leave = Renunciar al efecto
regality-put-back = Devolver a su sitio
regality-close = Cerrar la ficha


## Lo que se pregunta

regality-ask-tile = Elige una loseta para colocarla.
regality-ask-cell = Elige dónde colocar { $tile }.
regality-ask-citizen = La primera loseta de una partida es el Ciudadano: elige su casilla.
regality-ask-target = Elige una de las losetas marcadas.
regality-ask-way = Elige una dirección.
regality-ask-set = ¿Qué vecinas?
regality-ask-apply = ¿Usar el efecto?
regality-ask-move = Elige una loseta para moverla.
regality-ask-goal = Elige adónde va.
regality-ask-beside = Elige una de las losetas marcadas junto al tablero.
regality-ask-pick = Quédate con una de estas losetas.
regality-ask-first = Partida perdida. ¿Quién empieza la siguiente?


## Lo que está pasando

regality-places = La { $side } coloca una loseta.
regality-acts = La { $side } decide qué hace { $tile }.
regality-picks = La { $side } elige una loseta.
regality-chooses = La { $side } ha perdido esta partida y elige quién empieza la siguiente.
regality-lots = Sorteo: ¿quién empieza?
regality-drawing = Se sacan las losetas…
regality-revealing = El azar elige una de las losetas ocultas…
regality-ended = El encuentro ha terminado.


## Lo que haría una decisión

regality-turns =
    { $count ->
        [one] gira una loseta
       *[other] gira { $count } losetas
    }
regality-may-turn =
    { $count ->
        [one] puede girar una loseta
       *[other] puede girar hasta { $count } losetas
    }
regality-destroys =
    { $count ->
        [one] destruye una loseta
       *[other] destruye { $count } losetas
    }
regality-may-destroy =
    { $count ->
        [one] puede destruir una loseta
       *[other] puede destruir una de { $count } losetas
    }
regality-removes =
    { $count ->
        [one] retira una loseta del tablero
       *[other] retira { $count } losetas del tablero
    }
regality-may-remove =
    { $count ->
        [one] puede retirar una loseta del tablero
       *[other] puede retirar del tablero una de { $count } losetas
    }
regality-moves =
    { $count ->
        [one] mueve una loseta
       *[other] mueve { $count } losetas
    }
regality-may-move =
    { $count ->
        [one] puede mover una loseta
       *[other] puede mover una de { $count } losetas
    }
regality-uses =
    { $count ->
        [one] usa de nuevo una loseta
       *[other] usa de nuevo { $count } losetas
    }
regality-may-use =
    { $count ->
        [one] puede usar de nuevo una loseta
       *[other] puede usar de nuevo una de { $count } losetas
    }
regality-shields =
    { $count ->
        [one] da un escudo a una loseta
       *[other] da un escudo a { $count } losetas
    }
regality-silences =
    { $count ->
        [one] silencia una loseta
       *[other] silencia { $count } losetas
    }
regality-ends-won = gana la partida
regality-ends-lost = pierde la partida
regality-ends-drawn = termina la partida en empate


## Lo que ha pasado

regality-game-won =
    { $outcome ->
        [win] Ganas esta partida
        [lose] Pierdes esta partida
       *[side] La { $side } gana esta partida
    }
regality-game-drawn = Esta partida termina en empate
regality-game-ended = Esta partida ha terminado.
regality-why-count = Aliados: { $royalty } { $first }, { $religion } { $second }
regality-why-death = La Muerte es aliada de la { $loser }, que por eso pierde
regality-why-nothing = A la { $loser } no le quedan losetas que colocar
regality-told-turned = gira { $cells }
regality-told-destroyed = destruye { $cell }
regality-told-left =
    { $count ->
        [one] { $tiles } deja el tablero
       *[other] { $tiles } dejan el tablero
    }
regality-told-banished = destierra { $tiles }
regality-told-recalled = recupera { $tiles }
regality-told-moved = mueve { $from } a { $to }
regality-told-retrieved = recupera { $tile } de los descartes

## Por qué no se puede lo que se ha tocado

tried-regality-citizen-first = La primera loseta de una partida es el Ciudadano.
tried-regality-cell-taken = { $cell } no está libre.
tried-regality-no-cover = La Torre va sobre un aliado tuyo que no esté boca abajo ni tenga escudo.
tried-regality-no-effect = El efecto no se puede usar ahí.
tried-regality-not-now = Ahora no: { $due }.


## Notes in a first game

note-regality-shield = Un escudo: ningún efecto toca la loseta que lo tiene, ni los tuyos. Solo el Pirata lo atraviesa.
note-regality-silence = Silencio: en línea recta junto al Chamán, o en las esquinas de la Hechicera, los efectos activos no hacen nada.
note-regality-death = La Muerte: con el tablero lleno, pierde el bando que la tiene de aliada, por muchos otros que tenga.
note-regality-left = Lo destruido se va cuando empieza el turno de quien lo destruyó: el hueco es primero suyo.
note-regality-turned = Una loseta girada cambia de bando. Cuando nueve están boca arriba, gana quien tiene más aliados.
note-regality-destroyed = Destruida: está boca abajo, no cuenta para nadie y cierra su casilla durante el turno rival.
note-regality-banished = Desterrada: va en el acto a los descartes, y su casilla queda libre para quien juega después.

### Las palabras en torno al tablero de HI MI KI.

himikiboard-board = El tablero, filas A a E, columnas 1 a 6
himikiboard-prompt = Tu decisión
himikiboard-aim =
    { $mode ->
        [teams]
            { $points ->
                [5] Gana el primer equipo con cinco puntos
               *[other] Gana el primer equipo con { $points } puntos
            }
       *[other]
            { $points ->
                [5] Gana quien llegue antes a cinco puntos
               *[other] Gana quien llegue antes a { $points } puntos
            }
    }
himikiboard-relation = El fuego vence a la madera, la madera al agua, el agua al fuego
himikiboard-free = libre
himikiboard-cube =
    { $side ->
        [w] Cubo blanco
       *[b] Cubo negro
    }: { $top } arriba, { $ns } al norte y al sur, { $ew } al este y al oeste
himikiboard-can = se puede elegir
himikiboard-selected = tu elección
himikiboard-pivoting = va a girar
himikiboard-goal = el cubo puede venir aquí
himikiboard-goal-does = el cubo puede venir aquí: { $what }
himikiboard-shows = muestra { $element }
himikiboard-sets-off = activa { $tile }
himikiboard-wins = gana la partida
himikiboard-points =
    { $count ->
        [one] un punto
       *[other] { $count } puntos
    }
himikiboard-takes = toma la { $influence }
himikiboard-beats = vence a un cubo
himikiboard-beaten = pierde un conflicto
himikiboard-again = permite jugar otra vez
himikiboard-palette = Orientación del cubo de { $square }
himikiboard-ask-place = Preparación: toca una casilla marcada.
himikiboard-ask-orientation = ¿Cómo orientas el cubo?
himikiboard-ask-conjure = Conjuro: elige qué cubo girar.
himikiboard-ask-put = Coloca { $tile } en una casilla marcada.
himikiboard-ask-confront = Yokai Mayor: ¿te enfrentas a un cubo a dos casillas?
himikiboard-ask-swap = Transferencia: ¿con qué cubo se intercambia?
himikiboard-ask-tile = Has puntuado: ¿usas una loseta de Caos?
himikiboard-ask-mana = { $tile }: vuelca un cubo que muestre ese elemento.
himikiboard-ask-impulse = Impulso: el cubo se vuelca una vez más.
himikiboard-ask-slide = Teletransporte: ¿hacia dónde se desliza el cubo?
himikiboard-ask-again = Puedes jugar otra vez.
himikiboard-ask-goal = 
    { $pivots ->
        [once] ¿Adónde vuelcas { $square }? Toca el cubo otra vez para girarlo.
        [twice] Toca una casilla marcada para volcar { $square }, o el botón { $square } para girarlo.
       *[no] ¿Adónde vuelcas { $square }?
    }
himikiboard-ask-pivot = Toca más cubos para girarlos también y luego «Girar».
himikiboard-ask-pivot-one = Toca «Girar» para girarlo.
himikiboard-ask-pivot-it = { $square } solo se puede girar: toca el cubo otra vez.
himikiboard-ask-pivot-only = Ningún cubo se puede volcar: gira uno o varios.
himikiboard-ask-which = Toca primero el cubo que quieras girar.
himikiboard-ask-last =
    { $kind ->
        [tilt] Última jugada del PAR. Acabas de girar: ahora tienes que volcar.
       *[any] Última jugada del PAR: vuelca un cubo, o gira uno o varios.
    }
himikiboard-ask-beyond-par = El PAR está agotado: solo queda lo que no cuesta jugadas.
himikiboard-ask-pass =
    { $cubes ->
        [0] No tienes ningún cubo que jugar: pasa.
       *[other] Ningún cubo puede volcarse, y después de un giro no se gira: pasa.
    }
himikiboard-ask-confused = Confusión: en este turno juegas con el otro color.
himikiboard-ask-move = Vuelca un cubo, o gira uno o varios.
himikiboard-ask-tilt =
    { $who ->
        [you] Acabas de girar: ahora tienes que volcar.
        [mukyan] Muk Yan acaba de girar: en este turno tienes que volcar.
       *[other] Tu rival acaba de girar: en este turno tienes que volcar.
    }
himikiboard-ask-tilt-any = Vuelca un cubo.
himikiboard-set-up = Colocar por mí
himikiboard-pivot = Girar
himikiboard-pivot-cube = Girar { $square }
himikiboard-score =
    { $who }: { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
himikiboard-influences = Influencias
himikiboard-influence-held = { $influence }: { $who }
himikiboard-influence-free = { $influence }: libre
himikiboard-chaos = Losetas de Caos
himikiboard-armed = Yokai Mayor preparado
himikiboard-confused = confusión en el próximo turno
himikiboard-tile = { $tile }: { $power }
himikiboard-hidden-tiles =
    { $count ->
        [one] una loseta oculta
       *[other] { $count } losetas ocultas
    }
himikiboard-terrain = En el tablero
himikiboard-discards = Usadas: { $tiles }
mukyan-does = Muk Yan: { $action }
mukyan-not-possible = Descartadas por imposibles: { $actions }
mukyan-waits = Muk Yan tira sus dados después de tu turno.


## Lo que ha pasado

himikiboard-told-beats =
    { $winner } vence { $loser }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
himikiboard-told-loses =
    { $loser } pierde contra { $winner }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
himikiboard-told-points =
    { $who ->
        [mover] { $points }
       *[other] { $points } para { $side }
    }
himikiboard-told-influence =
    toma la { $influence }{ $from ->
        [free] { "" }
       *[other] { " " }({ $from } la pierde)
    }
himikiboard-told-again = juega otra vez
himikiboard-not-made = una jugada de más: no realizada
himikiboard-told-saved = el Yokai Mayor invierte el conflicto
himikiboard-told-gone = un cubo cruza la Puerta del Infierno
himikiboard-told-used = usa { $tile }
himikiboard-told-put = coloca { $tile } en { $square }
himikiboard-told-conjured = gira el cubo de { $square }: { $top } arriba

## Por qué no se puede lo que se ha tocado

tried-himiki-no-pivot = Después de un giro, el siguiente movimiento no puede ser un giro.
tried-himiki-not-now = Ahora no: { $due }.
tried-himiki-tile-not-now = Puedes usar una loseta de Caos justo después de un vuelco que ha subido tu puntuación a 2, 3 o 4.
tried-himiki-tile-no-mana = Ahora no: ningún cubo tuyo que muestre este elemento puede volcarse.
tried-himiki-tile-no-enemy = Ahora no: no hay ningún cubo rival que girar.
tried-himiki-tile-no-square = Ahora no: no hay ninguna casilla vacía.


## Notes in a first game

note-himiki-conflict = Conflicto ganado: un punto por cada cubo rival vencido. Todo conflicto acaba el turno.
note-himiki-lost = Conflicto perdido: nadie puntúa, solo podía hacerlo el cubo recién volcado. El turno se acaba.
note-himiki-again = Ha llegado junto a un cubo que muestra lo mismo, sin conflicto: quien ha movido puede jugar otra vez.
note-himiki-influence = Cuatro cubos del mismo elemento, seis por equipos: quien los completa toma su influencia y un punto.
note-himiki-pivot = Un giro cambia los lados, no la cara de arriba. El siguiente no puede girar: tiene que volcar.
note-himiki-tile = Una loseta de Caos se usa cuando un vuelco lleva tus puntos a 2, 3 o 4. Un terreno actúa sobre quien entra.


## The challenge of the day

day-title = Reto del día
day-play = Jugar el reto de hoy
day-open =
    { $days ->
        [0] El mismo para todos, hasta medianoche UTC. Resuélvelo para empezar una racha.
        [one] { $days } día seguido hasta ahora. Resuélvelo antes de medianoche UTC para continuar.
       *[other] { $days } días seguidos hasta ahora. Resuélvelo antes de medianoche UTC para continuar.
    }
day-solved =
    { $days ->
        [one] Resuelto en su día. Vuelve mañana para empezar una racha.
       *[other] Resuelto, { $days } días seguidos.
    }
day-past = Retos de días pasados
day-earlier = Antes
day-later = Después
day-done = resuelto


## What challenges are about

theme-label = Tema
theme-any = Todos
theme-again = Jugar otra vez
theme-pivot = Giro
theme-double = Dos de un golpe
theme-cubes = Varios cubos blancos
theme-terrain = Terreno
theme-event = Losetas de evento
theme-influence = Influencias
theme-quiet = Primera jugada tranquila
keys-pivot = Marcar un cubo para girarlo


## A run against the clock

run-title = Contrarreloj
run-rating = Tu puntuación: { $rating }
run-how = Tantos retos como puedas en { $minutes } minutos, de más fácil a más difícil. Con { $mistakes } errores se acaba la carrera.
run-begin = Empezar
run-solved = Resueltos
run-mistakes = Errores
run-left = Tiempo restante
run-best = Tu récord
run-give-up = Saltar este
run-over =
    { $count ->
        [one] La carrera ha terminado: { $count } reto resuelto.
       *[other] La carrera ha terminado: { $count } retos resueltos.
    }
run-record = ¡Tu mejor carrera hasta ahora!
run-again = Otra carrera
run-right = ¡Resuelto!
run-wrong = No resuelto.

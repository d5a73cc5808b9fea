### Qué falla en el texto de una posición. Las claves vienen de en/positions.ftl.

himiki-position-active = a= solo se escribe con el Conjuro en la mano
himiki-position-again = r se escribe al jugar otra vez, n mientras hay algo pendiente, y si no, ninguna de las dos
himiki-position-all-set-up = todos los cubos están ya colocados
himiki-position-armed = el Yokai Mayor está preparado ante un asiento, o ante ninguno: '-'
himiki-position-ban = t solo se escribe antes del primer movimiento de un turno
himiki-position-beyond = después de una jugada más allá del PAR ya no se paga ninguna
himiki-position-canonical = La posición no está escrita en su única forma; sería { $canonical }.
himiki-position-chance = el azar coloca los cubos de Muk Yan o tira sus dados, y el campo «Turno» dice cuál de las dos cosas
himiki-position-chaos = ahí se escriben, separados por /, las manos, el Yokai preparado, los asientos confusos, el terreno y los descartes
himiki-position-confused = x solo se escribe dentro de un turno
himiki-position-confusion = nadie ha usado la Confusión
himiki-position-conjured = un conjuro se elige cuando le toca a Blanco
himiki-position-contradiction = La posición se contradice: { $problem }.
himiki-position-control = c= nombra cubos del color que se juega, y solo cuando no son exactamente los de la mitad
himiki-position-control-teams = c= es solo para equipos en la edición revisada
himiki-position-count = ahí se escribe un número entero de 0 a { $most }
himiki-position-cube = { $word } no es un cubo; un cubo se escribe como B5HMK, con una coma entre ellos
himiki-position-cubes-missing = solo están { $there } de los { $all } cubos; un cubo sale del juego únicamente por la Puerta del Infierno
himiki-position-decides = con este campo «Turno» decide { $decides }, no { $written }
himiki-position-dice = solo se tiran dados para Muk Yan
himiki-position-discarded = { $tile } está entre los descartes cuando su efecto está pendiente
himiki-position-drawn-first = las losetas se roban antes de colocar ningún cubo
himiki-position-drawn-in-turn = se roba por turnos, una loseta cada vez, tres rondas
himiki-position-field = El campo «{ $field ->
        [cubes] Cubos
        [who] Quién decide
        [score] Puntos
        [influences] Influencias
        [turn] Turno
        [count] Contador
        [chaos] Caos
       *[other] { $field }
    }», { $text }, no es correcto: { $problem }.
himiki-position-fields = La posición tiene { $count ->
        [one] { $count } campo
       *[other] { $count } campos
    }; necesita siete, como en 'B5HMK,C5HKM,D5MHK/B2HMK,C2KMH,D2KHM w 0-0 --- - 0 -'.
himiki-position-finished = un reto termina cuando está resuelto, cuando se ha elegido una jugada más allá del PAR o cuando no queda ningún cubo blanco
himiki-position-gate = la Puerta del Infierno está entre los descartes, así que ha salido del juego un solo cubo
himiki-position-hands = hay { $count } manos, con una coma entre ellas
himiki-position-has-tilted = en este turno se ha volcado un cubo; se escribe como C4<C5
himiki-position-influence = la influencia { $element ->
        [fire] del fuego
        [water] del agua
       *[wood] de la madera
    } no está en juego en este reto
himiki-position-influence-points = cada influencia vale un punto
himiki-position-just-scored = el contador está a 0 cuando el marcador acaba de cambiar
himiki-position-left-itself = el cubo de { $square } no puede haber salido de la casilla en la que está
himiki-position-many-cubes = cada bando tiene { $most } cubos
himiki-position-many-tilted = tantos cubos no pueden haberse volcado en un solo turno
himiki-position-never-confused = la Confusión no se usa en los retos
himiki-position-no-chaos = sin el modo experto no hay losetas de Caos
himiki-position-no-cube-pending = en { $square } no hay ningún cubo para lo que está pendiente
himiki-position-no-cube-tilted = en { $square } no hay ningún cubo que pueda haberse volcado
himiki-position-no-tilt = antes se ha elegido un vuelco
himiki-position-no-white-pending = en { $square } no hay ningún cubo blanco para lo que está pendiente
himiki-position-no-white-tilted = en { $square } no hay ningún cubo blanco que pueda haberse volcado
himiki-position-not-tilted = en este turno aún no se ha volcado ningún cubo
himiki-position-nothing-active = no hay ningún cubo activo
himiki-position-on-terrain = hay un cubo sobre una loseta que habría actuado
himiki-position-other-cubes = los cubos no son los del reto, o falta uno
himiki-position-other-tile = { $tile } no puede haber llegado ahí en este reto
himiki-position-other-tilted = en este turno solo se han volcado cubos del bando al que le toca
himiki-position-over = una partida termina con cinco puntos o, en empate, cuando el contador llega a { $most }, y no antes
himiki-position-owners = ahí se escribe de quién son el fuego, el agua y la madera: 'w', 'b' o '-' para cada uno
himiki-position-paid = ahí se escribe el número de jugadas pagadas
himiki-position-partner = ningún otro cubo puede estar activo a su lado
himiki-position-pending = lo que está pendiente no se podría decidir aquí
himiki-position-raised = el signo más es solo para el Yokai Mayor
himiki-position-row = { $word } no es una serie de losetas; se escribe como MhCj, y '-' si no hay ninguna
himiki-position-score = ahí se escriben los puntos de Blanco y de Negro, de 0 a 5, como 2-1
himiki-position-scored-before = antes de que empiece la partida no hay puntos
himiki-position-seat = { $word } no es un asiento
himiki-position-set-up = estos cubos no pueden haberse colocado hasta ahora, uno tras otro, en las casillas de salida
himiki-position-sets-up = el siguiente cubo lo coloca otro asiento
himiki-position-sides = ahí se escriben los cubos blancos, una / y los negros
himiki-position-solver = ahí se escribe 'w', o '.' cuando ha terminado
himiki-position-square = { $word } no es una casilla
himiki-position-standing = cómo está el turno solo se escribe donde está pendiente
himiki-position-step = { $word } no es ni r, C4<C5, a=C4 ni nada que pueda estar pendiente en un reto
himiki-position-taken = ahí se escriben fuego, agua y madera: 'w' si la influencia está tomada y '-' si no
himiki-position-terrain = { $word } no es un terreno; un terreno se escribe como C3Im, con un signo más entre ellos
himiki-position-three-drawn = cada uno de los { $seats } asientos ha robado tres losetas
himiki-position-tile = no hay ninguna loseta de Caos { $word }
himiki-position-tilts = en un turno se eligen como máximo { $most } vuelcos
himiki-position-transfer = la Transferencia está entre los descartes cuando hay dos cubos activos
himiki-position-turn = { $word } no es ni d, s, t, r3, n3, x, C4<C5, c=C4 ni nada que pueda estar pendiente
himiki-position-turn-ended = después de { $most } vuelcos el turno ha terminado
himiki-position-two-active = solo hay dos cubos activos después de una Transferencia, en la edición revisada
himiki-position-two-cubes = hay dos cubos en { $square }
himiki-position-two-places = { $tile } está en dos sitios
himiki-position-two-tiles = hay dos losetas en { $square }
himiki-position-unseen = hay muy pocas losetas desconocidas para una mano de { $size }
himiki-position-used-before = antes de que empiece la partida no se ha usado ninguna loseta
himiki-position-who = ahí se escribe { $seats }, '?' para el azar o '.' cuando ha terminado
himiki-position-winner = con cinco puntos cada uno, win= dice quién ha ganado
himiki-position-winner-last = win= solo se escribe cuando la partida ha terminado
himiki-position-without-expert = ahí se escribe '-' sin el modo experto
himiki-position-without-tiles = ahí se escribe '-' en un reto sin losetas
himiki-position-zero = ahí se escribe 0 en un reto
regality-position-all-hidden = en este estilo todas las losetas neutrales están ocultas antes de colocar la primera
regality-position-begun = el azar solo dice quién empieza la primera partida
regality-position-can-place = no ha terminado: hay una loseta que colocar y un sitio para ella
regality-position-canonical = La posición no está escrita en su única forma; sería { $canonical }.
regality-position-cell = { $word } en { $cell } no es una loseta; una loseta se escribe como 'Ki', 'ki', '(Ki:r)' o 'To+Ge'
regality-position-come-back = con tan pocas losetas neutrales restantes, las que salieron habrían vuelto
regality-position-contradiction = La posición se contradice: { $problem }.
regality-position-decides = con lo que está pendiente y este contador decide { $decides }, no { $written }
regality-position-drawn-hidden = en los estilos secretos lo que se saca está oculto; en los demás, nada lo está
regality-position-extra = aquí pueden seguir, una vez cada uno y en este orden, { $names }
regality-position-few-placed = hay más losetas en el tablero ({ $there }) que losetas colocadas ({ $placed })
regality-position-field = El campo «{ $field ->
        [board] Tablero
        [who] Quién decide
        [zone-r] Zona de la Realeza
        [zone-l] Zona de la Religión
        [neutral] Zona neutral
        [discards] Descartes
        [flags] Pendiente
        [count] Contador
        [last] Final
       *[other] { $field }
    }», { $text }, no es correcto: { $problem }.
regality-position-fields = La posición tiene { $count ->
        [one] { $count } campo
       *[other] { $count } campos
    }; necesita al menos ocho, como en '.,.,./.,Ci,./.,.,. l KiQuPrMiGeWiCa HiCdStBiPaMoTe - - - 1'.
regality-position-first = ahí se escribe first=l, y nada si empezó la Realeza
regality-position-flags = ahí se escribe '-', begin, draw, draft, choose, o un efecto como 'Ki@b2', 'Ba@b2>b1' y 'As@b2?'
regality-position-four-in-play = después del draft secreto hay cuatro losetas neutrales en juego, una de cada tres que se pasaron
regality-position-fourth-kept = quien pasa tres losetas se queda la cuarta, y ninguna de las tres
regality-position-games = este encuentro termina después de la partida { $games }, y no antes
regality-position-gone-and-here = { $tiles } ha salido del encuentro y aun así está aquí
regality-position-gone-with-each = con cada partida salen del encuentro { $count } losetas neutrales
regality-position-handed-on = las losetas que se pasan son tres neutrales por ronda, y solo en el draft secreto
regality-position-idle-effect = el efecto de la loseta recién colocada no podría hacer nada
regality-position-left-by-now = las losetas destruidas salen del tablero cuando empieza el turno del bando que las destruyó
regality-position-many-points = en un encuentro no hay tantos puntos
regality-position-neutral-hidden = terminado el draft, en la zona neutral no hay nada oculto
regality-position-neutral-in-play = en este estilo una partida tiene { $count } losetas neutrales además del Ciudadano
regality-position-never-gone = { $tiles } no sale nunca de un encuentro
regality-position-nine-points = nueve losetas son como máximo nueve puntos por partida
regality-position-no-ally = una loseta recién colocada es aliada del bando que la colocó
regality-position-no-effect = no hay ningún efecto que decidir
regality-position-no-hit = el azar no tiene ninguna loseta oculta que alcanzar
regality-position-nobody-lost = nadie ha perdido aún una partida, así que nadie elige
regality-position-not-begun = no ha terminado antes de colocar la primera loseta
regality-position-not-drawn = estas losetas no pueden haberse sacado y elegido en este estilo
regality-position-not-empty = antes de colocar la primera loseta, el tablero y los descartes están vacíos
regality-position-not-hidden = { $tiles } no puede estar oculto
regality-position-not-neutral = en este estilo { $tiles } no está en la zona neutral
regality-position-not-neutral-yet = antes de colocar la primera loseta, { $tiles } no está en la zona neutral
regality-position-not-ready = antes de colocar la primera loseta, la preparación está hecha y no hay nada pendiente
regality-position-not-there = { $tile } no está en { $cell }
regality-position-not-used = la loseta de { $used } no se puede usar desde { $user }
regality-position-nothing-gone = ninguna loseta sale de una partida única ni de un encuentro en el estilo antiguo
regality-position-nothing-hidden = en este estilo no hay nada oculto
regality-position-nothing-won = una partida única no cuenta partidas ganadas
regality-position-nothing-yet = aún no se ha colocado, sacado ni decidido nada
regality-position-nowhere = { $tiles } no está en ninguna parte
regality-position-number = ahí se escribe un número entero de 0 a { $most }
regality-position-one-kept = quien juega en segundo lugar se queda una de las tres losetas que se pasaron
regality-position-open-and-hidden = { $tiles } está a la vez a la vista y oculto
regality-position-order = { $tile } está dos veces, o no está en el orden de las losetas
regality-position-other-flags = con estas losetas sacadas y elegidas, lo pendiente sería { $flags }
regality-position-over = esta partida ha terminado: ya no se puede colocar nada
regality-position-rounds = el draft tiene dos rondas
regality-position-row = ahí se escribe una serie de losetas como KiQu, o '-' si no hay ninguna
regality-position-rows = ahí se escriben tres filas separadas por /, de tres casillas separadas por comas
regality-position-score = se escribe como { $example }
regality-position-three-handed-on = en una ronda se pasan tres losetas
regality-position-three-to-pick = se elige entre las tres losetas que se pasaron
regality-position-tile = no hay ninguna loseta { $word }
regality-position-tower = en { $cell } solo la Torre, y ella siempre, está sobre otra loseta
regality-position-two-hidden = un bando tiene como máximo dos losetas ocultas
regality-position-two-left = las dos losetas restantes de las que se pasaron están fuera de esta partida
regality-position-two-places = { $tiles } está en dos sitios
regality-position-two-ways = la pila de { $cell } apunta en una sola dirección
regality-position-two-wins = un encuentro a dos victorias termina cuando un bando ha ganado dos partidas, y no antes
regality-position-unseen = hay muy pocas losetas neutrales desconocidas (necesarias: { $count })
regality-position-who = ahí se escribe 'r', 'l', '?' para el azar o '.' cuando todo ha terminado
regality-position-won-last = quien ha ganado el encuentro ha ganado su última partida
regality-position-zone = antes de colocar la primera loseta, { $tiles } está en la zona de la { $side ->
        [r] Realeza
       *[l] Religión
    }
yokai-position-behind = detrás de un yokai que se descubre hay como máximo una pila tocada, o las dos pilas
yokai-position-called-from = de dos pilas que esperan el recuento, la segunda es aquella desde la que se llamó
yokai-position-called-there = un yokai ha sido llamado a la pila { $pile ->
        [green] verde
        [red] roja
        [blue] azul
       *[yellow] amarilla
    }, encima de otro
yokai-position-canonical = La posición no está escrita en su única forma; sería { $canonical }.
yokai-position-completed = la pila { $pile ->
        [green] verde
        [red] roja
        [blue] azul
       *[yellow] amarilla
    } tiene bocetos suficientes ({ $count }) para que su yokai estuviera completado
yokai-position-contradiction = La posición se contradice: { $problem }.
yokai-position-count = hay { $count } de { $sketch }, y se juega con { $wanted }
yokai-position-emptied = una pila se vacía por un boceto que se juega
yokai-position-entry = { $word } no puede estar pendiente; se escribe como '?G', '+0', '=G' o 'GB+@G'
yokai-position-field = El campo «{ $field ->
        [G] Pila verde
        [R] Pila roja
        [B] Pila azul
        [Y] Pila amarilla
        [hand0] Mano de Sol
        [hand1] Mano de Luna
        [deck] Mazo
        [discards] Descartes
        [taken0] Yokais de Sol
        [taken1] Yokais de Luna
        [turn] Turno
       *[other] { $field }
    }», { $text }, no es correcto: { $problem }.
yokai-position-fields = La posición tiene { $count ->
        [one] { $count } campo
       *[other] { $count } campos
    }; necesita once, como en 'G:G3????:-:- R:R7????:-:- B:B4????:-:- Y:Y6????:-:- 3GR 3GB GRGR+GR!GBGB+GB!4GYGY+GY!4RBRB+RB!4RYRY+RY!4BYBY+BY! - - - 1:0:0:+0'.
yokai-position-filled = antes de robar se vuelve a llenar el mazo
yokai-position-full-hand = una mano solo tiene { $most } bocetos después de robar en su propio turno
yokai-position-hand = con { $todo } pendiente, el número de bocetos en la mano de { $field ->
        [hand0] Sol
       *[hand1] Luna
    } es { $count }
yokai-position-has-drawn = quien ha jugado ha robado antes
yokai-position-held = con { $played } { $played ->
        [one] boceto jugado
       *[other] bocetos jugados
    }, la mano tiene como máximo { $most }
yokai-position-is-up = el yokai superior de la pila { $pile ->
        [green] verde
        [red] roja
        [blue] azul
       *[yellow] amarilla
    } está descubierto, salvo que lo siguiente sea { $entry }
yokai-position-last-turn = la partida termina después del turno { $last }
yokai-position-many = en la pila { $pile ->
        [green] verde
        [red] roja
        [blue] azul
       *[yellow] amarilla
    } hay { $count } bocetos, y ninguna pila tiene más de { $most }
yokai-position-must-play = con cuatro bocetos en la mano se juega al menos uno
yokai-position-never-up = el número de yokais { $pile ->
        [green] verdes
        [red] rojos
        [blue] azules
       *[yellow] amarillos
    } que nunca se han descubierto es { $count }, y están en su propia pila
yokai-position-no-call = ninguna otra pila tiene dos yokais, así que no hay nada que llamar
yokai-position-no-distract = no hay nada que distraer
yokai-position-nobody = desde el turno 1 le toca a alguien, y antes a nadie
yokai-position-not-begun = antes de que alguien empiece está pendiente { $todo }
yokai-position-not-on-top = en la pila { $pile ->
        [green] verde
        [red] roja
        [blue] azul
       *[yellow] amarilla
    }, { $sketch } no es el boceto superior de quien juega
yokai-position-not-over = no ha terminado: todas las pilas tienen yokais, y el turno { $last } no ha acabado
yokai-position-not-pending = { $todo } no puede estar pendiente
yokai-position-nothing-discarded = antes de que acabe la preparación no se descarta nada
yokai-position-nothing-played = antes de que acabe la preparación no se juega ni se toma nada
yokai-position-one-empty = la partida termina en cuanto una pila, aquí la { $pile ->
        [green] verde
        [red] roja
        [blue] azul
       *[yellow] amarilla
    }, se queda sin yokais
yokai-position-order = los bocetos se escriben en el orden de las cartas, como { $ordered }
yokai-position-other-pile = { $sketch } no puede estar en la pila { $pile ->
        [green] verde
        [red] roja
        [blue] azul
       *[yellow] amarilla
    }
yokai-position-pile = se escribe como { $example }: un color, sus yokais y los bocetos de los dos lados
yokai-position-played-there = quien juega ha jugado un boceto en la pila { $pile ->
        [green] verde
        [red] roja
        [blue] azul
       *[yellow] amarilla
    }
yokai-position-sketches = { $word } no es una serie de bocetos como 'GRGB+', o '-' si no hay ninguno
yokai-position-taken = ahí se escribe una serie de yokais, por color en el orden G R B Y y por valor creciente, o '-' si no hay ninguno
yokai-position-together = los yokais de la pila { $pile ->
        [green] verde
        [red] roja
        [blue] azul
       *[yellow] amarilla
    } que nunca se han descubierto están juntos
yokai-position-top-down = cuando lo siguiente es { $next }, el yokai superior de la pila { $pile ->
        [green] verde
        [red] roja
        [blue] azul
       *[yellow] amarilla
    } aún no está descubierto
yokai-position-top-up = cuando lo siguiente es { $next }, el yokai superior de la pila { $pile ->
        [green] verde
        [red] roja
        [blue] azul
       *[yellow] amarilla
    } está descubierto, y ninguno más de ella
yokai-position-turn = se escribe como '12:0:1:-': un turno, quién juega, el número de bocetos jugados y lo que está pendiente
yokai-position-turn-ended = después del tercer boceto, o con la mano vacía, el turno ha terminado por sí solo
yokai-position-two-places = { $yokai } está en dos sitios
yokai-position-unseen = hay muy pocos bocetos desconocidos (necesarios: { $size }) para { $field ->
        [hand0] la mano de Sol
        [hand1] la mano de Luna
       *[deck] el mazo
    }
yokai-position-up-by-play = un yokai se descubre porque se ha jugado un boceto
yokai-position-yokai = { $word } no es una serie de yokais como 'G5R3??', o '-' si no hay ninguno

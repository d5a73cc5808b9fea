### The words of the editors: positions of every game, put together by tapping or as text.

edit-title = Editor de posiciones
edit-of = Editor de posiciones: { $game }
edit-line = Prepara cualquier posición, tocando o como texto: juega desde ella, analízala o compártela.
edit-open = Abrir el editor
edit-this = Editar esta posición
edit-palette = Piezas y herramientas
edit-tool-move = Mover
edit-tool-turn = Girar
edit-tool-take = Quitar
edit-nothing = Aquí no hay nada.
edit-free = libre
edit-held = en la mano
edit-count = { $name }, { $count } copias
edit-here = Poner aquí: { $place }
edit-text = La posición como texto
edit-fine = Se puede jugar desde esta posición.
edit-over = En esta posición la partida ha terminado.
edit-play = Jugar desde aquí
edit-copy = Copiar el texto
edit-picture = Imagen ({ $kind })
edit-board = El tablero
edit-who = Quién decide
edit-turn = Este turno
edit-turn-any = cualquier jugada
edit-turn-tilt = sin giros
edit-turn-set-up = preparación
edit-points = Puntos: { $who }
edit-hand = Mano: { $who }
edit-discards = Descartes
edit-hidden = Ocultas: { $who }
edit-gone = Fuera del encuentro
edit-placed = Losetas colocadas hasta ahora
edit-first = Ha empezado
edit-yokai = Yokai, { $pile }
edit-sketches = Bocetos, { $pile }: { $who }
edit-all-yokai = Yokai
edit-turn-number = Turno
edit-played = Bocetos jugados este turno
edit-pending = Qué viene ahora
edit-pending-play = jugar un boceto
edit-pending-draw = { $who } roba
edit-pending-place = colocar una loseta
edit-pending-effect = efecto: { $tile }, { $cell }
edit-pending-ability = habilidad: { $card }, { $pile }


## Challenges that somebody makes

make-title = Crear un reto
make-text = El reto como texto
make-hand = Losetas de evento
make-influence-none = fuera de juego
make-influence-play = en juego
make-influence-demanded = exigida
make-proof = Lo que está demostrado
make-proving = Demostrando…
make-difficulty = { $grade }, dificultad { $difficulty }.
make-looking = Buscando piezas que sobran: { $looked } de { $total }
make-needless = Piezas de más: { $pieces }. Sin ellas, el reto sería igual de difícil.
make-needless-mark = sobra
make-lean = No sobra ninguna pieza.
make-set-par = Fijar el PAR en { $least }
make-step = { $number } de { $total }: { $what }
make-start = el comienzo
make-name = Nombre
make-keep = Guardar
make-kept = Ya está en tu colección.
make-collection = Tu colección
make-empty = Los retos que guardas están aquí, solo en este navegador.
make-unnamed = Reto { $number }
make-edit = Editar
make-import = Importar
make-imported =
    { $count ->
        [0] Ningún reto leído.
        [one] Un reto leído.
       *[other] { $count } retos leídos.
    }
make-unread = Líneas que no son retos: { $lines }.
make-export = Descargar como texto
make-sheet = Imprimir una hoja
make-sheet-title = Retos de Mindlock
make-solutions = Soluciones

### Jugadores: clasificaciones y perfiles.

players-title = La clasificación
players-which = Juego y modo
players-place = Puesto
players-name = Nombre
players-rating = Puntuación
players-games = Partidas
players-computer = ordenador
players-nobody = Aquí nadie ha jugado aún bastantes partidas clasificatorias.
players-unmeasured = Sin medir aquí, y por eso sin puntuación: { $levels }.
players-note = Aparece quien ha jugado unas diez partidas clasificatorias. Los niveles del ordenador se midieron entre sí; la Liebre vale 1500.
players-ratings = Puntuaciones
players-since = Aquí desde { $when }.
players-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
players-provisional = Un signo de interrogación: todavía una estimación, tras pocas partidas.
players-unrated = Aún no hay partidas clasificatorias.
players-graph = { $what }: puntuación en { $count } partidas, de { $first } a { $last }, mínima { $low }, máxima { $high }.
players-graph-note = De la primera partida a la última; la banda muestra lo incierta que era.
players-luck =
    { $kind ->
        [tile] Victorias por loseta
        [element] Conflictos ganados por elemento
        [yokai] Yokais obtenidos
       *[other] Porcentaje de victorias
    }
players-luck-game = Elegir un juego
players-luck-none = Los porcentajes aparecen a partir de { $count } usos.
luck-of-tile = Losetas: qué parte de las partidas en que se colocaron se ganó.
luck-of-element = Elementos: qué parte de los conflictos empezados con ellos se ganó.
luck-of-yokai = Yokais: qué parte de los que alguien se llevó fue para esta persona.
players-luck-in =
    { $count ->
        [one] En la última partida.
       *[other] En las últimas { $count } partidas.
    }

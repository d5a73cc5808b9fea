### Las partidas de una cuenta, y lo que se busca en ellas.

history-count =
    { $count ->
        [one] una partida
       *[other] { $count } partidas
    }
history-filter = Filtrar
history-against = Contra
history-against-all = cualquiera
history-against-people = personas
history-against-computer = el ordenador
history-other = Nombre del rival
history-came = Resultado
history-came-all = todos
history-rated = Puntuación
history-rated-all = clasificatorias y amistosas
history-rated-only = solo clasificatorias
history-rated-not = solo amistosas
history-clear = Mostrar todas de nuevo
history-none = Aquí no hay ninguna partida así.
history-weight = cuenta un { $percent }

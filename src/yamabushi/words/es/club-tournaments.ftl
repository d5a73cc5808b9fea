### Tournaments: held, joined, played, and seen from afar.


tournaments-new = Organizar un torneo
tournaments-log-in = Para organizar un torneo hace falta una cuenta; para jugarlo basta un nombre.
tournaments-none = Ahora mismo ningún torneo espera jugadores.
tournaments-open = Para apuntarse
tournaments-running = En juego
tournaments-over = Terminados
tournaments-count =
    { $count ->
        [one] un participante
       *[other] { $count } participantes
    }
tournaments-by = organizado por { $name }
tournaments-kind = Sistema
tournaments-kind-swiss = sistema suizo
tournaments-kind-round-robin = todos contra todos
tournaments-kind-double-round-robin = todos contra todos, ida y vuelta
tournaments-note-swiss = En cada ronda se enfrentan quienes llevan los mismos puntos. Bastan pocas rondas, aunque haya muchos participantes.
tournaments-note-round-robin = Para un grupo pequeño: cada uno juega una vez contra todos los demás.
tournaments-note-double-round-robin = Cada uno juega dos veces contra todos los demás, una con cada bando.
tournaments-name = Nombre del torneo
tournaments-game = Juego
tournaments-rounds = Rondas
tournaments-rounds-auto = las que hagan falta
tournaments-pause = Descanso entre rondas
tournaments-patience = Espera de la primera jugada
tournaments-patience-note = Quien no haya jugado para entonces pierde la partida.
tournaments-minutes =
    { $count ->
        [0] ninguno
        [one] un minuto
       *[other] { $count } minutos
    }
tournaments-public = Mostrarlo en la lista
tournaments-public-note = Si no, solo lo encuentra quien tenga el enlace.
tournaments-hold = Abrir el torneo
tournaments-all = Todos los torneos
tournaments-round-of = Ronda { $round } de { $rounds }
tournaments-round = Ronda { $round }
tournaments-in = Ya participas. En cuanto empiece el torneo, tu partida aparecerá aquí: deja esta página abierta.
tournaments-ready = Tu partida está lista.
tournaments-against = Juegas contra { $name }.
tournaments-play = Ir a mi partida
tournaments-next-in = La próxima ronda empieza en { $time }.
tournaments-next-now = Empezar ya la próxima ronda
tournaments-wait = Tu partida ha terminado; otros siguen jugando.
tournaments-won =
    { $count ->
        [one] { $names } ha ganado el torneo.
       *[other] { $names } comparten el primer puesto.
    }
tournaments-join = Participar
tournaments-join-rated = Este torneo cuenta para la clasificación, así que hace falta una cuenta.
tournaments-team-name = Nombre de tu equipo
tournaments-new-team = Participar con un equipo nuevo
tournaments-join-team = Unirme a este equipo
tournaments-partner-note = Quien siga sin pareja al empezar recibe una.
tournaments-players =
    { $count ->
        [one] Una inscripción
       *[other] { $count } inscripciones
    }
tournaments-standings = Clasificación
tournaments-leave = Anular mi inscripción
tournaments-remove = Quitar a { $name }
tournaments-withdraw = Retirarme
tournaments-begin = Empezar
tournaments-call-off = Cancelar el torneo
tournaments-link = Copiar el enlace
tournaments-copied = Enlace copiado
tournaments-wall = Vista para proyectar
tournaments-leave-wall = Volver al torneo
tournaments-place = Puesto
tournaments-who = Nombre
tournaments-points = Puntos
tournaments-buchholz = Buchholz
tournaments-sonneborn = Sonneborn-Berger
tournaments-out = se ha retirado
tournaments-bye = sin rival: un punto
tournaments-rest = descansa en esta ronda
tournaments-replay = Repasar
tournaments-decide = Fijar el resultado de { $first } – { $second }
tournaments-decide-short = Resultado
tournaments-rated = Contar para la clasificación
tournaments-rated-note = En ese caso, todos necesitan una cuenta.

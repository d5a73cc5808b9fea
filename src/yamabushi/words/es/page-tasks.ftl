### Retos y práctica de los juegos: posiciones en las que hallar un turno o acabar una partida.

tasks-title = { $game }: retos
tasks-books = Libros de retos
tasks-how =
    { $goal ->
        [win] Solo un turno lleva a la victoria: cada respuesta se ha explorado hasta el final de la partida.
       *[expect] Un turno da de media más puntos que los demás: se ha contado todo lo que puede descubrirse.
    }
tasks-count = Resueltos: { $done } de { $total }
tasks-solved = resuelto
tasks-next = Siguiente reto
tasks-name =
    { $goal ->
        [win]
            { $turns ->
                [one] gana en un turno
               *[other] gana en { $turns } turnos
            }
       *[expect] el mejor turno
    }
task-goal-win =
    { $turns ->
        [one] Gana en este turno; solo hay una manera.
       *[other] Gana en { $turns } turnos, haga lo que haga tu rival; solo un turno lo consigue.
    }
task-goal-expect = Encuentra el turno que te da más puntos de media.
task-you-are = Juegas como { $who }. { $goal }
task-right-win =
    { $turns ->
        [one] Correcto: este turno gana, y ningún otro.
       *[other] Correcto: está demostrado que gana en { $turns } turnos contra cualquier respuesta. Has visto cómo sigue si tu rival resiste al máximo.
    }
task-right-expect =
    { $points ->
        [one] Correcto: { $points } punto de media, contando todo lo que puede descubrirse, y ningún turno da más.
       *[other] Correcto: { $points } puntos de media, contando todo lo que puede descubrirse, y ningún turno da más.
    }
task-wrong-win = Tras esta respuesta ya no hay victoria segura.
task-wrong-over = La partida ha terminado y no la has ganado.
task-wrong-expect = Desde aquí ganas de media { $points } como mucho; el mejor turno da { $most }.
task-hint = Esto es parte del turno correcto.
practice-title = Práctica
practice-line = Remata estas partidas: con lo que has aprendido, las ganas.
practice-goal =
    { $turns ->
        [one] Remátala: puedes ganar en este turno.
       *[other] Remátala: puedes ganar en { $turns } turnos, haga lo que haga tu rival.
    }
practice-right = Has ganado. ¡Buen remate!
practice-wrong = Esta vez no has ganado, pero se puede: prueba otra vez desde el principio.
practice-hint = Esta jugada gana.
theme-himiki-beats = Conflictos
theme-himiki-again = Jugar otra vez
theme-himiki-pivoted = Giro
theme-himiki-influence = Influencia
theme-regality-turned = Girar
theme-regality-destroyed = Destruir
theme-regality-banished = Desterrar
theme-regality-recalled = Recuperar
theme-regality-moved = Mover
theme-regality-used = Poderes prestados
theme-regality-covered = La Torre
theme-regality-struck = El Asesino
theme-regality-retrieved = El Ermitaño
theme-yokai-taken = Completar
theme-yokai-called = Llamar
theme-yokai-distracted = Distraer
theme-yokai-fled = Huida

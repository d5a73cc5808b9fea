### The words around lessons that belong to no single game.

learn-title = Aprender
learn-quickly = Aprende en tres minutos
learn-heading = Aprender { $game }
learn-steps = Pasos del curso: { $course }
learn-step = Paso { $number }: { $title }
learn-step-done = Paso { $number }: { $title }, hecho
learn-answer = Resultado
learn-your-try = Pruébalo en el tablero.
learn-not-yet = Todavía no es eso.
learn-go-on = Vas bien. Sigue.
learn-hint-again = Quizá se pueda desde aquí, pero desde el principio se ve más claro: inténtalo otra vez.
learn-back = Atrás
learn-courses = Todos los cursos
learn-next = Siguiente
learn-skip = Saltar
learn-begin = Empezar
learn-continue = Seguir
learn-repeat = Otra vez
learn-progress = Pasos: { $done } de { $total }
learn-finished = ¡Lo has conseguido!
learn-almost = Casi lo tienes
learn-almost-line = Te has saltado algunos pasos. Hazlos ahora o vuelve cuando quieras.
learn-missing = Hacer los pasos que faltan
learn-none = No hay cursos de este juego.
learn-try = Probar
learn-try-it = Probar: { $title }
learn-picture-tap = Toca la imagen para ver lo que ocurre.
learn-picture-on = Seguir: { $title }
learn-picture-anew = Desde el principio: { $title }
learn-analyse = Analizar
learn-analyse-it = Analizar: { $title }

note-title = Nota
note-off = No más notas

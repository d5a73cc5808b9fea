### What the terminal says around lessons.

cli-learn-on = Para seguir: { $command }
cli-learn-heading = { $course }, { $number } de { $total }: { $title }
cli-learn-look = Fíjate en { $places }.
cli-learn-hint = Pista: { $hint } ({ $action })
cli-learn-code = un código
cli-learn-help = Escribe una jugada tal como se anota, en mayúsculas o minúsculas y en cualquier orden, o su número. Si a un sitio solo puede ir un cubo o una loseta, basta con escribir el sitio.
    .hint = una pista para avanzar
    .back = el paso anterior
    .again = el paso desde el principio
    .skip = el paso siguiente
    .board = dibujar otra vez el tablero
    .list = todas las jugadas, numeradas
    .p = lo que hace cada pieza
    .quit = salir; lo hecho queda guardado
    .code = lo que hace esa pieza
    .help = esta página


## Lessons: what is said otherwise where moves are typed. A key is `typed-` and that of the lesson.

typed-lesson-himiki-first-tilt =
    .goal = El cubo blanco de C5 es tuyo. Escribe C4 (o C5-C4), y se volcará sobre su arista hasta allí.
typed-lesson-himiki-first-pivot =
    .goal = C4 muestra a la madera los lados equivocados. Escribe C4~ para girar el cubo en el sitio, deja jugar a Negro y golpea.
    .hint = C4~ lo gira. En el turno siguiente, ve a C3.
typed-lesson-himiki-mindlock-turn =
    .hint = C4~ gira el cubo; después ve a C3.
typed-lesson-himiki-mindlock-together =
    .hint = A4~E4~ gira los dos; después golpea con cada uno.
typed-lesson-regality-first-place =
    .goal = Eres la Realeza. Toda partida empieza con el Ciudadano: escribe Ci@b2 para colocarlo en b2, el centro.
    .hint = Ci es el Ciudadano de tu zona; el centro es b2.
typed-lesson-regality-first-turn =
    .hint = Coloca Mi en una casilla alrededor de b2 y después escribe >b2 para el Ciudadano.
typed-lesson-yokai-first-sketch =
    .goal = Un boceto vale para dos pilas. El tuyo, GR, es verde y rojo: escribe GR@G para jugarlo en la pila verde.
    .hint = Tu mano está debajo de las pilas; G es la pila verde.
typed-lesson-yokai-first-distract =
    .hint = Juega en el azul y luego escribe % para distraer.
typed-lesson-yokai-first-turn =
    .hint = Dos bocetos con rojo, ambos al rojo; luego escribe un punto para terminar el turno.

# What those who look after a server are called: no account may have such a name.
reserved-host = anfitrión, anfitriona, administrador, administradora, moderador, moderadora, servidor, sistema

### What the terminal says around lessons.

cli-learn-on = Para seguir: { $command }
cli-learn-heading = { $course }, { $number } de { $total }: { $title }
cli-learn-look = Fíjate en { $places }.
cli-learn-hint = Pista: { $hint } ({ $action })
cli-learn-code = un código
cli-learn-help = Escribe una decisión tal como se anota, en mayúsculas o minúsculas y en cualquier orden, o su número.
    .hint = una pista para avanzar
    .back = el paso anterior
    .again = el paso desde el principio
    .skip = el paso siguiente
    .board = dibujar otra vez el tablero
    .list = todas las decisiones, numeradas
    .p = lo que hace cada pieza
    .quit = salir; lo hecho queda guardado
    .code = lo que hace esa pieza
    .help = esta página

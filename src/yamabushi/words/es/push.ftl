# Avisos: lo que una pantalla muestra de una partida con la página cerrada. Encima figura el nombre del juego.
push-move = Te toca jugar contra { $name }.
push-challenge = { $name } te reta.
push-paired =
    { $count ->
        [one] Ya tienes rival: { $name }. La partida empieza ahora.
       *[other] Ya tienes rivales: { $name }. La partida empieza ahora.
    }
push-round = { $tournament }: empieza la ronda { $number }.

### Buscar rival.

lobby-line = Elige juego y tiempo: jugarás con quien busque lo mismo.
lobby-time-five = 5 min + 3 s
lobby-time-fifteen = 15 min + 10 s
lobby-time-days = 3 días por turno
lobby-count = 
    { $count ->
        [one] alguien espera
       *[other] esperan { $count }
    }
lobby-count-of =
    { $count ->
        [one] espera { $count } de { $seats }
       *[other] esperan { $count } de { $seats }
    }
lobby-waiting =
    { $seats ->
        [2] Buscando rival: { $game }, { $time }. Deja esta página abierta.
       *[other] Esperando a que seáis { $seats }: { $game }, { $time }. Deja esta página abierta.
    }
lobby-within = Tu puntuación es { $rating }: buscamos a { $within } puntos como mucho, y más lejos si la otra puntuación es incierta. Cada segundo añade { $widening }.
lobby-anybody = Vale cualquier rival, tenga la puntuación que tenga.
lobby-play-now = { $rating } espera: jugar ya
lobby-mode = Modo de { $game }
lobby-times = Tiempo para { $game }
lobby-elsewhere =
    { $count ->
        [one] una persona espera en otro modo
       *[other] { $count } esperan en otros modos
    }
lobby-stop = Dejar de esperar
lobby-meanwhile = Jugar contra el ordenador mientras tanto
lobby-found = Tu partida puede empezar.
lobby-go = Ir a la mesa
lobby-rated = Clasificatoria, si la otra persona también quiere
lobby-told = Un reto
lobby-challenge = Retar a alguien por su nombre
lobby-to = Nombre de la cuenta
lobby-game = Juego
lobby-send = Enviar el reto
lobby-sent = Reto enviado a { $name }. La respuesta aparecerá estés donde estés en este sitio.
lobby-guest = Con una cuenta también puedes retar a alguien por su nombre y jugar partidas clasificatorias.
lobby-accept = Aceptar
lobby-decline = Rechazar
lobby-withdraw = Retirar
lobby-noted = De acuerdo
lobby-theirs =
    { $rated ->
        [true] { $who } te reta: { $game }, { $time }, clasificatoria.
       *[other] { $who } te reta: { $game }, { $time }.
    }
lobby-mine-open =
    { $rated ->
        [true] Has retado a { $who }: { $game }, { $time }, clasificatoria.
       *[other] Has retado a { $who }: { $game }, { $time }.
    }
lobby-mine-accepted = { $who } ha aceptado: { $game }.
lobby-mine-declined = { $who } ha rechazado: { $game }.

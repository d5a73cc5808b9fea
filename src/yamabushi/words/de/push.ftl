# Mitteilungen: was ein Bildschirm von einer Partie zeigt, während die Seite zu ist. Darüber steht der Name des Spiels.
push-move = Du bist am Zug gegen { $name }.
push-challenge = { $name } fordert dich heraus.
push-paired =
    { $count ->
        [one] Es spielt jemand mit dir: { $name }. Die Partie beginnt jetzt.
       *[other] Es geht gegen { $name }. Die Partie beginnt jetzt.
    }
push-round = { $tournament }: Runde { $number } beginnt.

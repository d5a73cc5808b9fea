# Notifiche: ciò che uno schermo mostra di una partita mentre la pagina è chiusa. Sopra sta il nome del gioco.
push-move = Tocca a te contro { $name }.
push-challenge = { $name } ti sfida.
push-paired =
    { $count ->
        [one] Hai un avversario: { $name }. La partita comincia ora.
       *[other] Hai degli avversari: { $name }. La partita comincia ora.
    }
push-round = { $tournament }: comincia il turno { $number }.

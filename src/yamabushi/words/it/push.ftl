# Notifiche: ciò che uno schermo mostra di una partita mentre la pagina è chiusa. Sopra sta il nome del gioco.
push-move = Tocca a te contro { $name }.
push-challenge = { $name } ti sfida.
push-paired =
    { $count ->
        [one] Avversario trovato: { $name }. La partita comincia ora.
       *[other] Avversari trovati: { $name }. La partita comincia ora.
    }
push-round = { $tournament }: comincia il turno { $number }.

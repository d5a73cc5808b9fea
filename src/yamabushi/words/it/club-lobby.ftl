### Trovare un avversario.

lobby-line = Scegli gioco e tempo: giochi con chi vuole lo stesso.
lobby-time-five = 5 min + 3 s
lobby-time-fifteen = 15 min + 10 s
lobby-time-days = 3 giorni a turno
lobby-count = 
    { $count ->
        [one] uno aspetta
       *[other] { $count } aspettano
    }
lobby-waiting = In attesa di un avversario: { $game }, { $time }. Tieni aperta questa pagina.
lobby-stop = Non aspettare più
lobby-meanwhile = Intanto giocare contro il computer
lobby-found = Avversario trovato.
lobby-go = Vai al tavolo
lobby-rated = Con punteggio, se lo vuole anche l’altro
lobby-challenge = Sfidare qualcuno per nome
lobby-to = Nome dell’account
lobby-game = Gioco
lobby-side-first = Comincio io
lobby-side-second = Comincia l’altro
lobby-send = Invia la sfida
lobby-accept = Accetta
lobby-decline = Rifiuta
lobby-withdraw = Ritira
lobby-noted = Va bene
lobby-theirs =
    { $rated ->
        [true] { $who } ti sfida: { $game }, { $time }, con punteggio.
       *[other] { $who } ti sfida: { $game }, { $time }.
    }
lobby-mine-open =
    { $rated ->
        [true] Hai sfidato { $who }: { $game }, { $time }, con punteggio.
       *[other] Hai sfidato { $who }: { $game }, { $time }.
    }
lobby-mine-accepted = { $who } ha accettato: { $game }.
lobby-mine-declined = { $who } ha rifiutato: { $game }.

### Trovare un avversario.

lobby-line = Scegli gioco e tempo: giocherai con chi cerca lo stesso.
lobby-time-five = 5 min + 3 s
lobby-time-fifteen = 15 min + 10 s
lobby-time-days = 3 giorni per mossa
lobby-count = { $count } in attesa
lobby-count-of =
    { $count ->
        [one] { $count } su { $seats } aspetta
       *[other] { $count } su { $seats } aspettano
    }
lobby-waiting =
    { $seats ->
        [2] In attesa di un avversario: { $game }, { $time }. Tieni aperta questa pagina.
       *[other] Si comincia quando siete in { $seats }: { $game }, { $time }. Tieni aperta questa pagina.
    }
lobby-within = Il tuo punteggio è { $rating }: cerchiamo entro { $within } punti, e più lontano se l’altro punteggio è incerto. Ogni secondo ne aggiunge { $widening }.
lobby-anybody = Va bene qualsiasi avversario, qualunque sia il suo punteggio.
lobby-play-now = { $rating } aspetta: gioca subito
lobby-mode = Modalità di { $game }
lobby-times = Tempo per { $game }
lobby-elsewhere =
    { $count ->
        [one] una persona aspetta in un’altra modalità
       *[other] { $count } aspettano in altre modalità
    }
lobby-stop = Non aspettare più
lobby-meanwhile = Intanto gioca contro il computer
lobby-found = La tua partita può cominciare.
lobby-go = Vai al tavolo
lobby-rated = Per la classifica, se lo vuole anche l’altra persona
lobby-told = Una sfida
lobby-challenge = Sfida qualcuno per nome
lobby-to = Nome dell’account
lobby-game = Gioco
lobby-send = Invia la sfida
lobby-sent = Sfida inviata a { $name }. La risposta apparirà ovunque tu sia su questo sito.
lobby-guest = Con un account puoi anche sfidare qualcuno per nome e giocare per la classifica.
lobby-accept = Accetta
lobby-decline = Rifiuta
lobby-withdraw = Ritira
lobby-noted = Va bene
lobby-theirs =
    { $rated ->
        [true] { $who } ti sfida: { $game }, { $time }, per la classifica.
       *[other] { $who } ti sfida: { $game }, { $time }.
    }
lobby-mine-open =
    { $rated ->
        [true] Hai sfidato { $who }: { $game }, { $time }, per la classifica.
       *[other] Hai sfidato { $who }: { $game }, { $time }.
    }
lobby-mine-accepted = { $who } ha accettato: { $game }.
lobby-mine-declined = { $who } ha rifiutato: { $game }.

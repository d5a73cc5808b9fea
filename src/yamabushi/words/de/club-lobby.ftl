### Einen Gegner finden.

lobby-line = Wähle Spiel und Bedenkzeit: Wer dasselbe will, spielt mit dir.
lobby-time-five = 5 min + 3 s
lobby-time-fifteen = 15 min + 10 s
lobby-time-days = 3 Tage je Zug
lobby-count = 
    { $count ->
        [one] jemand wartet
       *[other] { $count } warten
    }
lobby-count-of =
    { $count ->
        [one] { $count } von { $seats } wartet
       *[other] { $count } von { $seats } warten
    }
lobby-waiting =
    { $seats ->
        [2] Wir suchen jemanden für dich: { $game }, { $time }. Lass diese Seite offen.
       *[other] Es geht los, sobald { $seats } Leute da sind: { $game }, { $time }. Lass diese Seite offen.
    }
lobby-within = Deine Wertung ist { $rating }: Wir suchen im Abstand von { $within } Punkten, bei unsicheren Wertungen auch weiter. Jede Sekunde kommen { $widening } dazu.
lobby-anybody = Jeder Gegner ist recht, egal mit welcher Wertung.
lobby-play-now = { $rating } wartet: jetzt spielen
lobby-mode = Modus bei { $game }
lobby-times = Bedenkzeit bei { $game }
lobby-elsewhere =
    { $count ->
        [one] eine Person wartet in einem anderen Modus
       *[other] { $count } warten in anderen Modi
    }
lobby-stop = Nicht mehr warten
lobby-meanwhile = Inzwischen gegen den Computer spielen
lobby-found = Deine Partie kann beginnen.
lobby-go = Zum Tisch
lobby-rated = Mit Wertung, wenn beide es wollen
lobby-told = Eine Spielanfrage
lobby-challenge = Jemanden beim Namen herausfordern
lobby-to = Name des Kontos
lobby-game = Spiel
lobby-send = Spielanfrage senden
lobby-sent = An { $name } gesendet. Die Antwort erscheint, wo auch immer du hier gerade bist.
lobby-guest = Mit einem Konto kannst du auch jemanden beim Namen herausfordern und mit Wertung spielen.
lobby-accept = Annehmen
lobby-decline = Ablehnen
lobby-withdraw = Zurückziehen
lobby-noted = In Ordnung
lobby-theirs =
    { $rated ->
        [true] { $who } fordert dich heraus: { $game }, { $time }, gewertet.
       *[other] { $who } fordert dich heraus: { $game }, { $time }.
    }
lobby-mine-open =
    { $rated ->
        [true] Du hast { $who } herausgefordert: { $game }, { $time }, gewertet.
       *[other] Du hast { $who } herausgefordert: { $game }, { $time }.
    }
lobby-mine-accepted = { $who } nimmt deine Spielanfrage an: { $game }.
lobby-mine-declined = { $who } lehnt deine Spielanfrage ab: { $game }.

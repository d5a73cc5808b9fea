### Een tegenstander vinden.

lobby-line = Kies een spel en een tempo: wie hetzelfde wil, speelt met je.
lobby-time-five = 5 min + 3 s
lobby-time-fifteen = 15 min + 10 s
lobby-time-days = 3 dagen per beurt
lobby-count = 
    { $count ->
        [one] iemand wacht
       *[other] { $count } wachten
    }
lobby-count-of =
    { $count ->
        [one] { $count } van { $seats } wacht
       *[other] { $count } van { $seats } wachten
    }
lobby-waiting =
    { $seats ->
        [2] Wachten op een tegenstander: { $game }, { $time }. Houd deze pagina open.
       *[other] Wachten tot jullie met { $seats } zijn: { $game }, { $time }. Houd deze pagina open.
    }
lobby-within = Je rating is { $rating }: we zoeken binnen { $within } punten, en verder als de andere rating onzeker is. Elke seconde komen er { $widening } bij.
lobby-anybody = Elke tegenstander is goed, welke rating ook.
lobby-play-now = { $rating } wacht: nu spelen
lobby-mode = Spelvorm van { $game }
lobby-times = Tempo voor { $game }
lobby-elsewhere =
    { $count ->
        [one] iemand wacht in een andere spelvorm
       *[other] { $count } wachten in andere spelvormen
    }
lobby-stop = Niet meer wachten
lobby-meanwhile = Intussen tegen de computer spelen
lobby-found = Je partij kan beginnen.
lobby-go = Naar de tafel
lobby-rated = Met rating, als de ander dat ook wil
lobby-told = Een uitdaging
lobby-challenge = Iemand bij naam uitdagen
lobby-to = Naam van het account
lobby-game = Spel
lobby-send = Uitdaging versturen
lobby-sent = Verstuurd naar { $name }. Het antwoord verschijnt waar je hier ook bent.
lobby-guest = Met een account kun je ook iemand bij naam uitdagen en voor de rating spelen.
lobby-accept = Aannemen
lobby-decline = Afwijzen
lobby-withdraw = Intrekken
lobby-noted = Goed
lobby-theirs =
    { $rated ->
        [true] { $who } daagt je uit: { $game }, { $time }, voor de rating.
       *[other] { $who } daagt je uit: { $game }, { $time }.
    }
lobby-mine-open =
    { $rated ->
        [true] Je hebt { $who } uitgedaagd: { $game }, { $time }, voor de rating.
       *[other] Je hebt { $who } uitgedaagd: { $game }, { $time }.
    }
lobby-mine-accepted = { $who } heeft je uitdaging aangenomen: { $game }.
lobby-mine-declined = { $who } heeft je uitdaging afgewezen: { $game }.

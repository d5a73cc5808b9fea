# Meldingen: wat een scherm van een partij laat zien terwijl de pagina dicht is. Erboven staat de naam van het spel.
push-move = Jij bent aan zet tegen { $name }.
push-challenge = { $name } daagt je uit.
push-paired =
    { $count ->
        [one] Er is een tegenstander: { $name }. De partij begint nu.
       *[other] Er zijn tegenstanders: { $name }. De partij begint nu.
    }
push-round = { $tournament }: ronde { $number } begint.

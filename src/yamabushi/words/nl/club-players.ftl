### Spelers: ranglijsten en profielen.

players-title = De sterksten
players-which = Spel en spelvorm
players-place = Rang
players-name = Naam
players-rating = Rating
players-games = Partijen
players-computer = computer
players-nobody = Hier heeft nog niemand genoeg partijen met rating gespeeld.
players-unmeasured = Hier nooit gemeten, dus zonder rating: { $levels }.
players-note = Je staat erbij zodra je zo’n tien partijen met rating hebt gespeeld. De niveaus van de computer zijn aan elkaar gemeten; de Haas heeft 1500.
players-ratings = Ratings
players-since = Hier sinds: { $when }.
players-count =
    { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
players-provisional = Een vraagteken betekent: na weinig partijen nog een schatting.
players-unrated = Nog geen partijen met rating.
players-graph = { $what }: rating over { $count } partijen, van { $first } naar { $last }, laagste { $low }, hoogste { $high }.
players-graph-note = Van de eerste partij tot de laatste; de band toont hoe onzeker die was.
players-luck =
    { $kind ->
        [tile] Winstpercentage per tegel
        [element] Gewonnen conflicten per element
        [yokai] Veroverde yokai
       *[other] Winstpercentages
    }
players-luck-game = Kies een spel
players-luck-none = Percentages verschijnen hier vanaf { $count } keer.
luck-of-tile = Tegels: hoeveel van de partijen waarin ze gelegd zijn, gewonnen werden.
luck-of-element = Elementen: hoeveel van de ermee begonnen conflicten gewonnen zijn.
luck-of-yokai = Yokai: hoeveel van de genomen yokai bij deze speler terechtkwamen.
players-luck-in =
    { $count ->
        [one] In de laatste partij.
       *[other] In de laatste { $count } partijen.
    }

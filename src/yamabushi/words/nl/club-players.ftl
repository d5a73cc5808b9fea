### Spelers: ranglijsten en profielen.

players-title = De sterksten
players-which = Spel en speelwijze
players-place = Plaats
players-name = Naam
players-rating = Rating
players-games = Partijen
players-computer = computer
players-nobody = Hier heeft nog niemand genoeg partijen met rating gespeeld.
players-note = Vermeld staat wie zo’n tien partijen met rating heeft gespeeld. De niveaus van de computer zijn aan elkaar gemeten; niveau 3 is 1500.
players-ratings = Ratings
players-since = Hier sinds: { $when }.
players-count =
    { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
players-provisional = Een vraagteken: na weinig partijen nog een schatting.
players-unrated = Nog geen partijen met rating.
players-graph = { $what }: rating over { $count } partijen, van { $first } naar { $last }, laagste { $low }, hoogste { $high }.
players-graph-note = Van de eerste partij tot de laatste; de band toont hoe onzeker die was.
players-luck = Wat geluk brengt
players-luck-game = Kies een spel
players-luck-none = Er valt nog niets te tellen.
luck-of-tile = Tegels: hoeveel van de partijen waarin ze gelegd werden, gewonnen zijn.
luck-of-element = Elementen: hoeveel van de conflicten die ermee begonnen, gewonnen zijn.
luck-of-yokai = Yokai: hoeveel van de genomen yokai hier terechtkwamen.
players-luck-in =
    { $count ->
        [one] In de laatste partij.
       *[other] In de laatste { $count } partijen.
    }

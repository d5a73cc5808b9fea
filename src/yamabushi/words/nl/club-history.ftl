### De partijen van een account, en wat je erin zoekt.

history-count =
    { $count ->
        [one] één partij
       *[other] { $count } partijen
    }
history-filter = Filteren
history-against = Tegen
history-against-all = iedereen
history-against-people = mensen
history-against-computer = de computer
history-other = Naam van de tegenstander
history-came = Uitslag
history-came-all = elke
history-rated = Rating
history-rated-all = met of zonder rating
history-rated-only = alleen met rating
history-rated-not = alleen zonder rating
history-clear = Weer alles tonen
history-none = Zo’n partij is er hier niet.
history-weight = telt voor { $percent }

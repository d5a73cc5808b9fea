### The games of an account, and what is looked for among them.

history-count =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
history-filter = Filter
history-against = Against
history-against-all = anybody
history-against-people = people
history-against-computer = the computer
history-other = Opponent’s name
history-came = Result
history-came-all = any
history-rated = Rating
history-rated-all = rated or not
history-rated-only = rated only
history-rated-not = unrated only
history-clear = Show all again
history-none = No game here matches.
history-weight = counted { $percent }

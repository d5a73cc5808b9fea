### Tournaments: held, joined, played, and seen from afar.


tournaments-new = Hold a tournament
tournaments-log-in = To organise a tournament you need an account; to play in one, a name is enough.
tournaments-none = No tournament is waiting for players right now.
tournaments-open = Open to join
tournaments-running = In progress
tournaments-over = Over
tournaments-count =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
tournaments-by = organised by { $name }
tournaments-kind = How it is played
tournaments-kind-swiss = Swiss
tournaments-kind-round-robin = round robin
tournaments-kind-double-round-robin = double round robin
tournaments-note-swiss = In each round you meet somebody with about as many points as you. A few rounds are enough, even for many players.
tournaments-note-round-robin = For a small group: everybody plays once against each of the others.
tournaments-note-double-round-robin = Everybody plays twice against each of the others, once on each side.
tournaments-name = Name of the tournament
tournaments-game = Game
tournaments-rounds = Rounds
tournaments-rounds-auto = as many as it takes
tournaments-pause = Break between two rounds
tournaments-patience = Time for the first move
tournaments-patience-note = Whoever has not moved by then loses the game.
tournaments-minutes =
    { $count ->
        [0] none
        [one] one minute
       *[other] { $count } minutes
    }
tournaments-public = Show it in the list
tournaments-public-note = Otherwise only those who have the link find it.
tournaments-hold = Open the tournament
tournaments-all = All tournaments
tournaments-round-of = Round { $round } of { $rounds }
tournaments-round = Round { $round }
tournaments-in = You are in. Once the tournament begins, your game appears here: keep this page open.
tournaments-ready = Your game is ready.
tournaments-against = You play { $name }.
tournaments-play = To my game
tournaments-next-in = The next round begins in { $time }.
tournaments-next-now = Begin the next round now
tournaments-wait = Your game is over; the others are still playing.
tournaments-won =
    { $count ->
        [one] { $names } has won the tournament.
       *[other] { $names } share first place.
    }
tournaments-join = Join the tournament
tournaments-join-rated = This tournament is rated, so you need an account.
tournaments-team-name = Name of your team
tournaments-new-team = Join with a new team
tournaments-join-team = Join this team
tournaments-partner-note = Whoever is still alone at the start is given a partner.
tournaments-players =
    { $count ->
        [one] One entry
       *[other] { $count } entries
    }
tournaments-standings = Standings
tournaments-leave = Leave
tournaments-remove = Remove { $name }
tournaments-withdraw = Withdraw
tournaments-begin = Begin
tournaments-call-off = Call it off
tournaments-link = Copy the link
tournaments-copied = The link is copied
tournaments-wall = Big-screen view
tournaments-leave-wall = Back to the tournament
tournaments-place = Place
tournaments-who = Name
tournaments-points = Points
tournaments-buchholz = Buchholz
tournaments-sonneborn = Sonneborn-Berger
tournaments-out = withdrawn
tournaments-bye = has a bye: one point
tournaments-rest = sits out this round
tournaments-replay = Replay
tournaments-decide = Set the result of { $first } – { $second }
tournaments-decide-short = Set result
tournaments-rated = Rated
tournaments-rated-note = Then everybody needs an account.

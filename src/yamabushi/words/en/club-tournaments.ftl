### Tournaments: held, joined, played, and seen from afar.


tournaments-new = Hold a tournament
tournaments-log-in = Whoever organises a tournament needs an account; to play in one, a name is enough.
tournaments-none = Nobody is waiting for players just now.
tournaments-open = To join
tournaments-running = Being played
tournaments-over = Over
tournaments-count =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
tournaments-by = organised by { $name }
tournaments-kind = How it is played
tournaments-kind-swiss = Swiss
tournaments-kind-round-robin = everybody meets everybody
tournaments-kind-double-round-robin = everybody meets everybody twice
tournaments-note-swiss = In each round those play who have as many points. Few rounds are enough, also for many players.
tournaments-note-round-robin = For a small group: everybody plays once against each of the others.
tournaments-note-double-round-robin = Everybody plays twice against each of the others, once on each side.
tournaments-name = What it is called
tournaments-game = Game
tournaments-rounds = Rounds
tournaments-rounds-auto = as many as it takes
tournaments-pause = Break between two rounds
tournaments-patience = Waiting for the first move
tournaments-patience-note = Whoever has not moved by then loses the game.
tournaments-minutes =
    { $count ->
        [0] none
        [one] one minute
       *[other] { $count } minutes
    }
tournaments-public = Show it in the list
tournaments-public-note = Otherwise only those find it who have the link.
tournaments-hold = Open the tournament
tournaments-all = All tournaments
tournaments-round-of = Round { $round } of { $rounds }
tournaments-round = Round { $round }
tournaments-ready = Your game is ready.
tournaments-against = You play { $name }.
tournaments-play = To my game
tournaments-next-in = The next round begins in { $time }.
tournaments-next-now = Begin the next round now
tournaments-wait = Your game is over; the others are still playing.
tournaments-won =
    { $count ->
        [one] { $names } has won the tournament.
       *[other] { $names } share the first place.
    }
tournaments-join = Play in it
tournaments-join-rated = This tournament counts for ratings, so it takes an account.
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
tournaments-wall = View for the wall
tournaments-leave-wall = Back to the tournament
tournaments-place = Place
tournaments-who = Name
tournaments-points = Points
tournaments-buchholz = Buchholz
tournaments-sonneborn = Sonneborn-Berger
tournaments-out = withdrawn
tournaments-bye = has no opponent: one point
tournaments-rest = rests in this round
tournaments-replay = Replay
tournaments-decide = Decide the game { $first } – { $second }
tournaments-decide-short = Decide
tournaments-rated = Count for ratings
tournaments-rated-note = Then everybody needs an account.

### Finding an opponent.

lobby-line = Choose a game and a time: whoever wants the same plays with you.
lobby-time-five = 5 min + 3 s
lobby-time-fifteen = 15 min + 10 s
lobby-time-days = 3 days a turn
lobby-count = 
    { $count ->
        [one] one waiting
       *[other] { $count } waiting
    }
lobby-count-of = { $count } of { $seats } waiting
lobby-waiting =
    { $seats ->
        [2] Waiting for an opponent: { $game }, { $time }. Keep this page open.
       *[other] The game begins once { $seats } are here: { $game }, { $time }. Keep this page open.
    }
lobby-within = Your rating is { $rating }: you meet players within { $within } points, or further away if their rating is uncertain. Every second adds { $widening } points.
lobby-anybody = Any opponent will do, whatever their rating.
lobby-play-now = { $rating } waits: play now
lobby-mode = Mode of { $game }
lobby-times = Time for { $game }
lobby-elsewhere =
    { $count ->
        [one] one waits in another mode
       *[other] { $count } wait in other modes
    }
lobby-stop = Stop waiting
lobby-meanwhile = Play the computer meanwhile
lobby-found = Your game can begin.
lobby-go = Go to the table
lobby-rated = Rated, if your opponent wants that too
lobby-told = A challenge
lobby-challenge = Challenge somebody by name
lobby-to = Name of the account
lobby-game = Game
lobby-send = Send the challenge
lobby-sent = Sent to { $name }. The answer will appear wherever you are on this site.
lobby-guest = With an account you can also challenge somebody by name, and play for a rating.
lobby-accept = Accept
lobby-decline = Decline
lobby-withdraw = Withdraw
lobby-noted = OK
lobby-theirs =
    { $rated ->
        [true] { $who } challenges you: { $game }, { $time }, rated.
       *[other] { $who } challenges you: { $game }, { $time }.
    }
lobby-mine-open =
    { $rated ->
        [true] You have challenged { $who }: { $game }, { $time }, rated.
       *[other] You have challenged { $who }: { $game }, { $time }.
    }
lobby-mine-accepted = { $who } has accepted your challenge: { $game }.
lobby-mine-declined = { $who } has declined your challenge: { $game }.

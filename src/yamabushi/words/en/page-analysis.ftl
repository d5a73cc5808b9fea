### The words around looking back at a game: its curve, turning points and variations.

analysis-title = Analysis
analysis-of = Analysis: { $game }
analysis-line = Look back at a game: where it turned, what would have been better, and how else it might have gone.
analysis-open-first = Open a game
analysis-open = Open another game
analysis-paste = A recorded game, or a position as text
analysis-file = Or choose a file
analysis-position-of = If it is a position, of which game?
analysis-game = Game
analysis-broken = This link is damaged: the game in it cannot be read.
analysis-start = Start of the game
analysis-report = How it went
analysis-progress = { $done } of { $total } decisions analysed
analysis-depth = Looked { $least } to { $most } moves ahead
analysis-depth-even =
    { $most ->
        [one] Looked one move ahead
       *[other] Looked { $most } moves ahead
    }
analysis-search = Search
search-quick = quick
search-thorough = thorough
analysis-cannot = This browser cannot analyse this game, or not yet. You can still look through it and try variations.
analysis-knew = Judged by what each player knew at that moment.
analysis-saw-all = Judged with all cards open, which nobody saw like that.
analysis-open-cards = With open cards
analysis-graph = Chances of { $who } over the game
analysis-chance = { $percent } for { $who }
analysis-accuracy = { $percent } accuracy
slip-inaccuracy = Inaccuracy
slip-mistake = Mistake
slip-blunder = Blunder
analysis-turns = Turning points
analysis-no-turns = No decision gave much away.
analysis-turned = { $who } played “{ $played }”, and the chance of winning fell from { $before } to { $after }.
analysis-better = Better: { $what }
analysis-earlier-turn = Previous turning point
analysis-later-turn = Next turning point
analysis-best = Best here
analysis-proved = proved
analysis-unseen = Not analysed yet.
analysis-longer = Think longer
analysis-answers = The computer answers
analysis-threats = Show what is threatened
analysis-threat-of = If { $who } were to move
analysis-no-threat = There is no telling what is threatened here.
analysis-variation = Variation
analysis-comment = Comment on this position
analysis-remove = Remove this variation from here on
analysis-copy = Copy the game as text
analysis-too-long = This game is too long for a link; download it instead.
replay-run = Play automatically
replay-stop = Pause
replay-film = Animation
replay-still = Picture of the final position
mistake-learn = Learn from mistakes
mistake-task = { $number } of { $total }. { $who }: find something better than “{ $played }”.
mistake-right = Right! “{ $what }”: { $chance } chance of winning.
mistake-wrong = “{ $what }” leaves a { $chance } chance of winning; something else has { $best }.
mistake-shown = Best was “{ $what }”: { $chance } chance of winning.
mistake-hidden = Look for it yourself first.
mistake-end = Finish

### Challenges and practice of the games: positions in which a turn is to be found, or a game to be finished.

tasks-title = { $game }: challenges
tasks-books = Books of challenges
tasks-how =
    { $goal ->
        [win] Only one turn wins: every reply has been searched to the end of the game.
       *[expect] One turn gains the most points on average, counted over everything that may be turned up.
    }
tasks-count = { $done } of { $total } solved
tasks-solved = solved
tasks-next = Next challenge
tasks-name =
    { $goal ->
        [win]
            { $turns ->
                [one] win in one turn
               *[other] win in { $turns } turns
            }
       *[expect] the best turn
    }
task-goal-win =
    { $turns ->
        [one] Win this turn; there is one way.
       *[other] Win in { $turns } turns, whatever your opponent does; there is one way to begin.
    }
task-goal-expect = Find the turn that gains you the most points on average.
task-you-are = You are { $who }. { $goal }
task-right-win =
    { $turns ->
        [one] Right: it wins, and no other turn does.
       *[other] Right: proved to win in { $turns } turns against every answer. You have seen how it goes on if your opponent holds out as long as possible.
    }
task-right-expect =
    { $points ->
        [one] Right: { $points } point on average, over everything that may be turned up. No turn gains more.
       *[other] Right: { $points } points on average, over everything that may be turned up. No turn gains more.
    }
task-wrong-win = After this reply nothing wins any more.
task-wrong-over = The game is over, and you have not won it.
task-wrong-expect = From here you gain { $points } on average at best; the best turn gains { $most }.
task-hint = This belongs to the right turn.
practice-title = Practice
practice-line = Finish these games: use what you have learned, and you win.
practice-goal =
    { $turns ->
        [one] Finish it: you can win in this turn.
       *[other] Finish it: you can win in { $turns } turns, whatever your opponent does.
    }
practice-right = You have won. Well played!
practice-wrong = Not won this time. It can be done: try again from the beginning.
practice-hint = This wins.
theme-himiki-beats = Conflicts
theme-himiki-again = Playing again
theme-himiki-pivoted = Rotation
theme-himiki-influence = Influence
theme-regality-turned = Turning
theme-regality-destroyed = Destroying
theme-regality-banished = Banishing
theme-regality-recalled = Recalling
theme-regality-moved = Moving
theme-regality-used = Borrowed powers
theme-regality-covered = The Tower
theme-regality-struck = The Assassin
theme-regality-retrieved = The Hermit
theme-yokai-taken = Completing
theme-yokai-called = Call
theme-yokai-distracted = Distract
theme-yokai-fled = Flight

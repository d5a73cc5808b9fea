### Challenges and practice of the games: positions in which a turn is to be found, or a game to be finished.

tasks-title = { $game }: challenges
tasks-books = Books of challenges
tasks-how =
    { $goal ->
        [win] One turn wins, and nothing else does: every answer has been searched to the end of the game.
       *[expect] One turn gains the most points in the mean: all that may be turned up has been counted.
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
        [one] Win with this turn. Only one does it.
       *[other] Win in { $turns } turns, whatever your opponent does. Only one turn does it: find it.
    }
task-goal-expect = Find the turn that gains you the most points ahead in the mean, whatever is turned up.
task-right-win =
    { $turns ->
        [one] Right: it wins, and no other turn does.
       *[other] Right: proved to win in { $turns } turns against every answer. You have seen how it goes on if your opponent holds out longest.
    }
task-right-expect =
    { $points ->
        [one] Right: { $points } point in the mean, over all that may be turned up, and no turn gains more.
       *[other] Right: { $points } points in the mean, over all that may be turned up, and no turn gains more.
    }
task-wrong-win = After this answer nothing wins any more.
task-wrong-over = The game is over, and you have not won it.
task-wrong-expect = From here you gain { $points } in the mean at best; the best turn gains { $most }.
task-hint = This belongs to the right turn.
practice-title = Practice
practice-line = Finish it from here: games that are won if you use what you have learned.
practice-goal =
    { $turns ->
        [one] Finish it: you can win in this turn.
       *[other] Finish it: you can win in { $turns } turns, whatever your opponent does.
    }
practice-right = You have won. Well finished!
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

### The words around the board of HI MI KI.

himikiboard-board = The board, rows A to E, columns 1 to 6
himikiboard-prompt = Your decision
himikiboard-aim =
    { $mode ->
        [teams]
            { $points ->
                [5] First team to five points
               *[other] First team to { $points } points
            }
       *[other]
            { $points ->
                [5] First to five points
               *[other] First to { $points } points
            }
    }
himikiboard-relation = Fire beats wood, wood beats water, water beats fire
himikiboard-free = free
himikiboard-cube =
    { $side ->
        [w] White cube
       *[b] Black cube
    }: { $top } on top, { $ns } north and south, { $ew } east and west
himikiboard-can = can be chosen
himikiboard-selected = chosen
himikiboard-pivoting = will be rotated
himikiboard-goal = can go here
himikiboard-goal-does = can go here: { $what }
himikiboard-shows = shows { $element }
himikiboard-sets-off = sets off { $tile }
himikiboard-wins = wins the game
himikiboard-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
himikiboard-takes = takes the { $influence }
himikiboard-beats = beats a cube
himikiboard-beaten = loses a conflict
himikiboard-again = plays again
himikiboard-palette = How the cube on { $square } should lie
himikiboard-ask-place = Set up: tap a marked square.
himikiboard-ask-orientation = How should the cube lie?
himikiboard-ask-conjure = Conjuration: choose an enemy cube to turn.
himikiboard-ask-put = Put { $tile } on a marked square.
himikiboard-ask-confront = Major Yokai: confront a cube two squares away?
himikiboard-ask-swap = Transfer: swap with which cube?
himikiboard-ask-tile = You scored: use a chaos tile?
himikiboard-ask-mana = { $tile }: tilt a cube that shows its element.
himikiboard-ask-impulse = Impulse: the cube tilts once more.
himikiboard-ask-slide = Teleportation: where does the cube slide to?
himikiboard-ask-again = You may play again.
himikiboard-ask-goal =
    { $pivots ->
        [once] Where should { $square } go? Tap it once more to rotate it.
        [twice] Tap a marked square to tilt { $square }, or the button { $square } to rotate it.
       *[no] Where should { $square } go?
    }
himikiboard-ask-pivot = Tap more cubes to rotate them too, then “Rotate”.
himikiboard-ask-pivot-one = Tap “Rotate” to rotate it.
himikiboard-ask-pivot-it = { $square } can only be rotated: tap it once more.
himikiboard-ask-pivot-only = No cube can tilt: rotate one or more.
himikiboard-ask-which = First tap the cube to rotate.
himikiboard-ask-last =
    { $kind ->
        [tilt] Last move of the PAR. You have just rotated: now you must tilt.
       *[any] Last move of the PAR: tilt a cube, or rotate one or more.
    }
himikiboard-ask-beyond-par = PAR is used up: only what costs no move is left.
himikiboard-ask-pass =
    { $cubes ->
        [0] You have no cube to play: you must pass.
       *[other] No cube can tilt, and after a rotation you may not rotate: you must pass.
    }
himikiboard-ask-confused = Confusion: this turn you play the other colour.
himikiboard-ask-move = Tilt a cube, or rotate one or more.
himikiboard-ask-tilt =
    { $who ->
        [you] You have just rotated: now you must tilt.
        [mukyan] Muk Yan has just rotated: this turn you must tilt.
       *[other] Your opponent has just rotated: this turn you must tilt.
    }
himikiboard-ask-tilt-any = Tilt a cube.
himikiboard-set-up = Set up for me
himikiboard-pivot = Rotate
himikiboard-pivot-cube = Rotate { $square }
himikiboard-score =
    { $who }: { $points ->
        [one] one point
       *[other] { $points } points
    }
himikiboard-influences = Influences
himikiboard-influence-held = { $influence }: { $who }
himikiboard-influence-free = { $influence }: free
himikiboard-chaos = Chaos tiles
himikiboard-armed = Major Yokai armed
himikiboard-confused = confused next turn
himikiboard-tile = { $tile }: { $power }
himikiboard-hidden-tiles =
    { $count ->
        [one] one hidden tile
       *[other] { $count } hidden tiles
    }
himikiboard-terrain = On the board
himikiboard-discards = Used: { $tiles }
mukyan-does = Muk Yan: { $action }
mukyan-not-possible = Not possible: { $actions }
mukyan-waits = Muk Yan rolls the dice after your turn.


## What happened

himikiboard-told-beats =
    { $winner } beats { $loser }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
himikiboard-told-loses =
    { $loser } loses to { $winner }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
himikiboard-told-points =
    { $who ->
        [mover] { $points }
       *[other] { $points } for { $side }
    }
himikiboard-told-influence =
    takes the { $influence }{ $from ->
        [free] { "" }
       *[other] { " " }from { $from }
    }
himikiboard-told-again = plays again
himikiboard-not-made = one move too many: not made
himikiboard-told-saved = the Major Yokai reverses the conflict
himikiboard-told-gone = a cube goes through the Gate of Hell
himikiboard-told-used = uses { $tile }
himikiboard-told-put = puts { $tile } on { $square }
himikiboard-told-conjured = turns the cube on { $square }: { $top } on top

## Why something that was tapped is not possible

tried-himiki-no-pivot = After a rotation the next move may not be a rotation.
tried-himiki-not-now = Not now: { $due }.
tried-himiki-tile-not-now = You can use a chaos tile right after a tilt of yours has raised your score to 2, 3 or 4.
tried-himiki-tile-no-mana = Not now: no cube of yours that shows this element can tilt.
tried-himiki-tile-no-enemy = Not now: there is no enemy cube to turn.
tried-himiki-tile-no-square = Not now: there is no bare square for it.


## Notes in a first game

note-himiki-conflict = Conflict won: a point for each enemy cube that is beaten. Any conflict ends the turn.
note-himiki-lost = Conflict lost: nobody scores, because only the cube that has just tilted can. The turn is over.
note-himiki-again = It landed beside a cube that shows the same, without a conflict: whoever moved may play again.
note-himiki-influence = Make the fourth cube show the same element (in teams the sixth), and you take its influence: one point.
note-himiki-pivot = A rotation changes the sides, not the top. The next player may not rotate: they have to tilt.
note-himiki-tile = You may use a chaos tile when a tilt has raised your score to 2, 3 or 4. Terrain acts on any cube that enters.


## The challenge of the day

day-title = Challenge of the day
day-play = Play today’s challenge
day-open =
    { $days ->
        [0] The same for everybody, until midnight UTC. Solve it to start a streak.
        [one] One day so far. Solve it before midnight UTC to make it two.
       *[other] { $days } days in a row so far. Solve it before midnight UTC to keep going.
    }
day-solved =
    { $days ->
        [one] Solved on its day. Come back tomorrow for a streak.
       *[other] Solved, { $days } days in a row.
    }
day-past = Challenges of past days
day-earlier = Earlier
day-later = Later
day-done = solved


## What challenges are about

theme-label = Theme
theme-any = All
theme-again = Playing again
theme-pivot = Rotation
theme-double = Two at one blow
theme-cubes = Several white cubes
theme-terrain = Terrain
theme-event = Event tiles
theme-influence = Influences
theme-quiet = Quiet first move
keys-pivot = Mark a cube to rotate


## A run against the clock

run-title = Against the clock
run-rating = Your rating: { $rating }
run-how = Solve as many challenges as you can in { $minutes } minutes, from easy to hard. { $mistakes } mistakes end the run.
run-begin = Begin
run-solved = Solved
run-mistakes = Mistakes
run-left = Time left
run-best = Your best
run-give-up = Skip this one
run-over =
    { $count ->
        [one] The run is over: { $count } challenge solved.
       *[other] The run is over: { $count } challenges solved.
    }
run-record = Your best run so far!
run-again = Run again
run-right = Solved!
run-wrong = Not solved.

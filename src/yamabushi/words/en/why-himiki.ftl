### Why something happened in HI MI KI: a sentence each, for whoever asks. `state.why` says what fills it.

why-himiki-placed = { $who } places a cube on { $square } with { $top } on top.
why-himiki-drawn = { $who } draws the chaos tile { $tile }.
why-himiki-drawn-hidden = { $who } draws a chaos tile that nobody else may see.
why-himiki-dice = The dice show { $black } (black) and { $white } (white). Muk Yan does the first thing on their list that is possible: { $action }.
why-himiki-tilted = { $who } tilts the cube on { $start } to { $goal }: now { $element } is on top.
why-himiki-pivoted =
    { $count ->
        [one] { $who } rotates the cube on { $squares }: the top stays, the sides change places.
       *[other] { $who } rotates the cubes on { $squares }: the tops stay, the sides change places.
    }
why-himiki-banned = That ends the turn, and the next move may not be a rotation.
why-himiki-vortex = The Vortex rotates the cube on { $square }.
why-himiki-acts = A cube has entered { $square } and sets off { $tile }, before anything is compared.
why-himiki-carried = The tile carries the cube from { $start } to { $goal }, without turning it.
why-himiki-swapped = The cubes on { $square } and { $other } swap squares, without being turned.
why-himiki-gone = The cube on { $square } leaves the game through the Gate of Hell. Nothing is compared, and the turn ends.
why-himiki-beats =
    { $count ->
        [one] { $winner } on { $square } beats { $loser } on { $squares }: a conflict won.
       *[other] { $winner } on { $square } beats { $loser } on { $squares }: { $count } conflicts won.
    }
why-himiki-loses = { $winner } on { $squares } beats { $loser } on { $square }: a conflict lost. Only the cube that moved can score, so nobody gets a point for it.
why-himiki-like =
    { $count ->
        [one] The cubes on { $square } and { $squares } show the same: { $element }. That is no conflict.
       *[other] The cube on { $square } and those on { $squares } show the same: { $element }. That is no conflict.
    }
why-himiki-again = A like cube beside it, and no conflict: { $who } may play again.
why-himiki-saved = The Major Yokai turns the conflict with the cube on { $square } into a win, and is spent.
why-himiki-influence = At least { $need } cubes now show { $element }, the one that tilted among them: { $who } takes the { $influence }.
why-himiki-influence-from = At least { $need } cubes now show { $element }, the one that tilted among them: { $who } takes the { $influence } from { $rival }.
why-himiki-points =
    { $count ->
        [one] { $who } gets one point.
       *[other] { $who } gets { $count } points.
    }
why-himiki-points-lost =
    { $count ->
        [one] { $who } loses one point with it.
       *[other] { $who } loses { $count } points with it.
    }
why-himiki-used = { $who } has scored, stands at 2, 3 or 4, and uses a chaos tile: { $tile }.
why-himiki-used-free = { $who } uses { $tile }; in a challenge that costs no move.
why-himiki-put = { $who } puts { $tile } on { $square }, where the next cube to enter sets it off.
why-himiki-conjured = The cube on { $square } is turned in place: now { $element } is on top. If it touches the active cube, these two are compared.
why-himiki-confronted = The Major Yokai lets the cube on { $square } meet the one on { $other }, two squares away, as if they were neighbours.
why-himiki-paid = That costs one of the moves of the PAR.
why-himiki-removed =
    { $count ->
        [one] The black cube on { $squares } is beaten and removed.
       *[other] The black cubes on { $squares } are beaten and removed.
    }
why-himiki-solved = No black cube is left, and all that was demanded is taken: solved.
why-himiki-failed = That is one move more than PAR allows, or no white cube is left: the challenge is failed.
why-himiki-won = { $who } has five points and wins at once.
why-himiki-game-drawn = A hundred turns without a change in the score: the game is a draw.
why-himiki-turn-over =
    { $reason ->
        [conflict] A conflict, won or lost, ends the turn.
       *[nothing] There was no like cube beside it, so the turn ends.
    }
why-himiki-stop = { $who } could play again, and stops.
why-himiki-pass = { $who } has no move, and passes. Nobody else may pass.
why-himiki-no-tile = { $who } uses no chaos tile this time.
why-himiki-no-fight = { $who } keeps the Major Yokai for later.
why-himiki-penalty = { $who } talked, which partners may not do: a point for the other team.

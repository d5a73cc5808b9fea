### What the terminal says around lessons.

cli-learn-on = Go on with: { $command }
cli-learn-heading = { $course }, { $number } of { $total }: { $title }
cli-learn-look = Look at { $places }.
cli-learn-hint = Hint: { $hint } ({ $action })
cli-learn-code = a code
cli-learn-help = Type a move as it is written, in upper or lower case and in any order, or its number. Where only one cube or tile can go to a place, the place is enough.
    .hint = what to do next
    .back = the step before
    .again = the step from its beginning
    .skip = the step after
    .board = draw the board again
    .list = all moves, numbered
    .p = what every piece does
    .quit = stop; what you have done is remembered
    .code = what that piece does
    .help = this page


## Lessons: what is said otherwise where moves are typed. A key is `typed-` and that of the lesson.

typed-lesson-himiki-first-tilt =
    .goal = The white cube on C5 is yours. Type C4 (or C5-C4), and it tilts over its edge onto that square.
typed-lesson-himiki-first-pivot =
    .goal = The wrong sides of C4 face the wood. Type C4~ to rotate the cube in place, let Black move, and then strike.
    .hint = C4~ rotates it. On your next turn go to C3.
typed-lesson-himiki-mindlock-turn =
    .hint = C4~ rotates the cube; then go to C3.
typed-lesson-himiki-mindlock-together =
    .hint = A4~E4~ rotates both; then strike with each.
typed-lesson-regality-first-place =
    .goal = You are Royalty. Every game begins with the Citizen: type Ci@b2 to place it on b2, in the middle.
    .hint = Ci is the Citizen in your zone; the middle is b2.
typed-lesson-regality-first-turn =
    .hint = Place Mi on a cell around b2, then type >b2 for the Citizen.
typed-lesson-yokai-first-sketch =
    .goal = A sketch fits two piles. Yours, GR, is green and red: type GR@G to play it on the green pile.
    .hint = Your hand stands below the piles; G is the green one.
typed-lesson-yokai-first-distract =
    .hint = Play on blue, then type % to distract.
typed-lesson-yokai-first-turn =
    .hint = Two sketches with red on them, both on red; then type a full stop to end your turn.

# What those who look after a server are called: no account may have such a name.
reserved-host = host, administrator, admin, moderator, server, system

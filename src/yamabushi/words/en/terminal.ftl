### What the terminal says around lessons.

cli-learn-on = Go on with: { $command }
cli-learn-heading = { $course }, { $number } of { $total }: { $title }
cli-learn-look = Look at { $places }.
cli-learn-hint = Hint: { $hint } ({ $action })
cli-learn-code = a code
cli-learn-help = Type a decision as it is written, in any case and order, or its number.
    .hint = what leads on
    .back = the step before
    .again = the step from its beginning
    .skip = the step after
    .board = draw the board again
    .list = all decisions, numbered
    .p = what every piece does
    .quit = stop; what is done is remembered
    .code = what that piece does
    .help = this page

### What the terminal says around lessons.

cli-learn-on = Go on with: { $command }
cli-learn-heading = { $course }, { $number } of { $total }: { $title }
cli-learn-look = Look at { $places }.
cli-learn-hint = Hint: { $hint } ({ $action })
cli-learn-code = a code
cli-learn-help = Type a decision as it is written, in upper or lower case and in any order, or its number.
    .hint = what to do next
    .back = the step before
    .again = the step from its beginning
    .skip = the step after
    .board = draw the board again
    .list = all decisions, numbered
    .p = what every piece does
    .quit = stop; what you have done is remembered
    .code = what that piece does
    .help = this page

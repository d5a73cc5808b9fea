### The words around lessons that belong to no single game.

learn-title = Learn
learn-quickly = Learn in three minutes
learn-heading = Learn { $game }
learn-steps = Steps of the course: { $course }
learn-step = Step { $number }: { $title }
learn-step-done = Step { $number }: { $title }, done
learn-answer = What happened
learn-your-try = Try it on the board.
learn-not-yet = That is not it yet.
learn-go-on = Good so far. Go on.
learn-hint-again = It may still work from here, but it is clearer from the start: try again.
learn-back = Back
learn-courses = All courses
learn-next = Next
learn-skip = Skip
learn-begin = Begin
learn-continue = Go on
learn-repeat = Once more
learn-progress = { $done } of { $total } steps
learn-finished = You made it!
learn-almost = Almost there
learn-almost-line = You have skipped some steps. Do them now, or come back to them whenever you like.
learn-missing = Do the steps you skipped
learn-none = There are no lessons for this game.
learn-try = Try it
learn-try-it = Try it: { $title }
learn-picture-tap = Tap the picture to see what happens.
learn-picture-on = Play on: { $title }
learn-picture-anew = From the beginning: { $title }
learn-analyse = Analyse
learn-analyse-it = Analyse: { $title }

note-title = Note
note-off = No more notes

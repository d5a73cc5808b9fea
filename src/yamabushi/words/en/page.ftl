### The words of the page that belong to no single game.


## Everywhere

page-skip = Skip to content
page-home = Home page
page-nav = Pages
page-menu = Menu
page-club = Club
page-rules = Rules
page-loading = One moment …
page-close = Close
page-new-tab = { $what }, opens in a new tab
page-labelled = { $what }: { $detail }
page-clauses = { $one }; { $other }
page-again = Try again
page-nothing = There is nothing here.
page-nowhere = There is no such page. The address may be mistyped.
page-no-answer = The server is not answering. Are you online?
page-failed = That did not work.
page-compiling = Warming up: { $done } of { $total }
settings-title = Settings
settings-language = Language
settings-theme = Appearance
theme-auto = Like my device
theme-light = Light
theme-dark = Dark
settings-plain = Plain boards, high contrast
settings-sound = Sounds
settings-aids = Show what a move would do
settings-twice = Confirm each move with a second tap
settings-notes = Notes in your first games
settings-calm = Less motion
settings-codes = Moves in notation
settings-pace = Speed of moves
pace-brisk = fast
pace-usual = normal
pace-slow = slow
settings-notify = Notify me when it is my turn
keys-title = Keys
keys-arrows = Arrow keys
keys-tab = From one part to the next
keys-enter = Choose, or play
keys-escape = Put back, or close
keys-walk = Over the board, the cards or the tiles
keys-moves = Beside the board: one move back or forward
keys-help = Show these keys
about-title = About
about-what = Yamabushi is a home for three small tabletop duels. It knows their rules exactly, plays them against you at any strength, and brings friends together on one screen or by a link.
about-games = The games belong to their designers and publishers. All pictures and texts here are our own; where a rulebook is silent, our rulings settle the question.
about-data = Without an account, only this browser remembers your tables and how you did in challenges. The server stores the moves of each game and what is said at the table. If you have an account, it also stores your name, your password in a form that nobody can read, and the challenges you have solved.
about-free = It is all free software under the MIT licence: you can host it yourself with one command.
announced-title = Announcements
bot-mark = bot
bot-name = { $name } (bot)
conduct-title = Rules of conduct
person-about = { $name }: report or block


## The first page

home-title = Three duels, one table
home-line = Against the computer, a friend beside you, or a friend far away.
home-play = Play
home-rules = The rules of { $game }
home-people = Play with others
turns-title = Your move
turns-count = { $count ->
    [one] one game is waiting for you
   *[other] { $count } games are waiting for you
}
featured-title = A game in progress
featured-over = The latest finished game
featured-replay = Replay it
watch-all = All games to watch
watch-title = Watch games
own-title = Your tables
own-over = over
own-won = won
own-lost = lost
own-drawn = drawn
own-aborted = aborted
own-turn = your turn
own-playing = their turn
own-waiting = waiting
own-paused = paused
own-forget = Remove this { $game } table from the list
own-fewer = Show fewer
own-all = Show all { $count }
open-title = Open tables
open-nobody = Open a table and see who sits down: choose a game, then “Anybody”.
open-playing = Games in progress
open-seat = open seat
open-join = Join
open-watch = Watch


## A game is chosen

chooser-against = Against whom?
chooser-alone = Begin
chooser-screen = A friend on this screen
chooser-screen-note = You take turns on one screen.
chooser-link = A friend, by link
chooser-link-note = Send a link or show a code.
chooser-open = Anybody
chooser-open-note = An open table that everyone can find.
chooser-computer = The computer
chooser-mix = Or choose who takes which seat:
chooser-mix-label = Mixed teams
mix-here = somebody at this screen
mix-link = somebody, by link
chooser-options = Options
chooser-side = You play
chooser-lot = Random
chooser-clock = Clock
chooser-name = Your name
chooser-mode-duel = Three cubes each, first to five points.
chooser-mode-teams = Two against two, four cubes a team; partners may not talk.
chooser-mode-mukyan = Alone, against a training dummy that obeys its dice.
clock-none = no clock
clock-quick = 5 minutes, plus 5 seconds a turn
clock-calm = 20 minutes, plus 10 seconds a turn
clock-days = one day a turn
clock-days-note = Only with somebody who plays by link; otherwise there is no clock.
time-hours = { $hours } h { $minutes }
time-days = { $days } d { $hours } h
join-asked = { $who } would like to play with you.
join-free = A seat is free.
join-side = Your side: { $side }
join-sides = Free seats: { $sides }
join-late = All seats are taken by now.
join-new = New to it?
join-sit = Sit down
join-watch = Only watch


## At a table

table-guest = Guest
table-gone = someone
table-who = { $title } ({ $name })
table-open-seat = { $title } (open seat)
table-your-turn = Your turn.
table-decides = { $who } is to move.
table-thinks = { $who } is thinking.
table-chance = Chance decides.
turn-waiting = Waiting for somebody to sit down.
turn-paused = The game is paused.
table-past = You are looking back, at step { $version }.
table-now = Back to now
table-you = you
table-rating = rating
table-away = away
table-clock = Clock of { $who }
table-watchers =
    { $count ->
        [one] one person is watching
       *[other] { $count } people are watching
    }
table-you-watch = You are watching.
table-broken = Connection lost; reconnecting. Nothing is lost.
result-score = Score: { $score }
result-aborted = Not everybody has made a move, so the game does not count.
result-weight = Counted { $percent }, because the same people play each other often.
result-you-win =
    { $reason ->
        [resigned] You win by resignation
        [time] You win on time
        [abandoned] You win by forfeit
       *[rules] You win!
    }
result-you-lose =
    { $reason ->
        [resigned] You lose by resignation
        [time] You lose on time
        [abandoned] You lose by forfeit
       *[rules] You lose
    }
home-lobby = Find an opponent
home-lobby-line = Choose a game and a time, and play whoever wants the same; or challenge somebody by name.
home-tournaments = Tournaments
home-tournaments-line = For a club evening: round robin or Swiss, alone or in teams, joined by a link.
home-tournaments-open = To the tournaments
end-tournament = To the tournament
end-title = What next?
end-next-game = Next game
end-next-level = Next level: { $level }
end-analyse = Analysis
end-turned = The turning point was move { $number }
start-chosen = { $who } has chosen how this game starts. It is not rated.
start-chosen-hidden = { $who } has chosen how this game starts, and may know what is hidden. It is not rated.
curtain-line = Hidden hands: only one of you should look now.
curtain-hand = I am { $who }: show my hand
invite-title = Invite somebody
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-code = QR code
invite-code-alt = The link as a QR code
invite-public = Everybody can find this table on the home page.
offer-made =
    { $matter ->
        [draw] { $who } would like a draw.
        [takeback] { $who } would like to take back a move.
        [pause] { $who } would like a pause.
        [resign] { $who } would like to resign.
       *[rematch] { $who } would like a rematch.
    }
offer-own =
    { $matter ->
        [draw] You offer a draw.
        [takeback] You ask to take back a move.
        [pause] You ask for a pause.
        [resign] You would like to resign.
       *[rematch] You offer a rematch.
    }
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw
confirm-play = Play it
confirm-drop = Cancel
controls-title = At the table
controls-more = More
controls-hint = Hint
controls-undo = Undo
controls-takeback = Take back
controls-draw = Offer a draw
controls-pause = Pause
controls-resume = Resume
controls-resign = Resign
controls-resign-sure = Really resign?
controls-resign-no = No, play on
controls-abort = Abort
controls-abort-sure = Really abort?
controls-claim-win = Claim the win
controls-claim-draw = Claim a draw
controls-claim-abort = Abort: your opponent has left
controls-claim-engine = Let the computer play
controls-leave = Leave the table
controls-penalty = { $who } talked
controls-penalty-sure = A point against { $who }?
controls-rematch = Rematch
controls-again = Play again
controls-retry = Try again
controls-to-rematch = To the new game
controls-play-from = Play on from here
controls-flip = Flip the board
controls-record = Download game
controls-link = Link for spectators
controls-link-failed = The link could not be copied. Here it is: { $link }
controls-not-yet = It is not your turn.
controls-no-undo = There is no move to undo.
controls-no-past = Go back to an earlier move first.
controls-back = You are looking back; go back to the game first.
controls-offered = You have offered that already.
controls-covered = The hands are covered: whoever plays takes the screen first.
hint-title = Hint
hint-none = Shows the best move.
hint-thinking = Thinking …
hint-on-server = The server is thinking …
hint-depth =
    { $depth ->
        [one] Looked one move ahead
       *[other] Looked { $depth } moves ahead
    }
hint-wins = wins
hint-loses = loses
hint-draws = draws
hint-chance = { $percent } chance of winning
hint-marked = recommended
hint-best = Recommended: { $what }
moves-title =
    { $count ->
        [one] The only move, in words
       *[other] All { $count } moves, in words
    }
moves-find = Type a move
moves-play = Play
moves-several = Several moves fit; type a little more.
moves-none = No move fits.
log-title = Moves
log-steps = Look back
log-first = To the start
log-back = One move back
log-forward = One move forward
log-last = To the latest move
log-why = What happened, and why
log-why-rule = Rule
log-came = { $what }: { $came }
log-struck = taken back: { $what }
log-accept =
    { $matter ->
        [draw] { $who } agrees to a draw.
        [takeback] { $who } agrees to the takeback.
        [pause] { $who } agrees to a pause.
        [resign] { $who } agrees to resign.
       *[rematch] { $who } agrees to a rematch.
    }
log-set-up =
    { $count ->
        [one] Set-up: one step
       *[other] Set-up: { $count } steps
    }
log-draws =
    { $count ->
        [one] one chance event
       *[other] { $count } chance events
    }
log-act = { $who }: { $what }.
log-chance = Chance: { $what }.
log-begin = The game begins.
log-offer =
    { $matter ->
        [draw] { $who } offers a draw.
        [takeback] { $who } asks to take back a move.
        [pause] { $who } asks for a pause.
        [resign] { $who } wants to resign.
       *[rematch] { $who } offers a rematch.
    }
log-decline =
    { $matter ->
        [draw] { $who } declines the draw.
        [takeback] { $who } refuses the takeback.
        [pause] { $who } does not want a pause.
        [resign] { $who } does not want to resign.
       *[rematch] { $who } does not want a rematch.
    }
log-penalty = { $who } has talked: a point for the other team.
log-rewind = Move taken back.
log-draw = Draw agreed.
log-pause = Game paused.
log-resume = Game resumed.
log-rematch = A new game is ready.
log-resign = { $who } resigns.
log-flag = { $who } has run out of time.
log-abandon = { $who } has left.
log-abort =
    { $why ->
        [time] { $who } has not moved in time. The game is aborted.
        [abandoned] { $who } has left. The game is aborted.
       *[resigned] { $who } aborts the game.
    }
log-close = The host of this server has closed the table.
log-replace = The computer takes over for { $who }.
log-casual = { $who } asked the computer: this game is no longer rated.
chat-title = Chat
chat-words = Your message
chat-say = Send
chat-said = { $who } says: { $words }
chat-watching = watching
chat-partners = Partners may not talk during the game.
chat-title-watching = Chat of those who watch
chat-apart = Players read this only after the game.
chat-mute = Mute { $who }
chat-unmute = Unmute { $who }
chat-unread = { $count } new
controls-chat-unread =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }


## Challenges and rules

book-title = Mindlock
book-line = Challenges for one, from a first tilt to sleepless nights. Every PAR is proved.
book-open = Open the book
book-how = Your white cubes must beat every black one in at most the number of moves shown (PAR). Playing again costs nothing.
book-next = Next challenge: { $name }
book-grades = Difficulty
book-solved =
    { $moves ->
        [one] solved in one move
       *[other] solved in { $moves } moves
    }
book-tried = tried
book-new = not tried yet
book-own = A challenge of your own, as text
book-check = Prove it
book-hopeless = There is no solution.
book-proved = Solvable in { $least ->
        [one] one move
       *[other] { $least } moves
    }; shortest solutions: { $solutions }.
puzzle-title = Challenge { $name }
puzzle-own = Your own challenge
puzzle-moves = Moves
puzzle-best = Your best
puzzle-goal =
    { $par ->
        [one] Beat all black cubes with one move.
       *[other] Beat all black cubes within { $par } moves.
    }
puzzle-aim =
    { $par ->
        [one] Solve it in one move
       *[other] Solve in at most { $par } moves
    }
puzzle-wanted = Influences to take: { $elements }
puzzle-hopeless = From here it can no longer be solved. Undo a move.
puzzle-no-move = No move left: not solved.
puzzle-take-back = Take back
puzzle-begin-again = Begin again
puzzle-searching = Searching: { NUMBER($positions) } positions …
puzzle-stop = Stop
puzzle-solution = Solution
puzzle-next = Next challenge
rules-part = Part
rules-rulings = Rulings
board-tap-again = Tap once more to do it.

# Ratings
rated = rated
chooser-rated = Rated
chooser-rated-note = It counts for your rating; moves cannot be taken back.
hint-casual = This game is rated. If you ask for a hint, it no longer is.
table-is-rated = This game is rated.
join-rated = This game is rated: you need an account, and moves cannot be taken back.

### The words of the page that belong to no single game.


## Everywhere

page-skip = Skip to the page
page-home = To the first page
page-nav = Pages
page-rules = Rules
page-loading = One moment …
page-close = Close
page-again = Try again
page-nothing = There is nothing here.
page-no-answer = The server does not answer. Is the network there?
page-failed = That did not work.
page-compiling = Getting up to full speed: { $done } of { $total }
settings-title = Settings
settings-language = Language
settings-theme = Light
theme-auto = like the system
theme-light = day
theme-dark = night
settings-sound = Sounds
settings-aids = Show what a move would do
settings-calm = Less motion
settings-codes = Moves in notation
settings-pace = Pace of what happens
pace-brisk = brisk
pace-usual = usual
pace-slow = unhurried
settings-notify = Tell me when it is my turn
about-title = About
about-what = Yamabushi is a home for three small tabletop duels. It knows their rules exactly, plays them against you at any strength, and brings friends together on one screen or by a link.
about-games = The games belong to their designers and publishers. All pictures and texts here are our own; where a rule book is silent, our rulings say what holds.
about-data = Your tables and puzzle results are remembered by this browser alone. The server stores the moves of each game and what you say at the table, no more.
about-free = The whole of it is free software under the MIT licence: you can host it yourself with one command.


## The first page

home-title = Three duels on one table
home-line = Against an engine, a friend beside you, or a friend far away.
home-play = Play
home-rules = The rules of { $game }
own-title = Your tables
own-over = over
own-won = won
own-lost = lost
own-drawn = drawn
own-turn = your turn
own-playing = their turn
own-waiting = waiting
own-paused = paused
own-forget = Forget this table of { $game }
own-fewer = Show fewer
own-all = Show all { $count }
open-title = Open tables
open-nobody = Nobody is waiting just now. Lay an open table yourself: choose a game, then “Anybody”.
open-playing = Being played
open-seat = open seat
open-join = Join
open-watch = Watch


## A game is chosen

chooser-against = Against whom?
chooser-alone = Begin
chooser-screen = A friend on this screen
chooser-screen-note = You take turns at one screen.
chooser-link = A friend, by link
chooser-link-note = Send a link or show a code.
chooser-open = Anybody
chooser-open-note = An open table that everyone can find.
chooser-options = Options
chooser-side = You play
chooser-lot = by lot
chooser-clock = Clock
chooser-name = Your name
chooser-mode-duel = Three cubes each, first to five points.
chooser-mode-teams = Two against two, four cubes a side; partners keep silent.
chooser-mode-mukyan = Alone against an old master who follows his dice.
clock-none = no clock
clock-quick = 5 minutes, and 5 seconds a turn
clock-calm = 20 minutes, and 10 seconds a turn
clock-days = one day a turn
join-asked = { $who } would like to play with you.
join-free = A seat is free.
join-late = All seats are taken by now.
join-sit = Sit down
join-watch = Only watch


## At a table

table-guest = Guest
table-who = { $title } ({ $name })
table-open-seat = { $title } (open seat)
table-your-turn = Your turn.
table-decides = { $who } is to move.
table-thinks = { $who } is thinking.
table-chance = Chance decides.
turn-waiting = Waiting for somebody to sit down.
turn-paused = The game is paused.
table-past = You are looking back, at entry { $version }.
table-now = Back to now
table-you = you
table-away = away
table-clock = Clock of { $who }
table-watchers =
    { $count ->
        [one] one person is watching
       *[other] { $count } people are watching
    }
table-you-watch = You are watching.
table-broken = The connection is gone; it is being looked for. Nothing is lost.
result-score = Score: { $score }
result-you-win =
    { $reason ->
        [resigned] You win by resignation
        [time] You win on time
        [agreed] You win by agreement
        [abandoned] You win by absence
       *[rules] You win!
    }
result-you-lose =
    { $reason ->
        [resigned] You lose by resignation
        [time] You lose on time
        [agreed] You lose by agreement
        [abandoned] You lose by absence
       *[rules] You lose
    }
end-title = What next
end-next-game = Next game
end-next-level = Next level: { $level }
end-analyse = Analysis
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
invite-public = Everybody can find this table on the first page.
offer-made = { $who } would like { $matter }.
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw
matter-draw = a draw
matter-takeback = to take a move back
matter-pause = a pause
matter-resign = to resign
matter-rematch = another game
controls-title = At the table
controls-hint = Hint
controls-undo = Undo
controls-takeback = Ask to take back
controls-draw = Offer a draw
controls-pause = Pause
controls-resume = Go on
controls-resign = Resign
controls-resign-sure = Really resign?
controls-claim-win = Claim the win
controls-claim-draw = Claim a draw
controls-claim-engine = Let an engine sit down
controls-leave = Leave the table
controls-penalty = { $who } talked
controls-rematch = Another game?
controls-again = Play again
controls-retry = Try again
controls-to-rematch = To the new game
controls-play-from = Play on from here
controls-flip = Turn the board
controls-record = Download game
controls-link = Link for watchers
controls-link-failed = The link could not be copied. Here it is: { $link }
controls-not-yet = It is not your turn.
controls-no-undo = There is no move to take back.
controls-no-past = Look back at a move first.
hint-title = Hint
hint-thinking = Thinking …
hint-on-server = Thinking on the server …
hint-depth =
    { $depth ->
        [one] Looked one move ahead
       *[other] Looked { $depth } moves ahead
    }
hint-wins = wins
hint-loses = loses
hint-draws = draws
moves-title =
    { $count ->
        [one] The only move, in words
       *[other] All { $count } moves, in words
    }
moves-find = Type a move
moves-play = Play
moves-several = More than one move fits; type more of it.
moves-none = No move fits.
log-title = Moves
log-first = To the beginning
log-back = One move back
log-forward = One move on
log-last = To the present
log-came = { $what }: { $came }
log-struck = taken back: { $what }
log-accept = { $who } accepts: { $matter }.
log-set-up =
    { $count ->
        [one] Set-up: one entry
       *[other] Set-up: { $count } entries
    }
log-draws =
    { $count ->
        [one] one draw
       *[other] { $count } draws
    }
log-act = { $who }: { $what }.
log-chance = Chance: { $what }.
log-begin = The game begins.
log-offer = { $who } offers { $matter }.
log-decline = { $who } declines { $matter }.
log-penalty = A point against { $who }.
log-rewind = Taken back.
log-draw = A draw is agreed.
log-pause = A pause.
log-resume = It goes on.
log-rematch = A new game is laid.
log-resign = { $who } resigns.
log-flag = { $who } is out of time.
log-abandon = { $who } has gone.
log-replace = An engine sits down for { $who }.
chat-title = Chat
chat-words = Your message
chat-say = Send
chat-watching = watching
chat-partners = Partners keep silent while they play.
chat-mute = Mute { $who }
chat-unmute = Unmute { $who }


## Puzzles and rules

book-title = Mindlock
book-line = Puzzles for one, from a first tilt to nights of thought. Every PAR is proved.
book-open = Open the book
book-how = Your white cubes must beat every black one within PAR moves. Playing again is free.
book-next = Next puzzle: { $name }
book-grades = Grades
book-puzzle = { $name }, PAR { $par }, { $state }
book-solved =
    { $moves ->
        [one] solved in one move
       *[other] solved in { $moves } moves
    }
book-tried = tried
book-new = not tried yet
book-own = A puzzle of your own, as text
book-check = Prove it
book-hopeless = There is no solution.
book-proved = Solvable in { $least ->
        [one] one move
       *[other] { $least } moves
    }; shortest solutions: { $solutions }.
puzzle-title = Puzzle { $name }
puzzle-own = Your own puzzle
puzzle-moves = Moves
puzzle-best = Your best
puzzle-goal =
    { $par ->
        [one] Beat all black cubes with one move.
       *[other] Beat all black cubes within { $par } moves.
    }
puzzle-wanted = Influences to take: { $elements }
puzzle-hopeless = From here it can no longer be solved. Take a move back.
puzzle-searching = Searching: { NUMBER($positions) } positions …
puzzle-stop = Stop
puzzle-solution = Solution
puzzle-next = Next puzzle
puzzle-anew = Start over
rules-part = Part
rules-rulings = Rulings

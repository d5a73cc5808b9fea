### The words of the editors: positions of every game, put together by tapping or as text.

edit-title = Board editor
edit-of = Board editor: { $game }
edit-line = Set up any position, by tapping or as text: play from it, analyse it, or share it.
edit-open = Open the editor
edit-this = Edit this position
edit-palette = Pieces and tools
edit-tool-move = Move
edit-tool-turn = Turn
edit-tool-take = Remove
edit-nothing = There is nothing here.
edit-free = free
edit-held = picked up
edit-count = { $name }, { $count } of them
edit-here = Put here: { $place }
edit-text = The position as text
edit-fine = You can play from this position.
edit-over = In this position the game is over.
edit-play = Play from here
edit-copy = Copy the text
edit-picture = Picture ({ $kind })
edit-board = The board
edit-who = To move
edit-turn = This turn
edit-turn-any = any move
edit-turn-tilt = no rotation
edit-turn-set-up = set-up
edit-points = Points: { $who }
edit-hand = Hand: { $who }
edit-discards = Discards
edit-hidden = Hidden: { $who }
edit-gone = Out of the match
edit-placed = Tiles placed so far
edit-first = Went first
edit-yokai = Yokai, { $pile }
edit-sketches = Sketches, { $pile }: { $who }
edit-all-yokai = Yokai
edit-turn-number = Turn
edit-played = Sketches played this turn
edit-pending = What comes next
edit-pending-play = play a sketch
edit-pending-draw = { $who } draws
edit-pending-place = place a tile
edit-pending-effect = effect: { $tile }, { $cell }
edit-pending-ability = ability: { $card }, { $pile }


## Challenges that somebody makes

make-title = Make a challenge
make-text = The challenge as text
make-hand = Event tiles
make-influence-none = not in play
make-influence-play = in play
make-influence-demanded = demanded
make-proof = What is proved
make-proving = Proving …
make-difficulty = { $grade }, difficulty { $difficulty }.
make-looking = Looking for needless pieces: { $looked } of { $total }
make-needless = Needless: { $pieces }. The challenge would be just as hard without.
make-needless-mark = needless
make-lean = No piece is needless.
make-set-par = Set PAR to { $least }
make-step = { $number } of { $total }: { $what }
make-start = the start
make-name = Name
make-keep = Keep
make-kept = It is in your collection now.
make-collection = Your collection
make-empty = The challenges you keep are listed here, in this browser only.
make-unnamed = Challenge { $number }
make-edit = Edit
make-import = Import
make-imported =
    { $count ->
        [one] One challenge imported.
       *[other] { $count } challenges imported.
    }
make-unread = Lines without a challenge: { $lines }.
make-export = Download as text
make-sheet = Print a sheet
make-sheet-title = Mindlock challenges
make-solutions = Solutions

### The board of Regality vs. Religion on the page. Tiles, powers, sides and ways are in games.ftl.


## Places on the table

regality-board = Board
regality-zone = { $side }’s tiles
regality-neutral = Neutral tiles
regality-discards = Discards
regality-gone =
    { $count ->
        [one] One tile is out of the match
       *[other] { $count } tiles are out of the match
    }
regality-passed = Handed on in the draft
regality-pool = Tiles to choose from
regality-prompt = What to do
regality-card = Card of a tile
regality-no-card = Tap a tile to read what it does.
regality-ways = Directions
regality-none = none
regality-placed =
    { $count ->
        [0] No tile placed yet
        [one] One tile placed
       *[other] { $count } tiles placed
    }


## How it stands

# What wins, beside the score: as short as it can be.
regality-wins = Nine face up: most allies win
regality-aim-wins = first to { $wins } games
regality-aim-points =
    { $games ->
        [one] most points after one game
       *[other] most points after { $games } games
    }
regality-relation = A turned tile changes sides
regality-allies-said = Allies: { $royalty } { $first }, { $religion } { $second }.
regality-games-said = Games won: { $royalty } { $first }, { $religion } { $second }.
regality-points-said = Points: { $royalty } { $first }, { $religion } { $second }.
regality-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
regality-game-of = Game { $number } of { $games }


## How tiles lie

# As in “King of Royalty”: whose ally it is now.
regality-tile-of = { $tile } of { $side }
regality-on = covers { $tile }
regality-fallen = { $tile } face down, destroyed by { $side }
regality-shielded = shielded
regality-silent = silent
regality-free = free
regality-active = acts when placed
regality-passive = works while it lies there
regality-last = placed last
regality-secret = Your opponent does not see it.
regality-hidden-tile = A hidden tile.
regality-hidden-tiles =
    { $count ->
        [one] One hidden tile
       *[other] { $count } hidden tiles
    }


## What can be done

regality-place-here = place { $tile } here
regality-choose-this = choose this
regality-can-take = Can be chosen.
regality-set-orthogonal = Orthogonal
regality-set-diagonal = Diagonal
regality-apply = Use it
regality-take-hidden = A hidden one
regality-leave = Don’t use it
regality-put-back = Put back
regality-close = Close the card


## What is asked

regality-ask-tile = Choose a tile to place.
regality-ask-cell = Choose a cell for { $tile }.
regality-ask-citizen = The first tile of a game is the Citizen: choose its cell.
regality-ask-target = Choose one of the marked tiles.
regality-ask-way = Choose a direction.
regality-ask-set = Which neighbours?
regality-ask-apply = Use the effect?
regality-ask-move = Choose a tile to move.
regality-ask-goal = Choose where it goes.
regality-ask-beside = Choose one of the marked tiles beside the board.
regality-ask-pick = Keep one of these tiles.
regality-ask-first = You have lost this game. Who begins the next one?


## What is going on

regality-places = { $side } places a tile.
regality-acts = { $side } decides what { $tile } does.
regality-picks = { $side } picks a tile.
regality-chooses = { $side } has lost this game and chooses who begins the next one.
regality-lots = Drawing lots: who begins?
regality-drawing = Drawing tiles …
regality-revealing = Chance chooses one of the hidden tiles …
regality-ended = The match is over.


## What a decision would do

regality-turns =
    { $count ->
        [one] turns one tile
       *[other] turns { $count } tiles
    }
regality-may-turn =
    { $count ->
        [one] may turn one tile
       *[other] may turn up to { $count } tiles
    }
regality-destroys =
    { $count ->
        [one] destroys one tile
       *[other] destroys { $count } tiles
    }
regality-may-destroy =
    { $count ->
        [one] may destroy one tile
       *[other] may destroy one of { $count } tiles
    }
regality-removes =
    { $count ->
        [one] takes one tile off the board
       *[other] takes { $count } tiles off the board
    }
regality-may-remove =
    { $count ->
        [one] may take one tile off the board
       *[other] may take one of { $count } tiles off the board
    }
regality-moves =
    { $count ->
        [one] moves one tile
       *[other] moves { $count } tiles
    }
regality-may-move =
    { $count ->
        [one] may move one tile
       *[other] may move one of { $count } tiles
    }
regality-uses =
    { $count ->
        [one] reuses one tile
       *[other] reuses { $count } tiles
    }
regality-may-use =
    { $count ->
        [one] may reuse one tile
       *[other] may reuse one of { $count } tiles
    }
regality-shields =
    { $count ->
        [one] shields one tile
       *[other] shields { $count } tiles
    }
regality-silences =
    { $count ->
        [one] silences one tile
       *[other] silences { $count } tiles
    }
regality-ends-won = wins the game
regality-ends-lost = loses the game
regality-ends-drawn = ends the game in a draw


## What happened

regality-game-won =
    { $outcome ->
        [win] You win this game
        [lose] You lose this game
       *[side] { $side } wins this game
    }
regality-game-drawn = This game is drawn
regality-game-ended = This game is over.
regality-why-count = Allies: { $royalty } { $first }, { $religion } { $second }
regality-why-death = Death is an ally of { $loser }, which therefore loses
regality-why-nothing = { $loser } has no tile left to place
regality-told-turned = turns { $cells }
regality-told-destroyed = destroys { $cell }
regality-told-left =
    { $count ->
        [one] { $tiles } leaves the board
       *[other] { $tiles } leave the board
    }
regality-told-banished = banishes { $tiles }
regality-told-recalled = takes back { $tiles }
regality-told-moved = moves { $from } to { $to }
regality-told-retrieved = takes { $tile } from the discards

## Why something that was tapped is not possible

tried-regality-citizen-first = The first tile of a game is the Citizen.
tried-regality-cell-taken = { $cell } is not free.
tried-regality-no-cover = The Tower goes on an ally of yours that is neither face down nor shielded.
tried-regality-no-effect = The effect cannot be used on that.
tried-regality-not-now = Not now: { $due }.


## Notes in a first game

note-regality-shield = A shield: no effect touches the tile that has one, not even your own. Only the Pirate gets through.
note-regality-silence = Silence: straight beside the Shaman, or at the Sorceress’s corners, active effects do nothing.
note-regality-death = When the board is full, the side that has Death as an ally loses, however many other allies it has.
note-regality-left = A destroyed tile leaves when the turn of its destroyer begins: the gap is theirs first.
note-regality-turned = A turned tile changes sides. Once nine lie face up, whoever has more allies wins.
note-regality-destroyed = Destroyed: it lies face down, counts for nobody, and blocks its cell during the opponent’s turn.
note-regality-banished = Banished: it goes to the discards at once, and its cell is free for whoever comes next.

### Why something happened in Regality vs. Religion: a sentence each, for whoever asks. `state.why` says what fills it.

why-regality-begins = { $side } begins, and gets the Citizen.
why-regality-drawn = { $side } draws { $tile }.
why-regality-drawn-hidden = { $side } draws a tile that the other side may not see.
why-regality-drawn-neutral = { $tile } is drawn; either side may get it.
why-regality-drawn-blind = A tile is drawn that not everybody may see.
why-regality-picked = { $side } keeps { $tile }.
why-regality-picked-hidden = { $side } keeps a tile that the other side may not see.
why-regality-handed = { $side } is handed the rest to choose from: { $tiles }.
why-regality-handed-hidden = { $side } is handed three tiles to choose from.
why-regality-given = { $side } gets what is left: { $tiles }.
why-regality-placed = { $side } places { $tile } on { $cell }, pointing at the other side: an ally of { $side }.
why-regality-covered = The Tower lies on top of { $tile }, which loses its effect.
why-regality-used = { $tile } reuses { $hit } on { $cell }, whose effect acts from its own cell.
why-regality-turned =
    { $count ->
        [one] { $tile } turns the tile on { $cells }: it changes sides.
       *[other] { $tile } turns the tiles on { $cells }: they change sides.
    }
why-regality-destroyed = { $tile } destroys { $hit } on { $cell }: face down it counts for nobody, and it leaves when the next turn of { $side } begins.
why-regality-left =
    { $count ->
        [one] A new turn begins: { $tiles }, destroyed before, leaves { $cell } for the discards, and the cell is free.
       *[other] A new turn begins: { $tiles }, destroyed before, leave { $cell } for the discards, and the cell is free.
    }
why-regality-banished = { $tile } banishes { $tiles } from { $cell }: straight to the discards, and the cell is free.
why-regality-recalled = { $tile } takes { $tiles } from { $cell } back into the zone, to be placed again.
why-regality-moved = The Fairy moves { $tile } from { $start } to { $goal }; it keeps pointing the same way.
why-regality-struck = The Assassin banishes { $tile } from the zone of { $side }.
why-regality-retrieved = The Hermit takes { $tile } from the discards into the zone of { $side }.
why-regality-silent = A Shaman or Sorceress reaches that cell: { $tile } is silent, and its effect does nothing.
why-regality-last-cell = That was the last free cell: { $tile } cannot destroy anything there.
why-regality-nothing = The effect of { $tile } could do nothing here, so nobody is asked.
why-regality-declined = { $side } does not use the effect: all of it or none.
why-regality-struck-blindly = The Assassin strikes at a hidden tile of { $side }; chance says which.
why-regality-count = The allies are counted: Royalty { $royalty }, Religion { $religion }. { $side } wins this game.
why-regality-death = The game is over, and Death is an ally of { $side }, which therefore loses, whatever the count.
why-regality-no-tile = { $side } must place a tile and cannot: that loses the game.
why-regality-game-drawn = Sixty tiles have been placed, and the count is Royalty { $royalty }, Religion { $religion }: this game is a draw.
why-regality-match-won = { $side } has won the match.
why-regality-match-drawn = The match ends in a draw.

"""The packed position: which bits of which word mean what.

```
word 0  TILES    0-44 nine cells of 5 bits, tile number + 1, 0 free │ 45-49 the tile under the Tower + 1
word 1  TURN     0-8 faces north │ 9-17 face down │ 18-26 destroyed by Religion │ 27 mover │ 28 who began this game
                 29-31 phase │ 32-37 placements │ 38-41 cell of the tile just placed + 1
                 42-45, 46-49 cells of the tiles that Bard and Performer used + 1 │ 50-58 cells with a tile
word 2  ZONES    0-30 Royalty's zone │ 31-61 Religion's                          (sets of tiles, bit n for tile n)
word 3  COMMON   0-30 neutral zone, or what a draft picks from │ 31-61 discards
word 4  SECRETS  0-30 hidden tiles, wherever they are │ 31-61 tiles that left the match
word 5  PASSED   0-30, 31-61 the three tiles handed on in the secret draft's rounds
word 6  MATCH    0-11, 12-23 games won, or points, of Royalty and Religion │ 24-31 games finished
                 32-34 style │ 35-36 form of the match │ 37-44 games in a match for points
```

Everything that a text does not say is 0, so that equal positions are equal words: face-down and destroyer bits of cells
that are up, facing bits of free cells, the words of styles and matches that do not use them.
"""

from __future__ import annotations

from yamabushi.kernels.compiling import as_words, inlined
from yamabushi.kernels.words import Words

TILES, TURN, ZONES, COMMON, SECRETS, PASSED, MATCH = range(7)

# TILES
CELL_BITS = 5
COVERED = 45

# TURN
NORTH, DOWN, BY_RELIGION, MOVER, BEGINNER, PHASE, COUNT = 0, 9, 18, 27, 28, 29, 32
PLACED, USED, USED_AGAIN, OCCUPIED = 38, 42, 46, 50
CHAIN = 0xFFF << PLACED
BEGIN, DRAW, DRAFT, CHOOSE, PLACE, EFFECT, REVEAL, FINISHED = range(8)  # phases

# ZONES, COMMON, SECRETS, PASSED hold two sets of tiles each.
UPPER = 31
LOWER_SET = (1 << UPPER) - 1

# MATCH
RELIGION_SCORE, GAMES_FINISHED, STYLE, FORM, GAMES = 12, 24, 32, 35, 37
SCORE_BITS = 0xFFF
STANDARD, OLD, RANDOM, SECRET_RANDOM, OPEN_DRAFT, SECRET_DRAFT = range(6)
TWO_WINS, SINGLE, POINTS = range(3)
STYLES = ("standard", "old", "random", "secret-random", "draft", "secret-draft")
FORMS = ("two-wins", "single", "points")


@inlined
def tile_on(tiles: int, cell: int) -> int:
    """Give the number of the tile on a cell, -1 where it is free."""
    return (tiles >> CELL_BITS * cell & 31) - 1


@inlined
def lower(pair: int) -> int:
    """Give the first of the two sets in a word."""
    return pair & LOWER_SET


@inlined
def upper(pair: int) -> int:
    """Give the second of the two sets in a word."""
    return pair >> UPPER


@inlined
def paired(first: int, second: int) -> int:
    """Put two sets of tiles into a word."""
    return first | second << UPPER


@inlined
def packed(tiles: int, turn: int, zones: int, common: int, secrets: int, passed: int, match: int) -> Words:
    """Make a position of its words."""
    return as_words((tiles, turn, zones, common, secrets, passed, match, 0, 0, 0, 0, 0))

"""The decisions and chance outcomes: a number each for kernels, a text each for people.

```
  0 Ki@a1 … De@c3   place, 9 * tile + cell        380 >Ki … >De   a tile of a zone or the discards
279 >a1 … >c3       a target cell                 411 >?          a hidden tile of the opponent's zone
288 >N … >NW        a direction                   412 -           do not use the effect
296 >+ >x           orthogonal, diagonal          413 ?Ki … ?De   chance: a tile
298 >!              apply                         444 ?r ?l       chance: who begins
299 >a1a1 … >c3c3   move, 9 * from + to           446 =Ki … =De   pick
                                                  477 first second
```

Lists of actions rise in this order, which is part of the contract.
"""

from __future__ import annotations

from yamabushi.games.regality.board import CELLS, DIRECTIONS
from yamabushi.games.regality.tiles import TILES

PLACE_TILE = 0
TARGET = PLACE_TILE + 9 * len(TILES)
DIRECTION = TARGET + 9
ORTHOGONALLY = DIRECTION + 8
DIAGONALLY = ORTHOGONALLY + 1
APPLY = DIAGONALLY + 1
MOVE_TILE = APPLY + 1
NAME_TILE = MOVE_TILE + 81
NAME_HIDDEN = NAME_TILE + len(TILES)
DECLINE = NAME_HIDDEN + 1
CHANCE_TILE = DECLINE + 1
CHANCE_BEGINS = CHANCE_TILE + len(TILES)
PICK = CHANCE_BEGINS + 2
GO_FIRST = PICK + len(TILES)
GO_SECOND = GO_FIRST + 1

TEXTS: tuple[str, ...] = (
    *(f"{tile.code}@{cell}" for tile in TILES for cell in CELLS),
    *(f">{cell}" for cell in CELLS),
    *(f">{name}" for name, _, _ in DIRECTIONS),
    ">+",
    ">x",
    ">!",
    *(f">{start}{goal}" for start in CELLS for goal in CELLS),
    *(f">{tile.code}" for tile in TILES),
    ">?",
    "-",
    *(f"?{tile.code}" for tile in TILES),
    "?r",
    "?l",
    *(f"={tile.code}" for tile in TILES),
    "first",
    "second",
)
CODES: dict[str, int] = {text: code for code, text in enumerate(TEXTS)}

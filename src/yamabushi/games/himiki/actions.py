"""The decisions and chance outcomes: a number each for kernels, a text each for people.

```
  0 A1=HMK … E6=KMH  place or conjure, 6 * square + orientation    689 -          no tile, not now
180 A1-B1 …          tilt, 4 * square + direction                  690 @A1 …      put the terrain tile there
300 A1-C1 …          slide two squares, 4 * square + direction     720 *A1 …      confront that cube
420 A1~B1~ …         pivot: the set of one's cubes, in square      750 %A1 …      swap with that cube
                     order, as bits                                780 ?Mh …      chance: that tile is drawn
676 .                stop, pass                                    792 ?HMK …     chance: a black cube lies so
677 !Mh …            use that tile                                 798 ?HH ?HM …  chance: the dice
                                                                   807 ?0 ?1 …    chance: that candidate
```
"""

from __future__ import annotations

from yamabushi.games.himiki.board import BESIDE, BEYOND, ELEMENTS, ORIENTATIONS, SQUARES
from yamabushi.games.himiki.chaos_tiles import CHAOS

PLACE = 0
TILT = PLACE + 180
SLIDE = TILT + 120
PIVOT = SLIDE + 120
STOP = PIVOT + 256
USE_TILE = STOP + 1
NO_TILE = USE_TILE + 12
PUT = NO_TILE + 1
CONFRONT_CUBE = PUT + 30
SWAP_WITH = CONFRONT_CUBE + 30
DRAWN = SWAP_WITH + 30
ROLLED_CUBE = DRAWN + 12
ROLLED_DICE = ROLLED_CUBE + 6
CANDIDATE_DRAWN = ROLLED_DICE + 9
MOST_CANDIDATES = 15  # of each of three cubes four tilts and the pivot


def _step_text(square: int, target: int) -> str:
    return f"{SQUARES[square]}-{SQUARES[target]}" if target < 30 else ""


PLACES, PLACE_MARK = SQUARES, "~"
"""A pivot lists squares, each with this mark behind it."""

# Pivots are written by the state, which knows where the cubes stand; a step off the board has no text.
TEXTS: tuple[str, ...] = (
    *(f"{square}={orientation}" for square in SQUARES for orientation in ORIENTATIONS),
    *(_step_text(square, int(BESIDE[square, way])) for square in range(30) for way in range(4)),
    *(_step_text(square, int(BEYOND[square, way])) for square in range(30) for way in range(4)),
    *("" for _ in range(256)),
    ".",
    *(f"!{tile.code}" for tile in CHAOS),
    "-",
    *(f"@{square}" for square in SQUARES),
    *(f"*{square}" for square in SQUARES),
    *(f"%{square}" for square in SQUARES),
    *(f"?{tile.code}" for tile in CHAOS),
    *(f"?{orientation}" for orientation in ORIENTATIONS),
    *(f"?{black}{white}" for black in ELEMENTS for white in ELEMENTS),
    *(f"?{number}" for number in range(MOST_CANDIDATES)),
)

"""What HI MI KI's kernels report, by number; `events.py` puts it into words.

```
TILE_DRAWN  tile, seat                     BEATS LOSES IS_LIKE  square, element it shows, the others as a set
PLACED      square, colour, orientation    SAVED       the square of the cube that would have won
TILTED      square, goal, orientation      INFLUENCE   element, new owner, old owner
PIVOTED     the cubes as a set             POINTS      white's, black's
CARRIED     square, goal                   TILE_USED   tile, seat
SWAPPED     square, other                  TILE_PUT    tile, square
GONE        square, colour                 CONJURED    square, orientation
ACTED       terrain tile, square           CONFRONTED  square, other
DICE_ROLLED dice                           REMOVED     the cubes as a set
PLAYS_AGAIN                                PAID
ENDED       winner: 1 white, 2 black, 0 a draw; in a puzzle 1 solved, 2 failed
```
"""

from __future__ import annotations

TILE_DRAWN, PLACED, TILTED, PIVOTED, CARRIED, SWAPPED, GONE, ACTED, DICE_ROLLED, PLAYS_AGAIN, ENDED = range(11)
BEATS, LOSES, IS_LIKE, SAVED, INFLUENCE, POINTS = range(11, 17)
TILE_USED, TILE_PUT, CONJURED, CONFRONTED, REMOVED, PAID = range(17, 23)

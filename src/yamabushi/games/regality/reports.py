"""What the kernels of Regality vs. Religion report, by number; `events.py` puts it into words. Sides are 0 and 1.

```
BEGINS    side                                   TURNED     the cells as a set
DRAWN     tile, side or -1 for nobody            DESTROYED  cell
PICKED    tile, side                             BANISHED   cell, its tiles as a set
HANDED    tiles as a set, side                   RECALLED   cell, its tiles as a set, side
GIVEN     tiles as a set, side                   MOVED      cell, goal
PLACED    tile, cell, side                       STRUCK     tile, side that loses it
COVERED   tile, cell                             RETRIEVED  tile, side
USED      cell                                   LEFT       cell, its tiles as a set
GAME_OVER winner or -1, why: 0 the count, 1 Death, 2 nothing to place
ENDED
```
"""

from __future__ import annotations

BEGINS, DRAWN, PICKED, HANDED, GIVEN, PLACED, COVERED, USED, GAME_OVER, ENDED = range(10)
TURNED, DESTROYED, BANISHED, RECALLED, MOVED, STRUCK, RETRIEVED, LEFT = range(10, 18)
BY_COUNT, BY_DEATH, BY_NOTHING = range(3)

"""What the kernels of Terres de Yokai report, by number; `events.py` puts it into words.

```
BEGINS     seat                     CALLED      yokai, pile it leaves, pile it goes to
TURNED_UP  yokai, pile              DISTRACTED  sketch, pile it leaves, pile it goes to
DRAWN      sketch, seat             TAKEN       yokai, seat, pile
PLAYED     sketch, pile, seat       FLED        yokai, pile
RENEWED    the draw pile, of the discards       ENDED
```
"""

from __future__ import annotations

BEGINS, TURNED_UP, DRAWN, PLAYED, CALLED, DISTRACTED, TAKEN, FLED, RENEWED, ENDED = range(10)

"""Look for what nobody uses any more, when it is worth a pause.

Python lets go of most things at once. What holds on to itself, as a connection does, it only finds by looking at
everything there is: a tenth of a second and more with a thousand tables, while everybody waits. So what is new is
looked at all the time, a little at once, and all else when as many connections have gone as are there, or after long.

What was new a moment ago and is still there is mostly what moves leave behind, which stays. To look at it a second time
took up to eight milliseconds, twice a second at a thousand moves. What is garbage among it waits to be swept.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from yamabushi.server.doors import Doors

NEW, NEVER = 1_000, 1_000_000
"""After so many new objects they are looked at, once, about a millisecond; never at those that were there before."""

LEAST_GONE = 500
"""So many connections must have gone at least, however few there are."""

MOST_LOOKS = 3_000
"""So often what is new is looked at before all is swept: three million objects have stayed then, some as garbage."""

SWEEP_EVERY = 900.0
"""After so many seconds all is swept in any case."""

LOOK_EVERY = 2.0
"""How often, in seconds, it is looked whether it is time."""


@contextmanager
def short_pauses() -> Iterator[None]:
    """Let Python look only at what is new, until left; what is here on entering is taken to stay."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, NEVER, NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


class Sweeping:
    """Sweeps when it is time: it knows who has gone."""

    def __init__(
        self,
        doors: Doors,
        clock: Callable[[], float] = time.monotonic,
        sweep: Callable[[], object] = gc.collect,
        looks: Callable[[], int] = lambda: gc.get_count()[1],
    ) -> None:
        self.doors = doors
        self.looks = looks
        self.clock = clock
        self.sweep = sweep
        # When it was last done, and how many had gone by then.
        self.swept = clock()
        self.gone = doors.gone

    def sweep_if_due(self) -> None:
        """Sweep, if as many have gone as are here, or much is new, or it has been long."""
        gone = self.doors.gone - self.gone
        is_long_ago = self.clock() - self.swept > SWEEP_EVERY or self.looks() >= MOST_LOOKS
        if gone >= max(self.doors.here, LEAST_GONE) or is_long_ago:
            self.sweep()
            self.swept, self.gone = self.clock(), self.doors.gone

    async def go_on(self) -> None:
        """Sweep again and again."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self.sweep_if_due()

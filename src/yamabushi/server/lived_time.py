"""Time as a server process lives it: it stands still while the process does, so that nobody's clock pays for that.

A process may be stopped, moved to another machine, or so short of processor time that nothing goes on for seconds;
whoever decides meanwhile is not heard. The time of day is of no use either: it jumps.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

TICK = 0.5
"""How often, in seconds, a process that goes on looks at its clock."""

STANDSTILL = 2.0
"""After so many seconds without a look it has stood still."""


class LivedTime:
    """A clock in seconds, from anywhere; whoever looks at it first after a standstill sees what it showed before."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.looked = clock()
        # How long the process has stood still, all in all.
        self.lost = 0.0

    def __call__(self) -> float:
        now = self.clock()
        if now - self.looked > STANDSTILL:
            self.lost += now - self.looked
        self.looked = now
        return now - self.lost

    async def go_on(self) -> None:
        """Look again and again, so that a standstill is told from a time in which nobody asked."""
        while True:
            await asyncio.sleep(TICK)
            self()

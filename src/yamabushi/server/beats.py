"""Take in what comes by sockets in beats, many messages at once.

A processor does the same for several tables one after another in half the time that it takes for each by itself: by
then the code that does it, and what that reads, have made way for something else. So in full traffic what has come
waits for the next beat, and all of it is stored with one commit. Whoever comes after a pause does not wait.
"""

from __future__ import annotations

import asyncio
import math
from typing import Protocol

SHORTEST, LONGEST = 0.006, 0.012
"""So many seconds lie between two beats: less than a screen takes to show the next picture."""

EACH = 0.002
"""So many seconds a beat lasts for each message of the one before, within those bounds.

Above 500 messages a second beats become the longest ones, and below that the shortest: waking up for a beat costs as
much as two of its moves, so that where many come it pays to wait for more of them (`docs/benchmarks.md`).
"""


class Heard(Protocol):
    """A connection that something has come from."""

    def take(self, data: bytes) -> None:
        """Take in what has come."""


class Beats:
    """What has come by the sockets of a process since the last beat."""

    def __init__(self) -> None:
        # When the next beat may be, by the loop's time.
        self.next = -math.inf
        self.waiting: list[tuple[Heard, bytes]] = []

    def hear(self, loop: asyncio.AbstractEventLoop, connection: Heard, data: bytes) -> None:
        """Keep what has come until the next beat; nothing more of that connection is to be read before."""
        if not self.waiting:
            loop.call_at(self.next, self.strike, loop)
        self.waiting.append((connection, data))

    def strike(self, loop: asyncio.AbstractEventLoop) -> None:
        """Take in all that has come."""
        waiting, self.waiting = self.waiting, []
        self.next = loop.time() + min(max(SHORTEST, EACH * len(waiting)), LONGEST)
        for connection, data in waiting:
            loop.call_soon(connection.take, data)  # by itself: what goes wrong there is nobody else's

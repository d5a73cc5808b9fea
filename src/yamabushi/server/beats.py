"""Take in what comes by sockets in beats, many messages at once.

A processor does the same for several tables one after another in half the time that it takes for each by itself: by
then the code that does it, and what that reads, have made way for something else. So in full traffic what has come
waits for the next beat, and all of it is stored with one commit. Whoever comes after a pause does not wait.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from typing import Protocol

RESTS = 4
"""A beat lasts so many times as long as the process has worked since the one before.

So whoever plays on a server with time to spare hardly waits, and one that is busy waits for more messages to come:
waking up for a beat costs as much as two of its moves (`docs/benchmarks.md`).
"""

LONGEST = 0.012
"""No beat lasts longer, in seconds: that is less than a screen takes to show the next picture."""


class Heard(Protocol):
    """A connection that something has come from."""

    def take(self, data: bytes) -> None:
        """Take in what has come."""


class Beats:
    """What has come by the sockets of a process since the last beat."""

    def __init__(self, worked: Callable[[], float] = time.thread_time) -> None:
        # For how many seconds the thread that takes messages in has worked in all, and had by the last beat.
        self.worked = worked
        self.worked_before = 0.0
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
        worked = self.worked()
        self.next = loop.time() + min(RESTS * (worked - self.worked_before), LONGEST)
        self.worked_before = worked
        for connection, data in waiting:
            loop.call_soon(connection.take, data)  # by itself: what goes wrong there is nobody else's

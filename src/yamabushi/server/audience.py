"""Those at a table as a crowd: how many there may be, and how often all hear who is there."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterable
from typing import Protocol

from yamabushi.core.errors import Sentence
from yamabushi.server.doors import allowed
from yamabushi.server.guards import TooMuch
from yamabushi.server.watchers import Watcher

FULL = Sentence("room-full", "There is no room left at that table; come back later.")

MOST_WATCHING, MOST_OF_ONE = 500, 20
"""How many sockets at one table may watch, and how many may belong to one who plays there."""

PAUSE = 0.375
"""Who comes to watch, and goes, is told no more often than this, in seconds."""


def require_place(watcher: Watcher, there: Iterable[Watcher], factor: float) -> None:
    """Make sure that somebody fits in; those who play and those who watch do not take each other's places.

    Raises:
        TooMuch: they do not.
    """
    most = allowed(MOST_OF_ONE if watcher.holder else MOST_WATCHING, factor)
    if sum(one.holder == watcher.holder for one in there) >= most:
        raise TooMuch(FULL)


class Handle(Protocol):
    """Something that will be done later, unless it is cancelled."""

    def cancel(self) -> None:
        """Do not do it."""


def later(seconds: float, duty: Callable[[], None]) -> Handle:
    """Do something in a while."""
    return asyncio.get_running_loop().call_later(seconds, duty)


class Gathered:
    """News that are told at once, but not again before a pause: what changes meanwhile is told together at its end."""

    def __init__(
        self,
        tell: Callable[[], None],
        clock: Callable[[], float],
        later: Callable[[float, Callable[[], None]], Handle] = later,
    ) -> None:
        self.tell = tell
        self.clock = clock
        self.later = later
        self.told = -math.inf
        self.waiting: Handle | None = None

    def changed(self) -> None:
        """Take in that there is something new."""
        if self.waiting is not None:
            return
        wait = self.told + PAUSE - self.clock()
        if wait > 0:
            self.waiting = self.later(wait, self.now)
        else:
            self.now()

    def now(self) -> None:
        """Tell it without a pause."""
        self.close()
        self.told = self.clock()
        self.tell()

    def close(self) -> None:
        """Tell nothing of what waits."""
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

"""Whoever is at a table: one socket, what it may see, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from yamabushi.server.messages import News, encoder

MOST_WAITING = 256
"""A reader who is so many messages behind is sent away; it can come back and read what it has missed."""


class Watcher:
    """Somebody at a table."""

    def __init__(self, name: str = "", holder: str = "") -> None:
        self.name = name
        # Whose token it came with; none if it only watches.
        self.holder = holder
        # The seats that it holds, and the one that it looks out of.
        self.seats: tuple[int, ...] = ()
        self.facing: int | None = None
        self.muted: set[int | None] = set()
        self.outbox: deque[bytes] = deque()
        self.waiting = asyncio.Event()
        self.close_code: int | None = None
        # Why it was sent away, if it was.
        self.reason = ""

    def tell(self, news: News | bytes) -> None:
        """Send something, when the socket is ready for it."""
        if self.close_code is not None:
            return
        if len(self.outbox) >= MOST_WAITING:
            self.close(1008, "slow")
            return
        self.outbox.append(news if isinstance(news, bytes) else encoder.encode(news))
        self.waiting.set()

    def close(self, code: int, reason: str = "") -> None:
        """Send it away, after what is waiting unless that is too much."""
        if self.close_code is None:
            self.close_code = code
            self.reason = reason
            self.waiting.set()


def raw(value: object) -> msgspec.Raw:
    """Encode something once, to be sent to many."""
    return msgspec.Raw(encoder.encode(value))

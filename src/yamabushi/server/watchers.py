"""Whoever is at a table: one socket, what it may see, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

from yamabushi.server.messages import News, encoder

MOST_WAITING = 256
MOST_BYTES = 4_000_000
"""A reader who is so many messages or bytes behind is sent away; it can come back and read what it has missed."""


Write = Callable[[Sequence[bytes]], bool]
"""Sends messages together and at once; False if that cannot be done just now."""


def never(_messages: Sequence[bytes]) -> bool:
    """Send nothing at once: for web servers that do not offer it."""
    return False


class Watcher:
    """Somebody at a table."""

    def __init__(self, name: str = "", holder: str = "", write: Write = never) -> None:
        self.name = name
        self.write = write
        # Whose token it came with; none if it only watches.
        self.holder = holder
        # The seats that it holds, and the one that it looks out of.
        self.seats: tuple[int, ...] = ()
        self.facing: int | None = None
        self.muted: set[int | None] = set()
        # Whose account it is, if there is one; whom that blocks or is blocked by; the address that it is counted by.
        self.account_id: str | None = None
        self.apart: frozenset[str] = frozenset()
        self.address = ""
        # Whether that account has a seat here, though this socket may have come without its token.
        self.is_player = False
        self.outbox: deque[bytes] = deque()
        self.size = 0
        self.waiting = asyncio.Event()
        self.close_code: int | None = None
        # Why it was sent away, if it was.
        self.reason = ""

    def tell(self, *news: News | bytes) -> None:
        """Send something: at once, or when the socket is ready for it and all before it has been sent."""
        if self.close_code is not None:
            return
        messages = [one if isinstance(one, bytes) else encoder.encode(one) for one in news]
        if not self.outbox and self.write(messages):
            return
        for data in messages:
            if self.outbox and (len(self.outbox) >= MOST_WAITING or self.size + len(data) > MOST_BYTES):
                self.close(1008, "slow")
                return
            self.outbox.append(data)
            self.size += len(data)
        self.waiting.set()

    def taken(self) -> bytes:
        """Take out what waits first."""
        data = self.outbox.popleft()
        self.size -= len(data)
        return data

    def close(self, code: int, reason: str = "") -> None:
        """Send it away, after what is waiting unless that is too much."""
        if self.close_code is None:
            self.close_code = code
            self.reason = reason
            self.waiting.set()

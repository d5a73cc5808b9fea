"""Whether somebody may have written to the database since one last looked: known without asking it.

Many duties look again and again for what is due, and mostly nothing is. A file of SQLite shows from outside that it has
been written to, by whichever process; of PostgreSQL only what this process has written is known, and what others hint
at. Where that is not enough, one looks now and then all the same.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Hashable
from pathlib import Path

import sqlalchemy as sa

NET = 30.0
"""After about so many seconds one looks even where nobody has written: time passes, too."""

UNSEEN = 5.0
"""After about so many seconds one looks where others may write unseen: whoever hosts, by a command."""

YOUNG = 50_000_000
"""What was written within so many nanoseconds may be followed by something that leaves the same trace."""


class Traces:
    """What is left behind by those who write."""

    def __init__(self, url: sa.URL) -> None:
        is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
        self.files = (f"{url.database}-wal", str(url.database)) if is_file else ()
        # How often this process has written, or was told that another one has.
        self.count = 0

    @property
    def are_seen(self) -> bool:
        """Tell whether all who write leave traces."""
        return bool(self.files)

    def now(self) -> tuple[Hashable, int]:
        """Give what is different when something has been written, and when that was, in nanoseconds; 0 if unknown."""
        if not self.files:
            return self.count, 0
        found = [trace_of(file) for file in self.files]
        return tuple(found), max(when for when, _ in found)


def trace_of(file: str) -> tuple[int, int]:
    """Say when a file was last written to, and how long it is."""
    try:
        found = Path(file).stat()
    except OSError:
        return 0, 0
    return found.st_mtime_ns, found.st_size


class Stirring:
    """One who looks again and again, but only when there may be something to see."""

    def __init__(self, traces: Traces, unseen: float | None = None) -> None:
        self.traces = traces
        self.pause = NET if traces.are_seen else UNSEEN if unseen is None else unseen
        self.seen: Hashable = None
        self.again_at = 0.0

    def is_due(self) -> bool:
        """Tell whether to look now; whoever hears yes, looks."""
        now = asyncio.get_running_loop().time()
        trace, written = self.traces.now()
        if trace == self.seen and now < self.again_at:
            return False
        is_settled = abs(time.time_ns() - written) > YOUNG
        self.seen = trace if is_settled else None
        self.again_at = now + self.pause * random.uniform(0.8, 1.2)
        return True

    def settle(self) -> None:
        """Take in that what has been written last was written by whoever looks here."""
        self.seen, _ = self.traces.now()

    def look_again(self) -> None:
        """Look in any case: the last time could not be finished."""
        self.seen = None

"""What does not work for a while: one line in the log when it begins and one when it ends, and metrics between."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable
from enum import StrEnum
from typing import Any

from yamabushi.server.metrics import Metrics


class Trouble(StrEnum):
    """Something that the server goes on without."""

    LIVE = "live"
    WRITES = "writes"
    DISK = "disk"
    ENGINES = "engines"


LINES = {
    Trouble.LIVE: ("the live channel is down", "the live channel is up again"),
    Trouble.WRITES: ("nothing can be stored", "changes are stored again"),
    Trouble.DISK: ("the disk is full", "the disk is no longer full"),
    Trouble.ENGINES: ("engines do not answer", "engines answer again"),
}
"""What the log says when it begins, and when it ends."""


class Troubles:
    """The troubles of one process; any thread may tell of them."""

    def __init__(self, logger: Any, metrics: Metrics, clock: Callable[[], float] = time.monotonic) -> None:
        self.logger = logger
        self.metrics = metrics
        self.clock = clock
        self.lock = threading.Lock()
        # Since when there is each that there is now.
        self.since: dict[Trouble, float] = {}
        for kind in Trouble:
            metrics.trouble.labels(kind).set(0)
            metrics.troubles.labels(kind)

    def begin(self, kind: Trouble, problem: BaseException | str) -> None:
        """Take in that something does not work; nothing happens where that is known."""
        with self.lock:
            if kind in self.since:
                return
            self.since[kind] = self.clock()
        self.metrics.trouble.labels(kind).set(1)
        self.metrics.troubles.labels(kind).inc()
        # Never the text of an exception: there may be an address with a password in it, or a row.
        told = problem if isinstance(problem, str) else type(problem).__name__
        with contextlib.suppress(OSError):  # the log may be on the disk that is full
            self.logger.error(LINES[kind][0], problem=told)

    def end(self, kind: Trouble) -> None:
        """Take in that something works; nothing happens where that is known."""
        if kind not in self.since:  # asked after every transaction, so without the lock
            return
        with self.lock:
            since = self.since.pop(kind, None)
        if since is not None:
            self.metrics.trouble.labels(kind).set(0)
            with contextlib.suppress(OSError):
                self.logger.warning(LINES[kind][1], seconds=round(self.clock() - since, 1))

    def __contains__(self, kind: object) -> bool:
        return kind in self.since

    # What others tell

    def wrote(self, problem: BaseException | None) -> None:
        """Take in how writing to the database went: none if it went well."""
        if problem is None:
            self.end(Trouble.WRITES)
            self.end(Trouble.DISK)
        else:
            self.begin(Trouble.WRITES, cause_of(problem))
            if is_disk_full(problem):
                self.begin(Trouble.DISK, cause_of(problem))

    def heard(self, problem: BaseException | None) -> None:
        """Take in how the live channel is: none if it works."""
        if problem is None:
            self.end(Trouble.LIVE)
        else:
            self.begin(Trouble.LIVE, problem)


def cause_of(problem: BaseException) -> BaseException:
    """Give what the database's driver said, where that is known."""
    cause = problem.__cause__ or problem
    found = getattr(cause, "orig", None)
    return found if isinstance(found, BaseException) else cause


def is_disk_full(problem: BaseException) -> bool:
    """Tell whether a database could not write because its disk is full."""
    cause = cause_of(problem)
    return getattr(cause, "sqlite_errorname", "") == "SQLITE_FULL" or getattr(cause, "sqlstate", "") == "53100"

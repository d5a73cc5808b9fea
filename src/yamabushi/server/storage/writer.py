"""Write many changes with one commit: one thread, one connection, one transaction for all that is waiting.

A change is a function of a connection. When one of a group fails, none is kept, and each is tried again alone: so a
change must not do anything but what the database takes back.

Nobody waits for ever: the database may hang. What the writer has not begun with by then is never made. What it is at
may be made or not, and will be known when the database answers again: whatever this writer does later comes after it.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, cast

import sqlalchemy as sa
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from yamabushi.core.errors import BadOption, Refusal, Sentence
from yamabushi.server.storage import database
from yamabushi.server.storage.schema import facts

UNAVAILABLE = Sentence("storage-unavailable", "That could not be stored right now; nothing has changed. Try again.")
UNSTORABLE = Sentence("storage-text", "There is something in that text which cannot be stored.")
LATE = Sentence(
    "storage-late", "The database does not answer, and it is not known yet whether that was stored. Try again."
)
RESTORED = Sentence("storage-restored", "A backup has been restored; reload the page.")

MOST_WAITING = 20_000
MOST_TOGETHER = 1_000
TOGETHER = 0.002
"""So many seconds lie between two times that the thread is woken: a commit costs as much for one change as for ten.

Whoever comes after a pause does not wait. What comes by sockets comes many at once already (`server/beats.py`).
"""

Result = TypeVar("Result")
Change = Callable[[sa.Connection], Result]


class Unavailable(Refusal):
    """Refuse because nothing can be stored just now; asking again may help."""


class Late(Unavailable):
    """Refuse to wait any longer for something that may be stored, or not; asking again tells."""


class Taken(Exception):
    """Say that the database already has what must be unique."""


class Restored(Refusal):
    """Refuse because the database is not what it was: a backup has been restored."""


@dataclass(eq=False, slots=True)
class Waiting:
    """A change that waits, and who waits for it."""

    change: Change[Any]
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    # The epoch of the database that it was thought of for, where that matters.
    epoch: str | None = None
    # Whether the writer is at it, or whoever waited has given it up before it was; never both.
    has_begun: bool = False
    is_given_up: bool = False
    outcome: Any = None
    problem: Exception | None = None


class Patience:
    """How long those wait who have asked in one loop: one timer for all, which is set for who has waited longest."""

    def __init__(self, loop: asyncio.AbstractEventLoop, give_up: Callable[[Waiting], None]) -> None:
        self.loop = loop
        self.give_up = give_up
        # Until when each waits, by the loop's time, in the order in which they have asked.
        self.until: dict[Waiting, float] = {}
        self.timer: asyncio.TimerHandle | None = None

    def add(self, asked: Waiting) -> None:
        """Let somebody wait."""
        until = self.until[asked] = self.loop.time() + database.ANSWER_SECONDS
        if self.timer is None or self.timer.when() > until:
            self._look_at(until)

    def remove(self, asked: Waiting) -> None:
        """Take in that somebody waits no longer."""
        del self.until[asked]

    def _look_at(self, when: float) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.loop.call_at(when, self._look)

    def _look(self) -> None:
        """Let go of those who have waited for long enough."""
        self.timer = None
        now = self.loop.time()
        for asked in [asked for asked, until in self.until.items() if until <= now]:
            self.give_up(asked)
        next_one = min((until for until in self.until.values() if until > now), default=None)
        if next_one is not None:
            self._look_at(next_one)


class AtOnce(Protocol):
    """What makes many changes of the kind that there is most of, sooner than with a transaction of ours."""

    def append_all(self, changes: Sequence[Change[Any]], epoch: str) -> bool:
        """Make all of these in a database of this epoch, and commit; False if it has to be done in another way."""

    def close(self) -> None:
        """Let go of the database."""


class Writer:
    """The one thread that writes."""

    def __init__(
        self,
        engine: sa.Engine,
        make_changes: Callable[[sa.Connection, Sequence[Change[Any]]], list[Any]],
        restored: Callable[[str], None] = lambda epoch: None,
        at_once: AtOnce | None = None,
    ) -> None:
        self.engine = engine
        self.make_changes = make_changes
        self.at_once = at_once
        self.restored = restored
        # Told what went wrong with a transaction that might have been stored at another time, and none when one is.
        self.watch: Callable[[BaseException | None], None] = lambda problem: None
        self.waiting: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        # What has been asked since something was last handed over to the thread, and when that was, by the loop's time.
        self.gathered: dict[asyncio.AbstractEventLoop, list[Waiting]] = {}
        self.handed_over = -math.inf
        self.patience: dict[asyncio.AbstractEventLoop, Patience] = {}
        # How many changes have been asked for, and how many of them have been begun with or given up.
        self.asked = 0
        self.begun = 0
        self.epoch: str | None = None
        # How many changes and how many commits there have been.
        self.changes = 0
        self.commits = 0
        self.is_closed = False
        # Since when the writer has been at what it is at; none while it waits for something to do.
        self.busy_since: float | None = None
        self.beginning = threading.Lock()
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    async def write(self, change: Change[Result], epoch: str | None = None) -> Result:
        """Make a change; when this returns it is stored.

        Args:
            change: what to do.
            epoch: that of the database which the change was thought of for; in any other one it is refused.

        Raises:
            Taken: something that must be unique is there already.
            Unavailable: nothing can be stored just now; nothing has changed.
            Late: it is not known in time whether it is stored.
            Restored: a backup has been restored.
        """
        if self.is_closed or self.asked - self.begun > MOST_WAITING:
            raise Unavailable(UNAVAILABLE)
        loop = asyncio.get_running_loop()
        asked = Waiting(change, loop.create_future(), loop, epoch)
        self.asked += 1
        if loop in self.gathered:
            self.gathered[loop].append(asked)
        else:
            self.gathered[loop] = [asked]
            loop.call_at(self.handed_over + TOGETHER, self._hand_over, loop)
        patience = self.patience.get(loop)
        if patience is None:
            patience = self.patience[loop] = Patience(loop, self._give_up)
        patience.add(asked)
        try:
            # Whoever asked may go away; the change is made all the same.
            return cast(Result, await asked.future)
        finally:
            patience.remove(asked)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hand what has been asked for to the thread."""
        asked = self.gathered.pop(loop, None)
        if asked is not None:
            self.handed_over = loop.time()
            self.waiting.put(asked)

    def _give_up(self, asked: Waiting) -> None:
        """Let nobody wait any longer; what the writer has not begun with is never made."""
        if not asked.future.done():
            with self.beginning:
                asked.is_given_up = not asked.has_begun
            asked.future.set_exception(Unavailable(UNAVAILABLE) if asked.is_given_up else Late(LATE))
            self.watch(TimeoutError())

    @property
    def is_stuck(self) -> bool:
        """Tell whether the database has not answered for longer than anybody waits."""
        since = self.busy_since
        return since is not None and time.monotonic() - since > database.ANSWER_SECONDS

    def close(self) -> None:
        """Write what is waiting, if the database lets us, and stop."""
        self.is_closed = True
        for loop in tuple(self.gathered):
            self._hand_over(loop)
        self.waiting.put(None)
        self.thread.join(database.ANSWER_SECONDS)

    def _run(self) -> None:
        while True:
            handed = self.waiting.get()
            group: list[Waiting] = []
            with contextlib.suppress(queue.Empty):
                while handed is not None:
                    group += handed
                    if len(group) >= MOST_TOGETHER:
                        break
                    handed = self.waiting.get_nowait()
            self.begun += len(group)
            changes = self._begun(group)
            if changes:
                self.busy_since = time.monotonic()
                self._write_together(changes)
                self.busy_since = None
                self._tell(changes)
            if handed is None:
                if self.at_once is not None:
                    self.at_once.close()
                return

    def _begun(self, group: list[Waiting]) -> list[Waiting]:
        """Begin with those of some changes that nobody has given up."""
        with self.beginning:
            for asked in group:
                asked.has_begun = not asked.is_given_up
        return [asked for asked in group if asked.has_begun]

    def _write_together(self, group: list[Waiting]) -> None:
        try:
            if self._is_made_at_once(group):
                outcomes: list[Any] = [None] * len(group)
            else:
                with self.engine.begin() as connection:
                    group = self._of_this_epoch(connection, group)
                    outcomes = self.make_changes(connection, [asked.change for asked in group])
        except Exception as problem:  # noqa: BLE001  # one thread writes for all: it outlives whatever goes wrong
            if len(group) > 1 and is_about_one(problem):
                for asked in group:
                    self._write_together([asked])
                return
            refusal = as_refusal(problem)
            if isinstance(refusal, Unavailable):
                self.watch(refusal)
            for asked in group:
                asked.problem = refusal
            return
        self.watch(None)
        self.commits += 1
        self.changes += len(group)
        for asked, outcome in zip(group, outcomes, strict=True):
            asked.outcome = outcome

    def _is_made_at_once(self, group: list[Waiting]) -> bool:
        """Make changes without a transaction of ours, if they are such and were thought of for this database."""
        epoch = self.epoch
        if self.at_once is None or epoch is None or any(asked.epoch not in (None, epoch) for asked in group):
            return False
        return self.at_once.append_all([asked.change for asked in group], epoch)

    def _of_this_epoch(self, connection: sa.Connection, group: list[Waiting]) -> list[Waiting]:
        """Refuse what was thought of before a backup was restored: it would not fit; give the rest.

        Raises:
            Restored: that is noticed only now.
        """
        epoch = epoch_of(connection)
        if self.epoch is not None and epoch != self.epoch:
            self.epoch = epoch
            self.restored(epoch)
            raise Restored(RESTORED)
        self.epoch = epoch
        for asked in group:
            if asked.epoch not in (None, epoch):
                asked.problem = Restored(RESTORED)
        return [asked for asked in group if asked.problem is None]

    def _tell(self, group: list[Waiting]) -> None:
        """Wake all who wait, a loop at a time."""
        for loop in {asked.loop for asked in group}:
            told = [asked for asked in group if asked.loop is loop]
            if not loop.is_closed():
                loop.call_soon_threadsafe(resolve, told)


EPOCH = sa.select(facts.c.value).where(facts.c.name == "epoch")


def epoch_of(connection: sa.Connection) -> str:
    """Read the epoch; all that the same transaction reads or writes after this belongs to it."""
    epoch: str = connection.execute(EPOCH).scalar_one()
    return epoch


def resolve(group: list[Waiting]) -> None:
    """Give each who waits what came of it."""
    for asked in group:
        if asked.future.done():
            continue  # nobody waits any more
        if asked.problem is not None:
            asked.future.set_exception(asked.problem)
        else:
            asked.future.set_result(asked.outcome)


def is_about_one(problem: Exception) -> bool:
    """Tell whether one change of a group is to blame, and the others could be made without it."""
    if isinstance(problem, SQLAlchemyError):
        return isinstance(problem, IntegrityError | DataError)
    return not isinstance(problem, Restored)


def as_refusal(problem: Exception) -> Exception:
    """Say what went wrong in our own words."""
    if isinstance(problem, IntegrityError):
        return Taken()
    if isinstance(problem, DataError):
        return BadOption(UNSTORABLE)
    if isinstance(problem, SQLAlchemyError):
        refusal = Unavailable(UNAVAILABLE)
        refusal.__cause__ = problem
        return refusal
    return problem

"""A database, open: what it is asked stands in the other files of this folder, as functions of a connection."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from yamabushi.server.storage import database, migrating
from yamabushi.server.storage.appending import Appending
from yamabushi.server.storage.changes import make_changes
from yamabushi.server.storage.readers import Readers
from yamabushi.server.storage.schema import facts
from yamabushi.server.storage.stirring import Traces
from yamabushi.server.storage.writer import UNAVAILABLE, Change, Restored, Unavailable, Writer, as_refusal

Result = TypeVar("Result")


def try_to_write(connection: sa.Connection) -> None:
    """Change a row and change it back, in one transaction; SQLite does not write a row that stays as it is."""
    epoch = facts.c.name == "epoch"
    connection.execute(sa.update(facts).where(epoch).values(value=facts.c.value + " "))
    connection.execute(sa.update(facts).where(epoch).values(value=sa.func.rtrim(facts.c.value)))


TRIAL_SECONDS = 1.0
"""Trials to write are at least this far apart, however often `/ready` is asked for."""


class Store:
    """A database, open: many readers and one writer."""

    def __init__(self, url: sa.URL, restored: Callable[[str], None] = lambda epoch: None) -> None:
        writing = database.opened(url, writes=True)
        with database.usable(url):
            migrating.upgrade(writing)
            with writing.begin() as connection:
                try_to_write(connection)  # one that can only be read is of no use, and better known now
        self.reading = database.opened(url, writes=False)
        self.writer = Writer(writing, make_changes, restored, Appending(writing))
        self.readers = Readers(database.READERS)
        self.traces = Traces(url)
        # The last trial of `check`, and when it was begun.
        self.trial: asyncio.Future[None] | None = None
        self.tried = 0.0

    async def write(self, change: Change[Result], epoch: str | None = None) -> Result:
        """Make a change; when this returns it is stored.

        Raises:
            Taken: something that must be unique is there already.
            Unavailable: nothing can be stored just now.
            Restored: the database is not of the epoch that the change was thought of for.
        """
        try:
            return await self.writer.write(change, epoch)
        finally:
            self.traces.count += 1

    async def read(self, question: Change[Result]) -> Result:
        """Ask something.

        Raises:
            Unavailable: the database does not answer just now.
        """

        def asked() -> Result:
            try:
                with self.reading.begin() as connection:
                    return question(connection)
            except SQLAlchemyError as problem:
                raise as_refusal(problem) from problem

        try:
            async with asyncio.timeout(database.ANSWER_SECONDS):
                return await asyncio.wrap_future(self.readers.ask(asked))
        except TimeoutError:
            raise Unavailable(UNAVAILABLE) from None

    async def check(self) -> None:
        """Make sure that the database can be read, and written to: a full disk is noticed also if nobody plays.

        Raises:
            Unavailable: it cannot.
        """
        if self.writer.is_stuck:
            raise Unavailable(UNAVAILABLE)
        try:
            async with asyncio.timeout(database.ANSWER_SECONDS):
                await self.read(lambda connection: connection.execute(sa.select(1)).scalar_one())
                await self._try_to_write()
        except TimeoutError:
            raise Unavailable(UNAVAILABLE) from None

    async def _try_to_write(self) -> None:
        """Make a trial; who asks within a second of somebody else gets the same answer."""
        now = time.monotonic()
        if self.trial is None or now - self.tried > TRIAL_SECONDS:
            self.tried = now
            self.trial = asyncio.ensure_future(self.write(try_to_write))
        with contextlib.suppress(Restored):  # it can be written to
            await asyncio.shield(self.trial)

    def close(self) -> None:
        """Write what is waiting, and close; a database that hangs is not waited for."""
        self.writer.close()
        self.readers.close(database.ANSWER_SECONDS)
        self.reading.dispose()
        self.writer.engine.dispose()

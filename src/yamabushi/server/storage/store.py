"""A database, open: what it is asked stands in the other files of this folder, as functions of a connection."""

from __future__ import annotations

import asyncio
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
from yamabushi.server.storage.writer import UNAVAILABLE, Change, Unavailable, Writer, as_refusal

Result = TypeVar("Result")

TRIAL = sa.update(facts).where(facts.c.name == "epoch").values(value=facts.c.value)


class Store:
    """A database, open: many readers and one writer."""

    def __init__(self, url: sa.URL, restored: Callable[[str], None] = lambda epoch: None) -> None:
        writing = database.opened(url, writes=True)
        with database.usable(url):
            migrating.upgrade(writing)
            with writing.begin() as connection:
                connection.execute(TRIAL)  # one that can only be read is of no use, and better known now
        self.reading = database.opened(url, writes=False)
        self.writer = Writer(writing, make_changes, restored, Appending(writing))
        self.readers = Readers(database.READERS)
        self.traces = Traces(url)

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
        """Make sure that the database answers.

        Raises:
            Unavailable: it does not.
        """
        if self.writer.is_stuck:
            raise Unavailable(UNAVAILABLE)
        await self.read(lambda connection: connection.execute(sa.select(1)).scalar_one())

    def close(self) -> None:
        """Write what is waiting, and close; a database that hangs is not waited for."""
        self.writer.close()
        self.readers.close(database.ANSWER_SECONDS)
        self.reading.dispose()
        self.writer.engine.dispose()

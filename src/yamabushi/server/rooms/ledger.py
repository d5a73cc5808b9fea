"""What is stored of a table, and whether what is in memory is the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from yamabushi.core.pools import pool_of
from yamabushi.server.rooms.history import History
from yamabushi.server.storage.changes import Append, Besides
from yamabushi.server.storage.laying import NewEntries, Rematch, read_new_entries
from yamabushi.server.storage.ratings import RatedEnd
from yamabushi.server.storage.store import Store
from yamabushi.server.storage.writer import Change, Late, Result
from yamabushi.table.events import Abort, Replace
from yamabushi.table.seats import seats_of
from yamabushi.table.table import Step, Table


class Ledger:
    """The table as the database has it. What the writer gets are values, and nothing that lives in a room."""

    def __init__(self, history: History, store: Store, late: Callable[[], None]) -> None:
        self.history = history
        self.store = store
        # Told when it is not known in time whether something is stored.
        self.late = late
        # Whether the database may know more than we do: something went wrong between storing and remembering.
        self.is_unsure = False
        # Whether the writer may still be at something of ours, because the database hangs.
        self.is_late = False

    async def write(self, change: Change[Result]) -> Result:
        """Store something that is remembered then; until it is known what came of it, nothing is sure.

        Raises:
            Taken: another process has stored something else.
            Unavailable: nothing could be stored.
            Late: it is not known in time whether it is stored.
        """
        self.is_unsure = True  # even if nobody waits for it any more
        try:
            outcome = await self.store.write(change, self.history.epoch)
        except Late:
            self.is_late = True
            self.late()
            raise
        self.is_unsure = False
        return outcome

    async def append(self, steps: Sequence[Step], client_id: str | None = None, rematch: Rematch | None = None) -> None:
        """Store what happens, with all that follows from it.

        Raises:
            Taken: another process has stored something else.
            Unavailable: nothing could be stored.
        """
        besides = besides_of(self.history.table, steps, rematch)
        await self.write(Append(self.history.id, [step.entry for step in steps], client_id, besides))
        if client_id is not None:
            self.history.answers[client_id] = steps[0].entry.version

    async def read_new_entries(self) -> NewEntries:
        """Read what has happened without us; until it is known, nothing is sure.

        Raises:
            Unavailable: the database does not answer.
        """
        self.is_unsure = True
        question = partial(read_new_entries, table=self.history.id, version=self.history.table.version)
        # The writer answers after whatever it is still at.
        return await (self.store.write(question) if self.is_late else self.store.read(question))

    def is_sure(self) -> None:
        """Take in that what is in memory is what is stored."""
        self.is_unsure = self.is_late = False


def besides_of(before: Table, steps: Sequence[Step], rematch: Rematch | None) -> Besides | None:
    """Give what is to be stored besides the entries; mostly nothing."""
    after = steps[-1].after
    has_ended = (after.result is None) != (before.result is None)
    replaced = [step.entry.event.seat for step in steps if isinstance(step.entry.event, Replace)]
    is_casual = before.is_rated and not after.is_rated
    if not has_ended and not replaced and rematch is None and not is_casual:
        return None
    holders = [before.seats[seat].holder for seat in replaced]
    return Besides(
        None if not has_ended else ("playing", None) if after.result is None else ("over", after.result.text),
        [(seat, after.seats[seat]) for seat in replaced],
        [holder for holder in holders if not seats_of(holder, after.seats)],
        rematch,
        rated_end(after) if has_ended and after.is_rated else None,
        is_casual,
        [seat for step in steps for seat in aborting_seats(after, step)],
    )


def aborting_seats(table: Table, step: Step) -> list[int]:
    """List the seats of the side that aborts the game by a step; mostly there are none."""
    event = step.entry.event
    return [seat for seat, side in enumerate(table.game.sides) if isinstance(event, Abort) and side == event.side]


def rated_end(table: Table) -> RatedEnd | None:
    """Give the end of a rated game; None if it is not over, or is in no pool."""
    pool = pool_of(table.game.name, table.game.options)
    if table.result is None or pool is None:
        return None
    return RatedEnd(pool, table.result.returns, table.game.sides, table.seats)

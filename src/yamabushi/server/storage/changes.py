"""The change that there is for every move, made together with all others that wait."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from yamabushi.server.storage import database
from yamabushi.server.storage.aborting import note_aborts
from yamabushi.server.storage.competing import note_result
from yamabushi.server.storage.laying import Rematch, lay_rematch, make_casual, set_status
from yamabushi.server.storage.log import INSERT_ENTRY, rows_of
from yamabushi.server.storage.ratings import RatedEnd, hold_ratings, rate_game, rated_accounts
from yamabushi.server.storage.seating import revoke, set_seat
from yamabushi.server.storage.writer import Change
from yamabushi.table.events import Entry
from yamabushi.table.seats import Seat


@dataclass(frozen=True)
class Besides:
    """What is stored with entries besides them; mostly nothing."""

    # How the table stands now, for lists, and its result.
    status: tuple[str, str | None] | None = None
    # Who sits where from now on, and whose tokens are good for nothing any more.
    seated: Sequence[tuple[int, Seat]] = ()
    revoked: Sequence[str] = ()
    rematch: Rematch | None = None
    # How a game has ended that counts for ratings; or that it does not count any more.
    rated: RatedEnd | None = None
    is_casual: bool = False
    # The seats of the side that has aborted the game.
    aborting: Sequence[int] = ()


@dataclass(frozen=True)
class Append:
    """What has happened at a table: it can be stored together with what has happened at others."""

    table: str
    entries: Sequence[Entry]
    client_id: str | None = None
    besides: Besides | None = None

    def __call__(self, connection: sa.Connection) -> None:
        insert_rows(connection, [self])
        store_besides(connection, self)


def insert_rows(connection: sa.Connection, appends: Sequence[Append]) -> None:
    """Store the entries of many tables with one statement."""
    now = database.wall()
    rows = [row for one in appends for row in rows_of(one.table, one.entries, one.client_id, now)]
    connection.execute(INSERT_ENTRY, rows)


def store_besides(connection: sa.Connection, change: Append) -> None:
    """Store what comes with entries."""
    besides = change.besides
    if besides is None:
        return
    if besides.status is not None:
        status, result = besides.status
        set_status(connection, change.table, status, result)
        if result is not None:
            note_result(connection, change.table, result)
    for holder in besides.revoked:
        revoke(connection, change.table, holder)
    for seat, sitting in besides.seated:
        set_seat(connection, change.table, seat, sitting)
    if besides.is_casual:
        make_casual(connection, change.table)
    if besides.aborting:
        note_aborts(connection, change.table, besides.aborting)
    if besides.rated is not None:
        rate_game(connection, change.table, besides.rated)
    if besides.rematch is not None:
        lay_rematch(connection, change.table, besides.rematch)


def hold_all_ratings(connection: sa.Connection, changes: Sequence[Change[Any]]) -> None:
    """Hold what the games change that end here, all at once: two writers that hold some each might wait for ever."""
    ends = [
        (change.table, change.besides.rated)
        for change in changes
        if isinstance(change, Append) and change.besides is not None and change.besides.rated is not None
    ]
    if len(ends) > 1:
        hold_ratings(
            connection,
            [
                (end.pool, account)
                for table, end in ends
                for account in rated_accounts(connection, table, end) or ()
                if account is not None
            ],
        )


def make_changes(connection: sa.Connection, changes: Sequence[Change[Any]]) -> list[Any]:
    """Make many changes in their order, those that only append together; give what each has given."""
    hold_all_ratings(connection, changes)
    outcomes: list[Any] = []
    waiting: list[Append] = []
    for change in changes:
        if isinstance(change, Append):
            waiting.append(change)
            if change.besides is None:
                outcomes.append(None)
                continue
        if waiting:
            insert_rows(connection, waiting)
            waiting = []
        if isinstance(change, Append):
            store_besides(connection, change)
            outcomes.append(None)
        else:
            outcomes.append(change(connection))
    if waiting:
        insert_rows(connection, waiting)
    return outcomes

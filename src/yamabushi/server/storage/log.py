"""The log of a table as it is stored: what has happened, version by version, and how long turns have taken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa

from yamabushi.server.storage import database
from yamabushi.server.storage.schema import THIS_TABLE, entries, tables
from yamabushi.table.clocks import clock_decoder, encoder
from yamabushi.table.events import Entry, decoded, encoded

INSERT_ENTRY = sa.insert(entries)
ENTRIES_AFTER = (
    sa.select(entries.c.version, entries.c.event, entries.c.clock, entries.c.client_id)
    .where(entries.c.table_id == THIS_TABLE, entries.c.version > sa.bindparam("after", type_=sa.Integer))
    .order_by(entries.c.version)
)


def rows_of(table: str, new: Sequence[Entry], client_id: str | None, now: int) -> Iterator[dict[str, Any]]:
    """Give the rows of what has happened; the id of whoever sent it belongs to the first entry."""
    for entry in new:
        yield {
            "table_id": table,
            "version": entry.version,
            "event": encoded(entry.event),
            "clock": None if entry.clock is None else encoder.encode(entry.clock).decode(),
            "client_id": client_id,
            "at": now,
        }
        client_id = None


def append(connection: sa.Connection, table: str, new: Sequence[Entry]) -> None:
    """Store what has happened."""
    if new:
        connection.execute(INSERT_ENTRY, list(rows_of(table, new, None, database.wall())))


def entries_after(connection: sa.Connection, table: str, version: int) -> list[tuple[Entry, str | None]]:
    """Read what has happened after a version, with the ids of whoever sent it."""
    rows = connection.execute(ENTRIES_AFTER, {"table": table, "after": version})
    return [
        (
            Entry(
                row.version,
                decoded(row.event),
                None if row.clock is None else clock_decoder.decode(row.clock),
            ),
            row.client_id,
        )
        for row in rows
    ]


def versions_of(connection: sa.Connection, wanted: Sequence[str]) -> dict[str, int]:
    """Read how far some tables have come."""
    rows = connection.execute(
        sa.select(entries.c.table_id, sa.func.max(entries.c.version).label("version"))
        .where(entries.c.table_id.in_(wanted))
        .group_by(entries.c.table_id)
    )
    return {row.table_id: row.version for row in rows}


def write_spent(connection: sa.Connection, running: Sequence[tuple[str, int, int]]) -> None:
    """Write down how long turns have taken so far: table, version and milliseconds of each."""
    for table, version, spent in running:
        connection.execute(sa.update(tables).where(tables.c.id == table).values(spent=spent, spent_at=version))

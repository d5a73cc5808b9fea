"""The server processes that live, and which of them keeps which table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from yamabushi.server.storage.schema import processes, tables

DEAD_AFTER = 8
"""Seconds without a heartbeat after which a process is taken for dead, and its tables are kept by others."""

MOST_ADOPTED = 200
"""So many tables a process takes over at once."""


def now_in(connection: sa.Connection) -> int:
    """Give the time of the database, in seconds: the one clock that all processes share."""
    if connection.dialect.name == "sqlite":
        return int(connection.exec_driver_sql("SELECT CAST(strftime('%s', 'now') AS INTEGER)").scalar_one())
    return int(connection.exec_driver_sql("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS INTEGER)").scalar_one())


class Beaten(NamedTuple):
    """What a process hears when it says that it lives."""

    # The tables that it now keeps instead of a dead process, and those of the ones that it held which it still keeps.
    adopted: list[str]
    still_held: list[str]
    alive: list[str]


def beat(connection: sa.Connection, process: str, is_alone: bool, held: Sequence[str]) -> Beaten:
    """Say that a process lives, and let it keep what dead ones kept."""
    now = now_in(connection)
    if connection.execute(sa.update(processes).where(processes.c.id == process).values(seen=now)).rowcount == 0:
        connection.execute(sa.insert(processes), {"id": process, "seen": now})
    if is_alone:  # nobody else can be alive here
        connection.execute(sa.delete(processes).where(processes.c.id != process))
    connection.execute(sa.delete(processes).where(processes.c.seen < now - 10 * DEAD_AFTER))
    alive = sa.select(processes.c.id).where(processes.c.seen >= now - DEAD_AFTER)
    orphans = [
        row.id
        for row in connection.execute(
            sa.select(tables.c.id)
            .where(tables.c.status == "playing", tables.c.keeper.is_not(None), tables.c.keeper.not_in(alive))
            .limit(MOST_ADOPTED)
        )
    ]
    adopted = keep(connection, process, orphans)
    return Beaten(adopted, keep(connection, process, held), [row.id for row in connection.execute(alive)])


def keep(connection: sa.Connection, process: str, wanted: Sequence[str]) -> list[str]:
    """Keep those of some tables that no living process keeps; give those that this one keeps now."""
    if not wanted:
        return []
    alive = sa.select(processes.c.id).where(processes.c.seen >= now_in(connection) - DEAD_AFTER)
    connection.execute(
        sa.update(tables)
        .where(
            tables.c.id.in_(wanted),
            sa.or_(tables.c.keeper.is_(None), tables.c.keeper.not_in(alive)),
        )
        .values(keeper=process)
    )
    kept = connection.execute(sa.select(tables.c.id).where(tables.c.id.in_(wanted), tables.c.keeper == process))
    return [row.id for row in kept]


def release(connection: sa.Connection, process: str, tables_kept: Sequence[str]) -> None:
    """Keep some tables no longer."""
    ours = sa.and_(tables.c.id.in_(tables_kept), tables.c.keeper == process)
    connection.execute(sa.update(tables).where(ours).values(keeper=None))


def forget_process(connection: sa.Connection, process: str) -> None:
    """Take a process out that has stopped, so that its tables are kept by others at once."""
    connection.execute(sa.delete(processes).where(processes.c.id == process))

"""The server processes that live, and which of them keeps which table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from yamabushi.server.storage.schema import processes, tables

DEAD_AFTER = 8
"""Seconds without a heartbeat after which a process is taken for dead, and its tables are kept by others."""

FORGOTTEN_AFTER = 10 * DEAD_AFTER
"""Seconds without a heartbeat after which a process is forgotten; one that is alone and idle is silent for 40 or so."""

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


def beat(
    connection: sa.Connection, process: str, is_alone: bool, held: Sequence[str], place: str = "", noticed: int = 0
) -> Beaten:
    """Say that a process lives, where, and which notices hold there; and let it keep what dead ones kept."""
    now = now_in(connection)
    if connection.execute(sa.update(processes).where(processes.c.id == process).values(seen=now)).rowcount == 0:
        connection.execute(sa.insert(processes), {"id": process, "seen": now, "place": place, "noticed": noticed})
    if is_alone:  # nobody else can be alive here
        connection.execute(sa.delete(processes).where(processes.c.id != process))
    connection.execute(sa.delete(processes).where(processes.c.seen < now - FORGOTTEN_AFTER))
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


def confirm(connection: sa.Connection, process: str, noticed: int) -> None:
    """Say that all notices up to this number hold at a process."""
    connection.execute(sa.update(processes).where(processes.c.id == process).values(noticed=noticed))


def count_running(connection: sa.Connection) -> int:
    """Count the processes that may live."""
    may_live = processes.c.seen >= now_in(connection) - FORGOTTEN_AFTER
    return connection.execute(sa.select(sa.func.count()).select_from(processes).where(may_live)).scalar_one()


def count_living(connection: sa.Connection) -> int:
    """Count the processes that have been heard of lately; one that is alone and idle may be missing."""
    lives = processes.c.seen >= now_in(connection) - DEAD_AFTER
    return connection.execute(sa.select(sa.func.count()).select_from(processes).where(lives)).scalar_one()


class Silent(NamedTuple):
    """A process that has not confirmed a notice: where it runs, and the seconds since its last heartbeat."""

    place: str
    seconds: int


def unconfirmed(connection: sa.Connection, number: int) -> list[Silent]:
    """List the processes that may live and have not confirmed a notice."""
    now = now_in(connection)
    query = sa.select(processes).where(processes.c.seen >= now - FORGOTTEN_AFTER, processes.c.noticed < number)
    return [Silent(row.place or row.id, now - row.seen) for row in connection.execute(query.order_by(processes.c.seen))]


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

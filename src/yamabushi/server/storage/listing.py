"""Lists of tables: those that wait, those whose clocks run."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa

from yamabushi.core.pools import pool_of
from yamabushi.server.skills import Skill
from yamabushi.server.storage import database
from yamabushi.server.storage.presence import is_attended
from yamabushi.server.storage.ratings import skills_at
from yamabushi.server.storage.schema import seats, tables
from yamabushi.server.storage.seating import seats_at
from yamabushi.table.clocks import TimeControl, control_decoder, encoder
from yamabushi.table.seats import SeatKind

TOLD_EVERY = 30
"""After so many seconds it is looked who has left the lobby without a word."""

MOST_LOOKED_AT = 1000
"""A list is chosen from so many tables, the newest."""


def listed_tables(
    connection: sa.Connection, status: str, limit: int, in_turn: Callable[[Sequence[str]], Sequence[str]]
) -> list[dict[str, Any]]:
    """List public tables of a status, in turn of those newest first; of those that are not over, where people are."""
    last = tables.c.changed if status == "over" else tables.c.seen
    found = connection.execute(
        sa.select(tables.c.id, tables.c.control, tables.c.seen, tables.c.changed)
        .where(tables.c.is_public, tables.c.status == status)
        .order_by(last.desc(), tables.c.id)
        .limit(MOST_LOOKED_AT)
    )
    newest = sorted(
        (
            row
            for row in found
            if status == "over" or is_attended(control_decoder.decode(row.control), status, row.seen)
        ),
        key=lambda row: (-row.changed, row.id),
    )
    chosen = in_turn([row.id for row in newest])[:limit]
    rows = {row.id: row for row in connection.execute(sa.select(tables).where(tables.c.id.in_(chosen)))}
    return [described(connection, rows[table]) for table in chosen if table in rows]


def described(connection: sa.Connection, row: sa.Row[Any]) -> dict[str, Any]:
    """Describe a table for a list."""
    options = json.loads(row.options)
    pool = pool_of(row.game, options)
    skills = skills_at(connection, row.id, pool)
    return {
        "id": row.id,
        "game": row.game,
        "options": options,
        "control": json.loads(row.control),
        "status": row.status,
        "result": row.result,
        "created": row.created,
        "chosen_by": row.chosen_by,
        "is_rated": row.is_rated,
        "pool": pool,
        "seats": [
            {"kind": seat.kind, "name": seat.name, "level": seat.level, "is_bot": seat.is_bot, **shown(member, skill)}
            for seat, (member, skill) in zip(seats_at(connection, row.id), skills, strict=True)
        ],
    }


def shown(member: str | None, skill: Skill | None) -> dict[str, Any]:
    """Describe what is known of whoever sits on a seat: whether they have an account, and their rating."""
    return {
        "is_member": member is not None,
        "rating": None if skill is None else skill.number,
        "is_provisional": skill is not None and skill.is_provisional,
    }


def unlist_oldest(connection: sa.Connection, laid: Sequence[str], most: int) -> tuple[list[str], list[str]]:
    """Take the oldest of somebody's tables out of the list, if too many wait.

    Give those that do not wait in the list any more, and those of them that have been taken out just now.
    """
    waits = sa.select(tables.c.id).where(tables.c.id.in_(laid), tables.c.is_public, tables.c.status == "waiting")
    waiting = set(connection.execute(waits).scalars())
    listed = [table for table in laid if table in waiting]
    unlisted = listed[:-most]
    if unlisted:
        connection.execute(sa.update(tables).where(tables.c.id.in_(unlisted)).values(is_public=False))
    return [table for table in laid if table not in waiting or table in unlisted], unlisted


def lobby_stamp(connection: sa.Connection) -> tuple[object, ...]:
    """Look cheaply for something that differs when the lobby does: what is open, what is played, and the time.

    A table leaves the list when nobody has been there for long, so that time alone may change it.
    """
    open_seats = (
        sa.select(sa.func.count(), sa.func.max(tables.c.changed))
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.is_public, tables.c.status == "waiting", seats.c.kind == str(SeatKind.OPEN))
    )
    games = sa.select(sa.func.count(), sa.func.max(tables.c.changed)).where(
        tables.c.is_public, tables.c.status == "playing"
    )
    return *connection.execute(open_seats).one(), *connection.execute(games).one(), database.wall() // TOLD_EVERY


def clocked_tables(connection: sa.Connection) -> list[str]:
    """List the tables where somebody's time runs."""
    none = encoder.encode(TimeControl()).decode()
    rows = connection.execute(sa.select(tables.c.id).where(tables.c.status == "playing", tables.c.control != none))
    return [row.id for row in rows]

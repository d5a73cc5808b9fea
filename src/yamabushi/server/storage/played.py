"""What belongs to an account as it is stored: its tables, the games played there, what was played as a guest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from yamabushi.server.storage import standings
from yamabushi.server.storage.histories import Sought, is_game_of, is_sought
from yamabushi.server.storage.listing import described
from yamabushi.server.storage.log import entries_after
from yamabushi.server.storage.schema import seats, tables, tokens
from yamabushi.server.storage.seating import Key, add_key
from yamabushi.table.lengths import decisions_in

MOST_TABLES = 200
MOST_GAMES = 30
"""So many tables, and so many games of a history, are listed at once."""


def tables_of(connection: sa.Connection, account: str) -> list[dict[str, Any]]:
    """List the tables that somebody has a seat at, the newest first."""
    mine = sa.select(tokens.c.table_id).where(tokens.c.account == account)
    query = sa.select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.changed.desc()).limit(MOST_TABLES)
    return [
        {**described(connection, row), "own": own_seats(connection, account, row.id), "changed": row.changed}
        for row in connection.execute(query).all()
    ]


def own_seats(connection: sa.Connection, account: str, table: str) -> list[int]:
    """List the seats that an account has at a table."""
    query = sa.select(seats.c.seat).where(seats.c.table_id == table, seats.c.account == account)
    return list(connection.execute(query.order_by(seats.c.seat)).scalars())


def newest_first(query: sa.Select[Any]) -> sa.Select[Any]:
    """Put the newest games first."""
    return query.order_by(tables.c.created.desc(), tables.c.id.desc())


def games_of(
    connection: sa.Connection, account: str, sought: Sought, before: str | None = None
) -> list[dict[str, Any]]:
    """List those games of somebody that are looked for, the newest first, and those before a table."""
    query = newest_first(sa.select(tables).where(is_sought(connection, account, sought)))
    if before is not None:
        created = sa.select(tables.c.created).where(tables.c.id == before).scalar_subquery()
        query = query.where(
            sa.or_(tables.c.created < created, sa.and_(tables.c.created == created, tables.c.id < before))
        )
    return [
        {
            **described(connection, row),
            "own": own_seats(connection, account, row.id),
            "changed": row.changed,
            **standings.gain_at(connection, account, row.id),
            "moves": decisions_in(entry for entry, _ in entries_after(connection, row.id, 0)),
        }
        for row in connection.execute(query.limit(MOST_GAMES)).all()
    ]


def history_of(connection: sa.Connection, account: str, sought: Sought, before: str | None) -> dict[str, Any]:
    """List games of somebody, as `games_of` does, and say how many there are in all."""
    counted = sa.select(sa.func.count()).select_from(tables).where(is_sought(connection, account, sought))
    return {
        "count": connection.execute(counted).scalar_one(),
        "games": games_of(connection, account, sought, before),
    }


def games_to_record(connection: sa.Connection, account: str, most: int) -> list[tuple[str, list[int]]]:
    """List the tables of games that somebody has played or plays, the newest first, each with the own seats."""
    query = newest_first(sa.select(tables.c.id).where(is_game_of(account))).limit(most)
    return [(table, own_seats(connection, account, table)) for table in connection.execute(query).scalars().all()]


def add_own_key(connection: sa.Connection, account: str, table: str, hashed: str) -> bool:
    """Store one more token for the seats that somebody has at a table; False if they have none."""
    query = sa.select(tokens.c.holder).where(tokens.c.account == account, tokens.c.table_id == table)
    holder = connection.execute(query.limit(1)).scalar_one_or_none()
    if holder is None:
        return False
    add_key(connection, table, Key(hashed, holder, account))
    return True


class Adopted(NamedTuple):
    """The tables of those asked about that are an account's now, and those of them where a name has changed."""

    tables: list[str]
    changed: list[str]


def adopt(connection: sa.Connection, account: str, name: str, held: Sequence[tuple[str, str]]) -> Adopted:
    """Make somebody's what they have played as a guest, by table and the hash of a token.

    What belongs to another account stays there, and a token that is good for nothing is passed over.
    """
    found = Adopted([], [])
    for table, hashed in held:
        query = sa.select(tokens.c.holder, tokens.c.account).where(tokens.c.hash == hashed, tokens.c.table_id == table)
        key = connection.execute(query).one_or_none()
        if key is None or table in found.tables:
            continue
        if key.account is None:
            # All tokens of that guest at once: whoever is quicker, here or at another process, has them.
            taken = connection.execute(
                sa.update(tokens)
                .where(tokens.c.table_id == table, tokens.c.holder == key.holder, tokens.c.account.is_(None))
                .values(account=account)
            )
            if taken.rowcount and take_over(connection, account, name, table, key.holder):
                found.changed.append(table)
            if taken.rowcount:
                found.tables.append(table)
        elif key.account == account:
            found.tables.append(table)
    return found


def take_over(connection: sa.Connection, account: str, name: str, table: str, holder: str) -> bool:
    """Give the seats of a guest to an account, under its name; tell whether that was another name."""
    theirs = sa.and_(seats.c.table_id == table, seats.c.holder == holder)
    before = set(connection.execute(sa.select(seats.c.name).where(theirs)).scalars())
    connection.execute(sa.update(seats).where(theirs).values(account=account, name=name))
    connection.execute(
        sa.update(tables).where(tables.c.id == table, tables.c.chosen_by.in_(before)).values(chosen_by=name)
    )
    return bool(before - {name})

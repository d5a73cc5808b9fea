"""Which of somebody's games are looked for: by mode, by who else sat there, by what came of them, rated or not."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum

import sqlalchemy as sa

from yamabushi.core.pools import pool_of
from yamabushi.server.storage import standings
from yamabushi.server.storage.schema import accounts, seats, tables
from yamabushi.table.seats import SeatKind


class Against(StrEnum):
    """Who else sat at a table."""

    PEOPLE = "people"
    COMPUTER = "computer"


class Came(StrEnum):
    """What came of a game, for somebody with one seat there; or that it goes on."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"
    ON = "on"


PART = {Came.WON: "1", Came.DRAWN: "1/2", Came.LOST: "0"}
"""What stands for a seat in the text of a result (`core/record.py`)."""


@dataclass(frozen=True)
class Sought:
    """What is looked for; what is None makes no difference."""

    game: str | None = None
    # Games that are rated together: a game's mode.
    pool: str | None = None
    # The name of somebody else who sat there, and the form in which names of accounts are compared.
    other: tuple[str, str] | None = None
    against: Against | None = None
    came: Came | None = None
    is_rated: bool | None = None
    # Only what everybody may see in a profile.
    is_shown: bool = False


def is_game_of(account: str) -> sa.ColumnElement[bool]:
    """Tell of a table whether somebody plays or has played there."""
    mine = sa.select(seats.c.table_id).where(seats.c.account == account)
    return sa.and_(tables.c.id.in_(mine), tables.c.status != "waiting")


def is_sought(connection: sa.Connection, account: str, sought: Sought) -> sa.ColumnElement[bool]:
    """Tell of a table whether it is one of somebody's games that are looked for."""
    wanted = [is_game_of(account)]
    if sought.is_shown:
        wanted.append(standings.is_shown())
    if sought.game is not None:
        wanted.append(tables.c.game == sought.game)
    if sought.pool is not None:
        wanted.append(is_of_pool(connection, account, sought.pool))
    if sought.other is not None or sought.against is not None:
        wanted.append(has_other(account, sought))
    if sought.came is not None:
        wanted.append(has_come(connection, account, sought.came))
    if sought.is_rated is not None:
        wanted.append(tables.c.is_rated == sought.is_rated)
    return sa.and_(*wanted)


def is_of_pool(connection: sa.Connection, account: str, pool: str) -> sa.ColumnElement[bool]:
    """Tell of a table whether its game is of a pool; which options make it so is for the game to say."""
    game = pool.partition("/")[0]
    known = sa.select(tables.c.options).where(is_game_of(account), tables.c.game == game).distinct()
    texts = [text for text in connection.execute(known).scalars() if pool_of(game, json.loads(text)) == pool]
    return sa.and_(tables.c.game == game, tables.c.options.in_(texts))


def has_other(account: str, sought: Sought) -> sa.ColumnElement[bool]:
    """Tell of a table whether somebody else sat there: of a name, a person, an engine."""
    other = seats.alias("other")
    is_other = sa.or_(other.c.account.is_(None), other.c.account != account)
    found = sa.select(other.c.table_id).where(other.c.table_id == tables.c.id, is_other)
    if sought.other is not None:
        name, key = sought.other
        named = sa.select(accounts.c.id).where(accounts.c.key == key)
        is_guest = sa.and_(other.c.account.is_(None), other.c.kind == SeatKind.PERSON, other.c.name == name)
        found = found.where(sa.or_(other.c.account.in_(named), is_guest))
    if sought.against is not None:
        found = found.where(
            other.c.kind == (SeatKind.ENGINE if sought.against == Against.COMPUTER else SeatKind.PERSON)
        )
    return found.exists()


def has_come(connection: sa.Connection, account: str, came: Came) -> sa.ColumnElement[bool]:
    """Tell of a table what came of its game for somebody who had one seat there; or whether it goes on."""
    if came == Came.ON:
        return tables.c.status == "playing"
    single = (
        sa.select(seats.c.table_id, sa.func.min(seats.c.seat).label("seat"))
        .where(seats.c.account == account)
        .group_by(seats.c.table_id)
        .having(sa.func.count() == 1)
        .subquery()
    )
    # There are few results, and each tells a seat by the place in its text.
    known = sa.select(tables.c.result, single.c.seat).join(single, single.c.table_id == tables.c.id)
    pairs = [
        (result, seat)
        for result, seat in connection.execute(known.where(tables.c.result.is_not(None)).distinct())
        if result.split("-")[seat : seat + 1] == [PART[came]]
    ]
    fitting = sa.tuple_(tables.c.result, single.c.seat).in_(pairs)
    return sa.select(single.c.table_id).where(single.c.table_id == tables.c.id, fitting).exists()

"""Tables that are open: with an empty seat, or where nobody has decided anything yet."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from yamabushi.core.errors import Refusal, Sentence
from yamabushi.server.storage import database
from yamabushi.server.storage.schema import accounts, entries, tables, tokens

TOO_MANY_OF_ACCOUNT = Sentence(
    "holding-account", "You have {most} open tables already; play at one of them, or leave it, before you lay another."
)

UNPLAYED_FOR = 3600
"""A table with nobody missing, where nothing has been decided, counts as open for so many seconds after it was laid."""


def is_open() -> sa.ColumnElement[bool]:
    """Tell whether a table is open; one that all have left, who could sit there, is not."""
    has_keys = sa.exists().where(tokens.c.table_id == tables.c.id)
    # Whatever a person decides has an id of theirs; what chance and engines do has none.
    is_played = sa.exists().where(entries.c.table_id == tables.c.id, entries.c.client_id.is_not(None))
    return sa.or_(
        sa.and_(tables.c.status == "waiting", has_keys),
        sa.and_(tables.c.status == "playing", tables.c.created >= database.wall() - UNPLAYED_FOR, ~is_played),
    )


def open_among(connection: sa.Connection, laid: Sequence[str]) -> set[str]:
    """Give those of some tables that are open."""
    return set(connection.execute(sa.select(tables.c.id).where(tables.c.id.in_(laid), is_open())).scalars())


def require_place(connection: sa.Connection, account: str, most: int) -> None:
    """Make sure that an account may lay one more table; until this transaction ends it lays no other.

    Raises:
        Refusal: it holds too many open.
    """
    connection.execute(sa.select(accounts.c.id).where(accounts.c.id == account).with_for_update())
    theirs = sa.select(tokens.c.table_id).where(tokens.c.account == account)
    count = sa.select(sa.func.count()).select_from(tables).where(tables.c.id.in_(theirs), is_open())
    if connection.execute(count).scalar_one() >= most:
        raise Refusal(TOO_MANY_OF_ACCOUNT, most=most)

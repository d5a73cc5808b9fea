"""Bots as they are stored: which accounts are theirs, the tokens that they play with, and the games they are in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from yamabushi.core.errors import Sentence
from yamabushi.server.storage.database import wall
from yamabushi.server.storage.listing import described
from yamabushi.server.storage.notices import notice
from yamabushi.server.storage.played import own_seats
from yamabushi.server.storage.schema import accounts, bot_tokens, seats, tables

NO_TOKEN = Sentence("bot-tokens", "A bot has at most {most} tokens, and only a bot has any; revoke one first.")

MOST_TOKENS = 5
"""So many tokens a bot has at once."""


def make_bot(connection: sa.Connection, account: str) -> bool:
    """Make an account a bot's, for good; False if somebody has sat at a table with it."""
    has_sat = sa.select(seats.c.table_id).where(seats.c.account == account).limit(1)
    row = connection.execute(sa.select(accounts.c.is_bot).where(accounts.c.id == account).with_for_update()).one()
    if row.is_bot:
        return True
    if connection.execute(has_sat).one_or_none() is not None:
        return False
    connection.execute(sa.update(accounts).where(accounts.c.id == account).values(is_bot=True))
    return True


def add_bot_token(connection: sa.Connection, account: str, hashed: str, number: str) -> bool:
    """Store a token of a bot; False if it has too many, or is none."""
    row = connection.execute(
        sa.select(accounts.c.is_bot).where(accounts.c.id == account).with_for_update()
    ).one_or_none()
    if row is None or not row.is_bot or len(bot_tokens_of(connection, account)) >= MOST_TOKENS:
        return False
    token = {"hash": hashed, "account": account, "number": number, "created": wall()}
    connection.execute(sa.insert(bot_tokens), token)
    return True


def bot_tokens_of(connection: sa.Connection, account: str) -> list[dict[str, Any]]:
    """List the tokens of a bot, by what they are called, the oldest first."""
    query = sa.select(bot_tokens.c.number, bot_tokens.c.created).where(bot_tokens.c.account == account)
    rows = connection.execute(query.order_by(bot_tokens.c.created, bot_tokens.c.number))
    return [{"number": row.number, "created": row.created} for row in rows]


def revoke_bot_tokens(connection: sa.Connection, account: str, number: str | None = None) -> int:
    """Make a token of a bot worthless, or all; give how many. Streams that it has opened end."""
    theirs = bot_tokens.c.account == account
    if number is not None:
        theirs = sa.and_(theirs, bot_tokens.c.number == number)
    gone = connection.execute(sa.delete(bot_tokens).where(theirs)).rowcount
    if gone:
        notice(connection)
    return gone


class StoredBot(NamedTuple):
    """A bot: the account that a token belongs to."""

    id: str
    name: str


def bot_of(connection: sa.Connection, hashed: str) -> StoredBot | None:
    """Find whose token it is."""
    query = (
        sa.select(accounts.c.id, accounts.c.name)
        .join(bot_tokens, bot_tokens.c.account == accounts.c.id)
        .where(bot_tokens.c.hash == hashed, accounts.c.is_bot)
    )
    row = connection.execute(query).one_or_none()
    return None if row is None else StoredBot(row.id, row.name)


def valid_tokens(connection: sa.Connection, hashes: Sequence[str]) -> set[str]:
    """Give those of some tokens that are still good."""
    if not hashes:
        return set()
    return set(connection.execute(sa.select(bot_tokens.c.hash).where(bot_tokens.c.hash.in_(hashes))).scalars())


def games_on(connection: sa.Connection, bots: Sequence[str]) -> dict[str, list[str]]:
    """List the tables where bots play just now, by account."""
    found: dict[str, list[str]] = {bot: [] for bot in bots}
    query = (
        sa.select(seats.c.account, seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.account.in_(bots), tables.c.status == "playing")
        .distinct()
        .order_by(seats.c.table_id)
    )
    for row in connection.execute(query) if bots else ():
        found[row.account].append(row.table_id)
    return found


def game_for(connection: sa.Connection, account: str, table: str) -> dict[str, Any] | None:
    """Describe a game of a bot; none if the table is not there any more."""
    row = connection.execute(sa.select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    return {**described(connection, row), "own": own_seats(connection, account, table)}

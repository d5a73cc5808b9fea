"""Bans as they are stored: accounts and addresses that may not take part."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from yamabushi.server import secrecy
from yamabushi.server.storage.database import wall
from yamabushi.server.storage.notices import notice
from yamabushi.server.storage.schema import accounts, bans, challenges, seeks, subscriptions


class Ban(NamedTuple):
    """Somebody who may not take part: an account or an address, why, and until when."""

    id: str
    account: str | None
    # What the account is called now.
    name: str | None
    address: str | None
    reason: str
    at: int
    until: int | None
    # What the account was called when it was banned; none in bans of older versions.
    banned_name: str | None = None


COLUMNS = (
    bans.c.id,
    bans.c.account,
    accounts.c.name,
    bans.c.address,
    bans.c.reason,
    bans.c.at,
    bans.c.until,
    bans.c.name.label("banned_name"),
)


def holds() -> sa.ColumnElement[bool]:
    """Match bans that have not ended."""
    return sa.or_(bans.c.until.is_(None), bans.c.until > wall())


def bans_now(connection: sa.Connection) -> list[Ban]:
    """List the bans that have not ended, the oldest first."""
    query = sa.select(*COLUMNS).outerjoin(accounts, accounts.c.id == bans.c.account).where(holds())
    return [Ban(*row) for row in connection.execute(query.order_by(bans.c.at, bans.c.id))]


def ban_of(connection: sa.Connection, account: str) -> Ban | None:
    """Find the ban of an account; none if it may take part."""
    query = sa.select(*COLUMNS).join(accounts, accounts.c.id == bans.c.account)
    row = connection.execute(query.where(bans.c.account == account, holds())).first()
    return None if row is None else Ban(*row)


def is_banned(account: sa.ColumnElement[str]) -> sa.ColumnElement[bool]:
    """Match accounts that may not take part, within another query."""
    return sa.exists().where(bans.c.account == account, holds())


def add_ban(connection: sa.Connection, account: str | None, address: str | None, reason: str, until: int | None) -> int:
    """Ban an account or an address, in the place of the ban that there was before; give the number of the change.

    Sessions of the account stay, but nothing is done for them until the ban ends. It does not wait for an opponent any
    more, its challenges are withdrawn, and its browsers are sent no push messages.
    """
    number = notice(connection)
    connection.execute(sa.delete(bans).where(same_ban(account, address)))
    name = None
    if account is not None:
        name = connection.execute(sa.select(accounts.c.name).where(accounts.c.id == account)).scalar_one()
        connection.execute(sa.delete(subscriptions).where(subscriptions.c.account == account))
        connection.execute(sa.delete(seeks).where(seeks.c.account == account))
        theirs = sa.or_(challenges.c.challenger == account, challenges.c.challenged == account)
        connection.execute(sa.delete(challenges).where(theirs))
    row = {
        "id": secrecy.new_id(),
        "account": account,
        "name": name,
        "address": address,
        "reason": reason,
        "at": wall(),
        "until": until,
    }
    connection.execute(sa.insert(bans), row)
    return number


def remove_ban(connection: sa.Connection, account: str | None, address: str | None) -> bool:
    """End a ban; False if there is none."""
    gone = connection.execute(sa.delete(bans).where(same_ban(account, address))).rowcount
    if gone:
        notice(connection)
    return bool(gone)


def same_ban(account: str | None, address: str | None) -> sa.ColumnElement[bool]:
    """Match the ban of an account, or of an address."""
    return bans.c.account == account if account is not None else bans.c.address == address

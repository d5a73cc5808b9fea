"""What recovers an account whose password is forgotten, as stored: a mail address, and tokens that are good once."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from yamabushi.server.storage.database import wall
from yamabushi.server.storage.schema import accounts, mail_addresses, recoveries, sessions
from yamabushi.server.storage.sessions import end_sessions

GOOD_FOR = 3600
"""For so many seconds a link is good."""


class Addressee(NamedTuple):
    """Somebody who can be written to."""

    account: str
    name: str
    address: str


def mail_address_of(connection: sa.Connection, account: str) -> str | None:
    """Read the mail address of an account; None if it has none."""
    query = sa.select(mail_addresses.c.address).where(mail_addresses.c.account == account)
    return connection.execute(query).scalar_one_or_none()


def set_mail_address(connection: sa.Connection, account: str, address: str | None) -> None:
    """Keep a mail address for an account, or none; links that were sent to another one are good for nothing then."""
    connection.execute(sa.delete(mail_addresses).where(mail_addresses.c.account == account))
    connection.execute(sa.delete(recoveries).where(recoveries.c.account == account))
    if address is not None:
        connection.execute(sa.insert(mail_addresses), {"account": account, "address": address})


def begin_recovery(connection: sa.Connection, key: str, hashed: str) -> Addressee | None:
    """Store a token for whoever has this name and a mail address, instead of any before; None if there is nobody."""
    connection.execute(sa.delete(recoveries).where(recoveries.c.expires < wall()))
    query = (
        sa.select(accounts.c.id, accounts.c.name, mail_addresses.c.address)
        .join(mail_addresses, mail_addresses.c.account == accounts.c.id)
        .where(accounts.c.key == key)
    )
    row = connection.execute(query).one_or_none()
    if row is None:
        return None
    connection.execute(sa.delete(recoveries).where(recoveries.c.account == row.id))
    connection.execute(sa.insert(recoveries), {"hash": hashed, "account": row.id, "expires": wall() + GOOD_FOR})
    return Addressee(*row)


def recovering(connection: sa.Connection, hashed: str) -> str | None:
    """Give the name of the account that a token recovers; None if it is good for nothing."""
    query = (
        sa.select(accounts.c.name)
        .join(recoveries, recoveries.c.account == accounts.c.id)
        .where(recoveries.c.hash == hashed, recoveries.c.expires >= wall())
    )
    return connection.execute(query).scalar_one_or_none()


def recover(connection: sa.Connection, hashed: str, password: str) -> bool:
    """Replace a password, use the token up and end the sessions; False if the token is good for nothing."""
    mine = sa.and_(recoveries.c.hash == hashed, recoveries.c.expires >= wall())
    account = connection.execute(sa.select(recoveries.c.account).where(mine)).scalar_one_or_none()
    # Of two who come at once one deletes it.
    if account is None or connection.execute(sa.delete(recoveries).where(mine)).rowcount != 1:
        return False
    connection.execute(sa.update(accounts).where(accounts.c.id == account).values(password=password))
    end_sessions(connection, sessions.c.account == account)
    return True

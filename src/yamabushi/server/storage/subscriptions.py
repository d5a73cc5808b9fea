"""Which browsers are told something by push messages, as it is stored, and the key that these are signed with."""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa

from yamabushi.server.storage.database import wall
from yamabushi.server.storage.schema import push_keys, sessions, subscriptions

ONLY = 1
"""There is one key, and this is its number."""


class Subscription(NamedTuple):
    """A browser that is told something: where it is reached, its keys, and the language of its reader."""

    hash: str
    endpoint: str
    public: str
    secret: str
    language: str


def read_key(connection: sa.Connection) -> str | None:
    """Read the key that messages are signed with."""
    return connection.execute(sa.select(push_keys.c.pem)).scalar_one_or_none()


def add_key(connection: sa.Connection, pem: str) -> None:
    """Store the key that messages are signed with; there can be only one."""
    connection.execute(sa.insert(push_keys), {"number": ONLY, "pem": pem})


def add_subscription(connection: sa.Connection, told: Subscription, account: str, session: str, most: int) -> None:
    """Tell a browser from now on, for as long as its session lasts; where an account has too many, the oldest go."""
    remove_subscription(connection, told.hash)  # whoever was told there before is not any more
    row = {**told._asdict(), "account": account, "session": session, "created": wall()}
    connection.execute(sa.insert(subscriptions), row)
    theirs = sa.select(subscriptions.c.hash).where(
        subscriptions.c.account == account, subscriptions.c.hash != told.hash
    )
    newest = theirs.order_by(subscriptions.c.created.desc(), subscriptions.c.hash)
    for hashed in connection.execute(newest).scalars().all()[most - 1 :]:
        remove_subscription(connection, hashed)


def remove_subscription(connection: sa.Connection, hashed: str, account: str | None = None) -> None:
    """Tell a browser nothing any more; with an account, only if it is theirs."""
    gone = sa.delete(subscriptions).where(subscriptions.c.hash == hashed)
    connection.execute(gone if account is None else gone.where(subscriptions.c.account == account))


def subscriptions_of(connection: sa.Connection, account: str) -> list[Subscription]:
    """List the browsers of an account that are told something, and where it is still logged in."""
    found = connection.execute(
        sa.select(subscriptions)
        .join(sessions, sessions.c.hash == subscriptions.c.session)
        .where(subscriptions.c.account == account, sessions.c.expires >= wall())
        .order_by(subscriptions.c.created, subscriptions.c.hash)
    )
    return [Subscription(row.hash, row.endpoint, row.public, row.secret, row.language) for row in found]


def told_about(connection: sa.Connection, account: str) -> list[dict[str, Any]]:
    """Say which browsers of an account are told something, for its export."""
    found = connection.execute(
        sa.select(subscriptions).where(subscriptions.c.account == account).order_by(subscriptions.c.created)
    )
    return [{"endpoint": row.endpoint, "language": row.language, "created": row.created} for row in found]

"""Sessions that end: all that hangs on them ends as well, at every process."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from yamabushi.server.storage.bans import is_banned
from yamabushi.server.storage.database import wall
from yamabushi.server.storage.notices import notice
from yamabushi.server.storage.schema import sessions


def end_sessions(connection: sa.Connection, *which: sa.ColumnElement[bool]) -> None:
    """End sessions, and push messages to their browsers; let all processes send those away who came by them."""
    if connection.execute(sa.delete(sessions).where(*which)).rowcount:
        notice(connection)


def open_sessions(connection: sa.Connection, hashes: Sequence[str]) -> set[str]:
    """Give those of some sessions that have not ended, of accounts that may take part."""
    still = sa.select(sessions.c.hash).where(
        sessions.c.hash.in_(hashes), sessions.c.expires >= wall(), ~is_banned(sessions.c.account)
    )
    return set(connection.execute(still).scalars())

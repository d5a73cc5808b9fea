"""Who comes to a table: by the token of a seat, and by the session of an account."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from yamabushi.server.storage.accounts import account_of_session
from yamabushi.server.storage.community import apart_from
from yamabushi.server.storage.schema import THIS_TABLE, tokens
from yamabushi.server.storage.seating import accounts_at
from yamabushi.server.storage.seeking import paired_to

HOLDER = sa.select(tokens.c.holder, tokens.c.account).where(
    tokens.c.hash == sa.bindparam("token", type_=sa.String), tokens.c.table_id == THIS_TABLE
)


class Caller(NamedTuple):
    """Whose token it is, and whose account; and whom that account blocks, or is blocked by.

    `paired` is the owner of the seek that was paired to this table, until they have come here.
    """

    holder: str | None = None
    account: str | None = None
    apart: frozenset[str] = frozenset()
    paired: str | None = None
    # Whether the account has a seat at the table, whatever it has come with.
    is_player: bool = False


def caller_of(connection: sa.Connection, table: str, token: str | None, session: str | None) -> Caller:
    """Find who comes, by the hash of a token or of a session; a token's account counts before that of the session."""
    holder, account = None, None
    if token is not None:
        row = connection.execute(HOLDER, {"token": token, "table": table}).one_or_none()
        holder, account = (None, None) if row is None else (row.holder, row.account)
    if account is None and session is not None:
        found = account_of_session(connection, session)
        account = None if found is None else found.id
    apart = frozenset() if account is None else apart_from(connection, account)
    paired = None if holder is None or token is None else paired_to(connection, table, account, token)
    is_player = account is not None and account in accounts_at(connection, table)
    return Caller(holder, account, apart, paired, is_player)

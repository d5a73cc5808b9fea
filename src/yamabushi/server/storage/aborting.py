"""Who aborts games, and how long they wait before they are paired again."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from yamabushi.core.errors import Refusal, Sentence
from yamabushi.server.storage import database
from yamabushi.server.storage.schema import aborts
from yamabushi.server.storage.seating import accounts_at

WAIT = Sentence(
    "pairing-aborts",
    "You have given up {count} games before they were under way. You can look for an opponent again in {minutes} min.",
)

FREE_ABORTS = 2
"""Aborted games of an account that have no consequence."""

FIRST_WAIT_SECONDS, MAX_WAIT_SECONDS = 60, 30 * 60
"""The wait after the first abort that is not free; each further one doubles it, up to the maximum."""

FORGOTTEN_AFTER_SECONDS = 4 * 3600
"""The time after which an aborted game is forgotten."""


class TooManyAborts(Refusal):
    """An account has aborted so many games that it has to wait before it is paired."""


def note_aborts(connection: sa.Connection, table: str, aborting: Collection[int]) -> None:
    """Note who has aborted a game, by their seats; guests are not known."""
    now = database.wall()
    connection.execute(sa.delete(aborts).where(aborts.c.at < now - FORGOTTEN_AFTER_SECONDS))
    found = accounts_at(connection, table)
    for account in sorted({account for seat in aborting if (account := found[seat]) is not None}):
        connection.execute(sa.insert(aborts), {"table_id": table, "account": account, "at": now})


def wait_after(count: int) -> int:
    """Give the wait after so many aborted games, in seconds.

    >>> [wait_after(count) for count in (2, 3, 4, 5, 20)]
    [0, 60, 120, 240, 1800]
    """
    if count <= FREE_ABORTS:
        return 0
    doublings = min(count - FREE_ABORTS - 1, 10)
    return min(MAX_WAIT_SECONDS, FIRST_WAIT_SECONDS << doublings)


def require_patience(connection: sa.Connection, account: str | None) -> None:
    """Make sure that an account need not wait before it is paired.

    Raises:
        TooManyAborts: it has aborted too many games.
    """
    if account is None:
        return
    now = database.wall()
    mine = sa.and_(aborts.c.account == account, aborts.c.at >= now - FORGOTTEN_AFTER_SECONDS)
    count, last = connection.execute(sa.select(sa.func.count(), sa.func.max(aborts.c.at)).where(mine)).one()
    left: int = 0 if not count else last + wait_after(count) - now
    if left > 0:
        raise TooManyAborts(WAIT, count=count, minutes=-(-left // 60))


def aborts_about(connection: sa.Connection, account: str) -> list[dict[str, Any]]:
    """Read which games an account has aborted, for the export."""
    mine = sa.select(aborts.c.table_id, aborts.c.at).where(aborts.c.account == account).order_by(aborts.c.at)
    return [{"table": row.table_id, "at": row.at} for row in connection.execute(mine)]

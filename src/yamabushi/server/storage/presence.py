"""At which tables somebody is, as it is stored; what nobody comes back to disappears."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from yamabushi.server.storage import database
from yamabushi.server.storage.schema import tables
from yamabushi.table.clocks import DAY, TimeControl

LISTED_FOR = 180
"""For so many seconds a public table stays in the lists when all its people have gone."""

LISTED_FOR_DAYS = DAY
"""The same where there are days for each turn, and nobody sits there waiting."""

KEPT_FOR = 30 * DAY
"""After so many seconds a table that still waits, and where nobody has been, is thrown away with its invitations."""

MOST_FORGOTTEN = 200
"""So many tables are thrown away at once."""


def see(connection: sa.Connection, present: Sequence[str]) -> None:
    """Note that somebody is at these tables."""
    connection.execute(sa.update(tables).where(tables.c.id.in_(present)).values(seen=database.wall()))


def is_attended(control: TimeControl, status: str, seen: int) -> bool:
    """Tell whether a table that is not over has people who will play: they are there, or have days for each turn."""
    if control.is_correspondence:
        return status == "playing" or seen >= database.wall() - LISTED_FOR_DAYS
    return seen >= database.wall() - LISTED_FOR


def forget_abandoned(connection: sa.Connection) -> list[str]:
    """Throw away tables that nobody waits at any more; give those that have gone."""
    gone = list(
        connection.execute(
            sa.select(tables.c.id)
            .where(tables.c.status == "waiting", tables.c.seen < database.wall() - KEPT_FOR)
            .limit(MOST_FORGOTTEN)
            .with_for_update()
        ).scalars()
    )
    if gone:
        connection.execute(sa.delete(tables).where(tables.c.id.in_(gone)))
    return gone

"""Public games to watch, as they are stored."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from yamabushi.server.storage.listing import MOST_LOOKED_AT, described
from yamabushi.server.storage.presence import is_attended
from yamabushi.server.storage.schema import tables
from yamabushi.table.clocks import control_decoder

MOST_OF_A_GAME = 60
"""So many games that are on are listed of each kind, those that have begun last."""


def on_now(connection: sa.Connection) -> list[dict[str, Any]]:
    """List public games that are on and have people, the newest first; so many of each kind."""
    found = connection.execute(
        sa.select(tables)
        .where(tables.c.is_public, tables.c.status == "playing")
        .order_by(tables.c.created.desc(), tables.c.id)
        .limit(MOST_LOOKED_AT)
    ).all()
    chosen: list[sa.Row[Any]] = []
    of_a_game: dict[str, int] = {}
    for row in found:
        if of_a_game.get(row.game, 0) >= MOST_OF_A_GAME:
            continue
        if is_attended(control_decoder.decode(row.control), "playing", row.seen):
            of_a_game[row.game] = of_a_game.get(row.game, 0) + 1
            chosen.append(row)
    return [described(connection, row) for row in chosen]


def newest_over(connection: sa.Connection) -> dict[str, Any] | None:
    """Give the public game that ended last; none if there is no such."""
    row = connection.execute(
        sa.select(tables)
        .where(tables.c.is_public, tables.c.status == "over")
        .order_by(tables.c.changed.desc(), tables.c.id)
        .limit(1)
    ).one_or_none()
    return None if row is None else described(connection, row)

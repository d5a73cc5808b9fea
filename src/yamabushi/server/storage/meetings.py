"""What is stored of somebody's wish to meet others: what they wait for, and challenges both ways."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from yamabushi.server.storage.schema import accounts, challenges, seeks


def meetings_about(connection: sa.Connection, account: str) -> dict[str, Any]:
    """Read it for the export."""
    waiting = sa.select(
        seeks.c.game, seeks.c.options, seeks.c.control, seeks.c.is_rated, seeks.c.rating, seeks.c.created
    ).where(seeks.c.account == account)
    one, other = accounts.alias("one"), accounts.alias("other")
    asked = (
        sa.select(
            one.c.name.label("challenger"),
            other.c.name.label("challenged"),
            *(challenges.c[name] for name in ("game", "options", "control", "seat", "is_rated", "status", "created")),
        )
        .join(one, one.c.id == challenges.c.challenger)
        .join(other, other.c.id == challenges.c.challenged)
        .where(sa.or_(challenges.c.challenger == account, challenges.c.challenged == account))
        .order_by(challenges.c.created, challenges.c.id)
    )
    return {
        "seeks": [dict(row) for row in connection.execute(waiting).mappings()],
        "challenges": [dict(row) for row in connection.execute(asked).mappings()],
    }

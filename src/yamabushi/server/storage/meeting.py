"""Who may be brought together: asked wherever two are paired, or one challenges the other."""

from __future__ import annotations

import sqlalchemy as sa

from yamabushi.server.storage.schema import blocks


def may_meet(connection: sa.Connection, one: str | None, other: str | None) -> bool:
    """Tell whether two accounts may be brought together: they are two, and neither blocks the other; guests may."""
    if one is None or other is None:
        return True
    either = sa.or_(
        sa.and_(blocks.c.account == one, blocks.c.blocked == other),
        sa.and_(blocks.c.account == other, blocks.c.blocked == one),
    )
    return one != other and connection.execute(sa.select(blocks.c.account).where(either).limit(1)).first() is None

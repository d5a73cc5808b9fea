"""Where somebody plays just now, as it is stored: by account, and by the keys of a guest."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from yamabushi.server.storage.schema import seats, tables, tokens


def seats_in_play(
    connection: sa.Connection, account: str | None, keys: Sequence[tuple[str, str]], most: int
) -> dict[str, list[int]]:
    """List the seats that somebody has at games that go on, by table: of an account, and by table and hashed token."""
    playing = (
        sa.select(seats.c.table_id, seats.c.seat)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(tables.c.status == "playing")
        .order_by(tables.c.changed.desc(), seats.c.table_id, seats.c.seat)
    )
    found: dict[str, list[int]] = {}
    if keys:
        held = sa.select(tokens.c.table_id, tokens.c.holder, tokens.c.hash).where(
            tokens.c.hash.in_([hashed for _, hashed in keys])
        )
        asked = set(keys)
        mine = {(row.table_id, row.holder) for row in connection.execute(held) if (row.table_id, row.hash) in asked}
        theirs = playing.add_columns(seats.c.holder).where(seats.c.table_id.in_({table for table, _ in mine}))
        for row in connection.execute(theirs):
            if (row.table_id, row.holder) in mine:
                found.setdefault(row.table_id, []).append(row.seat)
    if account is not None:
        for row in connection.execute(playing.where(seats.c.account == account)):
            own = found.setdefault(row.table_id, [])
            if row.seat not in own:
                own.append(row.seat)
    return dict(list(found.items())[:most])

"""What is said at tables, as it is stored."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from yamabushi.server.storage import database
from yamabushi.server.storage.schema import THIS_TABLE, remarks, seats

REMARKS_AFTER = (
    sa.select(remarks)
    .where(remarks.c.table_id == THIS_TABLE, remarks.c.number > sa.bindparam("after", type_=sa.Integer))
    .order_by(remarks.c.number)
)


def add_remark(
    connection: sa.Connection, table: str, seat: int | None, name: str, text: str, account: str | None = None
) -> tuple[int, str | None]:
    """Store a remark, as one of whoever has the seat or, of somebody who watches, of an account.

    Give its number, and whose it is.
    """
    if seat is not None:
        account = connection.execute(
            sa.select(seats.c.account).where(seats.c.table_id == table, seats.c.seat == seat)
        ).scalar_one_or_none()
    last = connection.execute(
        sa.select(sa.func.coalesce(sa.func.max(remarks.c.number), 0)).where(remarks.c.table_id == table)
    ).scalar_one()
    number = int(last) + 1
    connection.execute(
        sa.insert(remarks),
        {
            "table_id": table,
            "number": number,
            "seat": seat,
            "name": name,
            "text": text,
            "account": account,
            "at": database.wall(),
        },
    )
    return number, account


def remarks_after(connection: sa.Connection, table: str, number: int) -> tuple[sa.Row[Any], ...]:
    """Read what has been said after a remark."""
    return tuple(connection.execute(REMARKS_AFTER, {"table": table, "after": number}))

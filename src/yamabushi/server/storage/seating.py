"""Who sits at a table as it is stored: seats, the keys to them, and invitations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from yamabushi.server.storage.bans import is_banned
from yamabushi.server.storage.log import entries_after
from yamabushi.server.storage.schema import THIS_TABLE, accounts, invites, seats, tables, tokens
from yamabushi.table.seats import Seat, SeatKind

KEYS_OF = sa.select(tokens.c.hash, tokens.c.holder, tokens.c.account).where(tokens.c.table_id == THIS_TABLE)
SEATS_AT = (
    sa.select(seats, accounts.c.is_bot)
    .outerjoin(accounts, accounts.c.id == seats.c.account)
    .where(seats.c.table_id == THIS_TABLE)
    .order_by(seats.c.seat)
)
ACCOUNTS_AT = sa.select(seats.c.account).where(seats.c.table_id == THIS_TABLE).order_by(seats.c.seat)


class Key(NamedTuple):
    """A token as it is stored: its hash, who holds it, and whose account that is, if any."""

    hash: str
    holder: str
    account: str | None = None


def add_key(connection: sa.Connection, table: str, key: Key) -> None:
    """Store a token for a table."""
    connection.execute(sa.insert(tokens), {"table_id": table, **key._asdict()})


def keys_of(connection: sa.Connection, table: str) -> list[Key]:
    """Read who has keys to a table."""
    return [Key(*row) for row in connection.execute(KEYS_OF, {"table": table})]


def holder_of(connection: sa.Connection, table: str, hashed: str) -> str | None:
    """Find whose token it is, at a table; nobody's if that account may not take part."""
    theirs = sa.and_(tokens.c.hash == hashed, tokens.c.table_id == table)
    return connection.execute(
        sa.select(tokens.c.holder).where(theirs, ~is_banned(tokens.c.account))
    ).scalar_one_or_none()


def has_key(connection: sa.Connection, table: str, holder: str) -> bool:
    """Tell whether any token of somebody is good at a table."""
    query = sa.select(tokens.c.hash).where(tokens.c.table_id == table, tokens.c.holder == holder)
    return connection.execute(query.limit(1)).first() is not None


def holder_for(connection: sa.Connection, table: str, account: str) -> str | None:
    """Find as whom an account sits at a table; none if it does not."""
    query = sa.select(seats.c.holder).where(seats.c.table_id == table, seats.c.account == account)
    return connection.execute(query.limit(1)).scalar_one_or_none()


def revoke(connection: sa.Connection, table: str, holder: str) -> None:
    """Make somebody's tokens worthless at a table."""
    connection.execute(sa.delete(tokens).where(tokens.c.table_id == table, tokens.c.holder == holder))


def seat_row(seat: Seat) -> dict[str, Any]:
    """Give the columns of a seat."""
    return {"kind": str(seat.kind), "name": seat.name, "level": seat.level, "holder": seat.holder}


def seats_at(connection: sa.Connection, table: str) -> tuple[Seat, ...]:
    """Read who sits at a table."""
    rows = connection.execute(SEATS_AT, {"table": table})
    return tuple(Seat(SeatKind(row.kind), row.name, row.level, row.holder, bool(row.is_bot)) for row in rows)


def accounts_at(connection: sa.Connection, table: str) -> list[str | None]:
    """Read whose seats they are, if they have accounts."""
    return [row.account for row in connection.execute(ACCOUNTS_AT, {"table": table})]


def set_seat(connection: sa.Connection, table: str, number: int, seat: Seat, account: str | None = None) -> None:
    """Say who sits on a seat now."""
    connection.execute(
        sa.update(seats)
        .where(seats.c.table_id == table, seats.c.seat == number)
        .values(account=account, **seat_row(seat))
    )


def hold(connection: sa.Connection, table: str) -> None:
    """Let nobody else change who sits at a table until this transaction ends."""
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table).with_for_update())


def take_seat(
    connection: sa.Connection, table: str, number: int, seat: Seat, account: str | None, token: str, invite: str | None
) -> bool:
    """Sit down on an open seat, with a token, using the invite up; False if somebody was quicker."""
    taken = connection.execute(
        sa.update(seats)
        .where(seats.c.table_id == table, seats.c.seat == number, seats.c.kind == str(SeatKind.OPEN))
        .values(account=account, **seat_row(seat))
    )
    if taken.rowcount != 1:
        return False
    add_key(connection, table, Key(token, seat.holder, account))
    if invite is not None:
        connection.execute(sa.delete(invites).where(invites.c.hash == invite))
    return True


def leave_seats(connection: sa.Connection, table: str, left: Sequence[int], holder: str) -> bool:
    """Give somebody's seats up, before the game begins; False if it has just begun, at another process."""
    hold(connection, table)
    if entries_after(connection, table, 0):
        return False
    for seat in left:
        set_seat(connection, table, seat, Seat())
    revoke(connection, table, holder)
    return True


def invited_seat(connection: sa.Connection, table: str, hashed: str) -> int | None:
    """Find the seat that an invite is for."""
    return connection.execute(
        sa.select(invites.c.seat).where(invites.c.hash == hashed, invites.c.table_id == table)
    ).scalar_one_or_none()


def replace_invites(connection: sa.Connection, table: str, hashes: dict[int, str]) -> None:
    """Put new invitations in the place of the old ones, by seat."""
    connection.execute(sa.delete(invites).where(invites.c.table_id == table))
    for seat, hashed in hashes.items():
        connection.execute(sa.insert(invites), {"hash": hashed, "table_id": table, "seat": seat})


def account_at(connection: sa.Connection, table: str, seat: int) -> str | None:
    """Find the account of whoever has a seat; none for a guest."""
    query = sa.select(seats.c.account).where(seats.c.table_id == table, seats.c.seat == seat)
    return connection.execute(query).scalar_one_or_none()

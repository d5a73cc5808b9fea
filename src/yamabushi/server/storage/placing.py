"""Tables for people who are known already: paired, challenged, drawn in a tournament; laid and begun at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from yamabushi.server import secrecy
from yamabushi.server.storage.laying import lay_table
from yamabushi.server.storage.schema import tables
from yamabushi.server.storage.seating import Key
from yamabushi.table.seats import Seat, SeatKind
from yamabushi.table.setting import Setting
from yamabushi.table.table import Drawing, Table


class Sitter(NamedTuple):
    """Who is to sit on a seat: an engine of a level, an account, or a guest with the hash of a token.

    One who is to hold several seats is given for each of them, just the same. An account asks for its token, on
    whatever device (`POST /api/me/tables/{table}/token`); a guest has one already.
    """

    name: str = ""
    account: str | None = None
    token: str | None = None
    level: int = 0


def lay_for(
    connection: sa.Connection,
    table: str,
    setting: Setting,
    sitters: Sequence[Sitter],
    draw: Drawing,
    *,
    is_public: bool = True,
) -> bool:
    """Lay a table for known people, in the order of its seats, and begin; False if that table is there already.

    It is a part of the caller's transaction: what they take for it, such as two who waited, goes together with it.
    Let the hall know afterwards (`Hall.attend`), so that clocks and engines are seen to. Two processes that lay the
    same table at the same moment are told apart by the database: for one of them the transaction fails with `Taken`.
    """
    if connection.execute(sa.select(tables.c.id).where(tables.c.id == table)).first() is not None:
        return False
    holders = {sitter: secrecy.new_id() for sitter in sitters if not sitter.level}
    sitting = tuple(
        Seat(SeatKind.ENGINE, level=sitter.level)
        if sitter.level
        else Seat(SeatKind.PERSON, sitter.name, holder=holders[sitter])
        for sitter in sitters
    )
    opening = Table.laid(setting, sitting).begin(draw)
    lay_table(
        connection,
        table,
        setting,
        sitting,
        accounts=[sitter.account for sitter in sitters],
        is_public=is_public,
        opening=[step.entry for step in opening],
        # An account without a token gets a key that nobody has: by it the account finds its seat.
        entrance=[
            Key(sitter.token or secrecy.hashed(secrecy.new_token()), holder, sitter.account)
            for sitter, holder in holders.items()
        ],
    )
    return True

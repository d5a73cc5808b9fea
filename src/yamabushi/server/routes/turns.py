"""Whose move it is at the tables of an account, and of a guest."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field, StringConstraints

from yamabushi.core.errors import Refusal
from yamabushi.server.hall import Hall
from yamabushi.server.rooms.room import Room
from yamabushi.server.routes.common import REFUSALS, Body, Options, TableId, TheHall, Visitor
from yamabushi.server.routes.tables import ControlOut
from yamabushi.server.secrecy import hashed
from yamabushi.server.showing import MOST_OWN
from yamabushi.server.storage.turns import seats_in_play
from yamabushi.server.storage.writer import Unavailable

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSALS)


class OwnKey(Body):
    """A table, and one's token there."""

    table: TableId
    token: Annotated[str, StringConstraints(max_length=100)]


class Keys(Body):
    """What a browser has kept of a guest."""

    tables: Annotated[list[OwnKey], Field(max_length=MOST_OWN)]


class Due(BaseModel):
    """A game that goes on, with others: whose move it is, and how much time is left."""

    table: str
    game: str
    options: Options
    control: ControlOut
    own: list[int] = Field(description="one's own seats")
    others: list[str] = Field(description="the names of those on the other seats")
    is_mine: bool = Field(description="whether it is one's own move")
    left: int | None = Field(description="of whoever is to move, in milliseconds; none without a clock")
    version: int


@router.post("/turns")
async def read_turns(body: Keys, hall: TheHall, visitor: Visitor) -> list[Due]:
    """List games with others that go on, of an account and of a guest: those where one is to move first.

    Among these the one with the least time left comes first.
    """
    keys = [(one.table, hashed(one.token)) for one in body.tables]
    account = None if visitor is None else visitor.id
    seats = await hall.store.read(partial(seats_in_play, account=account, keys=keys, most=MOST_OWN))
    found = [due for table, own in seats.items() if (due := await due_at(hall, table, own)) is not None]
    return sorted(found, key=lambda due: (not due.is_mine, due.left is None, due.left or 0, due.table))


async def due_at(hall: Hall, table: str, own: list[int]) -> Due | None:
    """Say whose move it is at a table; None where one plays alone, or the game is over.

    Raises:
        Unavailable: the database does not answer.
    """
    try:
        room: Room = await hall.room(table)
    except Unavailable:
        raise
    except Refusal:
        return None  # it is gone, or of another version
    now = room.table
    if now.is_local or room.views.status != "playing":
        return None
    clock, control = room.views.standing(room.services.time()).clock, now.setting.control
    return Due(
        table=table,
        game=now.game.name,
        options=dict(now.game.options),
        control=ControlOut(kind=control.kind, seconds=control.seconds, increment=control.increment),
        own=own,
        others=[seat.name for number, seat in enumerate(now.seats) if number not in own],
        is_mine=now.decider in own,
        left=None if clock is None or now.decider is None else clock.left[now.decider],
        version=now.version,
    )

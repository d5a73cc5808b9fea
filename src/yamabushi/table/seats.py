"""Who sits at a table: people, engines, nobody yet."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from itertools import chain

import msgspec


class SeatKind(StrEnum):
    """What a seat is."""

    OPEN = "open"
    PERSON = "person"
    ENGINE = "engine"


class Seat(msgspec.Struct, gc=False, frozen=True):
    """One seat: who sits there. A holder is whoever has the seat's token; one may hold several seats."""

    kind: SeatKind = SeatKind.OPEN
    name: str = ""
    level: int = 0
    holder: str = ""
    # Whether a program of somebody's plays there, by an account that is known to be a bot's.
    is_bot: bool = False


def seats_of(holder: str, seats: Sequence[Seat]) -> tuple[int, ...]:
    """List the seats that somebody holds."""
    return tuple([number for number, seat in enumerate(seats) if seat.holder == holder]) if holder else ()


def people_at(seats: Sequence[Seat]) -> tuple[int, ...]:
    """List the seats where people sit."""
    return tuple(number for number, seat in enumerate(seats) if seat.kind == SeatKind.PERSON)


def is_local(seats: Sequence[Seat]) -> bool:
    """Tell whether one person plays, or several on one screen: nobody else is waiting, and undo is free."""
    taken = {seat.holder for seat in seats if seat.kind == SeatKind.PERSON}
    return len(taken) <= 1 and not any(seat.kind == SeatKind.OPEN for seat in seats)


def swapped(sides: Sequence[int]) -> tuple[int, ...]:
    """Say for each seat who sits there in a rematch, by where they sat: the sides change places.

    Partners stay partners. Where one side has more seats than another, everybody moves on by one seat.

    >>> swapped([0, 1]), swapped([0, 1, 0, 1]), swapped([0, 1, 1])
    ((1, 0), (1, 0, 3, 2), (1, 2, 0))
    """
    members = [[seat for seat, side in enumerate(sides) if side == one] for one in dict.fromkeys(sides)]
    if len({len(seats) for seats in members}) > 1:
        return tuple((seat + 1) % len(sides) for seat in range(len(sides)))
    coming = dict(zip(chain(*members), chain(*members[1:], members[0]), strict=True))
    return tuple(coming[seat] for seat in range(len(sides)))

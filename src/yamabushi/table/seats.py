"""Who sits at a table: people, engines, nobody yet."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec

SIDES = 2


class Kind(StrEnum):
    """What a seat is."""

    OPEN = "open"
    PERSON = "person"
    ENGINE = "engine"


class Seat(msgspec.Struct, gc=False, frozen=True):
    """One seat: who sits there. A holder is whoever has the seat's token; one may hold several seats."""

    kind: Kind = Kind.OPEN
    name: str = ""
    level: int = 0
    holder: str = ""


def side_of(seat: int) -> int:
    """Give the side that a seat belongs to: sides take turns, so partners sit two seats apart.

    >>> [side_of(seat) for seat in range(4)]
    [0, 1, 0, 1]
    """
    return seat % SIDES


def seats_of(holder: str, seats: Sequence[Seat]) -> tuple[int, ...]:
    """List the seats that somebody holds."""
    return tuple(number for number, seat in enumerate(seats) if holder and seat.holder == holder)


def people_at(seats: Sequence[Seat]) -> tuple[int, ...]:
    """List the seats where people sit."""
    return tuple(number for number, seat in enumerate(seats) if seat.kind == Kind.PERSON)


def is_local(seats: Sequence[Seat]) -> bool:
    """Tell whether one person plays, or several on one screen: nobody else is waiting, and undo is free."""
    taken = {seat.holder for seat in seats if seat.kind == Kind.PERSON}
    return len(taken) <= 1 and not any(seat.kind == Kind.OPEN for seat in seats)


def swapped(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Let the sides change places, partners staying partners.

    >>> [seat.name for seat in swapped([Seat(name=name) for name in "abcd"])]
    ['b', 'a', 'd', 'c']
    """
    if len(seats) < SIDES:
        return tuple(seats)
    return tuple(seats[number ^ 1] for number in range(len(seats)))

"""Seats, and who looks at a position: a seat, a spectator, or the program itself, which sees everything."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

from yamabushi.core.errors import BadSeat, Sentence, quoted

NO_SEAT = Sentence("seat-none", "There is no seat {seat} in {game}: its seats are {seats}, and None is a spectator.")


class Everything(Enum):
    """The type of `ALL`."""

    ALL = "all"

    def __repr__(self) -> str:
        return self.name


ALL: Final = Everything.ALL
"""The watcher from whom nothing is hidden. It is no seat: no method of a position takes it."""

Watcher: TypeAlias = int | Everything | None
"""A seat, `None` for a spectator, or `ALL`."""


def is_seat(seat: object, count: int) -> bool:
    """Tell whether this is one of the seats 0 to `count - 1`. True and False are none, and neither is chance."""
    return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < count


def require_seat(seat: object, count: int, game: str) -> None:
    """Refuse what is neither one of the seats 0 to `count - 1` nor `None`, a spectator.

    Raises:
        BadSeat: it is neither.
    """
    if seat is not None and not is_seat(seat, count):
        shown = str(seat) if type(seat) is int else quoted(seat) if isinstance(seat, str) else repr(seat)[:60]
        raise BadSeat(NO_SEAT, seat=shown, game=game, seats=", ".join(map(str, range(count))))


def require_watcher(watcher: object, count: int, game: str) -> None:
    """Refuse what is neither `ALL`, nor one of the seats, nor `None`.

    Raises:
        BadSeat: it is none of them.
    """
    if watcher is not ALL:
        require_seat(watcher, count, game)

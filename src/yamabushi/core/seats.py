"""Seats, and who looks at a position: a seat, a spectator, or the program itself, which sees everything."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from functools import partial, wraps
from inspect import isfunction
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from yamabushi.core.errors import BadSeat, Sentence, quoted

if TYPE_CHECKING:
    from yamabushi.core.game import State

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


# ---- methods of a position -------------------------------------------------------------------------------------------


def with_seat_checked(method: Callable[..., Any], place: int) -> Callable[..., Any]:
    """Check the seat at a place among the arguments of a method, then call it."""

    @wraps(method)
    def checked(self: State, *arguments: Any, **named: Any) -> Any:
        self.game.require_seat(arguments[place] if len(arguments) > place else named.get("seat"))
        return method(self, *arguments, **named)

    return checked


def with_seats_checked(method: Callable[..., Any]) -> Callable[..., Any]:
    """Check all seats of `views`, then call it."""

    @wraps(method)
    def checked(self: State, seats: Iterable[int | None]) -> Any:
        wanted = tuple(seats)
        for seat in wanted:
            self.game.require_seat(seat)
        return method(self, wanted)

    return checked


CHECKED: dict[str, Callable[[Callable[..., Any]], Callable[..., Any]]] = {
    **{name: partial(with_seat_checked, place=0) for name in ("view", "svg", "twin")},
    **{name: partial(with_seat_checked, place=1) for name in ("log_line", "events", "why")},
    "views": with_seats_checked,
}
"""The methods of `State` that take a seat, and how it is checked."""


def check_seats_in(state: type[State]) -> None:
    """Make the methods that a class of positions defines refuse seats that do not exist, before they are called."""
    for name, checked in CHECKED.items():
        if isfunction(method := vars(state).get(name)):
            setattr(state, name, checked(method))

"""Clocks: one a seat, running per turn; chance costs nobody time. All times are milliseconds."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from yamabushi.core.errors import BadOption, Sentence
from yamabushi.core.game import CHANCE

BAD_TIME = Sentence("clock-time", "A clock of the kind {kind} takes {low} to {high} seconds, and not {value}.")
BAD_INCREMENT = Sentence(
    "clock-increment", "A clock of the kind {kind} adds 0 to {high} seconds a turn, and not {value}."
)

DAY = 24 * 3600


class ClockKind(StrEnum):
    """How time is counted."""

    NONE = "none"
    GAME = "game"  # so much for the whole game, and a little more for each turn
    MOVE = "move"  # so much for each turn
    DAYS = "days"  # correspondence: so many days for each turn


RANGES = {ClockKind.GAME: (10, 3 * 3600), ClockKind.MOVE: (5, 3600), ClockKind.DAYS: (DAY, 14 * DAY)}
"""The least and the most seconds of each kind."""

MOST_INCREMENT = 180


class TimeControl(msgspec.Struct, gc=False, frozen=True, forbid_unknown_fields=True):
    """How much time there is: seconds for the game or for each turn, and an increment for each turn of a game."""

    kind: ClockKind = ClockKind.NONE
    seconds: int = 0
    increment: int = 0

    def checked(self) -> TimeControl:
        """Give this control, if it can be played with.

        Raises:
            BadOption: there is too little or too much of something.
        """
        low, high = RANGES.get(self.kind, (0, 0))
        if not low <= self.seconds <= high:
            raise BadOption(BAD_TIME, kind=self.kind, low=low, high=high, value=self.seconds)
        most = MOST_INCREMENT if self.kind == ClockKind.GAME else 0
        if not 0 <= self.increment <= most:
            raise BadOption(BAD_INCREMENT, kind=self.kind, high=most, value=self.increment)
        return self

    @property
    def is_correspondence(self) -> bool:
        """Tell whether turns may take days."""
        return self.kind == ClockKind.DAYS


class Clock(msgspec.Struct, gc=False, frozen=True):
    """What each seat has left, and whose time runs."""

    left: tuple[int, ...]
    # Whose turn it is or, while chance or a pause decides, was.
    turn: int | None = None
    running: bool = False

    def spent(self, milliseconds: int) -> Clock:
        """Take time from the seat whose time runs; never more than it has."""
        if not self.running or self.turn is None:
            return self
        left = list(self.left)
        left[self.turn] = max(0, left[self.turn] - milliseconds)
        return msgspec.structs.replace(self, left=tuple(left))

    def is_flagged(self, milliseconds: int) -> bool:
        """Tell whether the seat whose time runs has none left after so long; to the millisecond is too late."""
        return self.running and self.turn is not None and milliseconds >= self.left[self.turn]

    def stopped(self) -> Clock:
        """Let nobody's time run."""
        return msgspec.structs.replace(self, running=False)


# Made here, once: a type that several threads use for the first time at once crashes (failure 28).
encoder = msgspec.json.Encoder()
control_decoder = msgspec.json.Decoder(TimeControl)
clock_decoder = msgspec.json.Decoder(Clock)


def new_clock(control: TimeControl, seats: int) -> Clock | None:
    """Give every seat its time; None where nobody counts."""
    return None if control.kind == ClockKind.NONE else Clock((control.seconds * 1000,) * seats)


def passed_to(clock: Clock, control: TimeControl, seat: int | None) -> Clock:
    """Let the time of the seat to decide run; when another's turn begins, give what a turn brings."""
    if seat is None or seat == CHANCE:
        return clock.stopped()
    if seat == clock.turn:
        return msgspec.structs.replace(clock, running=True)
    left = list(clock.left)
    if control.kind == ClockKind.GAME and clock.turn is not None:
        left[clock.turn] += control.increment * 1000
    if control.kind != ClockKind.GAME:
        left[seat] = control.seconds * 1000
    return Clock(tuple(left), seat, running=True)

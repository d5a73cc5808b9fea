"""How a game at a table ended, and why."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec


class Reason(StrEnum):
    """Why a game is over."""

    RULES = "rules"
    RESIGNED = "resigned"
    TIME = "time"
    AGREED = "agreed"
    ABANDONED = "abandoned"
    CLOSED = "closed"  # by whoever runs the server
    ABORTED = "aborted"  # before every side had made a move


class Result(msgspec.Struct, gc=False, frozen=True):
    """What each seat got, 1, 0 or -1, and why; in a game that was aborted no seat got anything."""

    returns: tuple[float, ...]
    reason: Reason

    @property
    def text(self) -> str:
        """Write it as records do.

        >>> Result((1.0, -1.0), Reason.TIME).text
        '1-0'
        >>> ABORTED.text
        '*'
        """
        return "-".join({1.0: "1", 0.0: "1/2", -1.0: "0"}[value] for value in self.returns) or "*"


ABORTED = Result((), Reason.ABORTED)


def lost_by(side: int, sides: Sequence[int], reason: Reason) -> Result:
    """Give the result when a side loses for another reason than the rules: all others have won."""
    return Result(tuple(-1.0 if one == side else 1.0 for one in sides), reason)


def drawn(seats: int, reason: Reason) -> Result:
    """Give the result when nobody wins for another reason than the rules."""
    return Result((0.0,) * seats, reason)

"""The games of a tournament, as pairings and standings read them."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

WIN, DRAW, LOSS = 2, 1, 0
"""Points are counted in halves, so that they stay whole numbers."""


class Kind(StrEnum):
    """How a tournament is played."""

    ROUND_ROBIN = "round-robin"
    DOUBLE_ROUND_ROBIN = "double-round-robin"
    SWISS = "swiss"


class Pair(NamedTuple):
    """Two entrants who are to play, the one who begins first; or one who has no opponent in this round."""

    first: int
    second: int | None = None


class Outcome(NamedTuple):
    """What a pair has come to: the halves of points of each. Without an opponent the points are given or not."""

    first: int
    second: int | None
    halves: tuple[int, int]

    def of(self, entrant: int) -> int:
        """Give the halves of points that somebody got out of it."""
        return self.halves[0] if entrant == self.first else self.halves[1]

    def opponent_of(self, entrant: int) -> int | None:
        """Give whom somebody played; None if they had no opponent."""
        return self.second if entrant == self.first else self.first


RESULTS = {"1-0": (WIN, LOSS), "0-1": (LOSS, WIN), "1/2-1/2": (DRAW, DRAW), "0-0": (LOSS, LOSS)}
"""How results are written, for whoever began and the other."""


def written(halves: tuple[int, int]) -> str:
    """Write what two entrants got.

    >>> written((2, 0)), written((1, 1))
    ('1-0', '1/2-1/2')
    """
    return next(text for text, found in RESULTS.items() if found == halves)


def result_at_table(text: str) -> str:
    """Read the result of a table with two sides, one seat or several each, for whoever began and the others.

    The first seat belongs to one side, the last to the other.

    >>> result_at_table("1-0"), result_at_table("0-1-0-1"), result_at_table("1/2-1/2")
    ('1-0', '0-1', '1/2-1/2')
    """
    each = text.split("-")
    return f"{each[0]}-{each[-1]}"

"""Count what a turn is worth: the exact mean of the points at its end, over all that chance may bring on the way.

Worth is counted in points ahead, compared with those before the turn. Nothing is sampled: every outcome of chance is
gone through with its weight, and numbers are fractions. What others hold does not matter, since they decide nothing
before the turn ends.
"""

from __future__ import annotations

from fractions import Fraction

from yamabushi.core.game import CHANCE
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.words import Words


class Expecting:
    """What positions of a seat's turn are worth to it, remembered by position."""

    def __init__(self, start: KernelState) -> None:
        assert start.seat is not None
        self.seat = start.seat
        self.before = self.lead(start)
        self._known: dict[Words, Fraction] = {}

    def lead(self, state: KernelState) -> int:
        """Count by how many points the seat's side is ahead."""
        side = state.game.sides[self.seat]
        return sum(points if number == side else -points for number, points in enumerate(state.score))

    def worth(self, state: KernelState) -> Fraction:
        """Give the mean of what the best turn from here gains."""
        found = self._known.get(state.words)
        if found is None:
            found = self._worth(state)
            self._known[state.words] = found
        return found

    def _worth(self, state: KernelState) -> Fraction:
        if state.seat == self.seat:
            return max(self.worth(state.after(code)) for code in state.codes)
        if state.seat != CHANCE or self.begins_another(state):
            return Fraction(self.lead(state) - self.before)
        weights = [int(state.game.kernels.weight(state.words, code)) for code in state.codes]
        outcomes = zip(weights, state.codes, strict=True)
        return sum((weight * self.worth(state.after(code)) for weight, code in outcomes), Fraction(0)) / sum(weights)

    def begins_another(self, state: KernelState) -> bool:
        """Tell whether chance draws for another seat's turn: that seat decides right after it."""
        return state.after(state.codes[0]).seat not in (self.seat, CHANCE, None)

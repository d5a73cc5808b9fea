"""Perfect play in Regality's old style: who wins a position, and with what.

The opening is known by heart; from there on the search is quick enough to ask at the table.
"""

from __future__ import annotations

import threading
from functools import cache

from yamabushi.games.kernel_state import KernelState
from yamabushi.games.regality.about import ABOUT
from yamabushi.games.regality.board import BOARD
from yamabushi.games.regality.exact.opening import lost_openings
from yamabushi.games.regality.exact.search import LOST, UNKNOWN, WON
from yamabushi.games.regality.exact.solver import Solver
from yamabushi.games.regality.layout import (
    COUNT,
    FORM,
    MATCH,
    OCCUPIED,
    OLD,
    POINTS,
    SINGLE,
    STYLE,
    TURN,
    ZONES,
    lower,
    packed,
    upper,
)
from yamabushi.games.regality.match import MOST_PLACEMENTS
from yamabushi.games.regality.tiles import CITIZEN, RELIGIONS, ROYALTYS
from yamabushi.kernels.bits import field, size
from yamabushi.kernels.words import Words

MOST_VISITED = 500_000
"""So many positions, about a second, are visited for an answer at most, unless told otherwise."""

MOST_KEPT = 1 << 20
"""When the table has more positions than this, all but the opening is forgotten."""


class Oracle:
    """The opening, and what was found out since: one for all who ask."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.solver = Solver()
        self.forget()

    def forget(self) -> None:
        """Begin again with the opening alone."""
        self.solver = Solver(MOST_KEPT)
        self.solver.learn_lost(lost_openings())

    def answer(self, words: Words, budget: int) -> tuple[int, list[int]]:
        """Say how a position of a single game stands for whoever decides there, and how each action does, if known."""
        with self.lock:
            if self.solver.stored > MOST_KEPT:
                self.forget()
            return self.solver.answer(words, budget)


@cache
def oracle() -> Oracle:
    """Give the one oracle, made when it is first asked."""
    return Oracle()


def single_game(state: KernelState) -> Words | None:
    """Give a position of the old style as one of a single game; None where its key would not say all.

    That is so in other games, styles and matches for points, where nobody decides, and in a few positions that can be
    written down but not reached: tiles in the other side's zone, a Citizen that is kept, so many placements that the
    game might end by their number.
    """
    words = state.words
    if state.game.name != ABOUT.name or state.seat not in (0, 1):
        return None
    if field(words[MATCH], STYLE, 7) != OLD or field(words[MATCH], FORM, 3) == POINTS:
        return None
    placed = field(words[TURN], COUNT, 63)
    empty = field(words[TURN], OCCUPIED, BOARD) == 0
    royalty, religion = lower(words[ZONES]), upper(words[ZONES])
    citizen = 0 if placed else 1 << CITIZEN
    if royalty & ~(ROYALTYS | citizen) or religion & ~(RELIGIONS | citizen) or empty != (placed == 0):
        return None
    if placed + size(royalty) + size(religion) >= MOST_PLACEMENTS:
        return None
    # The discards do not matter: nothing comes back.
    return packed(words[0], words[TURN], words[ZONES], 0, 0, 0, OLD << STYLE | SINGLE << FORM)


def value_of(state: KernelState, budget: int = MOST_VISITED) -> int | None:
    """Say who wins the game: 1 the seat that decides, -1 the other.

    None if that would take more positions than the budget, or it is no position of the old style.
    """
    words = single_game(state)
    if words is None:
        return None
    value, _ = oracle().answer(words, budget)
    return None if value == UNKNOWN else value


def perfect_actions(state: KernelState, budget: int = MOST_VISITED) -> list[str] | None:
    """Give actions that win the game whatever the other side does; not always all of them, in the opening all.

    There is none where all lose; None if that was not found out within the budget, or the style is another one.
    """
    words = single_game(state)
    if words is None:
        return None
    value, worths = oracle().answer(words, budget)
    if value != WON:
        return [] if value == LOST else None
    return [action for action, worth in zip(state.actions, worths, strict=False) if worth == WON]

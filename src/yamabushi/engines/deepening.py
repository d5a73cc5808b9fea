"""Search an open position deeper and deeper, in slices: the arrays of the alpha-beta machine and what it has found."""

from __future__ import annotations

import numpy as np

from yamabushi.engines import alpha_beta
from yamabushi.engines.alpha_beta import (
    BEST,
    CHOICE,
    CONTROLS,
    DEEPEST,
    FIELDS,
    INFINITE,
    MARGIN,
    MOST_PLIES,
    NEXT,
    NODES,
    PLY,
    remembered,
)
from yamabushi.engines.judging import SURE, key_of, weights_of
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.words import CHANCE, WORDS, Buffer, buffer

ONE_PLY = 1 << 40
"""More nodes than a search one ply deep ever takes."""

SMALLEST_TABLE, LARGEST_TABLE = 1 << 12, 1 << 20


class Deepening:
    """A search of one position, with nothing hidden, by iterative deepening."""

    def __init__(
        self, root: KernelState, most_nodes: int | None, margin: int = 0, weights: Buffer | None = None
    ) -> None:
        """Take a position in which a seat decides.

        Moves that come within the margin of the best get their true value, the others a bound: they are no better.
        """
        self.root = root
        self.side = root.game.sides[root.seat or 0]
        self.depth = 0  # searched completely
        self.values: dict[int, int] = {}  # for side 0, by action
        self.order = list(root.codes)
        size = SMALLEST_TABLE
        while size < LARGEST_TABLE and (most_nodes is None or size < most_nodes):
            size *= 2
        self.control = np.zeros(CONTROLS, dtype=np.int64)
        self.control[[MARGIN, PLY]] = margin, -1
        self.stack = np.zeros((MOST_PLIES, WORDS), dtype=np.int64)
        self.frames = np.zeros((MOST_PLIES, FIELDS), dtype=np.int64)
        self.actions = buffer(MOST_PLIES)
        self.scores = buffer(MOST_PLIES)
        self.table = np.zeros((size, 2), dtype=np.int64)
        self.weights = weights_of(root.game) if weights is None else weights
        self.means = np.zeros((MOST_PLIES, 3), dtype=np.float64)
        self.root_values = buffer()

    @property
    def nodes(self) -> int:
        """How many positions have been played."""
        return int(self.control[NODES])

    def advance(self, until: int, deepest: int) -> bool:
        """Search on until so many nodes have been played; True when there is nothing more to find."""
        while self.nodes < until or self.depth == 0:  # every move is looked at once, however little is allowed
            if self.control[PLY] < 0:
                if self.depth >= min(deepest, DEEPEST) or self.is_settled():
                    return True
                self._begin(self.depth + 1)
            if not self._search(until if self.depth else ONE_PLY):
                return False
            self._take_in()
        return self.control[PLY] < 0 and (self.depth >= min(deepest, DEEPEST) or self.is_settled())

    def is_settled(self) -> bool:
        """Tell whether the best move is known for good: it wins, or all lose."""
        return self.depth > 0 and abs(self.values[self.order[0]]) > SURE

    def ranking(self) -> list[tuple[int, int]]:
        """List the actions with their values for side 0, the best for the decider first."""
        found = [(action, self.values.get(action, 0)) for action in self.order]
        if self.control[PLY] < 0 or self.frames[0, NEXT] == 0:
            return found
        # A deeper search is under way and has looked at the best moves; where it found a better one, that comes first.
        chosen, value = int(self.frames[0, CHOICE]), int(self.frames[0, BEST])
        return [(chosen, value), *(pair for pair in found if pair[0] != chosen)]

    def line(self, action: int) -> list[int]:
        """Give the moves that the table expects, from an action on."""
        line = [action]
        state = self.root.after(action)
        seen = {state}
        while state.seat is not None and state.seat != CHANCE and len(line) < DEEPEST:
            entry = remembered(self.table, key_of(state.game.mark, state.words))
            if not entry or entry & 4095 not in state.codes:
                break
            line.append(entry & 4095)
            state = state.after(line[-1])
            if state in seen:
                break
            seen.add(state)
        return line

    def _begin(self, depth: int) -> None:
        """Put the root on the stack, its moves in the order of the search before."""
        alpha_beta.entered(
            self.root.game.mark,
            self.root.words,
            self.root.seat or 0,
            depth,
            -INFINITE,
            INFINITE,
            0,
            self.stack,
            self.frames,
            self.actions,
            self.scores,
            self.table,
            self.weights,
            self.means,
        )
        self.actions[: len(self.order)] = self.order
        self.control[PLY] = 0

    def _search(self, until: int) -> bool:
        return alpha_beta.search(
            self.root.game.mark,
            self.control,
            until,
            self.stack,
            self.frames,
            self.actions,
            self.scores,
            self.table,
            self.weights,
            self.means,
            self.root_values,
        )

    def _take_in(self) -> None:
        """Note the values of a complete search, and sort the moves by them."""
        count = len(self.order)
        self.depth += 1
        codes = self.actions[:count].tolist()
        self.values = dict(zip(codes, self.root_values[:count].tolist(), strict=True))
        sign = 1 - 2 * self.side
        best = int(self.frames[0, CHOICE])
        self.order = sorted(codes, key=lambda code: (code != best, -sign * self.values[code]))

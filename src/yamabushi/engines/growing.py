"""Grow a tree over what a seat may know, in slices: the arrays of the sampling search and what it has found."""

from __future__ import annotations

import random

import numpy as np

from yamabushi.engines.alpha_beta import DEEPEST
from yamabushi.engines.judging import value_of, weights_of
from yamabushi.engines.sampling_tree import (
    ACTION,
    CHILD,
    CONTROLS,
    MOST_CODES,
    MOST_STEPS,
    NODE_FIELDS,
    SEAT,
    SIBLING,
    USED,
    VISITS,
    WALKS,
    walk_many,
)
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.chance import generator
from yamabushi.kernels.words import CHANCE, Buffer, buffer

MOST_NODES = 1 << 20
MOST_WALKS = 50_000_000
DOUBT = 0.3
"""How much of a mean return the first walk leaves in doubt; the doubt falls with the square root of the walks."""


class Growing:
    """A search of what a seat may know, by information-set Monte Carlo tree search."""

    def __init__(
        self,
        root: KernelState,
        seed: int,
        most_walks: int | None,
        weights: Buffer | None = None,
    ) -> None:
        """Take any position that fits what the seat to decide may know."""
        self.root = root
        self.side = root.game.sides[root.seat or 0]
        self.rng = generator(random.Random(seed).getrandbits(32))
        size = MOST_NODES if most_walks is None else min(most_walks + 2, MOST_NODES)
        self.control = np.zeros(CONTROLS, dtype=np.int64)
        self.control[[SEAT, USED]] = root.seat or 0, 1
        self.tree = np.zeros((size, NODE_FIELDS), dtype=np.int64)
        self.sums = np.zeros(size, dtype=np.float64)
        self.path = np.zeros(MOST_STEPS + 1, dtype=np.int64)
        self.child_of = np.zeros(MOST_CODES, dtype=np.int64)
        self.actions = buffer()
        self.weights = weights_of(root.game) if weights is None else weights

    @property
    def nodes(self) -> int:
        """How often the tree has been walked down."""
        return int(self.control[WALKS])

    @property
    def depth(self) -> int:
        """How long the line is that was walked most often."""
        return len(self.line(self.ranking()[0][0]))

    def advance(self, until: int, deepest: int) -> bool:
        """Grow the tree until it has been walked so often; True when there is nothing more to find."""
        walk_many(
            self.root.game.mark,
            self.control,
            self.root.words,
            until,
            self.rng,
            self.tree,
            self.sums,
            self.path,
            self.child_of,
            self.actions,
            self.weights,
        )
        return self.nodes >= MOST_WALKS or (deepest < DEEPEST and self.depth >= deepest)

    def ranking(self) -> list[tuple[int, int]]:
        """List the actions with their values for side 0, those walked most often first.

        A value is the mean return less the doubt that so few walks leave: what was hardly tried is not praised.
        """
        children = {int(self.tree[child, ACTION]): child for child in self._children(0)}
        sign = 1 - 2 * self.side
        found = []
        for code in self.root.codes:
            child = children.get(code)
            visits = int(self.tree[child, VISITS]) if child is not None else 0
            mean = -1.0
            if child is not None and visits:
                mean = max(sign * float(self.sums[child]) / visits - DOUBT / visits**0.5, -1.0)
            found.append((visits, mean, code))
        found.sort(key=lambda entry: (-entry[0], -entry[1]))
        return [(code, sign * value_of(mean)) for _, mean, code in found]

    def line(self, action: int) -> list[int]:
        """Give the moves walked most often, from an action on."""
        line: list[int] = []
        node = 0
        state = self.root
        wanted: int | None = action
        while wanted is not None:
            line.append(wanted)
            state = state.after(wanted)
            child = next((child for child in self._children(node) if self.tree[child, ACTION] == wanted), None)
            wanted = None
            if child is not None and state.seat is not None and state.seat != CHANCE:
                node = child
                known = [child for child in self._children(node) if int(self.tree[child, ACTION]) in state.codes]
                if known:
                    wanted = int(self.tree[max(known, key=lambda child: int(self.tree[child, VISITS])), ACTION])
        return line

    def _children(self, node: int) -> list[int]:
        found = []
        child = int(self.tree[node, CHILD])
        while child:
            found.append(child)
            child = int(self.tree[child, SIBLING])
        return found

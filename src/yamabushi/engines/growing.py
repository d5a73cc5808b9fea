"""Grow a tree over what a seat may know, in slices: the arrays of the sampling search and what it has found."""

from __future__ import annotations

import math
import random

import numpy as np

from yamabushi.engines.alpha_beta import DEEPEST
from yamabushi.engines.deepening import CODE, VALUE, is_legal
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
    walk,
)
from yamabushi.games import dispatch
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.chance import Generator, generator
from yamabushi.kernels.compiling import compiled
from yamabushi.kernels.entries import entry
from yamabushi.kernels.picking import Mark
from yamabushi.kernels.words import MOST_ACTIONS, Buffer, Floats, Table, Words, buffer

MOST_NODES = 1 << 20
MOST_WALKS = 50_000_000
DOUBT = 0.3
"""How much of a mean return the first walk leaves in doubt; the doubt falls with the square root of the walks."""

LONGEST_LINE = MOST_STEPS + 1

# FOUND[rank]: an action, its value for side 0, and how often it was walked.
TRIED = 2


# ---- kernels ---------------------------------------------------------------------------------------------------------


@entry()
def grow(
    game: Mark,
    root: Words,
    control: Buffer,
    walks: int,
    rng: Generator,
    tree: Table,
    sums: Floats,
    path: Buffer,
    child_of: Buffer,
    actions: Buffer,
    weights: Buffer,
) -> None:
    """Walk down the tree until it has been walked so often, each time along a newly drawn position."""
    while control[WALKS] < walks:
        words = dispatch.sampled(game, root, int(control[SEAT]), rng)
        walk(game, control, words, rng, tree, sums, path, child_of, actions, weights)
        control[WALKS] += 1


@compiled
def child_by(tree: Table, node: int, action: int) -> int:
    """Give the node that an action leads to, 0 for none."""
    child = int(tree[node, CHILD])
    while child and tree[child, ACTION] != action:
        child = int(tree[child, SIBLING])
    return child


@entry()
def weigh(
    game: Mark, root: Words, control: Buffer, tree: Table, sums: Floats, actions: Buffer, means: Floats, found: Table
) -> int:
    """Sort the actions of the root, those walked most often first; give their number.

    A value is the mean return less the doubt that so few walks leave: what was hardly tried is not praised.
    """
    sign = 1 - 2 * dispatch.side(game, int(control[SEAT]))
    count = dispatch.legal(game, root, actions, 0)
    for number in range(count):
        child = child_by(tree, 0, int(actions[number]))
        visits = int(tree[child, VISITS]) if child else 0
        mean = -1.0
        if visits:
            mean = max(sign * sums[child] / visits - DOUBT / math.sqrt(float(visits)), -1.0)
        place = number
        while place > 0:
            tried = found[place - 1, TRIED]
            if tried > visits or (tried == visits and means[place - 1] >= mean):
                break
            means[place] = means[place - 1]
            for column in range(3):
                found[place, column] = found[place - 1, column]
            place -= 1
        means[place] = mean
        found[place, CODE] = actions[number]
        found[place, VALUE] = sign * value_of(mean)
        found[place, TRIED] = visits
    return count


@entry()
def follow(game: Mark, root: Words, action: int, tree: Table, actions: Buffer, line: Buffer) -> int:
    """Write the moves walked most often, from an action on; give their number."""
    words = root
    node = 0
    wanted = action
    count = 0
    while wanted >= 0:
        line[count] = wanted
        count += 1
        words = dispatch.play(game, words, wanted)
        node = child_by(tree, node, wanted)
        wanted = -1
        if node and dispatch.decider(game, words) >= 0:
            most = -1
            child = int(tree[node, CHILD])
            while child:
                if tree[child, VISITS] > most and is_legal(game, words, int(tree[child, ACTION]), actions):
                    most = int(tree[child, VISITS])
                    wanted = int(tree[child, ACTION])
                child = int(tree[child, SIBLING])
    return count


# ---- a search of what a seat may know --------------------------------------------------------------------------------


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
        self.rng = generator(random.Random(seed).getrandbits(32))
        size = MOST_NODES if most_walks is None else min(most_walks + 2, MOST_NODES)
        self.control = np.zeros(CONTROLS, dtype=np.int64)
        self.control[[SEAT, USED]] = root.seat or 0, 1
        self.tree = np.zeros((size, NODE_FIELDS), dtype=np.int64)
        self.sums = np.zeros(size, dtype=np.float64)
        self.path = np.zeros(MOST_STEPS + 1, dtype=np.int64)
        self.child_of = np.zeros(MOST_CODES, dtype=np.int64)
        self.actions = buffer()
        self.means = np.zeros(MOST_ACTIONS, dtype=np.float64)
        self.found = np.zeros((MOST_ACTIONS, 3), dtype=np.int64)
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
        grow(
            self.root.game.mark,
            self.root.words,
            self.control,
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
        count = weigh(
            self.root.game.mark,
            self.root.words,
            self.control,
            self.tree,
            self.sums,
            self.actions,
            self.means,
            self.found,
        )
        return [(int(code), int(value)) for code, value, _ in self.found[:count]]

    def line(self, action: int) -> list[int]:
        """Give the moves walked most often, from an action on."""
        line = np.zeros(LONGEST_LINE, dtype=np.int64)
        count = follow(self.root.game.mark, self.root.words, action, self.tree, self.actions, line)
        return [int(code) for code in line[:count]]

"""Search where not all is known: a tree of decisions, grown on positions that fit what a seat may know.

Information-set Monte Carlo tree search with an open loop. Every walk down the tree draws one of the positions that look
just like the root's to the seat that thinks, and follows it: an edge is a decision, which is possible in some of the
positions and not in others; what chance brings is drawn on the way and is not in the tree. Which of the possible
decisions is followed is told by upper confidence bounds, counting only the times that it was possible. New positions
are judged at once.

All values are mean returns of side 0, from -1 to 1.
"""

from __future__ import annotations

import math

from yamabushi.engines.judging import return_of, static_value
from yamabushi.engines.playouts import random_action
from yamabushi.games import dispatch
from yamabushi.kernels.chance import Generator, below
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.curves import logarithm
from yamabushi.kernels.picking import Mark
from yamabushi.kernels.words import CHANCE, OVER, Buffer, Floats, Table, Words

# NODES[node]: the decision that leads there, its first child and next sibling, how often visited, how often possible.
ACTION, CHILD, SIBLING, VISITS, POSSIBLE = range(5)
NODE_FIELDS = 5

# CONTROL
SEAT, USED, WALKS = range(3)
CONTROLS = 3

MOST_CODES = 1024
"""More than the actions of any game."""

MOST_STEPS = 512
"""A walk down the tree is cut here at the latest."""

EXPLORATION = 0.7
"""How much doubt about a decision counts beside its mean."""


@inlined
def leaf_value(game: Mark, words: Words, weights: Buffer) -> float:
    """Judge a position as a mean return; at the end of the game it is the return."""
    if dispatch.decider(game, words) == OVER:
        return float(dispatch.outcome(game, words, 0))
    return return_of(static_value(game, words, weights))


@compiled
def walk(
    game: Mark,
    control: Buffer,
    words: Words,
    rng: Generator,
    tree: Table,
    sums: Floats,
    path: Buffer,
    child_of: Buffer,
    actions: Buffer,
    weights: Buffer,
) -> None:
    """Walk down the tree once along one position."""
    node = 0
    length = 1
    path[0] = 0
    value = 0.0
    while True:
        decider = dispatch.decider(game, words)
        if decider == OVER or length >= MOST_STEPS:
            value = leaf_value(game, words, weights)
            break
        if decider == CHANCE:
            words = dispatch.play(game, words, random_action(game, words, rng, actions))
            continue
        stop = dispatch.legal(game, words, actions, 0)
        for number in range(stop):
            child_of[actions[number]] = 0
        child = tree[node, CHILD]
        while child:
            child_of[tree[child, ACTION]] = child
            child = tree[child, SIBLING]
        unseen = 0
        for number in range(stop):
            if child_of[actions[number]] == 0:
                unseen += 1
        if unseen and control[USED] < len(tree):
            skip = below(rng, unseen)
            chosen = -1
            for number in range(stop):
                if child_of[actions[number]] == 0:
                    if skip == 0:
                        chosen = int(actions[number])
                        break
                    skip -= 1
            fresh = int(control[USED])
            control[USED] += 1
            tree[fresh, ACTION] = chosen
            tree[fresh, CHILD] = 0
            tree[fresh, SIBLING] = tree[node, CHILD]
            tree[fresh, VISITS] = 0
            tree[fresh, POSSIBLE] = 0
            sums[fresh] = 0.0
            tree[node, CHILD] = fresh
            for number in range(stop):
                child = child_of[actions[number]]
                if child:
                    tree[child, POSSIBLE] += 1
            tree[fresh, POSSIBLE] += 1
            path[length] = fresh
            length += 1
            words = dispatch.play(game, words, chosen)
            value = leaf_value(game, words, weights)
            break
        sign = 1.0 - 2.0 * dispatch.side(game, decider)
        best = -1e18
        following = 0
        for number in range(stop):
            child = child_of[actions[number]]
            if child == 0:
                continue  # the tree is full
            tree[child, POSSIBLE] += 1
            visits = float(tree[child, VISITS])
            doubt = math.sqrt(logarithm(float(tree[child, POSSIBLE])) / visits)
            bound = sign * sums[child] / visits + EXPLORATION * doubt
            if bound > best:
                best = bound
                following = int(child)
        if following == 0:
            value = leaf_value(game, words, weights)
            break
        node = following
        path[length] = node
        length += 1
        words = dispatch.play(game, words, int(tree[node, ACTION]))
    for place in range(length):
        tree[path[place], VISITS] += 1
        sums[path[place]] += value

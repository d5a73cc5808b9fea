"""The greedy opponent: it takes what leaves its own side best off at the end of its turn.

It looks through its own decisions only, as far as they reach without anybody else's, and takes the mean where chance
comes between; where chance follows chance, its turn is over. Ties are broken at random. For what it may not know it
takes one guess.
"""

from __future__ import annotations

import numpy as np

from yamabushi.games import dispatch
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.chance import Generator, below
from yamabushi.kernels.compiling import compiled
from yamabushi.kernels.entries import entry
from yamabushi.kernels.picking import Mark
from yamabushi.kernels.words import CHANCE, MOST_ACTIONS, Buffer, Floats, Words, buffer

MOST_PLIES = 64
"""Deeper than any turn that a greedy look goes through."""

MOST_POSITIONS = 200_000
"""How many positions a greedy look takes in, an equal share for each action, before it judges a turn as it stands."""

TIE = 1e-9


@compiled
def value_of_turn(game: Mark, words: Words, seat: int, actions: Buffer, start: int, budget: Buffer) -> float:
    """Give how well off the seat can be when its turn ends; `budget` counts down the positions looked at."""
    decider = dispatch.decider(game, words)
    budget[0] -= 1
    if (decider != seat and decider != CHANCE) or budget[0] <= 0 or start + MOST_ACTIONS > len(actions):
        return float(dispatch.standing(game, words, seat))
    stop = dispatch.legal(game, words, actions, start)
    if decider == CHANCE:
        total = 0.0
        weights = 0.0
        for number in range(start, stop):
            weight = float(dispatch.weight(game, words, actions[number]))
            following = dispatch.play(game, words, actions[number])
            if dispatch.decider(game, following) == CHANCE:
                total += weight * float(dispatch.standing(game, following, seat))
            else:
                total += weight * value_of_turn(game, following, seat, actions, stop, budget)
            weights += weight
        return total / weights
    best = -1e18
    for number in range(start, stop):
        following = dispatch.play(game, words, actions[number])
        best = max(best, value_of_turn(game, following, seat, actions, stop, budget))
    return best


@entry()
def rank(game: Mark, words: Words, seat: int, actions: Buffer, values: Floats, budget: Buffer) -> int:
    """Write the value of each legal action; give their number."""
    stop = dispatch.legal(game, words, actions, 0)
    for number in range(stop):
        following = dispatch.play(game, words, actions[number])
        budget[0] = MOST_POSITIONS // stop
        values[number] = value_of_turn(game, following, seat, actions, stop, budget)
    return stop


def greedy_action(state: KernelState, rng: Generator) -> str:
    """Choose an action for the seat to decide."""
    seat = state.seat
    assert seat is not None
    assert seat != CHANCE
    values = np.empty(MOST_ACTIONS, dtype=np.float64)
    words = dispatch.sample(state.game.mark, state.words, seat, rng)
    budget = np.zeros(1, dtype=np.int64)
    stop = rank(state.game.mark, words, seat, buffer(MOST_PLIES), values, budget)
    best = values[:stop].max()
    ties = np.flatnonzero(values[:stop] >= best - TIE)
    return state.actions[int(ties[below(rng, len(ties))])]

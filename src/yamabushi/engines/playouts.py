"""Play games to the end at random, as fast as the rules go."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from yamabushi.games import dispatch
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.chance import Generator, below, generator
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.entries import entry
from yamabushi.kernels.picking import Mark
from yamabushi.kernels.words import CHANCE, OVER, Buffer, Words, buffer


@inlined
def drawn_action(game: Mark, words: Words, decider: int, rng: Generator, actions: Buffer) -> int:
    """Do the same where it is known who decides."""
    stop = dispatch.legal(game, words, actions, 0)
    if decider != CHANCE:
        return int(actions[below(rng, stop)])
    total = 0
    for number in range(stop):
        total += dispatch.weight(game, words, actions[number])
    left = below(rng, total)
    for number in range(stop):
        left -= dispatch.weight(game, words, actions[number])
        if left < 0:
            return int(actions[number])
    return int(actions[stop - 1])


@compiled
def random_action(game: Mark, words: Words, rng: Generator, actions: Buffer) -> int:
    """Draw one of the legal actions: a decision evenly, a chance outcome by its odds."""
    return drawn_action(game, words, dispatch.decider(game, words), rng, actions)


@entry()
def play_out(game: Mark, words: Words, rng: Generator, actions: Buffer) -> tuple[Words, int]:
    """Play at random to the end; give the last position and the number of actions."""
    count = 0
    decider = dispatch.decider(game, words)
    while decider != OVER:
        words = dispatch.play(game, words, drawn_action(game, words, decider, rng, actions))
        decider = dispatch.decider(game, words)
        count += 1
    return words, count


@entry()
def play_out_many(game: Mark, words: Words, games: int, rng: Generator, actions: Buffer, totals: Buffer) -> int:
    """Play many games from one position, adding each seat's outcome to `totals`; give the number of actions."""
    count = 0
    for _ in range(games):
        last, length = play_out(game, words, rng, actions)
        count += length
        for seat in range(len(totals)):
            totals[seat] += dispatch.outcome(game, last, seat)
    return count


@dataclass(frozen=True)
class Playouts:
    """What many random games came to."""

    games: int
    actions: int
    returns: tuple[float, ...]


def playouts(state: KernelState, games: int, seed: int | None = None) -> Playouts:
    """Play so many random games, one at least, from a position: the actions played and each seat's mean return."""
    games = max(games, 1)
    totals = np.zeros(len(state.game.seats), dtype=np.int64)
    count = play_out_many(state.game.mark, state.words, games, generator(seed), buffer(), totals)
    return Playouts(games, int(count), tuple(float(total) / games for total in totals))

"""Draw positions that a seat cannot tell apart, as fast as the rules go."""

from __future__ import annotations

from yamabushi.games import dispatch
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.chance import Generator, generator
from yamabushi.kernels.entries import entry
from yamabushi.kernels.picking import Mark
from yamabushi.kernels.words import Words


@entry()
def draw_many(game: Mark, words: Words, seat: int, count: int, rng: Generator) -> int:
    """Draw so many positions, each from the one before; give how many are others than the first."""
    others = 0
    drawn = words
    for _ in range(count):
        drawn = dispatch.sampled(game, drawn, seat, rng)
        others += 1 if drawn != words else 0
    return others


def draw_samples(state: KernelState, seat: int, count: int, seed: int | None = None) -> int:
    """Draw so many positions that look just like this to a seat; give how many of them are others.

    Raises:
        BadSeat: the game has no such seat.
    """
    state.game.require_seat(seat)
    return int(draw_many(state.game.mark, state.words, seat, count, generator(seed)))

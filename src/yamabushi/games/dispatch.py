"""The kernels that every game has, picked by a game's mark: what search, perft and playouts call.

In Python a mark's type is looked up. Compiled, the calls below are not there any more: an engine is compiled for one
game, and the type of the mark says which kernel is meant.
"""

from __future__ import annotations

from yamabushi.kernels.chance import Generator
from yamabushi.kernels.compiling import picked
from yamabushi.kernels.entries import entry
from yamabushi.kernels.picking import Mark, kernels_of
from yamabushi.kernels.words import Buffer, Words


@picked
def decider(game: Mark, words: Words) -> int:
    """Say who decides: a seat, `CHANCE` or `OVER`."""
    return kernels_of(game).decider(words)


@picked
def legal(game: Mark, words: Words, out: Buffer, start: int) -> int:
    """Write the legal actions into a buffer from `start` on; give the end of the list."""
    return kernels_of(game).legal(words, out, start)


@picked
def play(game: Mark, words: Words, action: int) -> Words:
    """Give the position after a legal action."""
    return kernels_of(game).play(words, action)


@picked
def weight(game: Mark, words: Words, action: int) -> int:
    """Say how likely a chance outcome is, relative to the others."""
    return kernels_of(game).weight(words, action)


@picked
def outcome(game: Mark, words: Words, seat: int) -> int:
    """Say how a finished game went for a seat: 1 won, 0 drawn, -1 lost."""
    return kernels_of(game).outcome(words, seat)


@picked
def side(game: Mark, seat: int) -> int:
    """Say for whom a search takes a seat: 0 for the side of the first seat, 1 for all who play against it."""
    return kernels_of(game).side(seat)


@picked
def standing(game: Mark, words: Words, seat: int) -> int:
    """Say how well off a seat is just now; only comparisons within one game mean anything."""
    return kernels_of(game).standing(words, seat)


@picked
def sampled(game: Mark, words: Words, seat: int, rng: Generator) -> Words:
    """Draw one of the positions that look to a seat (-1: a spectator) just as this one does; any of them can come."""
    return kernels_of(game).sampled(words, seat, rng)


@picked
def outlined(game: Mark, words: Words, weights: Buffer) -> Words:
    """Give what is judged of a position, as words of the game's own; what takes branches is weighed here already."""
    return kernels_of(game).outlined(words, weights)


@picked
def judged(game: Mark, outline: Words, weights: Buffer) -> int:
    """Add up what makes a position good, each feature by its weight, for side 0 less side 1."""
    return kernels_of(game).judged(outline, weights)


@picked
def judge_together(game: Mark, children: Buffer, count: int, weights: Buffer) -> None:
    """Judge so many outlines that lie side by side, and write what they are worth into the row for it.

    A compiler makes vector instructions of such loops, a lane a position, where nothing branches. Finished positions
    and anything else are judged, too, to make vectors whole, and that is not looked at.
    """
    kernels_of(game).judge_together(children, count, weights)


@picked
def lanes(game: Mark) -> int:
    """Say how many positions are judged together at most, a power of 2; 1: each is judged alone."""
    return kernels_of(game).lanes()


@picked
def judged_words(game: Mark) -> int:
    """Say which words of an outline `judged` looks at, as a set: where several are judged, no others are kept."""
    return kernels_of(game).judged_words()


@picked
def key_words(game: Mark, words: Words) -> Words:
    """Give what tells positions apart for a search."""
    return kernels_of(game).key_words(words)


@picked
def is_horizon(game: Mark, words: Words) -> bool:
    """Tell whether a search looks no further than here, for example not into the next game of a match."""
    return kernels_of(game).is_horizon(words)


@picked
def places(game: Mark, words: Words, action: int) -> int:
    """Give the places that an action's text lists, as a set, where its number does not say them."""
    return kernels_of(game).places(words, action)


# ---- what a position asks, each in one call --------------------------------------------------------------------------

PATIENCE = 3_000
"""So many decisions, some games, are played interpreted before it is worth compiling the rules."""


@entry(PATIENCE)
def step(game: Mark, words: Words, action: int, out: Buffer) -> tuple[Words, int, int]:
    """Play an action, then say who decides and write what is legal."""
    following = play(game, words, action)
    return following, decider(game, following), legal(game, following, out, 0)


@entry(PATIENCE)
def opened(game: Mark, words: Words, out: Buffer) -> tuple[int, int]:
    """Say who decides in a position and write what is legal."""
    return decider(game, words), legal(game, words, out, 0)


@entry(PATIENCE)
def sample(game: Mark, words: Words, seat: int, rng: Generator) -> Words:
    """Draw a position that looks just like this one to a seat."""
    return sampled(game, words, seat, rng)


@entry(PATIENCE)
def places_of(game: Mark, words: Words, action: int) -> int:
    """Give the places that an action's text lists, for whoever writes texts without the game's Python."""
    return places(game, words, action)

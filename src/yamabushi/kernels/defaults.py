"""The kernels of a game whose folder says nothing else: all is open, and nothing is judged before the end."""

from __future__ import annotations

from yamabushi.kernels.chance import Generator
from yamabushi.kernels.compiling import inlined
from yamabushi.kernels.words import WORDS, Buffer, Words


@inlined
def side(seat: int) -> int:
    """Set all others against the first seat."""
    return min(seat, 1)


@inlined
def sampled(words: Words, seat: int, rng: Generator) -> Words:
    """Give the position itself: where nothing is hidden, no other looks like it."""
    return words


@inlined
def outlined(words: Words, weights: Buffer) -> Words:
    """Give the position itself: it is judged as it is."""
    return words


@inlined
def judged(words: Words, weights: Buffer) -> int:
    """Judge every position alike: a search knows only who wins at the end, if it gets there."""
    return 0


@inlined
def judge_together(children: Buffer, count: int, weights: Buffer) -> None:
    """Judge nothing together."""


@inlined
def lanes() -> int:
    """Judge one position at a time."""
    return 1


@inlined
def judged_words() -> int:
    """Look at all words."""
    return (1 << WORDS) - 1


@inlined
def key_words(words: Words) -> Words:
    """Give what tells positions apart for a search: everything."""
    return words


@inlined
def is_horizon(words: Words) -> bool:
    """Tell whether a search looks no further than here: never."""
    return False


@inlined
def places(words: Words, action: int) -> int:
    """Give no places: the number of an action says all that its text does."""
    return 0

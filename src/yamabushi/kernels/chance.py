"""Random numbers for kernels, with the generator's state in the caller's hands.

xoshiro128** (Blackman and Vigna) in 32-bit words held as 64-bit ones: no product reaches 2**63, so that compiled and
interpreted runs draw the same numbers.
"""

from __future__ import annotations

import random

import numpy as np

from yamabushi.kernels.bits import lowest, size
from yamabushi.kernels.compiling import compiled
from yamabushi.kernels.words import Buffer

Generator = Buffer
"""Four 32-bit words; drawing changes them."""

MASK = 0xFFFFFFFF


def generator(seed: int | None = None) -> Generator:
    """Make a generator; the same seed gives the same numbers, no seed gives others each time."""
    source: random.Random = random.SystemRandom() if seed is None else random.Random(seed)
    words = [source.getrandbits(32) for _ in range(4)]
    if not any(words):
        words[0] = 1  # all zeros is the one state that never leaves itself
    return np.array(words, dtype=np.int64)


@compiled
def rotated(word: int, by: int) -> int:
    """Turn a 32-bit word left."""
    return ((word << by) | (word >> (32 - by))) & MASK


@compiled
def draw(state: Generator) -> int:
    """Draw 32 random bits."""
    first = int(state[0])
    second = int(state[1])
    third = int(state[2])
    fourth = int(state[3])
    result = (rotated(second * 5 & MASK, 7) * 9) & MASK
    third ^= first
    fourth ^= second
    state[0] = first ^ fourth
    state[1] = second ^ third
    state[2] = third ^ (second << 9 & MASK)
    state[3] = rotated(fourth, 11)
    return result


@compiled
def below(state: Generator, bound: int) -> int:
    """Draw a number from 0 to bound - 1, all equally likely (bound at most 2**30)."""
    # Lemire's way: the high half of a product; the few low halves that would favour some numbers are drawn again.
    product = draw(state) * bound
    if product & MASK < bound:
        unfair = ((1 << 32) - bound) % bound
        while product & MASK < unfair:
            product = draw(state) * bound
    return product >> 32


@compiled
def member(state: Generator, mask: int) -> int:
    """Draw a member of a set that is not empty, all equally likely."""
    for _ in range(below(state, size(mask))):
        mask &= mask - 1
    return lowest(mask)


@compiled
def subset(state: Generator, mask: int, count: int) -> int:
    """Draw so many members of a set that has them, all such subsets equally likely."""
    drawn = 0
    for _ in range(count):
        drawn |= 1 << member(state, mask & ~drawn)
    return drawn

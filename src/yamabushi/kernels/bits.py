"""Fields of a few bits in a word, and sets of up to 31 things as bits: read, write, count, go through them."""

from __future__ import annotations

import numpy as np

from yamabushi.kernels.compiling import inlined, population

# A de Bruijn sequence: each power of two brings other five bits to the top of a 32-bit word.
_SEQUENCE = 0x077CB531
_PLACES = np.zeros(32, dtype=np.int64)
for _bit in range(32):
    _PLACES[(_SEQUENCE << _bit & 0xFFFFFFFF) >> 27] = _bit


@inlined
def field(word: int, shift: int, mask: int) -> int:
    """Read a few bits of a word."""
    return word >> shift & mask


@inlined
def with_field(word: int, shift: int, mask: int, value: int) -> int:
    """Write a few bits of a word."""
    return word & ~(mask << shift) | value << shift


@inlined
def lowest(mask: int) -> int:
    """Give the number of the lowest bit of a set that is not empty; `mask &= mask - 1` takes it out."""
    return int(_PLACES[((mask & -mask) * _SEQUENCE & 0xFFFFFFFF) >> 27])


@inlined
def size(mask: int) -> int:
    """Count the bits of a set."""
    return population(mask)

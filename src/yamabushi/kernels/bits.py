"""Fields of a few bits in a word, and sets of up to 31 things as bits: read, write, count, go through them."""

from __future__ import annotations

from yamabushi.kernels.compiling import first_bit, inlined, population


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
    return first_bit(mask)


@inlined
def size(mask: int) -> int:
    """Count the bits of a set."""
    return population(mask)

"""Small kernels with entry points of their own: quick to compile."""

from __future__ import annotations

import numpy as np

from yamabushi.kernels.compiling import compiled, inlined, population
from yamabushi.kernels.entries import Unit, entry
from yamabushi.kernels.words import Buffer, Table

STEP = 3
TABLE = np.arange(10, dtype=np.int64)


@inlined
def tripled(number: int) -> int:
    """Give three times a number."""
    return STEP * number


@compiled
def looked_up(number: int) -> int:
    """Read a table."""
    return int(TABLE[number % 10]) + tripled(number)


@entry()
def total(numbers: Buffer) -> int:
    """Add up what is looked up."""
    found = 0
    for number in numbers:
        found += looked_up(int(number))
    return found


@entry()
def scaled(number: int) -> int:
    """Call one kernel with two constants, and with a number."""
    return tripled(5) + tripled(7) + tripled(number)


@entry()
def read_at(place: int) -> int:
    """Read a table at any place, which may be wrong."""
    return int(TABLE[place])


@inlined
def found_at(place: int) -> int:
    """Read a table at any place, in whoever calls it."""
    return int(TABLE[place])


@entry()
def read_within(place: int) -> int:
    """Have a kernel that is inlined read a table, at a place that may be wrong."""
    return found_at(place)


@entry()
def factorial(number: int) -> int:
    """Call itself."""
    return 1 if number == 0 else number * factorial(number - 1)


@entry(patience=3)
def bits(table: Table, place: int, scale: float, doubled: bool) -> float:
    """Use every kind of argument."""
    return population(int(table[place, 0])) * scale * (2 if doubled else 1)


UNIT = Unit(__name__)

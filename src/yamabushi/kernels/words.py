"""The packed position that every kernel takes and gives: a tuple of twelve 64-bit words.

A tuple of scalars, because a position is a value: compiled, it lives in registers and on the stack and nothing is
allocated; in Python it is hashable, comparable and immutable as it is. Twelve for every game, so that engines can keep
positions of any game in the same arrays; a game that needs fewer leaves the rest 0. The words are signed and stay below
2**62, so that no shift or sum overflows and the interpreted run computes the same as the compiled one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import numpy as np
import numpy.typing as npt

WORDS = 12

Words = tuple[int, int, int, int, int, int, int, int, int, int, int, int]
"""A packed position."""


@dataclass(frozen=True)
class Dimensions:
    """Say of an array how many indices it takes: whoever compiles an entry point has to know."""

    count: int


Buffer = Annotated[npt.NDArray[np.int64], Dimensions(1)]
"""Numbers one after another; where kernels write lists of actions, codes from a start."""

Table = Annotated[npt.NDArray[np.int64], Dimensions(2)]
"""Rows of numbers."""

Floats = Annotated[npt.NDArray[np.float64], Dimensions(1)]
FloatTable = Annotated[npt.NDArray[np.float64], Dimensions(2)]
"""The same of numbers with a point."""

MOST_ACTIONS = 512
"""More decisions than any position of any game has; a buffer holds this many a ply."""

# Positions that are judged together lie side by side: one word of all of them a row, their values in the last one.
# One row after another in one buffer, each as long as every other: a compiler knows then that they do not overlap.
COLUMNS = MOST_ACTIONS + 8
"""How many there can be, and a few more: rows of a whole page would all lie in the same few places of a cache."""
ROWS = 48
VALUES = (ROWS - 1) * COLUMNS

CHANCE = -1
OVER = -2
"""What `decider` answers besides a seat."""


def buffer(plies: int = 1) -> Buffer:
    """Make room for the actions of so many plies."""
    return np.empty(MOST_ACTIONS * plies, dtype=np.int64)

"""The 30 squares and the six orientations of a cube, as data.

Squares are numbered A1 A2 … A6 B1 … E6, so square = 6 * row + column. Sets of squares are masks of 30 bits. Directions
are numbered N E S W.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

SQUARES = tuple(f"{row}{column}" for row in "ABCDE" for column in "123456")
SQUARE_NUMBERS = {name: number for number, name in enumerate(SQUARES)}
BOARD = (1 << 30) - 1
NOWHERE = 31

FIRE, WATER, WOOD = range(3)
ELEMENTS = "HMK"
ELEMENT_NAMES = ("fire", "water", "wood")
# BEATS[element]: the element that it beats; by the third it is beaten.
BEATS = (WOOD, FIRE, WATER)

# An orientation is 2 * top + twist, in the order HMK HKM MHK MKH KHM KMH: of the two elements on the sides, the twist
# is 0 when the one that comes first in H M K lies on the north-south axis.
ORIENTATIONS = ("HMK", "HKM", "MHK", "MKH", "KHM", "KMH")
ORIENTATION_NUMBERS = {name: number for number, name in enumerate(ORIENTATIONS)}

# TILTED[direction, orientation]: a tilt N or S swaps top and north-south, a tilt E or W swaps top and east-west. A
# pivot swaps the sides: orientation ^ 1.
TILTED = np.array(
    [
        [ORIENTATION_NUMBERS[order] for order in orders]
        for orders in (
            [name[1] + name[0] + name[2] for name in ORIENTATIONS],
            [name[2] + name[1] + name[0] for name in ORIENTATIONS],
        )
        * 2
    ],
    dtype=np.int64,
)

# TOPPED[element]: the bits of the TOPS word of a cube that shows it, were it on square 0; wood has none.
TOPPED = np.array([1, 1 << 30, 0], dtype=np.int64)

STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))  # rows north, columns east, for N E S W


def _beside(square: int, direction: int, distance: int) -> int:
    """Give the square so many steps away, `NOWHERE` off the board."""
    row, column = divmod(square, 6)
    row, column = row + STEPS[direction][0] * distance, column + STEPS[direction][1] * distance
    return 6 * row + column if 0 <= row < 5 and 0 <= column < 6 else NOWHERE


# BESIDE[square, direction], BEYOND[square, direction]: one and two steps away.
BESIDE = np.array([[_beside(square, way, 1) for way in range(4)] for square in range(30)], dtype=np.int64)
BEYOND = np.array([[_beside(square, way, 2) for way in range(4)] for square in range(30)], dtype=np.int64)

# AROUND[square]: its orthogonal neighbours.
AROUND = np.array([sum(1 << int(near) for near in BESIDE[s] if near < 30) for s in range(30)], dtype=np.int64)

# MIRRORED[square]: the same row, columns 1↔6 2↔5 3↔4.
MIRRORED = np.array([6 * (square // 6) + 5 - square % 6 for square in range(30)], dtype=np.int64)

# HALVES[half]: the squares of the Light half (columns 4-6) and of the Dark half.
HALVES = np.array(
    [
        sum(1 << square for square in range(30) if square % 6 >= 3),
        sum(1 << square for square in range(30) if square % 6 < 3),
    ],
    dtype=np.int64,
)


@lru_cache(4096)
def squares_in(mask: int) -> tuple[str, ...]:
    """Name the squares of a set, in order; mostly it is one that somebody has just asked for."""
    return tuple([SQUARES[number] for number in range(30) if mask >> number & 1])


def squares(mask: int) -> list[str]:
    """Name the squares of a set, in order."""
    return [*squares_in(mask)]


def mask_of(names: str) -> int:
    """Make the set of squares named in a text with blanks between them."""
    return sum(1 << SQUARE_NUMBERS[name] for name in names.split())

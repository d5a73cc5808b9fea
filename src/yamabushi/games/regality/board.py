"""The nine cells: their names, their neighbours, and what lies where seen from each.

Cells are numbered a1 b1 c1 a2 b2 c2 a3 b3 c3, so cell = 3 * row + column, row 0 in the south. Sets of cells are
masks of nine bits.
"""

from __future__ import annotations

import numpy as np

from yamabushi.games.regality.tiles import (
    ADJACENT,
    ANYWHERE,
    AROUND,
    DIAGONAL,
    ITSELF,
    ORTHOGONAL,
    SHIELD,
    SIDES,
    SILENCE,
    TILES,
)

CELLS = tuple(f"{column}{row}" for row in "123" for column in "abc")
CELL_NUMBERS = {name: number for number, name in enumerate(CELLS)}
BOARD = 0b111_111_111

# Directions in the order of their texts; (columns east, rows north).
DIRECTIONS = (
    ("N", 0, 1),
    ("NE", 1, 1),
    ("E", 1, 0),
    ("SE", 1, -1),
    ("S", 0, -1),
    ("SW", -1, -1),
    ("W", -1, 0),
    ("NW", -1, 1),
)


def _ray(cell: int, east: int, north: int, longest: int) -> int:
    """Collect the cells from a cell in one direction, up to so many."""
    row, column = divmod(cell, 3)
    mask = 0
    for _ in range(longest):
        row, column = row + north, column + east
        if 0 <= row < 3 and 0 <= column < 3:
            mask |= 1 << 3 * row + column
    return mask


def _near(cell: int, names: tuple[str, ...]) -> int:
    """Collect the neighbours of a cell in the named directions."""
    return sum(_ray(cell, east, north, 1) for name, east, north in DIRECTIONS if name in names)


_ORTHOGONAL = ("N", "E", "S", "W")
_DIAGONAL = ("NE", "SE", "SW", "NW")

# REACH[reach, cell]: the cells that a reach covers from a cell (empty for those that depend on more).
REACH = np.zeros((11, 9), dtype=np.int64)
for _cell in range(9):
    REACH[ORTHOGONAL, _cell] = _near(_cell, _ORTHOGONAL)
    REACH[DIAGONAL, _cell] = _near(_cell, _DIAGONAL)
    REACH[ADJACENT, _cell] = REACH[AROUND, _cell] = _near(_cell, _ORTHOGONAL + _DIAGONAL)
    REACH[SIDES, _cell] = _near(_cell, ("W", "E"))
    REACH[ANYWHERE, _cell] = BOARD & ~(1 << _cell)  # Witch and Fairy: never the tile itself
    REACH[ITSELF, _cell] = 1 << _cell

# RAYS[cell, direction]: all cells that way, to the edge.
RAYS = np.array([[_ray(cell, east, north, 2) for _, east, north in DIRECTIONS] for cell in range(9)], dtype=np.int64)

# FRONTS[side, cell]: the three neighbours in front of a tile that is that side's ally.
FRONTS = np.array(
    [[_near(cell, ("NW", "N", "NE")) for cell in range(9)], [_near(cell, ("SW", "S", "SE")) for cell in range(9)]],
    dtype=np.int64,
)

# SHIELDS[tile + 1, cell], SILENCES[tile + 1, cell]: the cells that a passive tile shields or silences from a cell.
SHIELDS = np.zeros((len(TILES) + 1, 9), dtype=np.int64)
SILENCES = np.zeros((len(TILES) + 1, 9), dtype=np.int64)
for _number, _tile in enumerate(TILES):
    if _tile.verb == SHIELD:
        SHIELDS[_number + 1] = REACH[_tile.reach]
    elif _tile.verb == SILENCE:
        SILENCES[_number + 1] = REACH[_tile.reach]

# How many cells a set has.
SIZE = np.array([mask.bit_count() for mask in range(512)], dtype=np.int64)

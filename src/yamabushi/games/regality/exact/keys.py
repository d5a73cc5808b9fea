"""The key of a position of the old style: all that matters for who wins, and nothing else.

Of a placed tile it matters whose ally it is, whether it is shielded and whether it lies face down; what it is called
does not, for nothing in the old style uses or brings back a tile. Of the tiles in the zones all matters. Seen by the
side to place ("own" and "other") and turned and mirrored to the least of eight images:

```
0-8 shielded │ 9-17 face down │ 18-26 own allies │ 27-35 cells with a tile │ 36-42 other's zone │ 43-49 own zone
```

Two positions with the same key are the same game. It is no hash: from a key the position could be set up again.
"""

from __future__ import annotations

import numpy as np

from yamabushi.games.regality.board import BOARD
from yamabushi.games.regality.effects import standing_cells
from yamabushi.games.regality.layout import (
    BY_RELIGION,
    CELL_BITS,
    COUNT,
    DOWN,
    FORM,
    MOVER,
    NORTH,
    OCCUPIED,
    OLD,
    PHASE,
    PLACE,
    SINGLE,
    STYLE,
    TURN,
    UPPER,
    ZONES,
    packed,
)
from yamabushi.games.regality.tiles import CITIZEN, NUMBERS
from yamabushi.kernels.bits import field, size
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.words import Words

OWN_TILES = 7
"""Each side has so many; Royalty's are numbered from 0, Religion's, their pairs, from 7."""

SET = (1 << OWN_TILES) - 1
FACE_DOWN, ALLIES, FILLED, OTHER_ZONE, OWN_ZONE, KEY_BITS = 9, 18, 27, 36, 43, 50

START = SET << OWN_ZONE | SET << OTHER_ZONE
"""The key of the first move: an empty board, which there never is again."""

# What stands for a tile on the board when a position is set up from its key; all that are not shielded are alike.
SHIELDED = np.array([NUMBERS["Te"], NUMBERS["Ca"]], dtype=np.int64)

# The eight symmetries of the board, as the cell to which each cell goes: four turns, each with and without a mirror.
SYMMETRIES: list[list[int]] = []
for _mirrored in (False, True):
    for _turns in range(4):
        _goals = []
        for _cell in range(9):
            _row, _column = divmod(_cell, 3)
            if _mirrored:
                _column = 2 - _column
            for _ in range(_turns):
                _row, _column = _column, 2 - _row
            _goals.append(3 * _row + _column)
        SYMMETRIES.append(_goals)

# IMAGES[symmetry, mask]: where a set of cells goes.
IMAGES = np.zeros((8, 512), dtype=np.int64)
for _number, _goals in enumerate(SYMMETRIES):
    for _mask in range(512):
        IMAGES[_number, _mask] = sum(1 << goal for cell, goal in enumerate(_goals) if _mask >> cell & 1)

# LEADING[mask]: the symmetries, as a set, that bring a set of cells to the least of its images.
LEADING = np.zeros(512, dtype=np.int64)
for _mask in range(512):
    LEADING[_mask] = sum(1 << number for number in range(8) if IMAGES[number, _mask] == IMAGES[:, _mask].min())


@compiled
def key_of(words: Words) -> int:
    """Give the key of a position in which a tile is to be placed."""
    turn = words[TURN]
    mover = field(turn, MOVER, 1)
    royalty = field(words[ZONES], 0, SET)
    religion = field(words[ZONES], UPPER + OWN_TILES, SET)
    zones = royalty << OWN_ZONE | religion << OTHER_ZONE if mover == 0 else religion << OWN_ZONE | royalty << OTHER_ZONE
    up, shielded, _ = standing_cells(words)
    north = field(turn, NORTH, BOARD)
    allies = up & (north if mover == 0 else ~north)
    return zones | least_image(field(turn, OCCUPIED, BOARD), allies, field(turn, DOWN, BOARD), shielded)


@inlined
def least_image(filled: int, allies: int, down: int, shielded: int) -> int:
    """Turn and mirror four sets of cells alike, so that the number that they make is the least."""
    leading = int(LEADING[filled])
    least = 1 << OTHER_ZONE
    for symmetry in range(8):
        if leading >> symmetry & 1:
            image = (
                int(IMAGES[symmetry, filled]) << FILLED
                | int(IMAGES[symmetry, allies]) << ALLIES
                | int(IMAGES[symmetry, down]) << FACE_DOWN
                | int(IMAGES[symmetry, shielded])
            )
            least = min(least, image)
    return least


@compiled
def position_of(key: int) -> Words:
    """Set up a position that has the key: a single game with Royalty to place."""
    own = field(key, OWN_ZONE, SET)
    other = field(key, OTHER_ZONE, SET)
    filled = field(key, FILLED, BOARD)
    allies = field(key, ALLIES, BOARD)
    down = field(key, FACE_DOWN, BOARD)
    tiles = 0
    for cell in range(9):
        if filled >> cell & 1:
            tile = int(SHIELDED[allies >> cell & 1]) if key >> cell & 1 else CITIZEN
            tiles |= tile + 1 << CELL_BITS * cell
    count = 2 * OWN_TILES + 1 - size(own) - size(other)
    turn = allies << NORTH | down << DOWN | down << BY_RELIGION | filled << OCCUPIED | PLACE << PHASE | count << COUNT
    zones = own | other << UPPER + OWN_TILES
    if filled == 0:  # the first move
        turn &= ~(63 << COUNT)
        zones |= 1 << CITIZEN
    return packed(tiles, turn, zones, 0, 0, 0, OLD << STYLE | SINGLE << FORM)

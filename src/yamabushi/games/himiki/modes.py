"""What differs between modes and editions, as data that the rules read."""

from __future__ import annotations

import numpy as np

from yamabushi.games.himiki.board import mask_of

DUEL, TEAMS, ALONE, PUZZLE = range(4)
MODES = ("duel", "teams", "mukyan", "mindlock")
REVISED, FIRST = range(2)
EDITIONS = ("revised", "first")

# Seats by mode, in turn order: colour = seat % 2 (0 white, 1 black); in teams half = seat // 2 (0 Light, 1 Dark).
SEATS = np.array([2, 4], dtype=np.int64)
# How many cubes must show an element for its influence (H-05).
ALIKE = np.array([4, 6], dtype=np.int64)
# How many cubes are set up in all.
CUBES = np.array([6, 8], dtype=np.int64)

# SET_UP[mode, edition, n]: the seat that places the n-th cube; alone, white places three, then Muk Yan's are rolled.
SET_UP = np.array(
    [
        [[0, 1, 1, 0, 0, 1, 0, 0], [0, 1, 0, 1, 0, 1, 0, 0]],
        [[0, 1, 2, 3, 0, 1, 2, 3], [0, 1, 2, 3, 0, 1, 2, 3]],
        [[0, 0, 0, 1, 1, 1, 0, 0], [0, 0, 0, 1, 1, 1, 0, 0]],
    ],
    dtype=np.int64,
)
# Muk Yan's cubes are rolled, one after another in this order, on these squares.
ROLLED = np.array([mask_of("B2 C2 D2"), mask_of("B3 C3 D3")], dtype=np.int64)
# START[mode, seat]: the squares on which a seat sets up (H-01: the first edition's are these in other coordinates).
START = np.array(
    [
        [mask_of("B5 C5 D5"), mask_of("B2 C2 D2"), 0, 0],
        [mask_of("D6 E5"), mask_of("A5 B6"), mask_of("A2 B1"), mask_of("D1 E2")],
    ],
    dtype=np.int64,
)

# By edition: do both cubes of a Transfer become active (H-13)?
BOTH_ACTIVE = np.array([1, 0], dtype=np.int64)
# Does an armed Major Yokai ask for a cube two squares off, or turn a lost conflict by itself?
YOKAI_ASKS = np.array([1, 0], dtype=np.int64)
# Are the cubes that a seat of a team controls fixed for its whole turn (H-08)?
FIXED_CONTROL = np.array([1, 0], dtype=np.int64)

WINNING = 5
DRAWN_AFTER = 100  # H-07
MOST_TILTS = 20  # H-17
HAND = 3

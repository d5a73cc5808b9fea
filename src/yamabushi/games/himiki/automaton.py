"""Muk Yan: what the automaton does with its dice (H-15).

Nine actions are tried in the order that the dice give; of the first that is possible the candidates are drawn from. A
candidate is a bit: for the cubes in square order, each its tilts N E S W and its pivot, five bits a cube; then dodging,
which pivots several, and passing.
"""

from __future__ import annotations

import numpy as np

from yamabushi.games.himiki.actions import PIVOT, STOP, TILT
from yamabushi.games.himiki.board import AROUND, BEATS, BESIDE, ELEMENTS, ORIENTATIONS
from yamabushi.games.himiki.conflict import compared, enough_alike, status_after
from yamabushi.games.himiki.layout import (
    BAN,
    CUBES,
    LIKE,
    OWNERS,
    TILTS,
    TURN,
    lower,
    orientation_on,
    showing,
    upper,
)
from yamabushi.games.himiki.modes import MOST_TILTS
from yamabushi.games.himiki.moving import pivoted, tilt_goals, tilted
from yamabushi.kernels.bits import field, lowest, size
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.words import Words

NAMES = (
    "multiple strike",
    "strike",
    "threaten",
    "influence",
    "block",
    "dodge",
    "pressure",
    "play again",
    "offensive move",
    "defensive move",
    "any tilt",
    "any rotation",
    "pass",
)
MULTIPLE, STRIKE, THREATEN, INFLUENCE, BLOCK, DODGE, PRESSURE, AGAIN, OFF, DEFEND, ANY_TILT, ANY_PIVOT, PASS = range(13)
SIGNS = "12345678OD"
"""What the table of the dice calls the first ten."""

# ORDERS[3 * black's element + white's element]: the nine actions in the order in which they are tried.
_TABLE = (
    "12345678O 12436578O 12438657O",  # black's die shows fire; white's fire, water, wood
    "12483756O 12486375O 14285637D",
    "14258367O 14283567D 14258367D",
)
ORDERS = np.array([[SIGNS.index(sign) for sign in order] for row in _TABLE for order in row.split()], dtype=np.int64)

# VALUES[square]: what O and D climb and descend; the rows are alike from both edges.
VALUES = np.array(
    [int(digit) for row in ("123321", "246642", "357753", "246642", "123321") for digit in row], dtype=np.int64
)

# BLOCKS[one, other]: does a cube of one orientation beat one of the other on all three axes?
BLOCKS = np.array(
    [
        [
            all(BEATS[ELEMENTS.index(own)] == ELEMENTS.index(their) for own, their in zip(one, other, strict=True))
            for other in ORIENTATIONS
        ]
        for one in ORIENTATIONS
    ],
    dtype=np.int64,
)

BITS_A_CUBE, PIVOT_BIT = 5, 4
ALL_PIVOTS = 0b10000_10000_10000
DODGE_BIT, PASS_BIT = 1 << 15, 1 << 16


@compiled
def blocked_by(words: Words, square: int, enemies: int) -> bool:
    """Tell whether one of these cubes beside the one on a square blocks it."""
    near = int(AROUND[square]) & enemies
    own = orientation_on(words, square)
    while near:
        if BLOCKS[orientation_on(words, lowest(near)), own]:
            return True
        near &= near - 1
    return False


@compiled
def blocks(words: Words, square: int) -> bool:
    """Tell whether the black cube on a square blocks a white one beside it."""
    near = int(AROUND[square]) & lower(words[CUBES])
    own = orientation_on(words, square)
    while near:
        if BLOCKS[own, orientation_on(words, lowest(near))]:
            return True
        near &= near - 1
    return False


@compiled
def threatens(words: Words, square: int) -> bool:
    """Tell whether one tilt of the cube on a square, as the board stands, would win a conflict (H-28)."""
    goals = tilt_goals(words, square, False)
    for direction in range(4):
        goal = int(BESIDE[square, direction])
        if goals >> goal & 1:
            won, _, _ = compared(tilted(words, square, direction), goal, int(AROUND[goal]))
            if won:
                return True
    return False


@compiled
def legal_tilts(words: Words) -> int:
    """Give the tilts that black's cubes can make (H-04), as candidates."""
    cubes = upper(words[CUBES])
    found = 0
    shift = 0
    while cubes:
        square = lowest(cubes)
        cubes &= cubes - 1
        goals = tilt_goals(words, square, True)
        for direction in range(4):
            found |= (goals >> int(BESIDE[square, direction]) & 1) << shift + direction
        shift += BITS_A_CUBE
    return found


@inlined
def cube_of(words: Words, number: int) -> int:
    """Give the square of black's cube with a number, counted in square order."""
    cubes = upper(words[CUBES])
    for _ in range(number):
        cubes &= cubes - 1
    return lowest(cubes)


@compiled
def does(words: Words, action: int, square: int, goal: int, after: Words) -> bool:
    """Tell whether a tilt from a square to a goal, or a pivot in place, is what an action wants."""
    element = orientation_on(after, goal) >> 1
    owner = field(words[TURN], OWNERS + 2 * element, 3)
    if action == THREATEN:
        return threatens(after, goal)
    if action == BLOCK:
        return blocks(after, goal)
    if square == goal:  # all else is done by tilts
        return False
    if action == INFLUENCE:
        return enough_alike(after, element) and owner != 2
    if action == PRESSURE:
        return size(showing(after, element)) >= 2 and owner != 2
    won, lost, like = compared(after, goal, int(AROUND[goal]))
    if action == MULTIPLE:
        return size(won) >= 2
    if action == STRIKE:
        return won != 0
    return status_after(won | lost, like) == LIKE and field(words[TURN], TILTS, 31) + 1 < MOST_TILTS  # H-27


@compiled
def toward_middle(words: Words, action: int, tilts: int) -> int:
    """Give the candidates of O or D: cubes that do not threaten, or block, climb or descend as little as may be."""
    found = 0
    for number in range(size(upper(words[CUBES]))):
        square = cube_of(words, number)
        if threatens(words, square) if action == OFF else blocks(words, square):
            continue
        here = int(VALUES[square])
        best = -1
        wanted = 0
        for direction in range(4):
            bit = 1 << BITS_A_CUBE * number + direction
            if tilts & bit:
                value = int(VALUES[int(BESIDE[square, direction])])
                # Above: the smaller the better, and better than any that is not above.
                rank = 100 - value if value > here else value
                if rank > best:
                    best = rank
                    wanted = bit
                elif rank == best:  # H-26
                    wanted |= bit
        found |= wanted
    return found


@compiled
def candidates_of(words: Words, action: int, tilts: int, pivots: int) -> int:
    """Give the candidates of one action."""
    if action == OFF or action == DEFEND:
        return toward_middle(words, action, tilts)
    cubes = upper(words[CUBES])
    if action == DODGE:
        blocked = 0
        while cubes:
            square = lowest(cubes)
            cubes &= cubes - 1
            if blocked_by(words, square, lower(words[CUBES])):
                blocked |= 1 << square
        return DODGE_BIT if blocked and pivots else 0
    found = 0
    moves = tilts | pivots
    for number in range(size(cubes)):
        square = cube_of(words, number)
        for kind in range(BITS_A_CUBE):
            bit = 1 << BITS_A_CUBE * number + kind
            if moves & bit:
                if kind == PIVOT_BIT:
                    if does(words, action, square, square, pivoted(words, 1 << square)):
                        found |= bit
                elif does(words, action, square, int(BESIDE[square, kind]), tilted(words, square, kind)):
                    found |= bit
    return found


@compiled
def decided(words: Words, dice: int) -> tuple[int, int]:
    """Give the action that the dice lead to, and its candidates."""
    cubes = size(upper(words[CUBES]))
    tilts = legal_tilts(words)
    pivots = 0 if field(words[TURN], BAN, 1) else ALL_PIVOTS & (1 << BITS_A_CUBE * cubes) - 1
    for place in range(9):
        action = int(ORDERS[dice, place])
        found = candidates_of(words, action, tilts, pivots)
        if found:
            return action, found
    if tilts:
        return ANY_TILT, tilts
    if pivots:
        return ANY_PIVOT, pivots
    return PASS, PASS_BIT


@compiled
def move_of(words: Words, candidates: int, number: int) -> int:
    """Give the move, as an action of a seat, that a candidate stands for."""
    for _ in range(number):
        candidates &= candidates - 1
    bit = lowest(candidates)
    if 1 << bit == PASS_BIT:
        return STOP
    if 1 << bit == DODGE_BIT:
        subset = 0
        for cube in range(size(upper(words[CUBES]))):
            if blocked_by(words, cube_of(words, cube), lower(words[CUBES])):
                subset |= 1 << cube
        return PIVOT + subset
    cube, kind = bit // BITS_A_CUBE, bit % BITS_A_CUBE
    if kind == PIVOT_BIT:
        return PIVOT + (1 << cube)
    return TILT + 4 * cube_of(words, cube) + kind

"""What judging looks at of a position: whose cubes stand where, which of them may tilt, what is in reach.

One position at a time, with branches past what most positions do not have. What is left is weighed in `evaluation.py`,
for several positions at a time.
"""

from __future__ import annotations

from yamabushi.games.himiki.board import BOARD, HALVES
from yamabushi.games.himiki.features import CHAOS_TILES, CONFUSED_SOON, TO_MOVE, WITHIN_TURN
from yamabushi.games.himiki.layout import (
    AGAIN,
    BLACK_SCORE,
    CONFUSED,
    CONFUSED_NEXT,
    CUBES,
    IN_TEAMS,
    MUKYAN,
    OWNERS,
    PAIR,
    PHASE,
    PLACES,
    SEAT,
    TOPS,
    TURN,
    TWIST,
    UPPER,
    WHITE_SCORE,
    tiles_of_sides,
)
from yamabushi.games.himiki.modes import ALIKE
from yamabushi.kernels.bits import field, size
from yamabushi.kernels.compiling import as_words, compiled, inlined
from yamabushi.kernels.words import Buffer, Words

# The words of an outline. Where there are two sets of squares in a word, the lower half is that of the side to move,
# the upper half that of the waiting side.
SIDES, SHOWN, TWISTED, MOVERS, TAKEN, LACKING, POINTS, OTHERS_POINTS, BASE, SIGN = range(10)
"""The cubes of each side; the words TOPS and TWIST; the cubes that each side may tilt; the influences that each side
has, at the first of an owner's bits; how many cubes are too few for one more to bring an influence; the points of the
mover and of the waiting side; what is weighed already, for white; and 0 if white is to move, else -1."""

UPPER_BOARD = BOARD << UPPER
BOTH = BOARD | UPPER_BOARD
LIGHT = int(HALVES[0]) * PAIR
"""The one half of the board, twice; the other one is the rest."""

WHITES_CONFUSED = 0b101 << CONFUSED_NEXT
"""Of the TURN word: the seats of white whose next turn is in Confusion; those of black stand one further."""

NOT_ALL_MOVE = 1 << CONFUSED | 1 << IN_TEAMS
"""Of the TURN word: set where a side may not tilt all its cubes, and only these."""

EVERY_OWNER = 0b010101
"""Of the owners of the influences: the first bit of each."""


@inlined
def exchanged(pair: int) -> int:
    """Give the two sets of squares in a word the other way round."""
    return (pair & UPPER_BOARD) >> UPPER | pair << UPPER & UPPER_BOARD


@inlined
def ones_if(bit: int) -> int:
    """Give a word of ones for 1 and 0 for 0."""
    return -bit


@inlined
def ones_unless(bit: int) -> int:
    """Give a word of ones for 0 and 0 for 1."""
    return bit - 1


@inlined
def outlined(words: Words, weights: Buffer) -> Words:
    """Give what judging looks at, the side to move first."""
    turn = words[TURN]
    mover = field(turn, SEAT, 1)
    sides = exchanged(words[CUBES]) if mover else words[CUBES]
    movers = movers_of(turn, sides, mover) if turn & NOT_ALL_MOVE else sides
    whites, blacks = field(turn, WHITE_SCORE, 7), field(turn, BLACK_SCORE, 7)
    base = int(weights[TO_MOVE])
    if field(turn, PHASE, 15) == AGAIN:
        base += int(weights[WITHIN_TURN])
    base = (-base if mover else base) + points_weighed(weights, whites) - points_weighed(weights, blacks)
    if words[PLACES] and not field(turn, MUKYAN, 1):
        base += tiles_weighed(words, weights)
    owners = turn >> OWNERS
    return as_words(
        (
            sides,
            words[TOPS],
            words[TWIST],
            movers,
            owners >> mover & EVERY_OWNER | (owners >> 1 - mover & EVERY_OWNER) << UPPER,
            int(ALIKE[field(turn, IN_TEAMS, 1)]) - 2,
            blacks if mover else whites,
            whites if mover else blacks,
            base,
            ones_if(mover),
            0,
            0,
        )
    )


@inlined
def points_weighed(weights: Buffer, points: int) -> int:
    """Weigh the points of a side; for none any weight is read, and taken for nothing."""
    return int(weights[points - 1 & 7]) & ones_if(int(points != 0))


@compiled
def movers_of(turn: int, sides: int, mover: int) -> int:
    """Give the cubes that each side may tilt: the mover's in this turn, and those of the seat that comes next."""
    # In Confusion the mover has the others' cubes.
    cubes = sides | exchanged(sides)
    movers = sides ^ cubes & ones_if(field(turn, CONFUSED, 1)) & BOARD
    # In teams a seat has those in its half: seats 0 and 1 the light one, 2 and 3 the other.
    half = LIGHT ^ ones_if(field(turn, SEAT + 1, 1)) & BOTH ^ ones_if(mover) & UPPER_BOARD
    return movers & (half | ones_unless(field(turn, IN_TEAMS, 1)))


@compiled
def tiles_weighed(words: Words, weights: Buffer) -> int:
    """Weigh chaos tiles in hands, and the Confusion to come."""
    whites, blacks = tiles_of_sides(words[PLACES])
    turn = words[TURN]
    confused = size(turn & WHITES_CONFUSED) - size(turn & WHITES_CONFUSED << 1)
    return int(weights[CHAOS_TILES]) * (whites - blacks) - int(weights[CONFUSED_SOON]) * confused

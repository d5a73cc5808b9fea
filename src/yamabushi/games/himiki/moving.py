"""Move cubes: every movement carries all that is known of the cube from one square to another."""

from __future__ import annotations

from yamabushi.games.himiki.actions import PIVOT, STOP
from yamabushi.games.himiki.board import AROUND, BESIDE, BOARD, HALVES, TILTED, TOPPED
from yamabushi.games.himiki.layout import (
    BLACK_LEFT,
    CONFUSED,
    CUBES,
    IN_TEAMS,
    PAIR,
    SEAT,
    TOPS,
    TURN,
    TWIST,
    UPPER,
    WHITE_LEFT,
    colour_on,
    left_square,
    lower,
    occupied,
    orientation_on,
    upper,
    with_cubes,
    with_left,
    with_squares_left,
    without_left,
)
from yamabushi.kernels.bits import field
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.words import Words


@inlined
def own_half(words: Words) -> int:
    """Give the cubes that the seat controls if it is those that stand where they stand now (H-08).

    In Confusion they are of the other colour (H-12).
    """
    turn = words[TURN]
    seat = field(turn, SEAT, 3)
    colour = seat & 1 ^ field(turn, CONFUSED, 1)
    cubes = lower(words[CUBES]) if colour == 0 else upper(words[CUBES])
    if field(turn, IN_TEAMS, 1):
        cubes &= int(HALVES[seat >> 1])
    return cubes


@inlined
def controlled(words: Words) -> int:
    """Give the cubes that the seat controls."""
    fixed = upper(words[TWIST])
    return fixed if fixed else own_half(words)


@inlined
def lifted(words: Words, square: int) -> Words:
    """Take the cube off a square, and all that is known of it."""
    here = ~(1 << square | 1 << square + UPPER)
    white_left = words[WHITE_LEFT]
    black_left = words[BLACK_LEFT]
    if white_left | black_left:
        if words[CUBES] >> square & 1:
            white_left = without_left(white_left, square)
        else:
            black_left = without_left(black_left, square)
    words = with_squares_left(words, white_left, black_left)
    return with_cubes(words, words[CUBES] & here, words[TOPS] & here, words[TWIST] & here)


@inlined
def put(words: Words, square: int, colour: int, orientation: int) -> Words:
    """Put a cube on a free square."""
    top = orientation >> 1
    return with_cubes(
        words,
        words[CUBES] | 1 << square + UPPER * colour,
        words[TOPS] | int(TOPPED[top]) << square,
        words[TWIST] | (orientation & 1) << square,
    )


@inlined
def turned(words: Words, square: int, orientation: int) -> Words:
    """Turn the cube on a square in place."""
    top = orientation >> 1
    here = ~(1 << square | 1 << square + UPPER)
    return with_cubes(
        words,
        words[CUBES],
        words[TOPS] & here | int(TOPPED[top]) << square,
        words[TWIST] & ~(1 << square) | (orientation & 1) << square,
    )


@inlined
def known(words: Words, square: int) -> tuple[int, int, int, int]:
    """Give what goes with the cube on a square: colour, orientation, whether it is controlled, the square it left."""
    colour = colour_on(words, square)
    left = left_square(words[WHITE_LEFT] if colour == 0 else words[BLACK_LEFT], square)
    return colour, orientation_on(words, square), words[TWIST] >> square + UPPER & 1, left


@inlined
def landed(words: Words, square: int, colour: int, orientation: int, control: int, left: int) -> Words:
    """Put a cube on a free square with what is known of it."""
    words = put(words, square, colour, orientation)
    white_left = words[WHITE_LEFT]
    black_left = words[BLACK_LEFT]
    if left < 30:
        if colour == 0:
            white_left = with_left(white_left, square, left)
        else:
            black_left = with_left(black_left, square, left)
    twist = words[TWIST] | control << square + UPPER
    return with_squares_left(with_cubes(words, words[CUBES], words[TOPS], twist), white_left, black_left)


@inlined
def carried(words: Words, origin: int, goal: int) -> Words:
    """Carry a cube to a free square as it is."""
    colour, orientation, control, left = known(words, origin)
    return landed(lifted(words, origin), goal, colour, orientation, control, left)


@inlined
def swapped(words: Words, one: int, other: int) -> Words:
    """Let two cubes change squares."""
    colour, orientation, control, left = known(words, one)
    other_colour, other_orientation, other_control, other_left = known(words, other)
    words = lifted(lifted(words, one), other)
    words = landed(words, other, colour, orientation, control, left)
    return landed(words, one, other_colour, other_orientation, other_control, other_left)


@inlined
def tilt_goals(words: Words, square: int, bound: bool) -> int:
    """Give the squares onto which the cube on a square may tilt, if they are beside it.

    `bound`: it may not go back to the square that it left (H-04).
    """
    free = BOARD & ~occupied(words)
    if bound:
        left = words[WHITE_LEFT] if words[CUBES] >> square & 1 else words[BLACK_LEFT]
        free &= ~(1 << left_square(left, square))
    return free


@inlined
def free_beside(words: Words, square: int) -> bool:
    """Tell whether a cube could tilt from a square."""
    return (int(AROUND[square]) & tilt_goals(words, square, False)) != 0


@inlined
def rolled(words: Words, square: int, goal: int, orientation: int) -> Words:
    """Roll the cube on a square onto its neighbour, which is free, so that it lies in an orientation."""
    here = ~(PAIR << square)
    twist = words[TWIST] >> square & 1 << UPPER | orientation & 1
    return with_cubes(
        words,
        words[CUBES] & here | (words[CUBES] >> square & PAIR) << goal,
        words[TOPS] & here | int(TOPPED[orientation >> 1]) << goal,
        words[TWIST] & here | twist << goal,
    )


@inlined
def left_noted(words: Words, square: int, goal: int) -> Words:
    """Note that the cube which is on `goal` now has left a square with its latest tilt."""
    white_left = words[WHITE_LEFT]
    black_left = words[BLACK_LEFT]
    if words[CUBES] >> goal & 1:
        white_left = with_left(without_left(white_left, square), goal, square)
    else:
        black_left = with_left(without_left(black_left, square), goal, square)
    return with_squares_left(words, white_left, black_left)


@inlined
def orientation_after(words: Words, square: int, direction: int) -> int:
    """Give the orientation in which the cube on a square lies after a tilt."""
    return int(TILTED[direction, orientation_on(words, square)])


@inlined
def tilted(words: Words, square: int, direction: int) -> Words:
    """Tilt the cube on a square onto its neighbour, which is free; it has left its square with its latest tilt."""
    goal = int(BESIDE[square, direction])
    return left_noted(rolled(words, square, goal, orientation_after(words, square, direction)), square, goal)


@inlined
def pivoted(words: Words, cubes: int) -> Words:
    """Pivot the cubes on these squares: their twists change."""
    return with_cubes(
        words,
        words[CUBES],
        words[TOPS],
        words[TWIST] ^ cubes,
    )


@inlined
def chosen(cubes: int, subset: int) -> int:
    """Give the squares of a subset of cubes, bit n for the n-th of them in square order."""
    second = cubes & cubes - 1
    third = second & second - 1
    # The first three without a loop: a seat of a duel has no more.
    squares = cubes & -cubes & -(subset & 1)
    squares |= second & -second & -(subset >> 1 & 1)
    squares |= third & -third & -(subset >> 2 & 1)
    cubes = third & third - 1
    subset >>= 3
    while subset:
        squares |= cubes & -cubes & -(subset & 1)
        cubes &= cubes - 1
        subset >>= 1
    return squares


@compiled
def pivoted_squares(words: Words, action: int) -> int:
    """Give the squares of the cubes that a pivot turns; of other actions none, since their numbers say all."""
    return chosen(controlled(words), action - PIVOT) if PIVOT <= action < STOP else 0

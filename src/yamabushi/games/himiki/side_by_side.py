"""Several positions judged at a time, step by step: a row for each set of squares, a column for each position.

A compiler makes vector instructions of the loops, a lane a position. Where vectors have few registers, as in a browser,
all steps in one loop would mostly carry sets to and fro between registers and memory; so each step has a loop.
"""

from __future__ import annotations

from yamabushi.games.himiki.evaluation import (
    Seven,
    Three,
    across,
    again_weighed,
    for_white,
    grounds,
    sources,
    tilts_weighed,
    upright,
)
from yamabushi.games.himiki.outline import (
    BASE,
    LACKING,
    MOVERS,
    OTHERS_POINTS,
    POINTS,
    SHOWN,
    SIDES,
    SIGN,
    TAKEN,
    TWISTED,
)
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.words import COLUMNS, VALUES, WORDS, Buffer

# The rows that the steps write, behind those of the outlines: three a kind of ground, five of sources, then what tilts
# do in two opposite directions.
POINT, TWO, THREE, PLAY_AGAIN = range(WORDS, WORDS + 12, 3)
FREE, UPRIGHT_FIRE, UPRIGHT_WOOD, ACROSS_FIRE, ACROSS_WOOD = range(WORDS + 12, WORDS + 17)
UPRIGHT, ACROSS = WORDS + 17, WORDS + 24
AGAIN, WAITING_AGAIN = 5, 6  # among what tilts do
COUNTED = WORDS + 31


@inlined
def lanes() -> int:
    """Judge eight positions at a time."""
    return 8


@inlined
def judged_words() -> int:
    """Look at all words that an outline has."""
    return (1 << SIGN + 1) - 1


@inlined
def word(rows: Buffer, row: int, number: int) -> int:
    """Read what a row has for a position."""
    return int(rows[row * COLUMNS + number])


@inlined
def three(rows: Buffer, row: int, number: int) -> Three:
    """Read the same of three rows, one after another."""
    return word(rows, row, number), word(rows, row + 1, number), word(rows, row + 2, number)


@inlined
def seven(rows: Buffer, row: int, number: int) -> Seven:
    """Read the same of seven rows."""
    return (
        *three(rows, row, number),
        *three(rows, row + 3, number),
        word(rows, row + 6, number),
    )


@compiled
def judge_together(rows: Buffer, count: int, weights: Buffer) -> None:
    """Judge so many positions whose outlines are there."""
    for number in range(count):
        found = grounds(
            word(rows, SIDES, number), word(rows, SHOWN, number), word(rows, TAKEN, number), word(rows, LACKING, number)
        )
        for place in range(12):
            rows[(POINT + place) * COLUMNS + number] = found[place]
    for number in range(count):
        cubes = sources(
            word(rows, SIDES, number),
            word(rows, SHOWN, number),
            word(rows, TWISTED, number),
            word(rows, MOVERS, number),
        )
        for place in range(5):
            rows[(FREE + place) * COLUMNS + number] = cubes[place]
    for number in range(count):
        does = upright(
            word(rows, FREE, number),
            word(rows, MOVERS, number),
            word(rows, UPRIGHT_FIRE, number),
            word(rows, UPRIGHT_WOOD, number),
            three(rows, POINT, number),
            three(rows, PLAY_AGAIN, number),
        )
        for place in range(7):
            rows[(UPRIGHT + place) * COLUMNS + number] = does[place]
    for number in range(count):
        does = across(
            word(rows, FREE, number),
            word(rows, MOVERS, number),
            word(rows, ACROSS_FIRE, number),
            word(rows, ACROSS_WOOD, number),
            three(rows, POINT, number),
            three(rows, PLAY_AGAIN, number),
        )
        for place in range(7):
            rows[(ACROSS + place) * COLUMNS + number] = does[place]
    for number in range(count):
        value = again_weighed(
            word(rows, UPRIGHT + AGAIN, number),
            word(rows, ACROSS + AGAIN, number),
            word(rows, UPRIGHT + WAITING_AGAIN, number),
            word(rows, ACROSS + WAITING_AGAIN, number),
            weights,
        )
        rows[COUNTED * COLUMNS + number] = value
    for number in range(count):
        value = word(rows, COUNTED, number) + tilts_weighed(
            seven(rows, UPRIGHT, number),
            seven(rows, ACROSS, number),
            three(rows, TWO, number),
            three(rows, THREE, number),
            word(rows, POINTS, number),
            word(rows, OTHERS_POINTS, number),
            weights,
        )
        rows[VALUES + number] = for_white(value, word(rows, SIGN, number), word(rows, BASE, number))

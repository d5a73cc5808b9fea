"""The packed position: which bits of which word mean what.

```
word 0  CUBES    0-29 white's squares │ 30-59 black's
word 1  TOPS     0-29 squares whose cube shows fire │ 30-59 water (the other cubes show wood)
word 2  TWIST    0-29 squares whose cube has the later of its two side elements on the north-south axis
                 30-59 the cubes that a seat of a team controls this turn, where it is not those in its half now
word 3  TURN     0-1 seat │ 2-4, 5-7 white's and black's score │ 8-13 owners of H M K, two bits each, 1 white, 2 black
                 14 may not pivot │ 15-21 count of H-07 │ 22-26 tilts chosen this turn │ 27-30 phase
                 31-35 active cube │ 36-40 the cube active beside it after a Transfer, + 1
                 41-42 how the turn stands │ 43 score raised by this tilt │ 44 this turn is in Confusion
                 45-48 seats whose next turn is in Confusion │ 49-52 tile to be put down or whose tilt is to be chosen
                 53-54 winner: 1 white, 2 black │ 55 teams │ 56 first edition │ 57 expert │ 58 Muk Yan │ 59 Mindlock
word 4  LEFT     six entries of 10 bits, sorted, for white's cubes that tilted this turn: square + 1, the one left << 5
word 5  LEFT     the same for black's
word 6  PLACES   where each chaos tile is, 4 bits each │ 48-49 the seat before whom a Major Yokai lies armed
word 7  TERRAIN  0-29 squares of the six terrain tiles, 5 bits each, 0 for those that lie elsewhere │ 30-59 their set
```

Muk Yan's dice stand in the place of the active cube. In Mindlock the count is that of the moves paid, both scores
together are PAR, and word 6 has more: 50-55 influences of H M K, two bits each, 1 in play, 2 demanded.

Cubes of a colour are interchangeable, and so they are here: a position knows squares, not cubes. What a text does not
say is 0, so that equal positions are equal words.
"""

from __future__ import annotations

from yamabushi.games.himiki.board import BOARD, NOWHERE, WATER, WOOD
from yamabushi.kernels.bits import size
from yamabushi.kernels.compiling import as_words, inlined
from yamabushi.kernels.words import Words

CUBES, TOPS, TWIST, TURN, WHITE_LEFT, BLACK_LEFT, PLACES, TERRAIN = range(8)
UPPER = 30
PAIR = 1 | 1 << UPPER
"""The two bits of a square in a word with two sets of squares."""

# TURN
SEAT, WHITE_SCORE, BLACK_SCORE, OWNERS, BAN, COUNT, TILTS, PHASE = 0, 2, 5, 8, 14, 15, 22, 27
ACTIVE, PARTNER, STATUS, RAISED, CONFUSED, CONFUSED_NEXT, PENDING_TILE, WINNER = 31, 36, 41, 43, 44, 45, 49, 53
IN_TEAMS, EDITION, EXPERT, MUKYAN, MINDLOCK = 55, 56, 57, 58, 59
PAR = WHITE_SCORE
PAR_BITS = 63

PENDING = 31 << ACTIVE | 31 << PARTNER | 3 << STATUS | 1 << RAISED | 15 << PENDING_TILE | 15 << PHASE

# Phases: what is to be decided.
DRAW, SETUP, MOVE, AGAIN, IMPEL, SWAP, TELEPORT, CONFRONT, ASK, MANA, CONJURE, PUT_DOWN, FINISHED = range(13)
DICE, CANDIDATE = 13, 14  # of Muk Yan: the dice are rolled; one of the candidates is drawn

# How a turn stands after a comparison: nothing, a like neighbour lets the seat play again, a conflict ends it.
OPEN, LIKE, CONFLICT = range(3)

# Where a chaos tile is; 1 to 4 are the hands of the seats.
UNDRAWN, ARMED, ON_BOARD, DISCARDED, IN_HAND_OF_NOBODY = 0, 5, 6, 7, 8
PLACE_BITS = 4
EVERY_TILE = sum(1 << PLACE_BITS * tile for tile in range(12))
"""The lowest bit of each tile."""
ARMED_SEAT = 48
WANTED = 50  # Mindlock: which influences are in play, and which are demanded
IN_PLAY, DEMANDED = 1, 2


@inlined
def lower(pair: int) -> int:
    """Give the first of the two sets of squares in a word."""
    return pair & BOARD


@inlined
def upper(pair: int) -> int:
    """Give the second of the two sets of squares in a word."""
    return pair >> UPPER


@inlined
def packed(
    cubes: int, tops: int, twist: int, turn: int, white_left: int, black_left: int, places: int, terrain: int
) -> Words:
    """Make a position of its words."""
    return as_words((cubes, tops, twist, turn, white_left, black_left, places, terrain, 0, 0, 0, 0))


@inlined
def with_turn(words: Words, turn: int) -> Words:
    """Change the TURN word."""
    return packed(words[0], words[1], words[2], turn, words[4], words[5], words[6], words[7])


@inlined
def with_cubes(words: Words, cubes: int, tops: int, twist: int) -> Words:
    """Change where the cubes stand and how they lie."""
    return packed(cubes, tops, twist, words[3], words[4], words[5], words[6], words[7])


@inlined
def with_squares_left(words: Words, white_left: int, black_left: int) -> Words:
    """Change which squares the cubes of this turn have left."""
    return packed(words[0], words[1], words[2], words[3], white_left, black_left, words[6], words[7])


@inlined
def with_tiles(words: Words, turn: int, places: int, terrain: int) -> Words:
    """Change the TURN word and where the chaos tiles are."""
    return packed(words[0], words[1], words[2], turn, words[4], words[5], places, terrain)


@inlined
def occupied(words: Words) -> int:
    """Give the squares with a cube."""
    return words[CUBES] & BOARD | words[CUBES] >> UPPER


@inlined
def showing(words: Words, element: int) -> int:
    """Give the squares whose cube shows an element."""
    fire = lower(words[TOPS])
    water = upper(words[TOPS])
    return for_element(element, fire, water, occupied(words) ^ fire ^ water)


@inlined
def for_element(element: int, of_fire: int, of_water: int, of_wood: int) -> int:
    """Give what belongs to an element, by masks: a processor would guess wrong at a branch."""
    water, wood = -(element & WATER), -(element >> 1)  # all bits set, or none
    return of_fire & ~(water | wood) | of_water & water | of_wood & wood


@inlined
def orientation_on(words: Words, square: int) -> int:
    """Give the orientation of the cube on a square."""
    tops = words[TOPS] >> square
    top = WOOD - WOOD * (tops & 1) - (tops >> UPPER & 1)  # without a branch
    return 2 * top + (words[TWIST] >> square & 1)


@inlined
def colour_on(words: Words, square: int) -> int:
    """Give the colour of the cube on a square."""
    return 0 if words[CUBES] >> square & 1 else 1


@inlined
def left_square(entries: int, square: int) -> int:
    """Give the square that the cube on a square left with its latest tilt of this turn, `NOWHERE` if it has none."""
    while entries:
        if (entries & 31) == square + 1:
            return entries >> 5 & 31
        entries >>= 10
    return NOWHERE


@inlined
def without_left(entries: int, square: int) -> int:
    """Take the entry of the cube on a square out of a list."""
    kept = 0
    shift = 0
    while entries:
        if (entries & 31) != square + 1:
            kept |= (entries & 1023) << shift
            shift += 10
        entries >>= 10
    return kept


@inlined
def with_left(entries: int, square: int, left: int) -> int:
    """Put the entry of the cube on a square into a list that has none for it, in the order of the squares."""
    kept = 0
    shift = 0
    entry = square + 1 | left << 5
    while entries:
        if entry and (entries & 31) > square + 1:
            kept |= entry << shift
            shift += 10
            entry = 0
        kept |= (entries & 1023) << shift
        shift += 10
        entries >>= 10
    return kept | entry << shift


@inlined
def place_of(places: int, tile: int) -> int:
    """Say where a chaos tile is."""
    return places >> PLACE_BITS * tile & 15


@inlined
def tiles_of_sides(places: int) -> tuple[int, int]:
    """Count the chaos tiles in white's hands, places 1 and 3, and in black's, 2 and 4; without a branch."""
    second, third, fourth = places >> 1, places >> 2, places >> 3
    return (
        size(places & ~third & ~fourth & EVERY_TILE),
        size((second ^ third) & ~places & ~fourth & EVERY_TILE),
    )


@inlined
def with_place(places: int, tile: int, place: int) -> int:
    """Put a chaos tile somewhere."""
    return places & ~(15 << PLACE_BITS * tile) | place << PLACE_BITS * tile

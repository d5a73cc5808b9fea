"""What makes a position good, as numbers that a search adds up: points, threats, influences within reach, mobility.

All numbers are white's less black's. The weights are data (`weights.txt`), found by measured play.
"""

from __future__ import annotations

from yamabushi.games.himiki.board import BOARD, FIRE, HALVES, WATER, WOOD, mask_of
from yamabushi.games.himiki.layout import (
    AGAIN,
    BLACK_SCORE,
    CONFUSED,
    CONFUSED_NEXT,
    COUNT,
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
    lower,
    tiles_of_sides,
    upper,
)
from yamabushi.games.himiki.modes import ALIKE, DRAWN_AFTER, WINNING
from yamabushi.kernels.bits import field, size
from yamabushi.kernels.compiling import inlined
from yamabushi.kernels.words import Buffer, Words

FEATURES = (
    "one point",
    "two points",
    "three points",
    "four points",
    "to move",
    "mover can score",
    "mover can score twice",
    "mover can win",
    "mover can score in two ways",
    "waiting side threatens to score",
    "waiting side threatens to score twice",
    "waiting side threatens to win",
    "waiting side threatens in two ways",
    "tilts that let the mover play again",
    "tilts that let the waiting side play again",
    "in the middle of a turn",
    "chaos tiles in hand",
    "about to be confused",
)

# Where the weight of each stands; of the points, that of so many less one.
TO_MOVE = WINNING - 1
CAN_SCORE, CAN_SCORE_TWICE, CAN_WIN, CAN_SCORE_IN_TWO_WAYS = range(TO_MOVE + 1, TO_MOVE + 5)
THREAT, THREAT_TWICE, THREAT_TO_WIN, THREAT_IN_TWO_WAYS = range(TO_MOVE + 5, TO_MOVE + 9)
AGAIN_TILTS, WAITING_AGAIN_TILTS, WITHIN_TURN, CHAOS_TILES, CONFUSED_SOON = range(TO_MOVE + 9, TO_MOVE + 14)

# Both sides are looked at together, in pairs of sets of squares: the lower half is the mover's, the upper half that of
# the waiting side.
UPPER_BOARD = BOARD << UPPER
BOTH = BOARD | UPPER_BOARD
CAN_GO_NORTH = BOTH & ~(mask_of("E1 E2 E3 E4 E5 E6") * PAIR)
CAN_GO_SOUTH = BOTH & ~(mask_of("A1 A2 A3 A4 A5 A6") * PAIR)
CAN_GO_EAST = BOTH & ~(mask_of("A6 B6 C6 D6 E6") * PAIR)
CAN_GO_WEST = BOTH & ~(mask_of("A1 B1 C1 D1 E1") * PAIR)

LIGHT = int(HALVES[0]) * PAIR
"""The one half of the board, twice; the other one is the rest."""
DUEL_ALIKE = int(ALIKE[0])
MORE_IN_TEAMS = int(ALIKE[1]) - DUEL_ALIKE
"""How many cubes must show an element for its influence, and how many more in teams."""

# Numbers are compared by adding what makes a bit of them tell: vectors have few comparisons.
ENOUGH_BIT, WINS_BIT = 6, 3
ENOUGH, WINS = (1 << ENOUGH_BIT) - DUEL_ALIKE, (1 << WINS_BIT) - WINNING

WHITES_CONFUSED = 0b101 << CONFUSED_NEXT
"""Of the TURN word: the seats of white whose next turn is in Confusion; those of black stand one further."""

COUNT_MATTERS = DRAWN_AFTER - 60
"""From here on positions that differ only in the count of H-07 are different for a search."""


@inlined
def key_words(words: Words) -> Words:
    """Give what tells positions apart for a search: all but the count of H-07, while a draw by it is far."""
    turn = words[TURN]
    if field(turn, COUNT, 127) < COUNT_MATTERS:
        turn &= ~(127 << COUNT)
    return (words[0], words[1], words[2], turn, words[4], words[5], words[6], words[7], 0, 0, 0, 0)


@inlined
def ones_if(bit: int) -> int:
    """Give a word of ones for 1 and 0 for 0."""
    return -bit


@inlined
def ones_unless(bit: int) -> int:
    """Give a word of ones for 0 and 0 for 1."""
    return bit - 1


@inlined
def lower_twice(pair: int) -> int:
    """Put the first of two sets of squares beside itself."""
    return pair & BOARD | pair << UPPER & UPPER_BOARD


@inlined
def upper_twice(pair: int) -> int:
    """Put the second of two sets of squares beside itself."""
    return pair >> UPPER | pair & UPPER_BOARD


@inlined
def exchanged(pair: int) -> int:
    """Give the two sets of squares in a word the other way round."""
    return pair >> UPPER | pair << UPPER & UPPER_BOARD


@inlined
def reach_of_both(turn: int, mover: int, in_teams: int, element: int, count: int) -> int:
    """Give the whole board in the half of each side that takes an influence when one more cube shows its element."""
    enough = field(count + 1 + ENOUGH - MORE_IN_TEAMS * in_teams, ENOUGH_BIT, 1)
    owner = field(turn, OWNERS + 2 * element, 3)
    reach = ones_if(int(owner != mover + 1)) & BOARD | ones_if(int(owner != 2 - mover)) & UPPER_BOARD
    return reach & ones_if(enough)


@inlined
def beside(pairs: int) -> tuple[int, int]:
    """Give the squares beside any of some squares, and those beside at least two of them."""
    return met(
        (pairs & CAN_GO_NORTH) << 6, (pairs & CAN_GO_SOUTH) >> 6, (pairs & CAN_GO_EAST) << 1, (pairs & CAN_GO_WEST) >> 1
    )


@inlined
def met(north: int, south: int, east: int, west: int) -> tuple[int, int]:
    """Give the squares that are in any of four sets, and those in at least two of them."""
    upright = north | south
    across = east | west
    return upright | across, north & south | east & west | upright & across


@inlined
def tilts_to(north_south: int, east_west: int, free: int) -> tuple[int, int, int, int]:
    """Give the squares to which cubes tilt that have an element on two of their sides: north, south, east, west."""
    return (
        (north_south & CAN_GO_NORTH) << 6 & free,
        (north_south & CAN_GO_SOUTH) >> 6 & free,
        (east_west & CAN_GO_EAST) << 1 & free,
        (east_west & CAN_GO_WEST) >> 1 & free,
    )


@inlined
def any_of(goals: tuple[int, int, int, int]) -> int:
    """Give the squares to which a cube tilts from anywhere."""
    return goals[0] | goals[1] | goals[2] | goals[3]


@inlined
def movers_of(turn: int, sides: int, cubes: int, mover: int) -> int:
    """Give the cubes that each side may tilt: the mover's in this turn, and those of the seat that comes next."""
    # In Confusion the mover has the others' cubes.
    movers = sides ^ cubes & ones_if(field(turn, CONFUSED, 1)) & BOARD
    # In teams a seat has those in its half: seats 0 and 1 the light one, 2 and 3 the other.
    half = LIGHT ^ ones_if(field(turn, SEAT + 1, 1)) & BOTH ^ ones_if(mover) & UPPER_BOARD
    return movers & (half | ones_unless(field(turn, IN_TEAMS, 1)))


@inlined
def worth_of(
    points: int, is_once: int, is_twice: int, is_thrice: int, in_two_ways: int, weights: tuple[int, int, int, int]
) -> int:
    """Weigh what a side that has some points can score with its next tilt: once, twice, to win, in two ways."""
    wins = field(points + is_once + is_twice + is_thrice + WINS, WINS_BIT, 1)
    value = (weights[0] & ones_if(is_once)) + (weights[1] & ones_if(is_twice))
    return value + (weights[2] & ones_if(wins)) + (weights[3] & ones_if(in_two_ways))


@inlined
def tilts_judged(
    words: Words, weights: Buffer, mover: int, points: int, others_points: int, sides: int, enemies: int
) -> int:
    """Weigh every tilt of the mover, less every tilt of the waiting side; the cubes of each are given.

    A cube that tilts in a direction shows one element there. So what tilts in a direction do can be added up in one
    set of squares for all elements, and only the four directions have to be told apart.
    """
    turn = words[TURN]
    in_teams = field(turn, IN_TEAMS, 1)
    cubes = sides | enemies
    free = BOTH ^ cubes
    fires, waters = lower_twice(words[TOPS]), upper_twice(words[TOPS])
    woods = cubes ^ fires ^ waters
    twist = lower_twice(words[TWIST])
    movers = movers_of(turn, sides, cubes, mover)
    no_fire, no_wood = movers & ~fires, movers & ~woods
    near_fire, near_fires = beside(enemies & fires)
    near_water, near_waters = beside(enemies & waters)
    near_wood, near_woods = beside(enemies & woods)
    upright_fire, across_wood = no_fire & ~twist, no_wood & ~twist
    across_fire, upright_wood = no_fire ^ upright_fire, no_wood ^ across_wood
    to_fire = tilts_to(upright_fire, across_fire, free)
    to_water = tilts_to(movers ^ upright_fire ^ upright_wood, movers ^ across_fire ^ across_wood, free)
    to_wood = tilts_to(upright_wood, across_wood, free)
    fire_reach = reach_of_both(turn, mover, in_teams, FIRE, size(lower(fires)))
    water_reach = reach_of_both(turn, mover, in_teams, WATER, size(lower(waters)))
    wood_reach = reach_of_both(turn, mover, in_teams, WOOD, size(lower(woods)))
    # Where a tilt brings a point: for a conflict, or an influence.
    by_fire, by_water, by_wood = near_wood | fire_reach, near_fire | water_reach, near_water | wood_reach
    once, in_two_ways = met(
        to_fire[0] & by_fire | to_water[0] & by_water | to_wood[0] & by_wood,
        to_fire[1] & by_fire | to_water[1] & by_water | to_wood[1] & by_wood,
        to_fire[2] & by_fire | to_water[2] & by_water | to_wood[2] & by_wood,
        to_fire[3] & by_fire | to_water[3] & by_water | to_wood[3] & by_wood,
    )
    # Where it brings two, and three.
    fire_goals, water_goals, wood_goals = any_of(to_fire), any_of(to_water), any_of(to_wood)
    twice = fire_goals & (near_woods | near_wood & fire_reach)
    twice |= water_goals & (near_fires | near_fire & water_reach)
    twice |= wood_goals & (near_waters | near_water & wood_reach)
    thrice = fire_goals & near_woods & fire_reach
    thrice |= water_goals & near_fires & water_reach
    thrice |= wood_goals & near_waters & wood_reach
    # Where it lets the side play again: beside a like cube of either side, and beside no enemy of another element.
    by_fire = (near_fire | exchanged(near_fire)) & ~(near_wood | near_water)
    by_water = (near_water | exchanged(near_water)) & ~(near_fire | near_wood)
    by_wood = (near_wood | exchanged(near_wood)) & ~(near_water | near_fire)
    north = to_fire[0] & by_fire | to_water[0] & by_water | to_wood[0] & by_wood
    south = to_fire[1] & by_fire | to_water[1] & by_water | to_wood[1] & by_wood
    east = to_fire[2] & by_fire | to_water[2] & by_water | to_wood[2] & by_wood
    west = to_fire[3] & by_fire | to_water[3] & by_water | to_wood[3] & by_wood
    again = size(lower(north) | south << UPPER & UPPER_BOARD) + size(lower(east) | west << UPPER & UPPER_BOARD)
    waiting_again = size(upper(north) | south & UPPER_BOARD) + size(upper(east) | west & UPPER_BOARD)
    value = worth_of(
        points,
        is_any(lower(once)),
        is_any(lower(twice)),
        is_any(lower(thrice)),
        is_two(lower(once), lower(in_two_ways)),
        (
            int(weights[CAN_SCORE]),
            int(weights[CAN_SCORE_TWICE]),
            int(weights[CAN_WIN]),
            int(weights[CAN_SCORE_IN_TWO_WAYS]),
        ),
    )
    value -= worth_of(
        others_points,
        is_any(upper(once)),
        is_any(upper(twice)),
        is_any(upper(thrice)),
        is_two(upper(once), upper(in_two_ways)),
        (
            int(weights[THREAT]),
            int(weights[THREAT_TWICE]),
            int(weights[THREAT_TO_WIN]),
            int(weights[THREAT_IN_TWO_WAYS]),
        ),
    )
    return value + int(weights[AGAIN_TILTS]) * again - int(weights[WAITING_AGAIN_TILTS]) * waiting_again


@inlined
def is_any(squares: int) -> int:
    """Give 1 if there is any among some squares."""
    return int(squares != 0)


@inlined
def is_two(once: int, twice: int) -> int:
    """Give 1 if there is more than one among some squares, or one that was met twice."""
    return is_any(once & once - 1 | twice)


@inlined
def points_judged(weights: Buffer, points: int) -> int:
    """Weigh the points of a side."""
    value = int(weights[0]) & ones_if(int(points == 1))
    value += int(weights[1]) & ones_if(int(points == 2))
    value += int(weights[2]) & ones_if(int(points == 3))
    return value + (int(weights[3]) & ones_if(int(points == 4)))


@inlined
def cubes_judged(words: Words, weights: Buffer) -> int:
    """Add up the features of points and cubes, each by its weight; without a branch."""
    turn = words[TURN]
    mover = field(turn, SEAT, 1)
    # For the mover first; white's value is told at the end.
    whites_first, blacks_first = words[CUBES], exchanged(words[CUBES])
    swap = (whites_first ^ blacks_first) & ones_if(mover)
    sides, enemies = whites_first ^ swap, blacks_first ^ swap
    whites, blacks = turn >> WHITE_SCORE, turn >> BLACK_SCORE
    swap = (whites ^ blacks) & ones_if(mover)
    points, others_points = (whites ^ swap) & 7, (blacks ^ swap) & 7
    value = int(weights[TO_MOVE]) + points_judged(weights, points) - points_judged(weights, others_points)
    value += tilts_judged(words, weights, mover, points, others_points, sides, enemies)
    value += int(weights[WITHIN_TURN]) & ones_if(int(field(turn, PHASE, 15) == AGAIN))
    return (value ^ ones_if(mover)) + mover  # the negative for black


@inlined
def tiles_judged(words: Words, weights: Buffer) -> int:
    """Add up the features of chaos tiles."""
    turn = words[TURN]
    places = words[PLACES]
    whites, blacks = tiles_of_sides(places)
    confused = size(turn & WHITES_CONFUSED) - size(turn & WHITES_CONFUSED << 1)
    value = int(weights[CHAOS_TILES]) * (whites - blacks) - int(weights[CONFUSED_SOON]) * confused
    return value & ones_if(int(places != 0) & 1 - field(turn, MUKYAN, 1))


@inlined
def judged(words: Words, weights: Buffer) -> int:
    """Add up the features, each by its weight."""
    return cubes_judged(words, weights) + tiles_judged(words, weights)


@inlined
def lanes() -> int:
    """Judge eight positions at a time: nothing above has a branch."""
    return 8


@inlined
def judged_words() -> int:
    """Look at cubes, turn and tiles, but not at what tilted, nor at the terrain."""
    return 1 << CUBES | 1 << TOPS | 1 << TWIST | 1 << TURN | 1 << PLACES

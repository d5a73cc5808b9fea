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
    upper,
)
from yamabushi.games.himiki.modes import ALIKE, DRAWN_AFTER, WINNING
from yamabushi.games.himiki.turns import hand_of
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
BOTH = BOARD | BOARD << UPPER
CAN_GO_NORTH = BOTH & ~(mask_of("E1 E2 E3 E4 E5 E6") * PAIR)
CAN_GO_SOUTH = BOTH & ~(mask_of("A1 A2 A3 A4 A5 A6") * PAIR)
CAN_GO_EAST = BOTH & ~(mask_of("A6 B6 C6 D6 E6") * PAIR)
CAN_GO_WEST = BOTH & ~(mask_of("A1 B1 C1 D1 E1") * PAIR)

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
def within_reach(turn: int, side: int, element: int, count: int) -> int:
    """Give 1 if one more cube that shows an element brings its influence to a side, else 0."""
    wanted = int(ALIKE[field(turn, IN_TEAMS, 1)]) - 1
    return int(count >= wanted) & int(field(turn, OWNERS + 2 * element, 3) != side + 1)


@inlined
def reach_of_both(turn: int, mover: int, element: int, count: int) -> int:
    """Give the whole board in the half of each side to which one more cube brings an influence."""
    reach = within_reach(turn, mover, element, count) | within_reach(turn, 1 - mover, element, count) << UPPER
    return reach * BOARD


@inlined
def doubled(squares: int) -> int:
    """Put a set of squares beside itself."""
    return squares | squares << UPPER


@inlined
def beside(pairs: int) -> tuple[int, int]:
    """Give the squares beside any of some squares, and those beside at least two of them."""
    north = (pairs & CAN_GO_NORTH) << 6
    south = (pairs & CAN_GO_SOUTH) >> 6
    east = (pairs & CAN_GO_EAST) << 1
    west = (pairs & CAN_GO_WEST) >> 1
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
def any_in(pairs: int, half: int) -> int:
    """Give 1 if there are squares in a half of a pair, else 0."""
    return int((pairs & half) != 0)


@inlined
def is_twice(once: int, twice: int) -> int:
    """Give 1 if there is more than one among some squares, or one that was met twice."""
    return int((once & once - 1 | twice) != 0)


@inlined
def counted(tilts: tuple[int, int, int, int], squares: int) -> int:
    """Count the tilts to some squares."""
    return size(tilts[0] & squares) + size(tilts[1] & squares) + size(tilts[2] & squares) + size(tilts[3] & squares)


@inlined
def scoring_tilts(tilts: tuple[int, int, int, int], squares: int, once: int, twice: int) -> tuple[int, int]:
    """Add to the squares that were met once, and to those met more than once, those that a tilt scores on."""
    for tilt in tilts:
        met = tilt & squares
        twice |= once & met
        once |= met
    return once, twice


@inlined
def most_points(goals: int, won: int, won_twice: int, reach: int, half: int) -> int:
    """Give the most points that one tilt brings a side: for one conflict or two, and for an influence."""
    return any_in(goals & won, half) + any_in(goals & won_twice, half) + any_in(goals & reach, half)


@inlined
def worth_of(weights: Buffer, first: int, points: int, most: int, in_two_ways: int) -> int:
    """Weigh what a side can score with its next tilt; the four weights stand from `first` on."""
    value = int(weights[first]) & -int(most > 0)
    value += int(weights[first + 1]) & -int(most > 1)
    value += int(weights[first + 2]) & -int(points + most >= WINNING)
    return value + (int(weights[first + 3]) & -in_two_ways)


@inlined
def tilts_judged(
    words: Words, weights: Buffer, mover: int, points: int, others_points: int, own: int, other: int
) -> int:
    """Weigh every tilt of the mover, less every tilt of the waiting side."""
    turn = words[TURN]
    fires = lower(words[TOPS])
    waters = upper(words[TOPS])
    woods = (own | other) & ~fires & ~waters
    seat = field(turn, SEAT, 3)
    own_cubes = other if field(turn, CONFUSED, 1) else own
    other_cubes = other
    if field(turn, IN_TEAMS, 1):
        own_cubes &= int(HALVES[seat >> 1])
        other_cubes &= int(HALVES[(seat + 1 & 3) >> 1])  # of the seat that comes next
    cubes = own_cubes | other_cubes << UPPER
    enemies = other | own << UPPER
    free = doubled(BOARD & ~(own | other))
    twist = doubled(lower(words[TWIST]))
    fire, water, wood = cubes & doubled(fires), cubes & doubled(waters), cubes & doubled(woods)
    near_fire, near_fires = beside(enemies & doubled(fires))
    near_water, near_waters = beside(enemies & doubled(waters))
    near_wood, near_woods = beside(enemies & doubled(woods))
    to_fire = tilts_to((water | wood) & ~twist, (water | wood) & twist, free)
    to_water = tilts_to(fire & ~twist | wood & twist, fire & twist | wood & ~twist, free)
    to_wood = tilts_to((fire | water) & twist, (fire | water) & ~twist, free)
    fire_reach = reach_of_both(turn, mover, FIRE, size(fires))
    water_reach = reach_of_both(turn, mover, WATER, size(waters))
    wood_reach = reach_of_both(turn, mover, WOOD, size(woods))
    once, twice = scoring_tilts(to_fire, near_wood | fire_reach, 0, 0)
    once, twice = scoring_tilts(to_water, near_fire | water_reach, once, twice)
    once, twice = scoring_tilts(to_wood, near_water | wood_reach, once, twice)
    fire_goals = to_fire[0] | to_fire[1] | to_fire[2] | to_fire[3]
    water_goals = to_water[0] | to_water[1] | to_water[2] | to_water[3]
    wood_goals = to_wood[0] | to_wood[1] | to_wood[2] | to_wood[3]
    most = max(
        most_points(fire_goals, near_wood, near_woods, fire_reach, BOARD),
        most_points(water_goals, near_fire, near_fires, water_reach, BOARD),
        most_points(wood_goals, near_water, near_waters, wood_reach, BOARD),
    )
    threat = max(
        most_points(fire_goals, near_wood, near_woods, fire_reach, BOARD << UPPER),
        most_points(water_goals, near_fire, near_fires, water_reach, BOARD << UPPER),
        most_points(wood_goals, near_water, near_waters, wood_reach, BOARD << UPPER),
    )
    again_by_fire = doubled(lower(near_fire) | upper(near_fire)) & ~(near_wood | near_water)
    again_by_water = doubled(lower(near_water) | upper(near_water)) & ~(near_fire | near_wood)
    again_by_wood = doubled(lower(near_wood) | upper(near_wood)) & ~(near_water | near_fire)
    again = counted(to_fire, again_by_fire & BOARD)
    again += counted(to_water, again_by_water & BOARD) + counted(to_wood, again_by_wood & BOARD)
    all_again = counted(to_fire, again_by_fire)
    all_again += counted(to_water, again_by_water) + counted(to_wood, again_by_wood)
    value = worth_of(weights, CAN_SCORE, points, most, is_twice(lower(once), lower(twice)))
    value -= worth_of(weights, THREAT, others_points, threat, is_twice(upper(once), upper(twice)))
    return value + int(weights[AGAIN_TILTS]) * again - int(weights[WAITING_AGAIN_TILTS]) * (all_again - again)


@inlined
def judged(words: Words, weights: Buffer) -> int:
    """Add up the features, each by its weight."""
    turn = words[TURN]
    whites = lower(words[CUBES])
    blacks = upper(words[CUBES])
    white = field(turn, WHITE_SCORE, 7)
    black = field(turn, BLACK_SCORE, 7)
    mover = field(turn, SEAT, 1)
    # For the mover first; white's value is told at the end.
    mine = white if mover == 0 else black
    theirs = black if mover == 0 else white
    own = whites if mover == 0 else blacks
    value = int(weights[TO_MOVE])
    if mine:
        value += int(weights[mine - 1])
    if theirs:
        value -= int(weights[theirs - 1])
    value += tilts_judged(words, weights, mover, mine, theirs, own, whites ^ blacks ^ own)
    if field(turn, PHASE, 15) == AGAIN:
        value += int(weights[WITHIN_TURN])
    value = value if mover == 0 else -value
    if words[PLACES] and not turn >> MUKYAN & 1:
        for holder in range(4):
            sign = 1 - 2 * (holder & 1)
            value += int(weights[CHAOS_TILES]) * sign * size(hand_of(words[PLACES], holder))
            value -= int(weights[CONFUSED_SOON]) * sign * field(turn, CONFUSED_NEXT + holder, 1)
    return value

"""What makes a position good, as numbers that a search adds up: points, threats, influences within reach, mobility.

All numbers are white's less black's. The weights are data (`weights.txt`), found by measured play. Nothing here has a
branch, so that a processor with vectors judges several positions at a time; what is better done for one alone stands in
`outline.py`.
"""

from __future__ import annotations

from yamabushi.games.himiki.board import BOARD, FIRE, WATER, WOOD, mask_of
from yamabushi.games.himiki.features import (
    AGAIN_TILTS,
    CAN_SCORE,
    CAN_SCORE_IN_TWO_WAYS,
    CAN_SCORE_TWICE,
    CAN_WIN,
    THREAT,
    THREAT_IN_TWO_WAYS,
    THREAT_TO_WIN,
    THREAT_TWICE,
    WAITING_AGAIN_TILTS,
)
from yamabushi.games.himiki.layout import COUNT, PAIR, TURN, UPPER, lower, upper
from yamabushi.games.himiki.modes import DRAWN_AFTER, WINNING
from yamabushi.games.himiki.outline import (
    BASE,
    BOTH,
    LACKING,
    MOVERS,
    OTHERS_POINTS,
    POINTS,
    SHOWN,
    SIDES,
    SIGN,
    TAKEN,
    TWISTED,
    UPPER_BOARD,
    exchanged,
    ones_if,
)
from yamabushi.kernels.bits import field, size
from yamabushi.kernels.compiling import inlined
from yamabushi.kernels.words import Buffer, Words

# Both sides are looked at together, in pairs of sets of squares: the lower half is the mover's, the upper half that of
# the waiting side.
CAN_GO_NORTH = BOTH & ~(mask_of("E1 E2 E3 E4 E5 E6") * PAIR)
CAN_GO_SOUTH = BOTH & ~(mask_of("A1 A2 A3 A4 A5 A6") * PAIR)
CAN_GO_EAST = BOTH & ~(mask_of("A6 B6 C6 D6 E6") * PAIR)
CAN_GO_WEST = BOTH & ~(mask_of("A1 B1 C1 D1 E1") * PAIR)

Three = tuple[int, int, int]
Seven = tuple[int, int, int, int, int, int, int]
Twelve = tuple[int, int, int, int, int, int, int, int, int, int, int, int]

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
def lower_twice(pair: int) -> int:
    """Put the first of two sets of squares beside itself."""
    return pair & BOARD | pair << UPPER & UPPER_BOARD


@inlined
def upper_twice(pair: int) -> int:
    """Put the second of two sets of squares beside itself."""
    return (pair & UPPER_BOARD) >> UPPER | pair & UPPER_BOARD


@inlined
def reach_of(taken: int, lacking: int, element: int, squares: int) -> int:
    """Give the whole board for each side that takes an influence when one more cube shows its element."""
    taken >>= 2 * element
    board = BOARD & ones_if(int(taken & 1 == 0)) | UPPER_BOARD & ones_if(int(taken & 1 << UPPER == 0))
    return board & ones_if(int(size(squares) > lacking))


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


# ---- the steps of judging: what goes from one to the next are sets of squares ---------------------------------------


@inlined
def grounds(sides: int, shown: int, taken: int, lacking: int) -> Twelve:
    """Give where tilts bring a point, where two, where three, and where the side plays again.

    Of each three sets: for a cube that shows fire there, water, wood.
    """
    enemies = exchanged(sides)
    fires, waters = lower_twice(shown), upper_twice(shown)
    woods = sides ^ enemies ^ fires ^ waters
    fire_reach = reach_of(taken, lacking, FIRE, lower(fires))
    water_reach = reach_of(taken, lacking, WATER, lower(waters))
    wood_reach = reach_of(taken, lacking, WOOD, lower(woods))
    near_fire, near_fires = beside(enemies & fires)
    near_water, near_waters = beside(enemies & waters)
    near_wood, near_woods = beside(enemies & woods)
    return (
        # For a conflict, or an influence.
        near_wood | fire_reach,
        near_fire | water_reach,
        near_water | wood_reach,
        near_woods | near_wood & fire_reach,
        near_fires | near_fire & water_reach,
        near_waters | near_water & wood_reach,
        near_woods & fire_reach,
        near_fires & water_reach,
        near_waters & wood_reach,
        # Beside a like cube of either side, and beside no enemy of another element.
        (near_fire | exchanged(near_fire)) & ~(near_wood | near_water),
        (near_water | exchanged(near_water)) & ~(near_fire | near_wood),
        (near_wood | exchanged(near_wood)) & ~(near_water | near_fire),
    )


@inlined
def sources(sides: int, shown: int, twisted: int, movers: int) -> tuple[int, int, int, int, int]:
    """Give the free squares, and the cubes that show fire and wood when they tilt north or south, and east or west."""
    cubes = sides | exchanged(sides)
    fires = lower_twice(shown)
    woods = cubes ^ fires ^ upper_twice(shown)
    twist = lower_twice(twisted)
    no_fire, no_wood = movers & ~fires, movers & ~woods
    upright_fire, across_wood = no_fire & ~twist, no_wood & ~twist
    return BOTH ^ cubes, upright_fire, no_wood ^ across_wood, no_fire ^ upright_fire, across_wood


@inlined
def upright_goals(free: int, cubes: int) -> tuple[int, int]:
    """Give where some cubes tilt north, and where south."""
    return (cubes & CAN_GO_NORTH) << 6 & free, (cubes & CAN_GO_SOUTH) >> 6 & free


@inlined
def across_goals(free: int, cubes: int) -> tuple[int, int]:
    """Give where some cubes tilt east, and where west."""
    return (cubes & CAN_GO_EAST) << 1 & free, (cubes & CAN_GO_WEST) >> 1 & free


@inlined
def along(fire: tuple[int, int], water: tuple[int, int], wood: tuple[int, int], point: Three, again: Three) -> Seven:
    """Add up what tilts in two opposite directions do, given where they end and show which element.

    A cube that tilts in a direction shows one element there. So what tilts in a direction do can be added up in one
    set of squares for all elements, and only the directions have to be told apart. Given are also the grounds for a
    point and for playing again.

    Gives where there is a point, where from both sides, where fire, water and wood can be shown; and where the mover
    plays again, and the waiting side: the one direction in the lower half, the other one in the upper.
    """
    forth = fire[0] & point[0] | water[0] & point[1] | wood[0] & point[2]
    back = fire[1] & point[0] | water[1] & point[1] | wood[1] & point[2]
    forth_again = fire[0] & again[0] | water[0] & again[1] | wood[0] & again[2]
    back_again = fire[1] & again[0] | water[1] & again[1] | wood[1] & again[2]
    return (
        forth | back,
        forth & back,
        fire[0] | fire[1],
        water[0] | water[1],
        wood[0] | wood[1],
        lower(forth_again) | back_again << UPPER & UPPER_BOARD,
        upper(forth_again) | back_again & UPPER_BOARD,
    )


@inlined
def upright(free: int, movers: int, fire: int, wood: int, point: Three, again: Three) -> Seven:
    """Add up what tilts north and south do, of cubes that show fire then, wood, or else water."""
    water = movers ^ fire ^ wood
    return along(upright_goals(free, fire), upright_goals(free, water), upright_goals(free, wood), point, again)


@inlined
def across(free: int, movers: int, fire: int, wood: int, point: Three, again: Three) -> Seven:
    """Add up what tilts east and west do."""
    water = movers ^ fire ^ wood
    return along(across_goals(free, fire), across_goals(free, water), across_goals(free, wood), point, again)


@inlined
def again_weighed(upright: int, across: int, waiting_upright: int, waiting_across: int, weights: Buffer) -> int:
    """Weigh the tilts that let the mover play again, less those of the waiting side."""
    value = int(weights[AGAIN_TILTS]) * (size(upright) + size(across))
    return value - int(weights[WAITING_AGAIN_TILTS]) * (size(waiting_upright) + size(waiting_across))


@inlined
def tilts_weighed(
    upright: Seven, across: Seven, two: Three, three: Three, points: int, others_points: int, weights: Buffer
) -> int:
    """Weigh what tilts do, given also the grounds for two points and for three."""
    once = upright[0] | across[0]
    in_two_ways = upright[1] | across[1] | upright[0] & across[0]
    fire, water, wood = upright[2] | across[2], upright[3] | across[3], upright[4] | across[4]
    twice = fire & two[0] | water & two[1] | wood & two[2]
    thrice = fire & three[0] | water & three[1] | wood & three[2]
    value = worth_of(
        points,
        ones_if_none(lower(once)),
        ones_if_none(lower(twice)),
        ones_if_none(lower(thrice)),
        ones_if_none(lower(once) & lower(once) - 1 | lower(in_two_ways)),
        (
            int(weights[CAN_SCORE]),
            int(weights[CAN_SCORE_TWICE]),
            int(weights[CAN_WIN]),
            int(weights[CAN_SCORE_IN_TWO_WAYS]),
        ),
    )
    return value - worth_of(
        others_points,
        ones_if_no_upper(once),
        ones_if_no_upper(twice),
        ones_if_no_upper(thrice),
        ones_if_none(upper(once) & upper(once) - 1 | upper(in_two_ways)),
        (
            int(weights[THREAT]),
            int(weights[THREAT_TWICE]),
            int(weights[THREAT_TO_WIN]),
            int(weights[THREAT_IN_TWO_WAYS]),
        ),
    )


@inlined
def worth_of(
    points: int, no_once: int, no_twice: int, no_thrice: int, no_two_ways: int, weights: tuple[int, int, int, int]
) -> int:
    """Weigh what a side that has some points can do with its next tilt, given what it cannot: ones where it cannot.

    It may score once, twice, to win, in two ways.
    """
    no_win = ones_if(int(points + no_once + no_twice + no_thrice < WINNING - 3))
    lost = (weights[0] & no_once) + (weights[1] & no_twice) + (weights[2] & no_win) + (weights[3] & no_two_ways)
    return weights[0] + weights[1] + weights[2] + weights[3] - lost


@inlined
def ones_if_none(squares: int) -> int:
    """Give a word of ones if there are no squares."""
    return ones_if(int(squares == 0))


@inlined
def ones_if_no_upper(pair: int) -> int:
    """Give a word of ones if there are no squares in the upper half: by a sum, since vectors compare with a sign."""
    return (pair + UPPER_BOARD >> 2 * UPPER) - 1


@inlined
def for_white(value: int, sign: int, base: int) -> int:
    """Turn a value for the mover into white's, and add what is weighed already."""
    return (value ^ sign) - sign + base


# ---- all steps for one position; `side_by_side.py` has them for several ----------------------------------------------


@inlined
def judged(outline: Words, weights: Buffer) -> int:
    """Add up the features, each by its weight."""
    movers = outline[MOVERS]
    found = grounds(outline[SIDES], outline[SHOWN], outline[TAKEN], outline[LACKING])
    point, two, three, again = found[0:3], found[3:6], found[6:9], found[9:12]
    free, upright_fire, upright_wood, across_fire, across_wood = sources(
        outline[SIDES], outline[SHOWN], outline[TWISTED], movers
    )
    along_upright = upright(free, movers, upright_fire, upright_wood, point, again)
    along_across = across(free, movers, across_fire, across_wood, point, again)
    value = again_weighed(along_upright[5], along_across[5], along_upright[6], along_across[6], weights)
    value += tilts_weighed(along_upright, along_across, two, three, outline[POINTS], outline[OTHERS_POINTS], weights)
    return for_white(value, outline[SIGN], outline[BASE])

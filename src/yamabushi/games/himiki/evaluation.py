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

NOT_WEST = BOARD & ~mask_of("A1 B1 C1 D1 E1")
NOT_EAST = BOARD & ~mask_of("A6 B6 C6 D6 E6")

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
def within_reach(turn: int, side: int, fires: int, waters: int, woods: int) -> int:
    """Give the elements, as bits, whose influence one more cube brings to a side."""
    wanted = int(ALIKE[field(turn, IN_TEAMS, 1)]) - 1
    reach = 0
    if fires >= wanted and field(turn, OWNERS, 3) != side + 1:
        reach |= 1
    if waters >= wanted and field(turn, OWNERS + 2, 3) != side + 1:
        reach |= 2
    if woods >= wanted and field(turn, OWNERS + 4, 3) != side + 1:
        reach |= 4
    return reach


@inlined
def doubled(squares: int) -> int:
    """Put a set of squares beside itself, to be met with two sets of tilts at once."""
    return squares | squares << UPPER


@inlined
def around(squares: int) -> int:
    """Give the squares beside any of some squares."""
    return (squares << 6 & BOARD) | squares >> 6 | (squares & NOT_EAST) << 1 | (squares & NOT_WEST) >> 1


@inlined
def around_two(squares: int) -> int:
    """Give the squares beside at least two of some squares."""
    north = squares << 6 & BOARD
    south = squares >> 6
    east = (squares & NOT_EAST) << 1
    west = (squares & NOT_WEST) >> 1
    return north & south | east & west | (north | south) & (east | west)


@inlined
def tilts_to(
    element: int, north_south: int, east_west: int, free: int, prey: int, foes: int, like: int, reach: int
) -> tuple[int, int, int]:
    """Look at every tilt that brings up an element: the most points of one, how many score, how many play again.

    The cubes are those with the element on their north and south sides, and those with it east and west.
    """
    upright = (north_south << 6 & free) | (north_south >> 6 & free) << UPPER
    across = ((east_west & NOT_EAST) << 1 & free) | ((east_west & NOT_WEST) >> 1 & free) << UPPER
    if not upright | across:
        return 0, 0, 0
    won = doubled(around(prey))
    alike = doubled(around(like)) & ~won & ~doubled(around(foes))
    most = reach >> element & 1
    scoring = size(upright) + size(across) if most else size(upright & won) + size(across & won)
    if (upright | across) & won:
        most += 2 if (upright | across) & doubled(around_two(prey)) else 1
    return most, scoring, size(upright & alike) + size(across & alike)


@inlined
def tilts_of(
    cubes: int, enemies: int, fires: int, waters: int, woods: int, twist: int, reach: int
) -> tuple[int, int, int]:
    """Look at every tilt of some cubes: the most points of one, how many score, how many play again."""
    free = BOARD & ~(fires | waters | woods)
    fire, water, wood = cubes & fires, cubes & waters, cubes & woods
    most, scoring, again = tilts_to(
        FIRE, (water | wood) & ~twist, (water | wood) & twist, free, enemies & woods, enemies & waters, fires, reach
    )
    points, count, likes = tilts_to(
        WATER,
        fire & ~twist | wood & twist,
        fire & twist | wood & ~twist,
        free,
        enemies & fires,
        enemies & woods,
        waters,
        reach,
    )
    most, scoring, again = max(most, points), scoring + count, again + likes
    points, count, likes = tilts_to(
        WOOD, (fire | water) & twist, (fire | water) & ~twist, free, enemies & waters, enemies & fires, woods, reach
    )
    return max(most, points), scoring + count, again + likes


@inlined
def judged(words: Words, weights: Buffer) -> int:
    """Add up the features, each by its weight."""
    turn = words[TURN]
    whites = lower(words[CUBES])
    blacks = upper(words[CUBES])
    fires = lower(words[TOPS])
    waters = upper(words[TOPS])
    woods = (whites | blacks) & ~fires & ~waters
    twist = lower(words[TWIST])
    fire_count = size(fires)
    water_count = size(waters)
    wood_count = size(woods)
    white = field(turn, WHITE_SCORE, 7)
    black = field(turn, BLACK_SCORE, 7)
    seat = field(turn, SEAT, 3)
    mover = seat & 1
    # For the mover first; white's value is told at the end.
    mine = white if mover == 0 else black
    theirs = black if mover == 0 else white
    value = int(weights[TO_MOVE])
    if mine:
        value += int(weights[mine - 1])
    if theirs:
        value -= int(weights[theirs - 1])
    own = whites if mover == 0 else blacks
    other = blacks if mover == 0 else whites
    reach = within_reach(turn, mover, fire_count, water_count, wood_count)
    other_reach = within_reach(turn, 1 - mover, fire_count, water_count, wood_count)
    own_cubes = other if field(turn, CONFUSED, 1) else own
    other_cubes = other
    if field(turn, IN_TEAMS, 1):
        own_cubes &= int(HALVES[seat >> 1])
        other_cubes &= int(HALVES[(seat + 1 & 3) >> 1])  # of the seat that comes next
    most, scoring, again = tilts_of(own_cubes, other, fires, waters, woods, twist, reach)
    if most:
        value += int(weights[CAN_SCORE])
        if most > 1:
            value += int(weights[CAN_SCORE_TWICE])
        if mine + most >= WINNING:
            value += int(weights[CAN_WIN])
        if scoring > 1:
            value += int(weights[CAN_SCORE_IN_TWO_WAYS])
    threat, threats, other_again = tilts_of(other_cubes, own, fires, waters, woods, twist, other_reach)
    if threat:
        value -= int(weights[THREAT])
        if threat > 1:
            value -= int(weights[THREAT_TWICE])
        if theirs + threat >= WINNING:
            value -= int(weights[THREAT_TO_WIN])
        if threats > 1:
            value -= int(weights[THREAT_IN_TWO_WAYS])
    value += int(weights[AGAIN_TILTS]) * again - int(weights[WAITING_AGAIN_TILTS]) * other_again
    if field(turn, PHASE, 15) == AGAIN:
        value += int(weights[WITHIN_TURN])
    value = value if mover == 0 else -value
    if words[PLACES] and not turn >> MUKYAN & 1:
        for holder in range(4):
            sign = 1 - 2 * (holder & 1)
            value += int(weights[CHAOS_TILES]) * sign * size(hand_of(words[PLACES], holder))
            value -= int(weights[CONFUSED_SOON]) * sign * field(turn, CONFUSED_NEXT + holder, 1)
    return value

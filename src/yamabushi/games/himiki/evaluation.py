"""What makes a position good, as numbers that a search adds up: points, threats, influences within reach, mobility.

All numbers are white's less black's. The weights are data (`weights.txt`), found by measured play.
"""

from __future__ import annotations

from yamabushi.games.himiki.board import AROUND, BEATS, BESIDE, HALVES, TILTED
from yamabushi.games.himiki.layout import (
    AGAIN,
    BAN,
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
    TURN,
    WHITE_SCORE,
    lower,
    occupied,
    orientation_on,
    showing,
    upper,
)
from yamabushi.games.himiki.modes import ALIKE, DRAWN_AFTER, WINNING
from yamabushi.games.himiki.turns import hand_of
from yamabushi.kernels.bits import field, lowest, size
from yamabushi.kernels.compiling import compiled, inlined
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
    "tilts without a lost conflict",
    "cubes that show an element of which one more is wanted",
    "mover may not pivot",
    "in the middle of a turn",
    "chaos tiles in hand",
    "about to be confused",
)

COUNT_MATTERS = DRAWN_AFTER - 16
"""From here on positions that differ only in the count of H-07 are different for a search."""


@inlined
def key_words(words: Words) -> Words:
    """Give what tells positions apart for a search: all but the count of H-07, while a draw by it is far."""
    turn = words[TURN]
    if field(turn, COUNT, 127) < COUNT_MATTERS:
        turn &= ~(127 << COUNT)
    return (words[0], words[1], words[2], turn, words[4], words[5], words[6], words[7], 0, 0, 0, 0)


@inlined
def is_horizon(words: Words) -> bool:
    """Tell whether a search looks no further than here: never, in this game."""
    return False


@compiled
def tilts_of(words: Words, side: int, cubes: int) -> tuple[int, int, int, int]:
    """Look at every tilt of a side's cubes: the most points of one, how many score, play again, lose no conflict."""
    turn = words[TURN]
    taken = occupied(words)
    enemies = upper(words[CUBES]) if side == 0 else lower(words[CUBES])
    fires = showing(words, 0)
    waters = showing(words, 1)
    woods = taken & ~fires & ~waters
    wanted = int(ALIKE[field(turn, IN_TEAMS, 1)]) - 1
    reach = 0  # elements whose influence one more cube brings
    if size(fires) >= wanted and field(turn, OWNERS, 3) != side + 1:
        reach |= 1
    if size(waters) >= wanted and field(turn, OWNERS + 2, 3) != side + 1:
        reach |= 2
    if size(woods) >= wanted and field(turn, OWNERS + 4, 3) != side + 1:
        reach |= 4
    most = 0
    scoring = 0
    again = 0
    safe = 0
    while cubes:
        square = lowest(cubes)
        cubes &= cubes - 1
        orientation = orientation_on(words, square)
        for direction in range(4):
            goal = int(BESIDE[square, direction])
            if goal >= 30 or taken >> goal & 1:
                continue
            top = int(TILTED[direction, orientation]) >> 1
            near = int(AROUND[goal]) & ~(1 << square) & taken
            points = reach >> top & 1
            if near:
                beaten = int(BEATS[top])
                like = fires if top == 0 else waters if top == 1 else woods
                prey = fires if beaten == 0 else waters if beaten == 1 else woods
                foes = near & enemies
                won = foes & prey
                lost = foes & ~prey & ~like
                if won:
                    points += size(won)
                elif not lost and near & like:
                    again += 1
                if not lost:
                    safe += 1
            else:
                safe += 1
            if points:
                scoring += 1
                most = max(most, points)
    return most, scoring, again, safe


@compiled
def features(words: Words, out: Buffer) -> None:
    """Write the numbers, in the order of `FEATURES`."""
    turn = words[TURN]
    white = field(turn, WHITE_SCORE, 7)
    black = field(turn, BLACK_SCORE, 7)
    seat = field(turn, SEAT, 3)
    mover = seat & 1
    sign = 1 - 2 * mover
    for points in range(1, WINNING):
        out[points - 1] = int(white == points) - int(black == points)
    own = lower(words[CUBES]) if mover == 0 else upper(words[CUBES])
    other = upper(words[CUBES]) if mover == 0 else lower(words[CUBES])
    if field(turn, CONFUSED, 1):
        own, other = other, own
    if field(turn, IN_TEAMS, 1):
        own &= int(HALVES[seat >> 1])
        # After the light half's two seats come the dark half's.
        other &= int(HALVES[(seat + 1 & 3) >> 1])
    most, scoring, again, safe = tilts_of(words, mover, own)
    threat, threats, other_again, other_safe = tilts_of(words, 1 - mover, other)
    mine = white if mover == 0 else black
    theirs = black if mover == 0 else white
    out[4] = sign
    out[5] = sign if most else 0
    out[6] = sign if most > 1 else 0
    out[7] = sign if mine + most >= WINNING else 0
    out[8] = sign if scoring > 1 else 0
    out[9] = -sign if threat else 0
    out[10] = -sign if threat > 1 else 0
    out[11] = -sign if theirs + threat >= WINNING else 0
    out[12] = -sign if threats > 1 else 0
    out[13] = sign * again
    out[14] = -sign * other_again
    out[15] = sign * (safe - other_safe)
    near = 0
    for element in range(3):
        shown = showing(words, element)
        if size(shown) == int(ALIKE[field(turn, IN_TEAMS, 1)]) - 1:
            near += size(shown & lower(words[CUBES])) - size(shown & upper(words[CUBES]))
    out[16] = near
    out[17] = sign * field(turn, BAN, 1)
    out[18] = sign if field(turn, PHASE, 15) == AGAIN else 0
    out[19] = 0
    out[20] = 0
    if words[PLACES] and not turn >> MUKYAN & 1:
        for holder in range(4):
            out[19] += (1 - 2 * (holder & 1)) * size(hand_of(words[PLACES], holder))
            out[20] -= (1 - 2 * (holder & 1)) * field(turn, CONFUSED_NEXT + holder, 1)

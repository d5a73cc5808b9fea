"""Say what a tilt would do, before it is made: what the cube would show there, whom it would beat, what it scores."""

from __future__ import annotations

from typing import Any

from yamabushi.games.himiki.actions import SLIDE, TILT
from yamabushi.games.himiki.board import AROUND, BESIDE, ELEMENTS, squares
from yamabushi.games.himiki.chaos_tiles import CHAOS
from yamabushi.games.himiki.conflict import compared
from yamabushi.games.himiki.layout import (
    AGAIN,
    BLACK_SCORE,
    FINISHED,
    OWNERS,
    PHASE,
    SEAT,
    TURN,
    WHITE_SCORE,
    orientation_on,
)
from yamabushi.games.himiki.mindlock import is_puzzle
from yamabushi.games.himiki.moving import tilted
from yamabushi.games.himiki.rules import outcome, play
from yamabushi.games.himiki.turns import terrain_on
from yamabushi.kernels.bits import field
from yamabushi.kernels.words import Words


def preview(words: Words, code: int) -> dict[str, Any] | None:
    """Describe a tilt, or nothing for another action.

    `shows` an element; `terrain` that it would set off, and then no more is known; else the squares that it `beats`,
    that beat it (`loses`), that are `like`; the `points` of the mover's side, the `influence` taken, whether the seat
    plays again (`again`), and whether it `wins`.
    """
    if not TILT <= code < SLIDE:
        return None
    square, direction = divmod(code - TILT, 4)
    goal = int(BESIDE[square, direction])
    moved = tilted(words, square, direction)
    seen: dict[str, Any] = {"shows": ELEMENTS[orientation_on(moved, goal) >> 1]}
    terrain = terrain_on(words, goal)
    if terrain >= 0:
        seen["terrain"] = CHAOS[terrain].code
        return seen
    seen["beats"], seen["loses"], seen["like"] = map(squares, compared(moved, goal, int(AROUND[goal])))
    after = play(words, code)
    seat = field(words[TURN], SEAT, 3)
    score = BLACK_SCORE if seat % 2 else WHITE_SCORE
    owners = [field(state[TURN], OWNERS, 63) for state in (words, after)]
    taken = [element for n, element in enumerate(ELEMENTS) if (owners[0] ^ owners[1]) >> 2 * n & 3]
    seen["points"] = int(field(after[TURN], score, 7) - field(words[TURN], score, 7))
    seen["influence"] = taken[0] if taken else None
    seen["wins"] = bool(field(after[TURN], PHASE, 15) == FINISHED and outcome(after, seat) > 0)
    if is_puzzle(words):
        seen["points"] = 0
    seen["again"] = bool(field(after[TURN], PHASE, 15) == AGAIN)
    return seen

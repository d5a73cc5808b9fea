"""How a turn goes on and ends: which cubes the seat controls, playing again, the next seat."""

from __future__ import annotations

from yamabushi.games.himiki.conflict import (
    KEPT_BETWEEN_TURNS,
    finish_game,
)
from yamabushi.games.himiki.layout import (
    AGAIN,
    BAN,
    CONFUSED,
    CONFUSED_NEXT,
    COUNT,
    CUBES,
    DICE,
    EDITION,
    FINISHED,
    IN_TEAMS,
    LIKE,
    MINDLOCK,
    MOVE,
    MUKYAN,
    PENDING,
    PHASE,
    PLACES,
    SEAT,
    STATUS,
    TERRAIN,
    TILTS,
    TOPS,
    TURN,
    TWIST,
    UPPER,
    lower,
    packed,
    upper,
    with_cubes,
    with_turn,
)
from yamabushi.games.himiki.mindlock import is_puzzle, next_turn, play_puzzle_again
from yamabushi.games.himiki.modes import (
    DRAWN_AFTER,
    FIXED_CONTROL,
    MOST_TILTS,
)
from yamabushi.games.himiki.moving import (
    controlled,
    own_half,
)
from yamabushi.games.himiki.reports import (
    PLAYS_AGAIN,
)
from yamabushi.kernels.bits import field, with_field
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.reports import report
from yamabushi.kernels.words import Words

# ---- control --------------------------------------------------------------------------------------------------------


@inlined
def fix_control(words: Words) -> Words:
    """Note which cubes the seat controls, before anything moves, where it keeps them for its turn (H-08)."""
    turn = words[TURN]
    if field(turn, IN_TEAMS, 1) and FIXED_CONTROL[field(turn, EDITION, 1)]:
        return with_control(words, controlled(words))
    return words


@inlined
def with_control(words: Words, control: int) -> Words:
    """Change the set of cubes that the seat controls."""
    return with_cubes(words, words[CUBES], words[TOPS], lower(words[TWIST]) | control << UPPER)


@inlined
def rest_within_turn(words: Words) -> Words:
    """Come to rest within a turn: forget the control that goes without saying, and a partner that nobody needs."""
    if upper(words[TWIST]) and upper(words[TWIST]) == own_half(words):
        return with_control(words, 0)
    return words


# ---- the end of a turn -----------------------------------------------------------------------------------------------


@inlined
def end_turn(words: Words, by_pivot: int) -> Words:
    """End the turn."""
    if words[TURN] & UNUSUAL_ENDS:
        return end_unusual_turn(words, by_pivot)
    return pass_on(words, words[TURN], by_pivot)


UNUSUAL_ENDS = 1 << MINDLOCK | 1 << MUKYAN | 15 << CONFUSED_NEXT
"""Of the TURN word: set where more is to be done at the end of a turn."""


@inlined
def pass_on(words: Words, turn: int, by_pivot: int) -> Words:
    """Pass the turn on: the count goes up; at 100 the game is drawn (H-07); the next seat moves (H-02)."""
    seat = turn + 1 & 1 + 2 * field(turn, IN_TEAMS, 1)  # of two, or four
    turn = (turn & KEPT_BETWEEN_TURNS) + (1 << COUNT)
    if field(turn, COUNT, 127) >= DRAWN_AFTER:
        return finish_game(with_turn(words, turn), 0)
    turn |= seat | by_pivot << BAN | MOVE << PHASE
    return packed(words[CUBES], words[TOPS], lower(words[TWIST]), turn, 0, 0, words[PLACES], words[TERRAIN])


@compiled
def end_unusual_turn(words: Words, by_pivot: int) -> Words:
    """End a turn of a puzzle; or one before Muk Yan's, or before one in Confusion (H-12)."""
    if is_puzzle(words):
        return next_turn(words)
    words = pass_on(words, words[TURN], by_pivot)
    turn = words[TURN]
    if field(turn, PHASE, 15) == FINISHED:
        return words
    seat = field(turn, SEAT, 3)
    if seat & turn >> MUKYAN & 1:
        turn = with_field(turn, PHASE, 15, DICE)
    confused = field(turn, CONFUSED_NEXT + seat, 1)
    return with_turn(words, turn & ~(1 << CONFUSED_NEXT + seat) | confused << CONFUSED)


@inlined
def finish_move(words: Words) -> Words:
    """Let the seat play again, or end its turn (H-03, H-17)."""
    return play_again(words) if plays_again(words[TURN], field(words[TURN], STATUS, 3)) else end_turn(words, 0)


@inlined
def plays_again(turn: int, status: int) -> bool:
    """Tell whether the seat plays again: a like neighbour lets it, if it has not tilted too often (H-03, H-17)."""
    return status == LIKE and field(turn, TILTS, 31) < MOST_TILTS


@inlined
def play_again(words: Words) -> Words:
    """Let the seat play again."""
    turn = words[TURN]
    report(PLAYS_AGAIN, 0, 0, 0)
    if is_puzzle(words):
        return play_puzzle_again(words)
    phase = DICE if turn & turn >> MUKYAN & 1 else AGAIN
    return rest_within_turn(with_turn(words, turn & ~PENDING | phase << PHASE))

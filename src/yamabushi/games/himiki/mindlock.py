"""Mindlock: how puzzles differ. A conflict won removes the black cube, moves are paid, no points (H-16)."""

from __future__ import annotations

from yamabushi.games.himiki.actions import PIVOT, SLIDE, STOP, TILT
from yamabushi.games.himiki.chaos_tiles import CONJURATION, YOKAI
from yamabushi.games.himiki.conflict import (
    KEPT_BETWEEN_TURNS,
    all_compared,
    enough_alike,
    finish_game,
    pair_compared,
    spend_yokai,
)
from yamabushi.games.himiki.layout import (
    ACTIVE,
    AGAIN,
    ARMED,
    CONJURE,
    COUNT,
    CUBES,
    DEMANDED,
    DISCARDED,
    LIKE,
    MANA,
    MINDLOCK,
    MOVE,
    OPEN,
    OWNERS,
    PAR,
    PAR_BITS,
    PARTNER,
    PENDING,
    PENDING_TILE,
    PHASE,
    PLACES,
    STATUS,
    TERRAIN,
    TOPS,
    TURN,
    TWIST,
    WANTED,
    colour_on,
    lower,
    orientation_on,
    packed,
    place_of,
    showing,
    upper,
    with_place,
    with_tiles,
    with_turn,
)
from yamabushi.games.himiki.moving import lifted
from yamabushi.games.himiki.reports import INFLUENCE, PAID, REMOVED, TILE_USED
from yamabushi.kernels.bits import field, lowest, with_field
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.reports import report
from yamabushi.kernels.words import Words

SOLVED, FAILED = 1, 2
IN_HAND = 1  # where a tile is that white holds


@inlined
def is_puzzle(words: Words) -> bool:
    """Tell whether this is a puzzle."""
    return (words[TURN] >> MINDLOCK & 1) != 0


@compiled
def is_solved(words: Words) -> bool:
    """Tell whether no black cube is left and each influence that is demanded has been taken."""
    if upper(words[CUBES]):
        return False
    for element in range(3):
        demanded = field(words[PLACES], WANTED + 2 * element, 3) == DEMANDED
        if demanded and not field(words[TURN], OWNERS + 2 * element, 3):
            return False
    return True


@inlined
def price(words: Words, action: int) -> int:
    """Give what an action costs: the first move of a turn, a tilt or a pivot, is paid."""
    moves = TILT <= action < SLIDE or PIVOT <= action < STOP
    return 1 if moves and field(words[TURN], PHASE, 15) == MOVE else 0


@compiled
def pay(words: Words, action: int) -> Words:
    """Pay for an action. One beyond PAR fails the puzzle, and is not made (H-29)."""
    turn = words[TURN]
    if not price(words, action):
        return words
    report(PAID, 0, 0, 0)
    words = with_turn(words, turn + (1 << COUNT))
    return finish_game(words, FAILED) if field(turn, COUNT, 127) >= field(turn, PAR, PAR_BITS) else words


@compiled
def remove_cubes(words: Words, cubes: int) -> Words:
    """Take black cubes off the board; if that solves the puzzle, it is over (H-30)."""
    if cubes:
        report(REMOVED, cubes, 0, 0)
    while cubes:
        words = lifted(words, lowest(cubes))
        cubes &= cubes - 1
    return finish_game(words, SOLVED) if is_solved(words) else words


@compiled
def resolve_puzzle_tilt(words: Words, square: int) -> Words:
    """Compare the active cube and, after a Transfer, its partner; take the influence; then remove what was beaten."""
    turn = words[TURN]
    won, partner_won, status, spent = all_compared(words, square)
    if partner_won and colour_on(words, field(turn, PARTNER, 31) - 1) == 0:  # only white cubes remove
        won |= partner_won
    element = orientation_on(words, square) >> 1
    in_play = field(words[PLACES], WANTED + 2 * element, 3)  # H-31
    if in_play and enough_alike(words, element):
        if not field(turn, OWNERS + 2 * element, 3):
            report(INFLUENCE, element, 1, 0)
        turn = with_field(turn, OWNERS + 2 * element, 3, 1)
    words = with_turn(words, with_field(turn, STATUS, 3, status))
    if spent:
        words = spend_yokai(words)
    return remove_cubes(words, won)


@compiled
def resolve_puzzle_pair(words: Words, square: int, other: int) -> Words:
    """Compare the active cube with one other, which is removed if it is beaten."""
    words, won = pair_compared(words, square, other)
    return remove_cubes(words, won)


@compiled
def next_turn(words: Words) -> Words:
    """Begin another turn of white's; without a cube the puzzle is failed."""
    if not lower(words[CUBES]):
        return finish_game(words, FAILED)
    turn = words[TURN] & KEPT_BETWEEN_TURNS | MOVE << PHASE
    return packed(words[CUBES], words[TOPS], words[TWIST], turn, 0, 0, words[PLACES], words[TERRAIN])


@compiled
def play_puzzle_again(words: Words) -> Words:
    """Let white play again; which cube tilted last matters only to Conjuration (H-32)."""
    turn = words[TURN]
    active = field(turn, ACTIVE, 31) if place_of(words[PLACES], CONJURATION) == IN_HAND else 0
    return with_turn(words, turn & ~PENDING | AGAIN << PHASE | active << ACTIVE)


@compiled
def use_event(words: Words, tile: int) -> Words:
    """Use an event tile: Major Yokai is armed; Conjuration or a mana asks for a cube."""
    report(TILE_USED, tile, 0, 0)
    turn = words[TURN]
    if tile == YOKAI:
        return with_tiles(words, turn, with_place(words[PLACES], tile, ARMED), words[TERRAIN])
    places = with_place(words[PLACES], tile, DISCARDED)
    if tile == CONJURATION:
        stands = LIKE if field(turn, PHASE, 15) == AGAIN else OPEN
        turn = with_field(with_field(turn, PHASE, 15, CONJURE), STATUS, 3, stands)
    else:
        turn = turn & ~PENDING | MANA << PHASE | tile << PENDING_TILE
    return with_tiles(words, turn, places, words[TERRAIN])


@inlined
def event_usable(words: Words, tile: int) -> bool:
    """Tell whether white holds an event tile and can use it, whatever was paid (H-33)."""
    if place_of(words[PLACES], tile) != IN_HAND:
        return False
    if tile < CONJURATION:
        return (lower(words[CUBES]) & showing(words, tile)) != 0
    return tile == YOKAI or upper(words[CUBES]) != 0

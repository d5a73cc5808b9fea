"""What is legal: every phase has its list, in an order that is part of the contract."""

from __future__ import annotations

from yamabushi.games.himiki.actions import (
    CANDIDATE_DRAWN,
    CONFRONT_CUBE,
    DRAWN,
    NO_TILE,
    PIVOT,
    PLACE,
    PUT,
    ROLLED_CUBE,
    ROLLED_DICE,
    SLIDE,
    STOP,
    SWAP_WITH,
    TILT,
    USE_TILE,
)
from yamabushi.games.himiki.automaton import decided
from yamabushi.games.himiki.board import BESIDE, BEYOND
from yamabushi.games.himiki.chaos_tiles import FIRST_TERRAIN
from yamabushi.games.himiki.layout import (
    ACTIVE,
    AGAIN,
    ASK,
    BAN,
    CONFRONT,
    CONFUSED,
    CONJURE,
    CUBES,
    DICE,
    DRAW,
    FINISHED,
    IMPEL,
    IN_TEAMS,
    MANA,
    MOVE,
    MUKYAN,
    PENDING_TILE,
    PHASE,
    PLACES,
    PUT_DOWN,
    SEAT,
    SETUP,
    SWAP,
    TELEPORT,
    TURN,
    lower,
    occupied,
    orientation_on,
    showing,
)
from yamabushi.games.himiki.mindlock import event_usable, is_puzzle
from yamabushi.games.himiki.modes import START
from yamabushi.games.himiki.moving import controlled, tilt_goals
from yamabushi.games.himiki.turns import (
    bare_squares,
    confrontable,
    conjurable,
    hand_of,
    mana_cubes,
    usable,
)
from yamabushi.kernels.bits import field, lowest, size
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.words import Buffer, Words


@inlined
def list_squares(squares: int, first: int, out: Buffer, start: int) -> int:
    """Write one action a square of a set, numbered from `first`."""
    stop = start
    while squares:
        out[stop] = first + lowest(squares)
        squares &= squares - 1
        stop += 1
    return stop


@inlined
def list_tilts(words: Words, cubes: int, bound: bool, out: Buffer, start: int) -> int:
    """Write the tilts of some cubes; `bound`: a cube may not go back to the square that it left."""
    stop = start
    while cubes:
        square = lowest(cubes)
        cubes &= cubes - 1
        goals = tilt_goals(words, square, bound)
        for direction in range(4):
            # Written in any case and kept if the square is free: no branch that a processor would have to guess.
            out[stop] = TILT + 4 * square + direction
            stop += goals >> int(BESIDE[square, direction]) & 1
    return stop


@inlined
def list_moves(words: Words, out: Buffer, start: int) -> int:
    """Write tilts, pivots, and stopping or passing (H-02, H-06)."""
    turn = words[TURN]
    again = field(turn, PHASE, 15) == AGAIN
    cubes = controlled(words)
    stop = list_tilts(words, cubes, again, out, start)
    if not field(turn, BAN, 1):
        sets = 1 << size(cubes)
        if field(turn, CONFUSED, 1):  # H-12: one cube only
            subset = 1
            while subset < sets:
                out[stop] = PIVOT + subset
                stop += 1
                subset <<= 1
        else:
            for subset in range(1, sets):
                out[stop] = PIVOT + subset
                stop += 1
    if is_puzzle(words):
        stop = list_events(words, out, stop)
    if again or stop == start:
        out[stop] = STOP
        stop += 1
    return stop


@compiled
def list_events(words: Words, out: Buffer, start: int) -> int:
    """Write the event tiles that white can use in a puzzle (H-16)."""
    stop = start
    for tile in range(FIRST_TERRAIN):
        if event_usable(words, tile):
            out[stop] = USE_TILE + tile
            stop += 1
    return stop


@compiled
def list_mana(words: Words, out: Buffer, start: int) -> int:
    """Write the tilts of a mana; in a puzzle of any cube that shows its element, and its pivots (H-16)."""
    tile = field(words[TURN], PENDING_TILE, 15)
    if not is_puzzle(words):
        return list_tilts(words, mana_cubes(words, tile), False, out, start)
    shows = lower(words[CUBES]) & showing(words, tile)
    stop = list_tilts(words, shows, False, out, start)
    cubes = lower(words[CUBES])
    subset = 1
    while cubes:
        if shows >> lowest(cubes) & 1:
            out[stop] = PIVOT + subset
            stop += 1
        cubes &= cubes - 1
        subset <<= 1
    return stop


@compiled
def list_numbers(first: int, count: int, out: Buffer, start: int) -> int:
    """Write so many actions, numbered from `first`."""
    for number in range(count):
        out[start + number] = first + number
    return start + count


@compiled
def list_automaton(words: Words, phase: int, out: Buffer, start: int) -> int:
    """Write what chance can bring in a turn of Muk Yan's: dice, or candidates."""
    if phase == DICE:
        return list_numbers(ROLLED_DICE, 9, out, start)
    _, candidates = decided(words, field(words[TURN], ACTIVE, 31))
    return list_numbers(CANDIDATE_DRAWN, size(candidates), out, start)


@compiled
def list_placements(words: Words, out: Buffer, start: int) -> int:
    """Write every orientation on every free start square of the seat; of Muk Yan's next cube every orientation."""
    turn = words[TURN]
    if turn & turn >> MUKYAN & 1:
        return list_numbers(ROLLED_CUBE, 6, out, start)
    free = int(START[field(turn, IN_TEAMS, 1), field(turn, SEAT, 3)]) & ~occupied(words)
    stop = start
    while free:
        for orientation in range(6):
            out[stop] = PLACE + 6 * lowest(free) + orientation
            stop += 1
        free &= free - 1
    return stop


@compiled
def list_slides(words: Words, out: Buffer, start: int) -> int:
    """Write where Teleportation can bring the active cube."""
    taken = occupied(words)
    square = field(words[TURN], ACTIVE, 31)
    stop = start
    for direction in range(4):
        goal = int(BEYOND[square, direction])
        if goal < 30 and not taken >> goal & 1:
            out[stop] = SLIDE + 4 * square + direction
            stop += 1
    return stop


@compiled
def list_conjurations(words: Words, out: Buffer, start: int) -> int:
    """Write every other orientation of every cube that can be conjured (H-11)."""
    cubes = conjurable(words)
    stop = start
    while cubes:
        square = lowest(cubes)
        cubes &= cubes - 1
        before = orientation_on(words, square)
        for orientation in range(6):
            if orientation != before:
                out[stop] = PLACE + 6 * square + orientation
                stop += 1
    return stop


@compiled
def list_tiles(words: Words, out: Buffer, start: int) -> int:
    """Write the chaos tiles of the hand that can be used, and using none (H-09)."""
    hand = hand_of(words[PLACES], field(words[TURN], SEAT, 3))
    stop = start
    for tile in range(12):
        if hand >> tile & 1 and usable(words, tile):
            out[stop] = USE_TILE + tile
            stop += 1
    out[stop] = NO_TILE
    return stop + 1


@inlined
def legal(words: Words, out: Buffer, start: int) -> int:
    """Write the legal actions from `start` on, in their order; give the end of the list.

    The common phases are compiled into whoever asks, the others stand apart.
    """
    phase = field(words[TURN], PHASE, 15)
    if phase == MOVE or phase == AGAIN:
        return list_moves(words, out, start)
    return list_rarely(words, out, start)


@compiled
def list_rarely(words: Words, out: Buffer, start: int) -> int:
    """Write the legal actions of the phases in which nobody moves a cube freely."""
    turn = words[TURN]
    phase = field(turn, PHASE, 15)
    active = field(turn, ACTIVE, 31)
    if phase == SETUP:
        return list_placements(words, out, start)
    if phase == DRAW:
        return list_squares(hand_of(words[PLACES], -1), DRAWN, out, start)
    if phase == IMPEL:
        return list_tilts(words, 1 << active, False, out, start)
    if phase == SWAP:
        return list_squares(occupied(words) & ~(1 << active), SWAP_WITH, out, start)
    if phase == TELEPORT:
        return list_slides(words, out, start)
    if phase == CONFRONT:
        stop = list_squares(confrontable(words, active), CONFRONT_CUBE, out, start)
        out[stop] = NO_TILE
        return stop + 1
    if phase == ASK:
        return list_tiles(words, out, start)
    if phase == MANA:
        return list_mana(words, out, start)
    if phase == CONJURE:
        return list_conjurations(words, out, start)
    if phase == PUT_DOWN:
        return list_squares(bare_squares(words), PUT, out, start)
    if phase > FINISHED:
        return list_automaton(words, phase, out, start)
    return start

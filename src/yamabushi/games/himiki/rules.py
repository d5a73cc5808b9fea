"""The rules as the kernels that every game has: who decides, what is legal, what an action does, how it ends."""

from __future__ import annotations

from yamabushi.games.himiki.actions import (
    CANDIDATE_DRAWN,
    CONFRONT_CUBE,
    DRAWN,
    NO_TILE,
    PIVOT,
    PUT,
    ROLLED_CUBE,
    ROLLED_DICE,
    SLIDE,
    STOP,
    SWAP_WITH,
    TILT,
    USE_TILE,
)
from yamabushi.games.himiki.automaton import decided, move_of
from yamabushi.games.himiki.board import AROUND
from yamabushi.games.himiki.conflict import resolve_pair, spend_yokai
from yamabushi.games.himiki.ends import end_turn, finish_move
from yamabushi.games.himiki.layout import (
    ACTIVE,
    AGAIN,
    BLACK_SCORE,
    CANDIDATE,
    CONFRONT,
    COUNT,
    CUBES,
    DRAW,
    EDITION,
    EXPERT,
    FINISHED,
    IN_TEAMS,
    MINDLOCK,
    MOVE,
    MUKYAN,
    OPEN,
    PENDING,
    PHASE,
    PLACES,
    SEAT,
    SETUP,
    STATUS,
    TERRAIN,
    TURN,
    WHITE_SCORE,
    WINNER,
    occupied,
    orientation_on,
    packed,
    upper,
    with_place,
    with_tiles,
    with_turn,
)
from yamabushi.games.himiki.mindlock import is_puzzle, pay, resolve_puzzle_pair, use_event
from yamabushi.games.himiki.modes import ALONE, HAND, ROLLED, SEATS, SET_UP, TEAMS
from yamabushi.games.himiki.modes import CUBES as CUBES_IN_PLAY
from yamabushi.games.himiki.moving import chosen, controlled, pivoted, put, turned
from yamabushi.games.himiki.reports import CONFRONTED, CONJURED, DICE_ROLLED, PIVOTED, PLACED, TILE_DRAWN
from yamabushi.games.himiki.turns import (
    ask_for_tile,
    hand_of,
    put_terrain,
    slide_cube,
    swap_cubes,
    tilt_cube,
    use_tile,
)
from yamabushi.kernels.bits import field, lowest, size, with_field
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.reports import report
from yamabushi.kernels.words import CHANCE, OVER, Words


@inlined
def opening(mode: int, edition: int, expert: int) -> Words:
    """Give the position before the first decision."""
    phase = DRAW if expert else SETUP
    turn = int(mode == TEAMS) << IN_TEAMS | int(mode == ALONE) << MUKYAN
    turn |= edition << EDITION | expert << EXPERT | phase << PHASE
    return packed(0, 0, 0, turn, 0, 0, 0, 0)


@inlined
def side(seat: int) -> int:
    """Say for whom a seat plays, 0 for white, 1 for black: the sides take turns."""
    return seat & 1


@inlined
def decider(words: Words) -> int:
    """Say who decides: a seat, `CHANCE` or `OVER`."""
    turn = words[TURN]
    phase = field(turn, PHASE, 15)
    if phase >= FINISHED:
        return OVER if phase == FINISHED else CHANCE
    if phase <= SETUP and (phase == DRAW or turn & turn >> MUKYAN & 1):  # Muk Yan's cubes are rolled
        return CHANCE
    return field(turn, SEAT, 3)


FOR_ONE = 1 << MUKYAN | 1 << MINDLOCK
"""Of the TURN word: set in the modes for one player."""

# ---- what an action does ---------------------------------------------------------------------------------------------


@compiled
def draw_tile(words: Words, tile: int) -> Words:
    """Draw a chaos tile: seats in turn, three times round; then the cubes are set up."""
    turn = words[TURN]
    report(TILE_DRAWN, tile, field(turn, SEAT, 3), 0)
    places = with_place(words[PLACES], tile, field(turn, SEAT, 3) + 1)
    seats = int(SEATS[field(turn, IN_TEAMS, 1)])
    drawn = 12 - size(hand_of(places, -1))
    turn = with_field(turn, SEAT, 3, drawn % seats)
    if drawn == HAND * seats:
        turn = with_field(with_field(turn, SEAT, 3, 0), PHASE, 15, SETUP)
    return with_tiles(words, turn, places, words[TERRAIN])


@inlined
def seat_to_place(turn: int, placed: int) -> int:
    """Say who sets up the next cube when so many are set up."""
    mode = ALONE if turn >> MUKYAN & 1 else field(turn, IN_TEAMS, 1)
    return int(SET_UP[mode, field(turn, EDITION, 1), placed])


@compiled
def place_cube(words: Words, square: int, orientation: int) -> Words:
    """Set up a cube; after the last one white moves."""
    turn = words[TURN]
    mode = field(turn, IN_TEAMS, 1)
    report(PLACED, square, field(turn, SEAT, 1), orientation)
    words = put(words, square, field(turn, SEAT, 1), orientation)
    placed = size(occupied(words))
    if placed == CUBES_IN_PLAY[mode]:
        return with_turn(words, with_field(with_field(turn, SEAT, 3, 0), PHASE, 15, MOVE))
    return with_turn(words, with_field(turn, SEAT, 3, seat_to_place(turn, placed)))


@compiled
def conjure(words: Words, square: int, orientation: int) -> Words:
    """Turn a cube in place; if it touches the active cube and shows another element now, they are compared (H-11)."""
    active = field(words[TURN], ACTIVE, 31)
    changed = orientation_on(words, square) >> 1 != orientation >> 1
    report(CONJURED, square, orientation, 0)
    words = turned(words, square, orientation)
    if is_puzzle(words) and field(words[TURN], STATUS, 3) == OPEN:  # no cube has tilted this turn (H-16)
        return with_turn(words, words[TURN] & ~PENDING | MOVE << PHASE)
    if changed and AROUND[active] >> square & 1:
        words = resolve_puzzle_pair(words, active, square) if is_puzzle(words) else resolve_pair(words, active, square)
        if field(words[TURN], PHASE, 15) == FINISHED:
            return words
    return finish_move(words)


@compiled
def confront(words: Words, other: int) -> Words:
    """Use the armed Major Yokai: compare the active cube with one two squares off."""
    active = field(words[TURN], ACTIVE, 31)
    report(CONFRONTED, active, other, 0)
    words = spend_yokai(words)
    words = resolve_puzzle_pair(words, active, other) if is_puzzle(words) else resolve_pair(words, active, other)
    return words if field(words[TURN], PHASE, 15) == FINISHED else ask_for_tile(words)


@inlined
def pivot_cubes(words: Words, cubes: int) -> Words:
    """Pivot cubes, which ends the turn."""
    report(PIVOTED, cubes, 0, 0)
    return end_turn(pivoted(words, cubes), 1)


@compiled
def take_chance(words: Words, action: int) -> Words:
    """Carry out what chance brings: a tile drawn, or what Muk Yan's cubes, dice and candidates are."""
    if action < ROLLED_CUBE:
        return draw_tile(words, action - DRAWN)
    turn = words[TURN]
    if action < ROLLED_DICE:
        free = int(ROLLED[field(turn, EDITION, 1)]) & ~occupied(words)
        return place_cube(words, lowest(free), action - ROLLED_CUBE)
    if action < CANDIDATE_DRAWN:
        dice = action - ROLLED_DICE
        report(DICE_ROLLED, dice, 0, 0)
        return with_turn(words, with_field(turn, PHASE, 15, CANDIDATE) | dice << ACTIVE)
    _, candidates = decided(words, field(turn, ACTIVE, 31))
    move = move_of(words, candidates, action - CANDIDATE_DRAWN)
    words = with_turn(words, turn & ~PENDING | AGAIN << PHASE)
    if move < SLIDE:
        return tilt_cube(words, (move - TILT) >> 2, move - TILT & 3)
    if move == STOP:
        return end_turn(words, 0)
    return pivot_cubes(words, chosen(upper(words[CUBES]), move - PIVOT))


@inlined
def play(words: Words, action: int) -> Words:
    """Give the position after a legal action.

    Tilts and pivots are compiled into whoever plays them, all else stands apart.
    """
    if words[TURN] & FOR_ONE == 0:
        if TILT <= action < SLIDE:
            return tilt_cube(words, (action - TILT) >> 2, action - TILT & 3)
        if PIVOT <= action <= STOP:
            return choose_pivot(words, action)
    return play_rarely(words, action)


@inlined
def choose_pivot(words: Words, action: int) -> Words:
    """End the turn by a pivot, or by stopping."""
    if action == STOP:
        return end_turn(words, 0)
    return pivot_cubes(words, chosen(controlled(words), action - PIVOT))


@compiled
def play_rarely(words: Words, action: int) -> Words:
    """Give the position after a legal action, whatever it is."""
    phase = field(words[TURN], PHASE, 15)
    if is_puzzle(words):
        words = pay(words, action)
        if field(words[TURN], PHASE, 15) == FINISHED:
            return words
    if action < TILT:
        if phase == SETUP:
            return place_cube(words, action // 6, action % 6)
        return conjure(words, action // 6, action % 6)
    if action < SLIDE:
        return tilt_cube(words, (action - TILT) >> 2, action - TILT & 3)
    if action < PIVOT:
        return slide_cube(words, action - SLIDE & 3)
    if action <= STOP:
        return choose_pivot(words, action)
    if action < NO_TILE:
        tile = action - USE_TILE
        return use_event(words, tile) if is_puzzle(words) else use_tile(words, tile)
    if action == NO_TILE:
        return ask_for_tile(words) if phase == CONFRONT else finish_move(words)
    if action < CONFRONT_CUBE:
        return put_terrain(words, action - PUT)
    if action < SWAP_WITH:
        return confront(words, action - CONFRONT_CUBE)
    if action < DRAWN:
        return swap_cubes(words, action - SWAP_WITH)
    return take_chance(words, action)


@inlined
def weight(words: Words, action: int) -> int:
    """Say how likely a chance outcome is, relative to the others: all alike."""
    return 1


@inlined
def outcome(words: Words, seat: int) -> int:
    """Say how a finished game went for a seat: 1 won, 0 drawn, -1 lost."""
    winner = field(words[TURN], WINNER, 3)
    if winner == 0:
        return 0
    return 1 if winner == (seat & 1) + 1 else -1


@inlined
def standing(words: Words, seat: int) -> int:
    """Say how well off a seat's side is: by points; in a puzzle by the cubes that are left, then by the moves paid."""
    turn = words[TURN]
    if field(turn, PHASE, 15) == FINISHED:
        return 1000 * outcome(words, seat)
    if turn >> MINDLOCK & 1:
        return -10 * size(upper(words[CUBES])) - field(turn, COUNT, 127)
    lead = field(turn, WHITE_SCORE, 7) - field(turn, BLACK_SCORE, 7)
    return lead if seat & 1 == 0 else -lead

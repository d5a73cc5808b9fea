"""The rules as the kernels that every game has: who decides, what is legal, what an action does, how it ends."""

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
from yamabushi.games.himiki.automaton import decided, move_of
from yamabushi.games.himiki.board import AROUND, BESIDE, BEYOND
from yamabushi.games.himiki.chaos_tiles import FIRST_TERRAIN
from yamabushi.games.himiki.conflict import pair_judged, yokai_spent
from yamabushi.games.himiki.layout import (
    ACTIVE,
    AGAIN,
    ASK,
    BAN,
    BLACK_SCORE,
    CANDIDATE,
    CONFRONT,
    CONFUSED,
    CONJURE,
    COUNT,
    CUBES,
    DICE,
    DRAW,
    EDITION,
    EXPERT,
    FINISHED,
    IMPEL,
    IN_TEAMS,
    MANA,
    MINDLOCK,
    MOVE,
    MUKYAN,
    OPEN,
    PENDING,
    PENDING_TILE,
    PHASE,
    PLACES,
    PUT_DOWN,
    SEAT,
    SETUP,
    STATUS,
    SWAP,
    TELEPORT,
    TERRAIN,
    TURN,
    WHITE_SCORE,
    WINNER,
    lower,
    occupied,
    orientation_on,
    packed,
    showing,
    upper,
    with_place,
    with_tiles,
    with_turn,
)
from yamabushi.games.himiki.mindlock import event_usable, event_used, is_puzzle, paid, puzzle_pair_judged
from yamabushi.games.himiki.modes import ALONE, HAND, ROLLED, SEATS, SET_UP, START, TEAMS
from yamabushi.games.himiki.modes import CUBES as CUBES_IN_PLAY
from yamabushi.games.himiki.moving import chosen, controlled, pivoted, put, tilt_goals, turned
from yamabushi.games.himiki.turns import (
    bare_squares,
    confrontable,
    conjurable,
    hand_of,
    mana_cubes,
    moved,
    slide_chosen,
    swap_chosen,
    terrain_put,
    tile_asked,
    tile_used,
    tilt_chosen,
    turn_ended,
    usable,
)
from yamabushi.kernels.bits import field, lowest, size, with_field
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.words import CHANCE, OVER, Buffer, Words


@inlined
def opening(mode: int, edition: int, expert: int) -> Words:
    """Give the position before the first decision."""
    phase = DRAW if expert else SETUP
    turn = int(mode == TEAMS) << IN_TEAMS | int(mode == ALONE) << MUKYAN
    turn |= edition << EDITION | expert << EXPERT | phase << PHASE
    return packed(0, 0, 0, turn, 0, 0, 0, 0)


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


# ---- what is legal ---------------------------------------------------------------------------------------------------


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


FOR_ONE = 1 << MUKYAN | 1 << MINDLOCK
"""Of the TURN word: set in the modes for one player."""

# ---- what an action does ---------------------------------------------------------------------------------------------


@compiled
def tile_drawn(words: Words, tile: int) -> Words:
    """Draw a chaos tile: seats in turn, three times round; then the cubes are set up."""
    turn = words[TURN]
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
def cube_placed(words: Words, square: int, orientation: int) -> Words:
    """Set up a cube; after the last one white moves."""
    turn = words[TURN]
    mode = field(turn, IN_TEAMS, 1)
    words = put(words, square, field(turn, SEAT, 1), orientation)
    placed = size(occupied(words))
    if placed == CUBES_IN_PLAY[mode]:
        return with_turn(words, with_field(with_field(turn, SEAT, 3, 0), PHASE, 15, MOVE))
    return with_turn(words, with_field(turn, SEAT, 3, seat_to_place(turn, placed)))


@compiled
def conjured(words: Words, square: int, orientation: int) -> Words:
    """Turn a cube in place; if it touches the active cube and shows another element now, they are compared (H-11)."""
    active = field(words[TURN], ACTIVE, 31)
    changed = orientation_on(words, square) >> 1 != orientation >> 1
    words = turned(words, square, orientation)
    if is_puzzle(words) and field(words[TURN], STATUS, 3) == OPEN:  # no cube has tilted this turn (H-16)
        return with_turn(words, words[TURN] & ~PENDING | MOVE << PHASE)
    if changed and AROUND[active] >> square & 1:
        words = puzzle_pair_judged(words, active, square) if is_puzzle(words) else pair_judged(words, active, square)
        if field(words[TURN], PHASE, 15) == FINISHED:
            return words
    return moved(words)


@compiled
def confronted(words: Words, other: int) -> Words:
    """Use the armed Major Yokai: compare the active cube with one two squares off."""
    active = field(words[TURN], ACTIVE, 31)
    words = yokai_spent(words)
    words = puzzle_pair_judged(words, active, other) if is_puzzle(words) else pair_judged(words, active, other)
    return words if field(words[TURN], PHASE, 15) == FINISHED else tile_asked(words)


@compiled
def chance_came(words: Words, action: int) -> Words:
    """Carry out what chance brings: a tile drawn, or what Muk Yan's cubes, dice and candidates are."""
    if action < ROLLED_CUBE:
        return tile_drawn(words, action - DRAWN)
    turn = words[TURN]
    if action < ROLLED_DICE:
        free = int(ROLLED[field(turn, EDITION, 1)]) & ~occupied(words)
        return cube_placed(words, lowest(free), action - ROLLED_CUBE)
    if action < CANDIDATE_DRAWN:
        dice = action - ROLLED_DICE
        return with_turn(words, with_field(turn, PHASE, 15, CANDIDATE) | dice << ACTIVE)
    _, candidates = decided(words, field(turn, ACTIVE, 31))
    move = move_of(words, candidates, action - CANDIDATE_DRAWN)
    words = with_turn(words, turn & ~PENDING | AGAIN << PHASE)
    if move < SLIDE:
        return tilt_chosen(words, (move - TILT) >> 2, move - TILT & 3)
    if move == STOP:
        return turn_ended(words, 0)
    return turn_ended(pivoted(words, chosen(upper(words[CUBES]), move - PIVOT)), 1)


@inlined
def play(words: Words, action: int) -> Words:
    """Give the position after a legal action.

    Tilts and pivots are compiled into whoever plays them, all else stands apart.
    """
    if words[TURN] & FOR_ONE == 0:
        if TILT <= action < SLIDE:
            return tilt_chosen(words, (action - TILT) >> 2, action - TILT & 3)
        if PIVOT <= action <= STOP:
            return pivot_chosen(words, action)
    return play_rarely(words, action)


@inlined
def pivot_chosen(words: Words, action: int) -> Words:
    """End the turn by a pivot, or by stopping."""
    if action == STOP:
        return turn_ended(words, 0)
    return turn_ended(pivoted(words, chosen(controlled(words), action - PIVOT)), 1)


@compiled
def play_rarely(words: Words, action: int) -> Words:
    """Give the position after a legal action, whatever it is."""
    phase = field(words[TURN], PHASE, 15)
    if is_puzzle(words):
        words = paid(words, action)
        if field(words[TURN], PHASE, 15) == FINISHED:
            return words
    if action < TILT:
        if phase == SETUP:
            return cube_placed(words, action // 6, action % 6)
        return conjured(words, action // 6, action % 6)
    if action < SLIDE:
        return tilt_chosen(words, (action - TILT) >> 2, action - TILT & 3)
    if action < PIVOT:
        return slide_chosen(words, action - SLIDE & 3)
    if action <= STOP:
        return pivot_chosen(words, action)
    if action < NO_TILE:
        tile = action - USE_TILE
        return event_used(words, tile) if is_puzzle(words) else tile_used(words, tile)
    if action == NO_TILE:
        return tile_asked(words) if phase == CONFRONT else moved(words)
    if action < CONFRONT_CUBE:
        return terrain_put(words, action - PUT)
    if action < SWAP_WITH:
        return confronted(words, action - CONFRONT_CUBE)
    if action < DRAWN:
        return swap_chosen(words, action - SWAP_WITH)
    return chance_came(words, action)


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

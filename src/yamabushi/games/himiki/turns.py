"""What follows a tilt, in order: terrain, comparison, Major Yokai, a chaos tile, playing again or the turn's end."""

from __future__ import annotations

from yamabushi.games.himiki.board import BESIDE, BEYOND, BOARD, MIRRORED
from yamabushi.games.himiki.chaos_tiles import (
    CONFUSION,
    CONJURATION,
    FIRST_TERRAIN,
    GATE,
    IMPULSE,
    MIRROR,
    TELEPORTATION,
    VORTEX,
    YOKAI,
)
from yamabushi.games.himiki.conflict import (
    armed_by,
    for_sides,
    points_added,
    resolve_expert_tilt,
    resolve_tilt,
    spend_yokai,
)
from yamabushi.games.himiki.ends import end_turn, finish_move, fix_control, play_again, plays_again, rest_within_turn
from yamabushi.games.himiki.layout import (
    ACTIVE,
    AGAIN,
    ARMED,
    ARMED_SEAT,
    ASK,
    BAN,
    BLACK_SCORE,
    CONFRONT,
    CONFUSED_NEXT,
    CONJURE,
    CUBES,
    DISCARDED,
    EDITION,
    EXPERT,
    FINISHED,
    IMPEL,
    IN_HAND_OF_NOBODY,
    IN_TEAMS,
    MANA,
    MINDLOCK,
    MOVE,
    ON_BOARD,
    PARTNER,
    PENDING,
    PENDING_TILE,
    PHASE,
    PLACES,
    PUT_DOWN,
    RAISED,
    SEAT,
    SWAP,
    TELEPORT,
    TERRAIN,
    TILTS,
    TURN,
    UPPER,
    WHITE_SCORE,
    colour_on,
    lower,
    occupied,
    orientation_on,
    place_of,
    showing,
    upper,
    with_place,
    with_tiles,
    with_turn,
)
from yamabushi.games.himiki.mindlock import is_puzzle, resolve_puzzle_tilt
from yamabushi.games.himiki.modes import (
    BOTH_ACTIVE,
    SEATS,
    WINNING,
    YOKAI_ASKS,
)
from yamabushi.games.himiki.moving import (
    carried,
    free_beside,
    left_noted,
    lifted,
    orientation_after,
    pivoted,
    rolled,
    swapped,
    tilted,
)
from yamabushi.games.himiki.reports import (
    ACTED,
    CARRIED,
    GONE,
    PIVOTED,
    SWAPPED,
    TILE_PUT,
    TILE_USED,
    TILTED,
)
from yamabushi.kernels.bits import field, lowest, with_field
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.reports import report
from yamabushi.kernels.words import Words

# ---- terrain ---------------------------------------------------------------------------------------------------------


@compiled
def terrain_on(words: Words, square: int) -> int:
    """Give the terrain tile that lies on a square, -1 if none does."""
    if words[TERRAIN] >> square + UPPER & 1:
        for tile in range(FIRST_TERRAIN, 12):
            lies_there = field(words[TERRAIN], 5 * (tile - FIRST_TERRAIN), 31) == square
            if lies_there and place_of(words[PLACES], tile) == ON_BOARD:
                return tile
    return -1


@inlined
def discard_terrain(words: Words, tile: int, square: int) -> Words:
    """Discard a terrain tile; that comes before the cube that it carries enters anywhere."""
    report(ACTED, tile, square, 0)
    terrain = words[TERRAIN] & ~(1 << square + UPPER) & ~(31 << 5 * (tile - FIRST_TERRAIN))
    return with_tiles(words, words[TURN], with_place(words[PLACES], tile, DISCARDED), terrain)


@compiled
def free_beyond(words: Words, square: int) -> bool:
    """Tell whether a cube could slide two squares from a square."""
    cubes = occupied(words)
    for direction in range(4):
        goal = int(BEYOND[square, direction])
        if goal < 30 and not cubes >> goal & 1:
            return True
    return False


@compiled
def wait_for(words: Words, phase: int, square: int) -> Words:
    """Wait for a decision about the cube on a square."""
    turn = words[TURN] & ~(15 << PHASE | 31 << ACTIVE) | phase << PHASE | square << ACTIVE
    return rest_within_turn(with_turn(words, turn))


@compiled
def enter(words: Words, square: int) -> Words:
    """Let the active cube enter a square: what lies there acts first, and so on where that leads (H-14)."""
    while True:
        tile = terrain_on(words, square)
        if tile < 0:
            break
        if tile == MIRROR:
            goal = int(MIRRORED[square])
            if occupied(words) >> goal & 1:
                break
            words = carried(discard_terrain(words, tile, square), square, goal)
            report(CARRIED, square, goal, 0)
            square = goal
            continue
        if tile == IMPULSE and not free_beside(words, square):
            break
        if tile == TELEPORTATION and not free_beyond(words, square):
            break
        words = discard_terrain(words, tile, square)
        if tile == GATE:
            report(GONE, square, colour_on(words, square), 0)
            return end_turn(lifted(words, square), 0)
        if tile == VORTEX:
            report(PIVOTED, 1 << square, 0, 0)
            words = pivoted(words, 1 << square)
            break
        if tile == IMPULSE:
            return wait_for(words, IMPEL, square)
        if tile == TELEPORTATION:
            return wait_for(words, TELEPORT, square)
        if occupied(words) != 1 << square:  # a Transfer with no other cube does nothing
            return wait_for(words, SWAP, square)
        break
    return settle_expert(words, square)


# ---- after the comparison --------------------------------------------------------------------------------------------


@compiled
def confrontable(words: Words, square: int) -> int:
    """Give the cubes two squares off in a straight line with no cube between."""
    cubes = occupied(words)
    found = 0
    for direction in range(4):
        goal = int(BEYOND[square, direction])
        if goal < 30 and cubes >> goal & 1 and not cubes >> int(BESIDE[square, direction]) & 1:
            found |= 1 << goal
    return found


@inlined
def settle_expert(words: Words, square: int) -> Words:
    """Compare what is active, count, then ask what is to be asked."""
    if is_puzzle(words):
        words = resolve_puzzle_tilt(words, square)
        return words if field(words[TURN], PHASE, 15) == FINISHED else ask_yokai(words, square)
    turn, points, against, spent = resolve_expert_tilt(words, square)
    words = with_turn(words, turn)
    if spent:
        words = spend_yokai(words)
    white, black = for_sides(field(turn, SEAT, 1), points, against)
    words = points_added(words, white, black)
    return words if field(words[TURN], PHASE, 15) == FINISHED else ask_yokai(words, square)


@inlined
def confronts(words: Words, square: int) -> bool:
    """Tell whether the seat's armed Major Yokai asks which cube the active one on a square confronts."""
    turn = words[TURN]
    asks = YOKAI_ASKS[field(turn, EDITION, 1)] and armed_by(words, field(turn, SEAT, 3))
    return asks and confrontable(words, square) != 0


@compiled
def settle_expert_tilt(words: Words, square: int) -> Words:
    """Let a tilted cube enter its square, if anything lies there; then settle what follows."""
    return enter(words, square) if words[TERRAIN] >> square + UPPER & 1 else settle_expert(words, square)


@inlined
def ask_yokai(words: Words, square: int) -> Words:
    """Ask whether the armed Major Yokai confronts a cube, if there is one for it; then for a chaos tile."""
    turn = with_field(with_field(words[TURN], ACTIVE, 31, square), PARTNER, 31, 0)
    words = with_turn(words, turn)
    if confronts(words, square):
        return wait_for(words, CONFRONT, square)
    return ask_for_tile(words)


@compiled
def hand_of(places: int, seat: int) -> int:
    """Give the chaos tiles in a seat's hand, bit n for tile n."""
    hand = 0
    for tile in range(12):
        if place_of(places, tile) == seat + 1:
            hand |= 1 << tile
    return hand


@inlined
def may_use_tile(words: Words) -> bool:
    """Tell whether the seat's score is 2, 3 or 4 and it holds a chaos tile, whatever it is (H-09)."""
    turn = words[TURN]
    seat = field(turn, SEAT, 3)
    score = field(turn, WHITE_SCORE if seat & 1 == 0 else BLACK_SCORE, 7)
    return 2 <= score < WINNING and hand_of(words[PLACES], seat) != 0


@inlined
def ask_for_tile(words: Words) -> Words:
    """Ask for a chaos tile if the tilt has raised the mover's score to where one may be used."""
    turn = words[TURN]
    if field(turn, RAISED, 1) and may_use_tile(words):
        turn = with_field(turn, RAISED, 1, 0)
        return wait_for(with_turn(words, turn), ASK, field(turn, ACTIVE, 31))
    return finish_move(words)


# ---- using a chaos tile ----------------------------------------------------------------------------------------------


@compiled
def mana_cubes(words: Words, tile: int) -> int:
    """Give the cubes of the seat's own colour, in either half, that show the mana's element and can tilt (H-10)."""
    colour = field(words[TURN], SEAT, 1)
    cubes = (lower(words[CUBES]) if colour == 0 else upper(words[CUBES])) & showing(words, tile)
    able = 0
    while cubes:
        square = lowest(cubes)
        cubes &= cubes - 1
        if free_beside(words, square):
            able |= 1 << square
    return able


@inlined
def conjurable(words: Words) -> int:
    """Give the cubes of the other colour, seen from the active cube; in a puzzle those are black's."""
    if is_puzzle(words):
        return upper(words[CUBES])
    active = field(words[TURN], ACTIVE, 31)
    return upper(words[CUBES]) if words[CUBES] >> active & 1 else lower(words[CUBES])


@inlined
def bare_squares(words: Words) -> int:
    """Give the squares with neither cube nor tile."""
    return BOARD & ~occupied(words) & ~upper(words[TERRAIN])


@compiled
def usable(words: Words, tile: int) -> bool:
    """Tell whether a chaos tile can be used now."""
    if tile < CONJURATION:
        return mana_cubes(words, tile) != 0
    if tile == CONJURATION:
        return conjurable(words) != 0
    if tile >= FIRST_TERRAIN:
        return bare_squares(words) != 0
    return True


@compiled
def use_tile(words: Words, tile: int) -> Words:
    """Use a chaos tile from the hand."""
    turn = words[TURN]
    report(TILE_USED, tile, field(turn, SEAT, 3), 0)
    places = words[PLACES]
    if tile >= FIRST_TERRAIN:
        places = with_place(places, tile, IN_HAND_OF_NOBODY)
        turn = with_field(with_field(turn, PHASE, 15, PUT_DOWN), ACTIVE, 31, 0) | tile << PENDING_TILE
        return with_tiles(words, turn, places, words[TERRAIN])
    if tile == YOKAI:
        places = with_place(places, tile, ARMED) | field(turn, SEAT, 3) << ARMED_SEAT
        return finish_move(with_tiles(words, turn, places, words[TERRAIN]))
    places = with_place(places, tile, DISCARDED)
    if tile == CONFUSION:
        seats = (1 << SEATS[field(turn, IN_TEAMS, 1)]) - 1
        return finish_move(with_tiles(words, turn | int(seats) << CONFUSED_NEXT, places, words[TERRAIN]))
    if tile == CONJURATION:
        turn = with_field(turn, PHASE, 15, CONJURE)
        return with_tiles(words, turn, places, words[TERRAIN])
    turn = turn & ~PENDING | MANA << PHASE | tile << PENDING_TILE
    return with_tiles(words, turn, places, words[TERRAIN])


@compiled
def put_terrain(words: Words, square: int) -> Words:
    """Put the pending terrain tile on a square."""
    turn = words[TURN]
    tile = field(turn, PENDING_TILE, 15)
    report(TILE_PUT, tile, square, 0)
    terrain = words[TERRAIN] | 1 << square + UPPER | square << 5 * (tile - FIRST_TERRAIN)
    return finish_move(with_tiles(words, turn, with_place(words[PLACES], tile, ON_BOARD), terrain))


# ---- moves -----------------------------------------------------------------------------------------------------------


@inlined
def tilt_cube(words: Words, square: int, direction: int) -> Words:
    """Tilt a cube as the seat chose."""
    if field(words[TURN], EXPERT, 1):
        return tilt_among_tiles(words, square, direction)
    turn = (words[TURN] & ~(1 << BAN | PENDING)) + (1 << TILTS)
    words = fix_control(with_turn(words, turn))
    goal = int(BESIDE[square, direction])
    colour = colour_on(words, square)
    orientation = orientation_after(words, square, direction)
    report(TILTED, square, goal, orientation)
    words, status = resolve_tilt(rolled(words, square, goal, orientation), goal, colour, orientation >> 1)
    if field(words[TURN], PHASE, 15) == FINISHED:
        return words
    if plays_again(words[TURN], status):
        return play_again(left_noted(words, square, goal))
    return end_turn(words, 0)


@inlined
def tilt_among_tiles(words: Words, square: int, direction: int) -> Words:
    """Tilt a cube where there are chaos tiles; if a mana or Impulse makes it tilt, that is not counted (H-17)."""
    turn = words[TURN]
    phase = field(turn, PHASE, 15)
    if phase == MOVE or phase == AGAIN:
        turn = (turn & ~(1 << BAN)) + (1 - (turn >> MINDLOCK & 1) << TILTS)
    if phase != IMPEL:
        turn &= ~PENDING
    words = tilted(fix_control(with_turn(words, turn)), square, direction)
    goal = int(BESIDE[square, direction])
    report(TILTED, square, goal, orientation_on(words, goal))
    return settle_expert_tilt(words, goal)


@compiled
def swap_cubes(words: Words, other: int) -> Words:
    """Swap the active cube with another; in the revised edition both are active then (H-13)."""
    square = field(words[TURN], ACTIVE, 31)
    report(SWAPPED, square, other, 0)
    words = swapped(fix_control(words), square, other)
    if BOTH_ACTIVE[field(words[TURN], EDITION, 1)]:
        words = with_turn(words, with_field(words[TURN], PARTNER, 31, square + 1))
    return enter(words, other)


@compiled
def slide_cube(words: Words, direction: int) -> Words:
    """Slide the active cube two squares."""
    square = field(words[TURN], ACTIVE, 31)
    goal = int(BEYOND[square, direction])
    report(CARRIED, square, goal, 0)
    return enter(carried(fix_control(words), square, goal), goal)

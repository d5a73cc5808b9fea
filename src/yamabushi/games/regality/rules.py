"""The rules as the kernels that every game has: who decides, what is legal, what an action does, how it ends."""

from __future__ import annotations

from yamabushi.games.regality import reports
from yamabushi.games.regality.actions import (
    CHANCE_BEGINS,
    CHANCE_TILE,
    DECLINE,
    GO_FIRST,
    GO_SECOND,
    NAME_HIDDEN,
    PICK,
    PLACE_TILE,
    TARGET,
)
from yamabushi.games.regality.board import BOARD
from yamabushi.games.regality.effects import acting_cell, carry_out, effect_offers, list_effect, struck
from yamabushi.games.regality.layout import (
    BEGIN,
    CELL_BITS,
    CHOOSE,
    COMMON,
    COUNT,
    COVERED,
    DRAFT,
    DRAW,
    EFFECT,
    FINISHED,
    FORM,
    MATCH,
    MOVER,
    NORTH,
    OCCUPIED,
    PASSED,
    PHASE,
    PLACE,
    PLACED,
    RELIGION_SCORE,
    REVEAL,
    SCORE_BITS,
    SECRETS,
    TILES,
    TURN,
    TWO_WINS,
    UPPER,
    USED,
    ZONES,
    lower,
    packed,
    tile_on,
    upper,
)
from yamabushi.games.regality.match import (
    allies,
    begun,
    covering_cells,
    drawable,
    end_turn,
    match_winner,
    tile_drawn,
    tile_picked,
)
from yamabushi.games.regality.tiles import CITIZEN, TOWER, USE, VERBS
from yamabushi.kernels.bits import field, lowest, with_field
from yamabushi.kernels.compiling import compiled
from yamabushi.kernels.reports import report
from yamabushi.kernels.words import CHANCE, OVER, Buffer, Words


@compiled
def decider(words: Words) -> int:
    """Say who decides: a seat, `CHANCE` or `OVER`."""
    phase = field(words[TURN], PHASE, 7)
    if phase == FINISHED:
        return OVER
    if phase == BEGIN or phase == DRAW or phase == REVEAL:
        return CHANCE
    return field(words[TURN], MOVER, 1)


@compiled
def list_tiles(tiles: int, first: int, out: Buffer, start: int) -> int:
    """Write one action a tile of a set, numbered from `first`."""
    stop = start
    while tiles:
        out[stop] = first + lowest(tiles)
        tiles &= tiles - 1
        stop += 1
    return stop


@compiled
def list_placements(words: Words, out: Buffer, start: int) -> int:
    """Write every tile of the mover's and the neutral zone on every cell where it may go."""
    turn = words[TURN]
    mover = field(turn, MOVER, 1)
    free = BOARD & ~field(turn, OCCUPIED, BOARD)
    if field(turn, COUNT, 63) == 0:
        hand = 1 << CITIZEN  # the first tile of every game
    else:
        hand = (lower(words[ZONES]) if mover == 0 else upper(words[ZONES])) | lower(words[COMMON])
    stop = start
    while hand:
        tile = lowest(hand)
        hand &= hand - 1
        cells = covering_cells(words) if tile == TOWER else free
        while cells:
            out[stop] = PLACE_TILE + 9 * tile + lowest(cells)
            cells &= cells - 1
            stop += 1
    return stop


@compiled
def legal(words: Words, out: Buffer, start: int) -> int:
    """Write the legal actions from `start` on, in rising order; give the end of the list."""
    phase = field(words[TURN], PHASE, 7)
    if phase == PLACE:
        return list_placements(words, out, start)
    if phase == EFFECT:
        stop = list_effect(words, out, start)
        if field(words[TURN], USED, 15) == 0:  # once a Bard has chosen a tile there is no way back (G-07)
            out[stop] = DECLINE
            stop += 1
        return stop
    if phase == DRAW:
        return list_tiles(drawable(words), CHANCE_TILE, out, start)
    if phase == DRAFT:
        return list_tiles(lower(words[COMMON]), PICK, out, start)
    if phase == REVEAL:
        opponents = upper(words[ZONES]) if field(words[TURN], MOVER, 1) == 0 else lower(words[ZONES])
        return list_tiles(opponents & lower(words[SECRETS]), CHANCE_TILE, out, start)
    if phase == FINISHED:
        return start
    out[start] = GO_FIRST if phase == CHOOSE else CHANCE_BEGINS
    out[start + 1] = GO_SECOND if phase == CHOOSE else CHANCE_BEGINS + 1
    return start + 2


@compiled
def place(words: Words, tile: int, cell: int) -> Words:
    """Put a tile of the mover's on a cell, facing the opponent; its effect is decided next, if it has any to offer."""
    tiles = words[TILES]
    turn = words[TURN]
    mover = field(turn, MOVER, 1)
    report(reports.PLACED, tile, cell, mover)
    if tile == TOWER:
        report(reports.COVERED, tile_on(tiles, cell), cell, 0)
        tiles = with_field(tiles, COVERED, 31, tile_on(tiles, cell) + 1)
    tiles = with_field(tiles, CELL_BITS * cell, 31, tile + 1)
    turn |= 1 << OCCUPIED + cell | 1 - mover << NORTH + cell
    turn = with_field(turn + (1 << COUNT), PHASE, 7, EFFECT) | cell + 1 << PLACED
    words = packed(
        tiles,
        turn,
        words[ZONES] & ~(1 << tile + UPPER * mover),
        words[COMMON] & ~(1 << tile),
        words[SECRETS] & ~(1 << tile),
        words[PASSED],
        words[MATCH],
    )
    return words if effect_offers(words, cell) else end_turn(words)


@compiled
def play(words: Words, action: int) -> Words:
    """Give the position after a legal action."""
    if action < TARGET:
        return place(words, action // 9, action % 9)
    if action == DECLINE:
        return end_turn(words)
    if action < DECLINE:
        used = VERBS[tile_on(words[TILES], acting_cell(words))] == USE
        words = carry_out(words, action)
        return words if used or action == NAME_HIDDEN else end_turn(words)
    if action >= GO_FIRST:
        chooser = field(words[TURN], MOVER, 1)
        return begun(words, chooser if action == GO_FIRST else 1 - chooser)
    if action >= PICK:
        return tile_picked(words, action - PICK)
    if action >= CHANCE_BEGINS:
        return begun(words, action - CHANCE_BEGINS)
    if field(words[TURN], PHASE, 7) == REVEAL:
        return end_turn(struck(words, action - CHANCE_TILE))
    return tile_drawn(words, action - CHANCE_TILE)


@compiled
def weight(words: Words, action: int) -> int:
    """Say how likely a chance outcome is, relative to the others: all alike."""
    return 1


@compiled
def outcome(words: Words, seat: int) -> int:
    """Say how a finished match went for a seat: 1 won, 0 drawn, -1 lost."""
    winner = match_winner(words)
    if winner < 0:
        return 0
    return 1 if winner == seat else -1


@compiled
def standing(words: Words, seat: int) -> int:
    """Say how well off a seat is: games won or points, then allies on the board."""
    if field(words[TURN], PHASE, 7) == FINISHED:
        return 1000 * outcome(words, seat)
    match = words[MATCH]
    lead = field(match, 0, SCORE_BITS) - field(match, RELIGION_SCORE, SCORE_BITS)
    if field(match, FORM, 3) == TWO_WINS:
        lead *= 100
    lead += allies(words, 0) - allies(words, 1)
    return lead if seat == 0 else -lead

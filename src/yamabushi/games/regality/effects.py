"""What tiles do: shields and silence, what an effect can be aimed at, and what it does there.

Kernels over a packed position. `cell` is where the acting tile lies: the one just placed, or one that a Bard or a
Performer uses, which acts from its own cell and by its own facing (G-06).
"""

from __future__ import annotations

from yamabushi.games.regality import reports
from yamabushi.games.regality.actions import (
    APPLY,
    DIRECTION,
    MOVE_TILE,
    NAME_HIDDEN,
    NAME_TILE,
    ORTHOGONALLY,
    TARGET,
)
from yamabushi.games.regality.board import BOARD, FRONTS, RAYS, REACH, SHIELDS, SILENCES
from yamabushi.games.regality.layout import (
    BY_RELIGION,
    CELL_BITS,
    COMMON,
    COVERED,
    DOWN,
    MATCH,
    MOVER,
    NORTH,
    OCCUPIED,
    PASSED,
    PHASE,
    PLACED,
    REVEAL,
    SECRETS,
    TILES,
    TURN,
    UPPER,
    USED,
    USED_AGAIN,
    ZONES,
    lower,
    packed,
    tile_on,
    upper,
)
from yamabushi.games.regality.tiles import (
    AROUND,
    BANISH,
    BREAK,
    DESTROY,
    DIAGONAL,
    FRONT,
    MOVE,
    NOTHING,
    ORTHOGONAL,
    RAY,
    REACHES,
    RECALL,
    RETRIEVE,
    RING,
    SILENCE,
    STRIKE,
    TOWER,
    USE,
    VERBS,
)
from yamabushi.games.regality.tiles import (
    TURN as TURN_OVER,
)
from yamabushi.kernels.bits import field, lowest, with_field
from yamabushi.kernels.compiling import compiled
from yamabushi.kernels.reports import report
from yamabushi.kernels.words import Buffer, Words


@compiled
def standing_cells(words: Words) -> tuple[int, int, int]:
    """Give the cells whose tile is face up, shielded, and silent.

    Shields and silence come from tiles that are face up, whoever's allies they are (G-04); a covered tile has no
    effect, and the Tower over it counts as itself. A shielded tile is not silenced (G-03).
    """
    tiles = words[TILES]
    down = field(words[TURN], DOWN, BOARD)
    up = field(words[TURN], OCCUPIED, BOARD) & ~down
    shielded = 0
    silent = 0
    for cell in range(9):
        tile = 0 if down >> cell & 1 else tiles >> CELL_BITS * cell & 31
        shielded |= SHIELDS[tile, cell]
        silent |= SILENCES[tile, cell]
    shielded &= up
    return up, shielded, silent & up & ~shielded


@compiled
def open_targets(words: Words, cell: int, verb: int, reach: int, up: int, shielded: int) -> int:
    """Give the cells that an effect with one target can be aimed at, use of another tile's effect apart."""
    turn = words[TURN]
    within = int(REACH[reach, cell]) & up
    if verb == TURN_OVER or verb == BANISH:
        return within & ~shielded
    if verb == DESTROY or verb == BREAK:
        if field(words[TURN], OCCUPIED, BOARD) == BOARD:
            return 0  # G-02: not by the tile that filled the last free cell (the board has not changed since)
        return within & ~shielded if verb == DESTROY else within & shielded
    if verb == RECALL:
        north = field(turn, NORTH, BOARD)
        allies = north if field(turn, MOVER, 1) == 0 else ~north
        return within & allies & ~shielded
    if verb == MOVE:
        return 0 if field(words[TURN], OCCUPIED, BOARD) == BOARD else within & ~shielded
    return 0


@compiled
def turned_by(words: Words, cell: int, reach: int, choice: int, up: int, shielded: int) -> int:
    """Give the cells that an effect on several tiles turns; choice is a direction, or 0 and 1 for a ring."""
    if reach == RAY:
        area = int(RAYS[cell, choice])
    elif reach == RING:
        area = int(REACH[ORTHOGONAL if choice == 0 else DIAGONAL, cell])
    elif reach == FRONT:
        area = int(FRONTS[0 if field(words[TURN], NORTH, BOARD) >> cell & 1 else 1, cell])
    else:
        area = int(REACH[AROUND, cell])
    return area & up & ~shielded


@compiled
def can_act(words: Words, cell: int, tile: int, up: int, shielded: int) -> bool:
    """Tell whether a tile's effect, not being a use of another's, could do anything from its cell (G-07)."""
    verb = VERBS[tile]
    reach = REACHES[tile]
    if verb == STRIKE:
        zone = upper(words[ZONES]) if field(words[TURN], MOVER, 1) == 0 else lower(words[ZONES])
        return zone != 0
    if verb == RETRIEVE:
        return upper(words[COMMON]) != 0
    if verb == TURN_OVER and reach == RAY:
        for direction in range(8):
            if turned_by(words, cell, reach, direction, up, shielded):
                return True
        return False
    if verb == TURN_OVER and reach == RING:
        return (turned_by(words, cell, reach, 0, up, shielded) | turned_by(words, cell, reach, 1, up, shielded)) != 0
    if verb == TURN_OVER and (reach == FRONT or reach == AROUND):
        return turned_by(words, cell, reach, 0, up, shielded) != 0
    return open_targets(words, cell, verb, reach, up, shielded) != 0


@compiled
def use_targets(words: Words, cell: int, tile: int, up: int, shielded: int, silent: int) -> int:
    """Give the cells whose effect a Bard or Performer can use again: neither shielded nor silent (G-03, G-05).

    A used Bard or Performer goes on to a further tile (G-06). There is one of each, the Bard reaches only orthogonally
    and the Performer only diagonally, so that a chain is at most two long and cannot come back to a tile.
    """
    targets = 0
    candidates = REACH[REACHES[tile], cell] & up & ~shielded & ~silent
    while candidates:
        target = lowest(candidates)
        candidates &= candidates - 1
        used = tile_on(words[TILES], target)
        if VERBS[used] == USE:
            further = REACH[REACHES[used], target] & up & ~shielded & ~silent
            while further:
                last = lowest(further)
                further &= further - 1
                tail = tile_on(words[TILES], last)
                if VERBS[tail] != USE and can_act(words, last, tail, up, shielded):
                    targets |= 1 << target
        elif can_act(words, target, used, up, shielded):
            targets |= 1 << target
    return targets


@compiled
def acting_cell(words: Words) -> int:
    """Give the cell of the tile whose effect is to be decided: the last of the chain."""
    turn = words[TURN]
    if field(turn, USED_AGAIN, 15):
        return field(turn, USED_AGAIN, 15) - 1
    if field(turn, USED, 15):
        return field(turn, USED, 15) - 1
    return field(turn, PLACED, 15) - 1


@compiled
def effect_offers(words: Words, cell: int) -> bool:
    """Tell whether the tile just placed on a cell has an effect to decide about (G-05, G-07)."""
    tile = tile_on(words[TILES], cell)
    if VERBS[tile] == NOTHING or VERBS[tile] >= SILENCE:
        return False  # no effect, or a passive one
    up, shielded, silent = standing_cells(words)
    if silent >> cell & 1:
        return False
    if VERBS[tile] == USE:
        return use_targets(words, cell, tile, up, shielded, silent) != 0
    return can_act(words, cell, tile, up, shielded)


@compiled
def list_effect(words: Words, out: Buffer, start: int) -> int:
    """Write the ways to carry out the pending effect, `-` apart."""
    up, shielded, silent = standing_cells(words)
    cell = acting_cell(words)
    tile = tile_on(words[TILES], cell)
    verb = VERBS[tile]
    reach = REACHES[tile]
    stop = start
    if verb == STRIKE or verb == RETRIEVE:
        mover = field(words[TURN], MOVER, 1)
        hidden = 0
        if verb == RETRIEVE:
            pool = upper(words[COMMON])
        else:
            pool = upper(words[ZONES]) if mover == 0 else lower(words[ZONES])
            hidden = pool & lower(words[SECRETS])
            pool &= ~hidden
        while pool:
            out[stop] = NAME_TILE + lowest(pool)
            pool &= pool - 1
            stop += 1
        if hidden:
            out[stop] = NAME_HIDDEN  # G-14
            stop += 1
        return stop
    if verb == TURN_OVER and reach == RAY:
        for direction in range(8):
            if turned_by(words, cell, reach, direction, up, shielded):
                out[stop] = DIRECTION + direction
                stop += 1
        return stop
    if verb == TURN_OVER and reach == RING:
        for pattern in range(2):
            if turned_by(words, cell, reach, pattern, up, shielded):
                out[stop] = ORTHOGONALLY + pattern
                stop += 1
        return stop
    if verb == TURN_OVER and (reach == FRONT or reach == AROUND):
        out[stop] = APPLY
        return stop + 1
    if verb == USE:
        targets = use_targets(words, cell, tile, up, shielded, silent)
    else:
        targets = open_targets(words, cell, verb, reach, up, shielded)
    if verb == MOVE:
        free = BOARD & ~field(words[TURN], OCCUPIED, BOARD)
        while targets:
            goals = free
            while goals:
                out[stop] = MOVE_TILE + 9 * lowest(targets) + lowest(goals)
                goals &= goals - 1
                stop += 1
            targets &= targets - 1
        return stop
    while targets:
        out[stop] = TARGET + lowest(targets)
        targets &= targets - 1
        stop += 1
    return stop


@compiled
def tiles_on(words: Words, cell: int) -> int:
    """Give the tile on a cell, and what it covers, as a set."""
    tile = tile_on(words[TILES], cell)
    covered = field(words[TILES], COVERED, 31)
    return 1 << tile | (1 << covered - 1 if tile == TOWER and covered else 0)


@compiled
def lifted(words: Words, cell: int, to_zone: bool) -> Words:
    """Take the tile off a cell, and what it covers: into the mover's zone, or to the discards."""
    tiles = words[TILES]
    turn = words[TURN]
    zones = words[ZONES]
    common = words[COMMON]
    gone = tiles_on(words, cell)
    if tile_on(tiles, cell) == TOWER:
        tiles = with_field(tiles, COVERED, 31, 0)
    tiles &= ~(31 << CELL_BITS * cell)
    turn &= ~((1 << NORTH | 1 << DOWN | 1 << BY_RELIGION | 1 << OCCUPIED) << cell)
    if to_zone:
        zones |= gone << UPPER * field(turn, MOVER, 1)
    else:
        common |= gone << UPPER
    return packed(tiles, turn, zones, common, words[SECRETS], words[PASSED], words[MATCH])


@compiled
def struck(words: Words, tile: int) -> Words:
    """Banish a tile from the opponent's zone."""
    opponent = 1 - field(words[TURN], MOVER, 1)
    report(reports.STRUCK, tile, opponent, 0)
    return packed(
        words[TILES],
        words[TURN],
        words[ZONES] & ~(1 << tile + UPPER * opponent),
        words[COMMON] | 1 << tile + UPPER,
        words[SECRETS] & ~(1 << tile),
        words[PASSED],
        words[MATCH],
    )


@compiled
def retrieved(words: Words, tile: int) -> Words:
    """Take a discarded tile into the mover's zone."""
    report(reports.RETRIEVED, tile, field(words[TURN], MOVER, 1), 0)
    return packed(
        words[TILES],
        words[TURN],
        words[ZONES] | 1 << tile + UPPER * field(words[TURN], MOVER, 1),
        words[COMMON] & ~(1 << tile + UPPER),
        words[SECRETS],
        words[PASSED],
        words[MATCH],
    )


@compiled
def with_board(words: Words, tiles: int, turn: int) -> Words:
    """Change the two words of the board and the turn."""
    return packed(tiles, turn, words[ZONES], words[COMMON], words[SECRETS], words[PASSED], words[MATCH])


@compiled
def carry_out(words: Words, action: int) -> Words:
    """Carry out the pending effect as chosen. The phase stays EFFECT or REVEAL only where more is to be decided."""
    cell = acting_cell(words)
    tiles = words[TILES]
    turn = words[TURN]
    tile = tile_on(tiles, cell)
    verb = VERBS[tile]
    if action == NAME_HIDDEN:
        return with_board(words, tiles, with_field(turn, PHASE, 7, REVEAL))
    if action >= NAME_TILE:
        named = action - NAME_TILE
        return struck(words, named) if verb == STRIKE else retrieved(words, named)
    if action >= MOVE_TILE:
        origin = (action - MOVE_TILE) // 9
        goal = (action - MOVE_TILE) % 9
        report(reports.MOVED, origin, goal, 0)
        moved = tile_on(tiles, origin) + 1
        tiles = tiles & ~(31 << CELL_BITS * origin) | moved << CELL_BITS * goal
        facing = turn >> NORTH + origin & 1
        turn = turn & ~(1 << NORTH + origin) & ~(1 << OCCUPIED + origin)
        turn |= facing << NORTH + goal | 1 << OCCUPIED + goal
        return with_board(words, tiles, turn)
    if action >= DIRECTION:
        up, shielded, _ = standing_cells(words)
        choice = action - DIRECTION if action < ORTHOGONALLY else action - ORTHOGONALLY
        area = turned_by(words, cell, REACHES[tile], choice, up, shielded)
        report(reports.TURNED, area, 0, 0)
        return with_board(words, tiles, turn ^ area << NORTH)
    target = action - TARGET
    if verb == TURN_OVER:
        report(reports.TURNED, 1 << target, 0, 0)
        return with_board(words, tiles, turn ^ 1 << NORTH + target)
    if verb == USE:
        report(reports.USED, target, 0, 0)
        if field(turn, USED, 15):
            return with_board(words, tiles, with_field(turn, USED_AGAIN, 15, target + 1))
        return with_board(words, tiles, with_field(turn, USED, 15, target + 1))
    if verb == BANISH or verb == RECALL:
        what = reports.RECALLED if verb == RECALL else reports.BANISHED
        report(what, target, tiles_on(words, target), field(turn, MOVER, 1))
        return lifted(words, target, verb == RECALL)
    # DESTROY and BREAK
    report(reports.DESTROYED, target, 0, 0)
    turn |= (1 << DOWN | field(turn, MOVER, 1) << BY_RELIGION) << target
    return with_board(words, tiles, turn)

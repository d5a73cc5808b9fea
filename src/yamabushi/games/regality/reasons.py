"""Say in a sentence why a text is not one of the actions. Legality itself is the list of actions, and nothing else."""

from __future__ import annotations

import numpy as np

from yamabushi.core.errors import IllegalAction, Reason, Refusal, Sentence, listed, quoted
from yamabushi.games.regality.actions import CODES, DIRECTION, MOVE_TILE, NAME_TILE, TARGET
from yamabushi.games.regality.board import BOARD, CELLS, FRONTS, RAYS, REACH
from yamabushi.games.regality.effects import acting_cell, standing_cells
from yamabushi.games.regality.layout import (
    COMMON,
    COUNT,
    EFFECT,
    FINISHED,
    MOVER,
    NORTH,
    OCCUPIED,
    PHASE,
    PLACE,
    TILES,
    TURN,
    ZONES,
    lower,
    tile_on,
    upper,
)
from yamabushi.games.regality.text import FLAGS
from yamabushi.games.regality.tiles import (
    ADJACENT,
    BREAK,
    CITIZEN,
    FRONT,
    RAY,
    REACHES,
    RECALL,
    RING,
    TOWER,
    USE,
    VERBS,
)
from yamabushi.games.regality.tiles import TILES as ALL_TILES
from yamabushi.kernels.bits import field
from yamabushi.kernels.words import Words

NO_SUCH = Sentence("regality-no-such-decision", "{action} is not a move of this game; here you can play {possible}.")
OVER = Sentence("regality-over", "The match is over; nothing can be played any more.")
NOT_NOW = Sentence("regality-not-now", "{action} is not possible now: {due}; you can play {possible}.")
CITIZEN_FIRST = Sentence("regality-citizen-first", "The first tile of a game is the Citizen: {possible}.")
NOT_YOURS = Sentence(
    "regality-not-yours", "{tile} is neither in {side}'s zone nor in the neutral zone; there are {hand}."
)
CELL_TAKEN = Sentence("regality-cell-taken", "{cell} is not free; free are {free}.")
NO_COVER = Sentence(
    "regality-no-cover", "The Tower goes on an ally of yours that is neither face down nor shielded, not on {cell}."
)
NO_EFFECT = Sentence("regality-no-effect", "{tile} on {cell} can do nothing with {action}; you can play {possible}.")
TARGET_FREE = Sentence("regality-target-free", "No tile lies on {cell}.")
TARGET_DOWN = Sentence("regality-target-down", "The tile on {cell} lies face down: no effect touches it.")
TARGET_SHIELDED = Sentence("regality-target-shielded", "The tile on {cell} is shielded: no effect touches it.")
TARGET_UNSHIELDED = Sentence(
    "regality-target-unshielded", "The Pirate destroys only shielded tiles, and the one on {cell} is not."
)
TARGET_FAR = Sentence("regality-target-far", "The effect does not reach {cell}.")
TARGET_RIVAL = Sentence(
    "regality-target-rival", "The Witch takes back only allies of yours, and the tile on {cell} is none."
)
TARGET_SILENT = Sentence("regality-target-silent", "The tile on {cell} is silent: its effect cannot be reused.")
TARGET_IDLE = Sentence("regality-target-idle", "The tile on {cell} has no effect that could do anything now.")

HIT = Reason("regality-due-hit", "chance says which tile is hit")
DUE = {
    "begin": Reason("regality-due-begin", "chance says who begins"),
    "draw": Reason("regality-due-draw", "chance draws a tile"),
    "draft": Reason("regality-due-pick", "a tile is to be picked"),
    "choose": Reason("regality-due-choose", "the loser of the last game chooses to begin or not"),
    "-": Reason("regality-due-place", "a tile is to be placed"),
}


def refusal(words: Words, actions: tuple[str, ...], action: str) -> IllegalAction:
    """Make the refusal of a text that is not one of the actions."""
    phase = field(words[TURN], PHASE, 7)
    code = CODES.get(action) if isinstance(action, str) else None
    possible = listed(actions)
    if phase == FINISHED:
        return IllegalAction(OVER)
    if code is None:
        shown = quoted(action) if isinstance(action, str) else quoted(repr(action))
        return IllegalAction(NO_SUCH, action=shown, possible=possible)
    if phase == PLACE and code < TARGET:
        return placement_refusal(words, code // 9, code % 9, possible)
    if phase == EFFECT:
        cell = acting_cell(words)
        found = target_refusal(words, cell, code)
        if found is not None:
            return found
        tile = ALL_TILES[tile_on(words[TILES], cell)].code
        return IllegalAction(NO_EFFECT, tile=tile, cell=CELLS[cell], action=action, possible=possible)
    due = DUE[FLAGS.get(phase, "-")] if phase in FLAGS or phase == PLACE else HIT
    return IllegalAction(NOT_NOW, action=action, due=Refusal(due), possible=possible)


def reached_cells(words: Words, cell: int, reach: int) -> int:
    """Give the cells that an effect reaches from a cell, whatever lies there."""
    if reach == RAY:
        return int(np.bitwise_or.reduce(RAYS[cell]))
    if reach == FRONT:
        return int(FRONTS[0 if field(words[TURN], NORTH, BOARD) >> cell & 1 else 1, cell])
    return int(REACH[ADJACENT if reach == RING else reach, cell])


def target_refusal(words: Words, cell: int, code: int) -> IllegalAction | None:
    """Make the refusal of a cell that the effect of the tile on `cell` cannot be aimed at, or move a tile to."""
    moves = MOVE_TILE <= code < NAME_TILE
    if not moves and not TARGET <= code < DIRECTION:
        return None
    target = (code - MOVE_TILE) // 9 if moves else code - TARGET
    acting = tile_on(words[TILES], cell)
    verb, reach = int(VERBS[acting]), int(REACHES[acting])
    taken = field(words[TURN], OCCUPIED, BOARD)
    up, shielded, silent = standing_cells(words)
    sentence = None
    if not taken >> target & 1:
        sentence = TARGET_FREE
    elif not up >> target & 1:
        sentence = TARGET_DOWN
    elif not reached_cells(words, cell, reach) >> target & 1:
        sentence = TARGET_FAR
    elif verb == BREAK and not shielded >> target & 1:
        sentence = TARGET_UNSHIELDED
    elif verb != BREAK and shielded >> target & 1:
        sentence = TARGET_SHIELDED
    elif verb == RECALL:
        sentence = TARGET_RIVAL
    elif verb == USE:
        sentence = TARGET_SILENT if silent >> target & 1 else TARGET_IDLE
    elif moves:
        goal = CELLS[(code - MOVE_TILE) % 9]
        return IllegalAction(CELL_TAKEN, cell=goal, free=free_cells(words))
    return None if sentence is None else IllegalAction(sentence, cell=CELLS[target])


def free_cells(words: Words) -> str:
    """List the cells on which no tile lies."""
    free = BOARD & ~field(words[TURN], OCCUPIED, BOARD)
    return listed([CELLS[number] for number in range(9) if free >> number & 1], limit=9) or "none"


def placement_refusal(words: Words, tile: int, cell: int, possible: str) -> IllegalAction:
    """Make the refusal of a placement."""
    mover = field(words[TURN], MOVER, 1)
    hand = (upper(words[ZONES]) if mover else lower(words[ZONES])) | lower(words[COMMON])
    if field(words[TURN], COUNT, 63) == 0 and tile != CITIZEN:
        return IllegalAction(CITIZEN_FIRST, possible=possible)
    if not hand >> tile & 1:
        names = [ALL_TILES[number].code for number in range(len(ALL_TILES)) if hand >> number & 1]
        return IllegalAction(
            NOT_YOURS, tile=ALL_TILES[tile].code, side=("Royalty", "Religion")[mover], hand=listed(names, limit=20)
        )
    if tile == TOWER:
        return IllegalAction(NO_COVER, cell=CELLS[cell])
    return IllegalAction(CELL_TAKEN, cell=CELLS[cell], free=free_cells(words))

"""Say what a decision would do, before it is made: found by making it, and comparing the positions.

Nothing here depends on what whoever decides may not know. Of the opponent's hidden tiles one thing could matter: the
Tower can be the only one left, without an ally to place it on. That the game ends so is not said before.
"""

from __future__ import annotations

from typing import Any

from yamabushi.games.regality.actions import CHANCE_TILE, DECLINE, NAME_HIDDEN, NAME_TILE, TARGET, TEXTS
from yamabushi.games.regality.board import BOARD, CELLS
from yamabushi.games.regality.effects import carry_out, standing_cells
from yamabushi.games.regality.hidden import hidden_in_zone
from yamabushi.games.regality.layout import (
    COMMON,
    DOWN,
    EFFECT,
    FINISHED,
    FORM,
    LOWER_SET,
    MATCH,
    MOVER,
    NORTH,
    OCCUPIED,
    PASSED,
    PHASE,
    SECRETS,
    SINGLE,
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
from yamabushi.games.regality.match import allies, game_loser
from yamabushi.games.regality.rules import legal, play
from yamabushi.games.regality.tiles import DRAWABLE, TOWER
from yamabushi.games.regality.tiles import TILES as ALL_TILES
from yamabushi.kernels.bits import field, lowest, with_field
from yamabushi.kernels.words import Words, buffer


def preview(words: Words, code: int) -> dict[str, Any] | None:
    """Describe a placement, or a way to carry out an effect; nothing for another decision.

    What it `turns`, `destroys`, empties (`leaves`) and `moves` on the board, the `tile` that it takes or banishes from
    elsewhere, the cell whose tile it `uses`; the `effects` that can be chosen from next; the cells that it newly
    `shields` and `silences`; the `allies` of both then; whether the game `ends`, and whether the decider `wins` it
    (None: drawn).
    """
    if code >= CHANCE_TILE:
        return None
    words = as_single(words)
    after = play(words, code)
    acted = carry_out(words, code) if TARGET <= code < DECLINE else words
    _, shielded, silent = standing_cells(words)
    _, shielded_then, silent_then = standing_cells(after)
    ends, wins = ending(words, code)
    return {
        **changes(words, acted, code),
        "effects": choices(after) if field(after[TURN], PHASE, 7) == EFFECT else [],
        "shields": names(shielded_then & ~shielded),
        "silences": names(muted(after, silent_then) & ~muted(words, silent)),
        "allies": [int(allies(after, 0)), int(allies(after, 1))],
        "ends": ends,
        "wins": wins,
    }


def as_single(words: Words) -> Words:
    """Give the position as one of a single game: where the game ends it stays, and no other one is set up."""
    return rewritten(words, words[ZONES], with_field(words[MATCH], FORM, 3, SINGLE))


def rewritten(words: Words, zones: int, match: int) -> Words:
    """Give the position with other words for the zones and the match."""
    return packed(words[TILES], words[TURN], zones, words[COMMON], words[SECRETS], words[PASSED], match)


def names(cells: int) -> list[str]:
    """Name the cells of a set, in order."""
    return [name for cell, name in enumerate(CELLS) if cells >> cell & 1]


def muted(words: Words, silent: int) -> int:
    """Leave of silent cells those whose tile has an active effect: the others lose nothing (G-05)."""
    tiles = words[TILES]
    return sum(silent & 1 << cell for cell in range(9) if ALL_TILES[tile_on(tiles, cell)].kind == "active")


def choices(words: Words) -> list[dict[str, Any]]:
    """Describe the ways to carry out the pending effect."""
    out = buffer()
    codes = out[: legal(words, out, 0)].tolist()
    return [
        {"action": TEXTS[code], **changes(words, carry_out(words, code), code)} for code in codes if code != DECLINE
    ]


def changes(before: Words, after: Words, code: int) -> dict[str, Any]:
    """Compare the boards before and after an effect was carried out."""
    turned = before[TURN] ^ after[TURN]
    occupied = [field(words[TURN], OCCUPIED, BOARD) for words in (before, after)]
    emptied, filled = occupied[0] & ~occupied[1], occupied[1] & ~occupied[0]
    moves = [
        [CELLS[start], CELLS[goal]]
        for start in range(9)
        for goal in range(9)
        if emptied >> start & 1 and filled >> goal & 1 and tile_on(before[TILES], start) == tile_on(after[TILES], goal)
    ]
    moved = [start for start, _ in moves]
    used = [field(words[TURN], USED, 15) + field(words[TURN], USED_AGAIN, 15) for words in (before, after)]
    return {
        "turns": names(field(turned, NORTH, BOARD) & occupied[0] & occupied[1]),
        "destroys": names(field(turned, DOWN, BOARD) & field(after[TURN], DOWN, BOARD)),
        "leaves": [name for name in names(emptied) if name not in moved],
        "moves": moves,
        "tile": ALL_TILES[code - NAME_TILE].code if NAME_TILE <= code < NAME_HIDDEN else None,
        "uses": CELLS[used[1] - used[0] - 1] if used[1] != used[0] else None,
    }


def ending(words: Words, code: int) -> tuple[bool, bool | None]:
    """Say whether the game ends then, and whether the decider wins it, as far as the decider can know."""
    after = play(as_far_as_known(words), code)
    if field(after[TURN], PHASE, 7) != FINISHED:
        return False, None
    loser = int(game_loser(after))
    return True, None if loser < 0 else loser != field(words[TURN], MOVER, 1)


def as_far_as_known(words: Words) -> Words:
    """Take a Tower that the opponent hides for another tile: one that can be placed wherever there is room."""
    other = 1 - field(words[TURN], MOVER, 1)
    if not hidden_in_zone(words, other) >> TOWER & 1:
        return words
    zone = upper(words[ZONES]) if other else lower(words[ZONES])
    instead = 1 << lowest(DRAWABLE & ~zone)
    zones = with_field(words[ZONES], UPPER * other, LOWER_SET, zone & ~(1 << TOWER) | instead)
    return rewritten(words, zones, words[MATCH])

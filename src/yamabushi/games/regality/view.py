"""What a seat may know, built from nothing: no field is ever copied and then struck out."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from yamabushi.games.regality.board import CELLS
from yamabushi.games.regality.effects import standing_cells
from yamabushi.games.regality.layout import (
    BEGIN,
    BEGINNER,
    BY_RELIGION,
    CHOOSE,
    COMMON,
    COUNT,
    COVERED,
    DRAFT,
    DRAW,
    FORM,
    FORMS,
    GAMES,
    GAMES_FINISHED,
    MATCH,
    MOVER,
    NORTH,
    PASSED,
    PHASE,
    POINTS,
    SECRET_DRAFT,
    SECRET_RANDOM,
    SECRETS,
    STYLE,
    STYLES,
    TILES,
    TURN,
    TWO_WINS,
    ZONES,
    lower,
    tile_on,
    upper,
)
from yamabushi.games.regality.match import GAMES_TO_WIN, allies
from yamabushi.games.regality.text import (
    FLAGS,
    SIDES,
    chain,
    occupied_cells,
    passed_text,
    sees_passed,
    sees_pool,
    sees_zone,
    who_text,
    write,
)
from yamabushi.games.regality.tiles import NUMBERS, STRIKE, codes
from yamabushi.games.regality.tiles import TILES as ALL_TILES
from yamabushi.kernels.bits import field
from yamabushi.kernels.words import Words

if TYPE_CHECKING:
    from yamabushi.games.regality.state import RegalityState


@lru_cache(4096)
def codes_in(tiles: int) -> tuple[str, ...]:
    """List the codes of a set of tiles; mostly it is one that somebody has just asked for."""
    return tuple([tile.code for number, tile in enumerate(ALL_TILES) if tiles >> number & 1])


def code_list(tiles: int) -> list[str]:
    """List the codes of a set of tiles."""
    return [*codes_in(tiles)]


def tiles_view(words: Words, tiles: int, seen: bool) -> dict[str, Any]:
    """Describe a set of tiles: those that are open, how many are hidden, and which if the watcher knows them."""
    hidden = tiles & lower(words[SECRETS])
    view: dict[str, Any] = {"open": code_list(tiles & ~hidden), "hidden": hidden.bit_count()}
    if seen and hidden:
        view["known"] = code_list(hidden)
    return view


def board_view(words: Words) -> dict[str, dict[str, Any] | None]:
    """Describe the board by its cells."""
    board: dict[str, dict[str, Any] | None] = dict.fromkeys(CELLS)
    tiles, turn = words[TILES], words[TURN]
    covered = field(tiles, COVERED, 31)
    up, shielded, silent = map(int, standing_cells(words))
    for cell in occupied_cells(turn):
        north, is_shielded, is_silent = turn >> NORTH + cell & 1, shielded >> cell & 1, silent >> cell & 1
        destroyed_by = None if up >> cell & 1 else turn >> BY_RELIGION + cell & 1
        lies = pile_facts(tile_on(tiles, cell), covered, north, destroyed_by, is_shielded, is_silent)
        board[CELLS[cell]] = dict(lies)
    return board


@lru_cache(4096)
def pile_facts(
    tile: int, covered: int, is_north: int, destroyed_by: int | None, is_shielded: int, is_silent: int
) -> tuple[tuple[str, Any], ...]:
    """Describe a tile as it lies, name by name; there are not many ways to lie."""
    view: dict[str, Any] = {
        "tile": ALL_TILES[tile].code,
        "faces": "north" if is_north else "south",
        "ally": SIDES[1 - is_north],
    }
    if ALL_TILES[tile].code == "To":
        view["covers"] = ALL_TILES[covered - 1].code
    if destroyed_by is not None:
        view["destroyed_by"] = SIDES[destroyed_by]
    if is_shielded:
        view["shielded"] = True
    if is_silent and ALL_TILES[tile].kind == "active":  # the others lose nothing (G-05)
        view["silent"] = True
    return tuple(view.items())


def pending_view(words: Words) -> dict[str, Any] | None:
    """Describe what is to be decided or drawn, other than placing a tile."""
    phase = field(words[TURN], PHASE, 7)
    if phase in FLAGS:
        pending: dict[str, Any] = {"kind": FLAGS[phase]}
        if phase in (DRAW, DRAFT):
            pending["side"] = SIDES[field(words[TURN], MOVER, 1)]
        return pending
    cells = chain(words)
    if not cells:
        return None
    mover = field(words[TURN], MOVER, 1)
    pending = {
        "kind": "effect" if who_text(words) != "?" else "reveal",
        "side": SIDES[mover],
        "tiles": [ALL_TILES[tile_on(words[TILES], cell)].code for cell in cells],
        "cells": [CELLS[cell] for cell in cells],
    }
    if ALL_TILES[tile_on(words[TILES], cells[-1])].verb == STRIKE:
        pending["zone"] = SIDES[1 - mover]
    return pending


def view(state: RegalityState, seat: int | None) -> dict[str, Any]:
    """Give all that a seat may know and no more, ready for JSON."""
    words = state.words
    turn, match = words[TURN], words[MATCH]
    form = field(match, FORM, 3)
    returns = state.returns
    position = write(words, seat)
    seen: dict[str, Any] = {
        "game": "regality",
        "style": STYLES[field(match, STYLE, 7)],
        "match": FORMS[form],
        "seat": seat,
        "who": position.split(" ", 2)[1],
        "actions": list(state.actions) if seat is not None and state.seat == seat else [],
        "position": position,
        "board": board_view(words),
        "zones": {
            "r": tiles_view(words, lower(words[ZONES]), sees_zone(words, 0, seat)),
            "l": tiles_view(words, upper(words[ZONES]), sees_zone(words, 1, seat)),
        },
        "neutral": tiles_view(words, lower(words[COMMON]), sees_pool(words, seat)),
        "discards": code_list(upper(words[COMMON])),
        "gone": code_list(upper(words[SECRETS])),
        "pending": pending_view(words),
        "first": None if field(turn, PHASE, 7) in (BEGIN, CHOOSE) else SIDES[field(turn, BEGINNER, 1)],
        "placements": field(turn, COUNT, 63),
        "allies": [int(allies(words, 0)), int(allies(words, 1))],
        "score": list(state.score),
        "returns": None if returns is None else list(returns),
    }
    if words[PASSED]:
        seen["passed"] = passed_text(words, sees_passed(words, seat)).split("/")
    if form == TWO_WINS:
        seen["games_to_win"] = GAMES_TO_WIN
    if form == POINTS:
        seen["games"] = field(match, GAMES, 255)
        seen["games_finished"] = field(match, GAMES_FINISHED, 255)
    return seen


def log_line(words: Words, action: str, seat: int | None) -> str:
    """Write an action as the log of a seat shows it.

    A draw or a pick of the secret styles is blank for all but whom it concerns; whoever is handed three tiles with a
    pick reads them in its place.
    """
    phase = field(words[TURN], PHASE, 7)
    secret = field(words[MATCH], STYLE, 7) in (SECRET_RANDOM, SECRET_DRAFT)
    if not secret or phase not in (DRAW, DRAFT) or seat == field(words[TURN], MOVER, 1):
        return action
    if phase == DRAW:
        return "?"
    left = lower(words[COMMON]) & ~(1 << NUMBERS[action[1:]])
    return f"=?{codes(left)}" if seat is not None and left.bit_count() == 3 else "=?"

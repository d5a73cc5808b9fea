"""Put what the kernels report of a step into words, as a seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from yamabushi.games.regality import reports as said
from yamabushi.games.regality.board import CELLS
from yamabushi.games.regality.layout import MATCH, MOVER, SECRET_DRAFT, SECRET_RANDOM, STYLE, TURN
from yamabushi.games.regality.match import match_winner
from yamabushi.games.regality.tiles import TILES
from yamabushi.kernels.bits import field
from yamabushi.kernels.reports import Report
from yamabushi.kernels.words import Words

SIDES = ("r", "l", None)
REASONS = {said.BY_COUNT: "count", said.BY_DEATH: "death", said.BY_NOTHING: "nothing to place"}
OF_CELLS = {said.BANISHED: "banished", said.RECALLED: "recalled", said.LEFT: "left"}
OF_ONE_CELL = {said.DESTROYED: "destroyed", said.USED: "used"}
OF_ZONES = {said.STRUCK: "struck", said.RETRIEVED: "retrieved"}


def told(before: Words, after: Words, reports: Sequence[Report], seat: int | None) -> list[dict[str, Any]]:
    """List what happened between two positions, in its order."""
    return [described(before, after, report, seat) for report in reports]


def codes(tiles: int) -> list[str]:
    """List the codes of a set of tiles."""
    return [tile.code for number, tile in enumerate(TILES) if tiles >> number & 1]


def described(before: Words, after: Words, report: Report, seat: int | None) -> dict[str, Any]:
    """Describe one event."""
    what, first, second, third = report
    if what in (said.DRAWN, said.PICKED, said.HANDED, said.GIVEN):
        return of_set_up(before, what, first, second, seat)
    if what == said.PLACED:
        return {"what": "placed", "side": SIDES[third], "tile": TILES[first].code, "cell": CELLS[second]}
    if what == said.COVERED:
        return {"what": "covered", "tile": TILES[first].code, "cell": CELLS[second]}
    if what == said.TURNED:
        return {"what": "turned", "cells": [cell for number, cell in enumerate(CELLS) if first >> number & 1]}
    if what in OF_ONE_CELL:
        return {"what": OF_ONE_CELL[what], "cell": CELLS[first]}
    if what in OF_CELLS:
        return {"what": OF_CELLS[what], "cell": CELLS[first], "tiles": codes(second)}
    if what == said.MOVED:
        return {"what": "moved", "cell": CELLS[first], "to": CELLS[second]}
    if what in OF_ZONES:
        return {"what": OF_ZONES[what], "tile": TILES[first].code, "side": SIDES[second]}
    if what == said.BEGINS:
        return {"what": "begins", "side": SIDES[first]}
    if what == said.GAME_OVER:
        return {"what": "game", "winner": SIDES[first], "why": REASONS[second]}
    return {"what": "over", "winner": SIDES[int(match_winner(after))]}


def of_set_up(before: Words, what: int, first: int, side: int, seat: int | None) -> dict[str, Any]:
    """Describe a draw or a pick; in the secret styles only whom it concerns knows the tiles."""
    style = field(before[MATCH], STYLE, 7)
    mine = style not in (SECRET_RANDOM, SECRET_DRAFT) or seat == field(before[TURN], MOVER, 1)
    if what == said.DRAWN:
        return {"what": "drawn", "side": SIDES[side], "tile": TILES[first].code if mine else None}
    if what == said.PICKED:
        return {"what": "picked", "side": SIDES[side], "tile": TILES[first].code if mine else None}
    if what == said.HANDED:  # both players know what is handed on
        return {"what": "handed on", "side": SIDES[side], "tiles": None if seat is None else codes(first)}
    return {"what": "given", "side": SIDES[side], "tiles": codes(first)}

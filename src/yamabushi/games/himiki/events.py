"""Put what the kernels report of a step into words, as a seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from yamabushi.games.himiki import reports as said
from yamabushi.games.himiki.board import BEATS, ELEMENTS, ORIENTATIONS, SQUARES, squares
from yamabushi.games.himiki.chaos_tiles import CHAOS
from yamabushi.games.himiki.mindlock import is_puzzle
from yamabushi.games.himiki.text import letters
from yamabushi.kernels.reports import Report
from yamabushi.kernels.words import Words

COLOURS = "wb"
SIDES = (None, "w", "b")
COMPARISONS = {said.BEATS: "beats", said.LOSES: "loses", said.IS_LIKE: "like"}


def told(words: Words, reports: Sequence[Report], seat: int | None) -> list[dict[str, Any]]:
    """List what happened after a position, in its order."""
    return [described(words, report, seat) for report in reports]


def described(words: Words, report: Report, seat: int | None) -> dict[str, Any]:
    """Describe one event."""
    what, first, second, third = report
    if what == said.TILE_DRAWN:
        return {"what": "drawn", "seat": letters(words)[second], "tile": CHAOS[first].code if seat == second else None}
    if what in COMPARISONS:
        against = {said.BEATS: BEATS[second], said.LOSES: BEATS.index(second), said.IS_LIKE: second}[what]
        elements = {"shows": ELEMENTS[second], "against": ELEMENTS[against]}
        return {"what": COMPARISONS[what], "cube": SQUARES[first], **elements, "cubes": squares(third)}
    if what == said.INFLUENCE:
        return {"what": "influence", "element": ELEMENTS[first], "side": SIDES[second], "before": SIDES[third]}
    if what == said.POINTS:
        return {"what": "points", "w": first, "b": second}
    if what in (said.TILE_USED, said.TILE_PUT, said.ACTED):
        return of_tile(words, what, CHAOS[first].code, second)
    if what in (said.PLAYS_AGAIN, said.PAID):
        return {"what": "again" if what == said.PLAYS_AGAIN else "paid"}
    if what == said.ENDED:
        if is_puzzle(words):
            return {"what": "over", "solved": first == 1}
        return {"what": "over", "winner": SIDES[first]}
    if what == said.DICE_ROLLED:
        return {"what": "rolled", "dice": ELEMENTS[first // 3] + ELEMENTS[first % 3]}
    return of_cubes(what, first, second, third)


def of_tile(words: Words, what: int, code: str, where: int) -> dict[str, Any]:
    """Describe what is done with a chaos tile, or what one does that lies on the board."""
    if what == said.TILE_USED:
        return {"what": "used", "seat": letters(words)[where], "tile": code}
    return {"what": "put" if what == said.TILE_PUT else "acts", "tile": code, "square": SQUARES[where]}


def of_cubes(what: int, first: int, second: int, third: int) -> dict[str, Any]:
    """Describe what becomes of cubes."""
    if what in (said.PIVOTED, said.REMOVED):
        return {"what": "pivoted" if what == said.PIVOTED else "removed", "cubes": squares(first)}
    cube = SQUARES[first]
    if what == said.PLACED:
        return {"what": "placed", "cube": cube, "colour": COLOURS[second], "orientation": ORIENTATIONS[third]}
    if what == said.TILTED:
        return {"what": "tilted", "cube": cube, "to": SQUARES[second], "shows": ORIENTATIONS[third][0]}
    if what == said.CARRIED:
        return {"what": "carried", "cube": cube, "to": SQUARES[second]}
    if what == said.CONJURED:
        return {"what": "conjured", "cube": cube, "orientation": ORIENTATIONS[second]}
    if what == said.GONE:
        return {"what": "gone", "cube": cube, "colour": COLOURS[second]}
    if what == said.SAVED:
        return {"what": "saved", "other": cube}
    return {"what": "swapped" if what == said.SWAPPED else "confronted", "cube": cube, "other": SQUARES[second]}

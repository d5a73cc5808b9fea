"""Put what the kernels report of a step into words, as a seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from yamabushi.games.yokai import reports as said
from yamabushi.games.yokai.cards import LETTERS, SKETCHES, YOKAI
from yamabushi.games.yokai.rules import outcome
from yamabushi.kernels.reports import Report
from yamabushi.kernels.words import Words


def told(after: Words, reports: Sequence[Report], seat: int | None) -> list[dict[str, Any]]:
    """List what happened on the way to a position, in its order."""
    return [described(after, report, seat) for report in reports]


def described(after: Words, report: Report, seat: int | None) -> dict[str, Any]:
    """Describe one event."""
    what, first, second, third = report
    if what == said.DRAWN:
        return {"what": "drawn", "seat": second, "sketch": SKETCHES[first] if seat == second else None}
    if what == said.PLAYED:
        return {"what": "played", "seat": third, "sketch": SKETCHES[first], "pile": LETTERS[second]}
    if what == said.TURNED_UP:
        return {"what": "turned up", "yokai": YOKAI[first], "pile": LETTERS[second]}
    if what == said.CALLED:
        return {"what": "called", "yokai": YOKAI[first], "from": LETTERS[second], "to": LETTERS[third]}
    if what == said.DISTRACTED:
        return {"what": "distracted", "sketch": SKETCHES[first], "from": LETTERS[second], "to": LETTERS[third]}
    if what == said.TAKEN:
        return {"what": "taken", "yokai": YOKAI[first], "seat": second, "pile": LETTERS[third]}
    if what == said.FLED:
        return {"what": "fled", "yokai": YOKAI[first], "pile": LETTERS[second]}
    if what == said.BEGINS:
        return {"what": "begins", "seat": first}
    if what == said.RENEWED:
        return {"what": "renewed"}
    return {"what": "over", "winner": {1: 0, -1: 1}.get(int(outcome(after, 0)))}

"""Put what happens at a table into messages: a line of the log, a view, a refusal, a remark."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import sqlalchemy as sa

from yamabushi.core.errors import Refusal
from yamabushi.core.game import State
from yamabushi.server.messages import Cause, Line, LineKind, Refused, Said, encoder
from yamabushi.server.outside import data_decoder
from yamabushi.server.storage.writer import Restored, Unavailable
from yamabushi.table import events
from yamabushi.table.events import Entry
from yamabushi.table.records import event_of


def preview_shown(state: State, action: str) -> dict[str, Any] | None:
    """Say what an action would do: with the game, as a view has it."""
    preview = state.preview(action)
    return None if preview is None else {"game": state.game.name, **preview}


def previews_shown(state: State, actions: Iterable[str]) -> dict[str, dict[str, Any]]:
    """Say what actions would do; what is not legal, or cannot be described, is left out."""
    found = {action: preview_shown(state, action) for action in dict.fromkeys(actions) if action in state.actions}
    return {action: one for action, one in found.items() if one is not None}


def line_of(entry: Entry, before: State, facing: int | None) -> Line:
    """Write an entry of the log as a seat may see it."""
    event = entry.event
    kind = cast(LineKind, type(event).__name__.lower())
    match event:
        case events.Act(action=action):
            told = tuple(before.events(action, facing))
            return Line(entry.version, kind, event.seat, before.log_line(action, facing), events=told)
        case events.Chance(action=action):
            told = tuple(before.events(action, facing))
            return Line(entry.version, kind, None, before.log_line(action, facing), before.meaning(action), told)
        case events.Penalty(side=side):
            told = tuple(before.events(f"penalty:{side}", facing))
            return Line(entry.version, kind, None, side, events=told)
        case events.Rewind():
            return Line(entry.version, kind, None, str(event.version))
        case events.Resign():
            return Line(entry.version, kind, event.side)
        case events.Abandon():
            return Line(entry.version, kind, event.side, "draw" if event.is_draw else "")
        case events.Abort():
            return Line(entry.version, kind, event.side, event.why)
        case events.Offer() | events.Decline():
            return Line(entry.version, kind, event.seat, str(event.matter))
        case events.Flag() | events.Replace() | events.Casual():
            return Line(entry.version, kind, event.seat)
        case events.Rematch():
            return Line(entry.version, kind, None, event.table)
    return Line(entry.version, kind)


def line_shown(number: int, before: State, action: str, facing: int | None) -> dict[str, Any]:
    """Write an action, or a penalty, as a line of a log, as data."""
    return data_decoder.decode(encoder.encode(line_of(Entry(number, event_of(before, action)), before, facing)))


def refused(refusal: Refusal, sent: str | None = None, version: int = 0) -> Refused:
    """Write a refusal as news."""
    may_help = isinstance(refusal, Unavailable | Restored)
    return Refused(refusal.code, str(refusal), arguments_of(refusal), sent, version, may_help)


def arguments_of(refusal: Refusal) -> dict[str, str | int | float | Cause]:
    """Give what goes into a refusal's sentence, and into those that it is refused for."""
    return {
        name: Cause(value.code, str(value), arguments_of(value))
        if isinstance(value, Refusal)
        else value
        if isinstance(value, int | float)
        else str(value)
        for name, value in refusal.arguments.items()
    }


def said(row: sa.Row[Any]) -> Said:
    """Give a stored remark."""
    return Said(row.number, row.name, row.text, row.seat)


def cleaned(text: str) -> str:
    """Take out what cannot be shown: control characters, and half characters that no text has."""
    return "".join(letter for letter in text if letter.isprintable()).strip()

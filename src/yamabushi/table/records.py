"""Tables as records, and records as tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from yamabushi.core.game import CHANCE, State
from yamabushi.core.record import Record, seat_tag
from yamabushi.table.events import Act, AnyEvent, Begin, Chance, Entry, Penalty
from yamabushi.table.results import Reason
from yamabushi.table.seats import Seat, SeatKind
from yamabushi.table.setting import Setting
from yamabushi.table.table import Table


def record_of(table: Table) -> Record:
    """Make the full record of the game at a table, as it stands."""
    actions = tuple(moment.action for moment in table.now.line()[1:])
    tags = {
        seat_tag(title): printable(name_of(seat))
        for title, seat in zip(table.game.seats, table.seats, strict=True)
        if seat.kind != SeatKind.OPEN
    }
    result = table.result
    if result is not None and result.reason != Reason.RULES:
        tags["End"] = str(result.reason)
    # Only how many: what was undone may have been another's secret, and records are shown to seats.
    comments = {number: f"undone: {count}" for number, count in table.undone.items()}
    record = Record.of(table.game, actions, start=table.setting.start, tags=tags, comments=comments)
    return record if result is None else replace(record, result=result.text)


def name_of(seat: Seat) -> str:
    """Say who sits there; an engine without a name is called by its level.

    >>> name_of(Seat(SeatKind.ENGINE, level=4)), name_of(Seat(SeatKind.ENGINE, "greedy"))
    ('level 4', 'greedy')
    """
    return f"level {seat.level}" if seat.kind == SeatKind.ENGINE and not seat.name else seat.name


def printable(name: str) -> str:
    """Give a name as records can hold it.

    >>> printable('Ada "the Countess"')
    "Ada 'the Countess'"
    """
    return "".join(letter if letter.isprintable() else " " for letter in name.replace('"', "'"))


def table_of(record: Record, seats: Sequence[Seat]) -> Table:
    """Lay a table at which the game of a record has been played so far; whoever gave up may go on.

    Raises:
        BadRecord: it cannot be replayed, or its result is another.
    """
    record.verify()
    entries = (Entry(version, event) for version, event in enumerate(events_of(record), start=1))
    return Table.laid(Setting(record.game, start=record.start), seats, entries)


def events_of(record: Record) -> Iterator[AnyEvent]:
    """Give what has happened at a table where the game of a record was played."""
    yield Begin()
    for state, action in zip(record.replay(), record.actions, strict=False):
        yield event_of(state, action)


def event_of(state: State, action: str) -> Act | Chance | Penalty:
    """Say what an action of a record is at a table, by the position before it."""
    if action not in state.actions:
        return Penalty(action.removeprefix("penalty:"))
    if state.seat == CHANCE:
        return Chance(action)
    assert state.seat is not None
    return Act(state.seat, action)

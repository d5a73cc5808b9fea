"""Remind whoever is to decide where there are days for each turn, and nobody sits waiting."""

from __future__ import annotations

from yamabushi.server.push.what import Push, What
from yamabushi.server.rooms.presence import Presence
from yamabushi.table.seats import SeatKind
from yamabushi.table.table import Table


def reminder(id: str, table: Table, before: int | None, presence: Presence) -> tuple[int, Push] | None:
    """Say whom to remind, and of what, when a turn has passed on; nobody who is there, or plays alone."""
    if not table.setting.control.is_correspondence:
        return None
    seat = table.decider
    if seat is None or seat == before:
        return None
    if table.is_local or table.seats[seat].kind != SeatKind.PERSON or presence.is_here(seat):
        return None
    sides = table.game.sides
    others = [one.name for number, one in enumerate(table.seats) if sides[number] != sides[seat] and one.name]
    return seat, Push(What.MOVE, table.game.name, f"t={id}", id, {"name": ", ".join(others)})

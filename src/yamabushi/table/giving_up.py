"""What it means when a side gives a game up: it loses, or the game is aborted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yamabushi.table.events import Abandon, Abort, Flag, Resign
from yamabushi.table.results import Reason

if TYPE_CHECKING:
    from yamabushi.table.table import Table


def given_up(table: Table, side: int, why: Reason) -> Abort | Resign | Flag | Abandon:
    """Give the event for a side that resigns, runs out of time, or is away for too long.

    Before every side has made a move, that aborts the game; in a tournament the side loses it.
    """
    if table.is_abortable:
        return Abort(side, why)
    match why:
        case Reason.RESIGNED:
            return Resign(side)
        case Reason.TIME:
            assert table.decider is not None
            return Flag(table.decider)
        case _:
            return Abandon(side)

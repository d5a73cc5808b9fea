"""The positions of a game as it stands, each with what led there: what was taken back is not among them."""

from __future__ import annotations

import msgspec

from yamabushi.core.game import State
from yamabushi.table.clocks import Clock
from yamabushi.table.events import Act, Chance, Penalty


class Moment(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A position of the game as it stands, and what led there."""

    version: int
    state: State
    before: Moment | None = None
    event: Act | Chance | Penalty | None = None
    # How many moves led here, and how often chance spoke.
    number: int = 0
    chances: int = 0
    # The clock as it stood then: going back gives the time back, too.
    clock: Clock | None = None
    # The sides that have made a move by then, as bits; set-up is no move.
    sides: int = 0

    @property
    def action(self) -> str:
        """What led here, as records write it; nothing at the start."""
        match self.event:
            case Act(action=action) | Chance(action=action):
                return action
            case Penalty(side=side):
                return f"penalty:{side}"
        return ""

    @property
    def decider(self) -> int | None:
        """Who was to decide when that happened."""
        return None if self.before is None else self.before.state.seat

    def line(self) -> list[Moment]:
        """List the moments from the start to here."""
        found: list[Moment] = []
        moment: Moment | None = self
        while moment is not None:
            found.append(moment)
            moment = moment.before
        return found[::-1]

    def at(self, version: int) -> Moment:
        """Give the moment as it stood after a version."""
        moment = self
        while moment.version > version and moment.before is not None:
            moment = moment.before
        return moment

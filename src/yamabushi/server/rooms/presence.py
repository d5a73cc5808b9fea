"""Who is at a table, here and at other processes, and since when the others are away."""

from __future__ import annotations

from yamabushi.server.watchers import Watcher
from yamabushi.table.seats import seats_of
from yamabushi.table.table import Table


class Presence:
    """Those who are at a table."""

    def __init__(self, seats: int, now: float) -> None:
        self.seats = seats
        self.watchers: set[Watcher] = set()
        # The seats that are taken at other processes, by process.
        self.elsewhere: dict[str, tuple[int, ...]] = {}
        # Since when a seat has been away, and since when nobody has been here.
        self.away: dict[int, float] = dict.fromkeys(range(seats), now)
        self.empty_since = now

    def add(self, watcher: Watcher) -> None:
        """Take in that somebody has come."""
        self.watchers.add(watcher)
        for seat in watcher.seats:
            self.away.pop(seat, None)

    def remove(self, watcher: Watcher, now: float) -> None:
        """Take in that somebody has gone."""
        self.watchers.discard(watcher)
        for seat in watcher.seats:
            if not self.is_here(seat):
                self.away[seat] = now
        if not self.watchers:
            self.empty_since = now

    def found_elsewhere(self, process: str, seats: tuple[int, ...], now: float) -> None:
        """Take in who is there at another process."""
        self.elsewhere[process] = seats
        for seat in range(self.seats):
            if self.is_here(seat):
                self.away.pop(seat, None)
            else:
                self.away.setdefault(seat, now)

    def lost_process(self, process: str, now: float) -> None:
        """Take in that another process has died, with all who were there."""
        for seat in self.elsewhere.pop(process, ()):
            if not self.is_here(seat):
                self.away[seat] = now

    def is_here(self, seat: int) -> bool:
        """Tell whether somebody who holds a seat is at the table."""
        return any(seat in watcher.seats for watcher in self.watchers) or any(
            seat in seats for seats in self.elsewhere.values()
        )

    def away_for(self, now: float) -> dict[int, float]:
        """Say for how long each seat has been away that is not here."""
        return {seat: now - self.away.setdefault(seat, now) for seat in range(self.seats) if not self.is_here(seat)}

    @property
    def has_people(self) -> bool:
        """Tell whether one of those whom the table belongs to is here: who plays, or the referee."""
        return any(watcher.holder for watcher in self.watchers)

    def spectators(self) -> int:
        """Count those who watch, here."""
        return sum(not watcher.seats for watcher in self.watchers)

    def seats_here(self) -> tuple[int, ...]:
        """List the seats that are taken here."""
        return tuple(sorted({seat for watcher in self.watchers for seat in watcher.seats}))


def seat_watcher(watcher: Watcher, table: Table) -> None:
    """Find out which seats somebody holds, and whose view they have."""
    watcher.seats = seats_of(watcher.holder, table.seats)
    if not watcher.seats:
        watcher.facing = None
    elif len(watcher.seats) == 1:
        watcher.facing = watcher.seats[0]
    elif table.game.has_secrets:
        # One screen, hidden hands: whoever had it hands it over, and the curtain falls until then.
        if table.decider in watcher.seats and table.decider != watcher.facing:
            watcher.facing = None
    else:
        watcher.facing = table.decider if table.decider in watcher.seats else watcher.seats[0]

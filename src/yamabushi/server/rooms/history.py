"""What has happened at a table, as far as this process knows it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from yamabushi.core.game import State
from yamabushi.server.storage.laying import NewEntries, StoredTable
from yamabushi.table.events import Entry
from yamabushi.table.seats import Seat
from yamabushi.table.table import STALE, Stale, Step, Table


class History:
    """A table in memory: how it stands, what led there, since when the turn has run. It is told what time it is."""

    def __init__(self, stored: StoredTable, now: float) -> None:
        self.id = stored.id
        self.is_public = stored.is_public
        self.epoch = stored.epoch
        self.table = Table.laid(stored.setting, stored.seats)
        # Which version each client id led to.
        self.answers = dict(stored.answers)
        # What has happened, each with the position before it.
        self.log: list[tuple[Entry, State]] = []
        self._replay(stored.entries)
        self.turn_began = now - stored.spent / 1000
        # Since when whoever is to decide has tried to, and nothing could be stored.
        self.stalled_since: float | None = None

    def _replay(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self.log.append((entry, self.table.state))
            self.table = self.table.after(entry)

    def take(self, steps: Sequence[Step], now: float) -> None:
        """Remember what has been stored by us."""
        before = self.table
        for step in steps:
            self.log.append((step.entry, self.table.state))
            self.table = step.after
        self._take_time(before, now)

    def take_new_entries(self, found: NewEntries, now: float) -> None:
        """Remember what has been stored by others, and who sits where."""
        if found.seats != self.table.seats:
            self.sit(found.seats)
        for entry, client_id in found.entries:
            if client_id is not None:
                self.answers[client_id] = entry.version
        self._replay([entry for entry, _ in found.entries])
        if found.entries:
            self._begin_turn(now)

    def sit(self, seats: Sequence[Seat]) -> None:
        """Remember who sits where."""
        self.table = replace(self.table, seats=tuple(seats))

    def state_at(self, version: int) -> State:
        """Give the position as it was after a version, also where it was taken back later."""
        return self.log[version][1] if version < len(self.log) else self.table.state

    def is_now(self, version: int) -> bool:
        """Tell whether the position is still what it was at a version."""
        return self.table.moved <= version <= self.table.version

    def require_now(self, version: int) -> None:
        """Refuse what was meant for an earlier position: a double click.

        Raises:
            Stale: it was.
        """
        if not self.is_now(version):
            raise Stale(STALE)

    # Time

    def spent(self, now: float) -> int:
        """Say how long the turn has taken, in milliseconds."""
        return 0 if self.table.clock is None else max(0, round((now - self.turn_began) * 1000))

    def stall(self, since: float) -> None:
        """Take in that whoever is to decide has tried to, and nothing could be stored."""
        if self.stalled_since is None:
            self.stalled_since = since

    def go_on(self, now: float) -> None:
        """Take in that something can be stored again: the time since then was ours, not theirs."""
        if self.stalled_since is not None:
            self.turn_began += now - self.stalled_since
            self.stalled_since = None

    def go_on_with_turn(self, before: History) -> None:
        """Let the turn run since when it has, as the same table knew it before it was read anew."""
        if before.table.version == self.table.version:
            self.turn_began, self.stalled_since = before.turn_began, before.stalled_since

    def _take_time(self, before: Table, now: float) -> None:
        """Begin a turn; where the same one runs on, from the moment to which it has been charged.

        Else whoever offers and withdraws would not pay for the time in which that is stored.
        """
        was, clock = before.clock, self.table.clock
        if was is not None and clock is not None and was.running and clock.running and before.moved == self.table.moved:
            now = self.turn_began + (sum(was.left) - sum(clock.left)) / 1000
        self._begin_turn(now)

    def _begin_turn(self, now: float) -> None:
        self.turn_began = now
        self.stalled_since = None

"""The log of a table as it is told: each line written once for all who read the same."""

from __future__ import annotations

from typing import cast

import msgspec

from yamabushi.core.game import State
from yamabushi.server.messages import Line, encoder
from yamabushi.server.rooms.history import History
from yamabushi.server.telling import line_of
from yamabushi.table.events import Entry


class Lines:
    """The lines that have been told at a table; to tell what an action did it is played once more, so they are kept."""

    def __init__(self, history: History) -> None:
        self.history = history
        # As JSON, by the seat that reads them, and then by version; without a seat for those who watch.
        self.written: dict[int | None, dict[int, msgspec.Raw]] = {}
        # Those that everybody reads alike, by version.
        self.shared: dict[int, msgspec.Raw] = {}

    def after(self, version: int, facing: int | None) -> list[Line]:
        """Give what has happened after a version, as a seat may read it."""
        found = [self._line(entry, before, facing) for entry, before in self.history.log[version:]]
        # The encoder of messages takes what is written already for what it says.
        return cast("list[Line]", found)

    def _line(self, entry: Entry, before: State, facing: int | None) -> msgspec.Raw:
        """Give one of the lines, written if it has not been."""
        written = self.shared.get(entry.version) or self.written.setdefault(facing, {}).get(entry.version)
        if written is not None:
            return written
        line = line_of(entry, before, facing)
        written = msgspec.Raw(encoder.encode(line))
        if before.game.tells_all_alike and not any("view" in event for event in line.events):
            self.shared[entry.version] = written
        else:
            self.written[facing][entry.version] = written
        return written

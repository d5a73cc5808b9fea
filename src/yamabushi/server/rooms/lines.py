"""The log of a table as it is told: each line written once for all who look out of the same seat."""

from __future__ import annotations

from typing import cast

import msgspec

from yamabushi.server.messages import Line, encoder
from yamabushi.server.rooms.history import History
from yamabushi.server.telling import line_of


class Lines:
    """The lines that have been told at a table; to tell what an action did it is played once more, so they are kept."""

    def __init__(self, history: History) -> None:
        self.history = history
        # As JSON, by the seat that reads them, and then by version; without a seat for those who watch.
        self.written: dict[int | None, dict[int, msgspec.Raw]] = {}

    def after(self, version: int, facing: int | None) -> list[Line]:
        """Give what has happened after a version, as a seat may read it."""
        written = self.written.setdefault(facing, {})
        for entry, before in self.history.log[version:]:
            if entry.version not in written:
                written[entry.version] = msgspec.Raw(encoder.encode(line_of(entry, before, facing)))
        # The encoder of messages takes what is written already for what it says.
        return cast("list[Line]", [written[entry.version] for entry, _ in self.history.log[version:]])

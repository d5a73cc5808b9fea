"""Wait for the clock of a table to run out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from yamabushi.server.rooms.history import History

SOON = 0.05


class ClockWatch:
    """A timer for whoever's time runs."""

    def __init__(self, history: History, is_due: Callable[[], None]) -> None:
        self.history = history
        # Called when the time may be up.
        self.is_due = is_due
        self.timer: asyncio.TimerHandle | None = None

    def follow(self, now: float) -> None:
        """Wait for the time that the seat to decide has left, if it runs."""
        self.stop()
        clock = self.history.table.clock
        if clock is not None and clock.running and clock.turn is not None:
            left = clock.left[clock.turn] / 1000 - (now - self.history.turn_began)
            self.timer = asyncio.get_running_loop().call_later(max(left, 0) + SOON, self.is_due)

    def stop(self) -> None:
        """Wait no longer."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

"""A clock that goes only when told to."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class FakeClock:
    """Time as the server measures it."""

    now: float = 1000.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds

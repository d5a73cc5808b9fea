"""How figures are made and printed."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

import yamabushi
from yamabushi.games.kernel_state import KernelGame, KernelState

SLICES = 7
SECONDS = 0.4

Tell = Callable[[str], None]


@dataclass(frozen=True)
class Figure:
    """One line of the bench."""

    name: str
    value: float
    unit: str
    # What it is compared with in the same run, how many times as fast, and what we want.
    against: str = ""
    ratio: float | None = None
    wanted: str = ""

    def __str__(self) -> str:
        line = f"{self.name:<42} {self.value:>14,.{2 if self.value < 1000 else 0}f} {self.unit:<9}"
        if self.ratio is not None:
            line += f" {self.ratio:5.2f}× {self.against}"
        return line + (f"  (wanted: {self.wanted})" if self.wanted else "")


def compiled_games() -> list[str]:
    """Name the games whose rules are kernels."""
    return [name for name in yamabushi.games() if isinstance(yamabushi.game(name), KernelGame)]


def start(name: str, **options: object) -> KernelState:
    """Give the first position of a game."""
    state = yamabushi.game(name, **options).start()
    assert isinstance(state, KernelState)
    return state


def read(name: str, position: str, **options: object) -> KernelState:
    """Give a position of a game."""
    state = yamabushi.game(name, **options).read(position)
    assert isinstance(state, KernelState)
    return state


def rates(*contenders: Callable[[float], float]) -> list[float]:
    """Run contenders in turns for short slices; give the middle rate of each."""
    results: list[list[float]] = [[] for _ in contenders]
    for _ in range(SLICES):
        for contender, result in zip(contenders, results, strict=True):
            result.append(contender(SECONDS))
    return [statistics.median(result) for result in results]


def rate(work: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Repeat some work for a while; give what it counted a second, by default of processor time: others may use it."""
    done = 0
    begin = clock()
    while (passed := clock() - begin) < seconds:
        done += work()
    return done / passed

"""What came of loading a server: waits, processor and memory, beside those of a bare echo server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Figures:
    """What came of a load."""

    seconds: float = 0.0
    # From sending to acknowledgement, in seconds.
    waited: list[float] = field(default_factory=list)
    # For each table the versions that were acknowledged.
    acknowledged: dict[str, list[int]] = field(default_factory=dict)
    refused: int = 0
    late: int = 0
    # What the server held before anybody came, and then second by second; the processor time that it took, in seconds.
    memory_empty: int = 0
    memory: list[int] = field(default_factory=list)
    processor: float = 0.0
    # How many were acknowledged in that time.
    measured: int = 0
    # The processor time that we took ourselves meanwhile, and how late we came to what was due, in seconds.
    own_processor: float = 0.0
    lateness: list[float] = field(default_factory=list)
    # How many games have ended.
    games: int = 0

    def percentile(self, share: float) -> float:
        """Give the time, in milliseconds, that so large a share was acknowledged within."""
        return percentile(self.waited, share)

    @property
    def rate(self) -> float:
        """How many were acknowledged a second."""
        return len(self.waited) / self.seconds if self.seconds else 0.0

    @property
    def processor_a_move(self) -> float:
        """How many milliseconds of the server's processor a move took."""
        return 1000 * self.processor / self.measured if self.measured else float("nan")

    @property
    def own_processor_a_move(self) -> float:
        """How many milliseconds of processor time we took ourselves for a move."""
        return 1000 * self.own_processor / self.measured if self.measured else float("nan")


def percentile(seconds: list[float], share: float) -> float:
    """Give the time, in milliseconds, that so large a share of times does not exceed."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def summary(tables: int, ours: Figures, bare: Figures, disk: list[float], lost: int) -> dict[str, Any]:
    """Give the figures that are printed."""
    third = len(ours.memory) // 3
    at_first = ours.memory[0] if ours.memory else 0
    return {
        "cores": os.cpu_count(),
        "tables": tables,
        "seconds": ours.seconds,
        "moves a second": round(ours.rate, 1),
        "games ended": ours.games,
        "p50 ms": round(ours.percentile(0.5), 2),
        "p99 ms": round(ours.percentile(0.99), 2),
        "echo p50 ms": round(bare.percentile(0.5), 2),
        "echo p99 ms": round(bare.percentile(0.99), 2),
        "disk p50 ms": round(percentile(disk, 0.5), 2),
        "disk p99 ms": round(percentile(disk, 0.99), 2),
        "p99, times echo": round(ours.percentile(0.99) / bare.percentile(0.99), 2),
        "p99, times echo and disk": round(ours.percentile(0.99) / (bare.percentile(0.99) + percentile(disk, 0.99)), 2),
        "processor, ms a move": round(ours.processor_a_move, 3),
        "echo processor, ms a message": round(bare.processor_a_move, 3),
        "processor, times echo": round(ours.processor_a_move / bare.processor_a_move, 2),
        "client's processor, ms a move": round(ours.own_processor_a_move, 3),
        "client itself late, p99 ms": round(percentile(ours.lateness, 0.99), 2),
        "echo's client itself late, p99 ms": round(percentile(bare.lateness, 0.99), 2),
        "acknowledged": len(ours.waited),
        "lost": lost,
        "refused": ours.refused,
        "memory a table KB": round((at_first - ours.memory_empty) / tables / 1e3, 1),
        "memory, first third MB": round(max(ours.memory[:third], default=0) / 1e6, 1),
        "memory, last third MB": round(max(ours.memory[-third:] if third else [0]) / 1e6, 1),
    }

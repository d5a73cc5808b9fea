"""Seeds of random games that together meet everything rare; `python -m tests.make_seeds` finds them anew.

The file has a line for each kind of game, and below it one for each seed: its number, and what its game meets first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.amounts import DEEP

FILE = Path(__file__).parent / "data" / "seeds.txt"


@dataclass(frozen=True)
class Hunt:
    """What is wanted of the games of a kind, and how to play the one of a seed."""

    kind: str
    # What must be met, and how often where very many games are played.
    wanted: Mapping[str, int]
    # Plays the game of a seed; gives what it met.
    play: Callable[[int], Counter[str]]

    def run(self, deep: int) -> None:
        """Play the games of the chosen seeds, or so many with `make test-deep`; fail when something is not met."""
        met: Counter[str] = Counter()
        for seed in range(deep) if DEEP else chosen(self.kind):
            met += self.play(seed)
        missing = [event for event, least in self.wanted.items() if met[event] < (least if DEEP else 1)]
        assert not missing, f"{self.kind} does not meet {missing} any more; other seeds: python -m tests.make_seeds"


def write(found: dict[str, dict[int, list[str]]]) -> str:
    """Write seeds as text; `read` is the inverse."""
    lines = []
    for kind, seeds in found.items():
        lines += [kind, *(f"  {seed}: {', '.join(events)}" for seed, events in seeds.items())]
    return "\n".join([*lines, ""])


def read(text: str) -> dict[str, dict[int, list[str]]]:
    """Read seeds of each kind, and what each of them meets first."""
    found: dict[str, dict[int, list[str]]] = {}
    for line in text.splitlines():
        if line.startswith("  "):
            seed, _, events = line.partition(": ")
            found[list(found)[-1]][int(seed)] = events.split(", ")
        else:
            found[line] = {}
    return found


@cache
def stored() -> dict[str, dict[int, list[str]]]:
    """Read the seeds that were found."""
    return read(FILE.read_text(encoding="utf-8"))


def chosen(kind: str) -> Iterable[int]:
    """List the seeds of a kind of game."""
    return stored()[kind]

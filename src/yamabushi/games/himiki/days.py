"""The puzzle of the day: the same for everybody, and for a past day the same for ever, however the book grows.

Days are those of UTC. `days.txt` says which puzzles were there when: each of its lines begins a season, in which the
puzzles of that line and of all before it take turns. Every puzzle comes once, in an order that looks random, then all
of them again in another order. The order is that of digests of the season's first day, the round and the puzzle's name,
so nothing that is added later has a say in it.

>>> puzzle_of_the_day(date(2026, 1, 1))
'D06'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from functools import cache, lru_cache
from hashlib import sha256
from importlib import resources
from typing import NamedTuple

_RANGE = re.compile(r"([A-Z])([0-9]+)-\1([0-9]+)")


class Season(NamedTuple):
    """A time in which the same puzzles take turns: from which day on, and their names."""

    since: date
    names: tuple[str, ...]


def read_seasons(text: str) -> list[Season]:
    """Read the lines of `days.txt`: a day and the puzzles that come in with it, as ranges of names."""
    seasons: list[Season] = []
    for line in text.splitlines():
        if line and not line.startswith("#"):
            since, *ranges = line.split()
            before = seasons[-1].names if seasons else ()
            new = [name for one in ranges for name in names_in(one)]
            seasons.append(Season(date.fromisoformat(since), (*before, *new)))
    return seasons


def names_in(text: str) -> list[str]:
    """List the names of a range.

    >>> names_in("F09-F11")
    ['F09', 'F10', 'F11']
    """
    found = _RANGE.fullmatch(text)
    assert found is not None, text
    return [f"{found[1]}{number:02}" for number in range(int(found[2]), int(found[3]) + 1)]


@cache
def seasons() -> tuple[Season, ...]:
    """Give the seasons of the book, the oldest first."""
    return tuple(read_seasons((resources.files(__package__) / "days.txt").read_text(encoding="ascii")))


def first_day() -> date:
    """Give the first day that has a puzzle."""
    return seasons()[0].since


def puzzle_of_the_day(day: date, known: Sequence[Season] | None = None) -> str:
    """Name the puzzle of a day. What is to come may still change with a new season; what has been does not.

    Raises:
        ValueError: the first season was later.
    """
    begun = [season for season in (known or seasons()) if season.since <= day]
    if not begun:
        raise ValueError(f"the first puzzle of the day was that of {first_day()}")
    since, names = begun[-1]
    round_number, place = divmod((day - since).days, len(names))
    return in_order(since, round_number, names)[place]


@lru_cache(8)
def in_order(since: date, round_number: int, names: tuple[str, ...]) -> list[str]:
    """Put the puzzles of a season into the order of one of its rounds."""

    def digest(name: str) -> str:
        return sha256(f"{since} {round_number} {name}".encode()).hexdigest()

    return sorted(names, key=digest)

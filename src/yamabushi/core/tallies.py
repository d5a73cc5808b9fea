"""What one has luck with in a game: the tiles, elements or creatures that its folder counts, told from what happened.

All is told from the events as a spectator hears them (`State.events`), so that nothing hidden can be in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol, cast

from yamabushi.core.registry import part


class Deed(NamedTuple):
    """What somebody did, by their seat, or chance: and what came of it."""

    seat: int | None
    events: Sequence[dict[str, Any]]


class Tallied(Protocol):
    """The module `tallies` of a game that counts something."""

    # What is counted: the texts `KIND-ITEM` name it.
    KIND: str

    def tally(self, deeds: Sequence[Deed], seat: int) -> Iterator[tuple[str, bool]]:
        """Give each item as often as it counts in a finished game, and whether it did well for a seat."""


def tallies_in(game: str) -> Tallied | None:
    """Give what a game's folder counts; None if it counts nothing."""
    return cast("Tallied | None", part(game, "tallies"))


def counted(game: str, deeds: Sequence[Deed], seat: int) -> Counter[tuple[str, bool]]:
    """Count what did well and what did not for a seat of a finished game."""
    said = tallies_in(game)
    return Counter() if said is None else Counter(said.tally(deeds, seat))

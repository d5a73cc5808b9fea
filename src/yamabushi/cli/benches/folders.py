"""What benches read in a game's folder."""

from __future__ import annotations

from typing import Protocol, cast

from yamabushi.cli.benches.measuring import Figure, Tell
from yamabushi.core.registry import part


class Benches(Protocol):
    """The module `benches` of a game."""

    def figures(self, tell: Tell) -> list[Figure]:
        """Measure the rules."""

    def searching(self, tell: Tell) -> list[Figure]:
        """Measure the engines."""


def benches_of(game: str) -> Benches | None:
    """Give what measures a game; None if nothing does."""
    return cast("Benches | None", part(game, "benches"))

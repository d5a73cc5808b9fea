"""What benches read in a game's folder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, cast

from yamabushi.cli.benches.measuring import Figure, Tell
from yamabushi.core.options import OptionValue
from yamabushi.core.registry import games, part


class Benches(Protocol):
    """The module `benches` of a game."""

    # With which options it is played where a server is loaded: a game that ends soon.
    LOAD: Mapping[str, OptionValue]

    def figures(self, tell: Tell) -> list[Figure]:
        """Measure the rules."""

    def searching(self, tell: Tell) -> list[Figure]:
        """Measure the engines."""


def benches_of(game: str) -> Benches | None:
    """Give what measures a game; None if nothing does."""
    return cast("Benches | None", part(game, "benches"))


def loads() -> list[tuple[str, Mapping[str, OptionValue]]]:
    """List the games that a server is loaded with, each with its options."""
    found = [(name, benches_of(name)) for name in games()]
    return [(name, benches.LOAD) for name, benches in found if benches is not None]

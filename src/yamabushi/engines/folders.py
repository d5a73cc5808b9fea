"""What engines read in a game's folder: how its levels play, and what is proved about it."""

from __future__ import annotations

from typing import Protocol, cast

from yamabushi.core.game import Game
from yamabushi.core.registry import part
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.entries import Unit
from yamabushi.kernels.words import Words

Row = tuple[int, int | None, int]
"""How a level plays: nodes, depth and slip."""


class LevelFacts(Protocol):
    """The module `levels` of a game."""

    LEVELS: tuple[Row, ...]
    # Where something is hidden, a tree of samples plays best; where this is not so, guesses are searched.
    GROWS_TREES: bool


class Proofs(Protocol):
    """The module `proofs` of a game of which something is proved once and for all."""

    # What knowing by heart needs to have compiled.
    UNIT: Unit
    # How many positions to visit at most.
    MOST_VISITED: int

    def perfect_actions(self, state: KernelState, budget: int) -> list[str] | None:
        """Give actions that are proved to win; none where all lose, None where nothing is proved."""

    def settles_all(self, game: Game) -> bool:
        """Tell whether what is proved to be won is all there is to win."""

    def provable(self, state: KernelState) -> Words | None:
        """Give the position that stands for this one in proofs, with the same actions; None if there is none."""

    def known_positions(self) -> bytes:
        """Give the file of positions that are known by heart."""

    def sizes(self) -> dict[str, int]:
        """Say how long the arrays are that the kernels of the unit want."""


def levels_in(game: str) -> LevelFacts | None:
    """Give what a game's folder says of its levels; None if it says nothing."""
    return cast("LevelFacts | None", part(game, "levels"))


def grows_trees(game: str) -> bool:
    """Tell whether a game with secrets is best played by a tree of samples."""
    facts = levels_in(game)
    return facts is not None and facts.GROWS_TREES


def proofs_of(game: str) -> Proofs | None:
    """Give what is proved about a game; None if nothing is."""
    return cast("Proofs | None", part(game, "proofs"))

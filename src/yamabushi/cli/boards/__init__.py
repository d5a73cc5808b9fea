"""How each game looks in a terminal: one module a game, all with the same face."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from rich.text import Text

from yamabushi.core.game import State


class Board(Protocol):
    """What the session asks of a game's module. What is drawn comes from views, so that nothing hidden is shown."""

    def draw(self, view: dict[str, Any], plain: bool) -> list[Text]:
        """Draw the position in at most 80 columns; `plain` for terminals that know only ASCII."""

    def due(self, view: dict[str, Any]) -> str:
        """Say in a few words what is to be decided."""

    def offers(self, state: State, seat: int) -> list[str]:
        """List what the seat can decide, numbered from 1, in few lines, with what each does where there is room."""

    def explain(self, word: str) -> list[str]:
        """Explain a piece that the word names, or nothing."""

    def reference(self) -> list[str]:
        """Explain every piece."""

    def hides(self, options: dict[str, Any]) -> bool:
        """Tell whether players must not look at each other's screen with these options."""

    def interlude(self, before: State, action: str, after: State, plain: bool) -> list[Text]:
        """Show what the next position no longer shows: the last board of a game whose match goes on."""

    def tell(self, state: State, action: str, line: str) -> str:
        """Say in words what an action of others was, where its line in the log says too little; else that line."""

    def verdict(self, state: State) -> str:
        """Say who won and why."""


def board_of(game: str) -> Board:
    """Give the module that draws a game."""
    return cast(Board, import_module(f"yamabushi.cli.boards.{game}"))

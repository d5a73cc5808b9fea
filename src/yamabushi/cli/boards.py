"""How a game looks in a terminal: the module `terminal` of its folder, or a plain list where it has none."""

from __future__ import annotations

from typing import Any, Protocol, cast

from rich.text import Text

from yamabushi.core.game import Game, State
from yamabushi.core.registry import part
from yamabushi.games.columns import in_columns, numbered


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

    def notation(self, words: list[str]) -> str | None:
        """Write typed words as an action, if they look like one; in lower case, `2b` turned into `b2`."""

    def interlude(self, before: State, action: str, after: State, plain: bool) -> list[Text]:
        """Show what the next position no longer shows: the last board of a game whose match goes on."""

    def tell(self, state: State, action: str, line: str) -> str:
        """Say in words what an action of others was, where its line in the log says too little; else that line."""

    def verdict(self, state: State) -> str:
        """Say who won and why."""


class PlainBoard:
    """Shows a game that has no module of its own: the text of what a seat sees, and the list."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def draw(self, view: dict[str, Any], plain: bool) -> list[Text]:
        """Write the position as the seat may know it."""
        return [Text(line) for line in str(view.get("position", "")).splitlines()]

    def due(self, view: dict[str, Any]) -> str:
        """Say nothing in particular."""
        return "decide"

    def offers(self, state: State, seat: int) -> list[str]:
        """List the actions, numbered."""
        return in_columns(numbered(state.actions))

    def explain(self, word: str) -> list[str]:
        """Know no pieces."""
        return []

    def reference(self) -> list[str]:
        """Say what there is to say about the game."""
        return [self.game.about.summary]

    def notation(self, words: list[str]) -> str | None:
        """Know no other notation than the actions."""
        return None

    def interlude(self, before: State, action: str, after: State, plain: bool) -> list[Text]:
        """Show nothing in between."""
        return []

    def tell(self, state: State, action: str, line: str) -> str:
        """Say nothing more than the line of the log."""
        return line

    def verdict(self, state: State) -> str:
        """Say who won."""
        returns = state.returns or ()
        winners = [seat for seat, result in zip(self.game.seats, returns, strict=False) if result > 0]
        return f"{' and '.join(winners)} won." if winners else "Nobody won."


def board_of(game: Game) -> Board:
    """Give what draws a game."""
    module = part(game.name, "terminal")
    return PlainBoard(game) if module is None else cast(Board, module)

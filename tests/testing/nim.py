"""A toy game by a third party: Nim with a chance node and a number that only the first seat knows.

Chance draws a secret number that Left sees. Then each takes one or two stones in turn; who takes the last one wins, or
loses in misère, and nobody does when the secret turns out to be 3.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar, Self

import pytest

import yamabushi
from yamabushi import CHANCE, About, BadPosition, Game, IllegalAction, State
from yamabushi.core import registry
from yamabushi.core.errors import Sentence, quoted
from yamabushi.core.options import Option, OptionValue

ABOUT = About(
    name="nim",
    title="Nim with a secret",
    summary="Take the last stone, and hope that the secret is not 3.",
    options=(
        Option(name="stones", summary="how many stones there are", default=4, low=1, high=20),
        Option(name="misere", summary="whether the last stone loses", default=False),
    ),
    seats=("Left", "Right"),
    letters=("0", "1"),
    rules_version=7,
)

NOT_POSSIBLE = Sentence("nim-not-possible", "{action} is not possible on {position}.")
NO_POSITION = Sentence("nim-no-position", "{text} is no position of Nim; those are as '4 0 2'.")

ODDS = {"?1": 0.5, "?2": 0.25, "?3": 0.25}


class NimState(State):
    """How many stones are left, whose turn it is, and the secret."""

    def __init__(self, game: Nim, stones: int, mover: int, secret: int) -> None:
        self._game = game
        self.stones = stones
        self.mover = mover
        self.secret = secret

    def with_(self, stones: int, mover: int, secret: int) -> Self:
        """Make another position of the same game."""
        return type(self)(self._game, stones, mover, secret)

    @property
    def game(self) -> Nim:
        return self._game

    @property
    def seat(self) -> int | None:
        return None if self.stones == 0 else self.mover

    @property
    def actions(self) -> tuple[str, ...]:
        if self.seat == CHANCE:
            return tuple(ODDS)
        return tuple(f"take-{number}" for number in (1, 2) if number <= self.stones)

    @property
    def odds(self) -> tuple[float, ...]:
        return tuple(ODDS.values()) if self.seat == CHANCE else ()

    def play(self, action: str) -> State:
        if action not in self.actions:
            raise IllegalAction(NOT_POSSIBLE, action=quoted(action), position=quoted(str(self)))
        number = int(action[-1])
        if self.mover == CHANCE:
            return self.with_(self.stones, 0, number)
        return self.with_(self.stones - number, 1 - self.mover, self.secret)

    @property
    def returns(self) -> tuple[float, ...] | None:
        if self.stones:
            return None
        if self.secret == 3:
            return 0.0, 0.0
        winner = 1 - self.mover if not self.game.options["misere"] else self.mover
        return (1.0, -1.0) if winner == 0 else (-1.0, 1.0)

    @property
    def score(self) -> tuple[int, ...]:
        return self.stones, self.stones

    def __str__(self) -> str:
        return f"{self.stones} {self.mover} {self.secret}" if self.mover != CHANCE else f"{self.stones} ? -"

    def view(self, seat: int | None) -> dict[str, Any]:
        self.game.require_seat(seat)
        seen: dict[str, Any] = {"stones": self.stones, "mover": self.mover}
        if self.secret and (seat == 0 or not self.stones):
            seen["secret"] = self.secret
        return seen

    def log_line(self, action: str, seat: int | None) -> str:
        self.game.require_seat(seat)
        return "?" if self.seat == CHANCE and seat != 0 else action

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and str(other) == str(self)

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        return f"{self._game!r}.read({str(self)!r})"


class Nim(Game):
    """Nim with its options settled."""

    about = ABOUT
    kind: ClassVar[type[NimState]] = NimState

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self.options = dict(options)

    def start(self) -> State:
        return self.kind(self, int(self.options["stones"]), CHANCE, 0)

    def read(self, text: str) -> State:
        match = re.fullmatch(r"(0|[1-9][0-9]?) ([01]) ([123])|([1-9][0-9]?) \? -", text, re.ASCII)
        if match is None:
            raise BadPosition(NO_POSITION, text=quoted(text))
        if match[4]:
            return self.kind(self, int(match[4]), CHANCE, 0)
        return self.kind(self, int(match[1]), int(match[2]), int(match[3]))


def register_nim(monkeypatch: pytest.MonkeyPatch, kind: type[Nim] = Nim) -> None:
    """Make Nim known until the end of the test."""
    monkeypatch.setattr(registry, "_abouts", dict(registry._abouts))
    monkeypatch.setattr(registry, "_loaders", dict(registry._loaders))
    yamabushi.register(ABOUT, kind)

"""A game by somebody else, without kernels, for three seats of which two are partners.

Stones are taken in turn, one or two; a wind may blow one away first. Whoever takes the last one wins, and so does
whoever plays with them: the Wolf is alone, the Dog and the Shepherd are partners.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from yamabushi import CHANCE, About, BadPosition, Game, IllegalAction, State
from yamabushi.core.errors import Sentence, quoted
from yamabushi.core.options import Option, OptionValue

ABOUT = About(
    name="trio",
    title="Wolf, Dog and Shepherd",
    summary="Take the last stone, or let your partner take it.",
    options=(Option(name="stones", summary="how many stones there are", default=7, low=3, high=30),),
    seats=("Wolf", "Dog", "Shepherd"),
    letters=("w", "d", "s"),
    rules_version=1,
)
SIDES = (0, 1, 1)
WINDS = {"?calm": 0.75, "?gust": 0.25}

NOT_POSSIBLE = Sentence("trio-not-possible", "{action} is not possible with {stones} stones.")
NO_POSITION = Sentence("trio-no-position", "{text} is no position; those are as '7 w'.")


class TrioState(State):
    """How many stones are left, and who decides; at the start it is the wind."""

    def __init__(self, game: Trio, stones: int, mover: int) -> None:
        self._game = game
        self.stones = stones
        self.mover = mover

    @property
    def game(self) -> Trio:
        return self._game

    @property
    def seat(self) -> int | None:
        return self.mover if self.stones else None

    @property
    def actions(self) -> tuple[str, ...]:
        if self.stones and self.mover == CHANCE:
            return tuple(WINDS)
        return tuple(f"take-{number}" for number in (1, 2) if number <= self.stones)

    @property
    def odds(self) -> tuple[float, ...]:
        return tuple(WINDS.values()) if self.seat == CHANCE else ()

    def play(self, action: str) -> State:
        if action not in self.actions:
            raise IllegalAction(NOT_POSSIBLE, action=quoted(action), stones=self.stones)
        if self.mover == CHANCE:
            return TrioState(self._game, self.stones - (action == "?gust"), 0)
        return TrioState(self._game, self.stones - int(action[-1]), (self.mover + 1) % 3)

    @property
    def returns(self) -> tuple[float, ...] | None:
        if self.stones:
            return None
        winner = SIDES[(self.mover - 1) % 3]
        return tuple(1.0 if side == winner else -1.0 for side in SIDES)

    @property
    def score(self) -> tuple[int, ...]:
        if self.returns is None:
            return 0, 0
        return int(self.returns[0] > 0), int(self.returns[1] > 0)

    def __str__(self) -> str:
        return f"{self.stones} {'?' if self.mover == CHANCE else ABOUT.letters[self.mover]}"

    def view(self, seat: int | None) -> dict[str, Any]:
        self.game.require_seat(seat)
        actions = list(self.actions) if seat is not None and seat == self.seat else []
        return {"game": "trio", "seat": seat, "position": str(self), "stones": self.stones, "actions": actions}

    def log_line(self, action: str, seat: int | None) -> str:
        self.game.require_seat(seat)
        return action

    def events(self, action: str, seat: int | None = None) -> list[dict[str, Any]]:
        self.game.require_seat(seat)
        if action not in self.actions:
            raise IllegalAction(NOT_POSSIBLE, action=quoted(action), stones=self.stones)
        if self.mover == CHANCE:
            return [{"what": "wind"}]
        return [{"what": "taken", "stones": int(action[-1]), "by_me": seat == self.mover}]

    def svg(self, seat: int | None = None) -> str:
        self.game.require_seat(seat)
        stones = "".join(
            f'<circle cx="{20 * number + 20}" cy="30" r="8" fill="#555"/>' for number in range(self.stones)
        )
        taps = ""
        if seat is not None and seat == self.seat:
            taps = "".join(
                f'<rect data-action="{action}" x="{60 * number + 10}" y="60" width="50" height="30" fill="#ddd"/>'
                for number, action in enumerate(self.actions)
            )
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 100">{stones}{taps}</svg>'

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TrioState) and str(other) == str(self) and other.game == self.game

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        return f"{self._game!r}.read({str(self)!r})"


class Trio(Game):
    """The game with its options settled."""

    about = ABOUT

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self.options = dict(options)

    @property
    def sides(self) -> tuple[int, ...]:
        return SIDES

    def start(self) -> State:
        return TrioState(self, int(self.options["stones"]), CHANCE)

    def read(self, text: str) -> State:
        match = re.fullmatch(r"(0|[1-9][0-9]?) ([wds?])", text, re.ASCII)
        if match is None or int(match[1]) > int(self.options["stones"]) or (match[1] == "0" and match[2] == "?"):
            raise BadPosition(NO_POSITION, text=quoted(text))
        return TrioState(self, int(match[1]), "wds".find(match[2]))


def load(options: Mapping[str, OptionValue]) -> Game:
    """Make the game."""
    return Trio(options)

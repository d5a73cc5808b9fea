"""The words that every game speaks: `About`, `Game`, `State`."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from yamabushi.core.options import Option, OptionValue
from yamabushi.core.picture import boxed
from yamabushi.core.seats import require_seat
from yamabushi.core.why import Because

CHANCE = -1
"""What `State.seat` is where the dice or the shuffled tiles decide. It is no seat of a game, and has no view."""


@dataclass(frozen=True)
class About:
    """What can be said about a game without loading its rules."""

    name: str
    title: str
    summary: str
    options: tuple[Option, ...]
    seats: tuple[str, ...]
    # What position texts call the seats.
    letters: tuple[str, ...]
    # Changes when the same actions lead somewhere else than before, never with refactoring.
    rules_version: int

    @property
    def modes(self) -> tuple[str, ...]:
        """List the ways to play that are games of their own; most games have none."""
        return next((option.choices for option in self.options if option.name == "mode"), ())

    @property
    def defaults(self) -> dict[str, OptionValue]:
        """Give the value of each option that exists when nothing is said."""
        settled: dict[str, OptionValue] = {}
        for option in self.options:
            if option.applies(settled):
                settled[option.name] = option.default
        return settled


class State(ABC):
    """A position, as a value: equal positions are equal and hash alike, and playing makes a new one.

    Every method that takes a seat raises `BadSeat` for what is neither a seat of the game nor `None`: it begins with
    `self.game.require_seat(seat)`, or calls another one that does. `yamabushi.testing.check_game` tries them all.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game that this is a position of."""

    @property
    @abstractmethod
    def seat(self) -> int | None:
        """The seat to decide, `CHANCE` where chance does, `None` when all is over."""

    @property
    def is_setting_up(self) -> bool:
        """True while the game is being set up: what is decided here does not count as a move."""
        return False

    @property
    def proposals(self) -> tuple[str, ...]:
        """Decisions of the set-up that the game itself proposes: a review of the game does not judge them."""
        return ()

    @property
    @abstractmethod
    def actions(self) -> tuple[str, ...]:
        """The legal decisions, in an order that is part of the contract; at chance, the possible outcomes."""

    @property
    @abstractmethod
    def odds(self) -> tuple[float, ...]:
        """At chance, how likely each of the actions is; empty elsewhere."""

    @abstractmethod
    def play(self, action: str) -> State:
        """Give the position after the action.

        Raises:
            IllegalAction: it is not one of the actions; the sentence says why.
        """

    def recorded(self, text: str) -> State:
        """Give the position after an entry of a record: an action, or what else a game records.

        Raises:
            IllegalAction: it is not possible here; the sentence says why.
        """
        return self.play(text)

    @property
    @abstractmethod
    def returns(self) -> tuple[float, ...] | None:
        """When over, for each seat 1 if it won, 0 if it drew, -1 if it lost; `None` before."""

    @property
    @abstractmethod
    def score(self) -> tuple[int, ...]:
        """The score as a player would read it, one entry a side."""

    @abstractmethod
    def __str__(self) -> str:
        """Write the position; `game.read` is the inverse."""

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """Give all that a seat may know and no more, ready for JSON; `None` is a spectator.

        Its `position` is the position text with what is hidden left blank.
        """

    def views(self, seats: Iterable[int | None]) -> dict[int | None, dict[str, Any]]:
        """Give the views of some seats, to be read and not changed: what is open to all may be one thing in all."""
        return {seat: self.view(seat) for seat in seats}

    @abstractmethod
    def log_line(self, action: str, seat: int | None) -> str:
        """Write one of the actions as the log of that seat shows it: hidden things are blank."""

    def events(self, action: str, seat: int | None = None) -> list[dict[str, Any]]:
        """List what one of the actions does, in the order in which it happens, as a seat may know it, ready for JSON.

        Each has a `what`; what the seat may not know is None. A game that says nothing gives an empty list.

        Raises:
            IllegalAction: it is not one of the actions.
        """
        self.game.require_seat(seat)
        self.play(action)  # refuses what is none of the actions
        return []

    def why(self, action: str, seat: int | None = None) -> list[Because]:
        """Explain what one of the actions does, sentence by sentence with its rule, as a seat may know it.

        A game that says nothing gives an empty list.

        Raises:
            IllegalAction: it is not one of the actions.
        """
        self.game.require_seat(seat)
        self.play(action)  # refuses what is none of the actions
        return []

    @property
    def moves_left(self) -> int | None:
        """In a puzzle, how many moves may still be made; None elsewhere."""
        return None

    @property
    def offered(self) -> tuple[str, ...]:
        """The actions to offer to who decides: all; in a puzzle whose moves are used up, only those that are free."""
        return self.actions

    @property
    def is_lost(self) -> bool:
        """True in a puzzle that goes on, but has no move left and nothing that is free."""
        return self.actions != () and self.offered == ()

    def meaning(self, action: str) -> str:
        """Say what one of chance's actions means, where its text is only a number; mostly there is nothing to add."""
        return ""

    def preview(self, action: str) -> dict[str, Any] | None:
        """Describe what one of the actions would do, by what whoever decides may know and no more, ready for JSON.

        None where there is nothing to say before it is done.

        Raises:
            IllegalAction: it is not one of the actions.
        """
        self.play(action)  # refuses what is none of the actions
        return None

    def passed(self) -> State | None:
        """Give the position in which the next seat decides, as if this one let its turn go by: so threats are seen.

        None where the rules know no such position, as in the middle of a turn.
        """
        return None

    def twin(self, seat: int | None, rng: random.Random) -> State:
        """Draw one of the positions that look just like this one to a seat, as `game.sample` does from its view.

        Where nothing is hidden, it is this one.
        """
        self.game.require_seat(seat)
        return self

    def svg(self, seat: int | None = None) -> str:
        """Draw the position as a seat sees it; `None` is a spectator."""
        view = self.view(seat)
        return boxed(self.game.about.title, str(view.get("position", view)))

    def _repr_svg_(self) -> str:
        """Show the position in a notebook."""
        return self.svg()


class Game(ABC):
    """A game with its options settled."""

    about: About
    options: Mapping[str, OptionValue]

    @property
    def name(self) -> str:
        """The name that `yamabushi.game` knows it by."""
        return self.about.name

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, in seat order."""
        return self.about.seats

    def require_seat(self, seat: int | None) -> None:
        """Refuse what is neither a seat of this game nor `None`, a spectator.

        Raises:
            BadSeat: it is neither. Chance is none.
        """
        require_seat(seat, len(self.seats), self.about.title)

    @property
    def letters(self) -> tuple[str, ...]:
        """What position texts call the seats, in seat order."""
        return self.about.letters

    @property
    def sides(self) -> tuple[int, ...]:
        """The side that each seat plays for, in seat order; partners have the same. As told here, each plays alone."""
        return tuple(range(len(self.seats)))

    @property
    def has_secrets(self) -> bool:
        """True where a seat does not see everything."""
        return False

    @property
    def tells_all_alike(self) -> bool:
        """True where every seat is told the same of what happens, but for views that come with it."""
        return False

    @property
    def must_keep_silent(self) -> bool:
        """True where those who play may not talk while the game is on."""
        return False

    @property
    def penalties(self) -> Mapping[str, int]:
        """What a referee may record, as `penalty:` and one of these names, by the side that it is against."""
        return {}

    @property
    def is_puzzle(self) -> bool:
        """True where one person looks for a solution: there a solver knows, and no opponent is needed."""
        return False

    @abstractmethod
    def start(self) -> State:
        """Give the position before the first decision."""

    @abstractmethod
    def read(self, text: str) -> State:
        """Give the position that the text describes.

        Raises:
            BadPosition: the sentence says what is wrong, and where.
        """

    def sample(self, view: Mapping[str, Any], rng: random.Random) -> State:
        """Draw one of the positions that look just like this to the seat whose view it is; any of them can come.

        Engines think about samples, never about the position itself. Where nothing is hidden, there is one.

        Raises:
            BadPosition: it is no view of this game.
        """
        return self.read(str(view.get("position")))

    def given(self) -> dict[str, OptionValue]:
        """Give the options that differ from the defaults, enough to make the same game again."""
        defaults = self.about.defaults
        return {name: value for name, value in self.options.items() if defaults.get(name) != value}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.about == other.about and dict(self.options) == dict(other.options)

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.options.items())))

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.given().items())
        return f"yamabushi.game({self.name!r}{options})"

"""The public face of a game whose rules are kernels: what is alike in all of them.

A game adds its own text forms, views and score; everything else is asked of the kernels.
"""

from __future__ import annotations

import random
import threading
from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Self, cast

from yamabushi.core.errors import BadPosition, IllegalAction, Sentence
from yamabushi.core.game import Game, State
from yamabushi.core.options import OptionValue
from yamabushi.core.seats import is_seat
from yamabushi.core.why import Because
from yamabushi.games import aloud, dispatch
from yamabushi.kernels.chance import generator
from yamabushi.kernels.picking import Kernels, Mark, kernels_of
from yamabushi.kernels.reports import Report
from yamabushi.kernels.words import CHANCE, OVER, Words, buffer

NO_VIEW = Sentence("view-malformed", "This is not a view of {game}: a view has a seat, or None, and a position.")


class KernelGame(Game):
    """A game whose kernels are picked by its mark."""

    mark: ClassVar[Mark]

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self.options = dict(options)

    @property
    def kernels(self) -> Kernels:
        """The rules as functions of packed positions."""
        return kernels_of(self.mark)

    def filled(self, text: str) -> str:
        """Put something possible in the place of what a view's position text leaves blank; where nothing is, nothing.

        Raises:
            BadPosition: the text contradicts itself.
        """
        return text

    def sample(self, view: Mapping[str, Any], rng: random.Random) -> KernelState:
        """Draw one of the positions that look just like this to the seat whose view it is; any of them can come.

        Raises:
            BadPosition: it is no view of this game.
        """
        text, seat = view.get("position"), view.get("seat")
        if not isinstance(text, str) or not (seat is None or is_seat(seat, len(self.seats))):
            raise BadPosition(NO_VIEW, game=self.about.title)
        state = self.read(self.filled(text))
        assert isinstance(state, KernelState)
        return state.twin(seat, rng)

    @property
    def tells_all_alike(self) -> bool:
        """True where nothing is hidden."""
        return not self.has_secrets

    @abstractmethod
    def texts(self, words: Words, codes: Sequence[int]) -> tuple[str, ...]:
        """Write actions as texts."""

    def told(self, before: Words, after: Words, reports: Sequence[Report], seat: int | None) -> list[dict[str, Any]]:
        """Tell what kernels have reported of a step as a seat may know it; a game whose kernels do not has nothing."""
        return []

    def explained(self, state: KernelState, action: str, seat: int | None) -> list[Because]:
        """Explain one of the actions of a position as a seat may know it; a game that does not has nothing."""
        return []

    @abstractmethod
    def refusal(self, state: KernelState, action: str) -> IllegalAction:
        """Say why a text is not one of the actions."""


SPECTATOR = -1
"""What kernels call a spectator, where they ask who looks."""


class Scratch(threading.local):
    """Buffers for the actions of one position and for reports of one step, a thread's own."""

    def __init__(self) -> None:
        self.actions = buffer()
        self.reports = buffer()


scratch = Scratch()


@lru_cache(maxsize=64, typed=True)
def played_aloud(mark: Mark, words: Words, code: int) -> tuple[Words, tuple[Report, ...]]:
    """Play an action, and give what the kernels report: once for all who are to be told of it."""
    after, count = aloud.play_aloud(mark, words, code, scratch.reports)
    numbers = iter(scratch.reports[: 4 * count].tolist())
    return plain(after), tuple(zip(numbers, numbers, numbers, numbers, strict=True))


def plain(words: Words) -> Words:
    """Make a position of Python's numbers: interpreted kernels read tables and buffers, whose numbers are numpy's."""
    return cast(Words, tuple(map(int, words)))


class KernelState(State):
    """A position of a kernel game."""

    __slots__ = ("_actions", "_game", "codes", "seat", "words")

    words: Words
    seat: int | None
    """The seat to decide, `CHANCE` at chance, `None` when over."""
    codes: list[int]
    """The legal actions as the numbers that kernels use, in the order of `actions`."""

    def __init__(self, game: KernelGame, words: Words) -> None:
        decider, stop = dispatch.opened(game.mark, words, scratch.actions)
        self._set(game, plain(words), decider, stop)

    def _set(self, game: KernelGame, words: Words, decider: int, stop: int) -> None:
        """Take in a position whose actions are in the scratch buffer."""
        self._game = game
        self.words = words
        self.seat = None if decider == OVER else int(decider)
        self.codes = scratch.actions[:stop].tolist()
        self._actions: tuple[str, ...] | None = None

    @property
    def game(self) -> KernelGame:
        """The game that this is a position of."""
        return self._game

    @property
    def actions(self) -> tuple[str, ...]:
        """The legal decisions in order; at chance, the possible outcomes."""
        if self._actions is None:
            self._actions = self._game.texts(self.words, self.codes)
        return self._actions

    @property
    def odds(self) -> tuple[float, ...]:
        """At chance, how likely each action is."""
        if self.seat != CHANCE:
            return ()
        weights = [self._game.kernels.weight(self.words, code) for code in self.codes]
        total = sum(weights)
        return tuple(weight / total for weight in weights)

    def code_of(self, action: str) -> int:
        """Give the number that kernels use for one of the actions.

        Raises:
            IllegalAction: it is not one of the actions.
        """
        try:
            return self.codes[self.actions.index(action)]
        except ValueError:
            raise self._game.refusal(self, action) from None

    def play(self, action: str) -> Self:
        """Give the position after the action.

        Raises:
            IllegalAction: it is not one of the actions.
        """
        return self.after(self.code_of(action))

    def after(self, code: int) -> Self:
        """Give the position after one of the actions, by the number that kernels use."""
        mark = self._game.mark
        step = dispatch.step.compiled.get(type(mark))
        if step is not None:
            words, decider, stop = step(mark, self.words, code, scratch.actions)
        else:
            words, decider, stop = dispatch.step(mark, self.words, code, scratch.actions)
            words = plain(words)
        following = type(self).__new__(type(self))
        following._set(self._game, words, decider, stop)
        return following

    def views(self, seats: Iterable[int | None]) -> dict[int | None, dict[str, Any]]:
        """Give the views of some seats; where nothing is hidden, one is made for all of them.

        They differ in whose they are and in what can be done.
        """
        if self._game.has_secrets:
            return super().views(seats)
        shared = self.view(None)
        views: dict[int | None, dict[str, Any]] = {}
        for seat in seats:
            self._game.require_seat(seat)
            is_decider = seat is not None and seat == self.seat
            views[seat] = {**shared, "seat": seat, "actions": list(self.actions) if is_decider else []}
        return views

    def events(self, action: str, seat: int | None = None) -> list[dict[str, Any]]:
        """List what one of the actions does, as the kernels report it and as a seat may know it.

        Raises:
            IllegalAction: it is not one of the actions.
        """
        self._game.require_seat(seat)
        after, reports = played_aloud(self._game.mark, self.words, self.code_of(action))
        return self._game.told(self.words, after, reports, seat)

    def why(self, action: str, seat: int | None = None) -> list[Because]:
        """Explain what one of the actions does, sentence by sentence with its rule, as a seat may know it.

        Raises:
            IllegalAction: it is not one of the actions.
        """
        self._game.require_seat(seat)
        return self._game.explained(self, action, seat)

    def twin(self, seat: int | None, rng: random.Random) -> Self:
        """Draw one of the positions that look just like this one to a seat; `None` is a spectator."""
        self._game.require_seat(seat)
        words = dispatch.sample(
            self._game.mark, self.words, SPECTATOR if seat is None else seat, generator(rng.getrandbits(32))
        )
        return type(self)(self._game, words)

    @property
    def returns(self) -> tuple[float, ...] | None:
        """When over, 1, 0 or -1 for each seat."""
        if self.seat is not None:
            return None
        return tuple(float(self._game.kernels.outcome(self.words, seat)) for seat in range(len(self._game.seats)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, KernelState):
            return NotImplemented
        return self.words == other.words and self._game.name == other._game.name

    def __hash__(self) -> int:
        return hash((self._game.name, self.words))

    def __repr__(self) -> str:
        return f"{self._game!r}.read({str(self)!r})"

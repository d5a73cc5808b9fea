"""Play games that are not ours without harm to other tables: what they say is checked before anybody relies on it.

A position is asked once for all that it will ever be asked: who decides, the actions, what each seat sees. If a game
raises, answers nonsense or far too much, or takes too many steps, the move that led there is refused in a sentence,
and the table stands as it stood. This guards against faults. It is no cage: whoever installs a package trusts it.
"""

from __future__ import annotations

import math
import random
import sys
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Any, TypeVar

import msgspec

from yamabushi.core.errors import IllegalAction, Refusal, Sentence
from yamabushi.core.game import CHANCE, Game, State
from yamabushi.core.registry import FAULTS
from yamabushi.core.registry import game as game_of
from yamabushi.server.messages import MOST_SEATS
from yamabushi.server.pictures import cleaned_picture, drawn_tree
from yamabushi.server.shapes import ANY, wire_of

FAILED = Sentence("game-failed", "{game} has a fault, so that cannot be played here: {problem}.")

MOST_ACTIONS = 1_000
MOST_LETTERS = 200
MOST_TEXT = 2_000
MOST_VIEW = 60_000
MOST_EVENTS = 6_000
MOST_SCORE = 1_000_000_000
MOST_SENTENCE = 500
MOST_STEPS = 1_000_000
"""So many lines of its own a game may run for one answer."""

Answer = TypeVar("Answer")

encoder = msgspec.json.Encoder()
data_decoder = msgspec.json.Decoder(dict[str, Any])
list_decoder = msgspec.json.Decoder(list[dict[str, Any]])


class GameFailed(IllegalAction):
    """Say that a game has a fault."""


class Nonsense(ValueError):
    """Say what is wrong about what a game has answered."""


class TooManySteps(BaseException):
    """Say that a game goes on and on; no game catches this by accident."""


@contextmanager
def few_steps() -> Iterator[None]:
    """Let Python code run only so many lines."""
    left = MOST_STEPS

    def count(_frame: FrameType, _event: str, _argument: object) -> Any:
        nonlocal left
        left -= 1
        if left < 0:
            raise TooManySteps
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        yield
    finally:
        sys.settrace(before)


def ask(title: str, function: Callable[..., Answer], *arguments: object) -> Answer:
    """Ask a game something.

    Raises:
        GameFailed: it has a fault.
        Refusal: the game refuses.
    """
    try:
        with few_steps():
            return function(*arguments)
    except Refusal as refusal:
        if len(str(refusal)) > MOST_SENTENCE or isinstance(refusal, GameFailed):
            raise GameFailed(FAILED, game=title, problem="it says too much") from None
        raise
    except Nonsense as problem:
        raise GameFailed(FAILED, game=title, problem=str(problem)) from None
    except TooManySteps:
        raise GameFailed(FAILED, game=title, problem="it takes too long") from None
    except FAULTS as problem:
        raise GameFailed(FAILED, game=title, problem=type(problem).__name__) from None


def need(is_so: bool, otherwise: str) -> None:
    """Make sure of something.

    Raises:
        Nonsense: it is not so.
    """
    if not is_so:
        raise Nonsense(otherwise)


def text_of(said: object, most: int) -> str:
    """Give a text that can be shown."""
    need(isinstance(said, str) and len(said) <= most, "a text is none, or too long")
    plain = str(said)
    need(plain.isprintable(), "a text has signs that cannot be shown")
    return plain


@dataclass(frozen=True)
class Facts:
    """All that is asked of a position."""

    seat: int | None
    actions: tuple[str, ...]
    odds: tuple[float, ...]
    returns: tuple[float, ...] | None
    score: tuple[int, ...]
    text: str
    is_setting_up: bool
    # What each seat sees, a spectator last, packed.
    views: bytes


def facts_of(state: State, game: OutsideGame) -> Facts:
    """Ask a position for everything, and check it.

    Raises:
        Nonsense: something cannot be.
    """
    count = len(game.seats)
    seat = state.seat
    need(seat is None or (type(seat) is int and (seat == CHANCE or 0 <= seat < count)), "no such seat decides")
    listed = state.actions
    need(len(listed) <= MOST_ACTIONS, "too many actions")
    actions = tuple(text_of(action, MOST_LETTERS) for action in listed)
    need(len(set(actions)) == len(actions) and "" not in actions, "two actions are the same")
    need(bool(actions) == (seat is not None), "there is nothing to decide, or something when all is over")
    odds = tuple(float(share) for share in state.odds)
    if seat == CHANCE:
        need(len(odds) == len(actions) and all(share > 0 for share in odds), "odds are missing")
        need(math.isclose(sum(odds), 1.0, abs_tol=1e-6), "odds do not sum to 1")
    else:
        need(not odds, "there are odds, and no chance")
    found = state.returns
    need((found is None) == (seat is not None), "who won is said too early, or not at all")
    returns = None if found is None else tuple(float(one) for one in found)
    need(returns is None or (len(returns) == count and all(-1 <= one <= 1 for one in returns)), "nobody can win so")
    score = tuple(int(points) for points in state.score)
    need(len(score) <= MOST_SEATS and all(abs(points) <= MOST_SCORE for points in score), "no such score")
    text = text_of(str(state), MOST_TEXT)
    general = {"game": ANY, "name": game.name, "score": score, "returns": returns}
    who = "." if seat is None else "?" if seat == CHANCE else game.letters[seat]
    views = []
    for reader in (*range(count), None):
        data = plain_data(state.view(reader))
        position = data.get("position", "" if game.has_secrets else text)
        views.append(
            {
                **general,
                "seat": reader,
                "who": who,
                "actions": actions if reader is not None and reader == seat else (),
                "position": text_of(position, MOST_TEXT),
                "picture": drawn_tree(cleaned_picture(str(state.svg(reader)), game.about.title)),
                "data": data,
            }
        )
    return Facts(
        seat, actions, odds, returns, score, text, bool(state.is_setting_up), zlib.compress(encoder.encode(views), 1)
    )


def plain_data(said: object) -> dict[str, Any]:
    """Give what can be sent of a view or a preview, detached from the game.

    Raises:
        Nonsense: it is too much, or no data.
    """
    need(isinstance(said, dict), "a view is no dict")
    written = encoder.encode(said)
    need(len(written) <= MOST_VIEW, "a view is too large")
    read: dict[str, Any] = data_decoder.decode(written)
    return read


@dataclass(frozen=True)
class Told:
    """What is told of an action to one who reads: the line of the log, and what happened, packed."""

    line: str
    events: bytes


def told_of(state: State, action: str, seats: int) -> tuple[Told, ...]:
    """Ask what is told of an action to each seat, and to a spectator.

    Raises:
        Nonsense: it is too much, or no data.
    """
    return tuple(
        Told(text_of(state.log_line(action, reader), MOST_LETTERS), packed_events(state.events(action, reader)))
        for reader in (*range(seats), None)
    )


def packed_events(said: object) -> bytes:
    """Pack what a game says has happened.

    Raises:
        Nonsense: it is too much, or no data.
    """
    need(isinstance(said, list), "what happened is no list")
    written = encoder.encode(said)
    need(len(written) <= MOST_EVENTS, "too much happened at once")
    events = list_decoder.decode(written)
    need(all(isinstance(event.get("what"), str) for event in events), "what happened does not say what")
    return written


class OutsideGame(Game):
    """A game that is not ours, behind a guard."""

    def __init__(self, inner: Game) -> None:
        """Take a game.

        Raises:
            GameFailed: what it says of itself cannot be.
        """
        self.inner = inner
        self.about = inner.about
        self.options = dict(inner.options)
        self._seats, self._letters, self._sides, self._flags = ask(self.about.title, self._said)

    def _said(self) -> tuple[tuple[str, ...], tuple[str, ...], tuple[int, ...], tuple[bool, bool]]:
        """Ask for what does not change while a game is played."""
        seats = tuple(text_of(seat, MOST_LETTERS) for seat in self.inner.seats)
        letters = tuple(text_of(letter, MOST_LETTERS) for letter in self.inner.letters)
        sides = tuple(int(side) for side in self.inner.sides)
        need(1 <= len(seats) <= MOST_SEATS, "it has no seats, or too many")
        need(len(letters) == len(sides) == len(seats), "its seats, letters and sides do not agree")
        need(all(0 <= side < len(seats) for side in sides), "it has no such side")
        return seats, letters, sides, (bool(self.inner.has_secrets), bool(self.inner.must_keep_silent))

    @property
    def seats(self) -> tuple[str, ...]:
        return self._seats

    @property
    def letters(self) -> tuple[str, ...]:
        return self._letters

    @property
    def sides(self) -> tuple[int, ...]:
        return self._sides

    @property
    def has_secrets(self) -> bool:
        return self._flags[0]

    @property
    def must_keep_silent(self) -> bool:
        return self._flags[1]

    def guarded(self, function: Callable[..., State], *arguments: object) -> OutsideState:
        """Ask for a position, and for all that it will be asked."""
        return OutsideState(self, ask(self.about.title, function, *arguments))

    def start(self) -> State:
        return self.guarded(self.inner.start)

    def read(self, text: str) -> State:
        return self.guarded(self.inner.read, text)

    def sample(self, view: Mapping[str, Any], rng: random.Random) -> State:
        return self.guarded(self.inner.sample, view.get("data", view), rng)


class OutsideState(State):
    """A position of a game that is not ours, which was asked for everything already."""

    __slots__ = ("_game", "facts", "inner", "told")

    def __init__(self, game: OutsideGame, inner: State) -> None:
        """Take a position.

        Raises:
            GameFailed: something about it cannot be.
        """
        self._game = game
        self.inner = inner
        self.facts = ask(game.about.title, facts_of, inner, game)
        # What is told of actions that were played here, to each seat and a spectator.
        self.told: dict[str, tuple[Told, ...]] = {}

    @property
    def game(self) -> OutsideGame:
        return self._game

    @property
    def seat(self) -> int | None:
        return self.facts.seat

    @property
    def actions(self) -> tuple[str, ...]:
        return self.facts.actions

    @property
    def odds(self) -> tuple[float, ...]:
        return self.facts.odds

    @property
    def returns(self) -> tuple[float, ...] | None:
        return self.facts.returns

    @property
    def score(self) -> tuple[int, ...]:
        return self.facts.score

    @property
    def is_setting_up(self) -> bool:
        return self.facts.is_setting_up

    def play(self, action: str) -> State:
        title = self._game.about.title
        following = self._game.guarded(self.inner.play, action)
        if action not in self.actions:
            raise GameFailed(FAILED, game=title, problem="it plays what it does not list")
        self.told[action] = ask(title, told_of, self.inner, action, len(self._game.seats))
        return following

    def _told(self, action: str, seat: int | None) -> Told:
        """Say what is told of an action to a seat."""
        self._game.require_seat(seat)
        if action not in self.told:
            self.told[action] = ask(self._game.about.title, told_of, self.inner, action, len(self._game.seats))
        return self.told[action][-1 if seat is None else seat]

    def __str__(self) -> str:
        return self.facts.text

    def view(self, seat: int | None) -> dict[str, Any]:
        self._game.require_seat(seat)
        views: list[dict[str, Any]] = list_decoder.decode(zlib.decompress(self.facts.views))
        return views[-1 if seat is None else seat]

    def log_line(self, action: str, seat: int | None) -> str:
        return self._told(action, seat).line

    def events(self, action: str, seat: int | None = None) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = list_decoder.decode(self._told(action, seat).events)
        return found

    def preview(self, action: str) -> dict[str, Any] | None:
        found = ask(self._game.about.title, self.inner.preview, action)
        return None if found is None else {"game": ANY, "data": ask(self._game.about.title, plain_data, found)}

    def svg(self, seat: int | None = None) -> str:
        self._game.require_seat(seat)
        title = self._game.about.title
        return cleaned_picture(str(ask(title, self.inner.svg, seat)), title)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OutsideState) and self._game == other._game and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.facts.text)


def game_at_table(name: str, /, **options: object) -> Game:
    """Make a game as it is played at the server's tables: as it is if it has shapes of its own, else behind a guard.

    Raises:
        BadOption: no such game, no such option, or a value that the option does not take.
        GameFailed: it has a fault.
    """
    if wire_of(name) is not None:
        return game_of(name, **options)
    return OutsideGame(ask(name, game_of_asked, name, options))


def game_of_asked(name: str, options: Mapping[str, object]) -> Game:
    """Make a game, its options in one argument."""
    return game_of(name, **options)

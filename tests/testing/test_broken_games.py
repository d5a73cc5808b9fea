"""The conformance suite: each promise that a game breaks is caught, and named."""

from __future__ import annotations

import ast
import inspect
import itertools
from collections.abc import Callable, Iterable
from typing import Any

import pytest

import yamabushi
from tests.testing.nim import NO_POSITION, NOT_POSSIBLE, ODDS, Nim, NimState, register_nim
from yamabushi import CHANCE, BadPosition, IllegalAction, State
from yamabushi.core.errors import Sentence
from yamabushi.testing import Nonconformance, check_game, conformance

counter = itertools.count()
TWO_LINES = Sentence("nim-two-lines", "This is not\none sentence.")
BRIEF = Sentence("nim-brief", "No.")

Broken = type[NimState] | type[Nim]
BROKEN: list[tuple[Broken, str]] = []


def breaks(promise: str) -> Callable[[Broken], Broken]:
    """Note which promise a broken toy breaks, by the words in which the suite says so."""

    def note(broken: Broken) -> Broken:
        BROKEN.append((broken, promise))
        return broken

    return note


def game_with(broken: Broken) -> type[Nim]:
    """Make a game of a broken position, or take a broken game as it is."""
    if issubclass(broken, Nim):
        return broken
    return type("BrokenNim", (Nim,), {"kind": broken})


# ---- what an action does ---------------------------------------------------------------------------------------------


@breaks("each event has a `what`")
class EventsOfSets(NimState):
    def events(self, action: str, seat: int | None = None) -> list[dict[str, Any]]:
        return [{"what": "taken", "stones": {1, 2}}]


@breaks("each event has a `what`")
class EventsWithoutAWhat(NimState):
    def events(self, action: str, seat: int | None = None) -> list[dict[str, Any]]:
        return [{"stones": 1}]


@breaks("the same action has the same events")
class EventsVary(NimState):
    def events(self, action: str, seat: int | None = None) -> list[dict[str, Any]]:
        return [{"what": "taken", "stones": next(counter)}]


# ---- who decides, what is possible, and how it ended -----------------------------------------------------------------


@breaks("a game always starts alike")
class StartsVary(Nim):
    def start(self) -> State:
        return self.kind(self, 4 + next(counter) % 2, CHANCE, 0)


@breaks("games end")
class NeverEnds(NimState):
    def play(self, action: str) -> State:
        following = super().play(action)
        assert isinstance(following, NimState)
        return following.with_(4, following.mover, following.secret)


@breaks("somebody who sits there decides, or chance")
class NobodyThere(NimState):
    @property
    def seat(self) -> int | None:
        return 2 if super().seat == 1 else super().seat


@breaks("there are actions until the game is over")
class ActionsAfterTheEnd(NimState):
    @property
    def actions(self) -> tuple[str, ...]:
        return super().actions or ("take-1",)


@breaks("there are actions until the game is over")
class StuckBeforeTheEnd(NimState):
    @property
    def actions(self) -> tuple[str, ...]:
        return () if self.stones == 1 else super().actions


@breaks("no action is listed twice")
class ListedTwice(NimState):
    @property
    def actions(self) -> tuple[str, ...]:
        return super().actions + super().actions[:1]


@breaks("there are odds at chance and only there")
class OddsForPlayers(NimState):
    @property
    def odds(self) -> tuple[float, ...]:
        return super().odds or tuple(1 / len(self.actions) for _ in self.actions)


@breaks("there are odds at chance and only there")
class NoOddsAtChance(NimState):
    @property
    def odds(self) -> tuple[float, ...]:
        return ()


@breaks("odds sum to 1")
class WrongOdds(NimState):
    @property
    def odds(self) -> tuple[float, ...]:
        return tuple(share / 2 for share in super().odds)


@breaks("each outcome has its odds")
class OddsMissing(NimState):
    @property
    def odds(self) -> tuple[float, ...]:
        return (0.5, 0.5) if super().odds else ()


@breaks("each outcome has its odds")
class ImpossibleOutcome(NimState):
    @property
    def odds(self) -> tuple[float, ...]:
        return (1.0, 0.0, 0.0) if super().odds else ()


@breaks("there are returns when over and only then")
class ReturnsTooEarly(NimState):
    @property
    def returns(self) -> tuple[float, ...] | None:
        return super().returns or (0.0, 0.0)


@breaks("there are returns when over and only then")
class NoReturns(NimState):
    @property
    def returns(self) -> tuple[float, ...] | None:
        return None


@breaks("each seat has a return")
class OneReturn(NimState):
    @property
    def returns(self) -> tuple[float, ...] | None:
        return super().returns and (1.0,)


@breaks("returns are 1, 0 or -1")
class HalfReturns(NimState):
    @property
    def returns(self) -> tuple[float, ...] | None:
        return super().returns and (0.5, -0.5)


# ---- positions are values --------------------------------------------------------------------------------------------


@breaks("playing never changes the old position")
class ImpurePlay(NimState):
    def play(self, action: str) -> State:
        following = super().play(action)
        if self.mover == CHANCE:
            self.stones = 2
        return following


@breaks("the same action leads to the same position")
class PlayThrowsDice(NimState):
    def play(self, action: str) -> State:
        following = super().play(action)
        assert isinstance(following, NimState)
        return following.with_(following.stones, following.mover, 1 + next(counter) % 3)


@breaks("equal positions hash alike")
class HashOfItsOwn(NimState):
    def __init__(self, game: Nim, stones: int, mover: int, secret: int) -> None:
        super().__init__(game, stones, mover, secret)
        self.number = 0 if mover == CHANCE else next(counter)

    def __hash__(self) -> int:
        return hash((self.stones, self.number))


# ---- text ------------------------------------------------------------------------------------------------------------


@breaks("reading a position's text gives that position")
class ReadForgets(Nim):
    def read(self, text: str) -> State:
        state = super().read(text)
        assert isinstance(state, NimState)
        return state.with_(state.stones, state.mover, min(state.secret, 1))


class TextOfItsOwn(NimState):
    def __init__(self, game: Nim, stones: int, mover: int, secret: int) -> None:
        super().__init__(game, stones, mover, secret)
        self.number = next(counter)

    def __str__(self) -> str:
        return f"{super().__str__()} #{self.number}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NimState) and self.stones == other.stones and self.secret == other.secret

    def __hash__(self) -> int:
        return hash((self.stones, self.secret))


@breaks("a position has one text")
class ReadsManyTexts(Nim):
    kind = TextOfItsOwn

    def read(self, text: str) -> State:
        return super().read(text.partition(" #")[0])


@breaks("equal positions list the same actions in the same order")
class UnstableOrder(NimState):
    def __init__(self, game: Nim, stones: int, mover: int, secret: int) -> None:
        super().__init__(game, stones, mover, secret)
        self.backwards = next(counter) % 3 == 1

    @property
    def actions(self) -> tuple[str, ...]:
        return super().actions[::-1] if self.backwards else super().actions


# ---- refusals --------------------------------------------------------------------------------------------------------


@breaks("playing '' is refused")
class PlaysNonsense(NimState):
    def play(self, action: str) -> State:
        return super().play(action if action in self.actions or not self.actions else self.actions[0])


@breaks("playing '' is refused")
class CrashesOnNonsense(NimState):
    def play(self, action: str) -> State:
        return super().play(dict(zip(self.actions, self.actions, strict=True))[action])


@breaks("a refusal is one sentence")
class RefusesInTwoLines(NimState):
    def play(self, action: str) -> State:
        if action not in self.actions:
            raise IllegalAction(TWO_LINES)
        return super().play(action)


@breaks("a refusal is one sentence")
class RefusesCurtly(NimState):
    def play(self, action: str) -> State:
        if action not in self.actions:
            raise IllegalAction(BRIEF)
        return super().play(action)


@breaks("reading '' is refused")
class ReadsNonsense(Nim):
    def read(self, text: str) -> State:
        return super().read(text) if text[:1].isdigit() else self.start()


@breaks("reading '' is refused")
class CrashesOnReading(Nim):
    def read(self, text: str) -> State:
        if not text[:1].isdigit():
            raise KeyError(text)
        return super().read(text)


@breaks("reading '' is refused")
class RefusesReadingAsAnAction(Nim):
    def read(self, text: str) -> State:
        try:
            return super().read(text)
        except BadPosition:
            raise IllegalAction(NOT_POSSIBLE, action="reading", position=text) from None


@breaks("a refusal is one sentence")
class RefusesReadingInTwoLines(Nim):
    def read(self, text: str) -> State:
        try:
            return super().read(text)
        except BadPosition:
            raise BadPosition(NO_POSITION, text="This,\nhowever long,") from None


# ---- seats -----------------------------------------------------------------------------------------------------------


@breaks("`view` refuses -1, which is no seat")
class TakesAnySeat(Nim):
    """The methods of a position ask this before they are called."""

    def require_seat(self, seat: int | None) -> None:
        pass


# ---- views -----------------------------------------------------------------------------------------------------------


@breaks("what '?' hides stays hidden from seat 1")
class ViewLeaks(NimState):
    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"secret": self.secret if seat is not None else 0}


@breaks("what '?' hides stays hidden from seat None")
class ViewLeaksToSpectators(NimState):
    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"position": str(self) if seat is None else ""}


@breaks("what '?' hides stays hidden from seat 1")
class ViewLeaksByOrder(NimState):
    def view(self, seat: int | None) -> dict[str, Any]:
        seen = super().view(seat)
        return seen if self.secret < 3 else dict(reversed(seen.items()))


@breaks("stays hidden from seat 1")
class ViewLeaksLater(NimState):
    """What it shows right after the draw is alright; a turn later it forgets to hide."""

    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | ({"secret": self.secret} if self.stones < 4 else {})


@breaks("a view is made of what JSON has")
class ViewHasATuple(NimState):
    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"actions": self.actions}


@breaks("a view is made of what JSON has")
class ViewHasNumbersForKeys(NimState):
    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"odds": dict(enumerate(ODDS))}


@breaks("a view is made of what JSON has")
class ViewHasASet(NimState):
    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"actions": set(self.actions)}


@breaks("views made together are the same as one by one")
class ViewsMadeTogetherShareAHand(NimState):
    def views(self, seats: Iterable[int | None]) -> dict[int | None, dict[str, Any]]:
        return {seat: self.view(seat) | self.view(0) for seat in seats}


# ---- records ---------------------------------------------------------------------------------------------------------


@breaks("a record reads as it was written")
class ActionsWithBlanks(NimState):
    @property
    def actions(self) -> tuple[str, ...]:
        return tuple(action.replace("-", " ") for action in super().actions)


@breaks("a record replays to its last position")
class RegisteredOtherwise(NimState):
    """What the registry makes by this name is not the game that is checked."""


@pytest.mark.parametrize(("broken", "promise"), BROKEN, ids=[broken.__name__ for broken, _ in BROKEN])
def test_a_broken_promise_is_caught_and_named(broken: Broken, promise: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = game_with(broken)
    register_nim(monkeypatch, Nim if broken is RegisteredOtherwise else kind)
    monkeypatch.setattr("yamabushi.testing.conformance.MOST_ACTIONS_A_GAME", 50)
    with pytest.raises(Nonconformance) as caught:
        check_game(kind(yamabushi.game("nim").options), games=5)
    assert promise in str(caught.value)
    assert "but not at" in str(caught.value)


def promises() -> set[tuple[str, ...]]:
    """Read the promises off the source of the suite, each as the texts between what it fills in."""
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(conformance))) if isinstance(node, ast.Call)]
    texts = [call.args[1] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "require"]
    return {tuple(str(part.value) for part in ast.walk(text) if isinstance(part, ast.Constant)) for text in texts}


@pytest.mark.parametrize("parts", sorted(promises()), ids=" … ".join)
def test_every_promise_of_the_suite_has_a_game_that_breaks_it(parts: tuple[str, ...]) -> None:
    assert any(all(part in promise for part in parts) for _, promise in BROKEN)

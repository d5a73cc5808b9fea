"""The leak tests: no game tells a seat what it may not know, and a game that did would be caught."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from typing import Any

import pytest

import yamabushi
from tests import amounts
from yamabushi import CHANCE
from yamabushi.games.himiki.state import HimikiState
from yamabushi.games.kernel_state import KernelState
from yamabushi.games.regality.state import RegalityState
from yamabushi.games.yokai.state import YokaiState
from yamabushi.testing import Leak, check_secrets

GAMES = max(1, amounts.GAMES // 25)

SECRETIVE: dict[str, tuple[type[KernelState], dict[str, Any]]] = {
    "yokai": (YokaiState, {}),
    "yokai, abilities only": (YokaiState, {"deck": "6GR+6GB!6GY+6RB!6RY+6BY!"}),
    "regality, secret-random": (RegalityState, {"style": "secret-random", "match": "single"}),
    "regality, secret-random match": (RegalityState, {"style": "secret-random", "first": "random"}),
    "regality, secret-draft": (RegalityState, {"style": "secret-draft", "match": "single"}),
    "regality, secret-draft match": (RegalityState, {"style": "secret-draft", "match": "points", "first": "l"}),
    "himiki, expert": (HimikiState, {"expert": True}),
    "himiki, expert, first edition": (HimikiState, {"expert": True, "edition": "first"}),
    "himiki, expert teams": (HimikiState, {"expert": True, "mode": "teams"}),
}
OPEN: dict[str, dict[str, Any]] = {
    "himiki": {"mode": "teams"},
    "regality": {"style": "draft", "match": "single"},
}


def game_of(name: str) -> yamabushi.Game:
    """Make one of the games with secrets."""
    return yamabushi.game(re.split(",", name)[0], **SECRETIVE[name][1])


@pytest.mark.parametrize("name", SECRETIVE)
def test_no_game_tells_a_seat_what_it_may_not_know(name: str) -> None:
    assert check_secrets(game_of(name), games=GAMES) > 30 * GAMES


@pytest.mark.parametrize("name", OPEN)
def test_a_game_that_hides_nothing_has_no_other_world(name: str) -> None:
    assert check_secrets(yamabushi.game(name, **OPEN[name]), games=1) == 0


# ---- broken on purpose -----------------------------------------------------------------------------------------------

Patch = Callable[[pytest.MonkeyPatch, type[KernelState]], None]


def marked(state: KernelState) -> int:
    """Give something that depends on all of a position, what is hidden included."""
    return zlib.crc32(str(state).encode())


def view_with_a_hint(patch: pytest.MonkeyPatch, kind: type[KernelState]) -> None:
    honest = kind.view
    patch.setattr(kind, "view", lambda state, seat: {**honest(state, seat), "hint": marked(state) % 7})


def view_string_of_everything(patch: pytest.MonkeyPatch, kind: type[KernelState]) -> None:
    honest = kind.view
    patch.setattr(kind, "view", lambda state, seat: {**honest(state, seat), "position": str(state)})


def view_of_the_opponent(patch: pytest.MonkeyPatch, kind: type[KernelState]) -> None:
    honest = kind.view

    def turned(state: KernelState, seat: int | None) -> dict[str, Any]:
        return {**honest(state, 0 if seat is None else 1 - seat % 2), "seat": seat, "actions": []}

    patch.setattr(kind, "view", turned)


def log_of_everything(patch: pytest.MonkeyPatch, kind: type[KernelState]) -> None:
    patch.setattr(kind, "log_line", lambda state, action, seat: action)


def log_with_a_hint(patch: pytest.MonkeyPatch, kind: type[KernelState]) -> None:
    honest = kind.log_line
    patch.setattr(kind, "log_line", lambda state, action, seat: f"{honest(state, action, seat)} {marked(state) % 7}")


def actions_in_another_order(patch: pytest.MonkeyPatch, kind: type[KernelState]) -> None:
    def shuffled(state: KernelState) -> tuple[str, ...]:
        actions = state.game.texts(state.words, state.codes)
        return actions[::-1] if state.seat != CHANCE and marked(state) % 2 else actions

    patch.setattr(kind, "actions", property(shuffled))
    view = kind.view
    patch.setattr(kind, "view", lambda state, seat: {**view(state, seat), "actions": []})


def score_with_a_hint(patch: pytest.MonkeyPatch, kind: type[KernelState]) -> None:
    patch.setattr(kind, "score", property(lambda state: (marked(state) % 7, 0)))
    view = kind.view
    patch.setattr(kind, "view", lambda state, seat: {**view(state, seat), "score": [0, 0]})


def picture_of_everything(patch: pytest.MonkeyPatch, kind: type[KernelState]) -> None:
    patch.setattr(kind, "svg", lambda state, seat: str(state))


def preview_of_everything(patch: pytest.MonkeyPatch, kind: type[KernelState]) -> None:
    patch.setattr(kind, "preview", lambda state, action: {"after": str(state.play(action))})


def events_of_everything(patch: pytest.MonkeyPatch, kind: type[KernelState]) -> None:
    honest = kind.events
    patch.setattr(kind, "events", lambda state, action, seat: honest(state, action, drawer_of(state)))


def drawer_of(state: KernelState) -> int | None:
    """Give the seat that knows what is drawn or picked just now: there is one from whom nothing of it is hidden."""
    action = state.actions[0]
    return next((seat for seat in range(2) if state.log_line(action, seat) == action), None)


def events_with_a_hint(patch: pytest.MonkeyPatch, kind: type[KernelState]) -> None:
    honest = kind.events

    def hinting(state: KernelState, action: str, seat: int | None) -> list[dict[str, Any]]:
        return [*honest(state, action, seat), {"what": "hint", "is": marked(state)}]

    patch.setattr(kind, "events", hinting)


LEAKS: dict[str, tuple[Patch, str]] = {
    "view": (view_with_a_hint, "its view"),
    "view string": (view_string_of_everything, "its view string"),
    "view of another seat": (view_of_the_opponent, "its (view|log)"),
    "log": (log_of_everything, "its log"),
    "log with a hint": (log_with_a_hint, "in its log"),
    "actions": (actions_in_another_order, "its list of actions"),
    "score": (score_with_a_hint, "the score"),
    "picture": (picture_of_everything, "its picture"),
    "preview": (preview_of_everything, "the preview of"),
    "events": (events_of_everything, "events"),
    "events with a hint": (events_with_a_hint, "the events of"),
}


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("name", ["yokai", "regality, secret-random", "regality, secret-draft", "himiki, expert"])
def test_a_game_that_leaks_is_caught(name: str, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    patch, what = LEAKS[leak]
    patch(monkeypatch, SECRETIVE[name][0])
    with pytest.raises(Leak, match=f"by .*{what}"):
        check_secrets(game_of(name), games=20)

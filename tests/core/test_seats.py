"""Seats that do not exist are refused by the library itself, in every game and mode (failure 42)."""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

import yamabushi
from tests.core.walks import every_game, random_positions
from yamabushi import CHANCE, BadSeat, Game, State
from yamabushi.core.record import Record
from yamabushi.core.seats import ALL
from yamabushi.engines.samples import draw_samples
from yamabushi.games.himiki import text as himiki
from yamabushi.games.himiki import view as himiki_view
from yamabushi.games.kernel_state import KernelState
from yamabushi.games.regality import text as regality
from yamabushi.games.regality import view as regality_view
from yamabushi.games.yokai import text as yokai
from yamabushi.games.yokai import view as yokai_view

GAMES = every_game()
WRITERS = {"himiki": himiki.write, "regality": regality.write, "yokai": yokai.write}
VIEWS: dict[str, Callable[[Any, int | None], object]] = {
    "himiki": himiki_view.view,
    "regality": regality_view.view,
    "yokai": yokai_view.view,
}
NO_SEATS: tuple[Any, ...] = (CHANCE, -2, 7, "r", "0", 0.0, False, True, ALL)
"""What is no seat of any game."""
METHODS = {"view", "views", "svg", "twin", "log_line", "events", "why"}
"""The methods of a position that take a seat; `asked_of` asks all of them."""


def asked_of(state: State) -> Iterator[Callable[[Any], object]]:
    """Give everything that can be asked of a position for a seat."""
    yield state.view
    yield lambda seat: state.view(seat=seat)
    yield lambda seat: state.views((None, seat))
    yield lambda seat: state.views(iter((seat,)))
    yield state.svg
    yield lambda seat: state.twin(seat, random.Random(1))
    for action in state.actions[:1]:
        for ask in (state.log_line, state.events, state.why):
            yield partial(ask, action)
            yield partial(named, ask, action)
    yield Record.of(state.game, ()).seen_by
    assert isinstance(state, KernelState)
    yield lambda seat: draw_samples(state, seat, 1, 1)


def named(ask: Callable[..., object], action: str, seat: Any) -> object:
    """Ask with the seat by its name."""
    return ask(action, seat=seat)


def sampled_positions(game: Game) -> list[State]:
    """Give a few positions of a random game: the first, the last, and some at chance if there are any."""
    positions = random_positions(game, seed=1)
    at_chance = [state for state in positions if state.seat == CHANCE]
    return [positions[0], positions[len(positions) // 2], positions[-1], *at_chance[:2], *at_chance[-1:]]


@pytest.mark.parametrize("name", GAMES)
def test_42_a_seat_that_does_not_exist_is_refused_by_whatever_takes_a_seat(name: str) -> None:
    """Case 42: `view(-1)` at a chance node, `view(7)`, `view("r")`."""
    game = GAMES[name]
    for state in sampled_positions(game):
        for seat in (*NO_SEATS, len(game.seats)):
            for ask in asked_of(state):
                with pytest.raises(BadSeat, match=r"^There is no seat .* and None is a spectator\.$"):
                    ask(seat)
        for seat in (*range(len(game.seats)), None):
            assert state.view(seat)["seat"] == seat


@pytest.mark.parametrize("name", GAMES)
def test_only_all_sees_everything(name: str) -> None:
    """Case 42: text writers took -1, which is also chance, for a watcher who sees everything."""
    game = GAMES[name]
    write: Callable[[Any, Any], object] = WRITERS[game.name]
    for state in sampled_positions(game):
        assert isinstance(state, KernelState)
        assert write(state.words, ALL) == str(state)
        for seat in {*NO_SEATS, len(game.seats)} - {ALL}:
            for ask in (partial(write, state.words), partial(VIEWS[game.name], state)):
                with pytest.raises(BadSeat):
                    ask(seat)


def test_a_refused_seat_is_told_with_those_that_there_are() -> None:
    state = yamabushi.game("regality").start()
    with pytest.raises(ValueError, match=r"no seat -1 in Regality vs\. Religion: its seats are 0, 1, and None is a"):
        state.view(CHANCE)
    with pytest.raises(BadSeat, match="There is no seat 'r' in"):
        state.view("r")  # type: ignore[arg-type]
    with pytest.raises(BadSeat) as refused:
        state.view(["a"] * 1000)  # type: ignore[arg-type]
    assert len(str(refused.value)) < 200


def test_every_method_that_takes_a_seat_is_asked_above() -> None:
    kinds = {type(game.start()) for game in GAMES.values()} | {State}
    for kind in kinds:
        for name, method in inspect.getmembers(kind, inspect.isfunction):
            if {"seat", "seats"} & inspect.signature(method).parameters.keys() and not name.startswith("_"):
                # Of a match of Regality: it asks for a view.
                assert name in METHODS or name == "last_position"

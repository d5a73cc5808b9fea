"""Who can sit in a seat: opponents by name, and chance."""

from __future__ import annotations

from typing import cast

import pytest

from tests.core.walks import STYLES
from tests.engines.positions import start
from tests.testing.nim import Nim
from yamabushi import CHANCE
from yamabushi.engines.players import PLAYERS, chance_outcome, random_choice
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.chance import Generator, generator


def test_players_are_known_by_name() -> None:
    assert set(PLAYERS) >= {"random", "greedy"}


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_plays_a_game_to_its_end(name: str, style: str) -> None:
    state, rng = start(style=style, match="single", first="random"), generator(1)
    while state.seat is not None:
        choose = chance_outcome if state.seat == CHANCE else PLAYERS[name]
        state = state.play(choose(state, rng))
    assert state.returns is not None


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_seed_makes_the_same_choice(name: str) -> None:
    state = start(style="old").play("Ci@b2")
    assert PLAYERS[name](state, generator(4)) == PLAYERS[name](state, generator(4))


def test_a_random_choice_is_even() -> None:
    state, rng = start(style="old"), generator(1)
    counts = dict.fromkeys(state.actions, 0)
    for _ in range(9 * 200):
        counts[random_choice(state, rng)] += 1
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 37.4  # once in 100,000 fair samples


def test_chance_follows_even_odds() -> None:
    state, rng = start(), generator(2)
    counts = dict.fromkeys(state.actions, 0)
    for _ in range(16 * 200):
        counts[chance_outcome(state, rng)] += 1
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 48.2  # once in 100,000 fair samples


def test_chance_follows_uneven_odds() -> None:
    # Any position with actions and odds will do; no kernel game has uneven ones yet.
    state, rng = cast(KernelState, Nim({"stones": 4, "misere": False}).start()), generator(3)
    expected = {"?1": 1000, "?2": 500, "?3": 500}
    assert tuple(expected.values()) == tuple(2000 * share for share in state.odds)
    counts = dict.fromkeys(expected, 0)
    for _ in range(2000):
        counts[chance_outcome(state, rng)] += 1
    assert sum((counts[action] - mean) ** 2 / mean for action, mean in expected.items()) < 23.1


@pytest.mark.parametrize(("drawn", "outcome"), [(0, 0), (2**30 - 1, -1)])
def test_the_first_and_the_last_outcome_are_reached(monkeypatch: pytest.MonkeyPatch, drawn: int, outcome: int) -> None:
    def fixed(rng: Generator, bound: int) -> int:
        return drawn

    monkeypatch.setattr("yamabushi.engines.players.below", fixed)
    state = start()
    assert chance_outcome(state, generator(1)) == state.actions[outcome]

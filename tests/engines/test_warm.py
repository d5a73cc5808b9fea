"""Warming up: what a command is about to use is named, compiled and said once."""

from __future__ import annotations

import pytest

import yamabushi
from tests.kernels import small
from yamabushi.engines import warm
from yamabushi.engines.preparing import Preparation, read, served_units, units_of, written
from yamabushi.games.kernel_state import KernelGame
from yamabushi.kernels.entries import Unit


def game_of(name: str) -> KernelGame:
    game = yamabushi.game(name)
    assert isinstance(game, KernelGame)
    return game


def test_each_game_has_rules_and_what_its_levels_need() -> None:
    names = {name: [unit.name for unit in units_of(name)] for name in yamabushi.games()}
    assert names == {
        "himiki": ["games.dispatch.himiki", "engines.deepening.himiki"],
        "regality": ["games.dispatch.regality", "engines.deepening.regality", "games.regality.exact.search"],
        "yokai": ["games.dispatch.yokai", "engines.growing.yokai"],
    }
    assert {served_units(name)[-1].name for name in names} == {f"games.aloud.{name}" for name in names}


@pytest.mark.parametrize("name", yamabushi.games())
def test_a_unit_can_be_written_and_read(name: str) -> None:
    for unit in (*units_of(name), *(one for player in warm.ALL for one in warm.player_units(game_of(name), player))):
        assert read(written(unit)) == unit


def test_people_and_random_players_need_the_rules_alone() -> None:
    assert warm.player_units(game_of("yokai"), "human") == warm.player_units(game_of("yokai"), "random") == []


def test_warming_up_leaves_everything_ready() -> None:
    game = game_of("yokai")
    warm.warm_up(game, warm.ALL, lambda text: None)
    told: list[str] = []
    warm.warm_up(game, warm.ALL, told.append)
    assert told == []
    assert all(unit.is_ready for player in warm.ALL for unit in warm.player_units(game, player))


def test_a_game_that_somebody_wants_comes_first() -> None:
    preparation = Preparation({name: [Unit(small.__name__)] for name in "abc"})
    preparation.waiting = ["a", "b", "c"]
    preparation.prefer("c")
    preparation.prefer("z")
    assert preparation.waiting == ["c", "a", "b"]

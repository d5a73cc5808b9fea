"""The conformance suite: games that keep their promises pass it."""

from __future__ import annotations

import random

import pytest

import yamabushi
from tests.core.walks import STYLES, every_game
from yamabushi import Game
from yamabushi.testing import Nonconformance, check_game, check_state
from yamabushi.testing.conformance import require

GAMES = every_game()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_conforms_with_every_combination_of_options(name: str) -> None:
    check_game(GAMES[name], games=1, seed=1)


@pytest.mark.parametrize("style", STYLES)
def test_regality_conforms_in_every_style(style: str) -> None:
    check_game(yamabushi.game("regality", style=style, match="single"), games=3)


def test_the_toy_game_conforms(nim: Game) -> None:
    check_game(nim)
    check_game(yamabushi.game("nim", stones=20, misere=True))


def test_one_position_can_be_checked_alone(nim: Game) -> None:
    check_state(nim, nim.read("2 1 3"), random.Random(1))


def test_a_broken_promise_is_told_with_the_position(nim: Game) -> None:
    state = nim.read("2 1 3")
    require(True, "all is well", state)
    with pytest.raises(Nonconformance) as broken:
        require(False, "all is well", state)
    assert str(broken.value) == "all is well, but not at yamabushi.game('nim').read('2 1 3')"
    assert isinstance(broken.value, AssertionError)

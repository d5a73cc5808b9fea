"""Let the package's own conformance suite check every kind of game."""

from __future__ import annotations

import random

import pytest

from tests.amounts import GAMES
from yamabushi.testing import check_game

from .make_golden import kinds
from .puzzle_positions import any_puzzle, mindlock

KINDS = kinds()


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_keeps_the_promises_of_a_game(name: str) -> None:
    check_game(KINDS[name], games=1, seed=3)


@pytest.mark.parametrize("number", range(max(5, GAMES // 10)))
def test_puzzles_of_any_kind_keep_them(number: int) -> None:
    check_game(mindlock(any_puzzle(random.Random(f"conformance {number}"))), games=2, seed=number)

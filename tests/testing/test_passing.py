"""Positions in which the next seat decides at once: they are positions of the game, and nothing else has changed."""

from __future__ import annotations

from typing import Any

import pytest

import yamabushi
from tests.core.walks import random_positions

OPEN: list[tuple[str, dict[str, Any]]] = [
    ("himiki", {}),
    ("himiki", {"mode": "teams"}),
    ("regality", {"style": "old", "match": "single"}),
    ("regality", {"style": "random"}),
]


@pytest.mark.parametrize(("name", "options"), OPEN)
def test_after_passing_the_next_seat_begins_its_turn(name: str, options: dict[str, Any]) -> None:
    game = yamabushi.game(name, **options)
    seen = 0
    for state in random_positions(game, 3):
        passed = state.passed()
        if passed is None:
            continue
        seen += 1
        assert state.seat is not None
        assert passed.seat == (state.seat + 1) % len(game.seats)
        assert passed.actions
        assert passed.score == state.score
        assert game.read(str(passed)) == passed
        assert str(passed).split()[0] == str(state).split()[0]
    assert seen > 5


@pytest.mark.parametrize(
    ("name", "options"), [("yokai", {}), ("himiki", {"mode": "mukyan"}), ("himiki", {"mode": "mindlock"})]
)
def test_where_the_rules_know_no_such_position_there_is_none(name: str, options: dict[str, Any]) -> None:
    assert all(state.passed() is None for state in random_positions(yamabushi.game(name, **options), 1))


def test_nobody_passes_within_a_turn() -> None:
    state = yamabushi.game("himiki").read("C4HKM,D6HMK,E4KMH/B2MKH,C2KMH,D4HMK w 0-2 --b r1;C4<C5 1 -")
    assert state.passed() is None
    regality = yamabushi.game("regality", style="old", match="single").start().play("Ci@b2").play("Hi@b3")
    assert ">b2" in regality.actions
    assert regality.passed() is None

"""Evaluations: their features are what their names say, and every feature has a weight."""

from __future__ import annotations

import numpy as np
import pytest

import yamabushi
from tests.engines.thinkers import few, some
from yamabushi.engines.judging import features_of, return_of, store_child, value_of, weights_of, weights_text
from yamabushi.games import dispatch
from yamabushi.games.kernel_state import KernelGame, KernelState
from yamabushi.kernels.words import COLUMNS, ROWS, VALUES


def feature(state: KernelState, name: str) -> int:
    return features_of(state)[state.game.kernels.features.index(name)]


@pytest.mark.parametrize("name", yamabushi.games())
def test_every_feature_has_a_weight(name: str) -> None:
    game = yamabushi.game(name)
    assert isinstance(game, KernelGame)
    weights = weights_of(game)
    assert len(weights) == len(game.kernels.features)
    assert len(set(game.kernels.features)) == len(weights)
    text = weights_text(game, weights)
    assert f"yamabushi tune {name}" in text
    assert len(text.splitlines()) == len(weights) + 1


def test_himiki_sees_which_tilts_score() -> None:
    checked = 0
    for state in some("himiki", 1, few(400, 40), apart=3):
        tilts = [action for action in state.actions if "-" in action]
        if len(tilts) < 2 or "r1" in str(state) or state.seat is None or "~" not in "".join(state.actions):
            continue
        side = state.seat & 1
        gains = [state.play(tilt).score[side] - state.score[side] for tilt in tilts]
        sign = 1 - 2 * side
        assert feature(state, "mover can score") == (sign if max(gains) > 0 else 0), str(state)
        assert feature(state, "mover can score twice") == (sign if max(gains) > 1 else 0), str(state)
        assert feature(state, "mover can score in two ways") == (sign if sum(gain > 0 for gain in gains) > 1 else 0)
        assert feature(state, "to move") == sign
        checked += max(gains) > 0
    assert checked > few(20, 0)


@pytest.mark.parametrize("kind", ["himiki", "himiki teams", "himiki expert"])
def test_positions_are_worth_the_same_alone_and_side_by_side(kind: str) -> None:
    states = some(kind, 4, few(60, 12))
    mark, weights = states[0].game.mark, weights_of(states[0].game)
    rows = np.zeros(ROWS * COLUMNS, dtype=np.int64)
    outlines = [dispatch.outlined(mark, state.words, weights) for state in states]
    for number, outline in enumerate(outlines):
        store_child(mark, rows, number, outline)
    dispatch.judge_together(mark, rows, len(states), weights)
    together = rows[VALUES : VALUES + len(states)].tolist()
    assert together == [dispatch.judged(mark, outline, weights) for outline in outlines]
    assert len(set(together)) > few(20, 4)


def test_regality_counts_allies_as_the_score_does() -> None:
    for state in some("regality old", 1, few(100, 20)):
        assert feature(state, "allies") == state.score[0] - state.score[1]


def test_yokai_counts_points_and_hands() -> None:
    for state in some("yokai", 1, few(100, 20)):
        assert feature(state, "points") == state.score[0] - state.score[1]
        hands = [hand["sketches"] for hand in state.view(None)["hands"]]
        assert feature(state, "sketches in hand") == hands[0] - hands[1]


def test_values_and_returns_are_inverse() -> None:
    for value in (-700, -100, -1, 0, 1, 50, 400, 900):
        assert value_of(return_of(value)) == value

"""Tuning: it finds weights that explain results, and the seed decides all."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from tests.cli.terminal import yamabushi
from yamabushi.engines.judging import weights_of
from yamabushi.lab.tuning import Lesson, compared, fitted, lessons, started, taught, tuned


def test_weights_that_made_the_results_are_found_again() -> None:
    rng = np.random.default_rng(1)
    features = rng.integers(-3, 4, size=(20_000, 3)).astype(np.float64)
    true = np.array([0.5, -0.2, 0.0])
    results = (rng.random(20_000) < 1 / (1 + np.exp(-features @ true))).astype(np.float64)
    assert np.abs(fitted(features, results, np.zeros(3)) - true).max() < 0.05


def test_what_never_occurs_keeps_its_weight() -> None:
    features = np.array([[1.0, 0.0], [1.0, 0.0], [-1.0, 0.0]])
    found = fitted(features, np.array([1.0, 0.0, 0.0]), np.array([0.1, 0.7]))
    assert found[1] == pytest.approx(0.7)


def test_results_that_are_always_the_same_do_not_run_away() -> None:
    found = fitted(np.ones((50, 1)), np.ones(50), np.zeros(1))
    assert 0 < found[0] < 10


@pytest.mark.parametrize("game", ["himiki", "regality"])
def test_the_seed_decides_the_lessons(game: str) -> None:
    first = lessons(game, 3, 0, 2)
    assert first == lessons(game, 3, 0, 2)
    assert first != lessons(game, 4, 0, 2)
    assert all(isinstance(lesson, Lesson) and lesson.result in (0.0, 0.5, 1.0) for lesson in first)


def test_many_processes_give_what_one_gives() -> None:
    told: list[int] = []
    found = taught("regality", 1, 20, 2, told.append)
    assert told == [10, 20]
    assert found == lessons("regality", 1, 0, 20)
    game = started("regality", 0).game
    weights = tuned(game, found)
    assert len(weights) == len(weights_of(game))
    assert set(compared("regality", weights, 1, 2)) <= {-1, 0, 1}


def test_tuning_prints_writes_and_says_whether_it_is_better(tmp_path: Path) -> None:
    file = tmp_path / "weights.txt"
    arguments = ("tune", "regality", "--games", "10", "--pairs", "1", "--jobs", "1", "--out", str(file))
    shown = yamabushi(*arguments).stdout
    assert re.search(r"[\d,]+ positions of 10 games\. New against old: \d won, \d lost\.", shown)
    assert "allies" in file.read_text(encoding="utf-8")
    refused = yamabushi("tune", "chess")
    assert refused.returncode == 2
    assert "has no weights to tune" in refused.stderr

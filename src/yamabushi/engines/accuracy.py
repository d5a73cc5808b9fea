"""How accurately somebody has decided, from 0 to 100, by the formula that lichess has fitted to people's games.

A decision is measured by the chances that it gave away. A whole game's figure is between two means: one in which
decisions count more while the chances go up and down, and the harmonic one, which a single blunder pulls down.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, pstdev

# The curve that lichess has fitted, and the point that it adds since no search is sure.
SCALE, SLOPE, SHIFT, BONUS = 103.1668100711649, 0.04354415386753951, 3.166924740191411, 1.0

NARROWEST, WIDEST = 2, 8
"""Over so many positions the chances' ups and downs are looked at: a tenth of the game, within these."""

CALMEST, WILDEST = 0.5, 12.0
"""A decision's weight, by the standard deviation of the chances around it."""


def percent(value: float) -> float:
    """Turn a mean return, from -1 to 1, into chances, from 0 to 100."""
    return 50 + 50 * value


def accuracy_of(best: float, played: float) -> float:
    """Say how accurate a decision was: the mean return of the best one, and that of what was played.

    >>> accuracy_of(0.2, 0.2), round(accuracy_of(0.2, 0.0)), round(accuracy_of(1.0, -1.0))
    (100.0, 65, 0)
    """
    if played >= best:
        return 100.0
    lost = percent(best) - percent(played)
    return min(max(SCALE * math.exp(-SLOPE * lost) - SHIFT + BONUS, 0.0), 100.0)


def step_weights(chances: Sequence[float]) -> list[float]:
    """Say how much each step between two chances counts: more where they go up and down.

    >>> step_weights([50, 50, 50, 90, 20])
    [0.5, 0.5, 12.0, 12.0]
    """
    steps = len(chances) - 1
    width = min(max(steps // 10, NARROWEST), WIDEST)
    windows = [chances[max(0, step + 2 - width) :][:width] for step in range(steps)]
    return [min(max(pstdev(window), CALMEST), WILDEST) for window in windows]


def game_accuracy(accuracies: Sequence[float], weights: Sequence[float]) -> float:
    """Say how accurate all decisions of a side were together.

    >>> game_accuracy([100.0, 100.0], [1.0, 2.0]), round(game_accuracy([100.0, 10.0], [1.0, 1.0]))
    (100.0, 37)
    """
    harmonic = len(accuracies) / sum(1 / max(accuracy, 1.0) for accuracy in accuracies)
    return (fmean(accuracies, weights) + harmonic) / 2

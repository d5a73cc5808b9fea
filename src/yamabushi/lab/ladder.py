"""Rank many players by the pairs that they have played with some of the others.

Each player has a strength such that the scores seen are the most likely ones (Bradley and Terry), with Elo as the scale
and the mean of all as 0. Those who have met are given one drawn pair on top, so that who has won everything has a place
too. How sure it is, is found by drawing the pairs that were played again and again, with repetition.

The fit is our own: choix knows wins and losses only, and a pair may be drawn, or won by half; openskill rates people,
who change from game to game, and engines do not.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from yamabushi.lab.results import Results

Matrix = npt.NDArray[np.float64]

ELO = 400 / math.log(10)
"""So many Elo make the odds e times as high."""

REDRAWN = 200
ROUNDS = 50
LONGEST_STEP = 2.0
ALONE = "(the game)"


@dataclass(frozen=True)
class Meeting:
    """Two players and the first one's score in each pair of games."""

    first: str
    second: str
    scores: tuple[float, ...]


@dataclass(frozen=True)
class Rating:
    """A player's place, in Elo above the mean, with bounds that hold in 95 of 100 cases."""

    name: str
    elo: float
    low: float
    high: float
    pairs: int


def meeting_of(results: Results) -> Meeting:
    """Give what two players, or a player and the game, have scored."""
    first, second = (*results.settings.players, ALONE)[:2]
    return Meeting(first, second, tuple(results.scores))


def strengths(counts: Matrix, scores: Matrix) -> Matrix:
    """Find the most likely strengths: `counts[i, j]` pairs of i and j, of which i has scored `scores[i, j]`."""
    found = np.zeros(len(counts))
    for _ in range(ROUNDS):  # Newton's way
        expected = 1 / (1 + np.exp(found[None, :] - found[:, None]))
        slope = (scores - counts * expected).sum(axis=1)
        spread = counts * expected * (1 - expected)
        curve = np.diag(spread.sum(axis=1)) - spread
        step = np.clip(np.linalg.lstsq(curve, slope, rcond=None)[0], -LONGEST_STEP, LONGEST_STEP)
        found = found + step
        if np.abs(step).max(initial=0) < 1e-9:
            break
    return ELO * (found - found.mean()) if len(found) else found


def table(meetings: Sequence[Meeting], names: Sequence[str], scores: Sequence[npt.NDArray[np.float64]]) -> Matrix:
    """Give the strengths when these are the scores of the meetings."""
    counts, sums = np.zeros((len(names), len(names))), np.zeros((len(names), len(names)))
    for meeting, seen in zip(meetings, scores, strict=True):
        first, second = names.index(meeting.first), names.index(meeting.second)
        for one, other, score in ((first, second, seen.sum()), (second, first, len(seen) - seen.sum())):
            counts[one, other] += len(seen) + 1
            sums[one, other] += score + 0.5
    return strengths(counts, sums)


def ladder(meetings: Sequence[Meeting]) -> list[Rating]:
    """Rank all who have met somebody else, the strongest first."""
    meetings = [meeting for meeting in meetings if meeting.scores and meeting.first != meeting.second]
    names = list(dict.fromkeys(name for meeting in meetings for name in (meeting.first, meeting.second)))
    scores = [np.array(meeting.scores) for meeting in meetings]
    rng = np.random.default_rng(0)
    redrawn = [table(meetings, names, [rng.choice(seen, len(seen)) for seen in scores]) for _ in range(REDRAWN)]
    low, high = np.percentile(redrawn, (2.5, 97.5), axis=0)
    found = table(meetings, names, scores)
    rated = [
        Rating(
            name,
            float(found[number]),
            float(low[number]),
            float(high[number]),
            sum(len(meeting.scores) for meeting in meetings if name in (meeting.first, meeting.second)),
        )
        for number, name in enumerate(names)
    ]
    return sorted(rated, key=lambda rating: -rating.elo)

"""How strong somebody is, and how sure that is: openskill's numbers, and the one that people are shown.

The model is that of Bradley and Terry, as openskill has it, for two players, for teams and for more than two sides. It
thinks in `mu`, about 25, and in `sigma`, the standard deviation of what is known. People are shown `number`, which is
`mu` on the scale of Elo: who is new has 1500, and two who differ by 200 and are well known win 3 games of 4, or lose
them. See docs/ratings.md.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from yamabushi.engines.strengths import strengths_of

MU, SIGMA = 25.0, 25.0 / 3
"""What is thought of somebody of whom nothing is known."""

BETA = SIGMA / 2
"""How much two games of the same player differ, in `mu`."""

MIDDLE = 1500
POINT = 400 / math.log(10) / (math.sqrt(2) * BETA)
"""So many points of Elo is one of `mu`, between two of whom all is known."""

PROVISIONAL = 150
"""As long as one standard deviation is more than so many points, a number is marked: for about ten games."""

FULL_GAMES = 2
REPEATED_WITHIN = 86_400
"""Rated games of the same people within so many seconds: the first two count in full, each further one half as much."""

ENGINE_SIGMA = 1.0
"""How well an engine's strength is known: it has been measured, and does not learn."""


class Skill(NamedTuple):
    """What is known of a player in a pool."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def number(self) -> int:
        """The number that people are shown.

        >>> Skill().number, Skill(30.0, 2.0).number
        (1500, 1647)
        """
        return round(MIDDLE + POINT * (self.mu - MU))

    @property
    def deviation(self) -> int:
        """One standard deviation of that number: in two cases of three it is no further off."""
        return round(POINT * self.sigma)

    @property
    def is_provisional(self) -> bool:
        """Tell whether too little is known to take the number for more than a guess.

        >>> Skill().is_provisional, Skill(25.0, 4.0).is_provisional
        (True, False)
        """
        return is_provisional(self.deviation)


def is_provisional(deviation: int) -> bool:
    """Tell whether a rating with this standard deviation is a guess."""
    return deviation > PROVISIONAL


def skill_of_level(pool: str, level: int) -> Skill | None:
    """Give what is known of an engine's level; None if it was never measured in that pool."""
    elo = strengths_of(pool).get(level)
    return None if elo is None else Skill(MU + elo / POINT, ENGINE_SIGMA)


def weight_of(before: int) -> float:
    """Say how much a game counts, by how many rated games the same two have played within a day.

    >>> [weight_of(before) for before in range(5)]
    [1.0, 1.0, 0.5, 0.25, 0.125]
    """
    return 0.5 ** max(0, before + 1 - FULL_GAMES)


def weighed(before: Skill, after: Skill, weight: float) -> Skill:
    """Give what is known of a player after a game that counts only in part.

    >>> weighed(Skill(25.0, 8.0), Skill(27.0, 7.0), 0.5)
    Skill(mu=26.0, sigma=7.5)
    """
    mu, sigma = before.mu + weight * (after.mu - before.mu), before.sigma + weight * (after.sigma - before.sigma)
    return Skill(mu, sigma)


@cache
def model() -> Any:
    """Make the model; openskill is imported when the first game is rated, not before."""
    from openskill.models import BradleyTerryFull

    return BradleyTerryFull(mu=MU, sigma=SIGMA, beta=BETA)


def rated(teams: Sequence[Sequence[Skill]], returns: Sequence[float]) -> list[list[Skill]]:
    """Give what is known of everybody after a game: who got more is before who got less, and the same is a draw.

    >>> [[one], [other]] = rated([[Skill()], [Skill()]], [1, -1])
    >>> one.number > 1500 > other.number, one.sigma < SIGMA
    (True, True)
    """
    found = model().rate(
        [[model().rating(mu=skill.mu, sigma=skill.sigma) for skill in team] for team in teams],
        ranks=[-value for value in returns],
    )
    return [[Skill(one.mu, one.sigma) for one in team] for team in found]

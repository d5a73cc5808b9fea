"""What the results of games say: score, Elo with its uncertainty, and when enough has been played.

Two games that begin alike, with the seats swapped, are one pair, and a pair is one measurement: 0 for two losses, 0.5
for a win each, 1 for two wins, with draws between. A lopsided opening is won once by either, which makes the two games
of a pair unlike each other; whoever counts games one by one takes that for noise. So all that is said here about
uncertainty is said about pairs. Where there are no pairs (one plays alone), each game stands for itself.

No library that is kept up knows such pairs, or a sequential test of them; what is left is a mean, its deviation and a
logarithm, for which scipy would be a large thing to carry.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from yamabushi.core.errors import BadOption, Sentence

NO_ORDER = Sentence("arena-sprt", "A test needs two differences in Elo, the smaller one first, and not {elo0} {elo1}.")

NORMAL_95 = 1.959963984540054
"""So many standard deviations on either side hold 95 % of a normal distribution."""

ERROR = 0.05
"""How often a sequential test may be wrong, either way."""

UNSEEN = 1e-3
"""What a result counts that never came, in place of 0: it is rare, not impossible."""


def elo_of(score: float) -> float:
    """Give the difference in Elo at which this mean score is expected; no bound beyond 0 and 1.

    >>> round(elo_of(0.75), 1)
    190.8
    >>> elo_of(1)
    inf
    """
    if score <= 0:
        return -math.inf
    if score >= 1:
        return math.inf
    return 400 * math.log10(score / (1 - score)) + 0.0  # 0.0 for -0.0


def score_of(elo: float) -> float:
    """Give the mean score that is expected at a difference in Elo: the inverse of `elo_of`.

    >>> score_of(0)
    0.5
    """
    return 1 / (1 + 10 ** (-elo / 400))


def elo_number(elo: float) -> str:
    """Write a difference in Elo with its sign.

    >>> elo_number(12.4), elo_number(-0.2), elo_number(float("inf"))
    ('+12', '0', '+∞')
    """
    if math.isinf(elo):
        return "+∞" if elo > 0 else "−∞"
    return f"{round(elo):+d}".replace("-", "−") if round(elo) else "0"


def normal_share(deviations: float) -> float:
    """Give the share of a normal distribution below so many standard deviations."""
    return (1 + math.erf(deviations / math.sqrt(2))) / 2


@dataclass(frozen=True)
class Estimate:
    """A mean score, and how far it can be trusted: bounds that hold in 95 of 100 cases, and who seems stronger."""

    count: int
    score: float
    low: float
    high: float
    superiority: float

    @property
    def elo(self) -> float:
        """The difference in Elo."""
        return elo_of(self.score)

    @property
    def elo_low(self) -> float:
        """Its lower bound."""
        return elo_of(self.low)

    @property
    def elo_high(self) -> float:
        """Its upper bound."""
        return elo_of(self.high)


def estimate(scores: Sequence[float]) -> Estimate:
    """Judge by the scores of pairs, or of single games, each from 0 to 1.

    >>> estimate([1, 0.5, 1, 0.5]).score
    0.75
    """
    count = len(scores)
    if count == 0:
        return Estimate(0, 0.5, 0.0, 1.0, 0.5)
    seen = Counter(scores)
    mean = sum(score * times for score, times in seen.items()) / count
    variance = sum(times * (score - mean) ** 2 for score, times in seen.items()) / count
    if len(seen) == 1:
        # All alike: no spread to go by. At least this share of all pairs is like them (Clopper and Pearson); the others
        # can be anything.
        share = ((1 - 0.95) / 2) ** (1 / count)
        chance_of_more = 1 - 0.5 ** (count + 1)  # a coin that fell the same way each time favours that side
        superiority = 0.5 if mean == 0.5 else chance_of_more if mean > 0.5 else 1 - chance_of_more
        return Estimate(count, mean, share * mean, share * mean + 1 - share, superiority)
    error = math.sqrt(variance / count)
    low, high = max(mean - NORMAL_95 * error, 0.0), min(mean + NORMAL_95 * error, 1.0)
    return Estimate(count, mean, low, high, normal_share((mean - 0.5) / error))


# ---- the sequential probability ratio test ---------------------------------------------------------------------------


def nearest_with_mean(shares: Sequence[tuple[float, float]], mean: float) -> list[float]:
    """Give the distribution nearest to what was seen among those with this mean.

    `shares` holds each possible score with its share. Most likely is, for a number t that makes the mean come out,
    share / (1 + t (score - mean)).
    """
    low = -1 / (max(score for score, _ in shares) - mean)
    high = 1 / (mean - min(score for score, _ in shares))
    for _ in range(100):  # the sum falls as t grows
        middle = (low + high) / 2
        if sum(share * (score - mean) / (1 + middle * (score - mean)) for score, share in shares) > 0:
            low = middle
        else:
            high = middle
    return [share / (1 + (low + high) / 2 * (score - mean)) for score, share in shares]


def log_likelihood_ratio(scores: Counter[float], steps: int, elo0: float, elo1: float) -> float:
    """Say how much more likely the scores are at `elo1` than at `elo0`, as a logarithm.

    Of all distributions with the one mean and with the other, the most likely ones are compared. Scores lie `1 / steps`
    apart: 4 steps for pairs of games, 2 for single ones.
    """
    count = scores.total()
    seen = [(step / steps, scores[step / steps] or UNSEEN) for step in range(steps + 1)]
    total = sum(times for _, times in seen)
    shares = [(score, times / total) for score, times in seen]
    first, second = nearest_with_mean(shares, score_of(elo0)), nearest_with_mean(shares, score_of(elo1))
    return count * sum(
        share * math.log(other / one) for (_, share), one, other in zip(shares, first, second, strict=True)
    )


class SequentialTest:
    """Play until one can say that the difference is `elo1` rather than `elo0`, or the other way round.

    Once it is decided nothing changes it any more.
    """

    def __init__(self, elo0: float, elo1: float, steps: int = 4, error: float = ERROR) -> None:
        if not elo0 < elo1:
            raise BadOption(NO_ORDER, elo0=f"{elo0:g}", elo1=f"{elo1:g}")
        self.elo0 = elo0
        self.elo1 = elo1
        self.steps = steps
        self.bound = math.log((1 - error) / error)
        self.seen: Counter[float] = Counter()
        # How likely the scores are at elo1, compared with elo0, as a logarithm: the test ends at plus or minus `bound`.
        self.ratio = 0.0

    @property
    def pairs(self) -> int:
        """How many pairs it has taken in."""
        return self.seen.total()

    @property
    def accepted(self) -> float | None:
        """The difference that is accepted, None while it is open."""
        if abs(self.ratio) < self.bound:
            return None
        return self.elo1 if self.ratio > 0 else self.elo0

    def take(self, scores: Sequence[float]) -> None:
        """Take in all scores so far, in order; those that it knows are passed over, and those behind the decision."""
        for score in scores[self.pairs :]:
            if self.accepted is not None:
                return
            self.seen[score] += 1
            self.ratio = log_likelihood_ratio(self.seen, self.steps, self.elo0, self.elo1)

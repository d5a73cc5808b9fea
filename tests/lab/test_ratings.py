"""Ratings, against values computed by hand or by another way."""

import math
from collections import Counter
from itertools import pairwise

import pytest

from yamabushi import BadOption
from yamabushi.lab.ladder import Meeting, ladder
from yamabushi.lab.ratings import (
    SequentialTest,
    elo_of,
    estimate,
    log_likelihood_ratio,
    nearest_with_mean,
    normal_share,
    score_of,
)


@pytest.mark.parametrize(
    ("score", "elo"), [(0.5, 0), (10 / 11, 400), (1 / 11, -400), (0.75, 190.848), (0, -math.inf), (1, math.inf)]
)
def test_elo_of_a_score(score: float, elo: float) -> None:
    assert elo_of(score) == pytest.approx(elo, abs=1e-3)
    if math.isfinite(elo):
        assert score_of(elo) == pytest.approx(score, abs=1e-6)


def test_the_normal_distribution() -> None:
    assert normal_share(0) == 0.5
    assert normal_share(1.959964) == pytest.approx(0.975, abs=1e-6)


def test_an_estimate_computed_by_hand() -> None:
    # 10 pairs: mean (4 * 1 + 4 * 0.5 + 2 * 0) / 10 = 0.6; variance (4 * 0.16 + 4 * 0.01 + 2 * 0.36) / 10 = 0.14;
    # error sqrt(0.014) = 0.118322, times 1.96 = 0.231907.
    found = estimate([1] * 4 + [0.5] * 4 + [0] * 2)
    assert found.count == 10
    assert found.score == pytest.approx(0.6)
    assert found.low == pytest.approx(0.368093, abs=1e-6)
    assert found.high == pytest.approx(0.831907, abs=1e-6)
    assert found.elo == pytest.approx(70.437, abs=1e-3)
    assert found.superiority == pytest.approx(normal_share(0.1 / 0.118322), abs=1e-5)


def test_pairs_that_are_split_make_it_surer_than_games_one_by_one() -> None:
    pairs = [0.5] * 90 + [1] * 10  # each opening won once by either, but for ten
    games = [1.0] * 110 + [0.0] * 90
    assert estimate(pairs).score == estimate(games).score == pytest.approx(0.55)
    assert estimate(pairs).low > 0.5 > estimate(games).low


def test_all_alike_is_not_taken_for_certain() -> None:
    few, many = estimate([1] * 3), estimate([1] * 100)
    assert (few.elo, few.high, few.superiority) == (math.inf, 1, 1 - 0.5**4)
    assert few.low == pytest.approx(0.025 ** (1 / 3))
    assert many.low == pytest.approx(0.025 ** (1 / 100))
    even = estimate([0.5] * 10)
    assert even.superiority == 0.5
    assert even.low < 0.5 < even.high
    lost = estimate([0] * 3)
    assert lost.low == 0
    assert lost.high == pytest.approx(1 - few.low)
    assert lost.superiority == pytest.approx(1 - few.superiority)


def test_nothing_played_says_nothing() -> None:
    nothing = estimate([])
    assert (nothing.low, nothing.high, nothing.superiority) == (0, 1, 0.5)


# ---- the sequential test ---------------------------------------------------------------------------------------------


def test_two_kinds_of_results_are_a_coin() -> None:
    # With wins and losses only, the likelihood of a mean s is s**won * (1 - s)**lost.
    low, high = score_of(0), score_of(50)
    by_hand = 60 * math.log(high / low) + 40 * math.log((1 - high) / (1 - low))
    assert log_likelihood_ratio(Counter({1.0: 60, 0.0: 40}), 2, 0, 50) == pytest.approx(by_hand, abs=0.01)


def test_a_tilted_distribution_has_its_mean_and_no_likelier_neighbour() -> None:
    shares = [(0.0, 0.1), (0.25, 0.2), (0.5, 0.4), (0.75, 0.2), (1.0, 0.1)]
    found = nearest_with_mean(shares, 0.6)
    assert sum(found) == pytest.approx(1)
    assert sum(share * score for share, (score, _) in zip(found, shares, strict=True)) == pytest.approx(0.6)

    def likelihood(distribution: list[float]) -> float:
        return sum(share * math.log(one) for (_, share), one in zip(shares, distribution, strict=True))

    for place in range(3):  # moves that keep the sum and the mean
        for by in (1e-3, -1e-3):
            other = list(found)
            for offset, part in enumerate((by, -2 * by, by)):
                other[place + offset] += part
            assert likelihood(other) < likelihood(found)


def test_near_the_middle_it_is_what_the_normal_approximation_says() -> None:
    seen = Counter({0.0: 40, 0.25: 200, 0.5: 500, 0.75: 210, 1.0: 50})
    count, mean = 1000, (0.25 * 200 + 0.5 * 500 + 0.75 * 210 + 50) / 1000
    variance = sum(times * (score - mean) ** 2 for score, times in seen.items()) / count
    low, high = score_of(0), score_of(5)
    approximate = count * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert log_likelihood_ratio(seen, 4, 0, 5) == pytest.approx(approximate, rel=0.02)


def test_it_stops_when_it_is_decided_and_not_before() -> None:
    test = SequentialTest(0, 50)
    test.take([1.0] * 100)
    # Each pair won adds log(score_of(50) / 0.5) = 0.1337, and log(19) = 2.944 are needed.
    assert test.pairs == math.ceil(math.log(19) / math.log(score_of(50) / 0.5))
    assert test.accepted == 50
    worse = SequentialTest(0, 50)
    worse.take([0.0, 0.5] * 50)
    assert worse.accepted == 0
    still = SequentialTest(0, 5)
    still.take([0.5, 1.0, 0.0])
    assert (still.accepted, still.pairs) == (None, 3)


def test_it_does_not_matter_how_scores_are_handed_over() -> None:
    scores = [1.0, 0.5, 0.75, 0.5, 0.25] * 30
    at_once, bit_by_bit = SequentialTest(0, 100), SequentialTest(0, 100)
    at_once.take(scores)
    for count in range(len(scores)):
        bit_by_bit.take(scores[: count + 1])
    assert (at_once.pairs, at_once.ratio) == (bit_by_bit.pairs, bit_by_bit.ratio)


def test_the_smaller_difference_comes_first() -> None:
    with pytest.raises(BadOption, match="the smaller one first, and not 50 0"):
        SequentialTest(50, 0)


# ---- the ladder ------------------------------------------------------------------------------------------------------


def test_two_players_are_as_far_apart_as_their_score_says() -> None:
    first, second = ladder([Meeting("a", "b", (1.0, 0.5, 1.0, 0.5) * 100)])
    assert (first.name, second.name, first.pairs) == ("a", "b", 400)
    assert first.elo - second.elo == pytest.approx(elo_of((300 + 0.5) / 401), abs=1e-6)  # with one drawn pair on top
    assert first.elo == pytest.approx(-second.elo)
    assert first.low < first.elo < first.high


def test_a_chain_adds_up_and_who_wins_all_has_a_place() -> None:
    names = ["a", "b", "c", "d"]
    rated = ladder([Meeting(one, other, (1.0,) * 50) for one, other in pairwise(names)])
    assert [rating.name for rating in rated] == names
    gaps = [one.elo - other.elo for one, other in pairwise(rated)]
    assert gaps == [pytest.approx(elo_of(50.5 / 51), abs=1e-4)] * 3


def test_meeting_oneself_or_nobody_ranks_nobody() -> None:
    assert ladder([Meeting("a", "a", (1.0,)), Meeting("a", "b", ())]) == []

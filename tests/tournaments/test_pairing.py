"""Who plays whom: nobody twice while it can be avoided, everybody in every round, sides in turn."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import ceil, log2

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from yamabushi.tournaments.games import RESULTS, Kind, Outcome, Pair
from yamabushi.tournaments.pairing import BYE, MOST_APART, Past, cost, round_robin, rounds_of, swiss

SIZES = st.integers(2, 64)


def decided(pairs: Sequence[Pair], chance: random.Random) -> list[Outcome]:
    """Play a round by lot."""
    results = [(2, 0), (0, 2), (1, 1)]
    return [Outcome(*pair, (2, 0)) if pair.second is None else Outcome(*pair, chance.choice(results)) for pair in pairs]


def everybody(pairs: Sequence[Pair]) -> list[int]:
    return sorted(entrant for pair in pairs for entrant in pair if entrant is not None)


def matchings(places: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    """Give all the ways to pair an even number of places."""
    if not places:
        yield []
        return
    for other in places[1:]:
        rest = [place for place in places[1:] if place != other]
        for matching in matchings(rest):
            yield [(places[0], other), *matching]


@given(SIZES)
@settings(max_examples=20)
def test_in_a_round_robin_everybody_meets_everybody_once_and_begins_half_of_their_games(size: int) -> None:
    rounds = round_robin(range(1, size + 1))
    assert len(rounds) == rounds_of(Kind.ROUND_ROBIN, size, None)
    met: Counter[frozenset[int]] = Counter()
    begun: Counter[int] = Counter()
    rests: Counter[int] = Counter()
    for pairs in rounds:
        assert everybody(pairs) == list(range(1, size + 1))
        for first, second in pairs:
            if second is None:
                rests[first] += 1
            else:
                met[frozenset((first, second))] += 1
                begun[first] += 1
                begun[second] -= 1
    assert set(met) == {frozenset(two) for two in combinations(range(1, size + 1), 2)}
    assert set(met.values()) == {1}
    assert all(abs(apart) <= 1 for apart in begun.values())
    assert dict(rests) == (dict.fromkeys(range(1, size + 1), 1) if size % 2 else {})


def test_a_double_round_robin_is_the_same_again_with_the_sides_changed() -> None:
    rounds = round_robin([1, 2, 3, 4, 5], is_double=True)
    assert len(rounds) == rounds_of(Kind.DOUBLE_ROUND_ROBIN, 5, None) == 10
    games = Counter(pair for pairs in rounds for pair in pairs if pair.second is not None)
    assert set(games.values()) == {1}
    assert len(games) == 20


@given(st.integers(2, 32), st.integers(0, 3), st.randoms(use_true_random=False))
@settings(max_examples=20, deadline=None)
def test_a_whole_swiss_can_be_paired(size: int, more: int, chance: random.Random) -> None:
    """Nobody meets anybody again, nobody has two byes, and nobody begins three games more than not."""
    entrants = list(range(1, size + 1))
    played: list[Outcome] = []
    for _ in range(rounds_of(Kind.SWISS, size, ceil(log2(size)) + more)):
        pairs = swiss(entrants, played)
        assert everybody(pairs) == entrants
        played += decided(pairs, chance)
        past = Past(entrants, played)
        assert all(abs(apart) <= MOST_APART for apart in past.begun.values())
    if rounds_of(Kind.SWISS, size, ceil(log2(size)) + more) <= size // 2:
        # With so few rounds it can always be avoided, whatever has been played (Dirac: each has enough others left).
        assert set(past.met.values()) == {1}


@given(st.integers(2, 7), st.integers(0, 6), st.randoms(use_true_random=False))
@settings(max_examples=25, deadline=None)
def test_no_round_is_cheaper_than_the_one_that_is_paired(size: int, rounds: int, chance: random.Random) -> None:
    """Compare with all the ways to pair a round: what comes first, nobody meets anybody again, and so on."""
    entrants = list(range(1, size + 1))
    played: list[Outcome] = []
    for _ in range(rounds):
        played += decided(swiss(entrants, played), chance)
    past = Past(entrants, played)
    ranked = sorted(entrants, key=lambda entrant: (-past.halves[entrant], entrant))
    place = {entrant: number for number, entrant in enumerate([*ranked, BYE])}

    def priced(matching: Sequence[tuple[int, int]]) -> tuple[int, ...]:
        rows = [cost(past, ranked, *sorted(two, key=place.__getitem__)) for two in matching]
        return tuple(sum(column) for column in zip(*rows, strict=True))

    found = [(pair.first, BYE if pair.second is None else pair.second) for pair in swiss(entrants, played)]
    assert priced(found) == min(map(priced, matchings(ranked if size % 2 == 0 else [*ranked, BYE])))


def test_the_first_round_pairs_the_upper_half_with_the_lower() -> None:
    assert {frozenset(pair) for pair in swiss([1, 2, 3, 4, 5, 6], [])} == {
        frozenset({1, 4}),
        frozenset({2, 5}),
        frozenset({3, 6}),
    }


def test_the_bye_goes_to_the_last_who_has_had_none() -> None:
    assert swiss([1, 2, 3], [])[-1] == Pair(3)
    played = [Outcome(1, 2, (2, 0)), Outcome(3, None, (2, 0))]
    assert swiss([1, 2, 3], played) == [Pair(3, 1), Pair(2)]


def test_whoever_has_withdrawn_is_not_paired_and_their_games_count() -> None:
    played = [Outcome(1, 3, (2, 0)), Outcome(2, 4, (2, 0))]
    assert swiss([1, 2, 3], played)[0] in (Pair(1, 2), Pair(2, 1))
    assert swiss([1, 2, 3], played)[1] == Pair(3)


@pytest.mark.parametrize(("size", "wished", "rounds"), [(1, 5, 0), (2, 5, 1), (6, None, 3), (6, 9, 5), (7, 9, 7)])
def test_there_are_no_more_rounds_than_opponents(size: int, wished: int | None, rounds: int) -> None:
    assert rounds_of(Kind.SWISS, size, wished) == rounds


def test_results_are_written_as_they_are_read() -> None:
    assert set(RESULTS.values()) == {(2, 0), (0, 2), (1, 1), (0, 0)}

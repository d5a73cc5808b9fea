"""Play random matches in the kernels and in the naive implementation, and compare every position on the way."""

from __future__ import annotations

import random

import pytest

from tests.amounts import GAMES
from tests.naive.regality import NaiveRegality

from .lockstep import Chooser, Pair, Parted, any_action, eager_action
from .positions import FIRSTS, FORMS, STYLES


def matches(style: str, form: str, number: int) -> list[tuple[str, dict[str, object]]]:
    """List so many matches of a style and form with their seeds, going round who begins and how many games."""
    chosen = []
    for turn in range(number):
        options: dict[str, object] = {"style": style, "match": form, "first": FIRSTS[turn % 3]}
        if form == "points":
            options["games"] = 1 + turn // 3 % 3
        chosen.append((f"{style} {form} {turn}", options))
    return chosen


def play_all(style: str, form: str, number: int, choose: Chooser) -> None:
    """Play so many matches side by side."""
    for seed, options in matches(style, form, number):
        Pair(f"the match of seed {seed!r}", options).finish(choose, random.Random(seed))


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("style", STYLES)
def test_random_matches_are_alike(style: str, form: str) -> None:
    play_all(style, form, -(-GAMES // len(FORMS)), any_action)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("style", STYLES)
def test_eager_matches_are_alike(style: str, form: str) -> None:
    play_all(style, form, -(-GAMES // 5 // len(FORMS)), eager_action)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("style", STYLES)
def test_matches_are_alike_from_wherever_they_are_taken_up(style: str, form: str) -> None:
    for seed, options in matches(style, form, -(-GAMES // 50)):
        rng = random.Random(f"taken up {seed}")
        pair = Pair(f"the match of seed {seed!r}", options)
        while pair.fast.actions:
            if rng.random() < 0.2:
                pair = Pair(f"the match of seed {seed!r}, taken up", options, str(pair.fast))
            pair.play(eager_action(pair.fast, rng))


def test_matches_go_round_all_options() -> None:
    points = [options for _, options in matches("old", "points", 9)]
    assert {(options["first"], options["games"]) for options in points} == {(f, n) for f in FIRSTS for n in (1, 2, 3)}
    assert {options["first"] for _, options in matches("old", "single", 3)} == set(FIRSTS)


def test_eager_games_are_longer_than_random_ones() -> None:
    lengths = {}
    for choose in (any_action, eager_action):
        placed = 0
        for number in range(10):
            pair = Pair("a match", {"match": "single"})
            pair.finish(choose, random.Random(number))
            placed += pair.naive.count
        lengths[choose] = placed
    assert lengths[eager_action] > lengths[any_action] + 10


class WrongOdds(NaiveRegality):
    """A naive game that is wrong in one small thing."""

    @property
    def odds(self) -> tuple[float, ...]:
        """Give odds that do not sum to 1."""
        return tuple(share / 2 for share in super().odds)


def test_a_difference_is_told_with_seed_actions_and_both_sides() -> None:
    pair = Pair("the match of seed 7", {"style": "old", "match": "single"})
    pair.line("Ci@b2 Te@a1")
    pair.naive.zone["r"].remove("Ki")
    with pytest.raises(Parted) as told:
        pair.play("Ca@c3")
    message = str(told.value)
    assert "position differs in the match of seed 7" in message
    assert "yamabushi.game('regality', style='old', match='single') from the start" in message
    assert "actions: Ci@b2 Te@a1 Ca@c3" in message
    assert "kernels: .,.,Ca/.,Ci,./te,.,. l KiQuPrMiGeWi " in message
    assert "naive:   .,.,Ca/.,Ci,./te,.,. l QuPrMiGeWi " in message


def test_a_difference_in_odds_is_seen() -> None:
    pair = Pair("a match", {})
    pair.naive = WrongOdds()
    with pytest.raises(Parted, match="odds differs"):
        pair.compare()

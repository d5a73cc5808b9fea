"""What an action does, as data: examples, and every event of random games is one that the docs describe."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

import yamabushi
from tests.docs_examples import PAGES
from tests.testing.nim import Nim
from yamabushi import IllegalAction, State

KINDS: list[tuple[str, dict[str, Any], int]] = [
    ("himiki", {}, 3),
    ("himiki", {"mode": "teams", "edition": "first"}, 3),
    ("himiki", {"expert": True}, 12),
    ("himiki", {"mode": "mukyan"}, 3),
    ("himiki", {"mode": "mindlock"}, 3),
    ("regality", {"match": "single"}, 12),
    ("regality", {"style": "secret-draft"}, 6),
    ("regality", {"style": "draft", "match": "points", "games": 2}, 6),
    ("regality", {"style": "random", "first": "random"}, 6),
    ("yokai", {}, 4),
]


def documented(title: str) -> dict[str, set[str]]:
    """Read the table of a game: for each `what` the keys that its row names."""
    _, _, section = PAGES["events.md"].partition(f"\n## {title}\n")
    rows = [line.strip("| ").split(" | ") for line in section.partition("\n## ")[0].splitlines() if line[:3] == "| `"]
    names = re.compile(r"`([^`]+)`")
    return {what: set(names.findall(said)) for whats, said in rows[1:] for what in names.findall(whats)}


def events_of_games(name: str, options: dict[str, Any], games: int) -> list[dict[str, Any]]:
    """Play random games; list what the actions did, as one of those who play may know it."""
    told = []
    for number in range(games):
        rng = random.Random(number)
        state: State = yamabushi.game(name, **options).start()
        while state.actions:
            action = rng.choice(state.actions)
            told += state.events(action, 0)
            state = state.play(action)
    return told


@pytest.mark.parametrize(("name", "options", "games"), KINDS)
def test_every_event_is_described_with_its_keys(name: str, options: dict[str, Any], games: int) -> None:
    described = documented(yamabushi.game(name, **options).about.title)
    told = events_of_games(name, options, games)
    assert len(told) > 10
    for event in told:
        assert set(event) - {"what"} <= described[event["what"]], event


@pytest.mark.parametrize(("name", "options", "games"), KINDS)
def test_a_game_ends_with_one_event_that_says_so(name: str, options: dict[str, Any], games: int) -> None:
    assert Counter(event["what"] for event in events_of_games(name, options, games))["over"] == games


def test_a_tilt_says_whom_it_fights_and_what_that_brings() -> None:
    state = yamabushi.game("himiki").read("B5HMK,C4MHK,D5KHM/B2HKM,C2HMK,D2KMH w 0-0 --- - 0 -")
    assert state.events("C4-B4") == [
        {"what": "tilted", "cube": "C4", "to": "B4", "shows": "H"},
        {"what": "like", "cube": "B4", "shows": "H", "against": "H", "cubes": ["B5"]},
        {"what": "influence", "element": "H", "side": "w", "before": None},
        {"what": "points", "w": 1, "b": 0},
        {"what": "again"},
    ]
    lost = {"what": "loses", "cube": "C3", "shows": "K", "against": "H", "cubes": ["C2"]}
    assert state.events("C4-C3")[1] == lost


def test_a_penalty_is_told() -> None:
    state = yamabushi.game("himiki", mode="teams").start()
    assert state.events("penalty:w") == [{"what": "points", "w": 0, "b": 1}]


def test_only_who_draws_is_told_what() -> None:
    state: State = yamabushi.game("himiki", expert=True).start()
    assert state.events("?Mh", 0) == [{"what": "drawn", "seat": "w", "tile": "Mh"}]
    assert state.events("?Mh", 1) == state.events("?Mh") == [{"what": "drawn", "seat": "w", "tile": None}]


@pytest.mark.parametrize("name", ["himiki", "regality", "yokai"])
def test_what_is_no_action_has_no_events(name: str) -> None:
    with pytest.raises(IllegalAction):
        yamabushi.game(name).start().events("nonsense")


def test_a_game_that_says_nothing_has_no_events_and_refuses_all_the_same() -> None:
    state = Nim({"stones": 4}).start()
    assert state.events(state.actions[0]) == []
    with pytest.raises(IllegalAction):
        state.events("nonsense")

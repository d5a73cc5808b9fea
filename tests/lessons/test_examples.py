"""Every rule and every ruling that can be shown is shown, and what is shown can be played and looked back at."""

from __future__ import annotations

import itertools
import json

import pytest

import yamabushi
from tests import rulings
from tests.docs_examples import NOTATIONS
from yamabushi.core.lessons import Example
from yamabushi.core.record import Record, read
from yamabushi.core.registry import games
from yamabushi.lessons.finding import courses_of, examples_of
from yamabushi.words import rules_of
from yamabushi.words.explaining import RULING

EVERY = [(name, number) for name in games() for number in range(len(examples_of(name)))]

# What no board can show. Of rules: headings over lists in which each piece is drawn by itself.
UNSHOWN = {"himiki": set(), "regality": {"tiles"}, "yokai": {"sketches"}}
# Of rulings: how large a challenge may be, and why something never happens.
WITHOUT_POSITION = {"himiki": {"H-34"}, "regality": {"G-18"}, "yokai": set()}


def example_of(name: str, number: int) -> Example:
    return examples_of(name)[number]


def shown_in(name: str) -> set[str]:
    """List the rules and rulings that something shows."""
    steps = {rule for course in courses_of(name) for step in course.steps for rule in step.rules.split()}
    return steps | {rule for example in examples_of(name) for rule in example.rules.split()}


@pytest.mark.parametrize("name", sorted(NOTATIONS))
def test_each_rule_and_each_ruling_is_shown(name: str) -> None:
    assert set(rules_of("en", name)) - shown_in(name) == UNSHOWN[name] | WITHOUT_POSITION[name]
    assert shown_in(name) <= set(rules_of("en", name))


@pytest.mark.parametrize(("name", "number"), EVERY)
def test_an_example_is_played_and_kept_as_a_record(name: str, number: int) -> None:
    example = example_of(name, number)
    game = yamabushi.game(name, **example.options)
    record = Record.of(game, tuple(example.actions.split()), start=example.position or None)
    again = read(str(record))
    assert (again.game.options, again.actions, again.start) == (game.options, record.actions, record.start)
    states = list(again.replay())
    assert again.verify() == states[-1]
    # Something is seen: either there is something to look at, or it happens.
    assert example.position or example.actions
    assert all(before != after for before, after in itertools.pairwise(states))


@pytest.mark.parametrize("name", sorted(NOTATIONS))
def test_what_the_page_shows_of_rulings_is_what_the_docs_say(name: str) -> None:
    # What each leads to stands in the docs, and `tests/test_docs.py` checks every line of it.
    kept = rulings.file_of(name).read_text(encoding="utf-8")
    assert kept == rulings.written(name), "make pictures mends that"
    found = [one for one in examples_of(name) if RULING.fullmatch(one.rules)]
    assert len(found) == len(json.loads(kept)) > 15

"""Every action of every game is explained, in every language, by sentences that are there and rules that exist."""

from __future__ import annotations

import random
from typing import Any

import pytest

import yamabushi
from tests.words.files import patterns, variables
from yamabushi import State
from yamabushi.core.why import Because, Word
from yamabushi.games.himiki import explaining as himiki
from yamabushi.games.regality import explaining as regality
from yamabushi.games.yokai import explaining as yokai
from yamabushi.words import because_in, languages, rule_in, rules_of, worded

RULES = {"himiki": himiki.RULES, "regality": regality.RULES, "yokai": yokai.RULES}
KINDS: list[tuple[str, dict[str, Any]]] = [
    ("himiki", {}),
    ("himiki", {"mode": "teams", "edition": "first", "expert": True}),
    ("himiki", {"expert": True}),
    ("himiki", {"mode": "mukyan"}),
    ("himiki", {"mode": "mindlock"}),
    ("regality", {}),
    ("regality", {"style": "old", "match": "single"}),
    ("regality", {"style": "random", "first": "random"}),
    ("regality", {"style": "secret-random", "match": "single"}),
    ("regality", {"style": "draft", "match": "points", "games": 2}),
    ("regality", {"style": "secret-draft"}),
    ("yokai", {}),
]


def explained(name: str, options: dict[str, Any]) -> list[Because]:
    """Play a random game of a kind; give all that is said about it, each sentence once."""
    rng = random.Random(7)
    state: State = yamabushi.game(name, **options).start()
    found: dict[str, Because] = {}
    while state.actions:
        action = rng.choice(state.actions)
        sentences = state.why(action, 0)
        assert sentences, f"{state} {action}"
        found |= {repr(sentence): sentence for sentence in sentences}
        state = state.play(action)
    return list(found.values())


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_every_action_is_explained_in_every_language(name: str, options: dict[str, Any]) -> None:
    for because in explained(name, options):
        for language in languages():
            said = because_in(language, because)
            assert said[0] == said[0].upper()
            assert said.endswith((".", "!")), said
            assert rule_in(language, name, because.rule)


@pytest.mark.parametrize("name", RULES)
def test_sentences_and_their_rules_belong_together(name: str) -> None:
    written = set(patterns("en", f"why-{name}.ftl"))
    assert written == {f"why-{name}-{sentence}" for sentence in RULES[name]}
    for language in languages():
        assert set(RULES[name].values()) <= rules_of(language, name).keys()


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("language", languages())
def test_a_sentence_reads_well_for_one_and_for_many(language: str, name: str) -> None:
    for key, pattern in patterns(language, f"why-{name}.ftl").items():
        for number in (1, 2):
            said = worded(language, key, **dict.fromkeys(variables(pattern), number))
            assert "  " not in said
            assert "{" not in said


@pytest.mark.parametrize("name", RULES)
def test_all_languages_have_the_same_parts_of_the_rules(name: str) -> None:
    parts = {language: list(rules_of(language, name)) for language in languages()}
    assert all(found == parts["en"] for found in parts.values())
    assert len(parts["en"]) == len(set(parts["en"])) > 20


def test_a_fight_is_explained_as_one_would() -> None:
    state = yamabushi.game("himiki").read("B5HMK,C4MHK,D5KHM/B2HKM,C2HMK,D2KMH w 0-0 --- - 0 -")
    lost = "Fire on C2 beats wood on C3: a conflict lost. "
    lost += "Only the cube that moved can score, so nobody gets a point for it."
    assert [(because_in("en", one), one.rule) for one in state.why("C4-C3")] == [
        ("White tilts the cube on C4 to C3: now wood is on top.", "tilt"),
        (lost, "neighbours"),
        ("A conflict, won or lost, ends the turn.", "H-03"),
    ]


def test_a_penalty_is_explained() -> None:
    state = yamabushi.game("himiki", mode="teams").start()
    assert [one.rule for one in state.why("penalty:w")] == ["H-18", "goal"]
    assert state.why("penalty:w")[1].arguments == {"who": Word("side-b"), "count": 1}


def test_a_tile_that_cannot_act_says_why() -> None:
    state = yamabushi.game("regality", style="old", match="single").start()
    state = state.play("Ci@b2")
    assert [one.key for one in state.why("Te@a1")] == ["why-regality-placed"]
    assert [one.rule for one in state.play("Te@a1").why("Ge@c1")] == ["turn", "G-07"]


def test_what_is_hidden_stays_so() -> None:
    state = yamabushi.game("yokai").start()
    while not any(event["what"] == "drawn" for event in state.events(state.actions[0], 0)):
        state = state.play(state.actions[0])
    drawer = state.events(state.actions[0], 0)[0]["seat"]
    assert state.why(state.actions[0], drawer)[0].key == "why-yokai-drawn"
    assert state.why(state.actions[0], 1 - drawer)[0].key == "why-yokai-drawn-hidden"

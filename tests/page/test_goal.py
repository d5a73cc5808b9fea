"""What wins stands on every table; newcomers are told the one relation that they need as well."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.page.browsing import Visitor
from tests.page.laying import lay_at, sit_at
from tests.page.playing import tilt
from tests.page.test_story import FIGHT

AIMS: list[tuple[str, dict[str, Any], int, str]] = [
    ("himiki", {}, 1, "First to five points"),
    ("himiki", {"mode": "teams", "expert": True}, 3, "First team to five points"),
    ("himiki", {"mode": "mukyan", "edition": "first"}, 0, "First to five points"),
    ("himiki", {"mode": "mindlock", "puzzle": "F01"}, 0, "Solve in at most 3 moves"),
    ("yokai", {}, 1, "Most points when a pile runs out of yokai"),
    ("regality", {"match": "single"}, 1, "Nine face up: most allies win"),
    ("regality", {"style": "draft"}, 1, "Nine face up: most allies win · first to 2 games"),
    ("regality", {"match": "points", "games": 5}, 1, "Nine face up: most allies win · most points after 5 games"),
]


def goal(ada: Visitor) -> Locator:
    """Find the line."""
    return ada.page.locator("[data-part=goal]")


def test_what_wins_stands_on_every_table(ada: Visitor) -> None:
    for game, options, others, aim in AIMS:
        ada.go(f"t={lay_at(ada, game, others=others, **options)}")
        expect(goal(ada).locator(".aim")).to_have_text(aim)


@pytest.mark.parametrize(
    ("game", "relation"),
    [
        ("himiki", "Fire beats wood, wood beats water, water beats fire"),
        ("yokai", "More sketches take the yokai; a tie scares it off"),
        ("regality", "A turned tile changes sides"),
    ],
)
def test_newcomers_are_told_the_one_relation_that_they_need(ada: Visitor, game: str, relation: str) -> None:
    ada.go(f"t={lay_at(ada, game)}")
    expect(goal(ada)).to_contain_text(relation)
    expect(goal(ada).locator("svg").first).to_be_visible()


def test_the_relation_is_told_until_three_games_are_finished(ada: Visitor) -> None:
    relation = "Fire beats wood"
    ada.go()
    # Two games are finished, and then this one.
    ada.page.evaluate('localStorage.setItem(\'yamabushi-finished\', \'["himiki/a", "himiki/b", "yokai/c"]\')')
    sit_at(ada, "himiki", FIGHT)
    tilt(ada, "D5", "D4")
    expect(ada.lines).to_have_count(2)
    expect(goal(ada)).to_contain_text(relation)
    ada.button("Resign").click()
    ada.button("Really resign?").click()
    expect(ada.button("Play again")).to_be_visible()
    expect(goal(ada)).not_to_contain_text(relation)

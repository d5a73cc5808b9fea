"""Boxes are as large as what is in them: none is half empty, and none cuts off a line."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.page.browsing import Visitor

MOST_EMPTY = 28
"""So many pixels may be left below the last line."""

# The room below the last thing in a box, and how much of it is cut off.
ROOM = """(box) => {
  const range = document.createRange();
  range.selectNodeContents(box);
  const { bottom } = box.getBoundingClientRect();
  return [bottom - range.getBoundingClientRect().bottom, box.scrollHeight - box.clientHeight];
}"""


def is_filled(box: Locator) -> bool:
    """Tell whether nothing is cut off in a box, and little of it is empty."""
    empty, hidden = map(float, box.evaluate(ROOM))
    return 0 <= empty <= MOST_EMPTY and hidden <= 0


def test_a_hint_is_as_high_as_what_it_says(ada: Visitor) -> None:
    ada.sit_down("HI MI KI")
    box = ada.page.get_by_role("region", name="Hint")
    assert is_filled(box)
    tools = ada.button("Hint").bounding_box()
    ada.button("Hint").click()
    expect(box).to_contain_text(re.compile("Looked .+ ahead"))
    assert is_filled(box)
    assert ada.button("Hint").bounding_box() == tools


@pytest.mark.parametrize("game", ["himiki", "yokai"])
def test_a_lesson_s_boxes_are_as_high_as_what_they_say_and_its_buttons_stay(ada: Visitor, game: str) -> None:
    ada.go(f"learn={game}&course=first")
    answers = ada.page.locator("[data-part=talk] .words")
    expect(answers).to_have_text("Try it on the board.")
    assert is_filled(answers)
    assert is_filled(ada.page.locator("[data-part=task]"))
    skip = ada.link("Skip").bounding_box()
    ada.button("Hint").click()
    expect(answers).to_contain_text("Hint:")
    assert is_filled(answers)
    assert ada.link("Skip").bounding_box() == skip


def test_a_time_of_the_lobby_is_one_line(ada: Visitor) -> None:
    ada.go("lobby")
    times = ada.page.get_by_role("group", name="HI MI KI").get_by_role("button")
    expect(times).to_have_count(3)
    for time in times.all():
        box = time.bounding_box()
        assert box is not None
        assert box["height"] < 50

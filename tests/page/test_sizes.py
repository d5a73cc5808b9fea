"""What one plays with is large, and every game has the same composition: theirs above the board, one's own below it."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from tests.page.browsing import Visitor
from tests.page.layouts import WINDOWS, lay, show

DESKTOP = "1280x800"
WINDOWS_HERE = {DESKTOP: (1280, 800), "390x844": WINDOWS["390x844"]}

LEAST_SKETCH, LEAST_TILE = 110, 84
"""How wide what one holds is at least on a desktop, in pixels."""

# What is held: how wide each piece is, and how high the words on it are.
HELD = """([piece, words]) => [...document.querySelectorAll(`[data-part=own] ${piece}`)].map((one) => ({
  width: one.offsetWidth,
  words: [...one.querySelectorAll(words)].filter((text) => text.checkVisibility() && text.textContent.trim())
    .map((text) => text.getBoundingClientRect().height),
}))"""

# The parts of the table, and the row of those that begin below the board.
PARTS = """() => {
  const parts = [...document.querySelectorAll("[data-part=play] [data-part]")].filter((one) => one.checkVisibility());
  return Object.fromEntries(parts.map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [one.dataset.part, { left, top, right, bottom }];
  }));
}"""


def see(person: Visitor, name: str, window: str) -> None:
    """Go to a moment, in a window."""
    show(person, name, lay(person, [name])[name])
    with_size = WINDOWS_HERE[window]
    person.page.set_viewport_size({"width": with_size[0], "height": with_size[1]})
    person.settle()


def held(person: Visitor, piece: str, words: str) -> list[dict[str, Any]]:
    """Measure what is held."""
    found: list[dict[str, Any]] = person.page.evaluate(HELD, [piece, words])
    return found


@pytest.mark.parametrize("name", ["yokai", "yokai-lesson"])
def test_a_sketch_is_large_and_its_colours_are_named(ada: Visitor, name: str) -> None:
    see(ada, name, DESKTOP)
    sketches = held(ada, ".hand button", "text")
    assert sketches
    for sketch in sketches:
        assert sketch["width"] >= LEAST_SKETCH
        assert len(sketch["words"]) == 2
        assert min(sketch["words"]) >= 14


@pytest.mark.parametrize("name", ["regality", "regality-drafted", "regality-lesson"])
def test_a_tile_is_large_and_named(ada: Visitor, name: str) -> None:
    see(ada, name, DESKTOP)
    tiles = held(ada, "[data-code]", "text")
    assert tiles
    for tile in tiles:
        assert tile["width"] >= LEAST_TILE
        assert len(tile["words"]) == 1
        assert tile["words"][0] >= 9


@pytest.mark.parametrize("name", ["himiki", "himiki-expert", "himiki-mukyan", "yokai", "regality", "regality-draft"])
def test_theirs_is_above_the_board_and_ones_own_below_it_over_its_whole_width(ada: Visitor, name: str) -> None:
    see(ada, name, DESKTOP)
    parts = ada.page.evaluate(PARTS)
    board, theirs, own = parts["board"], parts["theirs"], parts["own"]
    assert theirs["bottom"] <= board["top"] + 1
    assert own["top"] >= board["bottom"] - 1
    row = [one for one in parts.values() if one["top"] >= board["bottom"] - 1]
    assert min(one["left"] for one in row) <= board["left"] + 1
    assert max(one["right"] for one in row) >= board["right"] - 1


def test_a_draft_has_the_whole_board(ada: Visitor) -> None:
    see(ada, "regality-draft", DESKTOP)
    tiles = [box for one in ada.page.locator(".draft li").all() if (box := one.bounding_box())]
    board = ada.page.evaluate(PARTS)["board"]
    play = ada.page.locator("[data-part=play]").bounding_box()
    assert play
    assert board["right"] - board["left"] >= play["width"] - 2
    assert min(box["y"] for box in tiles) - board["top"] <= 12
    assert board["bottom"] - max(box["y"] + box["height"] for box in tiles) <= 12
    assert max(box["x"] + box["width"] for box in tiles) >= board["right"] - 12


def test_himiki_fills_a_phone(ada: Visitor) -> None:
    see(ada, "himiki", "390x844")
    parts = sorted(ada.page.evaluate(PARTS).values(), key=lambda one: float(one["top"]))
    for upper, lower in itertools.pairwise(parts):
        assert lower["top"] - upper["bottom"] <= 8
    assert ada.page.locator(".stones i").first.evaluate("(one) => one.offsetWidth") >= 18
    assert ada.page.locator(".prompt p").evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") >= 18
    for one in ada.page.locator(".prompt button").all():
        box = one.bounding_box()
        assert box
        assert box["height"] >= 42

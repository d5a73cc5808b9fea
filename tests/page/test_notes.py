"""Notes in a first game: each once, over nothing that one needs, and to be switched off."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import yamabushi.words
from tests.amounts import brief
from tests.page.browsing import DESKTOP, PHONE, Size, Visitor
from tests.page.conftest import Come
from tests.page.laying import sit_at
from tests.page.playing import HimikiPlayer, tilt
from yamabushi.words import languages, worded

FIGHT = "A6MHK,C4KMH,E6HMK/A1HMK,C2KHM,E1MKH w 0-0 --- - 0 -"
CONFLICT = worded("en", "note-himiki-conflict")
PIVOT = worded("en", "note-himiki-pivot")
LYING: Size = (740, 360)

# The parts of a table that a note lies over, of those that one needs.
COVERED = """(note) => {
  const box = note.getBoundingClientRect();
  const parts = ["turn", "play", "steps", "tools", "log"].map((part) => `[data-part=${part}]`);
  // Of those who play, what is written: the edge around it may be covered.
  const names = ["b", ".mark"].map((one) => `[data-part=people] ${one}`);
  const needed = [...parts, ...names].map((one) => document.querySelector(one));
  // A name has a finger's room above and below it, which may be covered as well.
  const boxOf = (one) => {
    if (one.localName !== "b") return one.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode());
    return range.getBoundingClientRect();
  };
  const meets = (one) => one.left < box.right - 1 && one.right > box.left + 1
    && one.top < box.bottom - 1 && one.bottom > box.top + 1;
  const isInside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const covered = needed.filter((one) => one && meets(boxOf(one)));
  return [...covered.map((one) => one.dataset.part ?? "names"), ...(isInside ? [] : ["the window's edge"])];
}"""

# The texts that do not fit into a note whole: what would have to be scrolled.
TOO_LONG = """(note, texts) => {
  const off = note.querySelector(".off");
  const words = [...note.querySelector("p").childNodes].find((one) => one.nodeType === Node.TEXT_NODE);
  return texts.filter(([said, label]) => {
    words.textContent = `${said} `;
    off.textContent = label;
    return note.scrollHeight > note.clientHeight + 1;
  });
}"""


def note_of(person: Visitor, words: str) -> None:
    """Wait for a note that says this, and see that it lies over nothing that is needed."""
    note = person.page.get_by_role("complementary", name="Note")
    expect(note).to_contain_text(words)
    assert note.evaluate(COVERED) == []


def every_note() -> list[list[str]]:
    """Give every note of every game in every language, with the words that end them."""
    folder = Path(yamabushi.words.__file__).parent / "en"
    texts = [file.read_text("utf-8") for file in folder.glob("page-*.ftl")]
    keys = [key for text in texts for key in re.findall(r"^(note-\w+-\w+) =", text, re.MULTILINE)]
    assert CONFLICT in [worded("en", key) for key in keys]
    return [[worded(language, key), worded(language, "note-off")] for language in languages() for key in keys]


SIZES: tuple[Size, ...] = (PHONE, LYING, DESKTOP)


@pytest.mark.parametrize("size", brief(SIZES, PHONE), ids=["upright", "lying", "wide"])
def test_a_note_lies_over_nothing_that_is_needed_and_moves_nothing(come: Come, size: Size) -> None:
    ada = come(size=size, has_notes=True)
    sit_at(ada, "himiki", FIGHT)
    board = ada.page.locator("[data-part=board]")
    before = board.bounding_box()
    tilt(ada, "C4", "C3")
    note_of(ada, CONFLICT)
    assert board.bounding_box() == before
    note = ada.page.get_by_role("complementary", name="Note")
    # Whoever turns the phone, or has another window, sees it whole as well.
    for width, height in (size, *(other for other in SIZES if other != size)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.settle()
        assert note.evaluate(COVERED) == []
        assert note.evaluate(TOO_LONG, every_note()) == []
        # It stands above the line that says what happened.
        place, turn = note.bounding_box(), ada.page.locator("[data-part=turn]").bounding_box()
        assert place
        assert turn
        assert place["y"] < turn["y"]
        assert abs(place["x"] - turn["x"]) <= 8 or width < 960


def test_a_note_comes_once_and_notes_can_be_switched_off(come: Come) -> None:
    ada = come(has_notes=True)
    note = ada.page.get_by_role("complementary", name="Note")
    sit_at(ada, "himiki", FIGHT)
    tilt(ada, "C4", "C3")
    note_of(ada, CONFLICT)
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    expect(ada.page.locator("[data-square]:focus")).to_have_count(1)

    # The same again: it is known.
    sit_at(ada, "himiki", FIGHT)
    tilt(ada, "C4", "C3")
    HimikiPlayer(ada).moment("offer")
    expect(ada.text(CONFLICT)).to_have_count(0)

    # Something new is noted, and whoever has enough of it says so.
    sit_at(ada, "himiki", FIGHT)
    HimikiPlayer(ada).moment("offer")
    ada.button("Rotate A6").click()
    ada.button("Rotate").click()
    note_of(ada, PIVOT)
    note.get_by_role("button", name="No more notes").click()
    expect(note).to_have_count(0)
    ada.button("Settings").click()
    expect(ada.field("Notes in your first games")).not_to_be_checked()

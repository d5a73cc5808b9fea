"""The editor of positions: on the board and as text, refused as the rules refuse it, and used once it is right."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.amounts import brief
from tests.page.browsing import PHONE, Visitor
from tests.page.conftest import Come
from tests.page.layouts import WINDOWS, in_window
from tests.page.playing import tilt
from tests.page.test_screens import STICKING_OUT, axe, faults

LAST_POINT = "C2MKH,C6KMH,D5MKH/A3HMK,C1KHM,D3KMH w 4-2 -bw - 4 -"
"""C2-C3 beats the cube on D3, and wins."""

CARDS = (
    "G:G7????:-:- R:R7????:-:- B:B5????:-:- Y:Y3????:-:- GY!RBBY GRGR+GBRB "
    "3GRGR!3GBGB+GB!4GYGY+2RBRB+RB!4RYRY+RY!3BYBY+BY! - - - 1:1:0:-"
)

OLD_STYLE = ".,.,cd/Hi,ci,te/qu,mi,. r KiPrGeWiCa StBiPaMo - - - 6"


def test_a_position_is_edited_wrongly_and_rightly_shared_and_played_from(come: Come) -> None:
    ada = come(permissions=["clipboard-read", "clipboard-write"])
    ada.expected.append("status of 422")  # what the rules refuse
    ada.go()
    ada.link("Open the editor").click()
    ada.button("HI MI KI").click()
    text, status = ada.field("The position as text"), ada.page.locator("#edit-status")
    expect(status).to_have_text("You can play from this position.")
    grid = ada.page.get_by_role("grid")
    palette = ada.page.get_by_role("radiogroup", name="Pieces and tools")

    # Whoever points at a square when the board comes does not see one that is chosen; no label lies on a cube.
    ground = "(one) => getComputedStyle(one).backgroundColor"
    corner = grid.get_by_role("button", name=re.compile("^E1"))
    before = corner.evaluate(ground)
    corner.hover()
    ada.settle()
    assert corner.evaluate(ground) == before
    label, cube = (
        grid.locator(f"[data-spot^=D5] {part}").evaluate("(one) => one.getBoundingClientRect().toJSON()")
        for part in (".id", ".south")
    )
    assert label["bottom"] < cube["top"]

    # Wrongly: a cube too few, by tapping; the rules say so, and nothing can be begun.
    palette.get_by_role("radio", name="Remove").click()
    grid.get_by_role("button", name=re.compile("^B5, White cube")).click()
    expect(text).to_have_value("C5HKM,D5MHK/B2HMK,C2KMH,D2KHM w 0-0 --- - 0 -")
    expect(status).to_contain_text("The position contradicts itself: 5 of 6 cubes are there")
    expect(ada.button("Play from here")).to_be_disabled()

    # Rightly: another cube is put down, by keys, and turned; then one is dragged.
    palette.get_by_role("radio", name="White cube: fire on top, wood north and south, water east and west").focus()
    ada.page.keyboard.press("Space")
    grid.get_by_role("button", name="A6, free").focus()
    ada.page.keyboard.press("ArrowUp")
    ada.page.keyboard.press("Enter")
    expect(text).to_have_value("B6HKM,C5HKM,D5MHK/B2HMK,C2KMH,D2KHM w 0-0 --- - 0 -")
    expect(status).to_have_text("You can play from this position.")
    palette.get_by_role("radio", name="Turn").click()
    grid.get_by_role("button", name=re.compile("^B6, ")).click()
    grid.get_by_role("button", name=re.compile("^B6, ")).drag_to(grid.get_by_role("button", name="E4, free"))
    expect(text).to_have_value("C5HKM,D5MHK,E4MHK/B2HMK,C2KMH,D2KHM w 0-0 --- - 0 -")

    # As text: first what is none, then another position. What is shown beside the board follows.
    text.fill("C5HKM,D5MHK")
    expect(status).to_contain_text("The position has 1 fields")
    text.fill(LAST_POINT)
    expect(status).to_have_text("You can play from this position.")
    expect(ada.field("Points: White")).to_have_value("4")
    with ada.page.expect_download() as download:
        ada.button("Picture (PNG)").click()
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")
    ada.button("Copy the link").click()
    expect(ada.text("Copied")).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")

    # Elsewhere it is the same position, and whoever opens it plays from there.
    ben = come()
    ben.page.goto(link)
    expect(ben.field("The position as text")).to_have_value(LAST_POINT)
    ben.field("Against whom?").select_option("A friend on this screen")
    ben.button("Play from here").click()
    ben.at_table()
    tilt(ben, "C2", "C3")
    expect(ben.link("Analysis")).to_be_visible()


def test_cards_are_edited_wrongly_and_rightly_on_a_phone(come: Come) -> None:
    ada = come(size=PHONE, has_touch=True, locale="de-DE")
    ada.expected.append("status of 422")
    ada.go(f"edit=yokai&p={quote(CARDS)}")
    text, status = ada.page.get_by_label("Die Stellung als Text"), ada.page.locator("#edit-status")
    expect(status).to_have_text("Von dieser Stellung aus kann gespielt werden.")
    ada.page.evaluate(axe())
    assert faults(ada) == []
    assert ada.page.evaluate(STICKING_OUT) == []

    # A yokai too few, by a tap.
    ada.page.get_by_role("radio", name="Entfernen").click()
    pile = ada.page.get_by_role("group", name="Yokai auf dem grünen Stapel")
    pile.get_by_role("button").last.click()
    expect(text).to_have_value(re.compile("^G:G7[?]{3}:"))
    expect(status).to_have_text(
        "Die Stellung widerspricht sich: Die Zahl der grünen Yokai, die noch nie aufgedeckt waren, ist 4, "
        "und sie liegen in ihrem eigenen Stapel."
    )
    expect(ada.button("Von hier aus spielen")).to_be_disabled()
    text.fill(CARDS)
    expect(ada.button("Von hier aus spielen")).to_be_enabled()

    # A sketch of a hand comes to a pile, by two taps.
    ada.page.get_by_role("radio", name="Versetzen").click()
    hand = ada.page.get_by_role("group", name="Hand von Mond")
    hand.get_by_role("button", name="Grün–Rot", exact=True).click()
    ada.button("Hierher legen: Skizzen am grünen Stapel: Mond").click()
    expect(text).to_have_value(CARDS.replace("G7????:-:-", "G7????:-:GR").replace("GRGR+GBRB", "GR+GBRB"))
    expect(status).to_have_text("Von dieser Stellung aus kann gespielt werden.")


# What of the palette and the board is out of the window.
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".palette, .arranging > .field")].filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
}).map((one) => one.className)"""


@pytest.mark.parametrize("place", brief(["edit=himiki", "edit=regality", "make"], "edit=regality"))
def test_board_and_palette_of_an_editor_are_in_sight_together(come: Come, place: str) -> None:
    ada = come(locale="de-DE")
    ada.go(place)
    expect(ada.page.locator(".arranging > .field")).to_be_visible()
    for window in WINDOWS:
        in_window(ada, window)
        assert ada.page.evaluate(OUT_OF_SIGHT) == [], window
        height = ada.page.locator(".spot").first.evaluate("(one) => one.getBoundingClientRect().height")
        assert height >= 32, window


def test_a_position_of_an_analysis_is_edited_and_analysed_again(ada: Visitor) -> None:
    options = quote(json.dumps({"style": "old", "match": "single"}))
    ada.go(f"edit=regality&o={options}&p={quote(OLD_STYLE)}")
    expect(ada.page.locator("#edit-status")).to_have_text("You can play from this position.")
    ada.button("Analysis").click()
    expect(ada.page.get_by_role("list", name="Best here")).to_be_visible()
    ada.link("Edit this position").click()
    expect(ada.field("The position as text")).to_have_value(re.compile("^.,.,cd/Hi"))
    ada.page.get_by_role("radio", name="King", exact=True).click()
    ada.page.get_by_role("grid").get_by_role("button", name="b3, free").click()
    expect(ada.field("The position as text")).to_have_value(re.compile("^.,Ki,cd/Hi.* 8$"))
    expect(ada.page.locator("#edit-status")).to_have_text("You can play from this position.")

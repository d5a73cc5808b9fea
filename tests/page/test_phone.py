"""The page on a phone: every game is played by touch, and nobody has to scroll sideways."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.amounts import brief
from tests.page.browsing import PHONE
from tests.page.conftest import Come
from tests.page.laying import sit_at
from tests.page.playing import PLAYERS
from tests.page.test_endings import LAST_POINT
from tests.page.test_screens import width


@pytest.mark.parametrize("game", brief(PLAYERS, "Regality vs. Religion"))
def test_a_game_is_played_by_touch(come: Come, game: str) -> None:
    ada = come(size=PHONE, has_touch=True)
    ada.sit_down(game)
    player = PLAYERS[game](ada, 6, Locator.tap)
    for _ in range(3):
        player.play_some(2)
        assert width(ada) <= PHONE[0]
    assert len(ada.log()) >= 6


def test_a_finger_is_shown_what_a_mouse_sees_by_pointing(come: Come) -> None:
    ada = come(size=PHONE, has_touch=True)
    sit_at(ada, "regality", ".,.,cd/Hi,ci,te/qu,mi,. r KiPrGeWiCa StBiPaMo - - - 6", style="old", match="single")
    cell = ada.page.locator('[data-cell="b3"]')
    king = ada.page.locator('[data-code="Ki"]')
    king.tap()
    expect(ada.page.get_by_role("region", name="Card of a tile")).to_contain_text("Destroy one of the eight neighbours")

    # What cannot be chosen says why, until the next tap.
    ada.page.locator('[data-cell="a2"]').tap()
    why = ada.text("a2 is not free.")
    expect(why).to_be_visible()
    known = len(ada.log())
    cell.tap()
    expect(why).to_have_count(0)
    expect(ada.text("Tap once more to do it.")).to_be_visible()
    expect(ada.text(re.compile("^may destroy one of"))).to_be_visible()
    assert len(ada.log()) == known
    cell.tap()
    expect(ada.lines.nth(known)).to_have_attribute("data-move", "Ki@b3")


def test_the_menu_of_a_phone_leads_to_lessons_and_challenges(come: Come) -> None:
    ada = come(size=PHONE, has_touch=True)
    ada.go("play=yokai")
    expect(ada.button("Club")).to_have_count(0)
    ada.button("Menu").tap()
    links = ada.page.get_by_role("navigation", name="Pages").get_by_role("listitem")
    assert links.all_inner_texts()[:3] == ["Learn", "Mindlock", "Find an opponent"]
    links.first.tap()
    expect(ada.page.get_by_role("heading", name="Learn Terres de Yokai")).to_be_visible()


def test_the_log_is_brought_up_over_the_lower_half_of_the_window(come: Come) -> None:
    ada = come(size=PHONE, has_touch=True)
    ada.sit_down("HI MI KI")
    PLAYERS["HI MI KI"](ada, 6, Locator.tap).play_some(8)
    last, board = ada.lines.last, ada.page.locator("[data-part=board]")
    before = board.bounding_box()
    expect(last).not_to_be_in_viewport()
    ada.button("Moves").tap()
    expect(last).to_be_in_viewport()
    assert board.bounding_box() == before
    # A move is tapped, and the upper half of the board shows the position as it was.
    ada.page.locator("ol .round [data-move]").first.tap()
    expect(ada.page.locator("ol .shown")).to_be_in_viewport()
    expect(ada.text(re.compile("^You are looking back"))).to_be_in_viewport()
    ada.page.get_by_role("region", name="Moves").get_by_role("button", name="Close").first.tap()
    expect(last).not_to_be_in_viewport()


def test_only_a_cube_that_can_be_dragged_keeps_a_finger_from_scrolling(come: Come) -> None:
    ada = come(size=PHONE, has_touch=True)
    sit_at(ada, "himiki", LAST_POINT)
    squares = ada.page.locator("[data-square]")
    expect(squares).to_have_count(30)
    expect(ada.page.locator('[data-square="C2"]')).to_have_css("touch-action", "none")
    held = "(all) => all.filter((one) => getComputedStyle(one).touchAction === 'none').map((one) => one.dataset.square)"
    assert sorted(squares.evaluate_all(held)) == ["C2", "C6", "D5"]


def test_a_sketch_on_the_wrong_pile_is_told_why(come: Come) -> None:
    ada = come(size=PHONE, has_touch=True)
    ada.go("learn=yokai&course=first")
    ada.page.locator(".own .hand button").first.tap()
    # It cannot be chosen, and can be tapped all the same.
    ada.page.locator("[data-land] button[aria-disabled=true]").first.tap(force=True)
    expect(ada.text("A sketch goes on the pile of one of its own two colours.")).to_be_visible()


def test_the_chat_never_scrolls_the_board_away(come: Come) -> None:
    ada, ben = come(size=PHONE), come()
    ada.go("play=himiki")
    ada.lay("A friend, by link")
    ben.page.goto(ada.page.locator("input[readonly]").first.input_value())
    ben.button("Sit down").click()
    ben.at_table()
    ada.button(re.compile("^Chat")).click()
    ada.field("Your message").fill("Have fun!")
    ada.button("Send").click()
    expect(ben.page.locator("#chat [role=log]")).to_contain_text("Have fun!")
    assert ada.page.evaluate("scrollY") == 0
    expect(ada.page.locator("[data-part=board]")).to_be_in_viewport()
    expect(ada.page.locator("#chat")).to_be_in_viewport(ratio=1)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#chat")).not_to_be_in_viewport()

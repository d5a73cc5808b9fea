"""The page without a mouse: from the first page into each game, and some moves; and for those who only listen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.browsing import Visitor
from tests.page.playing import PLAYERS, by_keys

SEATS = {
    "HI MI KI": ("White", "Black"),
    "Terres de Yokai": ("Sun", "Moon"),
    "Regality vs. Religion": ("Royalty", "Religion"),
}
KEEP_WHAT_IS_TOLD = """(live) => {
  window.told = [];
  const keep = () => window.told.push(live.textContent);
  new MutationObserver(keep).observe(live, { childList: true, characterData: true, subtree: true });
}"""


@pytest.mark.parametrize("game", PLAYERS)
def test_a_game_is_played_by_keys_and_told(ada: Visitor, game: str) -> None:
    ada.go()
    by_keys(ada.page.get_by_role("link", name=re.compile(f"^{game}")))
    by_keys(ada.button(re.compile("^Hare")))
    ada.at_table()
    player = PLAYERS[game](ada, 2, by_keys)
    player.moment()
    ada.page.locator("[aria-live=polite]").first.evaluate(KEEP_WHAT_IS_TOLD)
    player.play_some(5)
    told = ada.page.evaluate("window.told")
    own, other = SEATS[game]
    assert any(re.match(rf"{own}: ", words) for words in told), told
    assert any(re.search(rf"{other}: .+\. (.+\. )?Your turn\.$", words) for words in told), told


def test_escape_lets_go_and_keys_look_back(ada: Visitor) -> None:
    ada.sit_down("HI MI KI")
    square = ada.button(re.compile("can be chosen")).first
    by_keys(square)
    expect(ada.page.get_by_role("group", name=re.compile("^How the cube on"))).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("group", name=re.compile("^How the cube on"))).to_have_count(0)
    PLAYERS["HI MI KI"](ada, 1, by_keys).play_some(1)
    ada.page.get_by_role("list", name="Moves").focus()
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.text(re.compile("^You are looking back"))).to_be_visible()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.text("Your turn.")).to_be_visible()


def test_the_page_can_be_skipped_to(ada: Visitor) -> None:
    ada.go()
    ada.page.keyboard.press("Tab")
    expect(ada.link("Skip to content")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("main")).to_be_focused()

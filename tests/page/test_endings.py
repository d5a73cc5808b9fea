"""How games end: on their last position, told to whom they concern, with something to go on with."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.amounts import brief
from tests.page.browsing import Visitor
from tests.page.conftest import Come
from tests.page.laying import PLACES, sit_at
from tests.page.playing import PLAYERS, RegalityPlayer, tilt

LAST_TILE = "Ci,Bi,pa/Qu,.,st/te,Wi,hi r KiGeCa CdMo - PrMi - 10"
"""The last cell is free; with the King there Royalty has five allies of nine."""
LAST_POINT = "C2MKH,C6KMH,D5MKH/A3HMK,C1KHM,D3KMH w 4-2 -bw - 4 -"
"""C2-C3 beats the cube on D3, and wins."""


def place_king(ada: Visitor) -> None:
    """Place the King on the last free cell."""
    ada.page.locator('[data-code="Ki"]').click()
    ada.page.locator('[data-cell="b2"]').click()


# Whoever comes back, below, wants less motion.
@pytest.mark.parametrize("is_calm", brief([True, False], False))
def test_a_game_of_a_match_ends_on_its_last_position(come: Come, is_calm: bool) -> None:
    ada = come(is_calm=is_calm)
    sit_at(ada, "regality", LAST_TILE, style="old")
    place_king(ada)
    expect(ada.text(re.compile("^You win this game"))).to_be_visible()
    expect(ada.text("Allies: Royalty 5, Religion 4")).to_be_visible()
    expect(ada.button(re.compile("^b2, King of Royalty"))).to_be_visible()
    expect(ada.text("This game is over.")).to_be_visible()
    assert ada.page.locator("[data-cell]").filter(has=ada.page.locator("[data-tile]")).count() == 9
    ada.button("Next game").click()
    expect(ada.button(re.compile("^b2, King"))).to_have_count(0)
    expect(ada.text(re.compile("^You win this game"))).to_have_count(0)
    # Religion has lost, and chooses who begins; then somebody places a tile.
    assert "offer" in RegalityPlayer(ada).moment()


def test_whoever_comes_back_meanwhile_sees_the_last_position_still(come: Come) -> None:
    ada = come()
    sit_at(ada, "regality", LAST_TILE, style="old")
    place_king(ada)
    expect(ada.button("Next game")).to_be_visible()
    ada.button("One move back").click()
    expect(ada.text(re.compile("^You are looking back"))).to_be_visible()
    ada.button("Back to now").click()
    expect(ada.text(re.compile("^You win this game"))).to_be_visible()
    expect(ada.button(re.compile("^b2, King of Royalty"))).to_be_visible()


def test_a_victory_is_told_enjoyed_and_followed_by_a_stronger_opponent(come: Come) -> None:
    ada = come(is_calm=False)
    sit_at(ada, "himiki", LAST_POINT)
    tilt(ada, "C2", "C3")
    expect(ada.text(re.compile("^You win!"))).to_be_visible()
    expect(ada.text("Score: 5 – 2")).to_be_visible()
    expect(ada.page.locator(".joy")).to_be_attached()
    expect(ada.button("Play again")).to_be_in_viewport()
    old = ada.place
    ada.button("Next level: Hare").click()
    ada.page.wait_for_url(lambda url: old not in url)
    ada.at_table()
    expect(ada.page.locator("[data-part=people]")).to_contain_text("Hare")
    expect(ada.page.locator(".joy")).to_have_count(0)


def test_joy_does_not_move_where_less_motion_is_wanted(come: Come) -> None:
    ada = come(is_calm=True)
    sit_at(ada, "himiki", LAST_POINT)
    tilt(ada, "C2", "C3")
    expect(ada.text(re.compile("^You win!"))).to_be_visible()
    expect(ada.page.locator(".joy")).to_have_count(0)


@pytest.mark.parametrize("game", brief(PLAYERS, "HI MI KI"))
def test_nothing_asks_for_a_move_after_a_resignation(ada: Visitor, game: str) -> None:
    ada.go(f"play={PLACES[game]}")
    ada.lay()
    player = PLAYERS[game](ada, 3)
    player.play_some(1)
    player.moment("offer")
    ada.give_up()
    expect(ada.text(re.compile("^(You lose by resignation|Game aborted)"))).to_be_visible()
    expect(ada.button("Play again")).to_be_visible()
    asked = re.compile(r"( is to move| places a tile|Choose |Play |Tilt |\?$)")
    expect(ada.page.locator("[data-part=play] p").filter(has_text=asked)).to_have_count(0)
    expect(ada.page.locator(".next")).to_have_count(0)

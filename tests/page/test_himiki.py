"""HI MI KI on the page: set up by hand and by one tap, and whole games of every mode against engines."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.amounts import DEEP
from tests.page.browsing import Visitor
from tests.page.laying import lay_at
from tests.page.playing import HimikiPlayer

ENDING = re.compile("^You (win!|lose)$")


def test_a_duel_set_up_by_hand_ends(ada: Visitor) -> None:
    ada.sit_down("HI MI KI")
    expect(ada.text("Set up: tap a marked square.")).to_be_visible()
    assert ENDING.match(HimikiPlayer(ada, 1).play_on())
    placed = [one for one in ada.log() if "=" in one]
    assert len(placed) == 6
    expect(ada.button("Play again")).to_be_visible()


@pytest.mark.deep
def test_the_first_edition_ends(ada: Visitor) -> None:
    ada.go("play=himiki")
    ada.text("Options").click()
    ada.field("Edition").select_option("First")
    ada.lay()
    ada.button("Set up for me").click()
    assert ENDING.match(HimikiPlayer(ada, 2).play_on())


@pytest.mark.deep
def test_an_expert_game_ends(ada: Visitor) -> None:
    ada.go("play=himiki")
    ada.text("Options").click()
    ada.page.get_by_role("checkbox", name="Expert").check()
    ada.lay()
    ada.button("Set up for me").click()
    assert ENDING.match(HimikiPlayer(ada, 3).play_on())
    expect(ada.page.get_by_role("region", name="Chaos tiles")).to_be_visible()


@pytest.mark.deep
def test_a_game_in_teams_ends(ada: Visitor) -> None:
    ada.go("play=himiki")
    ada.page.get_by_role("radio", name="Teams").click()
    ada.lay()
    assert ENDING.match(HimikiPlayer(ada, 4).play_on())


def test_muk_yan_shows_his_dice_and_what_he_does(ada: Visitor) -> None:
    ada.go("play=himiki")
    ada.page.get_by_role("radio", name="Muk Yan").click()
    ada.button("Begin").click()
    player = HimikiPlayer(ada, 5)
    player.play_some(8)
    expect(ada.page.get_by_role("img", name=re.compile("^Dice: black (fire|water|wood), white"))).to_be_visible()
    expect(ada.text(re.compile("^Muk Yan: [a-z ]+$")).first).to_be_visible()
    if DEEP:
        assert player.play_on() in ("You win!", "You lose")


def test_a_cube_is_dragged(ada: Visitor) -> None:
    ada.sit_down("HI MI KI")
    ada.button("Set up for me").click()
    expect(ada.text("Tilt a cube, or rotate one or more.")).to_be_visible()
    known = len(ada.log())
    cube = HimikiPlayer(ada).moment("offer")["offer"]["can"][0]
    goal = f"{cube[0]}4"
    ada.page.locator(f'[data-square="{cube}"]').drag_to(ada.page.locator(f'[data-square="{goal}"]'))
    expect(ada.lines.nth(known)).to_have_attribute("data-move", f"{cube}-{goal}")


ROTATED = "A1KHM,D4KHM,E4KHM/A3MKH,B6HKM,E6HKM w 1-2 -b- t 3 -"
"""Muk Yan holds an influence and has rotated."""


def test_an_influence_and_a_rotation_are_muk_yans_by_name(ada: Visitor) -> None:
    ada.go(f"t={lay_at(ada, 'himiki', ROTATED, others=0, mode='mukyan')}")
    ada.at_table()
    expect(ada.page.get_by_role("img", name="Water influence: Muk Yan")).to_have_text("Muk Yan")
    expect(ada.text("Muk Yan has just rotated: this turn you must tilt.")).to_be_visible()


def test_one_undo_takes_back_all_that_set_up_for_me_did(ada: Visitor) -> None:
    ada.sit_down("HI MI KI")
    ada.button("Set up for me").click()
    expect(ada.text("Tilt a cube, or rotate one or more.")).to_be_visible()
    ada.page.reload()
    expect(ada.text("Tilt a cube, or rotate one or more.")).to_be_visible()
    ada.button("Undo").click()
    expect(ada.page.locator("[data-square].empty-turn")).to_have_count(3)
    expect(ada.text("Set up: tap a marked square.")).to_be_visible()

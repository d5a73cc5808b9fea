"""Regality vs. Religion on the page: whole games of every style against engines."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.amounts import brief
from tests.page import calm
from tests.page.browsing import PHONE, Visitor
from tests.page.conftest import Come
from tests.page.laying import sit_at
from tests.page.layouts import in_window, wrong
from tests.page.playing import RegalityPlayer

STYLES = ("Standard", "Old style", "Random", "Secret random", "Draft", "Secret draft")


@pytest.mark.parametrize("style", brief(STYLES, "Secret draft"))
def test_a_single_game_ends(ada: Visitor, style: str) -> None:
    ada.go("play=regality")
    ada.text("Options").click()
    ada.field("Style").select_option(style)
    ada.field("Match").select_option("Single game")
    ada.lay()
    player = RegalityPlayer(ada, STYLES.index(style))
    if "raft" in style:
        assert player.moment("offer")["offer"]["picks"]
    assert re.match("^(You win!|You lose|Draw)$", player.play_on())
    expect(ada.button("Play again")).to_be_visible()


def test_a_match_goes_on_after_its_first_game(ada: Visitor) -> None:
    ada.sit_down("Regality vs. Religion")
    player = RegalityPlayer(ada, 7)
    games = ada.text(re.compile(r"Games won: Royalty \d, Religion \d\.$")).first
    while games.inner_text().endswith("Games won: Royalty 0, Religion 0."):
        assert player.step(player.moment()) is None
    # Whoever has lost says who begins the next game: ourselves, or the engine.
    player.play_some(1)
    assert {"first", "second"} & set(ada.log())
    expect(ada.page.get_by_role("grid")).to_be_visible()


def test_a_tile_is_dragged_to_a_cell(ada: Visitor) -> None:
    ada.sit_down("Regality vs. Religion")
    player = RegalityPlayer(ada, 2)
    player.play_some(2)
    while not (tiles := player.moment("offer")["offer"]["tiles"]):
        player.step(player.moment("offer"))
    tile = ada.page.locator(f'[data-code="{tiles[0]}"]')
    tile.click()
    cell = player.moment("offer")["offer"]["cells"][0]
    ada.button("Put back").click()
    known = len(ada.log())
    tile.drag_to(ada.page.locator(f'[data-cell="{cell}"]'))
    expect(ada.lines.nth(known)).to_have_attribute("data-move", f"{tiles[0]}@{cell}")


def test_a_click_is_not_lost_though_the_focus_was_elsewhere(ada: Visitor) -> None:
    sit_at(ada, "regality", ".,.,cd/Hi,ci,te/qu,mi,. r Ki StBiPaMo - PrGeWiCa - 12", style="old", match="single")
    cell = ada.button(re.compile("^c1, free – place the King here"))
    # The only tile is chosen. A tile is read, then the King is put down with the mouse: one click.
    ada.page.locator('[data-cell="a2"]').click()
    cell.hover()
    expect(cell.locator(".ghost")).to_be_visible()
    ada.page.mouse.down()
    expect(ada.page.locator('[data-cell="c1"]')).to_be_focused()
    ada.page.mouse.up()
    expect(ada.lines.first).to_have_attribute("data-move", "Ki@c1")


def test_nothing_moves_while_the_tiles_of_a_draft_are_drawn(come: Come) -> None:
    ada = come(size=PHONE)
    ada.go("play=regality")
    ada.text("Options").click()
    ada.field("Style").select_option("Draft")
    ada.lay()
    assert RegalityPlayer(ada).moment("offer")["offer"]["picks"]
    calm.board(ada, "looking back")
    pool = ada.page.get_by_role("region", name="Tiles to choose from").get_by_role("button")
    for drawn in (2, 1):
        ada.lines.nth(drawn - 1).click()
        expect(pool).to_have_count(drawn)
    ada.page.locator(".steps .first").dispatch_event("click")  # on a phone it stands in the log
    expect(pool).to_have_count(0)
    ada.button("To the latest move").click()
    expect(pool).to_have_count(5)
    assert calm.found(ada.page) == []


def test_a_choice_of_neighbours_fits_a_phone_before_and_after_the_first_tap(come: Come) -> None:
    ada = come(size=PHONE, has_touch=True)
    start = "mo,te,wi/Ci,.,Ki/bi,pa,. r QuPrGeCa HiCdSt - Mi - 8"
    sit_at(ada, "regality", start, style="old", match="single")
    ada.page.locator('[data-code="Pr"]').tap()
    ada.page.locator('[data-cell="b2"]').tap()
    ada.page.locator('[data-cell="b2"]').tap()
    expect(ada.text("Which neighbours?")).to_be_visible()
    orthogonal = ada.page.get_by_role("region", name="What to do").get_by_role("button").first
    found: dict[tuple[str, str], list[str]] = {}

    def look(moment: str) -> None:
        for window in ("390x844", "360x640"):
            in_window(ada, window)
            if said := [one for one in wrong(ada) if "cut off" in one]:
                found[moment, window] = said

    look("asked")
    orthogonal.tap()
    expect(ada.text("Tap once more to do it.")).to_be_visible()
    look("tapped")
    assert found == {}


def test_whoever_takes_over_one_screen_is_told_what_was_done(ada: Visitor) -> None:
    ada.go("play=regality")
    ada.text("Options").click()
    ada.field("Style").select_option("Old style")
    ada.lay("A friend on this screen")
    ada.page.locator('[data-cell="b2"]').click()
    expect(ada.page.locator(".turn > span > span")).to_have_text("Religion is to move.")
    expect(ada.page.locator(".turn .note")).to_have_text("Royalty: Citizen b2.")

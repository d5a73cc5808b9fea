"""When the network fails: the page says so, comes back by itself, and nothing is lost or played twice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.amounts import brief
from tests.page.browsing import BROKEN_WIRE, House, Visitor
from tests.page.conftest import Come
from tests.page.playing import PLAYERS, HimikiPlayer
from tests.page.test_table import cubes, set_up

BROKEN = "Connection lost; reconnecting. Nothing is lost."


BOARDS = {
    "HI MI KI": ("[role=grid]",),
    "Regality vs. Religion": ("[role=grid]", "[aria-label='Royalty’s tiles']", "[aria-label='Religion’s tiles']"),
    "Terres de Yokai": ("[aria-label='Piles']", "[aria-label='Your hand']"),
}


@pytest.mark.parametrize("game", brief(PLAYERS, "Terres de Yokai"))
def test_a_reload_shows_the_same_position(ada: Visitor, game: str) -> None:
    ada.sit_down(game)
    player = PLAYERS[game](ada, 5)
    player.play_some(3)

    def shown() -> list[str]:
        # Which sketch was drawn last is marked only where it was seen to come.
        return [ada.page.locator(part).first.aria_snapshot().replace("; new", "") for part in BOARDS[game]]

    before, log = shown(), ada.log()
    ada.page.reload()
    player.moment()
    assert ada.log() == log
    assert shown() == before
    player.play_some(1)
    assert len(ada.log()) > len(log)


def test_a_move_made_without_connection_arrives_once(come: Come, house: House) -> None:
    with house.wire() as wire:
        ada = come(wire.base, expected=BROKEN_WIRE)
        set_up(ada)
        log = ada.log()
        wire.cut()
        expect(ada.text(BROKEN)).to_be_visible()
        # It covers what is said below it, and has its corners.
        covers: bool = ada.page.evaluate(
            """() => {
                 const [over, under] = [".broken", ".turn"].map((one) => document.querySelector(one));
                 const [high, low] = [over, under].map((one) => one.getBoundingClientRect());
                 const corner = (one) => parseFloat(getComputedStyle(one).borderRadius);
                 return high.top <= low.top && high.bottom >= low.bottom && high.left <= low.left &&
                   high.right >= low.right && Math.abs(corner(over) - Math.min(corner(under), low.height / 2)) < 1;
               }"""
        )
        assert covers
        offer = HimikiPlayer(ada).moment("offer")["offer"]
        ada.page.locator(f'[data-square="{offer["can"][0]}"]').click()
        goal = ada.button(re.compile("can go here")).first
        place = str(goal.get_attribute("data-square"))
        goal.click()
        expect(ada.page.get_by_role("group", name="Your decision")).to_have_count(0)
        assert ada.log() == log
        wire.mend()
        expect(ada.text(BROKEN)).to_have_count(0)
        HimikiPlayer(ada).moment("offer", "over")
        made = ada.log()[len(log) :]
        assert made[0] == f"{offer['can'][0]}-{place}"
        assert [move for move in made if move == made[0]] == made[:1]


def test_a_move_whose_answer_was_lost_is_not_played_twice(come: Come, house: House) -> None:
    with house.wire() as wire:
        ada = come(wire.base, expected=BROKEN_WIRE)
        ben = come()
        ada.go("play=himiki")
        ada.text("Options").click()
        ada.lay("A friend, by link")
        link = ada.page.locator("input[readonly]").input_value()
        ben.page.goto(link.replace(wire.base, house.base))
        ben.button("Sit down").click()
        ada.text(re.compile("^All .* in words$")).click()
        ada.field("Type a move").fill("C5=HMK")
        wire.deafen()
        ada.button("Play").click()
        # The other one has the move; the answer to it was lost on the way.
        expect(ben.button(re.compile("^C5, White cube"))).to_be_visible()
        expect(ada.button(re.compile("^C5, White cube"))).to_have_count(0)
        wire.cut()
        expect(ada.text(BROKEN)).to_be_visible()
        wire.mend()
        expect(ada.button(re.compile("^C5, White cube"))).to_be_visible()
        expect(ada.text("Black (Guest) is to move.")).to_be_visible()
        expect(ada.page.get_by_role("alert")).to_have_count(0)
        assert ada.log() == ben.log() == ["C5=HMK"]
        assert cubes(ada) == cubes(ben)


def test_what_others_did_meanwhile_is_there_afterwards(come: Come, house: House) -> None:
    with house.wire() as wire:
        ada, ben = come(), come(wire.base, expected=BROKEN_WIRE)
        ada.go("play=himiki")
        ada.lay("A friend, by link")
        ben.page.goto(ada.page.locator("input[readonly]").input_value().replace(house.base, wire.base))
        ben.button("Sit down").click()
        expect(ben.text("White (Guest) is to move.")).to_be_visible()
        expect(ben.page.get_by_role("grid")).to_be_visible()
        wire.cut()
        expect(ben.text(BROKEN)).to_be_visible()
        expect(ada.text(re.compile("away$"))).to_be_visible()
        player = HimikiPlayer(ada, 4)
        for _ in ("square", "way to lie"):
            player.step(player.moment("offer"))
        wire.mend()
        expect(ben.text("Your turn.")).to_be_visible()
        expect(ada.lines).to_have_count(1)
        assert ada.log() == ben.log()
        assert cubes(ada) == cubes(ben)


def test_the_first_page_survives_a_server_that_does_not_answer(come: Come, house: House) -> None:
    with house.wire() as wire:
        ada = come(wire.base, expected=BROKEN_WIRE)
        ada.go()
        ada.page.get_by_role("link", name=re.compile("^HI MI KI")).click()
        expect(ada.button(re.compile("^Sparrow"))).to_be_visible()
        wire.cut()
        ada.button(re.compile("^Sparrow")).click()
        expect(ada.page.get_by_role("alert")).to_have_text("The server is not answering. Are you online?")
        wire.mend()
        ada.lay()
        assert HimikiPlayer(ada).moment("offer")


def test_a_part_of_the_page_that_cannot_be_fetched_is_said_so(come: Come, house: House) -> None:
    with house.wire() as wire:
        ada = come(wire.base, expected=[*BROKEN_WIRE, "Failed to fetch dynamically", "Unable to preload"])
        ada.go()
        expect(ada.page.get_by_role("heading", name="Open tables")).to_be_visible()
        wire.cut()
        ada.page.get_by_role("link", name=re.compile("^HI MI KI")).click()
        expect(ada.page.get_by_role("main").get_by_role("alert")).to_be_visible()
        wire.mend()
        ada.page.reload()
        expect(ada.button(re.compile("^Sparrow"))).to_be_visible()


def test_after_an_upgrade_the_new_page_is_loaded(come: Come) -> None:
    ada = come(expected=["status of 404", "Failed to fetch dynamically", "Unable to preload"])
    asked: list[str] = []

    def gone_at_first(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=404)
        else:
            route.continue_()

    ada.context.route("**/assets/Chooser-*.js", gone_at_first)
    ada.go()
    ada.page.get_by_role("link", name=re.compile("^HI MI KI")).click()
    expect(ada.button(re.compile("^Sparrow"))).to_be_visible()
    assert len(asked) == 2

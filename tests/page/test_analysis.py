"""Looking back at a game: judged in this browser, its mistakes tried, variations made, shared and opened elsewhere."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.browsing import Visitor
from tests.page.conftest import Come
from tests.page.playing import sit_at, tilt

LAST_POINT = "C2MKH,C6KMH,D5MKH/A3HMK,C1KHM,D3KMH w 4-2 -bw - 4 -"
"""C2-C3 beats the cube on D3, and wins."""

GAME = """[Game "regality"]
[Rules "1"]
[style "old"]
[match "single"]
[first "r"]
[Start "qu,cd,./Bi,st,./Ci,pr,. r KiMiGeWiCa HiPaMoTe - - - 6"]
[Royalty "Ada"]
[Religion "Grace"]
[Result "0-1"]

1. Mi@c1 >b1 3. Pa@c2 >c1 5. Wi@c3 6. Te@c1
0-1
"""
"""The end of a game of the old style, in which it is proved who wins: Royalty's Minister gives the win away."""


def judged(person: Visitor, count: int) -> None:
    """Wait until so many decisions, which are all, are judged."""
    expect(person.text(f"{count} of {count} decisions analysed")).to_be_visible()


def test_a_game_that_is_over_is_analysed_with_one_tap(ada: Visitor) -> None:
    sit_at(ada, "himiki", LAST_POINT)
    tilt(ada, "C2", "C3")
    ada.link("Analysis").click()
    judged(ada, 1)
    expect(ada.text("100% accuracy")).to_be_visible()
    expect(ada.text("No decision gave much away.")).to_be_visible()
    ada.button("One move back").click()
    expect(ada.text("Start of the game").first).to_be_visible()
    expect(ada.text(re.compile("^wins · proved$")).first).to_be_visible()


def test_a_variation_is_made_shared_and_opened_in_a_second_browser(come: Come) -> None:
    ada, ben = come(permissions=["clipboard-read", "clipboard-write"]), come()
    ada.go("analyse")
    ada.field("A recorded game").fill(GAME)
    ada.button("Analysis").click()
    judged(ada, 6)
    turns = ada.page.get_by_role("list", name="Turning points")
    expect(turns).to_contain_text("Blunder: Royalty played “Place the Minister on c1”")
    turns.get_by_role("button").first.click()
    best = ada.page.get_by_role("list", name="Best here").get_by_role("listitem").first
    expect(best).to_contain_text("wins · proved")

    # Something else is played on the board, and something is said about it.
    ada.page.locator('[data-code="Ca"]').click()
    ada.page.locator('[data-cell="c2"]').click()
    expect(
        ada.page.get_by_role("group", name="Variation").get_by_role("button", name=re.compile("Castle"))
    ).to_have_attribute("aria-current", "step")
    ada.field("Comment on this position").fill("quiet, and it wins")
    ada.button("Copy the link").click()
    expect(ada.text("Copied")).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert link == ada.page.url

    ben.page.goto(link)
    judged(ben, 6)
    variation = ben.page.get_by_role("group", name="Variation")
    expect(variation).to_contain_text("quiet, and it wins")
    variation.get_by_role("button", name=re.compile("Castle")).click()
    expect(ben.page.locator('[data-cell="c2"] [data-tile]')).to_be_visible()
    ben.page.keyboard.press("ArrowLeft")
    expect(ben.text("Start of the game").first).to_be_visible()

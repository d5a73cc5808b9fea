"""Looking back at a game: judged in this browser, its mistakes tried, variations made, shared and opened elsewhere."""

from __future__ import annotations

import re

from playwright.sync_api import FilePayload, expect

from tests.page.browsing import PHONE, Visitor
from tests.page.conftest import Come
from tests.page.laying import sit_at
from tests.page.playing import tilt
from tests.page.screens import ANALYSED
from tests.page.test_screens import axe, faults

LAST_POINT = "C2MKH,C6KMH,D5MKH/A3HMK,C1KHM,D3KMH w 4-2 -bw - 4 -"
"""C2-C3 beats the cube on D3, and wins."""


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
    # On a phone the report lies below the window, and a button says so.
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    report = ada.page.get_by_role("heading", name="How it went")
    expect(report).not_to_be_in_viewport()
    ada.button("How it went").click()
    expect(report).to_be_in_viewport()


def test_the_end_says_where_the_game_turned_and_leads_there(ada: Visitor) -> None:
    sit_at(ada, "himiki", LAST_POINT)
    tilt(ada, "C2", "B2")  # C3 would have won
    expect(ada.lines).to_have_count(2)
    ada.button("Resign").click()
    ada.button("Really resign?").click()
    ada.link("The turning point was move 1").click()
    expect(ada.text("Start of the game").first).to_be_visible()
    expect(ada.page.get_by_role("list", name="Turning points")).to_contain_text("Blunder")


def place(person: Visitor, tile: str, cell: str) -> None:
    """Place a tile of Regality."""
    person.page.locator(f'[data-code="{tile}"]').click()
    person.page.locator(f'[data-cell="{cell}"]').click()


def test_a_game_is_analysed_and_its_mistakes_tried_a_variation_is_shared_and_opened_elsewhere(come: Come) -> None:
    ada, ben = come(permissions=["clipboard-read", "clipboard-write"]), come()
    ada.go("analyse")
    expect(ada.field("A recorded game")).to_be_visible()
    ada.page.evaluate(axe())
    assert faults(ada) == []
    file: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": ANALYSED.encode()}
    ada.page.locator("input[type=file]").set_input_files(files=[file])
    expect(ada.field("A recorded game")).to_have_value(re.compile("Minister|Mi@c1"))
    ada.button("Analysis").click()
    judged(ada, 6)
    turns = ada.page.get_by_role("list", name="Turning points")
    expect(turns).to_contain_text("Blunder: Royalty played “Place the Minister on c1”")
    best = ada.page.get_by_role("list", name="Best here")
    expect(best.get_by_role("listitem").first).to_contain_text("wins · proved")
    # And what the other side would do.
    shows_threats = ada.page.get_by_role("checkbox", name="Show what is threatened")
    shows_threats.check()
    threats = ada.page.get_by_role("list", name=re.compile("^If .+ were to move$"))
    expect(threats.get_by_role("listitem").first).to_contain_text("chance of winning")
    shows_threats.uncheck()

    # The mistake is tried again, and then something better. Nothing tells it before.
    ada.button("Learn from mistakes").click()
    expect(
        ada.text(re.compile(r"^1 of \d\. Royalty: find something better than “Place the Minister on c1”"))
    ).to_be_visible()
    expect(best).to_have_text("Look for it yourself first.")
    place(ada, "Mi", "c1")
    expect(ada.text(re.compile("^“Place the Minister on c1” leaves a 0% chance"))).to_be_visible()
    place(ada, "Ca", "c2")
    expect(ada.text(re.compile("^Right! “Place the Castle on c2”: 100% chance of winning"))).to_be_visible()
    variation = ada.page.get_by_role("group", name="Variation").get_by_role("button", name=re.compile("Castle"))
    expect(variation).to_have_attribute("aria-current", "step")

    # What was played is a variation, something is said about it, and a link holds all of it.
    ada.field("Comment on this position").fill("quiet, and it wins")
    ada.button("Copy the link").click()
    expect(ada.text("Copied")).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert link == ada.page.url

    ben.page.goto(link)
    judged(ben, 6)
    shared = ben.page.get_by_role("group", name="Variation")
    expect(shared).to_contain_text("quiet, and it wins")
    shared.get_by_role("button", name=re.compile("Castle")).click()
    expect(ben.page.locator('[data-cell="c2"] [data-tile]')).to_be_visible()
    ben.page.keyboard.press("ArrowLeft")
    expect(ben.button("Start of the game")).to_have_attribute("aria-current", "step")

    # It can be taken along as a picture that moves.
    with ben.page.expect_download() as taking:
        ben.button("Animation").click()
    film = taking.value.path().read_text(encoding="utf-8")
    assert film.startswith("<svg")
    assert "Royalty (Ada) – Religion (Grace): 0-1" in film
    assert film.count("animation-delay") == 7

    # By itself the game goes on to its end, as quickly as one likes.
    ben.field("Speed of moves").select_option("fast")
    ben.button("Play automatically").click()
    expect(ben.button("To the latest move")).to_be_disabled()
    expect(ben.page.locator('[data-cell="c3"] [data-tile]')).to_be_visible()

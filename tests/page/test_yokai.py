"""Terres de Yokai on the page: a whole game against an engine, with calls and distractions."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

import yamabushi
from tests.amounts import DEEP
from tests.page.browsing import Visitor
from tests.page.conftest import Come
from tests.page.laying import lay_at, sit_at
from tests.page.layouts import CALL, CARDS, DISTRACT, in_window, wrong
from tests.page.playing import YokaiPlayer
from yamabushi.core.game import CHANCE

LANGUAGES = ("en", "fr", "de", "it", "es", "nl")
# Both have taken much, and hold three sketches.
TAKEN = (
    "G:G6??:-:- R:R7??:-:- B:B7??:-:- Y:Y7??:-:- GRGBRY GYRBBY "
    "3GRGR+GR!3GBGB+GB!3GYGY+GY!3RBRB+RB!3RYRY+RY!3BYBY+BY! - G3R3B3Y3 G4R4B4Y4 20:0:0:-"
)

# What is said of lands: whether all of it stands in the two lines that it has, inside its land.
STANDINGS = """() => [...document.querySelectorAll("[data-land]")].flatMap((land) => {
  const standing = land.querySelector(".standing");
  const most = parseFloat(getComputedStyle(standing).minHeight);
  const inside = land.getBoundingClientRect();
  const wide = [...standing.querySelectorAll("p")].filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left < inside.left || right > inside.right;
  });
  return [
    ...(standing.getBoundingClientRect().height > most + 0.5 ? [`high: ${standing.innerText}`] : []),
    ...wide.map((one) => `wide: ${one.innerText}`),
  ];
})"""

LATE = 1
"""The seed of a game in whose last part abilities are used."""


def late() -> str:
    """Give a position in the last quarter of a game."""
    rng = random.Random(LATE)
    state = yamabushi.game("yokai").start()
    positions = []
    while state.seat is not None:
        if state.seat == CHANCE:
            state = state.play(rng.choices(state.actions, state.odds)[0])
            continue
        if state.seat == 0:
            positions.append(str(state))
        state = state.play(rng.choice(state.actions))
    return positions[len(positions) * 3 // 4]


def test_a_game_ends(ada: Visitor) -> None:
    # From its beginning where there is time.
    sit_at(ada, "yokai", None if DEEP else late())
    player = YokaiPlayer(ada, 1)
    assert re.match("^(You win!|You lose|Draw)$", player.play_on())
    log = ada.log()
    assert any(move[0] in "^%-" for move in log), "nobody used or left an ability"
    expect(ada.button("Play again")).to_be_visible()


def test_a_sketch_is_dragged_to_a_land(ada: Visitor) -> None:
    ada.sit_down("Terres de Yokai")
    player = YokaiPlayer(ada)
    card = (
        ada.page.get_by_role("group", name="Your hand")
        .get_by_role("button")
        .nth(player.moment("offer")["offer"]["cards"][0])
    )
    known = len(ada.log())
    card.click()
    letter = player.moment("offer")["offer"]["lands"][0]
    ada.button("Put it back").click()
    assert player.moment("offer")["offer"]["lands"] == []
    card.drag_to(ada.page.locator(f'[data-land="{letter}"]'))
    expect(ada.lines.nth(known)).to_have_attribute("data-move", re.compile(f"@{letter}$"))


def test_what_would_come_of_it_makes_no_card_smaller(come: Come) -> None:
    ada = come()
    tables = {name: lay_at(ada, "yokai", start) for name, start in (("play", CARDS), ("call", CALL), ("%", DISTRACT))}
    found: dict[tuple[str, str], list[str]] = {}
    for name, table in tables.items():
        ada.go("about")
        ada.go(f"t={table}")
        in_window(ada, "360x640")
        card = ada.page.locator(".own .hand button").first
        if name == "play":
            card.click()
        expect(ada.page.locator(".slip").first).to_be_visible()
        for language in LANGUAGES:
            ada.page.locator("header select").select_option(language)
            expect(ada.page.locator("html")).to_have_attribute("lang", language)
            in_window(ada, "360x640")
            if said := ada.page.evaluate(STANDINGS):
                found[name, language] = said
        ada.page.locator("header select").select_option("en")
    assert found == {}


def test_a_laptop_has_room_to_say_how_a_yokai_is_called(come: Come) -> None:
    ada = come()
    tables = [lay_at(ada, "yokai", start) for start in (CALL, DISTRACT)]
    for table in tables:
        ada.go("about")
        ada.go(f"t={table}")
        for language in LANGUAGES:
            ada.page.locator("header select").select_option(language)
            expect(ada.page.locator("html")).to_have_attribute("lang", language)
            # First what is asked, then the window, which waits until all that has come lies still.
            expect(ada.page.locator(".prompt .how")).to_be_visible()
            in_window(ada, "1366x650")
            assert wrong(ada) == []


def test_how_many_sketches_somebody_holds_is_seen_however_much_they_have_taken(come: Come) -> None:
    ada = come()
    sit_at(ada, "yokai", TAKEN)
    for window in ("360x640", "390x844", "844x390", "1280x720"):
        in_window(ada, window)
        seat = ada.page.get_by_role("region", name="Moon")
        count = seat.locator(".hand > :is(.count, .back)").filter(visible=True)
        expect(count).to_contain_text("3")
        number, last = count.bounding_box(), seat.locator("summary .small svg").last.bounding_box()
        assert number
        assert last
        assert last["x"] + last["width"] <= number["x"] + 1, window

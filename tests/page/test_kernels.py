"""Thinking in the visitor's browser: hints and solutions without the server's engines, or with them if it cannot."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.amounts import brief
from tests.page.browsing import Visitor, wait_until
from tests.page.conftest import Come
from tests.page.playing import HimikiPlayer, YokaiPlayer
from tests.page.test_puzzles import open_first

LOOKED = re.compile(r"^Looked \d+ moves ahead")
NO_WEBASSEMBLY = "delete globalThis.WebAssembly"


def asked_by(page: Page) -> list[str]:
    """Note what a page asks the server for, from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.partition("//")[2].partition("/")[2]))
    return asked


def ask_for_a_hint(ada: Visitor) -> list[str]:
    """Ask for a hint; give what the browser asked the server for until it had one."""
    asked = asked_by(ada.page)
    ada.button("Hint").click()
    expect(ada.text(LOOKED)).to_be_visible()
    return asked


def thought_here(asked: list[str]) -> bool:
    """Tell whether a browser has thought by itself."""
    assert any(one.endswith("/sample") for one in asked)
    return not any(one.endswith("/analysis") for one in asked) and any(one.endswith(".wasm") for one in asked)


def test_the_browser_thinks_about_tiles(ada: Visitor) -> None:
    ada.sit_down("Regality vs. Religion")
    asked = ask_for_a_hint(ada)
    assert thought_here(asked)
    assert not any(one.endswith(".bin") for one in asked)
    # Whoever begins to follow a hint does not see it change, though it would be thought about for longer than this.
    ada.page.locator('button[data-code="Ki"]').click()
    expect(ada.text(re.compile(r"^Looked .* …$"))).to_have_count(0, timeout=12_000)
    expect(ada.text(LOOKED)).to_be_visible()


@pytest.mark.parametrize("has_file", brief([True, False], False))
def test_the_browser_knows_by_heart_what_is_proved(come: Come, has_file: bool) -> None:
    ada = come()
    if not has_file:
        ada.page.route("**/modules/*.bin", lambda route: route.fulfill(status=404))
        ada.expected.append("404")
    ada.go("play=regality")
    ada.text("Options").click()
    ada.field("Style").select_option("Old style")
    ada.field("Match").select_option("Single game")
    ada.lay()
    asked = ask_for_a_hint(ada)
    expect(ada.page.get_by_role("listitem").filter(has_text=re.compile(r"wins$"))).to_have_count(3)  # from any cell
    assert any(one.endswith(".bin") for one in asked)
    assert thought_here(asked) == has_file


def test_the_browser_thinks_about_hidden_hands(ada: Visitor) -> None:
    ada.sit_down("Terres de Yokai")
    YokaiPlayer(ada).play_some(1)
    assert thought_here(ask_for_a_hint(ada))


def test_a_hint_about_open_cubes_is_played_which_stops_the_browser(ada: Visitor) -> None:
    ada.sit_down("HI MI KI")
    ada.button("Set up for me").click()
    player = HimikiPlayer(ada)
    player.moment("offer")
    assert thought_here(ask_for_a_hint(ada))
    assert len(ada.page.workers) > 0
    known = len(ada.log())
    ada.page.get_by_role("main").get_by_role("list").filter(has_text="%").get_by_role("button").first.click()
    expect(ada.text(LOOKED)).to_have_count(0)
    wait_until([ada], lambda: ada.page.workers == [])
    player.moment("offer", "over")
    assert len(ada.log()) > known


@pytest.mark.deep  # goes the way of a module that does not load, below
def test_without_webassembly_the_server_thinks(come: Come) -> None:
    ada = come()
    ada.page.add_init_script(NO_WEBASSEMBLY)
    ada.sit_down("HI MI KI")
    asked = ask_for_a_hint(ada)
    assert any(one.endswith("/analysis") for one in asked)


@pytest.mark.parametrize("file", brief([("wasm", 404), ("json", 404), ("wasm", 200)], ("wasm", 404)))
def test_where_the_module_does_not_load_the_server_thinks(come: Come, file: tuple[str, int]) -> None:
    kind, status = file
    ada = come()
    ada.page.route(f"**/modules/*.{kind}", lambda route: route.fulfill(status=status, body="no module"))
    ada.sit_down("HI MI KI")
    ada.expected.append("404")
    asked = ask_for_a_hint(ada)
    assert any(one.endswith("/analysis") for one in asked)


def test_the_browser_solves_a_puzzle_and_plays_the_solution_back(ada: Visitor) -> None:
    open_first(ada)
    asked = asked_by(ada.page)
    ada.button("Hint").click()
    expect(ada.text("Tilt C4 to C3")).to_be_visible()
    ada.button("Solution").click()
    expect(ada.text("C4>BC3* C3>BD3* D3>BD4*")).to_be_visible()
    # It is played back, and nothing has been played.
    expect(ada.button(re.compile("^D4, White cube"))).to_be_visible()
    assert ada.log() == []
    ada.button("Back to now").click()
    expect(ada.button(re.compile("^C4, White cube"))).to_be_visible()
    assert HimikiPlayer(ada).moment("offer")
    assert not any("puzzles/solution" in one for one in asked)
    assert any("puzzles/line" in one for one in asked)

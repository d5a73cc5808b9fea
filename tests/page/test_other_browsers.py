"""The page in Firefox and WebKit: each game is opened from the first page, by clicks alone, and a move is made."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.browsers import Page, browser, wait_for
from tests.page.browsing import House
from tests.page.laying import PLACES

pytestmark = pytest.mark.deep

TAPS = {
    "HI MI KI": (
        "[data-square][aria-label*='can go here']",
        "[aria-label='Your decision'] button.main:not(:disabled)",
        "[data-square][aria-label*='can be chosen']",
    ),
    "Terres de Yokai": (
        "[data-land] button:not([aria-disabled=true])",
        "[aria-label='Your hand'] button:not([aria-disabled=true])",
    ),
    "Regality vs. Religion": (
        "[data-cell][aria-label*='place ']",
        "[aria-label='What to do'] button.main",
        "[data-code][aria-pressed=false]",
    ),
}
"""What is tapped, what is best first, until a move is made."""

MOVES = {
    "HI MI KI": "[title^='White: '][data-move*='-']",
    "Terres de Yokai": "[title^='Sun: '][data-move*='@']",
    "Regality vs. Religion": "[title^='Royalty: '][data-move*='@']",
}
"""An own move in the log, as it is said and as it is written; what is decided before it is written otherwise."""

MOST_TAPS = 20

# Where the first thing of the best kind that says some words is, once a tap would meet it; nothing until then.
PLACE = """((words, kinds) => {
  for (const kind of kinds) {
    const one = [...document.querySelectorAll(kind)].find(({ textContent }) => textContent.trim().startsWith(words));
    if (!one) continue;
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = one.getBoundingClientRect();
    const place = [x + width / 2, y + height / 2];
    const met = document.elementFromPoint(...place);
    return met && one.contains(met) ? JSON.stringify(place) : "";
  }
  return "";
})"""

# What is complained about, from the moment at which the page is there.
LISTEN = """(() => {
  window.complaints = [];
  addEventListener("error", ({ message }) => complaints.push(message));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  return true;
})()"""


@pytest.fixture(params=["firefox", "webkit"], scope="module")
def page(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """Run a browser of another maker."""
    folder: Path = tmp_path_factory.mktemp(request.param)
    with browser(request.param, folder) as page:
        yield page


def tap(page: Page, *kinds: str, words: str = "") -> None:
    """Tap the first thing of the best kind that begins with some words, once it is there."""
    x, y = json.loads(wait_for(page, f"{PLACE}({json.dumps(words)}, {json.dumps(kinds)})"))
    page.tap(x, y)


@pytest.mark.parametrize("game", TAPS)
def test_a_game_is_opened_and_a_move_is_made(page: Page, house: House, game: str) -> None:
    page.go("about:blank")
    page.go(f"{house.base}/")
    page.evaluate(LISTEN)
    tap(page, f"a[href='#play={PLACES[game]}']")
    tap(page, "main button", words="Tadpole")
    wait_for(page, "location.hash.startsWith('#t=')")
    is_made = f"!!document.querySelector({json.dumps(f'ol {MOVES[game]}')})"
    for _ in range(MOST_TAPS):
        if page.evaluate(is_made):
            break
        tap(page, *TAPS[game])
    assert page.evaluate(is_made)
    assert page.evaluate("JSON.stringify(window.complaints)") == "[]"

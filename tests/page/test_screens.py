"""Every screen: nothing for axe to find by day or by night, our own type, no wider than a phone, and nothing moves."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.amounts import DEEP, brief
from tests.page import calm
from tests.page.browsing import DESKTOP, PHONE, Size, Visitor
from tests.page.conftest import Come
from tests.page.reading import heard
from tests.page.screens import SCREENS
from tests.page.test_languages import raw_keys
from tests.page.type import foreign, unset
from yamabushi.words import worded

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (only) => {
  const how = { runOnly: only, rules: { "target-size": { enabled: true } }, resultTypes: ["violations"] };
  const { violations } = await axe.run(document, how);
  return violations.map(({ id, impact, nodes }) => ({
    id, impact, nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }));
}"""
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
"""What is asked of a page: WCAG 2.2 AA, and what axe thinks good beyond that. Whatever it finds is a fault."""

ROOM = ("target-size", "color-contrast", "label-content-name-mismatch", "scrollable-region-focusable", "html-has-lang")
"""Rules that may find in other words, or in less room, what they did not find before."""

# What sticks out on the right of a narrow screen; what can be scrolled by itself, or is not seen, may.
STICKING_OUT = """() => [...document.querySelectorAll("main *, header *")].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width && box.right > innerWidth + 1 && !one.closest(".unseen, .skip, .wide");
}).map((one) => `${one.tagName} ${one.className.baseVal ?? one.className}`).slice(0, 5)"""


@cache
def axe() -> str:
    """Read axe."""
    return AXE.read_text(encoding="utf-8")


def faults(person: Visitor, *only: str) -> list[Any]:
    """List what axe finds, of all that is asked or only of some rules."""
    person.settle()
    wanted = {"type": "rule", "values": only} if only else {"type": "tag", "values": WCAG}
    found: list[Any] = person.page.evaluate(RUN, wanted)
    return found


def width(person: Visitor) -> int:
    """Tell how wide a page is, whether it is seen or not."""
    wide: int = person.page.evaluate("document.scrollingElement.scrollWidth")
    return wide


def turn(person: Visitor, language: str, size: Size) -> None:
    """Speak another language, on a screen of another size."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.locator("header .language select").select_option(language)
    person.page.locator(f"html[lang={language}]").wait_for()
    expect(person.text(worded(language, "page-loading"))).to_have_count(0)  # the rules are read in that language now
    person.settle()


# Screens that are made of the same parts as others, which `make test` looks at, and those of the club, which have tests
# of their own there: axe looks at them too.
CLUB = ("lobby", "watch", "players", "player", "tournament", "account")
TWINS = (
    *CLUB,
    "home-again",
    "settings",
    "courses",
    "himiki-set-up",
    "himiki-expert",
    "regality-draft",
    "choose-yokai",
    "choose-regality",
    "himiki-teams",
    "himiki-mukyan",
    "curtain",
    "talk",
    "looking-back",
    "about",
    "book",
    "join",
    "choose-himiki",
    "mindlock",  # the board of himiki
    "make",  # the palette of edit
)


@pytest.mark.parametrize("screen", brief(SCREENS, *(name for name in SCREENS if name not in TWINS)))
def test_a_screen(come: Come, screen: str) -> None:
    person = SCREENS[screen](come)
    # A hint is refused when the position has changed meanwhile, and what is laid out may be no position.
    person.expected += ["status of 409", "status of 422"]
    page = person.page
    page.evaluate(axe())
    assert faults(person) == []
    assert heard(page) == []
    assert (foreign(page), unset(page)) == ({}, [])
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    person.is_lit("dark")
    assert faults(person, "color-contrast") == []

    # Pointed at on a desk and tapped on a phone in German, whose words are the longest; in English where there is time.
    if DEEP:
        assert calm.pointed(person) == []
    turn(person, "de", DESKTOP)
    assert raw_keys(person) == set()
    assert calm.pointed(person) == []
    assert (foreign(page), unset(page)) == ({}, [])
    turn(person, "de", PHONE)
    assert faults(person, *([] if DEEP else ROOM)) == []
    assert width(person) <= PHONE[0], page.evaluate(STICKING_OUT)
    assert calm.tapped(person) == []
    turn(person, "en", PHONE)
    assert width(person) <= PHONE[0], page.evaluate(STICKING_OUT)
    if DEEP:
        assert calm.tapped(person) == []
    is_chosen = page.locator("main [aria-pressed=true]").count() > 0
    if is_chosen or DEEP:
        turn(person, "en", DESKTOP)
        # Now with nothing chosen.
        if is_chosen:
            page.keyboard.press("Escape")
        assert calm.pointed(person) == []


def test_faults_are_found(ada: Visitor) -> None:
    ada.go("about")
    ada.page.evaluate(axe())
    ada.page.evaluate("document.querySelector('h1').style.color = '#ddd'")
    ada.page.evaluate("document.querySelector('button').replaceChildren()")
    ada.page.evaluate("document.querySelector('nav a').ariaLabel = 'Elsewhere'")
    ada.page.evaluate("document.querySelector('h1').after(document.createElement('h5'))")
    ada.page.evaluate("document.querySelector('h5').append('Deep below')")
    found = {one["id"]: one["impact"] for one in faults(ada)}
    assert found.pop("heading-order") == "moderate"
    assert found.keys() == {"color-contrast", "button-name", "label-content-name-mismatch"}
    ada.page.evaluate("document.querySelector('h1').style.width = '2000px'")
    assert width(ada) >= 2000
    assert "H1" in ada.page.evaluate(STICKING_OUT)[0]

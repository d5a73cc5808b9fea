"""Every screen: nothing serious for axe by day or by night, our own type, no wider than a phone, and nothing moves."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.amounts import DEEP
from tests.page import calm
from tests.page.browsing import DESKTOP, PHONE, Size, Visitor
from tests.page.conftest import Come
from tests.page.screens import SCREENS
from tests.page.type import foreign, unset

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (only) => {
  const { violations } = await axe.run(document, { runOnly: only, resultTypes: ["violations"] });
  return violations.map(({ id, impact, nodes }) => ({
    id, impact, nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }));
}"""
SERIOUS = ("serious", "critical")

# What sticks out on the right of a narrow screen; what can be scrolled by itself, or is not seen, may.
STICKING_OUT = """() => [...document.querySelectorAll("main *, header *")].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width && box.right > innerWidth + 1 && !one.closest(".unseen, .skip, .wide");
}).map((one) => `${one.tagName} ${one.className.baseVal ?? one.className}`).slice(0, 5)"""


@cache
def axe() -> str:
    """Read axe."""
    return AXE.read_text(encoding="utf-8")


def serious(person: Visitor, *only: str) -> list[Any]:
    """List what axe calls serious, of all that it knows or only of some rules."""
    person.settle()
    wanted = {"type": "rule", "values": only} if only else {"type": "tag", "values": ["wcag2a", "wcag2aa"]}
    return [one for one in person.page.evaluate(RUN, wanted) if one["impact"] in SERIOUS]


def width(person: Visitor) -> int:
    """Tell how wide a page is, whether it is seen or not."""
    wide: int = person.page.evaluate("document.scrollingElement.scrollWidth")
    return wide


def turn(person: Visitor, language: str, size: Size) -> None:
    """Speak another language, on a screen of another size."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.locator("header .language select").select_option(language)
    person.page.locator(f"html[lang={language}]").wait_for()
    person.settle()


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen(come: Come, screen: str) -> None:
    person = SCREENS[screen](come)
    # A hint is refused when the position has changed meanwhile.
    person.expected.append("status of 409")
    page = person.page
    page.evaluate(axe())
    assert serious(person) == []
    assert (foreign(page), unset(page)) == ({}, [])
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    person.is_lit("dark")
    assert serious(person, "color-contrast") == []

    # Pointed at on a desk and tapped on a phone in German, whose words are the longest; in English where there is time.
    if DEEP:
        assert calm.pointed(person) == []
    turn(person, "de", DESKTOP)
    assert calm.pointed(person) == []
    assert (foreign(page), unset(page)) == ({}, [])
    turn(person, "de", PHONE)
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
    assert {one["id"] for one in serious(ada)} == {"color-contrast", "button-name"}
    ada.page.evaluate("document.querySelector('h1').style.width = '2000px'")
    assert width(ada) >= 2000
    assert "H1" in ada.page.evaluate(STICKING_OUT)[0]

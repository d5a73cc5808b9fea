"""Every screen: axe finds no serious fault by day or by night, and on a phone it fits."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.page.browsing import PHONE, Visitor
from tests.page.conftest import Come
from tests.page.screens import SCREENS

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { runOnly: ["wcag2a", "wcag2aa"], resultTypes: ["violations"] });
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


def serious(person: Visitor) -> list[Any]:
    """List what axe calls serious."""
    person.settle()
    return [one for one in person.page.evaluate(RUN) if one["impact"] in SERIOUS]


def width(person: Visitor) -> int:
    """Tell how wide a page is, whether it is seen or not."""
    wide: int = person.page.evaluate("document.scrollingElement.scrollWidth")
    return wide


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_serious_and_it_fits(come: Come, screen: str) -> None:
    person = SCREENS[screen](come)
    person.page.evaluate(axe())
    assert serious(person) == []
    person.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    person.is_lit("dark")
    assert serious(person) == []
    person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    person.settle()
    assert width(person) <= PHONE[0], person.page.evaluate(STICKING_OUT)


def test_faults_are_found(ada: Visitor) -> None:
    ada.go("about")
    ada.page.evaluate(axe())
    ada.page.evaluate("document.querySelector('h1').style.color = '#ddd'")
    ada.page.evaluate("document.querySelector('button').replaceChildren()")
    assert {one["id"] for one in serious(ada)} == {"color-contrast", "button-name"}
    ada.page.evaluate("document.querySelector('h1').style.width = '2000px'")
    assert width(ada) >= 2000
    assert "H1" in ada.page.evaluate(STICKING_OUT)[0]

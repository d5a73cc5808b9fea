"""The page on a phone's screen: its icons are those of our drawing, and name and colours are those of the page."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser

from tests.page.browsing import Visitor
from tests.page.make_icons import ICONS, PUBLIC, draw, pixels

MANIFEST = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))
# The colours of the bar above the page that hold now, and of its paper.
COLOURS = """() => {
  const probe = document.createElement("canvas").getContext("2d");
  const plain = (colour) => ((probe.fillStyle = colour), probe.fillStyle);
  const now = ({ media }) => matchMedia(media).matches;
  const bars = [...document.querySelectorAll("meta[name=theme-color]")].filter(now);
  return [...bars.map(({ content }) => content), getComputedStyle(document.body).backgroundColor].map(plain);
}"""


def test_the_icons_are_what_our_drawing_gives(chromium: Browser) -> None:
    page = chromium.new_page()
    for name, (size, share) in ICONS.items():
        width, height, found = pixels(page, (PUBLIC / "icons" / name).read_bytes())
        assert (width, height) == (size, size)
        _, _, wanted = pixels(page, draw(page, name))
        off = sum(abs(one - other) for one, other in zip(found, wanted, strict=True)) / len(wanted)
        assert off < 1, f"{name} is old; make icons draws it anew"
        # What a phone cuts to its own shape has no corners of ours.
        assert (found[3] == 255) == (share < 1)
    page.close()


def test_the_page_can_be_installed(ada: Visitor) -> None:
    ada.go()
    manifest = ada.page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())")
    assert manifest == MANIFEST
    assert {"name", "short_name", "id", "start_url", "scope", "description"} <= manifest.keys()
    assert manifest["display"] == "standalone"
    purposes = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("192x192", "maskable"), ("512x512", "maskable")} <= purposes
    apple = ada.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for place in (apple, *(icon["src"] for icon in manifest["icons"])):
        answer = ada.page.request.get(f"{ada.base}{place}")
        assert (answer.status, answer.headers["content-type"][:6]) == (200, "image/")
    assert manifest["background_color"] == ada.page.evaluate(COLOURS)[-1] == manifest["theme_color"]


@pytest.mark.parametrize(("light", "theme"), [("light", "Dark"), ("dark", "Light")])
def test_the_bar_above_the_page_has_its_colour(ada: Visitor, light: str, theme: str) -> None:
    ada.page.emulate_media(color_scheme="dark" if light == "dark" else "light")
    ada.go("about")
    bar, paper = ada.page.evaluate(COLOURS)
    assert bar == paper
    ada.button("Settings").click()
    ada.page.get_by_role("radio", name=theme).check()
    chosen, other = ada.page.evaluate(COLOURS)
    assert chosen == other != paper

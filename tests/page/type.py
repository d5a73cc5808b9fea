"""Tell with which fonts a page is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from playwright.sync_api import CDPSession, Page

# Whatever shows words, but not what only those hear who cannot see.
WITH_WORDS = """[...document.querySelectorAll("body *")].filter((one) =>
  [...one.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent.trim()) &&
  one.checkVisibility() && !one.closest(".unseen, .skip, noscript"))"""

# The signs that are shown, by family and slant.
SIGNS = f"""() => {{
  const found = {{}};
  for (const one of {WITH_WORDS}) {{
    const {{ fontFamily, fontStyle }} = getComputedStyle(one);
    const words = [...one.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE).map((child) => child.data);
    const face = `${{fontStyle}} 16px ${{fontFamily}}`;
    found[face] = [...new Set((found[face] ?? "") + words.join(""))].join("");
  }}
  return found;
}}"""


@contextmanager
def inspecting(page: Page) -> Iterator[CDPSession]:
    """Ask Chromium about the inside of a page."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    yield session
    session.detach()


def borrowed(page: Page, face: str, signs: Iterable[str]) -> str:
    """Give those of some signs that the page cannot draw in a face with the type that it has brought."""
    places = {f"sign-{number}": sign for number, sign in enumerate(("".join(signs), *signs))}
    page.evaluate(
        """([face, places]) => {
             const sheet = document.body.appendChild(document.createElement("div"));
             sheet.id = "type-case";
             for (const [id, signs] of Object.entries(places)) {
               const line = sheet.appendChild(document.createElement("p"));
               [line.id, line.textContent, line.style.font] = [id, signs, face];
             }
           }""",
        [face, places],
    )
    with inspecting(page) as session:
        root = session.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]

        def fonts(place: str) -> list[dict[str, bool]]:
            node = session.send("DOM.querySelector", {"nodeId": root, "selector": f"#{place}"})["nodeId"]
            drawn_with: list[dict[str, bool]] = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
            return drawn_with

        def is_ours(place: str) -> bool:
            return all(font["isCustomFont"] for font in fonts(place))

        whole, *single = places
        while not fonts(whole):
            page.evaluate("() => new Promise(requestAnimationFrame)")  # on a busy machine it is not drawn yet
        found = "" if is_ours(whole) else "".join(places[place] for place in single if not is_ours(place))
    page.evaluate("() => document.getElementById('type-case').remove()")
    return found


def foreign(page: Page) -> dict[str, str]:
    """Give the signs on a page that are drawn with a font of the machine, by the face that they should have."""
    shown: dict[str, str] = page.evaluate(SIGNS)
    return {face: signs for face, every in shown.items() if (signs := borrowed(page, face, every))}


def unset(page: Page) -> list[str]:
    """Give the words whose line is as high as a font wants it to be: with another font it would move the rest."""
    loose: list[str] = page.evaluate(
        f"""() => {WITH_WORDS}.filter((one) => !one.closest("svg, select") &&
              getComputedStyle(one).lineHeight === "normal")
              .map((one) => `${{one.tagName}} ${{one.textContent.trim().slice(0, 40)}}`)"""
    )
    return loose

"""Boards for those who need contrast: with the system's own colours, and plain ones by day and by night."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.amounts import brief
from tests.page.browsing import Light, Visitor
from tests.page.conftest import Come
from tests.page.laying import sit_at
from tests.page.playing import HimikiPlayer, Player, RegalityPlayer, YokaiPlayer, click
from tests.page.test_keyboard import LATE
from tests.page.test_screens import axe, faults
from tests.page.test_story import FIGHT

# How something looks: whatever can tell it from others besides its place.
LOOK = """(one) => ["", "::before", "::after"].map((part) => {
  const style = getComputedStyle(one, part || null);
  const seen = ["boxShadow", "backgroundColor", "backgroundImage", "borderTopStyle", "borderTopWidth", "borderTopColor",
    "outlineStyle", "translate", "scale"];
  return part && style.content === "none" ? "" : seen.map((name) => style[name]).join(" ");
}).join(" | ")"""

REGALITY = ".,.,cd/Hi,ci,te/qu,mi,. r KiPrGeWiCa StBiPaMo - - - 6"


def at_himiki(person: Visitor) -> Player:
    """Sit down at a fight."""
    sit_at(person, "himiki", FIGHT)
    return HimikiPlayer(person, 1)


def at_regality(person: Visitor) -> Player:
    """Sit down where tiles lie."""
    sit_at(person, "regality", REGALITY, style="old", match="single")
    return RegalityPlayer(person, 1)


def at_yokai(person: Visitor) -> Player:
    """Sit down late in a game."""
    sit_at(person, "yokai", LATE["Terres de Yokai"], level=1)
    return YokaiPlayer(person, 1)


BOARDS: dict[str, tuple[Callable[[Visitor], Player], str, dict[str, str]]] = {
    "himiki": (
        at_himiki,
        "[data-square][aria-label*='can be chosen']",
        {
            "chosen": ".square.selected",
            "possible": ".square.can:not(.selected, .goal, .last)",
            "goal": ".square.goal",
            "last": ".square.last:not(.can, .goal, .selected)",
            "nothing": ".square:not(.can, .goal, .last, .selected)",
        },
    ),
    "regality": (
        at_regality,
        "[data-code][aria-pressed=false]",
        {
            "chosen": ".one.picked .lies",
            "possible": "[data-cell].target",
            "last": "[data-cell].placed",
            "nothing": "[data-cell]:not(.target, .placed, .aimed)",
            "not chosen": ".one:not(.picked) .lies",
        },
    ),
    "yokai": (
        at_yokai,
        ".own .hand button[aria-disabled=false]",
        {
            "chosen": ".own .hand button[aria-pressed=true] .paper",
            "possible": ".land.lit .inside",
            "last": ".land.touched .inside",
            "nothing": ".land:not(.lit, .touched) .inside",
            "not chosen": ".own .hand button[aria-pressed=false] .paper",
        },
    ),
}
"""How one sits down, what one chooses after a move, and what is then told apart."""


@pytest.mark.parametrize("game", brief(BOARDS, "himiki"))
def test_marks_are_told_apart_whatever_the_colours(come: Come, game: str) -> None:
    ada = come()
    ada.page.emulate_media(forced_colors="active", reduced_motion="reduce")
    sit, choice, marks = BOARDS[game]
    player = sit(ada)
    player.play_some(2)
    while "offer" in (moment := player.moment()) and not ada.page.locator(marks["last"]).count():
        player.step(moment)
    looks = {"last": ada.page.locator(marks["last"]).first.evaluate(LOOK)}
    if not ada.page.locator(marks["chosen"]).count():
        click(ada.page.locator(choice).first)
    expect(ada.page.locator(marks["chosen"]).first).to_be_visible()
    for name, place in marks.items():
        if name != "last" and ada.page.locator(place).count():
            looks[name] = ada.page.locator(place).first.evaluate(LOOK)
    assert looks.keys() >= {"chosen", "nothing"}
    assert looks.pop("not chosen", "") != looks["chosen"]
    assert len(set(looks.values())) == len(looks), looks

    # The same boards without the system's colours: a setting, remembered.
    ada.page.emulate_media(forced_colors="none", reduced_motion="reduce")
    expect(ada.page.locator("html[data-plain]")).to_have_count(0)
    ada.button("Settings").click()
    ada.page.get_by_role("checkbox", name="Plain boards, high contrast").check()
    ada.page.keyboard.press("Escape")
    ada.page.reload()
    ada.at_table()
    expect(ada.page.locator("html[data-plain]")).to_have_count(1)
    ada.page.evaluate(axe())
    assert faults(ada, "color-contrast") == []
    ada.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    ada.is_lit("dark")
    assert faults(ada, "color-contrast") == []


def test_whoever_wants_more_contrast_has_words_in_full_ink(ada: Visitor) -> None:
    ada.go("play=himiki")
    quiet, title = ada.page.locator(".quiet").first, ada.page.get_by_role("heading").first
    colour = "(one) => getComputedStyle(one).color"
    assert quiet.evaluate(colour) != title.evaluate(colour)
    lights: tuple[Light, ...] = ("light", "dark")
    for light in lights:
        ada.page.emulate_media(contrast="more", color_scheme=light, reduced_motion="reduce")
        ada.is_lit(light)
        assert quiet.evaluate(colour) == title.evaluate(colour)
        expect(ada.page.locator("html[data-plain]")).to_have_count(1)

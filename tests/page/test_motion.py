"""Things really move, and end where they belong; and they do not where less motion is wanted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.amounts import brief
from tests.page.conftest import Come
from tests.page.laying import PLACES
from tests.page.playing import PLAYERS, HimikiPlayer
from tests.page.test_table import cubes

# All that has been animated by script: the element's class, how many frames there are, and whether it came to its end.
KEEP_ANIMATIONS = """
window.animated = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  const animation = animate.call(this, frames, how);
  const noted = [this.className, animation.effect.getKeyframes().length, false];
  window.animated.push(noted);
  animation.finished.then(() => (noted[2] = true), () => undefined);
  return animation;
};
"""
# How far the cubes are from the middle of the squares that are said to have one, in shares of a square.
DISTANCES = """() => {
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const tops = [...document.querySelectorAll(".place .top")].map(middle);
  const squares = [...document.querySelectorAll("[data-square]")].filter((one) => one.ariaLabel.includes(" cube: "));
  return squares.map((square) => {
    const [x, y] = middle(square);
    return Math.min(...tops.map(([left, top]) => Math.hypot(left - x, top - y))) / square.clientWidth;
  });
}"""


def test_a_cube_rolls_and_ends_where_it_belongs(come: Come) -> None:
    ada = come(is_calm=False)
    ada.context.add_init_script(KEEP_ANIMATIONS)
    ada.sit_down("HI MI KI")
    ada.button("Set up for me").click()
    expect(ada.text("Tilt a cube, or rotate one or more.")).to_be_visible()
    ada.settle()
    before = cubes(ada)
    ada.page.evaluate("window.animated.length = 0")
    player = HimikiPlayer(ada)
    player.square(player.moment("offer")["offer"]["can"][0])
    goal = ada.button(re.compile("can go here")).first
    square = str(goal.get_attribute("data-square"))
    goal.click()
    player.moment()
    ada.settle()
    expect(ada.page.locator(f'[data-square="{square}"]')).to_have_accessible_name(re.compile(" cube: "))
    assert cubes(ada) != before
    # The last cube may begin to roll only now.
    ada.page.wait_for_function(f"() => Math.max(...({DISTANCES})()) < 0.35")
    assert len(ada.page.evaluate(DISTANCES)) >= 5
    # Our cube, and then the engine's; a cube that rolls takes many frames.
    cubed = [one for one in ada.page.evaluate("window.animated") if one[0].startswith("cube ")]
    assert len(cubed) >= 2
    assert any(frames > 5 and is_over for _, frames, is_over in cubed)


@pytest.mark.parametrize("game", brief(PLAYERS, "Terres de Yokai"))
def test_moves_are_seen(come: Come, game: str) -> None:
    ada = come(is_calm=False)
    ada.context.add_init_script(KEEP_ANIMATIONS)
    ada.go(f"play={PLACES[game]}")
    ada.lay()
    PLAYERS[game](ada, 3).play_some(2)
    assert ada.page.evaluate("window.animated.length") > 0


@pytest.mark.parametrize("game", brief(PLAYERS, "HI MI KI"))
def test_nothing_moves_where_less_motion_is_wanted(come: Come, game: str) -> None:
    ada = come(is_calm=True)
    ada.context.add_init_script(KEEP_ANIMATIONS)
    ada.go(f"play={PLACES[game]}")
    ada.lay()
    PLAYERS[game](ada, 3).play_some(2)
    assert ada.page.evaluate("window.animated") == []


def test_less_motion_is_a_setting(come: Come) -> None:
    ada = come(is_calm=False)
    ada.context.add_init_script(KEEP_ANIMATIONS)
    ada.go()
    ada.button("Settings").click()
    ada.page.get_by_role("checkbox", name="Less motion").check()
    ada.sit_down("HI MI KI")  # the page is loaded anew
    HimikiPlayer(ada, 3).play_some(2)
    assert ada.page.evaluate("window.animated.length") == 0

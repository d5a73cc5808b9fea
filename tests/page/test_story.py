"""What happens is seen and told: fights, what they bring, and the answer only after that."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.browsing import Visitor, wait_until
from tests.page.conftest import Come
from tests.page.laying import sit_at
from tests.page.playing import tilt

FIGHT = "D5KMH,D6HMK,E5HMK/C1HMK,C4KHM,D1MHK w 0-3 b-b - 3 -"
"""D5-D4 shows fire beside wood: it beats it, takes the influence and two points."""
TOLD = "White: fire beats wood, +1, takes the fire influence from Black, +1, −1 for Black"
TURN = "White: D5–D4."

# Notes every text of the line over the board, how many points White had then, what lay over the board, and how many
# lines the log had.
WATCH = """() => {
  window.noted = [];
  const note = () => {
    const text = document.querySelector(".turn span span").textContent.trim();
    const points = document.querySelectorAll(".line.w i.won").length;
    const fight = document.querySelector(".fights .fight")?.textContent.trim() ?? "";
    const now = [text, points, fight, document.querySelectorAll("ol [data-move]").length];
    if (window.noted.at(-1)?.join() !== now.join()) window.noted.push(now);
  };
  note();
  new MutationObserver(note).observe(document.querySelector("main"), {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
}"""


def test_a_fight_is_told_when_the_cube_has_arrived_and_before_the_answer(come: Come) -> None:
    ada = come(is_calm=False)
    sit_at(ada, "himiki", FIGHT)
    expect(ada.text("Your turn.")).to_be_visible()
    ada.page.evaluate(WATCH)
    tilt(ada, "D5", "D4")
    expect(ada.lines).to_have_count(2)
    expect(ada.text("Your turn.")).to_be_visible()
    # All of it was seen for a while; a test that looks now and then would miss some.
    noted = ada.page.evaluate("() => window.noted")
    assert [TOLD, 2, "+1", 1] in noted
    told = list(dict.fromkeys((text, points) for text, points, _, _ in noted))
    # Nothing of the answer is told before that.
    assert told[told.index((TURN, 0)) + 1] == (TOLD, 2)
    assert told[-1][0] == "Your turn."


def test_a_tap_goes_on_at_once(come: Come) -> None:
    ada = come(is_calm=False)
    ada.page.clock.install()  # time stands still: nothing goes on by itself
    sit_at(ada, "himiki", FIGHT)
    ada.page.clock.pause_at("2099-01-01")
    tilt(ada, "D5", "D4")
    turn = ada.page.locator(".turn")
    expect(turn).to_contain_text(TURN)
    expect(ada.page.locator(".line.w i.won")).to_have_count(0)

    def tap() -> bool:
        ada.page.locator("[data-part=play]").click(position={"x": 3, "y": 3})
        ada.page.clock.run_for(20)
        return "Your turn." in turn.inner_text()

    wait_until([ada], tap)
    expect(ada.page.locator(".line.w i.won")).to_have_count(2)


def test_whoever_wants_less_motion_reads_it(ada: Visitor) -> None:
    sit_at(ada, "himiki", FIGHT)
    tilt(ada, "D5", "D4")
    expect(ada.text(re.compile(f"^{re.escape(TOLD)}"))).to_be_visible()
    expect(ada.text("Your turn.")).to_be_visible()
    expect(ada.page.locator(".fights .fight")).to_have_count(0)


def test_the_pace_is_a_setting(ada: Visitor) -> None:
    ada.go()
    ada.button("Settings").click()
    ada.field("Speed of moves").select_option("slow")
    ada.page.reload()
    ada.button("Settings").click()
    expect(ada.field("Speed of moves")).to_have_value("slow")


def test_an_effect_is_told(ada: Visitor) -> None:
    sit_at(ada, "regality", "ci,Mi,./.,.,st/te,.,. r KiQuPrGeWiCa HiCdBiPaMo - - - 4", style="old")
    ada.page.locator('[data-code="Ki"]').click()
    ada.page.locator('[data-cell="b1"]').click()
    ada.page.locator('[data-cell="c2"]').click()
    expect(ada.page.locator(".turn")).to_contain_text("Royalty: destroys c2")

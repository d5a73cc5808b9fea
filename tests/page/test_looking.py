"""Looking back: at once, however quickly one leafs; and a line that is dead is noticed."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.browsing import BROKEN_WIRE, House, Visitor
from tests.page.conftest import Come
from tests.page.laying import sit_at
from tests.page.playing import HimikiPlayer, tilt
from tests.page.test_connection import BROKEN
from tests.page.test_story import FIGHT

# Counts what is asked of the server about earlier positions.
COUNT_LOOKS = """
window.looks = 0;
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  if (JSON.parse(data).type === "look") window.looks += 1;
  return send.call(this, data);
};
"""
# Holds an arrow key down: so many times in one go, quicker than any keyboard.
HOLD = """([key, times]) => {
  for (let press = 0; press < times; press += 1)
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}"""
# Of live.ts, in milliseconds: when a line that is silent is given up, and when it is tried again at the latest.
TWO_HEARTBEATS = 8_000
LONGEST_WAIT = 20_000
LOOKING = re.compile("^You are looking back, at step (\\d+)")


def test_an_arrow_key_that_is_held_down_floods_nobody(ada: Visitor) -> None:
    ada.context.add_init_script(COUNT_LOOKS)
    ada.sit_down("HI MI KI", "Tadpole")
    ada.button("Set up for me").click()
    HimikiPlayer(ada, 1).play_some(14)
    HimikiPlayer(ada).moment("offer")
    ada.page.reload()  # nothing is known any more but the present
    expect(ada.text(re.compile("^Your turn"))).to_be_visible()
    for _ in range(12):
        ada.page.evaluate(HOLD, ["ArrowLeft", 30])
        ada.page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(ada.text(LOOKING)).to_be_visible()
    # The arrows may have been there already: then there is no way further back.
    ada.button("To the start").evaluate("(one) => one.click()")
    expect(ada.text("You are looking back, at step 0.")).to_be_visible()
    expect(ada.button("To the start")).to_be_disabled()
    expect(ada.button("One move back")).to_be_disabled()
    assert ada.page.evaluate("window.looks") < 15
    expect(ada.text(BROKEN)).to_have_count(0)
    # All of it is known by now: one comes back without a question.
    known = ada.page.evaluate("window.looks")
    ada.button("One move forward").click()
    expect(ada.text("You are looking back, at step 0.")).to_have_count(0)
    expect(ada.text(LOOKING)).to_be_visible()
    assert ada.page.evaluate("window.looks") <= known + 1


def test_a_position_that_has_been_seen_is_shown_without_a_question(ada: Visitor) -> None:
    ada.context.add_init_script(COUNT_LOOKS)
    sit_at(ada, "himiki", FIGHT)
    tilt(ada, "D5", "D4")
    expect(ada.lines).to_have_count(2)
    HimikiPlayer(ada).moment("offer")
    shown = ada.page.evaluate(
        """async () => {
             document.querySelectorAll(".steps button:not(.list)")[1].click();
             await Promise.resolve();
             return [document.querySelector(".turn").textContent, window.looks];
           }"""
    )
    assert LOOKING.match(shown[0].strip())
    # What was asked for meanwhile are its neighbours.
    assert shown[1] <= 1


def test_a_dead_line_is_noticed_though_nothing_was_sent(come: Come, house: House) -> None:
    with house.wire() as wire:
        ada = come(wire.base, expected=BROKEN_WIRE)
        ada.page.clock.install()  # it can be put on, so that nobody has to wait
        ada.sit_down("HI MI KI")
        expect(ada.text(re.compile("^Your turn"))).to_be_visible()
        wire.deafen()
        ada.page.clock.run_for(TWO_HEARTBEATS)
        expect(ada.text(BROKEN)).to_be_visible()
        wire.mend()
        ada.page.clock.run_for(LONGEST_WAIT)
        expect(ada.text(BROKEN)).to_have_count(0)
        HimikiPlayer(ada, 1).play_some(1)

"""The log reads like a game: numbered, in columns by side, in words, with what came of each move."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.page.browsing import Visitor, wait_until
from tests.page.laying import lay_at, sit_at
from tests.page.playing import HimikiPlayer, RegalityPlayer, YokaiPlayer, tilt
from tests.page.test_story import FIGHT


def rounds(ada: Visitor) -> Locator:
    """Find the numbered rows."""
    return ada.page.locator("ol .round")


def is_in_sight(ada: Visitor, entry: Locator) -> bool:
    """Tell whether an entry lies within what the list shows."""
    inside: bool = entry.evaluate(
        """(one) => {
             const [entry, list] = [one, one.closest("ol")].map((each) => each.getBoundingClientRect());
             return entry.top >= list.top - 1 && entry.bottom <= list.bottom + 1;
           }"""
    )
    return inside


def test_a_line_has_its_number_its_column_and_what_came_of_it(ada: Visitor) -> None:
    sit_at(ada, "himiki", FIGHT)
    tilt(ada, "D5", "D4")
    expect(ada.lines).to_have_count(2)
    first = rounds(ada).first
    expect(first).to_contain_text("1.")
    white, black = first.locator(".cell").all()
    # Notation and signs for eyes; the whole sentence for those who listen, and on demand.
    move = white.get_by_role("button")
    expect(move.locator("> [aria-hidden]")).to_have_text(re.compile(r"^\s*D5–D4\s+\+2 −1\s*$"))
    expect(move.locator("svg[data-element]")).to_have_count(3)
    expect(move).to_have_accessible_name(re.compile("^White: D5–D4: fire beats wood, \\+1, .*, \\+1"))
    expect(move).to_have_attribute("title", re.compile("^White: Tilt D5 to D4. Fire beats wood"))
    expect(black.get_by_role("button")).to_have_count(1)

    # A tap explains it, and leads to the rules.
    white.get_by_role("button").click()
    why = ada.page.get_by_role("region", name="What happened, and why")
    expect(why.get_by_role("listitem").nth(1)).to_have_text(re.compile("^Fire on D4 beats wood on .*: a conflict won"))
    why.get_by_role("button", name="H-05").first.click()
    expect(ada.page.locator("#rule-H-05")).to_be_focused()
    # Going back closes them, and so does their button; both times one is still at the table.
    here = ada.page.url
    ada.page.go_back()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    why.get_by_role("button", name="H-05").first.click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert ada.page.url == here
    why.get_by_role("button", name="Close").click()
    expect(why).to_have_count(0)
    # Whoever goes on has read it, and it never lies over the way on.
    white.get_by_role("button").click()
    expect(why).to_be_visible()
    ada.button("One move forward").click()
    expect(why).to_have_count(0)


def test_codes_are_a_setting(ada: Visitor) -> None:
    sit_at(ada, "himiki", FIGHT)
    tilt(ada, "D5", "D4")
    shown = ada.lines.first.locator("> [aria-hidden]")
    expect(shown).to_have_text(re.compile(r"^\s*D5–D4"))
    ada.button("Settings").click()
    ada.page.get_by_role("checkbox", name="Moves in notation").check()
    expect(shown).to_have_text("D5-D4")
    ada.page.reload()
    expect(shown).to_have_text("D5-D4")


def test_what_was_taken_back_is_struck_out_and_a_resignation_is_said_once(ada: Visitor) -> None:
    sit_at(ada, "himiki", FIGHT)
    tilt(ada, "D5", "D4")
    expect(ada.lines).to_have_count(2)
    HimikiPlayer(ada).moment("offer")
    ada.button("Undo").click()
    expect(ada.text("Move taken back.")).to_be_visible()
    expect(ada.lines.first).to_have_css("text-decoration-line", "line-through")
    expect(ada.lines.first).to_have_accessible_name(re.compile("^taken back: White: D5–D4"))
    ada.give_up()
    expect(ada.text("White aborts the game.")).to_be_visible()
    expect(ada.text(re.compile("wants to resign"))).to_have_count(0)


def test_set_up_is_folded_and_the_present_entry_is_in_sight(ada: Visitor) -> None:
    ada.sit_down("Regality vs. Religion")
    player = RegalityPlayer(ada, 2)
    player.play_some(14)
    fold = ada.page.locator("ol details").first
    expect(fold).not_to_have_attribute("open", re.compile(""))
    expect(fold.get_by_text(re.compile(r"^Set-up: \d+ steps$"))).to_be_visible()
    player.moment("offer", "over", "next")
    wait_until([ada], lambda: is_in_sight(ada, rounds(ada).last.locator("[data-move]").last))
    ada.button("To the start").click()
    expect(ada.text(re.compile("^You are looking back"))).to_be_visible()
    ada.button("One move forward").click()
    expect(ada.page.locator("ol .shown")).to_be_visible()
    assert is_in_sight(ada, ada.page.locator("ol .shown"))


def test_draws_are_cards_and_dice_and_set_up_is_drawn(ada: Visitor) -> None:
    ada.go(f"t={lay_at(ada, 'himiki', others=0, mode='mukyan')}")
    ada.at_table()
    HimikiPlayer(ada, 3).play_some(8)
    expect(ada.text(re.compile("chance event"))).to_have_count(0)
    dice = ada.page.get_by_role("button", name=re.compile("^Chance: Dice: black")).first
    expect(dice.locator("svg[data-element]")).to_have_count(2)
    ada.page.locator("ol summary").first.click()
    placed = ada.page.get_by_role("button", name=re.compile("^White: Cube on [BCD]5: .* north–south"))
    expect(placed.locator("> [aria-hidden]")).to_have_text([re.compile(r"^\s*[BCD]5\s*$")] * 3)
    expect(placed.first.locator("svg.cube")).to_be_visible()

    ada.go(f"t={lay_at(ada, 'yokai')}")
    ada.at_table()
    YokaiPlayer(ada, 3).play_some(6)
    drawn = ada.page.get_by_role("button", name=re.compile("^Chance: Drawn face down")).first
    expect(drawn.locator("svg.back")).to_be_visible()
    expect(drawn.locator("> [aria-hidden]")).to_have_text("")

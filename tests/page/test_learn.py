"""Learn by playing: every course is done to its end on a phone, one with wrong tries, one without a mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.amounts import DEEP, brief
from tests.page.browsing import PHONE, Visitor
from tests.page.conftest import Come
from tests.page.laying import QUIET
from tests.page.learning import do
from tests.page.playing import by_keys, click
from tests.page.test_screens import STICKING_OUT, axe, faults, width
from yamabushi.core.lessons import Course, Step
from yamabushi.core.registry import games
from yamabushi.lessons.finding import course_of, courses_of, step_of, text_key
from yamabushi.words import rule_in, worded

EXERCISES = course_of("regality", "tiles")
"""One for each tile, in no order: each is tried by itself."""
SOME_STEPS = 3
SOME = "Pe"
"""The tile that is always tried: it borrows the power of another."""
WALKED = {
    f"{name}-{course.name}": (name, course)
    for name in games()
    for course in courses_of(name)
    if course is not EXERCISES
}


# Remembers steps as the page does.
LEARNED = """(steps) => localStorage.setItem("yamabushi-lessons", JSON.stringify(steps))"""


def says(key: str) -> re.Pattern[str]:
    """Give a text of the page as something to look for; it may stand behind other words."""
    return re.compile(re.escape(worded("en", key)) + "$")


@pytest.mark.parametrize("walked", brief(WALKED, "himiki-first", "regality-first", "yokai-first"))
def test_a_course_is_done_by_touch(come: Come, walked: str) -> None:
    name, course = WALKED[walked]
    # Each is done by its end, unless there is time; in one of them all that comes before has been done already.
    steps = course.steps if DEEP else course.steps[-SOME_STEPS:]
    is_whole = DEEP or walked == "regality-first"
    ada = come(size=PHONE, has_touch=True)
    if is_whole and not DEEP:
        ada.page.goto(f"{ada.base}/{QUIET}")
        ada.page.evaluate(LEARNED, [f"{name}/{course.name}/{step.name}" for step in course.steps[:-SOME_STEPS]])
    ada.go(f"learn={name}&course={course.name}&step={steps[0].name}")
    ada.page.evaluate(axe())
    for step in steps:
        do_step(ada, name, course, step)
        ada.link("Next").tap()
    end = "You made it!" if is_whole else "Almost there"
    expect(ada.page.get_by_role("heading", name=end)).to_be_visible()
    assert faults(ada) == []
    ada.go(f"learn={name}")
    done = course.steps if is_whole else steps
    expect(ada.text(f"{len(done)} of {len(course.steps)} steps")).to_be_visible()


def do_step(ada: Visitor, name: str, course: Course, step: Step) -> None:
    """Do a step with a finger, and see that it fits on the phone."""
    key = text_key(name, course.name, step.name)
    expect(ada.text(worded("en", f"{key}.goal"))).to_be_visible()
    for action in step.ways[0]:
        do(ada, name, action, Locator.tap)
    expect(ada.text(says(f"{key}.right"))).to_be_visible()
    # A step that is done is no game that is over, unless it is.
    if not any(dict(one).get("what") == "over" for one in step.wants):
        expect(ada.page.locator("[data-part=play]")).not_to_contain_text(re.compile("is over"))
    assert width(ada) <= PHONE[0], ada.page.evaluate(STICKING_OUT)
    # The board has the whole width: the steps lie below it, not beside it.
    room = ada.page.locator("[data-part=play]").bounding_box()
    assert room
    assert room["width"] > 0.9 * PHONE[0]


@pytest.mark.parametrize("code", brief([one.name for one in EXERCISES.steps], SOME))
def test_a_tile_is_tried_by_touch(come: Come, code: str) -> None:
    ada = come(size=PHONE, has_touch=True)
    step = step_of("regality", "tiles", code)
    ada.go(f"learn=regality&course=tiles&step={code}")
    do_step(ada, "regality", EXERCISES, step)
    # What has left the board lies over it only while one of it is asked for.
    expect(ada.page.locator(".tray details[open]")).to_have_count(0)


def test_wrong_tries_are_answered_and_a_hint_comes(ada: Visitor) -> None:
    ada.go("learn=himiki&course=first&step=circle")
    key = text_key("himiki", "first", "circle")
    answer = ada.page.locator(".answer")

    # The rules say why not.
    click(ada.page.locator('[data-square="C4"]'))
    click(ada.page.locator('[data-square="C1"]'))
    expect(ada.text(re.compile("C1 is not beside C4"))).to_be_visible()
    expect(ada.text(re.compile("^Hint: "))).to_have_count(0)

    # What happened is told, and what it means; a tap on the board begins anew.
    do(ada, "himiki", "C4-C3")
    expect(answer).to_have_text(says(f"{key}.lost"))
    expect(answer).to_contain_text("Wood loses to fire.")
    expect(ada.button("Try again")).to_be_focused()
    ada.page.locator("[data-square]").first.click()

    # Two tries: a hint, in words and on the board.
    expect(ada.text(re.compile("^Hint: "))).to_have_text(says(f"{key}.hint"))
    expect(ada.page.locator('[data-square="D4"].hinted')).to_be_visible()
    # On a phone it lies over all of what is wanted, until it is laid aside; it can be had again.
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(ada.button("Hint")).to_be_disabled()
    ada.page.wait_for_function(
        """() => {
          const [hint, goal] = [".words", ".task"].map((one) => document.querySelector(one).getBoundingClientRect());
          const apart = ["x", "y", "width"].map((key) => Math.abs(hint[key] - goal[key]));
          return Math.max(...apart, goal.bottom - hint.bottom) <= 1;
        }"""
    )
    ada.button("Close").click()
    expect(ada.page.locator(".words")).to_be_hidden()
    ada.button("Hint").click()
    expect(ada.text(re.compile("^Hint: "))).to_be_visible()
    do(ada, "himiki", "C4-D4")
    expect(ada.text(says(f"{key}.right"))).to_be_visible()
    expect(ada.link("Next")).to_be_focused()


def test_steps_are_skipped_taken_back_and_remembered(ada: Visitor) -> None:
    ada.go()
    ada.link(re.compile("^Learn in three minutes.+HI MI KI$")).click()
    expect(ada.page.get_by_role("heading", name="A cube tilts")).to_be_visible()
    ada.page.go_back()  # to where one came from, and not to the way to the step
    expect(ada.page.get_by_role("heading", name="HI MI KI")).to_be_visible()
    ada.page.go_forward()
    expect(ada.page.get_by_role("heading", name="A cube tilts")).to_be_visible()
    # Only what is taught by then can be done, and what can be done stands where it will stand.
    expect(ada.button(re.compile("^C5, .*can be chosen|^C5, .*chosen"))).to_be_visible()
    expect(ada.button(re.compile("Rotate"))).to_have_count(0)
    skip = ada.link("Skip").bounding_box()
    ada.link("Skip").click()
    expect(ada.page.get_by_role("heading", name="Its sides")).to_be_visible()
    do(ada, "himiki", "C4-D4")
    expect(ada.link("Next")).to_be_visible()
    ada.link(re.compile("^Back$")).click()
    expect(ada.page.get_by_role("heading", name="A cube tilts")).to_be_visible()
    expect(ada.link("Step 2: Its sides, done")).to_be_visible()

    # Of several decisions the last is taken back.
    ada.go("learn=himiki&course=first&step=again")
    assert ada.link("Skip").bounding_box() == skip
    do(ada, "himiki", "C5-C4")
    expect(ada.button(re.compile("^C5, free"))).to_be_visible()
    ada.button("Undo").click()
    expect(ada.button(re.compile("^C4, free"))).to_be_visible()

    # One goes on with the first step that is not done.
    ada.go("learn=himiki")
    ada.link("Go on: First steps").click()
    expect(ada.page.get_by_role("heading", name="A cube tilts")).to_be_visible()


def test_a_step_is_done_by_keys_and_a_course_leads_to_a_table(ada: Visitor) -> None:
    ada.go("learn=himiki&course=first&step=three")
    key = text_key("himiki", "first", "three")
    for step in courses_of("himiki")[0].steps:
        if step.name == "three":
            for action in step.ways[0]:
                do(ada, "himiki", action, by_keys)
    expect(ada.text(says(f"{key}.right"))).to_be_visible()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("heading", name="Almost there")).to_be_visible()
    by_keys(ada.button("Play against Muk Yan"))
    ada.at_table()


def test_a_tile_leads_to_its_exercise(ada: Visitor) -> None:
    ada.go("learn=regality&course=first&step=turn")
    ada.page.locator('[data-code="Mi"][aria-pressed]').click()
    with ada.context.expect_page() as opened:
        ada.link("Try it, opens in a new tab").click()
    # Whoever is at a table stays there: it is another window.
    expect(opened.value.get_by_role("heading", name=worded("en", "tile-Mi"), level=1)).to_be_visible()
    expect(ada.page.get_by_role("heading", name=worded("en", "lesson-regality-first-turn"))).to_be_visible()


def test_the_rules_have_living_pictures(ada: Visitor) -> None:
    ada.go("rules=himiki")
    key = text_key("himiki", "first", "influence")
    figure = ada.page.get_by_role("figure").filter(has_text=worded("en", f"{key}.goal"))
    figure.scroll_into_view_if_needed()
    # The board is seen and not touched; what lies over it plays on.
    cube = figure.locator('[data-square="C3"]')
    expect(cube).to_have_attribute("aria-label", re.compile("free"))
    figure.get_by_role("button", name=f"Play on: {worded('en', key)}").click()
    expect(cube).to_have_attribute("aria-label", re.compile("White cube: fire on top"))
    expect(figure.get_by_text(worded("en", f"{key}.right"))).to_be_visible()
    figure.get_by_role("button", name=f"From the beginning: {worded('en', key)}").click()
    expect(figure.get_by_text(worded("en", f"{key}.goal"))).to_be_visible()
    expect(cube).to_have_attribute("aria-label", re.compile("free"))

    # Looking on is no doing: the lesson is still to be done.
    with ada.context.expect_page() as opened:
        figure.get_by_role("link", name=f"Try it: {worded('en', key)}, opens in a new tab").click()
    expect(opened.value.get_by_role("heading", name=worded("en", key), level=1)).to_be_visible()
    expect(opened.value.get_by_role("link", name=re.compile(f": {worded('en', key)}$"))).to_be_visible()


def test_tiles_in_the_rules_lead_to_their_exercises(ada: Visitor) -> None:
    ada.go("rules=regality")
    table = ada.page.get_by_role("region", name=re.compile("what it does"))
    expect(table.get_by_role("link", name=re.compile("^Try it: "))).to_have_count(31)
    with ada.context.expect_page() as opened:
        table.get_by_role("link", name=f"Try it: {worded('en', 'tile-Wt')}").click()
    expect(opened.value.get_by_role("heading", name=worded("en", "tile-Wt"), level=1)).to_be_visible()


def test_a_ruling_shows_its_position_which_can_be_analysed(ada: Visitor) -> None:
    ada.go("rules=himiki")
    ada.page.get_by_role("radio", name=worded("en", "rules-rulings")).click()
    title = rule_in("en", "himiki", "H-03")
    figure = ada.page.get_by_role("figure").filter(has=ada.page.get_by_role("button", name=f"Play on: {title}"))
    figure.scroll_into_view_if_needed()
    cube = figure.locator('[data-square="C3"]')
    expect(cube).to_have_attribute("aria-label", re.compile("free"))
    figure.get_by_role("button").last.click()
    figure = ada.page.get_by_role("figure").filter(
        has=ada.page.get_by_role("button", name=f"From the beginning: {title}")
    )
    expect(figure.locator('[data-square="C3"]')).to_have_attribute("aria-label", re.compile("White cube: water on top"))
    with ada.context.expect_page() as opened:
        figure.get_by_role("link", name=f"Analyse: {title}").click()
    # It begins there, and what the ruling says was played.
    expect(opened.value.locator('[data-square="C4"]')).to_have_attribute("aria-label", re.compile("White cube"))
    expect(opened.value.get_by_text("C4–C3").or_(opened.value.get_by_text("C4-C3")).first).to_be_visible()

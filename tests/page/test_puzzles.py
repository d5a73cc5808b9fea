"""Mindlock on the page: the book, a puzzle solved and remembered, and one failed. Hints and solutions: test_kernels."""

from __future__ import annotations

import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import expect

from tests.page.browsing import Visitor
from tests.page.conftest import Come
from tests.page.learning import do
from tests.page.playing import tilt
from yamabushi.games.himiki.book import book
from yamabushi.games.himiki.days import first_day, puzzle_of_the_day
from yamabushi.server.routes import puzzles
from yamabushi.server.solving import Bounds, solution

SOLUTION = (("C4", "C3"), ("C3", "D3"), ("D3", "D4"))


def open_first(ada: Visitor) -> None:
    """Open the book from the first page, and its first puzzle."""
    ada.go()
    ada.link("Open the book").click()
    ada.button("F01 PAR 3 not tried yet").click()
    ada.at_table()


def test_the_book_opens_with_its_grades(ada: Visitor) -> None:
    ada.go("book")
    tabs = ada.page.get_by_role("tab")
    expect(tabs).to_have_text([re.compile(rf"^{name}\s+0/\d+$") for name in ("Easy", "Medium", "Hard", "Expert")])
    expect(ada.button("Next challenge: F01")).to_be_visible()
    for tab, letter in zip(tabs.all(), "FMDE", strict=True):
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        puzzles = ada.page.get_by_role("tabpanel").get_by_role("button", name=re.compile(rf"^{letter}\d+ PAR \d+ not"))
        expect(puzzles).to_have_count(int(tab.inner_text().rpartition("/")[2]))
    ada.field("Theme").select_option("influence")
    about = [name for name, entry in book().items() if "influence" in entry.themes]
    expect(tabs).to_have_text([re.compile(rf"0/{sum(name[0] == letter for name in about)}$") for letter in "FMDE"])
    expect(ada.button(f"Next challenge: {about[0]}")).to_be_visible()
    shown = ada.page.get_by_role("tabpanel").get_by_role("button")
    expect(shown).to_have_text([re.compile(name) for name in about if name[0] == "E"])


def test_a_puzzle_that_is_solved_is_remembered(ada: Visitor) -> None:
    open_first(ada)
    for from_square, to_square in SOLUTION:
        tilt(ada, from_square, to_square)
    expect(ada.text("Solved")).to_be_visible()
    ada.page.reload()
    expect(ada.text("Solved")).to_be_visible()
    ada.link("Mindlock").first.click()
    expect(ada.button(re.compile("^F01 PAR 3 solved in 3 moves"))).to_be_visible()
    expect(ada.page.get_by_role("tab", name="Easy")).to_have_text(re.compile(r"1/\d+"))
    ada.page.reload()
    expect(ada.button(re.compile("^F01 PAR 3 solved in 3 moves"))).to_be_visible()
    expect(ada.button("Next challenge: F02")).to_be_visible()


def test_the_puzzle_of_the_day_is_the_same_for_all_and_days_in_a_row_count(
    come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = next(day for day in map(after_the_first, range(400)) if puzzle_of_the_day(day) == "F01")
    monkeypatch.setattr(puzzles, "today", lambda: day)
    ada, ben = come(), come()
    for person in (ada, ben):
        person.go()
        expect(person.page.get_by_role("region", name="Challenge of the day")).to_contain_text("F01 · Easy · PAR 3")
        expect(person.text(re.compile("Solve it to start a streak"))).to_be_visible()
    ada.button("Play today’s challenge").click()
    ada.at_table()
    for from_square, to_square in SOLUTION:
        tilt(ada, from_square, to_square)
    expect(ada.text(re.compile("^Solved on its day"))).to_be_visible()
    monkeypatch.setattr(puzzles, "today", lambda: day + timedelta(days=1))
    ada.go("book")
    expect(ada.text(re.compile("^One day so far"))).to_be_visible()
    ada.text("Challenges of past days").click()
    expect(ada.button(re.compile("F01 ?solved$"))).to_be_visible()


def after_the_first(count: int) -> date:
    """Give the day so many days after the first that has a puzzle."""
    return first_day() + timedelta(days=count)


def test_a_puzzle_without_a_move_left_is_lost_and_offers_none(ada: Visitor) -> None:
    open_first(ada)
    turn = ada.page.locator("[data-part=turn]")
    wrong = [("C4", "B4"), ("B4", "C4"), ("C4", "B4")]
    for step in wrong:
        tilt(ada, *step)
    expect(turn).to_contain_text("No move left: not solved.")
    ada.page.reload()
    expect(turn).to_contain_text("No move left: not solved.")
    # No square can be chosen, and nothing is listed as a move.
    expect(ada.page.locator("[data-square].can")).to_have_count(0)
    expect(ada.page.get_by_text(re.compile("moves, in words"))).to_have_count(0)
    expect(ada.lines).to_have_count(3)
    ada.button("Take back").click()
    expect(turn).to_contain_text("Beat all black cubes with one move.")
    tilt(ada, *wrong[-1])
    expect(turn).to_contain_text("No move left: not solved.")
    turn.get_by_role("button", name="Begin again").click()
    # Whose turn it is goes without saying: what is still to be done stands in its place.
    expect(turn).to_contain_text("Beat all black cubes within 3 moves.")
    for from_square, to_square in SOLUTION:
        tilt(ada, from_square, to_square)
    expect(ada.text("Solved")).to_be_visible()
    ada.button("Next challenge").click()
    expect(ada.page.get_by_role("heading", name="Challenge F02", level=2)).to_be_visible()


def test_a_run_ends_with_its_time_and_the_best_is_remembered(ada: Visitor) -> None:
    ada.page.clock.install()  # three minutes can be put on, so that nobody has to wait
    ada.go("book=run")
    ada.button("Begin").click()
    shown = ada.page.locator(".state .row .quiet")
    expect(shown).to_have_text(re.compile(r"^F\d+ · Moves: 0 · PAR \d+$"))
    expect(ada.page.get_by_role("timer")).to_have_text(re.compile(r"^(3:00|2:\d\d)$"))
    first = shown.inner_text().partition(" ")[0]
    # What is to be done is said as large as at a table.
    task = ada.text(re.compile("^Beat all black cubes (with one move|within . moves)\\.$"))
    expect(task).to_have_css("font-size", "16px")
    expect(task).to_have_css("font-weight", "600")
    for action in solution(book()[first].text, None, Bounds())["actions"]:
        do(ada, "himiki", action)
    counts = ada.page.locator(".state dd")
    expect(counts).to_have_text([re.compile(r"^[0-2]:\d\d$"), "1", "0/3", "–"])
    expect(shown).not_to_contain_text(f"{first} ")

    # Giving up is a mistake.
    ada.button("Skip this one").click()
    expect(counts.nth(2)).to_have_text("1/3")
    ada.page.clock.run_for(3 * 60_000)
    expect(ada.text("The run is over: 1 challenge solved.")).to_be_visible()
    expect(ada.text(re.compile("Your best run so far!"))).to_be_visible()
    expect(ada.button("Skip this one")).to_have_count(0)
    ada.page.reload()
    expect(ada.text("Your best: 1")).to_be_visible()


def test_what_cannot_be_proved_just_now_is_said_beside_the_button(come: Come) -> None:
    ada = come()
    ada.expected.append("409")
    refusal = '{"code": "puzzle-not-yet", "sentence": "Not yet.", "arguments": {}}'
    ada.page.route("**/api/modules", lambda route: route.fulfill(json={}))
    ada.page.route("**/api/puzzles/check", lambda route: route.fulfill(status=409, body=refusal))
    ada.go("book")
    own = ada.page.get_by_role("textbox")
    own.fill("C4HKM/C2HKM,D5KHM,E3MHK par=3 headlock")
    ada.button("Prove it").click()
    expect(ada.page.locator("form").get_by_role("alert")).to_contain_text("ask again")
    own.fill("something else")
    expect(ada.page.locator("form").get_by_role("alert")).to_have_count(0)

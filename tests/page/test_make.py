"""Puzzles that somebody makes: proved while they are made, kept, shared, printed, and solved in another browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.conftest import Come
from tests.page.playing import HimikiPlayer, tilt
from tests.page.test_screens import axe, faults


def test_a_puzzle_is_made_proved_shared_and_solved_in_another_browser(come: Come) -> None:
    ada = come(permissions=["clipboard-read", "clipboard-write"])
    ada.go("book")
    ada.link("Make a challenge").click()
    text, verdict = ada.field("The challenge as text"), ada.page.locator("#make-verdict")
    grid = ada.page.get_by_role("grid")

    # The solver says at once what it is; terrain that nobody needs is marked.
    expect(verdict).to_contain_text("Solvable in 3 moves; shortest solutions: 1. Easy, difficulty")
    expect(ada.text("No piece is needless.")).to_be_visible()
    ada.page.get_by_role("radio", name="Mirror").click()
    grid.get_by_role("button", name="A1, free").click()
    expect(ada.text(re.compile("^Needless: A1."))).to_be_visible()
    expect(grid.get_by_role("button", name="A1, Mirror, needless")).to_be_visible()

    # A cube less is easier, and PAR follows; what is no puzzle is refused as its reader does.
    ada.page.get_by_role("radio", name="Remove").click()
    for square in ("A1, Mirror", "D5, "):
        grid.get_by_role("button", name=re.compile(f"^{square}")).click()
    expect(verdict).to_contain_text("Solvable in one move")
    ada.button("Set PAR to 1").click()
    expect(text).to_have_value("C4HKM/C2HKM par=1 headlock")
    grid.get_by_role("button", name=re.compile("^C2, ")).click()
    expect(verdict).to_contain_text("Black has 0 cubes")
    expect(ada.button("Play")).to_be_disabled()

    # It is kept, shown, printed with its solution on a page of its own, and shared.
    text.fill("C4HKM/C2HKM,D5KHM par=3 headlock")
    expect(ada.text("No piece is needless.")).to_be_visible()
    ada.page.evaluate(axe())
    assert faults(ada) == []
    ada.button("Solution").click()
    ada.button("One move forward").click()
    expect(ada.text("1 of 3: Tilt C4 to C3")).to_be_visible()
    expect(grid.get_by_role("button", name="C4, free")).to_be_visible()
    ada.field("Name").fill("The bridge")
    ada.button("Keep").click()
    expect(ada.button("Edit: The bridge")).to_be_visible()
    ada.page.evaluate("window.print = () => document.documentElement.toggleAttribute('data-printed', true)")
    ada.button("Print a sheet").press("Enter")
    ada.page.locator("html[data-printed]").wait_for()
    ada.page.emulate_media(media="print")
    expect(ada.text("1. The bridge")).to_have_count(2)
    expect(ada.text(re.compile(r"C4>BC3\* C3>BD3 D3>BD4\*"))).to_be_visible()
    assert ada.page.pdf().count(b"/Type /Page\n") == 2
    ada.page.emulate_media(media="screen")
    ada.button("Copy the link").click()
    expect(ada.text("Copied")).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")

    # In another browser it is proved anew, and solved.
    ben = come()
    ben.page.goto(link)
    expect(ben.page.locator("#make-verdict")).to_contain_text("Solvable in 3 moves")
    ben.button("Play").click()
    ben.at_table()
    for squares in (("C4", "C3"), ("C3", "D3"), ("D3", "D4")):
        tilt(ben, *squares)
    expect(ben.text("Solved")).to_be_visible()
    assert HimikiPlayer(ben).moment("over")


def test_a_collection_is_passed_on_as_text(come: Come) -> None:
    ada, ben = come(), come()
    ada.go("make")
    ada.field("Name").fill("The bridge")
    ada.button("Keep").click()
    with ada.page.expect_download() as download:
        ada.button("Download as text").click()
    ben.go("make")
    ben.page.locator("input[type=file]").set_input_files(download.value.path())
    expect(ben.text("One challenge imported.")).to_be_visible()
    ben.page.reload()
    expect(ben.button("Edit: The bridge")).to_be_visible()
    ben.button("Remove: The bridge").click()
    expect(ben.text("The challenges you keep are listed here, in this browser only.")).to_be_visible()

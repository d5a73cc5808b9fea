"""The page as a screen reader reads it: names, headings, titles and lists, and where the focus is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.browsing import Visitor
from tests.page.conftest import Come
from tests.page.laying import PLACES
from tests.page.listening import LISTEN
from tests.page.playing import by_keys
from tests.page.reading import faults_in, heard, read

PAGES = (
    "",
    "lobby",
    "play=himiki",
    "learn=himiki",
    "learn=yokai&course=first",
    "book",
    "book=yokai",
    "analyse",
    "edit",
    "edit=regality",
    "make",
    "account",
    "recover=x",
    "players",
    "watch",
    "tournaments",
    "conduct",
    "about",
    "elsewhere",
)


def test_every_page_reads_well(ada: Visitor) -> None:
    found = {}
    for place in PAGES:
        ada.go(place)
        expect(ada.page.get_by_role("heading", level=1)).to_have_count(1)
        found[place] = heard(ada.page)
    assert found == {place: [] for place in PAGES}


@pytest.mark.parametrize("game", PLACES)
def test_a_table_reads_well_and_keeps_the_focus_at_its_end(ada: Visitor, game: str) -> None:
    ada.sit_down(game)
    assert heard(ada.page) == []
    for name in ("Abort", "Really abort?"):
        by_keys(ada.button(name))
    # The result has the focus, and the next Tab leads to what is offered next.
    result = ada.page.locator("p:focus")
    expect(result).to_contain_text("Game aborted")
    ada.page.keyboard.press("Tab")
    expect(ada.button("Play again")).to_be_focused()
    assert heard(ada.page) == []


def test_the_focus_stays_after_a_set_up_by_the_computer(ada: Visitor) -> None:
    ada.sit_down("HI MI KI")
    by_keys(ada.button("Set up for me"))
    expect(ada.button("Set up for me")).to_have_count(0)
    expect(ada.page.get_by_role("grid").locator("button:focus")).to_have_count(1)


def test_links_are_named_with_their_game_and_people(come: Come) -> None:
    ada, ben = come(), come()
    ada.go("play=regality")
    ada.text("Options").click()
    ada.field("Your name").fill("Ada")
    ada.lay("Anybody")
    for place in ("", "lobby"):
        ben.go(place)
        expect(
            ben.link(re.compile(r"^Join: Regality vs\. Religion, (Ada – open seat|open seat – Ada)$"))
        ).to_be_visible()
        assert heard(ben.page) == []
    expect(ben.page.get_by_role("heading", name="HI MI KI")).to_be_visible()


def test_steps_and_puzzles_name_themselves(ada: Visitor) -> None:
    ada.go("learn=himiki&course=first&step=circle")
    expect(ada.page).to_have_title("Who beats whom – Learn HI MI KI – Yamabushi")
    expect(ada.page.get_by_role("region", name="Who beats whom")).to_contain_text("Three black cubes")
    assert heard(ada.page) == []
    ada.go("book")
    ada.button(re.compile("^F01 ")).click()
    expect(ada.page).to_have_title(re.compile(r"^(● )?Challenge F01 – HI MI KI – Yamabushi$"))
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("HI MI KI: Challenge F01")
    # What is to be done is said once, above the board.
    expect(ada.text(re.compile("^Beat all black cubes"))).to_have_count(1)


def test_who_agrees_to_a_draw_is_said_to_agree(come: Come) -> None:
    ada, ben = come(), come()
    ben.context.add_init_script(LISTEN)
    ada.go("play=regality")
    ada.lay("A friend, by link")
    ben.page.goto(ada.page.locator("input[readonly]").first.input_value())
    ben.button("Sit down").click()
    ben.at_table()
    ada.menu("Offer a draw")
    ben.button("Accept").click()
    ben.page.wait_for_function("() => window.heard.some((words) => words.includes('Draw agreed.'))")
    said = " ".join(ben.page.evaluate("window.heard"))
    assert re.search(r"offers a draw\..* agrees", said), said
    assert said.count("offers a draw.") == 1, said


def test_an_invitation_to_a_team_says_which_seat_it_is_for(come: Come) -> None:
    ada, ben = come(), come()
    ada.go("play=himiki")
    ada.page.get_by_role("radio", name="Teams").click()
    ada.lay("A friend, by link")
    links = ada.page.locator("label:has(input[readonly])")
    expect(links).to_have_count(3)
    for link in links.all():
        ben.page.goto(link.locator("input").input_value())
        expect(ben.page.get_by_role("main")).to_contain_text(f"Your side: {link.locator('span').inner_text()}")


def test_faults_of_reading_are_found() -> None:
    tree = read(
        """\
- main:
  - list "Moves"
  - img
  - link "Join":
    - /url: "#t=1"
  - 'link "Rules : HI"':
    - /url: "#rules"
  - link "Join":
    - /url: "#t=2"
  - region "Win.":
    - paragraph: Win."""
    )
    assert list(faults_in(tree)) == [
        "0 headings of level 1: []",
        "list Moves: empty",
        "img: without a name",
        "link Rules : HI: a space before the colon",
        "link Join: leads to #t=1 and to #t=2",
        "region Win.: its name is read twice",
    ]


def test_at_400_percent_nothing_is_beside_the_window(come: Come) -> None:
    ada = come(size=(320, 256), locale="es-ES")
    for place in ("", "lobby", "play=himiki", "account", "book", "analyse"):
        ada.go(place)
        expect(ada.page.get_by_role("heading", level=1)).to_have_count(1)
        assert ada.page.evaluate("document.scrollingElement.scrollWidth") == 320, place
    header = ada.page.get_by_role("banner").bounding_box()
    account = ada.page.get_by_role("banner").get_by_role("link").last.bounding_box()
    assert header is not None
    assert account is not None
    assert account["y"] + account["height"] <= header["y"] + header["height"]

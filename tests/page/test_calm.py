"""Nothing moves under a pointer, and nothing that comes from outside moves a board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.amounts import brief
from tests.page import calm
from tests.page.browsing import BROKEN_WIRE, PHONE, House, Visitor
from tests.page.conftest import Come
from tests.page.laying import PLACES
from tests.page.test_connection import BROKEN
from tests.page.test_languages import keys
from tests.page.test_lobby import sign_up
from tests.page.test_online import invited
from tests.page.test_push import join, lay_by_days

GERMAN = keys("de")


def german(key: str) -> str:
    """Say something in German."""
    return GERMAN[key]


@pytest.mark.parametrize("game", brief(PLACES.values(), "yokai"))
def test_what_comes_from_outside_moves_no_board(come: Come, house: House, game: str) -> None:
    with house.wire() as wire:
        # One at a desk, in English, whose line is cut; one with a phone, in German.
        ada = come(wire.base, expected=BROKEN_WIRE)
        ben = come(size=PHONE, has_touch=True, locale="de")
        moved: dict[str, list[str]] = {}

        @contextmanager
        def calmly(event: str, *people: Visitor) -> Iterator[None]:
            for person in people:
                calm.board(person, event)
            yield
            for person in people:
                person.page.evaluate("() => calm.rest()")
                moved[event] = moved.get(event, []) + calm.found(person.page)

        (link,) = invited(ada, game, "Ada")
        with calmly("somebody sits down", ada):
            ben.page.goto(link.replace(wire.base, house.base))
            ben.page.locator("input").first.fill("Ben")
            ben.button(german("join-sit")).click()
            expect(ada.text("Waiting for somebody to sit down.")).to_have_count(0)
            expect(ben.page.locator("[role=grid], [data-land]").first).to_be_visible()

        with calmly("somebody watches", ada, ben):
            cleo = come()
            cleo.go(ada.place)
            expect(ada.text("one person is watching")).to_be_visible()

        with calmly("talk", ada, ben):
            ada.button("Chat").click()
            ada.field("Your message").fill("A word, and then many more of them. " * 6)
            ada.button("Send").click()
            expect(ben.button("Chat, 1 neue Nachricht")).to_be_visible()

        with calmly("an offer", ada, ben):
            ben.button(german("controls-more")).tap()
            ben.button(german("controls-draw")).tap()
            expect(ada.button("Accept")).to_be_visible()
            expect(ben.button(german("offer-withdraw"))).to_be_visible()

        with calmly("an answer", ada, ben):
            ada.button("Decline").click()
            expect(ben.button(german("offer-withdraw"))).to_have_count(0)

        with calmly("a refusal", ada, ben):
            ada.page.locator("[data-part=list] summary").click()
            ada.field("Type a move").fill("xyz")
            ada.button("Play").click()
            expect(ada.page.get_by_role("alert")).to_be_visible()

        with calmly("a lost connection", ada, ben):
            wire.cut()
            expect(ada.text(BROKEN)).to_be_visible()
            expect(ben.text(re.compile(f"{german('table-away')}$"))).to_be_visible()

        with calmly("a connection again", ada, ben):
            wire.mend()
            expect(ada.text(BROKEN)).to_have_count(0)
            expect(ben.text(re.compile(f"{german('table-away')}$"))).to_have_count(0)

        with calmly("the end", ada, ben):
            ben.button(german("controls-abort")).tap()
            ben.button(german("controls-abort-sure")).tap()
            expect(ada.text("Game aborted")).to_be_visible()
            expect(ben.button(german("controls-rematch"))).to_be_visible()
        assert {event: found for event, found in moved.items() if found} == {}
        assert len(moved) == 9


@pytest.mark.deep
def test_what_moves_is_found(ada: Visitor) -> None:
    ada.sit_down("HI MI KI")
    expect(ada.page.get_by_role("grid")).to_be_visible()
    assert calm.pointed(ada) == []
    ada.page.evaluate(
        """() => {
             const sheet = new CSSStyleSheet();
             sheet.replaceSync(".square:hover { margin-top: 1px } .controls:hover { padding-top: 9px }");
             document.adoptedStyleSheets = [sheet];
           }"""
    )
    found = calm.pointed(ada)
    assert any(re.match(r'pointing at button "([A-F]\d), .*: button "\1, ', one) for one in found), found
    assert any(re.match('pointing at button "[^"]*": button "Resign" by 0, 9', one) for one in found), found
    ada.page.evaluate(
        """() => {
             document.adoptedStyleSheets = [];
             const grow = () => (document.querySelector(".table").style.setProperty("--turn", "90px"));
             document.querySelector(".controls button[aria-expanded]").addEventListener("click", grow);
           }"""
    )
    found = calm.tapped(ada)
    assert any(re.match('tapping button "More": div "The board', one) for one in found), found


def test_a_board_that_moves_is_found(ada: Visitor) -> None:
    ada.sit_down("HI MI KI")
    calm.board(ada, "a storm")
    assert calm.found(ada.page) == []
    calm.board(ada, "a storm")
    ada.page.evaluate("() => (document.querySelector('.table').style.setProperty('--turn', '90px'))")
    found = calm.found(ada.page)
    assert found
    assert all(one.startswith("a storm: div") for one in found)


def test_lists_of_the_first_page_move_nothing_below_them(come: Come, house: House) -> None:
    ada, phone = come(), come(size=PHONE, has_touch=True, locale="de")
    ada.go()
    phone.go()
    sign_up(ada, "Ada is calm")
    for person in (ada, phone):
        expect(person.page.locator(".room").first).to_be_visible()
        calm.look(person.page)
        person.page.evaluate("() => calm.rest(1600)")  # when the page has come together
        below = person.page.locator("a[href='#tournaments']").last
        below.scroll_into_view_if_needed()
        below.hover()
        calm.everything(person, "somebody comes")
    # A table that waits, then one's move at it: both are told, and nothing moves.
    table = lay_by_days(ada)
    rows = phone.page.locator(f".room a[href='#t={table}&join']")
    expect(rows).to_be_attached()
    join(house, table)
    expect(rows).not_to_be_attached()
    ada.page.evaluate("() => void document.dispatchEvent(new Event('visibilitychange'))")
    expect(ada.page.locator("header .waiting")).to_have_text("1")
    for person in (ada, phone):
        person.page.evaluate("() => calm.rest()")
        assert calm.found(person.page) == []
    # It stands in the place of the greeting, which had room for it.
    moves = ada.page.get_by_role("region", name="Your move")
    expect(moves).to_contain_text("Regality vs. Religion")
    moves.get_by_role("link").click()
    ada.at_table()
    ada.give_up()
    expect(ada.text(re.compile("^(You lose by resignation|Game aborted)"))).to_be_visible()

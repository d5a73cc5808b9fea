"""The first page: three games within three clicks, one's own tables, open ones, and not too much to load."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Response, expect

from tests.amounts import brief
from tests.page.browsing import PHONE, Size, Visitor, open_house
from tests.page.conftest import Come
from tests.page.playing import PLAYERS

COUNT_CLICKS = 'window.clicks = 0; addEventListener("click", (event) => event.isTrusted && window.clicks++, true);'
SMALL_PHONE = (360, 640)
MOST_SCRIPT = 200_000
"""Bytes of script, compressed, that the first page may need."""
MOST_SCRIPTS = 15
"""In how many files: each is a request."""


@pytest.mark.parametrize("game", brief(PLAYERS, "Regality vs. Religion"))
def test_the_third_click_is_a_move(ada: Visitor, game: str) -> None:
    ada.context.add_init_script(COUNT_CLICKS)
    ada.find_a_seat(game)
    assert "offer" in PLAYERS[game](ada).moment()
    assert ada.page.evaluate("window.clicks") == 2
    assert ada.page.evaluate("performance.getEntriesByType('navigation').length") == 1


def test_a_game_goes_on_from_the_first_page(ada: Visitor) -> None:
    ada.find_a_seat("HI MI KI", "Hare")
    ada.button("Set up for me").click()
    expect(ada.text("Tilt a cube, or rotate one or more.")).to_be_visible()
    table, log = ada.place, ada.log()
    ada.link("Yamabushi Home page").click()
    own = ada.page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(own).to_have_count(1)
    expect(own).to_contain_text("Hare")
    expect(own).to_contain_text("your turn")
    # It comes before everything else.
    moves = ada.page.get_by_role("region", name="Your move")
    expect(moves.get_by_role("listitem")).to_have_text("HI MI KI Hare")
    games = ada.link("The rules of HI MI KI").bounding_box()
    place = moves.bounding_box()
    assert games is not None
    assert place is not None
    assert place["y"] + place["height"] < games["y"] - 200
    moves.get_by_role("link").click()
    ada.at_table()
    expect(ada.lines).to_have_count(len(log))
    assert (ada.place, ada.log()) == (table, log)
    ada.link("Yamabushi Home page").click()
    ada.button("Remove this HI MI KI table from the list, Hare").click()
    expect(ada.text("Your tables")).to_have_count(0)
    expect(moves).to_have_count(0)
    expect(ada.page.get_by_role("heading", name="Three duels, one table")).to_be_in_viewport()


def test_an_open_table_is_found_and_joined_on_the_first_page(come: Come) -> None:
    ada, ben = come(), come()
    ada.go("play=himiki")
    ada.text("Options").click()
    ada.field("Your name").fill("Ada the open")
    ada.lay("Anybody")
    expect(ada.text("Everybody can find this table on the home page.")).to_be_visible()
    # Whoever has the address of the table is offered the seat, too.
    ben.page.goto(ada.page.url.partition("&")[0])
    expect(ben.text("Ada the open would like to play with you.")).to_be_visible()
    ben.button("Only watch").click()
    expect(ben.button("Sit down")).to_have_count(0)
    expect(ben.text("You are watching.")).to_be_visible()
    ben.go()
    found = ben.page.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="Ada the open")
    found.get_by_role("link", name=re.compile("^Join: ")).click()
    expect(ben.text("Ada the open would like to play with you.")).to_be_visible()
    ben.field("Your name").fill("Ben")
    ben.button("Sit down").click()
    ben.at_table()
    expect(ada.text("Ben")).to_be_visible()
    expect(ada.text("Your turn.")).to_be_visible()
    expect(ben.text("White (Ada the open) is to move.")).to_be_visible()
    # The first page shows the game, and says nothing else of it.
    cleo = come()
    cleo.go()
    others = cleo.page.get_by_role("region", name="Play with others")
    others.scroll_into_view_if_needed()
    cleo.page.mouse.move(0, 0)
    played = others.get_by_role("group", name="A game in progress")
    expect(played.locator("[data-part=board]")).to_be_visible()
    expect(played).to_contain_text("Ada the open – Ben")
    expect(cleo.page.get_by_role("listitem").filter(has_text="Ada the open")).to_have_count(0)
    played.get_by_role("link", name=re.compile("^Watch: ")).click()
    expect(cleo.text("You are watching.")).to_be_visible()


def test_whoever_waits_on_another_page_hears_at_once_that_the_friend_has_come(come: Come) -> None:
    ada, ben = come(is_new=True), come()
    ada.context.add_init_script("window.setInterval = () => 0")  # nothing is asked again: it has to be told
    ada.go("play=himiki")
    ada.lay("A friend, by link")
    invitation = ada.page.locator("input[readonly]").first.input_value()
    ada.link("Yamabushi Home page").click()
    own = ada.page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(own).to_contain_text("waiting")
    ben.page.goto(invitation)
    ben.button("Sit down").click()
    ben.at_table()
    expect(own).to_contain_text("your turn")
    expect(ada.link("Yamabushi Home page, one game is waiting for you")).to_be_visible()


def test_the_first_page_loads_little_script(come: Come) -> None:
    ada = come(is_new=True)  # it has nothing of the page yet
    scripts: list[Response] = []
    ada.page.on("response", lambda answer: scripts.append(answer) if answer.request.resource_type == "script" else None)
    ada.go()
    expect(ada.page.get_by_role("heading", name="Three duels, one table")).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    sizes = {answer.url.rpartition("/")[2]: answer.request.sizes()["responseBodySize"] for answer in scripts}
    assert all(answer.headers.get("content-encoding") == "gzip" for answer in scripts if len(answer.body()) > 1000)
    assert 10_000 < sum(sizes.values()) < MOST_SCRIPT, sizes
    assert len(sizes) <= MOST_SCRIPTS, sizes


@pytest.mark.parametrize(("size", "locale"), [(PHONE, "en-GB"), (SMALL_PHONE, "de-DE")])
def test_where_nobody_plays_the_first_page_invites(come: Come, tmp_path: Path, size: Size, locale: str) -> None:
    with open_house(tmp_path) as house:
        ada = come(house.base, size=size, locale=locale)
        ada.go()
        part = ada.page.locator("[aria-labelledby=people-title]")
        part.scroll_into_view_if_needed()
        expect(part.get_by_role("link")).to_have_count(4)  # to the lobby, and to a table of each game
        expect(part.get_by_role("group")).to_have_count(0)
        assert not re.search(r"nobody|niemand", ada.page.get_by_role("main").inner_text(), re.IGNORECASE)
        # The box is as high as what is in it, however many lines the words take.
        last = part.get_by_role("link").last.bounding_box()
        box = part.bounding_box()
        assert last is not None
        assert box is not None
        assert 0 < box["y"] + box["height"] - last["y"] - last["height"] < 32
        for title in ("own-title", "turns-title"):
            expect(ada.page.locator(f"#{title}")).to_have_count(0)


def test_settings_fit_a_phone_on_its_side_and_are_scrolled_there(come: Come) -> None:
    ada = come(size=(844, 390), has_touch=True)
    ada.go()
    ada.button("Settings").tap()
    panel = ada.page.get_by_role("group", name="Settings")
    expect(panel).to_be_in_viewport(ratio=1)
    ada.link("About").tap()
    expect(ada.page.get_by_role("heading", name="About")).to_be_visible()


def test_an_unknown_address_is_said_so(ada: Visitor) -> None:
    ada.go("nonsense")
    expect(ada.page.get_by_role("main")).to_contain_text("There is no such page.")
    ada.page.get_by_role("main").get_by_role("link", name="Home page").click()
    expect(ada.page.get_by_role("heading", name="Three duels, one table")).to_be_visible()


@pytest.mark.parametrize("is_phone", [False, True])
def test_the_press_that_closes_a_menu_does_nothing_else(come: Come, is_phone: bool) -> None:
    ada = come(size=PHONE, has_touch=True) if is_phone else come()
    press = ada.page.touchscreen.tap if is_phone else ada.page.mouse.click
    ada.go()
    card = ada.link("HI MI KI").bounding_box()
    assert card is not None
    ada.button("Settings").click()
    panel = ada.page.get_by_role("group", name="Settings")
    expect(panel).to_be_visible()
    press(card["x"] - 8, card["y"])
    expect(panel).to_have_count(0)
    ada.settle()
    assert ada.place == ""
    press(card["x"] - 8, card["y"])
    ada.page.wait_for_url("**/#play=himiki")


def test_rules_of_no_game_are_said_not_to_be_there(ada: Visitor) -> None:
    ada.go("rules=chess")
    expect(ada.text("There is nothing here.")).to_be_visible()
    ada.link("HI MI KI").click()
    expect(ada.page.get_by_role("article").get_by_role("heading").first).to_be_visible()


def test_a_table_that_does_not_exist_is_said_so(come: Come) -> None:
    ada = come(expected=["WebSocket connection", "status of 40[34]"])
    ada.go("t=nosuchtable1")
    expect(ada.page.get_by_role("alert")).to_contain_text("table")
    ada.page.get_by_role("alert").get_by_role("link", name="Home page").click()
    expect(ada.page.get_by_role("heading", name="Three duels, one table")).to_be_visible()


def test_rules_and_rulings_can_be_read(ada: Visitor) -> None:
    ada.go()
    for game in ("HI MI KI", "Terres de Yokai", "Regality vs. Religion"):
        ada.link(f"The rules of {game}").click()
        article = ada.page.get_by_role("article")
        expect(article.get_by_role("heading").first).to_be_visible()
        rules = article.inner_text()
        ada.page.get_by_role("radio", name="Rulings").click()
        expect(article).not_to_have_text(rules)
        expect(article.get_by_role("heading").first).to_be_visible()
        assert len(rules) > 2_000
        ada.page.go_back()
    ada.button("Settings").click()
    ada.link("About").click()
    expect(ada.page.get_by_role("heading", name="About")).to_be_visible()
    assert re.search("MIT", ada.page.get_by_role("main").inner_text())

"""Two browsers, a rated game: it is seen on both profiles, and among the strongest."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.browsing import PHONE, Visitor
from tests.page.conftest import Come
from tests.page.playing import RegalityPlayer, play_together
from tests.page.test_account import enter, to_account
from tests.page.test_screens import STICKING_OUT, axe, faults


def checked(person: Visitor) -> None:
    """Make sure that everybody can use a page, and that nothing sticks out of it."""
    person.page.evaluate(axe())
    assert faults(person) == []
    assert person.page.evaluate(STICKING_OUT) == []


def test_a_rated_game_is_seen_on_both_profiles(come: Come) -> None:
    ada, ben = come(), come(size=PHONE, has_touch=True)
    for person, name in ((ada, "Ada of the club"), (ben, "Ben of the club")):
        person.go("account")
        enter(person, name, is_new=True)
        expect(person.text(f"You are logged in as {name}.")).to_be_visible()
    ada.go("play=regality")
    ada.page.get_by_role("checkbox", name=re.compile("^Rated")).check()
    ada.lay("A friend, by link")
    link = ada.page.locator("input[readonly]").first.input_value()
    ben.expected.append("status of 409")  # whoever is logged in asks first whether a seat there is theirs
    ben.page.goto(link)
    expect(ben.text(re.compile("^This game is rated: you need an account"))).to_be_visible()
    ben.button("Sit down").click()
    ben.at_table()
    for person in (ada, ben):
        expect(person.text("This game is rated.")).to_be_visible()
    play_together([RegalityPlayer(ada), RegalityPlayer(ben)], 9)
    ben.give_up()
    expect(ada.page.locator(".rating")).to_have_count(2)
    # On a phone the result covers the names, and says what came of it.
    expect(ben.page.get_by_role("group", name="What next?").locator(".gained")).to_have_text(
        re.compile(r"\d+\?( −\d+)?$")
    )
    # On both profiles, for whoever looks.
    guest = come()
    numbers = []
    for name, outcome in (("Ada of the club", "won"), ("Ben of the club", "lost")):
        guest.go(f"player={name.replace(' ', '%20')}")
        expect(guest.page.get_by_role("heading", level=1, name=name)).to_be_visible()
        ratings = guest.page.get_by_role("region", name="Ratings")
        expect(ratings.get_by_role("listitem")).to_have_count(1)
        expect(ratings.get_by_role("img", name=re.compile("rating over 1 games"))).to_be_visible()
        numbers.append(int(ratings.locator("b").inner_text().removesuffix("?")))
        row = guest.page.get_by_role("region", name="Games").get_by_role("listitem")
        expect(row).to_have_count(1)
        expect(row).to_contain_text(outcome)
        expect(row).to_contain_text("rated")
    checked(guest)
    assert numbers[0] > 1500 > numbers[1]
    row.get_by_role("link", name="Ada of the club", exact=True).click()
    expect(guest.page.get_by_role("heading", level=1, name="Ada of the club")).to_be_visible()
    guest.link("The strongest players").click()
    board = guest.page.get_by_role("table")
    expect(board).to_contain_text("Tengu")
    checked(guest)
    to_account(ben)
    ben.link("Your profile").click()
    expect(ben.page.get_by_role("heading", level=1, name="Ben of the club")).to_be_visible()
    checked(ben)
    # And in the lobby, which the header leads to from everywhere: at a table that waits, and at a challenge.
    ada.go("play=regality")
    ada.lay("Anybody")
    ben.button("Menu").click()
    checked(ben)
    ben.link("Find an opponent").click()
    waits = ben.page.get_by_role("region", name="Open tables").get_by_role("listitem")
    expect(waits.filter(has_text=f"Ada of the club {numbers[0]}? – open seat")).to_contain_text("rated")
    ada.menu("Leave the table")
    expect(waits.filter(has_text="Ada of the club")).to_have_count(0)
    ada.go("lobby")
    ada.text("Challenge somebody by name").click()
    ada.field("Name of the account").fill("Ben of the club")
    ada.field("Game").select_option("regality")
    ada.button("Send the challenge").click()
    told = ben.page.get_by_role("region", name="A challenge")
    expect(told.get_by_text(re.compile(rf"^Ada of the club {numbers[0]}\? challenges you: Regality"))).to_be_visible()
    expect(ada.text(re.compile(rf"^You have challenged Ben of the club {numbers[1]}\?"))).to_be_visible()
    ben.button("Decline").click()
    told = ada.page.get_by_role("region", name="A challenge")
    expect(told.get_by_text(re.compile("^Ben of the club .* has declined"))).to_be_visible()


def test_win_rates_are_shown_from_ten_uses_on(come: Come) -> None:
    ada = come()
    ada.go("account")
    enter(ada, "Tally of the club", is_new=True)
    expect(ada.text("You are logged in as Tally of the club.")).to_be_visible()
    items = [{"item": "Ba", "times": 10, "well": 5}, {"item": "Ki", "times": 9, "well": 9}]
    ada.page.route(
        "**/api/profile/tallies*", lambda asked: asked.fulfill(json={"kind": "tile", "games": 12, "items": items})
    )
    ada.go("player=Tally%20of%20the%20club")
    ada.page.get_by_label("Choose a game").select_option("regality")
    rates = ada.page.get_by_role("region", name="Win rate by tile")
    expect(rates.get_by_role("listitem")).to_have_count(1)
    expect(rates.get_by_role("listitem")).to_contain_text("50%")
    items.pop(0)
    ada.page.get_by_label("Choose a game").select_option("yokai")
    expect(rates).to_contain_text("Rates appear here from 10 uses on.")

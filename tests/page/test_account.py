"""An account on the page: a seat found again on another device, and one's games with their results and records."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.page.browsing import PHONE, Visitor
from tests.page.conftest import Come
from tests.page.laying import sit_at
from tests.page.playing import tilt
from tests.page.test_analysis import LAST_POINT
from tests.page.test_screens import STICKING_OUT, axe, faults
from yamabushi.core import record

PASSWORD = "correct horse battery"


def enter(person: Visitor, name: str, *, is_new: bool = False, password: str = PASSWORD) -> None:
    """Fill in a name and a password on the page of the account, and send them."""
    word = "Sign up" if is_new else "Log in"
    person.page.get_by_role("radio", name=word).click()
    person.field("Name").fill(name)
    person.page.get_by_label("Password", exact=True).fill(password)
    person.page.get_by_role("button", name=word, exact=True).click()


def to_account(person: Visitor) -> None:
    """Go to the account by the header."""
    person.page.locator("header").get_by_role("link", name=re.compile("^Account")).click()
    expect(person.page.get_by_role("heading", level=1, name="Account")).to_be_visible()


def own_tables(person: Visitor) -> Locator:
    """Find the tables listed on the first page."""
    return person.page.get_by_role("region", name="Your tables").get_by_role("listitem")


def test_a_seat_is_found_again_on_another_device(come: Come) -> None:
    ada, phone = come(), come(size=PHONE, has_touch=True)
    ada.sit_down("HI MI KI", "Hare")
    ada.button("Set up for me").click()
    expect(ada.text("Tilt a cube, or rotate one or more.")).to_be_visible()
    table, log = ada.place, ada.log()

    # What is wrong is said in a sentence, and what is demanded stands there before.
    ada.expected += ["status of 422", "status of 403"]
    to_account(ada)
    ada.page.evaluate(axe())
    assert faults(ada) == []
    ada.page.get_by_role("radio", name="Sign up").click()
    expect(ada.text(re.compile("^8 to 200 characters; not your name"))).to_be_visible()
    enter(ada, "Ada on two devices", is_new=True, password="short")
    expect(ada.page.get_by_role("alert")).to_have_text("A password needs at least 8 characters.")
    enter(ada, "Ada on two devices", is_new=True, password="password")
    expect(ada.page.get_by_role("alert")).to_contain_text("one of the first that anybody would try")
    enter(ada, "Ada on two devices", is_new=True)
    expect(ada.text("You are logged in as Ada on two devices.")).to_be_visible()

    phone.expected.append("status of 403")
    phone.go("account")
    enter(phone, "ada on two devices", password="quite wrong")
    expect(phone.page.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    enter(phone, "ada on two devices")
    expect(phone.text("You are logged in as Ada on two devices.")).to_be_visible()
    assert phone.page.evaluate(STICKING_OUT) == []
    phone.link("Home page").click()
    expect(own_tables(phone)).to_contain_text("your turn")
    own_tables(phone).get_by_role("link").click()
    phone.at_table()
    expect(phone.text("Tilt a cube, or rotate one or more.")).to_be_visible()
    assert (phone.place, phone.log()) == (table, log)
    expect(phone.text("Ada on two devices")).to_be_visible()

    # Whoever logs out leaves nothing behind; the other device goes on.
    to_account(phone)
    phone.button("Log out").click()
    expect(phone.page.get_by_role("radio", name="Log in")).to_be_visible()
    phone.link("Home page").click()
    expect(phone.page.get_by_role("region", name="Open tables")).to_be_visible()
    expect(own_tables(phone)).to_have_count(0)
    ada.link("Yamabushi Home page").click()
    expect(own_tables(ada)).to_contain_text("your turn")


def test_games_are_listed_replayed_analysed_and_taken_along(ada: Visitor, tmp_path: Path) -> None:
    sit_at(ada, "himiki", LAST_POINT)
    tilt(ada, "C2", "C3")
    expect(ada.link("Analysis")).to_be_visible()
    to_account(ada)
    enter(ada, "Ada with a past", is_new=True)
    games = ada.page.get_by_role("region", name="Your games")
    expect(games).to_be_visible()
    expect(ada.page.get_by_role("region", name="Notifications on this device")).to_have_count(0)  # this host sends none
    row = games.get_by_role("listitem")
    expect(row).to_have_count(1)
    for words in ("HI MI KI", "Sparrow", "won", "one move"):
        expect(row).to_contain_text(words)
    ada.page.evaluate(axe())
    assert faults(ada) == []
    games.get_by_label("Show").select_option("yokai")
    expect(games).to_contain_text("No game here matches.")
    games.get_by_label("Show").select_option("HI MI KI · Duel")
    expect(row).to_have_count(1)
    games.get_by_text("Filter").click()
    games.get_by_label("Result").select_option("lost")
    expect(row).to_have_count(0)
    games.get_by_label("Result").select_option("won")
    games.get_by_label("Against").select_option("the computer")
    expect(games.get_by_role("status")).to_have_text("one game")
    ada.page.evaluate(axe())
    assert faults(ada) == []
    games.get_by_label("Opponent’s name").fill("Nobody")
    games.get_by_role("button", name="Show all again").click()
    expect(games.get_by_label("Opponent’s name")).to_have_value("")
    expect(row).to_have_count(1)

    with ada.page.expect_download() as taking:
        ada.button("All games as records").click()
    taking.value.save_as(tmp_path / "records.zip")
    with zipfile.ZipFile(tmp_path / "records.zip") as archive:
        (name,) = archive.namelist()
        taken = record.read(archive.read(name).decode())
    assert (taken.actions, taken.result) == (("C2-C3",), "1-0")
    assert taken.tags["White"] == "Ada with a past"
    with ada.page.expect_download() as exporting:
        ada.button("Everything stored about me").click()
    assert exporting.value.suggested_filename == "yamabushi-account.json"

    # With another name, everywhere; then seen again, and looked back at.
    ada.page.get_by_text("Change the name").first.click()
    ada.field("Name").fill("Ada with another name")
    ada.page.get_by_role("button", name="Change the name").click()
    expect(ada.text("Your name is Ada with another name now.")).to_be_visible()
    row.get_by_role("link", name="Replay").click()
    ada.at_table()
    expect(ada.text("Ada with another name")).to_be_visible()
    assert ada.log() == ["C2-C3"]
    ada.page.go_back()
    row.get_by_role("link", name="Analysis").click()
    expect(ada.button("One move back")).to_be_visible()
    assert ada.place.startswith("analyse=")

    # And all of it is gone when it is deleted.
    to_account(ada)
    ada.page.get_by_text("Delete the account").click()
    ada.page.get_by_label("Password", exact=True).fill(PASSWORD)
    ada.button("Delete for good").click()
    expect(ada.page.get_by_role("radio", name="Log in")).to_be_visible()
    ada.expected.append("status of 403")
    enter(ada, "Ada with another name")
    expect(ada.page.get_by_role("alert")).to_have_text("The name or the password is wrong.")


def test_46_whose_name_is_reserved_by_now_is_asked_to_change_it(come: Come) -> None:
    ada = come()
    ada.go("account")
    enter(ada, "Tessa of the club", is_new=True)
    expect(ada.text("You are logged in as Tessa of the club.")).to_be_visible()
    asked = ada.text(re.compile("^Your name .* stands for the computer"))
    expect(asked).to_have_count(0)
    me = {"name": "Tessa of the club", "is_bot": False, "is_reserved": True}
    ada.page.route("**/api/me", lambda route: route.fulfill(json=me))
    ada.page.reload()
    expect(asked).to_be_visible()
    ada.field("Name").fill("Tess")
    ada.button("Change the name").click()
    expect(asked).to_have_count(0)

"""Finding an opponent in two browsers: paired by the lobby and playing, and a challenge by name that is accepted."""

from __future__ import annotations

import asyncio
import re

import httpx
from playwright.sync_api import Locator, expect

from tests.page import calm
from tests.page.browsing import DESKTOP, PHONE, House, Visitor
from tests.page.conftest import Come
from tests.page.playing import HimikiPlayer, play_together
from tests.page.test_screens import axe, faults
from tests.server.serving import PATIENCE
from tests.server.test_meeting import rate

PASSWORD = "correct horse battery"


def sign_up(person: Visitor, name: str) -> None:
    """Make an account, as the page would."""
    person.page.evaluate(
        """async ([name, password]) => {
          const body = JSON.stringify({ name, password });
          const asked = { method: "POST", headers: { "content-type": "application/json" }, body };
          if (!(await fetch("/api/accounts", asked)).ok) throw new Error("no account");
          localStorage.setItem("yamabushi-account", JSON.stringify({ name, hasBrought: true }));
        }""",
        [name, PASSWORD],
    )
    person.page.reload()


def told(person: Visitor) -> Locator:
    """Find the challenge that lies over the header."""
    return person.page.get_by_role("region", name="A challenge")


def resign(person: Visitor, other: Visitor) -> None:
    """End the game: nobody else is to find it among those that can be watched."""
    person.give_up()
    expect(other.text(re.compile("^(You win by resignation|Game aborted)"))).to_be_visible()


def test_two_guests_are_paired_and_one_goes_over_from_a_game_with_the_computer(come: Come) -> None:
    ada, ben = come(size=PHONE), come()
    ada.go("lobby")
    row = ada.page.get_by_role("group", name="HI MI KI")
    # For teams it takes four, and three have not come yet.
    with httpx.Client(
        base_url=ada.base, timeout=PATIENCE, verify=False, headers={"authorization": f"Bearer {'a' * 30}"}
    ) as guest:
        quick = {"kind": "game", "seconds": 300, "increment": 3}
        assert guest.post(
            "/api/seeks", json={"game": "himiki", "options": {"mode": "teams"}, "clock": quick}
        ).is_success
        ada.field("Mode of HI MI KI").select_option("himiki/teams")
        expect(row.get_by_role("button", name="5 min + 3 s")).to_contain_text("1 of 4 waiting")
        row.get_by_role("button", name="5 min + 3 s").click()
        expect(
            ada.text("The game begins once 4 are here: HI MI KI · Teams, 5 min + 3 s. Keep this page open.")
        ).to_be_visible()
        expect(ada.text("2 of 4 waiting")).to_be_visible()
        ada.button("Stop waiting").click()
        assert guest.delete("/api/seeks").is_success
    ada.field("Mode of HI MI KI").select_option("himiki/duel-expert")
    row.get_by_role("button", name="5 min + 3 s").click()
    waits = "Waiting for an opponent: HI MI KI · Duel · Expert mode, 5 min + 3 s. Keep this page open."
    expect(ada.text(waits)).to_be_visible()
    ada.link("Play the computer meanwhile").click()
    ada.lay("Tadpole")
    ben.go("lobby")
    expect(ben.text("one waits in another mode")).to_be_visible()
    ben.field("Mode of HI MI KI").select_option("himiki/duel-expert")
    theirs = ben.page.get_by_role("group", name="HI MI KI").get_by_role("button", name="5 min + 3 s")
    expect(theirs).to_contain_text("one waiting")
    theirs.click()
    ben.at_table()
    expect(ada.page.get_by_role("alertdialog", name="Your game can begin.")).to_be_visible()
    ada.button("Go to the table").click()
    ada.page.wait_for_function("(place) => location.hash === place", arg=f"#{ben.place}")
    ada.at_table()
    ada.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    play_together([HimikiPlayer(ada), HimikiPlayer(ben)], 4)
    resign(ben, ada)


def test_who_waits_far_away_is_offered_and_one_tap_pairs_both(come: Come, house: House) -> None:
    """Nothing moves when somebody begins to wait, and nobody counts themselves among those who wait."""
    ada, ben = come(size=PHONE, has_touch=True), come()
    for person, name, rating in ((ada, "Adelgund", 1350), (ben, "Bernhild", 2422)):
        person.go("lobby")
        sign_up(person, name)
        wished = rate(house.server, name, rating, 160)
        asyncio.run_coroutine_threadsafe(wished, house.loop).result()
        person.page.get_by_label("Mode of Regality vs. Religion").select_option("regality/old")
    tap = [
        person.page.get_by_role("group", name="Regality vs. Religion").get_by_role("button", name="5 min + 3 s")
        for person in (ada, ben)
    ]
    tables = ada.page.get_by_role("region", name="Open tables")
    place = tables.bounding_box()
    tap[0].tap()
    expect(
        ada.text(
            "Your rating is 1350: you meet players within 310 points, or further away if their rating is uncertain. "
            "Every second adds 15 points."
        )
    ).to_be_visible()
    assert tables.bounding_box() == place
    expect(tap[1]).to_contain_text("one waiting")
    tap[1].click()
    # Who loads the page anew waits still.
    ben.page.reload()
    expect(ben.button("1350? waits: play now")).to_be_visible()
    for person in (ada, ben):
        expect(person.page.get_by_role("group", name="Regality vs. Religion")).not_to_be_visible()
        person.page.evaluate(axe())
        assert faults(person) == []
    ada.button("2422? waits: play now").tap()
    for person in (ada, ben):
        person.at_table()
    assert ada.place == ben.place
    resign(ben, ada)


def test_a_guest_waits_on_after_a_reload_and_is_not_counted_when_they_have_stopped(come: Come) -> None:
    ada = come()
    ada.go("lobby")
    quick = ada.page.get_by_role("group", name="Terres de Yokai").get_by_role("button", name="5 min + 3 s")
    quick.click()
    expect(ada.text("Any opponent will do, whatever their rating.")).to_be_visible()
    ada.page.reload()
    ada.button("Stop waiting").click()
    expect(quick).to_be_enabled()
    expect(quick).to_have_text("5 min + 3 s")


def test_a_challenge_by_name_is_told_at_once_and_accepted(come: Come) -> None:
    ada, ben = come(), come()
    ada.go("lobby")
    ben.go("lobby")
    sign_up(ada, "Adalinde")
    sign_up(ben, "Benedikta")
    ada.text("Challenge somebody by name").click()
    ada.field("Name of the account").fill("Benedikta")
    ada.field("Game").select_option("regality")
    ada.text("Options").click()
    ada.field("Style").select_option("draft")
    ada.field("Match").select_option("single")
    for person in (ada, ben):
        person.page.evaluate(axe())
        assert faults(person) == []
    calm.look(ben.page)
    ben.page.locator(".time").first.hover()
    ben.page.evaluate("() => calm.rest()")
    calm.everything(ben, "a challenge")
    ada.button("Send the challenge").click()
    expect(told(ben)).to_contain_text(
        "Adalinde challenges you: Regality vs. Religion · Draft · Single game, 15 min + 10 s, rated."
    )
    assert calm.found(ben.page) == []
    ben.button("Accept").click()
    ben.at_table()
    expect(told(ada)).to_contain_text(
        "Benedikta has accepted your challenge: Regality vs. Religion · Draft · Single game."
    )
    ada.link("Go to the table").click()
    ada.at_table()
    assert ada.place == ben.place
    resign(ben, ada)

    # A program says that it is one.
    with httpx.Client(base_url=ada.base, timeout=PATIENCE, verify=False) as robot:
        assert robot.post("/api/accounts", json={"name": "Robodilde", "password": PASSWORD}).is_success
        assert robot.post("/api/me/bot").is_success
        headers = {"authorization": f"Bearer {robot.post('/api/me/bot/tokens').json()['token']}"}
        assert robot.post("/api/challenge/Benedikta", json={"game": "yokai"}, headers=headers).is_success
    ben.go("lobby")
    expect(told(ben)).to_contain_text("Robodilde (bot) challenges you: Terres de Yokai")
    ben.button("Decline").click()


def test_a_challenge_and_its_answer_are_told_on_every_page_and_a_wrong_name_beside_the_form(come: Come) -> None:
    ada, ben = come(size=PHONE, has_touch=True), come(size=PHONE, has_touch=True)
    ada.expected.append("status of 409")  # nobody is called so
    ada.go("lobby")
    ben.go("rules=yokai")
    sign_up(ada, "Adelgunde")
    sign_up(ben, "Bertilde")
    expect(ben.page.get_by_role("article")).to_be_visible()
    ada.text("Challenge somebody by name").tap()
    to, send = ada.field("Name of the account"), ada.button("Send the challenge")
    to.fill("Nobodilde")
    send.tap()
    expect(ada.text("There is no account named 'Nobodilde'.")).to_be_in_viewport()
    to.fill("Bertilde")
    send.tap()
    expect(ada.text(re.compile("^Sent to Bertilde"))).to_be_in_viewport()
    expect(ada.button("Withdraw")).to_be_visible()
    ada.go("about")

    expect(told(ben)).to_contain_text("Adelgunde challenges you: HI MI KI")
    ben.page.evaluate(axe())
    assert faults(ben) == []
    ben.button("Accept").tap()
    ben.at_table()
    expect(told(ben)).to_have_count(0)
    expect(told(ada)).to_contain_text("Bertilde has accepted")
    ada.link("Go to the table").tap()
    ada.at_table()
    expect(told(ada)).to_have_count(0)
    resign(ben, ada)

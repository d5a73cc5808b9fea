"""Getting along on the page: what the host announces, reports and blocks, rules of conduct, and the mark of bots."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa
from playwright.sync_api import Route, expect

from tests.page.browsing import PHONE, House, Visitor
from tests.page.conftest import Come
from tests.page.test_lobby import sign_up
from tests.page.test_screens import STICKING_OUT, axe, faults, turn
from yamabushi.server.storage import community
from yamabushi.server.storage.database import wall

Given = TypeVar("Given")


def stored(house: House, change: Callable[[sa.Connection], Given]) -> Given:
    """Change something in the database of a house, as a host's command does."""
    return asyncio.run_coroutine_threadsafe(house.server.hall.store.write(change), house.loop).result()


def is_well(person: Visitor) -> None:
    """Look with axe, and whether everything fits."""
    person.page.evaluate(axe())
    assert faults(person) == []
    assert person.page.evaluate(STICKING_OUT) == []


def asked(person: Visitor, address: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask the server for something, as whoever is logged in there."""
    answer: dict[str, Any] = person.page.evaluate(
        """async ([address, body]) => {
          const headers = { "content-type": "application/json" };
          const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
          return answer.json();
        }""",
        [address, body],
    )
    return answer


def test_what_the_host_announces_moves_nothing_and_stays_closed(come: Come, house: House) -> None:
    ada, ben = come(), come()
    ada.go()
    ben.sit_down("HI MI KI", "Tadpole")
    turn(ben, "de", PHONE)
    first = ada.page.get_by_role("link", name="HI MI KI", exact=True)
    before = first.bounding_box()
    until = wall() + 600
    calm = stored(house, partial(community.add_announcement, text="Club evening <b>at eight</b>.", until=until))
    pressing = stored(
        house, partial(community.add_announcement, text="The server rests at ten.", until=until, is_important=True)
    )
    try:
        line = ada.page.get_by_role("region", name="Announcements")
        expect(line).to_contain_text("The server rests at ten.")
        both = ada.button(re.compile(r"^Announcements: .* \+1$"))  # of one second, in any order
        expect(both).to_be_visible()
        assert first.bounding_box() == before
        is_well(ada)
        line.get_by_role("button", name="Close").click()
        expect(line).to_have_count(0)
        both.click()
        told = ada.page.get_by_role("dialog", name="Announcements")
        texts = ["Club evening <b>at eight</b>.", "The server rests at ten."]
        assert sorted(told.get_by_role("listitem").all_inner_texts()) == texts
        is_well(ada)
        told.get_by_role("button", name="Close").click()
        ada.page.reload()
        expect(both).to_be_visible()
        expect(line).to_have_count(0)

        # At a table as well, on a phone: over the header, and gone when the host takes it back.
        over = ben.page.get_by_role("region", name="Ankündigungen")
        expect(over).to_contain_text("The server rests at ten.")
        # It is said as an alert when it comes, and stands on the page once.
        expect(over.get_by_role("alert")).to_have_count(1)
        assert ben.page.locator("body").aria_snapshot().count("The server rests at ten.") == 1
        is_well(ben)
        stored(house, partial(community.remove_announcement, number=pressing))
        expect(over).to_have_count(0)
        expect(ada.button("Announcements: Club evening <b>at eight</b>.")).to_be_visible()
    finally:
        for number in (calm, pressing):
            stored(house, partial(community.remove_announcement, number=number))
    expect(ada.text("Against the computer, a friend beside you, or a friend far away.")).to_be_visible()


def test_somebody_is_reported_from_the_chat_and_blocked(come: Come, house: House) -> None:
    ada, ben = come(size=PHONE, has_touch=True, locale="de-DE"), come()
    for person, name in ((ada, "Adelheid"), (ben, "Benjamin")):
        person.go("about")
        sign_up(person, name)
    seats = [{"kind": "me"}, {"kind": "open"}]
    laid = asked(ada, "/api/tables", {"game": "regality", "options": {}, "seats": seats})
    asked(ben, f"/api/tables/{laid['table']}/seats", {"invite": laid["invites"][0]["invite"]})
    for person in (ada, ben):
        person.go(f"t={laid['table']}")
    ben.page.get_by_label("Chat").first.wait_for()
    ben.page.locator("#chat summary").click()
    ben.field("Your message").fill("You silly goose")
    ben.button("Send").click()
    ada.page.locator("#chat summary").click()
    said = ada.page.get_by_role("log", name="Chat").get_by_role("listitem")
    expect(said).to_contain_text("You silly goose")

    said.get_by_role("button", name="Benjamin: melden oder blockieren").click()
    dialog = ada.page.get_by_role("dialog", name="Benjamin")
    dialog.get_by_role("button", name="Melden …").click()
    expect(dialog.get_by_text("You silly goose")).to_be_visible()
    expect(dialog.get_by_text(re.compile("^Deine Meldung liest nur, wer diesen Server betreibt"))).to_be_visible()
    is_well(ada)
    dialog.get_by_label("Beleidigungen, Drohungen oder Belästigung").check()
    dialog.get_by_label(re.compile("^Was ist passiert")).fill("Nicht nett.")
    dialog.get_by_role("button", name="Meldung senden").click()
    expect(dialog.get_by_role("status")).to_contain_text("Danke, dass du es uns sagst.")
    (report,) = [one for one in stored(house, community.reports_now) if one["name"] == "Benjamin"]
    assert (report["reporter"], report["reason"], report["why"]) == ("Adelheid", "words", "Nicht nett.")
    assert (report["remark"], report["table_id"]) == ("You silly goose", laid["table"])

    dialog.get_by_role("button", name="Benjamin blockieren").click()
    expect(dialog.get_by_text("Du blockierst Benjamin.")).to_be_visible()
    ada.page.go_back()
    expect(dialog).to_have_count(0)
    assert ada.place == f"t={laid['table']}"
    expect(said).to_have_count(0)
    ben.field("Your message").fill("Do you hear me?")
    ben.button("Send").click()
    expect(ben.page.get_by_role("log").get_by_role("listitem")).to_have_count(2)
    expect(said).to_have_count(0)

    # From the people at the table to the profile, and from the account back to where it was.
    ada.page.get_by_role("button", name="Benjamin: melden oder blockieren").click()
    expect(dialog.get_by_role("button", name="Benjamin nicht mehr blockieren")).to_be_visible()
    expect(dialog.get_by_role("link", name="Profil")).to_have_attribute("href", "#player=Benjamin")
    dialog.get_by_role("button", name="Schließen").click()
    ada.page.wait_for_function("() => !history.state?.isOverTable")
    ada.go("player=Benjamin")
    ada.button("Melden oder blockieren …").click()
    expect(dialog.get_by_role("button", name="Benjamin nicht mehr blockieren")).to_be_visible()
    dialog.get_by_role("button", name="Schließen").click()
    ada.page.wait_for_function("() => !history.state?.isOverTable")
    ada.go("account")
    blocked = ada.page.get_by_role("region", name="Blockierte Personen")
    expect(blocked.get_by_role("listitem")).to_have_count(1)
    is_well(ada)
    blocked.get_by_role("button", name="Benjamin nicht mehr blockieren").click()
    expect(blocked).to_contain_text("Du blockierst niemanden.")
    ada.go(f"t={laid['table']}")
    expect(said).to_have_count(2)


def test_the_rules_of_conduct_are_ours_or_the_hosts_and_never_html(come: Come) -> None:
    ada = come(size=PHONE, has_touch=True, locale="de-DE")
    ada.go("about")
    ada.link("Verhaltensregeln").click()
    expect(ada.page.get_by_role("heading", level=1, name="Verhaltensregeln")).to_be_visible()
    is_well(ada)
    ada.go("account")
    ada.page.get_by_role("radio", name="Konto anlegen").click()
    expect(ada.link("Verhaltensregeln")).to_be_visible()

    def own(route: Route) -> None:
        text = "Unser Haus, **unsere** Regeln.\n\n<img src=x onerror=alert(1)>\n\n[Klick](javascript:alert(1))\n"
        route.fulfill(content_type="application/json", body=json.dumps({"text": text}))

    ada.page.route("**/api/conduct", own)
    ada.go("conduct")
    expect(ada.page.get_by_role("heading", level=1, name="Verhaltensregeln")).to_be_visible()
    expect(ada.page.get_by_role("main")).to_contain_text("<img src=x onerror=alert(1)>")
    assert ada.page.locator("main img, main a").count() == 0
    ada.page.unroute("**/api/conduct")


def test_an_account_becomes_a_bots_and_is_marked(come: Come) -> None:
    ada = come(size=PHONE, has_touch=True)
    ada.go("about")
    sign_up(ada, "Robotina")
    ada.go("account")
    ada.page.get_by_text("Turn this into a bot account").click()
    ada.button("Turn it into a bot account for good").click()
    tokens = ada.page.get_by_role("region", name="The bot’s tokens")
    tokens.get_by_role("button", name="Make a token").click()
    shown = tokens.locator("code").first
    expect(shown).to_have_text(re.compile(r"^ybot_[\w-]{40,}$"))
    is_well(ada)
    token = shown.inner_text()
    ask = "async (token) => (await fetch('/api/bot/account', { headers: { authorization: `Bearer ${token}` } })).status"
    assert ada.page.evaluate(ask, token) == 200
    ada.page.reload()
    expect(tokens.get_by_role("listitem")).to_have_count(1)
    expect(shown).to_have_count(0)
    ada.expected.append("status of 401")
    tokens.get_by_role("button", name=re.compile("^Revoke token")).click()
    expect(tokens).to_contain_text("There is no token yet.")
    assert ada.page.evaluate(ask, token) == 401
    ada.go("player=Robotina")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(re.compile(r"Robotina\s+bot"))

"""A Swiss of six, two of them people in browsers and four bots: held, joined by link, played, seen on a wall."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from typing import Any
from urllib.parse import quote

import httpx
from playwright.sync_api import expect

from tests.page.browsing import PHONE, House, Visitor, wait_until
from tests.page.conftest import Come
from tests.page.test_account import enter
from tests.page.test_screens import STICKING_OUT, axe, faults
from tests.server.bots import Bot, bot_at
from tests.server.competing import Evening, pairings_of
from tests.server.serving import PATIENCE

BOTS = ("Bot one", "Bot two", "Bot three", "Bot four")


async def play_as_bot(bot: Bot) -> None:
    """Listen to a bot's stream: of two bots the later one resigns, and to people each of them does."""
    async with bot.stream("/stream/event") as events:
        while True:
            game = (await events.until("gameStart"))["game"]
            (other,) = [one["name"] for one in game["opponents"]]
            if other not in BOTS[BOTS.index(bot.name) :]:
                assert (await bot.post(f"/game/{game['id']}/resign")).status_code == 200


async def play_to_the_end(bots: list[Bot], evening: Evening) -> None:
    """Let the bots play until the tournament is over."""
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(play_as_bot(bot)) for bot in bots]
        await evening.until(lambda now: bool(now["status"] == "over"))
        for one in playing:
            one.cancel()


async def with_bots(house: House, tournament: str) -> list[Bot]:
    """Let bots join, each with an account of its own."""
    bots = [await bot_at(house.server, name) for name in BOTS]
    for bot in bots:
        joining = f"/api/tournaments/{tournament}/players"
        assert (await house.server.http.post(joining, json={}, headers=bot.session)).status_code == 201
    return bots


def names_in(found: dict[str, Any]) -> dict[int, str]:
    return {one["number"]: one["players"][0]["name"] for one in found["entrants"]}


def counted(found: dict[str, Any]) -> Counter[str]:
    """Count the points, from nothing but the results; here nobody draws."""
    names = names_in(found)
    return Counter(names[one["first" if one["result"] == "1-0" else "second"]] for one in found["pairings"])


def opponents(found: dict[str, Any]) -> dict[str, list[str]]:
    """List whom each has met."""
    names = names_in(found)
    met: dict[str, list[str]] = {name: [] for name in names.values()}
    for one in found["pairings"]:
        for own, other in (("first", "second"), ("second", "first")):
            met[names[one[own]]].append(names[one[other]])
    return met


def is_between(house: House, tournament: str, two: set[str]) -> bool:
    """Tell whether two play in this round."""
    found = httpx.get(f"{house.base}/api/tournaments/{tournament}", timeout=PATIENCE, verify=False).json()
    names = names_in(found)
    return any({names[one["first"]], names[one["second"]]} == two for one in pairings_of(found, found["round"]))


def to_game(person: Visitor, other: str) -> None:
    """Follow the way to one's own game as soon as it is there: until then the way may lead to the round before."""
    expect(person.page.get_by_text(f"You play {other}.")).to_be_visible()
    person.button("To my game").click()
    person.at_table()


def test_a_swiss_of_two_people_and_four_bots_is_played_to_its_end(house: House, come: Come) -> None:
    ada, ben = come(), come(size=PHONE, has_touch=True)
    ada.go("account")
    enter(ada, "Ada the host", is_new=True)
    expect(ada.text("You are logged in as Ada the host.")).to_be_visible()
    ada.go("tournaments")
    ada.link("Hold a tournament").click()
    ada.field("Name of the tournament").fill("Friday evening")
    ada.field("Game").select_option(label="Regality vs. Religion")
    ada.field("Clock").select_option(label="no clock")
    ada.field("Break between two rounds").select_option("0")
    ada.page.evaluate(axe())
    assert faults(ada) == []
    ada.button("Open the tournament").click()
    expect(ada.page.get_by_role("heading", level=1, name="Friday evening")).to_be_visible()
    ada.button("Join").click()
    expect(ada.button("Leave")).to_be_visible()
    tournament = ada.place.removeprefix("tournament=")

    # Somebody follows the link, with nothing but a name.
    ben.go(f"tournament={tournament}")
    ben.field("Your name").fill("Ben")
    ben.button("Join").click()
    expect(ben.button("Leave")).to_be_visible()
    expect(ben.text(re.compile("^You are in. Once the tournament begins, your game appears here"))).to_be_visible()
    bots = asyncio.run_coroutine_threadsafe(with_bots(house, tournament), house.loop).result()
    # Whoever is there sees them come, without asking again.
    expect(ada.text("6 entries")).to_be_visible()
    for person in (ada, ben):
        person.page.evaluate(axe())
        assert faults(person) == []
        assert person.page.evaluate(STICKING_OUT) == []
    ada.button("Begin").click()
    expect(ada.button("To my game")).to_be_visible()
    expect(ben.button("To my game")).to_be_visible()
    evening = Evening(house.server, house.server.http, tournament)
    playing = asyncio.run_coroutine_threadsafe(play_to_the_end(bots, evening), house.loop)

    # The bots lose to people at once, so the two are level until they have met: they do, and Ben gives up.
    wait_until([ada, ben], lambda: is_between(house, tournament, {"Ada the host", "Ben"}))
    for person, other in ((ada, "Ben"), (ben, "Ada the host")):
        to_game(person, other)
    ben.menu("Resign")
    ben.button("Really resign?").click()
    for person in (ada, ben):
        person.link("To the tournament").click()
    playing.result(PATIENCE)
    found = httpx.get(f"{house.base}/api/tournaments/{tournament}", timeout=PATIENCE, verify=False).json()
    points = counted(found)
    assert (points["Ada the host"], points["Ben"], sum(points.values())) == (3, 2, 9)
    for person in (ada, ben):
        expect(person.text("Ada the host has won the tournament.")).to_be_visible()
        rows = person.page.get_by_role("table", name="Standings").get_by_role("row")
        expect(rows).to_have_count(7)
        shown = [row.inner_text().split() for row in rows.all()[1:]]
        # Who has an account has a profile; a guest has none.
        leads = rows.get_by_role("link").evaluate_all("(all) => all.map((one) => one.hash)")
        assert sorted(leads) == sorted(f"#player={quote(name)}" for name in ("Ada the host", *BOTS))
        # Everybody stands where their points and those of their opponents put them.
        named = [next(name for name in names_in(found).values() if name in " ".join(row)) for row in shown]
        assert named[0] == "Ada the host"
        others = opponents(found)
        worth = [(points[name], sum(points[other] for other in others[name])) for name in named]
        assert worth == sorted(worth, reverse=True)

    # All of it is seen on a wall.
    ada.link("Big-screen view").click()
    expect(ada.page.get_by_role("heading", level=1, name="Friday evening")).to_be_visible()
    expect(ada.page.get_by_role("region", name="Round 3").get_by_role("listitem")).to_have_count(3)
    ada.page.evaluate(axe())
    assert faults(ada) == []

"""Games of others on small boards, and one's own that wait: both change while one looks at them."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Any, TypeVar

from playwright.sync_api import expect

from tests.page.browsing import House, Visitor
from tests.server.serving import Client

Result = TypeVar("Result")
DAYS = {"kind": "days", "seconds": 3 * 24 * 3600}


class Duel:
    """Two people at a public table, at sockets of their own: no browser is needed for them."""

    def __init__(self, house: House, game: str, **body: Any) -> None:
        self.house = house
        self.stack = AsyncExitStack()
        self.table, self.clients = self.wait(self.begin(game, body))

    def wait(self, work: Coroutine[Any, Any, Result]) -> Result:
        return asyncio.run_coroutine_threadsafe(work, self.house.loop).result()

    async def begin(self, game: str, body: dict[str, Any]) -> tuple[str, list[Client]]:
        return await self.stack.enter_async_context(self.house.server.duel(game, is_public=True, **body))

    async def move(self) -> int:
        for client in self.clients:
            await client.quiet()
        mover = next(one for one in self.clients if one.standing["decider"] in one.seats)
        await mover.act(mover.view["actions"][0])
        await mover.until("happened")
        return mover.version

    def play(self) -> int:
        """Let whoever is to move do so; give the version."""
        return self.wait(self.move())

    def end(self) -> None:
        self.wait(self.stack.aclose())


def test_a_move_of_others_is_seen_on_a_small_board(house: House, ada: Visitor) -> None:
    duel = Duel(house, "himiki")
    ada.go("watch")
    card = ada.page.locator(f"[data-table='{duel.table}']")
    card.scroll_into_view_if_needed()
    expect(card).to_contain_text("Ada – Ben")
    board = card.locator("[data-part=play]")
    expect(board).to_be_visible()
    before = board.inner_html()
    version = duel.play()
    expect(card).to_have_attribute("data-version", str(version))
    ada.page.wait_for_function(
        "([table, before]) => document.querySelector(`[data-table='${table}'] [data-part=play]`).innerHTML !== before",
        arg=[duel.table, before],
    )
    # Of another game nothing is listed, and the card leads to the table.
    ada.page.get_by_role("radio", name="Terres de Yokai").check()
    expect(card).to_have_count(0)
    ada.page.get_by_role("radio", name="HI MI KI").check()
    card.get_by_role("link").click()
    expect(ada.text("You are watching.")).to_be_visible()
    duel.end()


def test_a_game_that_waits_is_counted_in_the_title_and_listed_until_one_has_moved(house: House, ada: Visitor) -> None:
    duel = Duel(house, "regality", options={"style": "old", "match": "single"}, clock=DAYS)
    first = next(one for one in duel.clients if one.standing["decider"] in one.seats)
    token = duel.wait(tokens_of(house, duel, first))
    kept = [{"id": duel.table, "token": token, "game": "regality", "options": {}, "seats": first.seats, "when": 1}]
    ada.go("about")
    ada.page.evaluate("(kept) => localStorage.setItem('yamabushi-tables', JSON.stringify(kept))", kept)
    ada.page.goto("about:blank")
    ada.go()
    waiting = ada.page.get_by_role("region", name="Your move").get_by_role("listitem")
    expect(waiting).to_have_count(1)
    expect(waiting).to_contain_text(re.compile("3 d 0 h|2 d 23 h"))  # within its first second, or later
    expect(ada.page).to_have_title("(1) Yamabushi")
    expect(ada.link("Yamabushi Home page, one game is waiting for you")).to_be_visible()
    # Whoever is there needs not be told.
    ada.go(f"t={duel.table}")
    ada.at_table()
    expect(ada.link("Yamabushi Home page")).to_be_visible()
    ada.go()
    expect(waiting).to_have_count(1)
    duel.play()
    expect(ada.page).to_have_title("Yamabushi")
    expect(waiting).to_have_count(0)
    duel.end()
    assert json.loads(ada.page.evaluate("localStorage.getItem('yamabushi-turns')"))[0]["is_mine"] is False


async def tokens_of(house: House, duel: Duel, client: Client) -> str:
    """Give a token of whoever sits there, as one more device of theirs would have it."""
    from yamabushi.server import secrecy
    from yamabushi.server.storage.seating import Key, add_key

    room = await house.server.hall.room(duel.table)
    token = secrecy.new_token()
    key = Key(secrecy.hashed(token), room.table.seats[client.seats[0]].holder)
    await house.server.hall.store.write(lambda connection: add_key(connection, duel.table, key))
    return token

"""Challenges to bots and of bots: told in their streams, answered once, and never so many that they are a plague."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import sqlalchemy as sa

from tests.server.bots import Bot, bot_at
from tests.server.serving import Server, run, serving
from tests.server.tables import OLD, problem
from tests.server.test_accounts import browser
from tests.server.test_news import following
from yamabushi.server.routes.bots import BotEvent
from yamabushi.server.storage.challenging import MOST_OF_BOTS, STAYS_FOR
from yamabushi.server.storage.schema import challenges

QUICK = {"game": "regality", "options": OLD, "clock": {"kind": "game", "seconds": 300, "increment": 3}}


async def challenged(ada: httpx.AsyncClient, **body: Any) -> str:
    answer = await ada.post("/api/challenges", json={**QUICK, "to": "Robo", **body})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


async def asked(bot: Bot, address: str, **body: Any) -> httpx.Response:
    return await bot.server.http.post(f"/api/challenge/{address}", headers=bot.headers, json=body or None)


def test_a_person_challenges_a_bot_which_declines_or_accepts_and_plays(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada:
            bot = await bot_at(server)
            async with (
                bot.stream("/stream/event") as events,
                following(server, "me", cookies=dict(ada.cookies)) as news,
            ):
                first = await challenged(ada, seat=0)
                made = await events.until("challenge")
                BotEvent.model_validate(made)  # as the OpenAPI describes it
                assert made["challenge"]["id"] == first
                assert made["challenge"]["challenger"] == {"name": "Ada", "isBot": False}
                assert made["challenge"]["destUser"] == {"name": "Robo", "isBot": True}
                assert made["challenge"]["clock"] == {"kind": "game", "initial": 300_000, "increment": 3000}
                assert (made["challenge"]["seat"], made["challenge"]["rated"]) == (0, False)
                assert (await asked(bot, f"{first}/decline")).json() == {"ok": True}
                assert (await told(news, first, "declined"))["is_bot"]
                # One that is withdrawn is told as such, and cannot be accepted any more.
                second = await challenged(ada)
                await events.until("challenge")
                assert (await ada.delete(f"/api/challenges/{second}")).status_code == 204
                gone = await events.until("challengeCanceled")
                assert (gone["challenge"]["id"], gone["challenge"]["status"]) == (second, "canceled")
                assert problem(await asked(bot, f"{second}/accept")) == (409, "challenge-none")
                third = await challenged(ada, seat=0)
                await events.until("challenge")
                answers = await asyncio.gather(*(asked(bot, f"{third}/accept") for _ in range(3)))
                assert {answer.status_code for answer in answers} == {200}
                begun = await events.until("gameStart")
                assert (begun["game"]["id"], begun["game"]["seat"]) == (third, 1)
                await told(news, third, "accepted")
                assert not [line for line in events.heard if line["type"] == "challengeCanceled"][1:]
                # Whoever listens anew is told of what is open, and of nothing that is settled.
                fourth = await challenged(ada)
                async with bot.stream("/stream/event") as anew:
                    assert (await anew.next())["game"]["id"] == third
                    assert (await anew.next())["challenge"]["id"] == fourth
            token = (await ada.post(f"/api/me/tables/{third}/token")).json()["token"]
            async with server.at(third, token) as client, bot.stream(f"/game/stream/{third}") as lines:
                await lines.until("gameFull")  # or what is played at once may be in it already
                await client.act(client.view["actions"][0])
                state = await lines.until("gameState", isMyTurn=True)
                body = {"action": state["actions"][0], "version": state["version"]}
                assert (await bot.post(f"/game/{third}/move", json=body)).status_code == 200
            metrics = (await server.http.get("/metrics")).text
            for outcome, count in {"made": 4, "declined": 1, "withdrawn": 1, "accepted": 1}.items():
                assert f'yamabushi_challenges_total{{outcome="{outcome}"}} {count}.0' in metrics

    run(main())


async def told(news: Any, id: str, status: str) -> dict[str, Any]:
    """Wait until somebody hears what came of a challenge."""
    while True:
        for one in (await news.until("me")).get("challenges", []):
            if (one["id"], one["status"]) == (id, status):
                found: dict[str, Any] = one
                return found


def test_a_bot_challenges_a_person_and_hears_what_comes_of_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada:
            bot = await bot_at(server)
            pushed = mock.Mock()
            server.hall.services.push = pushed
            async with (
                bot.stream("/stream/event") as events,
                following(server, "me", cookies=dict(ada.cookies)) as news,
            ):
                first = (await asked(bot, "Ada", **QUICK, rated=True)).json()["id"]
                one = await told(news, first, "open")
                assert (one["challenger"], one["is_bot"], one["is_rated"]) == ("Robo", True, True)
                assert not pushed.called  # nobody's phone rings for a program
                # It lasts while the bot listens, as one of a person's lasts while they are there.
                await server.hall.store.write(lambda connection: fade(connection, first))
                await server.app.state.pairing.round(sees=True)
                left = sa.select(challenges.c.expires - challenges.c.created).where(challenges.c.id == first)
                assert await server.hall.store.read(lambda c: c.execute(left).scalar_one()) >= STAYS_FOR - 1
                assert (await ada.delete(f"/api/challenges/{first}")).status_code == 204
                declined = await events.until("challengeDeclined")
                assert (declined["challenge"]["id"], declined["challenge"]["status"]) == (first, "declined")
                second = (await asked(bot, "Ada", **QUICK)).json()["id"]
                assert (await asked(bot, f"{second}/cancel")).status_code == 200
                third = (await asked(bot, "ada", **QUICK)).json()["id"]
                assert (await ada.post(f"/api/challenges/{third}/accept")).status_code == 201
                assert (await events.until("gameStart"))["game"]["id"] == third
                assert [line["type"] for line in events.heard] == ["challengeDeclined", "gameStart"]
            assert problem(await asked(bot, "Nobody", **QUICK)) == (409, "account-none")
            assert problem(await asked(bot, "Robo", **QUICK)) == (409, "challenge-closed")
            assert (await server.http.post("/api/challenge/Ada", json=QUICK)).status_code == 401

    run(main())


def fade(connection: sa.Connection, id: str) -> None:
    """Let a challenge be near its end."""
    connection.execute(
        sa.update(challenges).where(challenges.c.id == id).values(expires=challenges.c.expires - STAYS_FOR + 5)
    )


def test_bots_do_not_flood_people(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limit_factor=1.0) as server, browser(server, "Ada") as ada:
            bots = [await bot_at(server, f"Robo {number}") for number in range(MOST_OF_BOTS + 1)]
            for bot in bots[:-1]:
                assert (await asked(bot, "Ada", **QUICK)).status_code == 201
            assert problem(await asked(bots[-1], "Ada", **QUICK)) == (409, "challenge-bots")
            mine = await open_challenges(server, ada)
            assert len(mine) == MOST_OF_BOTS
            # One bot asks the same person hardly ever, whatever they answer, and few people at once.
            await ada.delete(f"/api/challenges/{mine[0]['id']}")
            again = [(await asked(bots[-1], "Ada", **QUICK)).status_code for _ in range(3)]
            assert again == [201, 201, 429]
            for name in ("Ben", "Cy", "Di"):
                await server.http.post("/api/accounts", json={"name": name, "password": "correct horse battery"})
                server.http.cookies.clear()
            answers = [await asked(bots[-1], name, **QUICK) for name in ("Ben", "Cy", "Di")]
            assert [answer.status_code for answer in answers] == [201, 201, 409]
            assert problem(answers[-1]) == (409, "challenge-too-many")
            # Who blocks a bot is not asked, and nobody challenges with a bot's account by hand.
            assert (await ada.put("/api/me/blocks", json={"name": "Robo 0"})).status_code == 204
            assert problem(await asked(bots[0], "Ada", **QUICK)) == (409, "challenge-closed")
            by_hand = await server.http.post("/api/challenges", headers=bots[0].session, json={**QUICK, "to": "Ben"})
            assert problem(by_hand) == (409, "bot-by-hand")
            by_hand = await server.http.post("/api/seeks", headers=bots[0].session, json=QUICK)
            assert problem(by_hand) == (409, "bot-by-hand")

    run(main())


async def open_challenges(server: Server, ada: httpx.AsyncClient) -> list[dict[str, Any]]:
    async with following(server, "me", cookies=dict(ada.cookies)) as news:
        found: list[dict[str, Any]] = (await news.until("me"))["challenges"]
        return found

"""Bots: whole games over HTTP, moves that are never played twice, tokens that end, and limits."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from urllib.parse import quote

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from tests.server.bots import bot_at, session_of
from tests.server.serving import FILE, run, serving
from tests.server.tables import ME, OLD, OPEN, bearer, problem
from tests.server.test_news import following
from yamabushi.server.gallery import shown
from yamabushi.server.routes.bots import BotGameLine
from yamabushi.server.storage.gallery import on_now
from yamabushi.server.storage.schema import accounts, ratings

GAMES: list[tuple[str, dict[str, object]]] = [
    ("regality", {"style": "secret-random", "match": "single"}),
    ("himiki", {}),
    ("yokai", {}),
]


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[name for name, _ in GAMES])
def test_a_bot_plays_a_whole_game_against_a_level(tmp_path: Path, game: str, options: dict[str, object]) -> None:
    async def main() -> None:
        rng = random.Random(game)
        async with serving(tmp_path) as server:
            bot = await bot_at(server)
            async with bot.stream("/stream/event") as events:
                body = {"game": game, "options": options, "level": 1, "seat": 1}
                laid = (await bot.post("/challenge/ai", json=body)).json()
                begun = await events.until("gameStart")
                assert begun["game"]["id"] == laid["id"]
                assert begun["game"]["seat"] == 1
                assert [one["kind"] for one in begun["game"]["opponents"]] == ["engine"]
                lines = await bot.play(laid["id"], rng.choice)
                finished = await events.until("gameFinish")
            assert lines[0]["type"] == "gameFull"
            assert [one["isBot"] for one in lines[0]["players"]] == [False, True]
            for line in lines:
                BotGameLine.model_validate(line)  # as the OpenAPI describes it
            states = [line.get("state", line) for line in lines if line["type"] in ("gameFull", "gameState")]
            numbers = [entry["version"] for state in states for entry in state["log"]]
            assert numbers == list(range(1, len(numbers) + 1))
            described = (await server.http.get(f"/api/tables/{laid['id']}")).json()
            assert described["status"] == "over"
            assert finished["game"]["result"] == states[-1]["result"] == described["result"]
            assert described["seats"][1]["is_bot"]

    run(main())


def test_a_move_that_is_sent_again_is_not_played_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            bot = await bot_at(server)
            laid = await server.lay("regality", options=OLD, seats=[ME, OPEN], name="Ada")
            table = laid["table"]
            assert problem(await bot.post(f"/game/{table}/resign")) == (409, "room-watching")
            joined = await bot.post(f"/game/{table}/join", json={"invite": laid["invites"][0]["invite"]})
            assert joined.status_code == 201
            async with server.at(table, laid["token"]) as ada, bot.stream(f"/game/stream/{table}") as lines:
                await lines.until("gameFull")
                await ada.act("Ci@b2")
                state = await lines.until("gameState", isMyTurn=True)
                action, other = state["actions"][:2]
                address = f"/game/{table}/move/{quote(action, safe='')}?version={state['version']}"
                answers = await asyncio.gather(*(bot.post(address) for _ in range(4)))
                assert {answer.status_code for answer in answers} == {200}
                assert len({answer.json()["version"] for answer in answers}) == 1
                again = await bot.post(f"/game/{table}/move/{other}?version={state['version']}")
                assert problem(again) == (409, "room-same-id")
                stale = await bot.post(f"/game/{table}/move/{other}?version={state['version']}&id=other")
                assert problem(stale) == (409, "table-stale")
                # They talk, and the bot gives up.
                assert (await bot.post(f"/game/{table}/chat", json={"text": "Well played."})).status_code == 200
                said = await ada.until("said")
                assert (said["name"], said["text"], said["seat"]) == ("Robo", "Well played.", 1)
                await ada.send("say", text="Thank you.")
                heard = await lines.until("chatLine", username="Ada")
                assert (heard["text"], heard["room"]) == ("Thank you.", "player")
                assert (await bot.post(f"/game/{table}/resign")).json() == {"ok": True}
                over = await lines.until("gameState", status="over")
                assert (over["returns"], over["reason"]) == ([1.0, -1.0], "resigned")
                await lines.rest()  # the stream ends by itself

    run(main())


def test_a_revoked_token_ends_what_it_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            bot = await bot_at(server)
            spare = (await server.http.post("/api/me/bot/tokens", headers=bot.session)).json()
            body = {"game": "regality", "options": OLD, "level": 1}
            table = (await bot.post("/challenge/ai", json=body)).json()["id"]
            async with bot.stream("/stream/event") as events, bot.stream(f"/game/stream/{table}") as lines:
                await events.until("gameStart")
                await lines.until("gameFull")
                room = await server.hall.room(table)
                assert room.presence.is_here(0)
                gone = await server.http.delete(f"/api/me/bot/tokens/{bot.number}", headers=bot.session)
                assert gone.status_code == 204
                await asyncio.gather(events.rest(), lines.rest())
                while room.presence.is_here(0):
                    await asyncio.sleep(0.01)
            answer = await server.http.get("/api/bot/account", headers=bot.headers)
            assert problem(answer) == (401, "account-unknown")
            bot.token = spare["token"]
            assert (await server.http.get("/api/bot/account", headers=bot.headers)).json()["games"] == [table]

    run(main())


def test_a_token_is_shown_once_hashed_at_rest_and_never_logged(tmp_path: Path) -> None:
    async def main() -> str:
        async with serving(tmp_path) as server:
            bot = await bot_at(server)
            await server.http.get("/api/bot/account", headers=bearer(f"{bot.token}x"))
            listed = await server.http.get("/api/me/bot/tokens", headers=bot.session)
            assert bot.token not in listed.text
            exported = await server.http.get("/api/me/export", headers=bot.session)
            assert bot.token not in exported.text
            assert exported.json()["is_bot"]
            assert [one["number"] for one in exported.json()["bot_tokens"]] == [bot.number]
            return bot.token

    with capture_logs() as logged:
        token = run(main())
    assert token.encode() not in (tmp_path / FILE).read_bytes()
    assert token not in repr(logged)


def test_a_bot_is_no_person_and_a_person_no_bot(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            session = await session_of(server, "Ada")
            await server.lay("regality", options=OLD, seats=[ME, ME])
            laid = await server.http.post("/api/tables", headers=session, json={"game": "regality", "options": OLD})
            assert laid.status_code == 201
            assert problem(await server.http.post("/api/me/bot", headers=session)) == (409, "bot-has-played")
            assert problem(await server.http.post("/api/me/bot/tokens", headers=session)) == (409, "bot-tokens")
            bot = await bot_at(server)
            refused = await server.http.post("/api/tables", headers=bot.session, json={"game": "regality"})
            assert problem(refused) == (409, "bot-by-hand")
            assert (await server.http.get("/api/me", headers=bot.session)).json() == {
                "name": "Robo",
                "is_bot": True,
                "is_reserved": False,
            }

    run(main())


def test_a_bot_is_marked_wherever_its_name_stands(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            bot, ada = await bot_at(server), await session_of(server, "Ada")
            body = {"game": "regality", "options": OLD, "seats": [ME, OPEN], "is_public": True}
            laid = (await server.http.post("/api/tables", json=body, headers=ada)).json()
            held = {"name": "Club", "game": "regality", "options": OLD}
            tournament = (await server.http.post("/api/tournaments", json=held, headers=ada)).json()["id"]
            for session in (ada, bot.session):
                await server.http.post(f"/api/tournaments/{tournament}/players", json={}, headers=session)
            joined = await bot.post(f"/game/{laid['table']}/join", json={"invite": laid["invites"][0]["invite"]})
            assert joined.status_code == 201
            async with server.at(laid["table"], laid["token"]) as client, following(server, "lobby") as news:
                people = (await client.until("people"))["people"]
                assert [one["is_bot"] for one in people] == [False, True]
                while not (playing := (await news.until("lobby"))["playing"]):
                    pass
                assert [one.get("is_bot", False) for one in playing[0]["seats"]] == [False, True]
            row = (await server.hall.store.read(on_now))[0]
            assert [one.is_bot for one in shown(row).seats] == [False, True]

            def rate(connection: sa.Connection) -> None:
                for row in connection.execute(sa.select(accounts.c.id)).all():
                    known = {
                        "account": row.id,
                        "pool": "regality/old",
                        "mu": 30.0,
                        "sigma": 1.0,
                        "games": 9,
                        "changed": 0,
                    }
                    connection.execute(sa.insert(ratings), known)

            await server.hall.store.write(rate)
            board = (await server.http.get("/api/players", params={"pool": "regality/old"})).json()
            assert {one["name"]: one["is_bot"] for one in board["players"]} == {"Ada": False, "Robo": True}
            profiles = [
                (await server.http.get("/api/profile", params={"name": name})).json() for name in ("Ada", "Robo")
            ]
            assert [one["is_bot"] for one in profiles] == [False, True]
            listed = (await server.http.get(f"/api/tournaments/{tournament}")).json()["entrants"]
            assert {one["players"][0]["name"]: one["players"][0]["is_bot"] for one in listed} == {
                "Ada": False,
                "Robo": True,
            }

    run(main())


def test_a_bot_has_so_many_games_and_says_so_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yamabushi.server.routes.bots.MOST_GAMES", 10)

    async def main() -> None:
        async with serving(tmp_path, limit_factor=0.15) as server:
            bot = await bot_at(server)
            body = {"game": "regality", "options": OLD, "level": 1}
            tables = [(await bot.post("/challenge/ai", json=body)).json()["id"] for _ in range(2)]
            assert problem(await bot.post("/challenge/ai", json=body)) == (409, "bot-games")
            said = [(await bot.post(f"/game/{tables[0]}/chat", json={"text": "hi"})).status_code for _ in range(3)]
            assert said == [200, 200, 429]

    run(main())


def test_a_newer_stream_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            bot = await bot_at(server)
            async with bot.stream("/stream/event") as first, bot.stream("/stream/event") as second:
                await first.rest()
                body = {"game": "regality", "options": OLD, "level": 1}
                table = (await bot.post("/challenge/ai", json=body)).json()["id"]
                assert (await second.until("gameStart"))["game"]["gameId"] == table
                # A table that is read anew does not end the stream, and nothing is told twice.
                async with bot.stream(f"/game/stream/{table}") as lines:
                    full = await lines.until("gameFull")
                    server.hall.read_anew(table)
                    state = await lines.until("gameState")
                    assert state["version"] == full["state"]["version"]
                    assert state["log"] == []

    run(main())


def test_streams_do_not_keep_a_server_from_stopping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yamabushi.server.bots.streams.KEEP_ALIVE", 0.05)

    async def main() -> None:
        async with serving(tmp_path) as server:
            bot = await bot_at(server)
            async with bot.stream("/stream/event") as events:
                while events.raw.count("") < 3:  # lines that say that it is still there
                    events.raw.append(await anext(events.source))
                server.uvicorn.config.timeout_graceful_shutdown = 30
                server.uvicorn.should_exit = True
                async with asyncio.timeout(10):
                    while not server.hall.duties.is_closing:
                        await asyncio.sleep(0.01)

    run(main())

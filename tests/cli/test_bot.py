"""Bots that run elsewhere: `yamabushi bot`, and the one of the docs, against a running server."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.docs_examples import BLOCKS
from tests.server.bots import Bot, bot_at
from tests.server.serving import PATIENCE, Server, run, serving
from tests.server.tables import OLD
from tests.server.test_accounts import browser
from tests.server.test_bot_challenges import told
from tests.server.test_news import following
from yamabushi.cli.bot import BotRun, asked_for
from yamabushi.core.errors import BadOption

UGI = f"ugi:{sys.executable} -m yamabushi ugi {{game}} --style old --match single"


async def laid_against_level(bot: Bot, game: str, **options: object) -> str:
    """Lay a table for a bot against the lowest level."""
    body = {"game": game, "options": options, "level": 1}
    answer = await bot.post("/challenge/ai", json=body)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


async def over(server: Server, table: str) -> str:
    """Wait until a game is over; give why."""
    async with asyncio.timeout(PATIENCE):
        while (described := (await server.http.get(f"/api/tables/{table}")).json())["status"] != "over":
            await asyncio.sleep(0.05)
    reason: str = described["reason"]
    return reason


@pytest.mark.parametrize("engine", ["level:1", UGI], ids=["level", "ugi"])
def test_the_bot_of_the_terminal_plays_and_says_so(tmp_path: Path, engine: str) -> None:
    async def main() -> None:
        async with serving(tmp_path / "data") as server:
            bot = await bot_at(server)
            file = tmp_path / "token.txt"
            file.write_text(f"{bot.token}\n")
            said: list[str] = []
            running = BotRun(asked_for(server.base, file, engine, 1), said.append)
            thread = threading.Thread(target=running.run, daemon=True)
            thread.start()
            try:
                first = await laid_against_level(bot, "regality", **OLD)
                second = await laid_against_level(bot, "yokai")  # hands are hidden: only a level can play it
                assert await over(server, first) == "rules"
                assert await over(server, second) == ("rules" if engine == "level:1" else "aborted")
            finally:
                running.stopping.set()
                await asyncio.to_thread(running.end)
            await asyncio.to_thread(thread.join, PATIENCE)
            assert said[0] == f"Robo is at {server.base} and plays with {engine}."
            assert f"{first} has begun: regality against level 1." in said
            assert not [line for line in said if "was refused" in line]

    run(main())


def test_the_bot_of_the_terminal_accepts_challenges_that_fit_and_plays_them(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "data") as server, browser(server, "Ada") as ada:
            bot = await bot_at(server)
            file = tmp_path / "token.txt"
            file.write_text(bot.token)
            said: list[str] = []
            asked = asked_for(server.base, file, "level:1", 1, "casual", ["regality", "himiki"])
            running = BotRun(asked, said.append)
            thread = threading.Thread(target=running.run, daemon=True)
            thread.start()

            async def challenge(game: str, **more: object) -> str:
                body = {"to": "Robo", "game": game, "clock": {"kind": "game", "seconds": 300}, **more}
                answer = await ada.post("/api/challenges", json=body)
                assert answer.status_code == 201, answer.text
                return str(answer.json()["id"])

            try:
                async with following(server, "me", cookies=dict(ada.cookies)) as news:
                    await told(news, await challenge("yokai"), "declined")
                    await told(news, await challenge("regality", options=OLD, is_rated=True), "declined")
                    table = await challenge("regality", options=OLD, seat=1)
                    await told(news, table, "accepted")
                    await told(news, await challenge("himiki"), "declined")  # one game at a time
                token = (await ada.post(f"/api/me/tables/{table}/token")).json()["token"]
                async with server.at(table, token) as client:
                    while client.standing["decider"] != 1:
                        await client.until("happened")
                    await client.send("offer", matter="resign")
                assert await over(server, table) == "aborted"  # Ada has not moved
            finally:
                running.stopping.set()
                await asyncio.to_thread(running.end)
            await asyncio.to_thread(thread.join, PATIENCE)
            assert "Ada challenges to regality: accepted." in said
            assert said.count("Ada challenges to regality: declined.") == 1

    run(main())


def test_a_bot_whose_token_is_worth_nothing_is_told_so_and_ends(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "data") as server:
            file = tmp_path / "token.txt"
            file.write_text("ybot_nothing")
            running = BotRun(asked_for(server.base, file, "level:1", 1), lambda line: None)
            with pytest.raises(BadOption, match="You are not logged in"):
                await asyncio.to_thread(running.run)

    run(main())


@pytest.mark.parametrize("engine", ["level:0", "level:9", "ugi:", "stockfish"])
def test_what_is_no_engine_is_refused_with_a_sentence(tmp_path: Path, engine: str) -> None:
    file = tmp_path / "token.txt"
    file.write_text("x")
    with pytest.raises(BadOption, match="An engine is level:1 to level:8"):
        asked_for("http://127.0.0.1:1", file, engine, 1)
    with pytest.raises(BadOption, match="accepts all challenges, casual or none"):
        asked_for("http://127.0.0.1:1", file, "level:1", 1, "some")
    with pytest.raises(BadOption, match="cannot be read"):
        asked_for("http://127.0.0.1:1", tmp_path / "none", "level:1", 1)


def test_the_bot_of_the_docs_accepts_a_challenge_and_plays_on_after_its_stream_was_cut(tmp_path: Path) -> None:
    (block,) = [block for block in BLOCKS if block.page == "bots.md" and block.title == "bot.py"]
    assert len([line for line in block.text.splitlines() if line.strip()]) <= 30
    script, token = tmp_path / "bot.py", tmp_path / "token.txt"
    script.write_text(block.text)

    async def main() -> None:
        async with serving(tmp_path / "data") as server, browser(server, "Ada") as ada:
            bot = await bot_at(server)
            token.write_text(bot.token)
            process = subprocess.Popen([sys.executable, str(script), server.base, str(token)], stderr=subprocess.PIPE)
            try:
                async with following(server, "me", cookies=dict(ada.cookies)) as news:
                    body = {"to": "Robo", "game": "himiki", "clock": {"kind": "days", "seconds": 86_400}}
                    answer = await ada.post("/api/challenges", json=body)
                    assert answer.status_code == 201, answer.text
                    await told(news, answer.json()["id"], "accepted")
                # A newer stream ends the one before.
                async with bot.stream("/stream/event"):
                    pass
                table = await laid_against_level(bot, "yokai")
                assert await over(server, table) == "rules"
            finally:
                process.kill()
                process.communicate()

    run(main())

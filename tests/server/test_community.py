"""Hosts and people who look after a community: bans, blocks, reports, announcements, tables that are closed."""

from __future__ import annotations

import asyncio
import inspect
import re
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.models import CommandInfo
from websockets.exceptions import ConnectionClosed

from tests.cli.terminal import yamabushi
from tests.server.bots import PASSWORD, bot_at, session_of
from tests.server.serving import Client, Server, run, serving
from tests.server.tables import ME, OLD, OPEN, problem
from tests.server.test_news import following
from yamabushi.cli.host_commands import host_app
from yamabushi.core.errors import BadOption

WORDS = {
    "tokens": ["Robo"],
    "close": ["table"],
    "ban": ["Ada", "--reason", "Rude words"],
    "unban": ["Ada"],
    "announce": ["Tea at five."],
    "bot": ["Robo"],
}
"""What commands of the host are given besides."""


def told(folder: Path, *words: str, database: str | None = None) -> str:
    """Run a command of the host, and give what it prints."""
    where: Sequence[str] = ("--data", str(folder)) if database is None else ("--database", database)
    done = yamabushi("host", *words, *where)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def command(folder: Path, *words: str, database: str | None = None) -> str:
    """Run a command of the host while the server goes on."""
    return await asyncio.to_thread(told, folder, *words, database=database)


async def table_of(server: Server, one: dict[str, str], other: dict[str, str]) -> tuple[str, str, str]:
    """Let two accounts sit at a table; give it, and their tokens."""
    body = {"game": "regality", "options": OLD, "seats": [ME, OPEN]}
    laid = (await server.http.post("/api/tables", json=body, headers=one)).json()
    invite = {"invite": laid["invites"][0]["invite"]}
    joined = await server.http.post(f"/api/tables/{laid['table']}/seats", json=invite, headers=other)
    return laid["table"], laid["token"], joined.json()["token"]


async def sent_away(client: Client, closing: int = 1008) -> str:
    """Read on until somebody is sent away; give the last refusal."""
    codes = [""]

    async def listen() -> None:
        while True:
            codes.append((await client.next()).get("code", codes[-1]))

    with pytest.raises(ConnectionClosed) as closed:
        await listen()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == closing
    return codes[-1]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_ban_by_name_holds_at_once_and_ends(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    database = request.getfixturevalue("postgres") if kind == "postgres" else None

    async def main() -> None:
        async with serving(tmp_path, database=database) as server:
            ada, ben = await session_of(server, "Ada"), await session_of(server, "Ben")
            bot = await bot_at(server)
            table, _, token = await table_of(server, ada, ben)
            async with server.at(table, token) as seated, bot.stream("/stream/event") as events:
                said = await command(tmp_path, "ban", "BEN", "--reason", "Rude words", "--days", "2", database=database)
                assert re.search(r"until \d{4}-\d\d-\d\d \d\d:\d\d UTC", said)
                assert await sent_away(seated) == "community-banned"
                await command(tmp_path, "ban", "Robo", "--reason", "Too loud", "--for-good", database=database)
                await events.rest()
            # The session has ended, and there is no other; the token of the seat opens nothing.
            assert problem(await server.http.get("/api/me", headers=ben)) == (401, "account-unknown")
            again = await server.http.post("/api/sessions", json={"name": "Ben", "password": PASSWORD})
            assert problem(again) == (403, "community-banned")
            assert "Rude words" in again.json()["sentence"]
            wrong = await server.http.post("/api/sessions", json={"name": "Ben", "password": "wrong"})
            assert problem(wrong) == (403, "account-wrong")  # who does not know the password hears nothing of it
            with pytest.raises(ConnectionClosed):
                async with server.at(table, token):
                    pass
            answer = await server.http.get("/api/bot/account", headers=bot.headers)
            assert problem(answer) == (403, "community-banned-for-good")
            listed = await command(tmp_path, "bans", database=database)
            assert "Ben, until" in listed
            assert "Robo, for good: Too loud" in listed
            await command(tmp_path, "unban", "Ben", database=database)
            await server.app.state.community.look(server.hall)
            again = await server.http.post("/api/sessions", json={"name": "Ben", "password": PASSWORD})
            assert again.status_code == 201
            async with server.at(table, token):
                pass

    run(main())


def test_a_ban_by_address_holds_at_once_and_is_forgotten_when_it_ends(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=[ME, OPEN], is_public=True)
            async with server.at(laid["table"], laid["token"]) as client:
                await command(tmp_path, "ban", "127.0.0.1", "--reason", "Flood", "--days", "0.01")
                assert await sent_away(client) == "community-banned"
            answers = [
                await server.http.post("/api/accounts", json={"name": "Eve", "password": PASSWORD}),
                await server.http.post("/api/tables", json={"game": "regality"}),
                await server.http.post(f"/api/tables/{laid['table']}/seats", json={}),
            ]
            assert {problem(answer) for answer in answers} == {(403, "community-banned")}
            assert (await server.http.get("/api/games")).status_code == 200  # reading, everybody may
            community = server.app.state.community
            (network, ban), *rest = community.banned_networks
            assert (str(network), rest) == ("127.0.0.1/32", [])
            assert community.ban_of(None, "127.0.0.2") is None
            # Its time is over: it holds no longer, and nothing of it stays.
            community.banned_networks = [(network, ban._replace(until=1))]
            assert (await server.http.post("/api/tables", json={"game": "regality"})).status_code == 201

    run(main())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("yamabushi.server.storage.community.wall", lambda: 4_000_000_000)
        from yamabushi.cli.community import keeping
        from yamabushi.server.storage import community as storage
        from yamabushi.server.storage.schema import bans

        with keeping(None, tmp_path, None) as connection:
            storage.forget_what_is_over(connection)
            assert connection.execute(bans.select()).all() == []


def test_who_blocks_somebody_neither_hears_nor_meets_them_and_so_both_ways(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            ada, ben = await session_of(server, "Ada"), await session_of(server, "Ben")
            table, first, second = await table_of(server, ada, ben)
            async with server.at(table, first) as one, server.at(table, second) as other:
                await other.send("say", text="Before")
                await one.until("said")
                body = {"table": table, "seat": 1}
                assert (await server.http.put("/api/me/blocks", json=body, headers=ada)).status_code == 204
                assert (await one.until("snapshot"))["remarks"] == []
                await other.send("say", text="From Ben")
                await one.send("say", text="From Ada")
                heard = [*await one.quiet(), *await other.quiet()]
                await asyncio.sleep(0)
                heard += [*await one.quiet(), *await other.quiet()]
                said = [(news["name"], news["text"]) for news in heard if news["type"] == "said"]
                assert ("Ben", "From Ben") in said  # each hears themselves
                assert all(
                    news["text"] != "From Ben" for text in one.heard for news in [_parsed(text)] if "text" in news
                )
                assert all(
                    news["text"] != "From Ada" for text in other.heard for news in [_parsed(text)] if "text" in news
                )
            # Neither sits down with the other, whoever has laid the table.
            for host, guest in ((ada, ben), (ben, ada)):
                body = {"game": "regality", "options": OLD, "seats": [ME, OPEN], "is_public": True}
                laid = (await server.http.post("/api/tables", json=body, headers=host)).json()
                joined = await server.http.post(f"/api/tables/{laid['table']}/seats", json={}, headers=guest)
                assert problem(joined) == (409, "community-apart")
            listed = (await server.http.get("/api/me/blocks", headers=ada)).json()
            assert [one["name"] for one in listed] == ["Ben"]
            assert (await server.http.get("/api/me/blocks", headers=ben)).json() == []  # nobody is told
            exported = (await server.http.get("/api/me/export", headers=ada)).json()
            assert [one["name"] for one in exported["blocks"]] == ["Ben"]
            ended = await server.http.post("/api/me/blocks/end", json={"name": "ben"}, headers=ada)
            assert ended.status_code == 204
            async with server.at(table, first) as one, server.at(table, second) as other:
                await other.send("say", text="Again")
                await one.until("said", text="Again")

    run(main())


def test_a_block_takes_challenges_away_and_finds_whoever_said_something(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            ada, ben, cy, dee = [await session_of(server, name) for name in ("Ada", "Ben", "Cy", "Dee")]
            challenge = {"to": "Ada", "game": "regality", "options": OLD}
            asked = (await server.http.post("/api/challenges", json=challenge, headers=ben)).json()["id"]
            table, _, _ = await table_of(server, cy, dee)  # Ada and Ben watch
            cookies = dict([ben["cookie"].split("=", 1)])
            async with following(server, "me", cookies=cookies) as news:
                assert len((await news.until("me"))["challenges"]) == 1
                async with server.at(table, cookie=ben["cookie"]) as watching:
                    await watching.send("say", text="From behind")
                    remark = await watching.until("said")
                body = {"table": table, "remark": remark["number"]}
                assert (await server.http.put("/api/me/blocks", json=body, headers=ada)).status_code == 204
                assert "challenges" not in await news.until("me")
            assert [one["name"] for one in (await server.http.get("/api/me/blocks", headers=ada)).json()] == ["Ben"]
            taken = await server.http.post(f"/api/challenges/{asked}/accept", headers=ada)
            assert problem(taken) == (409, "challenge-none")
            for host, to in ((ada, "Ben"), (ben, "Ada")):
                again = await server.http.post("/api/challenges", json={**challenge, "to": to}, headers=host)
                assert problem(again) == (409, "challenge-closed")
            guest = await server.lay("regality", options=OLD, seats=[ME, OPEN])
            nobody = await server.http.put("/api/me/blocks", json={"table": guest["table"], "seat": 0}, headers=ada)
            assert problem(nobody) == (409, "block-nobody")

    run(main())


def _parsed(text: str) -> dict[str, str]:
    import json

    news: dict[str, str] = json.loads(text)
    return news if news["type"] == "said" else {}


def test_a_report_reaches_the_host_and_goes_with_whom_it_is_about(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            ada, ben = await session_of(server, "Ada"), await session_of(server, "Ben")
            table, first, second = await table_of(server, ada, ben)
            async with server.at(table, first) as one, server.at(table, second) as other:
                await other.send("say", text="You fool")
                remark = await one.until("said")
            about = {"table": table, "remark": remark["number"], "why": "An insult"}
            assert (await server.http.post("/api/reports", json=about, headers=ada)).status_code == 204
            seat = {"table": table, "seat": 0, "why": ""}
            assert (await server.http.post("/api/reports", json=seat)).status_code == 204
            nothing = await server.http.post("/api/reports", json={**seat, "seat": 7})
            assert problem(nothing) == (409, "report-nothing")
            listed = await command(tmp_path, "reports")
            assert f"Ben (account) at table {table}" in listed
            assert "said: You fool" in listed
            assert "Ada reports: An insult" in listed
            assert "a guest reports: (nothing more)" in listed
            # About an account, from its profile; and why, of a few kinds.
            by_name = {"name": "ben", "reason": "name", "why": ""}
            assert (await server.http.post("/api/reports", json=by_name, headers=ada)).status_code == 204
            nobody = await server.http.post("/api/reports", json={**by_name, "name": "Nobody"}, headers=ada)
            assert problem(nobody) == (409, "report-nothing")
            named = await command(tmp_path, "reports")
            assert "Ben (account): their name" in named
            number = next(line.split()[1] for line in listed.splitlines() if "Ben (account)" in line)
            assert number not in await command(tmp_path, "reports", "--done", number)
            assert number in await command(tmp_path, "reports", "--old")
            # By the number in the list, too; others are as they were.
            numbered = [line.split()[1] for line in named.splitlines() if line[:1].isdigit()]
            first, *others = (one for one in numbered if one != number)
            left = await command(tmp_path, "reports", "--done", "1")
            assert first not in left
            assert all(one in left for one in others)
            exported = (await server.http.get("/api/me/export", headers=ada)).json()
            assert [(one["reason"], one["why"]) for one in exported["reports"]] == [
                ("other", "An insult"),
                ("name", ""),
            ]
            # What was said goes with the account; what Ada has reported, with hers.
            await server.http.post("/api/me/delete", json={"password": PASSWORD}, headers=ben)
            kept = await command(tmp_path, "reports", "--old")
            assert "someone (guest)" in kept
            assert "You fool" not in kept
            await server.http.post("/api/me/delete", json={"password": PASSWORD}, headers=ada)
            kept = await command(tmp_path, "reports") + await command(tmp_path, "reports", "--old")
            assert (kept.count(" reports: "), "a guest reports: " in kept) == (1, True)

    run(main())


def test_announcements_are_a_topic_and_end_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, following(server, "announcements") as news:
            assert (await news.until("announcements"))["announcements"] == []
            await command(tmp_path, "announce", "Tea at five.", "--hours", "1")
            await news.until("announcements")
            said = await command(tmp_path, "announce", "The server rests at ten.", "--important")
            told = (await news.until("announcements"))["announcements"]
            assert [(one["text"], one["is_important"]) for one in told] == [
                ("Tea at five.", False),
                ("The server rests at ten.", True),
            ]
            listed = await command(tmp_path, "announcements")
            assert "(important): The server rests at ten." in listed
            # An hour later the first one is over, though nobody has taken it away.
            later = time.time() + 3700
            monkeypatch.setattr("yamabushi.server.community.time.time", lambda: later)
            told = (await news.until("announcements"))["announcements"]
            assert [one["id"] for one in told] == [said.split()[-1]]
            answered = (await server.http.get("/api/announcements")).json()
            assert [(one["id"], one["is_important"]) for one in answered] == [(said.split()[-1], True)]

    run(main())


def test_a_hosts_own_rules_of_conduct_are_given_and_must_be_there(tmp_path: Path) -> None:
    file = tmp_path / "conduct.md"

    async def main() -> None:
        with pytest.raises(BadOption) as refused:
            async with serving(tmp_path, conduct=file):
                pass
        assert refused.value.code == "conduct-file"
        file.write_text("# Our house\n\nShoes off, please.\n", encoding="utf-8")
        async with serving(tmp_path, conduct=file) as server:
            text = (await server.http.get("/api/conduct")).json()["text"]
            assert text == "# Our house\n\nShoes off, please.\n"
            file.unlink()
            assert (await server.http.get("/api/conduct")).json() == {"text": None}

    run(main())


def test_everybody_is_told_and_tables_are_closed_while_the_server_runs(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            ada, ben = await session_of(server, "Ada"), await session_of(server, "Ben")
            table, first, second = await table_of(server, ada, ben)
            waiting = await server.lay("yokai", seats=[ME, OPEN], name="Cy")
            async with server.at(table, first) as client:
                said = await command(tmp_path, "announce", "A tournament begins at eight.")
                number = said.split()[-1]
                news = await client.until("announced")
                assert [one["text"] for one in news["announcements"]] == ["A tournament begins at eight."]
                assert [one["id"] for one in (await server.http.get("/api/announcements")).json()] == [number]
                async with server.at(table, second) as late:
                    assert (await late.until("announced"))["announcements"] == news["announcements"]
                await command(tmp_path, "announcements", "--remove", number)
                assert (await client.until("announced"))["announcements"] == []
                people = await command(tmp_path, "who")
                assert f"Ada\n    {table}  Regality vs. Religion, is on, opened just now\n" in people
                listed = await command(tmp_path, "tables")
                assert f"{table}  Regality vs. Religion, is on, opened just now; Ada – Ben" in listed
                assert f"{waiting['table']}  Terres de Yokai, waits, opened just now; Cy (guest) – (open)" in listed
                assert "is closed" in await command(tmp_path, "close", table)
                assert "is gone" in await command(tmp_path, "close", waiting["table"])
                await sent_away(client, 1012)
            async with server.at(table, first) as client:
                assert client.standing["result"] == {"returns": [0.0, 0.0], "reason": "closed"}
            described = (await server.http.get(f"/api/tables/{table}")).json()
            assert (described["status"], described["reason"], described["result"]) == ("over", "closed", "1/2-1/2")
            assert (await server.http.get(f"/api/tables/{waiting['table']}")).status_code == 404
            record = (await server.http.get(f"/api/tables/{table}/record")).text
            assert '[End "closed"]' in record

    run(main())


def test_guests_are_told_apart_and_options_may_stand_before_the_command(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            first = await server.lay("himiki", seats=[ME, OPEN])
            join = {"invite": first["invites"][0]["invite"]}
            await server.http.post(f"/api/tables/{first['table']}/seats", json=join)
            for name in ("Cy", "Cy", "Dora"):
                await server.lay("himiki", seats=[ME, ME, OPEN, OPEN], options={"mode": "teams"}, name=name)
            people = await command(tmp_path, "who")
            lines = people.splitlines()
            names = [line for line in lines if not line.startswith(" ")]
            assert names == [
                "Cy 1 (guest)",
                "Cy 2 (guest)",
                "Dora (guest)",
                "Guest 1",
                "Guest 2",
                "5 people at 4 tables.",
            ]
            assert lines[-2] == lines[-4] == f"    {first['table']}  HI MI KI, is on, opened just now"
            assert lines[1].endswith("  HI MI KI (teams), waits, opened just now")
            listed = await command(tmp_path, "tables")
            assert "; Guest 1 – Guest 2" in listed
            assert "; Cy 1 (guest) – Cy 1 (guest) – (open) – (open)" in listed
            # The folder before the command, after it, or both, where the one after it counts.
            none = tmp_path / "none"
            for words in ([tmp_path, "who"], [none, "who", "--data", str(tmp_path)]):
                done = await asyncio.to_thread(yamabushi, "host", "--data", *map(str, words))
                assert (done.returncode, done.stdout) == (0, people)

    run(main())


@pytest.mark.parametrize("command", host_app.registered_commands, ids=lambda one: one.callback.__name__)
def test_every_command_of_the_host_takes_its_options_before_its_name(command: CommandInfo, tmp_path: Path) -> None:
    assert command.callback is not None
    taken = inspect.signature(command.callback).parameters
    assert {"data", "database", "config"} <= taken.keys()
    words = WORDS.get(command.callback.__name__, [])
    done = yamabushi("host", "--config", str(tmp_path / "none.toml"), command.callback.__name__, *words)
    assert "there is no such file" in done.stderr


def test_commands_that_find_nothing_say_so(tmp_path: Path) -> None:
    said = {
        ("who",): "Nobody is at a table.",
        ("tables",): "Nobody is at a table; --all lists the others.",
        ("tables", "--all"): "No table waits or is played at.",
        ("bans",): "Nobody is banned.",
        ("announcements",): "Nothing is announced.",
        ("reports",): "There are no reports.",
        ("reports", "--old"): "No report has been done with.",
        ("names",): "No account has a reserved name.",
    }

    async def main() -> None:
        async with serving(tmp_path):
            assert {words: (await command(tmp_path, *words)).strip() for words in said} == said

    run(main())

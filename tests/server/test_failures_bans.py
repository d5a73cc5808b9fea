"""Failure 51: whoever is banned, and still gets something done. A ban has no hole, at any number of processes."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from tests.cli.terminal import Ended, yamabushi
from tests.server.bots import PASSWORD, session_of
from tests.server.serving import Server, run, serving
from tests.server.tables import ME, OLD, OPEN, bearer, problem
from tests.server.test_community import sent_away, table_of
from tests.server.test_failures_cluster import Ear, Gossip, all_listen
from yamabushi.cli import bans as commands
from yamabushi.server import community, sockets
from yamabushi.server.community import Community
from yamabushi.server.live import Valkey
from yamabushi.server.neighbours import place_of
from yamabushi.server.rooms.room import Room
from yamabushi.server.storage import accounts, bans, processes, stirring
from yamabushi.server.storage.schema import processes as processes_table

FOREVER = 3600.0


async def banned(where: list[str], whom: str = "Bert", *more: str) -> Ended:
    """Ban somebody by the command, while servers go on."""
    return await asyncio.to_thread(yamabushi, "host", "ban", whom, "--reason", "Rude", *more, *where)


async def log_in_again_and_again(servers: list[Server], sessions: list[dict[str, str]], ended: asyncio.Event) -> None:
    """Log in at one server after another until told to end, and keep the sessions."""
    while not ended.is_set():
        for server in servers:
            answer = await server.http.post("/api/sessions", json={"name": "Bert", "password": PASSWORD})
            server.http.cookies.clear()
            if answer.status_code == 201:
                sessions.append({"cookie": answer.headers["set-cookie"].partition(";")[0]})
        await asyncio.sleep(0)


async def everything(server: Server, session: dict[str, str], table: str) -> set[tuple[int, str]]:
    """Ask for all that a person can change, and give the answers."""
    challenge = {"to": "Ada", "game": "regality", "options": OLD}
    asked: list[tuple[str, str, dict[str, Any]]] = [
        ("POST", "/api/tables", {"game": "regality", "options": OLD, "seats": [ME, OPEN], "is_public": True}),
        ("POST", "/api/challenges", challenge),
        ("PUT", "/api/me/name", {"name": "Berta"}),
        ("POST", "/api/reports", {"name": "Ada", "why": "", "reason": "other"}),
        ("POST", "/api/seeks", {"game": "regality", "options": OLD}),
        ("POST", f"/api/tables/{table}/seats", {}),
        ("PUT", "/api/me/blocks", {"name": "Ada"}),
        ("POST", "/api/sessions", {"name": "Bert", "password": PASSWORD}),
    ]
    answers = [await server.http.request(how, path, json=body, headers=session) for how, path, body in asked]
    return {problem(answer) for answer in answers}


@contextlib.asynccontextmanager
async def running(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> AsyncIterator[tuple[list[Server], list[str]]]:
    """Run one or two servers; give them, and how a command finds their database."""
    if kind == "sqlite":
        async with serving(tmp_path) as server:
            yield [server], ["--data", str(tmp_path)]
        return
    postgres, config = request.getfixturevalue("postgres"), tmp_path / "host.toml"
    config.write_text(f'database = "{postgres}"\n')
    if kind == "postgres":
        async with serving(tmp_path, database=postgres) as server:
            yield [server], ["--config", str(config)]
        return
    valkey = request.getfixturevalue("valkey") if kind == "two with Valkey" else None
    if valkey is not None:
        config.write_text(f'database = "{postgres}"\nlive = "{valkey}"\n')
    lives = [Ear(Gossip(1, loses=1.0)) if valkey is None else Valkey(valkey) for _ in range(2)]
    async with (
        serving(tmp_path / "a", database=postgres, live=lives[0]) as one,
        serving(tmp_path / "b", database=postgres, live=lives[1]) as other,
    ):
        if valkey is not None:
            await all_listen(valkey, 2)
        yield [one, other], ["--config", str(config)]


@pytest.mark.parametrize("kind", ["sqlite", "postgres", "two with Valkey", "two without Valkey"])
def test_51_after_the_command_nothing_is_done_for_whoever_is_banned(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Sessions are opened all the time while the ban is made; with Valkey nothing but its hint can be quick enough."""
    monkeypatch.setattr(stirring, "UNSEEN", FOREVER if kind == "two with Valkey" else 0.2)

    async def main() -> None:
        async with running(tmp_path, kind, request) as (servers, where):
            ada, bert = await session_of(servers[0], "Ada"), await session_of(servers[0], "Bert")
            table, _, token = await table_of(servers[0], ada, bert)
            sessions, ended = [bert], asyncio.Event()
            async with contextlib.AsyncExitStack() as stack:
                seated = [await stack.enter_async_context(server.at(table, token)) for server in servers]
                busy = asyncio.create_task(log_in_again_and_again(servers, sessions, ended))
                while len(sessions) < 3:
                    await asyncio.sleep(0)
                done = await banned(where)
                assert (done.returncode, "It holds at" in done.stdout) == (0, True), done
                for client in seated:
                    with contextlib.suppress(ConnectionClosed):
                        await client.send("say", text="After the ban")
                ended.set()
                await busy
            for server in servers:
                for session in {one["cookie"]: one for one in (bert, sessions[1], *sessions[-4:])}.values():
                    # On a slow machine so many have been refused by then that some are asked to wait.
                    refused = await everything(server, session, table)
                    assert refused - {(429, "guard-too-much")} == {(403, "community-banned")}
                    assert problem(await server.http.get("/api/me", headers=session)) == (401, "account-unknown")
                    assert (await server.http.get("/api/games", headers=session)).status_code == 200
                room = await server.hall.room(table)
                assert [remark.text for remark in room.remarks.said] == []
                invited = await server.http.post(f"/api/tables/{table}/invites", headers=bearer(token))
                assert invited.status_code == 409
                with pytest.raises(ConnectionClosed):
                    async with server.at(table, token):
                        pass
            assert (await asyncio.to_thread(yamabushi, "host", "unban", "Bert", *where)).returncode == 0
            for server in servers:
                while server.app.state.community.banned_accounts:
                    await asyncio.sleep(0.01)
                assert (await server.http.get("/api/me", headers=bert)).json()["name"] == "Bert"

    run(main())


def test_51_a_session_is_refused_by_the_database_before_its_process_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            ada, bert = await session_of(server, "Ada"), await session_of(server, "Bert")
            table, _, _ = await table_of(server, ada, bert)

            async def look(self: Community, hall: object) -> None:
                """See nothing."""

            monkeypatch.setattr(Community, "look", look)
            account = await server.app.state.accounts.of_session(bert["cookie"].partition("=")[2])
            await server.hall.store.write(lambda connection: bans.add_ban(connection, account.id, None, "Rude", None))
            renamed = await server.http.put("/api/me/name", json={"name": "Berta"}, headers=bert)
            assert problem(renamed) == (403, "community-banned-for-good")
            assert "Rude" in renamed.json()["sentence"]
            seats = await server.http.post(f"/api/tables/{table}/seats", json={}, headers=bert)
            assert problem(seats) == (403, "community-banned-for-good")

    run(main())


def test_51_a_message_that_comes_after_the_ban_is_not_carried_out_although_the_socket_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader that does not read keeps its socket open for a while."""

    async def never_closed(*arguments: object) -> None:
        await asyncio.Event().wait()

    async def main() -> None:
        async with serving(tmp_path) as server:
            ada, bert = await session_of(server, "Ada"), await session_of(server, "Bert")
            table, first, second = await table_of(server, ada, bert)
            async with server.at(table, second) as other:
                monkeypatch.setattr(sockets, "send_all", never_closed)
                async with server.at(table, first) as seated:
                    room = server.hall.rooms[table]
                    assert (await banned(["--data", str(tmp_path)], "Ada")).returncode == 0
                    await seated.send("say", text="After the ban")
                    await seated.act(room.table.state.actions[0])
                    while len(room.presence.watchers) > 1:
                        await asyncio.sleep(0)
                    assert not {news["type"] for news in await other.quiet()} & {"happened", "said"}
                    assert room.remarks.said == []

    run(main())


def test_51_whoever_is_banned_between_the_greeting_and_the_seat_does_not_come_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            ada, bert = await session_of(server, "Ada"), await session_of(server, "Bert")
            table, _, token = await table_of(server, ada, bert)
            reach = Room.reach

            async def late(room: Room, version: int) -> None:
                assert (await banned(["--data", str(tmp_path)])).returncode == 0
                await reach(room, version)

            monkeypatch.setattr(Room, "reach", late)
            with pytest.raises(ConnectionClosed):
                async with server.at(table, token):
                    pass

    run(main())


def test_51_a_process_that_has_stood_still_looks_before_it_carries_anything_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(community, "LOOK_EVERY", FOREVER)

    async def main() -> None:
        async with serving(tmp_path) as server:
            bodies = {"name": "Bert", "password": PASSWORD}, {"game": "regality", "options": OLD, "seats": [ME, OPEN]}
            ada, bert = await session_of(server, "Ada"), await session_of(server, "Bert")
            table, _, token = await table_of(server, ada, bert)
            account = await server.app.state.accounts.of_session(bert["cookie"].partition("=")[2])

            async def ban(account: str | None, address: str | None) -> None:
                """Let somebody be banned while the process stands still."""
                change = partial(bans.add_ban, account=account, address=address, reason="Rude", until=None)
                await server.hall.store.write(change)
                server.hall.lived_time.lost += 5

            async with server.at(table, token) as seated:
                await ban(account.id, None)
                await seated.send("say", text="After the ban")
                assert await sent_away(seated) == "community-banned-for-good"
            assert server.hall.rooms[table].remarks.said == []
            await server.hall.store.write(lambda connection: bans.remove_ban(connection, account.id, None))
            await server.app.state.community.look(server.hall)
            await ban(account.id, None)
            answer = await server.http.post("/api/sessions", json=bodies[0])
            assert problem(answer) == (403, "community-banned-for-good")
            await ban(None, "127.0.0.1/32")
            assert (await server.http.post("/api/tables", json=bodies[1])).status_code == 403

    run(main())


def test_51_a_process_that_has_not_confirmed_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "CONFIRMATION_SECONDS", 1.0)
    monkeypatch.setattr(community, "LOOK_EVERY", 0.05)

    async def main() -> None:
        async with serving(tmp_path) as server:
            await session_of(server, "Bert")
            before = await banned(["--data", str(tmp_path)])
            assert before.stdout.endswith("It holds at 1 server process.\n")

            def add(place: str, age: int) -> None:
                row = {"id": place, "place": place, "noticed": 0}
                with server.hall.store.writer.engine.begin() as connection:
                    seen = processes.now_in(connection) - age
                    connection.execute(sa.insert(processes_table), {**row, "seen": seen})

            monkeypatch.setattr(server.hall.neighbours, "is_alone", False)  # it would forget the others
            ended = subprocess.Popen(["true"])
            ended.wait()
            add(place_of(ended.pid), 0)
            killed = await banned(["--data", str(tmp_path)])
            assert killed.stdout == before.stdout  # which nobody waits for
            add("process 6 on elsewhere", -60)
            deaf = await banned(["--data", str(tmp_path)])
            assert deaf.returncode == 1
            assert "The process 6 on elsewhere has NOT confirmed it. If it still runs" in deaf.stdout
            assert "It holds at" not in deaf.stdout
            add("process 7 on elsewhere", 30)
            deaf = await banned(["--data", str(tmp_path)])
            assert "The process 7 on elsewhere has NOT confirmed it; its last heartbeat was 3" in deaf.stdout

    run(main())


def test_51_a_ban_follows_the_account_and_not_its_name(tmp_path: Path) -> None:
    where = ["--data", str(tmp_path)]

    async def main() -> None:
        async with serving(tmp_path) as server:
            bert = await session_of(server, "Bert")
            renamed = await server.http.put("/api/me/name", json={"name": "Other"}, headers=bert)
            assert renamed.status_code == 200
            other = await session_of(server, "Bert")  # the name was free
            done = await banned(where, "Other", "--days", "2")
            assert "That is" not in done.stdout
            account = await server.app.state.accounts.of_session(bert["cookie"].partition("=")[2])

            def rename(connection: sa.Connection) -> None:
                accounts.rename_account(connection, account.id, "Third", "third", "third")

            await server.hall.store.write(rename)
            body = {"game": "regality", "options": OLD, "seats": [ME, OPEN]}
            assert problem(await server.http.post("/api/tables", json=body, headers=bert)) == (403, "community-banned")
            assert (await server.http.post("/api/tables", json=body, headers=other)).status_code == 201

            async def told(*words: str) -> Ended:
                return await asyncio.to_thread(yamabushi, "host", *words, *where)

            assert (await told("bans")).stdout.startswith("Third (then Other), until ")
            refused = await told("unban", "Bert")
            assert (refused.returncode, refused.stderr.splitlines()[-1]) == (2, "'Bert' is not banned.")
            assert (await told("unban", "other")).stdout == "Third may take part again.\n"
            assert (await told("bans")).stdout == "Nobody is banned.\n"
            said = (await banned(where, "Third")).stdout.splitlines()
            assert said[1] == "That is 7 days, as no other time was given; --days or --for-good says another."

    run(main())


@pytest.mark.parametrize("kind", ["sqlite", "two without Valkey"])
def test_51_a_ban_comes_back_with_a_backup_that_is_restored_under_a_running_server(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(stirring, "UNSEEN", 0.1)
    monkeypatch.setattr(community, "LOOK_EVERY", 0.05)
    file = str(tmp_path / "tables.json.gz")

    async def main() -> None:
        async with running(tmp_path, kind, request) as (servers, where):

            async def told(*words: str) -> Ended:
                done = await asyncio.to_thread(yamabushi, *words, *where)
                assert done.returncode == 0, done
                return done

            ada, bert = await session_of(servers[0], "Ada"), await session_of(servers[-1], "Bert")
            table, _, _ = await table_of(servers[0], ada, bert)
            await banned(where)
            assert ": 1 table, 2 accounts, 1 game." in (await told("backup", file)).stdout
            await told("host", "unban", "Bert")
            for server in servers:
                while server.app.state.community.banned_accounts:
                    await asyncio.sleep(0.01)
                renamed = await server.http.put("/api/me/name", json={"name": "Berta"}, headers=bert)
                assert renamed.status_code in (200, 409)  # the second asks for the name that it has
            assert ": 1 table, 2 accounts, 1 game." in (await told("restore", file, "--replace")).stdout
            for server in servers:
                while not server.app.state.community.banned_accounts:
                    await asyncio.sleep(0.01)
                assert await everything(server, bert, table) == {(403, "community-banned")}
            assert (await told("host", "bans")).stdout.startswith("Bert, until ")
            again = await banned(where)  # notices are counted on
            assert (again.returncode, "It holds at" in again.stdout) == (0, True), again

    run(main())

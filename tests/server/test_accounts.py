"""Accounts: names, passwords, sessions, and what belongs to them."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from http.cookies import Morsel, SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect

from tests.cli.terminal import in_a_process, yamabushi
from tests.server.serving import FILE, PATIENCE, Server, migrated, run, serving
from yamabushi.server.accounts import SESSION_SECONDS
from yamabushi.server.routes.common import COOKIE
from yamabushi.server.storage.accounts import GONE
from yamabushi.server.storage.schema import accounts, remarks, sessions, solved, tokens

OLD = {"style": "old", "match": "single"}
PASSWORD = "correct horse battery"
ADA = {"name": "Ada", "password": PASSWORD}


@contextlib.asynccontextmanager
async def browser(server: Server, name: str | None = None) -> AsyncIterator[httpx.AsyncClient]:
    """Open a browser with cookies of its own; with a name, make an account in it."""
    async with httpx.AsyncClient(base_url=server.base, timeout=PATIENCE, verify=False) as http:
        if name is not None:
            answer = await http.post("/api/accounts", json={"name": name, "password": PASSWORD})
            assert answer.status_code == 201, answer.text
        yield http


def problem(answer: httpx.Response) -> tuple[int, str]:
    body = answer.json()
    assert set(body) == {"code", "sentence", "arguments"}
    return answer.status_code, body["code"]


def cookie(answer: httpx.Response) -> Morsel[str]:
    return SimpleCookie(answer.headers["set-cookie"])[COOKIE]


async def me(http: httpx.AsyncClient) -> str | None:
    """Say who is logged in."""
    answer = await http.get("/api/me")
    if answer.status_code == 200:
        return str(answer.json()["name"])
    assert problem(answer) == (401, "account-unknown")
    return None


async def counted(server: Server, table: sa.Table) -> int:
    query = sa.select(sa.func.count()).select_from(table)
    return await server.hall.store.read(lambda connection: connection.execute(query).scalar_one())


async def lay(http: httpx.AsyncClient, **body: object) -> dict[str, Any]:
    answer = await http.post("/api/tables", json={"game": "regality", "options": OLD, **body})
    assert answer.status_code == 201, answer.text
    laid: dict[str, Any] = answer.json()
    return laid


async def refusal_at(server: Server, table: str, token: str) -> str:
    """Say hello with a token that is good for nothing, and give the code of the refusal."""
    async with connect(f"{server.base.replace('http', 'ws')}/api/tables/{table}/live") as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        return str(json.loads(await socket.recv())["code"])


def test_whoever_makes_an_account_is_logged_in(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server) as http:
            assert await me(http) is None
            answer = await http.post("/api/accounts", json={"name": "  Ada ", "password": PASSWORD})
            assert (answer.status_code, answer.json()) == (201, {"name": "Ada", "is_bot": False, "is_reserved": False})
            assert await me(http) == "Ada"
        # And after a restart, too.
        async with serving(tmp_path) as server, browser(server) as other:
            other.cookies = http.cookies
            assert await me(other) == "Ada"

    run(main())


@pytest.mark.parametrize("other", ["Ada", "ADA", "ada ", "Ａｄａ", "ａＤＡ", "Ⓐda"])
def test_a_name_that_looks_alike_is_taken(tmp_path: Path, other: str) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada"), browser(server) as http:
            answer = await http.post("/api/accounts", json={"name": other, "password": "another password"})
            assert problem(answer) == (409, "account-taken")
            assert repr(other.strip()) in answer.json()["sentence"]
            assert answer.json()["arguments"] == {"name": repr(other.strip())}
            assert "set-cookie" not in answer.headers
            assert await counted(server, accounts) == 1

    run(main())


def test_of_two_who_want_a_name_at_once_one_gets_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server) as http:
            bodies = [{"name": name, "password": PASSWORD} for name in ("Ada", "ADA", "ada")]
            answers = await asyncio.gather(*(http.post("/api/accounts", json=body) for body in bodies))
            assert sorted(answer.status_code for answer in answers) == [201, 409, 409]

    run(main())


@pytest.mark.parametrize(
    "body",
    [
        {"name": "", "password": PASSWORD},
        {"name": "   ", "password": PASSWORD},
        {"name": "x" * 41, "password": PASSWORD},
        {"name": "Ada", "password": "short"},
        {"name": "Ada", "password": "x" * 201},
        {"name": "Ada"},
        {**ADA, "is_host": True},
    ],
)
def test_names_and_passwords_have_a_length(tmp_path: Path, body: dict[str, object]) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server) as http:
            assert problem(await http.post("/api/accounts", json=body)) == (422, "request-malformed")
            assert await counted(server, accounts) == 0

    run(main())


def test_one_logs_in_by_any_form_of_the_name_and_is_called_by_the_first(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada"):
            for name in ("Ada", "aDA", "ＡＤＡ"):
                async with browser(server) as http:
                    answer = await http.post("/api/sessions", json={"name": name, "password": PASSWORD})
                    assert (answer.status_code, answer.json()) == (
                        201,
                        {"name": "Ada", "is_bot": False, "is_reserved": False},
                    )
                    assert await me(http) == "Ada"

    run(main())


def test_a_wrong_name_and_a_wrong_password_are_refused_alike(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada"), browser(server) as http:
            answers = [
                await http.post("/api/sessions", json={"name": name, "password": password})
                for name, password in (
                    ("Ada", "wrong password"),
                    ("Ada", "short"),
                    ("Eve", PASSWORD),
                    ("Ada", PASSWORD.upper()),
                )
            ]
            assert {problem(answer) for answer in answers} == {(403, "account-wrong")}
            assert len({answer.content for answer in answers}) == 1
            assert not any("set-cookie" in answer.headers for answer in answers)
            assert await me(http) is None

    run(main())


def test_who_tries_passwords_too_often_has_to_wait(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limit_factor=0.2) as server, browser(server, "Ada") as http:
            body = {"name": "Ada", "password": "wrong password"}
            answers = [await http.post("/api/sessions", json=body) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [403, 403, 429]
            assert (await http.post("/api/sessions", json=ADA)).status_code == 429

    run(main())


def test_logging_out_ends_this_session_and_no_other(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as one, browser(server) as other:
            await other.post("/api/sessions", json=ADA)
            kept = one.cookies[COOKIE]
            assert (await one.delete("/api/sessions")).status_code == 204
            assert COOKIE not in one.cookies
            assert await me(one) is None
            assert await me(other) == "Ada"
            # Whoever has copied the cookie has nothing.
            one.cookies.set(COOKIE, kept)
            assert await me(one) is None
            assert (await one.delete("/api/sessions")).status_code == 204

    run(main())


@pytest.mark.parametrize("is_secure", [False, True])
def test_the_cookie_is_for_no_script_and_no_other_site(tmp_path: Path, is_secure: bool) -> None:
    async def main() -> None:
        async with serving(tmp_path, is_secure=is_secure) as server, browser(server) as http:
            for answer in (await http.post("/api/accounts", json=ADA), await http.post("/api/sessions", json=ADA)):
                found = cookie(answer)
                assert found["httponly"] is True
                assert found["samesite"] == "strict"
                assert bool(found["secure"]) is is_secure
                assert found["path"] == "/"
                assert found["max-age"] == str(SESSION_SECONDS)
                assert found["domain"] == ""
                assert len(found.value) >= 43

    run(main())


def test_a_session_ends_after_its_time(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as http, browser(server) as other:
            past = sa.update(sessions).values(expires=1)
            await server.hall.store.write(lambda connection: connection.execute(past).rowcount)
            assert await me(http) is None
            # With the next login it is not even stored any more.
            await other.post("/api/sessions", json=ADA)
            assert await counted(server, sessions) == 1
            assert await me(http) is None
            assert await me(other) == "Ada"

    run(main())


@pytest.mark.parametrize(
    ("method", "address", "body"),
    [
        ("GET", "/api/me", None),
        ("GET", "/api/me/export", None),
        ("GET", "/api/me/tables", None),
        ("GET", "/api/me/puzzles", None),
        ("PUT", "/api/me/puzzles", {"puzzle": "F01", "moves": 3}),
        ("POST", "/api/me/delete", {"password": PASSWORD}),
        ("POST", "/api/me/tables/abc/token", None),
    ],
)
def test_what_is_ones_own_takes_a_login(
    tmp_path: Path, method: str, address: str, body: dict[str, object] | None
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server) as http:
            assert problem(await http.request(method, address, json=body)) == (401, "account-unknown")
            http.cookies.set(COOKIE, "forged")
            assert problem(await http.request(method, address, json=body)) == (401, "account-unknown")

    run(main())


def test_an_account_has_its_tables_and_no_others(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Ben") as ben:
            mine = await lay(ada, seats=[{"kind": "me"}, {"kind": "engine"}], name="Somebody else")
            shared = await lay(ada, seats=[{"kind": "me"}, {"kind": "open"}])
            await lay(ben, seats=[{"kind": "me"}, {"kind": "me"}])
            invite = shared["invites"][0]["invite"]
            await ben.post(f"/api/tables/{shared['table']}/seats", json={"invite": invite, "name": "Ada"})
            found = {table["id"]: table for table in (await ada.get("/api/me/tables")).json()}
            assert set(found) == {mine["table"], shared["table"]}
            # Those who are logged in go by the name of their account.
            assert [seat["name"] for seat in found[shared["table"]]["seats"]] == ["Ada", "Ben"]
            assert found[mine["table"]]["seats"][0]["name"] == "Ada"
            assert (found[mine["table"]]["status"], found[mine["table"]]["result"]) == ("playing", None)
            assert len((await ben.get("/api/me/tables")).json()) == 2

    run(main())


def test_ones_own_seat_is_there_on_another_device(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server) as phone:
            laid = await lay(ada, seats=[{"kind": "open"}, {"kind": "me"}])
            table = laid["table"]
            joined = await server.join(table, invite=laid["invites"][0]["invite"])
            await phone.post("/api/sessions", json=ADA)
            answer = await phone.post(f"/api/me/tables/{table}/token")
            token = answer.json()["token"]
            assert token != laid["token"]
            async with (
                server.at(table, joined["token"]) as guest,
                server.at(table, token) as there,
                server.at(table, laid["token"]) as here,
            ):
                assert there.seats == here.seats == [1]
                await guest.act("Ci@b2")
                await there.until("happened")
                await there.act("Te@a1")
                await there.until("done")
                assert (await here.until("happened", version=3))["version"] == 3

    run(main())


def test_a_stranger_gets_no_token(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Eve") as eve:
            laid = await lay(ada, seats=[{"kind": "me"}, {"kind": "open"}])
            before = await counted(server, tokens)
            for table in (laid["table"], "nosuchtable"):
                answer = await eve.post(f"/api/me/tables/{table}/token")
                assert problem(answer) == (409, "account-no-seat")
            assert await counted(server, tokens) == before

    run(main())


def test_puzzles_are_kept_with_the_fewest_moves(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Ben") as ben:
            assert (await ada.get("/api/me/puzzles")).json() == {}
            for puzzle, moves in (("F01", 7), ("F01", 5), ("F01", 6), ("F02", 9)):
                answer = await ada.put("/api/me/puzzles", json={"puzzle": puzzle, "moves": moves})
                assert answer.status_code == 204
            await ben.put("/api/me/puzzles", json={"puzzle": "F01", "moves": 4})
            assert (await ada.get("/api/me/puzzles")).json() == {"F01": 5, "F02": 9}
            answer = await ada.put("/api/me/puzzles", json={"puzzle": "F03", "moves": -1})
            assert problem(answer) == (422, "request-malformed")

    run(main())


def test_the_export_has_all_that_is_theirs(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada:
            laid = await lay(ada, seats=[{"kind": "me"}, {"kind": "open"}])
            table = laid["table"]
            joined = await server.join(table, invite=laid["invites"][0]["invite"], name="Ben")
            async with server.at(table, laid["token"]) as white, server.at(table, joined["token"]) as black:
                await white.act("Ci@b2")
                await black.until("happened")
                await black.act("Te@a1")
                await black.until("done")
                await white.send("say", text="well played")
                await black.until("said")
                await black.send("say", text="a secret of Ben's")
                await white.until("said", seat=1)
            await ada.put("/api/me/puzzles", json={"puzzle": "F01", "moves": 5})
            answer = await ada.get("/api/me/export")
            found = answer.json()
            told = {"name", "created", "games", "remarks", "puzzles", "ratings", "rating_changes", "keys", "sessions"}
            assert set(found) == told | {
                "mail",
                "push",
                "tournaments",
                "is_bot",
                "bot_tokens",
                "blocks",
                "reports",
                "bans",
                "seeks",
                "challenges",
                "aborts",
            }
            assert found["keys"] == [table]
            assert len(found["sessions"]) == 1
            assert found["name"] == "Ada"
            assert found["puzzles"] == {"F01": 5}
            assert [(remark["table"], remark["text"]) for remark in found["remarks"]] == [(table, "well played")]
            (game,) = found["games"]
            assert (game["id"], game["seat"], game["options"]["style"]) == (table, 0, "old")
            assert [(act["version"], act["action"]) for act in game["decisions"]] == [(2, "Ci@b2")]
            assert "Te@a1" not in answer.text
            assert "secret" not in answer.text
            assert "argon2" not in answer.text

    run(main())


def test_deletion_asks_for_the_password(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada:
            answer = await ada.post("/api/me/delete", json={"password": "wrong password"})
            assert problem(answer) == (403, "account-wrong")
            assert problem(await ada.post("/api/me/delete", json={})) == (422, "request-malformed")
            assert await me(ada) == "Ada"
            assert (await ada.post("/api/me/delete", json={"password": PASSWORD})).status_code == 204
            assert await me(ada) is None

    run(main())


def test_what_is_deleted_is_gone_and_the_game_stays_for_the_other(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Adalbert") as ada, browser(server) as phone:
            laid = await lay(ada, seats=[{"kind": "me"}, {"kind": "open"}])
            table = laid["table"]
            joined = await server.join(table, invite=laid["invites"][0]["invite"], name="Ben")
            async with server.at(table, laid["token"]) as white, server.at(table, joined["token"]) as black:
                await white.act("Ci@b2")
                await white.send("say", text="I shall be gone")
                await black.until("said")
                await black.send("say", text="a pity")
                await white.until("said", seat=1)
            await phone.post("/api/sessions", json={"name": "Adalbert", "password": PASSWORD})
            await ada.put("/api/me/puzzles", json={"puzzle": "F01", "moves": 5})
            token = (await phone.post(f"/api/me/tables/{table}/token")).json()["token"]
            assert (await ada.post("/api/me/delete", json={"password": PASSWORD})).status_code == 204
            assert await me(ada) is await me(phone) is None
            assert [await counted(server, gone) for gone in (accounts, sessions, solved)] == [0, 0, 0]
            assert (await counted(server, remarks), await counted(server, tokens)) == (1, 1)
            for gone in (laid["token"], token):
                assert await refusal_at(server, table, gone) == "socket-token"
            answer = await phone.post("/api/sessions", json={"name": "Adalbert", "password": PASSWORD})
            assert problem(answer) == (403, "account-wrong")
        async with serving(tmp_path) as server, server.at(table, joined["token"]) as black:
            assert black.seats == [1]
            assert [line["text"] for line in black.log if line["kind"] == "act"] == ["Ci@b2"]
            await black.act("Te@a1")
            await black.until("done")
            assert not any("Adalbert" in text or "I shall be gone" in text for text in black.heard)
            assert any("a pity" in text for text in black.heard)
            read = (await server.http.get(f"/api/tables/{table}")).json()
            assert [seat["name"] for seat in read["seats"]] == [GONE, "Ben"]
            assert "Adalbert" not in (await server.http.get(f"/api/tables/{table}/record")).text
            # The name is free again, and nothing comes with it.
            async with browser(server, "Adalbert") as another:
                assert (await another.get("/api/me/tables")).json() == []
                assert (await another.get("/api/me/puzzles")).json() == {}

    run(main())


def test_the_host_can_give_another_password_while_the_server_runs(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Ben") as ben:
            command = ("password", "ADA", "--data", str(tmp_path))
            done = await asyncio.to_thread(in_a_process, *command, typed="quite another one\n")
            assert (done.returncode, done.stderr) == (0, "")
            assert done.stdout.splitlines()[-1] == "ADA has a new password, and is logged out everywhere."
            assert await me(ada) is None
            assert await me(ben) == "Ben"
            assert problem(await ada.post("/api/sessions", json=ADA)) == (403, "account-wrong")
            answer = await ada.post("/api/sessions", json={"name": "Ada", "password": "quite another one"})
            assert answer.status_code == 201

    run(main())


@pytest.mark.parametrize(
    ("name", "typed", "sentence"),
    [
        ("Eve", "a good password\n", "There is no account named 'Eve'.\n"),
        ("Ada", "short\n", "A password has 8 to 200 characters.\n"),
        ("Ada", "", "A password has 8 to 200 characters.\n"),
    ],
)
def test_the_host_is_told_in_a_sentence_what_is_wrong(tmp_path: Path, name: str, typed: str, sentence: str) -> None:
    (tmp_path / FILE).write_bytes(migrated())
    done = yamabushi("password", name, "--data", str(tmp_path), typed=typed)
    assert (done.returncode, done.stderr) == (2, sentence)

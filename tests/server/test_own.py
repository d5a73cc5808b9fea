"""What belongs to an account: another name or password, what was played as a guest, games and their records."""

from __future__ import annotations

import asyncio
import io
import random
import zipfile
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Server, run, serving
from tests.server.tables import ENGINE, ME, OLD, OPEN, bearer, one_screen, play, play_some, record_at, resign
from tests.server.test_accounts import ADA, PASSWORD, browser, counted, lay, me, problem
from yamabushi.core import record
from yamabushi.server.routes import own
from yamabushi.server.routes.people import Credentials
from yamabushi.server.storage import accounts as stored_accounts
from yamabushi.server.storage import played
from yamabushi.server.storage.schema import metadata, sessions, solved, tokens

NEW = "battery horse correct"


async def adopt(http: httpx.AsyncClient, *laid: dict[str, Any], **puzzles: int) -> list[str]:
    """Take along what was laid as a guest; give the tables that came."""
    held = [{"table": one["table"], "token": one["token"]} for one in laid]
    answer = await http.post("/api/me/guest", json={"tables": held, "puzzles": puzzles})
    assert answer.status_code == 200, answer.text
    found: list[str] = answer.json()["tables"]
    return found


async def names_at(server: Server, table: str) -> list[str]:
    """Say what people are called at a table."""
    return [seat["name"] for seat in (await server.http.get(f"/api/tables/{table}")).json()["seats"]]


async def all_that_is_stored(server: Server) -> str:
    """Give every value of the database as one text."""

    def read(connection: sa.Connection) -> str:
        return "\n".join(
            str(tuple(row)) for table in metadata.sorted_tables for row in connection.execute(table.select())
        )

    return await server.hall.store.read(read)


# Another name, another password


def test_another_name_is_used_wherever_one_has_played(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Adalbert") as ada:
            start = (await server.lay("regality", options=OLD, seats=[ME, ME]))["table"]
            async with server.at(start) as watcher:
                position = watcher.view["position"]
            laid = await lay(ada, seats=[ME, OPEN], start=position)
            joined = await server.join(laid["table"], invite=laid["invites"][0]["invite"], name="Ben")
            async with server.at(laid["table"], laid["token"]) as white:
                await white.send("say", text="hello")
                await white.until("said")
                answer = await ada.put("/api/me/name", json={"name": " Ada "})
                assert answer.status_code == 200
                assert answer.json() == {"name": "Ada", "is_bot": False, "is_reserved": False}
                with pytest.raises(ConnectionClosed):  # they come back, and read it anew
                    await white.until("the end")
            assert await me(ada) == "Ada"
            assert await names_at(server, laid["table"]) == ["Ada", "Ben"]
            async with server.at(laid["table"], joined["token"]) as black:
                assert "Adalbert" not in black.heard[0]
                assert '"Ada"' in black.heard[0]
            assert "Adalbert" not in await all_that_is_stored(server)
            assert (await ada.post("/api/sessions", json=ADA)).status_code == 201
            async with browser(server, "Adalbert") as another:  # the name is free, and nothing comes with it
                assert (await another.get("/api/me/tables")).json() == []

    run(main())


@pytest.mark.parametrize(
    ("name", "refusal"),
    [
        ("BEN", (409, "account-taken")),
        ("Веn", (409, "account-alike")),
        ("\u3164\ufe0f", (422, "account-unseen")),
        ("", (422, "request-malformed")),
    ],
)
def test_a_name_that_cannot_be_had_leaves_everything_as_it_was(
    tmp_path: Path, name: str, refusal: tuple[int, str]
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Ben"):
            laid = await lay(ada, seats=[ME, ENGINE])
            assert problem(await ada.put("/api/me/name", json={"name": name})) == refusal
            assert await me(ada) == "Ada"
            assert (await names_at(server, laid["table"]))[0] == "Ada"

    run(main())


def test_ones_own_name_can_be_written_otherwise(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "ada") as ada:
            assert (await ada.put("/api/me/name", json={"name": "Ada"})).json()["name"] == "Ada"

    run(main())


def test_another_password_logs_out_everywhere_else(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server) as phone:
            await phone.post("/api/sessions", json=ADA)
            for body, refusal in (
                ({"password": "wrong password", "new": NEW}, (403, "account-wrong")),
                ({"password": "short", "new": NEW}, (403, "account-wrong")),
                ({"password": PASSWORD, "new": "password1"}, (422, "account-guessable")),
                ({"password": PASSWORD, "new": "short"}, (422, "request-malformed")),
            ):
                assert problem(await ada.put("/api/me/password", json=body)) == refusal
            assert await me(phone) == "Ada"
            answer = await ada.put("/api/me/password", json={"password": PASSWORD, "new": NEW})
            assert answer.status_code == 204
            assert (await me(ada), await me(phone)) == ("Ada", None)
            assert problem(await phone.post("/api/sessions", json=ADA)) == (403, "account-wrong")
            assert (await phone.post("/api/sessions", json={**ADA, "password": NEW})).status_code == 201

    run(main())


def test_of_two_new_passwords_at_once_one_counts(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server) as phone:
            await phone.post("/api/sessions", json=ADA)
            bodies = [{"password": PASSWORD, "new": f"{NEW} {number}"} for number in range(2)]
            answers = await asyncio.gather(
                *(one.put("/api/me/password", json=body) for one, body in zip((ada, phone), bodies, strict=True))
            )
            assert sorted(answer.status_code for answer in answers) in ([204, 401], [204, 403])
            assert await counted(server, sessions) == 1

    run(main())


def test_passwords_are_not_guessed_by_changing_them(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limit_factor=0.2) as server, browser(server, "Ada") as ada:
            body = {"password": "wrong password", "new": NEW}
            answers = [await ada.put("/api/me/password", json=body) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [403, 403, 429]

    run(main())


# What was played as a guest


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_what_a_guest_has_played_comes_along(tmp_path: Path, request: pytest.FixtureRequest, database: str) -> None:
    address = {} if database == "sqlite" else {"database": request.getfixturevalue("postgres")}

    async def main() -> None:
        async with serving(tmp_path, **address) as server, browser(server) as ada, browser(server) as phone:
            laid = await lay(ada, seats=[OPEN, ME], name="Somebody")
            referee = await lay(ada, seats=[OPEN, OPEN], name="Somebody")
            joined = await server.join(laid["table"], invite=laid["invites"][0]["invite"], name="Ben")
            await ada.post("/api/accounts", json=ADA)
            assert (await ada.get("/api/me/tables")).json() == []
            assert await adopt(ada, laid, referee, F01=5, F02=7) == [laid["table"], referee["table"]]
            assert await adopt(ada, laid, F01=6, F02=6) == [laid["table"]]
            assert (await ada.get("/api/me/puzzles")).json() == {"F01": 5, "F02": 6}
            mine = {one["id"]: one["own"] for one in (await ada.get("/api/me/tables")).json()}
            assert mine == {laid["table"]: [1], referee["table"]: []}
            assert await names_at(server, laid["table"]) == ["Ben", "Ada"]
            # The seat is there on another device, and the token of before is good as ever.
            await phone.post("/api/sessions", json=ADA)
            token = (await phone.post(f"/api/me/tables/{laid['table']}/token")).json()["token"]
            async with (
                server.at(laid["table"], joined["token"]) as ben,
                server.at(laid["table"], token) as there,
                server.at(laid["table"], laid["token"]) as here,
            ):
                assert there.seats == here.seats == [1]
                await play(ben, "Ci@b2", [ben, there, here])
                await play(there, "Te@a1", [ben, there, here])

    run(main())


def test_what_is_somebody_elses_stays_theirs(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Eve") as eve:
            laid = await lay(ada, seats=[ME, OPEN])
            nothing = {"table": laid["table"], "token": "forged"}
            elsewhere = {"table": "nosuchtable", "token": laid["token"]}
            assert await adopt(eve, laid, nothing, elsewhere) == []
            assert (await eve.get("/api/me/tables")).json() == []
            assert (await names_at(server, laid["table"]))[0] == "Ada"

    run(main())


def test_of_two_accounts_that_want_a_guests_table_one_gets_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Ben") as ben:
            laid = await server.lay("regality", options=OLD, seats=[ME, OPEN])
            found = await asyncio.gather(adopt(ada, laid), adopt(ben, laid))
            assert sorted(found) == [[], [laid["table"]]]
            lists = [len((await one.get("/api/me/tables")).json()) for one in (ada, ben)]
            assert lists == [len(one) for one in found]

    run(main())


def test_what_came_along_is_deleted_with_the_account(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server) as ada:
            start = (await server.lay("regality", options=OLD, seats=[ME, ME]))["table"]
            async with server.at(start) as watcher:
                position = watcher.view["position"]
            laid = await lay(ada, seats=[ME, OPEN], name="Adalbert", start=position)
            await server.join(laid["table"], invite=laid["invites"][0]["invite"], name="Ben")
            await ada.post("/api/accounts", json={"name": "Adalbert von B", "password": PASSWORD})
            await adopt(ada, laid, F01=5)
            assert "Adalbert" in await all_that_is_stored(server)
            assert (await ada.post("/api/me/delete", json={"password": PASSWORD})).status_code == 204
            assert "Adalbert" not in await all_that_is_stored(server)
            assert await counted(server, solved) == 0
            assert await counted(server, tokens) == 2  # of Ben, and of whoever laid the first table

    run(main())


def test_so_many_puzzles_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored_accounts, "MOST_SOLVED", 2)

    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada:
            await adopt(ada, F01=5, F02=6, F03=7)
            await adopt(ada, F01=4)
            assert (await ada.get("/api/me/puzzles")).json() == {"F01": 4, "F02": 6}

    run(main())


# Games


def test_the_history_has_results_seats_and_lengths(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Eve") as eve:
            await lay(ada, seats=[ME, OPEN])  # nobody has come: that is no game yet
            laid = await lay(ada, seats=[OPEN, ME])
            joined = await server.join(laid["table"], invite=laid["invites"][0]["invite"], name="Ben")
            async with (
                server.at(laid["table"], joined["token"]) as ben,
                server.at(laid["table"], laid["token"]) as here,
            ):
                await play(ben, "Ci@b2", [ben, here])
                await play(here, "Te@a1", [ben, here])
                await resign(ben)
            alone = (await ada.post("/api/tables", json={"game": "yokai", "seats": [ME, ME]})).json()
            found = (await ada.get("/api/me/games")).json()["games"]
            assert {one["id"] for one in found} == {laid["table"], alone["table"]}
            (over,) = [one for one in found if one["id"] == laid["table"]]
            assert (over["game"], over["status"], over["result"]) == ("regality", "over", "0-1")
            assert (over["own"], over["moves"]) == ([1], 2)
            assert [seat["name"] for seat in over["seats"]] == ["Ben", "Ada"]
            assert over["options"]["style"] == "old"
            only = (await ada.get("/api/me/games", params={"game": "yokai"})).json()["games"]
            assert [(one["id"], one["status"], one["own"]) for one in only] == [(alone["table"], "playing", [0, 1])]
            assert (await eve.get("/api/me/games")).json() == {"count": 0, "games": []}
            for odd in ({"game": "<b>"}, {"before": "../x"}):
                assert problem(await ada.get("/api/me/games", params=odd)) == (422, "request-malformed")

    run(main())


def test_what_was_taken_back_is_not_counted(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada:
            async with one_screen(server, "regality", options=OLD) as (laid, client):
                for action in ("Ci@b2", "Te@a1"):
                    await play(client, action, [client])
                await client.send("undo", version=client.version)
                await client.until("happened")
                await play(client, "Hi@a1", [client])
            await adopt(ada, laid)
            (found,) = (await ada.get("/api/me/games")).json()["games"]
            about = (await server.http.get(f"/api/tables/{laid['table']}")).json()
            assert found["moves"] == about["moves"] == 2

    run(main())


def test_a_long_history_comes_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played, "MOST_GAMES", 2)

    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada:
            laid = {(await lay(ada, seats=[ME, ME]))["table"] for _ in range(5)}
            pages: list[list[str]] = []
            while not pages or pages[-1]:
                before = {"before": pages[-1][-1]} if pages else {}
                found = (await ada.get("/api/me/games", params=before)).json()
                pages.append([one["id"] for one in found["games"]])
                assert found["count"] == 5
            assert [len(page) for page in pages] == [2, 2, 1, 0]
            assert {table for page in pages for table in page} == laid

    run(main())


def test_records_are_whole_when_a_game_is_over_and_hide_what_is_hidden_before(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada:
            laid = (await ada.post("/api/tables", json={"game": "yokai", "seats": [ME, OPEN]})).json()
            table = laid["table"]
            joined = await server.join(table, invite=laid["invites"][0]["invite"], name="Ben")
            async with server.at(table, laid["token"]) as sun, server.at(table, joined["token"]) as moon:
                await play_some([sun, moon], random.Random(7), 12)
                before = await records_of(ada)
                assert before == {f"{table}.txt": await record_at(server, table, laid["token"])}
                assert record.read(before[f"{table}.txt"]).seat == "0"
                await resign(moon)
            after = await records_of(ada)
            assert after == {f"{table}.txt": await record_at(server, table)}
            assert record.read(after[f"{table}.txt"]).verify().seat is not None

    run(main())


def test_a_game_that_cannot_be_read_any_more_says_so_among_the_records(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada:
            laid = await lay(ada, seats=[ME, ME])
            other = sa.update(metadata.tables["tables"]).values(rules=99)
            await server.hall.store.write(lambda connection: connection.execute(other).rowcount)
            found = await records_of(ada)
            assert found[f"{laid['table']}.txt"].startswith("That game was begun by rules 99")

    run(main())


def test_records_are_put_together_one_at_a_time(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada:
            server.app.state.counts["records"] = 1
            assert problem(await ada.get("/api/me/records")) == (429, "guard-too-much")

    run(main())


async def records_of(http: httpx.AsyncClient) -> dict[str, str]:
    """Fetch all records, by the names of their files."""
    answer = await http.get("/api/me/records")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


# The page


def test_the_page_knows_what_is_demanded_and_taken_at_once() -> None:
    said = (Path(__file__).parents[2] / "web" / "src" / "lib" / "account.svelte.ts").read_text()
    schema = Credentials.model_json_schema()["properties"]["password"]
    for name, number in (
        ("LEAST_PASSWORD", schema["minLength"]),
        ("MOST_PASSWORD", schema["maxLength"]),
        ("MOST_TABLES", own.MOST_ADOPTED),
        ("MOST_PUZZLES", own.MOST_PUZZLES),
    ):
        assert f"const {name} = {number};" in said


# Strangers


@pytest.mark.parametrize(
    ("method", "address", "body"),
    [
        ("PUT", "/api/me/name", {"name": "Eve"}),
        ("PUT", "/api/me/password", {"password": PASSWORD, "new": NEW}),
        ("POST", "/api/me/guest", {"tables": [], "puzzles": {}}),
        ("GET", "/api/me/games", None),
        ("GET", "/api/me/records", None),
    ],
)
def test_all_of_it_takes_a_login(tmp_path: Path, method: str, address: str, body: dict[str, object] | None) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server) as http:
            assert problem(await http.request(method, address, json=body)) == (401, "account-unknown")
            laid = await server.lay("regality", options=OLD, seats=[ME, OPEN])
            # A token of a seat is no login.
            headers = bearer(laid["token"])
            answer = await http.request(method, address, json=body, headers=headers)
            assert problem(answer) == (401, "account-unknown")

    run(main())


def test_a_guest_brings_no_more_than_so_much(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada:
            held = [{"table": "abc", "token": "x"}] * (own.MOST_ADOPTED + 1)
            puzzles = {f"F{number}": 3 for number in range(own.MOST_PUZZLES + 1)}
            for body in ({"tables": held, "puzzles": {}}, {"tables": [], "puzzles": puzzles}):
                assert problem(await ada.post("/api/me/guest", json=body)) == (422, "request-malformed")
            none = {"tables": [], "puzzles": {"F01": 0}}
            assert problem(await ada.post("/api/me/guest", json=none)) == (422, "request-malformed")

    run(main())

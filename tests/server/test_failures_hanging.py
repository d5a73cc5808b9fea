"""Failure 36: the database hangs instead of dying."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import sqlalchemy as sa

from tests.server.real import own_postgres, standing_still
from tests.server.serving import PATIENCE, Client, Server, run, serving
from yamabushi.server import duties
from yamabushi.server import hall as halls
from yamabushi.server.storage import database
from yamabushi.server.storage.appending import Appending
from yamabushi.server.storage.schema import entries, tables
from yamabushi.server.storage.writer import UNAVAILABLE, Unavailable

BEGUN = 1.0
"""So many seconds are enough for the writer to begin, also on a busy machine."""

OLD = {"style": "old", "match": "single"}
LOCAL = [{"kind": "me"}, {"kind": "me"}]


class Hang:
    """A database that stops to answer before or after moves are appended, until it is let go.

    Or at some point of a transaction, as moves are stored that come with more.
    """

    def __init__(self, server: Server, point: str, ends_badly: bool = False, *, reads_too: bool = True) -> None:
        self.ends_badly = ends_badly
        self.held, self.gate = threading.Event(), threading.Event()
        writer, reading = server.hall.store.writer, server.hall.store.reading
        writing = writer.engine
        if reads_too:
            sa.event.listen(reading, "begin", self.wait_for_reading)
        if point in ("append", "appended"):
            assert isinstance(writer.at_once, Appending)
            mock.patch.object(writer.at_once, "execute", self.appending(writer.at_once.execute, point)).start()
            return
        writer.at_once = None
        if point == "committed":
            commit = writing.dialect.do_commit

            def commit_and_hang(connection: Any) -> None:
                commit(connection)
                self.wait()

            mock.patch.object(writing.dialect, "do_commit", commit_and_hang).start()
        else:
            sa.event.listen(writing, point, self.wait)

    def appending(self, execute: Callable[[str, str], int], point: str) -> Callable[[str, str], int]:
        def executed(rows: str, epoch: str) -> int:
            if point == "append":
                self.wait()
            count = execute(rows, epoch)
            if point == "appended":
                self.wait()
            return count

        return executed

    def wait(self, _connection: object = None) -> None:
        self.held.set()
        is_first = not self.gate.is_set()
        assert self.gate.wait(PATIENCE)
        if is_first and self.ends_badly:
            raise sa.exc.OperationalError("", {}, Exception("the connection is lost"))

    def wait_for_reading(self, _connection: object) -> None:
        assert self.gate.wait(PATIENCE)

    def let_go(self) -> None:
        self.gate.set()


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "ANSWER_SECONDS", PATIENCE)
    monkeypatch.setattr(duties, "AGAIN_AFTER", 0.01)
    monkeypatch.setattr(halls, "HEARTBEAT", 3600.0)  # nothing is written but what the test writes


async def answer_to(client: Client, action: str, id: str) -> dict[str, Any]:
    await client.act(action, version=1, id=id)
    return await client.until("done", "refused", id=id)


async def stored(server: Server, table: str) -> list[str | None]:
    """Give the client ids that are stored with a table's entries."""
    query = sa.select(entries.c.client_id).where(entries.c.table_id == table).order_by(entries.c.version)
    return await server.hall.store.read(lambda connection: list(connection.execute(query).scalars()))


@pytest.mark.parametrize("ends_badly", [False, True])
@pytest.mark.parametrize("point", ["append", "appended", "begin", "commit", "committed"])
def test_36_all_is_answered_while_the_database_hangs_and_ends_in_one_story(
    tmp_path: Path, point: str, ends_badly: bool
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            one, two = [await server.lay("regality", options=OLD, seats=LOCAL) for _ in range(2)]
            async with server.at(one["table"], one["token"]) as here, server.at(two["table"], two["token"]) as there:
                hang = Hang(server, point, ends_badly)
                database.ANSWER_SECONDS = BEGUN
                late = await answer_to(here, "Ci@b2", "first")
                database.ANSWER_SECONDS = 0.05
                assert (late["code"], late["is_retryable"]) == ("storage-late", True)
                assert hang.held.is_set()
                # Nothing that comes now is begun with: nothing of it will ever happen.
                for client, id in ((here, "first"), (here, "other"), (there, "there"), (there, "again")):
                    refused = await answer_to(client, "Ci@a1", id)
                    assert (refused["code"], refused["is_retryable"]) == ("storage-unavailable", True)
                assert (await server.http.get("/ready")).status_code == 503
                assert (await server.http.get("/health")).status_code == 200
                laid = await server.http.post("/api/tables", json={"game": "regality"})
                assert (laid.status_code, laid.headers["retry-after"]) == (503, "2")
                listed = await server.http.get("/api/tables", params={"status": "playing"})
                assert listed.status_code == 503
                database.ANSWER_SECONDS = PATIENCE
                hang.let_go()
                is_stored = point in ("appended", "committed") or not ends_badly
                if is_stored:
                    # Whoever is at the table hears of it without asking.
                    assert (await here.until("happened"))["version"] == 2
                assert await answer_to(here, "Ci@b2", "first") == {"type": "done", "id": "first", "version": 2}
                assert (await answer_to(here, "Ci@a1", "first"))["code"] == "room-same-id"
                assert (await server.http.get("/ready")).status_code == 200
                assert [bool(id) for id in await stored(server, one["table"])] == [False, True]
                assert len(await stored(server, two["table"])) == 1
                assert (await answer_to(there, "Ci@a1", "there"))["version"] == 2
            count = sa.select(sa.func.count()).select_from(tables)
            assert await server.hall.store.read(lambda connection: connection.execute(count).scalar_one()) == 2

    run(main())


@pytest.mark.parametrize("ends_badly", [False, True])
@pytest.mark.parametrize("point", ["commit", "committed"])
@pytest.mark.parametrize("is_public", [False, True])
def test_36_whoever_sits_down_while_the_database_hangs_gets_the_seat_by_asking_again(
    tmp_path: Path, point: str, ends_badly: bool, is_public: bool
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            seats = [{"kind": "me"}, {"kind": "open"}]
            laid = await server.lay("regality", options=OLD, seats=seats, is_public=is_public)
            address = f"/api/tables/{laid['table']}/seats"
            wish = {} if is_public else {"invite": laid["invites"][0]["invite"]}
            hang = Hang(server, point, ends_badly, reads_too=False)
            database.ANSWER_SECONDS = BEGUN
            late = await server.http.post(address, json={**wish, "key": "k" * 22})
            assert (late.status_code, late.json()["code"]) in ((503, "storage-late"), (503, "storage-unavailable"))
            database.ANSWER_SECONDS = PATIENCE
            hang.let_go()
            joined = await server.join(laid["table"], **wish, key="k" * 22)
            assert joined["seats"] == [1]
            assert await server.join(laid["table"], **wish, key="k" * 22) == joined
            assert (await server.http.post(address, json={**wish, "key": "o" * 22})).status_code == 409
            async with server.at(laid["table"], joined["token"]) as client:
                assert (client.seats, client.standing["status"]) == ([1], "playing")

    run(main())


def test_36_nobody_waits_for_long_behind_others_who_wait(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            one = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "open"}])
            joined = await server.join(one["table"], invite=one["invites"][0]["invite"])
            async with (
                server.at(one["table"], one["token"]) as first,
                server.at(one["table"], joined["token"]) as other,
            ):
                room = await server.hall.room(one["table"])
                await room.lock.acquire()  # as somebody does who waits for a database that hangs
                database.ANSWER_SECONDS = 0.05
                for client in (first, other):
                    assert (await answer_to(client, "Ci@b2", "one"))["code"] == "storage-unavailable"
                answer = await server.http.post(f"/api/tables/{one['table']}/seats", json={})
                assert answer.status_code == 503
                room.lock.release()
                database.ANSWER_SECONDS = PATIENCE
                assert (await answer_to(first, "Ci@b2", "one"))["type"] == "done"

    run(main())


def test_36_clocks_are_watched_although_the_database_did_not_answer_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            clock = {"kind": "game", "seconds": 60, "increment": 2}
            laid = await server.lay("regality", options=OLD, seats=LOCAL, clock=clock)
            await server.hall.room(laid["table"])
            read, asked = server.hall.store.read, []

            async def deaf(question: Callable[[sa.Connection], Any]) -> Any:
                asked.append(question)
                if len(asked) < 3:
                    raise Unavailable(UNAVAILABLE)
                return await read(question)

            monkeypatch.setattr(server.hall.store, "read", deaf)
            server.hall.forget()  # as at a start, or after a restore
            while laid["table"] not in server.hall.rooms:
                await asyncio.sleep(0.005)

    run(main())


def test_36_a_server_stops_although_the_database_hangs(tmp_path: Path) -> None:
    hangs: list[Callable[[], None]] = []

    async def main() -> None:
        async with serving(tmp_path) as server:
            one = await server.lay("regality", options=OLD, seats=LOCAL)
            async with server.at(one["table"], one["token"]) as client:
                hang = Hang(server, "appended")
                hangs.append(hang.let_go)
                database.ANSWER_SECONDS = BEGUN
                assert (await answer_to(client, "Ci@b2", "first"))["code"] == "storage-late"
                assert (await server.http.get("/api/tables")).status_code == 503  # a reader waits, too

    run(main())  # or it would never come to an end
    hangs[0]()
    database.ANSWER_SECONDS = PATIENCE

    async def again() -> None:
        async with serving(tmp_path) as server:
            found = await server.hall.store.read(lambda connection: connection.execute(sa.select(tables.c.id)).scalar())
            async with server.at(str(found)) as client:
                assert client.version in (1, 2)

    run(again())


async def caught_up(client: Client) -> None:
    """Read all that has been sent so far; a look may be refused while the database stands still."""
    await client.send("look", version=999_999)
    answer = await asyncio.wait_for(client.until("seen", "refused"), LONGEST)
    if answer["type"] == "refused":
        assert answer["is_retryable"], answer


STANDSTILL = 30.0
"""Longer than anybody waits, in seconds."""

LONGEST = 2 * database.ANSWER_SECONDS + 2
"""Behind somebody else who waits, and then for oneself."""


@pytest.mark.deep
def test_36_postgresql_stands_still_under_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "ANSWER_SECONDS", LONGEST / 2 - 1)
    is_over = asyncio.Event()
    refusals: list[str] = []

    async def play(client: Client, name: str) -> dict[str, int]:
        """Play on, each act until it is done; give the versions that were acknowledged, by id."""
        acknowledged: dict[str, int] = {}
        while not is_over.is_set():
            await caught_up(client)
            if client.standing["status"] == "over":
                return acknowledged
            id, action, version = f"{name}-{len(acknowledged)}", client.view["actions"][0], client.version
            while id not in acknowledged:
                await client.act(action, version=version, id=id)
                answer = await asyncio.wait_for(client.until("done", "refused", id=id), LONGEST)
                if answer["type"] == "done":
                    acknowledged[id] = answer["version"]
                else:
                    assert answer["is_retryable"], answer
                    refusals.append(answer["code"])
                    await asyncio.sleep(0.2)
        return acknowledged

    async def main(address: str, postmaster: int) -> None:
        async with serving(tmp_path, database=address) as server, contextlib.AsyncExitStack() as stack:
            laid = [await server.lay("himiki", seats=LOCAL) for _ in range(8)]
            clients = [await stack.enter_async_context(server.at(one["table"], one["token"])) for one in laid]
            playing = [asyncio.create_task(play(client, f"c{number}")) for number, client in enumerate(clients)]
            while min(client.version for client in clients) < 5:
                await asyncio.sleep(0.05)
            with standing_still(postmaster):
                ready = await asyncio.wait_for(server.http.get("/ready"), LONGEST)
                assert ready.status_code == 503
                await asyncio.sleep(STANDSTILL - database.ANSWER_SECONDS)
            before = [client.version for client in clients]
            while any(client.version <= version for client, version in zip(clients, before, strict=True)):
                await asyncio.sleep(0.05)
            is_over.set()
            assert "storage-late" in refusals
            assert "storage-unavailable" in refusals
            for one, acknowledged in zip(laid, await asyncio.gather(*playing), strict=True):
                ids = await stored(server, one["table"])
                found = {id.partition("/")[2]: number + 1 for number, id in enumerate(ids) if id is not None}
                assert found == acknowledged

    with own_postgres() as postgres:
        pid = postgres.get_pid()
        assert pid is not None
        asyncio.run(main(postgres.get_uri(), pid))

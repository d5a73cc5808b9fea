"""The socket for news outside tables: who may follow what, and how much is sent, whatever goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Hashable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import jsonschema_rs
import pytest
import sqlalchemy as sa
import structlog
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Client, Server, run, serving
from tests.server.tables import ME, OLD, OPEN
from tests.server.test_accounts import PASSWORD, browser
from tests.server.test_failures_cluster import Gossip
from yamabushi.core.registry import game
from yamabushi.server import community
from yamabushi.server.duties import Duties
from yamabushi.server.guards import MOST_FRAME
from yamabushi.server.live import Alone, Hint, Live, Told, Valkey
from yamabushi.server.messages import News, Said
from yamabushi.server.neighbours import Neighbours
from yamabushi.server.news import desk as news_desk
from yamabushi.server.news.desk import MOST_FOLLOWED, PAUSE, Desk
from yamabushi.server.news.topics import MOST_TOLD, Reader
from yamabushi.server.storage import stirring
from yamabushi.server.storage.accounts import account_of_key
from yamabushi.server.storage.bans import add_ban
from yamabushi.server.storage.laying import lay_table
from yamabushi.server.wire import messages as described
from yamabushi.table.seats import Seat, SeatKind
from yamabushi.table.setting import Setting


@contextlib.asynccontextmanager
async def following(
    server: Server, *topics: str, key: str | None = None, cookies: Mapping[str, str] | None = None
) -> AsyncIterator[Client]:
    """Come in and follow topics, until left."""
    address = server.base.replace("http", "ws") + "/api/live"
    headers = {"cookie": "; ".join(f"{name}={value}" for name, value in (cookies or {}).items())} if cookies else None
    async with connect(address, compression=None, max_size=None, additional_headers=headers) as socket:
        client = Client(socket)
        await client.send("hello", **({} if key is None else {"key": key}))
        await client.until("welcome")
        for topic in topics:
            await client.send("follow", topic=topic)
        yield client


class Counting:
    """A topic that says how often it has changed."""

    name: ClassVar[str] = "counting"

    def __init__(self) -> None:
        self.count = 0
        self.reads = 0
        self.size = 1

    def key_for(self, reader: Reader, rest: str) -> str:
        return rest

    async def stamps(self, keys: Sequence[str]) -> Mapping[str, Hashable]:
        return dict.fromkeys(keys, self.count)

    async def current(self, key: str, topic: str) -> News:
        self.reads += 1
        return Said(self.count, topic, "x" * self.size)


class Pauses:
    """Pauses that end when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[asyncio.Future[None]] = []

    async def __call__(self, seconds: float) -> None:
        assert seconds <= PAUSE
        future = asyncio.get_running_loop().create_future()
        self.waiting.append(future)
        await future

    async def end(self) -> None:
        for future in self.waiting:
            future.set_result(None)
        self.waiting.clear()
        await settled()


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def desk_of(live: Live, pauses: Pauses) -> Desk:
    def failed(problem: BaseException) -> None:
        raise problem

    duties = Duties(failed)
    return Desk(Neighbours(live, duties), duties, structlog.get_logger(), pause=pauses)


def taken(reader: Reader) -> list[dict[str, Any]]:
    return [json.loads(reader.taken()) for _ in range(len(reader.outbox))]


class Noted(Alone):
    """Other processes that only note what they are told."""

    def __init__(self) -> None:
        self.hints: list[Hint] = []

    async def publish(self, hint: Hint) -> None:
        self.hints.append(hint)

    async def listen(self, told: Told) -> None:
        pass


def test_a_thousand_changes_in_a_pause_are_one_message_one_look_and_one_hint() -> None:
    async def main() -> None:
        pauses, live, topic = Pauses(), Noted(), Counting()
        desk = desk_of(live, pauses)
        desk.neighbours.is_alone = False
        desk.register(topic)
        readers = [Reader() for _ in range(100)]
        for reader in readers:
            desk.enter(reader)
            desk.follow(reader, "counting")
        await settled()
        assert topic.reads == 1
        assert all(len(taken(reader)) == 1 for reader in readers)
        for pause in range(1, 11):
            for _ in range(1000):
                topic.count += 1
                desk.changed("counting")
            await settled()
            assert all(not reader.outbox for reader in readers)  # nothing before the pause is over
            await pauses.end()
            told = [taken(reader) for reader in readers]
            assert all([one["number"] for one in mine] == [1000 * pause] for mine in told)
            assert topic.reads == 1 + pause
            assert len(live.hints) == pause
        assert live.hints[0].topic == "counting"
        await pauses.end()
        desk.changed("counting")  # after a quiet while, at once; but what is as it was is not told
        await settled()
        assert topic.reads == 12
        assert not readers[0].outbox
        for reader in readers:
            desk.exit(reader)
        assert not desk.subjects
        await pauses.end()
        await desk.duties.cancel_all()

    run(main())


def test_what_nobody_has_told_is_found_by_looking_and_too_long_news_are_not_sent() -> None:
    async def main() -> None:
        pauses, topic, reader = Pauses(), Counting(), Reader()
        desk = desk_of(Alone(), pauses)
        desk.register(topic)
        desk.enter(reader)
        desk.follow(reader, "counting:any")
        await settled()
        await desk.look()
        await pauses.end()
        await pauses.end()
        taken(reader)
        await desk.look()
        await settled()
        assert not reader.outbox
        topic.count = 7  # at another process, say
        await desk.look()
        await settled()
        assert [(one["number"], one["name"]) for one in taken(reader)] == [(7, "counting:any")]
        await pauses.end()
        topic.count, topic.size = 8, MOST_TOLD
        with structlog.testing.capture_logs() as logs:
            await desk.look()
            await settled()
        assert not reader.outbox
        assert [one["event"] for one in logs] == ["a topic says too much"]
        await desk.duties.cancel_all()

    run(main())


def test_the_lobby_is_told_when_a_table_is_laid_joined_and_as_it_is_described(tmp_path: Path) -> None:
    schema = {**described(), "$ref": "#/$defs/AnyTold"}
    for unwanted in ("properties", "title"):
        del schema[unwanted]
    told = jsonschema_rs.validator_for(schema)

    async def main() -> None:
        async with serving(tmp_path) as server, following(server, "lobby") as ben:
            assert (await ben.until("lobby"))["waiting"] == []
            laid = await server.lay("regality", options=OLD, seats=[ME, OPEN], is_public=True, name="Ada")
            table = (await ben.until("lobby"))["waiting"][0]
            assert (table["id"], table["seats"][0]["name"]) == (laid["table"], "Ada")
            await server.join(laid["table"], name="Ben")
            now = await ben.until("lobby")
            assert (now["waiting"], [one["id"] for one in now["playing"]]) == ([], [laid["table"]])
            await ben.send("ping")
            await ben.until("pong")
            for text in ben.heard:
                told.validate(json.loads(text))

    run(main())


def test_a_lobby_of_a_thousand_tables_is_a_message_of_bounded_length(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            setting = Setting(game("regality", **OLD))

            def lay_many(connection: sa.Connection) -> None:
                for number in range(1000):
                    people = Seat(SeatKind.PERSON, f"{number:04}" + "\N{SNOWMAN}" * 36, holder="h"), Seat()
                    lay_table(
                        connection, f"t{number}", setting, people, accounts=[None, None], is_public=True, opening=()
                    )

            await server.hall.store.write(lay_many)
            async with following(server, "lobby") as ben:
                now = await ben.until("lobby")
            assert len(now["waiting"]) == 50
            assert len(ben.heard[-1].encode()) < MOST_TOLD

    run(main())


def test_who_one_is_comes_from_the_cookie(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Adalbert") as ada:
            async with following(server, cookies=dict(ada.cookies)) as client:
                assert json.loads(client.heard[0]) == {"type": "welcome", "name": "Adalbert"}
                assert {owner.partition(" ")[0] for owner in server.hall.news.owners()} == {"account"}
            async with following(server, cookies={"yamabushi_session": "forged"}) as client:
                assert json.loads(client.heard[0]) == {"type": "welcome"}
                assert not server.hall.news.owners()
            async with following(server, key="k" * 30):
                assert {owner.partition(" ")[0] for owner in server.hall.news.owners()} == {"guest"}

    run(main())


def test_what_is_no_call_is_refused_and_too_much_of_it_ends_the_talk(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limit_factor=1.0) as server:
            address = server.base.replace("http", "ws") + "/api/live"
            async with connect(address, compression=None) as socket:
                await socket.send(json.dumps({"type": "follow", "topic": "lobby"}))
                assert json.loads(await socket.recv())["code"] == "socket-hello"
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
            async with following(server) as client:
                await client.send("follow", topic="nonsense")
                assert (await client.until("refused"))["code"] == "news-no-topic"
                await client.send("follow", topic="lobby:other")
                assert (await client.until("refused"))["id"] == "lobby:other"
                await client.send("follow", topic="lobby", more=1)
                assert (await client.until("refused"))["code"] == "socket-malformed"
                await client.socket.send("x" * (MOST_FRAME + 1))
                with pytest.raises(ConnectionClosed):
                    await client.until("never")
            server.hall.news.register(Counting())
            async with following(server, *(f"counting:{number}" for number in range(MOST_FOLLOWED + 1))) as client:
                assert (await client.until("refused"))["code"] == "news-too-many"
                for _ in range(100):
                    await client.send("ping")
                with pytest.raises(ConnectionClosed) as closed:
                    await client.until("never")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1008

    run(main())


@pytest.mark.parametrize("has_valkey", [True, False])
def test_two_processes_tell_the_same(
    tmp_path: Path, postgres: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, has_valkey: bool
) -> None:
    """By a hint where there is Valkey, and by looking where there is none."""
    address = request.getfixturevalue("valkey") if has_valkey else None
    monkeypatch.setattr(news_desk, "LOOK_EVERY", 1000.0 if has_valkey else 0.1)

    async def main() -> None:
        async with (
            serving(tmp_path / "one", database=postgres, live=address and Valkey(address)) as one,
            serving(tmp_path / "two", database=postgres, live=address and Valkey(address)) as two,
            following(one, "lobby") as here,
            following(two, "lobby") as there,
        ):
            await here.until("lobby")
            await there.until("lobby")
            laid = await one.lay("regality", options=OLD, seats=[ME, OPEN], is_public=True)
            for client in (here, there):
                assert [table["id"] for table in (await client.until("lobby"))["waiting"]] == [laid["table"]]

    run(main())


async def gone(client: Client) -> int:
    """Wait until somebody is sent away; give the code."""
    with pytest.raises(ConnectionClosed) as closed:
        await client.until("never")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_an_ended_session_ends_its_news_and_no_others(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    """Here at once; and at another process within seconds, whatever has ended it."""
    monkeypatch.setattr(community, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(stirring, "UNSEEN", 0.05)
    address = {} if database == "sqlite" else {"database": request.getfixturevalue("postgres")}
    gossip = Gossip(11, loses=1.0)
    ada = {"name": "Ada", "password": PASSWORD}

    async def main() -> None:
        async with contextlib.AsyncExitStack() as stack:
            here, there = [
                await stack.enter_async_context(serving(tmp_path, live=gossip.ear(), **address)) for _ in range(2)
            ]
            first = await stack.enter_async_context(browser(here, "Ada"))
            others = [await stack.enter_async_context(browser(one)) for one in (here, there)]
            for other in others:
                assert (await other.post("/api/sessions", json=ada)).status_code == 201
            readers = [
                await stack.enter_async_context(following(server, "me", cookies=dict(http.cookies)))
                for server, http in zip((here, here, there), (first, *others), strict=True)
            ]
            guest = await stack.enter_async_context(following(there, "me", key="k" * 30))
            # Another password logs out everywhere else.
            body = {"password": PASSWORD, "new": "another horse battery"}
            assert (await first.put("/api/me/password", json=body)).status_code == 204
            assert [await gone(reader) for reader in readers[1:]] == [1012, 1012]
            await readers[0].send("ping")
            await readers[0].until("pong")
            assert (await first.delete("/api/sessions")).status_code == 204
            assert await gone(readers[0]) == 1012
            # So does a ban, which a host writes into the database; a guest reads on.
            await first.post("/api/sessions", json={**ada, "password": body["new"]})
            reader = await stack.enter_async_context(following(there, "me", cookies=dict(first.cookies)))
            account = await here.hall.store.read(partial(account_of_key, key="ada"))
            assert account is not None
            ban = partial(add_ban, account=account.id, address=None, reason="rude", until=None)
            await here.hall.store.write(ban)
            assert await gone(reader) == 1012
            assert (await first.get("/api/me")).status_code == 401
            await guest.send("ping")
            await guest.until("pong")

    run(main())

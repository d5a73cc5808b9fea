"""Failure 32: half requests, slow ones, and connections by the thousand from one address."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import subprocess
import sys
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Client, Server, app_of, run, serving
from yamabushi.server import connections
from yamabushi.server.connections import Connection, SocketConnection
from yamabushi.server.doors import Doors, Proxies, counted_as
from yamabushi.server.running import around, raise_file_limit
from yamabushi.server.settings import Settings

STRANGER, BYSTANDER = "127.0.0.3", "127.0.0.2"
OLD = {"style": "old", "match": "single"}
POST = b"POST /api/codes HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n"
HALVES = {
    "nothing": b"",
    "half a line": b"GET /hea",
    "half a head": b"GET /health HTTP/1.1\r\nhost: x\r\nx-sl",
    "half a body": POST + b'\r\n{"text":',
    "blank lines": b"\r\n\r\n",
}
WHOLE = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"


async def connected(base: str, local: str) -> tuple[StreamReader, StreamWriter]:
    port = int(base.rpartition(":")[2].rstrip("/"))
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(local, 0))


async def read_to_the_end(reader: StreamReader) -> bytes:
    """Read until the other side has closed."""
    with contextlib.suppress(ConnectionError):
        return await reader.read()
    return b""


async def play_to_the_end(client: Client) -> None:
    """Play both sides of a game."""
    rng = random.Random(1)
    while client.standing["status"] != "over":
        await client.act(rng.choice(client.view["actions"]))
        await client.until("happened")


def test_32_half_a_request_is_closed_in_time(tmp_path: Path) -> None:
    async def given_up(server: Server, half: bytes, *, is_first: bool) -> None:
        reader, writer = await connected(server.base, STRANGER)
        if not is_first:
            writer.write(WHOLE)
            assert (await reader.readuntil(b"}")).startswith(b"HTTP/1.1 200 ")
        writer.write(half)
        assert await read_to_the_end(reader) == b""
        writer.close()

    async def main() -> None:
        async with serving(tmp_path) as server:
            server.uvicorn.config.timeout_keep_alive = 10_000
            with mock.patch.multiple(connections, HEAD_SECONDS=0.05, BODY_SECONDS=0.05):
                for half in HALVES.values():
                    await given_up(server, half, is_first=True)
                    if half:
                        await given_up(server, half, is_first=False)
            assert (await server.http.get("/health")).status_code == 200

    run(main())


def test_32_a_head_without_end_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            reader, writer = await connected(server.base, STRANGER)
            writer.write(WHOLE[:-2])
            for number in range(connections.MOST_HEAD // 1000 + 1):
                writer.write(b"x-%d: %s\r\n" % (number, b"y" * 1000))
            assert (await read_to_the_end(reader))[:13] in (b"HTTP/1.1 400 ", b"")
            writer.close()

    with mock.patch.object(connections, "HEAD_SECONDS", 10_000):
        run(main())


def test_32_one_address_has_so_many_connections_and_others_are_served(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, proxies="") as server:
            entered = server.app.state.doors.connections
            entered.most = 10
            crowd = [await connected(server.base, STRANGER) for _ in range(40)]
            for _, writer in crowd:
                writer.write(HALVES["half a head"])
            closed = [asyncio.ensure_future(read_to_the_end(reader)) for reader, _ in crowd]
            while sum(one.done() for one in closed) < 30:
                await asyncio.wait([one for one in closed if not one.done()], return_when=asyncio.FIRST_COMPLETED)
            assert entered.inside[STRANGER] == 10
            counted = (await server.http.get("/metrics")).text
            assert 'yamabushi_turned_away_total{what="connection"} 30.0' in counted
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "me"}])
            async with server.at(laid["table"], laid["token"]) as client:
                await play_to_the_end(client)
            for _, writer in crowd:
                writer.close()
            await asyncio.gather(*closed)
            reader, writer = await connected(server.base, STRANGER)  # there is a place again
            writer.write(WHOLE[:-2] + b"connection: close\r\n\r\n")
            assert (await read_to_the_end(reader)).startswith(b"HTTP/1.1 200 ")
            writer.close()
        assert not entered.inside

    run(main())


def test_32_behind_a_proxy_the_address_counts_that_it_reports(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            server.app.state.doors.connections.most = 1  # a proxy may have more
            server.app.state.doors.requests.most = 2
            slow = []
            for _ in range(2):
                reader, writer = await connected(server.base, "127.0.0.1")
                writer.write(POST + b"x-forwarded-for: 198.51.100.7\r\n\r\n{")
                slow.append((reader, writer))
            while server.app.state.doors.requests.inside["198.51.100.7"] < 2:
                await asyncio.sleep(0)
            refused = await server.http.get("/api/games", headers={"x-forwarded-for": "198.51.100.7"})
            assert (refused.status_code, refused.json()["code"]) == (429, "guard-too-much")
            served = await server.http.get("/api/games", headers={"x-forwarded-for": "198.51.100.8"})
            assert served.status_code == 200
            for _, writer in slow:
                writer.close()
            while server.app.state.doors.requests.inside:
                await asyncio.sleep(0)

    run(main())


def test_32_33_one_address_has_so_many_sockets(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            server.app.state.doors.sockets.most = 2
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "me"}])

            @contextlib.asynccontextmanager
            async def watching(address: str) -> AsyncIterator[Client]:
                live = server.base.replace("http", "ws") + f"/api/tables/{laid['table']}/live"
                async with connect(live, additional_headers={"x-forwarded-for": address}) as socket:
                    client = Client(socket)
                    with contextlib.suppress(ConnectionClosed):
                        await client.send("hello")
                    yield client

            async with watching("2001:db8::1") as one, watching("2001:db8::2") as two:
                await one.until("snapshot")
                await two.until("snapshot")
                async with watching("2001:db8::3") as third:
                    assert (await third.next())["code"] == "guard-too-much"
                    with pytest.raises(ConnectionClosed):
                        await third.next()
                    assert third.socket.close_code == 1013
                async with watching("2001:db8:0:1::1") as other:
                    await other.until("snapshot")
            while server.app.state.doors.sockets.inside:
                await asyncio.sleep(0)
            async with watching("2001:db8::3") as third:
                await third.until("snapshot")

    run(main())


class Timer:
    def __init__(self, seconds: float, callback: Callable[[], None]) -> None:
        self.seconds, self.callback, self.is_cancelled = seconds, callback, False

    def cancel(self) -> None:
        self.is_cancelled = True


class StillLoop:
    """A loop whose time stands still: it remembers what is due, and does nothing."""

    def __init__(self) -> None:
        self.timers: list[Timer] = []

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        self.timers.append(Timer(seconds, callback))
        return self.timers[-1]

    def due(self) -> list[float]:
        return [timer.seconds for timer in self.timers if not timer.is_cancelled]


def test_32_an_answer_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    app = app_of(Settings(data=tmp_path))
    loop, transport = StillLoop(), mock.Mock()
    transport.is_closing.return_value = False
    transport.get_extra_info.side_effect = {"peername": (STRANGER, 1)}.get
    config = around(app, app.state.settings)
    connection = Connection(config, ServerState(), {}, loop)
    connection.connection_made(transport)
    assert loop.due() == [connections.HEAD_SECONDS]
    connection.pause_writing()
    assert loop.due() == [connections.HEAD_SECONDS, connections.READ_SECONDS]
    connection.resume_writing()
    assert loop.due() == [connections.HEAD_SECONDS]
    connection.pause_writing()
    loop.timers[-1].callback()
    transport.abort.assert_called_once_with()
    connection.connection_lost(None)
    assert loop.due() == []
    assert not app.state.doors.connections.inside


def test_32_a_socket_that_is_never_read_is_given_up(tmp_path: Path) -> None:
    async def main() -> None:
        app = app_of(Settings(data=tmp_path))
        transport = mock.Mock()
        transport.is_closing.return_value = False
        transport.get_extra_info.side_effect = {"peername": (STRANGER, 1)}.get
        for ends in (True, False):
            loop = StillLoop()
            assert app.state.doors.admits((STRANGER, 1))  # as a request that becomes a socket
            socket = SocketConnection(around(app, app.state.settings), ServerState(), {}, loop)
            socket.connection_made(transport)
            if ends:  # we are done with it, but it does not go
                socket.on_task_complete(mock.Mock())
                assert loop.due() == [connections.READ_SECONDS]
                loop.timers[-1].callback()
            else:  # it does not answer our pings
                socket.keepalive_timeout()
            transport.abort.assert_called_once_with()
            transport.abort.reset_mock()
            socket.connection_lost(None)
            assert loop.due() == []
            assert not app.state.doors.connections.inside

    run(main())


def test_32_requests_that_are_none_fill_no_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            for nonsense in (b"\0\r\n\r\n", WHOLE[:-2] + b"connection: upgrade\r\nupgrade: tea\r\n\r\n"):
                reader, writer = await connected(server.base, STRANGER)
                writer.write(nonsense)
                assert (await reader.readline()).startswith(b"HTTP/1.1 ")
                writer.close()

    run(main())
    assert capfd.readouterr() == ("", "")


def test_32_38_addresses_are_counted_by_household() -> None:
    assert counted_as("2001:db8:a:b:1::1") == counted_as("2001:db8:a:b:ffff::2") == "2001:db8:a:b::/64"
    assert counted_as("2001:db8:a:c::1") != counted_as("2001:db8:a:b::1")
    assert counted_as("fe80::1%eth0") == "fe80::/64"
    assert counted_as("::ffff:192.0.2.1") == counted_as("192.0.2.1") == "192.0.2.1"
    assert counted_as("?") == "?"


def test_32_proxies_are_addresses_or_networks() -> None:
    proxies = Proxies("127.0.0.1, 10.0.0.0/8,::1")
    assert all(address in proxies for address in ("127.0.0.1", "10.9.8.7", "::1"))
    assert not any(address in proxies for address in ("127.0.0.2", "192.0.2.1", "2001:db8::1", "?", ""))
    assert "192.0.2.1" in Proxies("*")
    crowded = Doors(0.001, "10.0.0.1")
    assert [crowded.admits(("192.0.2.1", 1)) for _ in range(2)] == [True, False]
    assert all(crowded.admits(("10.0.0.1", 1)) for _ in range(10))


def test_32_as_many_files_as_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: given.append(limits))
    raise_file_limit()
    assert given == [(4096, 4096)]


@pytest.mark.deep
def test_32_a_game_is_played_to_its_end_beside_1500_half_requests(tmp_path: Path) -> None:
    """The server may have 512 files open; the stranger opens connections all the time."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    program = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (512, 512)); "
        "from yamabushi.cli import main; sys.argv[1:] = ['serve', '--port', '0', '--data', sys.argv[1]]; main()"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", program, str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert process.stdout is not None
        base = next(word for line in process.stdout for word in line.split() if word.startswith("http://"))
        run(beside(base.rstrip("/")))
    finally:
        process.terminate()
        process.wait()
        process.communicate()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def beside(base: str) -> None:
    attempts = 0

    async def half() -> None:
        nonlocal attempts
        while True:
            attempts += 1
            with contextlib.suppress(OSError):
                reader, writer = await connected(base, STRANGER)
                try:
                    writer.write(HALVES["half a head"])
                    await read_to_the_end(reader)
                finally:
                    writer.close()
            await asyncio.sleep(1)

    crowd = [asyncio.ensure_future(half()) for _ in range(1500)]
    while attempts < 1500:
        await asyncio.sleep(0.01)
    transport = httpx.AsyncHTTPTransport(local_address=BYSTANDER)
    async with httpx.AsyncClient(base_url=base, transport=transport, timeout=30, verify=False) as http:
        body = {"game": "regality", "options": OLD, "seats": [{"kind": "me"}, {"kind": "me"}]}
        laid = (await http.post("/api/tables", json=body)).json()
        live = base.replace("http", "ws") + f"/api/tables/{laid['table']}/live"
        async with connect(live, local_addr=(BYSTANDER, 0)) as socket:
            client = Client(socket)
            await socket.send(json.dumps({"type": "hello", "token": laid["token"]}))
            await client.until("snapshot")
            await play_to_the_end(client)
    for one in crowd:
        one.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)

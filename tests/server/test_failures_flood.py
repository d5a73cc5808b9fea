"""Failures 41 and 44: one address reads expensive documents over and over, or does not read what it has asked for."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import socket
import struct
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import httpx
import pytest
import uvloop
from fastapi.routing import APIRoute
from starlette.routing import Mount
from websockets.asyncio.client import connect

from tests.server.serving import Client, run, serving
from yamabushi.server import app as app_module
from yamabushi.server import connections, documents, entering, guards, looking
from yamabushi.server.app import ROUTERS, app_with_routes
from yamabushi.server.guards import MINUTE, Limit, Limits
from yamabushi.server.routes.limits import REQUEST, ROUTE_LIMITS

OLD = {"style": "old", "match": "single"}
LOCAL = [{"kind": "me"}, {"kind": "me"}]
BYSTANDER = "127.0.0.2"
TURNS, TURN_SECONDS = 3, 8.0
"""So many turns with an attack, and as many without; each takes so long."""

RATE = 15
"""Moves a second at most: a socket may send 20 messages a second."""


def routes() -> set[str]:
    """List all routes, each with its method."""
    app = app_with_routes()
    ways = [route for part in ROUTERS for route in part.routes if isinstance(route, APIRoute)]
    found = {f"{method} {route.path}" for route in ways for method in route.methods or ()}
    described = {f"{method.upper()} {path}" for path, ways in app.openapi()["paths"].items() for method in ways}
    assert described <= {route.replace(":path}", "}") for route in found}
    return found | {f"SOCKET {path}" for path in (entering.AT_TABLE, entering.NEWS, looking.ADDRESS)}


def test_41_every_route_is_in_the_list_of_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("the page")
    monkeypatch.setattr(app_module, "PAGE", tmp_path)

    async def main() -> None:
        async with serving(tmp_path / "data") as server:
            outside = server.app.router.routes[len(ROUTERS) :]  # of the API
            files = {f"GET {route.path or '/'}" for route in outside if isinstance(route, Mount)}
            assert len(files) == len(outside) == 2
            assert set(ROUTE_LIMITS) == routes() | files
            assert set(ROUTE_LIMITS.values()) <= set(Limits().items)

    run(main())


def test_41_every_route_is_counted_as_the_list_says(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            items = server.app.state.limits.items
            allowed = dict(items)
            for route, limit in ROUTE_LIMITS.items():
                method, path = route.split(" ")
                if method == "SOCKET" or limit == REQUEST:
                    continue
                items.update(allowed | {limit: Limit(0, MINUTE)})
                answer = await server.http.request(method, path.replace("{", "").replace("}", ""), json={})
                assert (answer.status_code, answer.json()["code"]) == (429, "guard-too-much"), route
            items.update(allowed | {REQUEST: Limit(0, MINUTE)})
            for path in ("/", "/modules/x.wasm", "/health", "/nothing", "/api/nothing"):
                assert (await server.http.get(path)).status_code == 429, path

    run(main())


def test_41_what_does_not_change_is_made_and_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: Counter[int] = Counter()

    compress = documents.compressed

    def compressed(plain: bytes) -> bytes:
        made[hash(plain)] += 1
        return compress(plain)  # other tests are sent the same documents

    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("the page")
    monkeypatch.setattr(app_module, "PAGE", page)
    monkeypatch.setattr(documents, "compressed", compressed)
    places = ["/", "/api/openapi.json", "/api/lessons/regality/examples"]

    async def main() -> None:
        async with serving(tmp_path / "data") as server:

            async def read(place: str) -> bytes:
                headers = {"accept-encoding": "gzip"}
                async with server.http.stream("GET", place, headers=headers) as answer:
                    assert answer.headers["content-encoding"] == "gzip"
                    return b"".join([part async for part in answer.aiter_raw()])

            for place in places:
                assert len(set(await asyncio.gather(*(read(place) for _ in range(20))))) == 1
            assert set(made.values()) == {1}
            assert len(made) <= len(places)  # a document may have been made by another test
            (page / "index.html").write_text("another page")
            assert gzip.decompress(await read("/")) == b"another page"

    run(main())


def test_41_who_asks_too_often_waits_for_the_refusal_and_others_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        paused, over = asyncio.Event(), asyncio.Event()

        async def pause() -> None:
            paused.set()
            await over.wait()

        monkeypatch.setattr(guards, "pause", pause)
        async with serving(tmp_path) as server:
            server.app.state.limits.items["read"] = Limit(1, MINUTE)
            here = {"x-forwarded-for": "198.51.100.7"}
            assert (await server.http.get("/api/messages", headers=here)).status_code == 200
            refused = asyncio.ensure_future(server.http.get("/api/messages", headers=here))
            await paused.wait()
            for number in range(3):
                there = {"x-forwarded-for": f"198.51.100.{number + 8}"}
                assert (await server.http.get("/api/messages", headers=there)).status_code == 200
            assert not refused.done()
            over.set()
            assert (await refused).status_code == 429
            server.app.state.limits.items["socket"] = Limit(0, MINUTE)
            over.clear()
            paused.clear()
            async with connect(server.base.replace("http", "ws") + "/api/live") as socket:
                await paused.wait()
                over.set()
                assert json.loads(await socket.recv())["code"] == "guard-too-much"

    run(main())


PLACES = [b"/api/openapi.json", b"/metrics"] * 3
PIPELINED = b"".join(b"GET %s HTTP/1.1\r\nhost: x\r\n\r\n" % place for place in PLACES)


async def left_unread(port: int, way: str) -> socket.socket:
    """Ask for much, read nothing, and leave in some way."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(client, ("127.0.0.1", port))
    await loop.sock_sendall(client, PIPELINED)
    if way == "half closed":
        client.shutdown(socket.SHUT_WR)
    elif way == "reset":
        client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        client.close()
    return client


def test_44_clients_that_never_read_leave_nothing_in_the_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def main() -> None:
        with mock.patch.object(connections, "READ_SECONDS", 0.2):
            async with serving(tmp_path) as server:
                server.uvicorn.config.timeout_keep_alive = 1
                port = int(server.base.rpartition(":")[2])
                ways = ["silent", "half closed", "reset"]
                crowd = await asyncio.gather(*(left_unread(port, ways[number % 3]) for number in range(150)))
                doors = server.app.state.doors
                while doors.gone < 150:
                    await asyncio.sleep(0.01)
                while server.uvicorn.server_state.tasks:
                    await asyncio.sleep(0.01)
                for one in crowd:
                    one.close()
                metrics = server.hall.metrics.registry
                assert (metrics.get_sample_value("yamabushi_unread_total") or 0) >= 50
                assert (await server.http.get("/health")).status_code == 200

    # With the loop that people have: it raises an error where something is written to a connection that has gone.
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())
    assert capfd.readouterr() == ("", "")


async def play(client: Client, seconds: float) -> int:
    """Play both sides, as fast as a socket may send; give the number of moves and of games taken up again."""
    moves, begun = 0, time.monotonic()
    while time.monotonic() < begun + seconds:
        await asyncio.sleep(begun + moves / RATE - time.monotonic())
        if client.standing["status"] == "over":
            await client.send("undo", version=client.version)
        else:
            await client.act(client.view["actions"][0])
        await client.until("happened")
        moves += 1
    return moves


@contextlib.contextmanager
def attacked(base: str, connections: int, address: str) -> Iterator[None]:
    """Let a process of its own read documents as fast as it can."""
    command = [sys.executable, "-m", "tests.server.attacking", base.rpartition(":")[2], str(connections), address]
    process = subprocess.Popen(command, stdin=subprocess.PIPE)
    try:
        yield
    finally:
        assert process.stdin is not None
        process.stdin.close()
        process.wait()


@pytest.mark.deep
@pytest.mark.parametrize("connections", [20, 90])
def test_41_two_play_on_while_one_address_reads_documents_over_and_over(tmp_path: Path, connections: int) -> None:
    """Turns with and without the attack alternate, so that whatever else the machine does is in both."""
    moves: dict[bool, list[int]] = {False: [], True: []}

    async def main(base: str) -> None:
        async with httpx.AsyncClient(base_url=base, timeout=30, verify=False) as http:
            body = {"game": "regality", "options": OLD, "seats": LOCAL}
            laid = (await http.post("/api/tables", json=body)).json()
        live = base.replace("http", "ws") + f"/api/tables/{laid['table']}/live"
        async with connect(live, compression=None, local_addr=(BYSTANDER, 0)) as socket:
            client = Client(socket)
            await client.send("hello", token=laid["token"])
            await client.until("snapshot")
            for turn in range(TURNS):
                for is_attacked in (False, True):
                    address = f"127.0.1.{turn + 1}"  # another one, with all that an address may ask for
                    around = attacked(base, connections, address) if is_attacked else contextlib.nullcontext()
                    with around:
                        moves[is_attacked].append(await play(client, TURN_SECONDS))

    command = [sys.executable, "-m", "yamabushi", "serve", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        base = next(word for line in process.stdout for word in line.split() if word.startswith("http://"))
        run(main(base.rstrip("/")))
    finally:
        process.terminate()
        process.communicate()
    assert sum(moves[True]) >= 0.6 * sum(moves[False]), moves

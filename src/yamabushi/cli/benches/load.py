"""Load a server on this machine: many tables, a steady stream of moves, and how soon each is acknowledged.

Whole games of all our games, in turn, are played against a server in another process; a game that ends begins anew.
The same traffic goes to a bare echo server first, so that the figures say what is ours and what is the machine's.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from yamabushi.cli.benches.figures import Figures, summary
from yamabushi.cli.benches.folders import loads
from yamabushi.cli.benches.seats import sit_down
from yamabushi.core.errors import BadOption, Sentence

Tell = Callable[[str], None]

NO_START = Sentence("load-start", "The server that was to be measured stopped at once, with code {code}.")

ECHO = """
import asyncio, sys, uvicorn
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})
config = uvicorn.Config(app, port=int(sys.argv[1]), log_level="critical", ws="websockets-sansio",
                        ws_per_message_deflate=False, lifespan="off")
uvicorn.Server(config).run()
"""
VIEW = 1_000
"""About as many bytes as a message about a move has."""

DATABASE = "YAMABUSHI_DATABASE"


SEATS = [{"kind": "me"}, {"kind": "open"}]

PATIENCE = 300.0
"""So many seconds a server may take to answer, and to compile what it has not compiled yet."""

GLANCE = 0.02
"""So many seconds lie between two looks at how late we are ourselves: no answer is heard sooner than that."""

DISK_SECONDS = 3.0
"""For so long the disk is measured."""

AFTERWARDS = 1.0
"""So many seconds everybody stays after the last move: thousands who leave are no part of what is measured."""


@dataclass
class Pace:
    """When to play: known as soon as everybody sits. Tables take turns, evenly."""

    seconds: float
    tables: int
    rate: float
    begin: float = 0.0
    started: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def every(self) -> float:
        """After how many seconds a table plays again."""
        return self.tables / self.rate

    def first(self, number: int) -> float:
        """When a table plays for the first time."""
        return self.begin + number / self.rate

    @property
    def end(self) -> float:
        """When to stop."""
        return self.begin + self.seconds


async def drive(base: str, http: httpx.AsyncClient, number: int, pace: Pace, ready: Tell, figures: Figures) -> None:
    """Play at one table, a move every so often, game after game; nobody leaves before all have played."""
    rng = random.Random(number)
    game, options = loads()[number % len(loads())]
    answer = await http.post("/api/tables", json={"game": game, "options": dict(options), "seats": SEATS})
    laid = answer.json()
    table = laid["table"]
    invite = laid["invites"][0]["invite"]
    joined = (await http.post(f"/api/tables/{table}/seats", json={"invite": invite})).json()
    tokens = [laid["token"], joined["token"]]
    seats = [await sit_down(base, table, token) for token in tokens]
    ready(table)
    await pace.started.wait()
    every, end = pace.every, pace.end
    sent = 0
    due = pace.first(number)
    while due < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        figures.late += time.perf_counter() - due > every
        standing = seats[0].standing
        if standing.status == "over":
            figures.games += 1
            for seat in seats:
                await seat.socket.send(json.dumps({"type": "offer", "matter": "rematch"}))
            while seats[0].standing.next is None:
                seats[0].changed.clear()
                await seats[0].changed.wait()
            table = seats[0].standing.next
            for seat in seats:
                await seat.close()
            seats = [await sit_down(base, table, token) for token in reversed(tokens)]
            tokens.reverse()
            standing = seats[0].standing
        mover = seats[standing.decider or 0]
        while not mover.actions or mover.version != seats[0].version:
            mover.changed.clear()
            seats[0].changed.clear()
            await asyncio.wait_for(mover.changed.wait(), 30)
            mover = seats[seats[0].standing.decider or 0]
        sent += 1
        at = time.perf_counter()
        news = await mover.act(rng.choice(mover.actions), sent)
        if news.type == "done":
            figures.waited.append(time.perf_counter() - at)
            figures.acknowledged.setdefault(table, []).append(news.version)
            while mover.version < news.version or seats[0].version < news.version:
                mover.changed.clear()
                seats[0].changed.clear()
                waiting = mover if mover.version < news.version else seats[0]
                await waiting.changed.wait()
        else:
            figures.refused += 1
        due += every
    await asyncio.sleep(end + AFTERWARDS - time.perf_counter())
    for seat in seats:
        await seat.close()


def memory_of(process: int) -> int:
    """Give how many bytes a process holds."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGESIZE")


def processor_of(process: int) -> float:
    """Give how many seconds of processor time a process has taken, all its threads together."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except (OSError, IndexError):
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def watch(process: int, pace: Pace, figures: Figures) -> None:
    """Look at the server's memory once a second, and at its processor and ours from the first move to the last."""
    await asyncio.sleep(pace.begin - time.perf_counter())
    before, own, moves = processor_of(process), time.process_time(), len(figures.waited)
    looked = 0.0
    while time.perf_counter() < pace.end:
        at = time.perf_counter()
        if at >= looked + 1.0:
            looked = at
            figures.memory.append(memory_of(process))
        await asyncio.sleep(GLANCE)
        figures.lateness.append(time.perf_counter() - at - GLANCE)
    figures.processor = processor_of(process) - before
    figures.own_processor = time.process_time() - own
    figures.measured = len(figures.waited) - moves


async def load_server(base: str, process: int, tables: int, rate: float, seconds: float, tell: Tell) -> Figures:
    """Lay the tables, and when everybody sits, play for so many seconds."""
    figures = Figures(seconds=seconds, memory_empty=memory_of(process))
    pace = Pace(seconds, tables, rate)
    sitting: list[str] = []
    async with httpx.AsyncClient(base_url=base, timeout=60, limits=httpx.Limits(max_connections=20)) as http:
        tasks = [
            asyncio.create_task(drive(base, http, number, pace, sitting.append, figures)) for number in range(tables)
        ]
        while len(sitting) < tables:
            tell(f"{len(sitting)} of {tables} tables laid")
            await asyncio.sleep(0.2)
            for task in tasks:
                if task.done():
                    task.result()
        with undisturbed():
            pace.begin = time.perf_counter() + 2
            pace.started.set()
            watching = asyncio.create_task(watch(process, pace, figures))
            while time.perf_counter() < pace.end:
                left = max(0, round(pace.end - time.perf_counter()))
                tell(f"{len(figures.waited)} moves acknowledged, {left} s to go")
                await asyncio.sleep(1.0)
            await asyncio.gather(*tasks)
            await watching
    return figures


async def load_echo(base: str, process: int, sockets: int, rate: float, seconds: float) -> Figures:
    """Send as many messages of the same length to an echo server."""
    figures = Figures(seconds=seconds)
    text = json.dumps({"type": "act", "id": "m1", "version": 1, "action": "x" * VIEW})
    pace = Pace(seconds, sockets, rate)
    opened: list[ClientConnection] = []

    async def drive_one(number: int) -> None:
        async with connect(base.replace("http", "ws"), compression=None, ping_interval=None) as socket:
            opened.append(socket)
            await pace.started.wait()
            due = pace.first(number)
            while due < pace.end:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                at = time.perf_counter()
                await socket.send(text)
                await socket.recv()
                figures.waited.append(time.perf_counter() - at)
                due += pace.every
            await asyncio.sleep(pace.end + AFTERWARDS - time.perf_counter())

    tasks = [asyncio.create_task(drive_one(number)) for number in range(sockets)]
    while len(opened) < sockets:
        await asyncio.sleep(0.1)
    with undisturbed():
        pace.begin = time.perf_counter() + 2
        pace.started.set()
        await asyncio.gather(watch(process, pace, figures), *tasks)
    return figures


@contextmanager
def undisturbed() -> Iterator[None]:
    """Look for no garbage until left: thousands of sockets make that a pause in which no answer would be heard."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def free_port() -> int:
    """Find a port that nobody uses."""
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_server(arguments: list[str], port: int, environment: dict[str, str]) -> subprocess.Popen[bytes]:
    """Start a server, and wait until it answers."""
    process = subprocess.Popen(arguments, env={**os.environ, **environment}, stdout=subprocess.DEVNULL)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            httpx.get(f"http://127.0.0.1:{port}/health", timeout=1)
        except httpx.RemoteProtocolError:
            break  # an echo server has nothing to say to that
        except httpx.TransportError:
            time.sleep(0.1)
            continue
        break
    if process.poll() is not None:
        raise BadOption(NO_START, code=process.returncode)
    return process


def wait_until_made(base: str, tell: Tell) -> None:
    """Wait until a server compiles nothing any more, for itself or for browsers: that would be measured, too."""
    names = {name for name, _ in loads()}
    end = time.monotonic() + PATIENCE
    with httpx.Client(base_url=base, timeout=60) as http:
        while time.monotonic() < end:
            compiled = http.get("/api/compiled").json()
            if compiled["done"] == compiled["total"] and names <= http.get("/api/modules").json().keys():
                return
            tell(f"the rules are compiled first: {compiled['done']} of {compiled['total']}")
            time.sleep(1.0)


def time_disk(folder: Path) -> list[float]:
    """Write a page and make sure of it, again and again: no move is stored sooner than that."""
    times: list[float] = []
    end = time.monotonic() + DISK_SECONDS
    with (folder / "disk").open("wb", buffering=0) as file:
        while time.monotonic() < end:
            file.write(bytes(4096))
            at = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - at)
            time.sleep(0.002)
    return times


def missing(database: str | None, folder: Path, figures: Figures) -> int:
    """Count the moves that were acknowledged and are not stored."""
    import sqlalchemy as sa

    from yamabushi.server.storage.database import address_of
    from yamabushi.server.storage.schema import entries

    stored: dict[str, set[int]] = {}
    engine = sa.create_engine(address_of(database, folder))
    with engine.begin() as connection:
        for table, version in connection.execute(sa.select(entries.c.table_id, entries.c.version)):
            stored.setdefault(table, set()).add(version)
    engine.dispose()
    return sum(len(set(versions) - stored.get(table, set())) for table, versions in figures.acknowledged.items())


def run_load(tables: int, rate: float, seconds: float, tell: Tell, database: str | None = None) -> dict[str, Any]:
    """Load an echo server and then ours, on a database or on a file of its own; give the figures."""
    port = free_port()
    echo = start_server([sys.executable, "-c", ECHO, str(port)], port, {})
    try:
        tell("the echo server")
        bare = asyncio.run(load_echo(f"http://127.0.0.1:{port}", echo.pid, tables, rate, min(seconds, 15)))
    finally:
        echo.terminate()
        echo.wait()
    port = free_port()
    with tempfile.TemporaryDirectory() as name:
        tell("the disk")
        disk = time_disk(Path(name))
        environment = {"YAMABUSHI_LIMIT_FACTOR": "1000", **({} if database is None else {DATABASE: database})}
        command = [sys.executable, "-m", "yamabushi", "serve", "--port", str(port), "--data", name]
        server = start_server(command, port, environment)
        try:
            wait_until_made(f"http://127.0.0.1:{port}", tell)
            ours = asyncio.run(load_server(f"http://127.0.0.1:{port}", server.pid, tables, rate, seconds, tell))
        finally:
            server.terminate()
            server.wait()
        lost = missing(database, Path(name), ours)
    return summary(tables, ours, bare, disk, lost)

"""Run the real server in this process, on a port of its own, and talk to it as a browser does."""

from __future__ import annotations

import asyncio
import contextlib
import json
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock

import argon2
import httpx
import uvicorn
from fastapi import FastAPI
from starlette.routing import BaseRoute
from websockets.asyncio.client import ClientConnection, connect

from yamabushi.server import guards, secrecy
from yamabushi.server.app import app_with_routes, create_app
from yamabushi.server.engine_room import EngineRoom
from yamabushi.server.hall import Hall
from yamabushi.server.live import Live
from yamabushi.server.running import around
from yamabushi.server.settings import Settings
from yamabushi.server.storage.database import address_of
from yamabushi.server.storage.store import Store

Result = TypeVar("Result")
PATIENCE = 60.0
FILE = "yamabushi.sqlite"


class InPlace:
    """Engines that think here and now: no process to start."""

    async def run(self, function: Callable[..., Result], *arguments: object) -> Result:
        await asyncio.sleep(0)
        return function(*arguments)

    def close(self) -> None:
        pass


@dataclass
class Client:
    """Somebody at a table, by socket."""

    socket: ClientConnection
    seats: list[int] = field(default_factory=list)
    version: int = 0
    view: dict[str, Any] = field(default_factory=dict)
    standing: dict[str, Any] = field(default_factory=dict)
    log: list[dict[str, Any]] = field(default_factory=list)
    # Everything that has come, as it came.
    heard: list[str] = field(default_factory=list)
    sent: int = 0
    # Nobody else sends the same ids.
    mark: str = field(default_factory=lambda: secrecy.new_id(4))

    async def send(self, kind: str, **what: object) -> None:
        await self.socket.send(json.dumps({"type": kind, **what}))

    async def next(self) -> dict[str, Any]:
        """Wait for the next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv(decode=True)
        assert isinstance(text, str)
        self.heard.append(text)
        news: dict[str, Any] = json.loads(text)
        if news["type"] in ("snapshot", "happened"):
            self.version, self.view, self.standing = news["version"], news["view"], news["standing"]
            self.log += news.get("log", news.get("lines", []))
        if news["type"] == "snapshot":
            self.seats = news["seats"]
        return news

    async def until(self, *kinds: str, **what: object) -> dict[str, Any]:
        """Wait for a message of one of these kinds."""
        while True:
            news = await self.next()
            if news["type"] in kinds and all(news.get(name) == value for name, value in what.items()):
                return news

    async def act(self, action: str, version: int | None = None, id: str | None = None) -> None:
        self.sent += 1
        await self.send(
            "act",
            id=id or f"{self.mark}{self.sent}",
            version=self.version if version is None else version,
            action=action,
        )

    async def quiet(self) -> list[dict[str, Any]]:
        """Read all that has been sent so far: until the answer to a question that always has one."""
        found = []
        await self.send("look", version=999_999)
        while (news := await self.next())["type"] != "seen" or news["version"] != 999_999:
            found.append(news)
        return found


@dataclass
class Server:
    """A running server."""

    app: FastAPI
    base: str
    http: httpx.AsyncClient
    uvicorn: uvicorn.Server

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    async def lay(self, game: str, **body: object) -> dict[str, Any]:
        answer = await self.http.post("/api/tables", json={"game": game, **body})
        assert answer.status_code == 201, answer.text
        laid: dict[str, Any] = answer.json()
        return laid

    async def join(self, table: str, **body: object) -> dict[str, Any]:
        answer = await self.http.post(f"/api/tables/{table}/seats", json=body)
        assert answer.status_code == 201, answer.text
        joined: dict[str, Any] = answer.json()
        return joined

    @contextlib.asynccontextmanager
    async def at(
        self, table: str, token: str | None = None, since: int | None = None, name: str = "", cookie: str | None = None
    ) -> AsyncIterator[Client]:
        """Sit at a table, until left."""
        address = self.base.replace("http", "ws") + f"/api/tables/{table}/live"
        headers = None if cookie is None else {"cookie": cookie}
        async with connect(address, compression=None, max_size=None, additional_headers=headers) as socket:
            client = Client(socket)
            await client.send("hello", token=token, since=since, name=name)
            await client.until("snapshot")
            yield client

    @contextlib.asynccontextmanager
    async def duel(self, game: str, **body: Any) -> AsyncIterator[tuple[str, list[Client]]]:
        """Let everybody sit at a new table, each at a socket of their own, in the order of seats."""
        count = body.pop("count", 2)
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(count - 1))]
        laid = await self.lay(game, seats=seats, name="Ada", **body)
        tokens = [laid["token"]]
        for invitation in laid["invites"]:
            tokens.append((await self.join(laid["table"], invite=invitation["invite"], name="Ben"))["token"])
        async with contextlib.AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(self.at(laid["table"], token)) for token in tokens]
            yield laid["table"], clients


@cache
def migrated() -> bytes:
    """Give the file of an empty database in its newest form; migrations have tests of their own."""
    with tempfile.TemporaryDirectory() as folder:
        Store(address_of(None, Path(folder))).close()
        return (Path(folder) / FILE).read_bytes()


@cache
def addresses() -> list[BaseRoute]:
    """Give the routes of an app, with all that FastAPI works out about them when they are first asked for."""
    routes = list(app_with_routes().router.routes)
    for route in routes:
        route.matches({"type": "http", "path": "/nowhere", "method": "GET", "headers": []})
    return routes


def app_of(settings: Settings, engines: EngineRoom | None = None, live: Live | None = None) -> FastAPI:
    """Make the app as the server does, but for what takes long and is the same each time."""
    app = create_app(settings, engines=engines or InPlace(), live=live)
    app.router.routes[: len(addresses())] = addresses()
    return app


def quick_passwords() -> contextlib.AbstractContextManager[object]:
    """Let passwords be hashed at once: nobody waits for ours."""
    hasher = partial(argon2.PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    return mock.patch.object(argon2, "PasswordHasher", hasher)


def no_sweep() -> contextlib.AbstractContextManager[object]:
    """Let a server begin without looking at all that there is: so many begin here, and that takes longest."""
    return mock.patch("yamabushi.server.app.short_pauses", contextlib.nullcontext)


@contextlib.asynccontextmanager
async def serving(
    folder: Path,
    *,
    engines: EngineRoom | None = None,
    live: Live | None = None,
    ping: float = 20.0,
    **settings: Any,
) -> AsyncIterator[Server]:
    """Run a server until left."""
    given = {"data": folder, "engine_pause": 0.0, "limit_factor": 1000.0, **settings}
    if given.get("database") is None and not (folder / FILE).exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).touch(mode=0o600)
        (folder / FILE).write_bytes(migrated())
    app = app_of(Settings(**given), engines, live)
    config = around(app, app.state.settings)
    config.port, config.ws_ping_interval, config.ws_ping_timeout = 0, ping, ping
    config.timeout_graceful_shutdown = 2
    server = uvicorn.Server(config)
    with quick_passwords(), no_sweep():
        task = asyncio.create_task(server.serve())
        while not server.started:
            if task.done():
                task.result()
            await asyncio.sleep(0.005)
    port = server.servers[0].sockets[0].getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    # Nobody is to wait for an answer that says "too many requests".
    no_pause = mock.patch.object(guards, "PAUSE_SECONDS", 0.0)
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=False) as http:
        try:
            with no_pause:
                yield Server(app, base, http, server)
        finally:
            server.should_exit = True
            await task


def run(work: Awaitable[Result], patience: float = 2 * PATIENCE) -> Result:
    """Run something to its end."""

    async def whole() -> Result:
        return await asyncio.wait_for(work, patience)

    return asyncio.run(whole())

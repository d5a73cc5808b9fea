"""What tests of bots share: an account, a token, and streams that are read line by line."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import httpx

from tests.server.serving import PATIENCE, Server
from tests.server.tables import bearer

PASSWORD = "correct horse battery"


async def session_of(server: Server, name: str) -> dict[str, str]:
    """Make an account; give the header of its session."""
    answer = await server.http.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    server.http.cookies.clear()
    return {"cookie": f"yamabushi_session={answer.cookies['yamabushi_session']}"}


@dataclass
class Bot:
    """A bot that plays by HTTP."""

    server: Server
    name: str
    session: dict[str, str]
    token: str
    number: str

    @property
    def headers(self) -> dict[str, str]:
        return bearer(self.token)

    async def post(self, address: str, **given: Any) -> httpx.Response:
        return await self.server.http.post(f"/api/bot{address}", headers=self.headers, **given)

    @contextlib.asynccontextmanager
    async def stream(self, address: str) -> AsyncIterator[Lines]:
        """Read a stream, until left."""
        async with self.server.http.stream("GET", f"/api/bot{address}", headers=self.headers) as answer:
            assert answer.status_code == 200, await answer.aread()
            assert answer.headers["content-type"] == "application/x-ndjson"
            yield Lines(answer.aiter_lines())

    async def play(self, table: str, choose: Any, move: Any = None) -> list[dict[str, Any]]:
        """Play a game to its end, sending each decision by `move` where there is one; give all lines."""
        async with self.stream(f"/game/stream/{table}") as lines:
            while True:
                line = await lines.next()
                state = line.get("state", line)
                if state.get("status") == "over":
                    return lines.heard
                if state.get("isMyTurn"):
                    action = choose(state["actions"])
                    await (move or partial(self.move, table))({"action": action, "version": state["version"]})

    async def move(self, table: str, wish: dict[str, Any]) -> None:
        """Send a decision."""
        moved = await self.post(f"/game/{table}/move", json=wish)
        assert moved.status_code == 200, moved.text


@dataclass
class Lines:
    """The lines of a stream."""

    source: AsyncIterator[str]
    heard: list[dict[str, Any]] = field(default_factory=list)
    # As they came, empty ones as well.
    raw: list[str] = field(default_factory=list)

    async def next(self) -> dict[str, Any]:
        """Wait for the next line that is not empty."""
        while True:
            # Not wait_for: whoever is told to stop when a line comes would go on, and be told no more.
            async with asyncio.timeout(PATIENCE):
                text = await anext(self.source)
            self.raw.append(text)
            if text:
                self.heard.append(json.loads(text))
                return self.heard[-1]

    async def until(self, kind: str, **what: object) -> dict[str, Any]:
        """Wait for a line of a kind."""
        while True:
            line = await self.next()
            if line["type"] == kind and all(line.get(name) == value for name, value in what.items()):
                return line

    async def rest(self) -> None:
        """Read on until the stream ends."""
        async with asyncio.timeout(PATIENCE):
            async for text in self.source:
                self.raw.append(text)


async def bot_at(server: Server, name: str = "Robo") -> Bot:
    """Make a bot."""
    session = await session_of(server, name)
    assert (await server.http.post("/api/me/bot", headers=session)).status_code == 204
    made = (await server.http.post("/api/me/bot/tokens", headers=session)).json()
    return Bot(server, name, session, made["token"], made["number"])

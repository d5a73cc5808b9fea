"""Sit at a table of a server, as a program that plays by lot does."""

from __future__ import annotations

import asyncio
import json

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


class View(msgspec.Struct):
    """What the load needs of a view."""

    actions: list[str]


class Standing(msgspec.Struct):
    """What the load needs of how a game stands."""

    status: str
    decider: int | None = None
    next: str | None = None


class News(msgspec.Struct):
    """What the load needs of a message."""

    type: str
    id: str | None = None
    version: int = 0
    view: View | None = None
    standing: Standing | None = None
    code: str | None = None


decoder = msgspec.json.Decoder(News)


class Seat:
    """One end of a table: a socket, and what it last heard."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = 0
        self.actions: list[str] = []
        self.standing = Standing("waiting")
        self.changed = asyncio.Event()
        self.done: dict[str, asyncio.Future[News]] = {}
        self.task = asyncio.get_running_loop().create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                news = decoder.decode(text)
                if news.standing is not None and news.view is not None:
                    self.version, self.actions, self.standing = news.version, news.view.actions, news.standing
                    self.changed.set()
                elif news.id is not None and (future := self.done.pop(news.id, None)) is not None:
                    future.set_result(news)
        except ConnectionClosed:
            pass
        finally:
            for future in self.done.values():
                future.cancel()  # nobody will answer any more

    async def act(self, action: str, sent: int) -> News:
        """Send a decision, and wait for the answer."""
        name = f"m{sent}"
        future: asyncio.Future[News] = asyncio.get_running_loop().create_future()
        self.done[name] = future
        await self.socket.send(json.dumps({"type": "act", "id": name, "version": self.version, "action": action}))
        return await future

    async def close(self) -> None:
        """Go."""
        await self.socket.close()
        await self.task


async def sit_down(base: str, table: str, token: str) -> Seat:
    """Sit down at a table."""
    socket = await connect(
        base.replace("http", "ws") + f"/api/tables/{table}/live", compression=None, max_size=None, ping_interval=None
    )
    await socket.send(json.dumps({"type": "hello", "token": token}))
    seat = Seat(socket)
    await seat.changed.wait()
    return seat

"""The way in by socket: to a table, to many to watch, or to the news; as many of an address as the doors let in."""

from __future__ import annotations

import re

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from yamabushi.server import guards, looking
from yamabushi.server.doors import Doors, address_of
from yamabushi.server.guards import TOO_MUCH, Limits, TooMuch
from yamabushi.server.news.socket import attend
from yamabushi.server.protocols import AT_ONCE
from yamabushi.server.routes.limits import ROUTE_LIMITS
from yamabushi.server.sockets import POLICY, Channel, play, turned_away
from yamabushi.server.watchers import never

TABLE = re.compile(r"/api/tables/([a-z0-9]{1,24})/live", re.ASCII)
AT_TABLE = "/api/tables/{table}/live"
NEWS = "/api/live"


async def live(scope: Scope, receive: Receive, send: Send) -> None:
    """Let somebody in by socket, if there is a table at that address, or the news."""
    table = TABLE.fullmatch(scope["path"])
    if table is None and scope["path"] not in (NEWS, looking.ADDRESS):
        await send({"type": "websocket.close", "code": POLICY, "reason": ""})
        return
    socket = WebSocket(scope, receive, send)
    await socket.accept()
    at_once, hall = scope["extensions"].get(AT_ONCE, {}), socket.app.state.hall
    channel = Channel(receive, send, at_once.get("write", never), at_once.get("arrived", hall.services.time))
    doors: Doors = socket.app.state.doors
    limits: Limits = socket.app.state.limits
    address = address_of(socket.client)
    if not doors.sockets.enter(address):
        await guards.pause()
        await turned_away(socket, TooMuch(TOO_MUCH))
        return
    try:
        limits.charge(ROUTE_LIMITS["SOCKET " + (scope["path"] if table is None else AT_TABLE)], address)
        if table is not None:
            await play(socket, channel, table[1])
        else:
            await (attend if scope["path"] == NEWS else looking.look)(socket, channel)
    except TooMuch as refusal:
        await guards.pause()
        await turned_away(socket, refusal)
    finally:
        doors.sockets.leave(address)

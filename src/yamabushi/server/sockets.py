"""Live play: one socket for each who is at a table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec
from starlette.types import Receive, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from yamabushi.core.errors import Refusal, Sentence
from yamabushi.server import secrecy
from yamabushi.server.accounts import SESSION_COOKIE
from yamabushi.server.audience import require_place
from yamabushi.server.community import Community
from yamabushi.server.doors import address_of
from yamabushi.server.guards import Credit, TooMuch
from yamabushi.server.hall import Hall
from yamabushi.server.messages import Act, Announced, AnyWish, Hello, encoder, wishes
from yamabushi.server.pairing import Pairing
from yamabushi.server.rooms.room import Room
from yamabushi.server.rooms.wishes import grant
from yamabushi.server.storage.callers import Caller, caller_of
from yamabushi.server.storage.writer import UNAVAILABLE, Restored, Unavailable
from yamabushi.server.telling import cleaned, refused
from yamabushi.server.watchers import Watcher, Write

MALFORMED = Sentence("socket-malformed", "That message cannot be read: {problem}.")
HELLO_FIRST = Sentence("socket-hello", "Say hello first.")
BAD_TOKEN = Sentence("socket-token", "That token is not valid here.")

HELLO_SECONDS = 10.0
CLOSE_SECONDS = 2.0
MOST_MALFORMED = 10
POLICY, FAULT, LATER = 1008, 1011, 1013


class Channel(NamedTuple):
    """A socket without what is around it: that would cost each message something."""

    receive: Receive
    send: Send
    write: Write
    # When something last came, by the clock of games.
    arrived: Callable[[], float]


async def turned_away(socket: WebSocket, refusal: Refusal) -> None:
    """Say why somebody cannot come in, and close."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(encoder.encode(refused(refusal)).decode())
        await socket.close(LATER if isinstance(refusal, TooMuch | Unavailable | Restored) else POLICY)


async def play(socket: WebSocket, channel: Channel, table: str) -> None:
    """Talk with somebody at a table, until they go."""
    hall: Hall = socket.app.state.hall
    hall.metrics.sockets.inc()
    try:
        room = await hall.room(table)
        watcher, since = await greeted(socket, channel, hall, room)
        room = await hall.room(table)  # it may have been let go meanwhile
        await room.reach(since or 0)
        room = await hall.room(table)
        require_welcome(socket, watcher)  # it may have been banned since it was greeted
        require_place(watcher, room.presence.watchers, socket.app.state.settings.factor)
    except (Refusal, TimeoutError, msgspec.MsgspecError) as problem:
        await turned_away(socket, problem if isinstance(problem, Refusal) else Refusal(HELLO_FIRST))
        return
    except (WebSocketDisconnect, RuntimeError):
        return
    finally:
        hall.metrics.sockets.dec()
    hall.metrics.sockets.inc()
    sender = asyncio.get_running_loop().create_task(send_all(socket, channel, watcher, hall))
    room.enter(watcher, since)
    announcements = socket.app.state.community.announcements
    if announcements:
        watcher.tell(Announced(announcements))
    code = FAULT
    try:
        # In a task of its own: a message would have to pass through all that lies around this one.
        await asyncio.get_running_loop().create_task(hear_all(socket, channel, watcher, hall, room.id))
        code = 1000
    finally:
        hall.metrics.sockets.dec()
        (hall.rooms.get(room.id) or room).exit(watcher)
        watcher.close(code)
        with contextlib.suppress(TimeoutError, asyncio.CancelledError):
            await asyncio.wait_for(sender, CLOSE_SECONDS)


async def greeted(socket: WebSocket, channel: Channel, hall: Hall, room: Room) -> tuple[Watcher, int | None]:
    """Wait for the first message, and find out who it is.

    Raises:
        Refusal: it is no greeting, the token is good for nothing, or they may not take part.
    """
    async with asyncio.timeout(HELLO_SECONDS):
        wish = read(await received(channel))
    if not isinstance(wish, Hello):
        raise Refusal(HELLO_FIRST)
    session = socket.cookies.get(SESSION_COOKIE)
    found = Caller()
    if wish.token is not None or session is not None:
        hashes = [None if secret is None else secrecy.hashed(secret) for secret in (wish.token, session)]
        found = await hall.store.read(partial(caller_of, table=room.id, token=hashes[0], session=hashes[1]))
    if wish.token is not None and found.holder is None:
        raise Refusal(BAD_TOKEN)
    watcher = Watcher(cleaned(wish.name), found.holder or "", channel.write)
    watcher.account_id, watcher.apart, watcher.address = found.account, found.apart, address_of(socket.client)
    watcher.is_player = found.is_player
    await socket.app.state.community.catch_up(hall)
    require_welcome(socket, watcher)
    if found.paired is not None:
        pairing: Pairing = socket.app.state.pairing
        hall.duties.spawn(pairing.arrive(found.paired, room.id))
    return watcher, wish.since


def require_welcome(socket: WebSocket, watcher: Watcher) -> None:
    """Make sure that somebody may take part.

    Raises:
        Banned: they may not.
    """
    community: Community = socket.app.state.community
    community.require(watcher.account_id, watcher.address)


async def hear_all(socket: WebSocket, channel: Channel, watcher: Watcher, hall: Hall, table: str) -> None:
    """Grant what somebody wishes, one wish after the other, until they go."""
    credit = Credit(socket.app.state.settings.factor)
    community: Community = socket.app.state.community
    malformed = 0
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            text = await received(channel)
            arrived = channel.arrived()
            await community.catch_up(hall)
            if watcher.close_code is not None:
                return  # it was sent away while this came
            if not credit.take():
                watcher.close(POLICY, "flood")
                return
            room = hall.rooms.get(table)
            if room is None or watcher not in room.presence.watchers:
                answer_late(watcher, text)
                watcher.close(1012)  # the table was read anew
                return
            try:
                wish = read(text)
            except Refusal as refusal:
                room.refuse(watcher, refusal)
                malformed += 1
                if malformed >= MOST_MALFORMED:
                    watcher.close(POLICY, "malformed")
                    return
                continue
            await grant(room, watcher, wish, arrived)


def answer_late(watcher: Watcher, text: str | bytes) -> None:
    """Refuse what somebody wishes for while the table is read anew: they may come back and wish for it again."""
    with contextlib.suppress(Refusal):
        wish = read(text)
        watcher.tell(refused(Unavailable(UNAVAILABLE), wish.id if isinstance(wish, Act) else None))


async def received(channel: Channel) -> str | bytes:
    """Wait for a message.

    Raises:
        WebSocketDisconnect: there will be none.
    """
    message = await channel.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1006)
    found: str | bytes = message.get("text") or message.get("bytes") or ""
    return found


def read(text: str | bytes) -> AnyWish:
    """Read a message.

    Raises:
        Refusal: it is none of ours.
    """
    try:
        wish: AnyWish = wishes.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise Refusal(MALFORMED, problem=str(problem)[:200]) from None
    return wish


async def send_all(socket: WebSocket, channel: Channel, watcher: Watcher, hall: Hall) -> None:
    """Send what waits to be sent, until there is nothing more to come."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            await watcher.waiting.wait()
            watcher.waiting.clear()
            while watcher.outbox:
                await channel.send({"type": "websocket.send", "text": watcher.outbox[0].decode()})
                watcher.taken()  # only now: what comes meanwhile is not to overtake it
            if watcher.close_code is not None:
                if watcher.reason:
                    hall.metrics.closed.labels(watcher.reason).inc()
                await socket.close(watcher.close_code)
                return

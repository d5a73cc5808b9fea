"""The one socket for news outside tables: who comes in, what they follow."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from yamabushi.core.errors import Refusal
from yamabushi.server import secrecy
from yamabushi.server.accounts import Accounts
from yamabushi.server.community import Community
from yamabushi.server.guards import Credit
from yamabushi.server.hall import Hall
from yamabushi.server.messages import Ping, Pong
from yamabushi.server.news.messages import AnyCall, Follow, Greet, Unfollow, Welcome, calls
from yamabushi.server.news.topics import Reader
from yamabushi.server.routes.common import COOKIE
from yamabushi.server.sockets import (
    CLOSE_SECONDS,
    FAULT,
    HELLO_FIRST,
    HELLO_SECONDS,
    MALFORMED,
    MOST_MALFORMED,
    POLICY,
    Channel,
    received,
    send_all,
    turned_away,
)
from yamabushi.server.telling import refused


async def attend(socket: WebSocket, channel: Channel) -> None:
    """Tell somebody what they follow, until they go."""
    hall: Hall = socket.app.state.hall
    try:
        reader = await greeted(socket, channel)
    except (Refusal, TimeoutError) as problem:
        await turned_away(socket, problem if isinstance(problem, Refusal) else Refusal(HELLO_FIRST))
        return
    except (WebSocketDisconnect, RuntimeError):
        return
    hall.metrics.sockets.inc()
    sender = asyncio.get_running_loop().create_task(send_all(socket, channel, reader, hall))
    hall.news.enter(reader)
    community: Community = socket.app.state.community
    if reader.account is not None and community.ban_of(reader.account.id, "") is not None:
        reader.close(1012)  # banned since it was greeted; it may come back as a guest
    reader.tell(Welcome(None if reader.account is None else reader.account.name))
    code = FAULT
    try:
        await hear_all(socket, channel, reader, hall)
        code = 1000
    finally:
        hall.metrics.sockets.dec()
        hall.news.exit(reader)
        reader.close(code)
        with contextlib.suppress(TimeoutError, asyncio.CancelledError):
            await asyncio.wait_for(sender, CLOSE_SECONDS)


async def greeted(socket: WebSocket, channel: Channel) -> Reader:
    """Wait for the first message, and find out who it is.

    Raises:
        Refusal: it is no greeting.
    """
    async with asyncio.timeout(HELLO_SECONDS):
        call = read(await received(channel))
    if not isinstance(call, Greet):
        raise Refusal(HELLO_FIRST)
    accounts: Accounts = socket.app.state.accounts
    session = socket.cookies.get(COOKIE)
    account = None if session is None else await accounts.of_session(session)
    if account is not None and account.is_banned:
        account = None
    return Reader(
        account,
        None if call.key is None else secrecy.hashed(call.key),
        channel.write,
        None if account is None or session is None else secrecy.hashed(session),
    )


async def hear_all(socket: WebSocket, channel: Channel, reader: Reader, hall: Hall) -> None:
    """Do what somebody calls for, one thing after the other, until they go."""
    factor = socket.app.state.settings.factor
    credit = Credit(factor)
    malformed = 0
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            text = await received(channel)
            if reader.close_code is not None:
                return  # it was sent away while this came
            if not credit.take():
                reader.close(POLICY, "flood")
                return
            try:
                call = read(text)
            except Refusal as refusal:
                reader.tell(refused(refusal))
                malformed += 1
                if malformed >= MOST_MALFORMED:
                    reader.close(POLICY, "malformed")
                    return
                continue
            answer(reader, call, hall, factor)


def answer(reader: Reader, call: AnyCall, hall: Hall, factor: float) -> None:
    """Do what somebody calls for."""
    match call:
        case Ping():
            reader.tell(Pong())
        case Follow(topic=topic):
            try:
                hall.news.follow(reader, topic, factor)
            except Refusal as refusal:
                hall.metrics.refusals.labels(refusal.code).inc()
                reader.tell(refused(refusal, topic))
        case Unfollow(topic=topic):
            hall.news.unfollow(reader, topic)
        case Greet():
            pass  # once is enough


def read(text: str | bytes) -> AnyCall:
    """Read a message.

    Raises:
        Refusal: it is none of ours.
    """
    try:
        call: AnyCall = calls.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise Refusal(MALFORMED, problem=str(problem)[:200]) from None
    return call

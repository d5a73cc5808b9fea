"""What comes by sockets in full traffic is taken in together, and stored together; what comes alone does not wait."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import uvicorn
from starlette.datastructures import State
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tests.server.serving import PATIENCE, run, serving
from tests.server.test_costs import leave_the_database_alone
from tests.server.test_protocols import HANDSHAKE, Recorded, idle
from yamabushi.server.beats import LONGEST, RESTS, Beats
from yamabushi.server.connections import SocketConnection
from yamabushi.server.doors import Doors
from yamabushi.server.protocols import AT_ONCE

TABLES = 6


class Clock:
    """A loop that only knows what time it is, and what is to be done when."""

    def __init__(self) -> None:
        self.now = 100.0
        self.worked = 5.0
        self.due: list[tuple[float, Callable[..., object], tuple[Any, ...]]] = []

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        return cast(asyncio.AbstractEventLoop, self)

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, callback: Callable[..., object], *arguments: Any, **_named: Any) -> Any:
        self.due.append((when, callback, arguments))

    def call_soon(self, callback: Callable[..., object], *arguments: Any, **_named: Any) -> Any:
        return self.call_at(self.now, callback, *arguments)

    def go_on(self) -> None:
        """Let time go by until something is due, and do that and all that is due then."""
        self.now = max(self.now, min(when for when, *_ in self.due))
        while ready := [one for one in self.due if one[0] <= self.now]:
            self.due = [one for one in self.due if one[0] > self.now]
            for _, callback, arguments in ready:
                callback(*arguments)


class Ear:
    """A connection that keeps what it takes in, and when."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.taken: list[tuple[float, bytes]] = []

    def take(self, data: bytes) -> None:
        self.taken.append((self.clock.now, data))


def test_whoever_comes_after_a_pause_does_not_wait_and_the_others_are_taken_in_together() -> None:
    clock = Clock()
    heard = Beats(lambda: clock.worked)
    heard.strike(clock.loop)
    clock.now += 1.0
    first, *others = [Ear(clock) for _ in range(4)]
    clock.worked += 0.0015
    heard.hear(clock.loop, first, b"alone")
    clock.go_on()
    assert first.taken == [(101.0, b"alone")]
    for ear in others:
        clock.now += 0.001
        heard.hear(clock.loop, ear, b"many")
    assert not any(ear.taken for ear in others)
    clock.go_on()
    assert clock.now == pytest.approx(101.0 + RESTS * 0.0015)
    assert [ear.taken for ear in others] == [[(clock.now, b"many")]] * 3
    heard.hear(clock.loop, first, b"later")
    clock.go_on()
    assert first.taken[-1] == (clock.now, b"later")  # nothing has been worked meanwhile


def length_of_beats(each_second: int, wakes: float, takes: float) -> float:
    """Say how long beats are where messages come evenly, and so many seconds go with waking up and with each."""
    clock = Clock()
    heard = Beats(lambda: clock.worked)
    ear = Ear(clock)
    for _ in range(each_second):
        coming = clock.now + 1 / each_second
        while clock.due and min(when for when, *_ in clock.due) <= coming:
            before = len(ear.taken)
            clock.go_on()
            clock.worked += wakes + takes * (len(ear.taken) - before)
        clock.now = coming
        heard.hear(clock.loop, ear, b"many")
    beats = sorted({when for when, _ in ear.taken})
    return (beats[-1] - beats[-21]) / 20


@pytest.mark.parametrize(
    ("each_second", "wakes", "takes", "length"),
    [
        (100, 0.0004, 0.0001, 0.010),  # each by itself
        (1000, 0.0004, 0.0001, 0.0027),  # as long as what comes meanwhile takes: RESTS * 0.0004 / (1 - RESTS * 0.1)
        (1000, 0.0007, 0.0002, LONGEST),
        (5000, 0.0004, 0.0001, LONGEST),
    ],
)
def test_the_more_a_process_has_to_do_the_more_messages_are_taken_in_together(
    each_second: int, wakes: float, takes: float, length: float
) -> None:
    assert length_of_beats(each_second, wakes, takes) == pytest.approx(length, rel=0.15)


def test_moves_that_come_in_one_beat_are_stored_with_one_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_the_database_alone(monkeypatch)

    async def main() -> None:
        async with serving(tmp_path) as server, contextlib.AsyncExitStack() as stack:
            duels = [await stack.enter_async_context(server.duel("regality")) for _ in range(TABLES)]
            movers = [clients[clients[0].standing["decider"]] for _, clients in duels]
            for mover in movers:
                await mover.quiet()
            loop, heard, writer = asyncio.get_running_loop(), server.app.state.beats, server.hall.store.writer
            heard.next = loop.time() + 3600  # the beat is ours to strike
            for mover in movers:
                await mover.act(mover.view["actions"][0])
            async with asyncio.timeout(PATIENCE):
                while len(heard.waiting) < TABLES:
                    await asyncio.sleep(0)
            commits, changes = writer.commits, writer.changes
            heard.strike(loop)
            for mover in movers:
                await mover.until("done")
            assert (writer.commits - commits, writer.changes - changes) == (1, TABLES)

    run(main())


class App:
    """As much of an app as a connection asks for."""

    state = State(
        {
            "doors": Doors(),
            "beats": Beats(),
            "hall": SimpleNamespace(services=SimpleNamespace(time=lambda: 7.0)),
            "settings": SimpleNamespace(factor=1.0),
        }
    )

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await idle(scope, receive, send)


async def opened() -> tuple[Any, Recorded]:
    """Open a socket."""
    config = uvicorn.Config(App(), ws_per_message_deflate=False, log_config=None, lifespan="off", proxy_headers=False)
    config.load()
    connection, transport = SocketConnection(config, ServerState(), {}), Recorded()
    connection.connection_made(transport)
    connection.data_received(HANDSHAKE)
    await connection.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    return connection, transport


def test_nobody_is_read_faster_than_they_are_taken_in_and_who_is_gone_is_not_taken_in() -> None:
    async def main() -> None:
        loop = asyncio.get_running_loop()
        connection, transport = await opened()
        pong = Frame(Opcode.PONG, b"").serialize(mask=True, extensions=[])
        text = Frame(Opcode.TEXT, b"x").serialize(mask=True, extensions=[])
        assert (await connection.receive())["type"] == "websocket.connect"
        for data, is_message in ((pong, False), (text[:3], False), (text[3:], True)):
            connection.data_received(data)
            assert transport.is_paused  # until the next beat
            connection.beats.next = -math.inf
            connection.beats.strike(loop)
            await asyncio.sleep(0)
            assert transport.is_paused == is_message  # and then until it is heard
        assert (await connection.receive())["text"] == "x"
        assert not transport.is_paused
        connection.data_received(text)
        transport.close()
        connection.beats.strike(loop)
        await asyncio.sleep(0)
        assert connection.queue.empty()

    run(main())


def test_what_comes_with_the_handshake_has_its_time_of_arrival_too() -> None:
    async def main() -> None:
        connection, _ = await opened()
        assert connection.scope["extensions"][AT_ONCE]["arrived"]() == 7.0

    run(main())


def test_a_connection_whose_data_cannot_be_taken_in_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        connection, transport = await opened()
        monkeypatch.setattr(transport, "abort", transport.close)
        monkeypatch.setattr(connection, "handle_text", None)
        with pytest.raises(TypeError):
            connection.take(Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True, extensions=[]))
        assert transport.is_closing()

    run(main())


def test_only_who_has_been_silent_is_asked_whether_they_are_still_there() -> None:
    async def main() -> None:
        connection, transport = await opened()
        loop = asyncio.get_running_loop()
        lived = SimpleNamespace(now=1000.0)
        connection.state = State({"hall": SimpleNamespace(services=SimpleNamespace(time=lambda: lived.now))})
        connection.ping_interval = 20.0
        connection.data_received(Frame(Opcode.TEXT, b"x").serialize(mask=True, extensions=[]))
        transport.written.clear()
        lived.now += 3.0
        connection.send_keepalive_ping()
        assert not transport.written
        assert connection.ping_timer.when() - loop.time() == pytest.approx(17.0, abs=1.0)
        lived.now += 17.0
        connection.send_keepalive_ping()
        assert transport.written[0] == 0x80 | Opcode.PING
        connection.stop_keepalive()

    run(main())

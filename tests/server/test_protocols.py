"""What a socket writes at once is what anybody can read, and nobody is read faster than they are heard."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tests.server.serving import run
from yamabushi.server.protocols import Sockets

MOST = 300
HANDSHAKE = (
    b"GET /live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Recorded(asyncio.Transport):
    """A connection that keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = bytearray()
        self.is_closed = self.is_paused = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False


async def idle(scope: Any, receive: Any, send: Any) -> None:
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.Event().wait()


async def opened() -> tuple[Any, Recorded]:
    """Open a socket."""
    config = uvicorn.Config(idle, ws_max_size=MOST, ws_per_message_deflate=False, log_config=None, lifespan="off")
    config.load()
    protocol = Sockets(config, ServerState(), {})
    transport = Recorded()
    protocol.connection_made(transport)
    protocol.data_received(HANDSHAKE)
    await protocol.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    transport.written.clear()
    return protocol, transport


def test_what_is_written_at_once_is_read_by_any_client() -> None:
    texts = ["", "x" * 125, "é" * 63, "x" * 65_535, "x" * 65_536, "last"]

    async def main() -> None:
        protocol, transport = await opened()
        assert protocol.write([text.encode() for text in texts])
        await asyncio.sleep(0)
        client = ClientProtocol(parse_uri("ws://here/live"), max_size=None, state=State.OPEN)
        client.receive_data(bytes(transport.written))
        frames = [event for event in client.events_received() if isinstance(event, Frame)]
        assert [(frame.opcode, bytes(frame.data).decode()) for frame in frames] == [(Opcode.TEXT, one) for one in texts]
        transport.written.clear()
        protocol.pause_writing()
        assert not protocol.write([b"no room"])
        protocol.resume_writing()
        await protocol.send({"type": "websocket.close", "code": 1000, "reason": ""})
        transport.written.clear()
        assert not protocol.write([b"too late"])
        await asyncio.sleep(0)
        assert not transport.written

    run(main())


def test_what_is_written_goes_out_when_all_have_been_written_to_and_before_all_that_comes_later() -> None:
    first, second = (Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[]) for text in (b"first", b"second"))

    async def main() -> None:
        answered = [await opened() for _ in range(2)]
        loop = asyncio.get_running_loop()
        sent: list[bytes] = []

        def answer(number: int) -> None:
            assert answered[number][0].write([b"first"])
            sent.extend(bytes(transport.written) for _, transport in answered)

        for number in range(2):
            loop.call_soon(answer, number)
        await asyncio.sleep(0)
        assert sent == [b""] * 4  # both are written to before anything goes out
        await asyncio.sleep(0)
        assert [bytes(transport.written) for _, transport in answered] == [first] * 2
        protocol, transport = answered[0]
        assert protocol.write([b"first"])
        assert protocol.write([b"second"])
        await protocol.send({"type": "websocket.close", "code": 1000, "reason": ""})
        assert transport.written.startswith(first + first + second)
        after = len(transport.written)
        protocol, gone = answered[1]
        assert protocol.write([b"first"])
        gone.close()
        await asyncio.sleep(0)
        assert len(transport.written) == after  # once only
        assert gone.written == first  # nobody reads what came last

    run(main())


def test_whoever_sends_more_than_is_taken_waits() -> None:
    async def main() -> None:
        protocol, transport = await opened()
        frame = Frame(Opcode.TEXT, b"x").serialize(mask=True, extensions=[])
        assert (await protocol.receive())["type"] == "websocket.connect"
        for _ in range(2):
            for _ in range(3):  # two were on their way
                protocol.data_received(frame)
                assert transport.is_paused
            for _ in range(3):
                assert transport.is_paused
                assert (await protocol.receive())["text"] == "x"
            assert not transport.is_paused

    run(main())

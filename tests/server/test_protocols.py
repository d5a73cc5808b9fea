"""What a socket reads and writes by itself is what the library underneath would have read and written."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from typing import Any

import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tests.amounts import EXAMPLES
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


async def opened(kind: type[WebSocketsSansIOProtocol], early: bytes = b"") -> tuple[Any, Recorded]:
    """Open a socket; some of what comes may come before it is open."""
    config = uvicorn.Config(idle, ws_max_size=MOST, ws_per_message_deflate=False, log_config=None, lifespan="off")
    config.load()
    protocol = kind(config, ServerState(), {})
    transport = Recorded()
    protocol.connection_made(transport)
    protocol.data_received(HANDSHAKE)
    if early:
        protocol.data_received(early)
    await protocol.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    transport.written.clear()
    return protocol, transport


async def heard(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes], early: bytes) -> tuple[list[Any], bytes]:
    """Give what the app is told of what comes in pieces, and what is answered."""
    protocol, transport = await opened(kind, early)
    with contextlib.suppress(InvalidState):  # what follows an unreadable text at once is too much for the library
        for piece in pieces:
            if not transport.is_closing():
                protocol.data_received(piece)
    told = [protocol.queue.get_nowait() for _ in range(protocol.queue.qsize())]
    return told, bytes(transport.written)


TEXTS = st.text(max_size=40).map(str.encode) | st.sampled_from([b"", b"x" * 125, b"x" * 126, b"x" * MOST, b"x" * 301])
FRAMES = st.builds(
    Frame,
    st.sampled_from([Opcode.TEXT] * 6 + [Opcode.BINARY, Opcode.CONT]),
    TEXTS | st.binary(max_size=8),
    st.sampled_from([True, True, True, False]),
) | st.builds(Frame, st.sampled_from([Opcode.PING, Opcode.PONG, Opcode.CLOSE]), st.sampled_from([b"", b"\x03\xe8"]))


@given(st.lists(FRAMES, max_size=6), st.lists(st.integers(0, 700), max_size=4), st.booleans(), st.booleans())
@settings(max_examples=EXAMPLES, deadline=None)
def test_messages_are_read_as_the_library_reads_them(
    frames: list[Frame], cuts: list[int], by_frame: bool, is_early: bool
) -> None:
    pieces = [frame.serialize(mask=True, extensions=[]) for frame in frames]
    if not by_frame:
        whole = b"".join(pieces)
        places = sorted({0, len(whole), *(cut for cut in cuts if cut < len(whole))})
        pieces = [whole[a:b] for a, b in itertools.pairwise(places)]
    early = b""
    if is_early:
        first = Frame(Opcode.TEXT, b"early").serialize(mask=True, extensions=[])
        early, pieces = first[:7], [first[7:], *pieces]

    async def main() -> None:
        assert await heard(Sockets, pieces, early) == await heard(WebSocketsSansIOProtocol, pieces, early)

    run(main())


def test_what_is_written_at_once_is_read_by_any_client() -> None:
    texts = ["", "x" * 125, "é" * 63, "x" * 65_535, "x" * 65_536, "last"]

    async def main() -> None:
        protocol, transport = await opened(Sockets)
        assert protocol.write([text.encode() for text in texts])
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
        assert not transport.written

    run(main())


def test_whoever_sends_more_than_is_taken_waits() -> None:
    async def main() -> None:
        protocol, transport = await opened(Sockets)
        frame = Frame(Opcode.TEXT, b"x").serialize(mask=True, extensions=[])
        assert (await protocol.receive())["type"] == "websocket.connect"
        paused = []
        for _ in range(2):
            protocol.data_received(frame)
            paused.append(transport.is_paused)
        for _ in range(2):
            assert (await protocol.receive())["text"] == "x"
            paused.append(transport.is_paused)
        assert paused == [False, True, True, False]

    run(main())

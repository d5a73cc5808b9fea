"""Short texts are read without a parser, and nothing else: whatever comes, in whatever pieces, is read as with it."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import pytest
import uvicorn
from hypothesis import given, reject, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode

from tests.amounts import amount
from tests.server.serving import run
from tests.server.test_protocols import HANDSHAKE, MOST, Recorded, idle
from yamabushi.server.frames import ends_whole, text_in
from yamabushi.server.protocols import Inbox, Sockets

TEXTS = st.one_of(
    st.text(max_size=20).map(str.encode),
    st.integers(120, MOST + 5).map(lambda length: b"x" * length),
    st.just(b"\xff is no text"),
)
FRAMES = st.one_of(
    st.builds(Frame, st.just(Opcode.TEXT), TEXTS),
    st.builds(Frame, st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT]), TEXTS, st.booleans()),
    st.builds(Frame, st.sampled_from([Opcode.PING, Opcode.PONG]), st.binary(max_size=5)),
)


def serialized(frame: Frame) -> bytes:
    return frame.serialize(mask=True, extensions=[])


def long_headed(text: bytes) -> bytes:
    """Write a text as one frame that gives its length in more bytes than it needs, as no client should."""
    return b"\x81\xff" + len(text).to_bytes(8) + bytes(4) + text


CLOSINGS = [b"", b"\x03\xe8", b"\x03\xe8bye", b"\x03", b"\x03\xed"]
TEXT_FRAMES = st.builds(Frame, st.just(Opcode.TEXT), TEXTS)
DATA = st.one_of(
    FRAMES.map(serialized),
    st.builds(Frame, st.just(Opcode.CLOSE), st.sampled_from(CLOSINGS)).map(serialized),
    TEXT_FRAMES.map(lambda frame: frame.serialize(mask=False, extensions=[])),
    TEXT_FRAMES.map(lambda frame: b"\xc1" + serialized(frame)[1:]),  # with a reserved bit
    TEXTS.map(long_headed),
    st.binary(min_size=1, max_size=12),
)


def pieces(data: bytes, cuts: list[int]) -> list[bytes]:
    """Cut data into pieces, none of them empty."""
    edges = sorted({0, len(data), *(cut % (len(data) + 1) for cut in cuts)})
    return [data[start:end] for start, end in pairwise(edges)]


async def read_by(kind: type[WebSocketsSansIOProtocol], before: list[bytes], after: list[bytes]) -> tuple[Any, ...]:
    """Give what somebody hears, and is answered, who sends some data before the handshake is done and some after."""
    config = uvicorn.Config(idle, ws_max_size=MOST, ws_per_message_deflate=False, log_config=None, lifespan="off")
    config.load()
    protocol, transport = kind(config, ServerState(), {}), Recorded()
    protocol.connection_made(transport)
    protocol.data_received(HANDSHAKE)
    for data in before:
        protocol.data_received(data)
    await protocol.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    transport.written.clear()
    for data in after:
        if not transport.is_closing():
            protocol.data_received(data)
    heard = []
    while not protocol.queue.empty():
        heard.append(await protocol.receive())
    return heard, bytes(transport.written), transport.is_closed, transport.is_paused


@settings(max_examples=amount(60, 2000), deadline=None)
@given(
    st.lists(st.text(max_size=9), max_size=2),
    st.lists(FRAMES.map(serialized), max_size=5) | st.lists(DATA, max_size=5),
    st.lists(st.integers(0, 400), max_size=4),
)
def test_whatever_comes_is_read_as_the_parser_reads_it(early: list[str], whole: list[bytes], cuts: list[int]) -> None:
    async def main() -> None:
        # In pieces of a frame each, and wherever they are cut, also what comes before the handshake is done.
        texts = [serialized(Frame(Opcode.TEXT, text.encode())) for text in early]
        in_time, *more = pieces(b"".join(texts), cuts[:1]) or [b""]
        cut = pieces(b"".join([*more, *whole]), cuts)
        for before, after in ((texts, whole), ([in_time] if in_time else [], cut)):
            try:
                expected = await read_by(WebSocketsSansIOProtocol, before, after)
            except InvalidState:
                reject()  # what is no text, and then a closing: there is a test of its own for that
            assert await read_by(Sockets, before, after) == expected

    run(main())


def test_what_is_no_text_ends_the_socket_also_if_that_is_closing_already_and_is_not_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def main() -> None:
        odd, closing = serialized(Frame(Opcode.TEXT, b"\xff")), Frame(Opcode.CLOSE, b"\x03\xe8")
        for data, code in (([odd], 1007), ([odd + serialized(closing)], 1000)):
            heard, written, is_closed, _ = await read_by(Sockets, [], data)
            assert [one["type"] for one in heard] == ["websocket.connect", "websocket.disconnect"]
            assert (written, is_closed) == (b"\x88\x02" + code.to_bytes(2), True)

    run(main())
    assert not caplog.records


def test_what_looks_like_a_text_within_something_else_is_none() -> None:
    async def main() -> None:
        text = b"\x81\x82\0\0\0\0hi"
        outer = b"\x82\x8c\0\0\0\0" + b"<<" + text + b">>"
        for cuts in ([8, 16], [6, 16], [2, 8, 16]):
            heard, *_ = await read_by(Sockets, [], [*pieces(outer, cuts), text])
            assert [one.get("text") or one.get("bytes") for one in heard[1:]] == [b"<<" + text + b">>", "hi"]
            # Also where it has begun before the handshake was done.
            before, *after = pieces(outer, cuts)
            assert (await read_by(Sockets, [before], after))[0] == heard[:2]

    run(main())


def test_a_short_text_needs_no_parser_and_what_is_cut_does() -> None:
    text = serialized(Frame(Opcode.TEXT, "¡olé!".encode()))
    assert text_in(text) == "¡olé!".encode()
    assert text_in(serialized(Frame(Opcode.TEXT, b"x" * 70_000))) == b"x" * 70_000
    others = [
        text[:1],
        text[:-1],
        text + b"x",
        text + text,
        Frame(Opcode.TEXT, b"open").serialize(mask=False, extensions=[]),
    ]
    others += [serialized(Frame(Opcode.TEXT, b"more to come", fin=False)), serialized(Frame(Opcode.BINARY, b"x"))]
    assert [text_in(data) for data in others] == [None] * len(others)
    assert [ends_whole(data) for data in others] == [False, False, False, True, False, True, True]


def test_an_inbox_keeps_what_comes_until_it_is_read_and_loses_nothing() -> None:
    async def main() -> None:
        inbox = Inbox(asyncio.get_running_loop())
        inbox.put_nowait(1)
        inbox.put_nowait(2)
        assert [await inbox.get(), await inbox.get()] == [1, 2]
        assert inbox.empty()
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(3)
        inbox.put_nowait(4)
        assert await reading == 3
        assert await inbox.get() == 4
        # Whoever gives up in the moment in which something comes leaves it for who reads next.
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(5)
        reading.cancel()
        await asyncio.wait([reading])
        assert reading.cancelled()
        assert await inbox.get() == 5

    run(main())

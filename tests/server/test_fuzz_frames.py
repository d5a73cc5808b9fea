"""Frames that are no wishes: each is refused, and the table stands as it stood."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.amounts import EXAMPLES
from tests.server.parties import HANG, TABLES, check, party, watched
from tests.server.serving import run
from yamabushi.core.errors import Refusal
from yamabushi.server import sockets
from yamabushi.server.guards import MOST_FRAME
from yamabushi.server.messages import Hello
from yamabushi.server.sockets import MOST_MALFORMED

VALID: list[dict[str, Any]] = [
    {"type": "hello", "token": None, "since": 0, "name": "Cy"},
    {"type": "act", "id": "a", "version": 1, "action": "Ci@b2"},
    {"type": "offer", "matter": "draw"},
    {"type": "decline", "matter": "draw"},
    {"type": "undo", "version": 1},
    {"type": "resume"},
    {"type": "penalty", "version": 1, "side": "w"},
    {"type": "claim", "wish": "win"},
    {"type": "say", "text": "hello"},
    {"type": "mute", "seat": 1, "muted": True},
    {"type": "face", "seat": 0},
    {"type": "look", "version": 1},
    {"type": "leave"},
]

NASTY: list[str | bytes] = [
    "",
    b"",
    "[" * 8000,
    "[" * 4000 + "]" * 4000,
    '{"type":' * 1500,
    '{"type": "look", "version": ' + "9" * 10_000 + "}",
    '{"type": "look", "version": 1' + "0" * 5_000 + "e-5000}",
    '{"type": "look", "version": 1e308}',
    '{"type": "look", "version": -0}',
    '{"type": "look", "version": 1.0}',
    '{"type": "look", "version": NaN}',
    '{"type": "look", "version": 1, "version": 2}',
    '{"type": "look", "type": "leave"}',
    '{"type": "say", "text": "\\ud800"}',
    '{"type": "say", "text": "\\udc00\\ud800"}',
    '{"type": "say", "text": "' + "\u202e" * 400 + '"}',
    '{"type": "say", "text": "' + "e\u0301" * 250 + '"}',
    '\ufeff{"type": "leave"}',
    '{"type": "leave"} {"type": "leave"}',
    b"\xff\xfe",
    b'{"type": "say", "text": "\xc3\x28"}',
    b'{"type": "say", "text": "\xed\xa0\x80"}',
    b"\x00" * MOST_FRAME,
    "火" * (MOST_FRAME // 3),
]


def thought_of() -> list[str | bytes]:
    """Think of frames: any bytes, any text, any JSON, and wishes with anything in them."""
    leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
    anything = st.recursive(leaves, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=9), inner))
    wishes = st.sampled_from(VALID).flatmap(
        lambda valid: st.dictionaries(st.sampled_from([*valid, "more"]), anything, max_size=2).map(
            lambda changes: {**valid, **changes}
        )
    )
    frames: list[str | bytes] = []

    @seed(1)
    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.binary(max_size=60) | st.text(max_size=60) | (anything | wishes).map(json.dumps))
    def think(frame: str | bytes) -> None:
        frames.append(frame)

    think()
    return frames


def mutated(rng: random.Random) -> list[str | bytes]:
    """Change a byte or two of what could have been sent."""
    frames: list[str | bytes] = []
    for _ in range(EXAMPLES):
        data = bytearray(json.dumps(rng.choice(VALID)).encode())
        for _ in range(rng.randrange(1, 4)):
            place = rng.randrange(len(data))
            match rng.randrange(4):
                case 0:
                    data[place] = rng.randrange(256)
                case 1:
                    del data[place]
                case 2:
                    data.insert(place, rng.choice(b'{}[]",:\\0 \x00\xff'))
                case _:
                    data[place:place] = data[: rng.randrange(len(data))]
        text = bytes(data).decode(errors="replace")
        frames.append(text if rng.random() < 0.7 else bytes(data))
    return frames


def is_wish(frame: str | bytes) -> bool:
    try:
        sockets.read(frame)
    except Refusal:
        return False
    return True


@pytest.mark.parametrize("name", ["regality", "himiki expert", "yokai alone"])
def test_frames_that_nobody_would_send(tmp_path: Path, name: str) -> None:
    rng = random.Random(name)
    frames = NASTY + thought_of() + mutated(rng)
    frames = [frame for frame in frames if len(frame.encode() if isinstance(frame, str) else frame) <= MOST_FRAME]

    async def main() -> None:
        async with watched(tmp_path) as server, party(server, **TABLES[name]) as found:
            rng.shuffle(frames)
            for start in range(0, len(frames), MOST_MALFORMED - 1):
                some = frames[start : start + MOST_MALFORMED - 1]
                async with server.at(found.table, rng.choice(found.tokens)) as client:
                    for frame in some:
                        await client.socket.send(frame)
                    heard = await asyncio.wait_for(client.quiet(), HANG)
                refused = [news for news in heard if news["type"] == "refused" and news["code"] == "socket-malformed"]
                assert len(refused) == sum(not is_wish(frame) for frame in some)
                assert all(news["sentence"] for news in refused)
            await check(found)
            for client in found.clients:
                await client.socket.close()

    run(main())


def test_frames_instead_of_a_greeting(tmp_path: Path) -> None:
    frames = [frame for frame in NASTY + mutated(random.Random(3)) if not is_greeting(frame)]

    async def main() -> None:
        async with watched(tmp_path) as server, party(server, **TABLES["regality"]) as found:
            address = f"{server.base.replace('http', 'ws')}/api/tables/{found.table}/live"
            for frame in frames:
                async with connect(address, compression=None) as socket:
                    await socket.send(frame)
                    answer = json.loads(await asyncio.wait_for(socket.recv(), HANG))
                    assert answer["code"] in ("socket-malformed", "socket-hello", "socket-token")
                    with pytest.raises(ConnectionClosed):
                        await asyncio.wait_for(socket.recv(), HANG)
                    assert socket.close_code == 1008
            await check(found)

    run(main())


def is_greeting(frame: str | bytes) -> bool:
    try:
        return isinstance(sockets.read(frame), Hello)
    except Refusal:
        return False


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([b"\xff\xfe"], 1007),  # as a text, which it is not
        ([b"{" * (MOST_FRAME + 1)], 1009),
        ([b"nonsense"] * MOST_MALFORMED, 1008),
    ],
)
def test_sockets_that_are_closed_for_it(tmp_path: Path, frames: list[bytes], code: int) -> None:
    async def main() -> None:
        async with watched(tmp_path) as server, party(server, **TABLES["regality"]) as found:
            for _ in range(3):
                async with server.at(found.table, found.tokens[0]) as client:
                    for frame in frames:
                        await client.socket.send(frame, text=True)
                    with pytest.raises(ConnectionClosed):
                        await client.until("the end")
                    assert client.socket.close_code == code
            async with server.at(found.table) as client:
                await client.socket.send(['{"type": "lo', 'ok", "ver', 'sion": 7}'])  # a frame in pieces
                await client.until("seen", version=7)
            await check(found)

    run(main())

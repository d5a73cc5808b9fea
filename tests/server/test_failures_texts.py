"""Failure 31: a position text that one reader takes and another does not; and whatever goes wrong, a proper answer."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import re
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from structlog.testing import capture_logs

import yamabushi
from tests.amounts import amount
from tests.server.fuzzing import Quick
from tests.server.serving import Server, run, serving
from yamabushi.server.engine_room import EngineDied, rank_actions
from yamabushi.server.guards import HEADERS
from yamabushi.server.protocols import Http
from yamabushi.server.rooms import previews
from yamabushi.server.routes import tables

GAMES: list[tuple[str, dict[str, object]]] = [
    ("yokai", {}),
    ("himiki", {}),
    ("himiki", {"expert": True}),
    ("himiki", {"expert": True, "mode": "teams"}),
    ("himiki", {"mode": "mukyan"}),
    ("himiki", {"mode": "mindlock"}),
    ("regality", {"style": "old"}),
    ("regality", {"style": "secret-random"}),
    ("regality", {"style": "secret-draft", "match": "single"}),
    ("regality", {"style": "secret-draft", "match": "points"}),
]
IDS = ["-".join(map(str, (name, *options.values()))) for name, options in GAMES]
LETTERS = "?0123456789-/,;+=.<>@!abcdlrwxABHIKMQ ²é٣"


class Provers(Quick):
    """Engines that look at positions, and provers that die at once: what they prove is tested elsewhere."""

    async def run(self, function: Any, *arguments: Any) -> Any:
        if function is not rank_actions:
            raise EngineDied
        return await super().run(function, *arguments)


@cache
def texts(number: int) -> list[str]:
    """Give position texts of a game, as seats and spectators see them in random games, and as a record has them."""
    name, options = GAMES[number]
    game = yamabushi.game(name, **options)
    rng = random.Random(f"{name} {options}")
    found = set()
    for _ in range(4):
        state = game.start()
        for _ in range(60):
            if state.seat is None:
                break
            if rng.random() < 0.3:
                found |= {state.view(seat)["position"] for seat in (None, *range(len(game.seats)))}
                found.add(str(state))
            state = state.play(rng.choice(state.actions))
    return sorted(found)


@st.composite
def mutated(draw: st.DrawFn, number: int) -> str:
    """Draw a text that is almost a position: letters and parts of it changed, taken out, doubled, or another's."""
    known = st.sampled_from(texts(number))
    parts = re.split(r"([ /,;+=-])", draw(known))
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(parts) - 1))
        others = re.split(r"([ /,;+=-])", draw(known))
        match draw(st.sampled_from(["letter", "other", "own", "out", "twice", "same place"])):
            case "letter":
                at = draw(st.integers(0, len(parts[place])))
                kept = draw(st.integers(0, 1))
                parts[place] = parts[place][:at] + draw(st.sampled_from(LETTERS)) + parts[place][at + kept :]
            case "other":
                parts[place] = draw(st.sampled_from(others))
            case "own":
                parts[place] = draw(st.sampled_from(parts))
            case "out":
                parts[place] = ""
            case "twice":
                parts[place:place] = [draw(st.sampled_from(parts)), draw(st.sampled_from(" /,;+=-"))]
            case "same place":
                parts[place] = others[min(place, len(others) - 1)]
    return "".join(parts)[:2000]


def questions(number: int, text: str, seat: int | None) -> Iterator[tuple[str, dict[str, object]]]:
    """List every address that takes the text of a position or of a puzzle, with a body that has it."""
    name, options = GAMES[number]
    yield "/api/pictures", {"game": name, "options": options, "position": text, "seat": seat}
    yield "/api/tables", {"game": name, "options": options, "start": text, "seats": None}
    yield "/api/analysis", {"game": name, "options": options, "position": text, "seconds": 0.02}
    if options.get("mode") == "mindlock":
        yield "/api/puzzles/solution", {"puzzle": "F01", "position": text}
        yield "/api/puzzles/solution", {"puzzle": text[:400]}
        yield "/api/puzzles/check", {"puzzle": text[:400]}
        yield "/api/tables", {"game": name, "options": {**options, "puzzle": text[:400]}}


def check_answer(answer: httpx.Response) -> None:
    """Check that something is answered, or refused with a sentence, and signed."""
    assert answer.status_code in (200, 201, 409, 422), answer.text
    if answer.status_code >= 400:
        assert set(answer.json()) == {"code", "sentence", "arguments"}
        assert answer.json()["sentence"].endswith((".", "?", "'"))
    assert "engine-died" not in answer.text or answer.status_code == 409
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value]


@pytest.mark.parametrize("number", range(len(GAMES)), ids=IDS)
def test_31_whatever_text_is_sent_anywhere_the_answer_is_a_position_or_a_sentence(tmp_path: Path, number: int) -> None:
    async def main(server: Server, text: str, seat: int | None) -> None:
        for address, body in questions(number, text, seat):
            check_answer(await server.http.post(address, json=body))

    with asyncio.Runner() as runner:
        stack = contextlib.AsyncExitStack()
        server = runner.run(stack.enter_async_context(serving(tmp_path, engines=Provers())))
        try:

            @settings(
                max_examples=amount(20, 2_000),
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate, Phase.shrink],
                suppress_health_check=list(HealthCheck),
            )
            @given(mutated(number), st.sampled_from([None, 0, 1, 3]))
            def send(text: str, seat: int | None) -> None:
                runner.run(main(server, text, seat))

            send()
        finally:
            runner.run(stack.aclose())


@pytest.mark.parametrize(
    ("game", "options", "text"),
    [
        (
            "regality",
            {"style": "secret-random"},
            ".,.,ci/.,.,./.,.,. r KiQuPrMiGeWiCa?2 HiCdStBiPaMoTe?2 - - - 1 first=l! gone=NjBaShSgWtHeDrTo",
        ),
        (
            "regality",
            {"style": "secret-draft", "match": "single"},
            ".,.,./.,.,./.,.,. r KiQuPrMiGeWiCaCi?1 HiCdStBiPaMoTe?BaSo ?ShFtDr - draft 0 passed=SoAs/e/ShFtDr",
        ),
        ("himiki", {"mode": "mukyan"}, "A5HKM,C4MHK,D5KMH/B1KMH,C3KMH,D3HMK ? 1-1 --w - 3 -"),
    ],
)
def test_31_texts_that_broke_a_reader_are_refused_with_a_sentence(
    tmp_path: Path, game: str, options: dict[str, object], text: str
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            body = {"game": game, "options": options, "position": text}
            answer = await server.http.post("/api/pictures", json=body)
            assert answer.status_code == 422
            check_answer(answer)

    run(main())


@pytest.mark.parametrize(("asked", "language"), [("", "en"), ("de", "de")])
def test_31_a_fault_of_ours_is_a_refusal_and_one_line_of_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, asked: str, language: str
) -> None:
    def broken(text: str) -> bytes:
        raise IndexError(f"what was asked for: {text}")

    monkeypatch.setattr(tables, "code_svg", broken)

    async def main() -> None:
        async with serving(tmp_path) as server:
            with capture_logs() as logged, caplog.at_level(logging.DEBUG, "uvicorn"):
                answer = await server.http.post(
                    "/api/codes", json={"text": "secret"}, headers={"accept-language": asked} if asked else {}
                )
            assert answer.status_code == 500
            assert answer.json()["code"] == "request-failed"
            assert answer.headers["content-language"] == language
            for name, value in HEADERS.items():
                assert answer.headers.get_list(name) == [value]
            (entry,) = logged
            assert (entry["route"], entry["problem"]) == ("/api/codes", "IndexError")
            assert any(place.startswith("yamabushi.server.routes.tables:") for place in entry["places"])
            assert "secret" not in repr(entry)
            assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
            assert (await server.http.get("/health")).status_code == 200

    run(main())


def test_31_a_fault_at_a_table_closes_the_socket_and_is_one_line_of_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> dict[str, Any]:
        raise IndexError

    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("yokai") as (_, clients):
            (client,) = [client for client in clients if client.seats == [client.standing["decider"]]]
            with capture_logs() as logged, caplog.at_level(logging.DEBUG, "uvicorn"):
                monkeypatch.setattr(previews, "preview_shown", broken)
                await client.send("preview", version=client.version, actions=client.view["actions"])
                await client.socket.wait_closed()
            assert client.socket.close_code == 1011
            assert [entry["problem"] for entry in logged] == ["IndexError"]
            assert not [record for record in caplog.records if record.levelno >= logging.WARNING]

    run(main())


async def raw_answer(server: Server, request: bytes) -> tuple[int, dict[str, str], bytes]:
    """Send bytes as they are, and read an answer to its end: status, headers, body."""
    host, _, port = server.base.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request)
    async with asyncio.timeout(20):
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    first, *lines = head.decode().split("\r\n")
    pairs = [line.lower().split(": ", 1) for line in lines]
    assert len({name for name, _ in pairs}) == len(pairs)
    return int(first.split()[1]), dict(pairs), body


@contextlib.asynccontextmanager
async def crowded(server: Server) -> AsyncIterator[None]:
    """Let the server think that it is full."""
    Http.most, before = 1, Http.most
    try:
        yield
    finally:
        Http.most = before


def test_31_what_never_reaches_the_app_is_signed_as_well(tmp_path: Path) -> None:
    upgrade = b"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    asked = {
        "no HTTP": (b"nonsense\r\n\r\n", 400),
        "a half handshake": (b"GET /api/tables/x/live HTTP/1.1\r\n" + upgrade + b"\r\n", 400),
        "another site": (b"GET /api/tables/x/live HTTP/1.1\r\nOrigin: http://y\r\n" + upgrade + key + b"\r\n", 403),
        "no table's address": (b"GET /nowhere HTTP/1.1\r\n" + upgrade + key + b"\r\n", 403),
    }

    async def main() -> None:
        async with serving(tmp_path) as server:
            for name, (request, status) in asked.items():
                found, headers, body = await raw_answer(server, request)
                assert found == status, name
                assert {header: headers.get(header) for header in HEADERS} == {
                    header: value.lower() for header, value in HEADERS.items()
                }, name
                if name == "no HTTP":
                    assert json.loads(body)["code"] == "request-malformed"
            async with crowded(server):
                answer = await server.http.get("/health")
            assert (answer.status_code, answer.json()["code"]) == (503, "server-full")
            for header, value in HEADERS.items():
                assert answer.headers.get_list(header) == [value]
            assert (await server.http.get("/health")).status_code == 200

    run(main())

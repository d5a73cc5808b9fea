"""Requests at the edge of what is allowed: long bodies and heads, no Host, paths that were redirected."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from starlette.datastructures import Headers

from tests.server.serving import PATIENCE, Server, run, serving
from yamabushi.core.errors import Refusal
from yamabushi.server import app as app_module
from yamabushi.server.connections import MOST_HEAD, fault_of_head
from yamabushi.server.guards import MOST_BODY, TOO_LONG, problem

HOST = b"host: here\r\n"


async def answer_to(server: Server, request: bytes) -> bytes:
    """Send a request as it is, and read the answer to its end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.base.rpartition(":")[2]))
    async with asyncio.timeout(PATIENCE):
        writer.write(request)
        answer = await reader.read()
    writer.close()
    return answer


def get(path: str, *headers: bytes, version: bytes = b"1.1") -> bytes:
    lines = b"".join(headers)
    return b"GET %s HTTP/%s\r\n%sconnection: close\r\n\r\n" % (path.encode(), version, lines)


def test_a_body_that_is_too_long_is_refused_alike_with_and_without_its_length(tmp_path: Path) -> None:
    async def in_pieces(size: int) -> AsyncIterator[bytes]:
        for _ in range(size // 1000):
            yield b" " * 1000

    async def main() -> None:
        async with serving(tmp_path) as server:
            headers = {"content-type": "application/json"}
            for content in (b" " * 100_000, in_pieces(100_000)):
                answer = await server.http.post("/api/tables", content=content, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (413, "guard-too-long")
                assert answer.json()["arguments"] == {"most": MOST_BODY}
                assert answer.headers["x-frame-options"] == "DENY"
            short = await server.http.post("/api/tables", content=in_pieces(10_000), headers=headers)
            assert short.status_code == 422

    run(main())


def test_nginx_says_the_same_to_a_body_that_is_too_long_and_redirects_to_its_own_name() -> None:
    text = (Path(__file__).parents[2] / "docs" / "hosting" / "nginx.conf").read_text()
    said = problem(Refusal(TOO_LONG, most=MOST_BODY), 413, Headers())
    assert f"return 413 '{bytes(said.body).decode()}';" in text
    assert f"client_max_body_size {MOST_BODY // 1024}k;" in text
    assert "return 301 https://$server_name$request_uri;" in text


def test_a_head_that_is_too_long_is_refused_also_if_it_comes_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            for size in (MOST_HEAD, 100_000):
                for request in (
                    get("/health", HOST, b"x-long: " + b"y" * size + b"\r\n"),
                    get("/health", HOST, *(b"x-%d: %s\r\n" % (number, b"y" * 100) for number in range(size // 100))),
                    get("/health?" + "y" * size, HOST),
                ):
                    answer = await answer_to(server, request)
                    assert answer.startswith(b"HTTP/1.1 400 ")
                    assert b'"code":"request-malformed"' in answer
            allowed = get("/health", HOST, b"x-long: " + b"y" * (MOST_HEAD - 200) + b"\r\n")
            assert (await answer_to(server, allowed)).startswith(b"HTTP/1.1 200 ")

    run(main())


def test_a_head_is_measured_with_its_line_and_all_headers() -> None:
    headers = [(b"host", b"here"), (b"x", b"y" * (MOST_HEAD - 100))]
    assert fault_of_head(b"/", headers, "1.1") is None
    assert fault_of_head(b"/" * 200, headers, "1.1") is not None
    assert fault_of_head(b"/", [*headers, (b"z", b"y" * 200)], "1.1") is not None


@pytest.mark.parametrize("headers", [[], [HOST, HOST], [HOST, b"Host: there\r\n"]])
def test_http_1_1_without_one_host_is_refused_also_as_a_socket(tmp_path: Path, headers: list[bytes]) -> None:
    socket = (
        b"GET /api/live HTTP/1.1\r\n%sconnection: upgrade\r\nupgrade: websocket\r\n"
        b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
    ) % b"".join(headers)

    async def main() -> None:
        async with serving(tmp_path) as server:
            for request in (get("/health", *headers), socket):
                answer = await answer_to(server, request)
                assert answer.startswith(b"HTTP/1.1 400 ")
                assert b'"code":"request-malformed"' in answer
            assert (await answer_to(server, get("/health", version=b"1.0"))).startswith(b"HTTP/1.1 200 ")

    run(main())


def test_no_answer_redirects_to_the_host_that_the_request_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("the page")
    (page / "assets" / "index.html").write_text("a part of it")
    monkeypatch.setattr(app_module, "PAGE", page)

    async def main() -> None:
        async with serving(tmp_path / "data") as server:
            for path in (
                "/x/..",
                "/x/../",
                "/.",
                "/assets",
                "/assets/..",
                "//evil.example/..",
                "/api/games/",
                "/modules",
            ):
                answer = await answer_to(server, get(path, b"host: evil.example\r\n"))
                assert answer.split(b" ")[1] in (b"200", b"404"), path
                assert b"evil.example" not in answer, path
            assert b"the page" in await answer_to(server, get("/", HOST))

    run(main())

"""The page as it is served: kept by browsers as long as may be, compressed, and missing with a word of help."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tests.server.serving import run, serving
from yamabushi.server import app
from yamabushi.server.guards import HEADERS

SCRIPT = "console.log('hello');\n" * 200
FOREVER = "public, max-age=31536000, immutable"


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Build a page."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Yamabushi</title>" + "<p>Hello.</p>" * 100)
    (folder / "assets" / "index-B3x9aQ.js").write_text(SCRIPT)
    (folder / "assets" / "paper-C0ffee.webp").write_bytes(b"RIFF" + bytes(2000))
    (folder / "sw.js").write_text(SCRIPT)
    monkeypatch.setattr(app, "PAGE", folder)
    return folder


def test_what_has_a_hash_in_its_name_is_kept_and_the_rest_asked_for(tmp_path: Path, page: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            for place, kept in (
                ("/", "no-cache"),
                ("/index.html", "no-cache"),
                ("/sw.js", "no-cache"),
                ("/assets/index-B3x9aQ.js", FOREVER),
                ("/assets/paper-C0ffee.webp", FOREVER),
            ):
                answer = await server.http.get(place)
                assert (answer.status_code, answer.headers["cache-control"]) == (200, kept), place
                again = await server.http.get(place, headers={"if-none-match": answer.headers["etag"]})
                assert (again.status_code, again.headers["cache-control"], again.content) == (304, kept, b"")
            missing = await server.http.get("/assets/index-0ld.js")
            assert (missing.status_code, missing.json()["code"]) == (404, "request-nothing")
            assert missing.headers["cache-control"] == "no-store"
            assert (await server.http.get("/assets/../../app.py")).status_code == 404

    run(main())


def test_text_is_compressed_for_those_who_can_read_it(tmp_path: Path, page: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            for place in ("/", "/assets/index-B3x9aQ.js"):
                async with server.http.stream("GET", place, headers={"accept-encoding": "gzip"}) as answer:
                    assert answer.headers["content-encoding"] == "gzip"
                    assert answer.headers["vary"].lower() == "accept-encoding"
                    sent = b"".join([part async for part in answer.aiter_raw()])
                plain = await server.http.get(place, headers={"accept-encoding": "identity"})
                assert "content-encoding" not in plain.headers
                assert gzip.decompress(sent) == plain.content
                assert len(sent) < len(plain.content) / 5
            # Pictures are compressed already, and answers that change are left alone.
            for place in ("/assets/paper-C0ffee.webp", "/api/tables"):
                answer = await server.http.get(place, headers={"accept-encoding": "gzip"})
                assert answer.status_code == 200
                assert "content-encoding" not in answer.headers

    run(main())


def test_only_svelte_may_make_html(tmp_path: Path, page: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            answer = await server.http.get("/")
            for name, value in HEADERS.items():
                assert answer.headers[name] == value
            policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
            assert policy == {
                "default-src": "'self'",
                "script-src": "'self' 'wasm-unsafe-eval'",
                "img-src": "'self' data:",
                "object-src": "'none'",
                "base-uri": "'none'",
                "form-action": "'self'",
                "frame-ancestors": "'none'",
                "require-trusted-types-for": "'script'",
                "trusted-types": "svelte-trusted-html yamabushi-worker yamabushi-push",
            }

    run(main())


@pytest.mark.parametrize("is_there", [True, False])
def test_a_page_that_is_not_built_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_there: bool
) -> None:
    folder = tmp_path / "page"
    if is_there:
        folder.mkdir()
        (folder / "favicon.svg").write_text("<svg/>")
    monkeypatch.setattr(app, "PAGE", folder)

    async def main() -> None:
        async with serving(tmp_path) as server:
            answer = await server.http.get("/")
            assert (answer.status_code, answer.headers["content-type"]) == (503, "text/plain; charset=utf-8")
            assert answer.text == "The page is not built yet; build it with: make page\n"
            assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]
            assert (await server.http.get("/api/games")).status_code == 200
            assert (await server.http.get("/nowhere")).status_code == 404
            assert "/" not in (await server.http.get("/api/openapi.json")).json()["paths"]

    run(main())


def test_whoever_comes_to_a_wrong_address_with_a_browser_finds_the_way_home(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            asks = {"accept": "text/html,*/*;q=0.8", "accept-language": "de"}
            answer = await server.http.get("/nowhere", headers=asks)
            assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
            assert '<a href="/">' in answer.text
            assert "Unter dieser Adresse ist nichts." in answer.text
            assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]
            for place, accept in (("/nowhere", "application/json"), ("/api/nowhere", "text/html")):
                answer = await server.http.get(place, headers={"accept": accept})
                assert (answer.status_code, answer.json()["code"]) == (404, "request-nothing")

    run(main())

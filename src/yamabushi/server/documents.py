"""Documents that are the same for everybody: made once, as bytes, also compressed, and sent in pieces.

Making one takes 20 to 500 ms of the processor. Made for each request, a single address could keep everybody waiting.
"""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Callable
from os import PathLike
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

PIECE_BYTES = 64 * 1024
"""A client that does not read its answer keeps no more of it in memory than this."""

KEPT = "public, max-age=3600"
"""The `Cache-Control` of documents that change with a release only."""

COMPRESSED_TYPES = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest+json",
    "application/octet-stream",
    "application/wasm",
    "image/svg+xml",
)
"""Types of files that become smaller by compressing; pictures and fonts are compressed already."""


def compressed(plain: bytes) -> bytes:
    """Compress a document."""
    return gzip.compress(plain, 6, mtime=0)


def accepts_gzip(headers: Headers) -> bool:
    """Tell whether a client can read compressed answers."""
    return "gzip" in headers.get("accept-encoding", "")


class InPieces(Response):
    """An answer that waits for its reader after each piece."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        body = bytes(self.body)
        for at in range(0, max(len(body), 1), PIECE_BYTES):
            end = at + PIECE_BYTES
            await send({"type": "http.response.body", "body": body[at:end], "more_body": end < len(body)})


class Document:
    """A document in JSON, written when it is first asked for."""

    def __init__(self, write: Callable[[], bytes], kept: str = "no-store") -> None:
        self.write = write
        self.kept = kept
        self.plain = self.gzipped = b""
        # Who comes while it is written waits for that, and does not write it again.
        self.lock = threading.Lock()

    def make(self) -> None:
        """Write and compress it, if that is not done."""
        with self.lock:
            if not self.plain:
                plain = self.write()
                self.gzipped = compressed(plain)
                self.plain = plain

    async def answer(self, request: Request) -> Response:
        """Answer a request with it."""
        if not self.plain:
            await asyncio.to_thread(self.make)
        headers = {"cache-control": self.kept, "vary": "accept-encoding"}
        if not accepts_gzip(request.headers):
            return InPieces(self.plain, headers=headers, media_type="application/json")
        headers["content-encoding"] = "gzip"
        return InPieces(self.gzipped, headers=headers, media_type="application/json")


class Files(StaticFiles):
    """Files of a folder, each compressed once for all who ask for it, and anew when it has changed."""

    def __init__(self, *, directory: PathLike[str], html: bool = False, check_dir: bool = True) -> None:
        super().__init__(directory=directory, html=html, check_dir=check_dir)
        # By path: when it was changed, how long it is, and its bytes.
        self.gzipped: dict[str, tuple[tuple[int, int], bytes]] = {}
        self.lock = threading.Lock()

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Send a file, compressed if that helps and the client can read it."""
        response = await super().get_response(path, scope)
        if not isinstance(response, FileResponse) or not is_compressible(response):
            return response
        response.headers["vary"] = "accept-encoding"
        if not accepts_gzip(Headers(scope=scope)):
            return response
        body = await asyncio.to_thread(self.gzipped_bytes, response)
        headers = {name: value for name, value in response.headers.items() if name != "content-length"}
        return InPieces(body, response.status_code, {**headers, "content-encoding": "gzip"})

    def gzipped_bytes(self, response: FileResponse) -> bytes:
        """Give a file's bytes, compressed when it is first asked for."""
        path, found = str(response.path), response.stat_result
        assert found is not None
        changed = (found.st_mtime_ns, found.st_size)
        with self.lock:
            known = self.gzipped.get(path)
            if known is None or known[0] != changed:
                known = self.gzipped[path] = changed, compressed(Path(path).read_bytes())
        return known[1]


def is_compressible(response: FileResponse) -> bool:
    """Tell whether a file becomes smaller by compressing."""
    return response.headers.get("content-type", "").startswith(COMPRESSED_TYPES)

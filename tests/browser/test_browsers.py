"""The comparison with native kernels once more, in Firefox and WebKit: engines of other makers give the same bits."""

from __future__ import annotations

import functools
import http.server
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.browsers import browser, wait_for
from tests.browser.native import native
from yamabushi.browser.modules import make

pytestmark = pytest.mark.deep
WEB = Path(__file__).parents[2] / "web"
GAMES = ("himiki", "regality", "yokai")


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serve files and say nothing about it."""

    def log_message(self, format: str, *arguments: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve a page that compares, with what it compares."""
    folder = tmp_path_factory.mktemp("site")
    source = WEB / "src" / "kernels" / "lockstep.page.ts"
    subprocess.run(["npx", "rolldown", str(source), "--file", str(folder / "page.mjs")], cwd=WEB, check=True)
    (folder / "index.html").write_text('<!doctype html><title></title><script type="module" src="page.mjs"></script>')
    for name in GAMES:
        module = make(name)
        shutil.copy(module, folder / f"{name}.wasm")
        shutil.copy(module.with_suffix(".json"), folder / f"{name}.json")
        if (known := module.with_suffix(".bin")).is_file():
            shutil.copy(known, folder / f"{name}.bin")
        (folder / f"{name}.native.json").write_text(native(name))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_other_browsers_give_what_native_kernels_give(name: str, site: str, tmp_path: Path) -> None:
    with browser(name, tmp_path) as page:
        for game in GAMES:
            page.go(f"{site}/?module={game}.wasm&native={game}.native.json")
            told = wait_for(page, "document.title")
            assert "failed" not in told
            assert " 0 searches" not in told

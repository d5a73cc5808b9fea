"""Browsers of other makers, as Debian has them: Firefox by WebDriver BiDi, WebKit by WebDriver."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 120.0
PACKAGES = {"firefox": "firefox-esr", "webkit": "webkit2gtk-driver"}


class Page(Protocol):
    """A page of a browser."""

    def go(self, address: str) -> None:
        """Open an address."""

    def evaluate(self, expression: str) -> Any:
        """Give the value of an expression, which is plain: a text, a number, yes or no."""

    def tap(self, x: float, y: float) -> None:
        """Click on a place of the window with a real pointer."""


def clicks(x: float, y: float) -> list[dict[str, Any]]:
    """Say, as WebDriver and WebDriver BiDi want it, that a mouse goes to a place and clicks there."""
    steps = [
        {"type": "pointerMove", "x": round(x), "y": round(y)},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}]


def wait_for(page: Page, expression: str) -> Any:
    """Wait until an expression is true of a page; give its value."""
    end = time.monotonic() + PATIENCE
    while not (value := page.evaluate(expression)):
        assert time.monotonic() < end, f"{expression} never became true"
        time.sleep(0.05)
    return value


@contextlib.contextmanager
def browser(name: str, folder: Path) -> Iterator[Page]:
    """Run a browser, until left."""
    with {"firefox": firefox, "webkit": webkit}[name](folder) as page:
        yield page


def free_port() -> int:
    """Find a port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def command(name: str, package: str) -> str:
    """Find a command.

    Raises:
        FileNotFoundError: it is not there, with the package that has it.
    """
    found = shutil.which(name)
    if found is None:
        raise FileNotFoundError(f"there is no {name}; Debian has it in {package}")
    return found


# ---- Firefox ---------------------------------------------------------------------------------------------------------


class Firefox:
    """A page of Firefox, by WebDriver BiDi."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.numbers = itertools.count(1)
        self.ask("session.new", capabilities={})
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **given: Any) -> Any:
        """Ask Firefox for something."""
        number = next(self.numbers)
        self.wire.send(json.dumps({"id": number, "method": method, "params": given}))
        while (answer := json.loads(self.wire.recv(PATIENCE))).get("id") != number:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]

    def go(self, address: str) -> None:
        """Open an address."""
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """Give the value of an expression."""
        target = {"context": self.context}
        answer = self.ask("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        return answer["result"].get("value")

    def tap(self, x: float, y: float) -> None:
        """Click on a place of the window."""
        self.ask("input.performActions", context=self.context, actions=clicks(x, y))


@contextlib.contextmanager
def firefox(folder: Path) -> Iterator[Page]:
    """Run Firefox, until left."""
    program = command("firefox-esr", PACKAGES["firefox"])
    profile = folder / "profile"
    profile.mkdir(parents=True)
    arguments = ["--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", str(free_port())]
    with subprocess.Popen(
        [program, *arguments], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
    ) as process:
        try:
            assert process.stderr is not None
            lines = (re.search(r"BiDi listening on (ws://\S+)", line) for line in process.stderr)
            address = next(found[1] for found in lines if found)
            with connect(f"{address}/session", max_size=None, origin=None) as wire:
                yield Firefox(wire)
        finally:
            process.kill()


# ---- WebKit ----------------------------------------------------------------------------------------------------------


class WebKit:
    """A page of WebKit, by WebDriver."""

    def __init__(self, base: str) -> None:
        self.http = httpx.Client(base_url=base, timeout=PATIENCE, verify=False)
        self.http.base_url = f"{base}/session/{self.ask('/session', capabilities={})['sessionId']}"

    def ask(self, place: str, **given: Any) -> Any:
        """Ask WebKit for something."""
        answer = self.http.post(place, json=given).json()["value"]
        assert not (isinstance(answer, dict) and "error" in answer), answer
        return answer

    def go(self, address: str) -> None:
        """Open an address."""
        self.ask("/url", url=address)

    def evaluate(self, expression: str) -> Any:
        """Give the value of an expression."""
        return self.ask("/execute/sync", script=f"return {expression}", args=[])

    def tap(self, x: float, y: float) -> None:
        """Click on a place of the window."""
        self.ask("/actions", actions=clicks(x, y))


@contextlib.contextmanager
def webkit(folder: Path) -> Iterator[Page]:
    """Run WebKit on a screen that nobody sees, until left."""
    port = free_port()
    program = command("WebKitWebDriver", PACKAGES["webkit"])
    arguments = [command("xvfb-run", "xvfb"), "--auto-servernum", program, f"--port={port}"]
    # The highest compiler of WebKit 2.50 adds up the means of a tree wrongly, and otherwise each time (decision 0015).
    # Its other compilers are right, and those are compared.
    variables = {
        **os.environ,
        "JSC_useOMGJIT": "0",
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        "HOME": str(folder),
    }
    with subprocess.Popen(arguments, env=variables, start_new_session=True, stderr=subprocess.DEVNULL) as process:
        try:
            until_there(port)
            page = WebKit(f"http://127.0.0.1:{port}")
            with contextlib.closing(page.http):
                yield page
        finally:
            os.killpg(process.pid, 15)


def until_there(port: int) -> None:
    """Wait until somebody listens at a port."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.05)
        else:
            return

"""Drive real Chromium against the real server: people, what they see, and what their browsers complain about."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import shutil
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeVar
from unittest.mock import patch

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, Playwright, expect

from tests.page.fonts import only_dejavu
from tests.page.laying import LEVELS, PLACES, sit_at
from tests.server.serving import Server, serving
from yamabushi.server import secrecy

if TYPE_CHECKING:
    from _typeshed import SupportsLenAndGetItem

Chosen = TypeVar("Chosen")

PATIENCE = 60_000
"""How long we wait for what a page should show, in milliseconds: long enough for a machine that has much else to do."""

Size = tuple[int, int]
DESKTOP: Size = (1280, 860)
PHONE: Size = (360, 740)

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Those that are used, the quickest first."""

FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

Light = Literal["light", "dark"]
PAPER: dict[Light, str] = {"light": "rgb(243, 236, 221)", "dark": "rgb(20, 17, 15)"}
"""The colour of the page by day and by night."""

TELL_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
"""

# The same dice in each run, in the browser and at the server: a game that fails can be seen again.
LOADED_DICE = """
let state = 20_260_801;
Math.random = () => ((state = (state * 48_271) % 2_147_483_647) / 2_147_483_647);
"""

# Notes of a first game lie over the header: whoever looks for something else has none.
NO_NOTES = """
try {
  const kept = JSON.parse(localStorage.getItem("yamabushi-settings") ?? "{}");
  localStorage.setItem("yamabushi-settings", JSON.stringify({ ...kept, notes: false }));
} catch { /* a page that may store nothing */ }
"""

BROKEN_WIRE = (r"WebSocket connection to .* failed", r"net::ERR_(?:CONNECTION|EMPTY|SOCKET|INTERNET)\w*")
"""What Chromium says when the server cannot be reached."""

expect.set_options(timeout=PATIENCE)


# The server


@dataclass
class House:
    """A running server, in a thread of its own."""

    server: Server
    loop: asyncio.AbstractEventLoop

    @property
    def base(self) -> str:
        """The server's address."""
        return self.server.base

    @contextlib.contextmanager
    def wire(self) -> Iterator[Wire]:
        """Lay a wire to the server, until left."""
        wire = Wire(self.base, self.loop)
        asyncio.run_coroutine_threadsafe(wire.lay(), self.loop).result()
        try:
            yield wire
        finally:
            asyncio.run_coroutine_threadsafe(wire.take_up(), self.loop).result()


@contextlib.contextmanager
def open_house(folder: Path, **settings: Any) -> Iterator[House]:
    """Run a server in another thread, until left: Playwright has this one."""
    opened: Future[House] = Future()
    closing = asyncio.Event()

    async def keep_open() -> None:
        async with serving(folder, **settings) as server:
            opened.set_result(House(server, asyncio.get_running_loop()))
            await closing.wait()

    def whole() -> None:
        try:
            asyncio.run(keep_open())
        except BaseException as problem:
            if opened.done():
                raise
            opened.set_exception(problem)

    thread = threading.Thread(target=whole, name="house")
    thread.start()
    try:
        yield opened.result()
    finally:
        if opened.exception() is None:
            opened.result().loop.call_soon_threadsafe(closing.set)
        thread.join()


class LoadedDice(random.Random):
    """Dice that fall as a seed says. Names are drawn by true chance: no two tables may have the same."""

    def choice(self, seq: SupportsLenAndGetItem[Chosen]) -> Chosen:
        """Draw a letter of a name."""
        return random.SystemRandom().choice(seq)


@contextlib.contextmanager
def loaded_dice(seed: str) -> Iterator[None]:
    """Let the server of this process throw the same dice each time, until left."""
    dice = LoadedDice(seed)
    with patch.object(secrecy, "_random", dice), patch.object(secrecy, "new_seed", lambda: dice.getrandbits(30)):
        yield


class Wire:
    """A line between browsers and the server, which can be cut, or lose what the server says."""

    def __init__(self, base: str, loop: asyncio.AbstractEventLoop) -> None:
        self.port = int(base.rpartition(":")[2])
        self.loop = loop
        self.is_cut = False
        self.is_deaf = False
        self.ends: set[asyncio.StreamWriter] = set()
        self.server: asyncio.Server

    @property
    def base(self) -> str:
        """The address at this end of the wire."""
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def lay(self) -> None:
        """Begin to listen."""
        self.server = await asyncio.start_server(self.connected, "127.0.0.1", 0)

    async def take_up(self) -> None:
        """Stop. Whoever came in this moment is let in first: asyncio would leave their socket open."""
        self._cut()
        for socket in self.server.sockets:
            self.loop.remove_reader(socket.fileno())
        for _ in range(3):
            await asyncio.sleep(0)
        self.server.close()
        await self.server.wait_closed()

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry all that comes to the server, and back."""
        if self.is_cut:
            writer.transport.abort()
            return
        from_server, to_server = await asyncio.open_connection("127.0.0.1", self.port)
        ends = {writer, to_server}
        self.ends |= ends
        try:
            await asyncio.gather(self.carried(reader, to_server, False), self.carried(from_server, writer, True))
        finally:
            self.ends -= ends

    async def carried(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_from_server: bool) -> None:
        """Carry what comes from one end to the other, until one of them is gone."""
        with contextlib.suppress(OSError):
            while some := await reader.read(65_536):
                if not (is_from_server and self.is_deaf):
                    writer.write(some)
                    await writer.drain()
        writer.transport.abort()

    def _cut(self) -> None:
        self.is_cut = True
        for end in self.ends:
            end.transport.abort()

    def cut(self) -> None:
        """Cut it: what is connected is lost, and nobody gets through."""
        self.loop.call_soon_threadsafe(self._cut)

    def deafen(self) -> None:
        """Lose all that the server says from now on."""
        self.is_deaf = True

    def mend(self) -> None:
        """Let everything through again."""
        self.is_cut = self.is_deaf = False


# People


@dataclass
class Visitor:
    """Somebody with a browser of their own."""

    context: BrowserContext
    page: Page
    base: str
    complaints: list[str] = field(default_factory=list)
    # What their browser may complain about.
    expected: list[str] = field(default_factory=list)

    def hear(self, message: ConsoleMessage) -> None:
        """Note what the console says, if it is an error or a warning."""
        if message.type in ("error", "warning"):
            where = message.location
            self.complaints.append(f"{message.text} ({where.get('url', '')}:{where.get('lineNumber', '')})")

    def hear_problem(self, problem: Error) -> None:
        """Note what a script has not caught."""
        self.complaints.append(str(problem))

    def listen(self) -> None:
        """Note what their browser complains about from now on."""
        self.page.on("console", self.hear)
        self.page.on("pageerror", self.hear_problem)

    def ignore(self) -> None:
        """Note nothing any more."""
        self.page.remove_listener("console", self.hear)
        self.page.remove_listener("pageerror", self.hear_problem)

    @property
    def unexpected(self) -> list[str]:
        """All complaints that nobody expected."""
        return [one for one in self.complaints if not any(re.search(known, one) for known in self.expected)]

    def go(self, place: str = "") -> None:
        """Open a place of the page: what stands behind the #; nothing for the first page."""
        self.page.goto(f"{self.base}/#{place}" if place else f"{self.base}/")
        # Where only the place has changed, what was there before goes in the next frame.
        self.page.evaluate("() => new Promise(requestAnimationFrame)")
        expect(self.page.get_by_role("main")).not_to_be_empty()

    @property
    def place(self) -> str:
        """Where they are: what stands behind the #."""
        return self.page.url.partition("#")[2]

    # What a person sees, by what it is and what it is called

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """Find a button; a text must be its whole name."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def link(self, name: str | re.Pattern[str]) -> Locator:
        """Find a link; a text must be its whole name."""
        return self.page.get_by_role("link", name=name, exact=isinstance(name, str))

    def field(self, name: str) -> Locator:
        """Find a field to write in or to choose from; a note may follow its name."""
        return self.page.get_by_label(re.compile(f"^{re.escape(name)}"))

    def text(self, words: str | re.Pattern[str]) -> Locator:
        """Find some words; a text must be all that stands there."""
        return self.page.get_by_role("main").get_by_text(words, exact=isinstance(words, str))

    def log(self) -> list[str]:
        """Give the decisions and draws of the log, in notation; also those that are folded away."""
        moves: list[str] = self.lines.evaluate_all("(lines) => lines.map((one) => one.dataset.move)")
        return moves

    @property
    def lines(self) -> Locator:
        """Find the decisions and draws of the log."""
        return self.page.locator("ol [data-move]")

    def settle(self) -> None:
        """Wait until nothing is on its way any more; what never ends, or is yet to begin, does not count."""
        self.page.wait_for_function(
            """() => document.getAnimations().every((one) => {
                 const { iterations, localTime, delay } = one.effect.getComputedTiming();
                 return one.playState !== "running" || iterations === Infinity || localTime < delay;
               })"""
        )

    def is_lit(self, light: Light) -> None:
        """Wait until the page is shown as by day or by night."""
        expect(self.page.locator("body")).to_have_css("background-color", PAPER[light])

    # What a person does

    def sit_down(self, game: str, against: str = "Sparrow") -> None:
        """Sit down at a new table against an engine, without a way there: that is dear, and tested by itself."""
        sit_at(self, PLACES[game], level=LEVELS[against])

    def find_a_seat(self, game: str, against: str = "Sparrow") -> None:
        """Lay a table from the first page, by clicks alone."""
        self.go()
        self.page.get_by_role("link", name=re.compile(f"^{re.escape(game)}")).click()
        self.lay(against)

    def lay(self, against: str = "Sparrow") -> None:
        """Lay a table where a game is chosen, and wait until one sits there."""
        self.button(re.compile(f"^{re.escape(against)}")).click()
        self.at_table()

    def menu(self, name: str | re.Pattern[str]) -> None:
        """Choose something from the menu at a table."""
        self.button("More").click()
        self.button(name).click()

    def give_up(self) -> None:
        """Resign, or abort the game while not everybody has moved."""
        self.button(re.compile("^(Resign|Abort)$")).click()
        self.button(re.compile(r"^Really (resign|abort)\?$")).click()

    def at_table(self) -> None:
        """Wait until a table is there."""
        expect(self.page.get_by_role("group", name="At the table")).to_be_visible()


def wait_until(people: Sequence[Visitor], condition: Callable[[], bool]) -> None:
    """Wait for something that is seen in several browsers at once, which no one page can wait for."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not condition():
        assert time.monotonic() < deadline, [person.page.title() for person in people]
        people[0].page.wait_for_timeout(50)


def started(playwright: Playwright) -> Browser:
    """Start Chromium, with no other font than DejaVu.

    Raises:
        FileNotFoundError: there is none.
    """
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        raise FileNotFoundError(f"No browser found: {', '.join(BROWSERS)}. `make chromium` installs one.")
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else [*FLAGS]
    return playwright.chromium.launch(executable_path=found, args=flags, env={**os.environ, **only_dejavu()})


def visitor(
    chromium: Browser,
    base: str,
    *,
    size: Size = DESKTOP,
    is_calm: bool = True,
    has_touch: bool = False,
    light: Light = "light",
    locale: str = "en-GB",
    permissions: Sequence[str] = (),
    expected: Sequence[str] = (),
    has_notes: bool = False,
) -> Visitor:
    """Let somebody come, with a browser that remembers nothing."""
    context = chromium.new_context(
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce" if is_calm else "no-preference",
        color_scheme=light,
        locale=locale,
        has_touch=has_touch,
        is_mobile=has_touch,
        permissions=list(permissions),
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(TELL_VIOLATIONS)
    context.add_init_script(LOADED_DICE)
    if not has_notes:
        context.add_init_script(NO_NOTES)
    one = Visitor(context, context.new_page(), base, expected=list(expected))
    one.listen()
    return one

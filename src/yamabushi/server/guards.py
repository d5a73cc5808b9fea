"""What a stranger can send, how much, and from where; and what every answer says about itself."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
import traceback
from collections import deque
from collections.abc import Awaitable, Callable
from typing import NamedTuple
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from yamabushi.core.errors import Refusal, Sentence
from yamabushi.server.doors import Doors, address_of, allowed
from yamabushi.words import arguments_in, best_language, refusal_in

MOST_BODY = 64 * 1024
MOST_FRAME = 16 * 1024
"""The longest body of a request, and the longest frame of a socket, in bytes."""

MALFORMED = Sentence("request-malformed", "That request cannot be understood: {problem}.")
FAILED = Sentence(
    "request-failed", "Something went wrong on this server. Try again; if it happens once more, tell the host."
)
TOO_LONG = Sentence("guard-too-long", "That is too long: at most {most} bytes.")
FOREIGN = Sentence("guard-origin", "This server does not accept requests from other sites.")
TOO_MUCH = Sentence("guard-too-much", "Too many requests at once; wait a little.")

HEADERS = {
    "content-security-policy": (
        # WebAssembly may be compiled, and nothing else of what `eval` could.
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; "
        # Svelte's own policy makes HTML of its templates; two of ours name the worker that thinks, and the one that
        # shows push messages; no others.
        "frame-ancestors 'none'; require-trusted-types-for 'script'; "
        "trusted-types svelte-trusted-html yamabushi-worker yamabushi-push"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",  # a link with an invite is nobody else's business
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


MOST_GUESSES = 40
"""So many wrong passwords an hour for one account, from all addresses together."""

BURST, RATE = 60, 20
"""How many messages a socket may send at once, and a second from then on."""


MOST_ASKED = 3_000
"""So many requests a minute one address may make; the page takes 30 to 40 when it is first opened."""

PAUSE_SECONDS = 1.0
"""Who has asked too often is told so after this pause: without it, refusing would take as much of the processor as a
client that asks again at once likes."""


async def pause() -> None:
    """Let a client wait that has asked too often."""
    await asyncio.sleep(PAUSE_SECONDS)


class TooMuch(Refusal):
    """Refuse because it was asked for too often."""


MINUTE, HOUR, DAY = 60.0, 3_600.0, 86_400.0


class Limit(NamedTuple):
    """So many times within so many seconds, whichever they are."""

    most: int
    seconds: float


class Limits:
    """How often one address may ask for what costs us something, and how often one account may be tried.

    Whoever has not asked for long is forgotten once a minute; nothing else looks at more than who asks now.
    """

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        # Sockets are counted in the loop and requests in threads.
        self.lock = threading.Lock()
        # When each was asked for by whom, as far back as it counts.
        self.asked: dict[tuple[str, str], deque[float]] = {}
        self.tidied = clock()
        self.items: dict[str, Limit] = {
            # Every request, whatever it asks for: also for what is not there.
            "request": Limit(allowed(MOST_ASKED, factor), MINUTE),
            "seek": Limit(allowed(30, factor), MINUTE),
            "challenge": Limit(allowed(20, factor), MINUTE),
            "table": Limit(allowed(30, factor), MINUTE),
            "join": Limit(allowed(60, factor), MINUTE),
            "account": Limit(allowed(20, factor), HOUR),
            "login": Limit(allowed(10, factor), MINUTE),
            "analysis": Limit(allowed(30, factor), MINUTE),
            "sample": Limit(allowed(120, factor), MINUTE),
            "puzzle": Limit(allowed(12, factor), MINUTE),
            "lesson": Limit(allowed(240, factor), MINUTE),
            "record": Limit(allowed(30, factor), MINUTE),
            "film": Limit(allowed(6, factor), MINUTE),
            "moments": Limit(allowed(240, factor), MINUTE),
            "socket": Limit(allowed(120, factor), MINUTE),
            "subscribe": Limit(allowed(60, factor), HOUR),
            # By account: so many push messages.
            "letter": Limit(allowed(120, factor), HOUR),
            # By account, from wherever it is tried: no host needs more of these.
            "guess": Limit(MOST_GUESSES, HOUR),
            # By name, whether there is such an account or not: letters to replace a password.
            "recovery": Limit(allowed(5, factor), HOUR),
            "read": Limit(allowed(600, factor), MINUTE),
            "report": Limit(allowed(20, factor), HOUR),
            "block": Limit(allowed(20, factor), MINUTE),
            # By address, whatever bots ask for; and by the account of a bot, wherever it runs.
            "bot": Limit(allowed(1200, factor), MINUTE),
            "bot-move": Limit(allowed(600, factor), MINUTE),
            "bot-chat": Limit(allowed(12, factor), MINUTE),
            "bot-table": Limit(allowed(20, factor), MINUTE),
            "bot-challenge": Limit(allowed(60, factor), DAY),
            # By a bot and whom it challenges.
            "bot-person": Limit(allowed(3, factor), DAY),
        }

    def charge(self, what: str, address: str) -> None:
        """Count something that an address asks for.

        Raises:
            TooMuch: it has asked too often.
        """
        with self.lock:
            is_allowed = self._counted(what, address)
        if not is_allowed:
            raise TooMuch(TOO_MUCH)

    def _counted(self, what: str, address: str) -> bool:
        """Count somebody, unless they have asked too often."""
        now, limit = self.clock(), self.items[what]
        if now - self.tidied > MINUTE:
            self._tidy(now)
        times = self.asked.setdefault((what, address), deque())
        while times and times[0] <= now - limit.seconds:
            times.popleft()
        if len(times) >= limit.most:
            return False
        times.append(now)
        return True

    def _tidy(self, now: float) -> None:
        """Forget those who have not asked for so long that it does not count any more."""
        self.tidied = now
        self.asked = {key: times for key, times in self.asked.items() if times[-1] > now - self.items[key[0]].seconds}

    def forget(self, what: str, address: str) -> None:
        """Count anew."""
        with self.lock:
            self.asked.pop((what, address), None)


class Credit:
    """What a socket may send: a burst, and then so many messages a second."""

    def __init__(self, factor: float = 1.0) -> None:
        self.burst = self.left = BURST * factor
        self.rate = RATE * factor
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take one message's worth; False if there is none left."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def is_own(headers: Headers, origins: list[str], *, is_secure: bool = False) -> bool:
    """Tell whether a request comes from a page of ours, or from no page at all.

    Args:
        headers: of the request.
        origins: other origins that the host allows.
        is_secure: whether our page is served by https only; then an http page of the same host is another site.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        place = urlsplit(origin)
    except ValueError:
        return False
    is_ours = bool(place.netloc) and place.netloc == headers.get("host")
    return origin in origins or (is_ours and place.scheme in (("https",) if is_secure else ("https", "http")))


class Guard:
    """Stands before the app: refuses foreign pages, long bodies and crowds, and signs every answer.

    Sockets go straight to live play: on their way every layer costs each message something.
    """

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        origins: list[str],
        live: ASGIApp,
        doors: Doors,
        refuse_banned: Callable[[str], Awaitable[None]],
        is_secure: bool,
    ) -> None:
        self.app = app
        self.limits = limits
        self.origins = origins
        self.is_secure = is_secure
        self.live = live
        self.doors = doors
        # Raises a refusal where an address may not take part; reading, everybody may.
        self.refuse_banned = refuse_banned

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if not is_own(Headers(scope=scope), self.origins, is_secure=self.is_secure):
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
                return
            try:
                await self.live(scope, receive, send)
            except (ClientDisconnected, WebSocketDisconnect):
                pass  # they have gone
            except Exception as fault:  # noqa: BLE001  # whatever goes wrong, it is noted once
                note(fault, scope)
                with contextlib.suppress(RuntimeError):  # unless it is closed already
                    await send({"type": "websocket.close", "code": 1011, "reason": ""})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        body = Body(receive)
        answer = Answer(signed(send), body)
        address = address_of(scope.get("client"))
        try:
            self.limits.charge("request", address)
        except TooMuch as refusal:
            await problem(refusal, 429, headers)(scope, receive, answer)
            return
        if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            if not is_own(headers, self.origins, is_secure=self.is_secure):
                await problem(Refusal(FOREIGN), 403, headers)(scope, receive, answer)
                return
            try:
                await self.refuse_banned(address)
            except Refusal as banned:
                await problem(banned, 403, headers)(scope, receive, answer)
                return
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MOST_BODY:
            await problem(Refusal(TOO_LONG, most=MOST_BODY), 413, headers)(scope, receive, answer)
            return
        if not self.doors.requests.enter(address):
            await problem(TooMuch(TOO_MUCH), 429, headers)(scope, receive, answer)
            return
        try:
            await self.app(scope, body, answer)
        except Exception as fault:  # noqa: BLE001  # whatever goes wrong, there is an answer
            note(fault, scope)
            if not answer.has_begun:
                await problem(Refusal(FAILED), 500, headers)(scope, receive, answer)
        else:
            if body.is_too_long and not answer.has_begun:
                await problem(Refusal(TOO_LONG, most=MOST_BODY), 413, headers)(scope, receive, signed(send))
        finally:
            self.doors.requests.leave(address)


class Body:
    """A request's body: no more of it is read than the longest body, whatever length was announced."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
        self.length = 0

    @property
    def is_too_long(self) -> bool:
        """Tell whether more has come than may come."""
        return self.length > MOST_BODY

    async def __call__(self) -> Message:
        message = await self.receive()
        self.length += len(message.get("body", b""))
        return {"type": "http.disconnect"} if self.is_too_long else message


class Answer:
    """An answer on its way; what the app says to a body that it could not read to its end is dropped."""

    def __init__(self, send: Send, body: Body) -> None:
        self.send = send
        self.body = body
        self.has_begun = False

    async def __call__(self, message: Message) -> None:
        if self.body.is_too_long and not self.has_begun:
            return
        if message.get("status") == 429:
            await pause()
        self.has_begun = True
        await self.send(message)


def note(fault: Exception, scope: Scope) -> None:
    """Log what went wrong with a request, in one line: of what kind it is and where it came from.

    Nothing that was asked for or that a position holds is logged, so neither the address nor the message.
    """
    route = getattr(scope.get("route"), "path", scope["type"])
    walked = [(frame.f_globals.get("__name__", ""), line) for frame, line in traceback.walk_tb(fault.__traceback__)]
    places = [f"{module}:{line}" for module, line in walked if module.startswith("yamabushi.")]
    structlog.get_logger().error("a request failed", route=route, problem=type(fault).__name__, places=places[-8:])


def signed(send: Send) -> Send:
    """Let an answer say what may be done with it."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            # It may be personal, unless it says otherwise: as the files of the page do.
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return sending


def problem(refusal: Refusal, status: int, asked: Headers) -> JSONResponse:
    """Write a refusal as the answer to a request, in the language that its headers ask for."""
    language = best_language(asked.get("accept-language"))
    headers = {"content-language": language, "vary": "accept-language"}
    if status in (429, 503):
        headers["retry-after"] = "2"
    return JSONResponse(
        {
            "code": refusal.code,
            "sentence": refusal_in(language, refusal),
            "arguments": arguments_in(language, refusal),
        },
        status,
        headers=headers,
    )

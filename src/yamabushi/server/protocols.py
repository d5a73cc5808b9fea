"""What the web server says by itself, before the app is asked: signed and worded like all that the app says."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

from yamabushi.core.errors import Refusal, Sentence
from yamabushi.server.guards import HEADERS, MALFORMED, problem, signed

FULL = Sentence("server-full", "Too many are here just now; come back in a moment.")

MOST_CONNECTIONS = 20_000
"""So many connections and requests a process answers; whoever comes then is asked to come back."""


AT_ONCE = "yamabushi.at_once"
"""An extension of a socket's scope: `write` sends texts without waiting, or says that it cannot."""

TEXT = 0x81
"""How a frame begins that holds a text from beginning to end."""

FIRST_CONTROL = 0x88
"""From here on frames are no part of a message: close, ping, pong; all of them whole."""

MASKED = 0x80
"""Added to the size of all that a client sends."""


async def full(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer in the place of the app, when there is no room for more."""
    await problem(Refusal(FULL), 503, Headers(scope=scope))(scope, receive, signed(send))


class Http(HttpToolsProtocol):
    """A connection that speaks HTTP."""

    most = MOST_CONNECTIONS

    def on_headers_complete(self) -> None:
        """Choose who answers, as soon as it is known what is asked."""
        is_full = max(len(self.connections), len(self.tasks)) >= self.most
        self.app = full if is_full else self.config.loaded_app
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP."""
        answer = problem(Refusal(MALFORMED, problem=msg), 400, Headers())
        headers = [
            *((name.encode(), value.encode()) for name, value in HEADERS.items()),
            *self.server_state.default_headers,
            *answer.raw_headers,
            (b"connection", b"close"),
        ]
        head = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
        self.transport.write(STATUS_LINE[400] + head + b"\r\n" + bytes(answer.body))
        self.transport.close()


class SignedHandshakes(ServerProtocol):
    """A handshake whose answer is signed, whatever it is."""

    def send_response(self, response: Response) -> None:
        """Send the answer to a handshake."""
        for name, value in HEADERS.items():
            if name not in response.headers:
                response.headers[name] = value
        super().send_response(response)


class Sockets(WebSocketsSansIOProtocol):
    """A connection that becomes a socket, or is refused."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = SignedHandshakes(max_size=self.config.ws_max_size, logger=self.logger)
        # Whether what comes next begins with a frame, and no message is under way.
        self.is_between_messages = True

    def data_received(self, data: bytes) -> None:
        """Take in what has come: mostly that is one message, whole; all else is for the library to read."""
        frame = None
        if self.is_between_messages and self.handshake_complete and self.conn.state is State.OPEN:
            frame = whole_frame(data, self.config.ws_max_size)
        if frame is not None and frame[0] == TEXT and not self.close_sent:
            with contextlib.suppress(UnicodeDecodeError):
                self.queue.put_nowait({"type": "websocket.receive", "text": frame[1].decode()})
                if not self.read_paused and self.queue.qsize() > 1:  # the first has not been taken yet
                    self.read_paused = True
                    self.transport.pause_reading()
                return
        if self.handshake_initiated and (frame is None or frame[0] < FIRST_CONTROL):
            self.is_between_messages = False  # or it may be: from now on the library reads everything
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """Let the app answer to a handshake, and write at once if it likes."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][AT_ONCE] = {"write": self.write}

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send some texts together; False if there is no room for them, or nobody who reads them."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in (head_of(text), text)]))
        return True


def whole_frame(data: bytes, most: int) -> tuple[int, bytes] | None:
    """Give the first byte of a frame and what is in it; None unless it is one frame, whole, masked and not too long."""
    if len(data) < 6:
        return None
    size, start = data[1] - MASKED, 6
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 8
    if not 0 <= size <= most or len(data) != start + size or data[1] == MASKED + 127:
        return None
    return data[0], apply_mask(data[start:], data[start - 4 : start])


def head_of(text: bytes) -> bytes:
    """Give the head of a frame that holds a text: whole, and unmasked as all that a server sends."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")

"""What the web server says by itself, before the app is asked: signed and worded like all that the app says."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any, NoReturn

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from yamabushi.core.errors import Refusal, Sentence
from yamabushi.server.frames import ends_whole, head_of, is_text, text_in
from yamabushi.server.guards import HEADERS, MALFORMED, Credit, problem, signed

FULL = Sentence("server-full", "It is too busy here right now; come back in a moment.")

MOST_CONNECTIONS = 20_000
"""So many connections and requests a process answers; whoever comes then is asked to come back."""


FRAMES = 4
"""So many frames one may send for each message that one may send: messages come in pieces, and pings between them."""

IS_STREAM = "yamabushi.is_stream"
"""A mark in a request's scope: its answer goes on for as long as somebody reads it."""

AT_ONCE = "yamabushi.at_once"
"""An extension of a socket's scope: `write` sends texts without waiting, or says that it cannot; `arrived` says when
something last came."""


async def full(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer in the place of the app, when there is no room for more."""
    await problem(Refusal(FULL), 503, Headers(scope=scope))(scope, receive, signed(send))


class Http(HttpToolsProtocol):
    """A connection that speaks HTTP."""

    most = MOST_CONNECTIONS
    # What is wrong with the request that is read, if it is known better than by the parser.
    fault: str | None = None

    def on_headers_complete(self) -> None:
        """Choose who answers, as soon as it is known what is asked."""
        is_full = max(len(self.connections), len(self.tasks)) >= self.most
        self.app = answering = Answering(full if is_full else self.config.loaded_app, self)
        super().on_headers_complete()
        if self.cycle is not None and self.cycle.scope is self.scope:  # it is no socket's handshake
            answering.cycle = self.cycle

    def note_unread(self) -> None:
        """Count that the client has left, or did not read, before the end of an answer."""

    def shutdown(self) -> None:
        """Finish what is under way; an answer that would go on for ever ends here."""
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete and cycle.scope.get(IS_STREAM):
            cycle.disconnected = True
            cycle.message_event.set()
            self.transport.close()
        else:
            super().shutdown()

    def refuse(self, fault: str) -> NoReturn:
        """Stop reading a request, from within the parser; what is wrong with it is answered with 400.

        Raises:
            ValueError: always; the parser passes it on as an error of the request.
        """
        self.fault = fault
        raise ValueError(fault)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP."""
        answer = problem(Refusal(MALFORMED, problem=(self.fault or msg).rstrip(".")), 400, Headers())
        headers = [
            *((name.encode(), value.encode()) for name, value in HEADERS.items()),
            *self.server_state.default_headers,
            *answer.raw_headers,
            (b"connection", b"close"),
        ]
        head = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
        self.transport.write(STATUS_LINE[400] + head + b"\r\n" + bytes(answer.body))
        self.transport.close()


class Answering:
    """The app, while it answers one request: what it sends to a client that has gone is dropped.

    The web server knows that of the newest request of a connection only, and the loop raises an error where something
    is written to a closed connection. That is the client's doing, and no fault of ours to be logged.
    """

    def __init__(self, app: ASGIApp, connection: Http) -> None:
        self.app = app
        self.connection = connection
        self.cycle: RequestResponseCycle | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_if_there(message: Message) -> None:
            if self.is_gone():
                return
            try:
                await send(message)
            except (OSError, RuntimeError):
                if not self.is_gone():
                    raise

        await self.app(scope, receive, send_if_there)
        self.is_gone()

    def is_gone(self) -> bool:
        """Tell whether the client has gone before the end of the answer; then the web server is told as well."""
        cycle = self.cycle
        if cycle is None or cycle.response_complete or not self.connection.transport.is_closing():
            return False
        cycle.disconnected = True
        cycle.message_event.set()
        self.connection.note_unread()
        return True


class Parser(ServerProtocol):
    """Reads frames, as many as one may send, and signs the answer to a handshake, whatever it is.

    What it costs to read a frame does not depend on how short it is, and no message need come of it.
    """

    def __init__(self, **named: Any) -> None:
        super().__init__(**named)
        self.credit = Credit(FRAMES)

    def recv_frame(self, frame: Frame) -> None:
        """Take in a frame; whoever sends too many is sent away."""
        if not self.credit.take():
            self.fail(CloseCode.POLICY_VIOLATION)
            raise ProtocolError("too many frames")  # so that nothing more is read
        super().recv_frame(frame)

    def send_response(self, response: Response) -> None:
        """Send the answer to a handshake."""
        for name, value in HEADERS.items():
            if name not in response.headers:
                response.headers[name] = value
        super().send_response(response)


class Inbox(asyncio.Queue[Any]):
    """Messages that wait for the one who reads them; a queue that anybody may read takes three times as long."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.loop = loop
        self.messages: deque[Any] = deque()
        self.reader: asyncio.Future[Any] | None = None

    def put_nowait(self, item: Any) -> None:
        """Hand a message over, or keep it."""
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(item)
        else:
            self.messages.append(item)

    async def get(self) -> Any:
        """Give the first message, as soon as there is one."""
        if self.messages:
            return self.messages.popleft()
        reader = self.reader = self.loop.create_future()
        try:
            return await reader
        except asyncio.CancelledError:
            if not reader.cancelled():  # it came when nobody was to wait any longer
                self.messages.appendleft(reader.result())
            raise
        finally:
            self.reader = None

    def empty(self) -> bool:
        """Tell whether no message waits."""
        return not self.messages


class Sockets(WebSocketsSansIOProtocol):
    """A connection that becomes a socket, or is refused."""

    conn: Parser

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = Parser(max_size=self.config.ws_max_size, logger=self.logger)
        self.queue = Inbox(self.loop)
        # Whether the parser is between two frames. Once data has ended within one, that is not found out again.
        self.is_between = True

    def data_received(self, data: bytes) -> None:
        """Take in what has come: mostly one short text as a whole, for which no parser is needed."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        text = self._text_in(data)
        if text is not None:
            self.curr_msg_data_type, self.frames = "text", [text]
            self.send_receive_event_to_app()
            return
        self.is_between = self.is_between and ends_whole(data)
        super().data_received(data)

    def _text_in(self, data: bytes) -> bytes | None:
        """Give the text that the data is, where the parser would say the same, and be as it was."""
        conn = self.conn
        is_plain = self.is_between and conn.current_size is None and conn.state is State.OPEN
        return text_in(data) if is_plain and len(data) <= self.config.ws_max_size else None

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; what should be text and is none ends the socket, also if that is closing already."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(b"".join(self.frames)):
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_connect(self, event: Request) -> None:
        """Let the app answer to a handshake, and write at once if it likes."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][AT_ONCE] = {"write": self.write}

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send some texts together; False if there is no room for them, or nobody who reads them.

        They go out when all are written to who hear of the same beat: a processor that goes back and forth between us
        and the system takes longer for both (`docs/benchmarks.md`). Whatever else is sent meanwhile comes after them.
        """
        conn = self.conn
        if not self.writable.is_set() or conn.state is not State.OPEN or self.transport.is_closing():
            return False
        if not conn.writes:
            self.loop.call_soon(self.flush)
        conn.writes += [part for text in texts for part in (head_of(text), text)]
        return True

    def flush(self) -> None:
        """Let go out what has been written, if nothing has taken it along and there is somebody who reads it."""
        if self.conn.writes and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

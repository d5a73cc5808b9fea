"""A connection to the web server: let in or not, and closed if it takes too long to say what it wants.

```
connection made ──► too many of this address?               closed at once
   │  until the head of a request has come  HEAD_SECONDS     else closed; MOST_HEAD bytes
   │  until its body has come               BODY_SECONDS     else closed
   ▼  until our answer has been read        READ_SECONDS     else closed
```

The web server underneath waits for ever for the rest of a request, and limits connections for all together only.
"""

from __future__ import annotations

from asyncio import Task, TimerHandle, Transport
from typing import Any

from websockets.frames import CloseCode
from websockets.http11 import Request

from yamabushi.server.beats import Beats
from yamabushi.server.doors import Doors
from yamabushi.server.guards import Credit
from yamabushi.server.hall import Hall
from yamabushi.server.protocols import AT_ONCE, FRAMES, Http, Sockets

HEAD_SECONDS = 10.0
"""From the moment that a request may begin to the end of its headers; connections that say nothing count as well."""

BODY_SECONDS = 20.0
"""From the end of the headers to the end of the body, which is 64 KiB at most."""

READ_SECONDS = 30.0
"""For so long somebody may leave an answer unread that does not fit into the buffers."""

MOST_HEAD = 32 * 1024
"""The longest line and headers of a request, in bytes."""

LONG_HEAD = f"its head has more than {MOST_HEAD} bytes"
NO_HOST = "a request of HTTP/1.1 has one Host header"


def fault_of_head(url: bytes, headers: list[tuple[bytes, bytes]], http_version: str) -> str | None:
    """Say what is wrong with the head of a request, by its size and by RFC 9112, section 3.2; None if nothing is."""
    if len(url) + sum(len(name) + len(value) + len(b": \r\n") for name, value in headers) > MOST_HEAD:
        return LONG_HEAD
    if http_version == "1.1" and sum(name == b"host" for name, _ in headers) != 1:
        return NO_HOST
    return None


class Connection(Http):
    """A connection that carries requests: one of few of its address, and with no time to lose."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doors: Doors = config.app.state.doors
        # Whether it is one of those that are counted.
        self.is_counted = False
        # When it is closed unless the next part of a request has come, or what it was sent has been read.
        self.deadline: TimerHandle | None = None
        self.unread: TimerHandle | None = None
        # Whether it has been counted as one whose answers were not read to their end.
        self.is_unread = False
        # How much has come of a head that is not there as a whole; none while a body is due.
        self.head: int | None = 0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.is_counted = self.doors.admits(self.client)
        if not self.is_counted:
            transport.abort()
            return
        self._expect(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        self._expect_reading(None)
        if self.is_counted:
            self.doors.lets_go(self.client)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        self._expect_reading(None)
        super().handle_websocket_upgrade()  # from here on it is counted as a socket's

    def data_received(self, data: bytes) -> None:
        if self.head is not None:
            self.head += len(data)
            if self.deadline is None:
                self._expect(HEAD_SECONDS)
        super().data_received(data)
        if self.head is not None and self.head > MOST_HEAD and not self.transport.is_closing():
            self.send_400_response(LONG_HEAD)

    def on_headers_complete(self) -> None:
        fault = fault_of_head(self.url, self.headers, self.parser.get_http_version())
        if fault is not None:
            self.refuse(fault)
        self.head = None
        self._expect(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.head = 0
        self._expect(None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():  # as soon as all is read, which may be never
            self._expect_reading(READ_SECONDS)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._expect_reading(READ_SECONDS)

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self._expect_reading(READ_SECONDS)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_reading(READ_SECONDS)

    def resume_writing(self) -> None:
        if not self.transport.is_closing():
            self._expect_reading(None)
        super().resume_writing()

    def _expect(self, seconds: float | None) -> None:
        """Close the connection unless the next part of a request is there in time."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def _expect_reading(self, seconds: float | None) -> None:
        """Close the connection unless what waits to be sent is read in time."""
        if self.unread is not None:
            self.unread.cancel()
        self.unread = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        """Close the connection: what was sent has not been read in time."""
        self.note_unread()
        self.transport.abort()

    def note_unread(self) -> None:
        if not self.is_unread:
            self.is_unread = True
            self.doors.left_unread()


class SocketConnection(Sockets):
    """A connection that has become a socket, and still is one of its address."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doors: Doors = config.app.state.doors
        # The hall is in it as soon as that is open, which may be later.
        self.state = config.app.state
        self.beats: Beats = self.state.beats
        self.conn.credit = Credit(self.state.settings.factor * FRAMES)
        # When something last came, by the clock of games: the wait for a beat is not charged to anybody.
        self.arrived = 0.0
        self.ending: TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            super().data_received(data)
            return
        hall: Hall = self.state.hall
        self.arrived = hall.services.time()
        self.transport.pause_reading()  # nobody says more in a beat than fits into one reading
        self.beats.hear(self.loop, self, data)

    def handle_connect(self, event: Request) -> None:
        hall: Hall = self.state.hall
        self.arrived = hall.services.time()
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][AT_ONCE]["arrived"] = lambda: self.arrived

    def take(self, data: bytes) -> None:
        """Take in what has come, and go on reading unless there are messages in it: those are to be heard first."""
        if self.transport.is_closing():
            return
        try:
            super().data_received(data)
        except BaseException:
            self.transport.abort()  # as the loop does where it hands data over itself
            raise
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        if self.conn.close_sent is not None and self.conn.close_sent.code == CloseCode.POLICY_VIOLATION:
            hall: Hall = self.state.hall
            hall.metrics.closed.labels("flood").inc()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.ending is not None:
            self.ending.cancel()
        self.doors.lets_go(self.client)
        super().connection_lost(exc)

    def send_keepalive_ping(self) -> None:
        """Ask whether somebody is still there, unless something has come of them lately."""
        assert self.ping_interval is not None
        hall: Hall = self.state.hall
        quiet = hall.services.time() - self.arrived
        if quiet < self.ping_interval / 2:
            self.ping_timer = self.loop.call_later(self.ping_interval - quiet, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # closing would wait until all is read, which may be never

    def on_task_complete(self, task: Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self.ending = self.loop.call_later(READ_SECONDS, self.transport.abort)

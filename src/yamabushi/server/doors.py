"""The doors: how many connections one address may have, and how long it may take to say what it wants.

```
connection made ──► too many of this address?              closed at once
   │  first byte … end of the head      HEAD_SECONDS        else closed; MOST_HEAD bytes
   │  end of the head … end of the body BODY_SECONDS        else closed
   │  an answer that nobody reads       READ_SECONDS        else closed
   ▼
a request, or a socket, from the address that a proxy of ours reports: counted once more, by that address
```

The web server underneath waits for ever for the rest of a request, and limits connections for all together only.
"""

from __future__ import annotations

import ipaddress
from asyncio import Task, TimerHandle, Transport
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from prometheus_client import Counter as MetricCounter
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEAD_SECONDS = 10.0
"""From the moment that a request may begin to the end of its headers; connections that say nothing count as well."""

BODY_SECONDS = 20.0
"""From the end of the headers to the end of the body, which is 64 KiB at most."""

READ_SECONDS = 30.0
"""For so long somebody may leave an answer unread that does not fit into the buffers."""

MOST_HEAD = 32 * 1024
"""The longest line and headers of a request, in bytes."""

MOST_CONNECTIONS, MOST_REQUESTS, MOST_SOCKETS = 200, 100, 100
"""What one address may have open at once: connections to us, requests under way, sockets at tables."""


@lru_cache(4096)
def counted_as(address: str) -> str:
    """Give the address that somebody is counted by: in IPv6 the network of 64 bits, which a household has to itself.

    >>> counted_as("2001:db8:1:2:3:4:5:6"), counted_as("::ffff:192.0.2.7"), counted_as("192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
    """
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.version == 4:
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((int(parsed) >> 64 << 64, 64)))


def address_of(client: tuple[str, int] | None) -> str:
    """Give the address that a request or a socket is counted by."""
    return "?" if client is None else counted_as(client[0])


class Turnstile:
    """Count who is inside, by address, and let no more in of each than a number."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: Counter[str] = Counter()
        # Told of each who is not let in.
        self.turned_away: Callable[[], None] = lambda: None

    def enter(self, address: str) -> bool:
        """Let one more in; False if there are too many of that address."""
        if self.inside[address] >= self.most:
            self.turned_away()
            return False
        self.inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Let one go."""
        self.inside[address] -= 1
        if self.inside[address] <= 0:
            del self.inside[address]


class Proxies:
    """The reverse proxies of a host: all strangers come from their addresses, so those are not counted."""

    def __init__(self, written: str) -> None:
        self.networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        self.others = {part.strip() for part in written.split(",")}
        for part in self.others:
            try:
                self.networks.append(ipaddress.ip_network(part))
            except ValueError:
                continue  # the name of a unix socket, or `*`

    def __contains__(self, address: str) -> bool:
        if "*" in self.others or address in self.others:
            return True
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self.networks)


class Doors:
    """Who is connected to this process, by address."""

    def __init__(self, factor: float = 1.0, proxies: str = "") -> None:
        self.proxies = Proxies(proxies)
        self.connections = Turnstile(allowed(MOST_CONNECTIONS, factor))
        self.requests = Turnstile(allowed(MOST_REQUESTS, factor))
        self.sockets = Turnstile(allowed(MOST_SOCKETS, factor))

    def count_with(self, counter: MetricCounter) -> None:
        """Count from now on who is not let in."""
        self.connections.turned_away = counter.labels("connection").inc
        self.requests.turned_away = counter.labels("request").inc
        self.sockets.turned_away = counter.labels("socket").inc

    def admits(self, peer: tuple[str, int] | None) -> bool:
        """Let one more connection in; False if its address has too many. Those of our proxies are not counted."""
        return self._is_proxy(peer) or self.connections.enter(address_of(peer))

    def lets_go(self, peer: tuple[str, int] | None) -> None:
        """Forget a connection that was let in."""
        if not self._is_proxy(peer):
            self.connections.leave(address_of(peer))

    def _is_proxy(self, peer: tuple[str, int] | None) -> bool:
        return peer is not None and peer[0] in self.proxies


def allowed(most: int, factor: float) -> int:
    """Multiply a limit by the host's factor; it never becomes nothing."""
    return max(1, round(most * factor))


class Connection(HttpToolsProtocol):
    """A connection that carries requests: one of few of its address, and with no time to lose."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doors: Doors = config.app.state.doors
        # Whether it is one of those that are counted.
        self.is_counted = False
        # When it is closed unless the next part of a request has come, or what it was sent has been read.
        self.deadline: TimerHandle | None = None
        self.unread: TimerHandle | None = None
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
            self.send_400_response("The head of that request is too long.")

    def on_headers_complete(self) -> None:
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
        self.unread = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a socket, and still is one of its address."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doors: Doors = config.app.state.doors
        self.ending: TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self.ending is not None:
            self.ending.cancel()
        self.doors.lets_go(self.client)
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # closing would wait until all is read, which may be never

    def on_task_complete(self, task: Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self.ending = self.loop.call_later(READ_SECONDS, self.transport.abort)

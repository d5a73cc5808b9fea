"""The doors: how many connections, requests and sockets one address may have at once.

A connection is counted by where it comes from, unless that is a proxy of ours: all strangers come from there. So
requests and sockets are counted once more, by the address that the proxy reports.
"""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Callable
from functools import lru_cache

from prometheus_client import Counter as MetricCounter

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
        # How many connections there are, proxies' as well, and how many have gone.
        self.here = 0
        self.gone = 0
        # Told of each connection whose client left, or did not read, before the end of an answer.
        self.left_unread: Callable[[], None] = lambda: None

    def count_with(self, counter: MetricCounter, unread: MetricCounter) -> None:
        """Count from now on who is not let in, and who does not read."""
        self.left_unread = unread.inc
        self.connections.turned_away = counter.labels("connection").inc
        self.requests.turned_away = counter.labels("request").inc
        self.sockets.turned_away = counter.labels("socket").inc

    def admits(self, peer: tuple[str, int] | None) -> bool:
        """Let one more connection in; False if its address has too many. Those of our proxies are not counted."""
        is_admitted = self._is_proxy(peer) or self.connections.enter(address_of(peer))
        self.here += is_admitted
        return is_admitted

    def lets_go(self, peer: tuple[str, int] | None) -> None:
        """Forget a connection that was let in."""
        self.here -= 1
        self.gone += 1
        if not self._is_proxy(peer):
            self.connections.leave(address_of(peer))

    def _is_proxy(self, peer: tuple[str, int] | None) -> bool:
        return peer is not None and peer[0] in self.proxies


def allowed(most: int, factor: float) -> int:
    """Multiply a limit by the host's factor; it never becomes nothing."""
    return max(1, round(most * factor))

"""Post to a push service. Its address comes from a browser, so from anybody: we go to public places only, by https."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from collections.abc import Mapping
from functools import cache
from ssl import SSLContext
from urllib.parse import urlsplit

import httpx

from yamabushi.core.errors import BadOption, Sentence

BAD_SERVICE = Sentence(
    "push-service", "That is not the address of a push service: they are public, and begin with https."
)

PATIENCE = 8.0
"""A service has so many seconds in all: to be found, to be reached and to answer."""

MOST_ADDRESS = 1000
"""No address of a subscription is longer."""

MOST_TRIED = 3
"""Of the addresses of one name so many are tried."""

LABEL = re.compile(r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?", re.ASCII | re.IGNORECASE)
NUMBER = re.compile(r"[0-9]+|0x[0-9a-f]*", re.ASCII | re.IGNORECASE)

LOCAL_NAMES = (".localhost", ".local", ".internal", ".home.arpa", ".lan", ".test", ".invalid", ".onion")
"""Ends of names that lead nowhere, or into one's own network (RFC 6761, 6762, 7686, 8375)."""

EMBEDDING = [ipaddress.ip_network(one) for one in ("64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16")]
"""IPv6 addresses that stand for one of IPv4, which could be anything."""


def checked_service(endpoint: str, *, within: bool) -> str:
    """Give the address of a push service back, if we may ever post there; where its name leads is looked up later.

    `within` lets a service be in one's own network, as in tests.

    Raises:
        BadOption: we may not.
    """
    try:
        place = urlsplit(endpoint)
        port = place.port
    except ValueError:
        raise BadOption(BAD_SERVICE) from None
    # Browsers read a backslash as a slash, so what is behind it would be another host for them.
    is_plain = endpoint.isascii() and endpoint.isprintable() and not {" ", "\\"} & set(endpoint)
    is_known = place.hostname and place.username is None and place.password is None and not place.fragment
    if not is_plain or not is_known or len(endpoint) > MOST_ADDRESS:
        raise BadOption(BAD_SERVICE)
    if place.scheme not in (("https", "http") if within else ("https",)):
        raise BadOption(BAD_SERVICE)
    if not within and (port not in (None, 443) or not may_be_public(place.hostname or "")):
        raise BadOption(BAD_SERVICE)
    return endpoint


def may_be_public(host: str) -> bool:
    """Tell whether a host, as browsers read it, may be reached by everybody.

    Browsers take a host for an IPv4 address if its last part is a number, also `127.1`, `0x7f.1` or `2130706433`. They
    write subscriptions with the usual four numbers, so any other form is refused, and so are names with signs that no
    name in the DNS has, as `%31`.

    >>> [may_be_public(one) for one in ("push.example.org", "1.1.1.1", "127.1", "1.0x101", "a%2eb.org", "localhost")]
    [True, True, False, False, False, False]
    """
    try:
        return is_public(host)
    except ValueError:
        pass  # a name, or an address in another form
    labels = host.removesuffix(".").split(".")
    is_name = len(labels) > 1 and all(LABEL.fullmatch(label) for label in labels)
    return is_name and not NUMBER.fullmatch(labels[-1]) and not f".{'.'.join(labels)}".endswith(LOCAL_NAMES)


def is_public(address: str) -> bool:
    """Tell whether an address can be reached by everybody, and stands for itself.

    >>> [is_public(one) for one in ("10.0.0.1", "127.0.0.1", "169.254.169.254", "::ffff:127.0.0.1", "fd00::1")]
    [False, False, False, False, False]
    >>> is_public("1.1.1.1"), is_public("2606:4700::1111"), is_public("2002:7f00:1::")
    (True, True, False)

    Raises:
        ValueError: it is none.
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if any(found in network for network in EMBEDDING):
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


async def found_at(host: str, port: int, *, within: bool) -> list[str]:
    """Look a name up; nothing if one of its addresses is not public."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
    return addresses[:MOST_TRIED] if within or all(map(is_public, addresses)) else []


@cache
def context() -> SSLContext:
    """Read whom to trust, once."""
    return httpx.create_ssl_context()


def posted(endpoint: str, body: bytes, headers: Mapping[str, str], *, within: bool) -> int:
    """Post a message, in a thread of its own; give the status, 0 where there was no answer. No redirect is followed."""

    async def post() -> int:
        try:
            async with asyncio.timeout(PATIENCE):
                return await _posted(endpoint, body, headers, within=within)
        except (OSError, httpx.HTTPError, httpx.InvalidURL, UnicodeError, ValueError):
            return 0  # a timeout is an OSError

    return asyncio.run(post())


async def _posted(endpoint: str, body: bytes, headers: Mapping[str, str], *, within: bool) -> int:
    place = httpx.URL(endpoint)
    port = place.port or (443 if place.scheme == "https" else 80)
    verify = context() if place.scheme == "https" else False
    # To the very address that has been looked at: a name that is looked up again could lead elsewhere.
    for address in await found_at(place.host, port, within=within):
        async with httpx.AsyncClient(verify=verify, trust_env=False, follow_redirects=False, timeout=PATIENCE) as http:
            there = place.copy_with(host=address)
            named = {**headers, "host": place.netloc.decode()}
            try:
                request = http.stream(
                    "POST", there, content=body, headers=named, extensions={"sni_hostname": place.host}
                )
                async with request as answer:
                    return answer.status_code
            except httpx.ConnectError:
                continue
    return 0

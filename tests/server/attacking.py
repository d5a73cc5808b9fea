"""A client that reads documents as fast as it can, over many connections from one address.

    python -m tests.server.attacking PORT CONNECTIONS ADDRESS

It ends when its standard input does.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import sys

ATTACKED = ["/api/openapi.json", "/api/messages", "/api/puzzles", "/api/lessons/himiki/examples", "/api/games", "/"]
"""The largest documents, and the page."""


async def read_for_ever(port: int, address: str, places: itertools.cycle[str]) -> None:
    """Read one document after another, over one connection as long as it lasts."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
            try:
                while True:
                    writer.write(b"GET %s HTTP/1.1\r\nhost: x\r\n\r\n" % next(places).encode())
                    head = await reader.readuntil(b"\r\n\r\n")
                    length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
                    await reader.readexactly(int(length or 0))
            finally:
                writer.close()


async def attack(port: int, connections: int, address: str) -> None:
    """Read over so many connections at once, until nobody wants that any more."""
    places = itertools.cycle(ATTACKED)
    crowd = [asyncio.ensure_future(read_for_ever(port, address, places)) for _ in range(connections)]
    await asyncio.to_thread(sys.stdin.read)
    for one in crowd:
        one.cancel()


if __name__ == "__main__":
    asyncio.run(attack(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]))

"""What tests of ratings share: people with accounts, at tables of theirs."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import httpx

from tests.server.serving import Client, Server
from tests.server.tables import ME, OLD, OPEN, caught_up, move_all, resign
from tests.server.test_accounts import lay


async def joined(http: httpx.AsyncClient, laid: dict[str, Any], invitation: int = 0) -> str:
    """Let somebody sit down by invitation; give their token."""
    body = {"invite": laid["invites"][invitation]["invite"]}
    answer = await http.post(f"/api/tables/{laid['table']}/seats", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


@contextlib.asynccontextmanager
async def duel(
    server: Server, ada: httpx.AsyncClient, ben: httpx.AsyncClient, **body: object
) -> AsyncIterator[tuple[str, list[Client]]]:
    """Let two who have accounts sit at a rated table."""
    laid = await lay(ada, **{"seats": [ME, OPEN], "is_rated": True, "options": OLD, **body})
    token = await joined(ben, laid)
    async with server.at(laid["table"], laid["token"]) as first, server.at(laid["table"], token) as second:
        await caught_up([first, second], max(first.version, second.version))
        yield laid["table"], [first, second]


async def lost(server: Server, winner: httpx.AsyncClient, loser: httpx.AsyncClient, **body: object) -> str:
    """Let somebody win a rated game against somebody else, who resigns after a move each; give the table."""
    async with duel(server, winner, loser, **body) as (table, clients):
        await move_all(clients)
        await resign(clients[1])
        return table

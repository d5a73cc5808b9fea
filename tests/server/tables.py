"""What tests of tables share: sit down, play, resign, read the record."""

from __future__ import annotations

import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

import httpx

import yamabushi
from tests.server.serving import Client, Server
from yamabushi.core.game import CHANCE, State

OLD = {"style": "old", "match": "single"}
ME, OPEN, ENGINE = {"kind": "me"}, {"kind": "open"}, {"kind": "engine", "level": 1}
TEAMS = {"mode": "teams"}


def problem(answer: httpx.Response) -> tuple[int, str]:
    body = answer.json()
    assert set(body) == {"code", "sentence", "arguments"}
    assert body["sentence"][-1] in ".'"
    return answer.status_code, body["code"]


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def record_at(server: Server, table: str, token: str | None = None) -> str:
    answer = await server.http.get(f"/api/tables/{table}/record", headers=bearer(token) if token else {})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"].endswith(f'-{table}.txt"')
    return answer.text


async def listed(server: Server, status: str) -> list[str]:
    return [table["id"] for table in (await server.http.get("/api/tables", params={"status": status})).json()]


async def caught_up(clients: list[Client], version: int) -> None:
    for client in clients:
        while client.version < version:
            await client.until("happened", "snapshot")


async def play(mover: Client, action: str, everybody: list[Client]) -> None:
    """Play, everybody hearing of it."""
    await mover.act(action)
    answer = await mover.until("done", "refused")
    assert answer["type"] == "done", answer
    await caught_up(everybody, answer["version"])


async def play_some(clients: list[Client], rng: random.Random, moves: int) -> None:
    """Play some moves by lot."""
    for _ in range(moves):
        if clients[0].standing["status"] == "over":
            return
        mover = clients[clients[0].standing["decider"]]
        await play(mover, rng.choice(mover.view["actions"]), clients)
        for client in clients:
            await client.quiet()


async def move_all(clients: list[Client]) -> None:
    """Let people make moves until every side has made one, so that giving up loses; engines move by themselves.

    In a tournament, where giving up always loses, each makes one.
    """
    acting = [client for client in clients if client.seats]
    moved: set[int] = set()
    while clients[0].standing.get("is_abortable") or len(moved) < len(acting):
        while clients[0].standing["decider"] not in {seat for client in acting for seat in client.seats}:
            await clients[0].until("happened")
        mover = next(client for client in acting if clients[0].standing["decider"] in client.seats)
        moved.add(mover.seats[0])
        await play(mover, mover.view["actions"][0], clients)


async def resign(client: Client) -> None:
    await client.send("offer", matter="resign")
    while client.standing["status"] != "over":
        await client.until("happened")


@contextlib.asynccontextmanager
async def one_screen(server: Server, game: str, **body: object) -> AsyncIterator[tuple[dict[str, Any], Client]]:
    """Let two sit at one screen."""
    laid = await server.lay(game, seats=[ME, ME], **body)
    async with server.at(laid["table"], laid["token"]) as client:
        yield laid, client


def yokai_begun(seed: int) -> State:
    rng = random.Random(seed)
    state = yamabushi.game("yokai").start()
    while state.seat == CHANCE:
        state = state.play(rng.choices(state.actions, state.odds)[0])
    return state

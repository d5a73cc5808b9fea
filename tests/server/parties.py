"""Parties at tables, who wish for anything in any order, and checks that everybody knows the same afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from structlog.testing import capture_logs

from tests.server.fuzzing import Quick
from tests.server.serving import Client, Server, serving
from yamabushi.server.messages import encoder
from yamabushi.server.rooms.room import Room
from yamabushi.server.storage import laying
from yamabushi.table.table import Table

ME, FRIEND, ENGINE = {"kind": "me"}, {"kind": "open"}, {"kind": "engine", "level": 1}
OLD = {"style": "old", "match": "single"}
EXPERT = {"expert": True}
TEAMS = {"mode": "teams"}

MATTERS = ["draw", "takeback", "pause", "resign", "rematch"]
HANG = 60.0
"""So many seconds a burst may take until the last of it is answered."""

SOON = 5.0
"""So many seconds somebody waits for an answer at a table where nothing else happens."""


@dataclass
class Leaping:
    """Time as it passes, and now and then much more of it."""

    leapt: float = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.leapt


@dataclass
class Party:
    """All who are at a table, some of them at several sockets."""

    server: Server
    table: str
    tokens: list[str | None]
    stack: contextlib.AsyncExitStack
    clients: list[Client] = field(default_factory=list)
    # What each client has sent before, to be sent again.
    ids: list[str] = field(default_factory=list)

    async def come(self, number: int, since: int | None = None) -> Client:
        """Let one of them in; to watch, if the seat is another's by now."""
        room = await self.room()
        token = self.tokens[number]
        if token is not None and await self.server.hall.holder(room.id, token) is None:
            self.tokens[number] = None
        return await self.stack.enter_async_context(
            self.server.at(self.table, self.tokens[number], since=since, name=f"N{number}")
        )

    async def go(self, number: int, rng: random.Random) -> None:
        """Let one of them go, politely or not."""
        if rng.random() < 0.5:
            self.clients[number].socket.transport.abort()
        else:
            await self.clients[number].socket.close()

    async def come_back(self, number: int, rng: random.Random) -> None:
        """Let one of them go, and come back."""
        await self.go(number, rng)
        since = rng.choice([None, 0, self.clients[number].version, 1_000_000])
        self.clients[number] = await self.come(number, since)

    async def stay_away(self, rng: random.Random) -> None:
        """Let somebody with all their sockets stay away for long, while the others go on."""
        token = rng.choice(self.tokens)
        away = [number for number, own in enumerate(self.tokens) if own == token]
        for number in away:
            await self.go(number, rng)
        here = [client for number, client in enumerate(self.clients) if number not in away]
        leap(self.server, 200.0)
        await burst(self, here, rng, 2)
        for client in here:
            await client.send("claim", wish=rng.choice(["win", "draw", "engine", "engine"]))
        await burst(self, here, rng, 4)
        for number in away:
            self.clients[number] = await self.come(number)

    async def room(self) -> Room:
        return await self.server.hall.room(self.table)


@contextlib.asynccontextmanager
async def party(server: Server, game: str, **body: Any) -> AsyncIterator[Party]:
    """Lay a table where everybody comes twice, and two watch."""
    laid = await server.lay(game, name="Ada", **body)
    tokens: list[str | None] = [laid["token"]]
    for invitation in laid["invites"]:
        tokens.append((await server.join(laid["table"], invite=invitation["invite"], name="Ben"))["token"])
    async with contextlib.AsyncExitStack() as stack:
        found = Party(server, laid["table"], [*tokens, *tokens, None, None], stack)
        for number in range(len(found.tokens)):
            found.clients.append(await found.come(number))
        yield found


def version(client: Client, rng: random.Random) -> int:
    """Give a version: mostly the one that a client knows, or one that was, or one that is to come."""
    near = client.version + rng.choice([-3, -2, -1, 1, 2])
    return rng.choices([client.version, max(0, near), rng.randrange(1_000_001)], [8, 2, 1])[0]


def bent(text: str, rng: random.Random) -> str:
    """Write something almost as it should be."""
    place = rng.randrange(len(text) + 1)
    letter = rng.choice(["", " ", "\0", "x", "@", ":", "火", "\u202e", "0", "-"])
    return rng.choice(
        [text.upper(), text.lower(), f" {text}", f"{text}\n", text * 2, text[:place] + letter + text[place:]]
    )


def action(client: Client, rng: random.Random) -> str:
    """Give an action: mostly one that can be played."""
    known = client.view.get("actions") or ["Ci@b2"]
    chosen: str = rng.choice(known)
    nonsense = rng.choice(["", "penalty:w", "penalty:", "draw", "x" * 200, "\0", "🎲", "a1-a2", "pass", "-"])
    return rng.choices([chosen, bent(chosen, rng), nonsense], [12, 1, 1])[0][:200]


def wish(client: Client, ids: list[str], rng: random.Random) -> dict[str, Any]:
    """Think of something that fits the description, whether it makes sense now or not."""
    kinds = [
        "act",
        "offer",
        "decline",
        "undo",
        "resume",
        "penalty",
        "claim",
        "say",
        "mute",
        "face",
        "look",
        "leave",
        "hello",
    ]
    acts = 90 if client.view.get("actions") else 15
    kind = rng.choices(kinds, [acts, 6, 3, 3, 3, 2, 2, 3, 2, 3, 3, 1, 1])[0]
    seat = rng.choice([None, 0, 1, 2, 3])
    match kind:
        case "act":
            ids.append(f"i{rng.randrange(40)}" if rng.random() < 0.3 else f"f{rng.getrandbits(60):x}")
            again = rng.random() < 0.15
            return {
                "type": kind,
                "id": rng.choice(ids) if again else ids[-1],
                "version": version(client, rng),
                "action": action(client, rng),
            }
        case "offer" | "decline":
            return {"type": kind, "matter": rng.choices(MATTERS, [2, 6, 4, 1, 4])[0]}
        case "undo" | "look":
            return {"type": kind, "version": version(client, rng)}
        case "penalty":
            return {"type": kind, "version": version(client, rng), "side": rng.choice(["w", "b", "", "x", "火"])}
        case "claim":
            return {"type": kind, "wish": rng.choice(["win", "draw", "engine"])}
        case "say":
            return {"type": kind, "text": rng.choice(["hello", "火 水 木", "\0", "\u202e!", "🎲" * 200, " "])}
        case "mute":
            return {"type": kind, "seat": seat, "muted": rng.random() < 0.5}
        case "face":
            return {"type": kind, "seat": seat}
    return {"type": kind}


async def burst(found: Party, clients: list[Client], rng: random.Random, each: int) -> None:
    """Let all wish for things at once, and read what comes of it."""

    async def one(client: Client, wishes: random.Random) -> None:
        for _ in range(wishes.randrange(each + 1)):
            await client.socket.send(json.dumps(wish(client, found.ids, wishes)))
            if wishes.random() < 0.4:
                await client.quiet()
        await client.quiet()

    work = [one(client, random.Random(rng.getrandbits(32))) for client in clients]
    await asyncio.wait_for(asyncio.gather(*work), HANG)


async def settled(found: Party) -> Room:
    """Wait until no engine thinks and everybody has heard everything."""
    room = await found.room()
    async with asyncio.timeout(HANG):
        while True:
            before = room.table.version
            for client in found.clients:
                await client.quiet()
            if room.table.version == before and room.table.engine_to_move is None and not room.lock.locked():
                return room
            await asyncio.sleep(0.005)


async def quick_answer(client: Client) -> bool:
    """Tell whether somebody is answered soon."""
    began = time.monotonic()
    await asyncio.wait_for(client.quiet(), HANG)
    return time.monotonic() - began < SOON


def summed_up(table: Table) -> dict[str, Any]:
    """Say all that a table has come to."""
    return {
        "position": str(table.state),
        "moments": [(moment.version, str(moment.state)) for moment in table.now.line()],
        "seats": table.seats,
        "version": table.version,
        "moved": table.moved,
        "has_begun": table.has_begun,
        "is_paused": table.is_paused,
        "result": table.result,
        "offers": dict(table.offers),
        "chance": table.chance,
        "undone": dict(table.undone),
        "clock": table.clock,
        "next": table.next,
    }


async def check(found: Party) -> None:
    """Make sure that the table stands: in memory, in the database, and before everybody's eyes."""
    room = await settled(found)
    laid = await found.server.hall.store.read(partial(laying.read_table, table=found.table))
    assert laid is not None
    assert [entry.version for entry in laid.entries] == list(range(1, len(laid.entries) + 1))
    replayed = Table.laid(laid.setting, laid.seats, laid.entries)
    assert summed_up(replayed) == summed_up(room.table)
    assert laid.status == ("playing" if room.views.status == "paused" else room.views.status)
    assert {key: room.history.answers[key] for key in laid.answers} == laid.answers == room.history.answers
    for client in found.clients:
        assert client.version == replayed.version
        facing = client.view["seat"]
        assert facing is None or facing in client.seats
        assert client.view == json.loads(encoder.encode(replayed.state.view(facing)))
        assert client.standing["status"] == room.views.status
    for client in found.clients:
        assert await quick_answer(client) or await quick_answer(client) or await quick_answer(client)
    await check_server(found.server)


async def check_server(server: Server) -> None:
    """Make sure that the server works as before."""
    names = {getattr(task.get_coro(), "__name__", "") for task in server.hall.duties.tasks}
    assert "_heartbeats" in names
    for address in ("/metrics", "/ready"):
        answer: httpx.Response = await server.http.get(address)
        assert answer.status_code == 200


@contextlib.asynccontextmanager
async def watched(folder: Path) -> AsyncIterator[Server]:
    """Run a server, and see that nothing dies unseen."""
    lost: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: lost.append(context))
    with capture_logs() as logged:
        async with serving(folder, engines=Quick()) as server:
            server.hall.services.time = Leaping()
            yield server
            await asyncio.wait_for(emptied(server), HANG)
    assert not lost
    assert not [entry for entry in logged if entry["log_level"] == "error" or "exc_info" in entry]


def leap(server: Server, seconds: float) -> None:
    """Let time pass at once."""
    clock = server.hall.services.time
    assert isinstance(clock, Leaping)
    clock.leapt += seconds


async def emptied(server: Server) -> None:
    """Wait until everybody has gone, and is known to have gone."""
    registry = server.hall.metrics.registry
    while registry.get_sample_value("yamabushi_sockets") != 0 or any(
        room.presence.watchers for room in server.hall.rooms.values()
    ):
        await asyncio.sleep(0.01)


TABLES: dict[str, dict[str, Any]] = {
    "regality": {"game": "regality", "options": OLD, "seats": [ME, FRIEND]},
    "regality alone": {"game": "regality", "options": OLD, "seats": [ME, ME]},
    "regality clocked": {
        "game": "regality",
        "options": OLD,
        "seats": [ME, FRIEND],
        "clock": {"kind": "game", "seconds": 60, "increment": 1},
    },
    "himiki expert": {"game": "himiki", "options": EXPERT, "seats": [ME, FRIEND]},
    "himiki teams": {"game": "himiki", "options": TEAMS, "seats": [ME, FRIEND, ME, FRIEND]},
    "himiki referee": {"game": "himiki", "options": TEAMS, "seats": [FRIEND] * 4},
    "yokai": {"game": "yokai", "seats": [ME, FRIEND]},
    "yokai alone": {"game": "yokai", "seats": [ME, ME]},
    "yokai engine": {"game": "yokai", "seats": [ME, ENGINE]},
}

"""A first start, with nothing compiled yet: how soon there is a page, an answer, and full speed; and what players feel.

One player plays on all the while, a decision every twentieth of a second: the longest that one of them took is the
longest pause that anybody felt while interpreted rules gave way to compiled ones.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from yamabushi.cli.benches.folders import loads
from yamabushi.cli.benches.load import NO_START, free_port
from yamabushi.cli.benches.measuring import Figure, Tell, compiled_games
from yamabushi.cli.benches.seats import Seat, sit_down
from yamabushi.core.errors import BadOption
from yamabushi.core.game import Game
from yamabushi.core.registry import game as game_of

EVERY = 0.05
PATIENCE = 600.0


def figures(tell: Tell) -> list[Figure]:
    """Start a server with an empty cache, and measure until all is compiled."""
    tell("bench: a first start, nothing compiled")
    game = game_where_one_begins()
    with tempfile.TemporaryDirectory() as name:
        port = free_port()
        environment = {**os.environ, "YAMABUSHI_CACHE": str(Path(name) / "cache"), "YAMABUSHI_LIMIT_FACTOR": "1000"}
        command = [sys.executable, "-m", "yamabushi", "serve", "--port", str(port), "--data", name]
        begin = time.perf_counter()
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            found = asyncio.run(measure(f"http://127.0.0.1:{port}", server, game, begin, tell))
        finally:
            server.terminate()
            server.wait()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return [*found, Figure("first start: processor time of it all", spent, "s")]


async def measure(base: str, server: subprocess.Popen[bytes], game: Game, begin: float, tell: Tell) -> list[Figure]:
    """Wait for the port, for an engine's answer, and for all to be compiled, playing on meanwhile."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        while not await answers(http):
            if server.poll() is not None:
                raise BadOption(NO_START, code=server.returncode)
            await asyncio.sleep(0.02)
        port = time.perf_counter() - begin
        tell("bench: a first start, the port is open")
        waited: list[float] = []
        playing = asyncio.create_task(play_on(base, http, waited))
        answer = await first_answer(base, http, game) - begin
        tell("bench: a first start, level 1 has answered")
        compiled = (await http.get("/api/compiled")).json()
        while compiled["done"] < compiled["total"] and time.perf_counter() - begin < PATIENCE:
            tell(f"bench: a first start, {compiled['done']} of {compiled['total']} compiled")
            await asyncio.sleep(0.1)
            compiled = (await http.get("/api/compiled")).json()
        full = time.perf_counter() - begin
        await asyncio.sleep(1)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    return [
        Figure("first start: the port is open", port, "s", wanted="5"),
        Figure("first start: level 1 has answered", answer, "s", wanted="10"),
        Figure("first start: all is compiled", full, "s", wanted="60"),
        Figure("first start: longest pause of a player", max(waited), "s"),
        Figure("first start: pause of a player, p50", sorted(waited)[len(waited) // 2], "s"),
    ]


async def answers(http: httpx.AsyncClient) -> bool:
    """Tell whether the server answers."""
    try:
        return (await http.get("/health")).is_success
    except httpx.TransportError:
        return False


def game_where_one_begins() -> Game:
    """Give the first game in which whoever lays a table decides first."""
    return next(game for name, options in loads() if (game := game_of(name, **options)).start().seat == 0)


async def first_answer(base: str, http: httpx.AsyncClient, game: Game) -> float:
    """Make a first move against level 1; give when it had answered."""
    seats = [{"kind": "me"}, *({"kind": "engine", "level": 1} for _ in game.seats[1:])]
    body = {"game": game.name, "options": dict(game.options), "seats": seats}
    laid = (await http.post("/api/tables", json=body)).json()
    seat = await sit_down(base, laid["table"], laid["token"])
    version = (await seat.act(seat.actions[0], 1)).version
    while seat.version <= version:
        seat.changed.clear()
        await seat.changed.wait()
    answered = time.perf_counter()
    await seat.close()
    return answered


async def play_on(base: str, http: httpx.AsyncClient, waited: list[float]) -> None:
    """Play both seats of one table after another, of every game in turn, noting how long each decision took."""
    rng = random.Random(1)
    sent = 0
    while True:
        for game in compiled_games():
            laid = (await http.post("/api/tables", json={"game": game, "seats": [{"kind": "me"}] * 2})).json()
            seat = await sit_down(base, laid["table"], laid["token"])
            for _ in range(100):
                await ready(seat)
                if not seat.actions:
                    break
                sent += 1
                at = time.perf_counter()
                version = (await seat.act(rng.choice(seat.actions), sent)).version
                waited.append(time.perf_counter() - at)
                while seat.version < version:
                    seat.changed.clear()
                    await seat.changed.wait()
                await asyncio.sleep(EVERY)
            await seat.close()


async def ready(seat: Seat) -> None:
    """Let whoever has the screen see their hand, where hands are hidden."""
    if not seat.actions and seat.standing.status != "over" and seat.standing.decider is not None:
        await seat.socket.send(f'{{"type": "face", "seat": {seat.standing.decider}}}')
        seat.changed.clear()
        await asyncio.wait_for(seat.changed.wait(), 30)

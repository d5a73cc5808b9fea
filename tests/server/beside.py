"""Measure what a move costs this server beside another version of it, in short turns.

    git worktree add ../before COMMIT
    python -m tests.server.beside ../before/src [TURNS]

A machine differs from itself from minute to minute by more than most changes save. So two servers play for a moment
each, one after the other, and what counts is the middle of the ratios. Where others use the cores, `chrt -r 1` before
the command lets both servers and the client come before them. Games that end begin anew between turns.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx

import yamabushi
from yamabushi.cli.benches.folders import loads
from yamabushi.cli.benches.load import SEATS, free_port, start_server, wait_until_made
from yamabushi.cli.benches.seats import Seat, sit_down

TABLES, RATE, SECONDS = 300, 1000, 0.4
"""How many tables there are at each server, moves in a second, and how long a turn takes."""

WARM_UP = 2
"""So many turns are not counted."""


def processor_of(process: int) -> float:
    """Give how many milliseconds a process has run, all its threads together, to the microsecond."""
    threads = Path(f"/proc/{process}/task").iterdir()
    return sum(int((one / "schedstat").read_text().split()[0]) for one in threads) / 1e6


@dataclass
class Table:
    """A table that two people play at, by lot."""

    base: str
    number: int
    tokens: list[str] = field(default_factory=list)
    seats: list[Seat] = field(default_factory=list)
    sent: int = 0

    async def lay(self, http: httpx.AsyncClient) -> None:
        self.rng = random.Random(self.number)
        game, options = loads()[self.number % len(loads())]
        body = {"game": game, "options": dict(options), "seats": SEATS}
        laid = (await http.post("/api/tables", json=body)).json()
        invite = {"invite": laid["invites"][0]["invite"]}
        joined = (await http.post(f"/api/tables/{laid['table']}/seats", json=invite)).json()
        self.tokens = [laid["token"], joined["token"]]
        await self.sit_down(laid["table"])

    async def sit_down(self, table: str) -> None:
        self.seats = [await sit_down(self.base, table, token) for token in self.tokens]

    async def begin_anew(self) -> None:
        """Play again, if the game is over."""
        first = self.seats[0]
        if first.standing.status != "over":
            return
        for seat in self.seats:
            await seat.socket.send(json.dumps({"type": "offer", "matter": "rematch"}))
        while first.standing.next is None:
            first.changed.clear()
            await first.changed.wait()
        for seat in self.seats:
            await seat.close()
        self.tokens.reverse()
        await self.sit_down(first.standing.next)

    async def move(self, waited: list[float]) -> None:
        """Decide something, if the game is on, and wait until both know it."""
        first = self.seats[0]
        mover = self.seats[first.standing.decider or 0]
        if first.standing.status == "over" or not mover.actions or mover.version != first.version:
            return
        self.sent += 1
        at = time.perf_counter()
        news = await mover.act(self.rng.choice(mover.actions), self.sent)
        waited.append(1000 * (time.perf_counter() - at))
        for seat in self.seats:
            while seat.version < news.version:
                seat.changed.clear()
                await seat.changed.wait()


class Side:
    """A version of the server, and what was measured of it."""

    def __init__(self, source: Path, stack: ExitStack) -> None:
        folder, port = stack.enter_context(tempfile.TemporaryDirectory()), free_port()
        command = [sys.executable, "-m", "yamabushi", "serve", "--port", str(port), "--data", folder]
        environment = {"YAMABUSHI_LIMIT_FACTOR": "1000", "PYTHONPATH": str(source)}
        self.server: subprocess.Popen[bytes] = start_server(command, port, environment)
        stack.callback(self.server.wait)
        stack.callback(self.server.terminate)
        self.base = f"http://127.0.0.1:{port}"
        wait_until_made(self.base, lambda told: None)
        self.tables = [Table(self.base, number) for number in range(TABLES)]
        self.played = 0
        self.costs: list[float] = []
        self.waited: list[float] = []

    async def lay(self) -> None:
        async with httpx.AsyncClient(base_url=self.base, timeout=60) as http:
            for start in range(0, TABLES, 20):
                await asyncio.gather(*(table.lay(http) for table in self.tables[start : start + 20]))

    async def turn(self) -> None:
        """Play for a moment, and note what a move has cost."""
        for table in self.tables:
            await table.begin_anew()
        await asyncio.sleep(0.05)
        waited: list[float] = []
        before, begin = processor_of(self.server.pid), time.perf_counter()
        playing = []
        for number in range(int(SECONDS * RATE)):
            await asyncio.sleep(max(0.0, begin + number / RATE - time.perf_counter()))
            playing.append(asyncio.create_task(self.tables[self.played % TABLES].move(waited)))
            self.played += 1
        await asyncio.gather(*playing)
        await asyncio.sleep(0.03)
        self.costs.append((processor_of(self.server.pid) - before) / len(waited))
        self.waited += waited

    def told(self) -> str:
        """Say what was measured."""
        cuts = statistics.quantiles(self.waited, n=100)
        middle = statistics.median(self.costs[WARM_UP:])
        return f"{middle:.3f} ms a move; acknowledged within {cuts[49]:.1f} ms, 99 of 100 within {cuts[98]:.1f}"


async def compare(before: Path, turns: int) -> None:
    """Measure both in turn, and print it."""
    with ExitStack() as stack:
        sides = [Side(source, stack) for source in (before, Path(yamabushi.__file__).parents[1])]
        for side in sides:
            await side.lay()
        gc.collect()
        gc.disable()
        for number in range(turns + WARM_UP):
            for side in sides if number % 2 else sides[::-1]:
                await side.turn()
        ratios = [new / old for old, new in zip(*(side.costs[WARM_UP:] for side in sides), strict=True)]
        told = [
            f"before: {sides[0].told()}",
            f"now:    {sides[1].told()}",
            f"now beside before: {statistics.median(ratios):.3f}, the middle of {turns} turns",
        ]
        sys.stdout.write("\n".join(told) + "\n")


if __name__ == "__main__":
    asyncio.run(compare(Path(sys.argv[1]).resolve(), int(sys.argv[2]) if len(sys.argv) > 2 else 40))

"""Play at real servers while they are killed, stopped, frozen and restored, and see at the end that nothing is lost.

    python -m tests.server.soak SECONDS [sqlite] [postgres]

`make test-deep` does this for a minute on each kind of database; `YAMABUSHI_SOAK=3600` makes it an hour.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.launching import up
from tests.server.real import own_postgres, own_valkey, standing_still
from yamabushi.server.storage import backup, database
from yamabushi.server.storage.schema import entries

GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, httpx.TransportError)
"""What somebody meets whose server has just been killed."""

LONGEST = 2 * database.ANSWER_SECONDS + 10
"""Longer nobody waits for an answer, however the server is treated meanwhile."""

THINKING_SECONDS = (0.0, 0.0, 0.0, 0.8)
"""How long somebody thinks about a move, each as often as another. If nobody did, an hour would bring a million moves
that a soak would mostly back up and restore."""

KINDS: list[dict[str, Any]] = [
    {"game": "himiki", "seats": [{"kind": "me"}, {"kind": "open"}]},
    {"game": "himiki", "seats": [{"kind": "me"}, {"kind": "me"}]},
    {"game": "regality", "options": {"style": "old"}, "seats": [{"kind": "me"}, {"kind": "engine", "level": 1}]},
    {
        "game": "regality",
        "options": {"style": "old"},
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "clock": {"kind": "game", "seconds": 600, "increment": 5},
    },
]


class Slot:
    """A place for a server: the process changes, what it serves does not."""

    def __init__(self, folder: Path, others: tuple[str, ...], log: Path) -> None:
        self.folder, self.others = folder, others
        self.base = ""
        self.process = 0
        with log.open("a") as errors:
            self.launcher = subprocess.Popen(
                [sys.executable, "-m", "tests.server.killing"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )

    async def start(self) -> None:
        assert self.launcher.stdin is not None
        assert self.launcher.stdout is not None
        self.launcher.stdin.write(" ".join((str(self.folder), *self.others)) + "\n")
        self.launcher.stdin.flush()
        self.process, port = map(int, (await asyncio.to_thread(self.launcher.stdout.readline)).split())
        self.base = f"http://127.0.0.1:{port}"
        await up(self.base)

    def memory(self) -> int:
        """Give the memory that the server has, in bytes."""
        pages = int(Path(f"/proc/{self.process}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def close(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)
        assert self.launcher.stdin is not None
        assert self.launcher.stdout is not None
        self.launcher.stdin.close()
        self.launcher.wait(30)
        self.launcher.stdout.close()


@dataclass
class Table:
    """A table that is played at, by one person or two."""

    id: str = ""
    tokens: list[str] = field(default_factory=list)


@dataclass
class Soak:
    """All that goes on, and what must be found in the end."""

    slots: list[Slot]
    url: sa.URL
    rng: random.Random
    # PostgreSQL's process, if it is there.
    postmaster: int | None = None
    # What each acknowledged version of a table is: the action, and the id that it was sent with.
    acknowledged: dict[tuple[str, int], tuple[str, str]] = field(default_factory=dict)
    # Counts restores; what is heard over a connection of before one says nothing of after it.
    generation: int = 0
    is_over: bool = False
    sent: int = 0
    happened: dict[str, int] = field(default_factory=dict)

    def count(self, what: str) -> None:
        self.happened[what] = self.happened.get(what, 0) + 1

    # Those who play

    async def lay(self, kind: dict[str, Any]) -> Table:
        """Lay a table, and let somebody join where a seat is open; again and again until it works."""
        while True:
            with contextlib.suppress(*GONE, KeyError, ValueError):
                async with httpx.AsyncClient(
                    base_url=self.rng.choice(self.slots).base, timeout=LONGEST, verify=False
                ) as http:
                    laid = (await http.post("/api/tables", json=kind)).json()
                    tokens = [laid["token"]]
                    for invitation in laid["invites"]:
                        body = {"invite": invitation["invite"]}
                        joined = (await http.post(f"/api/tables/{laid['table']}/seats", json=body)).json()
                        tokens.append(joined["token"])
                    return Table(laid["table"], tokens)
            await asyncio.sleep(0.1)

    async def seat(self, kind: dict[str, Any]) -> None:
        """Let one or two people play a game after the other."""
        while not self.is_over:
            table = await self.lay(kind)
            await asyncio.gather(*(self.play(table, token) for token in table.tokens))
            self.count("games")

    async def play(self, table: Table, token: str) -> None:
        """Play until the game is over or the table is gone, coming back whenever a connection breaks."""
        pending: dict[str, Any] | None = None
        generation = self.generation
        while not self.is_over:
            if generation != self.generation:
                pending, generation = None, self.generation
            try:
                async with self.at(table.id, token) as (socket, first):
                    if first["type"] == "refused":
                        if first["code"] in ("hall-no-table", "socket-token"):
                            return  # the backup does not have it
                        await asyncio.sleep(0.1)
                        continue
                    pending = await self.decide(socket, first, table.id, pending, generation)
                    if pending is None:
                        return
            except Broken as broken:
                pending = broken.pending
                await asyncio.sleep(self.rng.random() * 0.2)
            except GONE:
                await asyncio.sleep(self.rng.random() * 0.2)

    @contextlib.asynccontextmanager
    async def at(self, table: str, token: str | None) -> AsyncIterator[tuple[ClientConnection, dict[str, Any]]]:
        address = self.rng.choice(self.slots).base.replace("http", "ws") + f"/api/tables/{table}/live"
        async with connect(address, compression=None, max_size=None, open_timeout=LONGEST) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            yield socket, json.loads(await asyncio.wait_for(socket.recv(), LONGEST))

    async def decide(
        self,
        socket: ClientConnection,
        news: dict[str, Any],
        table: str,
        pending: dict[str, Any] | None,
        generation: int,
    ) -> dict[str, Any] | None:
        """Decide whenever it is one's turn; None when the game is over.

        Raises:
            Broken: the connection is; with what has not been answered.
        """
        view, version, status = news["view"], news["version"], news["standing"]["status"]
        is_asked = False
        try:
            while not self.is_over:
                if pending is None and status == "over":
                    return None
                if pending is None and view["actions"]:
                    await asyncio.sleep(self.rng.choice(THINKING_SECONDS))
                    self.sent += 1
                    action = self.rng.choice(view["actions"])
                    pending = {"type": "act", "id": f"i{self.sent}", "version": version, "action": action}
                    is_asked = False
                if pending is not None and not is_asked:
                    await socket.send(json.dumps(pending))
                    is_asked = True
                try:
                    patience = LONGEST if pending is not None else 1.0
                    news = json.loads(await asyncio.wait_for(socket.recv(), patience))
                except TimeoutError:
                    if pending is not None:
                        self.count("unanswered")
                        raise
                    continue
                if "view" in news and "standing" in news:
                    view, version, status = news["view"], news["version"], news["standing"]["status"]
                if pending is not None and news.get("id") == pending["id"]:
                    if news["type"] == "done":
                        self.note(table, news["version"], pending, generation)
                        pending = None
                        view = {"actions": []}  # what follows is told
                    elif news.get("is_retryable"):
                        self.count(news["code"])
                        await asyncio.sleep(0.2)
                        is_asked = False
                    else:
                        self.count(news["code"])
                        pending = None
                        if news["code"] == "table-waiting":
                            return None  # the backup has the table, but not whoever sat down opposite
        except GONE:
            raise Broken(pending) from None
        return pending

    def note(self, table: str, version: int, act: dict[str, Any], generation: int) -> None:
        if generation == self.generation:
            self.acknowledged[table, version] = act["action"], act["id"]
            self.count("acknowledged")

    async def gape(self) -> None:
        """Watch without ever reading, until sent away."""
        while not self.is_over:
            if self.acknowledged:
                table = self.rng.choice(tuple(self.acknowledged))[0]
                with contextlib.suppress(*GONE):
                    async with self.at(table, None):
                        await asyncio.sleep(3.0)
            await asyncio.sleep(0.2)

    # Those who break things

    async def kill(self) -> None:
        slot = self.rng.choice(self.slots)
        os.kill(slot.process, signal.SIGKILL)
        await slot.start()

    async def stop(self) -> None:
        slot = self.rng.choice(self.slots)
        os.kill(slot.process, signal.SIGTERM)
        await slot.start()

    async def freeze(self) -> None:
        slot = self.rng.choice(self.slots)
        os.kill(slot.process, signal.SIGSTOP)
        await asyncio.sleep(self.rng.uniform(0.5, 3.0))
        os.kill(slot.process, signal.SIGCONT)

    async def hang(self) -> None:
        """Let the database stand still, for less than anybody waits or for more."""
        if self.postmaster is not None:
            with standing_still(self.postmaster):
                await asyncio.sleep(self.rng.choice([2.0, database.ANSWER_SECONDS + 3.0]))

    async def restore(self) -> None:
        """Back up, let them play on, and restore; what was acknowledged between is gone, and only that."""
        engine = database.opened(self.url, writes=True)
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "backup.gz"
            before = dict(self.acknowledged)
            await asyncio.to_thread(backup.back_up, engine, file)
            await asyncio.sleep(self.rng.uniform(0.5, 2.0))
            self.generation += 1
            while True:  # others may write just then
                with contextlib.suppress(sa.exc.SQLAlchemyError):
                    await asyncio.to_thread(lambda: backup.restore(engine, file, replace=True))
                    break
            # What was acknowledged meanwhile came before it or after it, nobody knows.
            self.generation += 1
            self.acknowledged = before
        engine.dispose()

    async def break_things(self, seconds: float) -> None:
        """Do one of these now and then."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while loop.time() < until:
            await asyncio.sleep(self.rng.uniform(0.5, 3.0))
            what = self.rng.choice([self.kill, self.kill, self.stop, self.freeze, self.hang, self.restore])
            await what()
            self.count(what.__name__)

    def lost(self) -> list[str]:
        """List what is not as it was acknowledged, or cannot be."""
        engine = database.opened(self.url, writes=False)
        query = sa.select(entries.c.table_id, entries.c.version, entries.c.event, entries.c.client_id)
        with engine.begin() as connection:
            rows = {(row.table_id, row.version): row for row in connection.execute(query)}
        engine.dispose()
        problems = []
        for (table, version), (action, id) in self.acknowledged.items():
            row = rows.get((table, version))
            if row is None or json.loads(row.event).get("action") != action or row.client_id.partition("/")[2] != id:
                problems.append(f"{table} {version} is not {action}")
        problems += [
            f"{table} has a gap" for table, version in rows if version > 1 and (table, version - 1) not in rows
        ]
        return problems


class Broken(Exception):
    """Say that a connection has ended, and what was not answered by then."""

    def __init__(self, pending: dict[str, Any] | None) -> None:
        super().__init__()
        self.pending = pending


@dataclass
class Findings:
    """What a soak has found."""

    lost: list[str]
    happened: dict[str, int]
    # The memory of the servers before and after a calm third, in bytes.
    memory: list[tuple[int, int]]
    complaints: str


@dataclass(frozen=True)
class Shared:
    """What servers share: a database, and what several of them are told."""

    url: sa.URL
    others: tuple[str, ...] = ()
    postmaster: int | None = None


async def soaked(folder: Path, seconds: float, shared: Shared, seed: int) -> Findings:
    """Play and break things for two thirds of a time, then only play."""
    log = folder / "log"
    slots = [Slot(folder, shared.others, log) for _ in range(2 if shared.others else 1)]
    soak = Soak(slots, shared.url, random.Random(seed), shared.postmaster)
    try:
        for slot in slots:
            await slot.start()
        playing = [asyncio.create_task(soak.seat(kind)) for kind in KINDS * 2]
        playing += [asyncio.create_task(soak.gape()) for _ in range(3)]
        await soak.break_things(seconds * 2 / 3)
        await asyncio.sleep(seconds / 6)  # what was started anew is warm again
        before = [slot.memory() for slot in slots]
        await asyncio.sleep(seconds / 6)
        memory = [(one, slot.memory()) for one, slot in zip(before, slots, strict=True)]
        soak.is_over = True
        await asyncio.gather(*playing)
    finally:
        for slot in slots:
            slot.close()
    return Findings(soak.lost(), soak.happened, memory, log.read_text())


@contextlib.contextmanager
def databases(kind: str, folder: Path) -> Iterator[Shared]:
    """Run what servers of a kind share."""
    if kind == "sqlite":
        yield Shared(database.address_of(None, folder))
        return
    with own_postgres() as postgres, own_valkey() as valkey:
        address = postgres.get_uri()
        others = (address, f"redis://127.0.0.1:{valkey.port}/0")
        yield Shared(database.address_of(address, folder), others, postgres.get_pid())


def soak(kind: str, folder: Path, seconds: float, seed: int = 1) -> Findings:
    """Soak servers on a kind of database."""
    with databases(kind, folder) as shared:
        return asyncio.run(soaked(folder, seconds, shared, seed))


def main() -> None:
    """Say what was found."""
    seconds, *kinds = sys.argv[1:]
    for kind in kinds or ("sqlite", "postgres"):
        with tempfile.TemporaryDirectory() as folder:
            found = soak(kind, Path(folder), float(seconds), random.randrange(1_000_000))
            sys.stdout.write(f"{kind}: {found}\n")


if __name__ == "__main__":
    main()

"""All tables of this server process: found, laid, kept, and let go."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
import structlog

from yamabushi.core.errors import BadOption, BadRecord, Refusal, Sentence
from yamabushi.core.game import State
from yamabushi.server import rooms, secrecy
from yamabushi.server.engine_room import EngineRoom
from yamabushi.server.live import Alone, Hint, Live
from yamabushi.server.metrics import Metrics
from yamabushi.server.rooms import CRASHES, Room
from yamabushi.server.storage import store
from yamabushi.server.storage.schema import entries, processes, tables
from yamabushi.server.storage.store import Store
from yamabushi.server.storage.writer import Unavailable
from yamabushi.table.clocks import TimeControl, encoder
from yamabushi.table.seats import Kind, Seat, seats_of
from yamabushi.table.table import Setting, Table

NO_TABLE = Sentence("hall-no-table", "There is no such table.")
UNREADABLE = Sentence("hall-unreadable", "What is stored of that table cannot be read by this version.")
OTHER_RULES = Sentence(
    "hall-rules", "That game was begun by rules {theirs} of {game}; these are rules {ours} and cannot go on with it."
)

HEARTBEAT = 2.0
DEAD_AFTER = 8
"""Seconds without a heartbeat after which a process is taken for dead, and its tables are kept by others."""

LINGER, LINGER_OVER = 60.0, 5.0
"""For so many seconds a table that nobody is at stays in memory, while the game is on and when it is over."""

SPENT_EVERY = 30.0
"""How often, in seconds, it is written down how long turns have taken."""

PRESENCE_EVERY = 20.0
"""How often, in seconds, processes tell each other again who is at which table."""

MOST_ADOPTED = 200


class NoTable(Refusal):
    """Refuse what is about a table that does not exist."""


@dataclass(frozen=True)
class Plan:
    """A table to be laid: who sits where, and who is who."""

    setting: Setting
    seats: Sequence[Seat]
    # The account of whoever lays the table, if they have one; the seats that they hold are theirs.
    account: str | None = None
    is_public: bool = False


@dataclass
class Laid:
    """A table that has been laid: the token of whoever laid it, and an invite for each open seat."""

    id: str
    token: str
    seats: tuple[int, ...]
    invites: dict[int, str] = field(default_factory=dict)


class Hall:
    """The tables of one process."""

    def __init__(
        self,
        storage: Store,
        engines: EngineRoom,
        live: Live | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
        draw: Callable[[State], str] = secrecy.drawn,
        engine_pause: float = 0.5,
    ) -> None:
        self.store = storage
        self.store.writer.restored = self._restored
        self.engines = engines
        self.live = live or Alone()
        self.is_alone = isinstance(self.live, Alone)
        self.time = clock
        self.draw = draw
        self.engine_pause = engine_pause
        self.process = secrecy.new_id()
        self.metrics = Metrics()
        self.logger = structlog.get_logger()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.kept: set[str] = set()
        self.is_closing = False
        self.loop: asyncio.AbstractEventLoop | None = None
        self.spent_written = 0.0
        self.presence_told = clock()

    # Begin and end

    async def open(self) -> None:
        """Begin: take over what nobody keeps, and listen to the other processes."""
        self.loop = asyncio.get_running_loop()
        await self._beat()
        self.spawn(self._load_clocked())
        self.spawn(self._heartbeats())
        self.spawn(self.live.listen(self._hinted))

    async def _load_clocked(self) -> None:
        """Read the tables whose clocks run, if nobody else can watch them."""
        if not self.is_alone:
            return
        wanted = None
        while wanted is None:
            try:
                wanted = await self.store.read(clocked_tables)
            except Unavailable:
                await asyncio.sleep(rooms.AGAIN_AFTER)
        for table in wanted:
            with contextlib.suppress(Refusal):
                await self.room(table)

    async def close(self) -> None:
        """Stop: write down how long turns have taken, and send everybody away."""
        self.is_closing = True
        with contextlib.suppress(Refusal):
            await self._write_spent()
            await self.store.write(partial(forget_process, process=self.process))
        for room in self.rooms.values():
            room.close(1012)
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.live.close()
        self.engines.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside everything else; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            self.logger.error("a duty failed", exc_info=problem)

    # Tables

    async def room(self, table: str) -> Room:
        """Find a table, reading it if it is not in memory.

        Raises:
            NoTable: there is none.
            Unavailable: the database does not answer.
        """
        room = self.rooms.get(table)
        if room is not None:
            return room
        if table not in self.loading:
            task = asyncio.get_running_loop().create_task(self._load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(self.loading[table])

    async def _load(self, table: str) -> Room:
        room = await self._read(table)
        if not self.is_alone:
            await self._try_to_keep([table])
        if room.epoch != self.store.writer.epoch:
            room = await self._read(table)  # a backup has been restored meanwhile
        self.rooms[table] = room
        self.metrics.rooms.set(len(self.rooms))
        if not self.is_alone:
            await room.hinted(Hint("", table, room.table.version + 1))  # what came while we were not listening for it
            room.hint_presence()  # others answer with who is there
        room.follow()
        return room

    async def _read(self, table: str) -> Room:
        try:
            laid = await self.store.read(partial(store.read_table, table=table))
            if laid is None:
                raise NoTable(NO_TABLE)
            ours = laid.setting.game.about.rules_version
            if laid.rules != ours:
                raise BadOption(OTHER_RULES, theirs=laid.rules, ours=ours, game=laid.setting.game.about.title)
            return Room(self, laid)
        except (NoTable, Unavailable, BadOption):
            raise
        except (msgspec.MsgspecError, *CRASHES) as problem:
            self.logger.error("a table cannot be read", table=table, problem=type(problem).__name__)
            raise BadRecord(UNREADABLE) from None

    async def lay(self, plan: Plan, holder: str) -> Laid:
        """Lay a table, and begin if all seats are taken.

        Raises:
            Unavailable: it could not be stored.
        """
        table = secrecy.new_id()
        token = secrecy.new_token()
        opening = Table.laid(plan.setting, plan.seats).begin(self.draw)
        invites = {number: secrecy.new_token() for number, seat in enumerate(plan.seats) if seat.kind == Kind.OPEN}
        await self.store.write(
            partial(
                store.lay_table,
                table=table,
                setting=plan.setting,
                sitting=plan.seats,
                accounts=[plan.account if seat.holder == holder else None for seat in plan.seats],
                is_public=plan.is_public,
                opening=[step.entry for step in opening],
                entrance=[store.Key(secrecy.hashed(token), holder, plan.account)],
                invitations=[(secrecy.hashed(invite), number) for number, invite in invites.items()],
            )
        )
        if any(seat.kind == Kind.ENGINE for seat in plan.seats):
            await self.room(table)  # an engine may have to begin
        return Laid(table, token, seats_of(holder, plan.seats), invites)

    async def holder(self, table: str, token: str) -> str | None:
        """Find whose token it is, at a table."""
        return await self.store.read(partial(store.holder_of, table=table, hashed=secrecy.hashed(token)))

    async def hold_back(self, seconds: float) -> None:
        """Wait before an engine's answer is played."""
        await asyncio.sleep(seconds)

    # Other processes

    def hint(self, hint: Hint) -> None:
        """Tell the other processes."""
        if not self.is_alone and not self.is_closing:
            self.spawn(self.live.publish(hint))

    def read_anew(self, table: str) -> None:
        """Forget a table that has been changed behind its back, here and at the other processes."""
        self._drop(table)
        self.hint(Hint(self.process, table, is_anew=True))

    def _drop(self, table: str) -> None:
        room = self.rooms.pop(table, None)
        if room is not None:
            room.close(1012)  # those who may will come back
        if table in self.kept:
            self.spawn(self._release([table]))

    def _hinted(self, hint: Hint) -> None:
        if hint.process == self.process:
            return
        if hint.is_anew:
            self._drop(hint.table)
            return
        room = self.rooms.get(hint.table)
        self.metrics.hints.labels("heard" if room is not None else "ignored").inc()
        if room is not None:
            self.spawn(self._pass_on(room, hint))

    async def _pass_on(self, room: Room, hint: Hint) -> None:
        with contextlib.suppress(Refusal):  # the next look at the database will find it
            await room.hinted(hint)

    def keeps(self, room: Room) -> bool:
        """Tell whether it is ours to ask a table's engines and to watch its clocks."""
        return self.is_alone or room.id in self.kept

    def _restored(self, epoch: str) -> None:
        """Forget everything: the database is not what it was. Called by the writer's thread."""
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self.forget, epoch)

    def forget(self, epoch: str | None = None) -> None:
        """Send everybody away, and read tables anew when they come back; but for tables of the epoch that it is now."""
        for room in tuple(self.rooms.values()):
            if room.epoch != epoch:
                del self.rooms[room.id]
                room.close(1012)
        self.kept.intersection_update(self.rooms)
        self.spawn(self._load_clocked())

    async def _heartbeats(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT * random.uniform(0.8, 1.2))
            with contextlib.suppress(Unavailable, Refusal):
                await self._beat()
                await self._look_around()
                await self._let_go()

    async def _beat(self) -> None:
        """Say that we live, keep what nobody keeps, and write down how long turns have taken."""
        held = random.sample(tuple(self.kept), min(MOST_ADOPTED, len(self.kept)))
        change = partial(beat, process=self.process, is_alone=self.is_alone, held=held)
        adopted, still_held, alive = await self.store.write(change)
        self.kept.difference_update(set(held) - set(still_held))  # somebody took us for dead
        self.kept.update(adopted)
        for room in tuple(self.rooms.values()):
            for process in set(room.elsewhere) - set(alive):
                room.lost_process(process)
        for table in adopted:
            if table in self.rooms:
                self.rooms[table].follow()
            else:
                with contextlib.suppress(Refusal):
                    await self.room(table)
        if self.time() - self.spent_written > SPENT_EVERY:
            await self._write_spent()

    async def _try_to_keep(self, wanted: Sequence[str]) -> None:
        self.kept.update(await self.store.write(partial(keep, process=self.process, wanted=wanted)))

    async def _look_around(self) -> None:
        """Look for what hints have not told: tables that have gone on at other processes."""
        if self.is_alone:
            return
        if self.time() - self.presence_told > PRESENCE_EVERY:
            self.presence_told = self.time()
            for room in self.rooms.values():
                room.hint_presence()  # a hint may have been lost
        watched = {
            table: room.table.version for table, room in self.rooms.items() if room.watchers or table in self.kept
        }
        if watched:
            found = await self.store.read(partial(versions_of, wanted=list(watched)))
            for table, version in found.items():
                if version > watched[table] and table in self.rooms:
                    self.metrics.hints.labels("missed").inc()
                    await self._pass_on(self.rooms[table], Hint("", table, version))
        mine = [table for table in self.rooms if table not in self.kept]
        if mine:
            await self._try_to_keep(random.sample(mine, min(MOST_ADOPTED, len(mine))))
            for table in mine:
                if table in self.kept and table in self.rooms:
                    self.rooms[table].follow()

    async def _write_spent(self) -> None:
        """Write down how long the turns have taken that a clock runs for."""
        self.spent_written = self.time()
        running = [
            (room.id, room.table.version, room.spent())
            for room in self.rooms.values()
            if self.keeps(room) and room.table.clock is not None and room.table.decider is not None
        ]
        if running:
            await self.store.write(partial(write_all_spent, running=running))

    async def _let_go(self) -> None:
        """Forget tables that nobody is at and nothing runs at; another process may keep them then."""
        now = self.time()
        for room in tuple(self.rooms.values()):
            busy = room.lock.locked() or (room.thinking is not None and not room.thinking[1].done())
            ticking = room.timer is not None
            linger = LINGER if room.table.result is None else LINGER_OVER
            if not room.watchers and not busy and not ticking and now - room.empty_since > linger:
                room.close(1012)
                del self.rooms[room.id]
        self.metrics.rooms.set(len(self.rooms))
        await self._release([table for table in self.kept if table not in self.rooms and table not in self.loading])

    async def _release(self, kept: Sequence[str]) -> None:
        """Keep some tables no longer; what cannot be written now is tried again later."""
        if kept:
            with contextlib.suppress(Unavailable):
                await self.store.write(partial(release, process=self.process, tables_kept=kept))
                self.kept.difference_update(kept)


# What is asked of the database


def now_in(connection: sa.Connection) -> int:
    """Give the time of the database, in seconds: the one clock that all processes share."""
    if connection.dialect.name == "sqlite":
        return int(connection.exec_driver_sql("SELECT CAST(strftime('%s', 'now') AS INTEGER)").scalar_one())
    return int(connection.exec_driver_sql("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS INTEGER)").scalar_one())


def beat(
    connection: sa.Connection, process: str, is_alone: bool, held: Sequence[str]
) -> tuple[list[str], list[str], list[str]]:
    """Say that a process lives.

    Given are the tables that it now keeps instead of a dead one, those of the ones that it held which it still keeps,
    and the living processes.
    """
    now = now_in(connection)
    if connection.execute(sa.update(processes).where(processes.c.id == process).values(seen=now)).rowcount == 0:
        connection.execute(sa.insert(processes), {"id": process, "seen": now})
    if is_alone:  # nobody else can be alive here
        connection.execute(sa.delete(processes).where(processes.c.id != process))
    connection.execute(sa.delete(processes).where(processes.c.seen < now - 10 * DEAD_AFTER))
    alive = sa.select(processes.c.id).where(processes.c.seen >= now - DEAD_AFTER)
    orphans = [
        row.id
        for row in connection.execute(
            sa.select(tables.c.id)
            .where(tables.c.status == "playing", tables.c.keeper.is_not(None), tables.c.keeper.not_in(alive))
            .limit(MOST_ADOPTED)
        )
    ]
    adopted = keep(connection, process, orphans)
    return adopted, keep(connection, process, held), [row.id for row in connection.execute(alive)]


def keep(connection: sa.Connection, process: str, wanted: Sequence[str]) -> list[str]:
    """Keep those of some tables that no living process keeps; give those that this one keeps now."""
    if not wanted:
        return []
    alive = sa.select(processes.c.id).where(processes.c.seen >= now_in(connection) - DEAD_AFTER)
    connection.execute(
        sa.update(tables)
        .where(
            tables.c.id.in_(wanted),
            sa.or_(tables.c.keeper.is_(None), tables.c.keeper.not_in(alive)),
        )
        .values(keeper=process)
    )
    kept = connection.execute(sa.select(tables.c.id).where(tables.c.id.in_(wanted), tables.c.keeper == process))
    return [row.id for row in kept]


def release(connection: sa.Connection, process: str, tables_kept: Sequence[str]) -> None:
    """Keep some tables no longer."""
    ours = sa.and_(tables.c.id.in_(tables_kept), tables.c.keeper == process)
    connection.execute(sa.update(tables).where(ours).values(keeper=None))


def forget_process(connection: sa.Connection, process: str) -> None:
    """Take a process out that has stopped, so that its tables are kept by others at once."""
    connection.execute(sa.delete(processes).where(processes.c.id == process))


def versions_of(connection: sa.Connection, wanted: Sequence[str]) -> dict[str, int]:
    """Read how far some tables have come."""
    rows = connection.execute(
        sa.select(entries.c.table_id, sa.func.max(entries.c.version).label("version"))
        .where(entries.c.table_id.in_(wanted))
        .group_by(entries.c.table_id)
    )
    return {row.table_id: row.version for row in rows}


def clocked_tables(connection: sa.Connection) -> list[str]:
    """List the tables where somebody's time runs."""
    none = encoder.encode(TimeControl()).decode()
    rows = connection.execute(sa.select(tables.c.id).where(tables.c.status == "playing", tables.c.control != none))
    return [row.id for row in rows]


def write_all_spent(connection: sa.Connection, running: Sequence[tuple[str, int, int]]) -> None:
    """Write down how long turns have taken."""
    for table, version, spent in running:
        store.write_spent(connection, table, version, spent)

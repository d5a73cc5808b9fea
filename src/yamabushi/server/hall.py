"""All tables of this server process: found, laid, kept, and let go."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

import msgspec
import sqlalchemy as sa
import structlog

from yamabushi.core.errors import BadOption, BadRecord, Refusal, Sentence
from yamabushi.server import duties, secrecy
from yamabushi.server.duties import Duties
from yamabushi.server.engine_room import CRASHES, EngineRoom
from yamabushi.server.live import Alone, Hint, Live, Valkey
from yamabushi.server.lived_time import LivedTime
from yamabushi.server.metrics import Metrics
from yamabushi.server.neighbours import Neighbours
from yamabushi.server.news.desk import Desk
from yamabushi.server.rooms.hints import take_in
from yamabushi.server.rooms.room import Room
from yamabushi.server.rooms.services import Services
from yamabushi.server.storage import laying, listing, log, presence, processes, seating
from yamabushi.server.storage.placing import Sitter, lay_for
from yamabushi.server.storage.stirring import Stirring
from yamabushi.server.storage.store import Store
from yamabushi.server.storage.writer import Change, Restored, Unavailable
from yamabushi.server.troubles import Troubles
from yamabushi.table.seats import Seat, SeatKind, seats_of
from yamabushi.table.setting import Setting
from yamabushi.table.table import Drawing, Table

Result = TypeVar("Result")

NO_TABLE = Sentence("hall-no-table", "There is no such table.")
UNREADABLE = Sentence("hall-unreadable", "What is stored of that table cannot be read by this version.")
OTHER_RULES = Sentence(
    "hall-rules", "That game was begun by rules {theirs} of {game}; these are rules {ours} and cannot go on with it."
)

HEARTBEAT = 2.0
"""How often, in seconds, a process says that it lives; one that is alone only where somebody has written."""

LINGER, LINGER_OVER = 60.0, 5.0
"""For so many seconds a table that nobody is at stays in memory, while the game is on and when it is over."""

SPENT_EVERY = 30.0
"""How often, in seconds, it is written down how long turns have taken."""

SEEN_EVERY = 30.0
"""How often, in seconds, it is written down that people are still at a table."""

FORGET_EVERY = 600.0
"""How often, in seconds, tables that nobody waits at any more are looked for."""

PRESENCE_EVERY = 20.0
"""How often, in seconds, processes tell each other again who is at which table."""


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
        clock: Callable[[], float] | None = None,
        draw: Drawing = secrecy.drawn,
        engine_pause: float = 0.5,
    ) -> None:
        self.lived_time = LivedTime()
        clock = clock or self.lived_time
        self.store = storage
        self.store.writer.restored = self._restored
        self.engines = engines
        self.metrics = Metrics()
        self.duties = Duties(self._failed)
        self.neighbours = Neighbours(live or Alone(), self.duties)
        self.news = Desk(
            self.neighbours,
            self.duties,
            structlog.get_logger(),
            stirring=Stirring(storage.traces, unseen=0.0),  # where others may write unseen, as often as one may
        )
        self.stirring = Stirring(storage.traces)
        self.troubles = Troubles(structlog.get_logger(), self.metrics)
        self.store.writer.watch = self.troubles.wrote
        if isinstance(live, Valkey):
            live.watch = self.troubles.heard
        # All that rooms know of us.
        self.services = Services(
            storage,
            engines,
            self.neighbours,
            self.duties,
            self.metrics,
            structlog.get_logger(),
            self.troubles,
            clock,
            draw,
            engine_pause,
            self.forget,
        )
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        # Looks again at bans, blocks and announcements.
        self.look_at_notices: Callable[[], None] = lambda: None
        # Tables that are read anew while a game is on there, as they were.
        self.dropped: dict[str, Room] = {}
        self.loop: asyncio.AbstractEventLoop | None = None
        self.spent_written = 0.0
        self.presence_told = clock()
        # When it was last written down that people are at a table; and when the abandoned ones were looked for.
        self.seen: dict[str, float] = {}
        self.forgotten = clock() - FORGET_EVERY

    def _failed(self, problem: BaseException) -> None:
        self.services.logger.error("a duty failed", exc_info=problem)

    # Begin and end

    async def open(self) -> None:
        """Begin: take over what nobody keeps, and listen to the other processes."""
        self.loop = asyncio.get_running_loop()
        await self._beat()
        self.duties.spawn(self._load_clocked())
        self.duties.spawn(self._heartbeats())
        self.duties.spawn(self.lived_time.go_on())
        self.duties.spawn(self.neighbours.live.listen(self._hinted))
        self.duties.spawn(self.news.go_on())

    async def _load_clocked(self) -> None:
        """Read the tables whose clocks run, if nobody else can watch them."""
        if not self.neighbours.is_alone:
            return
        wanted = None
        while wanted is None:
            try:
                wanted = await self.store.read(listing.clocked_tables)
            except Unavailable:
                await asyncio.sleep(duties.AGAIN_AFTER)
        for table in wanted:
            with contextlib.suppress(Refusal):
                await self.room(table)

    async def close(self) -> None:
        """Stop: write down how long turns have taken, and send everybody away."""
        self.duties.is_closing = True
        with contextlib.suppress(Refusal):
            await self._write_spent()
            await self.store.write(partial(processes.forget_process, process=self.neighbours.process))
        for room in self.rooms.values():
            room.close(1012)
        self.news.close()
        await self.duties.cancel_all()
        await self.neighbours.live.close()
        self.engines.close()

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
        if not self.neighbours.is_alone:
            await self._try_to_keep([table])
        if room.history.epoch != self.store.writer.epoch:
            room = await self._read(table)  # a backup has been restored meanwhile
        if (before := self.dropped.pop(table, None)) is not None:
            room.go_on_after(before)
        self.rooms[table] = room
        self.metrics.rooms.set(len(self.rooms))
        if not self.neighbours.is_alone:
            await take_in(room, Hint("", table, room.table.version + 1))  # what came while we were not listening for it
            room.hint_presence()  # others answer with who is there
        room.follow()
        return room

    async def _read(self, table: str) -> Room:
        return await self._readable(table, partial(Room, self.services))

    async def replayed(self, table: str) -> Table:
        """Read a table as it stands, and do not keep it.

        Raises:
            NoTable: there is none.
            Unavailable: the database does not answer.
            Refusal: it cannot be read by this version.
        """
        return await self._readable(table, lambda stored: Table.laid(stored.setting, stored.seats, stored.entries))

    async def _readable(self, table: str, made: Callable[[laying.StoredTable], Result]) -> Result:
        """Read a table, and make something of it."""
        try:
            stored = await self.store.read(partial(laying.read_table, table=table))
            if stored is None:
                raise NoTable(NO_TABLE)
            about = stored.setting.game.about
            if stored.rules != about.rules_version:
                raise BadOption(OTHER_RULES, theirs=stored.rules, ours=about.rules_version, game=about.title)
            return made(stored)
        except (NoTable, Unavailable, BadOption):
            raise
        except (msgspec.MsgspecError, *CRASHES) as problem:
            self.services.logger.error("a table cannot be read", table=table, problem=type(problem).__name__)
            raise BadRecord(UNREADABLE) from None

    async def lay(self, plan: Plan, holder: str, require: Change[None] | None = None) -> Laid:
        """Lay a table, and begin if all seats are taken; first of all, in the same transaction, require something.

        Raises:
            Refusal: what is required does not hold.
            Unavailable: it could not be stored.
        """
        table = secrecy.new_id()
        token = secrecy.new_token()
        opening = Table.laid(plan.setting, plan.seats).begin(self.services.draw)
        invites = {number: secrecy.new_token() for number, seat in enumerate(plan.seats) if seat.kind == SeatKind.OPEN}
        laying_it = partial(
            laying.lay_table,
            table=table,
            setting=plan.setting,
            sitting=plan.seats,
            accounts=[plan.account if seat.holder == holder else None for seat in plan.seats],
            is_public=plan.is_public,
            opening=[step.entry for step in opening],
            entrance=[seating.Key(secrecy.hashed(token), holder, plan.account)],
            invitations=[(secrecy.hashed(invite), number) for number, invite in invites.items()],
        )

        def change(connection: sa.Connection) -> None:
            if require is not None:
                require(connection)
            laying_it(connection)

        await self.store.write(change)
        if any(seat.kind == SeatKind.ENGINE for seat in plan.seats):
            await self.room(table)  # an engine may have to begin
        return Laid(table, token, seats_of(holder, plan.seats), invites)

    async def lay_for(
        self, setting: Setting, sitters: Sequence[Sitter], *, table: str | None = None, is_public: bool = True
    ) -> str:
        """Lay a table for known people, and begin; with an id of the caller's, it is laid once however often one asks.

        Whoever takes something else in the same transaction uses `placing.lay_for`, and then `attend`.

        Raises:
            Taken: another process lays the same table just now.
            Unavailable: it could not be stored.
        """
        table = table or secrecy.new_id()
        change = partial(
            lay_for, table=table, setting=setting, sitters=sitters, draw=self.services.draw, is_public=is_public
        )
        await self.store.write(change)
        await self.attend(table)
        return table

    async def attend(self, table: str) -> None:
        """See to a table that was laid for known people: its clock runs, and an engine may have to begin."""
        with contextlib.suppress(Refusal):  # whoever comes there first has it read
            await self.room(table)

    async def holder(self, table: str, token: str) -> str | None:
        """Find whose token it is, at a table."""
        return await self.store.read(partial(seating.holder_of, table=table, hashed=secrecy.hashed(token)))

    # Other processes

    def read_anew(self, table: str) -> None:
        """Forget a table that has been changed behind its back, here and at the other processes."""
        self._drop(table)
        self.neighbours.hint(table, is_anew=True)

    def _drop(self, table: str) -> None:
        room = self.rooms.pop(table, None)
        if room is not None:
            room.close(1012)  # those who may will come back
            if room.table.decider is not None:
                self.dropped[table] = room
                self.duties.spawn(self.attend(table))  # whoever comes back or not: a clock runs, or an engine decides
        if table in self.neighbours.kept:
            self.duties.spawn(self._release([table]))

    def _hinted(self, hint: Hint) -> None:
        if hint.process == self.neighbours.process:
            return
        if hint.is_anew:
            self._drop(hint.table)
            return
        if hint.is_notice:
            self.look_at_notices()
            return
        if hint.topic:
            self.store.traces.count += 1
            self.news.heard(hint.topic, hint.key)
            return
        self.store.traces.count += 1  # another process has written
        self.services.changed(hint.table)
        room = self.rooms.get(hint.table)
        self.metrics.hints.labels("heard" if room is not None else "ignored").inc()
        if room is not None:
            self.duties.spawn(self._pass_on(room, hint))

    async def _pass_on(self, room: Room, hint: Hint) -> None:
        with contextlib.suppress(Refusal):  # the next look at the database will find it
            await take_in(room, hint)

    def _restored(self, epoch: str) -> None:
        """Forget everything: the database is not what it was. Called by the writer's thread."""
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self.forget, epoch)

    def forget(self, epoch: str | None = None) -> None:
        """Send everybody away, and read tables anew when they come back; but for tables of the epoch that it is now."""
        for room in tuple(self.rooms.values()):
            if room.history.epoch != epoch:
                del self.rooms[room.id]
                room.close(1012)
        self.neighbours.kept.intersection_update(self.rooms)
        self.news.changed_all()
        self.duties.spawn(self._load_clocked())

    async def _heartbeats(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT * random.uniform(0.8, 1.2))
            with contextlib.suppress(Unavailable, Refusal):
                if self.stirring.is_due() or self._is_spent_old or not self.neighbours.is_alone:
                    await self._beat()
                await self._look_around()
                await self._attend()
                await self._let_go()

    async def _beat(self) -> None:
        """Say that we live, keep what nobody keeps, and write down how long turns have taken."""
        held = random.sample(tuple(self.neighbours.kept), min(processes.MOST_ADOPTED, len(self.neighbours.kept)))
        us = self.neighbours
        change = partial(
            processes.beat,
            process=us.process,
            is_alone=us.is_alone,
            held=held,
            place=us.place,
            noticed=us.noticed,
        )
        beaten = await self.store.writer.write(change)  # that it lives is no news to its own duties
        self.stirring.settle()
        self.neighbours.kept.difference_update(set(held) - set(beaten.still_held))  # somebody took us for dead
        self.neighbours.kept.update(beaten.adopted)
        for room in tuple(self.rooms.values()):
            for process in set(room.presence.elsewhere) - set(beaten.alive):
                room.presence.lost_process(process, self.services.time())
        for table in beaten.adopted:
            if table in self.rooms:
                self.rooms[table].follow()
            else:
                with contextlib.suppress(Refusal):
                    await self.room(table)
        if self._is_spent_old:
            await self._write_spent()

    @property
    def _is_spent_old(self) -> bool:
        return self.services.time() - self.spent_written > SPENT_EVERY

    async def _try_to_keep(self, wanted: Sequence[str]) -> None:
        self.neighbours.kept.update(
            await self.store.write(partial(processes.keep, process=self.neighbours.process, wanted=wanted))
        )

    async def _look_around(self) -> None:
        """Look for what hints have not told: tables that have gone on at other processes."""
        if self.neighbours.is_alone:
            return
        if self.services.time() - self.presence_told > PRESENCE_EVERY:
            self.presence_told = self.services.time()
            for room in self.rooms.values():
                room.hint_presence()  # a hint may have been lost
        watched = {
            table: room.table.version
            for table, room in self.rooms.items()
            if room.presence.watchers or table in self.neighbours.kept
        }
        if watched:
            found = await self.store.read(partial(log.versions_of, wanted=list(watched)))
            for table, version in found.items():
                if version > watched[table] and table in self.rooms:
                    self.metrics.hints.labels("missed").inc()
                    await self._pass_on(self.rooms[table], Hint("", table, version))
        mine = [table for table in self.rooms if table not in self.neighbours.kept]
        if mine:
            await self._try_to_keep(random.sample(mine, min(processes.MOST_ADOPTED, len(mine))))
            for table in mine:
                if table in self.neighbours.kept and table in self.rooms:
                    self.rooms[table].follow()

    async def _write_spent(self) -> None:
        """Write down how long the turns have taken that a clock runs for."""
        self.spent_written = self.services.time()
        running = [
            (room.id, room.table.version, room.spent())
            for room in self.rooms.values()
            if self.neighbours.keeps(room.id) and room.table.clock is not None and room.table.decider is not None
        ]
        if running:
            await self.store.write(partial(log.write_spent, running=running))

    async def _attend(self) -> None:
        """Write down where people are, so that lists show it; throw away tables where nobody has been for long."""
        now = self.services.time()
        present = [room.id for room in self.rooms.values() if room.table.result is None and room.presence.has_people]
        self.seen = {table: self.seen.get(table, -SEEN_EVERY) for table in present}
        due = [table for table, when in self.seen.items() if now - when >= SEEN_EVERY]
        if due:
            await self.store.write(partial(presence.see, present=due))
            self.seen.update(dict.fromkeys(due, now))
        if now - self.forgotten >= FORGET_EVERY:
            for table in await self.store.write(presence.forget_abandoned):
                self.read_anew(table)
            self.forgotten = now

    async def _let_go(self) -> None:
        """Forget tables that nobody is at and nothing runs at; another process may keep them then."""
        now = self.services.time()
        for room in tuple(self.rooms.values()):
            linger = LINGER if room.table.result is None else LINGER_OVER
            if room.is_idle and now - room.presence.empty_since > linger:
                room.close(1012)
                del self.rooms[room.id]
        self.metrics.rooms.set(len(self.rooms))
        await self._release(
            [table for table in self.neighbours.kept if table not in self.rooms and table not in self.loading]
        )

    async def _release(self, kept: Sequence[str]) -> None:
        """Keep some tables no longer; what cannot be written now is tried again later."""
        if not kept:
            return
        self.neighbours.kept.difference_update(kept)  # before it is written: a heartbeat between would keep them again
        try:
            await self.store.write(partial(processes.release, process=self.neighbours.process, tables_kept=kept))
        except (Unavailable, Restored):
            self.neighbours.kept.update(kept)

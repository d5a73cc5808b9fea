"""A table in memory with all who are there: one at a time, stored, then true, then told."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Collection, Sequence
from functools import partial

from yamabushi.core.errors import Refusal
from yamabushi.core.game import CHANCE
from yamabushi.server import duties, messages
from yamabushi.server.audience import Gathered
from yamabushi.server.messages import News, Said
from yamabushi.server.rooms.clocks import ClockWatch
from yamabushi.server.rooms.engine_turns import Duty, EngineTurns
from yamabushi.server.rooms.history import History
from yamabushi.server.rooms.ledger import Ledger
from yamabushi.server.rooms.presence import Presence, seat_watcher
from yamabushi.server.rooms.previews import Previews
from yamabushi.server.rooms.remarks import Remarks
from yamabushi.server.rooms.reminding import reminder
from yamabushi.server.rooms.services import Services
from yamabushi.server.rooms.views import Answer, Views
from yamabushi.server.storage import database
from yamabushi.server.storage.laying import Rematch, StoredTable
from yamabushi.server.storage.seating import accounts_at
from yamabushi.server.storage.writer import RESTORED, UNAVAILABLE, Restored, Taken, Unavailable
from yamabushi.server.telling import refused, said
from yamabushi.server.watchers import Watcher
from yamabushi.table import events
from yamabushi.table.seats import Seat
from yamabushi.table.table import Step, Table


class Turn:
    """One's turn at a table: entered when nobody else has it."""

    __slots__ = ("room",)

    def __init__(self, room: Room) -> None:
        self.room = room

    async def __aenter__(self) -> None:
        await self.room.wait_for_turn()
        try:
            await self.room.settle()
        except BaseException:
            self.room.lock.release()
            raise

    async def __aexit__(self, *_problem: object) -> None:
        self.room.lock.release()


class Room:
    """A table and its watchers."""

    def __init__(self, services: Services, stored: StoredTable) -> None:
        now = services.time()
        self.services = services
        self.id = stored.id
        self.lock = asyncio.Lock()
        # How many wait for their turn.
        self.waiting = 0
        # Whether this room has been given up, and the table is to be read anew.
        self.is_gone = False
        self.history = History(stored, now)
        self.remarks = Remarks((said(row), row.account) for row in stored.remarks)
        self.presence = Presence(len(stored.seats), now)
        self.views = Views(self.history, self.presence, self.remarks)
        self.previews = Previews(self.history)
        self.ledger = Ledger(self.history, services.store, lambda: self._soon(self._catch_up))
        self.clock_watch = ClockWatch(self.history, lambda: self._soon(self.check_clock))
        self.engine_turns = EngineTurns(services, self.history, self._see_to, self.commit, self.tell_all)
        # Who comes and goes, told to all here; and to the other processes, if they do not know who is here.
        self.arrivals = Gathered(self.tell_presence, services.time)
        self.hinted_seats: tuple[int, ...] | None = None

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.history.table

    def spent(self, now: float | None = None) -> int:
        """Say how long the turn has taken, in milliseconds."""
        return self.history.spent(self.services.time() if now is None else now)

    # Who is there

    def enter(self, watcher: Watcher, since: int | None) -> None:
        """Let somebody in: first they hear all that happens from now on, then how it is."""
        seat_watcher(watcher, self.table)
        self.presence.add(watcher)
        self.tell_snapshot(watcher, since)
        self._tell_presence_of(watcher)
        self.follow()

    def exit(self, watcher: Watcher) -> None:
        """Let somebody go."""
        self.presence.remove(watcher, self.services.time())
        self._tell_presence_of(watcher)

    def sit(self, seats: Sequence[Seat]) -> None:
        """Take in who sits where, and tell everybody."""
        self.history.sit(seats)
        self._seat_all()
        self.hint_presence()

    def _seat_all(self) -> None:
        for watcher in self.presence.watchers:
            seat_watcher(watcher, self.table)
        self.tell_all(self.views.people())

    def _tell_presence_of(self, watcher: Watcher) -> None:
        """Say that somebody has come or gone: of those who play at once, of those who watch a few times a second."""
        if watcher.seats:
            self.arrivals.now()
        else:
            self.arrivals.changed()

    def tell_presence(self) -> None:
        """Say who is there: to all here, and to the other processes if they do not know."""
        self.tell_all(self.views.people())
        if self.presence.seats_here() != self.hinted_seats:
            self.hint_presence()

    def hint_presence(self) -> None:
        """Tell the other processes who is here."""
        self.hinted_seats = self.presence.seats_here()
        self.services.neighbours.hint(self.id, self.table.version, here=self.hinted_seats)

    # What is told

    def tell_all(self, news: News) -> None:
        """Tell everybody the same."""
        data = messages.encoder.encode(news)
        for watcher in tuple(self.presence.watchers):
            watcher.tell(data)

    def tell_snapshot(self, watcher: Watcher, since: int | None = None) -> None:
        """Tell somebody how it is."""
        watcher.tell(self.views.snapshot(watcher, self.services.time(), since))

    def refuse(self, watcher: Watcher, refusal: Refusal, sent: str | None = None) -> None:
        """Say why not."""
        self.services.metrics.refusals.labels(refusal.code).inc()
        watcher.tell(refused(refusal, sent, self.table.version))

    def hear(self, remark: Said, account: str | None) -> None:
        """Pass a remark of an account, or of a guest, on to those who may hear it."""
        if self.remarks.add(remark, account):
            for watcher in tuple(self.presence.watchers):
                if self.remarks.may_hear(watcher, remark, is_over=self.table.result is not None):
                    watcher.tell(remark)

    def tell_withheld(self) -> None:
        """Tell players what those who watched have said, once the game is over."""
        if self.table.result is not None:
            for watcher in tuple(self.presence.watchers):
                if withheld := self.remarks.withheld_from(watcher):
                    watcher.tell(*withheld)

    def note_players(self, accounts: Collection[str | None]) -> None:
        """Take in which accounts have seats here: their other devices hear nothing of those who watch."""
        for watcher in self.presence.watchers:
            watcher.is_player |= watcher.account_id is not None and watcher.account_id in accounts

    # One at a time

    def turn(self) -> Turn:
        """Wait for one's turn at this table, but not for ever; what is in memory is what is stored then.

        Raises:
            Unavailable: the database lets all wait who came before.
            Restored: this room has been given up.
        """
        return Turn(self)

    async def wait_for_turn(self) -> None:
        if not self.lock.locked() and not self.waiting:
            await self.lock.acquire()  # at once; mostly it is like this, and a time limit costs more than all the rest
            return
        self.waiting += 1
        try:
            async with asyncio.timeout(database.ANSWER_SECONDS):
                await self.lock.acquire()
        except TimeoutError:
            raise Unavailable(UNAVAILABLE) from None
        finally:
            self.waiting -= 1

    @contextlib.asynccontextmanager
    async def patient_turn(self) -> AsyncIterator[None]:
        """Wait for one's turn for as long as it takes: for what nobody waits for."""
        self.waiting += 1
        try:
            await self.lock.acquire()
        finally:
            self.waiting -= 1
        try:
            yield
        finally:
            self.lock.release()

    async def settle(self) -> None:
        """Make sure that what is in memory is what is stored.

        Raises:
            Restored: this room has been given up.
        """
        self._require_here()
        if self.ledger.is_unsure:
            await self.reload("unsure")
        self.history.go_on(self.services.time())

    def _require_here(self) -> None:
        if self.is_gone:
            raise Restored(RESTORED)

    def _soon(self, duty: Duty) -> None:
        self.services.duties.spawn(self._see_to(duty))

    async def _see_to(self, duty: Duty) -> None:
        """Do something that nobody waits for; if it cannot be stored, do it a little later."""
        while not self.services.duties.is_closing:
            try:
                async with self.patient_turn():
                    await self.settle()
                    await duty()
            except Unavailable:
                await asyncio.sleep(duties.AGAIN_AFTER)
                continue
            except (Refusal, Taken):
                pass  # it is no longer due: another process has done it, or the game has gone on
            return

    async def _catch_up(self) -> None:
        """Do nothing more: what has been stored is known by now, and told."""

    # Store, then remember, then tell

    async def commit(
        self,
        steps: Sequence[Step],
        client_id: str | None = None,
        answer: Answer | None = None,
        rematch: Rematch | None = None,
    ) -> None:
        """Store some entries; then, and only then, they have happened, and whoever asked for them is answered.

        Raises:
            Taken: another process has stored others; they are known now.
            Unavailable: nothing could be stored.
        """
        if not steps:
            return
        self._require_here()
        try:
            await self.ledger.append(steps, client_id, rematch)
        except Taken:
            await self.reload("taken")
            raise
        self.apply(steps, answer)

    def apply(self, steps: Sequence[Step], answer: Answer | None = None) -> None:
        """Remember what has been stored, tell everybody, and do what follows."""
        if not steps:
            return
        services, before, now = self.services, self.table, self.services.time()
        self.history.take(steps, now)
        table = self.table
        kinds = [type(step.entry.event) for step in steps]
        for kind in kinds:
            services.metrics.moves.count_entry(kind)
        self.views.tell_happened(before.version, now, answer)
        if before.result is None:
            self.tell_withheld()
        if events.Replace in kinds:
            self.tell_all(self.views.people())
        services.neighbours.hint(self.id, table.version)
        services.changed(self.id)
        if (due := reminder(self.id, table, before.decider, self.presence)) is not None:
            services.push_to_seat(self.id, *due)
        if table.result is not None and before.result is None:
            services.ended(self.id)
            if table.is_rated:
                services.metrics.rated.inc()
        self.follow()

    async def reload(self, reason: str) -> None:
        """Read what has happened without us, and who sits where.

        Raises:
            Restored: a backup has been restored; what it has of this table need not follow what we remember.
        """
        self.services.metrics.reloads.labels(reason).inc()
        news = await self.ledger.read_new_entries()
        if news.epoch != self.history.epoch:
            self.services.restored(news.epoch)
            raise Restored(RESTORED)
        self.ledger.is_sure()
        since, now, seats, result = self.table.version, self.services.time(), self.table.seats, self.table.result
        self.history.take_new_entries(news, now)
        if news.seats != seats:
            self._seat_all()
            self.note_players(await self.services.store.read(partial(accounts_at, table=self.id)))
        if news.entries:
            self.views.tell_happened(since, now)
            if result is None:
                self.tell_withheld()
        self.follow()

    async def reach(self, version: int) -> None:
        """Read what has happened at another process, if somebody comes from there who has seen more than we have.

        Raises:
            Unavailable: the database does not answer.
            Restored: a backup has been restored.
        """
        if version > self.table.version:
            async with self.turn():
                await self.reload_behind(version)

    async def reload_behind(self, version: int) -> None:
        """Read what has happened without us, if it has come to a version that we do not know."""
        if version > self.table.version and not self.services.neighbours.is_alone:
            await self.reload("behind")

    # What follows: clocks, chance and engines

    def follow(self) -> None:
        """Wait for the clock, and ask the engine, if it is their turn and ours to keep this table."""
        self.clock_watch.stop()
        table = self.table
        if table.decider is None and table.state.seat != CHANCE:
            return
        if not self.services.neighbours.keeps(self.id):
            return
        self.clock_watch.follow(self.services.time())
        if table.has_begun and table.result is None and table.state.seat == CHANCE:
            self._soon(self._draw_chance)
        self.engine_turns.follow()

    async def flag(self, now: float) -> None:
        """End the game, if the time was up at a moment."""
        if steps := self.table.flag(self.spent(now)):
            await self.commit(steps)

    async def check_clock(self) -> None:
        """End the game if the time is up."""
        await self.flag(self.services.time())
        if self.table.result is None:
            self.follow()

    async def _draw_chance(self) -> None:
        """Let chance speak where a stop came between."""
        await self.commit(self.table.pending_chance(self.services.draw))

    # The end

    def go_on_after(self, before: Room) -> None:
        """Go on where the same table was when it was read anew: since when the turn has run, and who has been away."""
        if before.history.epoch == self.history.epoch:
            self.history.go_on_with_turn(before.history)
            self.presence.away |= before.presence.away

    @property
    def is_idle(self) -> bool:
        """Tell whether nobody is here, and nothing runs here."""
        is_busy = self.lock.locked() or self.engine_turns.is_thinking or self.clock_watch.timer is not None
        return not self.presence.watchers and not is_busy

    def close(self, code: int) -> None:
        """Give this room up, and send everybody away; they may come back to another one."""
        self.is_gone = True
        self.arrivals.close()
        self.clock_watch.stop()
        self.engine_turns.stop()
        if self.lock.locked() and not self.services.duties.is_closing:
            self.services.duties.spawn(self._send_away(code))
        else:
            self._close_all(code)

    async def _send_away(self, code: int) -> None:
        """Send everybody away as soon as those who have wished for something are answered."""
        async with self.lock:
            self._close_all(code)

    def _close_all(self, code: int) -> None:
        for watcher in tuple(self.presence.watchers):
            watcher.close(code)

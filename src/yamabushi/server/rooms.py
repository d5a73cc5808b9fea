"""A table and all who are at it: one wish at a time, stored, then true, then told.

```
wish ─► 1 is it about the position as it is?        else: stale, and how it is
        2 do the table and the rules allow it?      else: refused, with a sentence and a code
        3 store the entries in ONE transaction      unique (table, version), unique (table, client id)
        4 only then change what is in memory
        5 tell everybody: each its own view, its own lines
        6 an engine's turn? ask for it; a clock runs? wait for it
```
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

import sqlalchemy as sa
from msgspec.structs import replace

from yamabushi.core.errors import IllegalAction, Refusal, Sentence
from yamabushi.core.game import CHANCE, State
from yamabushi.server import messages, pacing, secrecy
from yamabushi.server.audience import Gathered
from yamabushi.server.engine_room import Asked, Choice, EngineDied, chosen
from yamabushi.server.live import Hint
from yamabushi.server.messages import Done, Line, News, Previewed, Said, Seen, Sitting, Snapshot, Standing
from yamabushi.server.storage import database, store
from yamabushi.server.storage.writer import RESTORED, UNAVAILABLE, Change, Late, Restored, Result, Taken, Unavailable
from yamabushi.server.telling import cleaned, line_of, open_view, preview_shown, refused, said
from yamabushi.server.watchers import Watcher, raw
from yamabushi.table import events
from yamabushi.table.events import Entry, Matter
from yamabushi.table.seats import Kind, Seat, seats_of, swapped
from yamabushi.table.table import STALE, Stale, Step, Table

if TYPE_CHECKING:
    from yamabushi.server.hall import Hall

NOT_SEATED = Sentence("room-watching", "You are watching; only those who play can do that.")
OTHER_ACTION = Sentence("room-same-id", "That id was sent before, with another action.")
NO_SEAT = Sentence("room-no-seat", "That seat is taken already.")
NO_INVITE = Sentence("room-no-invite", "That invitation is not known here, or has been used.")
CLOSED_TABLE = Sentence("room-closed", "That table is joined by invitation.")
NOT_YOUR_SEAT = Sentence("room-not-yours", "That seat is not yours.")
HAS_BEGUN = Sentence("room-begun", "The game has begun; resign instead of leaving.")
PARTNERS = Sentence("room-partners", "In teams those who play do not talk while the game is on.")
NOTHING_SAID = Sentence("room-nothing-said", "There is nothing in that which could be shown.")
OFFERED = Sentence("room-offered", "You have offered that already.")
TOO_LONG = Sentence("room-long", "Too much has happened at this table; lay another one.")
ENOUGH_SAID = Sentence("room-enough", "Enough has been said at this table.")
HELLO_AGAIN = Sentence("room-hello", "You are here already.")
CURTAIN = Sentence("room-curtain", "The curtain is drawn; whoever decides takes the screen first.")

MOST_REMARKS = 500
ATTEMPTS = 3
"""So often an engine is asked before chance takes its place."""

ENGINE_SECONDS = 180.0
"""An engine that has not answered by then never will."""

MOST_ENTRIES = 20_000
"""So much happens at a table at most, besides decisions; no game comes near it."""

SOON = 0.05

AGAIN_AFTER = 1.0
"""After so many seconds something is tried again that could not be stored."""

CRASHES = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    MemoryError,
    RuntimeError,
    TypeError,
    ValueError,
)
"""What an engine might raise that has a fault; the game goes on without it."""


class Room:
    """A table in memory, with its watchers."""

    def __init__(self, hall: Hall, laid: store.Laid) -> None:
        self.hall = hall
        self.id = laid.id
        self.is_public = laid.is_public
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        # Whether the database may know more than we do: something went wrong between storing and remembering.
        self.is_unsure = False
        # Whether the writer may still be at something of ours, because the database hangs.
        self.is_late = False
        # Whether this room has been given up, and the table is to be read anew.
        self.is_gone = False
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: tuple[int, asyncio.Task[None]] | None = None
        # Since when a seat has been away; seats at other processes, by process.
        self.away: dict[int, float] = dict.fromkeys(range(len(laid.seats)), hall.time())
        self.elsewhere: dict[str, tuple[int, ...]] = {}
        self.empty_since = hall.time()
        # Who comes and goes, told to all here; and to the other processes, if they do not know who is here.
        self.presence = Gathered(self._tell_presence, hall.time)
        self.hinted_seats: tuple[int, ...] | None = None
        self._take(laid)
        # What actions of a position would do, as far as somebody has asked.
        self.previewed: tuple[State, dict[str, dict[str, Any] | None]] = (self.table.state, {})

    def _take(self, laid: store.Laid) -> None:
        """Take in what the database knows."""
        self.epoch = laid.epoch
        self.table = Table.laid(laid.setting, laid.seats)
        self.answers = dict(laid.answers)
        self.remarks = [said(row) for row in laid.remarks]
        # What has happened, each with the position before it.
        self.log: list[tuple[Entry, State]] = []
        self._remember(laid.entries)
        self.turn_began = self.hall.time() - laid.spent / 1000
        # Since when whoever is to decide has tried to, and nothing could be stored.
        self.stalled_since: float | None = None

    # Who is there

    def enter(self, watcher: Watcher, since: int | None) -> None:
        """Let somebody in: first they hear all that happens from now on, then how it is."""
        self.watchers.add(watcher)
        self._seat(watcher)
        for seat in watcher.seats:
            self.away.pop(seat, None)
        watcher.tell(self.snapshot(watcher, since))
        self._tell_presence_of(watcher)
        self.follow()

    def exit(self, watcher: Watcher) -> None:
        """Let somebody go."""
        self.watchers.discard(watcher)
        for seat in watcher.seats:
            if not self.is_here(seat):
                self.away[seat] = self.hall.time()
        if not self.watchers:
            self.empty_since = self.hall.time()
        self._tell_presence_of(watcher)

    def _seat(self, watcher: Watcher) -> None:
        """Find out which seats somebody holds, and whose view they have."""
        watcher.seats = seats_of(watcher.holder, self.table.seats)
        if not watcher.seats:
            watcher.facing = None
        elif len(watcher.seats) == 1:
            watcher.facing = watcher.seats[0]
        elif self.has_secrets:
            # One screen, hidden hands: whoever had it hands it over, and the curtain falls until then.
            decider = self.table.decider
            if decider in watcher.seats and decider != watcher.facing:
                watcher.facing = None
        else:
            watcher.facing = self.table.decider if self.table.decider in watcher.seats else watcher.seats[0]

    def is_here(self, seat: int) -> bool:
        """Tell whether somebody who holds a seat is at the table."""
        return any(seat in watcher.seats for watcher in self.watchers) or any(
            seat in seats for seats in self.elsewhere.values()
        )

    def away_for(self) -> dict[int, float]:
        """Say for how long each seat has been away that is not here."""
        now = self.hall.time()
        return {
            seat: now - self.away.setdefault(seat, now)
            for seat in range(len(self.table.seats))
            if not self.is_here(seat)
        }

    @property
    def has_secrets(self) -> bool:
        """Tell whether seats see different things."""
        return self.table.game.has_secrets

    # What is told

    def snapshot(self, watcher: Watcher, since: int | None = None) -> Snapshot:
        """Say all that somebody may know, with the log after a version."""
        return Snapshot(
            self.about(),
            watcher.seats,
            watcher.facing,
            self.table.version,
            self.standing(),
            self.people(),
            self.spectators(),
            self.lines(watcher.facing, since if since is not None and since <= self.table.version else 0),
            [remark for remark in self.remarks if self.may_hear(watcher, remark)],
            self.table.state.view(watcher.facing),
        )

    def about(self) -> messages.About:
        """Say what never changes here."""
        setting = self.table.setting
        return messages.About(
            self.id,
            setting.game.name,
            dict(setting.game.options),
            setting.control,
            None if setting.start is None or self.has_secrets else setting.start,
            self.is_public,
            self.has_secrets,
            setting.game.sides,
            dict(setting.game.penalties),
            setting.game.must_keep_silent,
            setting.game.is_puzzle,
            setting.chosen_by,
        )

    def standing(self) -> Standing:
        """Say how the game stands."""
        table = self.table
        clock = table.clock
        if clock is not None:
            clock = clock.spent(self.spent())
        return Standing(
            self.status,
            table.decider,
            clock,
            table.result,
            {str(matter): seats for matter, seats in table.offers.items()},
            table.is_local,
            table.next,
        )

    @property
    def status(self) -> Literal["waiting", "playing", "paused", "over"]:
        """One word for how it stands."""
        if self.table.result is not None:
            return "over"
        if self.table.is_paused:
            return "paused"
        return "playing" if self.table.has_begun else "waiting"

    def people(self) -> list[Sitting]:
        """Say who sits where, and whether they are here."""
        return [
            Sitting(
                number,
                self.table.game.seats[number],
                seat.kind,
                seat.name,
                seat.level,
                seat.kind == Kind.ENGINE or self.is_here(number),
            )
            for number, seat in enumerate(self.table.seats)
        ]

    def spectators(self) -> int:
        """Count those who watch, here."""
        return sum(not watcher.seats for watcher in self.watchers)

    def tell_people(self) -> None:
        """Say who is at the table."""
        self.tell_all(messages.People(self.people(), self.spectators()))

    def _tell_presence_of(self, watcher: Watcher) -> None:
        """Say that somebody has come or gone: of those who play at once, of those who watch a few times a second."""
        if watcher.seats:
            self.presence.now()
        else:
            self.presence.changed()

    def _tell_presence(self) -> None:
        self.tell_people()
        if self._seats_here() != self.hinted_seats:
            self.hint_presence()

    def tell_all(self, news: News) -> None:
        """Tell everybody the same."""
        data = messages.encoder.encode(news)
        for watcher in tuple(self.watchers):
            watcher.tell(data)

    def lines(self, facing: int | None, since: int = 0, until: int | None = None) -> list[Line]:
        """Write the log between two versions, as a seat may see it."""
        return [line_of(entry, before, facing) for entry, before in self.log[since:until]]

    def state_at(self, version: int) -> State:
        """Give the position as it was after a version, also where it was taken back later."""
        return self.log[version][1] if version < len(self.log) else self.table.state

    def may_hear(self, watcher: Watcher, remark: Said) -> bool:
        """Tell whether somebody may hear a remark: while the game is on, those who watch talk among themselves."""
        if remark.seat in watcher.muted:
            return False
        return remark.seat is not None or not watcher.seats or self.table.result is not None

    # Wishes

    async def grant(self, watcher: Watcher, wish: messages.AnyWish) -> None:
        """Do what somebody wants, or say why not; there is always an answer."""
        arrived = self.hall.time()
        sent = wish.id if isinstance(wish, messages.Act) else None
        try:
            async with self.turn():
                await self._grant(watcher, wish, arrived)
        except (Stale, Taken) as problem:
            # Taken: another process was quicker, and what it did is known by now.
            self.refuse(watcher, problem if isinstance(problem, Stale) else Stale(STALE), sent)
            watcher.tell(self.snapshot(watcher))
        except Refusal as refusal:
            if isinstance(refusal, Unavailable) and sent is not None and self.table.decider in watcher.seats:
                self.stalled_since = arrived if self.stalled_since is None else self.stalled_since
            self.refuse(watcher, refusal, sent)
            if isinstance(wish, messages.Preview):
                watcher.tell(Previewed(wish.version, {}))  # whoever asks for previews counts the answers
        if sent is not None:
            self.hall.metrics.seconds.observe(self.hall.time() - arrived)

    def refuse(self, watcher: Watcher, refusal: Refusal, sent: str | None = None) -> None:
        """Say why not."""
        self.hall.metrics.refusals.labels(refusal.code).inc()
        watcher.tell(refused(refusal, sent, self.table.version))

    async def _grant(self, watcher: Watcher, wish: messages.AnyWish, arrived: float) -> None:
        match wish:
            case messages.Act():
                await self._act(watcher, wish, arrived)
            case messages.Look():
                watcher.tell(Seen(wish.version, self.state_at(wish.version).view(watcher.facing)))
            case messages.Preview():
                watcher.tell(Previewed(wish.version, self._previews(watcher, wish)))
            case messages.Mute():
                (watcher.muted.add if wish.muted else watcher.muted.discard)(wish.seat)
                watcher.tell(messages.People(self.people(), self.spectators()))
            case messages.Say():
                await self._say(watcher, wish.text)
            case messages.Face():
                self._face(watcher, wish.seat)
            case messages.Leave():
                await self._leave(watcher)
            case messages.Hello():
                raise IllegalAction(HELLO_AGAIN)
            case messages.Penalty() if watcher.holder and not watcher.seats:
                # Whoever laid the table and does not play is the referee.
                self._require_now(wish.version)
                await self._flag(arrived)
                await self.commit(self.table.penalty(None, wish.side, self.spent(arrived)))
            case _:
                await self._wish(watcher, wish, arrived)

    async def _act(self, watcher: Watcher, wish: messages.Act, arrived: float) -> None:
        seat = self.speaker(watcher)
        key = f"{watcher.holder}/{wish.id}"
        await self._reach(wish.version)
        if key in self.answers:
            self._answer_again(watcher, wish, key)
            return
        await self._flag(arrived)
        self._require_now(wish.version)
        self._require_screen(watcher)
        steps = self.table.act(seat, wish.action, wish.version, self.spent(arrived), self.hall.draw)
        try:
            await self.commit(steps, key, lambda: watcher.tell(Done(wish.id, steps[0].entry.version)))
        except Taken:
            if key not in self.answers:
                raise
            self._answer_again(watcher, wish, key)  # the other process was quicker with this very wish

    def _answer_again(self, watcher: Watcher, wish: messages.Act, key: str) -> None:
        version = self.answers[key]
        event = self.log[version - 1][0].event
        if not isinstance(event, events.Act) or event.action != wish.action:
            self.hall.logger.warning("same id, other action", table=self.id)
            raise IllegalAction(OTHER_ACTION)
        watcher.tell(Done(wish.id, version))

    async def _wish(self, watcher: Watcher, wish: messages.AnyWish, arrived: float) -> None:
        """Grant what only those who play can wish for."""
        seat = self.speaker(watcher)
        if self.table.version > MOST_ENTRIES and not isinstance(wish, messages.Claim):
            raise IllegalAction(TOO_LONG)
        await self._flag(arrived)
        table, spent = self.table, self.spent(arrived)
        match wish:
            case messages.Offer():
                await self._offer(watcher, wish.matter, seat, spent)
            case messages.Decline():
                await self.commit(table.decline(seat, wish.matter, spent))
            case messages.Undo():
                self._require_now(wish.version)
                await self.commit(table.undo(watcher.seats, spent))
            case messages.Resume():
                await self.commit(table.resume(spent))
            case messages.Penalty():
                self._require_now(wish.version)
                await self.commit(table.penalty(seat, wish.side, spent))
            case messages.Claim():
                await self.commit(table.claim(seat, self.away_for(), wish.wish, spent))

    async def _offer(self, watcher: Watcher, matter: Matter, seat: int, spent: int) -> None:
        """Offer something for all the seats that somebody holds; giving up is for those of one side."""
        table = self.table
        steps: list[Step] = []
        for one in (seat, *(other for other in watcher.seats if other != seat)):
            if matter == Matter.RESIGN and self.table.game.sides[one] != self.table.game.sides[seat]:
                continue
            for step in table.offer(one, matter, spent if not steps else 0):
                table = step.after
                steps.append(step)
            if table.offers.get(matter) is None:
                break  # it has happened
        is_pending = matter == Matter.REMATCH and self.table.is_agreed(matter) and self.table.next is None
        if not steps and not is_pending:
            raise IllegalAction(OFFERED)
        await self.commit(steps)
        if matter == Matter.REMATCH and self.table.is_agreed(matter) and self.table.next is None:
            await self._rematch()

    def _is_now(self, version: int) -> bool:
        """Tell whether the position is still what it was at a version."""
        return self.table.moved <= version <= self.table.version

    def _require_now(self, version: int) -> None:
        """Refuse what was meant for an earlier position: a double click."""
        if not self._is_now(version):
            raise Stale(STALE)

    def _require_screen(self, watcher: Watcher) -> None:
        """Refuse a decision, whatever it is, from behind the curtain: whether it is possible would tell of a hand."""
        decider = self.table.decider
        if self.has_secrets and len(watcher.seats) > 1 and decider in watcher.seats and watcher.facing != decider:
            raise IllegalAction(CURTAIN)

    def _previews(self, watcher: Watcher, wish: messages.Preview) -> dict[str, Any]:
        """Say what actions would do, to whoever looks out of the seat that decides; to others nothing."""
        state = self.table.state
        if watcher.facing is None or watcher.facing != self.table.decider or not self._is_now(wish.version):
            return {}
        if self.previewed[0] is not state:
            self.previewed = (state, {})
        known = self.previewed[1]
        for action in wish.actions:
            if action not in known and action in state.actions:
                known[action] = preview_shown(state, action)
        return {action: known[action] for action in wish.actions if known.get(action) is not None}

    async def _rematch(self) -> None:
        """Lay another table for the same people, sides swapped; their tokens are good there, too."""
        new = secrecy.new_id()
        steps = self.table.rematch(new)
        setting = self.table.setting
        order = swapped(setting.game.sides)
        sitting = tuple(self.table.seats[number] for number in order)
        opening = Table.laid(setting, sitting).begin(self.hall.draw)

        def change(connection: sa.Connection) -> None:
            accounts = store.accounts_at(connection, self.id)
            store.lay_table(
                connection,
                new,
                setting,
                sitting,
                accounts=[accounts[number] for number in order],
                is_public=self.is_public,
                opening=[step.entry for step in opening],
                entrance=store.keys_of(connection, self.id),
            )

        await self.commit(steps, also=change)

    async def _say(self, watcher: Watcher, text: str) -> None:
        seat = self.speaker(watcher) if watcher.seats else None
        if seat is not None and self.table.result is None and self.table.game.must_keep_silent:
            raise IllegalAction(PARTNERS)
        if sum((remark.seat is None) == (seat is None) for remark in self.remarks) >= MOST_REMARKS:
            raise IllegalAction(ENOUGH_SAID)  # those who watch and those who play count apart
        name = self.table.seats[seat].name if seat is not None else watcher.name
        text = cleaned(text)
        if not text:
            raise IllegalAction(NOTHING_SAID)
        number = await self._remark(partial(store.add_remark, table=self.id, seat=seat, name=name, text=text))
        self.hear(Said(number, name, text, seat))
        self.hall.hint(Hint(self.hall.process, self.id, self.table.version, remarks=number))

    async def _remark(self, change: Callable[[sa.Connection], int]) -> int:
        """Store a remark; its number may be taken by one at another process, and then it is the next."""
        while True:
            try:
                return await self.hall.store.write(change, self.epoch)
            except Taken:
                continue

    def hear(self, remark: Said) -> None:
        """Pass a remark on to those who may hear it."""
        if any(known.number == remark.number for known in self.remarks):
            return
        self.remarks.append(remark)
        self.remarks.sort(key=lambda known: known.number)
        for watcher in tuple(self.watchers):
            if self.may_hear(watcher, remark):
                watcher.tell(remark)

    def _face(self, watcher: Watcher, seat: int | None) -> None:
        if seat is not None and seat not in watcher.seats:
            raise IllegalAction(NOT_YOUR_SEAT)
        watcher.facing = seat
        watcher.tell(self.snapshot(watcher))

    async def _leave(self, watcher: Watcher) -> None:
        if not watcher.seats:
            raise IllegalAction(NOT_SEATED)
        if self.table.has_begun:
            raise IllegalAction(HAS_BEGUN)
        left = watcher.seats

        def change(connection: sa.Connection) -> bool:
            store.hold(connection, self.id)
            if store.entries_after(connection, self.id, 0):
                return False  # it has just begun, at another process
            for seat in left:
                store.set_seat(connection, self.id, seat, Seat())
            store.revoke(connection, self.id, watcher.holder)
            return True

        self.is_unsure = True
        if not await self._write(change):
            await self._reload("begun")
            raise IllegalAction(HAS_BEGUN)
        self.is_unsure = False
        leavers = [one for one in self.watchers if one.holder == watcher.holder]
        for one in leavers:
            one.holder = ""
        self.sit([Seat() if number in left else seat for number, seat in enumerate(self.table.seats)])
        for one in leavers:
            one.tell(self.snapshot(one))

    async def invite(self, holder: str) -> dict[int, str]:
        """Make new invitations for the open seats; the old ones are good for nothing then.

        Raises:
            IllegalAction: it is not somebody who laid the table or plays who asks.
        """
        if not holder:
            raise IllegalAction(NOT_SEATED)
        async with self.turn():
            made = {n: secrecy.new_token() for n, seat in enumerate(self.table.seats) if seat.kind == Kind.OPEN}
            hashes = {seat: secrecy.hashed(token) for seat, token in made.items()}
            change = partial(store.replace_invites, table=self.id, hashes=hashes)
            await self.hall.store.write(change, self.epoch)
            return made

    async def join(
        self, seat: int | None, invite: str | None, name: str, account: str | None
    ) -> tuple[str, tuple[int, ...]]:
        """Sit down on an open seat: by invitation or, at a public table, on any; give the token.

        Raises:
            Refusal: somebody was quicker, or one is not invited.
        """
        async with self.turn():
            hashed = None
            if invite is not None:
                hashed = secrecy.hashed(invite)
                seat = await self.hall.store.read(partial(store.invited_seat, table=self.id, hashed=hashed))
                if seat is None:
                    raise IllegalAction(NO_INVITE)
            elif not self.is_public:
                raise IllegalAction(CLOSED_TABLE)
            if seat is None:
                seat = next((n for n, one in enumerate(self.table.seats) if one.kind == Kind.OPEN), 0)
            if not 0 <= seat < len(self.table.seats):
                raise IllegalAction(NO_SEAT)
            token = secrecy.new_token()
            sitting = Seat(Kind.PERSON, name, holder=secrecy.new_id())
            arriving = partial(
                store.take_seat,
                table=self.id,
                number=seat,
                seat=sitting,
                account=account,
                token=secrecy.hashed(token),
                invite=hashed,
            )
            self.is_unsure = True
            joined = await self._write(partial(self._joined, arriving))
            if joined is None:
                await self._reload("joined")
                raise IllegalAction(NO_SEAT)
            self.is_unsure = False
            sitting_now, steps = joined
            self.sit(sitting_now)
            self._applied(steps)
            return token, (seat,)

    def _joined(
        self, arriving: Callable[[sa.Connection], bool], connection: sa.Connection
    ) -> tuple[tuple[Seat, ...], tuple[Step, ...]] | None:
        """Take a seat and, if it was the last one, begin, in one transaction; None if somebody was quicker."""
        store.hold(connection, self.id)
        if not arriving(connection):
            return None
        sitting = store.seats_at(connection, self.id)
        steps = replace(self.table, seats=sitting).begin(self.hall.draw)
        if steps:
            store.append(connection, self.id, [step.entry for step in steps])
            store.set_status(connection, self.id, "playing", None)
        return sitting, steps

    def sit(self, sitting: Sequence[Seat]) -> None:
        """Take in who sits where, and tell everybody."""
        self.table = replace(self.table, seats=tuple(sitting))
        for watcher in self.watchers:
            self._seat(watcher)
        self.tell_people()
        self.hint_presence()

    def speaker(self, watcher: Watcher) -> int:
        """Give the seat that somebody speaks for: the one to decide, if they hold it.

        Raises:
            IllegalAction: they hold none.
        """
        if not watcher.seats:
            raise IllegalAction(NOT_SEATED)
        if self.table.decider in watcher.seats and self.table.decider is not None:
            return self.table.decider
        return watcher.facing if watcher.facing in watcher.seats else watcher.seats[0]

    # Store, then remember, then tell

    def spent(self, now: float | None = None) -> int:
        """Say how long the turn has taken, in milliseconds."""
        if self.table.clock is None:
            return 0
        return max(0, round(((self.hall.time() if now is None else now) - self.turn_began) * 1000))

    def _begin_turn(self) -> None:
        self.turn_began = self.hall.time()
        self.stalled_since = None

    async def commit(
        self,
        steps: Sequence[Step],
        client_id: str | None = None,
        stored: Callable[[], None] = lambda: None,
        also: Callable[[sa.Connection], None] | None = None,
    ) -> None:
        """Store some entries; then, and only then, they have happened.

        Raises:
            Taken: another process has stored others; they are known now.
            Unavailable: nothing could be stored.
        """
        if not steps:
            return
        self._require_here()
        change = store.Append(self.id, [step.entry for step in steps], client_id, self._also(steps, also))
        self.is_unsure = True  # until it is known what came of it, even if nobody waits for it any more
        try:
            await self._write(change)
        except Taken:
            await self._reload("taken")
            raise
        self.is_unsure = False
        if client_id is not None:
            self.answers[client_id] = steps[0].entry.version
        stored()
        self._applied(steps)

    def _also(
        self, steps: Sequence[Step], also: Callable[[sa.Connection], None] | None
    ) -> Callable[[sa.Connection], None] | None:
        """Give what is to be stored besides the entries; mostly nothing."""
        after = steps[-1].after
        result = after.result
        has_ended = (result is None) != (self.table.result is None)
        replaced = [step.entry.event.seat for step in steps if isinstance(step.entry.event, events.Replace)]
        if not has_ended and not replaced and also is None:
            return None

        def change(connection: sa.Connection) -> None:
            if has_ended:
                status = "playing" if result is None else "over"
                store.set_status(connection, self.id, status, None if result is None else result.text)
            for seat in replaced:
                if not seats_of(self.table.seats[seat].holder, after.seats):
                    store.revoke(connection, self.id, self.table.seats[seat].holder)
                store.set_seat(connection, self.id, seat, after.seats[seat])
            if also is not None:
                also(connection)

        return change

    def _applied(self, steps: Sequence[Step]) -> None:
        """Remember what has been stored, tell everybody, and do what follows."""
        if not steps:
            return
        since = self.table.version
        for step in steps:
            self.log.append((step.entry, self.table.state))
            self.table = step.after
            self.hall.metrics.entries.labels(type(step.entry.event).__name__.lower()).inc()
        self._begin_turn()
        self.tell(since)
        if any(isinstance(step.entry.event, events.Replace) for step in steps):
            self.tell_people()
        self.hall.hint(Hint(self.hall.process, self.id, self.table.version))
        self.follow()

    def _remember(self, entries: Sequence[Entry]) -> None:
        """Replay what has happened."""
        for entry in entries:
            self.log.append((entry, self.table.state))
            self.table = self.table.after(entry)

    def tell(self, since: int) -> None:
        """Tell everybody what has happened since a version."""
        if not self.watchers:
            return
        standing = raw(self.standing())
        shared = None if self.has_secrets else self.table.state.view(None)
        written: dict[int | None, bytes] = {}
        for watcher in tuple(self.watchers):
            self._seat(watcher)
            facing = watcher.facing
            if facing not in written:
                view = self.table.state.view(facing) if shared is None else open_view(self.table.state, shared, facing)
                news = {
                    "type": "happened",
                    "version": self.table.version,
                    "lines": self.lines(facing, since),
                    "standing": standing,
                    "facing": facing,
                    "view": view,
                }
                written[facing] = messages.encoder.encode(news)
            watcher.tell(written[facing])

    async def _write(self, change: Change[Result]) -> Result:
        """Store something; if it is not known in time whether it is stored, find out when the database answers."""
        try:
            return await self.hall.store.write(change, self.epoch)
        except Late:
            self.is_late = True
            self._soon(self._catch_up)
            raise

    async def _catch_up(self) -> None:
        """Do nothing more: what has been stored is known by now, and told."""

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn at this table, but not for ever; what is in memory is what is stored then.

        Raises:
            Unavailable: the database lets all wait who came before.
            Restored: this room has been given up.
        """
        try:
            async with asyncio.timeout(database.ANSWER_SECONDS):
                await self.lock.acquire()
        except TimeoutError:
            raise Unavailable(UNAVAILABLE) from None
        try:
            await self.settle()
            yield
        finally:
            self.lock.release()

    async def settle(self) -> None:
        """Make sure that what is in memory is what is stored.

        Raises:
            Restored: this room has been given up.
        """
        self._require_here()
        if self.is_unsure:
            await self._reload("unsure")
        if self.stalled_since is not None:
            self.turn_began += self.hall.time() - self.stalled_since  # that time was ours, not theirs
            self.stalled_since = None

    def _require_here(self) -> None:
        if self.is_gone:
            raise Restored(RESTORED)

    async def _reload(self, reason: str) -> None:
        """Read what has happened without us, and who sits where.

        Raises:
            Restored: a backup has been restored; what it has of this table need not follow what we remember.
        """
        self.hall.metrics.reloads.labels(reason).inc()
        question = partial(store.read_news, table=self.id, version=self.table.version)
        # The writer answers after whatever it is still at.
        news = await (self.hall.store.write(question) if self.is_late else self.hall.store.read(question))
        if news.epoch != self.epoch:
            self.hall.forget(news.epoch)
            raise Restored(RESTORED)
        missed, sitting = news.entries, news.seats
        self.is_unsure = self.is_late = False
        if sitting != self.table.seats:
            self.table = replace(self.table, seats=sitting)
            for watcher in self.watchers:
                self._seat(watcher)
            self.tell_people()
        for entry, client_id in missed:
            if client_id is not None:
                self.answers[client_id] = entry.version
        since = self.table.version
        self._remember([entry for entry, _ in missed])
        if missed:
            self._begin_turn()
            self.tell(since)
        self.follow()

    async def reach(self, version: int) -> None:
        """Read what has happened at another process, if somebody comes from there who has seen more than we have.

        Raises:
            Unavailable: the database does not answer.
            Restored: a backup has been restored.
        """
        if version > self.table.version:
            async with self.turn():
                await self._reach(version)

    async def _reach(self, version: int) -> None:
        if version > self.table.version and not self.hall.is_alone:
            await self._reload("behind")

    async def hinted(self, hint: Hint) -> None:
        """Take in what another process says."""
        async with self.lock:
            if hint.here is not None:
                if hint.process not in self.elsewhere:
                    self.hint_presence()  # it does not know of us either
                self.elsewhere[hint.process] = hint.here
                for seat in range(len(self.table.seats)):
                    if self.is_here(seat):
                        self.away.pop(seat, None)
                    else:
                        self.away.setdefault(seat, self.hall.time())
                await self._reload("hint")
                self.presence.changed()
            elif hint.version > self.table.version:
                await self._reload("hint")
            if hint.remarks:
                known = {remark.number for remark in self.remarks}
                last = next(number for number in range(len(known) + 1) if number + 1 not in known)
                for row in await self.hall.store.read(partial(store.remarks_after, table=self.id, number=last)):
                    self.hear(said(row))

    def lost_process(self, process: str) -> None:
        """Take in that another process has died, with all who were there."""
        for seat in self.elsewhere.pop(process, ()):
            if not self.is_here(seat):
                self.away[seat] = self.hall.time()

    def _seats_here(self) -> tuple[int, ...]:
        return tuple(sorted({seat for watcher in self.watchers for seat in watcher.seats}))

    def hint_presence(self) -> None:
        """Tell the other processes who is here."""
        self.hinted_seats = self._seats_here()
        self.hall.hint(Hint(self.hall.process, self.id, self.table.version, here=self._seats_here()))

    # What follows: clocks and engines

    async def _flag(self, now: float) -> None:
        """End the game first, if the time was up when the wish arrived."""
        await self.commit(self.table.flag(self.spent(now)))

    def follow(self) -> None:
        """Wait for the clock, and ask the engine, if it is their turn and ours to keep this table."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        table = self.table
        if table.decider is None and table.state.seat != CHANCE:
            return
        if not self.hall.keeps(self):
            return
        if table.clock is not None and table.clock.running and table.clock.turn is not None:
            left = table.clock.left[table.clock.turn] / 1000 - (self.hall.time() - self.turn_began)
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(max(left, 0) + SOON, self._soon, self.check_clock)
        if table.has_begun and table.result is None and table.state.seat == CHANCE:
            self._soon(self._draw_chance)
        seat = table.engine_to_move
        if seat is not None and (self.thinking is None or self.thinking[0] != table.moved or self.thinking[1].done()):
            task = self.hall.spawn(self._think(seat, table.moved))
            self.thinking = (table.moved, task)

    def _soon(self, duty: Callable[[], Awaitable[None]]) -> None:
        self.hall.spawn(self._duty(duty))

    async def _duty(self, duty: Callable[[], Awaitable[None]]) -> None:
        """Do something that nobody waits for; if it cannot be stored, do it a little later."""
        while not self.hall.is_closing:
            try:
                async with self.lock:
                    await self.settle()
                    await duty()
            except Unavailable:
                await asyncio.sleep(AGAIN_AFTER)
                continue
            except (Refusal, Taken):
                pass  # it is no longer due: another process has done it, or the game has gone on
            return

    async def check_clock(self) -> None:
        """End the game if the time is up."""
        await self._flag(self.hall.time())
        if self.table.result is None:
            self.follow()

    async def _draw_chance(self) -> None:
        """Let chance speak where a stop came between."""
        await self.commit(self.table.pending_chance(self.hall.draw))

    async def _think(self, seat: int, moved: int) -> None:
        """Ask an engine, and play what it says if the game is still there."""
        state, game, level = self.table.state, self.table.game, self.table.seats[seat].level
        self.tell_all(messages.Thinking(seat, self.table.version))
        asked = Asked(game.name, dict(game.options), state.view(seat), secrecy.new_seed())
        time = self._time_to_think(seat, level)
        action, took = await self._engine_action(asked, level, state, None if time is None else pacing.SHARE * time)
        await self.hall.hold_back(0.0 if time is None else pacing.rest_of(time, took))

        async def play() -> None:
            if self.table.moved != moved or self.table.engine_to_move != seat:
                self.hall.metrics.engine.labels("late").inc()
                return
            await self.commit(self.table.act(seat, action, self.table.version, self.spent(), self.hall.draw))
            self.hall.metrics.engine.labels("played").inc()

        await self._duty(play)

    def _time_to_think(self, seat: int, level: int) -> float | None:
        """Say how long an engine takes where hands are hidden; how long it needs would tell of its own. Else None."""
        if not self.has_secrets or self.hall.engine_pause <= 0:
            return None
        clock = self.table.clock
        left = None if clock is None else max(clock.left[seat] - self.spent(), 0) / 1000
        return pacing.time_of(level, self.hall.engine_pause, left)

    async def _engine_action(self, asked: Asked, level: int, state: State, seconds: float | None) -> Choice:
        """Ask until there is a legal answer; after a few failures, any legal action will do."""
        for _ in range(ATTEMPTS):
            try:
                choice = await asyncio.wait_for(self.hall.engines.run(chosen, asked, level, seconds), ENGINE_SECONDS)
            except (EngineDied, Refusal, TimeoutError, OSError, *CRASHES) as problem:
                self.hall.metrics.engine.labels("died").inc()
                self.hall.logger.warning("engine failed", table=self.id, problem=type(problem).__name__)
                continue
            if choice.action in state.actions:
                return choice
            self.hall.metrics.engine.labels("illegal").inc()
        self.hall.metrics.engine.labels("replaced").inc()
        return Choice(state.actions[secrecy.new_seed() % len(state.actions)])

    def close(self, code: int) -> None:
        """Give this room up, and send everybody away; they may come back to another one."""
        self.is_gone = True
        self.presence.close()
        if self.timer is not None:
            self.timer.cancel()
        if self.thinking is not None:
            self.thinking[1].cancel()
        if self.lock.locked() and not self.hall.is_closing:
            self.hall.spawn(self._send_away(code))
        else:
            self._close_all(code)

    async def _send_away(self, code: int) -> None:
        """Send everybody away as soon as those who have wished for something are answered."""
        async with self.lock:
            self._close_all(code)

    def _close_all(self, code: int) -> None:
        for watcher in tuple(self.watchers):
            watcher.close(code)

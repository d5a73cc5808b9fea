"""The streams of bots: what happens to them, and what happens in each of their games.

Every stream sends an empty line now and then, so that whoever reads it knows that it is still there. A bot has one
stream of events and one for each game: a newer one takes the place of the one before.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal

from prometheus_client import Gauge
from pydantic import Field
from starlette.background import BackgroundTask
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from yamabushi.core.errors import IllegalAction, Refusal
from yamabushi.server.bots.challenges import Heard
from yamabushi.server.bots.lines import BotLine, BotPlayer, Teller, written
from yamabushi.server.community import Community
from yamabushi.server.hall import Hall, NoTable
from yamabushi.server.outside import game_at_table
from yamabushi.server.protocols import IS_STREAM
from yamabushi.server.rooms.room import Room
from yamabushi.server.rooms.seating import NOT_SEATED
from yamabushi.server.storage import bots as storage
from yamabushi.server.storage import challenging, seating
from yamabushi.server.storage.bots import StoredBot
from yamabushi.server.storage.community import apart_from
from yamabushi.server.storage.stirring import Stirring
from yamabushi.server.watchers import Watcher

KEEP_ALIVE = 6.0
"""After so many seconds without anything to say, an empty line is sent."""

LOOK_EVERY = 1.0
"""How often, in seconds, the database is asked for games and challenges of the bots that listen here.

Only where somebody may have written.
"""

Send1 = Callable[[bytes], Awaitable[None]]


class BotGame(BotLine):
    """A game of a bot."""

    id: str
    game_id: str
    game: str
    options: dict[str, str | int | bool]
    seat: int = Field(description="the bot's own")
    opponents: list[BotPlayer]
    status: Literal["started", "over"]
    result: str | None


class BotGameStart(BotLine):
    """A game has begun; its stream can be opened."""

    type: Literal["gameStart"] = "gameStart"
    game: BotGame


class BotGameFinish(BotLine):
    """A game is over."""

    type: Literal["gameFinish"] = "gameFinish"
    game: BotGame


class Lines(Response):
    """An answer that goes on and on, a JSON object a line."""

    media_type = "application/x-ndjson"

    def __init__(self, work: Callable[[Send1], Awaitable[None]], status_code: int = 200) -> None:
        self.work = work
        self.status_code = status_code
        self.background: BackgroundTask | None = None
        self.body = b""
        # A proxy is to pass lines on as they come.
        self.init_headers({"x-accel-buffering": "no", "cache-control": "no-store"})
        del self.headers["content-length"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send lines until there are no more, or nobody reads them."""
        scope[IS_STREAM] = True
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})

        async def send_line(data: bytes) -> None:
            await send({"type": "http.response.body", "body": data, "more_body": True})

        async def gone() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass

        loop = asyncio.get_running_loop()
        work = asyncio.ensure_future(self.work(send_line))
        leaving = loop.create_task(gone())
        try:
            await asyncio.wait({work, leaving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (work, leaving):
                task.cancel()
            await asyncio.gather(work, leaving, return_exceptions=True)
        if not work.cancelled() and (problem := work.exception()) is not None and not isinstance(problem, OSError):
            raise problem
        with contextlib.suppress(OSError):
            await send({"type": "http.response.body", "body": b"", "more_body": False})


@dataclass(eq=False)
class Stream:
    """A stream that is open: whose it is, by which token, and what ends it."""

    bot: StoredBot
    token: str
    ended: asyncio.Event = field(default_factory=asyncio.Event)
    # What wakes it.
    waiting: asyncio.Event = field(default_factory=asyncio.Event)
    outbox: list[BotLine] = field(default_factory=list)
    # The games and the challenges that it has been told of.
    games: set[str] = field(default_factory=set)
    challenges: Heard = field(default_factory=Heard)

    def tell(self, line: BotLine) -> None:
        """Send a line as soon as it can be."""
        self.outbox.append(line)
        self.waiting.set()

    def end(self) -> None:
        """End it."""
        self.ended.set()
        self.waiting.set()


class Bots:
    """The bots that listen at this process."""

    def __init__(self, hall: Hall, community: Community) -> None:
        self.hall = hall
        self.community = community
        community.listeners.append(self._changed)
        # The streams of events by account, and those of games by account and table.
        self.events: dict[str, Stream] = {}
        self.games: dict[tuple[str, str], Stream] = {}
        self.woken = asyncio.Event()
        self.stirring = Stirring(hall.store.traces)

    def wake(self) -> None:
        """Look for what is new at once."""
        self.woken.set()

    # What happens to bots

    def listen(self, bot: StoredBot, token: str) -> Lines:
        """Open a stream of events."""
        return Lines(partial(self._listen, Stream(bot, token)))

    async def _listen(self, stream: Stream, send: Send1) -> None:
        with self._opened(self.events, stream.bot.id, stream, self.hall.metrics.bot_streams.labels("event")):
            await send(b"\n")  # whoever reads it knows at once that it is open
            self.wake()
            while not stream.ended.is_set():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(KEEP_ALIVE):
                        await stream.waiting.wait()
                stream.waiting.clear()
                lines, stream.outbox = stream.outbox, []
                await send(b"".join(map(written, lines)) or b"\n")

    @contextlib.contextmanager
    def _opened(self, among: dict[Any, Stream], key: Any, stream: Stream, gauge: Gauge) -> Any:
        """Keep a stream among those that are open; one that was there before ends."""
        before = among.get(key)
        among[key] = stream
        if before is not None:
            before.end()
        gauge.inc()
        try:
            yield
        finally:
            gauge.dec()
            if among.get(key) is stream:
                del among[key]

    async def go_on(self) -> None:
        """Look for games and challenges, again and again, of all bots that listen together."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self.woken.wait()
            is_woken = self.woken.is_set()
            self.woken.clear()
            if self.events and (self.stirring.is_due() or is_woken):
                try:
                    await self._look()
                except Refusal:
                    self.stirring.look_again()  # the database will answer again

    async def _look(self) -> None:
        """Tell bots of challenges, and of games that have begun, or are over."""
        listening = dict(self.events)
        found = await self.hall.store.read(partial(storage.games_on, bots=sorted(listening)))
        for account, stream in listening.items():
            now = set(found[account])
            for table in sorted(now ^ stream.games):
                described = await self._described(account, table)
                if table in now:
                    stream.games.add(table)
                    if described is not None:
                        stream.tell(BotGameStart(game=described))
                else:
                    stream.games.discard(table)
                    if described is not None:
                        stream.tell(BotGameFinish(game=described))
        asked = await self.hall.store.read(partial(challenging.challenges_among, some=sorted(listening)))
        for account, stream in listening.items():
            for line in stream.challenges.lines(account, asked):
                stream.tell(line)

    async def _described(self, account: str, table: str) -> BotGame | None:
        row = await self.hall.store.read(partial(storage.game_for, account=account, table=table))
        if row is None or not row["own"]:
            return None
        titles = game_at_table(row["game"], **row["options"]).seats
        players = [BotPlayer(seat=number, title=titles[number], **one) for number, one in enumerate(row["seats"])]
        return BotGame(
            id=table,
            game_id=table,
            game=row["game"],
            options=row["options"],
            seat=row["own"][0],
            opponents=[player for player in players if player.seat not in row["own"]],
            status="over" if row["status"] == "over" else "started",
            result=row["result"],
        )

    def _changed(self) -> None:
        for stream in (*self.events.values(), *self.games.values()):
            if self.community.ban_of(stream.bot.id, "") is not None:
                stream.end()
        self.hall.duties.spawn(self._check_tokens())

    async def _check_tokens(self) -> None:
        """End the streams of bots whose token has been revoked."""
        streams = [*self.events.values(), *self.games.values()]
        with contextlib.suppress(Refusal):
            hashes = sorted({stream.token for stream in streams})
            good = await self.hall.store.read(partial(storage.valid_tokens, hashes=hashes))
            for stream in streams:
                if stream.token not in good:
                    stream.end()

    # What happens in a game

    async def follow(self, bot: StoredBot, token: str, table: str) -> Lines:
        """Open the stream of a game.

        Raises:
            NoTable: there is no such table.
            IllegalAction: the bot has no seat there.
        """
        room, _ = await self.seated(bot, table)
        return Lines(partial(self._follow, Stream(bot, token), room.id))

    async def seated(self, bot: StoredBot, table: str) -> tuple[Room, Watcher]:
        """Find a bot's seat at a table.

        Raises:
            NoTable: there is no such table.
            IllegalAction: the bot has no seat there.
        """
        room = await self.hall.room(table)
        holder = await self.hall.store.read(partial(seating.holder_for, table=table, account=bot.id))
        if holder is None:
            raise IllegalAction(NOT_SEATED)
        watcher = Watcher(bot.name, holder)
        watcher.account_id = bot.id
        watcher.apart = await self.hall.store.read(partial(apart_from, account=bot.id))
        if all(seat.holder != holder for seat in room.table.seats):
            await room.reach(room.table.version + 1)  # it sat down at another process
        return room, watcher

    async def _follow(self, stream: Stream, table: str, send: Send1) -> None:
        key = (stream.bot.id, table)
        teller = Teller()
        with self._opened(self.games, key, stream, self.hall.metrics.bot_streams.labels("game")):
            while not stream.ended.is_set() and not teller.is_over and not self.hall.duties.is_closing:
                try:
                    room, watcher = await self.seated(stream.bot, table)
                except (NoTable, IllegalAction):
                    return  # it is gone, or somebody else sits there now
                watcher.waiting = stream.waiting  # whatever comes wakes the stream
                room.enter(watcher, teller.version)
                try:
                    await self._pass_on(stream, watcher, teller, send)
                finally:
                    (self.hall.rooms.get(table) or room).exit(watcher)
                if watcher.close_code is not None and watcher.close_code != 1012:
                    return  # too slow, or sent away

    async def _pass_on(self, stream: Stream, watcher: Watcher, teller: Teller, send: Send1) -> None:
        """Send what a seat hears, until the game is over or the table is read anew."""
        while not stream.ended.is_set():
            while watcher.outbox:
                lines = teller.lines(watcher.taken())
                if lines:
                    await send(b"".join(map(written, lines)))
            if teller.is_over or watcher.close_code is not None:
                return
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    await stream.waiting.wait()
            except TimeoutError:
                await send(b"\n")
            stream.waiting.clear()

"""The gallery: public games that are on, shown to all who want to watch. What is sent a second is bounded.

Whoever watches is told once a second at most: the list if it has changed, and those boards in sight that have. A list
is read, and a board drawn, once for all. Boards come from tables in memory, else from the database, so that it makes no
difference at which process a game is played; and they are what somebody sees who only watches, whoever asks.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from yamabushi.core.errors import Refusal
from yamabushi.server.doors import allowed
from yamabushi.server.hall import Hall
from yamabushi.server.messages import encoder
from yamabushi.server.showing import Boards, Changed, Games, See, ShownBoard, ShownGame, listed
from yamabushi.server.storage.gallery import newest_over, on_now
from yamabushi.server.storage.log import versions_of
from yamabushi.server.storage.stirring import Stirring
from yamabushi.server.storage.writer import Unavailable
from yamabushi.server.watchers import Watcher
from yamabushi.table.table import Table

PAUSE = 1.0
"""Whoever watches is told something no more often than this, in seconds."""

LOOK_EVERY = 2.0
"""The list is read again no more often than this, in seconds, however many watch; and only if anybody has written."""

MOST_LISTED = 60
"""So many games are in a list, the newest."""

MOST_READ = 30
"""So many boards are read from the database at once; the others come a second later."""

MOST_VIEWERS = 2000
"""So many may watch the gallery of one process."""


class Viewer:
    """Somebody who watches: what is in sight, and what they have been told of it."""

    def __init__(self, watcher: Watcher) -> None:
        self.watcher = watcher
        self.game: str | None = None
        self.lists = False
        self.sight: tuple[str, ...] = ()
        # The version of each board that they have, and the list, as it was sent.
        self.told: dict[str, int] = {}
        self.list: bytes | None = None
        self.own: frozenset[str] = frozenset()
        self.changed: set[str] = set()

    def see(self, wish: See) -> None:
        """Take in what is in sight now; whoever wants another list has let go of the one that they had."""
        if (wish.game, wish.lists) != (self.game, self.lists):
            self.list = None
        self.sight, self.game, self.lists = tuple(dict.fromkeys(wish.tables)), wish.game, wish.lists
        self.told = {table: self.told[table] for table in self.sight if table in self.told}


class Gallery:
    """What all who watch are shown."""

    def __init__(self, hall: Hall, factor: float = 1.0) -> None:
        self.hall = hall
        self.most = allowed(MOST_VIEWERS, factor)
        self.viewers: set[Viewer] = set()
        self.task: asyncio.Task[None] | None = None
        # The games that are on, the newest first, and all that have been listed and may still be in sight.
        self.on: list[ShownGame] = []
        self.known: dict[str, ShownGame] = {}
        self.featured: ShownGame | None = None
        self.looked = 0.0
        # Whether anybody has written since the list was read, and since boards were.
        self.listing = Stirring(hall.store.traces, unseen=0.0)
        self.reading = Stirring(hall.store.traces, unseen=0.0)
        # Each board as it is sent, with its version.
        self.drawn: dict[str, tuple[int, bytes]] = {}
        # Who hears of which table.
        self.followers: dict[str, set[Viewer]] = {}

    # Who watches

    def enter(self, viewer: Viewer) -> bool:
        """Let somebody watch; False if there are too many."""
        if len(self.viewers) >= self.most:
            return False
        self.viewers.add(viewer)
        if self.task is None:
            self.looked = 0.0
            self.task = self.hall.duties.spawn(self._go_on())
        return True

    def leave(self, viewer: Viewer) -> None:
        """Let somebody go."""
        self.viewers.discard(viewer)
        self.follow(viewer, ())

    def follow(self, viewer: Viewer, tables: Iterable[str]) -> None:
        """Let somebody hear of tables, and of no others."""
        for table in viewer.own:
            theirs = self.followers[table]
            theirs.discard(viewer)
            if not theirs:
                del self.followers[table]
        viewer.own = frozenset(tables)
        for table in viewer.own:
            self.followers.setdefault(table, set()).add(viewer)

    def happened(self, table: str) -> None:
        """Take in that something has happened at a table, here or at another process."""
        for viewer in self.followers.get(table, ()):
            viewer.changed.add(table)

    # What they are told

    async def _go_on(self) -> None:
        """Look, and tell, once a second while anybody watches."""
        try:
            while self.viewers:
                with contextlib.suppress(Refusal):  # the database does not answer: there is nothing new
                    await self.tell()
                await asyncio.sleep(PAUSE)
        finally:
            self.task = None

    async def tell(self) -> None:
        """Tell everybody what is new to them.

        Raises:
            Unavailable: the database does not answer.
        """
        now = self.hall.services.time()
        if any(viewer.lists for viewer in self.viewers) and (
            not self.looked or (now - self.looked >= LOOK_EVERY and self.listing.is_due())
        ):
            self.looked = 0.0  # until it has been read
            await self._look()
            self.looked = now
        await self._draw()
        lists: dict[str | None, bytes] = {}
        for viewer in tuple(self.viewers):
            news = self._news_for(viewer, lists)
            if news:
                viewer.watcher.tell(*news)

    def _news_for(self, viewer: Viewer, lists: dict[str | None, bytes]) -> list[bytes]:
        news = []
        if viewer.lists:
            if viewer.game not in lists:
                games = [one for one in self.on if viewer.game in (None, one.game)][:MOST_LISTED]
                lists[viewer.game] = encoder.encode(Games(games, self.featured))
            if lists[viewer.game] != viewer.list:
                viewer.list = lists[viewer.game]
                news.append(viewer.list)
        fresh = [
            (table, *self.drawn[table])
            for table in viewer.sight
            if table in self.drawn and self.drawn[table][0] != viewer.told.get(table)
        ]
        if fresh:
            viewer.told.update((table, version) for table, version, _ in fresh)
            news.append(joined(board for _, _, board in fresh))
        if viewer.changed:
            news.append(encoder.encode(Changed(sorted(viewer.changed))))
            viewer.changed.clear()
        return news

    async def _look(self) -> None:
        """Read which games are on, and choose the one that the first page shows."""
        self.on = [shown(one) for one in await self.hall.store.read(on_now)]
        listed_now = {one.id: one for one in self.on}
        if self.featured is None or self.featured.id not in listed_now:
            self.featured = self._best()
            if self.featured is None:
                newest = await self.hall.store.read(newest_over)
                self.featured = None if newest is None else shown(newest)
        seen = {table for viewer in self.viewers for table in viewer.sight}
        # What is over stays known as long as somebody looks at it: its last position is still to come.
        still = {table: one for table, one in self.known.items() if table in seen}
        self.known = {**still, **listed_now}
        if self.featured is not None:
            self.known[self.featured.id] = self.featured
        self.drawn = {table: one for table, one in self.drawn.items() if table in self.known}

    def _best(self) -> ShownGame | None:
        """Choose a game to be shown to everybody: where most watch, and the newest of those."""

        def watched(one: ShownGame) -> int:
            room = self.hall.rooms.get(one.id)
            return 0 if room is None else room.presence.spectators()

        return max(self.on, key=watched, default=None)

    async def _draw(self) -> None:
        """Draw what is in sight and has changed, once for all who see it."""
        wanted = {table for viewer in self.viewers for table in viewer.sight if table in self.known}
        away = []
        for table in wanted:
            room = self.hall.rooms.get(table)
            if room is None:
                away.append(table)
            elif room.history.is_public:
                self._keep(table, room.table)
        if not self.reading.is_due():
            away = [table for table in away if table not in self.drawn]
        if away:
            try:
                has_all = await self._read_boards(away)
            except Unavailable:
                self.reading.look_again()
                raise
            if not has_all:
                self.reading.look_again()

    async def _read_boards(self, away: Sequence[str]) -> bool:
        """Draw those of some tables that have changed, from the database; False if some are left for the next time.

        Raises:
            Unavailable: it does not answer.
        """
        versions = await self.hall.store.read(partial(versions_of, wanted=away))
        changed = [table for table in away if versions.get(table, 0) != self.drawn.get(table, (-1, b""))[0]]
        for table in changed[:MOST_READ]:
            try:
                self._keep(table, await self.hall.replayed(table))
            except Unavailable:
                raise
            except Refusal:
                self.known.pop(table, None)  # it is gone, or cannot be read by this version
        return len(changed) <= MOST_READ

    def _keep(self, table: str, now: Table) -> None:
        if self.drawn.get(table, (-1, b""))[0] != now.version:
            self.drawn[table] = now.version, encoder.encode(board_of(table, now))


def joined(boards: Iterable[bytes]) -> bytes:
    """Write `Boards` of boards that are written already."""
    head, tail = encoder.encode(Boards([])).split(b"[]")
    return head + b"[" + b",".join(boards) + b"]" + tail


def board_of(id: str, table: Table) -> ShownBoard:
    """Give a table as anybody may see it who watches: nobody's seat."""
    result = table.result
    return ShownBoard(
        id,
        table.version,
        "playing" if result is None else "over",
        table.decider,
        None if result is None else result.text,
        table.state.view(None),
    )


def shown(row: dict[str, Any]) -> ShownGame:
    """Give a listed table as it is shown."""
    return listed.decode(encoder.encode({name: row[name] for name in ShownGame.__struct_fields__}))

"""Who may take part, who does not want to hear whom, and what everybody is told: as a process knows it.

Hosts act by commands, people by their pages, and both write to the database; where anybody has written, every process
looks whether something of this has changed, and within seconds it holds everywhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import time
from collections.abc import Callable, Iterable
from functools import partial

import sqlalchemy as sa

from yamabushi.core.errors import Refusal
from yamabushi.server.bans import refusal_of
from yamabushi.server.hall import Hall
from yamabushi.server.messages import Announced, Announcement
from yamabushi.server.news.announcements import AnnouncementTopic
from yamabushi.server.storage import bans, community, notices, processes
from yamabushi.server.storage.bans import Ban
from yamabushi.server.storage.stirring import Stirring
from yamabushi.server.storage.store import Store
from yamabushi.server.storage.writer import UNAVAILABLE, Restored, Unavailable
from yamabushi.server.telling import refused
from yamabushi.server.watchers import Watcher

LOOK_EVERY = 1.0
"""How often, in seconds, a process looks whether something has changed, where somebody may have written."""

FORGET_EVERY = 3600.0
"""How often, in seconds, what has ended is thrown away."""

TOGETHER = 500
"""So many tables or accounts are asked about at once."""

POLICY, AGAIN = 1008, 1012


class Community:
    """What a process knows of bans, blocks and announcements."""

    def __init__(self, storage: Store) -> None:
        self.store = storage
        # What the database said when it was last looked at.
        self.noticed: dict[str, str] = {}
        self.banned_accounts: dict[str, Ban] = {}
        self.banned_networks: list[tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, Ban]] = []
        self.announcements: tuple[Announcement, ...] = ()
        # Told when something has changed: streams of bots, the lobby.
        self.listeners: list[Callable[[], None]] = []
        self.forgotten = time.monotonic() - FORGET_EVERY
        self.looking = asyncio.Lock()
        # How long the process had stood still, all in all, when it last looked because of that.
        self.caught_up = 0.0
        self.catching_up = asyncio.Lock()
        self.stirring = Stirring(storage.traces)

    # Bans

    def ban_of(self, account: str | None, address: str) -> Ban | None:
        """Find why somebody may not take part, if they may not."""
        found = None if account is None else self.banned_accounts.get(account)
        if found is None and self.banned_networks:
            found = self._ban_of_address(address)
        return found if found is None or found.until is None or found.until > time.time() else None

    def _ban_of_address(self, address: str) -> Ban | None:
        try:
            parsed = ipaddress.ip_network(address, strict=False)
        except ValueError:
            return None
        for network, ban in self.banned_networks:
            if parsed.version == network.version and parsed.network_address in network:
                return ban
        return None

    def require(self, account: str | None, address: str) -> None:
        """Make sure that somebody may take part.

        Raises:
            Banned: they may not.
        """
        ban = self.ban_of(account, address)
        if ban is not None:
            raise refusal_of(ban)

    async def refusal_for(self, account: str) -> Refusal:
        """Say why an account may not take part: also one whose ban is in the database, and not known here yet."""
        ban = self.ban_of(account, "") or await self.store.read(partial(bans.ban_of, account=account))
        return Unavailable(UNAVAILABLE) if ban is None else refusal_of(ban)  # none if it has ended just now

    # Look again

    async def go_on(self, hall: Hall) -> None:
        """Look whether something has changed, again and again."""
        while True:
            if self.stirring.is_due():
                try:
                    await self.look(hall)
                except Refusal:
                    self.stirring.look_again()  # the database will answer again
            if time.monotonic() - self.forgotten > FORGET_EVERY:
                with contextlib.suppress(Refusal):
                    await self.store.write(community.forget_what_is_over)
                    self.forgotten = time.monotonic()
            self._tell(hall, self.announcements)  # some may have ended
            await asyncio.sleep(LOOK_EVERY)

    async def look_at_once(self, hall: Hall) -> None:
        """Take in what has just been written here; if the database does not answer, that is done a little later."""
        with contextlib.suppress(Unavailable, Restored):
            await self.look(hall)

    async def catch_up(self, hall: Hall) -> None:
        """Look first, where this process has stood still: others may have been told of a ban meanwhile."""
        hall.lived_time()  # whoever asks first finds out
        if hall.lived_time.lost == self.caught_up:
            return
        async with self.catching_up:  # who comes meanwhile waits, and does not ask again
            if hall.lived_time.lost != self.caught_up:
                lost = hall.lived_time.lost
                await self.look_at_once(hall)
                self.caught_up = lost

    async def look(self, hall: Hall) -> None:
        """Take in what has changed, if something has."""
        async with self.looking:
            found = await self.store.read(notices.noticed)
            if found.get("notice") != self.noticed.get("notice"):
                await self._take_in(hall)
                await self._confirm(hall, int(found["notice"]))
            if found.get("closing") != self.noticed.get("closing"):
                await self._leave_closed(hall)
            self.noticed = found

    async def _confirm(self, hall: Hall, number: int) -> None:
        """Say that all notices up to this number hold here: a command of the host waits for that."""
        hall.neighbours.noticed = number
        confirmation = partial(processes.confirm, process=hall.neighbours.process, noticed=number)
        await self.store.writer.write(confirmation)  # which is no news to our own duties

    async def _take_in(self, hall: Hall) -> None:
        """Read bans, blocks and announcements, and let them hold."""

        def question(connection: sa.Connection) -> tuple[list[Ban], list[Announcement]]:
            told = community.announcements_now(connection)
            return bans.bans_now(connection), [
                Announcement(one["id"], one["text"], one["until"], one["is_important"]) for one in told
            ]

        held, told = await self.store.read(question)
        self.banned_accounts = {ban.account: ban for ban in held if ban.account is not None}
        self.banned_networks = [(ipaddress.ip_network(ban.address), ban) for ban in held if ban.address is not None]
        hall.metrics.bans.set(len(held))
        self.send_away_banned(hall)
        await self._set_apart(hall)
        self._tell(hall, told)
        for listener in tuple(self.listeners):
            listener()

    def _tell(self, hall: Hall, announcements: Iterable[Announcement]) -> None:
        """Tell everybody what they are told now, if that is something else: what has ended is told no more."""
        now = time.time()
        told = tuple(one for one in announcements if one.until > now)
        if told == self.announcements:
            return
        self.announcements = told
        for room in tuple(hall.rooms.values()):
            room.tell_all(Announced(told))
        hall.news.heard(AnnouncementTopic.name, "")

    def send_away_banned(self, hall: Hall) -> None:
        """Send those away from all sockets who may not take part any more, and say why at tables."""
        for watcher in watchers_in(hall):
            ban = self.ban_of(watcher.account_id, watcher.address)
            if ban is not None:
                watcher.tell(refused(refusal_of(ban)))
                watcher.close(POLICY, "banned")
        for reader in tuple(hall.news.following):
            if reader.account is not None and reader.account.id in self.banned_accounts:
                reader.close(AGAIN)  # they may come back as guests, to read

    async def _set_apart(self, hall: Hall) -> None:
        """Let those who block each other not hear each other, wherever they are."""
        here = sorted({watcher.account_id for watcher in watchers_in(hall) if watcher.account_id is not None})
        apart: dict[str, frozenset[str]] = {}
        for start in range(0, len(here), TOGETHER):
            some = here[start : start + TOGETHER]
            apart |= await self.store.read(partial(community.all_apart, wanted=some))
        for room in tuple(hall.rooms.values()):
            for watcher in tuple(room.presence.watchers):
                now = apart.get(watcher.account_id or "", frozenset())
                if now != watcher.apart and watcher.account_id in apart:
                    watcher.apart = now
                    room.tell_snapshot(watcher)  # with the remarks that they may hear now

    async def _leave_closed(self, hall: Hall) -> None:
        """Leave tables that a host has closed; whoever comes back finds them over, or gone."""
        here = sorted(hall.rooms)
        for start in range(0, len(here), TOGETHER):
            some = here[start : start + TOGETHER]
            found = await self.store.read(partial(community.standing_of, wanted=some))
            for table in some:
                room = hall.rooms.get(table)
                is_on = room is not None and room.table.result is None
                if is_on and found.get(table, "gone") in ("gone", "over"):
                    hall.read_anew(table)


def watchers_in(hall: Hall) -> Iterable[Watcher]:
    """Go through all who are at a table."""
    for room in tuple(hall.rooms.values()):
        yield from tuple(room.presence.watchers)

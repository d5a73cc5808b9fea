"""The lobby: public tables that wait for somebody, so many of each who lays them."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Sequence
from functools import partial

from yamabushi.server.doors import allowed
from yamabushi.server.hall import Hall
from yamabushi.server.storage.listing import unlist_oldest
from yamabushi.server.storage.writer import Unavailable

MOST_WAITING = 8
"""How many public tables of one address, and of one account, may wait at once."""

MOST_REMEMBERED = 10_000
"""Of so many addresses and accounts it is known what they have laid; who has laid nothing for longest is forgotten."""


class Lobby:
    """Who has laid which of the public tables that wait. Addresses are in memory only, and nowhere else."""

    def __init__(self, factor: float = 1.0) -> None:
        self.most = allowed(MOST_WAITING, factor)
        # The tables of an address or an account, the oldest first; those that have begun are taken out when it matters.
        self.laid: dict[str, list[str]] = {}
        self.source_of: dict[str, str] = {}

    async def add(self, hall: Hall, table: str, address: str, account: str | None) -> None:
        """Take in a new table. Where somebody has too many, the oldest leave the list; by a link they can be joined."""
        self.source_of[table] = address
        for source in [f"address {address}"] if account is None else [f"address {address}", f"account {account}"]:
            theirs = self.laid.pop(source, [])
            self.laid[source] = [*theirs, table]  # in the last place now
            with contextlib.suppress(Unavailable):  # then it is done with the next table
                await self._unlist(hall, source)
        while len(self.laid) > MOST_REMEMBERED:
            for one in self.laid.pop(next(iter(self.laid))):
                self.source_of.pop(one, None)

    async def _unlist(self, hall: Hall, source: str) -> None:
        """Take out of the list what somebody has too many of."""
        theirs = self.laid[source]
        if len(theirs) <= self.most:
            return
        gone, unlisted = await hall.store.write(partial(unlist_oldest, laid=theirs, most=self.most))
        self.laid[source] = [table for table in self.laid.get(source, ()) if table not in gone]
        for table in gone:
            self.source_of.pop(table, None)
        for table in unlisted:
            hall.read_anew(table)

    def in_turn(self, newest_first: Sequence[str]) -> list[str]:
        """Put tables in an order in which everybody comes in turn: first the newest of each, then the next of each."""
        seen: Counter[str] = Counter()
        turns = []
        for table in newest_first:
            source = self.source_of.get(table, table)
            turns.append(seen[source])
            seen[source] += 1
        return [newest_first[number] for number in sorted(range(len(turns)), key=turns.__getitem__)]

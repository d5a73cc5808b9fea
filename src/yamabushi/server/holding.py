"""How many tables one address and one account may hold open at once."""

from __future__ import annotations

from collections import Counter
from functools import partial

from yamabushi.core.errors import Refusal, Sentence
from yamabushi.server.doors import allowed
from yamabushi.server.hall import Hall, Laid, Plan
from yamabushi.server.lobby import MOST_REMEMBERED
from yamabushi.server.storage.holding import open_among, require_place

TOO_MANY_OF_ADDRESS = Sentence(
    "holding-address",
    "Your network has {most} open tables already; play at one of them, or leave it, before you lay another.",
)

MOST_OF_ACCOUNT, MOST_OF_ADDRESS = 30, 60
"""So many tables of an account, and of an address, may be open: with an empty seat, or with nothing decided yet."""


class Holding:
    """Who has laid which tables. Addresses are in memory only, and nowhere else."""

    def __init__(self, factor: float = 1.0) -> None:
        self.most_of_account = allowed(MOST_OF_ACCOUNT, factor)
        self.most_of_address = allowed(MOST_OF_ADDRESS, factor)
        # The tables of an address; those that are not open any more are taken out when it matters.
        self.laid: dict[str, list[str]] = {}
        self.being_laid: Counter[str] = Counter()

    async def lay(self, hall: Hall, plan: Plan, holder: str, address: str) -> Laid:
        """Lay a table for somebody at an address.

        Raises:
            Refusal: they hold too many open.
            Unavailable: it could not be stored.
        """
        await self._require_place(hall, address)
        self.being_laid[address] += 1
        try:
            laid = await hall.lay(
                plan,
                holder,
                None
                if plan.account is None
                else partial(require_place, account=plan.account, most=self.most_of_account),
            )
        finally:
            self.being_laid[address] -= 1
            if not self.being_laid[address]:
                del self.being_laid[address]
        self.laid[address] = [*self.laid.pop(address, []), laid.id]  # in the last place now
        while len(self.laid) > MOST_REMEMBERED:
            del self.laid[next(iter(self.laid))]
        return laid

    async def _require_place(self, hall: Hall, address: str) -> None:
        """Make sure that one more table may be laid from an address.

        Raises:
            Refusal: too many are open.
        """
        if self._count(address) < self.most_of_address:
            return
        asked = tuple(self.laid.get(address, ()))
        still = await hall.store.read(partial(open_among, laid=asked))
        gone = set(asked) - still
        self.laid[address] = [table for table in self.laid.get(address, ()) if table not in gone]
        if self._count(address) >= self.most_of_address:
            hall.metrics.turned_away.labels("table").inc()
            raise Refusal(TOO_MANY_OF_ADDRESS, most=self.most_of_address)

    def _count(self, address: str) -> int:
        return len(self.laid.get(address, ())) + self.being_laid[address]

"""Bring people together: those who wait for an opponent, and those who challenge each other.

The database decides, in one transaction: all rows of a party are taken and its table is laid, or nothing happens. Any
process may do it; each does it for whoever is connected to it, and says every few seconds who still is.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

import sqlalchemy as sa

from yamabushi.core.errors import BadOption, Refusal, Sentence
from yamabushi.core.pools import pool_of as rated_pool_of
from yamabushi.server.doors import allowed
from yamabushi.server.guards import TooMuch
from yamabushi.server.hall import Hall
from yamabushi.server.news.lobby import LobbyTopic
from yamabushi.server.news.me import MeTopic, account_in, owner_of
from yamabushi.server.push.what import Push, What
from yamabushi.server.storage import challenging, seeking
from yamabushi.server.storage.aborting import require_patience
from yamabushi.server.storage.challenging import Answered, Challenge
from yamabushi.server.storage.processes import now_in
from yamabushi.server.storage.ratings import rating_of
from yamabushi.server.storage.seating import accounts_at
from yamabushi.server.storage.seeking import Party, Seek, pool_of
from yamabushi.server.storage.stirring import Stirring
from yamabushi.server.storage.writer import Restored, Taken, Unavailable
from yamabushi.table.setting import Setting

NOT_FOR_TWO = Sentence("pairing-two", "Two can be brought together only for a game between two.")
ALONE = Sentence("pairing-alone", "That is played alone: there is nobody to wait for.")
GONE = Sentence("pairing-gone", "That player no longer waits.")
TOO_MANY_SEEKS = Sentence("pairing-too-many", "Too many are waiting at your address already.")

ROUND_EVERY, SEEN_EVERY = 1.0, 3.0
"""How often, in seconds, those who wait are looked at, and how often it is written down who is still here.

While nothing can come of it, they are looked at only where somebody may have written.
"""

MOST_OF_ADDRESS, MOST_CHALLENGES, MOST_OF_BOT = 8, 8, 3
"""How many of one address may wait at once, and how many challenges of an account may be open, or of a bot."""


def require_two(setting: Setting) -> None:
    """Make sure that a game is between two.

    Raises:
        BadOption: it is not.
    """
    if len(setting.game.seats) != 2:
        raise BadOption(NOT_FOR_TWO)


class Pairing:
    """Those who look for somebody, at one process. Addresses are in memory only, and nowhere else."""

    def __init__(self, hall: Hall, factor: float = 1.0) -> None:
        self.hall = hall
        self.most_of_address = allowed(MOST_OF_ADDRESS, factor)
        self.most_challenges = allowed(MOST_CHALLENGES, factor)
        self.most_of_bot = allowed(MOST_OF_BOT, factor)
        # Who is here without following the news: bots, by their accounts.
        self.bots_here: Callable[[], Iterable[str]] = tuple
        self.address_of: dict[str, str] = {}
        # Whether time alone may change something, as far as we know; and who tells that somebody may have come.
        self.is_on = True
        self.stirring = Stirring(hall.store.traces)

    # Waiting

    async def seek(self, wish: Seek, address: str) -> str | None:
        """Let somebody wait; give the table at once if others wait for the same, as many as it takes.

        Raises:
            TooMuch: too many of that address wait.
            BadOption: the game is played alone.
            TooManyAborts: the account has aborted too many games.
        """
        if len(set(wish.setting.game.sides)) < 2:
            raise BadOption(ALONE)
        others = Counter(where for owner, where in self.address_of.items() if owner != wish.owner)
        if others[address] >= self.most_of_address:
            raise TooMuch(TOO_MANY_SEEKS)

        def change(connection: sa.Connection) -> tuple[str | None, list[Party], tuple[str, ...]]:
            require_patience(connection, wish.account)
            table = seeking.seek(connection, with_rating(connection, wish))
            if table is not None:
                return table, [], ()
            pool = pool_of(wish.setting)
            parties = seeking.pair_all(connection, self.hall.services.draw, pool)
            return None, parties, seeking.owners_by_pool(connection, pool)[pool]

        table, parties, waiting = await self.hall.store.write(change)
        self.address_of[wish.owner] = address
        await self._tell_parties(parties)
        for owner in {wish.owner, *waiting}:  # whoever is too far away is offered
            self.hall.news.changed(MeTopic.name, owner)
        self.hall.news.changed(LobbyTopic.name)
        return next((party.table for party in parties if wish.owner in party.owners), table)

    async def give_up(self, owner: str) -> str | None:
        """Let somebody wait no more; give the table that they have been paired to, if they have."""
        table = await self.hall.store.write(partial(seeking.give_up, owner=owner))
        self.address_of.pop(owner, None)
        self.hall.news.changed(MeTopic.name, owner)
        self.hall.news.changed(LobbyTopic.name)
        return table

    async def play_now(self, owner: str, rating: int) -> str:
        """Pair a player at once with one of this rating who waits for the same; give the table.

        Raises:
            Refusal: one of the two no longer waits.
        """
        pair = partial(seeking.pair_now, owner=owner, rating=rating, draw=self.hall.services.draw)
        party = await self.hall.store.write(pair)
        if party is None:
            raise Refusal(GONE)
        await self._tell_parties([party])
        return party.table

    async def arrive(self, owner: str, table: str) -> None:
        """Delete the seek of a player who has come to the table that they were paired to."""
        with contextlib.suppress(Unavailable, Restored):  # then it expires
            await self.hall.store.write(partial(seeking.arrive, owner=owner, table=table))
            self.hall.news.changed(MeTopic.name, owner)

    # Challenges

    async def challenge(self, wish: Challenge, name: str) -> None:
        """Challenge somebody, who hears the challenger's name, also by a push message.

        Raises:
            Refusal: the two may not meet, too many are open, or the game is not for two.
        """
        require_two(wish.setting)
        most = self.most_of_bot if wish.is_of_bot else self.most_challenges
        await self.hall.store.write(partial(challenging.challenge, wish=wish, most=most))
        self.hall.metrics.challenges.labels("made").inc()
        self._tell_both(wish.challenger, wish.challenged)
        if wish.is_of_bot:
            return  # nobody's phone rings for a program
        push = Push(What.CHALLENGE, wish.setting.game.name, "lobby", wish.id, {"name": name})
        self.hall.services.push(wish.challenged, push)

    async def accept(self, challenge: str, account: str) -> None:
        """Accept a challenge: its table is laid and begun.

        Raises:
            Refusal: there is no such challenge any more.
        """
        draw = self.hall.services.draw
        change = partial(challenging.accept, challenge_id=challenge, account=account, draw=draw)
        with contextlib.suppress(Taken):  # another process has laid it just now
            self._tell_answer(await self.hall.store.write(change), account)
        await self.hall.attend(challenge)

    async def decline(self, challenge: str, account: str) -> None:
        """Decline a challenge, or withdraw one's own."""
        answered = await self.hall.store.write(partial(challenging.decline, challenge_id=challenge, account=account))
        if answered is not None:
            self._tell_answer(answered, account)

    def _tell_answer(self, answered: Answered, account: str) -> None:
        if answered.outcome != "known":
            self.hall.metrics.challenges.labels(answered.outcome).inc()
        self._tell_both(answered.other, account)

    def _tell_both(self, *accounts: str) -> None:
        for account in accounts:
            self.hall.news.changed(MeTopic.name, owner_of(account))

    # Again and again

    async def go_on(self) -> None:
        """Bring together who waits, round after round, until cancelled."""
        rounds = 0
        while True:
            await asyncio.sleep(ROUND_EVERY)
            if self.stirring.is_due() or self.is_on:
                with contextlib.suppress(Unavailable, Restored, Taken):
                    await self.round(sees=rounds % round(SEEN_EVERY / ROUND_EVERY) == 0)
                rounds += 1

    async def round(self, *, sees: bool = True) -> list[Party]:
        """Write down who is here, and bring together who can be.

        Raises:
            Unavailable: nothing can be stored just now.
        """
        self.is_on = True  # until it is known that nothing is
        found = await self.hall.store.read(waiting_now)
        self.is_on = found.people > 1 or found.is_fading
        self.hall.metrics.waiting.set(found.people)
        owners = self.hall.news.owners()
        for owner in self.address_of.keys() - owners:
            del self.address_of[owner]
        if not found.people:
            self.address_of.clear()
        if not self.is_on or (found.people < 2 and not sees):
            return []

        bots = list(self.bots_here())

        def change(connection: sa.Connection) -> list[Party]:
            if sees:
                seeking.see_waiting(connection, owners)
                here = [account for owner in owners if (account := account_in(owner)) is not None] + bots
                challenging.see_challengers(connection, here)
            return seeking.pair_all(connection, self.hall.services.draw)

        parties = await self.hall.store.write(change)
        await self._tell_parties(parties)
        return parties

    async def _tell_parties(self, parties: Sequence[Party]) -> None:
        for party in parties:
            await self.hall.attend(party.table)
            for owner, waited in zip(party.owners, party.waited, strict=True):
                self.hall.metrics.paired.inc()
                self.hall.metrics.waited.observe(waited)
                self.address_of.pop(owner, None)
                self.hall.news.changed(MeTopic.name, owner)
            with contextlib.suppress(Refusal):  # a message that is lost is lost
                await self._push_paired(party.table)
        if parties:
            self.hall.news.changed(LobbyTopic.name)

    async def _push_paired(self, id: str) -> None:
        """Send push messages to those who have been paired, for a game by correspondence: they need not be here."""
        table = (await self.hall.room(id)).table
        if not table.setting.control.is_correspondence:
            return
        found = await self.hall.store.read(partial(accounts_at, table=id))
        for account, side in zip(found, table.game.sides, strict=True):
            if account is not None:
                others = [seat.name for seat, of in zip(table.seats, table.game.sides, strict=True) if of != side]
                names: dict[str, str | int] = {"name": ", ".join(others), "count": len(others)}
                push = Push(What.PAIRED, table.game.name, f"t={id}", id, names)
                self.hall.services.push(account, push)


class WaitingNow(NamedTuple):
    """How many wait to be paired, and whether anything lasts only while somebody is seen, or is to be forgotten."""

    people: int
    is_fading: bool


def waiting_now(connection: sa.Connection) -> WaitingNow:
    """Look whether there is anything to do for those who wait, or are challenged."""
    now = now_in(connection)
    people = seeking.count_waiting(connection, now)
    return WaitingNow(people, seeking.is_any_fading(connection, now) or challenging.is_any_fading(connection, now))


def with_rating(connection: sa.Connection, wish: Seek) -> Seek:
    """Look up how strong somebody is in what they want to play; nothing is known of a guest, or of a beginner here."""
    game = wish.setting.game
    pool = rated_pool_of(game.name, dict(game.options))
    if wish.account is None or pool is None:
        return wish._replace(is_rated=False)
    known = rating_of(connection, wish.account, pool)
    return wish._replace(rating=known.skill.number, deviation=known.skill.deviation) if known.games else wish

"""What concerns oneself as a topic: an opponent has been found, somebody challenges one."""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

import sqlalchemy as sa

from yamabushi.core.errors import Refusal, Sentence
from yamabushi.core.pools import pool_of
from yamabushi.server.news.messages import MeNow, OwnChallenge, OwnSeek, WaitingPlayer
from yamabushi.server.news.topics import NO_TOPIC, Reader
from yamabushi.server.skills import is_provisional
from yamabushi.server.storage.challenging import challenges_of
from yamabushi.server.storage.ratings import rating_of
from yamabushi.server.storage.schema import challenges, seeks
from yamabushi.server.storage.seeking import WIDENING, WINDOW, offers_to, owners_by_pool, seek_of
from yamabushi.server.storage.store import Store
from yamabushi.table.clocks import control_decoder

NOBODY = Sentence("news-nobody", "Log in, or come as a guest with a key, to hear what concerns you.")
MOST_CHALLENGES = 30
"""Of so many challenges one is told, the newest."""

ACCOUNT = "account "


def owner_of(account: str) -> str:
    """Say whose news an account hears."""
    return f"{ACCOUNT}{account}"


def account_in(owner: str) -> str | None:
    """Give the account whose news these are; none for a guest."""
    return owner.removeprefix(ACCOUNT) if owner.startswith(ACCOUNT) else None


class MeTopic:
    """What concerns oneself; whose it is, is its key."""

    name: ClassVar[str] = "me"

    def __init__(self, store: Store) -> None:
        self.store = store

    def key_for(self, reader: Reader, rest: str) -> str:
        """Everybody hears of themselves.

        Raises:
            Refusal: nobody knows who it is, or somebody else is meant.
        """
        if rest:
            raise Refusal(NO_TOPIC)
        if reader.owner is None:
            raise Refusal(NOBODY)
        return reader.owner

    async def stamps(self, keys: Sequence[str]) -> Mapping[str, Hashable]:
        """Look at who waits and who is challenged, of all who are here at once."""
        return await self.store.read(partial(stamps_of, keys=keys))

    async def current(self, key: str, topic: str) -> MeNow:
        """Say what concerns somebody."""
        return await self.store.read(partial(concerning, owner=key, topic=topic))


def stamps_of(connection: sa.Connection, keys: Sequence[str]) -> dict[str, Hashable]:
    """Look at who waits and who is challenged."""
    found: dict[str, list[Hashable]] = {key: [] for key in keys}
    waiting = sa.select(seeks.c.owner, seeks.c.pool, seeks.c.created, seeks.c.table_id).where(seeks.c.owner.in_(keys))
    rows = connection.execute(waiting).all()
    others = owners_by_pool(connection, *{row.pool for row in rows})
    for row in rows:
        found[row.owner].append((row.created, row.table_id, others[row.pool]))
    people = [account for key in keys if (account := account_in(key)) is not None]
    asked = (
        sa.select(challenges.c.id, challenges.c.status, challenges.c.challenger, challenges.c.challenged)
        .where(sa.or_(challenges.c.challenger.in_(people), challenges.c.challenged.in_(people)))
        .order_by(challenges.c.id)
    )
    for one in connection.execute(asked):
        for account in (one.challenger, one.challenged):
            found.get(owner_of(account), []).append((one.id, one.status))
    return {key: tuple(seen) for key, seen in found.items()}


def concerning(connection: sa.Connection, owner: str, topic: str) -> MeNow:
    """Read what concerns somebody."""
    row = seek_of(connection, owner)
    seek = row and own_seek(connection, row)
    account = account_in(owner)
    asked = [] if account is None else challenges_of(connection, account, MOST_CHALLENGES)
    return MeNow(topic, seek, tuple(own_challenge(connection, one, account) for one in asked))


def own_seek(connection: sa.Connection, row: sa.Row[Any]) -> OwnSeek:
    """Describe what a player waits for, whom they look for, and who else waits."""
    what = row.game, json.loads(row.options), control_decoder.decode(row.control), row.is_rated, row.created
    if row.table_id is not None or row.rating is None:
        return OwnSeek(*what, row.table_id)
    others = tuple(WaitingPlayer(one.rating, is_provisional(one.deviation)) for one in offers_to(connection, row))
    return OwnSeek(*what, None, row.rating, WINDOW + row.deviation, WIDENING, others)


def own_challenge(connection: sa.Connection, row: sa.Row[Any], account: str | None) -> OwnChallenge:
    """Describe a challenge as one of the two sees it, with how strong the other is."""
    is_mine, options = row.challenger == account, json.loads(row.options)
    pool = pool_of(row.game, options)
    other = None if pool is None else rating_of(connection, row.challenged if is_mine else row.challenger, pool)
    known = other.skill if other is not None and other.games else None
    return OwnChallenge(
        row.id,
        is_mine,
        row.challenger_name,
        row.challenged_name,
        row.game,
        options,
        control_decoder.decode(row.control),
        row.seat,
        row.is_rated,
        row.status,
        row.created,
        row.challenged_is_bot if is_mine else row.challenger_is_bot,
        None if known is None else known.number,
        known is not None and known.is_provisional,
    )

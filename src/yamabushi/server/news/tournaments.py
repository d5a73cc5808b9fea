"""A tournament as a topic: who plays, how all stand, every pairing; the same for everybody."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from typing import ClassVar

from yamabushi.core.errors import Refusal
from yamabushi.server.news.messages import TournamentNow
from yamabushi.server.news.topics import NO_TOPIC, Reader
from yamabushi.server.routes.tournaments import tournament_out
from yamabushi.server.storage.store import Store
from yamabushi.server.storage.tournaments import read_tournament, stamps_of

ID = re.compile(r"[a-z0-9]{1,24}")


class TournamentTopic:
    """Tournaments, each by its id."""

    name: ClassVar[str] = "tournament"

    def __init__(self, store: Store) -> None:
        self.store = store

    def key_for(self, _reader: Reader, rest: str) -> str:
        """Give the id: whoever has it may see the tournament.

        Raises:
            Refusal: it is none.
        """
        if ID.fullmatch(rest) is None:
            raise Refusal(NO_TOPIC)
        return rest

    async def stamps(self, keys: Sequence[str]) -> Mapping[str, Hashable]:
        """Look at what changes with everything but results, and count those."""
        return await self.store.read(partial(stamps_of, wanted=keys))

    async def current(self, key: str, topic: str) -> TournamentNow:
        """Say how a tournament stands.

        Raises:
            NoTournament: it has been called off, or never was.
        """
        found = await self.store.read(partial(read_tournament, tournament=key))
        return TournamentNow(topic, tournament_out(found).model_dump(mode="json"))

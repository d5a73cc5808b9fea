"""The lobby as a topic: tables that wait for somebody, and some of the games that can be watched."""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

import sqlalchemy as sa

from yamabushi.core.errors import Refusal
from yamabushi.server.lobby import Lobby
from yamabushi.server.news.messages import LobbyNow, OpenSeat, OpenTable, WaitedFor
from yamabushi.server.news.topics import NO_TOPIC, Reader
from yamabushi.server.storage.listing import listed_tables, lobby_stamp
from yamabushi.server.storage.seeking import pools_waited_for
from yamabushi.server.storage.store import Store
from yamabushi.table.clocks import TimeControl, control_decoder
from yamabushi.table.seats import SeatKind

MOST_WAITING, MOST_PLAYING, MOST_POOLS = 50, 10, 40
"""So many tables that wait, so many games to watch, and so many that people wait for are told of."""


class LobbyTopic:
    """The lobby."""

    name: ClassVar[str] = "lobby"

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self.store = store
        self.lobby = lobby

    def key_for(self, _reader: Reader, rest: str) -> str:
        """There is one lobby.

        Raises:
            Refusal: another one is meant.
        """
        if rest:
            raise Refusal(NO_TOPIC)
        return ""

    async def stamps(self, keys: Sequence[str]) -> Mapping[str, Hashable]:
        """Look at how many tables wait and are played at, and when that changed last."""

        def look(connection: sa.Connection) -> Hashable:
            waited = tuple(
                (row.game, row.options, row.control, row.people) for row in pools_waited_for(connection, MOST_POOLS)
            )
            return lobby_stamp(connection), waited

        return dict.fromkeys(keys, await self.store.read(look))

    async def current(self, _key: str, topic: str) -> LobbyNow:
        """List the tables."""
        return await self.store.read(partial(self._listed, topic=topic))

    def _listed(self, connection: sa.Connection, topic: str) -> LobbyNow:
        waiting = listed_tables(connection, "waiting", MOST_WAITING, self.lobby.in_turn)
        playing = listed_tables(connection, "playing", MOST_PLAYING, list[str])
        seeks = tuple(
            WaitedFor(row.game, json.loads(row.options), control_decoder.decode(row.control), row.people)
            for row in pools_waited_for(connection, MOST_POOLS)
        )
        return LobbyNow(topic, tuple(map(open_table, waiting)), tuple(map(open_table, playing)), seeks)


def open_seat(seat: Mapping[str, Any]) -> OpenSeat:
    """Describe a seat of such a table."""
    known = (seat["rating"], seat["is_provisional"], seat["is_bot"])
    return OpenSeat(SeatKind(seat["kind"]), seat["name"], seat["level"], *known)


def open_table(table: Mapping[str, Any]) -> OpenTable:
    """Describe a table of a list."""
    return OpenTable(
        table["id"],
        table["game"],
        table["options"],
        TimeControl(**table["control"]),
        table["created"],
        tuple(map(open_seat, table["seats"])),
        table["chosen_by"],
        table["is_rated"],
    )

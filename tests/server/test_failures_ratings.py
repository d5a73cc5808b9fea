"""Ratings among failures: never half done, never done twice, whoever ends games where."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from tests.amounts import amount
from tests.server.clubs import duel
from tests.server.serving import Server, run, serving
from tests.server.tables import ME, OLD, OPEN, resign
from tests.server.test_accounts import browser, counted
from tests.server.test_failures_racing import two_servers
from yamabushi.server.storage import ratings as stored
from yamabushi.server.storage.ratings import Change
from yamabushi.server.storage.schema import rating_changes, ratings


async def numbers(server: Server) -> list[list[int]]:
    """List for each account the numbers of its rated games, and how many its rating knows of."""

    def read(connection: sa.Connection) -> list[list[int]]:
        rows = connection.execute(sa.select(ratings.c.account, ratings.c.games).order_by(ratings.c.account)).all()
        numbers = sa.select(rating_changes.c.number).order_by(rating_changes.c.number)
        return [
            [row.games, *connection.execute(numbers.where(rating_changes.c.account == row.account)).scalars()]
            for row in rows
        ]

    return await server.hall.store.read(read)


def test_01_a_game_that_cannot_be_rated_whole_has_not_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store_change = stored.store_change
    failing = True

    def cut_short(connection: sa.Connection, change: Change) -> None:
        """Store what the first of the two gains, and be cut off before the other."""
        if failing and connection.execute(sa.select(sa.func.count()).select_from(rating_changes)).scalar_one():
            raise OperationalError("cut off", None, OSError())
        store_change(connection, change)

    monkeypatch.setattr(stored, "store_change", cut_short)

    async def main() -> None:
        nonlocal failing
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Ben") as ben:
            async with duel(server, ada, ben) as (table, (first, second)):
                await second.send("offer", matter="resign")
                assert (await second.until("refused"))["code"] == "storage-unavailable"
                assert first.standing["status"] == "playing"
                assert (await counted(server, ratings), await counted(server, rating_changes)) == (0, 0)
                failing = False
                await resign(second)
            assert await numbers(server) == [[1, 1], [1, 1]]
        async with serving(tmp_path) as server, server.at(table) as watcher:
            assert watcher.standing["status"] == "over"
            assert await numbers(server) == [[1, 1], [1, 1]]

    run(main())


def test_07_games_that_end_at_two_processes_at_once_are_each_rated_once(tmp_path: Path, postgres: str) -> None:
    count = amount(6, 40)

    async def main() -> None:
        async with (
            two_servers(tmp_path, postgres) as (one, other),
            browser(one, "Ada") as ada,
            browser(one, "Ben") as ben,
        ):
            tables: list[tuple[str, list[str]]] = []
            for _ in range(count):
                body = {"game": "regality", "options": OLD, "seats": [ME, OPEN], "is_rated": True}
                laid = (await ada.post("/api/tables", json=body)).json()
                joining = {"invite": laid["invites"][0]["invite"]}
                joined = (await ben.post(f"/api/tables/{laid['table']}/seats", json=joining)).json()
                tables.append((laid["table"], [laid["token"], joined["token"]]))

            async def end(server: Server, table: str, token: str) -> None:
                async with server.at(table, token) as client:
                    await client.send("offer", matter="resign")
                    while client.standing["status"] != "over":
                        await client.next()

            # Both give up at the same table, each at another process, at all tables at once.
            ends = [end(one, table, mine) for table, (mine, _) in tables]
            await asyncio.gather(*ends, *(end(other, table, theirs) for table, (_, theirs) in tables))
            assert await numbers(one) == [[count, *range(1, count + 1)]] * 2

    run(main())

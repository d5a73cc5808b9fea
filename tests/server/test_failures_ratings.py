"""Ratings among failures: never half done, never done twice, whoever ends games where."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from tests.amounts import amount
from tests.server.clubs import duel
from tests.server.serving import Server, run, serving
from tests.server.tables import ME, OLD, OPEN, caught_up, move_all, play, resign
from tests.server.test_accounts import browser, counted
from tests.server.test_failures_racing import two_servers
from yamabushi import game
from yamabushi.server.skills import REPEATED_WITHIN
from yamabushi.server.storage import database
from yamabushi.server.storage import ratings as stored
from yamabushi.server.storage.aborting import FORGOTTEN_AFTER_SECONDS, FREE_ABORTS
from yamabushi.server.storage.placing import Sitter, lay_for
from yamabushi.server.storage.ratings import Change, RatedEnd, rate_game
from yamabushi.server.storage.schema import accounts, rating_changes, ratings
from yamabushi.server.storage.seating import seats_at
from yamabushi.table.setting import Setting


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
                await move_all([first, second])
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
                tokens = [laid["token"], joined["token"]]
                async with one.at(laid["table"], tokens[0]) as white, one.at(laid["table"], tokens[1]) as black:
                    await caught_up([white, black], max(white.version, black.version))
                    await move_all([white, black])
                tables.append((laid["table"], tokens))

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


def test_45_fifty_games_given_up_before_both_have_moved_change_no_rating(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Ben") as ben:
            for number in range(amount(6, 50)):
                async with duel(server, ada, ben) as (table, clients):
                    assert clients[0].standing["is_abortable"]
                    if number % 2:
                        mover = clients[clients[0].standing["decider"]]
                        await play(mover, mover.view["actions"][0], clients)
                    leaving = clients[number % 3 % 2]
                    await resign(leaving)
                    assert leaving.standing["result"] == {"returns": [], "reason": "aborted"}
                    assert not leaving.standing.get("is_rated")
            assert await counted(server, rating_changes) == await counted(server, ratings) == 0
            about = (await ada.get(f"/api/tables/{table}")).json()
            assert (about["result"], about["returns"], about["reason"]) == ("*", [], "aborted")
            mine = (await ada.get("/api/me/games")).json()["games"]
            assert {(one["result"], one["gain"], one["is_rated"]) for one in mine} == {("*", None, False)}
            for came in ("won", "drawn", "lost"):
                assert (await ada.get("/api/me/games", params={"came": came})).json()["count"] == 0
            # A rematch is rated as the game would have been.
            async with duel(server, ada, ben) as (_, clients):
                await resign(clients[0])
                for client in clients:
                    await client.send("offer", matter="rematch")
                while not clients[0].standing.get("next"):
                    await clients[0].until("happened")
                assert (await ada.get(f"/api/tables/{clients[0].standing['next']}")).json()["is_rated"]

    run(main())


def test_45_fifty_games_that_one_gives_to_the_other_lift_a_rating_by_a_bounded_amount(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Ben") as ben:

            def rate(connection: sa.Connection, number: int) -> None:
                table = f"game{number:02}"
                lay_for(
                    connection,
                    table,
                    Setting(game("regality", **OLD), is_rated=True),
                    sitters(connection),
                    lambda _: "",
                )
                seats = seats_at(connection, table)
                rate_game(connection, table, RatedEnd("regality/old", (1.0, -1.0), (0, 1), seats))

            def sitters(connection: sa.Connection) -> list[Sitter]:
                return [Sitter(row.name, row.id, None) for row in connection.execute(sa.select(accounts))]

            for number in range(50):
                await server.hall.store.write(partial(rate, number=number))
            history = (await ada.get("/api/profile/history", params={"name": "Ada", "pool": "regality/old"})).json()
            assert [one["weight"] for one in history[:5]] == [1, 1, 0.5, 0.25, 0.125]
            first = history[0]["rating"] - 1500
            assert 0 < history[-1]["rating"] - 1500 < 3 * first < 250
            assert history[-1]["is_provisional"]  # it is in no leaderboard
            theirs = (await ben.get("/api/profile/history", params={"name": "Ben", "pool": "regality/old"})).json()
            assert 1500 - theirs[-1]["rating"] < 3 * first
            (mine, *_) = (await ada.get("/api/me/games", params={"is_rated": True})).json()["games"]
            assert mine["weight"] < 1e-9
            # A day later they count in full again, and games with others always do.
            await server.hall.store.write(a_day_later)
            await server.hall.store.write(partial(rate, number=50))
            history = (await ada.get("/api/profile/history", params={"name": "Ada", "pool": "regality/old"})).json()
            assert history[-1]["weight"] == 1

    def a_day_later(connection: sa.Connection) -> None:
        connection.execute(sa.update(rating_changes).values(at=rating_changes.c.at - REPEATED_WITHIN))

    run(main())


def test_45_who_aborts_often_waits_before_the_next_pairing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000_000

    async def main() -> None:
        nonlocal now
        monkeypatch.setattr(database, "wall", lambda: now)
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Ben") as ben:

            async def abort() -> None:
                async with duel(server, ada, ben) as (_, clients):
                    await resign(clients[0])

            async def seek(http: httpx.AsyncClient) -> dict[str, Any]:
                answer = await http.post("/api/seeks", json={"game": "yokai", "options": {}})
                return {**answer.json(), "status": answer.status_code}

            for _ in range(FREE_ABORTS):
                await abort()
            assert (await seek(ada))["status"] == 201
            assert (await ada.delete("/api/seeks")).status_code == 200
            for minutes in (1, 2, 4):
                await abort()
                told = await seek(ada)
                assert (told["status"], told["code"]) == (409, "pairing-aborts")
                assert told["arguments"]["minutes"] == minutes
                assert (await seek(ben))["status"] == 201  # it was not Ben
                now += 60 * minutes
                assert (await seek(ada))["status"] == 201
                for http in (ada, ben):
                    await http.delete("/api/seeks")
            assert len((await ada.get("/api/me/export")).json()["aborts"]) == FREE_ABORTS + 3
            now += FORGOTTEN_AFTER_SECONDS + 1
            await abort()
            assert (await seek(ada))["status"] == 201

    run(main())

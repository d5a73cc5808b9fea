"""Tables that nobody is at any more leave the lists, and at last they are thrown away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.clocked import FakeClock
from tests.server.serving import Server, run, serving
from tests.server.tables import listed, resign
from yamabushi.server import hall
from yamabushi.server.storage import database
from yamabushi.server.storage.presence import KEPT_FOR, LISTED_FOR, LISTED_FOR_DAYS

ME, OPEN = {"kind": "me"}, {"kind": "open"}
OLD = {"style": "old", "match": "single"}
DAYS = {"kind": "days", "seconds": 86400, "increment": 0}


def by_fake_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, test: Callable[[Server, FakeClock], Awaitable[None]]
) -> None:
    """Run a server whose time is the test's alone: that of the day, and that by which it measures."""
    clock = FakeClock(1_000_000_000.0)
    monkeypatch.setattr(database, "wall", lambda: int(clock.now))
    monkeypatch.setattr(hall, "HEARTBEAT", 3600.0)  # it looks around when we say so

    async def main() -> None:
        async with serving(tmp_path) as server:
            server.hall.services.time = clock
            await test(server, clock)

    run(main())


async def laid(server: Server, **body: object) -> dict[str, str]:
    return await server.lay("regality", options=OLD, seats=[ME, OPEN], is_public=True, **body)


async def left(server: Server, table: str) -> None:
    """Wait until all who were at a table are known to have gone."""
    while server.hall.rooms[table].presence.watchers:
        await asyncio.sleep(0.005)


def test_a_table_that_waits_is_listed_while_its_host_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(server: Server, clock: FakeClock) -> None:
        table = await laid(server)
        async with server.at(table["table"], table["token"]):
            for _ in range(4):
                clock.pass_by(LISTED_FOR - 1)
                await server.hall._attend()
                assert await listed(server, "waiting") == [table["table"]]
        await left(server, table["table"])
        clock.pass_by(LISTED_FOR)
        assert await listed(server, "waiting") == [table["table"]]
        clock.pass_by(1)
        async with server.at(table["table"]):  # somebody who only watches is no host
            await server.hall._attend()
            assert await listed(server, "waiting") == []
        async with server.at(table["table"], table["token"]):
            await server.hall._attend()
            assert await listed(server, "waiting") == [table["table"]]

    by_fake_clock(tmp_path, monkeypatch, test)


def test_a_game_that_all_have_left_is_not_there_to_be_watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(server: Server, clock: FakeClock) -> None:
        async with server.duel("regality", options=OLD, is_public=True) as (table, (ada, _)):
            clock.pass_by(2 * LISTED_FOR)
            await server.hall._attend()
            assert await listed(server, "playing") == [table]
        await left(server, table)
        clock.pass_by(LISTED_FOR + 1)
        await server.hall._attend()
        assert await listed(server, "playing") == []
        async with server.duel("regality", options=OLD, is_public=True) as (other, (ada, _)):
            await resign(ada)
        clock.pass_by(2 * LISTED_FOR)
        assert await listed(server, "over") == [other]  # how it ended stays to be looked at

    by_fake_clock(tmp_path, monkeypatch, test)


def test_with_days_for_each_turn_nobody_needs_to_be_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(server: Server, clock: FakeClock) -> None:
        waiting = await laid(server, clock=DAYS)
        playing = await laid(server, clock=DAYS)
        await server.join(playing["table"], name="Ben")
        clock.pass_by(LISTED_FOR_DAYS)
        assert await listed(server, "waiting") == [waiting["table"]]
        clock.pass_by(1)
        assert await listed(server, "waiting") == []
        assert await listed(server, "playing") == [playing["table"]]

    by_fake_clock(tmp_path, monkeypatch, test)


def test_a_table_that_nobody_comes_back_to_is_thrown_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(server: Server, clock: FakeClock) -> None:
        invited = await server.lay("regality", options=OLD, seats=[ME, OPEN])
        begun = await server.lay("regality", options=OLD, seats=[ME, ME])
        clock.pass_by(KEPT_FOR - hall.FORGET_EVERY)
        visited = await laid(server)

        async def status(table: dict[str, str]) -> int:
            return (await server.http.get(f"/api/tables/{table['table']}")).status_code

        await server.hall._attend()
        assert await status(invited) == 200
        clock.pass_by(hall.FORGET_EVERY + 1)
        await server.hall._attend()
        assert await status(invited) == 404
        assert (await status(begun), await status(visited)) == (200, 200)
        answer = await server.http.post(
            f"/api/tables/{invited['table']}/seats", json={"invite": invited["invites"][0]["invite"]}
        )
        assert answer.json()["code"] == "hall-no-table"

    by_fake_clock(tmp_path, monkeypatch, test)

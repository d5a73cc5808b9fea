"""Failures 1 and 7, for tournaments: killed, or seen to by several processes, a round is whole, and there once."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.amounts import amount
from tests.server.competing import Evening, held, pairings_of
from tests.server.launching import Launcher, up
from tests.server.serving import PATIENCE, Server, run, serving
from tests.server.test_accounts import browser
from tests.server.test_failures_cluster import Gossip
from yamabushi.server.storage import competing, placing
from yamabushi.server.storage.schema import pairings, rounds, tables
from yamabushi.server.tournaments import Tournaments

KILLS = amount(2, 20)
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def counted(folder: Path) -> tuple[int, int]:
    """Count the rounds and the games that have ended, and make sure that nothing is half there."""
    with contextlib.closing(sqlite3.connect(folder / "yamabushi.sqlite")) as database:
        database.execute("BEGIN")  # all of it at the same moment: the server goes on writing
        begun = [row[0] for row in database.execute("SELECT number FROM rounds ORDER BY number")]
        assert begun == list(range(1, len(begun) + 1))
        assert database.execute("SELECT round FROM tournaments").fetchone() == (len(begun),)
        for number in begun:
            query = "SELECT first, second FROM pairings WHERE round = ?"
            paired = [entrant for row in database.execute(query, (number,)) for entrant in row]
            assert sorted(paired) == [1, 2, 3, 4, 5, 6]
        # A game has a result if, and only if, its table is over; and each has its own.
        query = (
            "SELECT p.result, t.status, (SELECT COUNT(*) FROM seats s WHERE s.table_id = t.id) "
            "FROM pairings p LEFT JOIN tables t ON t.id = p.table_id"
        )
        games = list(database.execute(query))
        assert all((result is not None) == (status == "over") and seats == 2 for result, status, seats in games)
        assert database.execute("SELECT COUNT(*) FROM tables").fetchone() == (len(games),)
        return len(begun), sum(result is not None for result, _, _ in games)


async def give_up(evening: Evening) -> None:
    """Resign all games as they come, until the server is gone or the tournament is over."""
    gone = (httpx.TransportError, ConnectionClosed, InvalidHandshake, OSError, TimeoutError, AssertionError)
    with contextlib.suppress(*gone):
        while (found := await evening.read())["status"] != "over":
            games = [one for one in pairings_of(found, found["round"]) if one["result"] is None]
            await asyncio.gather(*(evening.play(found, one, min(one["first"], one["second"])) for one in games))
            await asyncio.sleep(0.005)


async def killed_again_and_again(launcher: Launcher, folder: Path) -> None:
    rng = random.Random(3)
    tournament, tokens = "", dict[int, str]()
    for kill in range(KILLS + 1):
        base, child = launcher.launch(folder)
        await up(base)
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=False) as http:
            server = Server(None, base, http, None)  # type: ignore[arg-type]  # it runs elsewhere
            if not tournament:
                async with browser(server, "Olga") as olga:
                    evening = await held(server, olga, rounds=5)
                    for name in NAMES:
                        await evening.join(name)
                    await evening.begin()
                tournament, tokens = evening.id, evening.tokens
            evening = Evening(server, http, tournament, tokens)
            if kill == KILLS:  # the last one lives
                await give_up(evening)
                found = await evening.read()
                assert found["status"] == "over"
                assert sum(one["points"] for one in found["entrants"]) == 15
                os.kill(child, signal.SIGKILL)
                break
            before = counted(folder)[1]
            playing = asyncio.create_task(give_up(evening))
            while counted(folder)[1] < min(15, before + rng.randint(1, 4)) and not playing.done():
                await asyncio.sleep(rng.random() * 0.01)
            os.kill(child, signal.SIGKILL)
            await playing
        counted(folder)
    assert counted(folder) == (5, 15)


def test_01_a_tournament_whose_server_is_killed_goes_on_whole(launcher: Launcher, tmp_path: Path) -> None:
    run(killed_again_and_again(launcher, tmp_path))


def test_a_round_that_cannot_be_stored_whole_is_not_begun_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Olga") as olga:
            evening = await held(server, olga)
            for name in NAMES:
                await evening.join(name)
            laid = []
            lay_for = placing.lay_for

            def stumbling(*arguments: object, **named: object) -> bool:
                laid.append(arguments)
                if len(laid) == 3:
                    raise sa.exc.OperationalError("INSERT", {}, Exception("disk full"))
                return lay_for(*arguments, **named)  # type: ignore[arg-type]

            monkeypatch.setattr(competing, "lay_for", stumbling)
            answer = await olga.post(f"/api/tournaments/{evening.id}/rounds")
            assert answer.status_code == 503
            found = await evening.read()
            assert (found["status"], found["round"], found["pairings"]) == ("open", 0, [])
            async with asyncio.timeout(PATIENCE):
                await evening.begin()
            assert counted(tmp_path) == (1, 0)

    run(main())


def test_07_two_processes_pair_a_round_once(tmp_path: Path, postgres: str) -> None:
    async def main() -> None:
        gossip = Gossip(1)
        async with (
            serving(tmp_path / "a", database=postgres, live=gossip.ear()) as one,
            serving(tmp_path / "b", database=postgres, live=gossip.ear()) as other,
            browser(one, "Olga") as olga,
        ):
            evening = await held(one, olga, rounds=3)
            for name in NAMES:
                await evening.join(name)
            seeing: list[Tournaments] = [one.app.state.tournaments, other.app.state.tournaments]
            await asyncio.gather(*(seen._begin(evening.id) for seen in seeing * 3))
            for number in (1, 2, 3):
                found = await evening.read()
                assert (found["round"], len(pairings_of(found, number))) == (number, 3)
                for game in pairings_of(found, number):
                    await evening.play(found, game, min(game["first"], game["second"]))
                await asyncio.gather(*(seen.advance(evening.id) for seen in seeing * 3))
            assert (await evening.read())["status"] == "over"

            def count(connection: sa.Connection) -> list[int]:
                return [
                    connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
                    for table in (rounds, pairings, tables)
                ]

            assert await one.hall.store.read(count) == [3, 9, 9]

    run(main())

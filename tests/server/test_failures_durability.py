"""Failure 1: the server is killed in full traffic, and every acknowledged move is there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.amounts import amount
from tests.server.launching import Launcher, up
from tests.server.serving import PATIENCE, run, serving
from tests.server.tables import ME, OPEN
from tests.server.test_accounts import PASSWORD, browser, lay
from tests.server.test_own import adopt, names_at

KILLS = amount(6, 20)
TABLES = 6

Acknowledged = dict[tuple[str, int], str]


async def drive(base: str, table: str, token: str, seed: int, acknowledged: Acknowledged) -> None:
    """Play as fast as it goes, noting what was acknowledged, until the server is gone."""
    rng = random.Random(seed)
    sent: dict[str, str] = {}
    number = 0
    with contextlib.suppress(ConnectionClosed, OSError, InvalidHandshake, TimeoutError):
        async with connect(f"{base.replace('http', 'ws')}/api/tables/{table}/live", compression=None) as link:
            await link.send(json.dumps({"type": "hello", "token": token}))
            async for text in link:
                news = json.loads(text)
                if news["type"] == "done":
                    acknowledged[table, news["version"]] = sent[news["id"]]
                if "view" in news and news["standing"]["status"] == "over":
                    await link.send(json.dumps({"type": "undo", "version": news["version"]}))
                elif "view" in news and news["view"]["actions"]:
                    number += 1
                    name = f"{seed}-{number}"
                    sent[name] = rng.choice(news["view"]["actions"])
                    act = {"type": "act", "id": name, "version": news["version"], "action": sent[name]}
                    await link.send(json.dumps(act))


async def played_on(drivers: list[asyncio.Task[None]], acknowledged: Acknowledged, moves: int) -> None:
    """Wait until so many more moves have been acknowledged: traffic is full then."""
    wanted = len(acknowledged) + moves
    while len(acknowledged) < wanted:
        assert not all(driver.done() for driver in drivers), "nobody plays any more"
        await asyncio.sleep(0.002)


def lost(folder: Path, acknowledged: Acknowledged) -> list[tuple[str, int]]:
    """List what was acknowledged and is not stored as it was, and where versions have a gap."""
    missing = []
    with contextlib.closing(sqlite3.connect(folder / "yamabushi.sqlite")) as database:
        rows = {
            (table, version): json.loads(event)
            for table, version, event in database.execute("SELECT table_id, version, event FROM entries")
        }
    for key, action in acknowledged.items():
        if rows.get(key, {}).get("action") != action:
            missing.append(key)
    for table in {table for table, _ in rows}:
        versions = sorted(version for other, version in rows if other == table)
        if versions != list(range(1, len(versions) + 1)):
            missing.append((table, -1))
    return missing


async def rounds(launcher: Launcher, folder: Path, kills: int, manner: str = "") -> tuple[int, list[tuple[str, int]]]:
    """Let the server be killed so often; give how many moves were acknowledged, and those that were lost."""
    rng = random.Random(1)
    acknowledged: Acknowledged = {}
    tables: list[tuple[str, str]] = []
    for kill in range(kills):
        base, child = launcher.launch(folder, manner)
        await up(base)
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=False) as http:
            while len(tables) < TABLES:
                body = {
                    "game": "regality",
                    "options": {"style": "old", "match": "single"},
                    "seats": [{"kind": "me"}, {"kind": "me"}],
                }
                laid = (await http.post("/api/tables", json=body)).json()
                tables.append((laid["table"], laid["token"]))
        drivers = [
            asyncio.create_task(drive(base, table, token, 100 * kill + number, acknowledged))
            for number, (table, token) in enumerate(tables)
        ]
        await played_on(drivers, acknowledged, rng.randrange(25, 60))
        os.kill(child, signal.SIGKILL)
        await asyncio.gather(*drivers)
    return len(acknowledged), lost(folder, acknowledged)


def test_01_no_acknowledged_move_is_lost_when_the_server_is_killed(launcher: Launcher, tmp_path: Path) -> None:
    acknowledged, missing = asyncio.run(rounds(launcher, tmp_path, KILLS))
    assert acknowledged > 20 * KILLS
    assert missing == []


def test_a_server_that_a_failed_test_has_left_is_in_nobodys_way(launcher: Launcher, tmp_path: Path) -> None:
    async def main() -> None:
        for name in ("left", "other"):
            (tmp_path / name).mkdir()
            base, child = launcher.launch(tmp_path / name)
            await up(base)
        os.kill(child, signal.SIGKILL)

    run(main())


def test_01_the_test_notices_a_server_that_acknowledges_before_it_stores(launcher: Launcher, tmp_path: Path) -> None:
    acknowledged, missing = asyncio.run(rounds(launcher, tmp_path, 4, "hasty"))
    assert acknowledged > 20
    assert missing != []


@pytest.mark.parametrize("kind", ["moves", "gap"])
def test_01_what_is_missing_is_found(tmp_path: Path, kind: str) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "yamabushi.sqlite")) as database:
        database.execute("CREATE TABLE entries (table_id, version, event)")
        versions = [1, 2] if kind == "moves" else [1, 3]
        for version in versions:
            database.execute("INSERT INTO entries VALUES ('t', ?, ?)", (version, '{"action": "a"}'))
        database.commit()
    assert lost(tmp_path, {("t", 1): "a"}) == ([] if kind == "moves" else [("t", -1)])
    assert ("t", 9) in lost(tmp_path, {("t", 9): "a"})
    assert ("t", 1) in lost(tmp_path, {("t", 1): "b"})


def test_01_what_a_guest_brings_comes_whole_or_not_at_all(launcher: Launcher, tmp_path: Path) -> None:
    """Kill the server while it makes a guest's games somebody's; nothing of it is there, and it can be asked again."""
    account = {"name": "Ada", "password": PASSWORD}

    async def main() -> None:
        base, _ = launcher.launch(tmp_path, "halfway")
        await up(base)
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=False) as http:
            laid = [await lay(http, seats=[ME, OPEN], name="Guest") for _ in range(4)]
            assert (await http.post("/api/accounts", json=account)).status_code == 201
            with pytest.raises(httpx.TransportError):
                await adopt(http, *laid, F01=5)
        async with serving(tmp_path) as server, browser(server) as ada:
            assert (await ada.post("/api/sessions", json=account)).status_code == 201
            assert (await ada.get("/api/me/tables")).json() == []
            assert (await ada.get("/api/me/puzzles")).json() == {}
            assert {name for one in laid for name in await names_at(server, one["table"])} <= {"Guest", ""}
            assert sorted(await adopt(ada, *laid, F01=5)) == sorted(one["table"] for one in laid)
            assert len((await ada.get("/api/me/tables")).json()) == len(laid)
            assert (await ada.get("/api/me/puzzles")).json() == {"F01": 5}

    run(main())

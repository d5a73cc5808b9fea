"""Failure 1, further: the power is cut at any moment, and every acknowledged move is there."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.amounts import amount
from tests.server.power import Acknowledged, Cut, Disk, Recorder, Step, Synced, Wrote
from tests.server.serving import FILE, migrated, run
from yamabushi.core.registry import game
from yamabushi.server.storage.changes import Append
from yamabushi.server.storage.database import address_of
from yamabushi.server.storage.laying import lay_table
from yamabushi.server.storage.store import Store
from yamabushi.table.clocks import Clock
from yamabushi.table.events import Act, Entry
from yamabushi.table.seats import Seat, SeatKind
from yamabushi.table.setting import Setting

TABLES = ("one", "two", "three")
ROUNDS = amount(6, 60)
CHECKPOINT_PAGES = 12
"""So soon, in pages, the log is written back into the database: often enough to be cut in the middle."""


async def played(folder: Path, synchronous: str) -> list[Step]:
    """Store moves at several tables, some of them together; give all that was written, and acknowledged."""
    (folder / FILE).write_bytes(migrated())
    with Recorder().recording() as trace:
        store = Store(address_of(None, folder))

        def connected(connection: Any, _record: object) -> None:
            connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
            connection.execute(f"PRAGMA synchronous = {synchronous}")

        store.writer.engine.dispose()
        sa.event.listen(store.writer.engine, "connect", connected)

        async def play(table: str, version: int) -> None:
            entry = Entry(version, Act(version % 2, f"move-{version}" * 30), Clock((60_000, 60_000), 0, running=True))
            await store.write(Append(table, [entry], f"h/{version}"))
            trace.append(Acknowledged((table, version)))

        seats = [Seat(SeatKind.PERSON, "Ada", holder="h")] * 2
        for table in TABLES:
            await store.write(
                partial(
                    lay_table,
                    table=table,
                    setting=Setting(game("regality")),
                    sitting=seats,
                    accounts=[None, None],
                    is_public=False,
                    opening=[],
                )
            )
        for version in range(1, ROUNDS + 1):
            await asyncio.gather(*(play(table, version) for table in TABLES))
        await asyncio.to_thread(store.close)
    return trace


def lost_after(files: dict[str, bytearray], folder: Path, acknowledged: set[tuple[str, int]]) -> set[tuple[str, int]]:
    """Open what a power cut has left; give what was acknowledged and is not there, or where there is a gap."""
    for name, data in files.items():
        (folder / name).write_bytes(data)
    (folder / f"{FILE}-shm").unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(folder / FILE)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        found = set(database.execute("SELECT table_id, version FROM entries"))
    gaps = {(table, 0) for table, version in found if version > 1 and (table, version - 1) not in found}
    return (acknowledged - found) | gaps


def losses(trace: list[Step], folder: Path, seed: int) -> Iterator[set[tuple[str, int]]]:
    """Cut the power before every step of a trace, and at its end; give what is lost then."""
    rng = random.Random(seed)
    disk = Disk({FILE: bytearray(migrated())}, [])
    acknowledged: set[tuple[str, int]] = set()
    folder.mkdir()
    for step in trace:
        yield lost_after(disk.after_a_cut(rng), folder, acknowledged)
        disk.happen(step)
        if isinstance(step, Acknowledged):
            acknowledged.add(step.what)
    yield lost_after(disk.after_a_cut(rng), folder, acknowledged)


@pytest.mark.parametrize("seed", range(amount(1, 10)))
def test_01_wherever_the_power_is_cut_every_acknowledged_move_is_there(tmp_path: Path, seed: int) -> None:
    trace = run(played(tmp_path, "FULL"))
    kinds = {(type(step), step.file) for step in trace if not isinstance(step, Acknowledged)}
    # The log is written and synced, and written back into the database.
    assert {(kind, name) for kind in (Wrote, Synced) for name in (FILE, f"{FILE}-wal")} <= kinds
    assert sum(isinstance(step, Acknowledged) for step in trace) == ROUNDS * len(TABLES)
    assert set().union(*losses(trace, tmp_path / "cut", seed)) == set()


def test_01_the_test_notices_a_store_that_does_not_wait_for_the_disk(tmp_path: Path) -> None:
    trace = run(played(tmp_path, "NORMAL"))
    assert any(losses(trace, tmp_path / "cut", 1))


def test_01_a_cut_leaves_what_was_synced_and_any_of_the_rest() -> None:
    disk = Disk({}, [])
    for step in (Wrote("f", 0, b"a" * 600), Synced("f"), Wrote("f", 500, b"b" * 600), Cut("f", 900)):
        disk.happen(step)
    rng = random.Random(1)
    found = {bytes(disk.after_a_cut(rng)["f"]) for _ in range(200)}
    assert b"a" * 600 in found
    assert b"a" * 500 + b"b" * 400 in found
    assert b"a" * 512 + b"b" * 88 + b"b" * 424 in found  # the middle sector alone
    assert all(one.startswith(b"a" * 500) for one in found)

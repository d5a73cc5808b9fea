"""Failures 24, further, and 47: the disk is full at any byte, at the start, while a backup is written or restored."""

from __future__ import annotations

import asyncio
import contextlib
import resource
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.amounts import amount
from tests.server.serving import FILE, migrated, run, serving
from yamabushi.core.errors import BadOption
from yamabushi.server.storage import backup, database, store
from yamabushi.server.storage.schema import entries, tables
from yamabushi.server.storage.store import Store

OLD = {"style": "old", "match": "single"}
LOCAL = [{"kind": "me"}, {"kind": "me"}]
PAGE = 4096
"""SQLite writes so many bytes at a time, at least."""


@contextlib.contextmanager
def full_after(size: int) -> Iterator[None]:
    """Let no file grow beyond a size: what a full disk does, to the byte."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_24_wherever_the_disk_is_full_what_was_done_is_there_and_what_was_refused_is_not(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("himiki", seats=LOCAL)
            log = tmp_path / f"{FILE}-wal"
            done: dict[str, int] = {}
            refused = 0
            async with server.at(laid["table"], laid["token"]) as client:
                for number in range(amount(24, 400)):
                    id = f"i{number}"
                    # From one that lets nothing through to one that lets all through, in steps that fit no page.
                    with full_after(log.stat().st_size + number % 24 * PAGE // 7):
                        await client.act(client.view["actions"][0], id=id)
                        answer = await client.until("done", "refused", id=id)
                    if answer["type"] == "done":
                        done[id] = answer["version"]
                        await client.until("happened")
                    else:
                        assert (answer["code"], answer["is_retryable"]) == ("storage-unavailable", True)
                        refused += 1
                    if client.standing["status"] == "over":
                        await client.send("undo", version=client.version)
                        await client.until("happened")
        assert done
        assert refused
        engine = database.opened(database.address_of(None, tmp_path), writes=False)
        with engine.begin() as connection:
            rows = connection.execute(sa.select(entries.c.version, entries.c.client_id)).all()
        engine.dispose()
        assert sorted(row.version for row in rows) == list(range(1, len(rows) + 1))
        assert {row.client_id.partition("/")[2]: row.version for row in rows if row.client_id} == done

    run(main())


def test_24_everything_that_is_stored_is_refused_on_a_full_disk_and_works_afterwards(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "open"}])
            table = f"/api/tables/{laid['table']}"
            account = {"name": "Ada", "password": "long enough"}
            wishes = [
                ("/api/tables", {"game": "regality"}),
                (f"{table}/seats", {"invite": laid["invites"][0]["invite"]}),
                ("/api/accounts", account),
            ]
            async with server.at(laid["table"], laid["token"]) as client:
                with full_after(1):
                    for path, body in wishes:
                        answer = await server.http.post(path, json=body)
                        assert (answer.status_code, answer.json()["code"]) == (503, "storage-unavailable"), path
                    await client.send("say", text="hello")
                    assert (await client.until("said", "refused"))["code"] == "storage-unavailable"
                    await client.send("leave")
                    assert (await client.until("people", "refused"))["type"] == "refused"
                    assert (await server.http.get(table)).status_code == 200  # what is there can be read
                for path, body in wishes:
                    assert (await server.http.post(path, json=body)).status_code == 201, path
                await client.send("say", text="hello")
                assert (await client.until("said"))["number"] == 1

    run(main())


def test_47_a_server_is_not_ready_while_nothing_can_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "TRIAL_SECONDS", -1.0)  # each question is a trial

    async def main() -> None:
        async with serving(tmp_path) as server:
            for _ in range(2):
                assert (await server.http.get("/ready")).json() == {"status": "ready"}
                with full_after(1):  # also if nobody has tried to store anything yet
                    answers = await asyncio.gather(*(server.http.get("/ready") for _ in range(3)))
                    assert {(one.status_code, one.json()["code"]) for one in answers} == {(503, "storage-unavailable")}
                    assert (await server.http.get("/health")).status_code == 200
            assert (await server.http.get("/ready")).status_code == 200
            await server.lay("regality", options=OLD, seats=LOCAL)

    run(main())


def test_47_trials_are_a_second_apart_whoever_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            monkeypatch.setattr(store, "TRIAL_SECONDS", 10_000.0)
            trials: list[object] = []
            monkeypatch.setattr(store, "try_to_write", trials.append)
            answers = await asyncio.gather(*(server.http.get("/ready") for _ in range(20)))
            assert {one.status_code for one in answers} == {200}
            assert len(trials) == 1

    run(main())


def test_24_a_server_that_starts_on_a_full_disk_says_so(tmp_path: Path) -> None:
    with full_after(PAGE), pytest.raises(BadOption) as caught:
        Store(database.address_of(None, tmp_path))
    assert caught.value.code == "database-unreachable"
    Store(database.address_of(None, tmp_path)).close()


def test_24_a_server_that_starts_on_a_read_only_file_says_so(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(migrated())
    address = database.address_of(f"sqlite:///file:{tmp_path / FILE}?mode=ro&immutable=1&uri=true", tmp_path)
    with pytest.raises(BadOption) as caught:
        Store(address)
    assert caught.value.code == "database-unreachable"


async def a_table(folder: Path) -> None:
    async with serving(folder) as server:
        await server.lay("regality", options=OLD, seats=LOCAL)


def count(engine: sa.Engine) -> int:
    with engine.begin() as connection:
        return int(connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar_one())


def test_24_a_backup_onto_a_full_disk_is_refused_and_the_one_before_is_kept(tmp_path: Path) -> None:
    asyncio.run(a_table(tmp_path))
    engine = database.opened(database.address_of(None, tmp_path), writes=False)
    file = tmp_path / "backup.gz"
    backup.back_up(engine, file)
    whole = file.read_bytes()
    for size in range(0, len(whole), 97):
        with full_after(size), pytest.raises(BadOption) as caught:
            backup.back_up(engine, file)
        assert caught.value.code == "backup-file"
        assert file.read_bytes() == whole
        assert list(tmp_path.glob("*.part")) == []
    engine.dispose()


def test_24_a_restore_onto_a_full_disk_changes_nothing(tmp_path: Path) -> None:
    asyncio.run(a_table(tmp_path))
    address = database.address_of(None, tmp_path)
    engine = database.opened(address, writes=True)
    file = tmp_path / "backup.gz"
    backup.back_up(engine, file)
    engine.dispose()
    asyncio.run(a_table(tmp_path))
    engine = database.opened(address, writes=True)
    for size in (1, PAGE, 3 * PAGE):
        with full_after(size), pytest.raises(BadOption), database.usable(address):
            backup.restore(engine, file, replace=True)
        assert count(engine) == 2
    backup.restore(engine, file, replace=True)
    assert count(engine) == 1
    engine.dispose()

"""Failures 35, 39 and 49: a backup is restored while people play, and backups that are not whole."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from tests.server.serving import PATIENCE, Client, Server, run, serving
from yamabushi.core.errors import BadOption
from yamabushi.server.storage import backup, database
from yamabushi.server.storage.schema import entries

OLD = {"style": "old", "match": "single"}
LOCAL = [{"kind": "me"}, {"kind": "me"}]


class Complaints:
    """A log that notes what went wrong."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def error(self, what: str, **_details: object) -> None:
        self.heard.append(what)

    warning = error


async def restored(folder: Path, file: Path) -> None:
    """Put a backup in the place of all that is there, as the command does: from another process."""
    engine = database.opened(database.address_of(None, folder), writes=True)
    await asyncio.to_thread(lambda: backup.restore(engine, file, replace=True))
    engine.dispose()


async def backed_up(folder: Path) -> Path:
    file = folder / "backup.gz"
    engine = database.opened(database.address_of(None, folder), writes=True)
    await asyncio.to_thread(backup.back_up, engine, file)
    engine.dispose()
    return file


async def versions(server: Server) -> dict[str, list[int]]:
    """Give the versions that are stored of each table."""
    query = sa.select(entries.c.table_id, entries.c.version).order_by(entries.c.version)
    found: dict[str, list[int]] = {}
    for table, version in await server.hall.store.read(lambda connection: connection.execute(query).all()):
        found.setdefault(table, []).append(version)
    return found


async def laid(server: Server) -> dict[str, Any]:
    return await server.lay("regality", options=OLD, seats=LOCAL)


async def play(client: Client) -> list[str]:
    """Play as fast as it goes, until sent away; give what was answered to each act.

    One that crosses with the closing on its way is answered by that: it can be sent again.
    """
    answers: list[str] = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            await client.quiet()
            if client.standing["status"] == "over":
                await client.send("undo", version=client.version)
                await client.until("happened")
            await client.act(client.view["actions"][0])
            answer = await client.until("done", "refused")
            answers.append(answer.get("code", "done"))
    return answers


def test_35_restoring_under_load_every_act_is_answered_and_nobody_sees_an_exception(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, contextlib.AsyncExitStack() as stack:
            complaints = Complaints()
            server.hall.services.logger = complaints
            kept = [await laid(server) for _ in range(4)]
            file = await backed_up(tmp_path)
            lost = [await laid(server) for _ in range(4)]
            clients = [await stack.enter_async_context(server.at(one["table"], one["token"])) for one in kept + lost]
            playing = [asyncio.create_task(play(client)) for client in clients]
            while min(client.version for client in clients) < 4:
                await asyncio.sleep(0.01)
            await restored(tmp_path, file)
            for client, answers in zip(clients, await asyncio.gather(*playing), strict=True):
                assert client.socket.close_code == 1012
                assert set(answers) <= {"done", "storage-restored", "storage-unavailable"}
            assert complaints.heard == []
            assert await versions(server) == {one["table"]: [1] for one in kept}
            for one in kept:
                async with server.at(one["table"], one["token"]) as client:
                    await client.act(client.view["actions"][0])
                    assert (await client.until("done"))["version"] == 2
            for one in lost:
                assert (await server.http.get(f"/api/tables/{one['table']}")).status_code == 404

    run(main())


@pytest.mark.parametrize("is_kept", [True, False])
def test_35_an_act_that_was_waiting_when_the_restore_was_noticed_is_refused(tmp_path: Path, is_kept: bool) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            first = await laid(server)
            second = await laid(server) if is_kept else None
            file = await backed_up(tmp_path)
            second = second or await laid(server)
            writer = server.hall.store.writer
            noticed, gate, forget = threading.Event(), threading.Event(), writer.restored

            def hold_up(*epoch: Any) -> None:
                noticed.set()
                gate.wait(PATIENCE)
                forget(*epoch)

            writer.restored = hold_up
            server.hall.services.restored = lambda epoch: None  # rooms look around as well, on a slow machine before
            async with (
                server.at(first["table"], first["token"]) as one,
                server.at(second["table"], second["token"]) as other,
            ):
                await other.act("Ci@b2")
                await other.until("happened")
                await restored(tmp_path, file)
                await one.act("Ci@b2")
                assert await asyncio.to_thread(noticed.wait, PATIENCE)
                await other.act(other.view["actions"][0])
                held = server.hall.rooms[second["table"]].lock
                while writer.waiting.empty() or not held.locked():  # the server itself writes something now and then
                    await asyncio.sleep(0.005)
                gate.set()
                for client in (one, other):
                    answer = await client.until("refused", "done")
                    assert (answer["type"], answer["code"]) == ("refused", "storage-restored")
                    assert answer["is_retryable"]
            assert await versions(server) == {one["table"]: [1] for one in ([first, second] if is_kept else [first])}

    run(main())


def test_35_whoever_only_reads_notices_it_too(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            one = await laid(server)
            file = await backed_up(tmp_path)
            async with server.at(one["table"], one["token"]) as client:
                await client.act("Ci@b2")
                await client.until("happened")
                await restored(tmp_path, file)
                # As after a hint, or a failure to store: what is in memory is compared with the database.
                (await server.hall.room(one["table"])).ledger.is_unsure = True
                await client.send("look", version=1)
                assert (await client.until("refused", "seen"))["code"] == "storage-restored"
                with pytest.raises(ConnectionClosed):
                    await client.until("seen")
                assert client.socket.close_code == 1012
            async with server.at(one["table"], one["token"]) as client:
                assert client.version == 1

    run(main())


def test_35_a_table_that_is_let_go_while_a_restore_is_noticed_is_let_go_later(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            hall = server.hall
            one = await laid(server)
            file = await backed_up(tmp_path)
            await hall._try_to_keep([one["table"]])
            assert hall.neighbours.kept == {one["table"]}
            await restored(tmp_path, file)
            await hall._release([one["table"]])  # the first that writes since then
            assert hall.neighbours.kept == {one["table"]}
            await hall._let_go()
            assert hall.neighbours.kept == set()

    run(main())


async def a_game(folder: Path) -> None:
    """Store a table where a little has happened."""
    async with serving(folder) as server:
        one = await laid(server)
        async with server.at(one["table"], one["token"]) as client:
            for _ in range(3):
                await client.act(client.view["actions"][0])
                await client.until("happened")


def all_rows(engine: sa.Engine) -> list[list[Any]]:
    with engine.begin() as connection:
        return [list(connection.execute(sa.select(table))) for table in backup.KEPT]


def test_39_a_backup_that_is_cut_at_any_line_or_lacks_any_is_not_restored(tmp_path: Path) -> None:
    asyncio.run(a_game(tmp_path))
    engine = database.opened(database.address_of(None, tmp_path), writes=True)
    file = tmp_path / "backup.gz"
    backup.back_up(engine, file)
    with engine.begin() as connection:
        connection.execute(sa.delete(entries).where(entries.c.version == 4))
    before = all_rows(engine)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    assert len(lines) > 8
    cut = [lines[:count] for count in range(len(lines))]
    lacking = [lines[:number] + lines[number + 1 :] for number in range(len(lines))]
    doubled = [lines[: number + 1] + lines[number:] for number in range(len(lines))]
    swapped = [[*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]] for number in range(2, 5)]
    changed = [[line.replace(b"Ci@", b"Ge@") for line in lines], [*lines[:-1], b'{"end": {}}\n']]
    for damaged in cut + lacking + doubled + swapped + changed:
        file.write_bytes(gzip.compress(b"".join(damaged), 1))
        with pytest.raises(BadOption) as caught:
            backup.restore(engine, file, replace=True)
        assert caught.value.code == "backup-file"
        assert all_rows(engine) == before
    file.write_bytes(gzip.compress(b"".join(lines), 1))
    backup.restore(engine, file, replace=True)
    assert all_rows(engine) != before
    engine.dispose()


def test_49_a_backup_with_a_line_that_is_nested_very_deep_is_not_restored(tmp_path: Path) -> None:
    asyncio.run(a_game(tmp_path))
    engine = database.opened(database.address_of(None, tmp_path), writes=True)
    file = tmp_path / "backup.gz"
    backup.back_up(engine, file)
    before = all_rows(engine)
    head, *lines = gzip.decompress(file.read_bytes()).splitlines()
    deep = b"[" * 100_000 + b"]" * 100_000
    nested = [deep, b'{"yamabushi": %s}' % deep], [head, deep], [head, b'{"table": "tables", "row": {"id": %s}}' % deep]
    for begun in nested:
        file.write_bytes(gzip.compress(b"\n".join([*begun, *lines]), 1))
        for read in (lambda: backup.restore(engine, file, replace=True), lambda: list(backup.lines_of(file))):
            with pytest.raises(BadOption) as caught:
                read()
            assert caught.value.code == "backup-file"
    assert all_rows(engine) == before
    engine.dispose()


def test_39_nothing_is_touched_before_all_of_a_backup_is_checked(tmp_path: Path) -> None:
    asyncio.run(a_game(tmp_path))
    engine = database.opened(database.address_of(None, tmp_path), writes=True)
    file = tmp_path / "backup.gz"
    backup.back_up(engine, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(gzip.compress(b"".join(lines[:-2] + lines[-1:])))
    asked: list[str] = []
    sa.event.listen(engine, "before_cursor_execute", lambda *told: asked.append(told[2]))
    with pytest.raises(BadOption):
        backup.restore(engine, file, replace=True)
    assert asked == []
    engine.dispose()


def test_39_a_backup_of_an_older_version_is_restored_and_known_as_one_that_cannot_be_checked(tmp_path: Path) -> None:
    asyncio.run(a_game(tmp_path))
    engine = database.opened(database.address_of(None, tmp_path), writes=True)
    file = tmp_path / "backup.gz"
    backup.back_up(engine, file)
    assert backup.has_end(file)
    before = all_rows(engine)
    head, *rows, _end = gzip.decompress(file.read_bytes()).splitlines()
    older = {name: value for name, value in json.loads(head).items() if name != "has_end"}
    file.write_bytes(gzip.compress(b"\n".join([json.dumps(older).encode(), *rows])))
    assert not backup.has_end(file)
    with engine.begin() as connection:
        connection.execute(sa.delete(entries))
    assert backup.restore(engine, file, replace=True) == len(rows)
    assert all_rows(engine) == before
    engine.dispose()


def test_39_a_backup_that_fails_half_way_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(a_game(tmp_path))
    engine = database.opened(database.address_of(None, tmp_path), writes=True)
    file = tmp_path / "backup.gz"
    file.write_text("the one before")

    def fail(*_told: object) -> None:
        raise sa.exc.OperationalError("SELECT", {}, Exception("gone"))

    monkeypatch.setattr(backup.Tally, "end", fail)
    with pytest.raises(sa.exc.OperationalError):
        backup.back_up(engine, file)
    assert file.read_text() == "the one before"
    assert list(tmp_path.glob("*.part")) == []
    engine.dispose()

"""Failures 35 and 39: a backup is restored while people play, and backups that are not whole."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from tests.server.serving import PATIENCE, Client, Server, run, serving
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
            server.hall.logger = complaints
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
                while writer.waiting.empty():
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
                (await server.hall.room(one["table"])).is_unsure = True
                await client.send("look", version=1)
                assert (await client.until("refused", "seen"))["code"] == "storage-restored"
                with pytest.raises(ConnectionClosed):
                    await client.until("seen")
                assert client.socket.close_code == 1012
            async with server.at(one["table"], one["token"]) as client:
                assert client.version == 1

    run(main())

"""What a review found, so that it stays found: rooms given up, faults in the writer, seats at two processes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
import sqlalchemy as sa

from tests.server.serving import Server, run, serving
from tests.server.test_failures_cluster import Gossip
from yamabushi.server import hall as halls
from yamabushi.server.rooms import wishes
from yamabushi.server.rooms.room import Room
from yamabushi.server.storage import backup, database
from yamabushi.server.storage.schema import entries, tables
from yamabushi.server.storage.writer import UNAVAILABLE, Unavailable
from yamabushi.server.watchers import MOST_BYTES, Watcher
from yamabushi.table.clocks import ClockKind, TimeControl
from yamabushi.table.events import Abort

OLD = {"style": "old", "match": "single"}
LOCAL = [{"kind": "me"}, {"kind": "me"}]
Result = TypeVar("Result")


def test_wishes_that_waited_during_a_restore_leave_no_gap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "HEARTBEAT", 3600.0)  # nobody else is to notice the restore

    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=LOCAL)
            engine = database.opened(database.address_of(None, tmp_path), writes=True)
            await asyncio.to_thread(backup.back_up, engine, tmp_path / "backup.gz")
            async with server.at(laid["table"], laid["token"]) as one, server.at(laid["table"], laid["token"]) as other:
                for action in ("Ci@b2", "Te@a1"):
                    await one.act(action)
                    await one.until("happened")
                await other.quiet()
                await asyncio.to_thread(lambda: backup.restore(engine, tmp_path / "backup.gz", replace=True))
                room = server.hall.rooms[laid["table"]]
                async with room.lock:  # both wait at the door, one behind the other
                    for client in (one, other):
                        await client.act(one.view["actions"][0])
                    await asyncio.sleep(0.1)
                await asyncio.sleep(0.2)
            query = sa.select(entries.c.version).where(entries.c.table_id == laid["table"])
            stored = await server.hall.store.read(lambda connection: list(connection.execute(query).scalars()))
            assert sorted(stored) == [1]
            engine.dispose()

    run(main())


def test_the_writer_outlives_a_fault(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            with pytest.raises(ZeroDivisionError):
                await server.hall.store.write(lambda connection: 1 // 0)
            assert await server.hall.store.write(lambda connection: 7) == 7

    run(main())


async def count(server: Server, table: str) -> int:
    """Count what has happened at a table."""
    query = sa.select(sa.func.count()).select_from(entries).where(entries.c.table_id == table)
    return await server.hall.store.read(lambda connection: connection.execute(query).scalar_one())


def test_the_last_two_seats_at_two_processes(tmp_path: Path, postgres: str) -> None:
    gossip = Gossip(7, loses=1.0)

    async def main() -> None:
        async with (
            serving(tmp_path / "a", database=postgres, live=gossip.ear()) as one,
            serving(tmp_path / "b", database=postgres, live=gossip.ear()) as other,
        ):
            for _ in range(5):
                laid = await one.lay("regality", options=OLD, seats=[{"kind": "open"}, {"kind": "open"}])
                invites = [invitation["invite"] for invitation in laid["invites"]]
                await asyncio.gather(
                    one.join(laid["table"], invite=invites[0]), other.join(laid["table"], invite=invites[1])
                )
                assert await count(one, laid["table"]) == 1  # it has begun, once

    run(main())


def test_a_join_whose_answer_was_lost_is_known_afterwards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "open"}])
            write = server.hall.store.write

            async def lost(change: Callable[[sa.Connection], Result], epoch: str | None = None) -> Result:
                await write(change, epoch)
                raise Unavailable(UNAVAILABLE)

            async with server.at(laid["table"], laid["token"]) as host:
                monkeypatch.setattr(server.hall.store, "write", lost)
                body = {"invite": laid["invites"][0]["invite"]}
                answer = await server.http.post(f"/api/tables/{laid['table']}/seats", json=body)
                assert answer.status_code == 503
                monkeypatch.undo()
                await host.act("Ci@b2", version=1)
                assert (await host.until("done", "refused"))["type"] == "done"

    run(main())


def test_a_table_that_is_let_go_before_hello_is_found_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "open"}])
            holder = server.hall.holder

            async def slowly(table: str, token: str) -> str | None:
                server.hall.forget()  # meanwhile
                return await holder(table, token)

            server.hall.__dict__["holder"] = slowly
            async with server.at(laid["table"], laid["token"]) as host:
                del server.hall.__dict__["holder"]
                await server.join(laid["table"], invite=laid["invites"][0]["invite"])
                while host.standing["status"] != "playing":
                    await host.until("happened")

    run(main())


def test_an_agreed_rematch_that_could_not_be_stored_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=LOCAL)
            async with server.at(laid["table"], laid["token"]) as client:
                await client.send("offer", matter="resign")
                await client.until("happened")

                async def fails(_: Room) -> None:
                    raise Unavailable(UNAVAILABLE)

                monkeypatch.setattr(wishes, "lay_rematch", fails)
                await client.send("offer", matter="rematch")
                assert (await client.until("refused"))["is_retryable"]
                monkeypatch.undo()
                await client.send("offer", matter="rematch")
                while "next" not in client.standing:
                    await client.until("happened")

    run(main())


def test_an_unreadable_table_is_named_and_harms_no_other(tmp_path: Path) -> None:
    async def main() -> None:
        clock = {"kind": "game", "seconds": 60}
        async with serving(tmp_path) as server:
            laid = [await server.lay("regality", options=OLD, seats=LOCAL, clock=clock) for _ in range(3)]
            spoil = (
                sa.update(entries)
                .where(entries.c.table_id == laid[0]["table"])
                .values(event=json.dumps({"kind": "from the future"}))
            )
            await server.hall.store.write(lambda connection: connection.execute(spoil).rowcount)
        async with serving(tmp_path) as server:
            answer = await server.http.get(f"/api/tables/{laid[0]['table']}")
            assert (answer.status_code, answer.json()["code"]) == (422, "hall-unreadable")
            for _ in range(3000):
                if len(server.hall.rooms) == 2:
                    break
                await asyncio.sleep(0.02)
            assert set(server.hall.rooms) == {laid[1]["table"], laid[2]["table"]}

    run(main())


def test_going_back_gives_the_time_back() -> None:
    from tests.table.tables import PERSON, play

    for control in (TimeControl(ClockKind.GAME, 60, 0), TimeControl(ClockKind.MOVE, 60)):
        game = play(seats=[PERSON, PERSON], control=control)
        game.act("Ci@b2", spent=10_000)
        game.do(game.table.flag(60_000))
        assert isinstance(game.entries[-1].event, Abort)  # black has not moved
        game.do(game.table.undo([0, 1], 0))
        clock = game.table.clock
        assert clock is not None
        assert clock.left == (60_000, 60_000)
        assert clock.running


def test_a_reader_is_sent_away_for_bytes_too() -> None:
    async def main() -> None:
        watcher = Watcher()
        watcher.tell(b"x" * (MOST_BYTES + 1))  # whatever the first one is, it is sent
        assert watcher.reason == ""
        watcher.tell(b"x")
        assert watcher.reason == "slow"

    run(main())


def test_on_one_screen_with_hidden_hands_nobody_asks_an_engine(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("yokai", seats=LOCAL)
            answer = await server.http.post(
                f"/api/tables/{laid['table']}/analysis",
                json={"seconds": 0.1},
                headers={"authorization": f"Bearer {laid['token']}"},
            )
            assert (answer.status_code, answer.json()["code"]) == (409, "analysis-curtain")

    run(main())


def test_a_table_read_anew_is_kept_by_somebody(tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "HEARTBEAT", 0.1)
    gossip = Gossip(8)

    async def main() -> None:
        async with (
            serving(tmp_path / "a", database=postgres, live=gossip.ear()) as one,
            serving(tmp_path / "b", database=postgres, live=gossip.ear()) as other,
        ):
            laid = await one.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "engine", "level": 1}])
            one.hall.read_anew(laid["table"])
            async with other.at(laid["table"], laid["token"]) as client:
                await client.act("Ci@b2")
                while client.version < 3 or client.standing["decider"] != 0:
                    await client.until("happened", "snapshot")

    run(main())


def test_a_heartbeat_while_a_table_is_let_go_does_not_keep_it_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "HEARTBEAT", 3600)

    async def main() -> None:
        gossip = Gossip(9)
        async with serving(tmp_path, live=gossip.ear()) as server:
            hall = server.hall
            # Where a game is on, the table would be read again at once.
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "open"}])
            await hall.room(laid["table"])
            assert hall.neighbours.keeps(laid["table"])
            hall.read_anew(laid["table"])
            await asyncio.sleep(0)  # the table is about to be let go
            await hall._beat()
            keeper = sa.select(tables.c.keeper).where(tables.c.id == laid["table"])
            assert await hall.store.read(lambda connection: connection.execute(keeper).scalar_one()) is None
            assert not hall.neighbours.keeps(laid["table"])

    run(main())

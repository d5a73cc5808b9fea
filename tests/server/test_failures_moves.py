"""Failures 2 to 9: moves that are lost, doubled, late or at once. The numbers are those of docs/protocol.md."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa

from tests.server.serving import Client, Server, run, serving
from yamabushi.server.storage.schema import entries
from yamabushi.server.storage.writer import Change

OLD = {"style": "old", "match": "single"}
Result = TypeVar("Result")


async def stored(server: Server, table: str) -> list[Any]:
    query = sa.select(entries).where(entries.c.table_id == table).order_by(entries.c.version)
    return await server.hall.store.read(lambda connection: list(connection.execute(query)))


async def play_on(clients: list[Client], rng: random.Random, moves: int) -> None:
    """Play some moves, everybody hearing of each."""
    for _ in range(moves):
        if clients[0].standing["status"] == "over":
            return
        mover = clients[clients[0].standing["decider"]]
        await mover.act(rng.choice(mover.view["actions"]))
        version = (await mover.until("done", "refused"))["version"]
        for client in clients:
            while client.version < version:
                await client.until("happened")


def test_02_a_lost_acknowledgement_is_given_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "me"}])
            async with server.at(laid["table"], laid["token"]) as client:
                await client.act("Ci@b2", id="once")
                # Gone before the answer can be read.
            await asyncio.sleep(0.05)
            async with server.at(laid["table"], laid["token"]) as client:
                before = client.version
                for _ in range(2):
                    await client.act("Ci@b2", version=1, id="once")
                    assert await client.until("done") == {"type": "done", "id": "once", "version": 2}
                await client.quiet()
                assert client.version == before == 2
            assert [row.version for row in await stored(server, laid["table"])] == [1, 2]
        # And after a restart, too.
        async with serving(tmp_path) as server, server.at(laid["table"], laid["token"]) as client:
            await client.act("Ci@b2", version=1, id="once")
            assert await client.until("done") == {"type": "done", "id": "once", "version": 2}

    run(main())


def test_03_two_tabs_and_double_clicks_play_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("regality", options=OLD) as (table, clients):
            rng = random.Random(3)
            for round_ in range(6):
                if clients[0].standing["status"] == "over":
                    break
                mover = clients[clients[0].standing["decider"]]
                action = rng.choice(mover.view["actions"])
                same_id = round_ % 2 == 0
                version = mover.version
                await mover.act(action, id=f"r{round_}")
                await mover.act(action, version=version, id=f"r{round_}" if same_id else f"r{round_}x")
                first = await mover.until("done", "refused")
                second = await mover.until("done", "refused")
                assert first["type"] == "done"
                if same_id:
                    assert second == first
                else:
                    assert second["code"] == "table-stale"
                    await mover.until("snapshot")
                for client in clients:
                    await client.quiet()
            rows = await stored(server, table)
            assert [row.version for row in rows] == list(range(1, len(rows) + 1))

    run(main())


def test_03_the_same_decision_from_two_sockets_at_once_is_played_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "me"}])
            table, token = laid["table"], laid["token"]
            async with server.at(table, token) as one, server.at(table, token) as other:
                await asyncio.gather(one.act("Ci@b2", id="tab"), other.act("Ci@b2", id="tab"))
                answers = [await client.until("done", "refused") for client in (one, other)]
                assert answers == [{"type": "done", "id": "tab", "version": 2}] * 2
                await asyncio.gather(one.act("Hi@a1", version=2, id="x"), other.act("St@a1", version=2, id="y"))
                kinds = sorted([(await client.until("done", "refused"))["type"] for client in (one, other)])
                assert kinds == ["done", "refused"]
            assert len(await stored(server, table)) == 3

    run(main())


def test_04_the_same_id_with_another_action_is_refused_and_counted(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("regality", options=OLD) as (table, (white, black)):
            await white.act("Ci@b2", id="a")
            await white.until("done")
            await white.act("Ci@a1", id="a", version=1)
            refused = await white.until("refused")
            assert (refused["code"], refused["id"]) == ("room-same-id", "a")
            # Another seat may use the same name for a decision of its own.
            await black.until("happened")
            await black.act("Te@a1", id="a")
            await black.until("done")
            assert len(await stored(server, table)) == 3
            metrics = (await server.http.get("/metrics")).text
            assert 'yamabushi_refusals_total{code="room-same-id"} 1.0' in metrics

    run(main())


def test_05_whoever_is_behind_is_told_how_it_is(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("regality", options=OLD) as (_, clients):
            await play_on(clients, random.Random(5), 3)
            mover = clients[clients[0].standing["decider"]]
            for offset in (-2, -1, 1):
                await mover.act(mover.view["actions"][0], version=mover.version + offset, id=f"off{offset + 5}")
                refused = await mover.until("refused")
                assert refused["code"] == "table-stale"
                assert refused["version"] == mover.version
                snapshot = await mover.until("snapshot")
                assert snapshot["version"] == mover.version
                assert snapshot["view"] == mover.view
            await mover.act(mover.view["actions"][0])
            assert (await mover.until("done", "refused"))["type"] == "done"

    run(main())


@pytest.mark.parametrize("seed", range(3))
def test_06_when_both_act_at_once_there_is_one_order(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(seed)

    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("himiki") as (table, clients):
            write = server.hall.store.write

            async def slowly(change: Change[Result], epoch: str | None = None) -> Result:
                await asyncio.sleep(rng.random() * 0.01)
                found = await write(change, epoch)
                await asyncio.sleep(rng.random() * 0.01)
                return found

            monkeypatch.setattr(server.hall.store, "write", slowly)
            for _ in range(12):
                decider = clients[0].standing["decider"]
                actions = clients[decider].view["actions"]
                await asyncio.gather(*(client.act(rng.choice(actions)) for client in clients))
                answers = [await client.until("done", "refused") for client in clients]
                assert answers[decider]["type"] == "done"
                # The other one was too early, or has come to its turn: then the action may be nobody's.
                assert answers[1 - decider]["type"] in ("refused", "done")
                for client in clients:
                    await client.quiet()
                assert clients[0].version == clients[1].version
            rows = await stored(server, table)
            assert [row.version for row in rows] == list(range(1, len(rows) + 1))

    run(main())


def told(client: Client) -> tuple[int, str, list[dict[str, Any]]]:
    """Give what somebody knows: version, view, and the log without doubles."""
    log = {line["version"]: line for line in client.log}
    return client.version, json.dumps(client.view), [log[version] for version in sorted(log)]


@pytest.mark.parametrize(("name", "options"), [("regality", {"style": "secret-random"}), ("yokai", {})])
def test_08_cut_at_every_event_the_same_is_known_afterwards(tmp_path: Path, name: str, options: dict[str, str]) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay(name, options=options, seats=[{"kind": "me"}, {"kind": "open"}])
            table = laid["table"]
            other = await server.join(table, invite=laid["invites"][0]["invite"])
            rng = random.Random(8)
            tokens = (laid["token"], other["token"])
            async with server.at(table, tokens[0]) as white, server.at(table, tokens[1]) as black:
                log: list[dict[str, Any]] = []
                since = 0
                for _ in range(12):
                    await play_on([white, black], rng, 1)
                    # Somebody with the same token whose connection is cut after every event.
                    async with server.at(table, tokens[0], since=since) as cut:
                        assert all(line["version"] > since for line in cut.log)
                        log += cut.log
                        since = cut.version
                        assert (cut.version, cut.view) == (white.version, white.view)
                    if white.standing["status"] == "over":
                        break
                assert log == told(white)[2]

    run(main())


def test_09_nothing_falls_between_coming_in_and_hearing(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("himiki") as (table, clients):
            over = asyncio.Event()

            async def keep_playing() -> None:
                await play_on(clients, random.Random(9), 20)
                over.set()

            async def come_and_go(number: int) -> None:
                while not over.is_set():
                    async with server.at(table) as watcher:
                        versions = [watcher.version]
                        for _ in range(3):
                            if over.is_set():
                                break
                            try:
                                news = await asyncio.wait_for(watcher.next(), 0.3)
                            except TimeoutError:
                                break
                            if news["type"] == "happened":
                                assert [line["version"] for line in news["lines"]] == list(
                                    range(versions[-1] + 1, news["version"] + 1)
                                )
                                versions.append(news["version"])
                    await asyncio.sleep(0.005 * (number + 1))

            await asyncio.gather(keep_playing(), *(come_and_go(number) for number in range(3)))

    run(main())

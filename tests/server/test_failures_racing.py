"""Failure 7, further: the same act, with the same id, at two server processes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.amounts import amount
from tests.server.serving import Client, Server, run, serving
from tests.server.test_failures_cluster import Gossip
from yamabushi.server import hall as halls
from yamabushi.server.storage.schema import entries, processes

LOCAL = [{"kind": "me"}, {"kind": "me"}]


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "HEARTBEAT", 3600.0)  # nobody looks around: what is known is known by asking


@contextlib.asynccontextmanager
async def two_servers(folder: Path, postgres: str) -> AsyncIterator[tuple[Server, Server]]:
    """Run two that never hear of each other."""
    gossip = Gossip(1, loses=1.0)
    async with (
        serving(folder / "a", database=postgres, live=gossip.ear()) as one,
        serving(folder / "b", database=postgres, live=gossip.ear()) as other,
    ):
        yield one, other


async def ids(server: Server) -> list[str]:
    """List the client ids that are stored, without who sent them."""
    query = sa.select(entries.c.client_id).where(entries.c.client_id.is_not(None)).order_by(entries.c.version)
    found = await server.hall.store.read(lambda connection: list(connection.execute(query).scalars()))
    return [id.partition("/")[2] for id in found]


async def answer_to(client: Client, action: str, version: int, id: str) -> dict[str, Any]:
    await client.act(action, version=version, id=id)
    return await client.until("done", "refused", id=id)


def test_07_the_same_act_at_two_processes_at_once_is_played_once_and_answered_alike(
    tmp_path: Path, postgres: str
) -> None:
    async def main() -> None:
        async with two_servers(tmp_path, postgres) as (one, other):
            laid = await one.lay("himiki", seats=LOCAL)
            async with one.at(laid["table"], laid["token"]) as here, other.at(laid["table"], laid["token"]) as there:
                for number in range(amount(15, 300)):
                    id, version = f"i{number}", here.version
                    action = here.view["actions"][0]
                    answers = await asyncio.gather(
                        *(answer_to(client, action, version, id) for client in (here, there))
                    )
                    assert answers[0]["type"] == "done"
                    assert answers[0] == answers[1]
                    await asyncio.gather(here.quiet(), there.quiet())
                    assert here.view == there.view
                    if here.standing["status"] == "over":
                        break
            assert await ids(one) == [f"i{index}" for index in range(number + 1)]

    run(main())


def test_07_the_same_id_with_another_action_at_the_other_process_is_refused(tmp_path: Path, postgres: str) -> None:
    async def main() -> None:
        async with two_servers(tmp_path, postgres) as (one, other):
            laid = await one.lay("himiki", seats=LOCAL)
            async with one.at(laid["table"], laid["token"]) as here, other.at(laid["table"], laid["token"]) as there:
                for number in range(10):
                    id, version, actions = f"i{number}", here.version, here.view["actions"]
                    answers = await asyncio.gather(
                        answer_to(here, actions[0], version, id), answer_to(there, actions[-1], version, id)
                    )
                    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
                    assert {answer.get("code") for answer in answers} == {None, "room-same-id"}
                    await asyncio.gather(here.quiet(), there.quiet())
                    assert here.view == there.view
            assert await ids(one) == [f"i{number}" for number in range(10)]

    run(main())


def test_07_an_act_sent_again_at_a_process_that_is_behind_gets_the_same_answer(tmp_path: Path, postgres: str) -> None:
    async def main() -> None:
        async with two_servers(tmp_path, postgres) as (one, other):
            laid = await one.lay("himiki", seats=LOCAL)
            async with other.at(laid["table"], laid["token"]) as there:
                async with one.at(laid["table"], laid["token"]) as here:
                    for number in range(3):
                        action, version = here.view["actions"][0], here.version
                        answer = await answer_to(here, action, version, f"i{number}")
                        await here.until("happened")
                # The answer was lost on its way; the other process knows nothing of the last three moves.
                assert there.version == 1
                assert await answer_to(there, action, version, f"i{number}") == answer

    run(main())


def test_07_a_decision_and_a_rewind_at_two_processes_at_once_have_one_order(tmp_path: Path, postgres: str) -> None:
    winners: set[str] = set()

    async def main() -> None:
        async with two_servers(tmp_path, postgres) as (one, other):
            laid = await one.lay("himiki", seats=LOCAL)
            async with one.at(laid["table"], laid["token"]) as here, other.at(laid["table"], laid["token"]) as there:
                for number in range(amount(12, 200)):
                    # In turn one process knows of the last move, and the other has to read it first.
                    mover = (here, there)[number % 2]
                    await answer_to(mover, mover.view["actions"][number % 3], mover.version, f"a{number}")
                    await mover.quiet()
                    if mover.standing["status"] == "over":
                        break
                    version, action = mover.version, mover.view["actions"][-1]
                    # Who is quicker: at one it is taken back, at the other the game goes on.
                    await here.send("undo", version=version)
                    answer = await answer_to(there, action, version, f"b{number}")
                    await asyncio.gather(here.quiet(), there.quiet())
                    winners.add("decision" if answer["type"] == "done" else "rewind")
                    assert answer["type"] == "done" or answer["code"] == "table-stale"
                    # The one that was late has read what the other has stored; the other need not know that it came.
                    assert (here.version, there.version) == (version + 1, version + 1)
                    assert here.view == there.view
                    if here.standing["status"] == "over":
                        break
                stored = await one.hall.replayed(laid["table"])
                assert stored.version == mover.version
                assert stored.state.view(mover.view["seat"]) == mover.view

    run(main())
    assert winners == {"decision", "rewind"}


def test_08_whoever_comes_back_to_a_process_that_is_behind_is_not_shown_the_past(tmp_path: Path, postgres: str) -> None:
    async def main() -> None:
        async with two_servers(tmp_path, postgres) as (one, other):
            laid = await one.lay("himiki", seats=LOCAL)
            async with other.at(laid["table"]) as spectator:
                async with one.at(laid["table"], laid["token"]) as here:
                    for _ in range(3):
                        await here.act(here.view["actions"][0])
                        await here.until("happened")
                assert spectator.version == 1
                async with other.at(laid["table"], laid["token"], since=here.version) as there:
                    assert (there.version, there.view) == (here.version, here.view)
                await spectator.quiet()
                assert spectator.version == here.version

    run(main())


def test_07_whoever_was_taken_for_dead_keeps_no_table_that_another_keeps_now(tmp_path: Path, postgres: str) -> None:
    async def main() -> None:
        async with two_servers(tmp_path, postgres) as (one, other):
            laid = await one.lay("regality", seats=[{"kind": "me"}, {"kind": "engine", "level": 1}])
            assert one.hall.neighbours.kept == {laid["table"]}
            # As if it, or its database, had stood still for too long.
            dead = sa.update(processes).where(processes.c.id == one.hall.neighbours.process).values(seen=0)
            await other.hall.store.write(lambda connection: connection.execute(dead).rowcount)
            await other.hall._beat()
            assert other.hall.neighbours.kept == {laid["table"]}
            await one.hall._beat()
            assert one.hall.neighbours.kept == set()
            assert not one.hall.neighbours.keeps(laid["table"])

    run(main())

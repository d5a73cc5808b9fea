"""Failures 7 and 11: several server processes on one database, and hints between them that are lost."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
import redis.asyncio as redis
import sqlalchemy as sa

from tests.server.clocked import FakeClock
from tests.server.real import own_valkey
from tests.server.serving import Client, Server, run, serving
from yamabushi.server import hall as halls
from yamabushi.server.live import CHANNEL, Hint, Told, Valkey
from yamabushi.server.storage import processes
from yamabushi.server.storage.schema import entries
from yamabushi.table.table import CLAIM_AFTER

OLD = {"style": "old", "match": "single"}


class Gossip:
    """Hints between servers of one process, which can be lost, doubled and shuffled."""

    def __init__(self, seed: int, loses: float = 0.0, doubles: float = 0.0, delays: float = 0.0) -> None:
        self.rng = random.Random(seed)
        self.loses, self.doubles, self.delays = loses, doubles, delays
        self.listeners: list[Told] = []

    def ear(self) -> Ear:
        return Ear(self)

    async def spread(self, hint: Hint) -> None:
        for _ in range(2 if self.rng.random() < self.doubles else 1):
            if self.rng.random() < self.loses:
                continue
            await asyncio.sleep(self.rng.random() * self.delays)
            for told in self.listeners:
                told(hint)


class Ear:
    """One server's end of the gossip."""

    def __init__(self, gossip: Gossip) -> None:
        self.gossip = gossip

    async def publish(self, hint: Hint) -> None:
        await self.gossip.spread(hint)

    async def listen(self, told: Told) -> None:
        self.gossip.listeners.append(told)

    async def close(self) -> None:
        pass


async def all_listen(valkey: str, count: int) -> None:
    """Wait until so many servers hear each other."""
    async with redis.Redis.from_url(valkey) as client:
        while (await client.pubsub_numsub(CHANNEL))[0][1] < count:
            await asyncio.sleep(0.02)


async def versions(server: Server, table: str) -> list[int]:
    query = sa.select(entries.c.version).where(entries.c.table_id == table).order_by(entries.c.version)
    return await server.hall.store.read(lambda connection: [row.version for row in connection.execute(query)])


async def hammer(client: Client, rng: random.Random, until: int) -> int:
    """Play whatever can be played as fast as it goes, not waiting for the other side; give how much was played."""
    played = 0
    while client.version < until and client.standing["status"] == "playing":
        actions = client.view["actions"]
        if actions:
            await asyncio.sleep(rng.random() * 0.02)  # or whoever was quicker once stays ahead
            await client.act(rng.choice(actions))
            played += (await client.until("done", "refused"))["type"] == "done"
        if client.version < until and not client.view["actions"]:
            await client.until("happened", "snapshot")
        elif not actions:
            continue
        else:
            await client.quiet()
    return played


def test_07_two_processes_on_one_table_the_database_decides(tmp_path: Path, postgres: str, valkey: str) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path / "a", database=postgres, live=Valkey(valkey)) as one,
            serving(tmp_path / "b", database=postgres, live=Valkey(valkey)) as other,
        ):
            laid = await one.lay("himiki", seats=[{"kind": "me"}, {"kind": "me"}])
            table, token = laid["table"], laid["token"]
            async with one.at(table, token) as here, other.at(table, token) as there:
                rngs = random.Random(1), random.Random(2)
                # The same two seats at both: each decision is a race.
                played = await asyncio.gather(hammer(here, rngs[0], 40), hammer(there, rngs[1], 40))
                for _ in range(1000):
                    await asyncio.gather(here.quiet(), there.quiet())
                    if here.version == there.version:
                        break
                    await asyncio.sleep(0.05)
                assert here.version == there.version
                assert here.view == there.view
                stored = await versions(one, table)
                assert stored == list(range(1, len(stored) + 1))
                assert sum(played) == len(stored) - 1
                assert min(played) > 0

    run(main())


@pytest.mark.parametrize("kind", ["lossless", "lossy", "deaf"])
def test_11_hints_that_are_lost_doubled_or_late_do_no_harm(
    tmp_path: Path, postgres: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "HEARTBEAT", 0.1)
    gossip = {
        "lossless": Gossip(1),
        "lossy": Gossip(2, loses=0.5, doubles=0.5, delays=0.05),
        "deaf": Gossip(3, loses=1.0),
    }[kind]

    async def main() -> None:
        async with (
            serving(tmp_path / "a", database=postgres, live=gossip.ear()) as one,
            serving(tmp_path / "b", database=postgres, live=gossip.ear()) as other,
        ):
            laid = await one.lay("himiki", seats=[{"kind": "me"}, {"kind": "open"}])
            joined = await other.join(laid["table"], invite=laid["invites"][0]["invite"])
            table = laid["table"]
            async with one.at(table, laid["token"]) as white, other.at(table, joined["token"]) as black:
                rng = random.Random(11)
                clients = [white, black]
                for _ in range(12):
                    version = max(client.version for client in clients)
                    for client in clients:
                        while client.version < version or client.standing["status"] == "waiting":
                            await client.until("happened", "snapshot")
                    mover = clients[white.standing["decider"]]
                    await mover.act(rng.choice(mover.view["actions"]))
                    await mover.until("done")
                    await mover.until("happened")
                stored = await versions(one, table)
                assert stored == list(range(1, len(stored) + 1))

    run(main())


def test_11_valkey_dies_in_a_game_and_the_game_goes_on(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "HEARTBEAT", 0.1)

    async def main(address: str, stop: Any) -> None:
        async with (
            serving(tmp_path / "a", database=postgres, live=Valkey(address)) as one,
            serving(tmp_path / "b", database=postgres, live=Valkey(address)) as other,
        ):
            laid = await one.lay("himiki", seats=[{"kind": "me"}, {"kind": "open"}])
            joined = await other.join(laid["table"], invite=laid["invites"][0]["invite"])
            async with one.at(laid["table"], laid["token"]) as white, other.at(laid["table"], joined["token"]) as black:
                clients, rng = [white, black], random.Random(12)
                for move in range(10):
                    if move == 4:
                        await asyncio.to_thread(stop)
                    version = max(client.version for client in clients)
                    for client in clients:
                        while client.version < version or client.standing["status"] == "waiting":
                            await client.until("happened", "snapshot")
                    mover = clients[white.standing["decider"]]
                    await mover.act(rng.choice(mover.view["actions"]))
                    await mover.until("done")
                    await mover.until("happened")

    with own_valkey() as server:
        run(main(f"redis://127.0.0.1:{server.port}/0", server.terminate))


def test_remarks_and_presence_reach_the_other_process(tmp_path: Path, postgres: str, valkey: str) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path / "a", database=postgres, live=Valkey(valkey)) as one,
            serving(tmp_path / "b", database=postgres, live=Valkey(valkey)) as other,
        ):
            await all_listen(valkey, 2)
            laid = await one.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "open"}])
            joined = await other.join(laid["table"], invite=laid["invites"][0]["invite"])
            async with one.at(laid["table"], laid["token"]) as white:
                async with other.at(laid["table"], joined["token"]) as black:
                    while not (await white.until("people"))["people"][1]["is_here"]:
                        pass
                    await black.send("say", text="hello")
                    assert (await white.until("said"))["text"] == "hello"
                while (await white.until("people"))["people"][1]["is_here"]:
                    pass

    run(main())


def test_an_engines_table_is_handed_over_when_its_keeper_dies(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "HEARTBEAT", 0.2)
    monkeypatch.setattr(processes, "DEAD_AFTER", 1)
    gossip = Gossip(4)

    async def main() -> None:
        async with (
            serving(tmp_path / "b", database=postgres, live=gossip.ear()) as other,
            serving(tmp_path / "a", database=postgres, live=gossip.ear()) as one,
        ):
            laid = await one.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "engine", "level": 1}])
            assert one.hall.neighbours.kept == {laid["table"]}
            # It hangs: no heartbeat, no duties, nothing said at the end.
            for task in tuple(one.hall.duties.tasks):
                task.cancel()
            monkeypatch.setattr(one.hall.duties, "is_closing", True)
            async with other.at(laid["table"], laid["token"]) as client:
                await client.act("Ci@b2")
                while client.version < 3 or client.standing["decider"] != 0:
                    await client.until("happened", "snapshot")
            assert laid["table"] in other.hall.neighbours.kept

    run(main())


def test_19_nobody_is_taken_for_away_who_is_at_another_process(tmp_path: Path, postgres: str, valkey: str) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path / "a", database=postgres, live=Valkey(valkey)) as one,
            serving(tmp_path / "b", database=postgres, live=Valkey(valkey)) as other,
        ):
            await all_listen(valkey, 2)
            laid = await one.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "open"}])
            joined = await one.join(laid["table"], invite=laid["invites"][0]["invite"])
            async with one.at(laid["table"], laid["token"]), other.at(laid["table"], joined["token"]) as black:
                # The other process reads the table only now, and hears who has been there all along.
                while not (await black.until("people"))["people"][0]["is_here"]:
                    pass
                clock = FakeClock(other.hall.services.time())
                other.hall.services.time = clock
                clock.pass_by(CLAIM_AFTER + 60)
                await black.send("claim", wish="win")
                assert (await black.until("refused"))["code"] == "table-not-away"

    run(main())


def test_a_table_that_is_let_go_can_be_kept_by_another_process(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "LINGER", -1.0)
    monkeypatch.setattr(halls, "HEARTBEAT", 0.1)
    gossip = Gossip(5)

    async def main() -> None:
        async with (
            serving(tmp_path / "a", database=postgres, live=gossip.ear()) as one,
            serving(tmp_path / "b", database=postgres, live=gossip.ear()) as other,
        ):
            laid = await one.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "engine", "level": 1}])
            async with one.at(laid["table"], laid["token"]):
                assert laid["table"] in one.hall.neighbours.kept
            while laid["table"] in one.hall.rooms:
                await asyncio.sleep(0.05)
            async with other.at(laid["table"], laid["token"]) as client:
                await client.act("Ci@b2")
                while client.version < 3 or client.standing["decider"] != 0:
                    await client.until("happened", "snapshot")

    run(main())


def test_07_every_wish_that_another_process_was_quicker_with_is_answered(tmp_path: Path, postgres: str) -> None:
    gossip = Gossip(6, loses=1.0)

    async def main() -> None:
        async with (
            serving(tmp_path / "a", database=postgres, live=gossip.ear()) as one,
            serving(tmp_path / "b", database=postgres, live=gossip.ear()) as other,
        ):
            laid = await one.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "open"}])
            joined = await one.join(laid["table"], invite=laid["invites"][0]["invite"])
            for kind, what in [
                ("offer", {"matter": "draw"}),
                ("decline", {"matter": "draw"}),
                ("offer", {"matter": "pause"}),
                ("offer", {"matter": "resign"}),
            ]:
                async with (
                    one.at(laid["table"], laid["token"]) as white,
                    other.at(laid["table"], joined["token"]) as black,
                ):
                    await white.send(kind, **what)
                    await white.until("happened")
                    await black.send(kind, **what)  # this process has not heard of it
                    answer = await black.until("refused", "happened")
                    assert answer["type"] == "happened" or answer["code"] in ("table-stale", "table-no-offer")
                    await black.quiet()

    run(main())

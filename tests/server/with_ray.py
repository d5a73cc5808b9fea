"""Engines that think on a Ray cluster; `make test-ray` installs Ray and runs this."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

import yamabushi
from tests.server.serving import run, serving
from yamabushi.core.errors import BadPosition
from yamabushi.server.engine_room import Asked, EngineDied, Ray, analyse, choose_action

OLD = {"style": "old", "match": "single"}

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


@pytest.fixture(scope="module")
def cluster() -> Iterator[Ray]:
    room = Ray("local")
    yield room
    room.close()


class Lent:
    """The cluster, which outlives the servers that use it."""

    def __init__(self, room: Ray) -> None:
        self.run = room.run

    def close(self) -> None:
        pass


def asked(seat: int) -> Asked:
    state = yamabushi.game("regality", **OLD).start()
    return Asked("regality", dict(state.game.options), state.view(seat), 1)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_an_engine_answers_and_refuses_as_at_home(cluster: Ray) -> None:
    async def main() -> None:
        assert (await cluster.run(choose_action, asked(0), 3)).action == choose_action(asked(0), 3).action
        with pytest.raises(BadPosition):
            await cluster.run(choose_action, asked(1), 3)
        found = [thought async for thought in analyse(cluster, asked(0), 0.5)]
        assert found[0]["nodes"] <= found[-1]["nodes"]

    asyncio.run(main())


def test_21_a_worker_that_dies_is_noticed(cluster: Ray) -> None:
    async def main() -> None:
        with pytest.raises(EngineDied):
            await cluster.run(die)

    asyncio.run(main())


def test_a_game_against_an_engine_of_the_cluster(cluster: Ray, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, engines=Lent(cluster)) as server:
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "engine", "level": 2}])
            async with server.at(laid["table"], laid["token"]) as client:
                while client.standing["status"] != "over":
                    if client.standing["decider"] == 0:
                        await client.act(client.view["actions"][0])
                    await client.until("happened")

    run(main())

"""Failure 21: engines that are late, doubled, wrong or dead."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import pytest

from tests.server.serving import Client, run, serving
from yamabushi.server.engine_room import Choice, EngineDied, Pool, choose_action, get_ready

Result = TypeVar("Result")
OLD = {"style": "old", "match": "single"}
AGAINST_ENGINE = [{"kind": "me"}, {"kind": "engine", "level": 1}]


class Troubled:
    """Engines that fail as they are told to."""

    def __init__(self, *troubles: str) -> None:
        self.troubles = list(troubles)
        self.asked = 0
        self.gate = asyncio.Event()

    async def run(self, function: Callable[..., Result], *arguments: object) -> Result:
        if function.__name__ != choose_action.__name__:
            return function(*arguments)
        self.asked += 1
        trouble = self.troubles.pop(0) if self.troubles else ""
        if trouble == "dies":
            raise EngineDied
        if trouble == "late":
            await self.gate.wait()
        return cast(Result, Choice("nonsense")) if trouble == "illegal" else function(*arguments)

    def close(self) -> None:
        pass


async def my_turn(client: Client, version: int) -> None:
    """Wait until it is the person's turn, at a version or later."""
    while client.version < version or client.standing["decider"] != 0:
        await client.until("happened", "snapshot")


def counted(metrics: str, outcome: str) -> float:
    line = [line for line in metrics.splitlines() if line.startswith(f'yamabushi_engine_total{{outcome="{outcome}"}}')]
    return float(line[0].split()[-1]) if line else 0.0


@pytest.mark.parametrize(
    ("troubles", "outcome"),
    [(["dies", "illegal"], "played"), (["dies"] * 3, "replaced"), (["illegal"] * 3, "replaced")],
)
def test_21_an_engine_that_dies_or_errs_is_asked_again_and_in_the_end_replaced(
    tmp_path: Path, troubles: list[str], outcome: str
) -> None:
    async def main() -> None:
        engines = Troubled(*troubles)
        async with serving(tmp_path, engines=engines) as server:
            laid = await server.lay("regality", options=OLD, seats=AGAINST_ENGINE)
            async with server.at(laid["table"], laid["token"]) as client:
                await client.act("Ci@b2")
                await my_turn(client, 3)
                metrics = (await server.http.get("/metrics")).text
            assert counted(metrics, outcome) >= 1
            assert counted(metrics, "died") == troubles.count("dies")
            assert counted(metrics, "illegal") == troubles.count("illegal")

    run(main())


def test_21_an_answer_for_an_older_position_is_dropped_and_counted(tmp_path: Path) -> None:
    async def main() -> None:
        engines = Troubled("late")
        async with serving(tmp_path, engines=engines) as server:
            laid = await server.lay("regality", options=OLD, seats=AGAINST_ENGINE)
            async with server.at(laid["table"], laid["token"]) as client:
                await client.act("Ci@b2")
                await client.until("thinking")
                await client.send("undo", version=client.version)  # while it thinks
                await my_turn(client, 3)
                version = client.version
                engines.gate.set()
                await asyncio.sleep(0.05)
                await client.quiet()
                assert client.version == version
                assert counted((await server.http.get("/metrics")).text, "late") == 1
                await client.act("Ci@a1")
                await my_turn(client, version + 2)

    run(main())


def test_21_an_engine_is_asked_once_for_a_position(tmp_path: Path) -> None:
    async def main() -> None:
        engines = Troubled("late")
        async with serving(tmp_path, engines=engines) as server:
            laid = await server.lay("regality", options=OLD, seats=AGAINST_ENGINE)
            async with server.at(laid["table"], laid["token"]) as client:
                await client.act("Ci@b2")
                await client.until("thinking")
                for _ in range(3):  # comings and goings change nothing
                    async with server.at(laid["table"], laid["token"]):
                        pass
                assert engines.asked == 1
                engines.gate.set()
                await my_turn(client, 3)

    run(main())


def test_21_when_the_process_of_an_engine_is_killed_another_one_answers(tmp_path: Path) -> None:
    async def main() -> None:
        pool = Pool(1)
        async with serving(tmp_path, engines=pool) as server:
            await pool.run(get_ready)
            (process,) = pool.executor._processes.values()
            laid = await server.lay("regality", options=OLD, seats=AGAINST_ENGINE)
            async with server.at(laid["table"], laid["token"]) as client:
                assert process.pid is not None
                os.kill(process.pid, signal.SIGKILL)
                await client.act("Ci@b2")
                await my_turn(client, 3)
                assert counted((await server.http.get("/metrics")).text, "played") >= 1

    run(main())


def test_21_after_a_restart_the_engine_is_asked_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, engines=Troubled("late")) as server:
            laid = await server.lay("regality", options=OLD, seats=AGAINST_ENGINE)
            async with server.at(laid["table"], laid["token"]) as client:
                await client.act("Ci@b2")
                await client.until("thinking")
        async with serving(tmp_path) as server, server.at(laid["table"], laid["token"]) as client:
            await my_turn(client, 3)

    run(main())

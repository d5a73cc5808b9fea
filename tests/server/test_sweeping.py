"""Garbage is looked for a little at once, and everywhere only when it is worth a pause."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clocked import FakeClock
from tests.server.serving import app_of, run
from yamabushi.server.doors import Doors
from yamabushi.server.settings import Settings
from yamabushi.server.sweeping import LEAST_GONE, MOST_LOOKS, NEVER, SWEEP_EVERY, Sweeping, short_pauses

PEER = ("192.0.2.7", 1)


@pytest.fixture
def thresholds() -> Iterator[tuple[int, int, int]]:
    before = gc.get_threshold()
    yield before
    gc.set_threshold(*before)
    gc.unfreeze()


def test_python_looks_at_everything_only_when_told(thresholds: tuple[int, int, int]) -> None:
    with short_pauses():
        assert gc.get_threshold()[1:] == (NEVER, NEVER)
        assert gc.get_threshold()[0] <= thresholds[0] * 2
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == thresholds
    assert gc.get_freeze_count() == 0


def test_a_server_lets_python_look_at_what_is_new(tmp_path: Path, thresholds: tuple[int, int, int]) -> None:
    async def main() -> None:
        app = app_of(Settings(data=tmp_path))
        async with app.router.lifespan_context(app):
            assert gc.get_threshold()[1:] == (NEVER, NEVER)
        assert gc.get_threshold() == thresholds

    run(main())


def swept_after(doors: Doors, clock: FakeClock) -> tuple[Sweeping, list[float]]:
    swept: list[float] = []
    return Sweeping(doors, clock, lambda: swept.append(clock())), swept


def test_all_is_swept_when_as_many_have_gone_as_are_here() -> None:
    doors, clock = Doors(factor=1000), FakeClock()
    sweeping, swept = swept_after(doors, clock)
    for _ in range(3 * LEAST_GONE):
        assert doors.admits(PEER)
    for gone in range(1, LEAST_GONE * 3 // 2 + 1):
        assert not swept
        doors.lets_go(PEER)
        sweeping.sweep_if_due()
        assert bool(swept) == (gone >= 3 * LEAST_GONE - gone)
    sweeping.sweep_if_due()
    assert len(swept) == 1  # those who have gone are counted from the last time on


def test_few_who_go_are_not_worth_a_pause() -> None:
    doors, clock = Doors(), FakeClock()
    sweeping, swept = swept_after(doors, clock)
    for _ in range(LEAST_GONE - 1):
        doors.admits(PEER)
        doors.lets_go(PEER)
        sweeping.sweep_if_due()
    assert not swept
    assert doors.here == 0


def test_when_much_has_stayed_all_is_swept() -> None:
    looks = MOST_LOOKS - 1
    swept: list[int] = []
    sweeping = Sweeping(Doors(), FakeClock(), lambda: swept.append(looks), lambda: looks)
    sweeping.sweep_if_due()
    assert not swept
    looks += 1
    sweeping.sweep_if_due()
    assert swept == [MOST_LOOKS]


def test_python_counts_how_often_it_has_looked_at_what_is_new(thresholds: tuple[int, int, int]) -> None:
    sweeping = Sweeping(Doors())
    with short_pauses():
        before = sweeping.looks()
        gc.collect(0)
        assert sweeping.looks() == before + 1
        sweeping.sweep()
        assert sweeping.looks() == 0


def test_after_a_long_time_all_is_swept_in_any_case() -> None:
    clock = FakeClock()
    sweeping, swept = swept_after(Doors(), clock)
    clock.pass_by(SWEEP_EVERY)
    sweeping.sweep_if_due()
    assert not swept
    clock.pass_by(1)
    sweeping.sweep_if_due()
    sweeping.sweep_if_due()
    assert len(swept) == 1

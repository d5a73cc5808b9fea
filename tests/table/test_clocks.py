"""Clocks: what a turn costs and brings, and when the time is up."""

from __future__ import annotations

import pytest

from tests.table.tables import play
from yamabushi.core.errors import BadOption
from yamabushi.table.clocks import DAY, Clock, ClockKind, TimeControl
from yamabushi.table.events import Abort, Matter
from yamabushi.table.results import Reason

BLITZ = TimeControl(ClockKind.GAME, 60, 5)
DELAY = TimeControl(ClockKind.MOVE, 30)


def test_nobody_counts_where_there_is_no_clock() -> None:
    game = play().acts(3)
    assert game.table.clock is None
    assert game.table.flag(10**9) == ()


def test_a_turn_costs_its_time_and_brings_the_increment_when_it_has_passed_on() -> None:
    game = play(control=BLITZ)
    assert game.table.clock == Clock((60_000, 60_000), 0, running=True)
    game.act("Ci@b2", spent=7_000)
    assert game.table.clock == Clock((58_000, 60_000), 1, running=True)


def test_the_clock_runs_per_turn_and_not_per_decision() -> None:
    game = play("himiki", control=BLITZ)
    seen: list[int] = []
    for _ in range(60):
        seat = game.table.decider
        if seat is None:
            break
        assert game.table.clock is not None
        before = game.table.clock.left[seat]
        game.act(spent=1_000)
        if game.table.decider == seat:
            seen.append(game.table.clock.left[seat] - before)
    assert set(seen) == {-1_000}  # two decisions in a row: no increment between them


def test_each_turn_has_its_own_time() -> None:
    game = play(control=DELAY).act("Ci@b2", spent=20_000)
    assert game.table.clock == Clock((10_000, 30_000), 1, running=True)
    game.act("Hi@a1", spent=10_000)
    assert game.table.clock == Clock((10_000, 20_000), 1, running=True)  # the High Priest's power is the same turn
    game.act("-", spent=19_000)
    assert game.table.clock == Clock((30_000, 1_000), 0, running=True)


def test_chance_and_pauses_cost_nothing() -> None:
    game = play("yokai", control=BLITZ)
    game.act(spent=1_000)
    game.do(game.table.offer(0, Matter.PAUSE, 500)).do(game.table.offer(1, Matter.PAUSE, 500))
    clock = game.table.clock
    assert clock is not None
    assert not clock.running
    game.do(game.table.resume(3_600_000))
    assert game.table.clock is not None
    assert game.table.clock.left == clock.left
    assert game.table.clock.running


@pytest.mark.parametrize(("spent", "is_late"), [(59_950, False), (59_999, False), (60_000, True), (60_050, True)])
def test_16_to_the_millisecond_is_too_late(spent: int, is_late: bool) -> None:
    game = play(control=BLITZ)
    steps = game.table.flag(spent)
    assert bool(steps) == is_late
    if is_late:
        game.do(steps)
        assert isinstance(event := game.entries[-1].event, Abort)  # nobody has moved yet
        assert (event.side, event.why) == (0, Reason.TIME)
        assert game.table.clock == Clock((0, 60_000), 0, running=False)
    else:
        game.act(spent=spent)
        assert game.table.clock is not None
        assert game.table.clock.left[0] == 60_000 - spent + 5_000


def test_offers_charge_the_turn_once() -> None:
    game = play(control=BLITZ)
    game.do(game.table.offer(1, Matter.DRAW, 10_000)).act(spent=5_000)
    assert game.table.clock is not None
    assert game.table.clock.left[0] == 60_000 - 15_000 + 5_000


@pytest.mark.parametrize(
    ("control", "code"),
    [
        (TimeControl(ClockKind.GAME, 5), "clock-time"),
        (TimeControl(ClockKind.GAME, 60, 200), "clock-increment"),
        (TimeControl(ClockKind.MOVE, 30, 1), "clock-increment"),
        (TimeControl(ClockKind.NONE, 3), "clock-time"),
        (TimeControl(ClockKind.DAYS, 15 * DAY), "clock-time"),
        (TimeControl(ClockKind.GAME, -60), "clock-time"),
    ],
)
def test_a_clock_that_nobody_can_play_with_is_refused(control: TimeControl, code: str) -> None:
    with pytest.raises(BadOption) as caught:
        control.checked()
    assert caught.value.code == code


def test_days_are_counted_like_turns() -> None:
    control = TimeControl(ClockKind.DAYS, 3 * DAY).checked()
    game = play(control=control).act("Ci@b2", spent=2 * DAY * 1000)
    assert game.table.clock == Clock((DAY * 1000, 3 * DAY * 1000), 1, running=True)

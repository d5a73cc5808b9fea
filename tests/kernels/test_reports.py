"""What kernels report: heard where somebody listens, interpreted or compiled, and nowhere else."""

from __future__ import annotations

import random
import threading

import pytest

from tests.core.walks import every_game
from yamabushi.games import aloud
from yamabushi.games.kernel_state import KernelGame, KernelState, plain, played_aloud
from yamabushi.kernels.compiling import compiled
from yamabushi.kernels.entries import Unit, compile_unit, entry
from yamabushi.kernels.reports import MOST_REPORTS, heard, listen, report, reports_heard
from yamabushi.kernels.words import Buffer, buffer


@compiled
def halved(number: int) -> int:
    """Say which number is halved."""
    report(1, number, 0, 0)
    return number // 2


@entry(1_000)
def steps_down(number: int) -> int:
    """Halve a number until nothing is left; give how often."""
    steps = 0
    while number:
        number = halved(number)
        steps += 1
    return steps


def test_what_kernels_report_is_heard_in_its_order() -> None:
    with heard() as reports:
        assert steps_down.function(5) == 3
    assert reports == [(1, 5, 0, 0), (1, 2, 0, 0), (1, 1, 0, 0)]


def test_nothing_is_heard_after_listening() -> None:
    with heard() as reports:
        pass
    steps_down.function(5)
    assert reports == []


def test_whoever_listens_within_hears_alone() -> None:
    with heard() as outer:
        halved(8)
        with heard() as inner:
            halved(6)
        halved(4)
    assert [first for _, first, _, _ in outer] == [8, 4]
    assert [first for _, first, _, _ in inner] == [6]


def test_another_thread_is_not_heard() -> None:
    with heard() as reports:
        thread = threading.Thread(target=halved, args=(8,))
        thread.start()
        thread.join()
    assert reports == []


def test_compiled_kernels_report_nothing_where_nobody_listens() -> None:
    unit = Unit(__name__)
    compile_unit(unit)
    with heard() as reports:
        assert steps_down(5) == 3
    # Interpreted, as where nothing is ever compiled, all of it is heard.
    assert (reports == []) == (None in steps_down.compiled)


@entry()
def steps_heard(number: int, out: Buffer) -> int:
    """Write down which numbers are halved, and say how many those are."""
    listen(out)
    while number:
        number = halved(number)
    return reports_heard()


@entry()
def endless(number: int, out: Buffer) -> int:
    """Report more than anybody can hear."""
    listen(out)
    for _ in range(number):
        halved(number)
    return reports_heard()


def test_an_entry_point_that_listens_hears_what_kernels_report() -> None:
    out = buffer()
    for number in (5, 2):  # what was heard before is not heard again
        count = steps_heard(number, out)
        halvings = [5, 2, 1][-count:]
        assert out[: 4 * count].tolist() == [one for half in halvings for one in (1, half, 0, 0)]
    assert count == 2


def test_a_buffer_is_never_left() -> None:
    out = buffer()
    assert endless(10 * MOST_REPORTS, out) == MOST_REPORTS
    assert len(out) >= 4 * MOST_REPORTS


@pytest.mark.parametrize("name", every_game())
def test_compiled_rules_report_what_interpreted_ones_do(name: str) -> None:
    game, rng, told = every_game()[name], random.Random(3), 0
    assert isinstance(game, KernelGame)
    compile_unit(Unit(aloud.__name__, game.mark))
    for _ in range(2):
        state = game.start()
        while isinstance(state, KernelState) and state.seat is not None and told < 400:
            code = rng.choice(state.codes)
            with heard() as reports:
                after = plain(game.kernels.play(state.words, code))
            played_aloud.cache_clear()
            assert played_aloud(game.mark, state.words, code) == (after, tuple(reports))
            told += len(reports)
            state = state.after(code)
    assert told > 10

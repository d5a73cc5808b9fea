"""What kernels report: heard where they run interpreted and somebody listens, and nowhere else."""

from __future__ import annotations

import threading

from yamabushi.kernels.compiling import compiled
from yamabushi.kernels.entries import Unit, compile_unit, entry
from yamabushi.kernels.reports import heard, report


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


def test_compiled_kernels_report_nothing() -> None:
    unit = Unit(__name__)
    compile_unit(unit)
    with heard() as reports:
        assert steps_down(5) == 3
    # Interpreted, as where nothing is ever compiled, all of it is heard.
    assert (reports == []) == (None in steps_down.compiled)

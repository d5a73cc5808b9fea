"""What kernels say of what they do, heard by whoever listens.

A kernel calls `report` at the place where a rule acts. Interpreted, it is heard by whoever plays a single step to learn
what happens in it (`heard`), and by nobody else. Compiled, it is nothing at all, but in units whose entry points listen
(`listen`, `reports_heard`): there it is written down.
"""

from __future__ import annotations

import threading

from yamabushi.kernels.words import Buffer

Report = tuple[int, int, int, int]
"""What happened, as one of a game's own numbers, and what it has to say about it."""

MOST_REPORTS = 120
"""More than any step has to say; a buffer for actions has room for so many."""


class _Listening(threading.local):
    """The list to which reports of a thread go, if anybody listens; for an entry point, the buffer they end in."""

    reports: list[Report] | None = None
    hearing: Hearing
    out: Buffer


def report(what: int, first: int, second: int, third: int) -> None:
    """Say that something happens; compiled, only units that listen hear it."""
    if _listening.reports is not None:
        _listening.reports.append((int(what), int(first), int(second), int(third)))


class Hearing:
    """A while in which what kernels report in this thread is collected."""

    __slots__ = ("before", "reports")

    def __init__(self) -> None:
        self.reports: list[Report] = []

    def __enter__(self) -> list[Report]:
        self.before = _listening.reports
        _listening.reports = self.reports
        return self.reports

    def __exit__(self, *_problem: object) -> None:
        _listening.reports = self.before


_listening = _Listening()


def heard() -> Hearing:
    """Collect what kernels report in this thread until left; they have to run interpreted."""
    return Hearing()


def listen(out: Buffer) -> None:
    """Hear what is reported from now on, for an entry point that gives it away in a buffer."""
    _listening.hearing, _listening.out = heard(), out
    _listening.hearing.__enter__()


def reports_heard() -> int:
    """Listen no more, and say how many reports are in the buffer, the numbers of each one after another."""
    _listening.hearing.__exit__()
    numbers = [number for one in _listening.hearing.reports[:MOST_REPORTS] for number in one]
    _listening.out[: len(numbers)] = numbers
    return len(numbers) // 4

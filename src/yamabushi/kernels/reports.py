"""What kernels say of what they do, heard in Python by whoever listens.

A kernel calls `report` at the place where a rule acts. Compiled, that is nothing at all. Interpreted, it is heard by
whoever plays a single step to learn what happens in it (`heard`), and by nobody else.
"""

from __future__ import annotations

import threading

Report = tuple[int, int, int, int]
"""What happened, as one of a game's own numbers, and what it has to say about it."""


class _Listening(threading.local):
    """The list to which reports of a thread go, if anybody listens."""

    reports: list[Report] | None = None


_listening = _Listening()


def report(what: int, first: int, second: int, third: int) -> None:
    """Say that something happens; compiled, it says nothing."""
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


def heard() -> Hearing:
    """Collect what kernels report in this thread until left; they have to run interpreted."""
    return Hearing()

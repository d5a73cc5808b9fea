"""What `yamabushi doctor` finds: one line each, and what to do about it."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from rich.console import Console


class State(StrEnum):
    """How it is."""

    OK = "ok"
    OFF = "-"
    LOOK = "look"
    WRONG = "WRONG"


class Finding(NamedTuple):
    """One thing that was looked at: how it is, and in words what to do."""

    what: str
    state: State
    text: str

    def __str__(self) -> str:
        return f"{self.state:<5}  {self.what:<9}  {self.text}"


def ok(what: str, text: str) -> Finding:
    """Say that something is as it should be."""
    return Finding(what, State.OK, text)


def off(what: str, text: str) -> Finding:
    """Say that something is not used."""
    return Finding(what, State.OFF, text)


def look(what: str, text: str) -> Finding:
    """Say that something may be wanted as it is, or not."""
    return Finding(what, State.LOOK, text)


def wrong(what: str, text: str) -> Finding:
    """Say that something does not work."""
    return Finding(what, State.WRONG, text)


def show(console: Console, finding: Finding) -> None:
    """Print a finding as one line."""
    console.print(str(finding), markup=False, highlight=False, soft_wrap=True)

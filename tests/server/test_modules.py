"""Modules for browsers that are missing are made when all else is compiled, each in its turn; a failure is told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest

from yamabushi.engines.preparing import TRIES, Preparation
from yamabushi.server import modules


class Compiling:
    """Kernels that are compiled when somebody has looked three times."""

    def __init__(self) -> None:
        self.looks = 0

    @property
    def is_over(self) -> bool:
        self.looks += 1
        return self.looks > 3


def test_what_is_missing_is_made_after_the_kernels_and_what_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    compiling = Compiling()
    there = {"himiki"}
    made: list[str] = []
    told: list[str] = []

    async def make_elsewhere(name: str) -> None:
        assert compiling.looks > 3
        made.append(name)
        if name == "regality":
            there.add(name)

    monkeypatch.setattr(modules, "INTERPRETED", False)
    monkeypatch.setattr(modules, "LOOK", 0)
    monkeypatch.setattr(modules, "found", lambda name: Path(name) if name in there else None)
    monkeypatch.setattr(modules, "make_elsewhere", make_elsewhere)
    asyncio.run(modules.make_missing(cast("Preparation", compiling), told.append))
    assert made == ["regality", *["yokai"] * TRIES]
    assert told == ["the WebAssembly of yokai could not be made; the server's engines think"]

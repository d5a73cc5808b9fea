"""Duties end when they are told to, even where a library takes that for a lost connection."""

from __future__ import annotations

import asyncio

import pytest

from yamabushi.server import duties
from yamabushi.server.duties import Duties


def test_a_duty_that_misses_the_first_call_ends_with_the_second(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duties, "AGAIN_AFTER", 0.01)
    missed = 0

    async def stubborn() -> None:
        nonlocal missed
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            missed += 1
        await asyncio.Event().wait()

    async def main() -> None:
        kept = Duties(failed=lambda problem: None)
        kept.spawn(stubborn())
        await asyncio.sleep(0)
        await asyncio.wait_for(kept.cancel_all(), 10)
        assert not kept.tasks

    asyncio.run(main())
    assert missed == 1

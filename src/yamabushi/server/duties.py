"""Duties: what is done beside everything else, while nobody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

AGAIN_AFTER = 1.0
"""After so many seconds something is tried again that could not be stored."""


class Duties:
    """The tasks of a process, until it closes."""

    def __init__(self, failed: Callable[[BaseException], None]) -> None:
        # Told what went wrong, where something did.
        self.failed = failed
        self.tasks: set[asyncio.Task[Any]] = set()
        self.is_closing = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            self.failed(problem)

    async def cancel_all(self) -> None:
        """Stop with everything, and wait until it has stopped.

        Whoever takes that for something else, as a library does that is just connecting, is told again.
        """
        while self.tasks:
            for task in tuple(self.tasks):
                task.cancel()
            await asyncio.wait(tuple(self.tasks), timeout=AGAIN_AFTER)

"""Read in a few threads at a time.

Unlike those of an executor these threads do not keep the process alive: a database that hangs must not.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

Result = TypeVar("Result")


class Readers:
    """Threads that answer questions."""

    def __init__(self, count: int) -> None:
        self.waiting: queue.SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = queue.SimpleQueue()
        self.threads = [threading.Thread(target=self._run, name="reader", daemon=True) for _ in range(count)]
        for thread in self.threads:
            thread.start()

    def ask(self, question: Callable[[], Result]) -> Future[Result]:
        """Answer a question as soon as a thread is free; if nobody waits for it by then, not at all."""
        answer: Future[Result] = Future()
        self.waiting.put((answer, question))
        return answer

    def close(self, seconds: float) -> None:
        """Answer what is waiting, and stop; do not wait for longer than this."""
        for _ in self.threads:
            self.waiting.put(None)
        for thread in self.threads:
            thread.join(seconds / len(self.threads))

    def _run(self) -> None:
        while (asked := self.waiting.get()) is not None:
            answer, question = asked
            if answer.set_running_or_notify_cancel():
                try:
                    answer.set_result(question())
                except Exception as problem:  # noqa: BLE001  # whoever asked hears of it
                    answer.set_exception(problem)

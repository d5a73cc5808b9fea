"""One line that says what takes a moment, and goes away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console


@contextmanager
def quiet_line(console: Console) -> Iterator[Callable[[str], None]]:
    """Give a function that shows what is going on: a spinner in a terminal, a line on standard error when piped."""
    if console.is_terminal:
        with console.status("one moment …") as status:
            yield lambda text: status.update(text)
        return
    errors = Console(stderr=True, highlight=False, soft_wrap=True)
    yield lambda text: errors.print(text, markup=False)

"""Compile what play needs in other processes, a game each, while play goes on interpreted.

`python -m yamabushi.engines.preparing UNIT …` is such a process: it compiles one unit after another and prints a line
for each. The process that started it takes up what is ready. It gives way to whoever plays, and ends with whoever
started it.
"""

from __future__ import annotations

import importlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence

from yamabushi.core.registry import game as game_of
from yamabushi.engines.warm import engines_of, needed_by, telling_of
from yamabushi.games.kernel_state import KernelGame
from yamabushi.kernels.entries import Unit, compile_unit, take_up

NICENESS = 15
"""Whoever compiles gives way to everybody, to engines that think as well."""

TRIES = 2
"""So often a process that dies is started."""


def units_of(name: str, more: Sequence[Unit] = ()) -> list[Unit]:
    """Name what playing a game needs, against engines, too, and some more; without kernels it needs nothing else."""
    game = game_of(name)
    return [*needed_by(game), *engines_of(game), *more]


def served_units(name: str, more: Sequence[Unit] = ()) -> list[Unit]:
    """Name what a server needs for a game, and some more."""
    return units_of(name, [*telling_of(game_of(name)), *more])


def took_up_all(units: Sequence[Unit]) -> bool:
    """Take up whatever is ready of some units; False if some are not."""
    ready = [take_up(unit) for unit in units]
    return all(ready)


class Preparation:
    """What is compiled for some games, and how far that is."""

    def __init__(self, wanted: dict[str, list[Unit]], tell: Callable[[], None] = lambda: None) -> None:
        """Name what is wanted, game by game; `tell` is called, in another thread, when one is ready or given up."""
        self.units = {name: list(units) for name, units in wanted.items()}
        self.tell = tell
        self.waiting = [name for name, units in self.units.items() if not took_up_all(units)]
        self.given_up: set[str] = set()
        self._processes: set[subprocess.Popen[str]] = set()
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []
        self._is_closed = False

    @property
    def total(self) -> int:
        """How many units there are."""
        return sum(len(units) for units in self.units.values())

    @property
    def done(self) -> int:
        """How many of them are ready."""
        return sum(unit.is_ready for units in self.units.values() for unit in units)

    def is_ready(self, name: str) -> bool:
        """Tell whether all that a game needs is ready."""
        return all(unit.is_ready for unit in self.units.get(name, ()))

    @property
    def is_over(self) -> bool:
        """True when everything is ready, or given up."""
        return all(self.is_ready(name) or name in self.given_up for name in self.units)

    def start(self, jobs: int = 0) -> None:
        """Compile what is missing, so many games at the same time; with 0 as many as there are cores."""
        for _ in range(min(jobs or os.cpu_count() or 1, len(self.waiting))):
            thread = threading.Thread(target=self._work, daemon=True)
            self._threads.append(thread)
            thread.start()

    def prefer(self, name: str) -> None:
        """Let a game come next, since somebody wants to play it."""
        with self._lock:
            if name in self.waiting:
                self.waiting.remove(name)
                self.waiting.insert(0, name)

    def wait(self) -> None:
        """Wait until nothing more is compiled."""
        for thread in self._threads:
            thread.join()

    def close(self) -> None:
        """Stop compiling; what is half done is lost."""
        with self._lock:
            self._is_closed = True
            self.waiting.clear()
            processes = list(self._processes)
        for process in processes:
            process.kill()

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self.waiting:
                    return
                name = self.waiting.pop(0)
            if not any(self._compile(self.units[name]) for _ in range(TRIES)) and not self._is_closed:
                self.given_up.add(name)
                self.tell()

    def _compile(self, units: list[Unit]) -> bool:
        """Compile units in a process of their own, taking up each as it gets ready; False if it died early."""
        missing = [unit for unit in units if not take_up(unit)]
        with self._lock:
            if self._is_closed:
                return False
            # It hears from us through its standard input, which ends when we end, however that is.
            process = subprocess.Popen(
                [sys.executable, "-m", __name__, *map(written, missing)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                start_new_session=True,  # Ctrl-C is for us
            )
            self._processes.add(process)
        with process:
            assert process.stdout is not None
            for _, unit in zip(process.stdout, missing, strict=False):
                take_up(unit)
                self.tell()
        with self._lock:
            self._processes.discard(process)
        return all(unit.is_ready for unit in units)


def written(unit: Unit) -> str:
    """Write a unit as text: its module, and the game where it is for one."""
    return unit.module if unit.mark is None else f"{unit.module}:{unit.name.rsplit('.', 1)[1]}"


def read(text: str) -> Unit:
    """Read what `written` has written."""
    module, _, name = text.partition(":")
    importlib.import_module(module)
    if not name:
        return Unit(module)
    game = game_of(name)
    assert isinstance(game, KernelGame)
    return Unit(module, game.mark)


def end_with_input() -> None:
    """Wait until whoever started us has ended, and end at once."""
    sys.stdin.read()
    os._exit(1)


def main(texts: Sequence[str]) -> None:
    """Compile units, one after another."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_input, daemon=True).start()
    for text in texts:
        compile_unit(read(text))
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])

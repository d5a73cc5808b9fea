"""The few kernels that Python calls: interpreted until somebody has compiled them, then compiled.

All entry points of a module are compiled together, for one game at a time: that is a unit. A compiled unit is a file,
named by a digest of all that it depends on, so that it can be neither stale nor compiled twice. Whoever needs speed
compiles a unit, here or in another process; whoever plays takes it up when it is there (`take_up`), between two calls.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, ParamSpec, TypeVar, cast

from yamabushi.kernels.compiling import INTERPRETED

if TYPE_CHECKING:
    from yamabushi.kernels.picking import Mark

Given = ParamSpec("Given")
Result = TypeVar("Result")

_entries: dict[str, list[Entry[..., object]]] = {}
_lock = threading.RLock()
_waits = False


class Entry(Generic[Given, Result]):
    """A kernel that Python calls. If it is for any game, its first argument is the game's mark, called `game`."""

    def __init__(self, function: Callable[Given, Result], patience: int) -> None:
        functools.update_wrapper(self, function)
        self.function = function
        self.patience = patience
        self.is_for_games = "game" in function.__annotations__
        # By the type of the mark: what was compiled, and how often it has been called before that.
        self.compiled: dict[type | None, Callable[Given, Result]] = {}
        self.waited: dict[type | None, int] = {}

    def __call__(self, *given: Given.args, **named: Given.kwargs) -> Result:
        """Run the kernel, compiled if it can be."""
        kind = type(given[0]) if self.is_for_games else None
        ready = self.compiled.get(kind) or self._prepared(kind, given)
        return ready(*given, **named)

    def _prepared(self, kind: type | None, given: tuple[object, ...]) -> Callable[Given, Result]:
        """Find the compiled kernel when it is first called, compile it when patience ends, or leave it as it is."""
        if INTERPRETED or _waits:
            return self.function
        waited = self.waited.get(kind, 0)
        self.waited[kind] = waited + 1
        if waited == 0 or waited >= self.patience:
            unit = Unit(self.function.__module__, given[0] if self.is_for_games else None)  # type: ignore[arg-type]
            if not take_up(unit) and waited >= self.patience:
                compile_unit(unit)
        return self.compiled.get(kind, self.function)


def entry(patience: int = 0) -> Callable[[Callable[Given, Result]], Entry[Given, Result]]:
    """Mark a kernel that Python calls; it is called so many times before it is worth compiling here and now."""

    def marked(function: Callable[Given, Result]) -> Entry[Given, Result]:
        made = Entry(function, patience)
        _entries.setdefault(function.__module__, []).append(cast("Entry[..., object]", made))
        return made

    return marked


@dataclass(frozen=True)
class Unit:
    """What is compiled together: the entry points of a module, for one game if they are for games."""

    module: str
    mark: Mark | None = None

    @property
    def kind(self) -> type | None:
        """The type of the mark, by which entry points know what is ready."""
        return None if self.mark is None else type(self.mark)

    @property
    def name(self) -> str:
        """What it is called in the names of files."""
        part = self.module.removeprefix("yamabushi.")
        return part if self.mark is None else f"{part}.{type(self.mark).__name__.removesuffix('Mark').lower()}"

    @property
    def entries(self) -> list[Entry[..., object]]:
        """Its entry points."""
        return _entries[self.module]

    @property
    def is_ready(self) -> bool:
        """True when it has been taken up here, or nothing is ever compiled."""
        return INTERPRETED or all(self.kind in entry.compiled for entry in self.entries)


def wait_for_others() -> None:
    """Compile nothing in this process from now on: others do, and somebody calls `take_up` when they have."""
    global _waits
    _waits = True


@contextmanager
def compiled_by_others() -> Iterator[None]:
    """Do the same until left."""
    global _waits
    before = _waits
    wait_for_others()
    try:
        yield
    finally:
        _waits = before


def take_up(unit: Unit) -> bool:
    """Use what was compiled of a unit from now on; False when there is nothing yet."""
    if unit.is_ready:
        return True
    from yamabushi.kernels import cache

    with _lock:
        data = cache.found(unit)
        if data is None:
            return False
        from yamabushi.kernels import machine

        for entry, ready in zip(unit.entries, machine.loaded(unit, data), strict=True):
            entry.compiled[unit.kind] = ready
        return True


def compile_unit(unit: Unit) -> None:
    """Compile a unit unless that has been done, and use it; of several processes one compiles and the others wait."""
    if take_up(unit):
        return
    from yamabushi.kernels import cache

    with cache.locked(unit):
        if not take_up(unit):
            from yamabushi.kernels import machine

            cache.keep(unit, machine.compiled_unit(unit))
            take_up(unit)


def compile_all(units: Iterable[Unit], tell: Callable[[str], None]) -> None:
    """Compile units unless that has been done, telling which."""
    missing = [unit for unit in dict.fromkeys(units) if not take_up(unit)]
    for number, unit in enumerate(missing, start=1):
        tell(f"compiling, once: {unit.name} ({number} of {len(missing)})")
        compile_unit(unit)


def must_wait(unit: Unit) -> bool:
    """Tell whether a unit would run interpreted now because others are still compiling it."""
    return _waits and not take_up(unit)

"""Where compiled units are kept, each under a name that says all that it depends on."""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import filelock
import numpy as np
import platformdirs

from yamabushi.kernels.compiling import IS_INLINED, PICKED, as_words, first_bit, population, vector_words
from yamabushi.kernels.entries import Entry, Unit
from yamabushi.kernels.picking import Kernels, kernels_by
from yamabushi.kernels.reports import listen, report, reports_heard

KEPT = 4
"""So many versions of a unit are kept, those used last."""

BY_MACHINE = (population, first_bit, as_words, vector_words, report, listen, reports_heard)
"""What kernels call that the machine does in its own way."""

FORM = 3
"""Raised when the machine compiles otherwise, or the files look otherwise."""


# ---- where ----------------------------------------------------------------------------------------------------------


@cache
def folder() -> Path:
    """Make the folder for compiled units: the user's cache, or, where that cannot be written, a temporary one."""
    place = Path(os.environ.get("YAMABUSHI_CACHE") or platformdirs.user_cache_dir("yamabushi")) / "kernels"
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place):
            pass
    except OSError:
        place = Path(tempfile.mkdtemp(prefix="yamabushi-"))
        atexit.register(shutil.rmtree, place, ignore_errors=True)
    return place


def file_of(unit: Unit) -> Path:
    """Say where a unit is kept, as it is now."""
    return folder() / f"{unit.name}.{digest_of(unit)}"


def found(unit: Unit) -> bytes | None:
    """Give what was kept of a unit; nothing if there is nothing, or not the whole of it."""
    file = file_of(unit)
    try:
        check, data = file.read_bytes().split(b"\n", 1)
        os.utime(file)
    except (OSError, ValueError):
        return None
    return data if check == _check(data) else None


def keep(unit: Unit, data: bytes) -> None:
    """Keep a unit, whole or not at all, and let go of versions that were not used for long."""
    file = file_of(unit)
    with tempfile.NamedTemporaryFile(dir=folder(), delete=False) as half:
        half.write(_check(data) + b"\n" + data)
    Path(half.name).replace(file)
    versions = [path for path in folder().glob(f"{unit.name}.*") if path.suffix != ".lock"]
    for path in sorted(versions, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
        path.unlink(missing_ok=True)


@contextlib.contextmanager
def locked(unit: Unit) -> Iterator[None]:
    """Keep other processes from compiling the same unit, until left."""
    with filelock.FileLock(folder() / f"{unit.name}.lock"):
        yield


def _check(data: bytes) -> bytes:
    return hashlib.sha256(data).hexdigest().encode()


# ---- what a unit depends on -----------------------------------------------------------------------------------------


@cache
def digest_of(unit: Unit) -> str:
    """Give a hash of all that a compiled unit depends on: the code of its kernels, their tables, and who compiles.

    Not of the sources: a comment, a docstring or a picture that changes makes nothing new.
    """
    digest = hashlib.sha256(repr((FORM, unit.name, compiler())).encode())
    for function, texts in _reached(unit):
        digest.update(f"{function.__module__}.{function.__qualname__} {IS_INLINED.get(function)} ".encode())
        for text in texts:
            digest.update(text.encode())
    return digest.hexdigest()[:20]


def sources_of(unit: Unit) -> tuple[set[str], set[str]]:
    """Name the modules that the kernels of a unit stand in, and say what they read elsewhere: numbers and tables.

    Unlike the digest it does not depend on who compiles, nor on the version of Python.
    """
    kernels = None if unit.kind is None else kernels_by(unit.kind)
    modules: set[str] = set()
    values: set[str] = set()
    for function, _ in _reached(unit):
        modules.add(function.__module__)
        names = set(_names_in(function.__code__))
        for name in names & set(function.__globals__):
            thing = function.__globals__[name]
            owned = [
                getattr(thing, inner) for inner in names if isinstance(thing, ModuleType) and hasattr(thing, inner)
            ]
            for value in (thing, *owned):
                if isinstance(value, np.ndarray | int | float | str | tuple):
                    values |= {f"{name} {text}" for text, _ in _dependence(value, kernels)}
    return modules, values


def _names_in(code: CodeType) -> Iterator[str]:
    """Go through the names that a function uses, and the functions in it."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names_in(constant)


def _reached(unit: Unit) -> Iterator[tuple[FunctionType, list[str]]]:
    """Go through the kernels of a unit, with texts that say what each is made of."""
    kernels = None if unit.kind is None else kernels_by(unit.kind)
    seen: dict[object, None] = {}
    waiting: list[object] = [entry.function for entry in unit.entries]
    while waiting:
        function = waiting.pop()
        if function in seen:
            continue
        seen[function] = None
        assert isinstance(function, FunctionType)
        parts = list(_parts(function, function.__code__, kernels))
        waiting += [other for _, others in parts for other in others]
        yield function, [text for text, _ in parts]


@cache
def compiler() -> tuple[str, ...]:
    """Name who compiles, and for what."""
    processor = Path("/proc/cpuinfo")
    flags = platform.processor()
    with contextlib.suppress(OSError):
        flags = next((line for line in processor.read_text().splitlines() if line.startswith("flags")), flags)
    checked = os.environ.get("NUMBA_BOUNDSCHECK", "0")
    return (version("numba"), version("llvmlite"), version("numpy"), sys.version, platform.machine(), flags, checked)


def _parts(function: FunctionType, code: CodeType, kernels: Kernels | None) -> Iterator[tuple[str, list[object]]]:
    """Go through what a function is made of: texts that say it, and the kernels that it calls."""
    yield code.co_code.hex(), []
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _parts(function, constant, kernels)
        elif constant != function.__doc__:
            yield repr(constant), []
    used = [function.__globals__[name] for name in code.co_names if name in function.__globals__]
    modules = [thing for thing in used if isinstance(thing, ModuleType)]
    used += [getattr(module, name) for module in modules for name in code.co_names if hasattr(module, name)]
    yield " ".join((*code.co_names, *code.co_varnames)), []
    for thing in used:
        yield from _dependence(thing, kernels)


def _dependence(thing: object, kernels: Kernels | None) -> Iterator[tuple[str, list[object]]]:
    """Say what a function depends on by using a thing."""
    if isinstance(thing, Entry):
        yield "", [thing.function]
    elif isinstance(thing, np.ndarray):
        yield f"{thing.dtype} {thing.shape} {hashlib.sha256(thing.tobytes()).hexdigest()}", []
    elif isinstance(thing, int | float | str | tuple | None):
        yield repr(thing), []
    elif isinstance(thing, FunctionType) and thing in PICKED:
        assert kernels is not None
        yield "", [getattr(kernels, PICKED[thing])]
    elif isinstance(thing, FunctionType) and thing in IS_INLINED:
        yield "", [thing]
    elif isinstance(thing, FunctionType) and thing not in BY_MACHINE:
        raise TypeError(f"{thing.__qualname__} is called by a kernel, and is none.")
    else:
        yield getattr(thing, "__name__", type(thing).__name__), []

"""A game's module for the browser: what is in it, what it is called, and where it lies once it has been made.

A module is two files with one name, `GAME.DIGEST.wasm` and `GAME.DIGEST.json`; where positions are known by heart, a
third one, `GAME.DIGEST.bin`, which only those fetch who need a proof. The digest is that of the sources, so that a
browser may keep a module for ever, and whoever has made it need not make it again.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from collections.abc import Sequence
from functools import cache
from importlib import resources
from pathlib import Path

import filelock

from yamabushi.browser.tables import table_of
from yamabushi.core.registry import game as game_of
from yamabushi.core.registry import part
from yamabushi.engines import perft
from yamabushi.engines.folders import proofs_of
from yamabushi.engines.preparing import units_of
from yamabushi.games.kernel_state import KernelGame
from yamabushi.kernels.cache import folder as kernel_folder
from yamabushi.kernels.cache import sources_of
from yamabushi.kernels.entries import Unit
from yamabushi.puzzles.solver import puzzle_units

FORM = 1
"""Raised when modules are made otherwise, or tables look otherwise."""

CARRIED = Path(__file__).parent / "carried"
"""Modules that came with the package."""

KEPT = 4
"""So many versions of a game's module are kept, those used last."""


def known_positions(name: str) -> bytes | None:
    """Give the file of what is known by heart of a game; None if nothing is."""
    proofs = proofs_of(name)
    return None if proofs is None else proofs.known_positions()


def module_units(name: str) -> list[Unit]:
    """Name what the module of a game holds; nothing for a game without kernels, or without texts by their numbers."""
    game = game_of(name)
    if not isinstance(game, KernelGame) or not hasattr(part(name, "actions"), "TEXTS"):
        return []
    return [*units_of(name), Unit(perft.__name__, game.mark), *puzzle_units(name)]


@cache
def module_name(name: str) -> str:
    """Give the name of a game's module, with a digest of the sources of all kernels in it and of its table."""
    digest = hashlib.sha256(f"{FORM} {table_of(name)}".encode())
    digest.update(known_positions(name) or b"")
    found = [sources_of(unit) for unit in module_units(name)]
    makers = {f"yamabushi.kernels.{one}" for one in ("machine", "webassembly", "wasm_object")}
    for module in sorted(makers.union(*(modules for modules, _ in found))):
        package, _, file = module.rpartition(".")
        digest.update((resources.files(package) / f"{file}.py").read_bytes())
    for value in sorted(set().union(*(values for _, values in found))):
        digest.update(value.encode())
    return f"{name}.{digest.hexdigest()[:16]}"


def made_here() -> Path:
    """Give the folder for modules that were made on this machine."""
    place = kernel_folder() / "modules"
    place.mkdir(parents=True, exist_ok=True)
    return place


def kinds(name: str) -> list[str]:
    """List how the names of a module's files end."""
    return [".wasm", ".json"] if proofs_of(name) is None else [".wasm", ".json", ".bin"]


def found(name: str, places: Sequence[Path] | None = None) -> Path | None:
    """Give the module of a game as it is now, if it has come with the package or been made here."""
    for place in (CARRIED, made_here()) if places is None else places:
        module = place / f"{module_name(name)}.wasm"
        if all(module.with_suffix(kind).is_file() for kind in kinds(name)):
            with contextlib.suppress(OSError):
                os.utime(module)  # it is used: newer ones are no reason to let it go
            return module
    return None


def make(name: str, place: Path | None = None) -> Path:
    """Make the module of a game, unless it is there, which takes half a minute; of several processes one makes it."""
    place = made_here() if place is None else place
    place.mkdir(parents=True, exist_ok=True)
    module = place / f"{module_name(name)}.wasm"
    with filelock.FileLock(place / f"{name}.lock"):
        if found(name, [place]) is None:
            from yamabushi.kernels.webassembly import module_of

            keep(module.with_suffix(".json"), table_of(name).encode())
            if (known := known_positions(name)) is not None:
                keep(module.with_suffix(".bin"), known)
            keep(module, module_of(module_units(name)))
            forget_old(name, place)
    return module


def carry(name: str, module: Path) -> None:
    """Put a module into the package, in the place of older ones, so that a wheel has it."""
    CARRIED.mkdir(exist_ok=True)
    for old in CARRIED.glob(f"{name}.*"):
        old.unlink()
    for file in module.parent.glob(f"{module.stem}.*"):
        keep(CARRIED / file.name, file.read_bytes())


def keep(file: Path, data: bytes) -> None:
    """Write a file, whole or not at all."""
    with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as half:
        half.write(data)
    Path(half.name).chmod(0o644)
    Path(half.name).replace(file)


def forget_old(name: str, place: Path) -> None:
    """Let go of versions that were not used for long."""
    versions = sorted(place.glob(f"{name}.*.wasm"), key=lambda file: file.stat().st_mtime, reverse=True)
    for module in versions[KEPT:]:
        for file in place.glob(f"{module.stem}.*"):
            file.unlink(missing_ok=True)

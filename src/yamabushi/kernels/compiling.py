"""Compile kernels, keep what was compiled, and say that it takes a moment.

Kernels are ordinary functions over whole numbers, tuples and arrays: with `NUMBA_DISABLE_JIT=1` they run interpreted,
line by line, from the same source.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar, cast

import filelock
import numba
import platformdirs
from numba.core import config, types
from numba.extending import intrinsic

Kernel = TypeVar("Kernel", bound=Callable[..., object])

INTERPRETED: bool = bool(config.DISABLE_JIT)
"""True when kernels run as plain Python."""


def source_digest() -> str:
    """Give a hash of all that compiled kernels depend on: the sources of the rules and engines, and who compiles them.

    numba looks only at a function's own file when it decides whether a cached kernel is still good; a rule that
    changed in another file would go unseen. A folder named by all sources cannot be stale.
    """
    digest = hashlib.sha256()
    package = Path(__file__).resolve().parents[1]
    for part in ("kernels", "games", "engines", "puzzles"):
        for source in sorted((package / part).rglob("*.py")):
            digest.update(str(source.relative_to(package)).encode())
            digest.update(source.read_bytes())
    digest.update(f"{numba.__version__} {config.BOUNDSCHECK} {sys.version} {platform.machine()}".encode())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Make the folder for compiled kernels: the user's cache, or, where that cannot be written, a temporary one."""
    root = Path(os.environ.get("YAMABUSHI_CACHE") or platformdirs.user_cache_dir("yamabushi"))
    folder = root / "kernels" / source_digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="yamabushi-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def forget_old_kernels() -> None:
    """Remove the kernels of sources that have not been used for long: all but the few newest folders."""
    folders = sorted(CACHE.parent.glob("*/warm"), key=lambda file: file.stat().st_mtime, reverse=True)
    if CACHE.parent.name == "kernels":
        for warm in folders[KEPT_CACHES:]:
            shutil.rmtree(warm.parent, ignore_errors=True)


KEPT_CACHES = 8
CACHE = Path() if INTERPRETED else cache_folder()


def compiled(kernel: Kernel) -> Kernel:
    """Compile a function when it is first called, and keep the result for the next process."""
    return _compiled(kernel, forceinline=False)


def inlined(kernel: Kernel) -> Kernel:
    """Compile a function into every kernel that calls it.

    For the small steps of a rule: a position that is passed from step to step then stays in registers, which made perft
    of HI MI KI's duel two and a half times as fast.
    """
    return _compiled(kernel, forceinline=True)


def _compiled(kernel: Kernel, forceinline: bool) -> Kernel:
    if INTERPRETED:
        return kernel
    before = config.CACHE_DIR
    config.CACHE_DIR = str(CACHE)
    try:
        # What njit makes is called as the function itself is, and typed so.
        return cast(Kernel, numba.njit(cache=True, error_model="numpy", forceinline=forceinline)(kernel))
    finally:
        config.CACHE_DIR = before


@intrinsic
def _counted(_context: Any, mask: Any) -> Any:
    """Count bits by the processor's own instruction."""

    def generate(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


def _counted_by_python(mask: int) -> int:
    return int(mask).bit_count()


population = _counted_by_python if INTERPRETED else cast(Callable[[int], int], _counted)
"""Count the bits of a word that is not negative."""


def warm_up(jobs: Sequence[tuple[str, Callable[[], object]]], tell: Callable[[str], None]) -> None:
    """Compile what the jobs use, once, telling how far it is; at once when it has been done before.

    Of several processes one compiles while the others wait.
    """
    if INTERPRETED:
        return
    done = CACHE / "warm"
    if done.exists() and set(done.read_text().split("\n")) >= {name for name, _ in jobs}:
        return
    with filelock.FileLock(CACHE / "lock"):
        known = set(done.read_text().split("\n")) if done.exists() else set()
        missing = [(name, job) for name, job in jobs if name not in known]
        for number, (name, job) in enumerate(missing, start=1):
            tell(f"compiling the rules, once: {name} ({number} of {len(missing)})")
            job()
        done.write_text("\n".join(sorted(known | {name for name, _ in jobs})))
        forget_old_kernels()

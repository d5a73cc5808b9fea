"""The modules with which visitors' browsers think: made when the kernels are compiled, and offered when they are there.

Nobody waits for them: until a game's module is there, and where a browser cannot use it, engines of the server think.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable
from os import PathLike, stat_result

from starlette.responses import Response
from starlette.types import Scope

from yamabushi.browser import making
from yamabushi.browser.modules import CARRIED, found, made_here, module_units
from yamabushi.core.registry import games
from yamabushi.engines.preparing import TRIES, Preparation
from yamabushi.kernels.compiling import INTERPRETED
from yamabushi.server.documents import Files

LOOK = 1.0
"""Every so many seconds it is asked whether all is compiled."""

ADDRESS = "/modules"
NAME = re.compile(r"[a-z][\w-]*\.[0-9a-f]+\.(wasm|json|bin)")


def offered() -> dict[str, str]:
    """Give the address of each module that is there; with `.wasm`, `.json`, or `.bin` behind it."""
    ready = {name: found(name) for name in games() if module_units(name)}
    return {name: f"{ADDRESS}/{module.stem}" for name, module in ready.items() if module is not None}


async def make_missing(preparation: Preparation, warn: Callable[[str], None]) -> None:
    """Make the modules that are missing, one after another, when nothing else is compiled any more."""
    if INTERPRETED:
        return
    while not preparation.is_over:
        await asyncio.sleep(LOOK)
    for name in games():
        for _ in range(TRIES):
            if not module_units(name) or found(name) is not None:
                break
            await make_elsewhere(name)
        else:
            warn(f"the WebAssembly of {name} could not be made; the server's engines think")


async def make_elsewhere(name: str) -> None:
    """Make a module in a process of its own, which ends with us, however that is."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        making.__name__,
        making.GIVE_WAY,
        str(made_here()),
        name,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


class Modules(Files):
    """The files of modules. Their names say what is in them, so that a browser keeps them for good."""

    def __init__(self) -> None:
        super().__init__(directory=made_here(), check_dir=False)
        self.all_directories = [CARRIED, made_here()]

    def lookup_path(self, path: str) -> tuple[str, stat_result | None]:
        """Find a file of a module, and no other: beside them lie locks and what is half written."""
        return super().lookup_path(path) if NAME.fullmatch(path) else ("", None)

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Send a file."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response

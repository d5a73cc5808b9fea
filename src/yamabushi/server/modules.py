"""The modules with which visitors' browsers think: made when the kernels are compiled, and offered when they are there.

Nobody waits for them: until a game's module is there, and where a browser cannot use it, engines of the server think.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from yamabushi.browser import making
from yamabushi.browser.modules import CARRIED, found, made_here, module_units
from yamabushi.core.registry import games
from yamabushi.engines.preparing import Preparation
from yamabushi.kernels.compiling import INTERPRETED

LOOK = 1.0
"""Every so many seconds it is asked whether all is compiled."""

ADDRESS = "/modules"


def offered() -> dict[str, str]:
    """Give the address of each module that is there; with `.wasm` and `.json` behind it."""
    ready = {name: found(name) for name in games() if module_units(name)}
    return {name: f"{ADDRESS}/{module.stem}" for name, module in ready.items() if module is not None}


async def make_missing(preparation: Preparation) -> None:
    """Make the modules that are missing, one after another, when nothing else is compiled any more."""
    if INTERPRETED:
        return
    while not preparation.is_over:
        await asyncio.sleep(LOOK)
    missing = [name for name in games() if module_units(name) and found(name) is None]
    if not missing:
        return
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        making.__name__,
        *missing,
        stdin=asyncio.subprocess.PIPE,  # it ends with us, however that is
        stdout=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


class Modules(StaticFiles):
    """The files of modules. Their names say what is in them, so that a browser keeps them for good."""

    def __init__(self) -> None:
        super().__init__(directory=made_here(), check_dir=False)
        self.all_directories = [CARRIED, made_here()]

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Send a file."""
        response = await super().get_response(path, scope)
        if Path(path).suffix in (".wasm", ".json") and response.status_code == 200:
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response

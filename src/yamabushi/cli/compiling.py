"""The command `yamabushi compile`: everything at once, saying how far it is."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

from rich.console import Console

from yamabushi.browser import making
from yamabushi.browser.modules import CARRIED, carry, found, made_here, module_units
from yamabushi.cli.progress import quiet_line
from yamabushi.core.errors import BadOption, Sentence
from yamabushi.core.registry import game as game_of
from yamabushi.core.registry import games
from yamabushi.engines import deepening, judging, samples
from yamabushi.engines.preparing import Preparation, served_units, written
from yamabushi.engines.warm import ALL, player_units
from yamabushi.games.kernel_state import KernelGame
from yamabushi.kernels.entries import Unit
from yamabushi.puzzles.solver import puzzle_units

GIVEN_UP = Sentence("compile-failed", "What {games} needs could not be compiled; play goes on without, more slowly.")


def every_unit(name: str) -> list[Unit]:
    """Name all that can be compiled for a game."""
    game = game_of(name)
    if not isinstance(game, KernelGame):
        return []
    # With open cards any game is looked back at by deepening, whatever its levels do.
    others = [Unit(module.__name__, game.mark) for module in (judging, samples, deepening)]
    found = [*served_units(name), *(unit for player in ALL for unit in player_units(game, player)), *others]
    return list(dict.fromkeys(found))


def compile_everything(console: Console, every: bool, for_browsers: bool, is_carried: bool) -> None:
    """Compile what play needs, or all there is, and for browsers as well, to be carried by the package if wanted.

    Raises:
        BadOption: something could not be compiled.
    """
    wanted = {name: [*(every_unit(name) if every else served_units(name)), *puzzle_units(name)] for name in games()}
    if for_browsers or is_carried:
        make_modules(console, wanted, is_carried)
        return
    with quiet_line(console) as tell:

        def show() -> None:
            tell(f"compiled: {preparation.done} of {preparation.total}")

        preparation = Preparation(wanted, show)
        try:
            preparation.start()
            preparation.wait()
        finally:
            preparation.close()
    if preparation.given_up:
        raise BadOption(GIVEN_UP, games=", ".join(sorted(preparation.given_up)))
    console.print(f"All is compiled: {preparation.total} units.")


def make_modules(console: Console, wanted: Mapping[str, Sequence[Unit]], is_carried: bool) -> None:
    """Make the modules of games for browsers, and compile units beside it: so each kernel is written once for both.

    Raises:
        BadOption: something could not be made.
    """
    names = [name for name in wanted if module_units(name)]
    done = 0
    with quiet_line(console) as tell, ThreadPoolExecutor(os.cpu_count() or 1) as workers:

        def make(name: str) -> bool:
            nonlocal done
            command = [sys.executable, "-m", making.__name__, str(made_here()), name, *map(written, wanted[name])]
            with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
                assert process.stdout is not None
                for line in process.stdout:
                    done += 1
                    tell(f"compiled: {done} of {total}, {line.strip()}")
            return process.returncode == 0

        total = sum(len(wanted[name]) + 1 for name in names)
        results = dict(zip(names, workers.map(make, names), strict=True))
    if failed := sorted(name for name, is_made in results.items() if not is_made):
        raise BadOption(GIVEN_UP, games=", ".join(failed))
    for name in names:
        module = found(name)
        assert module is not None
        if is_carried and module.parent != CARRIED:
            carry(name, module)
        size = len(gzip.compress(module.read_bytes()))
        console.print(f"{module.name}: {module.stat().st_size:,} bytes, {size:,} compressed")
    console.print(f"All is compiled: {total} units and modules.")

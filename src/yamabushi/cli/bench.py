"""The command `yamabushi bench`."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Callable
from dataclasses import asdict

from rich.console import Console

import yamabushi
from yamabushi.cli.benches import browser, cold, mindlock, search, starting
from yamabushi.cli.benches.folders import benches_of
from yamabushi.cli.benches.measuring import Figure, Tell
from yamabushi.cli.progress import quiet_line
from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.core.registry import game as game_of
from yamabushi.core.registry import games
from yamabushi.engines.warm import ALL, warm_up
from yamabushi.games.kernel_state import KernelGame

NO_PART = Sentence("bench-part", "There is no bench of {name}; there is {names}.")


Bench = Callable[[Tell], list[Figure]]


def parts() -> dict[str, tuple[Bench, ...]]:
    """List all that is measured: the games whose folders say how, and what they have in common."""
    found: dict[str, tuple[Bench, ...]] = {}
    for name in games():
        bench = benches_of(name)
        if bench is not None:
            found[name] = (bench.figures,)
    return {
        **found,
        "mindlock": (mindlock.figures,),
        "search": (search.figures,),
        "browser": (browser.figures,),
        "start": (cold.figures, starting.figures),
    }


def run_bench(console: Console, part: str | None, as_json: bool) -> None:
    """Measure and print everything, or a part of it.

    Raises:
        BadOption: there is no such part.
    """
    known = parts()
    if part is not None and part not in known:
        raise BadOption(NO_PART, name=quoted(part), names=", ".join(known))
    with quiet_line(console) as tell:
        if part != "start":
            for name in [part] if part in games() else games():
                game = game_of(str(name))
                if isinstance(game, KernelGame):
                    warm_up(game, ALL, tell)
        benches = known[part] if part is not None else [bench for benches in known.values() for bench in benches]
        figures = [figure for bench in benches for figure in bench(tell)]
    if as_json:
        console.print(json.dumps([asdict(figure) for figure in figures], indent=1), markup=False)
        return
    console.print(f"yamabushi {yamabushi.__version__}, Python {platform.python_version()}, {os.cpu_count()} cores")
    for figure in figures:
        console.print(str(figure), markup=False)

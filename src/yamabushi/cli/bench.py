"""The command `yamabushi bench`."""

from __future__ import annotations

import json
import os
import platform
from dataclasses import asdict
from types import ModuleType

from rich.console import Console

import yamabushi
from yamabushi.cli.benches import cold, himiki, mindlock, regality, search, starting, yokai
from yamabushi.cli.benches.measuring import start
from yamabushi.cli.progress import quiet_line
from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.engines.warm import ALL, warm_up

PARTS: dict[str, tuple[ModuleType, ...]] = {
    "himiki": (himiki,),
    "mindlock": (mindlock,),
    "regality": (regality,),
    "yokai": (yokai,),
    "search": (search,),
    "start": (cold, starting),
}
NO_PART = Sentence("bench-part", "There is no bench of {name}; there is {names}.")


def run_bench(console: Console, part: str | None, as_json: bool) -> None:
    """Measure and print everything, or a part of it.

    Raises:
        BadOption: there is no such part.
    """
    if part is not None and part not in PARTS:
        raise BadOption(NO_PART, name=quoted(part), names=", ".join(PARTS))
    with quiet_line(console) as tell:
        if part != "start":
            warm_up(start("regality", style="old", match="single").game, ALL, tell)
        benches = PARTS[part] if part is not None else [bench for benches in PARTS.values() for bench in benches]
        figures = [figure for bench in benches for figure in bench.figures(tell)]
    if as_json:
        console.print(json.dumps([asdict(figure) for figure in figures], indent=1), markup=False)
        return
    console.print(f"yamabushi {yamabushi.__version__}, Python {platform.python_version()}, {os.cpu_count()} cores")
    for figure in figures:
        console.print(str(figure), markup=False)

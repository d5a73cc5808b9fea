"""The command `yamabushi bench`."""

from __future__ import annotations

import json
import os
import platform
from dataclasses import asdict

from rich.console import Console

import yamabushi
from yamabushi.cli.benches import himiki, mindlock, regality, search, starting, yokai
from yamabushi.cli.benches.measuring import start
from yamabushi.cli.progress import quiet_line
from yamabushi.engines.warm import ALL, warm_up


def run_bench(console: Console, as_json: bool) -> None:
    """Measure and print everything."""
    with quiet_line(console) as tell:
        warm_up(start("regality", style="old", match="single").game, ALL, tell)
        benches = (himiki, mindlock, regality, yokai, search, starting)
        figures = [figure for bench in benches for figure in bench.figures(tell)]
    if as_json:
        console.print(json.dumps([asdict(figure) for figure in figures], indent=1), markup=False)
        return
    console.print(f"yamabushi {yamabushi.__version__}, Python {platform.python_version()}, {os.cpu_count()} cores")
    for figure in figures:
        console.print(str(figure), markup=False)

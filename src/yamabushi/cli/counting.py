"""Print perft: how many sequences there are, and how fast they were played."""

from __future__ import annotations

import time

from rich.console import Console

from yamabushi.cli.progress import quiet_line
from yamabushi.core.errors import BadOption, Sentence
from yamabushi.core.game import State
from yamabushi.engines.perft import divide as divided
from yamabushi.engines.perft import perft
from yamabushi.engines.warm import warm_up
from yamabushi.games.kernel_state import KernelState

NO_KERNELS = Sentence("cli-no-kernels", "The rules of {game} are not kernels; only kernels can be counted.")


def count(console: Console, state: State, depth: int, divide: bool) -> None:
    """Print a count and leaves a second for each depth, or the last depth apart for each first action."""
    if not isinstance(state, KernelState):
        raise BadOption(NO_KERNELS, game=state.game.name)
    with quiet_line(console) as tell:
        warm_up(state.game, ["perft"], tell)
    console.print(f"{state}", markup=False)
    if divide and depth > 0:
        total = 0
        for action, leaves in divided(state, depth).items():
            console.print(f"{action:>8}  {leaves:,}", markup=False)
            total += leaves
        console.print(f"{'total':>8}  {total:,}")
        return
    for ply in range(min(1, depth), depth + 1):
        begin = time.perf_counter()
        leaves = perft(state, ply)
        seconds = time.perf_counter() - begin
        console.print(f"{ply:>3}  {leaves:>18,}  {leaves / max(seconds, 1e-9):>14,.0f} leaves/s")

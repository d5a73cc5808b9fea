"""Compile the rules and engines of all games and the solver of puzzles, once, in one process.

    python -m tests.make_kernels

Tests side by side then find everything compiled, instead of each compiling all of it.
"""

from __future__ import annotations

import sys

import yamabushi
from yamabushi.engines.warm import warm_up_engines, warm_up_players
from yamabushi.games.kernel_state import KernelState
from yamabushi.puzzles.solver import warm_up_solver


def tell(text: str) -> None:
    """Say what takes a moment."""
    sys.stderr.write(f"{text}\n")


def main() -> None:
    """Compile."""
    for name in yamabushi.games():
        state = yamabushi.game(name).start()
        assert isinstance(state, KernelState)
        warm_up_engines(state, tell)
        warm_up_players(state, ["level:1", "level:8"], tell)
    warm_up_solver(tell)


if __name__ == "__main__":
    main()

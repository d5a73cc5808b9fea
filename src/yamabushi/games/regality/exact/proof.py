"""The proof: who wins from each first cell, and how every position of the opening stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from yamabushi.games.regality import rules
from yamabushi.games.regality.actions import CODES
from yamabushi.games.regality.exact.keys import START, key_of, position_of
from yamabushi.games.regality.exact.opening import PLACED
from yamabushi.games.regality.exact.search import LOST, WON
from yamabushi.games.regality.exact.solver import Solver
from yamabushi.kernels.words import Buffer

Tell = Callable[[str], None]

FIRST_CELLS = {"corner": "a1", "edge": "b1", "middle": "b2"}
"""One of each kind; turned and mirrored they are all nine."""


@dataclass(frozen=True)
class Proof:
    """What was proved."""

    values: dict[str, int]
    """By the kind of the first cell: 1 if whoever begins wins, -1 if the other does."""
    positions: int
    """How many positions were decided."""
    visited: int
    """How many were visited; some twice, because the search stops now and then to say how far it is."""


def prove(tell: Tell, solver: Solver | None = None) -> Proof:
    """Find out who wins from each first cell, telling how far it is."""
    solver = Solver() if solver is None else solver
    values = {}
    for kind, cell in FIRST_CELLS.items():
        key = int(key_of(rules.play(position_of(START), CODES[f"Ci@{cell}"])))

        def progress(done: int, of: int, cell: str = cell) -> None:
            tell(f"the Citizen on {cell}: {solver.stored:,} positions decided")

        solver.decide(np.array([key], dtype=np.int64), progress)
        values[kind] = 1 if solver.known(key) == LOST else -1
    return Proof(values, solver.stored, solver.visited)


def prove_opening(tell: Tell, solver: Solver | None = None) -> Buffer:
    """Decide every position of the opening; give the keys of the lost ones in rising order."""
    solver = Solver() if solver is None else solver
    levels = [np.array([START], dtype=np.int64)]
    for _ in range(PLACED):
        levels.append(solver.after(levels[-1]))

    def progress(done: int, of: int) -> None:
        tell(f"the opening: {done:,} of {of:,} positions, {solver.stored:,} decided on the way")

    # From the last on: once those are known, one step tells how each of the earlier ones stands.
    keys: Buffer = np.concatenate(levels[:0:-1])
    solver.decide(keys, progress)
    lost = [key for key in keys.tolist() if solver.known(key) != WON]
    return np.array(sorted(lost), dtype=np.int64)

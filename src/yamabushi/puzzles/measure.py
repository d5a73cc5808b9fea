"""Measure how hard a puzzle is, from its solutions and from what tempts on the way. `docs/himiki/mindlock.md` says how.

Three things make a puzzle hard: how long its solution is, how many wrong lines look right, and how many tricks one has
to see. Each is counted, and the sum decides the grade.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from yamabushi.kernels.words import buffer
from yamabushi.puzzles.search import measure_line
from yamabushi.puzzles.solver import Solved

GRADES = (("F", 0), ("M", 14), ("D", 22), ("E", 30))
"""From which difficulty on a puzzle has a grade."""


@dataclass(frozen=True)
class Measure:
    """How hard a puzzle is, and why."""

    moves: int
    temptations: int
    tricks: int

    @property
    def difficulty(self) -> int:
        """Add it up: three for each move, one for each temptation (at most two a step), and the tricks."""
        return 3 * self.moves + self.temptations + self.tricks

    @property
    def grade(self) -> str:
        """Give the letter of its grade."""
        return [grade for grade, least in GRADES if self.difficulty >= least][-1]


def measured(solved: Solved) -> Measure:
    """Measure a puzzle along its first solution.

    A temptation is a move that removes a cube or takes an influence, or lets white play again, and is in no shortest
    solution. Tricks are counted once for each step of the solution that needs them.
    """
    assert solved.least is not None
    search = solved.search
    marks, queue = search.room_for_lines()
    path = np.array(search.first_line(), dtype=np.int64)
    temptations, tricks = measure_line(*search.arrays(), marks, queue, buffer(), path, len(path))
    return Measure(solved.least, int(temptations), int(tricks))

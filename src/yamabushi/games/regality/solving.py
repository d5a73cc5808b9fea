"""Solve the old style outright: what `yamabushi solve` proves, and the opening that ships."""

from __future__ import annotations

from yamabushi.games.regality.exact.opening import lost_openings as lost_openings
from yamabushi.games.regality.exact.opening import write_keys as write_keys
from yamabushi.games.regality.exact.proof import Proof
from yamabushi.games.regality.exact.proof import prove as prove
from yamabushi.games.regality.exact.proof import prove_opening as prove_opening
from yamabushi.games.regality.exact.solver import Solver
from yamabushi.games.regality.exact.solver import warm_up_solver as warm_up_solver

SOLVED = "Regality vs. Religion, style old, a single game."

ON_A_CELL = {"corner": "at a corner", "edge": "at an edge", "middle": "in the middle"}


def new_solver() -> Solver:
    """Make a solver that knows nothing yet."""
    return Solver()


def winners(proof: Proof) -> list[str]:
    """Say who wins from each first cell."""
    return [
        f"Citizen {ON_A_CELL[kind]:<13} {'whoever begins wins' if value > 0 else 'whoever comes second wins'}"
        for kind, value in proof.values.items()
    ]

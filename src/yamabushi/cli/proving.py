"""Solve a game outright, and print who wins; the opening that ships with the engine is made and checked here, too."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Protocol, cast

import typer
from rich.console import Console

from yamabushi.cli.progress import quiet_line
from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.core.registry import games, part
from yamabushi.engines.warm import Tell
from yamabushi.kernels.words import Buffer

NOT_SOLVED = Sentence("solve-game", "{game} cannot be solved outright; {games} can.")


class Solver(Protocol):
    """What decides positions, and remembers them."""

    @property
    def stored(self) -> int:
        """How many positions are decided."""


class Proof(Protocol):
    """What was proved."""

    @property
    def positions(self) -> int:
        """How many positions were decided."""


class Solving(Protocol):
    """The module `solving` of a game that is small enough to be solved outright."""

    # Which game that is, in which form.
    SOLVED: str

    def warm_up_solver(self, tell: Tell) -> None:
        """Compile what the proof needs."""

    def new_solver(self) -> Solver:
        """Make a solver that knows nothing yet."""

    def prove(self, tell: Tell, solver: Any) -> Proof:
        """Find out who wins."""

    def winners(self, proof: Any) -> list[str]:
        """Say who wins, a line for each first move."""

    def prove_opening(self, tell: Tell, solver: Any) -> Buffer:
        """Decide every position of the opening; give the keys of the lost ones."""

    def write_keys(self, keys: Buffer) -> bytes:
        """Write keys as the file that ships."""

    def lost_openings(self) -> Buffer:
        """Give the keys of the file that ships."""


def solving_of(game: str) -> Solving | None:
    """Give what solves a game; None if nothing does."""
    return cast("Solving | None", part(game, "solving"))


def solve(console: Console, game: str, write: Path | None, check: bool) -> None:
    """Print who wins from each first cell; write the opening to a file, or check the one that ships, where asked.

    Raises:
        BadOption: the game is none that can be solved.
    """
    solving = solving_of(game)
    if solving is None:
        known = [name for name in games() if solving_of(name) is not None]
        raise BadOption(NOT_SOLVED, game=quoted(game), games=", ".join(known))
    try:
        prove_and_print(console, solving, write, check)
    except KeyboardInterrupt:
        console.print("Stopped before it was proved; nothing was written.")
        raise typer.Exit(1) from None


def prove_and_print(console: Console, solving: Solving, write: Path | None, check: bool) -> None:
    """Prove it, and do what was asked with the opening."""
    solver = solving.new_solver()
    with quiet_line(console) as tell:
        solving.warm_up_solver(tell)
        begin = time.perf_counter()
        proof = solving.prove(tell, solver)
        seconds = time.perf_counter() - begin
    console.print(solving.SOLVED)
    for line in solving.winners(proof):
        console.print(f"  {line}", markup=False)
    console.print(f"Positions decided: {proof.positions:,}. Seconds: {seconds:.1f}.")
    if write is None and not check:
        return
    with quiet_line(console) as tell:
        lost = solving.prove_opening(tell, solver)
        seconds = time.perf_counter() - begin
    console.print(f"Lost positions of the opening: {len(lost):,}. Positions decided: {solver.stored:,}.", end=" ")
    console.print(f"Seconds: {seconds:.1f}.")
    if write is not None:
        write.write_bytes(solving.write_keys(lost))
        console.print(f"Written to {write}.", markup=False)
    if check:
        same = lost.tolist() == solving.lost_openings().tolist()
        console.print("The opening that ships is the one proved." if same else "The opening that ships is another one.")
        if not same:
            raise typer.Exit(1)

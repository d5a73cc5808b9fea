"""Solve a game outright, and print who wins; the opening that ships with the engine is made and checked here, too."""

from __future__ import annotations

import time
from pathlib import Path

import typer
from rich.console import Console

from yamabushi.cli.progress import quiet_line
from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.games.regality.exact.opening import lost_openings, write_keys
from yamabushi.games.regality.exact.proof import prove, prove_opening
from yamabushi.games.regality.exact.solver import Solver, warm_up_solver

NOT_SOLVED = Sentence("solve-game", "Only regality can be solved, in the style old; {game} cannot.")

ON_A_CELL = {"corner": "at a corner", "edge": "at an edge", "middle": "in the middle"}


def solve(console: Console, game: str, write: Path | None, check: bool) -> None:
    """Print who wins from each first cell; write the opening to a file, or check the one that ships, where asked.

    Raises:
        BadOption: the game is none that can be solved.
    """
    if game != "regality":
        raise BadOption(NOT_SOLVED, game=quoted(game))
    try:
        prove_and_print(console, write, check)
    except KeyboardInterrupt:
        console.print("Stopped before it was proved; nothing was written.")
        raise typer.Exit(1) from None


def prove_and_print(console: Console, write: Path | None, check: bool) -> None:
    """Prove it, and do what was asked with the opening."""
    solver = Solver()
    with quiet_line(console) as tell:
        warm_up_solver(tell)
        begin = time.perf_counter()
        proof = prove(tell, solver)
        seconds = time.perf_counter() - begin
    console.print("Regality vs. Religion, style old, a single game.")
    for kind, value in proof.values.items():
        winner = "whoever begins wins" if value > 0 else "whoever comes second wins"
        console.print(f"  Citizen {ON_A_CELL[kind]:<13} {winner}")
    console.print(f"Positions decided: {proof.positions:,}. Seconds: {seconds:.1f}.")
    if write is None and not check:
        return
    with quiet_line(console) as tell:
        lost = prove_opening(tell, solver)
        seconds = time.perf_counter() - begin
    console.print(f"Lost positions of the opening: {len(lost):,}. Positions decided: {solver.stored:,}.", end=" ")
    console.print(f"Seconds: {seconds:.1f}.")
    if write is not None:
        write.write_bytes(write_keys(lost))
        console.print(f"Written to {write}.", markup=False)
    if check:
        same = lost.tolist() == lost_openings().tolist()
        console.print("The opening that ships is the one proved." if same else "The opening that ships is another one.")
        if not same:
            raise typer.Exit(1)

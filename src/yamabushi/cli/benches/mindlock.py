"""Mindlock: puzzles of the book proved a second, by grade, beside a naive search of some of them in the same run."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from functools import partial

from yamabushi.cli.benches.measuring import Figure, Tell, rate, rates
from yamabushi.core.game import State
from yamabushi.games.himiki.book import GRADES, book, puzzle_of
from yamabushi.games.himiki.puzzles import MOST_PAR, Puzzle
from yamabushi.puzzles.solver import solve, start_of

SAMPLE = ("D01", "D02", "D03")
"""The puzzles that the naive search is measured by: it is busy with them for some seconds."""


def figures(tell: Tell) -> list[Figure]:
    """Measure everything about puzzles."""
    found = []
    for grade, word in GRADES.items():
        tell(f"bench: mindlock, {word} puzzles")
        (speed,) = rates(partial(rate, partial(prove, puzzles_of(grade))))
        found.append(Figure(f"mindlock {grade}: puzzles proved", speed, "puzzles/s"))
    tell("bench: mindlock, a naive search in plain Python")
    sample = [puzzle_of(name) for name in SAMPLE]
    (speed,) = rates(partial(rate, partial(prove, sample)))
    ratio = speed / interpreted_rate()
    found.append(Figure("mindlock D01 to D03", speed, "puzzles/s", "a naive search in plain Python", ratio, "100×"))
    return found


def puzzles_of(grade: str) -> list[Puzzle]:
    """List the puzzles of a grade."""
    return [puzzle_of(name) for name in book() if name[0] == grade]


def prove(puzzles: list[Puzzle]) -> int:
    """Prove puzzles: the least number of moves, and how many solutions there are; give their number."""
    for puzzle in puzzles:
        solved = solve(puzzle)
        assert solved.least == puzzle.par
        assert solved.count
    return len(puzzles)


def interpreted_rate() -> float:
    """Run the naive search in a process of its own, with the rules as plain Python; give puzzles a second."""
    program = "from yamabushi.cli.benches.mindlock import print_naive_rate; print_naive_rate()"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def print_naive_rate() -> None:
    """Write how many puzzles a second the naive search proves in this process."""
    sample = [puzzle_of(name) for name in SAMPLE]
    begin = time.perf_counter()
    prove_plainly(sample)
    sys.stdout.write(f"{len(sample) / (time.perf_counter() - begin)}\n")


def prove_plainly(puzzles: list[Puzzle]) -> int:
    """Prove puzzles by a breadth-first search over positions, with nothing but the public face of a game."""
    for puzzle in puzzles:
        assert naive_least(puzzle) == puzzle.par
    return len(puzzles)


def naive_least(puzzle: Puzzle) -> int:
    """Search a puzzle move by move; give the least number of moves."""
    layer: list[State] = [start_of(puzzle.with_par(MOST_PAR))]
    seen = {text_of(layer[0])}
    for moves in range(MOST_PAR):
        following: list[State] = []
        for state in layer:  # it grows as long as something costs nothing
            if state.returns == (1.0,):
                return moves
            for action in state.actions:
                after = state.play(action)
                if after.score != (moves,):
                    following.append(after)
                elif text_of(after) not in seen:
                    seen.add(text_of(after))
                    layer.append(after)
        layer = []
        for state in following:
            if text_of(state) not in seen:
                seen.add(text_of(state))
                layer.append(state)
    raise AssertionError(f"{puzzle} has no solution")


def text_of(state: State) -> str:
    """Write a position without the moves paid."""
    cubes, who, _, rest = str(state).split(" ", 3)
    return f"{cubes} {who} {rest}"

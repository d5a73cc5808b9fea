"""Prove again what is said about puzzles."""

from __future__ import annotations

from yamabushi.games.himiki.puzzles import Puzzle
from yamabushi.puzzles.measure import measured
from yamabushi.puzzles.mining import is_lean
from yamabushi.puzzles.solver import solve
from yamabushi.puzzles.themes import themes_of


def contradictions(
    puzzle: Puzzle,
    solutions: int,
    difficulty: int,
    grade: str,
    themes: tuple[str, ...] | None = None,
    lean: bool = True,
) -> list[str]:
    """List what is not as it is said: PAR, how many solutions, difficulty, grade, themes; or a needless piece."""
    solved = solve(puzzle, puzzle.par)
    found = [] if solved.least == puzzle.par else [f"{solved.least} moves are the least"]
    if solved.least is None:
        return found
    measure = measured(solved)
    found += [] if solved.count == solutions else [f"{solved.count} solutions"]
    found += [] if measure.difficulty == difficulty else [f"a difficulty of {measure.difficulty}"]
    found += [] if measure.grade == grade else [f"a grade of {measure.grade}"]
    found += [] if themes in (None, themes_of(solved)) else [f"the themes {themes_of(solved)}"]
    needless = lean and not is_lean(puzzle, solved.least, solved.count)
    return found + (["a needless piece"] if needless else [])

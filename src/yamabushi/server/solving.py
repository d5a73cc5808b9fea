"""Prove puzzles for those who ask: what runs in the engine room, within bounds of size and time."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from yamabushi.core.errors import IllegalAction, Reason, Refusal, Sentence
from yamabushi.games.himiki.puzzles import Puzzle
from yamabushi.games.himiki.state import HimikiState
from yamabushi.kernels.entries import must_wait
from yamabushi.kernels.words import Words
from yamabushi.puzzles.measure import measured
from yamabushi.puzzles.solutions import write_step
from yamabushi.puzzles.solver import SOLVER, Solved, TooLarge, game_with, searched, start_of

TOO_LARGE = Sentence("puzzle-too-large", "That is too much to search here: {problem}.")
TOO_SLOW = Reason("puzzle-too-slow", "it would take too long")
NOT_YET = Sentence("puzzle-not-yet", "The solver is being compiled, which happens once; ask again in a moment.")


@dataclass(frozen=True)
class Bounds:
    """How much may be searched."""

    positions: int = 1_000_000
    seconds: float = 10.0


def solution(puzzle: str, position: str | None, bounds: Bounds) -> dict[str, Any]:
    """Find the shortest solution from a position, within the moves that are left; this runs elsewhere.

    Raises:
        IllegalAction: that is too much to search.
        BadPosition: it is no position of that puzzle.
    """
    game = game_with(Puzzle.read(puzzle))
    state = game.start() if position is None else game.read(position)
    assert game.puzzle is not None
    if state.seat is None:
        solved = state.returns == (1.0,)
        return {
            "least": 0 if solved else None,
            "solved": solved,
            "actions": [] if solved else None,
            "steps": [] if solved else None,
            "views": [state.view(0)],
            "positions": 1,
        }
    found = proved(game.puzzle, state.words, game.puzzle.par - state.score[0], bounds)
    line = found.line
    return {
        "least": found.least,
        "solved": line is not None,
        "actions": None if line is None else list(line),
        "steps": None if line is None else steps(state, line),
        "views": views(state, line or ()),
        "positions": found.positions,
    }


def steps(state: HimikiState, line: tuple[str, ...]) -> list[str]:
    """Write a solution as the steps that the books would write."""
    written = []
    for action in line:
        written.append(write_step(state, action))
        state = state.play(action)
    return written


def views(state: HimikiState, actions: tuple[str, ...]) -> list[dict[str, Any]]:
    """Give all that is seen while a solution is played, from the position where it begins."""
    seen = [state.view(0)]
    for action in actions:
        state = state.play(action)
        seen.append(state.view(0))
    return seen


def check(puzzle: str, bounds: Bounds) -> dict[str, Any]:
    """Prove the fewest moves of a puzzle, whatever its PAR, and measure it; this runs elsewhere.

    Raises:
        IllegalAction: that is too much to search.
    """
    read = Puzzle.read(puzzle)
    found = proved(read, start_of(read).words, None, bounds)
    measure = None if found.least is None else measured(found)
    return {
        "least": found.least,
        "solutions": found.count,
        "is_counted": found.is_counted,
        "difficulty": None if measure is None else measure.difficulty,
        "grade": None if measure is None else measure.grade,
        "positions": found.positions,
    }


def proved(puzzle: Puzzle, words: Words, most: int | None, bounds: Bounds) -> Solved:
    """Search on from a position, up to so many moves, or until all is searched.

    Raises:
        IllegalAction: that is too much to search, or the solver is not compiled yet.
    """
    if must_wait(SOLVER):
        raise IllegalAction(NOT_YET)
    try:
        return searched(puzzle, words, most, until(time.monotonic() + bounds.seconds), bounds.positions)
    except TooLarge as problem:
        raise IllegalAction(TOO_LARGE, problem=problem.reason) from None


def until(end: float) -> Callable[[str], None]:
    """Let a search go on until a time; it tells how far it is, and is answered that it is enough."""

    def tell(_: str) -> None:
        if time.monotonic() > end:
            raise TooLarge(Refusal(TOO_SLOW))

    return tell

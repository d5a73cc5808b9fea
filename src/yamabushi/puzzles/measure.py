"""Measure how hard a puzzle is, from its solutions and from what tempts on the way. `docs/himiki/mindlock.md` says how.

Three things make a puzzle hard: how long its solution is, how many wrong lines look right, and how many tricks one has
to see. Each is counted, and the sum decides the grade.
"""

from __future__ import annotations

from dataclasses import dataclass

from yamabushi.games.himiki.actions import NO_TILE, PIVOT, SLIDE, STOP, TILT, USE_TILE
from yamabushi.games.himiki.layout import AGAIN, CUBES, MOVE, OWNERS, PHASE, TURN, upper
from yamabushi.games.himiki.listing import legal
from yamabushi.games.himiki.rules import play
from yamabushi.kernels.bits import field
from yamabushi.kernels.words import Words, buffer
from yamabushi.puzzles.search import kept
from yamabushi.puzzles.solver import Solved

GRADES = (("F", 0), ("M", 14), ("D", 22), ("E", 30))
"""From which difficulty on a puzzle has a grade."""

AGAIN_TRICK, PIVOT_TRICK, MANY_PIVOT_TRICK, TILE_TRICK, TERRAIN_TRICK, INFLUENCE_TRICK = 1, 2, 1, 2, 2, 3


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
    path = next(solved.paths())
    number = 0
    temptations = tricks = 0
    actions = buffer()
    for action in path:
        words = kept(solved.search.positions, number)
        right = {code for _, code in solved.steps[number]}
        tempting = 0
        for code in actions[: legal(words, actions, 0)].tolist():
            if code not in right and promises(words, play(words, code)):
                tempting += 1
        temptations += min(tempting, 2)
        tricks += tricks_of(words, action, play(words, action))
        number = next(goal for goal, code in solved.steps[number] if code == action)
    return Measure(solved.least, temptations, tricks)


def gain(words: Words) -> int:
    """Count what white has achieved: cubes removed and influences taken."""
    owned = sum(1 for element in range(3) if field(words[TURN], OWNERS + 2 * element, 3))
    return owned - upper(words[CUBES]).bit_count()


def promises(before: Words, after: Words) -> bool:
    """Tell whether a move looks right: it gains something, or lets white play again."""
    again = field(before[TURN], PHASE, 15) == MOVE and field(after[TURN], PHASE, 15) == AGAIN
    return gain(after) > gain(before) or again


def tricks_of(before: Words, action: int, after: Words) -> int:
    """Count what one has to see for a step: playing again, pivots, tiles, terrain, influences."""
    tricks = 0
    phase = field(before[TURN], PHASE, 15)
    if phase == AGAIN and TILT <= action < SLIDE:
        tricks += AGAIN_TRICK
    if PIVOT <= action < STOP:
        tricks += PIVOT_TRICK + MANY_PIVOT_TRICK * ((action - PIVOT).bit_count() > 1)
    if action >= USE_TILE and action != NO_TILE:
        tricks += TILE_TRICK
    if before[7] != after[7]:
        tricks += TERRAIN_TRICK
    taken = after[TURN] & ~before[TURN]
    tricks += INFLUENCE_TRICK * sum(1 for element in range(3) if field(taken, OWNERS + 2 * element, 3))
    return tricks

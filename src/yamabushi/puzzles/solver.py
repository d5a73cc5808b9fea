"""Prove the least number of moves of a puzzle, find every shortest solution, or prove that there is none.

>>> from yamabushi.games.himiki.puzzles import Puzzle
>>> solved = solve(Puzzle.read("C4HKM/C2HKM par=3 headlock"))
>>> solved.least, solved.count
(1, 1)
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from yamabushi.core.errors import Reason, Refusal
from yamabushi.core.registry import game as game_of
from yamabushi.games.himiki.about import ABOUT
from yamabushi.games.himiki.layout import CUBES, UPPER
from yamabushi.games.himiki.listing import legal
from yamabushi.games.himiki.puzzle_reader import opening
from yamabushi.games.himiki.puzzles import MOST_PAR, Puzzle
from yamabushi.games.himiki.state import Himiki, HimikiState
from yamabushi.kernels.entries import Unit, compile_all
from yamabushi.kernels.words import MOST_ACTIONS, Buffer, Table, Words, buffer
from yamabushi.puzzles.search import (
    ACTION,
    BEFORE,
    COST,
    COUNTERS,
    CURRENT,
    CURRENT_END,
    EDGES,
    FOUND,
    FREE,
    IN_CIRCLES,
    KEPT_WORDS,
    LAYER_DONE,
    NEXT_END,
    ORIGIN,
    SOLUTION,
    Numbers,
    Steps,
    begin,
    count_lines,
    first_line,
    kept,
    refill,
    search_layer,
    solves,
    walk_lines,
    without_cost,
)

SLICE = 20_000
MOST_STEPS = 500_000
"""So many steps are walked to count solutions one by one, where lines can go in circles."""
MOST_POSITIONS = 20_000_000
"""Above this many positions, some gigabytes, the search gives up, and says so."""

Tell = Callable[[str], None]

SOLVER = Unit(search_layer.__module__)
"""What solving needs to have compiled."""


def puzzle_units(game: str) -> list[Unit]:
    """Name what the puzzles of a game need to have compiled; only one game has puzzles."""
    return [SOLVER] if game == ABOUT.name else []


MANY_POSITIONS = Reason("puzzle-positions", "it has more than {limit} positions")


class TooLarge(Exception):
    """Say that a puzzle is too much to search, and what is too much about it."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(reason)
        self.reason = reason


class Search:
    """The positions of a puzzle found so far, with the least cost of each."""

    def __init__(self, words: Words, room: int = 1 << 12) -> None:
        self.table = np.full(4 * room, FREE, dtype=np.int64)
        self.positions = np.zeros((room, KEPT_WORDS), dtype=np.int64)
        self.least = np.zeros(room, dtype=np.int32)
        self.heads = np.full(room, FREE, dtype=np.int32)
        self.steps = np.zeros((room, 3), dtype=np.int32)
        self.current = np.zeros(room, dtype=np.int32)
        self.following = np.zeros(room, dtype=np.int32)
        self.counters = np.zeros(COUNTERS, dtype=np.int64)
        self.actions = buffer()
        begin(words, self.table, self.positions, self.counters)

    @property
    def found(self) -> int:
        """How many positions were found."""
        return int(self.counters[FOUND])

    @property
    def solution(self) -> int | None:
        """The least cost at which it is solved, once all that costs no more was searched."""
        cost = int(self.counters[SOLUTION])
        return cost if 0 <= cost <= self.counters[COST] else None

    def grow(self, limit: int) -> None:
        """Make room for more, wherever it is short.

        Raises:
            TooLarge: there are more positions than the limit.
        """
        if self.found > limit:
            raise TooLarge(Refusal(MANY_POSITIONS, limit=f"{limit:_}".replace("_", "\N{NARROW NO-BREAK SPACE}")))
        if self.found + 2 * MOST_ACTIONS > len(self.positions):
            self.positions = doubled(self.positions)
            self.least = doubled(self.least)
            self.heads = np.concatenate([self.heads, np.full(len(self.heads), FREE, dtype=np.int32)])
            self.table = np.full(4 * len(self.positions), FREE, dtype=np.int64)
            refill(self.table, self.positions, self.found)
        counters = self.counters
        if counters[EDGES] + 2 * MOST_ACTIONS > len(self.steps):
            self.steps = doubled(self.steps)
        if counters[CURRENT_END] + 2 * MOST_ACTIONS > len(self.current):
            self.current = doubled(self.current)
        if counters[NEXT_END] + 2 * MOST_ACTIONS > len(self.following):
            self.following = doubled(self.following)

    def expand(self, paying: bool, limit: int, tell: Tell | None) -> None:
        """Expand all positions of this cost, by what costs nothing or by what is paid."""
        counters = self.counters
        counters[CURRENT] = 0
        while counters[CURRENT] < counters[CURRENT_END]:
            done = search_layer(
                self.table,
                self.positions,
                self.least,
                self.heads,
                self.steps,
                self.current,
                self.following,
                counters,
                self.actions,
                paying,
                int(counters[CURRENT]) + SLICE,
            )
            if done != LAYER_DONE:
                self.grow(limit)
            if tell is not None and self.found > SLICE:
                tell(f"searching: {self.found:,} positions, {int(counters[COST])} moves")

    def run(self, most: int | None, tell: Tell | None = None, limit: int = MOST_POSITIONS) -> bool:
        """Search until it is solved, or up to so many moves; False if there was nothing left to search.

        Raises:
            TooLarge: there are more positions than the limit.
        """
        counters = self.counters
        while True:
            self.expand(False, limit, tell)
            if self.solution is not None or (most is not None and counters[COST] >= most):
                return True
            self.expand(True, limit, tell)
            if counters[NEXT_END] == 0:
                return False
            self.current, self.following = self.following, self.current
            counters[CURRENT_END], counters[NEXT_END] = counters[NEXT_END], 0
            counters[COST] += 1

    def fewest_black(self) -> int:
        """Give the fewest black cubes that are left in any position that was found."""
        blacks = self.positions[: self.found, CUBES] >> UPPER
        return min(int(mask).bit_count() for mask in np.unique(blacks))

    def arrays(self) -> tuple[Buffer, Table, Numbers, Numbers, Steps, Buffer]:
        """Give the arrays in which kernels find what was searched."""
        return self.table, self.positions, self.least, self.heads, self.steps, self.counters

    def room_for_lines(self) -> tuple[Numbers, Numbers]:
        """Make room for marks of the positions, and for two numbers of each on a line."""
        return np.zeros(self.found, dtype=np.int32), np.zeros(2 * self.found, dtype=np.int32)

    def first_line(self) -> list[int]:
        """Give the first of the shortest solutions, as codes of actions; there must be one."""
        line = np.zeros(self.found, dtype=np.int64)
        count = first_line(*self.arrays(), self.actions, *self.room_for_lines(), line)
        return [int(code) for code in line[:count]]

    def add_up_lines(self) -> int | None:
        """Count the shortest solutions by adding up, which is quick; None where lines can go in a circle."""
        ways = np.zeros(self.found, dtype=np.int64)
        count = int(count_lines(*self.arrays(), self.actions, *self.room_for_lines(), ways))
        return None if count == IN_CIRCLES else count

    def count_lines(self) -> tuple[int, bool]:
        """Count the shortest solutions, and say whether these are all; there must be one."""
        count = self.add_up_lines()
        if count is not None:
            return count, True
        budget = np.array([MOST_STEPS], dtype=np.int64)
        count = int(walk_lines(*self.arrays(), self.actions, *self.room_for_lines(), budget))
        return count, bool(budget[0] > 0)

    def steps_to(self, number: int) -> Iterator[tuple[int, int]]:
        """Go through the steps that reach a position at its least cost: where each comes from, and its action."""
        edge = int(self.heads[number])
        while edge != FREE:
            yield int(self.steps[edge, ORIGIN]), int(self.steps[edge, ACTION])
            edge = int(self.steps[edge, BEFORE])


Number = TypeVar("Number", np.int32, np.int64)


def doubled(array: npt.NDArray[Number]) -> npt.NDArray[Number]:
    """Give an array twice as long, the new half 0."""
    return np.concatenate([array, np.zeros_like(array)])


@dataclass(frozen=True)
class Solved:
    """What a search has proved about a puzzle."""

    puzzle: Puzzle
    # The least number of moves, None where there is no solution.
    least: int | None
    # Whether all positions were searched: then there is no solution in any number of moves. Else: none in `most`.
    exhausted: bool
    most: int
    positions: int
    start: Words = field(repr=False)
    search: Search = field(repr=False, compare=False)

    @cached_property
    def steps(self) -> dict[int, list[tuple[int, int]]]:
        """The steps of all shortest solutions: from each position, in the order of the actions, where one leads."""
        if self.least is None:
            return {}
        forward: dict[int, list[tuple[int, int]]] = {}
        useful = set(self.goals)
        queue = deque(self.goals)
        while queue:
            goal = queue.popleft()
            for origin, action in self.search.steps_to(goal):
                forward.setdefault(origin, []).append((goal, action))
                if origin not in useful:
                    useful.add(origin)
                    queue.append(origin)
        for number, steps in forward.items():
            words = kept(self.search.positions, number)
            order = {int(code): place for place, code in enumerate(actions_of(words))}
            steps.sort(key=lambda step: order[step[1]])
        return forward

    @cached_property
    def goals(self) -> list[int]:
        """The solved positions at the least cost."""
        search = self.search
        cheapest = np.flatnonzero(search.least[: search.found] == self.least)
        return [number for number in map(int, cheapest) if solves(kept(search.positions, number))]

    @property
    def count(self) -> int:
        """How many shortest solutions there are: lines that never come back to a position (H-36)."""
        return self.counted[0]

    @property
    def is_counted(self) -> bool:
        """Whether `count` is all there are; where lines go in circles there can be more than anybody could count."""
        return self.counted[1]

    @cached_property
    def counted(self) -> tuple[int, bool]:
        """The number of shortest solutions that were counted, and whether that is all."""
        if self.least is None:
            return 0, True
        return self.search.count_lines()

    def paths(self) -> Iterator[list[int]]:
        """Go through the shortest solutions as codes of actions, in the order of the actions."""
        if self.least is None:
            return
        goals = set(self.goals)
        path: list[int] = []
        visited = {0}
        stack = [(0, iter(self.steps.get(0, [])))]
        while stack:
            number, steps = stack[-1]
            step = next(steps, None)
            if step is None:
                stack.pop()
                visited.discard(number)
                if path:
                    path.pop()
                continue
            goal, action = step
            if goal in visited:
                continue
            path.append(action)
            if goal in goals:
                yield list(path)
                path.pop()
                continue
            visited.add(goal)
            stack.append((goal, iter(self.steps.get(goal, []))))

    def lines(self) -> Iterator[tuple[str, ...]]:
        """Go through the shortest solutions as texts of actions."""
        for path in self.paths():
            yield self.written(path)

    @property
    def line(self) -> tuple[str, ...] | None:
        """The first of the shortest solutions."""
        return None if self.least is None else self.written(self.search.first_line())

    def written(self, path: list[int]) -> tuple[str, ...]:
        """Write codes of actions as texts."""
        state = HimikiState(game_with(self.puzzle.with_par(MOST_PAR)), self.start)
        texts = []
        for code in path:
            text = state.actions[state.codes.index(code)]
            texts.append(text)
            state = state.play(text)
        return tuple(texts)


def actions_of(words: Words) -> Buffer:
    """List the codes of what can be played in a position."""
    room = buffer()
    return room[: legal(words, room, 0)]


def game_with(puzzle: Puzzle) -> Himiki:
    """Make the game of a puzzle."""
    game = game_of("himiki", mode="mindlock", puzzle=str(puzzle))
    assert isinstance(game, Himiki)
    return game


def start_of(puzzle: Puzzle) -> HimikiState:
    """Give the position in which a puzzle starts."""
    return game_with(puzzle).start()


def solve(puzzle: Puzzle, most: int | None = MOST_PAR, tell: Tell | None = None, limit: int = MOST_POSITIONS) -> Solved:
    """Search a puzzle, whatever its PAR, up to so many moves; with None until it is solved or all is searched.

    Raises:
        TooLarge: it has more positions than the limit.
    """
    return searched(puzzle, opening(puzzle), most, tell, limit)


def solve_from(state: HimikiState, tell: Tell | None = None) -> Solved:
    """Search on from a position of a puzzle, within the moves that are left.

    Raises:
        TooLarge: it has more positions than can be searched.
    """
    puzzle = state.game.puzzle
    assert puzzle is not None
    return searched(puzzle, state.words, puzzle.par - state.score[0], tell, MOST_POSITIONS)


def warm_up_solver(tell: Tell) -> None:
    """Compile what solving needs, once, telling so."""
    compile_all([SOLVER], tell)


def searched(puzzle: Puzzle, start: Words, most: int | None, tell: Tell | None, limit: int) -> Solved:
    """Search from a position."""
    search = Search(start)
    finished = search.run(most, tell, limit)
    moves = int(search.counters[COST])
    return Solved(puzzle, search.solution, not finished, moves, search.found, without_cost(start), search)

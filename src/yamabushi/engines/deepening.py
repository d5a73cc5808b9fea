"""Search an open position deeper and deeper, in slices: the arrays of the alpha-beta machine and what it has found."""

from __future__ import annotations

import numpy as np

from yamabushi.engines.alpha_beta import (
    BEST,
    CHOICE,
    CONTROLS,
    COUNT,
    DEEPEST,
    DEPTH,
    FIELDS,
    INFINITE,
    KEY,
    MARGIN,
    MOST_PLIES,
    NEXT,
    NO_KEY,
    NODES,
    PLY,
    SEAT,
    STOP,
    enter,
    load_position,
    recall,
    search,
    store_position,
)
from yamabushi.engines.judging import SURE, key_of, return_of, value_of, weights_of
from yamabushi.games import dispatch
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.compiling import compiled
from yamabushi.kernels.entries import entry
from yamabushi.kernels.picking import Mark
from yamabushi.kernels.words import COLUMNS, MOST_ACTIONS, ROWS, WORDS, Buffer, Floats, FloatTable, Table, Words, buffer

ONE_PLY = 1 << 40
"""More nodes than a search one ply deep ever takes."""

SMALLEST_TABLE, LARGEST_TABLE = 1 << 12, 1 << 20

# FOUND[rank]: an action of the root and its value for side 0, the best for the decider first.
CODE, VALUE = range(2)


# ---- kernels ---------------------------------------------------------------------------------------------------------


@compiled
def is_settled(control: Buffer, found: Table) -> bool:
    """Tell whether the best move is known for good: it wins, or all lose."""
    return bool(control[DEPTH] > 0 and abs(found[0, VALUE]) > SURE)


@compiled
def is_deep_enough(control: Buffer, found: Table, deepest: int) -> bool:
    """Tell whether a search that is complete to its depth goes no deeper."""
    return bool(control[DEPTH] >= min(deepest, DEEPEST)) or is_settled(control, found)


@compiled
def take_in(game: Mark, control: Buffer, frames: Table, actions: Buffer, root_values: Buffer, found: Table) -> None:
    """Note the values of a complete search, and sort the moves by them: the choice first, equal ones as they were."""
    control[DEPTH] += 1
    sign = 1 - 2 * dispatch.side(game, int(control[SEAT]))
    best = frames[0, CHOICE]
    for number in range(control[COUNT]):
        code = actions[number]
        value = root_values[number]
        place = number
        while place > 0 and found[place - 1, CODE] != best:
            if code != best and sign * found[place - 1, VALUE] >= sign * value:
                break
            found[place, CODE] = found[place - 1, CODE]
            found[place, VALUE] = found[place - 1, VALUE]
            place -= 1
        found[place, CODE] = code
        found[place, VALUE] = value


@entry()
def deepen(
    game: Mark,
    root: Words,
    control: Buffer,
    until: int,
    deepest: int,
    found: Table,
    stack: Table,
    frames: Table,
    actions: Buffer,
    scores: Buffer,
    children: Buffer,
    table: Table,
    weights: Buffer,
    means: FloatTable,
    root_values: Buffer,
) -> bool:
    """Search on until so many nodes have been played; True when there is nothing more to find."""
    while control[NODES] < until or control[DEPTH] == 0:  # every move is looked at once, however little is allowed
        if control[PLY] < 0:
            if is_deep_enough(control, found, deepest):
                return True
            enter(
                game,
                root,
                int(control[SEAT]),
                int(control[DEPTH]) + 1,
                -INFINITE,
                INFINITE,
                0,
                stack,
                frames,
                actions,
                scores,
                children,
                table,
                weights,
                means,
            )
            # In the order of the search before; where several share the work, only some of the actions.
            if control[COUNT] < frames[0, STOP]:
                frames[0, KEY] = NO_KEY  # the best of some is not what the position is worth
            frames[0, STOP] = control[COUNT]
            for number in range(control[COUNT]):
                actions[number] = found[number, CODE]
            control[PLY] = 0
        enough = until if control[DEPTH] else ONE_PLY
        if not search(
            game, control, enough, stack, frames, actions, scores, children, table, weights, means, root_values
        ):
            return False
        take_in(game, control, frames, actions, root_values, found)
    return bool(control[PLY] < 0) and is_deep_enough(control, found, deepest)


@entry()
def rank(game: Mark, control: Buffer, frames: Table, found: Table, ranking: Table, start: int) -> None:
    """Write the actions with their values, the best first, into the rows of a table from `start` on."""
    place = start
    chosen = -1
    if control[PLY] >= 0 and frames[0, NEXT] != 0:
        # A deeper search is under way and has looked at the best moves; where it found a better one, that comes first.
        chosen = int(frames[0, CHOICE])
        ranking[place, CODE] = chosen
        ranking[place, VALUE] = frames[0, BEST]
        place += 1
    for number in range(control[COUNT]):
        if found[number, CODE] != chosen:
            ranking[place, CODE] = found[number, CODE]
            ranking[place, VALUE] = found[number, VALUE]
            place += 1


@entry()
def vote(
    game: Mark, root: Words, seat: int, guesses: int, rankings: Table, actions: Buffer, sums: Floats, ranking: Table
) -> int:
    """Rank the actions of a position by their mean return in so many rankings, one after another; give their number."""
    count = dispatch.legal(game, root, actions, 0)
    for number in range(count):
        sums[actions[number]] = 0.0
    for number in range(guesses * count):
        sums[rankings[number, CODE]] += return_of(int(rankings[number, VALUE]))
    sign = 1 - 2 * dispatch.side(game, seat)
    for number in range(count):
        code = actions[number]
        place = number
        while place > 0 and sign * sums[ranking[place - 1, CODE]] < sign * sums[code]:
            ranking[place, CODE] = ranking[place - 1, CODE]
            place -= 1
        ranking[place, CODE] = code
    for number in range(count):
        ranking[number, VALUE] = value_of(sums[ranking[number, CODE]] / guesses)
    return count


@compiled
def is_legal(game: Mark, words: Words, action: int, actions: Buffer) -> bool:
    """Tell whether an action is possible in a position."""
    for number in range(dispatch.legal(game, words, actions, 0)):
        if actions[number] == action:
            return True
    return False


@compiled
def is_among(words: Words, stack: Table, count: int) -> bool:
    """Tell whether a position is one of the first so many of a stack."""
    for number in range(count):
        if load_position(stack, number) == words:
            return True
    return False


@entry()
def follow(game: Mark, root: Words, action: int, table: Table, stack: Table, actions: Buffer, line: Buffer) -> int:
    """Write the moves that the table expects, from an action on; give their number."""
    line[0] = action
    count = 1
    words = dispatch.play(game, root, action)
    while dispatch.decider(game, words) >= 0 and count < DEEPEST:
        known = recall(table, key_of(game, words))
        wanted = known & 4095
        if not known or not is_legal(game, words, wanted, actions):
            break
        store_position(stack, count - 1, words)
        line[count] = wanted
        count += 1
        words = dispatch.play(game, words, wanted)
        if is_among(words, stack, count - 1):
            break
    return count


# ---- a search of one position ----------------------------------------------------------------------------------------


class Deepening:
    """A search of one position, with nothing hidden, by iterative deepening."""

    def __init__(
        self, root: KernelState, most_nodes: int | None, margin: int = 0, weights: Buffer | None = None
    ) -> None:
        """Take a position in which a seat decides.

        Moves that come within the margin of the best get their true value, the others a bound: they are no better.
        """
        self.root = root
        self.side = root.game.sides[root.seat or 0]
        size = SMALLEST_TABLE
        while size < LARGEST_TABLE and (most_nodes is None or size < most_nodes):
            size *= 2
        self.control = np.zeros(CONTROLS, dtype=np.int64)
        self.control[[MARGIN, PLY, SEAT, COUNT]] = margin, -1, root.seat or 0, len(root.codes)
        self.found = np.zeros((MOST_ACTIONS, 2), dtype=np.int64)
        self.found[: len(root.codes), CODE] = root.codes
        self.ranked = np.zeros_like(self.found)
        self.stack = np.zeros((MOST_PLIES, WORDS), dtype=np.int64)
        self.frames = np.zeros((MOST_PLIES, FIELDS), dtype=np.int64)
        self.actions = buffer(MOST_PLIES)
        self.scores = buffer(MOST_PLIES)
        self.children = np.zeros(ROWS * COLUMNS, dtype=np.int64)
        self.table = np.zeros((size, 2), dtype=np.int64)
        self.weights = weights_of(root.game) if weights is None else weights
        self.means = np.zeros((MOST_PLIES, 3), dtype=np.float64)
        self.root_values = buffer()

    @property
    def nodes(self) -> int:
        """How many positions have been played."""
        return int(self.control[NODES])

    @property
    def depth(self) -> int:
        """How deep the position has been searched completely."""
        return int(self.control[DEPTH])

    def advance(self, until: int, deepest: int) -> bool:
        """Search on until so many nodes have been played; True when there is nothing more to find."""
        return deepen(
            self.root.game.mark,
            self.root.words,
            self.control,
            until,
            deepest,
            self.found,
            self.stack,
            self.frames,
            self.actions,
            self.scores,
            self.children,
            self.table,
            self.weights,
            self.means,
            self.root_values,
        )

    def ranking(self) -> list[tuple[int, int]]:
        """List the actions with their values for side 0, the best for the decider first."""
        rank(self.root.game.mark, self.control, self.frames, self.found, self.ranked, 0)
        return [(int(code), int(value)) for code, value in self.ranked[: self.control[COUNT]]]

    def line(self, action: int) -> list[int]:
        """Give the moves that the table expects, from an action on."""
        line = np.zeros(DEEPEST, dtype=np.int64)
        room = np.zeros((MOST_PLIES, WORDS), dtype=np.int64)
        count = follow(self.root.game.mark, self.root.words, action, self.table, room, buffer(), line)
        return [int(code) for code in line[:count]]

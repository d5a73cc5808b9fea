"""Go through the positions of a puzzle by what they cost: compiled, each position once.

A position is kept as eight words, the moves paid left out, in the order in which it was found; a hash table finds it
again. For each cost all that costs nothing more is followed first, and only if nothing solves the puzzle then are moves
paid for. The steps that reach a position at its least cost are noted with it, so that solutions can be read backwards.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
import numpy.typing as npt

from yamabushi.games.himiki import listing, rules
from yamabushi.games.himiki.layout import COUNT, FINISHED, MOVE, PAR, PAR_BITS, PHASE, PLACES, TURN, WINNER, packed
from yamabushi.games.himiki.mindlock import SOLVED, price
from yamabushi.games.himiki.turns import hand_of
from yamabushi.kernels.bits import field
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.entries import entry
from yamabushi.kernels.words import MOST_ACTIONS, Buffer, Dimensions, Table, Words
from yamabushi.puzzles.tricks import MOST_TEMPTING, promises, tricks_of

KEPT_WORDS = 8
FREE = -1

Numbers = Annotated[npt.NDArray[np.int32], Dimensions(1)]
Steps = Annotated[npt.NDArray[np.int32], Dimensions(2)]

# What a search counts, in one array that kernels change.
FOUND, CURRENT, CURRENT_END, NEXT_END, COST, SOLUTION, EDGES, COUNTERS = range(8)

# Of a step: the position that it comes from, its action, the step noted before it for the same position.
ORIGIN, ACTION, BEFORE = range(3)

MORE_ROOM, LAYER_DONE = range(2)


@inlined
def without_cost(words: Words) -> Words:
    """Leave out the moves paid, and set PAR so high that no move is beyond it."""
    turn = words[TURN] & ~(127 << COUNT) | PAR_BITS << PAR
    return packed(words[0], words[1], words[2], turn, words[4], words[5], words[6], words[7])


@inlined
def is_over(words: Words) -> bool:
    """Tell whether a position is one in which nothing is played any more."""
    return field(words[TURN], PHASE, 15) == FINISHED


@inlined
def solves(words: Words) -> bool:
    """Tell whether a position is a solved one."""
    return is_over(words) and field(words[TURN], WINNER, 3) == SOLVED


@inlined
def kept(positions: Table, number: int) -> Words:
    """Give a position that was found."""
    return packed(
        positions[number, 0],
        positions[number, 1],
        positions[number, 2],
        positions[number, 3],
        positions[number, 4],
        positions[number, 5],
        positions[number, 6],
        positions[number, 7],
    )


@inlined
def slot_of(words: Words, table: Buffer, positions: Table) -> int:
    """Give the place of a position in the hash table, or the free place where it would be."""
    mixed = 0
    for place in range(KEPT_WORDS):
        # Products of two numbers below 2**31 stay below 2**62, compiled or not.
        mixed ^= words[place] & 0x3FFFFFFF
        mixed = (mixed * 0x2545F491) & 0x3FFFFFFF
        mixed ^= mixed >> 15
        mixed ^= words[place] >> 30
        mixed = ((mixed & 0x3FFFFFFF) * 0x19660D ^ mixed >> 30) & 0x3FFFFFFF
    mask = len(table) - 1
    slot = (mixed ^ mixed >> 13) & mask
    while table[slot] != FREE:
        number = table[slot]
        same = True
        for place in range(KEPT_WORDS):
            if positions[number, place] != words[place]:
                same = False
                break
        if same:
            return slot
        slot = slot + 1 & mask
    return slot


@compiled
def remember(words: Words, table: Buffer, positions: Table, number: int, slot: int) -> None:
    """Keep a position under a number."""
    for place in range(KEPT_WORDS):
        positions[number, place] = words[place]
    table[slot] = number


@entry()
def refill(table: Buffer, positions: Table, count: int) -> None:
    """Put all positions into a larger table."""
    for number in range(count):
        table[slot_of(kept(positions, number), table, positions)] = number


@compiled
def linked(steps: Steps, heads: Numbers, counters: Buffer, origin: int, goal: int, action: int) -> None:
    """Note a step that reaches a position at its least cost, before those that were noted for it already."""
    edge = counters[EDGES]
    steps[edge, ORIGIN] = origin
    steps[edge, ACTION] = action
    steps[edge, BEFORE] = heads[goal]
    heads[goal] = edge
    counters[EDGES] = edge + 1


@entry()
def search_layer(
    table: Buffer,
    positions: Table,
    least: Numbers,
    heads: Numbers,
    steps: Steps,
    current: Numbers,
    following: Numbers,
    counters: Buffer,
    actions: Buffer,
    paying: bool,
    slice_end: int,
) -> int:
    """Expand positions of one cost: by what costs nothing, or, when that is done, by moves that are `paying`.

    `least` is the least cost of each position and `heads` the last step that was noted to reach it for that; `current`
    and `following` are the positions to be expanded at this cost and at the next. Stops early when there is no room for
    what one position may add.
    """
    cost = int(counters[COST])
    while counters[CURRENT] < counters[CURRENT_END] and counters[CURRENT] < slice_end:
        if counters[FOUND] + MOST_ACTIONS > len(positions) or counters[EDGES] + MOST_ACTIONS > len(steps):
            return MORE_ROOM
        if counters[CURRENT_END] + MOST_ACTIONS > len(current) or counters[NEXT_END] + MOST_ACTIONS > len(following):
            return MORE_ROOM
        number = int(current[counters[CURRENT]])
        counters[CURRENT] += 1
        words = kept(positions, number)
        first_move = field(words[TURN], PHASE, 15) == MOVE
        if least[number] != cost or is_over(words) or (paying and not first_move):
            continue
        if first_move and not paying and hand_of(words[PLACES], 0) == 0:
            continue  # without tiles the first move of a turn is always paid
        stop = listing.legal(words, actions, 0)
        for place in range(stop):
            action = int(actions[place])
            paid = price(words, action)
            if (paid == 1) != paying:
                continue
            after = without_cost(rules.play(words, action))
            total = cost + paid
            slot = slot_of(after, table, positions)
            found = int(table[slot])
            if found == FREE:
                found = int(counters[FOUND])
                remember(after, table, positions, found, slot)
                counters[FOUND] += 1
            elif least[found] < total:
                continue
            elif least[found] == total:
                linked(steps, heads, counters, number, found, action)
                continue
            least[found] = total
            heads[found] = FREE
            linked(steps, heads, counters, number, found, action)
            if solves(after) and (counters[SOLUTION] < 0 or total < counters[SOLUTION]):
                counters[SOLUTION] = total
            if paying:
                following[counters[NEXT_END]] = found
                counters[NEXT_END] += 1
            else:
                current[counters[CURRENT_END]] = found
                counters[CURRENT_END] += 1
    return LAYER_DONE


@entry()
def begin(words: Words, table: Buffer, positions: Table, counters: Buffer) -> None:
    """Put the position in which a search begins into arrays that are free."""
    start = without_cost(words)
    remember(start, table, positions, 0, slot_of(start, table, positions))
    counters[FOUND] = 1
    counters[CURRENT_END] = 1
    counters[SOLUTION] = -1


# ---- the way back ----------------------------------------------------------------------------------------------------

USEFUL, ON_LINE = 1, 2
"""Marks of positions: on some shortest solution, and on the line that is being followed."""
ON_LINE_ALREADY = -2


@compiled
def mark_useful(
    positions: Table, least: Numbers, heads: Numbers, steps: Steps, counters: Buffer, marks: Numbers, queue: Numbers
) -> None:
    """Mark the positions of all shortest solutions, from the solved ones back."""
    end = 0
    for number in range(counters[FOUND]):
        marks[number] = 0
        if least[number] == counters[SOLUTION] and solves(kept(positions, number)):
            marks[number] = USEFUL
            queue[end] = number
            end += 1
    place = 0
    while place < end:
        edge = int(heads[queue[place]])
        place += 1
        while edge != FREE:
            origin = steps[edge, ORIGIN]
            if not marks[origin]:
                marks[origin] = USEFUL
                queue[end] = origin
                end += 1
            edge = int(steps[edge, BEFORE])


@inlined
def is_noted(steps: Steps, heads: Numbers, origin: int, goal: int, action: int) -> bool:
    """Tell whether an action is noted as one that reaches a position at its least cost."""
    edge = int(heads[goal])
    while edge != FREE:
        if steps[edge, ORIGIN] == origin and steps[edge, ACTION] == action:
            return True
        edge = int(steps[edge, BEFORE])
    return False


@compiled
def next_step(
    number: int,
    words: Words,
    place: int,
    stop: int,
    table: Buffer,
    positions: Table,
    heads: Numbers,
    steps: Steps,
    actions: Buffer,
    marks: Numbers,
) -> tuple[int, int]:
    """Find the next action, from a place in the list on, that is a step of a shortest solution.

    Gives the place behind it and the position that it leads to, `FREE` when there is none.
    """
    while place < stop:
        action = int(actions[place])
        place += 1
        goal = int(table[slot_of(without_cost(rules.play(words, action)), table, positions)])
        if goal != FREE and marks[goal] & USEFUL and is_noted(steps, heads, number, goal, action):
            return place, goal
    return place, FREE


@entry()
def first_line(
    table: Buffer,
    positions: Table,
    least: Numbers,
    heads: Numbers,
    steps: Steps,
    counters: Buffer,
    actions: Buffer,
    marks: Numbers,
    queue: Numbers,
    line: Buffer,
) -> int:
    """Write the first of the shortest solutions in the order of the actions; give its length.

    For each position on the way the queue holds two numbers: which position it is, and how many of its actions have
    been tried.
    """
    mark_useful(positions, least, heads, steps, counters, marks, queue)
    length = 0
    queue[0] = 0
    queue[1] = 0
    marks[0] |= ON_LINE
    while length >= 0:
        number = int(queue[2 * length])
        words = kept(positions, number)
        if least[number] == counters[SOLUTION] and solves(words):
            return length
        stop = listing.legal(words, actions, 0)
        following = ON_LINE_ALREADY
        while following == ON_LINE_ALREADY:
            place = int(queue[2 * length + 1])
            place, following = next_step(number, words, place, stop, table, positions, heads, steps, actions, marks)
            queue[2 * length + 1] = place
            if following != FREE and marks[following] & ON_LINE:
                following = ON_LINE_ALREADY
            elif following != FREE:
                line[length] = actions[place - 1]
        if following == FREE:
            marks[number] &= ~ON_LINE
            length -= 1
            continue
        marks[following] |= ON_LINE
        length += 1
        queue[2 * length] = following
        queue[2 * length + 1] = 0
    return 0


# ---- all shortest solutions ------------------------------------------------------------------------------------------

NOT_ADDED, BEING_ADDED = -1, -2
IN_CIRCLES = -1


@entry()
def count_lines(
    table: Buffer,
    positions: Table,
    least: Numbers,
    heads: Numbers,
    steps: Steps,
    counters: Buffer,
    actions: Buffer,
    marks: Numbers,
    queue: Numbers,
    ways: Buffer,
) -> int:
    """Count the shortest solutions by adding up; `IN_CIRCLES` where lines can go in a circle, which this cannot do."""
    mark_useful(positions, least, heads, steps, counters, marks, queue)
    for number in range(counters[FOUND]):
        ways[number] = NOT_ADDED
    length = 0
    queue[0] = 0
    queue[1] = 0
    while length >= 0:
        number = int(queue[2 * length])
        words = kept(positions, number)
        if least[number] == counters[SOLUTION] and solves(words):
            ways[number] = 1
            length -= 1
            continue
        stop = listing.legal(words, actions, 0)
        place = int(queue[2 * length + 1])
        if place == 0:
            ways[number] = BEING_ADDED
        # First whatever it leads to is counted, then their sum is made, by going through the list again.
        place, goal = next_step(number, words, place, stop, table, positions, heads, steps, actions, marks)
        queue[2 * length + 1] = place
        if goal == FREE:
            total = 0
            place, goal = next_step(number, words, 0, stop, table, positions, heads, steps, actions, marks)
            while goal != FREE:
                total += ways[goal]
                place, goal = next_step(number, words, place, stop, table, positions, heads, steps, actions, marks)
            ways[number] = total
            length -= 1
        elif ways[goal] == BEING_ADDED:
            return IN_CIRCLES
        elif ways[goal] == NOT_ADDED:
            length += 1
            queue[2 * length] = goal
            queue[2 * length + 1] = 0
    return int(ways[0])


@entry()
def walk_lines(
    table: Buffer,
    positions: Table,
    least: Numbers,
    heads: Numbers,
    steps: Steps,
    counters: Buffer,
    actions: Buffer,
    marks: Numbers,
    queue: Numbers,
    budget: Buffer,
) -> int:
    """Count the shortest solutions one by one, lines that never come back to a position (H-36).

    The budget counts the steps down; at 0 the rest is left out.
    """
    mark_useful(positions, least, heads, steps, counters, marks, queue)
    lines = 0
    length = 0
    queue[0] = 0
    queue[1] = 0
    marks[0] |= ON_LINE
    while length >= 0 and budget[0] > 0:
        budget[0] -= 1
        number = int(queue[2 * length])
        words = kept(positions, number)
        stop = listing.legal(words, actions, 0)
        place = int(queue[2 * length + 1])
        place, goal = next_step(number, words, place, stop, table, positions, heads, steps, actions, marks)
        queue[2 * length + 1] = place
        if goal == FREE:
            marks[number] &= ~ON_LINE
            length -= 1
        elif marks[goal] & ON_LINE:
            continue
        elif least[goal] == counters[SOLUTION] and solves(kept(positions, goal)):
            lines += 1
        else:
            marks[goal] |= ON_LINE
            length += 1
            queue[2 * length] = goal
            queue[2 * length + 1] = 0
    return lines


@entry()
def measure_line(
    table: Buffer,
    positions: Table,
    least: Numbers,
    heads: Numbers,
    steps: Steps,
    counters: Buffer,
    marks: Numbers,
    queue: Numbers,
    actions: Buffer,
    line: Buffer,
    length: int,
) -> tuple[int, int]:
    """Count the temptations, at most two a step, and the tricks along a shortest solution."""
    mark_useful(positions, least, heads, steps, counters, marks, queue)
    temptations = 0
    tricks = 0
    number = 0
    for step in range(length):
        words = kept(positions, number)
        tempting = 0
        for place in range(listing.legal(words, actions, 0)):
            action = int(actions[place])
            after = rules.play(words, action)
            goal = int(table[slot_of(without_cost(after), table, positions)])
            is_right = goal != FREE and marks[goal] & USEFUL and is_noted(steps, heads, number, goal, action)
            if not is_right and promises(words, after):
                tempting += 1
        temptations += min(tempting, MOST_TEMPTING)
        action = int(line[step])
        after = rules.play(words, action)
        tricks += tricks_of(words, action, after)
        number = int(table[slot_of(without_cost(after), table, positions)])
    return temptations, tricks

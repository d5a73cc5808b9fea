"""Alpha-beta over any game's kernels, as a machine that can stop after any node and go on later.

All values are side 0's: its seats maximise, all others minimise, and at chance the mean counts. So seats may move
several times in a row, and there may be four of them. The stack is explicit: what is being searched
lies in arrays between two calls, and where the calls were cut makes no difference to the result.

Good moves first: the one that the table remembers, then by judging the positions that the moves lead to. Later moves
are tried with an empty window and less depth, and searched again if they turn out better than thought. One ply before
the end moves are judged one after another, in a loop without ceremony: that is where most positions are.
"""

from __future__ import annotations

from yamabushi.engines.judging import (
    SURE,
    WIN,
    bounded,
    key_of,
    return_of,
    static_value,
    store_child,
    value_of,
)
from yamabushi.games import dispatch
from yamabushi.kernels.compiling import compiled, inlined, vector_words
from yamabushi.kernels.picking import Mark
from yamabushi.kernels.words import CHANCE, OVER, VALUES, WORDS, Buffer, FloatTable, Table, Words

INFINITE = 2 * WIN
MOST_PLIES = 64
DEEPEST = MOST_PLIES - 4
"""How deep a search goes at most."""

# CONTROL: what the machine knows of itself; `DEPTH` is how deep the root has been searched completely.
PLY, NODES, MARGIN, DEPTH, SEAT, COUNT = range(6)
CONTROLS = 6

# FRAMES[ply]: what is known of the position that is searched there.
START, STOP, NEXT, ALPHA, BETA, FIRST_ALPHA, FIRST_BETA, DEPTH_LEFT, BEST, CHOICE, SIDE, KEY = range(12)
CURRENT, PROBING, AGAIN, WEIGHT = 12, 13, 14, 15
FIELDS = 16

UNDECIDED = INFINITE
"""The score of a move after which the game is not over, until it is judged."""

# MEANS[ply], where chance decides: the weights so far, the weighted returns, and the value nearest to nothing.
WEIGHTS, RETURNS, NEAREST = range(3)

# A table entry: the key, and in one word value + 2**21 (22 bits), bound, depth, action.
EXACT, AT_LEAST, AT_MOST = range(3)
VALUE_OFFSET = 1 << 21

NO_KEY = -1
"""Stands in the place of the key of a position that the table is not to remember."""

REDUCED_DEPTH = 3
FULL_DEPTH = 1  # PROBING: with an empty window; more than this: with so much less depth, too
REDUCED_FROM, REDUCED_MORE_FROM = 4, 12

FEW = 4
"""So many moves are judged together at most after a first one that was not enough, then more and more."""


@inlined
def load_position(stack: Table, ply: int) -> Words:
    """Read a position from the stack."""
    return (
        stack[ply, 0],
        stack[ply, 1],
        stack[ply, 2],
        stack[ply, 3],
        stack[ply, 4],
        stack[ply, 5],
        stack[ply, 6],
        stack[ply, 7],
        stack[ply, 8],
        stack[ply, 9],
        stack[ply, 10],
        stack[ply, 11],
    )


@inlined
def store_position(stack: Table, ply: int, words: Words) -> None:
    """Write a position to the stack."""
    for number in range(WORDS):
        stack[ply, number] = words[number]


@inlined
def from_here(value: int, ply: int) -> int:
    """Turn a value counted from the root into one counted from a position, as the table keeps it."""
    if value > SURE:
        return value + ply
    return value - ply if value < -SURE else value


@inlined
def from_root(value: int, ply: int) -> int:
    """Turn a value of the table into one counted from the root."""
    if value > SURE:
        return value - ply
    return value + ply if value < -SURE else value


@inlined
def recall(table: Table, key: int) -> int:
    """Give what the table has for a key, 0 for nothing."""
    slot = key & len(table) - 1
    return int(table[slot, 1]) if table[slot, 0] == key else 0


@inlined
def remember(table: Table, key: int, value: int, bound: int, depth: int, action: int) -> None:
    """Put an entry into the table, unless a deeper one of the same position is there."""
    slot = key & len(table) - 1
    if table[slot, 0] == key and bound != EXACT and (table[slot, 1] >> 12 & 63) > depth:
        return
    table[slot, 0] = key
    table[slot, 1] = 1 << 62 | value + VALUE_OFFSET << 20 | bound << 18 | depth << 12 | action


@inlined
def value_of_move(game: Mark, words: Words, action: int, ply: int, weights: Buffer) -> int:
    """Play a move and judge where it leads."""
    following = dispatch.play(game, words, action)
    if dispatch.decider(game, following) == OVER:
        return dispatch.outcome(game, following, 0) * (WIN - ply - 1)
    return static_value(game, following, weights)


@inlined
def lanes_here(game: Mark) -> int:
    """Say how many positions are judged at a time: as many as a vector of this machine holds."""
    return min(dispatch.lanes(game), vector_words())


@compiled
def judge_moves(
    game: Mark,
    words: Words,
    ply: int,
    actions: Buffer,
    start: int,
    stop: int,
    scores: Buffer,
    children: Buffer,
    weights: Buffer,
) -> None:
    """Judge where some moves lead, and note it among the scores.

    If the game judges several positions at a time, the moves are played first; what is judged beyond the last one, to
    make vectors whole, counts for nothing.
    """
    lanes = lanes_here(game)
    if lanes == 1:
        for number in range(start, stop):
            scores[number] = value_of_move(game, words, int(actions[number]), ply, weights)
        return
    for number in range(stop - start):
        following = dispatch.play(game, words, int(actions[start + number]))
        store_child(game, children, number, dispatch.outlined(game, following, weights))
        scores[start + number] = UNDECIDED
        if dispatch.decider(game, following) == OVER:
            scores[start + number] = dispatch.outcome(game, following, 0) * (WIN - ply - 1)
    dispatch.judge_together(game, children, stop - start + lanes - 1 & -lanes, weights)
    for number in range(stop - start):
        if scores[start + number] == UNDECIDED:
            scores[start + number] = bounded(int(children[VALUES + number]))


@inlined
def order_moves(
    game: Mark,
    words: Words,
    side: int,
    hint: int,
    ply: int,
    actions: Buffer,
    start: int,
    stop: int,
    scores: Buffer,
    children: Buffer,
    weights: Buffer,
) -> None:
    """Give every action a score: the one that the table remembers the highest, the others as they are judged."""
    judge_moves(game, words, ply, actions, start, stop, scores, children, weights)
    sign = 1 - 2 * side
    for number in range(start, stop):
        scores[number] = INFINITE if actions[number] == hint else sign * scores[number]


@inlined
def last_ply(
    game: Mark,
    words: Words,
    side: int,
    alpha: int,
    beta: int,
    ply: int,
    actions: Buffer,
    start: int,
    stop: int,
    scores: Buffer,
    children: Buffer,
    weights: Buffer,
) -> tuple[int, int]:
    """Judge the moves of a position in their order until one is enough: the best value, and how many were tried.

    The first one is enough more often than not, and is judged alone; where it is not, the next few mostly are.
    """
    sign = 1 - 2 * side
    enough = beta if side == 0 else -alpha
    best = sign * value_of_move(game, words, int(actions[start]), ply, weights)
    tried = start + 1
    few = min(lanes_here(game), FEW)
    while tried < stop and best < enough:
        together = min(stop, tried + few)
        judge_moves(game, words, ply, actions, tried, together, scores, children, weights)
        while tried < together and best < enough:
            best = max(best, sign * int(scores[tried]))
            tried += 1
        few = min(2 * few, dispatch.lanes(game))
    return sign * best, tried - start


@inlined
def next_action(actions: Buffer, scores: Buffer, place: int, stop: int) -> int:
    """Bring the best action that is left to the front of those that are left, and give it."""
    best = place
    for number in range(place + 1, stop):
        if scores[number] > scores[best]:
            best = number
    action = actions[best]
    score = scores[best]
    # The others keep their order, so that equal ones are tried as the rules list them.
    for number in range(best, place, -1):
        actions[number] = actions[number - 1]
        scores[number] = scores[number - 1]
    actions[place] = action
    scores[place] = score
    return int(action)


@inlined
def value_at_once(game: Mark, words: Words, decider: int, depth: int, ply: int, weights: Buffer) -> tuple[bool, int]:
    """Give the value of a position that is not searched further: it is over, or deep enough, or at the horizon."""
    if decider == OVER:
        return True, dispatch.outcome(game, words, 0) * (WIN - ply)
    if depth <= 0 or ply >= MOST_PLIES - 1 or dispatch.is_horizon(game, words):
        return True, static_value(game, words, weights)
    return False, 0


@inlined
def enter(
    game: Mark,
    words: Words,
    decider: int,
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
    stack: Table,
    frames: Table,
    actions: Buffer,
    scores: Buffer,
    children: Buffer,
    table: Table,
    weights: Buffer,
    means: FloatTable,
) -> tuple[bool, int, int]:
    """Come to a position that is to be searched: True and its value if the table or a last ply tells it.

    Else it waits on the stack. The last number is that of the positions played, to order its moves or to try them.
    """
    start = int(frames[ply - 1, STOP]) if ply > 0 else 0
    side = dispatch.side(game, decider)  # where chance decides, nobody asks
    if depth == 1 and ply > 0 and decider != CHANCE:
        stop = dispatch.legal(game, words, actions, start)
        if stop - start > 1:
            value, played = last_ply(
                game,
                words,
                side,
                alpha,
                beta,
                ply,
                actions,
                start,
                stop,
                scores,
                children,
                weights,
            )
            return True, value, played
    key = 0
    hint = -1
    if decider != CHANCE:
        key = key_of(game, words)
        entry = recall(table, key)
        if entry:
            hint = entry & 4095
            if ply > 0 and (entry >> 12 & 63) >= depth:
                value = from_root((entry >> 20 & (1 << 22) - 1) - VALUE_OFFSET, ply)
                bound = entry >> 18 & 3
                if bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha):
                    return True, value, 0
    stop = dispatch.legal(game, words, actions, start)
    frames[ply, START] = start
    frames[ply, STOP] = stop
    frames[ply, NEXT] = start
    frames[ply, DEPTH_LEFT] = depth
    frames[ply, ALPHA] = frames[ply, FIRST_ALPHA] = alpha
    frames[ply, BETA] = frames[ply, FIRST_BETA] = beta
    frames[ply, CHOICE] = 0
    frames[ply, KEY] = key
    frames[ply, PROBING] = 0
    frames[ply, AGAIN] = 0
    store_position(stack, ply, words)
    if decider == CHANCE:
        frames[ply, SIDE] = CHANCE
        means[ply, WEIGHTS] = 0.0
        means[ply, RETURNS] = 0.0
        means[ply, NEAREST] = INFINITE
        return False, 0, 0
    frames[ply, SIDE] = side
    frames[ply, BEST] = -INFINITE if side == 0 else INFINITE
    if ply == 0 or stop - start == 1:
        return False, 0, 0  # the root's moves have the order of the last search
    order_moves(game, words, side, hint, ply, actions, start, stop, scores, children, weights)
    return False, 0, stop - start


@inlined
def take_outcome(value: int, ply: int, frames: Table, means: FloatTable) -> None:
    """Take in the value of a chance outcome."""
    weight = float(frames[ply, WEIGHT])
    means[ply, WEIGHTS] += weight
    means[ply, RETURNS] += weight * return_of(value)
    if abs(value) < abs(means[ply, NEAREST]):
        means[ply, NEAREST] = value
    frames[ply, NEXT] += 1


@inlined
def mean_of(ply: int, means: FloatTable) -> int:
    """Give the value of a position where chance decides: a sure one only if every outcome is."""
    mean = means[ply, RETURNS] / means[ply, WEIGHTS]
    if abs(mean) > 1.0 - 1e-9:
        return int(means[ply, NEAREST])
    return value_of(mean)


@inlined
def take_move(value: int, ply: int, margin: int, frames: Table, root_values: Buffer) -> None:
    """Take in the value of the move that was tried: it is better or not, the window narrows, or it is tried again."""
    side = frames[ply, SIDE]
    better = value > frames[ply, ALPHA] if side == 0 else value < frames[ply, BETA]
    enough = value >= frames[ply, BETA] if side == 0 else value <= frames[ply, ALPHA]
    if better and frames[ply, PROBING] and (frames[ply, PROBING] > FULL_DEPTH or not enough):
        frames[ply, AGAIN] = 1  # better than thought: search it again, whole
        return
    frames[ply, AGAIN] = 0
    if ply == 0:
        root_values[frames[ply, NEXT]] = value
    frames[ply, NEXT] += 1
    if value <= frames[ply, BEST] if side == 0 else value >= frames[ply, BEST]:
        return
    frames[ply, BEST] = value
    frames[ply, CHOICE] = frames[ply, CURRENT]
    if side == 0:
        frames[ply, ALPHA] = max(frames[ply, ALPHA], value - margin)
    else:
        frames[ply, BETA] = min(frames[ply, BETA], value + margin)
    if frames[ply, ALPHA] >= frames[ply, BETA]:
        frames[ply, NEXT] = frames[ply, STOP]


@inlined
def leave(ply: int, frames: Table, table: Table, means: FloatTable) -> int:
    """Leave a position all of whose moves have been seen, or enough of them; the table remembers its value."""
    if frames[ply, SIDE] == CHANCE:
        return mean_of(ply, means)
    value = int(frames[ply, BEST])
    bound = AT_MOST if value <= frames[ply, FIRST_ALPHA] else AT_LEAST if value >= frames[ply, FIRST_BETA] else EXACT
    depth, choice = int(frames[ply, DEPTH_LEFT]), int(frames[ply, CHOICE])
    if frames[ply, KEY] != NO_KEY:
        remember(table, int(frames[ply, KEY]), from_here(value, ply), bound, depth, choice)
    return value


@inlined
def reduction(depth: int, place: int) -> int:
    """Say how many plies less a later move is worth at first."""
    if depth < REDUCED_DEPTH or place < REDUCED_FROM:
        return 0
    return 1 if place < REDUCED_MORE_FROM else 2


@compiled
def search(
    game: Mark,
    control: Buffer,
    until: int,
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
    """Search on until so many nodes have been played; True when the search to the depth asked for is complete."""
    ply = int(control[PLY])
    nodes = int(control[NODES])
    while ply >= 0:
        if frames[ply, NEXT] >= frames[ply, STOP]:
            value = leave(ply, frames, table, means)
            ply -= 1
            if ply >= 0:
                if frames[ply, SIDE] == CHANCE:
                    take_outcome(value, ply, frames, means)
                else:
                    take_move(value, ply, int(control[MARGIN]) if ply == 0 else 0, frames, root_values)
            continue
        if nodes >= until:
            break
        place = int(frames[ply, NEXT] - frames[ply, START])
        depth = int(frames[ply, DEPTH_LEFT])
        alpha = int(frames[ply, ALPHA])
        beta = int(frames[ply, BETA])
        words = load_position(stack, ply)
        if frames[ply, SIDE] == CHANCE:
            frames[ply, CURRENT] = actions[frames[ply, NEXT]]
            frames[ply, WEIGHT] = dispatch.weight(game, words, int(frames[ply, CURRENT]))
            alpha = -INFINITE
            beta = INFINITE
        else:
            if ply == 0:
                frames[ply, CURRENT] = actions[frames[ply, NEXT]]
            elif not frames[ply, AGAIN]:
                frames[ply, CURRENT] = next_action(actions, scores, int(frames[ply, NEXT]), int(frames[ply, STOP]))
            if frames[ply, STOP] - frames[ply, START] > 1:
                depth -= 1
            frames[ply, PROBING] = 0
            if place and not frames[ply, AGAIN]:
                less = reduction(int(frames[ply, DEPTH_LEFT]), place)
                frames[ply, PROBING] = FULL_DEPTH + less
                depth -= less
                if frames[ply, SIDE] == 0:
                    beta = min(beta, alpha + 1)
                else:
                    alpha = max(alpha, beta - 1)
        following = dispatch.play(game, words, int(frames[ply, CURRENT]))
        nodes += 1
        decider = dispatch.decider(game, following)
        known, value = value_at_once(game, following, decider, depth, ply + 1, weights)
        if not known:
            known, value, played = enter(
                game,
                following,
                decider,
                depth,
                alpha,
                beta,
                ply + 1,
                stack,
                frames,
                actions,
                scores,
                children,
                table,
                weights,
                means,
            )
            nodes += played
        if not known:
            ply += 1
        elif frames[ply, SIDE] == CHANCE:
            take_outcome(value, ply, frames, means)
        else:
            take_move(value, ply, int(control[MARGIN]) if ply == 0 else 0, frames, root_values)
    control[PLY] = ply
    control[NODES] = nodes
    return ply < 0

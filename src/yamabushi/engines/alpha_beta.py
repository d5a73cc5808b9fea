"""Alpha-beta over any game's kernels, as a machine that can stop after any node and go on later.

All values are side 0's: seats with an even number maximise, the others minimise, and at chance the mean counts. So
seats may move several times in a row, and there may be four of them. The stack is explicit: what is being searched
lies in arrays between two calls, and where the calls were cut makes no difference to the result.

Good moves first: the one that the table remembers, then, where it pays, by judging every position that a move leads to,
else moves that have cut elsewhere. Later moves are tried with an empty window and less depth, and searched again if
they turn out better than thought.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from yamabushi.engines.judging import SURE, WIN, judged, key_of, return_of, value_of
from yamabushi.games import dispatch
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.words import CHANCE, OVER, WORDS, Buffer, Words

INFINITE = 2 * WIN
MOST_PLIES = 64

# CONTROL: what the machine knows of itself.
GAME, PLY, NODES, DEPTH, MARGIN, DEEPEST = range(6)
CONTROLS = 6

# FRAMES[ply]: what is known of the position that is searched there.
START, STOP, NEXT, ALPHA, BETA, FIRST_ALPHA, FIRST_BETA, DEPTH_LEFT, BEST, CHOICE, SIDE, KEY = range(12)
CURRENT, PROBING, AGAIN, WEIGHT = 12, 13, 14, 15
FIELDS = 16

# MEANS[ply], where chance decides: the weights so far, the weighted returns, and the value nearest to nothing.
WEIGHTS, RETURNS, NEAREST = range(3)

# A table entry: the key, and in one word value + 2**21 (22 bits), bound, depth, action.
EXACT, AT_LEAST, AT_MOST = range(3)
VALUE_OFFSET = 1 << 21

MOST_CODES = 1024  # more than the actions of any game
ORDERED_BY_JUDGING = 3
REDUCED_FROM, REDUCED_MORE_FROM = 4, 12

Table = npt.NDArray[np.int64]
Means = npt.NDArray[np.float64]


@inlined
def loaded(stack: Table, ply: int) -> Words:
    """Read a position from the stack."""
    row = stack[ply]
    return (row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8], row[9], row[10], row[11])


@inlined
def stored(stack: Table, ply: int, words: Words) -> None:
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
def remembered(table: Table, key: int) -> int:
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


@compiled
def order_moves(
    game: int,
    words: Words,
    frames: Table,
    ply: int,
    actions: Buffer,
    scores: Buffer,
    hint: int,
    history: Table,
    weights: Buffer,
    scratch: Buffer,
) -> int:
    """Give every action of a frame a score, the one to try first the highest; give how many positions were played."""
    frame = frames[ply]
    side = frame[SIDE]
    sign = 1 - 2 * side
    by_judging = frame[DEPTH_LEFT] >= ORDERED_BY_JUDGING
    for number in range(frame[START], frame[STOP]):
        action = actions[number]
        if action == hint:
            scores[number] = INFINITE
        elif by_judging:
            following = dispatch.play(game, words, action)
            if dispatch.decider(game, following) == OVER:
                scores[number] = sign * WIN * dispatch.outcome(game, following, 0)
            else:
                scores[number] = sign * judged(game, following, weights, scratch)
        else:
            scores[number] = history[side, action]
    return int(frame[STOP] - frame[START]) if by_judging else 0


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


@compiled
def entered(
    game: int,
    words: Words,
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
    stack: Table,
    frames: Table,
    actions: Buffer,
    scores: Buffer,
    table: Table,
    history: Table,
    weights: Buffer,
    scratch: Buffer,
    means: Means,
) -> tuple[bool, int]:
    """Come to a position: True and its value where that is known at once.

    Else False, and it waits on the stack to be searched; the number is that of the positions played to order its moves.
    """
    decider = dispatch.decider(game, words)
    if decider == OVER:
        return True, dispatch.outcome(game, words, 0) * (WIN - ply)
    if ply > 0 and (depth <= 0 or ply >= MOST_PLIES - 1 or dispatch.is_horizon(game, words)):
        return True, judged(game, words, weights, scratch)
    key = 0
    hint = -1
    if decider != CHANCE:
        key = key_of(game, words)
        entry = remembered(table, key)
        if entry:
            hint = entry & 4095
            if ply > 0 and (entry >> 12 & 63) >= depth:
                value = from_root((entry >> 20 & (1 << 22) - 1) - VALUE_OFFSET, ply)
                bound = entry >> 18 & 3
                if bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha):
                    return True, value
    start = frames[ply - 1, STOP] if ply > 0 else 0
    stop = dispatch.legal(game, words, actions, start)
    frame = frames[ply]
    frame[START] = start
    frame[STOP] = stop
    frame[NEXT] = start
    frame[DEPTH_LEFT] = depth
    frame[ALPHA] = frame[FIRST_ALPHA] = alpha
    frame[BETA] = frame[FIRST_BETA] = beta
    frame[CHOICE] = 0
    frame[KEY] = key
    frame[PROBING] = 0
    frame[AGAIN] = 0
    stored(stack, ply, words)
    if decider == CHANCE:
        frame[SIDE] = CHANCE
        means[ply, WEIGHTS] = 0.0
        means[ply, RETURNS] = 0.0
        means[ply, NEAREST] = INFINITE
    else:
        frame[SIDE] = decider & 1
        frame[BEST] = -INFINITE if decider & 1 == 0 else INFINITE
        if ply > 0:  # the root's moves have the order of the last search
            return False, order_moves(game, words, frames, ply, actions, scores, hint, history, weights, scratch)
    return False, 0


@inlined
def outcome_taken(value: int, ply: int, frames: Table, means: Means) -> None:
    """Take in the value of a chance outcome."""
    weight = float(frames[ply, WEIGHT])
    means[ply, WEIGHTS] += weight
    means[ply, RETURNS] += weight * return_of(value)
    if abs(value) < abs(means[ply, NEAREST]):
        means[ply, NEAREST] = value
    frames[ply, NEXT] += 1


@inlined
def mean_of(ply: int, means: Means) -> int:
    """Give the value of a position where chance decides: a sure one only if every outcome is."""
    mean = means[ply, RETURNS] / means[ply, WEIGHTS]
    if abs(mean) > 1.0 - 1e-9:
        return int(means[ply, NEAREST])
    return value_of(mean)


@inlined
def move_taken(value: int, ply: int, margin: int, frames: Table, history: Table, root_values: Buffer) -> None:
    """Take in the value of the move that was tried: it is better or not, the window narrows, or it is tried again."""
    frame = frames[ply]
    side = frame[SIDE]
    better = value > frame[ALPHA] if side == 0 else value < frame[BETA]
    if frame[PROBING] and better and not (value >= frame[BETA] if side == 0 else value <= frame[ALPHA]):
        frame[AGAIN] = 1  # better than thought: search it again, whole
        return
    frame[AGAIN] = 0
    if ply == 0:
        root_values[frame[NEXT]] = value
    frame[NEXT] += 1
    if value <= frame[BEST] if side == 0 else value >= frame[BEST]:
        return
    frame[BEST] = value
    frame[CHOICE] = frame[CURRENT]
    if side == 0:
        frame[ALPHA] = max(frame[ALPHA], value - margin)
    else:
        frame[BETA] = min(frame[BETA], value + margin)
    if frame[ALPHA] >= frame[BETA]:
        frame[NEXT] = frame[STOP]
        history[side, frame[CURRENT]] += frame[DEPTH_LEFT] * frame[DEPTH_LEFT]


@inlined
def closed(ply: int, frames: Table, table: Table, means: Means) -> int:
    """Leave a position all of whose moves have been seen, or enough of them; the table remembers its value."""
    frame = frames[ply]
    if frame[SIDE] == CHANCE:
        return mean_of(ply, means)
    value = int(frame[BEST])
    bound = AT_MOST if value <= frame[FIRST_ALPHA] else AT_LEAST if value >= frame[FIRST_BETA] else EXACT
    remember(table, int(frame[KEY]), from_here(value, ply), bound, int(frame[DEPTH_LEFT]), int(frame[CHOICE]))
    return value


@inlined
def reduction(frame: Buffer, place: int) -> int:
    """Say how many plies less a later move is worth at first."""
    if frame[DEPTH_LEFT] < ORDERED_BY_JUDGING or place < REDUCED_FROM:
        return 0
    return 1 if place < REDUCED_MORE_FROM else 2


@compiled
def search(
    control: Buffer,
    until: int,
    stack: Table,
    frames: Table,
    actions: Buffer,
    scores: Buffer,
    table: Table,
    history: Table,
    weights: Buffer,
    scratch: Buffer,
    means: Means,
    root_values: Buffer,
) -> bool:
    """Search on until so many nodes have been played; True when the search to the depth asked for is complete."""
    game = int(control[GAME])
    ply = int(control[PLY])
    nodes = int(control[NODES])
    while ply >= 0:
        frame = frames[ply]
        if frame[NEXT] >= frame[STOP]:
            value = closed(ply, frames, table, means)
            ply -= 1
            if ply >= 0:
                if frames[ply, SIDE] == CHANCE:
                    outcome_taken(value, ply, frames, means)
                else:
                    move_taken(value, ply, int(control[MARGIN]) if ply == 0 else 0, frames, history, root_values)
            continue
        if nodes >= until:
            break
        place = int(frame[NEXT] - frame[START])
        depth = int(frame[DEPTH_LEFT])
        alpha = int(frame[ALPHA])
        beta = int(frame[BETA])
        words = loaded(stack, ply)
        if frame[SIDE] == CHANCE:
            frame[CURRENT] = actions[frame[NEXT]]
            frame[WEIGHT] = dispatch.weight(game, words, int(frame[CURRENT]))
            alpha = -INFINITE
            beta = INFINITE
        else:
            if not frame[AGAIN]:
                frame[CURRENT] = (
                    next_action(actions, scores, int(frame[NEXT]), int(frame[STOP])) if ply else actions[frame[NEXT]]
                )
            if frame[STOP] - frame[START] > 1:
                depth -= 1
            frame[PROBING] = 0
            if place and not frame[AGAIN]:
                frame[PROBING] = 1
                depth -= reduction(frame, place)
                if frame[SIDE] == 0:
                    beta = min(beta, alpha + 1)
                else:
                    alpha = max(alpha, beta - 1)
        following = dispatch.play(game, words, int(frame[CURRENT]))
        nodes += 1
        known, value = entered(
            game,
            following,
            depth,
            alpha,
            beta,
            ply + 1,
            stack,
            frames,
            actions,
            scores,
            table,
            history,
            weights,
            scratch,
            means,
        )
        if not known:
            nodes += value
            ply += 1
        elif frame[SIDE] == CHANCE:
            outcome_taken(value, ply, frames, means)
        else:
            move_taken(value, ply, int(control[MARGIN]) if ply == 0 else 0, frames, history, root_values)
    control[PLY] = ply
    control[NODES] = nodes
    return ply < 0

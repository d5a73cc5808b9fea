"""Search for who wins: depth first, won or lost and nothing between, every position that was decided kept by its key.

Kernels over keys. The rules themselves are the game's own: a position is set up from its key, and what can be played
there is asked of them. A side's whole turn, the tile and its effect, is one step.
"""

from __future__ import annotations

import numpy as np

from yamabushi.games.regality import rules
from yamabushi.games.regality.board import BOARD, SIZE
from yamabushi.games.regality.exact.keys import ALLIES, FACE_DOWN, FILLED, OTHER_ZONE, OWN_TILES, key_of, position_of
from yamabushi.games.regality.layout import EFFECT, PHASE, PLACE, TURN
from yamabushi.kernels.bits import field
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.entries import entry
from yamabushi.kernels.words import OVER, Buffer, Table, Words

WON, LOST, UNKNOWN = 1, -1, 0
"""How it stands for the side to place."""

MOST_TURNS = 16
"""More turns than a game can have: fifteen tiles."""

MOST_REPLIES = 512
"""More ways than there are to place one of seven tiles on one of eight cells and use its effect: 7 · 8 · 9."""

# What a search counts, in one array that kernels change.
VISITED, STORED, BUDGET, COUNTERS = range(4)

# REPLIES[turn * MOST_REPLIES + number]: the positions to which a turn leads, with the score that says which is first.
REPLY_KEY, REPLY_SCORE, REPLY_FIELDS = range(3)

# FRAMES[turn]: the position, the next of its replies to be looked at, and their end.
KEY, NEXT, END, FRAME_FIELDS = range(4)

# ORDER[tiles on the board]: what is counted for a turn that leads to a position with so many; turns are tried in this
# order, and that is all that it is for. Found by trying which weights make searches short, not by knowing the game.
# The seven tiles still in the zone (King … Castle) │ allies more than the other at corners, edges, in the middle │
# a tile face down at a corner, edge, in the middle │ a shielded ally at a corner, edge, in the middle.
ORDER = np.array(
    [
        [-16, 0, -8, 10, 4, 0, -22, 8, 22, -12, -24, 0, 8, -4, 40, 6],
        [0, 0, -8, 6, 6, 0, -6, 16, 16, 8, -8, 4, 8, -4, 24, 4],
        [0, 0, -8, 6, 6, 0, -6, 16, 16, 8, -8, 4, 8, 0, 24, 4],
        [0, 0, -8, 6, 6, 0, -6, 16, 16, 8, -8, 4, 8, 0, 24, 4],
        [16, 2, 6, -14, 22, -6, -6, 22, 14, 4, -2, 4, 0, 4, 36, 22],
        [-4, 8, 20, 4, 8, 14, -8, 16, 16, 0, -30, 4, 10, 20, 40, 40],
        [6, 4, -4, 2, 18, 20, -22, 16, 16, 0, -8, 8, 12, 26, 48, 46],
        [-2, 8, 8, -16, 18, 0, -8, 20, 16, 4, 4, 8, 12, 28, 40, 36],
        [-20, 8, 16, -12, -2, -12, 26, 16, 16, 4, -2, 12, 34, 6, 18, 0],
        [-28, 10, -4, -4, -2, -4, 10, 16, 0, -16, -2, 6, 14, 18, 16, 2],
    ],
    dtype=np.int64,
)
CORNERS, EDGES, MIDDLE = 0b101_000_101, 0b010_101_010, 0b000_010_000


@inlined
def slot_of(table: Buffer, key: int) -> int:
    """Give the place of a key in the table, or the free place where it would be."""
    mask = len(table) - 1
    # Products of a number below 2**25 and one below 2**31 stay below 2**62, compiled or not.
    mixed = (key & 0x1FFFFFF) * 0x2545F491 ^ (key >> 25) * 0x19660D3B
    slot = (mixed ^ mixed >> 27) & mask
    while table[slot] != 0 and table[slot] >> 1 != key:
        slot = slot + 1 & mask
    return slot


@inlined
def known(table: Buffer, key: int) -> int:
    """Say how a position stands, if the table has it."""
    entry = table[slot_of(table, key)]
    if entry == 0:
        return UNKNOWN
    return WON if entry & 1 else LOST


@compiled
def keep(table: Buffer, counters: Buffer, key: int, value: int) -> None:
    """Keep what was found out about a position."""
    slot = slot_of(table, key)
    if table[slot] == 0:
        table[slot] = key << 1 | (1 if value == WON else 0)
        counters[STORED] += 1


@compiled
def score_of(key: int) -> int:
    """Say how good a turn looks that leads to a position; "own" in its key is the opponent, who places next."""
    filled = field(key, FILLED, BOARD)
    theirs = field(key, ALLIES, BOARD)
    down = field(key, FACE_DOWN, BOARD)
    ours = filled & ~down & ~theirs
    shielded = ours & key
    zone = key >> OTHER_ZONE
    weights = ORDER[SIZE[filled]]
    score = 0
    for tile in range(OWN_TILES):
        if zone >> tile & 1:
            score += weights[tile]
    score += weights[7] * (SIZE[ours & CORNERS] - SIZE[theirs & CORNERS])
    score += weights[8] * (SIZE[ours & EDGES] - SIZE[theirs & EDGES])
    score += weights[9] * (SIZE[ours & MIDDLE] - SIZE[theirs & MIDDLE])
    score += weights[10] * SIZE[down & CORNERS] + weights[11] * SIZE[down & EDGES] + weights[12] * SIZE[down & MIDDLE]
    score += weights[13] * SIZE[shielded & CORNERS] + weights[14] * SIZE[shielded & EDGES]
    return int(score + weights[15] * SIZE[shielded & MIDDLE])


@compiled
def add_reply(words: Words, mover: int, table: Buffer, replies: Table, end: int) -> int:
    """Add the position after a turn to the replies, unless its value is known; give their end, or -1 if it wins."""
    if rules.decider(words) == OVER:
        return -1 if rules.outcome(words, mover) > 0 else end
    key = key_of(words)
    value = known(table, key)
    if value == UNKNOWN:
        replies[end, REPLY_KEY] = key
        replies[end, REPLY_SCORE] = score_of(key)
        return end + 1
    return -1 if value == LOST else end


@compiled
def expand(key: int, table: Buffer, actions: Buffer, replies: Table, first: int) -> int:
    """Write the replies to a position whose value is not known yet; give their end, or -1 if one is known to win."""
    words = position_of(key)
    mover = rules.decider(words)
    end = first
    stop = rules.legal(words, actions, 0)
    for number in range(stop):
        placed = rules.play(words, actions[number])
        if field(placed[TURN], PHASE, 7) == EFFECT:
            last = rules.legal(placed, actions, stop)
            for choice in range(stop, last):
                end = add_reply(rules.play(placed, actions[choice]), mover, table, replies, end)
                if end < 0:
                    return end
        else:
            end = add_reply(placed, mover, table, replies, end)
            if end < 0:
                return end
    return end


@inlined
def take_best(replies: Table, first: int, end: int) -> int:
    """Give the key of the reply with the highest score, and put the first one in its place."""
    best = first
    for number in range(first + 1, end):
        if replies[number, REPLY_SCORE] > replies[best, REPLY_SCORE]:
            best = number
    key = int(replies[best, REPLY_KEY])
    replies[best, REPLY_KEY] = replies[first, REPLY_KEY]
    replies[best, REPLY_SCORE] = replies[first, REPLY_SCORE]
    return key


@entry()
def search(key: int, table: Buffer, counters: Buffer, actions: Buffer, replies: Table, frames: Table) -> int:
    """Say how a position stands; `UNKNOWN` if as many positions have been visited as the counters allow.

    What was decided until then is in the table, so that the next call gets further. With nothing allowed it only looks
    into the table.
    """
    turn = 0
    value = known(table, key)
    if value != UNKNOWN:
        return value
    entering = True
    while turn >= 0:
        if entering:
            if counters[VISITED] >= counters[BUDGET]:
                return UNKNOWN
            counters[VISITED] += 1
            first = turn * MOST_REPLIES
            end = expand(key, table, actions, replies, first)
            frames[turn, KEY] = key
            frames[turn, NEXT] = first
            frames[turn, END] = end
            value = WON if end < 0 else (LOST if end == first else UNKNOWN)
            entering = False
        if value == UNKNOWN:
            first = int(frames[turn, NEXT])
            end = int(frames[turn, END])
            key = take_best(replies, first, end)
            frames[turn, NEXT] = first + 1
            answer = known(table, key)  # it may have been decided since it was written
            if answer == UNKNOWN:
                turn += 1
                entering = True
                continue
            if answer == WON and first + 1 < end:
                continue
            value = WON if answer == LOST else LOST
        keep(table, counters, int(frames[turn, KEY]), value)
        turn -= 1
        if turn >= 0 and value == WON:
            value = LOST if frames[turn, NEXT] == frames[turn, END] else UNKNOWN
        elif turn >= 0:
            value = WON
    return value


@compiled
def settled_worth(
    words: Words, seat: int, table: Buffer, counters: Buffer, actions: Buffer, replies: Table, frames: Table
) -> int:
    """Say how a position stands for a seat, once the game is over or a tile is to be placed."""
    decider = rules.decider(words)
    if decider == OVER:
        return WON if rules.outcome(words, seat) > 0 else LOST
    value = search(key_of(words), table, counters, actions, replies, frames)
    return value if decider == seat else -value


@compiled
def worth(
    words: Words,
    seat: int,
    table: Buffer,
    counters: Buffer,
    actions: Buffer,
    replies: Table,
    frames: Table,
    choices: Buffer,
    start: int,
) -> int:
    """Say how any position stands for a seat; before an effect is used, by what follows: first by what is known."""
    decider = rules.decider(words)
    if decider == OVER or field(words[TURN], PHASE, 7) == PLACE:
        return settled_worth(words, seat, table, counters, actions, replies, frames)
    stop = rules.legal(words, choices, start)
    budget = counters[BUDGET]
    value = UNKNOWN
    for allowed in (0, budget):
        counters[BUDGET] = allowed
        if value == UNKNOWN:
            value = LOST
            for number in range(start, stop):
                if value != WON:
                    after = rules.play(words, choices[number])
                    found = settled_worth(after, decider, table, counters, actions, replies, frames)
                    value = max(value, found)  # one that stays unknown might win
    return value if decider == seat else -value


@entry()
def answer(
    words: Words,
    table: Buffer,
    counters: Buffer,
    actions: Buffer,
    replies: Table,
    frames: Table,
    choices: Buffer,
    worths: Buffer,
) -> int:
    """Say how a position of a single game stands for the seat that decides, and write how each of its actions does.

    Of the actions only what is known by then: where the seat wins, those that win in the opening, and one at least
    later on.
    """
    seat = rules.decider(words)
    value = worth(words, seat, table, counters, actions, replies, frames, choices, 0)
    counters[BUDGET] = 0
    stop = rules.legal(words, choices, 0)
    for number in range(stop):
        after = rules.play(words, choices[number])
        worths[number] = worth(after, seat, table, counters, actions, replies, frames, choices, stop)
    return value


@entry()
def search_all(
    keys: Buffer,
    start: int,
    table: Buffer,
    counters: Buffer,
    actions: Buffer,
    replies: Table,
    frames: Table,
) -> int:
    """Decide one position after another; give the first that is not decided when the budget ends."""
    for number in range(start, len(keys)):
        if search(int(keys[number]), table, counters, actions, replies, frames) == UNKNOWN:
            return number
    return len(keys)


@entry()
def keep_all(entries: Buffer, table: Buffer, counters: Buffer) -> None:
    """Keep what another table had; free places among it are passed over."""
    for kept in entries:
        if kept != 0:
            keep(table, counters, int(kept) >> 1, WON if kept & 1 else LOST)


@entry()
def unfold(keys: Buffer, nothing: Buffer, actions: Buffer, replies: Table, out: Buffer) -> int:
    """Write the positions after one more turn, before anything can be won; give their number, repetitions included."""
    written = 0
    for key in keys:
        end = expand(int(key), nothing, actions, replies, 0)
        for number in range(end):
            out[written] = replies[number, REPLY_KEY]
            written += 1
    return written

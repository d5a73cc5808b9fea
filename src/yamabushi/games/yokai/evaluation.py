"""What makes a position good, as numbers that a search adds up: points, majorities, cards to come, how near the end is.

All numbers are seat 0's less seat 1's. The weights are data (`weights.txt`), found by measured play.
"""

from __future__ import annotations

from yamabushi.games.yokai.cards import PLAIN
from yamabushi.games.yokai.layout import (
    FIRST_COLOUR,
    HANDS,
    MOST_PLAYED,
    MOVER,
    NEVER_UP,
    PILES,
    SECOND_COLOUR,
    SKETCH_BITS,
    TURN,
    beneath,
    hand_of,
    sketches_of,
    top_of,
)
from yamabushi.games.yokai.piles import is_hidden, value_of
from yamabushi.games.yokai.rules import points_of
from yamabushi.kernels.bits import field, size
from yamabushi.kernels.compiling import inlined
from yamabushi.kernels.words import Buffer, Words

MOST_MISSING, MOST_LEAD = 4, 3
FEATURES = (
    "points",
    "points, when a pile is down to its last yokai",
    "points, when a pile is down to two",
    "to move",
    "sketches in hand",
    "abilities in hand",
    *(
        f"value of a yokai that wants {missing}{' or more' if missing == MOST_MISSING else ''}, "
        f"{lead}{' or more' if lead == MOST_LEAD else ''} ahead"
        for missing in range(1, MOST_MISSING + 1)
        for lead in range(1, MOST_LEAD + 1)
    ),
    "value of a yokai that the hand decides",
    "sketches in hand for a yokai on which one is ahead",
    "sketches in hand for a yokai on which one is level",
)
# Where the weight of each stands; of the leads, a row for each number of sketches that are missing.
POINTS, POINTS_AT_ONE, POINTS_AT_TWO, TO_MOVE, IN_HAND, ABILITIES, FIRST_LEAD = range(7)
AFTER_LEADS = FIRST_LEAD + MOST_MISSING * MOST_LEAD
DECIDED_BY_HAND, CARDS_AHEAD, CARDS_LEVEL = range(AFTER_LEADS, AFTER_LEADS + 3)


@inlined
def left_in(words: Words, pile: int) -> int:
    """Count the yokai of a pile."""
    node = top_of(words, pile)
    count = 0
    while node:
        count += size(field(words[PILES + pile], NEVER_UP, 31)) if is_hidden(node) else 1
        node = beneath(words, node - 1)
    return count


@inlined
def cards_for(hand: int, pile: int) -> int:
    """Count the sketches of a hand that can be played at a pile."""
    count = 0
    while hand:
        pair = ((hand & 31) - 1) // 3
        hand >>= SKETCH_BITS
        if FIRST_COLOUR[pair] == pile or SECOND_COLOUR[pair] == pile:
            count += 1
    return count


@inlined
def judged(words: Words, weights: Buffer) -> int:
    """Add up the features, each by its weight."""
    points = points_of(words, 0) - points_of(words, 1)
    mover = field(words[TURN], MOVER, 1)
    mover_sign = 1 - 2 * mover
    own_hand = hand_of(words[HANDS], 0)
    other_hand = hand_of(words[HANDS], 1)
    judgement = int(weights[POINTS]) * points + int(weights[TO_MOVE]) * mover_sign
    fewest = 20
    for pile in range(4):
        fewest = min(fewest, left_in(words, pile))
        node = top_of(words, pile)
        if node == 0 or is_hidden(node):
            continue
        value = value_of(node - 1)
        mine = sketches_of(words[PILES + pile], 0)
        theirs = sketches_of(words[PILES + pile], 1)
        missing = max(value - mine - theirs, 1)
        lead = mine - theirs
        own = cards_for(own_hand, pile)
        other = cards_for(other_hand, pile)
        if lead > 0:
            row = min(missing, MOST_MISSING) - 1
            judgement += int(weights[FIRST_LEAD + MOST_LEAD * row + min(lead, MOST_LEAD) - 1]) * value
            judgement += int(weights[CARDS_AHEAD]) * own
        elif lead < 0:
            row = min(missing, MOST_MISSING) - 1
            judgement -= int(weights[FIRST_LEAD + MOST_LEAD * row + min(-lead, MOST_LEAD) - 1]) * value
            judgement -= int(weights[CARDS_AHEAD]) * other
        else:
            judgement += int(weights[CARDS_LEVEL]) * (own - other)
        cards = min(own if mover == 0 else other, MOST_PLAYED)
        if missing <= cards and mover_sign * lead + missing > 0:
            judgement += int(weights[DECIDED_BY_HAND]) * mover_sign * value
    if fewest <= 1:
        judgement += int(weights[POINTS_AT_ONE]) * points
    elif fewest == 2:
        judgement += int(weights[POINTS_AT_TWO]) * points
    for seat in range(2):
        hand = own_hand if seat == 0 else other_hand
        sign = 1 - 2 * seat
        while hand:
            judgement += int(weights[IN_HAND]) * sign
            if ((hand & 31) - 1) % 3 != PLAIN:
                judgement += int(weights[ABILITIES]) * sign
            hand >>= SKETCH_BITS
    return judgement

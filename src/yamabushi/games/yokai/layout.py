"""The packed position: which bits of which word mean what.

```
words 0, 1   BENEATH   what lies beneath each of 24 nodes, twelve of 5 bits a word: node + 1, 0 for nothing
words 2-5    PILES     0-34 seven places of 5 bits for sketches: seat 0's from the first on, seat 1's from the last back
                       35-37, 38-40 how many of seat 0's and 1's │ 41-45 node on top + 1 │ 46-50 values never face up
word 6       HANDS     0-19, 20-39 up to four sketches of seat 0 and 1, kind + 1, rising
                       40-41 pile of the ability or to be turned up │ 42-44, 45-47 piles + 1 to be counted then
                       48-51 chance outcomes of the set-up so far
words 7, 8   DECK      how many of each kind are in the draw pile, nine kinds of 6 bits a word
words 9, 10  DISCARDS  the same of the discards
word 11      TURN      0-19, 20-39 yokai taken by seat 0 and 1 (sets) │ 40-48 turn │ 49 mover │ 50-51 sketches played
                       52-54 phase
```

Nodes 0 to 19 are the yokai; 20 to 23 stand for all the yokai of a colour that were never face up. Those lie together in
their own colour's pile, always: what is called or flees was face up. So a pile is a chain of nodes from top to bottom,
and the order of what nobody has seen is nowhere.

No pile holds more than seven sketches: at rest it has fewer than its top yokai's value, or the three at most that were
left over when a yokai was taken (Y-15). What a text does not say is 0, so that equal positions are equal words.
"""

from __future__ import annotations

import numpy as np

from yamabushi.games.yokai.cards import PAIRS
from yamabushi.kernels.bits import field, with_field
from yamabushi.kernels.compiling import inlined
from yamabushi.kernels.words import Words

BENEATH, PILES, HANDS, DECK, DISCARDS, TURN = 0, 2, 6, 7, 9, 11

# BENEATH
NODE_BITS, NODES_A_WORD = 5, 12
HIDDEN = 20  # the node of green's yokai that were never face up; red's, blue's and yellow's follow

# PILES
SKETCH_BITS, MOST_SKETCHES = 5, 7
COUNT, TOP, NEVER_UP = 35, 41, 46

# HANDS
HAND_BITS, MOST_IN_HAND = 20, 4
AT_PILE, FIRST_COUNT, SECOND_COUNT, STEPS = 40, 42, 45, 48
PENDING = 0xFFF << AT_PILE

# DECK, DISCARDS
BAG_BITS, KINDS_A_WORD = 6, 9

# TURN
YOKAI_SET = (1 << 20) - 1
TURN_NUMBER, MOVER, PLAYED, PHASE = 40, 49, 50, 52
SET_UP, DRAW, PLAY, ABILITY, TURN_UP, FINISHED = range(6)

LAST_TURN = 400  # Y-09
MOST_PLAYED = 3

FIRST_COLOUR = np.array([first for first, _ in PAIRS], dtype=np.int64)
SECOND_COLOUR = np.array([second for _, second in PAIRS], dtype=np.int64)


@inlined
def with_beneath(words: Words, node: int, below: int) -> Words:
    """Put a node (+ 1) beneath a node."""
    first, second = words[0], words[1]
    if node < NODES_A_WORD:
        first = with_field(first, NODE_BITS * node, 31, below)
    else:
        second = with_field(second, NODE_BITS * (node - NODES_A_WORD), 31, below)
    return (first, second, *words[2:])


@inlined
def beneath(words: Words, node: int) -> int:
    """Give the node (+ 1) beneath a node, 0 at the bottom of a pile."""
    if node < NODES_A_WORD:
        return field(words[0], NODE_BITS * node, 31)
    return field(words[1], NODE_BITS * (node - NODES_A_WORD), 31)


@inlined
def with_pile(words: Words, pile: int, word: int) -> Words:
    """Change the word of a pile."""
    return (
        words[0],
        words[1],
        word if pile == 0 else words[2],
        word if pile == 1 else words[3],
        word if pile == 2 else words[4],
        word if pile == 3 else words[5],
        *words[6:],
    )


@inlined
def with_hands(words: Words, hands: int) -> Words:
    """Change the HANDS word."""
    return (*words[:6], hands, *words[7:])


@inlined
def with_turn(words: Words, turn: int) -> Words:
    """Change the TURN word."""
    return (*words[:11], turn)


@inlined
def sketches_of(pile: int, seat: int) -> int:
    """Count the sketches of a seat, in the word of a pile."""
    return field(pile, COUNT + 3 * seat, 7)


@inlined
def sketch_at(pile: int, seat: int, place: int) -> int:
    """Give the sketch in a place, counted from 0, on a seat's side of a pile."""
    slot = place if seat == 0 else MOST_SKETCHES - 1 - place
    return field(pile, SKETCH_BITS * slot, 31)


@inlined
def with_sketch(pile: int, seat: int, kind: int) -> int:
    """Put a sketch on top of a seat's side."""
    place = sketches_of(pile, seat)
    slot = place if seat == 0 else MOST_SKETCHES - 1 - place
    return (pile | kind << SKETCH_BITS * slot) + (1 << COUNT + 3 * seat)


@inlined
def without_top_sketch(pile: int, seat: int) -> int:
    """Take the top sketch off a seat's side."""
    place = sketches_of(pile, seat) - 1
    slot = place if seat == 0 else MOST_SKETCHES - 1 - place
    return with_field(pile, SKETCH_BITS * slot, 31, 0) - (1 << COUNT + 3 * seat)


@inlined
def top_of(words: Words, pile: int) -> int:
    """Give the node (+ 1) on top of a pile, 0 where there is none."""
    return field(words[PILES + pile], TOP, 31)


@inlined
def hand_of(hands: int, seat: int) -> int:
    """Give the sketches in a hand, packed as they are."""
    return hands >> HAND_BITS * seat & (1 << HAND_BITS) - 1


@inlined
def hand_size(hands: int, seat: int) -> int:
    """Count the sketches in a hand."""
    hand = hand_of(hands, seat)
    count = 0
    while hand:
        hand >>= SKETCH_BITS
        count += 1
    return count


@inlined
def in_hand(hand: int, kind: int) -> int:
    """Put a sketch into a hand, in its order."""
    shift = 0
    while hand >> shift and (hand >> shift & 31) <= kind + 1:
        shift += SKETCH_BITS
    below = hand & (1 << shift) - 1
    return below | kind + 1 << shift | (hand >> shift) << shift + SKETCH_BITS


@inlined
def out_of_hand(hand: int, kind: int) -> int:
    """Take a sketch that is there out of a hand."""
    shift = 0
    while (hand >> shift & 31) != kind + 1:
        shift += SKETCH_BITS
    return hand & (1 << shift) - 1 | (hand >> shift + SKETCH_BITS) << shift


@inlined
def with_hand(hands: int, seat: int, hand: int) -> int:
    """Change a hand."""
    return with_field(hands, HAND_BITS * seat, (1 << HAND_BITS) - 1, hand)


@inlined
def in_bag(lower: int, upper: int, kind: int) -> int:
    """Count the sketches of a kind in a bag of two words."""
    if kind < KINDS_A_WORD:
        return field(lower, BAG_BITS * kind, 63)
    return field(upper, BAG_BITS * (kind - KINDS_A_WORD), 63)


@inlined
def one_in(kind: int, word: int) -> int:
    """Give one sketch of a kind as a bag: what it adds to one of the bag's two words."""
    place = kind - KINDS_A_WORD * word
    return 1 << BAG_BITS * place if 0 <= place < KINDS_A_WORD else 0


@inlined
def bag_size(lower: int, upper: int) -> int:
    """Count the sketches of a bag."""
    count = 0
    for place in range(KINDS_A_WORD):
        count += field(lower, BAG_BITS * place, 63) + field(upper, BAG_BITS * place, 63)
    return count

"""Deal anew what a seat may not see: a position that looks the same to it, all such positions equally likely."""

from __future__ import annotations

from yamabushi.games.yokai.cards import SKETCHES
from yamabushi.games.yokai.layout import (
    DECK,
    FINISHED,
    HANDS,
    PHASE,
    SKETCH_BITS,
    TURN,
    bag_size,
    hand_of,
    hand_size,
    in_bag,
    in_hand,
    one_in,
    with_hand,
)
from yamabushi.kernels.bits import field
from yamabushi.kernels.chance import Generator, below
from yamabushi.kernels.compiling import compiled
from yamabushi.kernels.words import Words


@compiled
def sketch_from(lower: int, upper: int, number: int) -> int:
    """Give the kind of the sketch with a number, counted from 0 in card order, in a bag."""
    kind = 0
    while number >= in_bag(lower, upper, kind) and kind < len(SKETCHES) - 1:
        number -= in_bag(lower, upper, kind)
        kind += 1
    return kind


@compiled
def sampled(words: Words, seat: int, rng: Generator) -> Words:
    """Shuffle the draw pile and the hands that a seat does not see (-1: a spectator), and deal those hands again."""
    if field(words[TURN], PHASE, 7) == FINISHED:
        return words
    hands = words[HANDS]
    lower = words[DECK]
    upper = words[DECK + 1]
    for other in range(2):
        if other != seat:
            hand = hand_of(hands, other)
            while hand:
                lower += one_in((hand & 31) - 1, 0)
                upper += one_in((hand & 31) - 1, 1)
                hand >>= SKETCH_BITS
    left = bag_size(lower, upper)
    for other in range(2):
        if other != seat:
            hand = 0
            for _ in range(hand_size(hands, other)):
                kind = sketch_from(lower, upper, below(rng, left))
                lower -= one_in(kind, 0)
                upper -= one_in(kind, 1)
                left -= 1
                hand = in_hand(hand, kind)
            hands = with_hand(hands, other, hand)
    return (*words[:6], hands, lower, upper, *words[9:])

"""Deal anew what a seat may not see: a position that looks the same to it, all such positions equally likely."""

from __future__ import annotations

from yamabushi.games.himiki.layout import FINISHED, IN_TEAMS, PHASE, PLACES, TERRAIN, TURN, with_place, with_tiles
from yamabushi.games.himiki.mindlock import is_puzzle
from yamabushi.games.himiki.modes import SEATS
from yamabushi.games.himiki.turns import hand_of
from yamabushi.kernels.bits import field, lowest, size
from yamabushi.kernels.chance import Generator, subset
from yamabushi.kernels.compiling import compiled
from yamabushi.kernels.words import Words

UNDRAWN_HAND = -1


@compiled
def sampled(words: Words, seat: int, rng: Generator) -> Words:
    """Shuffle the chaos tiles that a seat does not see (-1: a spectator): those undrawn and those in other hands."""
    if field(words[TURN], PHASE, 15) == FINISHED or is_puzzle(words):
        return words
    places = words[PLACES]
    seats = int(SEATS[field(words[TURN], IN_TEAMS, 1)])
    unseen = hand_of(places, UNDRAWN_HAND)
    for other in range(seats):
        if other != seat:
            unseen |= hand_of(places, other)
    dealt = places
    for other in range(seats):
        if other != seat:
            hand = subset(rng, unseen, size(hand_of(places, other)))
            unseen &= ~hand
            while hand:
                dealt = with_place(dealt, lowest(hand), other + 1)
                hand &= hand - 1
    while unseen:
        dealt = with_place(dealt, lowest(unseen), 0)
        unseen &= unseen - 1
    return with_tiles(words, words[TURN], dealt, words[TERRAIN])

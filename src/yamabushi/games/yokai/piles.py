"""What happens on the piles: sketches and yokai come and go, and a pile is counted."""

from __future__ import annotations

from yamabushi.games.yokai.layout import (
    AT_PILE,
    COUNT,
    DISCARDS,
    FINISHED,
    FIRST_COUNT,
    HANDS,
    HIDDEN,
    MOST_SKETCHES,
    NEVER_UP,
    PENDING,
    PHASE,
    PILES,
    SECOND_COUNT,
    SKETCH_BITS,
    TOP,
    TURN,
    TURN_UP,
    beneath,
    one_in,
    sketch_at,
    sketches_of,
    top_of,
    with_beneath,
    with_hands,
    with_pile,
    with_turn,
)
from yamabushi.games.yokai.reports import ENDED, FLED, TAKEN
from yamabushi.kernels.bits import field, with_field
from yamabushi.kernels.compiling import compiled, inlined
from yamabushi.kernels.reports import report
from yamabushi.kernels.words import Words


@inlined
def with_top(words: Words, pile: int, node: int) -> Words:
    """Say which node (+ 1) is on top of a pile."""
    return with_pile(words, pile, with_field(words[PILES + pile], TOP, 31, node))


@inlined
def value_of(yokai: int) -> int:
    """Give the value of a yokai: the sketches that complete it, and the points that it is worth."""
    return yokai % 5 + 3


@inlined
def is_hidden(node: int) -> bool:
    """Tell whether a node (+ 1) stands for yokai that were never face up."""
    return node > HIDDEN


@inlined
def side_discarded(words: Words, pile: int, seat: int) -> Words:
    """Discard all sketches on a seat's side of a pile."""
    word = words[PILES + pile]
    lower = words[DISCARDS]
    upper = words[DISCARDS + 1]
    for place in range(sketches_of(word, seat)):
        kind = sketch_at(word, seat, place)
        lower += one_in(kind, 0)
        upper += one_in(kind, 1)
        slot = place if seat == 0 else MOST_SKETCHES - 1 - place
        word = with_field(word, SKETCH_BITS * slot, 31, 0)
    word = with_field(word, COUNT + 3 * seat, 7, 0)
    words = with_pile(words, pile, word)
    return (*words[:9], lower, upper, words[TURN])


@inlined
def top_lifted(words: Words, pile: int) -> Words:
    """Take the top yokai off a pile; it lies nowhere then."""
    yokai = top_of(words, pile) - 1
    below = beneath(words, yokai)
    return with_top(with_beneath(words, yokai, 0), pile, below)


@inlined
def put_on_top(words: Words, pile: int, yokai: int) -> Words:
    """Put a yokai on top of a pile."""
    return with_top(with_beneath(words, yokai, top_of(words, pile)), pile, yokai + 1)


@compiled
def fled(words: Words, pile: int) -> Words:
    """Move the top yokai of a pile to its bottom, face up; alone on its pile it stays (Y-11)."""
    yokai = top_of(words, pile) - 1
    if beneath(words, yokai) == 0:
        return words
    words = top_lifted(words, pile)
    last = top_of(words, pile) - 1
    while beneath(words, last):
        last = beneath(words, last) - 1
    return with_beneath(words, last, yokai + 1)


@inlined
def turned_up(words: Words, pile: int, yokai: int) -> Words:
    """Turn up a yokai that was never face up, on top of its colour's pile."""
    hidden = HIDDEN + pile
    word = words[PILES + pile] & ~(1 << NEVER_UP + yokai % 5)
    words = with_pile(words, pile, word)
    if field(word, NEVER_UP, 31):
        return put_on_top(words, pile, yokai)
    # It was the last hidden one: what was beneath them all is beneath it now.
    below = beneath(words, hidden)
    words = with_beneath(with_beneath(words, hidden, 0), yokai, below)
    return with_top(words, pile, yokai + 1)


@compiled
def count_pile(words: Words, pile: int) -> Words:
    """Count a pile: if its top yokai is completed, it is taken or flees (rule 3 of playing a sketch)."""
    word = words[PILES + pile]
    yokai = top_of(words, pile) - 1
    suns, moons = sketches_of(word, 0), sketches_of(word, 1)
    if suns + moons < value_of(yokai):
        return words
    if suns == moons:
        report(FLED, yokai, pile, 0)
        return fled(side_discarded(side_discarded(words, pile, 0), pile, 1), pile)
    taker = 0 if suns > moons else 1
    report(TAKEN, yokai, taker, pile)
    words = top_lifted(side_discarded(words, pile, taker), pile)
    turn = words[TURN] | 1 << yokai + 20 * taker
    if top_of(words, pile) == 0:  # Y-07
        report(ENDED, 0, 0, 0)
        turn = with_field(turn, PHASE, 7, FINISHED)
    return with_turn(words, turn)


@inlined
def pending(words: Words, phase: int, pile: int, first: int, second: int) -> Words:
    """Say what comes next: an ability or turning up a yokai on a pile, then up to two piles (+ 1) to be counted."""
    hands = words[HANDS] & ~PENDING | pile << AT_PILE | first << FIRST_COUNT | second << SECOND_COUNT
    return with_turn(with_hands(words, hands), with_field(words[TURN], PHASE, 7, phase))


@inlined
def settle(words: Words, first: int, second: int) -> Words:
    """Count up to two piles (+ 1), one after the other; a yokai is turned up before anything else is counted (Y-05)."""
    words = with_hands(words, words[HANDS] & ~PENDING)
    while first:
        pile = first - 1
        words = count_pile(words, pile)
        first, second = second, 0
        if field(words[TURN], PHASE, 7) == FINISHED:
            return words
        if is_hidden(top_of(words, pile)):
            return pending(words, TURN_UP, pile, first, 0)
    return words

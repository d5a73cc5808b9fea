"""Write a position as text, for everyone or as one seat may see it. `docs/yokai/notation.md` describes the form."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from yamabushi.core.seats import ALL, Watcher, require_watcher
from yamabushi.games.yokai.about import ABOUT
from yamabushi.games.yokai.cards import LETTERS, SKETCHES, YOKAI, bag_text
from yamabushi.games.yokai.layout import (
    ABILITY,
    AT_PILE,
    BAG_BITS,
    BENEATH,
    DECK,
    DISCARDS,
    DRAW,
    FINISHED,
    FIRST_COUNT,
    HANDS,
    HIDDEN,
    KINDS_A_WORD,
    MOVER,
    NEVER_UP,
    PHASE,
    PILES,
    PLAYED,
    SECOND_COUNT,
    SET_UP,
    SKETCH_BITS,
    STEPS,
    TOP,
    TURN,
    TURN_NUMBER,
    TURN_UP,
    YOKAI_SET,
    beneath,
    hand_of,
    sketch_at,
    sketches_of,
)
from yamabushi.kernels.bits import field
from yamabushi.kernels.words import Words

PIECES = 4096
"""So many pieces of positions are remembered of each kind: about as many as a thousand tables have just now."""

SET_UP_TODO = ("?", "?G", "?R", "?B", "?Y", "+0", "+0", "+0", "+1", "+1", "+1")
"""What is pending when a game begins, one entry a chance outcome."""


# What words say is read piece by piece, and mostly one piece has changed since somebody last asked.


@lru_cache(PIECES)
def yokai_in(first: int, second: int, word: int) -> tuple[str, ...]:
    """List the yokai of a pile from top to bottom, by both words of BENEATH and that of the pile."""
    words = cast(Words, (first, second))  # nothing is read of the others
    found: list[str] = []
    node = field(word, TOP, 31)
    while node:
        never_up = field(word, NEVER_UP, 31).bit_count()
        found += ["?"] * never_up if node > HIDDEN else [YOKAI[node - 1]]
        node = beneath(words, node - 1)
    return tuple(found)


def yokai_of(words: Words, pile: int) -> list[str]:
    """List the yokai of a pile from top to bottom, `?` for each that was never face up."""
    return [*yokai_in(words[BENEATH], words[BENEATH + 1], words[PILES + pile])]


@lru_cache(PIECES)
def sides_in(word: int) -> tuple[tuple[str, ...], ...]:
    """List the sketches on both sides of a pile, by its word."""
    return tuple(
        tuple([SKETCHES[sketch_at(word, seat, place)] for place in range(sketches_of(word, seat))]) for seat in (0, 1)
    )


def side_of(words: Words, pile: int, seat: int) -> list[str]:
    """List the sketches on a seat's side of a pile, the top card last."""
    return [*sides_in(words[PILES + pile])[seat]]


@lru_cache(PIECES)
def yokai_among(taken: int) -> tuple[str, ...]:
    """List a set of yokai."""
    return tuple([yokai for number, yokai in enumerate(YOKAI) if taken >> number & 1])


def taken_by(words: Words, seat: int) -> list[str]:
    """List the yokai that a seat has taken."""
    return [*yokai_among(words[TURN] >> 20 * seat & YOKAI_SET)]


@lru_cache(PIECES)
def counts_in_hand(hand: int) -> tuple[int, ...]:
    """Count the sketches of each kind in a packed hand."""
    counts = [0] * len(SKETCHES)
    while hand:
        counts[(hand & 31) - 1] += 1
        hand >>= SKETCH_BITS
    return tuple(counts)


def hand_counts(words: Words, seat: int) -> tuple[int, ...]:
    """Count the sketches of each kind in a hand."""
    return counts_in_hand(hand_of(words[HANDS], seat))


@lru_cache(PIECES)
def counts_in_bag(lower: int, upper: int) -> tuple[int, ...]:
    """Count the sketches of each kind in the two words of a bag."""
    return tuple([word >> BAG_BITS * place & 63 for word in (lower, upper) for place in range(KINDS_A_WORD)])


def bag_counts(words: Words, first: int) -> tuple[int, ...]:
    """Count the sketches of each kind in the bag whose two words begin with `first`: DECK or DISCARDS."""
    return counts_in_bag(words[first], words[first + 1])


def sees_hand(words: Words, seat: int, watcher: Watcher) -> bool:
    """Tell whether a watcher knows a hand: its owner does, everyone when it is over."""
    return watcher in (ALL, seat) or field(words[TURN], PHASE, 7) == FINISHED


def sees_deck(words: Words, watcher: Watcher) -> bool:
    """Tell whether a watcher knows the draw pile: nobody does, everyone when it is over."""
    return watcher is ALL or field(words[TURN], PHASE, 7) == FINISHED


@lru_cache(PIECES)
def counts_text(counts: tuple[int, ...], seen: bool) -> str:
    """Write a bag, or only its size."""
    return bag_text(counts) if seen or not any(counts) else f"?{sum(counts)}"


def todo(words: Words) -> list[str]:
    """List what is pending, first things first."""
    return [*pending(words)]


@lru_cache(PIECES)
def pending(words: Words) -> tuple[str, ...]:
    """Give what is pending, first things first."""
    phase = field(words[TURN], PHASE, 7)
    hands = words[HANDS]
    pile = LETTERS[field(hands, AT_PILE, 3)]
    if phase == SET_UP:
        steps = field(hands, STEPS, 15)
        return (*SET_UP_TODO[steps:], *([f"+{field(words[TURN], MOVER, 1)}"] if steps else []))
    if phase == DRAW:
        return (f"+{field(words[TURN], MOVER, 1)}",)
    if phase == ABILITY:
        return (f"{side_of(words, field(hands, AT_PILE, 3), field(words[TURN], MOVER, 1))[-1]}@{pile}",)
    if phase == TURN_UP:
        counts = [field(hands, shift, 7) for shift in (FIRST_COUNT, SECOND_COUNT)]
        return (f"?{pile}", *[f"={LETTERS[count - 1]}" for count in counts if count])
    return (".",) if phase == FINISHED else ()


def turn_text(words: Words) -> str:
    """Write all that belongs to the turn."""
    number = field(words[TURN], TURN_NUMBER, 511)
    mover = str(field(words[TURN], MOVER, 1)) if number else "-"
    return f"{number}:{mover}:{field(words[TURN], PLAYED, 3)}:{','.join(pending(words)) or '-'}"


@lru_cache(PIECES)
def pile_text(beneath: int, beneath_too: int, word: int, pile: int) -> str:
    """Write a pile with both its sides, by both words of BENEATH and its own."""
    first, second = sides_in(word)
    yokai = yokai_in(beneath, beneath_too, word)
    return f"{LETTERS[pile]}:{''.join(yokai) or '-'}:{''.join(first) or '-'}:{''.join(second) or '-'}"


@lru_cache(64)
def open_texts(words: Words) -> tuple[str, str]:
    """Write what everybody sees, before and after what may be hidden: once for all who look at the position."""
    piles = [pile_text(words[BENEATH], words[BENEATH + 1], words[PILES + pile], pile) for pile in range(4)]
    taken = ["".join(taken_by(words, seat)) or "-" for seat in (0, 1)]
    return " ".join(piles), " ".join((counts_text(bag_counts(words, DISCARDS), True), *taken, turn_text(words)))


def write(words: Words, watcher: Watcher = ALL) -> str:
    """Write the position as a watcher may see it: a seat, `None` for a spectator, `ALL` for everything.

    Raises:
        BadSeat: it is none of them.
    """
    require_watcher(watcher, len(ABOUT.seats), ABOUT.title)
    before, after = open_texts(words)
    first, second = [counts_text(hand_counts(words, seat), sees_hand(words, seat, watcher)) for seat in (0, 1)]
    return f"{before} {first} {second} {counts_text(bag_counts(words, DECK), sees_deck(words, watcher))} {after}"

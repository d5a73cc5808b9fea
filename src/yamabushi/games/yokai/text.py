"""Write a position as text, for everyone or as one seat may see it. `docs/yokai/notation.md` describes the form."""

from __future__ import annotations

from yamabushi.games.yokai.cards import LETTERS, SKETCHES, YOKAI, bag_text
from yamabushi.games.yokai.layout import (
    ABILITY,
    AT_PILE,
    DECK,
    DISCARDS,
    DRAW,
    FINISHED,
    FIRST_COUNT,
    HANDS,
    HIDDEN,
    MOVER,
    NEVER_UP,
    PHASE,
    PILES,
    PLAYED,
    SECOND_COUNT,
    SET_UP,
    SKETCH_BITS,
    STEPS,
    TURN,
    TURN_NUMBER,
    TURN_UP,
    YOKAI_SET,
    beneath,
    hand_of,
    in_bag,
    sketch_at,
    sketches_of,
    top_of,
)
from yamabushi.kernels.bits import field
from yamabushi.kernels.words import Words

ALL = -1
"""The watcher from whom nothing is hidden."""

SET_UP_TODO = ("?", "?G", "?R", "?B", "?Y", "+0", "+0", "+0", "+1", "+1", "+1")
"""What is pending when a game begins, one entry a chance outcome."""


def nodes(words: Words, pile: int) -> list[int]:
    """List the nodes of a pile from top to bottom."""
    found = []
    node = top_of(words, pile)
    while node:
        found.append(node - 1)
        node = beneath(words, node - 1)
    return found


def yokai_of(words: Words, pile: int) -> list[str]:
    """List the yokai of a pile from top to bottom, `?` for each that was never face up."""
    found: list[str] = []
    for node in nodes(words, pile):
        never_up = field(words[PILES + pile], NEVER_UP, 31).bit_count()
        found += ["?"] * never_up if node >= HIDDEN else [YOKAI[node]]
    return found


def side_of(words: Words, pile: int, seat: int) -> list[str]:
    """List the sketches on a seat's side of a pile, the top card last."""
    word = words[PILES + pile]
    return [SKETCHES[sketch_at(word, seat, place)] for place in range(sketches_of(word, seat))]


def taken_by(words: Words, seat: int) -> list[str]:
    """List the yokai that a seat has taken."""
    taken = words[TURN] >> 20 * seat & YOKAI_SET
    return [yokai for number, yokai in enumerate(YOKAI) if taken >> number & 1]


def hand_counts(words: Words, seat: int) -> list[int]:
    """Count the sketches of each kind in a hand."""
    counts = [0] * len(SKETCHES)
    hand = hand_of(words[HANDS], seat)
    while hand:
        counts[(hand & 31) - 1] += 1
        hand >>= SKETCH_BITS
    return counts


def bag_counts(words: Words, first: int) -> list[int]:
    """Count the sketches of each kind in the bag whose two words begin with `first`: DECK or DISCARDS."""
    return [in_bag(words[first], words[first + 1], kind) for kind in range(len(SKETCHES))]


def sees_hand(words: Words, seat: int, watcher: int | None) -> bool:
    """Tell whether a watcher knows a hand: its owner does, everyone when it is over."""
    return watcher in (ALL, seat) or field(words[TURN], PHASE, 7) == FINISHED


def sees_deck(words: Words, watcher: int | None) -> bool:
    """Tell whether a watcher knows the draw pile: nobody does, everyone when it is over."""
    return watcher == ALL or field(words[TURN], PHASE, 7) == FINISHED


def counts_text(counts: list[int], seen: bool) -> str:
    """Write a bag, or only its size."""
    return bag_text(counts) if seen or not any(counts) else f"?{sum(counts)}"


def todo(words: Words) -> list[str]:
    """List what is pending, first things first."""
    phase = field(words[TURN], PHASE, 7)
    hands = words[HANDS]
    pile = LETTERS[field(hands, AT_PILE, 3)]
    if phase == SET_UP:
        steps = field(hands, STEPS, 15)
        return [*SET_UP_TODO[steps:], *([f"+{field(words[TURN], MOVER, 1)}"] if steps else [])]
    if phase == DRAW:
        return [f"+{field(words[TURN], MOVER, 1)}"]
    if phase == ABILITY:
        return [f"{side_of(words, field(hands, AT_PILE, 3), field(words[TURN], MOVER, 1))[-1]}@{pile}"]
    if phase == TURN_UP:
        counts = [field(hands, shift, 7) for shift in (FIRST_COUNT, SECOND_COUNT)]
        return [f"?{pile}", *(f"={LETTERS[count - 1]}" for count in counts if count)]
    return ["."] if phase == FINISHED else []


def turn_text(words: Words) -> str:
    """Write all that belongs to the turn."""
    number = field(words[TURN], TURN_NUMBER, 511)
    mover = str(field(words[TURN], MOVER, 1)) if number else "-"
    return f"{number}:{mover}:{field(words[TURN], PLAYED, 3)}:{','.join(todo(words)) or '-'}"


def pile_text(words: Words, pile: int) -> str:
    """Write a pile with both its sides."""
    sides = ["".join(side_of(words, pile, seat)) or "-" for seat in (0, 1)]
    return ":".join((LETTERS[pile], "".join(yokai_of(words, pile)) or "-", *sides))


def write(words: Words, watcher: int | None = ALL) -> str:
    """Write the position as a watcher may see it: a seat, `None` for a spectator, `ALL` for everything."""
    return " ".join(
        (
            *(pile_text(words, pile) for pile in range(4)),
            *(counts_text(hand_counts(words, seat), sees_hand(words, seat, watcher)) for seat in (0, 1)),
            counts_text(bag_counts(words, DECK), sees_deck(words, watcher)),
            bag_text(bag_counts(words, DISCARDS)),
            *("".join(taken_by(words, seat)) or "-" for seat in (0, 1)),
            turn_text(words),
        )
    )

"""The cards as data: four colours, 20 yokai, 18 kinds of sketches, and which 36 sketches a game is played with."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import NamedTuple

from yamabushi.core.errors import Reason, Refusal, quoted

NO_SKETCH = Reason("yokai-deck-sketch", "{word} is no sketch; sketches look like 'GR', 'GB+' and 'RY!'")
NO_DECK = Reason("yokai-deck-text", "it is a text, or a list of card texts")
LONG_DECK = Reason("yokai-deck-long", "it is too long for {wanted} sketches")
OTHER_DECK = Reason("yokai-deck-size", "the number of its sketches is {count}, and a game is played with {wanted}")


class BadSketches(Refusal):
    """Refuse a text that is no bag of sketches, or not as many as a game is played with."""


class Colour(NamedTuple):
    """A colour of cards and piles, told apart by letter, name and sign as well (Y-02)."""

    letter: str
    name: str
    sign: str


GREEN, RED, BLUE, YELLOW = range(4)
COLOURS = (
    Colour("G", "green", "leaf"),
    Colour("R", "red", "flame"),
    Colour("B", "blue", "wave"),
    Colour("Y", "yellow", "star"),
)
LETTERS = "".join(colour.letter for colour in COLOURS)
COLOUR_NAMES = {colour.letter: colour.name for colour in COLOURS}

VALUES = (3, 4, 5, 6, 7)
YOKAI = tuple(f"{colour.letter}{value}" for colour in COLOURS for value in VALUES)
"""The yokai by number: 5 * colour + value - 3."""

PLAIN, CALL, DISTRACT = range(3)
ABILITIES = ("", "+", "!")
PAIRS = ((GREEN, RED), (GREEN, BLUE), (GREEN, YELLOW), (RED, BLUE), (RED, YELLOW), (BLUE, YELLOW))
SKETCHES = tuple(LETTERS[first] + LETTERS[second] + ability for first, second in PAIRS for ability in ABILITIES)
"""The kinds of sketches by number: 3 * pair + ability."""

SKETCH_NUMBERS = {sketch: number for number, sketch in enumerate(SKETCHES)}
YOKAI_NUMBERS = {yokai: number for number, yokai in enumerate(YOKAI)}

DECK_SIZE = 36
ASSUMED = "assumed"
"""The name of the table of sketches that is ours, not the rulebook's (Y-01)."""

_COUNTED = re.compile(r"([1-9][0-9]?)?([GRBY]{2}[+!]?)", re.ASCII)


def bag_text(counts: Sequence[int]) -> str:
    """Write a bag of sketches: in card order, a number before one that is there more than once, `-` for none.

    >>> bag_text([2, 1] + [0] * 16)
    '2GRGR+'
    """
    parts = [f"{count if count > 1 else ''}{SKETCHES[kind]}" for kind, count in enumerate(counts) if count]
    return "".join(parts) or "-"


def read_bag(text: str) -> list[int]:
    """Read a bag, in whatever order; give how many there are of each kind.

    Raises:
        BadSketches: it says what is no sketch.
    """
    counts = [0] * len(SKETCHES)
    place = 0
    while place < len(text):
        found = _COUNTED.match(text, place)
        if found is None or found[2] not in SKETCH_NUMBERS:
            shown = found[2] if found else text[place : place + 3]
            raise BadSketches(NO_SKETCH, word=quoted(shown))
        counts[SKETCH_NUMBERS[found[2]]] += int(found[1] or 1)
        place = found.end()
    return counts


@cache
def assumed_deck() -> tuple[int, ...]:
    """Give how many there are of each kind of sketch in our table."""
    lines = (resources.files(__package__) / "assumed_deck.txt").read_text(encoding="ascii").splitlines()
    return tuple(read_bag("".join("".join(line.split()) for line in lines if not line.startswith("#"))))


def deck_counts(deck: str) -> tuple[int, ...]:
    """Give how many there are of each kind in a table that is in its one form."""
    return assumed_deck() if deck == ASSUMED else tuple(read_bag(deck))


def deck_in_form(given: object) -> str:
    """Bring a table of 36 sketches to its one form: `assumed`, or a bag.

    Card texts may have blanks or commas between them, and counts before them; a list of card texts will do, too.

    >>> deck_in_form("12GR, 12BY! 6GB GB+ GB+ GB+ GB+ GB+ GB+")
    '12GR6GB6GB+12BY!'

    Raises:
        BadSketches: it says what is wrong.
    """
    if isinstance(given, list | tuple) and all(isinstance(card, str) for card in given):
        given = " ".join(given)
    if not isinstance(given, str):
        raise BadSketches(NO_DECK)
    if given == ASSUMED:
        return given
    if len(given) > 1000:
        raise BadSketches(LONG_DECK, wanted=DECK_SIZE)
    counts = [sum(column) for column in zip(*map(read_bag, ["", *re.split(r"[\s,]+", given)]), strict=True)]
    if sum(counts) != DECK_SIZE:
        raise BadSketches(OTHER_DECK, count=sum(counts), wanted=DECK_SIZE)
    return ASSUMED if tuple(counts) == assumed_deck() else bag_text(counts)

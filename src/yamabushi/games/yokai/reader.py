"""Read a position text. Text may be wrong, a position may not: this is the only door, and it names every problem.

Three steps: the fields are taken apart, checked as a whole, and put together as words. What passes is a position that
the rules can go on from, and writes the same text again.
"""

from __future__ import annotations

import re
from itertools import pairwise

from yamabushi.core.errors import BadPosition, quoted
from yamabushi.games.yokai import problems
from yamabushi.games.yokai import text as text_form
from yamabushi.games.yokai.cards import (
    LETTERS,
    SKETCH_NUMBERS,
    YOKAI_NUMBERS,
    BadSketches,
    bag_text,
    deck_counts,
    read_bag,
)
from yamabushi.games.yokai.consistency import Parts, check
from yamabushi.games.yokai.layout import (
    ABILITY,
    AT_PILE,
    BAG_BITS,
    DRAW,
    FINISHED,
    FIRST_COUNT,
    HAND_BITS,
    HIDDEN,
    KINDS_A_WORD,
    LAST_TURN,
    MOVER,
    NEVER_UP,
    NODE_BITS,
    NODES_A_WORD,
    PHASE,
    PLAY,
    PLAYED,
    SET_UP,
    STEPS,
    TOP,
    TURN_NUMBER,
    TURN_UP,
    in_hand,
    with_sketch,
)
from yamabushi.games.yokai.problems import wrong
from yamabushi.kernels.words import Words

NAMES = ("G", "R", "B", "Y", "hand0", "hand1", "deck", "discards", "taken0", "taken1", "turn")
_SKETCH = re.compile(r"[GRBY]{2}[+!]?")
_YOKAI = re.compile(r"[GRBY][3-7]|\?")
_TURN = re.compile(r"(0|[1-9][0-9]{0,2}):([01-]):([0-3]):([^:]+)", re.ASCII)
_ENTRY = re.compile(r"\?[GRBY]?|\+[01]|=[GRBY]|[GRBY]{2}[+!]@[GRBY]|\.", re.ASCII)


def split(pattern: re.Pattern[str], text: str) -> list[str] | None:
    """Take a row of cards apart, `-` being none; None where it is no such row."""
    if text == "-":
        return []
    cards = pattern.findall(text)
    return cards if "".join(cards) == text and cards else None


def read_side(field: str, text: str, side: str) -> list[str]:
    """Read the sketches on one side of a pile."""
    sketches = split(_SKETCH, side)
    if sketches is None or any(sketch not in SKETCH_NUMBERS for sketch in sketches):
        raise wrong(field, text, problems.NO_SKETCHES, word=quoted(side))
    return sketches


def read_pile(parts: Parts, field: str, text: str) -> None:
    """Read a pile with both its sides."""
    pieces = text.split(":")
    if len(pieces) != 4 or pieces[0] != field:
        raise wrong(field, text, problems.NO_PILE, example=quoted(f"{field}:{field}5????:GR:-"))
    yokai = split(_YOKAI, pieces[1])
    if yokai is None:
        raise wrong(field, text, problems.NO_YOKAI, word=quoted(pieces[1]))
    parts.yokai.append(yokai)
    parts.sides.append([read_side(field, text, side) for side in pieces[2:]])


def read_counts(field: str, text: str) -> list[int]:
    """Read a bag of sketches."""
    try:
        counts = read_bag("" if text == "-" else text)
    except BadSketches as problem:
        raise BadPosition(problems.BAD_FIELD, field=field, text=quoted(text), problem=problem) from None
    if bag_text(counts) != text:
        raise wrong(field, text, problems.NO_ORDER, ordered=quoted(bag_text(counts)))
    return counts


def read_taken(field: str, text: str) -> list[str]:
    """Read the yokai that a seat has taken."""
    yokai = split(_YOKAI, text)
    if yokai is None or "?" in yokai or sorted(yokai, key=YOKAI_NUMBERS.__getitem__) != yokai:
        raise wrong(field, text, problems.NO_TAKEN)
    return yokai


def read_turn(parts: Parts, text: str) -> None:
    """Read number, mover, sketches played, and what is pending."""
    found = _TURN.fullmatch(text)
    if found is None:
        raise wrong("turn", text, problems.NO_TURN)
    turn, mover, played, todo = found.groups()
    parts.turn, parts.played = int(turn), int(played)
    parts.mover = None if mover == "-" else int(mover)
    parts.todo = [] if todo == "-" else todo.split(",")
    for entry in parts.todo:
        if not _ENTRY.fullmatch(entry) or ("@" in entry and entry.partition("@")[0] not in SKETCH_NUMBERS):
            raise wrong("turn", text, problems.NO_ENTRY, word=quoted(entry))
    if parts.turn > LAST_TURN:
        raise wrong("turn", text, problems.AFTER_LAST, last=LAST_TURN)


def read(text: str, deck: str) -> Words:
    """Give the position that a text describes, `deck` being the table of sketches in its one form.

    Raises:
        BadPosition: the sentence says what is wrong, and where.
    """
    fields = text.split(" ")
    if len(fields) != len(NAMES):
        raise BadPosition(problems.BAD_FIELDS, count=len(fields))
    parts = Parts()
    for name, content in zip(NAMES[:4], fields[:4], strict=True):
        read_pile(parts, name, content)
    hand0, hand1, parts.deck, parts.discards = map(read_counts, NAMES[4:8], fields[4:8])
    parts.hands = [hand0, hand1]
    parts.taken = [*map(read_taken, NAMES[8:10], fields[8:10])]
    read_turn(parts, fields[10])
    check(parts, deck_counts(deck))
    words = put_together(parts)
    canonical = text_form.write(words)
    if canonical != text:
        raise BadPosition(problems.NOT_CANONICAL, canonical=quoted(canonical, limit=300))
    return words


# ---- the words -------------------------------------------------------------------------------------------------------


def put_together(parts: Parts) -> Words:
    """Make the words of what the fields say."""
    links = [0, 0]
    piles = [pile_word(parts, pile, links) for pile in range(4)]
    phase, pending = pending_bits(parts)
    hands = pending
    for seat, counts in enumerate(parts.hands):
        hand = 0
        for kind, count in enumerate(counts):
            for _ in range(count):
                hand = in_hand(hand, kind)
        hands |= hand << HAND_BITS * seat
    turn = phase << PHASE | parts.turn << TURN_NUMBER | (parts.mover or 0) << MOVER | parts.played << PLAYED
    for seat, taken in enumerate(parts.taken):
        for yokai in taken:
            turn |= 1 << YOKAI_NUMBERS[yokai] + 20 * seat
    green, red, blue, yellow = piles
    first, second = links
    return (first, second, green, red, blue, yellow, hands, *bag_words(parts.deck), *bag_words(parts.discards), turn)


def bag_words(counts: tuple[int, ...] | list[int]) -> tuple[int, int]:
    """Give the two words of a bag."""
    first, second = (
        sum(count << BAG_BITS * place for place, count in enumerate(counts[start : start + KINDS_A_WORD]))
        for start in (0, KINDS_A_WORD)
    )
    return first, second


def pile_word(parts: Parts, pile: int, links: list[int]) -> int:
    """Give the word of a pile, and note in `links` what lies beneath each of its nodes."""
    word = 0
    for seat, side in enumerate(parts.sides[pile]):
        for sketch in side:
            word = with_sketch(word, seat, SKETCH_NUMBERS[sketch])
    nodes: list[int] = []
    for yokai in parts.yokai[pile]:
        node = HIDDEN + pile if yokai == "?" else YOKAI_NUMBERS[yokai]
        if nodes[-1:] != [node]:
            nodes.append(node)
    for node, below in pairwise((*nodes, -1)):
        links[node // NODES_A_WORD] |= below + 1 << NODE_BITS * (node % NODES_A_WORD)
    seen = [yokai for row in (*parts.yokai, *parts.taken) for yokai in row]
    for place, value in enumerate("34567"):
        if LETTERS[pile] + value not in seen:
            word |= 1 << NEVER_UP + place
    return word | (nodes[0] + 1 if nodes else 0) << TOP


def pending_bits(parts: Parts) -> tuple[int, int]:
    """Give the phase, and the bits of the HANDS word that say what is pending."""
    steps, todo = parts.setting_up, parts.todo
    if steps is not None:
        return SET_UP, steps << STEPS
    if not todo:
        return PLAY, 0
    if todo == ["."]:
        return FINISHED, 0
    if todo == [f"+{parts.mover}"]:
        return DRAW, 0
    if "@" in todo[0]:
        return ABILITY, LETTERS.index(todo[0][-1]) << AT_PILE
    counts = sum(LETTERS.index(entry[1]) + 1 << FIRST_COUNT + 3 * place for place, entry in enumerate(todo[1:]))
    return TURN_UP, LETTERS.index(todo[0][1]) << AT_PILE | counts

"""Fill the blanks of a view's position text, so that it can be read; `hidden` deals them anew then."""

from __future__ import annotations

import re

from yamabushi.games.yokai import problems
from yamabushi.games.yokai.cards import LETTERS, SKETCH_NUMBERS, bag_text, deck_counts
from yamabushi.games.yokai.consistency import Parts
from yamabushi.games.yokai.problems import impossible
from yamabushi.games.yokai.reader import NAMES, read_counts, read_pile


def filled(text: str, deck: str) -> str:
    """Put unseen sketches, in card order, in the place of what a view leaves blank: hands first, then the draw pile.

    Raises:
        BadPosition: there are not just as many unseen sketches as blanks.
    """
    fields = text.split(" ")
    if len(fields) != len(NAMES) or not any(field.startswith("?") for field in fields[4:7]):
        return text
    unseen = list(deck_counts(deck))
    for name, field in zip(NAMES[:8], fields[:8], strict=True):
        if field.startswith("?"):
            continue
        parts = Parts()
        if name in LETTERS:
            read_pile(parts, name, field)
            for sketch in (sketch for side in parts.sides[0] for sketch in side):
                unseen[SKETCH_NUMBERS[sketch]] -= 1
        else:
            unseen = [left - count for left, count in zip(unseen, read_counts(name, field), strict=True)]
    rest = [kind for kind, count in enumerate(unseen) for _ in range(count)]
    for place in (4, 5, 6):
        number = re.fullmatch(r"\?([1-9][0-9]?)", fields[place], re.ASCII)
        if number is None:
            continue
        size = int(number[1])
        if size > len(rest) or min(unseen) < 0:
            raise impossible(problems.FEW_UNSEEN, size=size, field=NAMES[place])
        dealt, rest = rest[:size], rest[size:]
        fields[place] = bag_text([dealt.count(kind) for kind in range(len(unseen))])
    return " ".join(fields)

"""What a decision would do, for whoever is about to take it: which piles are counted, and what comes of it."""

from __future__ import annotations

from typing import Any

from yamabushi.games.yokai.actions import CALL_FROM, DISTRACT_TOP, END_TURN, LEAVE
from yamabushi.games.yokai.cards import CALL, LETTERS, PLAIN
from yamabushi.games.yokai.layout import (
    AT_PILE,
    FIRST_COLOUR,
    HANDS,
    PILES,
    SECOND_COLOUR,
    TURN,
    YOKAI_SET,
    sketches_of,
    top_of,
)
from yamabushi.games.yokai.piles import count_pile, is_hidden, value_of
from yamabushi.games.yokai.rules import can_use, distracted_to, sketch_put, sketch_turned, yokai_called
from yamabushi.games.yokai.text import yokai_of
from yamabushi.kernels.bits import field
from yamabushi.kernels.words import Words


def preview(words: Words, code: int) -> dict[str, Any] | None:
    """Describe what a decision would do: the ability that it opens, the piles that are counted; nothing for `.`.

    The `goal` is the pile where a distract moves a sketch.
    """
    ability = goal = None
    if code < END_TURN:
        kind, pair = code >> 1, code // 6
        pile = int(SECOND_COLOUR[pair] if code & 1 else FIRST_COLOUR[pair])
        words = sketch_put(words, kind, pile)
        if kind % 3 != PLAIN and can_use(words, pile, kind % 3):
            ability = "call" if kind % 3 == CALL else "distract"
        piles = [pile]
    elif CALL_FROM <= code <= LEAVE:
        piles = [field(words[HANDS], AT_PILE, 3)]
        if code < DISTRACT_TOP:
            words = yokai_called(words, code - CALL_FROM)
            piles.append(code - CALL_FROM)
        elif code == DISTRACT_TOP:
            goal = int(distracted_to(words))
            words = sketch_turned(words, goal)
            piles.append(goal)
    else:
        return None
    return {
        "ability": ability,
        "counts": [count_view(words, pile) for pile in piles],
        "goal": None if goal is None else LETTERS[goal],
    }


def count_view(words: Words, pile: int) -> dict[str, Any]:
    """Describe how a pile would be counted: who has how many there, what is needed, and whether it is completed."""
    sides = [int(sketches_of(words[PILES + pile], seat)) for seat in (0, 1)]
    view: dict[str, Any] = {
        "pile": LETTERS[pile],
        "yokai": yokai_of(words, pile)[0],
        "sides": sides,
        "result": None,
        "needs": None,
        "missing": None,
        "points": None,
        "taker": None,
    }
    if is_hidden(top_of(words, pile)):
        return view  # nobody knows yet what it needs
    value = int(value_of(top_of(words, pile) - 1))
    view.update(needs=value, missing=max(0, value - sum(sides)), points=value)
    after = count_pile(words, pile)
    taken = after[TURN] ^ words[TURN]
    if taken & (YOKAI_SET | YOKAI_SET << 20):
        view["taker"] = 0 if taken & YOKAI_SET else 1
        view["result"] = f"taken by {view['taker']}"
    elif after != words:
        view["result"] = "flees"
    return view

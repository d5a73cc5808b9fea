"""Fill the blanks of a view's position text, so that it can be read; `hidden` deals them anew then."""

from __future__ import annotations

import re

from yamabushi.games.himiki import problems
from yamabushi.games.himiki.chaos_tiles import CHAOS, YOKAI
from yamabushi.games.himiki.problems import wrong

_TILE = re.compile("[A-Z][a-z]")
_SQUARE = re.compile("[A-E][1-6]")


def filled(text: str) -> str:
    """Put unseen chaos tiles, in their order, in the place of hands that a view leaves blank.

    Raises:
        BadPosition: there are not as many unseen tiles as blanks.
    """
    before, _, chaos = text.rpartition(" ")
    hands, _, rest = chaos.partition("/")
    if "?" not in hands:
        return text
    # A tile that is to be put down is named in the turn, one that lies armed by the seat before whom it lies.
    turn = before.split(" ")[4:5]
    seen = _TILE.findall(_SQUARE.sub(" ", " ".join([hands, rest, *turn])))
    if not rest.startswith("-"):
        seen.append(CHAOS[YOKAI].code)
    unseen = [tile.code for tile in CHAOS if tile.code not in seen]
    dealt = []
    for hand in hands.split(","):
        number = re.fullmatch(r"\?([1-9])", hand, re.ASCII)
        if number is None:
            dealt.append(hand)
            continue
        size = int(number[1])
        if size > len(unseen):
            raise wrong("chaos", chaos, problems.FEW_UNSEEN, size=size)
        dealt.append("".join(unseen[:size]))
        unseen = unseen[size:]
    return f"{before} {','.join(dealt)}/{rest}"

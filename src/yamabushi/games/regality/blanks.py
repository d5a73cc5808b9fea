"""Fill the blanks of a view's position text, so that it can be read; `hidden` deals them anew then."""

from __future__ import annotations

import re

from yamabushi.games.regality import problems
from yamabushi.games.regality.problems import impossible
from yamabushi.games.regality.tiles import DRAWABLE, NUMBERS, codes

_TILE = re.compile("[A-Za-z][a-z]")
_BLANK = re.compile(r"\?([1-9])", re.ASCII)

ZONES, POOL, DISCARDS, FLAGS, EXTRAS = (2, 3), 4, 5, 6, 8


class Unseen:
    """The neutral tiles that a view does not show, taken one after another."""

    def __init__(self, tiles: int) -> None:
        self.tiles = [number for number in range(len(NUMBERS)) if tiles >> number & 1]

    def take(self, count: int) -> int:
        """Take so many, as a set.

        Raises:
            BadPosition: there are not so many.
        """
        if count > len(self.tiles):
            raise impossible(problems.FEW_UNSEEN, count=count)
        taken, self.tiles = self.tiles[:count], self.tiles[count:]
        return sum(1 << number for number in taken)


def tiles_in(text: str) -> int:
    """Give the tiles that a text names, in whatever case."""
    return sum(1 << NUMBERS[code] for code in {name.capitalize() for name in _TILE.findall(text)} if code in NUMBERS)


def blank(field: str) -> int:
    """Give the number of tiles that a field leaves blank."""
    found = _BLANK.search(field)
    return int(found[1]) if found else 0


def filled(text: str) -> str:
    """Put unseen neutral tiles in the place of what a view leaves blank.

    Raises:
        BadPosition: there are not as many unseen tiles as blanks.
    """
    fields = text.split(" ")
    if len(fields) < EXTRAS or not any(blank(field) for field in fields):
        return text
    extras = dict(field.partition("=")[::2] for field in fields[EXTRAS:])
    rounds = extras["passed"].split("/") if "passed" in extras else []
    shown = tiles_in(" ".join(fields[:FLAGS]))
    unseen = Unseen(DRAWABLE & ~shown & ~tiles_in(extras.get("gone", "") + "".join(rounds)))
    # The second player has kept one of the first three, the first player one of the second three; of three that were
    # just handed on nobody has kept one yet: they are the tiles to pick from.
    first = int(extras.get("first") == "l")
    keepers = [ZONES[1 - first], ZONES[first]]
    if len(rounds) > len(keepers):
        return text  # no view: reading it says so
    to_pick_from = blank(fields[POOL]) or tiles_in(fields[POOL]).bit_count()
    picking = len(rounds) - 1 if fields[FLAGS] == "draft" and to_pick_from == 3 else -1
    zones = dict.fromkeys(ZONES, 0)
    threes: list[int] = []
    for number, (three, keeper) in enumerate(zip(rounds, keepers, strict=False)):
        tiles = tiles_in(three)
        if blank(three) and number != picking and not blank(fields[keeper]):
            # What was kept lies open: it is any of those that do.
            lies_open = DRAWABLE & shown & ~sum(threes)
            tiles = unseen.take(2) | lies_open & -lies_open
        elif blank(three):
            tiles = unseen.take(3)
        if number != picking and not tiles & shown:
            zones[keeper] = tiles & -tiles
        threes.append(tiles)
    pool = threes[picking] if picking >= 0 else unseen.take(blank(fields[POOL]))
    for place in ZONES:
        zones[place] |= unseen.take(max(0, blank(fields[place]) - zones[place].bit_count()))
        fields[place] = _BLANK.sub(f"?{codes(zones[place])}", fields[place])
    fields[POOL] = _BLANK.sub(f"?{codes(pool)}", fields[POOL])
    passed = f"passed={'/'.join(map(codes, threes))}"
    return " ".join(passed if field.startswith("passed=") else field for field in fields)

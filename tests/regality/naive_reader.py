"""Lay out the naive game from a position text, so that both implementations can begin anywhere.

It trusts the text: whether a position can be is for the real reader to say.
"""

from __future__ import annotations

import re

from tests.naive.regality import NaiveRegality
from tests.naive.regality_effects import CELLS, NEUTRAL, Piece, opponent

from .positions import codes

WAITING = ("begin", "draw", "draft", "choose")


class QuickNaive(NaiveRegality):
    """The naive game with a quicker copy: its lists and dictionaries are copied, what is in them never changes."""

    def __deepcopy__(self, memo: dict[int, object]) -> QuickNaive:
        """Copy two levels deep, as deep as the naive game nests what it changes."""
        after = QuickNaive.__new__(QuickNaive)
        for name, value in vars(self).items():
            vars(after)[name] = copied(value, 2)
        return after


def copied(value: object, levels: int) -> object:
    """Copy lists and dictionaries so many levels deep."""
    if levels and isinstance(value, list):
        return [copied(item, levels - 1) for item in value]
    if levels and isinstance(value, dict):
        return {key: copied(item, levels - 1) for key, item in value.items()}
    return value


def piece(text: str) -> Piece:
    """Read one cell."""
    tiles, _, destroyer = text.strip("()").partition(":")
    top, _, under = tiles.partition("+")
    facing = "r" if top[0].isupper() else "l"
    return Piece(top.capitalize(), facing, under.capitalize() or None, destroyer or None)


def read_naive(text: str, style: str, match: str, games: int = 3) -> NaiveRegality:
    """Give the naive game in the position of a text."""
    board, who, royalty, religion, neutral, discards, flags, count, *extras = text.split(" ")
    tail = dict(extra.split("=") for extra in extras)
    naive = QuickNaive(style, match, games, "random")
    names = [column + row for row in "321" for column in "abc"]
    cells = dict(zip(names, re.split("[,/]", board), strict=True))
    naive.board = {cell: piece(cells[cell]) for cell in CELLS if cells[cell] != "."}
    for side, zone in (("r", royalty), ("l", religion)):
        shown, _, hidden = zone.partition("?")
        naive.zone[side] = codes(shown)
        naive.secret[side] = codes(hidden)
    naive.neutral = codes(neutral)
    naive.discards = codes(discards)
    naive.count = int(count)
    naive.begins = None if flags in ("begin", "choose") else tail.get("first", "r")
    naive.passed = [codes(tiles) for tiles in tail["passed"].split("/")] if "passed" in tail else []
    naive.gone = codes(tail.get("gone", ""))
    passed = [tile for tiles in naive.passed for tile in tiles]
    everywhere = {code.capitalize() for code in re.findall("[A-Za-z][a-z]", board)} | {
        *codes(royalty + religion + neutral + discards),
        *passed,
    }
    naive.drawn = [tile for tile in NEUTRAL if tile in everywhere]
    scores = [int(number) for number in re.split("[-/]", tail.get("won", tail.get("points", "0-0")))]
    tally = naive.points if match == "points" else naive.won
    tally["r"], tally["l"] = scores[:2]
    naive.finished = scores[2] if len(scores) == 3 else 0
    lay_turn(naive, who, flags)
    return naive


def lay_turn(naive: NaiveRegality, who: str, flags: str) -> None:
    """Set who decides about what."""
    naive.phase = "over" if who == "." else "place"
    naive.turn = who if who in "rl" else naive.begins or "r"
    if flags in WAITING:
        naive.phase = flags
        if naive.begins is not None and naive.style == "secret-draft":
            second_round = bool(naive.passed) and naive.neutral != naive.passed[0]
            naive.looker = opponent(naive.begins) if second_round else naive.begins
    elif flags != "-":
        naive.phase = "hit" if flags.endswith("?") else "effect"
        naive.chain = flags[3:].rstrip("?").split(">")
        placed_by = naive.begins if naive.count % 2 else opponent(naive.begins or "r")
        naive.turn = placed_by or "r"
        naive.filled_last = not naive.free_cells()

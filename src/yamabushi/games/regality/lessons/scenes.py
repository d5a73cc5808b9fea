"""Positions of lessons: a board and a few tiles in the zones; whatever else there is lies among the discards."""

from __future__ import annotations

import re

from yamabushi.core.options import OptionValue
from yamabushi.games.regality.tiles import CITIZEN, DRAWABLE, NUMBERS, RELIGIONS, ROYALTYS, codes

OLD: dict[str, OptionValue] = {"style": "old", "match": "single"}
STANDARD: dict[str, OptionValue] = {"style": "standard", "match": "single"}

FIVE = 5
"""So many neutral tiles are in play in the standard style, besides the Citizen."""

PLACED = {"r": 12, "l": 13}
"""How many tiles have been placed so far; Royalty has begun."""


def mask_of(text: str) -> int:
    """Give the tiles that a text names, whichever way they face."""
    found = re.findall(r"[A-Za-z]{2}", text)
    return sum(1 << NUMBERS[code.capitalize()] for code in found)


def scene(board: str, royalty: str, religion: str, who: str = "r", neutral: str = "") -> str:
    """Write a position: row 3, row 2 and row 1 of the board, and the tiles in both zones and the neutral one.

    Neutral tiles that are in play all the same, for there are always five or none, lie among the discards.

    >>> scene("...,.,.", "Mi", "Bi")
    Traceback (most recent call last):
    ...
    ValueError: a board has three rows of three cells
    """
    if not re.fullmatch(r"[^/,]+,[^/,]+,[^/,]+(/[^/,]+,[^/,]+,[^/,]+){2}", board):
        raise ValueError("a board has three rows of three cells")
    lying = mask_of(re.sub(r":[rl]\)", ")", board)) | mask_of(royalty) | mask_of(religion) | mask_of(neutral)
    discards = (ROYALTYS | RELIGIONS | 1 << CITIZEN) & ~lying
    if lying & DRAWABLE:
        spare = [number for number in range(len(NUMBERS)) if (DRAWABLE & ~lying) >> number & 1]
        missing = FIVE - (lying & DRAWABLE).bit_count()
        discards |= sum(1 << number for number in spare[:missing])
    zones = " ".join(codes(mask_of(zone)) for zone in (royalty, religion, neutral))
    return f"{board} {who} {zones} {codes(discards)} - {PLACED[who]}"

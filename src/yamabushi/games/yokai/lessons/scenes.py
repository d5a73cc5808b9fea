"""Positions of lessons: piles and hands; all other sketches are in the draw pile."""

from __future__ import annotations

from yamabushi.games.yokai.cards import assumed_deck, bag_text, read_bag


def scene(piles: str, own: str, theirs: str = "GBRY", taken: str = "- -", turn: int = 9) -> str:
    """Write a position in which seat 0 is to play: four piles, each with its yokai and both sides, and both hands.

    >>> scene("G:G4????:-:- R:R5????:-:- B:B3????:-:- Y:Y6????:-:-", "GR")[-12:]
    ' - - 9:0:0:-'
    """
    sides = [side for pile in piles.split() for side in pile.split(":")[2:] if side != "-"]
    used = [sum(column) for column in zip(*map(read_bag, ["", own, theirs, *sides]), strict=True)]
    left = [all_there - gone for all_there, gone in zip(assumed_deck(), used, strict=True)]
    return f"{piles} {bag_text(read_bag(own))} {bag_text(read_bag(theirs))} {bag_text(left)} - {taken} {turn}:0:0:-"

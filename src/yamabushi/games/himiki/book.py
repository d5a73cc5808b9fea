"""The book of puzzles: data that ships with the game, every one of them proved."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import NamedTuple

from yamabushi.games.himiki.puzzles import Puzzle

GRADES = {"F": "easy", "M": "medium", "D": "hard", "E": "expert"}
_NAME = re.compile(r"[FMDE][0-9]{2,3}")


class Entry(NamedTuple):
    """A puzzle of the book: its text, with PAR, how many shortest solutions it has, and its measured difficulty."""

    text: str
    solutions: int
    difficulty: int


@cache
def book() -> dict[str, Entry]:
    """Give the puzzles of the book by their names, in the order of the book."""
    entries: dict[str, Entry] = {}
    lines = (resources.files(__package__) / "book.txt").read_text(encoding="ascii").splitlines()
    for line in lines:
        if line and not line.startswith("#"):
            name, solutions, difficulty, text = line.split(" ", 3)
            entries[name] = Entry(text, int(solutions), int(difficulty))
    return entries


def puzzle_in_form(given: object) -> str:
    """Bring a puzzle to its one form: the name of one in the book, or its text.

    Raises:
        ValueError: it says what is wrong.
    """
    if not isinstance(given, str):
        raise ValueError("it is the name of a puzzle in the book, as F01, or the text of one")
    name = given.strip().upper()
    if _NAME.fullmatch(name):
        if name not in book():
            raise ValueError(f"there is no such puzzle in the book; there are {counted()}")
        return name
    return str(Puzzle.read(given))


def counted() -> str:
    """Say which puzzles there are."""
    names = list(book())
    rows = [[name for name in names if name[0] == grade] for grade in GRADES]
    return ", ".join(f"{row[0]} to {row[-1]}" for row in rows if row)


def puzzle_of(text: str) -> Puzzle:
    """Give a puzzle that is in its one form."""
    return Puzzle.read(book()[text].text if text in book() else text)

"""The book of puzzles: data that ships with the game, every one of them proved."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import NamedTuple

from yamabushi.core.errors import Reason
from yamabushi.games.himiki.puzzles import BadPuzzle, Puzzle

NO_NAME = Reason("himiki-book-name", "it is the name of a challenge in the book, as F01, or the text of one")
NOT_IN_BOOK = Reason("himiki-book-none", "there is no such challenge in the book; there are {names}")

GRADES = {"F": "easy", "M": "medium", "D": "hard", "E": "expert"}
THEMES = ("again", "pivot", "double", "cubes", "terrain", "event", "influence", "quiet")
"""What a puzzle can be about; `puzzles/themes.py` finds it in its solutions.

Playing again, a pivot, two cubes beaten by one move, several white cubes, terrain that is set off, an event tile used,
an influence taken, and a first move that neither gains anything nor lets white play again.
"""
_NAME = re.compile(r"[FMDE][0-9]{2,3}")


class Entry(NamedTuple):
    """A puzzle of the book: its text, with PAR, how many shortest solutions it has, its difficulty and its themes."""

    text: str
    solutions: int
    difficulty: int
    themes: tuple[str, ...]

    def line(self, name: str) -> str:
        """Write it as a line of the book."""
        return f"{name} {self.solutions} {self.difficulty} {','.join(self.themes) or '-'} {self.text}"


@cache
def book() -> dict[str, Entry]:
    """Give the puzzles of the book by their names, in the order of the book."""
    entries: dict[str, Entry] = {}
    lines = (resources.files(__package__) / "book.txt").read_text(encoding="ascii").splitlines()
    for line in lines:
        if line and not line.startswith("#"):
            name, solutions, difficulty, themes, text = line.split(" ", 4)
            found = tuple(themes.split(",")) if themes != "-" else ()
            entries[name] = Entry(text, int(solutions), int(difficulty), found)
    return entries


def puzzle_in_form(given: object) -> str:
    """Bring a puzzle to its one form: the name of one in the book, or its text.

    Raises:
        BadPuzzle: it says what is wrong.
    """
    if not isinstance(given, str):
        raise BadPuzzle(NO_NAME)
    name = given.strip().upper()
    if _NAME.fullmatch(name):
        if name not in book():
            raise BadPuzzle(NOT_IN_BOOK, names=counted())
        return name
    return str(Puzzle.read(given))


def counted() -> str:
    """Say which puzzles there are."""
    names = list(book())
    rows = [[name for name in names if name[0] == grade] for grade in GRADES]
    return ", ".join(f"{row[0]}–{row[-1]}" for row in rows if row)


def puzzle_of(text: str) -> Puzzle:
    """Give a puzzle that is in its one form."""
    return Puzzle.read(book()[text].text if text in book() else text)

"""Why something happened, as data: which sentence says it, what it is filled with, and the rule behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Word(NamedTuple):
    """A word that every language has, by its key, such as `element-H`."""

    key: str


Argument = str | int | Word | tuple[str | Word, ...]
"""What a sentence is filled with: a text as it is, a number, a word, or several of them in a row."""


class Because(NamedTuple):
    """One sentence about what happened: its key in the words, what fills it, and where the rules speak of it.

    The rule is the number of a ruling, such as `H-03`, or the name of a part of the rules, such as `tilt`.
    """

    key: str
    arguments: Mapping[str, Argument]
    rule: str


def slug(title: str) -> str:
    """Write a title as a part of a key.

    >>> slug("White of Light")
    'white-of-light'
    """
    return title.lower().replace(" ", "-")

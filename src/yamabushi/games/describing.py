"""How games describe what goes over the wire: parts of views, and what is said of a game in a list.

Only the modules `wire` of games are made of this, and only the server reads them.
"""

from __future__ import annotations

import msgspec
from pydantic import BaseModel


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a view or a preview."""


class OptionOut(BaseModel):
    """An option of a game."""

    name: str
    summary: str
    default: str | int | bool
    choices: list[str]
    low: int
    high: int
    only: dict[str, list[str | int | bool]]


class GameOut(BaseModel):
    """A game and its options."""

    title: str
    summary: str
    seats: list[str]
    # The seats of each mode, where a game has several.
    modes: dict[str, list[str]]
    # The modes in which one person looks for a solution: they are chosen from a book.
    puzzle_modes: list[str]
    options: list[OptionOut]
    # What is rated together, each with the options that stand for it: the ways in which people play against each other.
    pools: dict[str, dict[str, str | int | bool]]
    rules_version: int

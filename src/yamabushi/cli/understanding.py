"""Understand what a person types: the notation in any case and order, or a number from the list."""

from __future__ import annotations

import re
from collections.abc import Sequence

from yamabushi.cli.boards import Board

_SEPARATORS = re.compile(r"[\s@>=,*%-]+")
_GOALS = re.compile(r"[@-]")
_PARTS = re.compile(r"[@=~-]")
_BACKWARDS = re.compile(r"([1-9])([a-z])")


def plain_form(text: str) -> str:
    """Reduce an action or what was typed to what matters: letters in lower case and figures, letter first.

    >>> plain_form("Ki@b2"), plain_form("ki B2"), plain_form("4C 3C"), plain_form("b5~ c5~")
    ('kib2', 'kib2', 'c4c3', 'b5~c5~')
    >>> plain_form(">+"), plain_form("-")
    ('+', '-')
    """
    words = _SEPARATORS.split(text.lower().strip())
    return "".join(_BACKWARDS.sub(r"\2\1", word) if len(word) == 2 else word for word in words) or text.strip()


def understand(typed: str, actions: Sequence[str]) -> str | None:
    """Find the one action that was meant, or none.

    >>> understand("b2 ki", ["Ki@b1", "Ki@b2"]), understand("2", ["-", ">b2"]), understand("b", [">b1", ">b2"])
    ('Ki@b2', '>b2', None)
    >>> understand("b1", ["Ci@a1", "Ci@b1"]), understand("c4", ["C5-C4", "C5-C6"])  # only one can go there
    ('Ci@b1', 'C5-C4')
    """
    typed = typed.strip()
    if typed in actions:
        return typed
    if typed.isascii() and typed.isdecimal():
        number = int(typed) if len(typed) < 6 else 0
        return actions[number - 1] if 1 <= number <= len(actions) else None
    forms = {plain_form(typed), plain_form(" ".join(reversed(typed.split())))}
    meant = [action for action in actions if plain_form(action) in forms]
    meant = meant or [action for action in actions if action.startswith("!") and action[1:].lower() in forms]
    meant = meant or going_to(plain_form(typed), actions)
    return meant[0] if len(meant) == 1 else None


def going_to(place: str, actions: Sequence[str]) -> list[str]:
    """List the actions that bring something to a place, which is in its plain form.

    >>> going_to("c4", ["C5-C4", "B4-C4", "C4~"]), going_to("g", ["GR@G", "GR@R"])
    (['C5-C4', 'B4-C4'], ['GR@G'])
    """
    return [action for action in actions if (parts := _GOALS.split(action.lower()))[1:] and parts[-1] == place != ""]


def naming(word: str, actions: Sequence[str]) -> list[str]:
    """List the actions that a word may have meant: those that go to that place, else those of what stands there.

    >>> naming("4C", ["C5-C4", "B4-C4", "C4~"]), naming("c5", ["C5-C4", "C5~", "C5~D5~", "B4-C4"]), naming("x", ["x-y"])
    (['C5-C4', 'B4-C4'], ['C5-C4', 'C5~', 'C5~D5~'], ['x-y'])
    """
    form = plain_form(word)
    there = going_to(form, actions)
    return there or [action for action in actions if form and form in _PARTS.split(action.lower())]


def notation(typed: str, board: Board) -> str | None:
    """Turn what was typed into the form of an action that is not possible here, if it looks like one.

    >>> from yamabushi.cli.boards import board_of
    >>> from yamabushi.core.registry import game
    >>> regality = board_of(game("regality"))
    >>> notation("ki b2", regality), notation("ki 2B", regality), notation(">b2", regality), notation("what", regality)
    ('Ki@b2', 'Ki@b2', '>b2', None)
    """
    words = [_BACKWARDS.sub(r"\2\1", word) if len(word) == 2 else word for word in typed.lower().split()]
    if (written := board.notation(words)) is not None:
        return written
    return typed if typed == "." or re.search(r"[>=?!*%@~^-]", typed) else None

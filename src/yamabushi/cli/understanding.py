"""Understand what a person types: the notation in any case and order, or a number from the list."""

from __future__ import annotations

from collections.abc import Sequence

_IGNORED = str.maketrans("", "", " @>=,\t")


def plain_form(text: str) -> str:
    """Reduce an action or what was typed to what matters: letters in lower case, figures, and the signs of choices.

    >>> plain_form("Ki@b2"), plain_form("ki B2"), plain_form(">+")
    ('kib2', 'kib2', '+')
    """
    return text.lower().translate(_IGNORED)


def understand(typed: str, actions: Sequence[str]) -> str | None:
    """Find the one action that was meant, or none.

    >>> understand("b2 ki", ["Ki@b1", "Ki@b2"]), understand("2", ["-", ">b2"]), understand("b", [">b1", ">b2"])
    ('Ki@b2', '>b2', None)
    >>> understand("b1", ["Ci@a1", "Ci@b1"])  # only one tile can go there
    'Ci@b1'
    """
    typed = typed.strip()
    if typed in actions:
        return typed
    if typed.isascii() and typed.isdecimal():
        number = int(typed) if len(typed) < 6 else 0
        return actions[number - 1] if 1 <= number <= len(actions) else None
    forms = {plain_form(typed), plain_form("".join(reversed(typed.split())))}
    meant = [action for action in actions if plain_form(action) in forms - {""}]
    meant = meant or [action for action in actions if action.partition("@")[2] == typed.lower() != ""]
    return meant[0] if len(meant) == 1 else None

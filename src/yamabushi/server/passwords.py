"""Passwords that anybody would try first: the commonest, and one's own name."""

from __future__ import annotations

from functools import cache

MOST_ADDED = 4
"""A common password with so many digits or signs before and after it is still a common one."""

FEWEST_DIFFERENT = 4
"""With fewer different letters than these a password is guessed whatever its length."""


@cache
def commonest() -> frozenset[str]:
    """Give the 30,000 commonest passwords, from lists that have leaked elsewhere; they are read when first needed."""
    from zxcvbn.frequency_lists import FREQUENCY_LISTS

    return frozenset(FREQUENCY_LISTS["passwords"])


def is_guessable(password: str, name: str) -> bool:
    """Tell whether a password is one of those that are tried first.

    >>> [is_guessable(word, "Ada") for word in ("password", "Passw0rd!", "sunshine12", "aaabbbaaabbb", "ada-2026")]
    [True, True, True, True, True]
    >>> is_guessable("correct horse battery", "Ada")
    False
    """
    folded = password.casefold()
    if folded in commonest() or len(set(folded)) < FEWEST_DIFFERENT:
        return True
    inside = folded
    while inside and not inside[-1].isalpha():
        inside = inside[:-1]
    while inside and not inside[0].isalpha():
        inside = inside[1:]
    return inside == name.casefold() or (inside in commonest() and len(folded) - len(inside) <= MOST_ADDED)

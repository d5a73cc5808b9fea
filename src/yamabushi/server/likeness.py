"""Names that look alike: `Ada`, and `Аda` with a letter of the Cyrillic alphabet.

Which letters look like which is said by Unicode's own table (UTS #39); the package confusable-homoglyphs has it. That
package tells of letters; when two whole names are alike is said here.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

MOST = 240
"""The longest likeness that is stored, in letters."""

UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
SELECTORS = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""Letters and signs that show nothing though they count as printable, and those that choose a variant of another."""


def likeness_of(name: str) -> str:
    """Give what a name looks like: names are told apart by eye if these are different.

    It is empty for a name that shows nothing.

    >>> likeness_of("Аda") == likeness_of("Ada") == likeness_of("a da") == likeness_of("ADA")
    True
    >>> likeness_of("Ian") == likeness_of("lan") == likeness_of("1an"), likeness_of("Bemd") == likeness_of("Bernd")
    (True, True)
    >>> likeness_of("Nina") == likeness_of("Vina")
    False
    """
    seen = "".join(letter for letter in unicodedata.normalize("NFKD", name) if not is_unseen(letter))
    # First what each letter looks like, then small letters: a capital Ν of the Greeks is an N, and their small ν a v.
    alike = "".join(map(simplest, seen)).casefold()
    # Small and capital letters are one here, so what looks like I looks like i.
    return alike.replace("i", "l").replace("rn", "m").replace("vv", "w")[:MOST]


def is_unseen(letter: str) -> bool:
    """Tell whether nothing is to be seen of a letter."""
    is_selector = any(ord(letter) in some for some in SELECTORS)
    return letter.isspace() or letter in UNSEEN or is_selector or not letter.isprintable()


@lru_cache(4096)
def simplest(letter: str) -> str:
    """Give the simplest of all letters that look like one.

    >>> simplest("а"), simplest("Ο"), simplest("1"), simplest("ю")
    ('a', 'O', 'l', 'ю')
    """
    # The table leads from a letter to the one that stands for all like it, and from there to all.
    near = {letter, *looks_like(letter)}
    return min((other for one in near for other in (one, *looks_like(one))), key=simplicity)


def looks_like(letter: str) -> list[str]:
    """List what the table says that a letter looks like, in one step; the table is read when first needed."""
    from confusable_homoglyphs import confusables

    if len(letter) > 1:
        return []
    found = confusables.is_confusable(letter, greedy=True)
    return [other["c"] for other in found[0]["homoglyphs"]] if found else []


def simplicity(letters: str) -> tuple[int, int, str]:
    """Put letters in an order: small ones of the Latin alphabet, capital ones, and all else."""
    is_latin = letters.isascii() and letters.isalpha()
    return (0 if is_latin and letters.islower() else 1 if is_latin else 2, len(letters), letters)

"""Names that no account may have: those of engines, of the host, and of people without an account, in all languages.

They are read from the words that players see, so that a new language or a new level needs no change here.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib import resources

from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.engines.levels import HIGHEST, LOWEST
from yamabushi.server.likeness import likeness_of
from yamabushi.table.records import name_of
from yamabushi.table.seats import Seat, SeatKind
from yamabushi.words.languages import LANGUAGES

RESERVED = Sentence("account-reserved", "The name {name} stands for the computer, the host or a guest; choose another.")

NAMES = ("seat-muk-yan", "table-guest", "table-gone", *(f"level-{level}" for level in range(LOWEST, HIGHEST + 1)))
"""The keys of words that are the name of a player."""

HOST_NAMES = "reserved-host"
"""The key of a list: what hosts and those who help them are called."""


def require_free(name: str) -> None:
    """Make sure that a name is not reserved.

    Raises:
        BadOption: it is, or looks like one that is.
    """
    if is_reserved(name):
        raise BadOption(RESERVED, name=quoted(name))


def is_reserved(name: str) -> bool:
    """Tell whether a name is reserved, or looks like one that is; a number behind it makes no difference.

    >>> is_reserved("Yаmabushi"), is_reserved("Level 3"), is_reserved("Gäste"), is_reserved("guest 12")
    (True, True, False, True)
    """
    plain = unicodedata.normalize("NFKC", name)
    return not reserved().isdisjoint((bare(name), bare(re.sub(r"[\W\d_]+$", "", plain))))


@cache
def reserved() -> frozenset[str]:
    """Give what all reserved names look like."""
    engine = name_of(Seat(SeatKind.ENGINE, level=LOWEST)).rstrip("0123456789 ")
    found = {engine}
    for language in LANGUAGES:
        words = plain_words(language)
        found |= {words[key] for key in NAMES}
        found |= {one.strip() for one in words[HOST_NAMES].split(",")}
    return frozenset(map(bare, found))


def plain_words(language: str) -> dict[str, str]:
    """Read the words of a language that stand on one line; understanding all of Fluent takes seconds."""
    folder = resources.files("yamabushi.words").joinpath(language)
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return dict(re.findall(r"^([a-z0-9-]+) = (.+)$", "\n".join(texts), re.MULTILINE))


def bare(name: str) -> str:
    """Give what a name looks like without its accents.

    >>> bare("Hébergeur") == bare("hebergeur")
    True
    """
    letters = unicodedata.normalize("NFKD", name)
    return likeness_of("".join(letter for letter in letters if not unicodedata.combining(letter)))

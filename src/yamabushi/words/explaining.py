"""Say why something happened, and name the part of the rules behind it."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from babel.lists import format_list

from yamabushi.core.why import Argument, Because, Word
from yamabushi.words.bundles import worded

RULING = re.compile(r"[A-Z]-\d\d")
PART = re.compile(r"^##+ (?P<title>.+?) \{#(?P<name>[\w-]+)\}$", re.MULTILINE)
NUMBERED = re.compile(r"^### (?P<name>[A-Z]-\d\d) (?P<title>.+)$", re.MULTILINE)


def because_in(language: str, because: Because) -> str:
    """Say a sentence in a language.

    >>> tilt = {"who": Word("seat-white"), "start": "C4", "goal": "C3", "element": Word("subject-M")}
    >>> because_in("en", Because("why-himiki-tilted", tilt, "tilt"))
    'White tilts the cube on C4 to C3: now water is on top.'

    Raises:
        KeyError: there is no such language, no such sentence, or something to fill it with is missing.
    """
    arguments = {name: _said(language, value) for name, value in because.arguments.items()}
    text = worded(language, because.key, **arguments)
    return text[0].upper() + text[1:]


def _said(language: str, value: Argument) -> str | int:
    """Say what a sentence is filled with."""
    if isinstance(value, Word):
        return worded(language, value.key)
    if isinstance(value, tuple):
        return format_list([str(_said(language, one)) for one in value], locale=language)
    return value


@cache
def rules_of(language: str, game: str) -> dict[str, str]:
    """Give the titles of all that the rules of a game have a name for: their parts, and the rulings."""
    folder = resources.files(__package__).joinpath(language)
    found: dict[str, str] = {}
    for file, titles in ((f"rules-{game}.md", PART), (f"rulings-{game}.md", NUMBERED)):
        text = folder.joinpath(file).read_text(encoding="utf-8")
        found |= {title["name"]: title["title"] for title in titles.finditer(text)}
    return found


def rule_in(language: str, game: str, rule: str) -> str:
    """Name a rule for somebody who wants to read it: the title of a part, or the number of a ruling with its title.

    >>> rule_in("en", "himiki", "again"), rule_in("en", "himiki", "H-06")
    ('Playing again', 'H-06 No move')
    """
    title = rules_of(language, game)[rule]
    return f"{rule} {title}" if RULING.fullmatch(rule) else title

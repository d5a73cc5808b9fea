"""What is refused is said whole in every language, with nothing in it that is English."""

from __future__ import annotations

import re
from collections.abc import Iterator

from yamabushi.core.errors import Refusal
from yamabushi.words import ENGLISH, languages, refusal_in

OTHERS = tuple(language for language in languages() if language != ENGLISH)
PHRASE = re.compile(r"(?<![\w'])[a-z]{2,} [a-z]{2,}(?![\w'])")
"""Two words in a row: what goes into a sentence is notation, a name or a number, nothing that needs a translation."""


def parts(refusal: Refusal) -> Iterator[Refusal]:
    """Go through a refusal and all that it is refused for."""
    yield refusal
    for value in refusal.arguments.values():
        if isinstance(value, Refusal):
            yield from parts(value)


def untranslated(refusal: Refusal) -> list[str]:
    """List what a reader of another language would see in English; what somebody has written themselves is quoted."""
    found = []
    for part in parts(refusal):
        given = {name: str(value) for name, value in part.arguments.items() if not isinstance(value, Refusal)}
        found += [f"{part.code}: {name}={value}" for name, value in given.items() if PHRASE.search(unquoted(value))]
        for language in OTHERS:
            said = refusal_in(language, part)
            if said == str(part):
                found.append(f"{part.code} in {language}: {said}")
    return found


def unquoted(value: str) -> str:
    """Leave out what is quoted."""
    return "" if value[:1] in "'\"" else value

"""Know which languages there are, and choose the one that a browser asks for."""

from __future__ import annotations

LANGUAGES = ("fr", "en", "it", "de", "es", "nl")
ENGLISH = "en"
"""What is said where nobody asks for a language, or for none of ours, and where a word is missing."""


def languages() -> tuple[str, ...]:
    """List the languages, by the codes that browsers and folders call them."""
    return LANGUAGES


def best_language(accept_language: str | None) -> str:
    """Choose the language that an `Accept-Language` header wants most; English if it wants none of ours.

    A country or a script behind the language makes no difference. What cannot be understood is passed over.

    >>> best_language("pt-BR, nl-BE;q=0.7, fr;q=0.9")
    'fr'
    >>> best_language("pt, *;q=0.5")
    'en'
    """
    best, most = ENGLISH, 0.0
    for wish in (accept_language or "").split(","):
        tag, *settings = (part.strip().lower() for part in wish.split(";"))
        name = ENGLISH if tag == "*" else tag.partition("-")[0]
        weight = _weight(settings)
        if name in LANGUAGES and weight > most:  # of equal wishes the first counts
            best, most = name, weight
    return best


def _weight(settings: list[str]) -> float:
    """Read how much a language is wanted, 0 to 1; 0, not at all, if that is no number."""
    for setting in settings:
        name, _, value = setting.partition("=")
        if name.strip() == "q":
            try:
                weight = float(value)
            except ValueError:
                return 0.0
            return weight if 0 <= weight <= 1 else 0.0
    return 1.0

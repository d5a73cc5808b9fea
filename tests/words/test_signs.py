"""Signs and blanks: each language sets its quotation marks, ellipses and units in its own way, on every page."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.make_words import WORDS
from tests.words.files import FILES, patterns, plain
from yamabushi.words import languages

PAGES = sorted(path.name for path in (WORDS / "en").glob("*.md"))
NOT_WORDS = re.compile(r"`[^`]*`|(?<!\w)'[^']*'|\{#[\w-]+\}|\[Game \"regality\"\]|^\|[-| ]+\|$", re.MULTILINE)
"""Notation, examples, names of parts and lines of tables: no language spells them its own way."""
GUILLEMETS = {"fr", "es", "it"}
SECOND_PERSON = {"de": "Sie haben", "es": "usted", "fr": "tu as", "it": "Lei ha", "nl": "u hebt"}


@cache
def texts(language: str) -> dict[str, str]:
    """Give all that a language says, by key or by page, without what is no words; filled in is a bullet."""
    keyed = {key: plain(pattern) for file in FILES for key, pattern in patterns(language, file).items()}
    pages = {name: (WORDS / language / name).read_text(encoding="utf-8") for name in PAGES}
    return {name: NOT_WORDS.sub("¤", text) for name, text in (keyed | pages).items()}


def found(language: str, wrong: str) -> dict[str, str]:
    """Show what is wrong, and where."""
    sign = re.compile(wrong)
    hits = {name: sign.search(text) for name, text in texts(language).items()}
    return {name: hit.string[max(0, hit.start() - 20) : hit.end() + 20] for name, hit in hits.items() if hit}


def test_the_pages_are_found() -> None:
    assert len(PAGES) == 7
    assert found("fr", "(?<=pile )verte") != {}


@pytest.mark.parametrize("language", languages())
def test_an_ellipsis_is_one_sign_and_no_quotation_mark_is_straight(language: str) -> None:
    assert found(language, r"\.\.\.|\"") == {}


@pytest.mark.parametrize("language", sorted(GUILLEMETS))
def test_guillemets_are_the_only_quotation_marks(language: str) -> None:
    assert found(language, "[“”„‟]") == {}


@pytest.mark.parametrize("language", sorted(GUILLEMETS))
def test_an_ellipsis_follows_its_word(language: str) -> None:
    assert found(language, r"\s…") == {}


@pytest.mark.parametrize("language", sorted(GUILLEMETS))
def test_a_unit_stays_with_its_number(language: str) -> None:
    assert found(language, r"[\d•] (?:min|s|h|%)(?![\w’])") == {}


@pytest.mark.parametrize("name", PAGES)
def test_french_pages_set_double_signs_apart_by_a_blank_that_does_not_break(name: str) -> None:
    wrong = re.compile(r"[ \w»)*][!?;](?=\s|$)| [:»]|[\w»)*]:(?=\s|$)|« |«\w", re.MULTILINE)
    assert wrong.search(texts("fr")[name]) is None


@pytest.mark.parametrize("name", PAGES)
def test_spanish_pages_open_their_questions_and_exclamations(name: str) -> None:
    text = texts("es")[name]
    assert [text.count(one) for one in "¿¡"] == [text.count(two) for two in "?!"]


@pytest.mark.parametrize("language", sorted(SECOND_PERSON))
def test_nobody_is_spoken_to_in_another_form(language: str) -> None:
    assert found(language, rf"\b{SECOND_PERSON[language]}\b") == {}

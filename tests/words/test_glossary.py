"""The glossary holds: its terms are said where it says, and what it rules out is said nowhere."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.docs_examples import DOCS
from tests.make_words import WORDS
from tests.words.files import FILES, patterns, plain
from yamabushi.words import languages

NAMES = {"English": "en", "French": "fr", "Italian": "it", "German": "de", "Spanish": "es", "Dutch": "nl"}


def rows(title: str) -> list[list[str]]:
    """Read the table under a title of the glossary, the names of its columns first."""
    text = (DOCS / "glossary.md").read_text(encoding="utf-8").partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    lines = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line] for line in lines]
    return [cells[0], *cells[2:]]


HEAD, *TERMS = rows("Terms")
_, *RULED_OUT = rows("Not said")
SAID = [
    (key.strip("`"), NAMES[name], term) for key, *terms in TERMS for name, term in zip(HEAD[1:], terms, strict=True)
]


@cache
def texts(language: str) -> dict[str, str]:
    """Give all words of a language, by key or by file; without what no language spells its own way, such as `C4`."""
    keyed = {key: plain(pattern) for file in FILES for key, pattern in patterns(language, file).items()}
    pages = {path.name: path.read_text(encoding="utf-8") for path in (WORDS / language).glob("*.md")}
    return {name: re.sub(r"`[^`]*`", "", text) for name, text in (keyed | pages).items()}


def test_the_tables_are_read() -> None:
    assert set(HEAD[1:]) == set(NAMES)
    assert set(NAMES.values()) == set(languages())
    assert len(TERMS) > 30
    assert {NAMES[name] for name, _, _ in RULED_OUT} == set(languages())


@pytest.mark.parametrize(("key", "language", "term"), SAID)
def test_a_term_is_said(key: str, language: str, term: str) -> None:
    assert term.lower() in texts(language)[key].lower()


@pytest.mark.parametrize(("name", "term"), [(name, term) for name, term, _ in RULED_OUT])
def test_what_is_ruled_out_is_said_nowhere(name: str, term: str) -> None:
    words = term.replace("\N{HORIZONTAL ELLIPSIS}", "\N{BULLET}").split()  # what is filled in
    wrong = re.compile(r"(?<!\w)" + r"\s+".join(map(re.escape, words)) + r"(?!\w)", re.IGNORECASE)
    said = {
        key: text for key, text in texts(NAMES[name]).items() if not key.startswith("reserved-")
    }  # names, not texts
    assert [key for key, text in said.items() if wrong.search(text)] == []

"""Which language a browser gets."""

from __future__ import annotations

import pytest

from tests.make_words import WORDS
from yamabushi.words import ENGLISH, best_language, languages


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("fr", "fr"),
        ("FR-ch", "fr"),
        ("zh-Hant-TW, nl", "nl"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.3, it;q=0.9, es;q=0.5", "it"),
        ("it;q=0.5, es;q=0.5", "it"),
        ("pt, ja;q=0.9", "en"),
        ("*", "en"),
        ("pt, *;q=0.5, nl;q=0.4", "en"),
        ("nl;q=0.6, *;q=0.5", "nl"),
        ("fr;q=0, es;q=0.1", "es"),
        ("fr;q=0", "en"),
        ("fr; q = 0.2 , de ; q=0.3", "de"),
        ("fr;level=1;q=0.2, de;q=0.3", "de"),
        ("fr;q=much, de;q=0.1", "de"),
        ("fr;q=7, de;q=0.1", "de"),
        ("fr;q=nan, de;q=0.1", "de"),
        (";;;,,=,q=1;;", "en"),
        ("\x00é🔥;q=1", "en"),
        ("french", "en"),
    ],
)
def test_the_language_that_is_wanted_most_is_chosen(header: str | None, language: str) -> None:
    assert best_language(header) == language


def test_a_language_is_a_folder_of_words() -> None:
    folders = {path.name for path in WORDS.iterdir() if path.is_dir() and any(path.glob("*.ftl"))}
    assert folders == set(languages()) == {"fr", "en", "it", "de", "es", "nl"}
    assert len(languages()) == 6
    assert ENGLISH in languages()

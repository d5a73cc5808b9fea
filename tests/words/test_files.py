"""The files of words: the same keys with the same variables in every language, and each language's own spelling."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from tests.make_words import POSITIONS, REFUSALS, WORDS, file_of, refusals, sentences
from tests.words.files import FILES, entries, keys, patterns, plain, references, variables
from yamabushi.core.errors import Refusal
from yamabushi.words import ENGLISH, languages, worded

OTHERS = [language for language in languages() if language != ENGLISH]
EVERY = [(language, file) for language in languages() for file in FILES]
TRANSLATED = [(language, file) for language in OTHERS for file in FILES]
EXAMPLES = re.compile(r"(?<!\w)'[^']*'")
"""Positions and commands in quotation marks: no language spells them its own way."""


def texts(language: str, file: str) -> dict[str, str]:
    """Give the text of every key, with a sign for each example."""
    return {key: EXAMPLES.sub("¤", plain(pattern)) for key, pattern in patterns(language, file).items()}


def test_the_files_are_found() -> None:
    assert {"games.ftl", REFUSALS, POSITIONS} <= set(FILES)


@pytest.mark.parametrize(("language", "file"), EVERY)
def test_every_line_is_understood(language: str, file: str) -> None:
    assert [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize(("language", "file"), EVERY)
def test_a_key_stands_in_a_file_once(language: str, file: str) -> None:
    names = [entry.id.name for entry in entries(language, file) if isinstance(entry, ast.Message | ast.Term)]
    assert sorted(names) == sorted(set(names))


def test_a_key_stands_in_one_file() -> None:
    names = [key for file in FILES for key in patterns(ENGLISH, file)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize(("language", "file"), TRANSLATED)
def test_a_language_has_the_keys_that_english_has(language: str, file: str) -> None:
    theirs, ours = set(patterns(language, file)), set(patterns(ENGLISH, file))
    assert {"missing": sorted(ours - theirs), "unknown": sorted(theirs - ours)} == {"missing": [], "unknown": []}


@pytest.mark.parametrize(("language", "file"), TRANSLATED)
def test_a_text_is_filled_with_what_english_is_filled_with(language: str, file: str) -> None:
    theirs = {key: variables(pattern) for key, pattern in patterns(language, file).items()}
    ours = {key: variables(pattern) for key, pattern in patterns(ENGLISH, file).items()}
    assert {key: names for key, names in theirs.items() if key in ours and names != ours[key]} == {}


@pytest.mark.parametrize(("language", "file"), EVERY)
def test_a_text_refers_to_what_is_there(language: str, file: str) -> None:
    there = keys(language, *FILES)
    named = {key: references(pattern) - there for key, pattern in patterns(language, file).items()}
    assert {key: names for key, names in named.items() if names} == {}


@pytest.mark.parametrize("file", [REFUSALS, POSITIONS])
def test_the_english_refusals_are_those_of_the_code(file: str) -> None:
    assert (WORDS / ENGLISH / file).read_text(encoding="utf-8") == refusals(file), "`make words` mends that."


def test_every_refusal_reads_the_same_in_the_code_and_in_the_english_words() -> None:
    for code, sentence in sentences().items():
        arguments = {name: f"<{name}>" for name in variables(patterns(ENGLISH, file_of(code))[code])}
        assert worded(ENGLISH, code, **arguments) == str(Refusal(sentence, **arguments))


@pytest.mark.parametrize("file", [REFUSALS, POSITIONS])
@pytest.mark.parametrize("language", OTHERS)
def test_a_refusal_is_translated(language: str, file: str) -> None:
    ours = texts(ENGLISH, file)
    assert [key for key, text in texts(language, file).items() if text == ours.get(key)] == []


@pytest.mark.parametrize("file", [REFUSALS, POSITIONS])
@pytest.mark.parametrize("language", OTHERS)
def test_a_refusal_ends_as_it_does_in_english(language: str, file: str) -> None:
    # Where a refusal ends with another one, that brings its own full stop; a reason that others end with has none.
    def end(text: str) -> str:
        return text[-1] if text[-1] in ".:;!?…'" else ""

    ours = texts(ENGLISH, file)
    theirs = texts(language, file)
    assert [key for key, text in theirs.items() if key in ours and end(text) != end(ours[key])] == []


@pytest.mark.parametrize(("language", "file"), EVERY)
def test_no_text_has_blanks_at_its_end_or_two_in_a_row(language: str, file: str) -> None:
    wrong = {key: text for key, text in texts(language, file).items() if text != text.strip() or "  " in text}
    assert wrong == {}


@pytest.mark.parametrize(("language", "file"), TRANSLATED)
def test_apostrophes_are_typographic(language: str, file: str) -> None:
    assert [key for key, text in texts(language, file).items() if re.search(r"\w'\w", text)] == []


@pytest.mark.parametrize("file", FILES)
def test_french_sets_its_double_signs_apart_by_a_blank_that_does_not_break(file: str) -> None:
    wrong = re.compile(r"[ \w»•)][!?;](?=\s|$)| [:»]|[\w»•)]:(?=\s|$)|« |«\w")
    assert {key: text for key, text in texts("fr", file).items() if wrong.search(text)} == {}


@pytest.mark.parametrize("file", FILES)
def test_spanish_opens_its_questions_and_exclamations(file: str) -> None:
    spanish = texts("es", file)
    wrong = [
        key for key, text in spanish.items() if any(text.count(one) != text.count(two) for one, two in ("¿?", "¡!"))
    ]
    assert wrong == []


@pytest.mark.parametrize("file", FILES)
def test_only_french_sets_signs_apart(file: str) -> None:
    for language in set(languages()) - {"fr"}:
        assert [key for key, text in texts(language, file).items() if re.search(r"\s[!?;:](?=\s|$)", text)] == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize(
    ("language", "opening", "closing", "others"),
    [("en", "“", "”", "„«»‘"), ("de", "„", "“", "”«»‘"), ("nl", "", "", "“”„«»")],
)
def test_what_is_quoted_stands_in_the_marks_of_its_language(
    language: str, opening: str, closing: str, others: str, file: str
) -> None:
    # Single marks close as an apostrophe looks, so that Dutch ones cannot be counted.
    spoken = texts(language, file)
    assert {key: text for key, text in spoken.items() if set(others) & set(text)} == {}
    assert [key for key, text in spoken.items() if opening and text.count(opening) != text.count(closing)] == []


@pytest.mark.parametrize(("language", "file"), EVERY)
def test_dots_and_dashes_are_signs_of_their_own(language: str, file: str) -> None:
    assert [key for key, text in texts(language, file).items() if re.search(r"\.\.|\s-\s", text)] == []

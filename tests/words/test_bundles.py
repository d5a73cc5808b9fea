"""Saying things: in the language asked for, and in English where that has no word."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentResource
from starlette.datastructures import Headers

import yamabushi
from yamabushi.core.errors import IllegalAction, Refusal, Sentence
from yamabushi.server.guards import FOREIGN, TOO_LONG, TOO_MUCH, problem
from yamabushi.words import languages, refusal_in, worded
from yamabushi.words.bundles import bundle

UNKNOWN = Sentence("toy-too-far", "{cell} is too far from {home}.")


@pytest.fixture
def fresh() -> Iterator[None]:
    """Forget afterwards what a test adds to the words."""
    bundle.cache_clear()
    yield
    bundle.cache_clear()


def test_a_word_is_said_in_each_language() -> None:
    assert [worded(language, "element-H") for language in ("fr", "en", "it", "de", "es", "nl")] == [
        "feu",
        "fire",
        "fuoco",
        "Feuer",
        "fuego",
        "vuur",
    ]


def test_words_are_filled_in_without_isolating_marks() -> None:
    assert worded("en", "say-tilt", **{"from": "C4", "to": "C3"}) == "Tilt C4 to C3"
    assert worded("de", "say-begins", side=worded("de", "seat-sun")) == "Sonne beginnt"


@pytest.mark.usefixtures("fresh")
def test_what_a_language_has_no_word_for_is_said_in_english() -> None:
    bundle("en").add_resource(FluentResource("toy-hello = Hello { $who }"))
    assert worded("nl", "toy-hello", who="Ann") == "Hello Ann"


@pytest.mark.usefixtures("fresh")
def test_numbers_are_written_as_the_language_writes_them() -> None:
    for language in ("en", "de"):
        bundle(language).add_resource(FluentResource("toy-number = { $number }"))
    assert worded("en", "toy-number", number=12345.5) == "12,345.5"
    assert worded("de", "toy-number", number=12345.5) == "12.345,5"
    assert worded("de", "toy-number", number=True) == "True"


def test_what_nobody_has_a_word_for_is_an_error() -> None:
    with pytest.raises(KeyError, match="toy-hello"):
        worded("fr", "toy-hello")
    with pytest.raises(KeyError, match="pt"):
        worded("pt", "element-H")
    with pytest.raises(KeyError, match="say-tilt"):
        worded("fr", "say-tilt", to="C3")


def test_words_are_read_once() -> None:
    assert bundle("it") is bundle("it")


@pytest.mark.parametrize("language", languages())
def test_a_refusal_is_said_in_each_language_with_its_arguments(language: str) -> None:
    sentence = refusal_in(language, Refusal(TOO_LONG, most=65536))
    assert "65536" in sentence
    assert (sentence == "That is too long: at most 65536 bytes.") == (language == "en")


def test_arguments_of_any_kind_are_said() -> None:
    several = Sentence("cli-seat", "There is no seat {name}; there is {names}, or random.")
    refusal = Refusal(several, name=None, names=("a", "b"))
    assert refusal_in("de", refusal) == "Es gibt keinen Platz None; es gibt ('a', 'b') oder random."


def test_a_reason_within_a_refusal_is_said_in_its_language() -> None:
    with pytest.raises(IllegalAction) as raised:
        yamabushi.game("himiki").start().play("!Mh")
    said = {language: refusal_in(language, raised.value) for language in ("en", "de", "nl")}
    assert {language: sentence.partition(";")[0] for language, sentence in said.items()} == {
        "en": "!Mh is not possible now: a cube is to be placed on a start square",
        "de": "!Mh geht jetzt nicht: Ein Würfel ist auf ein Startfeld zu setzen",
        "nl": "!Mh kan nu niet: er moet een kubus op een startveld worden gezet",
    }
    # What else could be played is listed as any language can.
    assert {sentence.partition(" … ")[2] for sentence in said.values()} == {"(+10)."}
    again: Refusal = pickle.loads(pickle.dumps(raised.value))
    assert refusal_in("de", again) == said["de"]


def test_a_refusal_that_has_no_words_is_said_in_english() -> None:
    refusal = Refusal(UNKNOWN, cell="c3", home="a1")
    assert {refusal_in(language, refusal) for language in languages()} == {"c3 is too far from a1."}


def test_a_refusal_whose_arguments_do_not_fit_is_said_in_english() -> None:
    other = Sentence("guard-too-long", "That is too long by {much}.")
    assert refusal_in("fr", Refusal(other, much=3)) == "That is too long by 3."


@pytest.mark.parametrize(
    ("asked", "language", "sentence"),
    [
        ({}, "en", "This server does not accept requests from other sites."),
        ({"accept-language": "es-MX, en;q=0.5"}, "es", "Este servidor no acepta peticiones de otros sitios."),
        ({"accept-language": "ja"}, "en", "This server does not accept requests from other sites."),
    ],
)
def test_the_server_refuses_in_the_language_of_the_request(asked: dict[str, str], language: str, sentence: str) -> None:
    answer = problem(Refusal(FOREIGN), 403, Headers(asked))
    assert f'"code":"guard-origin","sentence":"{sentence}","arguments":{{}}' in bytes(answer.body).decode()
    assert answer.headers["content-language"] == language
    assert answer.headers["vary"] == "accept-language"
    assert "retry-after" not in answer.headers


def test_the_server_says_when_to_ask_again() -> None:
    assert problem(Refusal(TOO_MUCH), 429, Headers({})).headers["retry-after"] == "2"

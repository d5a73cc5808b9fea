"""Refusals: a stable code, arguments for other languages, and one English sentence."""

from __future__ import annotations

import copy
import importlib
import json
import pickle
import pkgutil
import string
from collections.abc import Callable, Iterator

import pytest

import yamabushi
from yamabushi import BadOption, BadPosition, BadRecord, Game, IllegalAction, Record, Refusal
from yamabushi.core.errors import Reason, Sentence, listed, quoted
from yamabushi.core.record import read
from yamabushi.words import arguments_in

TOO_FAR = Sentence("toy-too-far", "{cell} is too far from {home}.")
KINDS = (IllegalAction, BadPosition, BadOption, BadRecord)
START = '[Game "regality"]\n[Rules "1"]\n[style "old"]\n[Result "*"]\n'


def sentences() -> Iterator[tuple[str, Sentence]]:
    """Find every sentence that any module of the package can say, each once."""
    seen: set[int] = set()
    for module in pkgutil.walk_packages(yamabushi.__path__, "yamabushi."):
        if module.name.endswith("__main__"):  # importing it runs the command
            continue
        for name, value in vars(importlib.import_module(module.name)).items():
            if isinstance(value, Sentence) and id(value) not in seen:
                seen.add(id(value))
                yield f"{module.name}.{name}", value


SENTENCES = dict(sentences())


def refused(attempt: Callable[[], object]) -> Refusal:
    """Give the refusal that an attempt meets."""
    with pytest.raises(Refusal) as refusal:
        attempt()
    return refusal.value


def old() -> Game:
    """Make the smallest game."""
    return yamabushi.game("regality", style="old", match="single")


ATTEMPTS: dict[str, Callable[[], object]] = {
    "game": lambda: yamabushi.game("chess"),
    "option": lambda: yamabushi.game("regality", style="odl"),
    "action": lambda: old().start().play("Ki@b2"),
    "nonsense": lambda: old().start().play("\n\0"),
    "position": lambda: old().read("nonsense"),
    "board": lambda: old().read(str(old().start()).replace(".", "x", 1)),
    "record": lambda: read("nonsense"),
    "record's action": lambda: Record.of(old(), ("Ki@b2",)),
    "record's start": lambda: Record.of(old(), (), start="nonsense"),
    "record's game": lambda: read(START.replace('"old"', '"odl"')),
}


def test_a_refusal_fills_in_its_sentence_and_keeps_its_parts() -> None:
    refusal = Refusal(TOO_FAR, cell="c3", home="a1")
    assert str(refusal) == "c3 is too far from a1."
    assert refusal.code == "toy-too-far"
    assert refusal.arguments == {"cell": "c3", "home": "a1"}
    assert refusal.sentence is TOO_FAR


def test_an_argument_may_have_any_name() -> None:
    refusal = Refusal(Sentence("toy", "{sentence} {self} {code}"), sentence="a", self="b", code="c")
    assert str(refusal) == "a b c"
    assert refusal.code == "toy"


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_refusal_is_a_value_error(kind: type[Refusal]) -> None:
    assert issubclass(kind, Refusal)
    assert issubclass(kind, ValueError)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("again", [lambda refusal: pickle.loads(pickle.dumps(refusal)), copy.copy, copy.deepcopy])
def test_a_refusal_survives_the_way_to_another_process(
    kind: type[Refusal], again: Callable[[Refusal], Refusal]
) -> None:
    refusal = kind(TOO_FAR, cell="c3", home="a1")
    twin = again(refusal)
    assert type(twin) is kind
    assert (str(twin), twin.code, twin.arguments) == (str(refusal), refusal.code, refusal.arguments)


@pytest.mark.parametrize("attempt", ATTEMPTS.values(), ids=ATTEMPTS.keys())
def test_what_is_really_refused_survives_pickling(attempt: Callable[[], object]) -> None:
    refusal = refused(attempt)
    twin = pickle.loads(pickle.dumps(refusal))
    assert type(twin) is type(refusal)
    assert (str(twin), twin.code) == (str(refusal), refusal.code)


@pytest.mark.parametrize("attempt", ATTEMPTS.values(), ids=ATTEMPTS.keys())
def test_what_is_really_refused_is_said_in_one_sentence(attempt: Callable[[], object]) -> None:
    sentence = str(refused(attempt))
    assert len(sentence.splitlines()) == 1
    assert sentence.endswith(".")
    assert not sentence.endswith("..")


@pytest.mark.parametrize("attempt", ATTEMPTS.values(), ids=ATTEMPTS.keys())
def test_the_arguments_of_a_refusal_can_travel_over_the_wire(attempt: Callable[[], object]) -> None:
    arguments = arguments_in("en", refused(attempt))
    assert json.loads(json.dumps(arguments)) == arguments


def test_walking_the_package_finds_the_sentences_of_every_level() -> None:
    codes = {sentence.code for sentence in SENTENCES.values()}
    assert {"option-unknown", "game-unknown", "record-tag", "regality-over", "regality-position-field"} <= codes


def test_every_sentence_has_a_code_of_its_own() -> None:
    by_code: dict[str, list[str]] = {}
    for where, sentence in SENTENCES.items():
        by_code.setdefault(sentence.code, []).append(where)
    assert {code: places for code, places in by_code.items() if len(places) > 1} == {}


@pytest.mark.parametrize("sentence", SENTENCES.values(), ids=SENTENCES.keys())
def test_every_sentence_can_be_filled_in_and_reads_as_one(sentence: Sentence) -> None:
    names = [name for _, name, _, _ in string.Formatter().parse(sentence.english) if name is not None]
    assert all(name.isidentifier() for name in names)
    english = str(Refusal(sentence, **dict.fromkeys(names, "Something.")))
    assert "\n" not in english
    if isinstance(sentence, Reason):
        assert not sentence.english.endswith(".")
        return
    assert english.endswith((".", "?"))
    assert english[0].isupper() or english.startswith("Something")


@pytest.mark.parametrize("sentence", SENTENCES.values(), ids=SENTENCES.keys())
def test_every_code_is_words_in_small_letters(sentence: Sentence) -> None:
    words = sentence.code.split("-")
    assert all(word.isalpha() and word.islower() and word.isascii() for word in words)


def test_long_texts_are_quoted_in_part() -> None:
    assert quoted("x" * 60) == repr("x" * 60)
    assert quoted("x" * 61) == repr("x" * 60 + "…")


@pytest.mark.parametrize("text", ["a\nb", "a\rb", "a\u2028b", "\x00", "'", '"', "🔥", ""])
def test_whatever_is_quoted_stays_on_one_line(text: str) -> None:
    assert len(quoted(text).splitlines()) == 1
    assert eval(quoted(text)) == text


def test_short_lists_are_given_in_full() -> None:
    assert listed(["a", "b"], limit=2) == "a, b"
    assert listed([]) == ""


def test_long_lists_say_how_many_more_there_are() -> None:
    assert listed(tuple("abcdefghij")) == "a, b, c, d, e, f, g, h … (+2)"

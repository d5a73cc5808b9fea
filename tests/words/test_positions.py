"""What is wrong with a position is said in every language: no sentence has a phrase of the code inside."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from functools import cache

import pytest

from tests.make_words import POSITIONS, WORDS, file_of, sentences
from tests.words.files import patterns, variables
from tests.words.saying import OTHERS, PHRASE, unquoted, untranslated
from yamabushi import game
from yamabushi.core.errors import BadPosition, BadRecord, Reason, Refusal, Sentence
from yamabushi.core.record import read
from yamabushi.words import ENGLISH, arguments_in, refusal_in

GAMES = ("himiki", "regality", "yokai")
FOR_HOSTS = ("cli/", "lab/", "server/outside.py", "server/running.py", "server/storage/backup.py")
"""What they say is for whoever runs a server, or is about a fault of a program."""
MALFORMED = ("server/looking.py", "server/news/socket.py", "server/sockets.py")
"""They pass on what a library says of a message that only a program can have written."""


@cache
def sources() -> dict[str, ast.Module]:
    """Read the package, by the path of each module."""
    package = WORDS.parent
    return {
        str(path.relative_to(package)): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(package.rglob("*.py"))
    }


def phrases(tree: ast.Module) -> Iterator[str]:
    """Find phrases that the code fills a sentence with: a call whose first argument is named as constants are."""
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or not call.args:
            continue
        first = call.args[0]
        name = first.attr if isinstance(first, ast.Attribute) else first.id if isinstance(first, ast.Name) else ""
        for argument in call.keywords if name.isupper() else ():
            for part in ast.walk(argument.value):
                if isinstance(part, ast.Constant) and isinstance(part.value, str) and PHRASE.search(part.value):
                    yield f"{name} {argument.arg}={part.value!r}"
                elif isinstance(part, ast.Call) and ast.unparse(part) == "str(problem)":
                    yield f"{name} {argument.arg}={ast.unparse(part)}"


def test_phrases_are_found() -> None:
    tree = ast.parse("""
raise BadPosition(problems.WRONG, problem="there are two cubes", tile="Ki", text=quoted("a b c"))
raise BadPosition(WRONG, problem=f"on {square} there are two cubes", number=3)
raise BadRecord(WRONG, problem=str(problem))
print("two words", end="two words")
""")
    assert list(phrases(tree)) == [
        "WRONG problem='there are two cubes'",
        "WRONG problem=' there are two cubes'",
        "WRONG problem=str(problem)",
    ]
    assert PHRASE.search("with five points each")
    assert PHRASE.search("KiQu a1, b2, GR+@G, first=l, w, b") is None
    assert unquoted("'there are two cubes'") == ""


def test_no_sentence_is_filled_with_a_phrase() -> None:
    found = {
        f"{path}: {phrase}"
        for path, tree in sources().items()
        if not path.startswith((*FOR_HOSTS, *MALFORMED))
        for phrase in phrases(tree)
    }
    assert sorted(found) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_problem_is_found_by_somebody_and_has_words(name: str) -> None:
    problems = importlib.import_module(f"yamabushi.games.{name}.problems")
    known = {key: value for key, value in vars(problems).items() if isinstance(value, Sentence)}
    used = {
        node.attr if isinstance(node, ast.Attribute) else node.id
        for path, tree in sources().items()
        if path.startswith(f"games/{name}/")
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute | ast.Name) and isinstance(node.ctx, ast.Load)
    }
    assert sorted(set(known) - used) == []
    for value in known.values():
        assert file_of(value.code) == POSITIONS
        given = {one: f"<{one}>" for one in variables(patterns(ENGLISH, POSITIONS)[value.code])}
        assert untranslated(Refusal(value, **given)) == []


@pytest.mark.parametrize("language", [ENGLISH, *OTHERS])
def test_a_reason_begins_as_it_does_after_a_colon(language: str) -> None:
    """In German a whole sentence begins with a capital letter there, elsewhere with a small one."""
    wrong = {}
    for code, sentence in sentences().items():
        if isinstance(sentence, Reason) and file_of(code) == POSITIONS:
            given = dict.fromkeys(variables(patterns(ENGLISH, POSITIONS)[code]), "'")
            said = refusal_in(language, Refusal(sentence, **given))
            plain = said[0].isalpha() and not said.startswith(("PAR", "Transfer", "Confusion", "Verwarring"))
            # Notation such as t or win= is written as it is.
            notation = said.split(" ")[0] in ("t", "x", "r", "a=", "c=", "win=", "w")
            if plain and not notation and said[0].isupper() != (language == "de"):
                wrong[code] = said
    assert wrong == {}


def test_a_position_is_refused_whole_in_german() -> None:
    with pytest.raises(BadPosition) as raised:
        game("himiki").read("C4MKH,D4MHK/C2HMK,E1MHK,E6KHM w 0-0 --- - 0 -")
    assert refusal_in("de", raised.value) == (
        "Die Stellung widerspricht sich: Nur 5 von 6 Würfeln sind da; "
        "aus dem Spiel kommt ein Würfel nur durch das Höllentor."
    )
    with pytest.raises(BadPosition) as raised:
        game("regality").read(".,.,./.,Ci,./.,.,. x KiQuPrMiGeWiCa HiCdStBiPaMoTe - - - 1")
    assert refusal_in("de", raised.value) == (
        "Der Abschnitt „Am Zug“, 'x', stimmt nicht: "
        "Dort steht 'r', 'l', '?' für den Zufall oder '.', wenn alles aus ist."
    )


def test_a_record_that_starts_from_no_position_is_refused_whole_in_french() -> None:
    text = '[Game "himiki"]\n[Rules "{}"]\n[Result "*"]\n[Start "A1 w 0-0 --- - 0 -"]\n\n*\n'
    with pytest.raises(BadRecord) as raised:
        read(text.format(game("himiki").about.rules_version)).verify()
    assert untranslated(raised.value) == []
    assert refusal_in("fr", raised.value).endswith("on y écrit les cubes blancs, un / et les noirs.")
    told = arguments_in("fr", raised.value)["problem"]
    assert isinstance(told, dict)
    within = told["arguments"]["problem"]
    assert isinstance(within, dict)
    assert (told["code"], within["code"]) == ("himiki-position-field", "himiki-position-sides")
    assert within["sentence"] == "on y écrit les cubes blancs, un / et les noirs"

"""Write the English refusals anew from the sentences in the code: `make words`.

Other languages are written by hand; tests/words tells which sentences they lack.
"""

from __future__ import annotations

import importlib
import pkgutil
import string
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import yamabushi
from yamabushi.core.errors import Sentence

WORDS = Path(str(resources.files("yamabushi"))) / "words"
REFUSALS, POSITIONS = "refusals.ftl", "positions.ftl"
"""Positions are refused over HTTP only, in the language that is asked for: the page need not know those sentences."""
HEAD = "### Made by `make words` from the sentences in the code: change them there. A key is a refusal's code.\n"


def sentences() -> dict[str, Sentence]:
    """Find every sentence that any module of the package can say, by its code and in that order."""
    found: dict[str, Sentence] = {}
    for module in pkgutil.walk_packages(yamabushi.__path__, "yamabushi."):
        if not module.name.endswith("__main__"):  # importing it runs the command
            values = list(vars(importlib.import_module(module.name)).values())
            values += [one for value in values if isinstance(value, dict) for one in value.values()]
            found |= {value.code: value for value in values if isinstance(value, Sentence)}
    return dict(sorted(found.items()))


def as_fluent(english: str) -> str:
    """Write a sentence of the code as Fluent does.

    >>> as_fluent("{cell} is no {{.")
    '{ $cell } is no {"{"}.'
    """
    return "".join(_parts(english))


def _parts(english: str) -> Iterator[str]:
    for text, name, form, _ in string.Formatter().parse(english):
        yield "".join(f'{{"{letter}"}}' if letter in "{}" else letter for letter in text)
        if name is not None:
            assert not form, english
            yield f"{{ ${name} }}"


def file_of(code: str) -> str:
    """Name the file that a sentence stands in."""
    return POSITIONS if "-position-" in code else REFUSALS


def refusals(file: str) -> str:
    """Write one of the files whole."""
    found = sentences().items()
    lines = (f"{code} = {as_fluent(sentence.english)}\n" for code, sentence in found if file_of(code) == file)
    return HEAD + "\n" + "".join(lines)


if __name__ == "__main__":
    for name in (REFUSALS, POSITIONS):
        (WORDS / "en" / name).write_text(refusals(name), encoding="utf-8")

"""Take the examples out of docs/NAME/rulings.md, so that the page shows what the docs say: `make pictures`.

The docs are where they are written. What the page needs of them, a position and what is played there, is kept in the
game's folder, in `lessons/rulings.json`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.docs_examples import NOTATIONS, PAGES, TOP, blocks_of, game_with
from yamabushi.core.options import OptionValue
from yamabushi.lessons.finding import RULINGS

HEADING = re.compile(r"^## (?P<number>[A-Z]-\d\d): ", re.MULTILINE)


@dataclass
class Found:
    """An example as far as it was read."""

    rules: str
    options: dict[str, OptionValue]
    position: str = ""
    actions: str = ""


def examples_of(name: str) -> list[Found]:
    """Find the examples of a game's rulings, in their order; one begins with each game, puzzle or position."""
    page = f"{name}/rulings.md"
    headings = [(match.start(), match["number"]) for match in HEADING.finditer(PAGES[page])]
    lines = [(PAGES[page].count("\n", 0, place) + 1, number) for place, number in headings]
    found: list[Found] = []
    for block in blocks_of(page):
        if block.is_example:
            number = max((line, number) for line, number in lines if line < block.line)[1]
            found += examples_in(name, number, block.text)
    return found


def examples_in(name: str, number: str, text: str) -> Iterator[Found]:
    """Find the examples of a block; a game of which only a position is looked at is none by itself."""
    example: Found | None = None
    for line in text.splitlines():
        key, value = line[:8].strip(), line[8:]
        if key in ("game", "puzzle", "from") and example is not None and not is_bare(example, key):
            yield example
        if key == "game":
            example = Found(number, dict(game_with(name, value).options))
        elif key == "puzzle":
            example = Found(number, {"mode": "mindlock", "puzzle": value})
        elif key == "from":
            assert example is not None
            example = Found(number, example.options, value)
        elif key == "play":
            assert example is not None
            example.actions = f"{example.actions} {value}".strip()
    assert example is not None
    yield example


def is_bare(example: Found, following: str) -> bool:
    """Tell whether only the options of a game were read, and its position comes now."""
    return following == "from" and not example.position and not example.actions


def written(name: str) -> str:
    """Write the examples of a game's rulings as the game's folder keeps them, a line each."""
    lines = (json.dumps(vars(one), ensure_ascii=False) for one in examples_of(name))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def file_of(name: str) -> Path:
    """Name the file that keeps them."""
    return TOP / "src" / "yamabushi" / "games" / name / "lessons" / RULINGS


def main() -> None:
    """Write all of them."""
    for name in NOTATIONS:
        file_of(name).write_text(written(name), encoding="utf-8")

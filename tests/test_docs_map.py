"""What docs/architecture.md and docs/places.md name, in their maps above all, is where they say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs_examples import PAGES, SOURCES, TOP
from yamabushi import Game, State
from yamabushi.table.table import Table

PACKAGE = TOP / "src" / "yamabushi"
PAGE = PAGES["architecture.md"]
SHORT = 40
"""A map with more rows is not read any more; what is beyond stands in places.md."""


def rows_of(text: str) -> list[tuple[str, str]]:
    """List the rows of tables that say where to find what."""
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return [(what, where) for what, where in rows if what != "what"]


MAP = rows_of(PAGE.partition("\n## Where do I find")[2])
PLACES = rows_of(PAGES["places.md"])


def defined_in(path: Path) -> set[str]:
    """List the names that a module defines itself."""
    names: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


def is_in(name: str, path: Path) -> bool:
    """Tell whether a module defines a name, or names that begin as `sees_…` does; other files need only contain it."""
    if not path.is_file():
        return False
    if path.suffix != ".py":
        return name in path.read_text(encoding="utf-8")
    names = defined_in(path)
    return any(one.startswith(name[:-1]) for one in names) if name.endswith("…") else name in names


def is_in_module(module: str, name: str) -> bool:
    """Tell whether some module of that name defines the other name."""
    return any(is_in(name, path) for path in SOURCES if path.stem == module)


def is_path(name: str) -> bool:
    """Tell whether what stands in backticks is a file or a folder."""
    return re.search(r"\.(?:py|toml|ftl)$|/$", name) is not None


def things_named(where: str) -> Iterator[tuple[str, bool]]:
    """Go through what stands in backticks, and tell of each whether it is there.

    A path without a folder is beside the one before it. A name is in a file of its clause; if there is none, it is
    something to search for. `module.function` names its file itself.
    """
    folder = PACKAGE
    for clause in where.split(";"):
        quoted = re.findall(r"`([^`]+)`", clause)
        files: list[Path] = []
        for name in filter(is_path, quoted):
            base = TOP if "(in the root)" in clause else PACKAGE if "/" in name else folder
            files.append(base / name)
            folder = files[-1].parent
            yield name, files[-1].exists()
        for name in quoted:
            if is_path(name):
                continue
            if re.fullmatch(r"\w+\.\w+", name):
                module, function = name.split(".")
                yield name, is_in_module(module, function)
            elif files:
                yield name, any(is_in(name, path) for path in files)
            else:
                yield name, any(name in path.read_text(encoding="utf-8") for path in SOURCES)


def test_the_maps_are_found_and_the_first_one_is_short() -> None:
    assert 25 <= len(MAP) <= SHORT
    assert len(PLACES) >= 90


@pytest.mark.parametrize(
    "where", ["`games/no.py`", "`games/dispatch.py`, `no`", "`no.step`", "`dispatch.no`", "`G-99`"]
)
def test_what_is_not_there_is_missed(where: str) -> None:
    assert not all(there for _, there in things_named(where))


@pytest.mark.parametrize(("what", "where"), dict.fromkeys(MAP + PLACES))
def test_what_the_map_names_is_there(what: str, where: str) -> None:
    things = list(things_named(where))
    assert things, what
    assert [name for name, there in things if not there] == []


def test_files_named_anywhere_on_the_page_are_there() -> None:
    names = set(re.findall(r"[\w./]*\w\.(?:py|toml)\b", PAGE))
    assert len(names) >= 25
    places = [f"/{path.relative_to(TOP).as_posix()}" for path in (*SOURCES, *TOP.glob("*.toml"))]
    assert [name for name in sorted(names) if not any(place.endswith(f"/{name}") for place in places)] == []


def test_functions_named_anywhere_on_the_page_are_there() -> None:
    # `state.play`, `game.read` and `table.act` are what games and tables offer; before all other dots stands a module.
    offered = {"state": State, "game": Game, "table": Table}
    names = set(re.findall(r"`(\w+)\.(\w+)(?:\([^`]*\))?`", PAGE))
    functions = sorted((owner, name) for owner, name in names if not is_path(f"{owner}.{name}"))
    assert len(functions) >= 3
    missing = [(owner, name) for owner, name in functions if not hasattr(offered.get(owner), name)]
    assert [f"{owner}.{name}" for owner, name in missing if not is_in_module(owner, name)] == []

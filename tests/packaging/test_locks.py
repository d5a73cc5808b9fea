"""The locks agree with each other, and name versions only: no place to fetch them from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
PAGE = ("package.json", "package-lock.json")
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def pins(name: str) -> dict[str, str]:
    """Read a lock: versions by package."""
    lines = (ROOT / "requirements" / name).read_text(encoding="utf-8").splitlines()
    wanted = [line.partition("#")[0].strip() for line in lines]
    return dict(line.split("==") for line in wanted if line)


@pytest.mark.parametrize("name", ["play.txt", "compare.txt"])
def test_a_lock_agrees_with_that_of_developers(name: str) -> None:
    dev, lock = pins("dev.txt"), pins(name)
    assert {package: version for package, version in lock.items() if dev.get(package, version) != version} == {}


def test_players_are_spared_what_developers_need() -> None:
    dev, play = pins("dev.txt"), pins("play.txt")
    assert play.keys() <= dev.keys()
    assert not play.keys() & {"mypy", "mkdocs", "playwright", "pytest", "ruff", "pip-tools"}


def test_node_is_locked_as_it_is_asked_for() -> None:
    lines = (ROOT / "requirements" / "node.in").read_text(encoding="utf-8").splitlines()
    (asked,) = [Requirement(line) for line in lines if not line.startswith("#")]
    assert pins("node.txt").keys() == {asked.name}
    assert asked.specifier.contains(pins("node.txt")[asked.name])


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_a_lock_names_no_place(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "://" not in text
    assert not any(line.startswith("-") for line in text.splitlines())


def test_the_lock_of_the_page_is_that_of_its_packages_and_names_no_place() -> None:
    asked, lock = (json.loads((ROOT / "web" / name).read_text(encoding="utf-8")) for name in PAGE)
    for kind in ("dependencies", "devDependencies", "engines"):
        assert lock["packages"][""][kind] == asked[kind]
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []

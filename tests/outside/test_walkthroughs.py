"""What the pages say about adding a game is done as they say it, and the game is played everywhere.

The files on the pages are put into a copy of the package, or installed by pip beside it; then their commands and their
Python run there, in processes of their own. Nothing else in the copy is changed.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs_examples import MADE_UP, TOP, Block, blocks_of

PACKAGE = TOP / "src" / "yamabushi"
NEEDED = {"__init__.py", "about.py", "layout.py", "actions.py", "rules.py", "kernels.py", "text.py", "state.py"}

TYPED = "1\n" * 20
"""What is typed at the table: the first of the actions, again and again."""


def run(site: Path, *arguments: str, typed: str = "", **more: str) -> str:
    """Run Python in a process that finds packages in a folder first; give what it prints."""
    environment = {**os.environ, "PYTHONPATH": str(site), "XDG_DATA_HOME": str(site / "home"), **more}
    done = subprocess.run(
        [sys.executable, *arguments],
        input=typed,
        env=environment,
        cwd=TOP,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def commands_on(page: str) -> dict[str, list[str]]:
    """Give the commands of ours that a page runs, by their names, with their arguments."""
    lines = [line for block in blocks_of(page) if block.language == "sh" for line in block.text.splitlines()]
    return {words[1]: words[1:] for words in map(shlex.split, lines) if words[0] == "yamabushi"}


def scripts_on(page: str) -> list[Block]:
    """List the Python of a page that uses its made-up game."""
    return [block for block in blocks_of(page) if block.is_python and not block.title and MADE_UP.search(block.text)]


def write_files(page: str, folder: Path) -> set[str]:
    """Write the files of a page, which are new there; give their names."""
    names = set()
    for block in blocks_of(page):
        if block.title:
            file = folder / block.title
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("x", encoding="utf-8") as new:
                new.write(block.text)
            names.add(file.name)
    return names


@pytest.fixture(scope="module")
def with_nim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the package, and add Nim to it as the page says."""
    site = tmp_path_factory.mktemp("nim")
    shutil.copytree(PACKAGE, site / "yamabushi", ignore=shutil.ignore_patterns("__pycache__", "page"))
    assert write_files("adding-a-game.md", site / "yamabushi" / "games") == NEEDED
    return site


@pytest.fixture(scope="module")
def with_twenty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the package of the page with pip, beside ours."""
    site = tmp_path_factory.mktemp("twenty")
    assert write_files("games-from-outside.md", site) == {"pyproject.toml", "twenty_game.py"}
    options = ("--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    run(site, "-m", "pip", "install", *options, "--target", str(site), str(site / "twenty"))
    shutil.copytree(PACKAGE, site / "yamabushi", ignore=shutil.ignore_patterns("__pycache__", "page"))
    return site


@pytest.fixture(params=["nim", "twenty"])
def added(request: pytest.FixtureRequest) -> tuple[str, str, Path]:
    """Give each made-up game: its name, its page, and where it is."""
    page = {"nim": "adding-a-game.md", "twenty": "games-from-outside.md"}[request.param]
    return request.param, page, request.getfixturevalue(f"with_{request.param}")


def test_it_is_listed(added: tuple[str, str, Path]) -> None:
    name, page, site = added
    listed = run(site, "-m", "yamabushi", *commands_on(page)["games"])
    assert re.search(rf"^{name}\b", listed, re.MULTILINE)


def test_it_is_played_in_the_terminal_against_a_level(added: tuple[str, str, Path]) -> None:
    _, page, site = added
    played = run(site, "-m", "yamabushi", *commands_on(page)["play"], "--seed", "1", typed=TYPED)
    assert " won." in played


def test_players_meet_in_the_arena(added: tuple[str, str, Path]) -> None:
    _, page, site = added
    summary = run(site, "-m", "yamabushi", *commands_on(page)["arena"], "--seed", "1")
    assert "greedy" in summary
    assert "Elo" in summary


def test_it_is_played_at_the_tables_of_a_server(added: tuple[str, str, Path]) -> None:
    name, page, site = added
    assert "serve" in commands_on(page)
    assert run(site, "-m", "tests.outside.at_tables", name) == "played\n"


def test_the_python_of_the_page_runs_and_prints_what_stands_behind_it(added: tuple[str, str, Path]) -> None:
    _, page, site = added
    scripts = scripts_on(page)
    assert scripts
    said = re.findall(r"^print\(.*\)  # (.*)$", "".join(block.text for block in scripts), re.MULTILINE)
    printed = run(site, "-c", "\n".join(block.text for block in scripts))
    assert printed.splitlines() == said


def test_an_engine_finds_who_wins_and_says_so(with_nim: Path) -> None:
    # Of seven stones one has to take three: four are lost for whoever is to take.
    said = run(with_nim, "-m", "yamabushi", *commands_on("adding-a-game.md")["analyse"])
    assert re.search(r"1\W+take-3\b.*\bwins\b", said), said


def test_perft_counts_it(with_nim: Path) -> None:
    counted = run(with_nim, "-m", "yamabushi", *commands_on("adding-a-game.md")["perft"])
    assert [int(line.split()[1]) for line in counted.splitlines()[1:]] == [3, 9, 27, 76, 147, 168, 113]


def test_a_game_that_judges_nothing_has_no_weights_to_tune(with_nim: Path) -> None:
    with pytest.raises(AssertionError, match=r"nim.* has no weights to tune; there is himiki, regality, yokai"):
        run(with_nim, "-m", "yamabushi", "tune", "nim")


@pytest.mark.deep
def test_it_is_compiled_and_counts_the_same(with_nim: Path, tmp_path: Path) -> None:
    compiled = {"NUMBA_DISABLE_JIT": "0", "YAMABUSHI_CACHE": str(tmp_path)}
    counted = run(with_nim, "-m", "yamabushi", "perft", "nim", "--depth", "7", **compiled)
    assert counted.splitlines()[-1].split()[:2] == ["7", "113"]
    played = run(with_nim, "-m", "yamabushi", "play", "nim", "--opponent", "level:8", typed=TYPED, **compiled)
    assert " won." in played
    assert [file.name for file in (tmp_path / "kernels").iterdir() if "nim" in file.name]

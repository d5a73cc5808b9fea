"""Set-up installs what the job needs: what `make` would run, without running it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEVELOPERS = "--requirement requirements/dev.txt"
PLAYERS = "--requirement requirements/play.txt"
BUILD = "web/make_page.py\n"
PACKAGES = "web/make_page.py packages"
EVERY_PART = (
    "ruff check",
    "ruff format --check",
    "lint-imports",
    "bin/mypy",
    "mkdocs build --strict",
    "cmp --silent node_modules/.types.ts src/wire/types.ts",
    "npm run --silent check",
    "npm run --silent test",
    "tests/server",
    "tests/page",
    "tests/regality/test_perft.py",
)


def commands(target: str, folder: Path) -> str:
    """List what `make` would run in a fresh clone: one without .venv."""
    command = ["make", "--dry-run", target, f"VENV={folder / '.venv'}", f"NODE={folder / '.packages'}"]
    settings_of_make = ("MAKE", "MFLAGS", "SIDE_BY_SIDE", "CHECKING")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(settings_of_make)}
    return subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout


def test_play_installs_no_more_than_playing_needs(tmp_path: Path) -> None:
    run = commands("play", tmp_path)
    assert PLAYERS in run
    assert BUILD in run
    assert DEVELOPERS not in run
    assert PACKAGES not in run
    assert "wire" not in run
    assert run.index(PLAYERS) < run.index("yamabushi serve --open")


def test_terminal_builds_no_page(tmp_path: Path) -> None:
    run = commands("terminal", tmp_path)
    assert PLAYERS in run
    assert DEVELOPERS not in run
    assert BUILD not in run


def test_tests_of_the_page_add_what_developers_need_and_check_the_wire(tmp_path: Path) -> None:
    run = commands("test-page", tmp_path)
    assert run.index(PLAYERS) < run.index(DEVELOPERS)
    assert PACKAGES in run
    assert BUILD in run
    assert "cmp --silent node_modules/.types.ts src/wire/types.ts" in run


def test_test_sets_everything_up_once_and_compiles_once(tmp_path: Path) -> None:
    run = commands("test", tmp_path)
    assert run.count("yamabushi compile --all --browsers") == 1
    assert run.count(DEVELOPERS) == 1
    # All npm packages at once: the page would fetch those that it needs first, and the rest would be a second time.
    assert run.count(PACKAGES) == 1
    assert run.index(PACKAGES) < run.index(BUILD)
    assert run.index(DEVELOPERS) < min(run.index("bin/pytest"), run.index("-m pytest"))
    # The page and bounds are one each; the server's tests three shares, the interpreted and the compiled ones two.
    assert run.count("bin/pytest") == 2
    assert run.count("-m pytest") == 7


def test_test_runs_every_part(tmp_path: Path) -> None:
    parts = commands("test", tmp_path).partition("Checking everything")[2]
    assert [command for command in EVERY_PART if command not in parts] == []


@pytest.mark.parametrize("target", ["play", "test-page"])
def test_the_package_is_installed_without_building_the_page_a_second_time(target: str, tmp_path: Path) -> None:
    installs = [line for line in commands(target, tmp_path).splitlines() if "--editable" in line]
    assert len(installs) == 1
    assert installs[0].startswith("HATCH_BUILD_NO_HOOKS=true ")


def test_clean_removes_all_that_was_set_up(tmp_path: Path) -> None:
    words = commands("clean", tmp_path).split()
    assert {str(tmp_path / ".venv"), ".node", "web/node_modules", "web/public/art"} <= set(words)
    assert "src/yamabushi/server/page" in words

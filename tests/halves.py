"""Let two processes share the tests of a part, each half of the files: `pytest -p tests.halves --half=1`.

Workers of xdist each collect all tests, and tell a third process of every one that they run. Where several parts run
side by side that is work for nothing, a fifth of it all: here each process collects its own half, and has nobody to
tell.
"""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

SEED = 788
"""With it the halves of the server's, the interpreted and the compiled tests take about the same time."""


def half_of(file: Path) -> int:
    """Give the half that a file is in, 1 or 2."""
    name = file.relative_to(ROOT).as_posix()
    return 1 + zlib.crc32(f"{SEED} {name}".encode()) % 2


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the half that is wanted."""
    parser.addoption("--half", type=int, choices=[1, 2], required=True, help="which half of the files to test")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave the files of the other half alone."""
    is_file = collection_path.suffix == ".py" and collection_path.name not in ("conftest.py", "__init__.py")
    return True if is_file and half_of(collection_path) != config.getoption("half") else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what was collected all the same: files that are named one by one."""
    others = [item for item in items if half_of(item.path) != config.getoption("half")]
    if others:
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if half_of(item.path) == config.getoption("half")]

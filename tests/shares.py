"""Let some processes share the tests of a part, each with some of the files: `pytest -p tests.shares --share=1/2`.

Workers of xdist each collect all tests, and tell a third process of every one that they run. Where several parts run
side by side that is work for nothing, a fifth of it all: here each process collects its own share, and has nobody to
tell.
"""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]

SEEDS = {2: 788, 3: 2296}
"""With them the shares of each part take about the same time: two of the interpreted and the compiled tests, three of
the server's."""


class Share(NamedTuple):
    """One of so many shares, counted from 1."""

    number: int
    of: int


def share(text: str) -> Share:
    """Read which share is wanted, as 1/2.

    Raises:
        ValueError: it is none.
    """
    number, of = map(int, text.split("/"))
    if of not in SEEDS or not 1 <= number <= of:
        raise ValueError(text)
    return Share(number, of)


def number_of(file: Path, of: int) -> int:
    """Give the number of the share that a file is in."""
    name = file.relative_to(ROOT).as_posix()
    return 1 + zlib.crc32(f"{SEEDS[of]} {name}".encode()) % of


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the share that is wanted."""
    parser.addoption("--share", type=share, required=True, help="which share of the files to test, as 1/2")


def is_others(file: Path, config: pytest.Config) -> bool:
    """Tell whether a file is in another share."""
    wanted: Share = config.getoption("share")
    return number_of(file, wanted.of) != wanted.number


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave the files of the other shares alone."""
    is_file = collection_path.suffix == ".py" and collection_path.name not in ("conftest.py", "__init__.py")
    return True if is_file and is_others(collection_path, config) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what was collected all the same: files that are named one by one."""
    others = [item for item in items if is_others(item.path, config)]
    if others:
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if not is_others(item.path, config)]

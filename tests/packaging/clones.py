"""Copies of this clone, and machines with and without Node."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]

# A build that takes no time: npm with a list of what it was asked for.
NPM = """#!/bin/sh
echo "$*" >> "$(dirname "$0")/asked"
case "$1" in
install) mkdir -p node_modules ;;
run) mkdir -p ../src/yamabushi/server/page && echo '<!doctype html>' > ../src/yamabushi/server/page/index.html ;;
esac
"""


def cloned(folder: Path) -> Path:
    """Copy what a wheel is built from, as it is after cloning: without the page and all that make has made."""
    made = shutil.ignore_patterns("__pycache__", "node_modules", "page", "carried", "art", "*.nbi", "*.nbc")
    for name in ("src", "web", "requirements"):
        shutil.copytree(ROOT / name, folder / name, ignore=made)
    for name in (".gitignore", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy2(ROOT / name, folder / name)
    return folder


def machine(folder: Path, *, node: str | None = "v24.0.0", npm: str | None = NPM) -> str:
    """Give a search path with only these: what `node --version` says, and npm as a script."""
    folder.mkdir(exist_ok=True)
    scripts = {"node": None if node is None else f"#!/bin/sh\necho {node}\n", "npm": npm}
    for name, script in scripts.items():
        if script is not None:
            (folder / name).write_text(script, encoding="utf-8")
            (folder / name).chmod(0o755)
    for name in ("dirname", "mkdir"):
        (folder / name).symlink_to(shutil.which(name) or name)
    return str(folder)


def asked(path: str) -> list[str]:
    """List what that npm was asked for."""
    log = Path(path) / "asked"
    return log.read_text(encoding="utf-8").splitlines() if log.exists() else []


def path_without_node(folder: Path) -> str:
    """Give a search path with all commands of this machine but those of Node."""
    folder.mkdir()
    for place in os.get_exec_path():
        for command in Path(place).iterdir() if Path(place).is_dir() else ():
            link = folder / command.name
            if command.name not in {"node", "nodejs", "npm", "npx"} and not link.is_symlink():
                link.symlink_to(command)
    return str(folder)

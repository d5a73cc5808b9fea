"""The kernels as WebAssembly, held beside native ones in Node: games, samples, perft, searches, puzzles, proofs."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.browser.native import native
from yamabushi.browser.modules import make

WEB = Path(__file__).parents[2] / "web"


def bundled(source: str, folder: Path) -> Path:
    """Make a part of the page's own code into a script for Node."""
    script = folder / source.replace(".node.ts", ".mjs")
    command = ["npx", "rolldown", str(WEB / "src" / "kernels" / source), "--file", str(script), "--platform", "node"]
    subprocess.run(command, cwd=WEB, check=True)
    return script


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the script that compares."""
    return bundled("lockstep.node.ts", tmp_path_factory.mktemp("lockstep"))


def run(script: Path, name: str, expected: Path) -> subprocess.CompletedProcess[str]:
    """Compare a game's module with what native kernels gave."""
    command = ["node", str(script), str(make(name)), str(expected)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", ["himiki", "regality", "yokai"])
def test_webassembly_gives_what_native_kernels_give(name: str, script: Path, tmp_path: Path) -> None:
    expected = tmp_path / "native.json"
    expected.write_text(native(name))
    done = run(script, name, expected)
    assert done.returncode == 0, done.stderr
    assert not done.stdout.startswith("0 steps")
    assert " 0 searches" not in done.stdout
    assert (" 0 proofs" in done.stdout) == (name != "regality")


def test_a_single_wrong_number_is_found(script: Path, tmp_path: Path) -> None:
    expected = tmp_path / "native.json"
    found = json.loads(native("yokai"))
    found["searches"][-1]["found"][-1]["ranking"][-1][1] += 1
    expected.write_text(json.dumps(found))
    done = run(script, "yokai", expected)
    assert done.returncode != 0
    assert "a ranking" in done.stderr

"""Compiling: kept for the next process, never stale, done once, and said."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kernels.processes import PACKAGE, environment, run

FOLDER = "from yamabushi.kernels.compiling import CACHE; print(CACHE)"
# Compiles two small kernels; tells for each whether it came from the cache.
HITS = """
from yamabushi.kernels.chance import below, draw, generator
print(below(generator(1), 6), draw(generator(1)))
print({kernel.py_func.__name__: sum(kernel.stats.cache_hits.values()) for kernel in (below, draw)})
"""
WARM_UP = """
from yamabushi.kernels.chance import below, draw, generator
from yamabushi.kernels.compiling import warm_up
jobs = [("below", lambda: print("job", below(generator(1), 6))), ("draw", lambda: print("job", draw(generator(1))))]
warm_up(jobs, print)
"""


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """Copy the package to where it may be changed."""
    ignored = shutil.ignore_patterns("__pycache__")
    return Path(shutil.copytree(PACKAGE, tmp_path / "src" / "yamabushi", ignore=ignored))


def files(folder: Path) -> dict[str, int]:
    """Give the files of a cache with their times, in which a write would show."""
    return {str(file): file.stat().st_mtime_ns for file in folder.rglob("*") if file.is_file()}


def test_the_cache_is_where_it_was_told_to_be(tmp_path: Path) -> None:
    folder = Path(run(FOLDER, YAMABUSHI_CACHE=str(tmp_path)).strip())
    assert folder.parent == tmp_path / "kernels"
    assert folder.is_dir()


def test_the_cache_is_the_users_own_unless_told_otherwise(tmp_path: Path) -> None:
    folder = run(FOLDER, YAMABUSHI_CACHE="", XDG_CACHE_HOME=str(tmp_path), HOME=str(tmp_path))
    assert Path(folder.strip()).is_relative_to(tmp_path)


@pytest.mark.parametrize("source", ["games/regality/tiles.py", "kernels/chance.py", "engines/perft.py"])
def test_the_folder_changes_with_any_source_and_back(copied: Path, source: str) -> None:
    before = run(FOLDER, copied)
    text = (copied / source).read_text()
    (copied / source).write_text(text + "\n")
    assert run(FOLDER, copied) != before
    (copied / source).write_text(text)
    assert run(FOLDER, copied) == before


def test_the_folder_changes_when_a_source_comes_goes_or_is_renamed(copied: Path) -> None:
    folders = [run(FOLDER, copied)]
    (copied / "games" / "added.py").write_text("")
    folders.append(run(FOLDER, copied))
    (copied / "games" / "added.py").rename(copied / "games" / "renamed.py")
    folders.append(run(FOLDER, copied))
    assert len(set(folders)) == 3


def test_the_folder_is_the_same_wherever_the_package_lies(copied: Path) -> None:
    assert run(FOLDER, copied) == run(FOLDER)


def test_bounds_checked_kernels_have_a_folder_of_their_own() -> None:
    assert run(FOLDER, NUMBA_BOUNDSCHECK="1") != run(FOLDER)


def test_the_second_process_does_not_compile_again(tmp_path: Path) -> None:
    first = run(HITS, YAMABUSHI_CACHE=str(tmp_path)).splitlines()
    kept = files(tmp_path)
    second = run(HITS, YAMABUSHI_CACHE=str(tmp_path)).splitlines()
    assert first[0] == second[0]
    assert first[1] == "{'below': 0, 'draw': 0}"
    assert second[1] == "{'below': 1, 'draw': 1}"
    assert any(name.endswith(".nbc") for name in kept)
    assert files(tmp_path) == kept


def test_a_rule_changed_in_another_file_is_seen(copied: Path, tmp_path: Path) -> None:
    """This is what numba's own cache gets wrong: `dispatch` calls kernels of other files."""
    script = "from yamabushi.games import dispatch; print(dispatch.weight(dispatch.REGALITY, (0,) * 12, 0))"
    cache = str(tmp_path / "cache")
    assert run(script, copied, YAMABUSHI_CACHE=cache) == "1\n"
    with (copied / "games" / "regality" / "rules.py").open("a") as rules:
        rules.write("\n\n@compiled\ndef weight(words: Words, action: int) -> int:\n    return 5\n")
    assert run(script, copied, YAMABUSHI_CACHE=cache) == "5\n"


def test_nothing_is_left_beside_the_sources(copied: Path, tmp_path: Path) -> None:
    run(HITS, copied, YAMABUSHI_CACHE=str(tmp_path / "cache"))
    assert list(copied.rglob("*.nb?")) == []


def test_a_cache_that_cannot_be_written_leaves_nothing_beside_the_sources_either(copied: Path, tmp_path: Path) -> None:
    """numba would go on to `__pycache__`, whose kernels do not see changes in other files."""
    (tmp_path / "file").write_text("")
    run(HITS, copied, YAMABUSHI_CACHE=str(tmp_path / "file" / "cache"))
    assert list(copied.rglob("*.nb?")) == []


def test_a_cache_that_cannot_be_written_does_not_keep_anyone_from_playing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "job" in run(WARM_UP, YAMABUSHI_CACHE=str(tmp_path / "file" / "cache"))


def test_numbas_own_setting_is_left_alone(tmp_path: Path) -> None:
    script = "from numba.core import config; import yamabushi.engines.perft; print(config.CACHE_DIR)"
    assert run(script, NUMBA_CACHE_DIR=str(tmp_path), YAMABUSHI_CACHE=str(tmp_path / "ours")) == f"{tmp_path}\n"


def test_warming_up_tells_how_far_it_is_once_and_not_the_second_time(tmp_path: Path) -> None:
    first = run(WARM_UP, YAMABUSHI_CACHE=str(tmp_path)).splitlines()
    assert first[0::2] == [
        "compiling the rules, once: below (1 of 2)",
        "compiling the rules, once: draw (2 of 2)",
    ]
    assert [line.split()[0] for line in first[1::2]] == ["job", "job"]
    assert run(WARM_UP, YAMABUSHI_CACHE=str(tmp_path)) == ""


def test_warming_up_does_only_what_is_missing(tmp_path: Path) -> None:
    run(WARM_UP.replace("jobs, print", "jobs[:1], print"), YAMABUSHI_CACHE=str(tmp_path))
    second = run(WARM_UP, YAMABUSHI_CACHE=str(tmp_path)).splitlines()
    assert second[0] == "compiling the rules, once: draw (1 of 1)"
    assert len(second) == 2
    assert run(WARM_UP, YAMABUSHI_CACHE=str(tmp_path)) == ""


def test_a_job_that_fails_is_not_done(tmp_path: Path) -> None:
    failing = WARM_UP.replace("warm_up(jobs, print)", "warm_up([('below', lambda: 1 / 0)], lambda line: None)")
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        run(failing, YAMABUSHI_CACHE=str(tmp_path))
    assert "below (1 of 2)" in run(WARM_UP, YAMABUSHI_CACHE=str(tmp_path))


def test_two_processes_at_once_compile_once(tmp_path: Path) -> None:
    env = environment(YAMABUSHI_CACHE=str(tmp_path))
    both = [
        subprocess.Popen([sys.executable, "-c", WARM_UP], env=env, stdout=subprocess.PIPE, text=True) for _ in range(2)
    ]
    outputs = [process.communicate(timeout=300)[0] for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert sorted(output.count("compiling the rules") for output in outputs) == [0, 2]
    assert sorted(output.count("job") for output in outputs) == [0, 2]


def test_interpreted_there_is_nothing_to_compile_or_to_keep(tmp_path: Path) -> None:
    script = WARM_UP + "from yamabushi.kernels.compiling import INTERPRETED; print(INTERPRETED, type(below).__name__)"
    assert run(script, YAMABUSHI_CACHE=str(tmp_path), NUMBA_DISABLE_JIT="1") == "True function\n"
    assert files(tmp_path) == {}

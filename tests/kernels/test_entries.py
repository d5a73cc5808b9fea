"""Entry points: interpreted until compiled, kept for the next process, never stale, compiled once, and said."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kernels.processes import PACKAGE, TESTS, environment, run

DIGEST = "from tests.kernels.small import UNIT; from yamabushi.kernels import cache; print(cache.digest_of(UNIT))"
RULES = """
import yamabushi
from yamabushi.engines.warm import rules_of
from yamabushi.kernels import cache
print(cache.digest_of(rules_of(yamabushi.game("regality"))))
"""
COMPILE = """
import numpy as np
from tests.kernels.small import UNIT, factorial, total
from yamabushi.kernels.entries import compile_all
compile_all([UNIT], print)
print(total(np.arange(5)), factorial(5), type(total.compiled.get(None)).__name__)
"""
RESULT = "40 120 builtin_function_or_method\n"
TOLD = "compiling, once: tests.kernels.small (1 of 1)\n"


CONSTANTS = """
import gc
from tests.kernels import small
from yamabushi.kernels import machine
whole = machine._whole
machine._whole = lambda *given: (print("sweeping" if gc.isenabled() else "undisturbed"), whole(*given))[1]
machine.compiled_unit(small.UNIT)
print("sweeping" if gc.isenabled() else "undisturbed")
print(len(machine._known[small.tripled].overloads))
"""
NEGATIVE = """
from tests.kernels.small import UNIT, read_at, read_within
from yamabushi.kernels.entries import compile_unit
compile_unit(UNIT)
for read in (read_at, read_within):
    for place in (9, 10, -1):
        try:
            print(read(place))
        except IndexError as problem:
            print(problem)
"""


def test_a_kernel_is_compiled_once_for_all_constants_and_undisturbed(tmp_path: Path) -> None:
    assert run(CONSTANTS, YAMABUSHI_CACHE=str(tmp_path)).split() == ["undisturbed", "sweeping", "1"]


def test_with_bounds_checked_a_negative_index_is_found_as_well(tmp_path: Path) -> None:
    said = run(NEGATIVE, YAMABUSHI_CACHE=str(tmp_path), NUMBA_BOUNDSCHECK="1").splitlines()
    assert [line for line in said if "debug" not in line] == ["9", *["index is out of bounds"] * 2] * 2


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Fill an empty cache with the small kernels, for all tests that begin with one."""
    folder = tmp_path_factory.mktemp("filled")
    assert run(COMPILE, YAMABUSHI_CACHE=str(folder)) == TOLD + RESULT
    return folder


@pytest.fixture
def filled(compiled_once: Path, tmp_path: Path) -> Path:
    """Give such a cache, to be changed."""
    return Path(shutil.copytree(compiled_once, tmp_path / "filled"))


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """Copy the package, and the small kernels beside it, to where they may be changed."""
    ignored = shutil.ignore_patterns("__pycache__", "page")
    shutil.copytree(TESTS / "kernels", tmp_path / "src" / "tests" / "kernels", ignore=ignored)
    (tmp_path / "src" / "tests" / "__init__.py").write_text("")
    return Path(shutil.copytree(PACKAGE, tmp_path / "src" / "yamabushi", ignore=ignored))


@pytest.fixture(scope="module")
def name() -> str:
    """Give the name of the small kernels as they are."""
    return run(DIGEST)


def files(folder: Path) -> dict[str, int]:
    """Give the files of a cache with their times, in which a write would show; a use shows, too, so it is left out."""
    return {file.name: file.stat().st_ino for file in folder.rglob("*") if file.is_file()}


def edited(file: Path, before: str, after: str) -> None:
    """Change a text in a file that has it."""
    text = file.read_text()
    assert before in text
    file.write_text(text.replace(before, after, 1))


# ---- where, and under which name -------------------------------------------------------------------------------------


def test_units_are_kept_where_they_were_told_to_be(filled: Path) -> None:
    kept = [file for file in filled.rglob("*") if file.is_file() and file.suffix != ".lock"]
    assert [file.parent for file in kept] == [filled / "kernels"]


def test_units_are_kept_in_the_users_own_cache_unless_told_otherwise(tmp_path: Path) -> None:
    script = "from yamabushi.kernels import cache; print(cache.folder())"
    folder = run(script, YAMABUSHI_CACHE="", XDG_CACHE_HOME=str(tmp_path), HOME=str(tmp_path))
    assert Path(folder.strip()).is_relative_to(tmp_path)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("STEP = 3", "STEP = 4"),
        ("np.arange(10", "np.arange(1, 11"),
        ("return STEP * number", "return number * STEP"),
        ("@inlined", "@compiled"),
    ],
)
def test_the_name_changes_with_whatever_a_kernel_depends_on(copied: Path, name: str, before: str, after: str) -> None:
    edited(copied.parent / "tests" / "kernels" / "small.py", before, after)
    assert run(DIGEST, copied) != name


def test_the_name_does_not_change_with_comments_docstrings_and_other_functions(copied: Path, name: str) -> None:
    small = copied.parent / "tests" / "kernels" / "small.py"
    edited(small, '"""Give three times a number."""', '"""Say it in other words."""')
    edited(small, "STEP = 3", "# Why three?\n\nSTEP = 3")
    edited(small, "\n\n\n@entry(patience=3)", "\n\n\ndef unused() -> int:\n    return 1\n\n\n@entry(patience=3)")
    assert run(DIGEST, copied) == name


def test_a_rule_changed_in_another_file_is_seen(copied: Path) -> None:
    """This is what numba's own cache gets wrong: `dispatch` calls kernels of other files."""
    name = run(RULES, copied)
    edited(copied / "games" / "regality" / "match.py", "MOST_PLACEMENTS = 60", "MOST_PLACEMENTS = 61")
    assert run(RULES, copied) != name


def test_a_picture_or_another_game_changes_nothing(copied: Path) -> None:
    name = run(RULES, copied)
    for other in ("games/regality/picture.py", "games/himiki/rules.py", "engines/perft.py"):
        with (copied / other).open("a") as file:
            file.write("\n\nUNUSED = 1\n")
    assert run(RULES, copied) == name


def test_the_name_is_the_same_wherever_the_package_lies(copied: Path, name: str) -> None:
    assert run(DIGEST, copied) == name


def test_bounds_checked_units_have_names_of_their_own(name: str) -> None:
    assert run(DIGEST, NUMBA_BOUNDSCHECK="1") != name


def test_a_kernel_may_not_call_what_is_none(copied: Path) -> None:
    edited(copied.parent / "tests" / "kernels" / "small.py", "@inlined\n", "")
    with pytest.raises(AssertionError, match="tripled is called by a kernel, and is none"):
        run(DIGEST, copied)


# ---- compiled once ---------------------------------------------------------------------------------------------------


def test_the_second_process_compiles_nothing_and_says_nothing(filled: Path) -> None:
    kept = files(filled)
    assert run(COMPILE, YAMABUSHI_CACHE=str(filled)) == RESULT
    assert files(filled) == kept


def test_two_processes_at_once_compile_once(tmp_path: Path) -> None:
    env = environment(YAMABUSHI_CACHE=str(tmp_path))
    script = COMPILE.replace("from yamabushi.kernels.entries", SPY + "from yamabushi.kernels.entries")
    both = [
        subprocess.Popen([sys.executable, "-c", script], env=env, stdout=subprocess.PIPE, text=True) for _ in range(2)
    ]
    outputs = [process.communicate(timeout=300)[0] for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert "".join(outputs).count("really") == 1
    assert all(output.endswith(RESULT) for output in outputs)


SPY = """
from yamabushi.kernels import machine
compiled_unit = machine.compiled_unit
def spied(unit):
    print("really")
    return compiled_unit(unit)
machine.compiled_unit = spied
"""


@pytest.mark.parametrize("kept", [b"", b"no newline"])
def test_a_file_that_is_not_whole_is_compiled_anew(filled: Path, kept: bytes) -> None:
    (file,) = (file for file in filled.rglob("*") if file.is_file() and file.suffix != ".lock")
    file.write_bytes(kept or file.read_bytes()[:-100])
    assert run(COMPILE, YAMABUSHI_CACHE=str(filled)) == TOLD + RESULT
    assert run(COMPILE, YAMABUSHI_CACHE=str(filled)) == RESULT


def test_few_versions_are_kept(filled: Path) -> None:
    folder = filled / "kernels"
    for number in range(9):
        (folder / f"tests.kernels.small.{number}").write_text("old")
    (file,) = (file for file in folder.iterdir() if len(file.suffix) > 10)
    file.unlink()
    run(COMPILE, YAMABUSHI_CACHE=str(filled))
    assert file.exists()
    assert len([path for path in folder.iterdir() if path.suffix != ".lock"]) == 4


def test_a_cache_that_cannot_be_written_keeps_nobody_from_playing(copied: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    before = files(copied)
    assert run(COMPILE, copied, YAMABUSHI_CACHE=str(tmp_path / "file" / "cache")) == TOLD + RESULT
    assert {name for name in files(copied) if not name.endswith(".pyc")} == set(before)


# ---- when ------------------------------------------------------------------------------------------------------------


def test_an_entry_point_is_compiled_when_its_patience_ends(tmp_path: Path) -> None:
    script = """
import numpy as np
from tests.kernels.small import bits
table = np.full((2, 1), 7, dtype=np.int64)
for call in range(5):
    print(bits(table, 1, 0.5, True), type(bits.compiled.get(None)).__name__)
"""
    interpreted, compiled = "3.0 NoneType", "3.0 builtin_function_or_method"
    assert run(script, YAMABUSHI_CACHE=str(tmp_path)).splitlines() == [interpreted] * 3 + [compiled] * 2
    assert run(script, YAMABUSHI_CACHE=str(tmp_path)).splitlines() == [compiled] * 5


def test_where_others_compile_it_runs_interpreted_until_it_is_taken_up(tmp_path: Path) -> None:
    script = """
import numpy as np
from tests.kernels.small import UNIT, total
from yamabushi.kernels.entries import compile_unit, compiled_by_others, must_wait, take_up
with compiled_by_others():
    print(total(np.arange(5)), UNIT.is_ready, take_up(UNIT), must_wait(UNIT))
    compile_unit(UNIT)
    print(total(np.arange(5)), UNIT.is_ready, take_up(UNIT), must_wait(UNIT))
"""
    first, second = run(script, YAMABUSHI_CACHE=str(tmp_path)).splitlines()
    assert first == "40 False False True"
    assert second == "40 True True False"


def test_what_ran_interpreted_while_others_compiled_is_compiled_afterwards(tmp_path: Path) -> None:
    script = """
import numpy as np
from tests.kernels.small import UNIT, total
from yamabushi.kernels.entries import compiled_by_others
with compiled_by_others():
    total(np.arange(5))
print(total(np.arange(5)), UNIT.is_ready)
"""
    assert run(script, YAMABUSHI_CACHE=str(tmp_path)) == "40 True\n"


def test_interpreted_there_is_nothing_to_compile_or_to_keep(tmp_path: Path) -> None:
    script = COMPILE + "import sys; print('numba' in sys.modules)"
    assert run(script, YAMABUSHI_CACHE=str(tmp_path), NUMBA_DISABLE_JIT="1") == "40 120 NoneType\nFalse\n"
    assert files(tmp_path) == {}


def test_playing_by_hand_loads_no_numba(tmp_path: Path) -> None:
    script = """
import sys, yamabushi
state = yamabushi.game("himiki").start()
for _ in range(20):
    state = state.play(state.actions[0])
state.view(0), state.preview(state.actions[0]), state.svg(0), state.game.read(str(state))
print("numba" in sys.modules)
"""
    assert run(script, YAMABUSHI_CACHE=str(tmp_path)) == "False\n"

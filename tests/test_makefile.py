"""Every test is in one of the parts of `make test`, and all shares of a part are run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.shares import SEEDS, number_of

TESTS = Path(__file__).parent
ROOT = TESTS.parent
MAKEFILE = (ROOT / "Makefile").read_text().replace("\\\n", " ")


def listed(name: str) -> set[str]:
    """Give the folders and files of a list in the Makefile."""
    found = re.search(rf"(?m)^{name} := (.*)$", MAKEFILE)
    assert found is not None, name
    text = re.sub(r"\$\((\w+)\)", lambda inner: " ".join(listed(inner[1])), found[1])
    for inner in re.findall(r"\$\(wildcard (.*?)\)", text):
        files = [str(file.relative_to(ROOT)) for pattern in inner.split() for file in ROOT.glob(pattern)]
        text = text.replace(f"$(wildcard {inner})", " ".join(files))
    return {word.partition("::")[0] for word in text.split()}


def is_in(path: Path, part: set[str]) -> bool:
    """Tell whether a part has a file, by its name or that of a folder."""
    return bool({str(path), *map(str, path.parents)} & part)


RUN = ("INTERPRETED", "SERVED", "COMPILED", "SHOWN", "BOUNDS")
PARTS = (*RUN, "COVERED")


def test_every_test_is_in_a_part() -> None:
    everything = set().union(*map(listed, RUN))
    for file in TESTS.rglob("test_*.py"):
        assert is_in(file.relative_to(ROOT), everything), f"{file} is in no part of make test"


def test_every_test_is_in_a_part_of_make_test_deep() -> None:
    # It has the other parts: what is checked for bounds must be in one of them.
    others = set().union(*(listed(name) for name in RUN if name != "BOUNDS"))
    for path in listed("BOUNDS"):
        assert is_in(Path(path), others), path


@pytest.mark.parametrize("name", PARTS)
def test_what_a_part_names_is_there(name: str) -> None:
    for path in listed(name):
        assert (ROOT / path).exists(), path


@pytest.mark.parametrize(("name", "elsewhere"), [("UNCOVERED", ["INTERPRETED"]), ("TEXTS", ["INTERPRETED"])])
def test_what_one_part_leaves_out_is_in_another(name: str, elsewhere: list[str]) -> None:
    parts = set().union(*map(listed, elsewhere))
    for pattern in re.findall(r"--ignore-glob='\*/(\S+)'", " ".join(listed(name))):
        left_out = [file.relative_to(ROOT) for file in TESTS.rglob(pattern)]
        assert left_out
        for path in left_out:
            assert is_in(path, parts), f"{path} is left out"


SHARED = {"server": 3, "interpreted": 2, "compiled": 2}


@pytest.mark.parametrize(("part", "shares"), SHARED.items())
def test_all_shares_of_a_part_are_run(part: str, shares: int) -> None:
    found = re.search(r"(?m)^test: .*\n(?:\t.*\n)+", MAKEFILE)
    assert found is not None
    targets = {f"test-{part}-{number}" for number in range(1, shares + 1)}
    assert {one for one in found[0].split() if one.startswith(f"test-{part}-")} == targets
    told = [re.search(rf"(?m)^{whose}SHARES := (\d)", MAKEFILE) for whose in (rf"test-{part}-1.*: ", "")]
    assert next(one for one in told if one)[1] == str(shares)
    assert SEEDS.keys() >= {shares}


@pytest.mark.parametrize(("name", "shares"), [("SERVED", 3), ("INTERPRETED", 2), ("COMPILED", 2)])
def test_all_shares_have_much_to_do(name: str, shares: int) -> None:
    files = [file for file in TESTS.rglob("test_*.py") if is_in(file.relative_to(ROOT), listed(name))]
    for number in range(1, shares + 1):
        part = sum(number_of(file, shares) == number for file in files) / len(files)
        assert 0.8 / shares < part < 1.2 / shares

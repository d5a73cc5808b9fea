"""Every test is in one of the parts of `make test`, and both halves of a part are run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.halves import half_of

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


HALVED = ("server", "interpreted", "compiled")


def test_both_halves_of_a_part_are_run() -> None:
    found = re.search(r"(?m)^test: .*\n(?:\t.*\n)+", MAKEFILE)
    assert found is not None
    for part in HALVED:
        assert {f"test-{part}-1", f"test-{part}-2"} <= set(found[0].split())


@pytest.mark.parametrize("name", ["SERVED", "INTERPRETED", "COMPILED"])
def test_both_halves_have_much_to_do(name: str) -> None:
    files = [file for file in TESTS.rglob("test_*.py") if is_in(file.relative_to(ROOT), listed(name))]
    first = sum(half_of(file) == 1 for file in files)
    assert 0.4 < first / len(files) < 0.6

"""What `make audit` makes of the answers that it gets."""

from __future__ import annotations

import json

import pytest

from tests.audit import LOCKS, Checked, read_npm, read_pip

SKIPPED = {"name": "b", "skip_reason": "Dependency not found on PyPI and could not be audited: b (2)"}
WELL = {"name": "a", "version": "1", "vulns": []}
FAULTY = {"name": "c", "version": "3", "vulns": [{"id": "CVE-1", "fix_versions": ["4"], "aliases": []}]}


@pytest.mark.parametrize(
    ("packages", "checked", "sentence"),
    [
        ([WELL], Checked(1, 0), "1 packages; no known fault."),
        ([WELL, FAULTY, SKIPPED], Checked(2, 1, ("c 3: CVE-1",)), "2 packages, and 1 that it knows nothing of; known"),
        ([SKIPPED], Checked(0, 1), "the service that knows of faults cannot be reached from here; nothing was checked"),
    ],
)
def test_faults_of_python_packages(packages: list[object], checked: Checked, sentence: str) -> None:
    found = read_pip(json.dumps({"dependencies": packages, "fixes": []}))
    assert found == checked
    assert str(found).startswith(sentence)


def test_faults_of_the_pages_packages() -> None:
    report = {"vulnerabilities": {"d": {"severity": "high"}}, "metadata": {"dependencies": {"total": 7}}}
    assert read_npm(json.dumps(report)) == Checked(7, 0, ("d: high",))
    assert read_npm(json.dumps({**report, "vulnerabilities": {}})) == Checked(7, 0)


@pytest.mark.parametrize("text", ["", "no JSON", "[]", '{"statusCode": 405}'])
def test_no_answer_is_no_good_news(text: str) -> None:
    assert read_npm(text).known == read_pip(text).known == 0
    assert "nothing was checked" in str(read_npm(text))


def test_all_that_is_pinned_is_asked_about() -> None:
    assert {lock.name for lock in LOCKS} == {"compare.txt", "dev.txt", "node.txt", "play.txt"}

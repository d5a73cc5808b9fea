"""Every failure of docs/protocol.md has a test that carries its number."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
PROTOCOL = TESTS.parent / "docs" / "protocol.md"


def test_every_failure_has_a_test_with_its_number() -> None:
    told = {int(number) for number in re.findall(r"(?m)^\| (\d{1,2}) \|", PROTOCOL.read_text())}
    assert told == set(range(1, 41))
    text = "".join(file.read_text() for folder in ("server", "table") for file in (TESTS / folder).glob("test_*.py"))
    names = re.findall(r"(?m)^def test_((?:\d\d_)+)", text)
    assert {int(number) for name in names for number in name.split("_") if number} == told

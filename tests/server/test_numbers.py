"""What the docs promise is all there: every failure has a test that carries its number, every address is named."""

from __future__ import annotations

import re
from pathlib import Path

from yamabushi.server.app import app_with_routes
from yamabushi.server.wire import document

TESTS = Path(__file__).parents[1]
DOCS = TESTS.parent / "docs"
PROTOCOL = DOCS / "protocol.md"


def test_every_failure_has_a_test_with_its_number() -> None:
    told = {int(number) for number in re.findall(r"(?m)^\| (\d{1,2}) \|", PROTOCOL.read_text())}
    assert told == set(range(1, 57))
    text = "".join(
        file.read_text() for folder in ("server", "table", "core", "cli") for file in (TESTS / folder).glob("test_*.py")
    )
    names = re.findall(r"(?m)^def test_((?:\d\d_)+)", text)
    assert {int(number) for name in names for number in name.split("_") if number} == told


def test_every_address_is_named_in_the_docs() -> None:
    texts = " ".join((DOCS / name).read_text() for name in ("protocol.md", "bots.md", "hosting.md"))
    named = re.sub(r"\{\w+\}", "{}", texts)
    paths = document(app_with_routes())["paths"]
    assert len(paths) > 80
    assert [path for path in paths if re.sub(r"\{\w+\}", "{}", path) not in named] == []

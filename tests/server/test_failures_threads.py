"""Failure 28: something that several threads use for the first time, or at all, at once."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest import mock

import pytest

import yamabushi
from tests.amounts import amount
from tests.server.first_use import TEXTS
from yamabushi.server.guards import Limits

PROCESSES = amount(40, 3000)
SOURCE = Path(yamabushi.__file__).parent


def test_28_threads_may_use_any_decoder_first_and_together() -> None:
    arguments = [sys.executable, "-m", "tests.server.first_use", str(PROCESSES)]
    found = json.loads(subprocess.run(arguments, capture_output=True, check=True).stdout)
    assert found["endings"] == {"0": PROCESSES}
    assert found["decoders"] == len(TEXTS)
    assert found["late"] != 0, "it would not notice a decoder that is made when it is used"


ON_THE_SPOT = {"decode", "encode", "convert", "to_builtins"}
MAKERS = {"Decoder", "Encoder"}


def is_of_msgspec(function: ast.expr) -> bool:
    """Tell whether a function is one of msgspec: `msgspec.json.decode`, `msgspec.convert`."""
    while isinstance(function, ast.Attribute):
        function = function.value
    return isinstance(function, ast.Name) and function.id == "msgspec"


def made_late(text: str) -> Iterator[int]:
    """List the lines where something is read or written without a decoder, or where one is made in a function."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and is_of_msgspec(node.func):
            is_on_import = any(
                node in ast.walk(one) for one in tree.body if isinstance(one, ast.Assign | ast.AnnAssign)
            )
            if node.func.attr in ON_THE_SPOT or (node.func.attr in MAKERS and not is_on_import):
                yield node.lineno
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "msgspec":
            hidden = {name.name for name in node.names} & (ON_THE_SPOT | MAKERS | {"json", "msgpack"})
            yield from [node.lineno] * len(hidden)  # by another name we would not find it


def test_28_all_decoders_and_encoders_are_made_on_import() -> None:
    texts = {file.relative_to(SOURCE): file.read_text() for file in SOURCE.rglob("*.py")}
    late = [f"{name}:{line}" for name, text in texts.items() if "msgspec" in text for line in made_late(text)]
    assert late == []


@pytest.mark.parametrize(
    "text",
    [
        "msgspec.json.decode(text, type=Clock)",
        "x = msgspec.json.encode(value)",
        "def f():\n    return msgspec.json.Decoder(Clock)",
        "from msgspec.json import Decoder",
        "from msgspec import convert",
    ],
)
def test_28_what_is_made_late_is_found(text: str) -> None:
    assert list(made_late(text)) != []
    assert list(made_late("clocks = msgspec.json.Decoder(Clock)\nclass A(msgspec.Struct): ...")) == []


def test_28_one_thread_at_a_time_counts_who_asks_for_what() -> None:
    limits = Limits(factor=1000)
    here, met = threading.Semaphore(1), []

    def hit(*_arguments: object) -> bool:
        is_alone = here.acquire(blocking=False)
        met.append(is_alone)
        threading.Event().wait(0.02)  # so long the others have to come in as well
        if is_alone:
            here.release()
        return True

    with mock.patch.object(limits, "_counted", hit), ThreadPoolExecutor(4) as threads:
        for asked in [threads.submit(limits.charge, "table", "here") for _ in range(8)]:
            asked.result()
    assert met == [True] * 8

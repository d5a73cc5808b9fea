"""Let threads that start together use every decoder of the package for the first time, in many fresh processes.

    python -m tests.server.first_use PROCESSES

The package is loaded once, and forked for each process. Printed is how many of them ended in which way: 0 is well, a
negative number is the signal that killed one. Then the same with a decoder that is only made when it is used, until a
process ends badly: what the test must be able to notice.
"""

from __future__ import annotations

import importlib
import json
import os
import resource
import sys
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import yamabushi
from yamabushi.cli.benches import seats
from yamabushi.server import messages, showing
from yamabushi.server.live import Hint
from yamabushi.server.news import messages as news
from yamabushi.table import clocks, events

THREADS = 8
MOST_LATE = 300
TURNS_OF_THREADS = 1e-6
"""Threads take turns as often as possible, in seconds: what can come between comes between."""

TEXTS: dict[object, bytes] = {
    clocks.TimeControl: b'{"kind":"game","seconds":60,"increment":2}',
    clocks.Clock: b'{"left":[1000,2000],"turn":1,"running":true}',
    events.AnyEvent: b'{"kind":"act","seat":1,"action":"Ci@b2"}',
    messages.AnyWish: b'{"type":"act","id":"a","version":1,"action":"Ci@b2"}',
    messages.AnyNews: b'{"type":"pong"}',
    news.AnyCall: b'{"type":"follow","topic":"lobby"}',
    showing.AnyLook: b'{"type":"see","game":"regality"}',
    showing.ShownGame: b'{"id":"a","game":"himiki","options":{},"control":{"kind":"none"},"seats":[],"created":0}',
    Hint: b'{"process":"p","table":"t","version":3,"here":[0,1]}',
    seats.News: b'{"type":"done","id":"a","version":2}',
    dict[str, Any]: b'{"position":"a","heap":3}',
    list[dict[str, Any]]: b'[{"position":"a","heap":3},{}]',
}
"""Something that each decoder of the package can read."""


def decoders() -> list[msgspec.json.Decoder[object]]:
    """Find all decoders of the package: its modules make them when they are imported."""
    source = Path(yamabushi.__file__).parent
    found: dict[int, msgspec.json.Decoder[object]] = {}
    for file in sorted(source.rglob("*.py")):
        if "json.Decoder(" in file.read_text():
            name = ".".join(("yamabushi", *file.relative_to(source).with_suffix("").parts))
            found.update({id(one): one for one in vars(importlib.import_module(name)).values() if is_decoder(one)})
    return list(found.values())


def is_decoder(value: object) -> bool:
    return isinstance(value, msgspec.json.Decoder)


class Inner(msgspec.Struct, frozen=True):
    """A type that nobody has used."""

    number: int = 0
    numbers: tuple[int, ...] = ()


class Outer(msgspec.Struct, frozen=True):
    """Another one, of more parts: the more, the longer it takes to get to know it."""

    left: tuple[int, ...]
    inner: Inner | None = None
    turn: int | None = None
    named: dict[str, Inner] = {}


def read_late() -> None:
    """Read something by a decoder that is made on the spot."""
    found = msgspec.json.decode(b'{"left":[1],"inner":{"number":1},"turn":1,"named":{"a":{}}}', type=Outer)
    assert found.turn == 1


def in_threads(work: Callable[[], None]) -> int:
    """Do something in many threads that start together; give 0 if all went well."""
    start = threading.Barrier(THREADS)
    went_well: list[bool] = []

    def run() -> None:
        start.wait()
        work()
        went_well.append(True)

    threads = [threading.Thread(target=run) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return 0 if len(went_well) == THREADS else 1


def ending(work: Callable[[], None]) -> int:
    """Do something in the threads of a fresh process, and say how that ended."""
    child = os.fork()
    if child == 0:
        os._exit(in_threads(work))
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def main() -> None:
    """Count how the processes end."""
    readers = [(decoder, TEXTS[decoder.type]) for decoder in decoders()]

    def read_all() -> None:
        for decoder, text in readers:
            decoder.decode(text)

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # nobody wants to look at what is left of them
    sys.setswitchinterval(TURNS_OF_THREADS)
    endings = Counter(ending(read_all) for _ in range(int(sys.argv[1])))
    late = next((code for code in (ending(read_late) for _ in range(MOST_LATE)) if code), 0)
    sys.stdout.write(json.dumps({"decoders": len(readers), "endings": endings, "late": late}))


if __name__ == "__main__":
    main()

"""What a move costs, counted: processor time depends on the machine, these numbers do not.

`docs/benchmarks.md` says how long all of it takes.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
import prometheus_client
import pytest
from prometheus_client import CollectorRegistry, generate_latest
from sqlalchemy.engine.default import DefaultDialect

from tests.server.serving import run, serving
from tests.server.tables import OLD, play
from yamabushi.games.himiki.state import HimikiState
from yamabushi.games.kernel_state import KernelState, played_aloud
from yamabushi.games.regality.state import RegalityState
from yamabushi.games.yokai import view as yokai_view
from yamabushi.server import community, hall, messages, pairing, tournaments, watchers
from yamabushi.server.metrics import BUCKETS, Moves
from yamabushi.server.rooms import lines
from yamabushi.server.watchers import Watcher
from yamabushi.table.events import Act, Chance
from yamabushi.table.table import Table

MOVES = 6
"""No game ends so soon: that would cost more."""


class CountingEncoder:
    """An encoder that counts what it writes."""

    def __init__(self, counts: Counter[str]) -> None:
        self.counts = counts
        self.encoder = msgspec.json.Encoder()

    def encode(self, what: object) -> bytes:
        self.counts["encodings"] += 1
        return self.encoder.encode(what)


def counting(counts: Counter[str], name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    def counted(*arguments: Any, **named: Any) -> Any:
        counts[name] += 1
        return function(*arguments, **named)

    return counted


@contextmanager
def counted() -> Iterator[Counter[str]]:
    """Count what is done until left."""
    counts: Counter[str] = Counter()
    watched: list[tuple[Any, str, str]] = [
        (KernelState, "after", "plays"),
        (HimikiState, "view", "views"),
        (RegalityState, "view", "views"),
        (yokai_view, "open_part", "views"),
        (yokai_view, "with_own", "own parts"),
        (Watcher, "tell", "sendings"),
        (DefaultDialect, "do_execute", "statements"),
        (DefaultDialect, "do_executemany", "statements"),
        (Table, "after", "entries"),
    ]
    with ExitStack() as stack:
        for owner, method, name in watched:
            patched = counting(counts, name, getattr(owner, method))
            stack.enter_context(mock.patch.object(owner, method, patched))
        for module in (messages, lines, watchers):
            stack.enter_context(mock.patch.object(module, "encoder", CountingEncoder(counts)))
        yield counts


def leave_the_database_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what asks the database by itself, now and then, do so at other times."""
    for duty, pause in (
        (hall, "HEARTBEAT"),
        (pairing, "ROUND_EVERY"),
        (community, "LOOK_EVERY"),
        (tournaments, "LOOK_EVERY"),
    ):
        monkeypatch.setattr(duty, pause, 3600.0)


@pytest.mark.parametrize(
    ("game", "options", "hands"),
    [
        # Both see the same, so one view is made for both.
        ("himiki", {}, 0),
        ("regality", OLD, 0),
        # Each has a hand that the other does not see.
        ("yokai", {}, 2),
    ],
)
def test_a_move_costs_no_more_than_it_must(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, object], hands: int
) -> None:
    leave_the_database_alone(monkeypatch)
    rng = random.Random(1)

    async def main() -> None:
        async with serving(tmp_path) as server, server.duel(game, options=options) as (_, clients):
            for client in clients:
                await client.quiet()
            for _ in range(MOVES):
                mover = clients[clients[0].standing["decider"]]
                action = rng.choice(mover.view["actions"])
                played_aloud.cache_clear()
                with counted() as counts:
                    await play(mover, action, clients)
                told_of = played_aloud.cache_info().misses
                entries = counts["entries"]  # the decision, and what chance says then
                assert entries >= 1
                assert counts == {
                    "entries": entries,
                    "plays": entries,
                    "views": 1,
                    **({"own parts": hands} if hands else {}),
                    # For each of both a message, and lines where they do not read the same; one that it is done.
                    "encodings": 2 + entries * (hands or 1) + 1,
                    "sendings": 2,
                    "statements": 1,
                }
                assert told_of == entries  # once more, line by line, to tell both what it did
                assert clients[0].standing["status"] == "playing"

    run(main())


def test_what_moves_count_in_plain_numbers_is_told_as_by_the_counters_made_for_it() -> None:
    plain, made = CollectorRegistry(), CollectorRegistry()
    moves = Moves()
    plain.register(moves)
    entries = prometheus_client.Counter("yamabushi_entries", "Events stored, by kind", ["kind"], registry=made)
    acts = prometheus_client.Histogram(
        "yamabushi_act_seconds",
        "From the arrival of an act to its acknowledgement",
        buckets=BUCKETS,
        registry=made,
    )
    for kind in (Act, Chance, Act):
        moves.count_entry(kind)
        entries.labels(kind.__name__.lower()).inc()
    for seconds in (0.0, *BUCKETS, 0.0015, 9.0):
        moves.count_act(seconds)
        acts.observe(seconds)
    told = [
        [line for line in generate_latest(one).decode().splitlines() if "_created" not in line] for one in (plain, made)
    ]
    assert told[0] == told[1]

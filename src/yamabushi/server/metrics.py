"""What is counted, for Prometheus. Nothing here depends on what anybody may not know."""

from __future__ import annotations

import shutil
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
PATIENCE = (1, 2, 5, 10, 20, 60, 120, 300, 600, 3600, 6 * 3600, 24 * 3600)


class Moves(Collector):
    """What is counted at every move, in plain numbers: that is ten times as quick as the counters made for it."""

    def __init__(self) -> None:
        # How many events have been stored of each kind.
        self.entries: dict[type, int] = {}
        # How many acts were answered within each time but none before it, the last without any; and all together.
        self.answered = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def count_entry(self, kind: type) -> None:
        """Count an event that has been stored."""
        self.entries[kind] = self.entries.get(kind, 0) + 1

    def count_act(self, seconds: float) -> None:
        """Count an act that has been answered after some time."""
        self.answered[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[CounterMetricFamily | HistogramMetricFamily]:
        """Say what has been counted."""
        entries = CounterMetricFamily("yamabushi_entries", "Events stored, by kind", labels=["kind"])
        for kind, count in self.entries.items():
            entries.add_metric([kind.__name__.lower()], count)
        yield entries
        yield HistogramMetricFamily(
            "yamabushi_act_seconds",
            "From the arrival of an act to its acknowledgement",
            buckets=list(zip([*map(str, BUCKETS), "+Inf"], accumulate(self.answered), strict=True)),
            sum_value=self.seconds,
        )


class Metrics:
    """The counters of one server process."""

    def watch_disk(self, folder: Path) -> None:
        """Say how much room there is on the disk of a folder, whenever that is asked."""
        free = Gauge("yamabushi_disk_free_bytes", "Room on the disk with the database", registry=self.registry)
        free.set_function(lambda: shutil.disk_usage(folder).free)

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.sockets = Gauge("yamabushi_sockets", "Open sockets", registry=registry)
        self.rooms = Gauge("yamabushi_rooms", "Tables in memory", registry=registry)
        self.moves = Moves()
        registry.register(self.moves)
        self.refusals = Counter("yamabushi_refusals", "Wishes refused, by code", ["code"], registry=registry)
        self.engine = Counter("yamabushi_engine", "What came of asking engines", ["outcome"], registry=registry)
        self.closed = Counter("yamabushi_closed", "Sockets that were closed on somebody", ["reason"], registry=registry)
        self.turned_away = Counter(
            "yamabushi_turned_away",
            "Those who came when there were too many, by what they wanted",
            ["what"],
            registry=registry,
        )
        self.trouble = Gauge(
            "yamabushi_trouble", "Whether something does not work just now: 1 or 0", ["kind"], registry=registry
        )
        self.troubles = Counter("yamabushi_troubles", "How often that began", ["kind"], registry=registry)
        self.unread = Counter(
            "yamabushi_unread",
            "Connections whose client left, or did not read, before the end of an answer",
            registry=registry,
        )
        self.hints = Counter("yamabushi_hints", "Hints between processes", ["outcome"], registry=registry)
        self.pushes = Counter("yamabushi_pushes", "What came of push messages", ["outcome"], registry=registry)
        self.bans = Gauge("yamabushi_bans", "Accounts and addresses that may not take part", registry=registry)
        self.reports = Counter("yamabushi_reports", "What people have reported to the host", registry=registry)
        self.waiting = Gauge("yamabushi_waiting", "People who wait to be paired, at all processes", registry=registry)
        self.paired = Counter("yamabushi_paired", "People who have been paired", registry=registry)
        self.waited = Histogram(
            "yamabushi_waited_seconds", "How long they had waited", buckets=PATIENCE, registry=registry
        )
        self.challenges = Counter(
            "yamabushi_challenges", "Challenges, and what came of them", ["outcome"], registry=registry
        )
        self.rated = Counter("yamabushi_rated_games", "Rated games that have ended", registry=registry)
        self.tournaments = Gauge(
            "yamabushi_tournaments", "Tournaments that are played, at all processes", registry=registry
        )
        self.bot_streams = Gauge("yamabushi_bot_streams", "Open streams of bots, by kind", ["kind"], registry=registry)
        self.bot_moves = Counter("yamabushi_bot_moves", "Decisions of bots", ["outcome"], registry=registry)
        self.reloads = Counter(
            "yamabushi_reloads", "Tables read again from the database", ["reason"], registry=registry
        )

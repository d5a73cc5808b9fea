"""What is counted, for Prometheus. Nothing here depends on what anybody may not know."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
PATIENCE = (1, 2, 5, 10, 20, 60, 120, 300, 600, 3600, 6 * 3600, 24 * 3600)


class Metrics:
    """The counters of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.sockets = Gauge("yamabushi_sockets", "Open sockets", registry=registry)
        self.rooms = Gauge("yamabushi_rooms", "Tables in memory", registry=registry)
        self.entries = Counter("yamabushi_entries", "Events stored, by kind", ["kind"], registry=registry)
        self.refusals = Counter("yamabushi_refusals", "Wishes refused, by code", ["code"], registry=registry)
        self.seconds = Histogram(
            "yamabushi_act_seconds",
            "From the arrival of an act to its acknowledgement",
            buckets=BUCKETS,
            registry=registry,
        )
        self.engine = Counter("yamabushi_engine", "What came of asking engines", ["outcome"], registry=registry)
        self.closed = Counter("yamabushi_closed", "Sockets that were closed on somebody", ["reason"], registry=registry)
        self.turned_away = Counter(
            "yamabushi_turned_away",
            "Those who came when there were too many, by what they wanted",
            ["what"],
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
        # The counter of each kind of event: looking one up by its label takes longer than to count.
        self.kinds: dict[type, Counter] = {}
        self.reloads = Counter(
            "yamabushi_reloads", "Tables read again from the database", ["reason"], registry=registry
        )

    def count_entry(self, kind: type) -> None:
        """Count an event that has been stored."""
        if kind not in self.kinds:
            self.kinds[kind] = self.entries.labels(kind.__name__.lower())
        self.kinds[kind].inc()

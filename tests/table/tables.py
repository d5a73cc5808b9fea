"""Tables to test, without a server: everything that happens is stored in a list and replayed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

import yamabushi
from yamabushi.core.game import State
from yamabushi.table.clocks import TimeControl
from yamabushi.table.events import Entry, decoded, encoded
from yamabushi.table.seats import Seat, SeatKind
from yamabushi.table.setting import Setting
from yamabushi.table.table import Step, Table

PERSON = Seat(SeatKind.PERSON, "Ada", holder="a")
OTHER = Seat(SeatKind.PERSON, "Ben", holder="b")
ENGINE = Seat(SeatKind.ENGINE, level=3)


def people(count: int) -> tuple[Seat, ...]:
    """Seat different people."""
    return tuple(Seat(SeatKind.PERSON, f"P{number}", holder=f"h{number}") for number in range(count))


@dataclass
class Play:
    """A table, all that has happened there, and a chance that can be repeated."""

    table: Table
    entries: list[Entry] = field(default_factory=list)
    rng: random.Random = field(default_factory=lambda: random.Random(1))

    def draw(self, state: State) -> str:
        return self.rng.choices(state.actions, state.odds)[0]

    def do(self, steps: Sequence[Step]) -> Play:
        """Let something happen, and check that a replay of all that has happened leads to the same."""
        for step in steps:
            assert step.entry.version == self.table.version + 1
            self.entries.append(step.entry)
            self.table = step.after
        again = Table.laid(
            self.table.setting,
            self.table.seats,
            [Entry(entry.version, decoded(encoded(entry.event)), entry.clock) for entry in self.entries],
        )
        for name in (
            "version",
            "moved",
            "state",
            "clock",
            "result",
            "offers",
            "is_paused",
            "decider",
            "undone",
            "next",
        ):
            assert getattr(again, name) == getattr(self.table, name), name
        return self

    def act(self, action: str | None = None, spent: int = 0) -> Play:
        """Let the seat to decide do something."""
        assert self.table.decider is not None
        chosen = action or self.rng.choice(self.table.state.actions)
        return self.do(self.table.act(self.table.decider, chosen, self.table.version, spent, self.draw))

    def acts(self, count: int) -> Play:
        for _ in range(count):
            self.act()
        return self


def moved_all(game: Play) -> Play:
    """Play until every side has made a move."""
    while not game.table.have_all_moved:
        game.act()
    return game


def play(
    name: str = "regality",
    seats: Sequence[Seat] | None = None,
    control: TimeControl | None = None,
    **options: object,
) -> Play:
    """Lay a table where all seats are taken, and begin."""
    if name == "regality" and not options:
        options = {"style": "old", "match": "single"}
    game = yamabushi.game(name, **options)
    sitting = people(len(game.seats)) if seats is None else tuple(seats)
    found = Play(Table.laid(Setting(game, control or TimeControl()), sitting))
    return found.do(found.table.begin(found.draw))

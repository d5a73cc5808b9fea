"""Whatever is wished for, in any order: a table refuses or goes on, and a replay leads to the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.amounts import EXAMPLES, amount
from tests.table.tables import ENGINE, Play, people, play
from yamabushi.core.errors import Refusal
from yamabushi.table.clocks import ClockKind, TimeControl
from yamabushi.table.events import Act, Matter, Rewind
from yamabushi.table.lengths import decisions_in
from yamabushi.table.seats import Seat
from yamabushi.table.table import Step

SEATS = st.integers(0, 3)
TIMES = st.integers(0, 40_000)
GAMES: list[tuple[str, dict[str, object]]] = [
    ("regality", {"style": "old", "match": "single"}),
    ("regality", {"style": "secret-random", "match": "single"}),
    ("himiki", {"mode": "teams", "expert": True}),
    ("yokai", {}),
]
CONTROLS = [TimeControl(), TimeControl(ClockKind.GAME, 120, 3), TimeControl(ClockKind.MOVE, 60)]


class AnyOrder(RuleBasedStateMachine):
    """Wish for anything."""

    game: Play

    @initialize(
        which=st.sampled_from(GAMES),
        control=st.sampled_from(CONTROLS),
        sitting=st.sampled_from(["people", "one", "engine"]),
    )
    def begin(self, which: tuple[str, dict[str, object]], control: TimeControl, sitting: str) -> None:
        name, options = which
        count = 4 if options.get("mode") == "teams" else 2
        seats: Sequence[Seat] = people(count)
        if sitting == "one":
            seats = people(1) * count
        elif sitting == "engine":
            seats = (*people(count - 1), ENGINE)
        self.game = play(name, seats, control, **options)
        self.count = count

    def wish(self, wish: Callable[..., Sequence[Step]], *arguments: object) -> Sequence[Step]:
        before = self.game.table
        try:
            steps = wish(*arguments)
        except Refusal:
            assert self.game.table is before
            return ()
        self.game.do(steps)
        return steps

    @rule(number=st.integers(0, 999), spent=TIMES)
    def decide(self, number: int, spent: int) -> None:
        table = self.game.table
        if table.flag(spent):
            self.wish(table.flag, spent)
        elif table.decider is not None:
            actions = table.state.actions
            self.game.act(actions[number % len(actions)], spent)

    @rule(seat=SEATS, offset=st.integers(-3, 2))
    def decide_out_of_turn_or_time(self, seat: int, offset: int) -> None:
        table = self.game.table
        action = table.state.actions[0] if table.state.actions else "nothing"
        steps = self.wish(table.act, seat % self.count, action, table.version + offset, 0, self.game.draw)
        if steps:
            assert seat % self.count == table.decider
            assert table.moved <= table.version + offset <= table.version

    @rule(seat=SEATS, matter=st.sampled_from(list(Matter)), spent=TIMES)
    def offer(self, seat: int, matter: Matter, spent: int) -> None:
        table = self.game.table
        steps = self.wish(table.offer, seat % self.count, matter, spent)
        rewinds = [step for step in steps if isinstance(step.entry.event, Rewind)]
        if rewinds and not table.is_local:  # never across chance, nor where something was hidden
            assert rewinds[0].after.now.chances == table.now.chances
            assert not getattr(table.game, "has_secrets", False)

    @rule(seat=SEATS, matter=st.sampled_from(list(Matter)))
    def decline(self, seat: int, matter: Matter) -> None:
        self.wish(self.game.table.decline, seat % self.count, matter, 0)

    @rule()
    def resume(self) -> None:
        self.wish(self.game.table.resume, 0)

    @rule(seat=SEATS)
    def undo(self, seat: int) -> None:
        table = self.game.table
        if self.wish(table.undo, [seat % self.count], 0):
            assert table.is_local

    @rule(seat=SEATS, seconds=st.sampled_from([10.0, 1000.0]), wish=st.sampled_from(["win", "draw", "engine"]))
    def claim(self, seat: int, seconds: float, wish: str) -> None:
        away = {other: seconds for other in range(self.count) if other % 2 != seat % 2}
        self.wish(self.game.table.claim, seat % self.count, away, wish, 0)

    @rule(seat=st.sampled_from([None, 0, 1]), side=st.sampled_from(["w", "b", "x"]))
    def penalise(self, seat: int | None, side: str) -> None:
        self.wish(self.game.table.penalty, seat, side, 0)

    @invariant()
    def it_holds_together(self) -> None:
        if not hasattr(self, "game"):
            return
        table = self.game.table
        assert [entry.version for entry in self.game.entries] == list(range(1, table.version + 1))
        assert table.moved <= table.version
        assert decisions_in(self.game.entries) == sum(isinstance(moment.event, Act) for moment in table.now.line())
        if table.result is not None:
            assert table.decider is None
        if table.clock is not None:
            assert all(left >= 0 for left in table.clock.left)
            assert table.clock.running == (table.decider is not None)
        for matter, agreed in table.offers.items():
            assert len(set(agreed)) == len(agreed) > 0, matter


AnyOrder.TestCase.settings = settings(
    max_examples=amount(15, EXAMPLES),
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
test_any_order = AnyOrder.TestCase

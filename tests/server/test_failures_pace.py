"""Failures 13 and 37: how long an engine takes tells nothing of what it holds, nor of how much it can choose from."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import pytest

import yamabushi
from tests.server.clocked import FakeClock
from tests.server.serving import InPlace, Server, run, serving
from tests.server.test_failures_leaks import HIDDEN, IDS
from yamabushi.core.game import State
from yamabushi.engines import thinking
from yamabushi.engines.thinking import GLANCE, Limit, think
from yamabushi.games.kernel_state import KernelGame, KernelState
from yamabushi.server import pacing
from yamabushi.server.engine_room import Asked, Choice, choose_action

Result = TypeVar("Result")
BEAT = 0.5
A_WALK = 0.002
"""About so many seconds a walk through Yokai takes interpreted, for each action that there is."""


class Slow(InPlace):
    """Engines that take their time, as the fake clock has it: more where there is more to choose from.

    They think about one position, and are silent about all others.
    """

    def __init__(self, clock: FakeClock) -> None:
        self.clock = clock
        self.position = ""
        self.began = 0.0

    async def run(self, function: Callable[..., Result], *arguments: object) -> Result:
        if function.__name__ != choose_action.__name__:
            return await super().run(function, *arguments)
        asked, _, seconds = cast(tuple[Asked, int, float | None], arguments)
        if asked.view["position"] != self.position:
            await asyncio.Event().wait()
        actions = asked.view["actions"]
        took = 0.05 * len(actions)
        if seconds is not None:
            took = min(took, seconds)
        self.position = ""
        self.began = self.clock.now
        self.clock.pass_by(took)
        return cast(Result, Choice(actions[0], took))


def extremes(name: str, options: dict[str, object]) -> list[State]:
    """Find positions of seat 1 with the fewest and with the most actions of some random games."""
    rng = random.Random(f"{name} {options}")
    found: dict[int, State] = {}
    for _ in range(4):
        state = yamabushi.game(name, **options).start()
        for _ in range(80):
            if state.seat is None:
                break
            if state.seat == 1:
                found.setdefault(len(state.actions), state)
            state = state.play(rng.choices(state.actions, state.odds or None)[0])
    counts = sorted(found)
    return [found[counts[0]], found[counts[-1]]]


async def time_of(server: Server, engines: Slow, state: State, level: int, **body: object) -> float:
    """Let an engine decide in a position; give how long it took, until it was played."""
    played: list[float] = []

    async def hold_back(seconds: float) -> None:
        engines.clock.pass_by(seconds)
        played.append(engines.clock.now)

    server.hall.services.hold_back = hold_back
    engines.position = state.view(1)["position"]
    count = len(state.game.seats)
    seats = [{"kind": "engine", "level": level} if seat == 1 else {"kind": "me"} for seat in range(count)]
    laid = await server.lay(state.game.name, options=dict(state.game.given()), start=str(state), seats=seats, **body)
    async with server.at(laid["table"], laid["token"]) as client:
        while client.version < 2:
            await client.until("happened")
    (moment,) = played
    return moment - engines.began


@pytest.mark.parametrize(("name", "options"), HIDDEN, ids=IDS)
def test_13_37_a_level_takes_the_same_time_whatever_it_can_choose_from(
    tmp_path: Path, name: str, options: dict[str, object]
) -> None:
    async def main() -> None:
        clock = FakeClock()
        engines = Slow(clock)
        async with serving(tmp_path, engines=engines, engine_pause=BEAT) as server:
            server.hall.services.time = clock
            states = extremes(name, options)
            assert len(states[-1].actions) > len(states[0].actions)
            for level, beats in ((1, 1), (8, 4)):
                for state in states:
                    assert await time_of(server, engines, state, level) == pytest.approx(beats * BEAT)
            # Where the clock is short, the time is shorter, and the same again.
            short = {"clock": {"kind": "game", "seconds": 10}}
            spans = [await time_of(server, engines, state, 8, **short) for state in states]
            assert spans == pytest.approx([10 / pacing.DECISIONS] * len(states))

    run(main())


def test_37_where_all_is_open_engines_answer_as_soon_as_they_can(tmp_path: Path) -> None:
    async def main() -> None:
        clock = FakeClock()
        engines = Slow(clock)
        async with serving(tmp_path, engines=engines, engine_pause=BEAT) as server:
            server.hall.services.time = clock
            for state in extremes("regality", {"style": "old", "match": "single"}):
                took = await time_of(server, engines, state, 8)
                assert took == pytest.approx(0.05 * len(state.actions))

    run(main())


class Costly:
    """A search whose nodes take as long as they are told to."""

    def __init__(self, root: KernelState, clock: FakeClock, cost: float) -> None:
        self.root = root
        self.clock = clock
        self.cost = cost
        self.nodes = self.depth = 0

    def advance(self, until: int, deepest: int) -> bool:
        self.clock.pass_by(self.cost * max(until - self.nodes, 0))
        self.nodes = max(until, self.nodes)
        return False

    def ranking(self) -> list[tuple[int, int]]:
        return [(code, 0) for code in self.root.codes]

    def line(self, action: int) -> list[int]:
        return [action]


@pytest.mark.parametrize("seconds", [0.0, 0.04, 0.4, 1.6])
@pytest.mark.parametrize(("name", "options"), HIDDEN, ids=IDS)
def test_37_thinking_is_cut_at_its_time_however_long_a_node_takes(
    monkeypatch: pytest.MonkeyPatch, name: str, options: dict[str, object], seconds: float
) -> None:
    game = yamabushi.game(name, **options)
    assert isinstance(game, KernelGame)
    # From compiled and alone on the machine to interpreted and with many actions.
    for state, cost in itertools.product(extremes(name, options), (1e-6, 1e-4, A_WALK)):
        clock = FakeClock()
        with monkeypatch.context() as patch:
            patch.setattr("yamabushi.engines.thinking.time.perf_counter", clock)
            patch.setattr(thinking, "search_of", lambda root, *_, clock=clock, cost=cost: Costly(root, clock, cost))
            found = think(game, state.view(1), Limit(seconds=seconds), seed=1)
        assert found.seconds <= seconds + 2 * GLANCE
        assert found.seconds >= seconds or len(state.actions) == 1

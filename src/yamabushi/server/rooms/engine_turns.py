"""Let engines decide at a table: asked with a seat's view, played if the game is still there when they answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from yamabushi.core.errors import Refusal
from yamabushi.core.game import State
from yamabushi.server import pacing, secrecy
from yamabushi.server.engine_room import CRASHES, Asked, Choice, EngineDied, choose_action
from yamabushi.server.messages import News, Thinking
from yamabushi.server.rooms.history import History
from yamabushi.server.rooms.services import Services
from yamabushi.server.troubles import Trouble
from yamabushi.table.table import Step

ATTEMPTS = 3
"""So often an engine is asked before chance takes its place."""

ENGINE_SECONDS = 180.0
"""An engine that has not answered by then never will."""

SLOW_SECONDS = 60.0
"""After so many seconds without an answer the log says so. No level thinks as long; compiling may take half of it."""

Duty = Callable[[], Awaitable[None]]


class EngineTurns:
    """The engines of a table: at most one thinks at a time."""

    def __init__(
        self,
        services: Services,
        history: History,
        see_to: Callable[[Duty], Awaitable[None]],
        commit: Callable[[Sequence[Step]], Awaitable[None]],
        tell_all: Callable[[News], None],
    ) -> None:
        self.services = services
        self.history = history
        # How something is done when it is one's turn, how it is stored, and how all are told.
        self.see_to = see_to
        self.commit = commit
        self.tell_all = tell_all
        # The position that an engine thinks about, by the version that led there.
        self.thinking: tuple[int, asyncio.Task[None]] | None = None

    @property
    def is_thinking(self) -> bool:
        """Tell whether an engine thinks."""
        return self.thinking is not None and not self.thinking[1].done()

    def follow(self) -> None:
        """Ask an engine, if it is its turn and it has not been asked."""
        table = self.history.table
        seat = table.engine_to_move
        if seat is None or (self.is_thinking and self.thinking is not None and self.thinking[0] == table.moved):
            return
        self.thinking = (table.moved, self.services.duties.spawn(self._think(seat, table.moved)))

    def stop(self) -> None:
        """Ask no longer."""
        if self.thinking is not None:
            self.thinking[1].cancel()

    async def _think(self, seat: int, moved: int) -> None:
        """Ask an engine, and play what it says if the game is still there."""
        services, table = self.services, self.history.table
        level = table.seats[seat].level
        self.tell_all(Thinking(seat, table.version))
        asked = Asked(table.game.name, dict(table.game.options), table.state.view(seat), secrecy.new_seed())
        time = self._time_to_think(seat, level)
        action, took = await self._action(asked, level, table.state, None if time is None else pacing.SHARE * time)
        await services.hold_back(0.0 if time is None else pacing.rest_of(time, took))

        async def play() -> None:
            now = self.history.table
            if now.moved != moved or now.engine_to_move != seat:
                services.metrics.engine.labels("late").inc()
                return
            spent = self.history.spent(services.time())
            await self.commit(now.act(seat, action, now.version, spent, services.draw))
            services.metrics.engine.labels("played").inc()

        await self.see_to(play)

    def _time_to_think(self, seat: int, level: int) -> float | None:
        """Say how long an engine takes where hands are hidden; how long it needs would tell of its own. Else None."""
        pause, table = self.services.engine_pause, self.history.table
        if not table.game.has_secrets or pause <= 0:
            return None
        clock = table.clock
        left = None if clock is None else max(clock.left[seat] - self.history.spent(self.services.time()), 0) / 1000
        return pacing.time_of(level, pause, left)

    async def _action(self, asked: Asked, level: int, state: State, seconds: float | None) -> Choice:
        """Ask until there is a legal answer; after a few failures, any legal action will do."""
        metrics, troubles = self.services.metrics, self.services.troubles
        for _ in range(ATTEMPTS):
            is_slow = asyncio.get_running_loop().call_later(
                SLOW_SECONDS, troubles.begin, Trouble.ENGINES, f"no answer for {SLOW_SECONDS:g} seconds"
            )
            try:
                thinking = self.services.engines.run(choose_action, asked, level, seconds)
                choice = await asyncio.wait_for(thinking, ENGINE_SECONDS)
            except (EngineDied, Refusal, TimeoutError, OSError, *CRASHES) as problem:
                metrics.engine.labels("died").inc()
                troubles.begin(Trouble.ENGINES, problem)
                continue
            finally:
                is_slow.cancel()
            troubles.end(Trouble.ENGINES)
            if choice.action in state.actions:
                return choice
            metrics.engine.labels("illegal").inc()
        metrics.engine.labels("replaced").inc()
        return Choice(state.actions[secrecy.new_seed() % len(state.actions)])

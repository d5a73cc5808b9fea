"""Where engines think: in other processes, which give way to the server, or on a Ray cluster.

What is sent there is a seat's own view. What comes back is an action, or what the engine thinks so far.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import forkserver
from typing import Any, NamedTuple, Protocol, TypeVar

from yamabushi.core.errors import BadOption, Refusal, Sentence
from yamabushi.core.options import OptionValue
from yamabushi.core.registry import game as game_of
from yamabushi.core.registry import games

NO_RAY = Sentence("ray-missing", "Ray is not installed. In the clone of Yamabushi, run: pip install '.[ray]'.")
Result = TypeVar("Result")

FIRST_LOOK = 2_000
GROWTH = 4
MOST_NODES = 8_000_000
"""Analysis looks at so many positions first, and then at four times as many, and so on."""

FIRST_SECONDS = 1.0
"""The first look takes no longer, however slow the engine is just now, so that there is something to show."""

SILENCE = 10.0
"""An analysis that has said nothing for so many seconds, or goes on for so many more than it may, is given up."""

ENGINE_DIED = Sentence("engine-died", "The search was interrupted; ask again.")
ENGINE_LATE = Sentence("engine-late", "The engine has not answered for too long; ask again a little later.")


class EngineDied(Exception):
    """Say that whoever was asked has died."""


class EngineLate(Exception):
    """Say that whoever was asked has said nothing for too long: others are asked first, or it has much to compile."""


@dataclass(frozen=True)
class Asked:
    """A question: a game, what a seat sees, and how long to think."""

    game: str
    options: Mapping[str, OptionValue]
    view: Mapping[str, Any]
    seed: int


class Choice(NamedTuple):
    """What an engine has chosen, and how many seconds it took."""

    action: str
    seconds: float = 0.0


def seen_by_game(asked: Asked) -> Mapping[str, Any]:
    """Give a view as the game has made it: that of a game without shapes of its own is packed into a general one."""
    from yamabushi.server.shapes import ANY

    seen: Mapping[str, Any] = asked.view["data"] if asked.view.get("game") == ANY else asked.view
    return seen


def choose_action(asked: Asked, level: int, seconds: float | None = None) -> Choice:
    """Choose an action as a level does, within so many seconds if they are limited; this runs elsewhere."""
    began = time.perf_counter()
    from yamabushi.engines.levels import choose, level_of, with_limit

    game = game_of(asked.game, **asked.options)
    take_up_game(asked.game)
    player = level_of(asked.game, level)
    if seconds is not None:
        left = max(seconds - (time.perf_counter() - began), 0.0)
        player = with_limit(player, replace(player.limit, seconds=left))
    action = choose(player, game, seen_by_game(asked), asked.seed)
    return Choice(action, time.perf_counter() - began)


def rank_actions(asked: Asked, nodes: int, seconds: float) -> dict[str, Any]:
    """Rank the actions of a position, looking at so many positions at most; this runs elsewhere."""
    from yamabushi.engines.thinking import ALL, Limit, think

    game = game_of(asked.game, **asked.options)
    take_up_game(asked.game)
    found = think(game, seen_by_game(asked), Limit(nodes=nodes, seconds=seconds), asked.seed, margin=ALL)
    return {
        "depth": found.depth,
        "nodes": found.nodes,
        "ranked": [
            {
                "action": ranked.action,
                "value": round(ranked.value, 4),
                "is_sure": ranked.is_sure,
                "line": list(ranked.line),
                "score": list(ranked.score),
            }
            for ranked in found.ranked
        ],
    }


def take_up_game(name: str) -> None:
    """Use all that has been compiled for a game since we looked last; this runs elsewhere."""
    from yamabushi.engines.preparing import units_of
    from yamabushi.kernels.entries import take_up

    for unit in units_of(name):
        take_up(unit)


def get_ready() -> None:
    """Load what thinking needs, before somebody waits for it; this runs elsewhere."""
    for name in games():
        take_up_game(name)


async def made_ready(room: EngineRoom) -> None:
    """Let somebody in the engine room get ready, while the first players look around."""
    with contextlib.suppress(EngineDied):
        await room.run(get_ready)


def settle_down() -> None:
    """Get ready to think: give way to the server, leave Ctrl-C and compiling to it, and end when it ends."""
    from yamabushi.kernels.entries import wait_for_others

    wait_for_others()
    os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None
    threading.Thread(target=end_with, args=(server,), daemon=True).start()


def end_with(server: ProcessLike) -> None:
    """Wait until the server has ended, and end at once."""
    server.join()
    os._exit(1)


class ProcessLike(Protocol):
    """A process that can be waited for."""

    def join(self) -> object:
        """Wait until it has ended."""


CRASHES = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    MemoryError,
    RuntimeError,
    TypeError,
    ValueError,
)
"""What a game or an engine might raise that has a fault; the server goes on without it."""


class EngineRoom(Protocol):
    """Whoever runs functions elsewhere."""

    async def run(self, function: Callable[..., Result], *arguments: object) -> Result:
        """Run a function elsewhere.

        Raises:
            EngineDied: whoever ran it has died.
            Refusal: what the function refuses.
        """

    def close(self) -> None:
        """Stop all of it."""


class Pool:
    """Processes of this machine: all cores but one."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.executor = self._new_executor()

    def _new_executor(self) -> ProcessPoolExecutor:
        # Not fork: the server has threads, and the children should know nothing of it.
        if os.name != "posix":
            return ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), initializer=settle_down)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        forkserver.ensure_running()  # its children will not hear Ctrl-C, not even while they are being loaded
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        context = multiprocessing.get_context("forkserver")
        return ProcessPoolExecutor(self.workers, context, initializer=settle_down)

    async def run(self, function: Callable[..., Result], *arguments: object) -> Result:
        """Run a function in one of the processes."""
        executor = self.executor
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, function, *arguments)
        except BrokenExecutor:
            if executor is self.executor:
                self.executor = self._new_executor()
            raise EngineDied from None

    def close(self) -> None:
        """Stop the processes, whatever they do."""
        processes = list((getattr(self.executor, "_processes", None) or {}).values())
        self.executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


class Ray:
    """A Ray cluster, by its address."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ModuleNotFoundError:
            raise BadOption(NO_RAY) from None
        self.ray = ray
        ray.init(address=address, log_to_driver=False)

    async def run(self, function: Callable[..., Result], *arguments: object) -> Result:
        """Run a function on one of the cluster's machines."""
        reference = self.ray.remote(function).options(max_retries=2).remote(*arguments)
        try:
            found: Result = await asyncio.wrap_future(reference.future())
        except self.ray.exceptions.RayTaskError as problem:
            cause = problem.cause
            if isinstance(cause, Refusal):
                raise cause from None
            raise EngineDied from problem
        except self.ray.exceptions.RayError as problem:
            raise EngineDied from problem
        return found

    def close(self) -> None:
        """Leave the cluster."""
        self.ray.shutdown()


async def analyse(room: EngineRoom, asked: Asked, seconds: float) -> AsyncIterator[dict[str, Any]]:
    """Say again and again what an engine thinks, each time having looked at four times as much.

    Nothing is kept between two answers, so any process or machine can give the next one.

    Raises:
        Refusal: nobody decides there.
        EngineDied: whoever was asked has died.
        EngineLate: nothing was said for too long.
    """
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    nodes = FIRST_LOOK
    last = -1
    while nodes <= MOST_NODES:
        left = end - loop.time()
        if left <= 0 and last >= 0:
            return
        is_first = last < 0
        allowed = max(min(left, FIRST_SECONDS) if is_first else left, 0.05)
        try:
            async with asyncio.timeout(SILENCE if is_first else left + SILENCE):
                found = await room.run(rank_actions, asked, nodes, allowed)
        except TimeoutError:
            raise EngineLate from None
        if found["nodes"] > last:
            yield found
        if found["nodes"] <= last or (found["nodes"] < nodes // 2 and not (is_first and left > allowed)):
            return  # all has been seen, or the time is up
        last = found["nodes"]
        nodes *= GROWTH

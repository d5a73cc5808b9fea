"""Visitors who think for themselves: each is shown good moves, and the server's engines have nothing to do."""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import yamabushi
from tests.browser.test_equal import bundled
from tests.server.serving import InPlace, Server, run, serving
from yamabushi.browser.modules import make
from yamabushi.engines.thinking import Limit, think
from yamabushi.games.kernel_state import KernelState
from yamabushi.games.regality.exact.perfect import perfect_actions

Result = TypeVar("Result")
ME, ENGINE = {"kind": "me"}, {"kind": "engine", "level": 1}
OLD = {"style": "old", "match": "single"}
KINDS: list[tuple[str, dict[str, Any]]] = [
    ("himiki", {}),
    ("himiki", {"mode": "teams"}),
    ("himiki", {"expert": True}),
    ("regality", OLD),
    ("regality", OLD),
    ("regality", {"style": "old"}),
    ("regality", {"style": "old", "match": "points"}),
    ("regality", {"match": "single"}),
    ("yokai", {}),
    ("yokai", {}),
]


class Counting(InPlace):
    """Engines that note what they are asked to do."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def run(self, function: Callable[..., Result], *arguments: object) -> Result:
        self.asked.append(function.__name__)
        return await super().run(function, *arguments)


async def deciding(server: Server, game: str, options: dict[str, Any]) -> tuple[dict[str, Any], KernelState]:
    """Lay a table, and wait until it is the visitor's turn."""
    seats = len(yamabushi.game(game, **options).seats)
    laid = await server.lay(game, options=options, seats=[ME, *[ENGINE] * (seats - 1)])
    async with server.at(laid["table"], laid["token"]) as client:
        while client.standing["decider"] != 0:
            await client.until("happened")
    state = (await server.hall.room(laid["table"])).table.state
    assert isinstance(state, KernelState)
    return laid, state


def test_ten_visitors_are_shown_good_moves_at_once_and_cost_the_engines_nothing(tmp_path: Path) -> None:
    script = bundled("visitors.node.ts", tmp_path)
    for name in ("himiki", "regality", "yokai"):
        make(name)

    async def main() -> None:
        engines = Counting()
        async with serving(tmp_path, engines=engines) as server:
            found = [await deciding(server, *kind) for kind in KINDS]
            engines.asked.clear()
            given = json.dumps([laid for laid, _ in found]).encode()
            node = await asyncio.create_subprocess_exec(
                *["node", str(script), server.base], stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
            told, _ = await node.communicate(given)
            assert engines.asked == []
            shown = json.loads(told)
            assert len(shown) == 10
            for (game, options), (_, state), one in zip(KINDS, found, shown, strict=True):
                ranked = one["seen"]
                assert {seen["action"] for seen in ranked} == set(state.actions)
                assert is_good(state, ranked[0]["action"])
                is_proved = game == "regality" and options.get("style") == "old" and options.get("match") != "points"
                assert ("bin" in one["fetched"]) == is_proved
                if is_proved:
                    proved = perfect_actions(state)
                    assert proved is not None
                    wins = {seen["action"] for seen in ranked if seen["isSure"] and seen["value"] == 1}
                    assert wins == (set(proved) if options == OLD else set())
                    assert {seen["action"] for seen in ranked[: len(proved)]} == set(proved)

    run(main())


def is_good(state: KernelState, action: str) -> bool:
    """Tell whether an engine of this machine finds an action about as good as the best."""
    thought = think(state.game, state.view(state.seat), Limit(nodes=20_000), 1, margin=10_000)
    return thought.given_away(action) < 0.2

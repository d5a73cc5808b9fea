"""From interpreted to compiled while people play: between two messages, and nobody notices but by speed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import yamabushi
from tests.server.serving import Client, run, serving
from yamabushi.core.errors import IllegalAction
from yamabushi.engines import levels
from yamabushi.engines.preparing import Preparation, units_of
from yamabushi.engines.thinking import Limit, Thought, thoughts
from yamabushi.games.kernel_state import KernelGame
from yamabushi.kernels import cache
from yamabushi.kernels.compiling import INTERPRETED
from yamabushi.kernels.entries import compile_all, compiled_by_others, must_wait, take_up
from yamabushi.puzzles.solver import SOLVER
from yamabushi.server import solving

GAMES: dict[str, dict[str, str]] = {"himiki": {}, "regality": {"style": "old", "match": "single"}, "yokai": {}}


@pytest.fixture
def nothing_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Let it be as if nothing had been compiled yet, and nobody were compiling."""
    for name in GAMES:
        units = units_of(name, [SOLVER] if name == "himiki" else [])
        compile_all(units, lambda text: None)
        for unit in units:
            for entry in unit.entries:
                monkeypatch.delitem(entry.compiled, unit.kind, raising=False)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cache, "folder", lambda: tmp_path)
        patch.setattr(Preparation, "start", lambda self, jobs=0: None)
        yield patch


async def play(client: Client, moves: int) -> None:
    """Play a few moves for whoever decides."""
    for _ in range(moves):
        if client.standing["status"] == "over":
            return
        if not client.view["actions"]:  # hands are hidden: take the screen
            await client.send("face", seat=client.standing["decider"])
            await client.until("snapshot")
        version = client.version
        await client.act(client.view["actions"][0])
        while client.version == version:
            await client.next()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_when_its_rules_are_compiled(
    name: str, tmp_path: Path, nothing_compiled: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            table = await server.lay(name, options=GAMES[name], seats=[{"kind": "me"}, {"kind": "me"}])
            async with server.at(table["table"], table["token"]) as client:
                await play(client, 4)
                before = (await server.http.get("/api/compiled")).json()
                assert before["games"][name] == INTERPRETED
                heard = len(client.heard)
                nothing_compiled.undo()
                for unit in server.app.state.preparation.units[name]:
                    assert take_up(unit)
                await play(client, 6)
                assert '"closed"' not in "".join(client.heard[heard:])
                after = (await server.http.get("/api/compiled")).json()
                assert after["games"][name]
                assert after["done"] > before["done"] or INTERPRETED
                assert client.version >= 10

    run(main())


def test_a_high_level_answers_soon_while_its_engine_is_being_compiled(nothing_compiled: pytest.MonkeyPatch) -> None:
    game = yamabushi.game("himiki")
    state = game.read("B5HMK,C5MHK,D5KHM/B2HKM,C2MKH,D2KMH w 0-0 --- - 7 -")
    assert isinstance(game, KernelGame)
    limits: list[Limit] = []

    def noted(game: KernelGame, view: Any, limit: Limit, *more: Any) -> Iterator[Thought]:
        limits.append(limit)
        return thoughts(game, view, Limit(nodes=50), *more)

    with compiled_by_others(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(levels, "thoughts", noted)
        levels.choose(levels.level_of("himiki", 8), game, state.view(0), 1)
        nothing_compiled.undo()
        levels.choose(levels.level_of("himiki", 8), game, state.view(0), 1)
    assert [limit.seconds for limit in limits] == ([None, None] if INTERPRETED else [levels.MEANWHILE, None])


def test_the_solver_says_in_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solving, "must_wait", lambda unit: True)
    with pytest.raises(IllegalAction, match="in a moment"):
        solving.solution("C4HKM/C2HKM par=3 headlock", None, solving.Bounds())
    monkeypatch.setattr(solving, "must_wait", must_wait)
    assert solving.solution("C4HKM/C2HKM par=3 headlock", None, solving.Bounds())["least"] == 1

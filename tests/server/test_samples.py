"""Positions for browsers that think by themselves: fair, no more than a seat sees, and no work for engines."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import httpx
import pytest

import yamabushi
from tests.amounts import amount
from tests.core.walks import random_positions
from tests.server.serving import InPlace, Server, run, serving
from yamabushi.core.game import CHANCE
from yamabushi.games.kernel_state import KernelState
from yamabushi.kernels.words import Words
from yamabushi.server import modules, secrecy
from yamabushi.server.engine_room import rank_actions
from yamabushi.server.routes.thinking import sampled

Result = TypeVar("Result")
ME, OPEN, ENGINE = {"kind": "me"}, {"kind": "open"}, {"kind": "engine", "level": 1}
SINGLE = {"match": "single"}


class Counting(InPlace):
    """Engines that count how often they are asked to think about positions, or to solve."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def run(self, function: Callable[..., Result], *arguments: object) -> Result:
        self.asked.append(function.__name__)
        return await super().run(function, *arguments)


async def sample(server: Server, table: str, token: str | None = None, **body: object) -> httpx.Response:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    return await server.http.post(f"/api/tables/{table}/sample", json=body, headers=headers)


def read(game: str, answer: dict[str, Any], **options: object) -> KernelState:
    """Make a position of a sample."""
    state = yamabushi.game(game, **options).start()
    assert isinstance(state, KernelState)
    return type(state)(state.game, cast(Words, tuple(int(word) for word in answer["words"])))


def test_ten_who_analyse_cost_the_engines_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        engines = Counting()
        async with serving(tmp_path, engines=engines) as server:
            laid = [await server.lay("regality", options=SINGLE, seats=[ME, ENGINE]) for _ in range(10)]
            engines.asked.clear()
            answers = await asyncio.gather(*(sample(server, one["table"], one["token"]) for one in laid))
            for answer in answers:
                state = read("regality", answer.json(), **SINGLE)
                assert list(state.codes) == answer.json()["codes"]
                assert answer.json()["search"] == "deepening"
                assert answer.json()["provable"] is None
            assert (await server.http.get("/api/modules")).status_code == 200
            assert engines.asked == []
            # The server's own analysis would have asked them.
            body = {"seconds": 0.05}
            headers = {"authorization": f"Bearer {laid[0]['token']}"}
            await server.http.post(f"/api/tables/{laid[0]['table']}/analysis", json=body, headers=headers)
            assert rank_actions.__name__ in engines.asked

    run(main())


def test_samples_are_refused_where_an_analysis_is(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            waiting = await server.lay("regality", options=SINGLE, seats=[ME, OPEN])
            joined = await server.join(waiting["table"], invite=waiting["invites"][0]["invite"])
            for token in (waiting["token"], joined["token"], None):
                answer = await sample(server, waiting["table"], token)
                assert (answer.status_code, answer.json()["code"]) == (409, "analysis-unfair")
            alone = await server.lay("regality", options=SINGLE, seats=[ME, ENGINE])
            assert (await sample(server, alone["table"])).json()["code"] == "analysis-turn"
            here = await server.lay("yokai", seats=[ME, ME])
            assert (await sample(server, here["table"], here["token"])).json()["code"] == "analysis-curtain"

    run(main())


@pytest.mark.parametrize(
    ("game", "options"),
    [("yokai", {}), ("regality", {"style": "secret-random"}), ("regality", {"style": "secret-draft"})],
)
def test_a_sample_is_made_of_what_the_seat_sees_alone(
    game: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In two worlds that look the same to a seat, the same dice give the same sample."""
    rng = random.Random(1)
    others = 0
    for seed in range(amount(2, 50)):
        for state in random_positions(yamabushi.game(game, **options), seed):
            if state.seat is None or state.seat == CHANCE:
                continue
            assert isinstance(state, KernelState)
            twin = state.twin(state.seat, rng)
            monkeypatch.setattr(secrecy, "new_seed", lambda: 7)
            assert sampled(state) == sampled(twin)
            others += state.words != twin.words
    assert others > 10


@pytest.mark.parametrize(("match", "settles_all"), [("single", True), ("two-wins", False), ("points", None)])
def test_what_can_be_proved_is_said(tmp_path: Path, match: str, settles_all: bool | None) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            options = {"style": "old", "match": match}
            laid = await server.lay("regality", options=options, seats=[ME, ENGINE])
            provable = (await sample(server, laid["table"], laid["token"])).json()["provable"]
            if settles_all is None:
                assert provable is None
            else:
                assert provable["settles_all"] == settles_all
                state = read("regality", provable, style="old", match="single")
                assert state == yamabushi.game("regality", style="old", match="single").start()

    run(main())


def test_a_finished_game_and_chance_have_nobody_to_think_for(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            body = {"game": "himiki", "options": {"mode": "mindlock", "puzzle": "F01"}}
            found = (await server.http.post("/api/sample", json=body)).json()
            assert (found["seat"], found["moves_left"]) == (0, 3)
            body = {"game": "regality", "options": {"first": "random"}}
            answer = await server.http.post("/api/sample", json=body)
            assert (answer.status_code, answer.json()["code"]) == (409, "analysis-nobody")

    run(main())


def test_a_module_that_is_there_is_offered_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(modules, "CARRIED", tmp_path)
    monkeypatch.setattr(modules, "found", lambda name: tmp_path / "yokai.abc0.wasm" if name == "yokai" else None)
    (tmp_path / "yokai.abc0.wasm").write_bytes(b"\0asm\1\0\0\0")
    (tmp_path / "yokai.abc0.json").write_text("{}")

    async def main() -> None:
        async with serving(tmp_path) as server:
            assert (await server.http.get("/api/modules")).json() == {"yokai": "/modules/yokai.abc0"}
            answer = await server.http.get("/modules/yokai.abc0.wasm")
            assert answer.content == b"\0asm\1\0\0\0"
            assert "immutable" in answer.headers["cache-control"]
            known = {"if-none-match": answer.headers["etag"]}
            again = await server.http.get("/modules/yokai.abc0.wasm", headers=known)
            assert (again.status_code, again.headers["cache-control"]) == (304, answer.headers["cache-control"])
            (tmp_path / "yokai.lock").write_text("")
            assert (await server.http.get("/modules/yokai.lock")).status_code == 404
            assert (await server.http.get("/modules/none.wasm")).status_code == 404
            assert (await server.http.get("/modules/../yokai.abc0.wasm")).status_code == 404

    run(main())


def test_a_line_that_somebody_found_is_shown(tmp_path: Path) -> None:
    async def main() -> None:
        engines = Counting()
        async with serving(tmp_path, engines=engines) as server:
            body = {"puzzle": "F01", "actions": ["C4-C3", "C3-D3", "D3-D4"]}
            found = (await server.http.post("/api/puzzles/line", json=body)).json()
            assert found["steps"] == ["C4►BC3*", "C3►BD3*", "D3►BD4*"]
            assert len(found["views"]) == 4
            for impossible in ("A1-A2", "", "!", "C4"):
                body["actions"] = [impossible]
                assert (await server.http.post("/api/puzzles/line", json=body)).status_code == 409
            assert "solution" not in engines.asked

    run(main())

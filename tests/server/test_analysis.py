"""Analysis: streamed as it looks further, and never where it would be unfair."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import httpx
import pytest

import yamabushi
from tests.server.serving import InPlace, Server, run, serving
from yamabushi.core.game import CHANCE
from yamabushi.server import engine_room
from yamabushi.server.engine_room import FIRST_LOOK, Asked, EngineDied, rank_actions
from yamabushi.server.routes.thinking import MOST_AT_ONCE, MOST_SECONDS

Result = TypeVar("Result")
OLD = {"style": "old", "match": "single"}
ME, OPEN, ENGINE = {"kind": "me"}, {"kind": "open"}, {"kind": "engine", "level": 1}
START = {"game": "regality", "options": OLD}


class Gated(InPlace):
    """Engines that think about positions when they are let; the first looks may be free."""

    def __init__(self, free: int = 0) -> None:
        self.gate = asyncio.Event()
        self.free = free
        self.waiting = 0

    async def run(self, function: Callable[..., Result], *arguments: object) -> Result:
        if function.__name__ == rank_actions.__name__:
            self.free -= 1
            if self.free < 0:
                self.waiting += 1
                await self.gate.wait()
                self.waiting -= 1
        return await super().run(function, *arguments)


class Silent(InPlace):
    """Engines that have answers ready, so many for each who asks, and then none any more."""

    def __init__(self, free: int) -> None:
        self.free = free
        self.given: Counter[int] = Counter()

    async def run(self, function: Callable[..., Result], *arguments: object) -> Result:
        if function.__name__ != rank_actions.__name__:
            return await super().run(function, *arguments)
        seed = cast(Asked, arguments[0]).seed
        self.given[seed] += 1
        if self.given[seed] > self.free:
            await asyncio.Event().wait()
        return cast(Result, {"depth": 1, "nodes": arguments[1], "ranked": []})


class Dying(InPlace):
    """Engines that die when they think about positions."""

    async def run(self, function: Callable[..., Result], *arguments: object) -> Result:
        if function.__name__ == rank_actions.__name__:
            raise EngineDied
        return await super().run(function, *arguments)


def problem(answer: httpx.Response) -> tuple[int, str]:
    body = answer.json()
    assert set(body) == {"code", "sentence", "arguments"}
    return answer.status_code, body["code"]


async def asked(server: Server, table: str, token: str | None = None, **body: object) -> httpx.Response:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    body = {"seconds": 0.05, **body}
    return await server.http.post(f"/api/tables/{table}/analysis", json=body, headers=headers)


def lines_of(answer: httpx.Response) -> list[dict[str, Any]]:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    assert answer.text.endswith("\n")
    return [json.loads(line) for line in answer.text.splitlines()]


def test_each_line_has_looked_further_than_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = 300  # so few that there is a second look on any machine
    monkeypatch.setattr(engine_room, "FIRST_LOOK", first)

    async def main() -> None:
        async with serving(tmp_path) as server:
            lines = lines_of(await server.http.post("/api/analysis", json={"game": "himiki", "seconds": 1.0}))
            assert len(lines) >= 2
            nodes = [line["nodes"] for line in lines]
            assert nodes == sorted(set(nodes))
            assert nodes[0] < 2 * first < nodes[-1]
            actions = set(yamabushi.game("himiki").start().actions)
            for line in lines:
                assert {ranked["action"] for ranked in line["ranked"]} <= actions
                assert line["depth"] >= 1
                for ranked in line["ranked"]:
                    assert set(ranked) == {"action", "value", "is_sure", "line", "score"}
                    assert ranked["line"][:1] in ([], [ranked["action"]])
                    assert -1 <= ranked["value"] <= 1

    run(main())


def test_lines_come_as_they_are_found_and_whoever_has_seen_enough_may_go(tmp_path: Path) -> None:
    async def main() -> None:
        engines = Gated(free=1)
        async with serving(tmp_path, engines=engines) as server:
            counts = server.app.state.counts
            body = {"game": "himiki", "seconds": MOST_SECONDS}
            async with server.http.stream("POST", "/api/analysis", json=body) as answer:
                first = json.loads(await anext(answer.aiter_lines()))
                assert first["ranked"]
                while not engines.waiting:
                    await asyncio.sleep(0.005)
                assert counts["analysis"] == 1
            while counts["analysis"]:
                await asyncio.sleep(0.005)

    run(main())


def test_a_position_that_is_seen_through_ends_the_analysis(tmp_path: Path) -> None:
    async def main() -> None:
        rng = random.Random(1)
        states = [yamabushi.game("regality", **OLD).start()]
        while states[-1].seat is not None:
            states.append(states[-1].play(rng.choice(states[-1].actions)))
        async with serving(tmp_path) as server:
            body = {**START, "position": str(states[-2]), "seconds": MOST_SECONDS}
            *_, last = lines_of(await server.http.post("/api/analysis", json=body))
            assert last["nodes"] < FIRST_LOOK
            assert all(ranked["is_sure"] for ranked in last["ranked"])

    run(main())


@pytest.mark.parametrize(("game", "options"), [("himiki", {}), ("himiki", {"mode": "teams"}), ("yokai", {})])
def test_every_game_can_be_analysed(tmp_path: Path, game: str, options: dict[str, str]) -> None:
    async def main() -> None:
        rng = random.Random(2)
        state = yamabushi.game(game, **options).start()
        while state.seat == CHANCE:
            state = state.play(rng.choices(state.actions, state.odds)[0])
        async with serving(tmp_path) as server:
            body = {"game": game, "options": options, "position": str(state), "seconds": 0.05}
            lines = lines_of(await server.http.post("/api/analysis", json=body))
            assert {ranked["action"] for ranked in lines[-1]["ranked"]} <= set(state.actions)

    run(main())


BAD: list[tuple[dict[str, Any], int, str]] = [
    ({"seconds": 0}, 422, "request-malformed"),
    ({"seconds": -1}, 422, "request-malformed"),
    ({"seconds": MOST_SECONDS + 0.1}, 422, "request-malformed"),
    ({"seconds": "long"}, 422, "request-malformed"),
    ({"nodes": 10**9}, 422, "request-malformed"),
    ({"position": "nonsense"}, 422, "regality-position-fields"),
    ({"position": "x" * 2001}, 422, "request-malformed"),
    ({"game": "chess", "options": {}}, 422, "game-unknown"),
    ({"options": {"style": "new"}}, 422, "option-choice"),
    ({"game": "himiki", "options": {"mode": "mindlock"}}, 409, "analysis-puzzle"),
    # Where tiles are drawn first, chance decides.
    ({"options": {"style": "standard"}}, 409, "analysis-nobody"),
    ({"game": "yokai", "options": {}}, 409, "analysis-nobody"),
]


@pytest.mark.parametrize(("body", "status", "code"), BAD, ids=range(len(BAD)))
def test_what_cannot_be_thought_about_is_refused(tmp_path: Path, body: dict[str, Any], status: int, code: str) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            answer = await server.http.post("/api/analysis", json={**START, "seconds": 0.05, **body})
            assert problem(answer) == (status, code)

    run(main())


def test_where_the_game_is_over_nobody_decides(tmp_path: Path) -> None:
    async def main() -> None:
        rng = random.Random(1)
        state = yamabushi.game("regality", **OLD).start()
        while state.seat is not None:
            state = state.play(rng.choice(state.actions))
        async with serving(tmp_path) as server:
            answer = await server.http.post("/api/analysis", json={**START, "position": str(state)})
            assert problem(answer) == (409, "analysis-nobody")

    run(main())


def test_while_others_play_nobody_asks_an_engine(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            waiting = await server.lay("regality", options=OLD, seats=[ME, OPEN])
            assert problem(await asked(server, waiting["table"], waiting["token"])) == (409, "analysis-unfair")
            joined = await server.join(waiting["table"], invite=waiting["invites"][0]["invite"])
            for token in (waiting["token"], joined["token"], None):
                for version in (None, 0, 1):
                    answer = await asked(server, waiting["table"], token, version=version)
                    assert problem(answer) == (409, "analysis-unfair")
            # When it is over, anybody may, about any moment.
            async with server.at(waiting["table"], waiting["token"]) as white:
                await white.act("Ci@b2")
                await white.until("done")
                await white.send("offer", matter="resign")
                while white.standing["status"] != "over":
                    await white.until("happened")
            for token, version in ((None, None), (None, 1), (joined["token"], 2)):
                assert lines_of(await asked(server, waiting["table"], token, version=version))

    run(main())


def test_alone_one_may_ask_when_it_is_ones_turn(tmp_path: Path) -> None:
    async def main() -> None:
        engines = Gated()
        engines.gate.set()
        async with serving(tmp_path, engines=engines) as server:
            laid = await server.lay("regality", options=OLD, seats=[ENGINE, ME])
            other = await server.lay("regality", options=OLD, seats=[ME, ENGINE])
            table = laid["table"]
            async with server.at(table, laid["token"]) as client:
                while client.standing["decider"] != 1:
                    await client.until("happened")
                (*_, last) = lines_of(await asked(server, table, laid["token"]))
                assert {ranked["action"] for ranked in last["ranked"]} <= set(client.view["actions"])
                for token in (None, "forged", other["token"]):
                    assert problem(await asked(server, table, token)) == (409, "analysis-turn")
                # The engine's own turn is not theirs, nor is it later.
                assert problem(await asked(server, table, laid["token"], version=1)) == (409, "analysis-turn")

    run(main())


def test_on_one_screen_whoever_decides_may_ask(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=[ME, ME])
            async with server.at(laid["table"], laid["token"]) as client:
                for action in ("Ci@b2", "Te@a1"):
                    (*_, last) = lines_of(await asked(server, laid["table"], laid["token"]))
                    assert {ranked["action"] for ranked in last["ranked"]} <= set(client.view["actions"])
                    assert problem(await asked(server, laid["table"])) == (409, "analysis-turn")
                    await client.act(action)
                    await client.until("happened")

    run(main())


def test_analysis_is_told_no_more_than_the_seat_sees(tmp_path: Path) -> None:
    views: list[dict[str, Any]] = []

    class Noting(InPlace):
        async def run(self, function: Callable[..., Result], *arguments: Any) -> Result:
            if function.__name__ == rank_actions.__name__:
                views.append(dict(arguments[0].view))
            return await super().run(function, *arguments)

    async def main() -> None:
        async with serving(tmp_path, engines=Noting()) as server:
            laid = await server.lay("yokai", seats=[ME, ENGINE])
            async with server.at(laid["table"], laid["token"]) as client:
                while client.standing["decider"] != 0:
                    await client.until("happened")
                assert lines_of(await asked(server, laid["table"], laid["token"]))
                assert views[0] == client.view

    run(main())


def test_a_puzzle_at_a_table_has_no_engine(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("himiki", options={"mode": "mindlock", "puzzle": "F01"})
            assert problem(await asked(server, laid["table"], laid["token"])) == (409, "analysis-puzzle")

    run(main())


def test_only_so_many_think_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        engines = Gated()
        async with serving(tmp_path, engines=engines) as server:
            body = {**START, "seconds": 0.05}
            tasks = []
            for number in range(MOST_AT_ONCE):
                tasks.append(asyncio.create_task(server.http.post("/api/analysis", json=body)))
                while engines.waiting <= number:
                    await asyncio.sleep(0.005)
            answer = await server.http.post("/api/analysis", json=body)
            assert problem(answer) == (429, "guard-too-much")
            assert answer.headers["retry-after"] == "2"
            engines.gate.set()
            for task in tasks:
                lines_of(await task)
            assert lines_of(await server.http.post("/api/analysis", json=body))

    run(main())


def test_who_asks_for_analysis_too_often_has_to_wait(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limit_factor=0.1) as server:
            body = {**START, "seconds": 0.01}
            answers = [await server.http.post("/api/analysis", json=body) for _ in range(5)]
            assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]

    run(main())


def test_an_engine_that_dies_says_so_in_its_last_line(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, engines=Dying()) as server:
            answer = await server.http.post("/api/analysis", json={**START, "seconds": 0.05})
            assert [line["code"] for line in lines_of(answer)] == ["engine-died"]
            assert server.app.state.counts["analysis"] == 0

    run(main())


@pytest.mark.parametrize("free", [0, 1], ids=["at first", "later"])
def test_an_analysis_that_says_nothing_for_too_long_is_ended_and_gives_its_place_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int
) -> None:
    monkeypatch.setattr(engine_room, "SILENCE", 0.05)

    async def main() -> None:
        engines = Silent(free)
        async with serving(tmp_path, engines=engines) as server:
            body = {**START, "seconds": 0.2}
            answers = await asyncio.gather(*(server.http.post("/api/analysis", json=body) for _ in range(MOST_AT_ONCE)))
            for answer in answers:
                *thoughts, last = lines_of(answer)
                assert len(thoughts) == free
                assert last["code"] == "engine-late"
                assert last["sentence"] == engine_room.ENGINE_LATE.english
            assert server.app.state.counts["analysis"] == 0
            engines.free = 1_000
            assert lines_of(await server.http.post("/api/analysis", json=body))[-1]["nodes"]

    run(main())


def test_an_engine_that_breaks_ends_an_analysis_with_a_sentence(tmp_path: Path) -> None:
    class Broken(InPlace):
        async def run(self, function: Callable[..., Result], *arguments: object) -> Result:
            if function.__name__ == rank_actions.__name__:
                raise IndexError
            return await super().run(function, *arguments)

    async def main() -> None:
        async with serving(tmp_path, engines=Broken()) as server:
            answer = await server.http.post("/api/analysis", json=START)
            assert [line["code"] for line in lines_of(answer)] == ["engine-died"]
            assert server.app.state.counts["analysis"] == 0

    run(main())

"""Puzzles over HTTP: the book, hints and solutions from any position, and a verdict about what somebody has made up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

import yamabushi
from tests.server.serving import InPlace, Server, run, serving
from yamabushi.games.himiki.book import book
from yamabushi.games.himiki.days import puzzle_of_the_day
from yamabushi.games.himiki.state import HimikiState
from yamabushi.games.himiki.wire import HimikiView
from yamabushi.puzzles.solutions import write_step
from yamabushi.server.engine_room import EngineDied
from yamabushi.server.routes import puzzles
from yamabushi.server.routes.puzzles import MOST_AT_ONCE
from yamabushi.server.solving import Bounds, check, solution

Result = TypeVar("Result")
F01 = "C4HKM/C2HKM,D5KHM,E3MHK par=3 headlock"
TERRAIN = "F12"  # C2KHM/A3MHK,D3HKM par=2 headlock terrain=C4Tp
HOPELESS = "C4HKM/C2HKM,D5KHM,E3MHK par=2 headlock"
"""F01 with a move too few."""
MOST_DRAFTS = 30
"""How many drafts an address may ask for in a minute, where limits are a quarter of what they are."""


class Elsewhere(InPlace):
    """Notes what is run elsewhere."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def run(self, function: Callable[..., Result], *arguments: object) -> Result:
        self.asked.append(function.__name__)
        return await super().run(function, *arguments)


class Gated(InPlace):
    """Solves nothing until it is let."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.waiting = 0

    async def run(self, function: Callable[..., Result], *arguments: object) -> Result:
        if function.__name__ == solution.__name__:
            self.waiting += 1
            await self.gate.wait()
        return await super().run(function, *arguments)


class Dying(InPlace):
    """Dies when it is to solve something."""

    async def run(self, function: Callable[..., Result], *arguments: object) -> Result:
        if function.__name__ == solution.__name__:
            raise EngineDied
        return await super().run(function, *arguments)


async def solved(server: Server, puzzle: str, **body: object) -> dict[str, Any]:
    answer = await server.http.post("/api/puzzles/solution", json={"puzzle": puzzle, **body})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    for view in found["views"]:
        msgspec.convert(view, HimikiView, strict=True)
    assert list(found) == ["least", "solved", "actions", "steps", "views", "positions"]
    return found


async def refused(server: Server, place: str, **body: object) -> tuple[int, str]:
    answer = await server.http.post(place, json=body)
    return answer.status_code, answer.json()["code"]


def start_of(puzzle: str) -> HimikiState:
    state = yamabushi.game("himiki", mode="mindlock", puzzle=puzzle).start()
    assert isinstance(state, HimikiState)
    return state


def test_the_book_is_listed(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            answer = await server.http.get("/api/puzzles")
            found = {puzzle["name"]: puzzle for puzzle in answer.json()}
            assert list(found) == list(book())
            for name, entry in book().items():
                said = found[name]
                assert (said["text"], said["solutions"], said["difficulty"], tuple(said["themes"])) == entry
                assert said["grade"] == name[0]
            for name in ("F01", TERRAIN, "M40", "D61", "E29"):
                view = start_of(name).view(0)
                said = found[name]
                assert (said["position"], said["cubes"], said["par"]) == (view["position"], view["cubes"], view["par"])
                assert said["terrain"] == view.get("chaos", {}).get("terrain", {})
                assert said["hand"] == view.get("chaos", {}).get("hands", {}).get("w", {}).get("known", [])
                wanted = {element: said for element, said in view["wanted"].items() if said}
                assert said["influences"] == list(wanted)
                assert said["demanded"] == [element for element, what in wanted.items() if what == "demanded"]
            assert {puzzle["edition"] for puzzle in found.values()} <= {"revised", "first"}
            assert any(puzzle["hand"] for puzzle in found.values())
            assert any(puzzle["demanded"] for puzzle in found.values())

    run(main())


def test_the_puzzle_of_the_day_is_that_of_utc_and_past_days_are_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:

            async def listed(**asked: str | int) -> list[tuple[str, str]]:
                answer = await server.http.get("/api/puzzles/days", params=asked)
                assert answer.status_code == 200, answer.text
                return [(found["day"], found["puzzle"]["name"]) for found in answer.json()]

            monkeypatch.setattr(puzzles, "today", lambda: date(2026, 1, 3))
            three = [(str(date(2026, 1, day)), puzzle_of_the_day(date(2026, 1, day))) for day in (3, 2, 1)]
            assert await listed() == await listed() == three[:1]
            assert await listed(count=2) == three[:2]
            assert await listed(count=62) == await listed(count=9, until="2026-02-01") == three  # none is to come
            assert await listed(count=9, until="2026-01-02") == three[1:]
            assert await listed(until="2025-12-31") == []
            for wrong in ("count=0", "count=63", "until=yesterday"):
                answer = await server.http.get(f"/api/puzzles/days?{wrong}")
                assert (answer.status_code, answer.json()["code"]) == (422, "request-malformed")

    run(main())


@pytest.mark.parametrize("puzzle", ["F01", F01, " f01 ", TERRAIN])
def test_a_solution_is_played_to_the_end(tmp_path: Path, puzzle: str) -> None:
    async def main() -> None:
        engines = Elsewhere()
        async with serving(tmp_path, engines=engines) as server:
            found = await solved(server, puzzle)
            assert engines.asked.count("solution") == 1
            state = start_of(start_of(puzzle).view(0)["puzzle_text"])  # whatever it was called
            par = state.view(0)["par"]
            assert (found["least"], found["solved"]) == (par, True)
            assert len(found["actions"]) == len(found["steps"]) >= par
            assert len(found["views"]) == len(found["actions"]) + 1
            for action, step, view in zip(found["actions"], found["steps"], found["views"][:-1], strict=True):
                assert view == state.view(0)
                # The first action of what is found from any position on the way is a hint that leads on.
                from_here = await solved(server, puzzle, position=str(state))
                assert from_here["least"] == par - state.score[0]
                assert from_here["actions"][0] in state.actions
                assert write_step(state, action) == step
                state = state.play(action)
            assert state.returns == (1.0,)
            assert found["views"][-1] == state.view(0)
            over = await solved(server, puzzle, position=str(state))
            assert over.pop("views") == [state.view(0)]
            assert over == {"least": 0, "solved": True, "actions": [], "steps": [], "positions": 1}

    run(main())


def test_what_cannot_be_solved_any_more_is_proved(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            found = await solved(server, HOPELESS)
            assert found.pop("positions") > 1
            assert found.pop("views") == [start_of(HOPELESS).view(0)]
            assert found == {"least": None, "solved": False, "actions": None, "steps": None}
            # A wrong move: two are left, and are not enough.
            start = start_of("F01")
            right = (await solved(server, "F01"))["actions"][0]
            for action in [action for action in start.actions if action != right][:3]:
                state = start.play(action)
                assert (await solved(server, "F01", position=str(state)))["least"] is None
            while state.seat is not None:  # a move beyond PAR
                state = state.play(state.actions[-1])
            assert state.returns == (-1.0,)
            lost = await solved(server, "F01", position=str(state))
            assert (lost["least"], lost["solved"], lost["actions"]) == (None, False, None)

    run(main())


def test_what_is_no_puzzle_or_no_position_of_it_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            place = "/api/puzzles/solution"
            assert await refused(server, place, puzzle="F999") == (422, "option-text")
            assert await refused(server, place, puzzle="nonsense") == (422, "option-text")
            assert await refused(server, place, puzzle="x" * 401) == (422, "request-malformed")
            assert await refused(server, place, puzzle="F01", position="nonsense") == (422, "himiki-position-fields")
            other = str(start_of(TERRAIN))
            status, _ = await refused(server, place, puzzle="F01", position=other)
            assert status == 422

    run(main())


def test_too_much_to_search_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            # So many pieces that the first hundreds of positions are not the last.
            large = "B2HMK,C2HMK,D2HMK,E2HMK/A6HMK,E6MHK,A1KHM par=20 headlock"
            for bounds, problem in ((Bounds(300, 60.0), "more than 300"), (Bounds(10**7, 0.0), "too long")):
                monkeypatch.setattr(puzzles, "Bounds", lambda bounds=bounds: bounds)
                answer = await server.http.post("/api/puzzles/solution", json={"puzzle": large})
                assert (answer.status_code, answer.json()["code"]) == (409, "puzzle-too-large")
                assert problem in answer.json()["sentence"]
                assert await refused(server, "/api/puzzles/check", puzzle=large) == (409, "puzzle-too-large")

    run(main())


def test_what_somebody_has_made_up_is_judged(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:

            async def judged(puzzle: str) -> dict[str, Any]:
                answer = await server.http.post("/api/puzzles/check", json={"puzzle": puzzle})
                assert answer.status_code == 200, answer.text
                found: dict[str, Any] = answer.json()
                return found

            entry = book()["F01"]
            found = await judged("C4HKM/C2HKM,D5KHM,E3MHK headlock par=30")
            assert found.pop("positions") > 1
            board = found.pop("board")
            assert found == {
                "is_puzzle": True,
                "problem": None,
                "least": 3,
                "solutions": entry.solutions,
                "is_counted": True,
                "difficulty": entry.difficulty,
                "grade": "F",
            }
            assert board["text"] == "C4HKM/C2HKM,D5KHM,E3MHK par=30 headlock"
            assert board["cubes"]["C4"] == {"colour": "w", "orientation": "HKM"}
            none = await judged("A1HMK/E6HMK par=3 influences=H!")
            assert (none["is_puzzle"], none["least"], none["solutions"], none["grade"]) == (True, None, 0, None)
            for text, problem in (
                ("", "it begins with white's cubes"),
                ("C4HKM/C4HKM par=3 headlock", "two cubes on C4"),
                ("C4HKM/C2HKM par=99 headlock", "PAR is a whole number"),
                ("x" * 800, "at most 400"),
            ):
                found = await judged(text)
                assert (found["is_puzzle"], found["board"], found["least"]) == (False, None, None)
                assert problem in found["problem"]
            for address in ("read", "check"):
                answer = await server.http.post(
                    f"/api/puzzles/{address}",
                    json={"puzzle": "C4HKM/C4HKM par=3 headlock"},
                    headers={"accept-language": "de"},
                )
                assert answer.json()["problem"] == "auf C4 stehen zwei Würfel"

    run(main())


def test_what_somebody_makes_up_is_given_to_prove_with_each_piece_less(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:

            async def drafted(puzzle: str) -> dict[str, Any]:
                answer = await server.http.post("/api/puzzles/draft", json={"puzzle": puzzle})
                assert answer.status_code == 200, answer.text
                found: dict[str, Any] = answer.json()
                return found

            made = "C4HKM,A6MHK/B3KMH,D3MHK par=4 influences=H!M hand=MhCj terrain=C3Im"
            found = await drafted(made)
            assert found["board"]["text"] == "A6MHK,C4HKM/B3KMH,D3MHK par=4 influences=H!M hand=MhCj terrain=C3Im"
            assert [one["piece"] for one in found["lesser"]] == ["C4", "A6", "B3", "D3", "Mh", "Cj", "C3", "H"]
            for start, text in (
                (found["sample"], made),
                (found["lesser"][0]["sample"], made.replace("C4HKM,", "")),
                (found["lesser"][5]["sample"], made.replace("Cj", "")),
                (found["lesser"][7]["sample"], made.replace("influences=H!M", "headlock")),
            ):
                state = yamabushi.game("himiki", mode="mindlock", puzzle=text).start()
                assert isinstance(state, HimikiState)
                assert start["words"] == [str(word) for word in state.words]
            none = await drafted("C4HKM/ par=3 headlock")
            assert (none["is_puzzle"], none["board"], none["sample"], none["lesser"]) == (False, None, None, [])
            assert "black has 0 cubes" in none["problem"]

    run(main())


def test_few_at_once_and_often_only_so_often(tmp_path: Path) -> None:
    async def main() -> None:
        engines = Gated()
        async with serving(tmp_path, engines=engines) as server:
            asked = [asyncio.create_task(solved(server, "F02")) for _ in range(MOST_AT_ONCE)]
            while engines.waiting < MOST_AT_ONCE:
                await asyncio.sleep(0.01)
            assert await refused(server, "/api/puzzles/solution", puzzle="F02") == (429, "guard-too-much")
            engines.gate.set()
            assert [found["least"] for found in await asyncio.gather(*asked)] == [2] * MOST_AT_ONCE
            assert (await solved(server, "F02"))["least"] == 2
        async with serving(tmp_path, limit_factor=0.25) as server:
            codes = [await refused(server, "/api/puzzles/solution", puzzle="no") for _ in range(4)]
            assert codes == [(422, "option-text")] * 3 + [(429, "guard-too-much")]

    run(main())


def test_whoever_makes_up_much_at_once_keeps_nobody_waiting_and_is_stopped(tmp_path: Path) -> None:
    large = "B2HMK,C2HMK,D2HMK,E2HMK/A6HMK,E6MHK,A1KHM par=20 influences=H!M hand=MhCj terrain=C3Im"

    async def main() -> None:
        async with serving(tmp_path, limit_factor=0.25) as server, server.duel("regality") as (_, (ada, _)):

            async def drafted() -> int:
                return (await server.http.post("/api/puzzles/draft", json={"puzzle": large})).status_code

            asked = [asyncio.create_task(drafted()) for _ in range(MOST_DRAFTS + 20)]
            await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
            # Others play on before all that is made up is read.
            await ada.act(ada.view["actions"][0])
            await ada.until("done", version=ada.version + 1)
            assert not all(one.done() for one in asked)
            codes = await asyncio.gather(*asked)
            assert (codes.count(200), codes.count(429)) == (MOST_DRAFTS, 20)

    run(main())


def test_whoever_dies_while_solving_can_be_asked_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, engines=Dying()) as server:
            for _ in range(MOST_AT_ONCE + 1):
                assert await refused(server, "/api/puzzles/solution", puzzle="F02") == (409, "engine-died")

    run(main())


def test_bounds_hold_where_it_runs() -> None:
    large = "B2HMK,C2HMK,D2HMK,E2HMK/A6HMK,E6MHK,A1KHM par=20 headlock"
    with pytest.raises(yamabushi.IllegalAction, match="more than 3\N{NARROW NO-BREAK SPACE}000 positions"):
        solution(large, None, Bounds(3_000, 60.0))
    with pytest.raises(yamabushi.IllegalAction, match="more than 3\N{NARROW NO-BREAK SPACE}000 positions"):
        check(large, Bounds(3_000, 60.0))

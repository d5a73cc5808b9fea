"""Lessons over HTTP: what is taught, steps played by the rules, and nothing beyond them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.serving import Server, run, serving
from yamabushi.games.himiki.wire import HimikiView
from yamabushi.server.messages import Line
from yamabushi.server.routes.lessons import MOST_DECISIONS


async def tried(server: Server, step: str, *actions: str) -> dict[str, Any]:
    answer = await server.http.post(f"/api/lessons/himiki/first/{step}", json={"actions": actions})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    for played in found["played"]:
        msgspec.convert(played["view"], HimikiView)
        msgspec.convert(played["line"], Line)
    return found


def test_courses_are_listed(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            [first, *_] = (await server.http.get("/api/lessons/himiki")).json()
            assert first["name"] == "first"
            assert first["steps"][0] == {
                "name": "tilt",
                "seat": 0,
                "seats": ["White"],
                "options": {"mode": "mindlock", "puzzle": "C5HMK/A1KHM par=9 headlock"},
                "marks": ["C4"],
                "untaught": "~",
                "decisions": 1,
                "rules": ["tilt"],
                "way": ["C5-C4"],
                "task": None,
            }
            assert first["then"] == {"options": {"mode": "mukyan"}, "level": 1}
            assert (await server.http.get("/api/lessons/chess")).json() == []

    run(play())


def test_examples_are_listed_and_can_be_looked_back_at(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            for game in ("himiki", "regality", "yokai"):
                found = (await server.http.get(f"/api/lessons/{game}/examples")).json()
                assert len(found) > 20
            [first, *_] = (await server.http.get("/api/lessons/himiki/examples")).json()
            assert (first["rules"], first["actions"]) == (["table"], [])
            assert f'[Start "{first["position"]}"]' in first["record"]
            read = await server.http.post("/api/records/read", json={"record": first["record"]})
            assert read.json()["begins_at"] == first["position"]
            assert (await server.http.get("/api/lessons/chess/examples")).json() == []

    run(play())


def test_a_step_is_played_and_judged(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            begun = await tried(server, "pivot")
            assert (begun["verdict"], begun["hint"], begun["played"]) == ("open", "C4~", [])
            assert "C4~" in msgspec.convert(begun["view"], HimikiView).actions

            wrong = await tried(server, "pivot", "C4-C3")
            assert (wrong["verdict"], wrong["said"]) == ("wrong", "early")
            [played] = wrong["played"]
            assert [event["what"] for event in played["line"]["events"]] == ["tilted", "loses"]

            halfway = await tried(server, "pivot", "C4~")
            assert [one["line"]["text"] for one in halfway["played"]] == ["C4~", "A1-A2"]
            assert [one["line"].get("seat") for one in halfway["played"]] == [0, 1]
            assert (await tried(server, "pivot", "C4~", "C4-C3"))["verdict"] == "right"

    run(play())


def test_the_rules_say_why_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            found = await tried(server, "pivot", "C4~", "C4-C1")
            assert found["refused"]["code"] == "himiki-too-far"
            assert found["refused"]["arguments"] == {"square": "C4", "goal": "C1"}
            # It stands as it stood.
            assert [one["line"]["text"] for one in found["played"]] == ["C4~", "A1-A2"]
            assert found["verdict"] == "open"

    run(play())


def test_what_decisions_would_do_is_said(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            asked = {"actions": ["C4~"], "considered": ["C4-C3", "C4-C1", "C4-D4"]}
            found = (await server.http.post("/api/lessons/himiki/first/pivot/previews", json=asked)).json()
            assert found.keys() == {"C4-C3", "C4-D4"}
            assert (found["C4-C3"]["shows"], found["C4-C3"]["points"]) == ("H", 1)

    run(play())


@pytest.mark.parametrize(
    ("path", "actions", "status", "code"),
    [
        ("chess/first/tilt", [], 422, "lesson-none"),
        ("himiki/last/tilt", [], 422, "lesson-course"),
        ("himiki/first/fly", [], 422, "lesson-step"),
        ("himiki/first/tilt", ["C5-C1", "C5-C4"], 409, "himiki-too-far"),
        ("himiki/first/tilt", ["C5-C4"] * (MOST_DECISIONS + 1), 422, "request-malformed"),
        ("himiki/first/tilt", ["x" * 201], 422, "request-malformed"),
        ("himiki/first/ti lt", [], 422, "request-malformed"),
    ],
)
def test_what_makes_no_sense_is_refused(tmp_path: Path, path: str, actions: list[str], status: int, code: str) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            answer = await server.http.post(f"/api/lessons/{path}", json={"actions": actions})
            assert (answer.status_code, answer.json()["code"]) == (status, code)

    run(play())


def test_no_position_comes_from_outside(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            body = {"actions": [], "position": "C5HMK/A1KHM w 0 --- - 0 -"}
            answer = await server.http.post("/api/lessons/himiki/first/tilt", json=body)
            assert (answer.status_code, answer.json()["code"]) == (422, "request-malformed")

    run(play())

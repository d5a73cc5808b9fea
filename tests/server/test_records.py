"""Records to be looked back at: read, gone through, changed and written again, with no engine and nothing stored."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import yamabushi
from tests.core.walks import random_actions, random_positions
from tests.server.serving import InPlace, Server, run, serving
from tests.server.tables import ME, OPEN, move_all, record_at, resign
from yamabushi.core.errors import BadPosition
from yamabushi.core.record import Record
from yamabushi.core.record import read as read_text
from yamabushi.server.messages import Line
from yamabushi.server.routes import films, records
from yamabushi.server.routes.records import MOST_MOVES
from yamabushi.server.shapes import AnyView

OLD = {"style": "old", "match": "single"}
GAME = """[Game "regality"]
[Rules "1"]
[style "old"]
[match "single"]
[first "r"]
[Royalty "Ada"]
[Result "*"]

1. Ci@b2 {bold} 2. Hi@b3 ( 2. Hi@a1 >b2 {safer} ) >b2
*
"""


class NoEngines(InPlace):
    """Engines that nobody may ask."""

    async def run(self, function: Any, *arguments: object) -> Any:
        raise AssertionError(function)


async def asked(server: Server, what: str, **body: object) -> Any:
    answer = await server.http.post(f"/api/records/{what}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def refused(server: Server, what: str, **body: object) -> tuple[int, str]:
    answer = await server.http.post(f"/api/records/{what}", json=body)
    return answer.status_code, answer.json()["code"]


def written_of(found: dict[str, Any], moves: list[dict[str, Any]]) -> dict[str, Any]:
    """Make of what was read what is to be written."""
    kept = ("parent", "action", "comment", "begins", "before")
    return {
        "game": found["game"],
        "options": found["options"],
        "position": found["begins_at"],
        "tags": found["tags"],
        "result": found["result"],
        "comment": found["comment"],
        "moves": [{name: move[name] for name in kept} for move in moves],
    }


def test_a_record_is_read_with_its_variations_changed_and_written(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, engines=NoEngines()) as server:
            found = await asked(server, "read", record=GAME)
            assert (found["game"], found["names"], found["sides"]) == ("regality", ["Ada", ""], [0, 1])
            assert [(move["parent"], move["action"]) for move in found["moves"]] == [
                (0, "Ci@b2"), (1, "Hi@b3"), (2, ">b2"), (1, "Hi@a1"), (4, ">b2"),
            ]  # fmt: skip
            assert found["moves"][0]["comment"] == "bold"
            assert found["moves"][3]["begins"]
            game = yamabushi.game("regality", **OLD)
            state = game.start().play("Ci@b2").play("Hi@b3")
            assert found["moves"][1]["position"] == str(state)
            assert (found["moves"][1]["seat"], found["moves"][1]["choices"]) == (1, len(state.actions))
            assert (await asked(server, "write", **written_of(found, found["moves"])))["record"] == GAME
            other = {"parent": 1, "action": "Te@c1", "comment": "quiet", "begins": True, "before": ""}
            text = (await asked(server, "write", **written_of(found, [*found["moves"], other])))["record"]
            assert "( 2. Te@c1 {quiet} )" in text
            assert len((await asked(server, "read", record=text))["moves"]) == 6

    run(main())


@pytest.mark.parametrize(
    ("game", "options"), [("himiki", {}), ("himiki", {"mode": "mukyan"}), ("yokai", {}), ("regality", OLD)]
)
def test_a_line_is_gone_through_as_views_with_something_to_think_about(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    states = random_positions(yamabushi.game(game, **options), 3)[:15]
    actions = random_actions(yamabushi.game(game, **options), 3)[:14]

    async def main() -> None:
        async with serving(tmp_path, engines=NoEngines()) as server:
            rules = {"game": game, "options": options}
            found = await asked(server, "line", **rules, position=str(states[0]), actions=actions)
            assert found["refused"] is None
            assert [moment["position"] for moment in found["moments"]] == [str(state) for state in states]
            for moment, state in zip(found["moments"], states, strict=True):
                view = msgspec.convert(moment["view"], AnyView)
                decides = state.seat is not None and state.seat >= 0
                assert (moment["sample"] is not None) == decides
                if decides:
                    assert (view.seat, moment["view"]["actions"]) == (state.seat, list(state.actions))
                    assert moment["sample"]["seat"] == state.seat
            for moment in found["moments"][1:]:
                msgspec.convert(moment["line"], Line)
            decided = next(state for state in states if state.seat is not None and state.seat >= 0)
            shown = await asked(
                server, "previews", **rules, position=str(decided), considered=[*decided.actions[:3], "?"]
            )
            assert set(shown) <= set(decided.actions[:3])
            cut = await asked(server, "line", **rules, position=str(states[0]), actions=[*actions[:2], "nonsense"])
            assert len(cut["moments"]) == 3
            assert cut["refused"]["sentence"]

    run(main())


def test_chance_draws_where_that_is_wanted_and_open_cards_are_the_position_itself(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, engines=NoEngines()) as server:
            rules = {"game": "yokai", "options": {}}
            stays = await asked(server, "line", **rules, actions=[])
            assert (len(stays["moments"]), stays["moments"][0]["seat"]) == (1, -1)
            drawn = await asked(server, "line", **rules, actions=[], draws=True)
            last = drawn["moments"][-1]
            assert last["seat"] >= 0
            assert last["sample"]["search"] != "deepening"
            seen = await asked(server, "line", **rules, position=last["position"], actions=[], open_cards=True)
            sample = seen["moments"][0]["sample"]
            state: Any = yamabushi.game("yokai").read(last["position"])
            assert (sample["search"], sample["words"]) == ("deepening", [str(word) for word in state.words])

    run(main())


def test_a_table_can_be_looked_back_at_only_when_it_is_over(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("yokai", seats=[ME, OPEN])
            joined = await server.join(laid["table"], invite=laid["invites"][0]["invite"])
            async with server.at(laid["table"], joined["token"]) as moon:
                for token in (laid["token"], joined["token"], None):
                    text = await record_at(server, laid["table"], token)
                    assert await refused(server, "read", record=text) == (422, "record-seat")
                async with server.at(laid["table"], laid["token"]) as sun:
                    await move_all([sun, moon])
                await resign(moon)
            found = await asked(server, "read", record=await record_at(server, laid["table"]))
            assert (found["end"], found["result"]) == ("resigned", "1-0")
            text = (await asked(server, "write", **written_of(found, found["moves"])))["record"]
            assert read_text(text).result == "1-0"

    run(main())


def test_looking_back_never_keeps_those_who_play_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that takes long is done in another thread than the one that serves tables."""
    threads: dict[str, int] = {}

    def noting(name: str, what: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: object) -> Any:
            threads[name] = threading.get_ident()
            return what(*given)

        return noted

    for name in ("replayed", "written", "moments_out", "previews"):
        monkeypatch.setattr(records, name, noting(name, getattr(records, name)))
    monkeypatch.setattr(films, "filmed", noting("filmed", films.filmed))

    async def main() -> None:
        async with serving(tmp_path) as server:
            found = await asked(server, "read", record=GAME)
            await asked(server, "write", **written_of(found, found["moves"]))
            rules = {"game": "regality", "options": OLD}
            await asked(server, "line", **rules, actions=["Ci@b2"])
            await asked(server, "previews", **rules, considered=["Ci@b2"])
            assert (await server.http.post("/api/records/film", json={**rules, "actions": []})).status_code == 200
            assert len(threads) == 5
            assert threading.get_ident() not in threads.values()
            # However many look back, one thread plays what they look at.
            first = dict(threads)
            await asyncio.gather(*(asked(server, "read", record=GAME) for _ in range(5)))
            assert threads["replayed"] == first["replayed"] == first["moments_out"]

    run(main())


def test_a_game_is_drawn_as_one_picture_that_moves_or_as_its_end(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limit_factor=1) as server:
            body = {
                "game": "regality",
                "options": OLD,
                "actions": ["Ci@b2", "Hi@b3", ">b2"],
                "caption": "Ada – Ben: 1-0",
            }
            answer = await server.http.post("/api/records/film", json=body)
            assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
            assert answer.text.count("animation-delay") == 4
            still = (await server.http.post("/api/records/film", json={**body, "is_still": True})).text
            assert "animation:" not in still
            assert "Ada – Ben: 1-0" in still
            wrong = {**body, "actions": ["Ci@b2", "Ci@b2"]}
            assert await refused(server, "film", **wrong) == (422, "record-action")
            for _ in range(3):
                answer = await server.http.post("/api/records/film", json={**body, "is_still": True})
            # Drawing costs something: nobody may have much of it.
            assert (await refused(server, "film", **body))[0] == 429
            assert server.app.state.counts["film"] == 0

    run(main())


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("", "record-missing-tag"),
        ("nonsense", "record-tag"),
        (GAME.replace("Hi@b3", "Zz@b3"), "record-action"),
        (GAME.replace("Hi@a1", "Zz@a1"), "record-action"),
        (GAME.replace("*", "1-0"), "record-result"),
        (GAME.replace("regality", "chess"), "record-game"),
    ],
)
def test_what_is_no_record_is_refused_in_a_sentence(tmp_path: Path, record: str, code: str) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            assert await refused(server, "read", record=record) == (422, code)

    run(main())


def test_a_record_that_is_too_long_is_not_played(tmp_path: Path) -> None:
    game = yamabushi.game("regality", **OLD)
    line = str(Record.of(game, ("Ci@b2",)))
    many = line.replace("1. Ci@b2", "1. Ci@b2 " + " ".join("( 1. Ci@b2 )" for _ in range(MOST_MOVES)))

    async def main() -> None:
        async with serving(tmp_path) as server:
            assert await refused(server, "read", record=many) == (422, "record-too-many")
            moves = [{"parent": 1, "action": "Ci@b2"}]
            body = {"game": "regality", "options": OLD, "tags": {}, "moves": moves}
            assert await refused(server, "write", **body) == (422, "record-branch")

    run(main())


def test_a_position_that_is_none_is_refused_as_the_reader_refuses_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            body = {"game": "himiki", "options": {}, "position": "nonsense", "tags": {}, "moves": []}
            answer = await server.http.post("/api/records/write", json=body)
            with pytest.raises(BadPosition) as refusal:
                yamabushi.game("himiki").read("nonsense")
            assert (answer.status_code, answer.json()["code"]) == (422, refusal.value.code)

    run(main())


def test_a_threat_is_thought_about_only_where_nothing_is_hidden(tmp_path: Path) -> None:
    async def looked() -> None:
        async with serving(tmp_path, engines=NoEngines()) as server:
            start = yamabushi.game("regality", **OLD).start().play("Ci@b2")
            found = await asked(server, "threat", game="regality", options=OLD, position=str(start))
            assert found["sample"]["seat"] == 0
            assert found["sample"]["provable"] is None
            hidden = next(
                state
                for state in random_positions(yamabushi.game("regality", style="secret-random"), 1)
                if state.passed()
            )
            asking = {"game": "regality", "options": {"style": "secret-random"}, "position": str(hidden)}
            assert (await asked(server, "threat", **asking))["sample"] is None
            assert (await asked(server, "threat", **asking, open_cards=True))["sample"] is not None
            within = str(start.play("Hi@b3"))
            assert (await asked(server, "threat", game="regality", options=OLD, position=within))["sample"] is None

    run(looked())

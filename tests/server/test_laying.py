"""Tables: described, laid, joined, listed."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import yamabushi
from tests.server.serving import PATIENCE, run, serving
from tests.server.tables import (
    ENGINE,
    ME,
    OLD,
    OPEN,
    TEAMS,
    bearer,
    listed,
    move_all,
    one_screen,
    play,
    problem,
    record_at,
    resign,
)
from yamabushi.core import record
from yamabushi.engines.levels import NAMES
from yamabushi.server.storage import database


def test_the_games_are_listed_with_options_and_levels(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            found = (await server.http.get("/api/games")).json()
            assert found["levels"] == list(NAMES)
            games = {game["name"]: game for game in found["games"]}
            assert set(games) == set(yamabushi.games())
            for name, about in yamabushi.games().items():
                assert games[name]["title"] == about.title
                assert [option["name"] for option in games[name]["options"]] == [one.name for one in about.options]
            styles = games["regality"]["options"][0]
            assert (styles["name"], styles["default"], "old" in styles["choices"]) == ("style", "standard", True)
            number = games["regality"]["options"][2]
            assert (number["low"], number["high"], number["only"]) == (1, 99, {"match": ["points"]})
            assert games["himiki"]["seats"] == ["White", "Black"]
            assert {name: game["puzzle_modes"] for name, game in games.items() if game["puzzle_modes"]} == {
                "himiki": ["mindlock"]
            }

    run(main())


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"mode": "duel"}, ([0, 1], {}, False, False)),
        ({"mode": "teams"}, ([0, 1, 0, 1], {"w": 0, "b": 1}, True, False)),
        ({"mode": "mindlock", "puzzle": "F01"}, ([0], {}, False, True)),
    ],
)
def test_a_snapshot_says_who_plays_with_whom(
    tmp_path: Path, options: dict[str, str], said: tuple[list[int], dict[str, int], bool, bool]
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("himiki", options=options)
            async with server.at(laid["table"], laid["token"]) as client:
                about = json.loads(client.heard[0])["table"]
                told = (about["sides"], about["penalties"], about["must_keep_silent"], about["is_puzzle"])
                assert told == said

    run(main())


def test_a_table_without_wishes_is_for_one_against_an_engine(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality")
            assert (laid["seats"], laid["invites"]) == ([0], [])
            read = (await server.http.get(f"/api/tables/{laid['table']}")).json()
            guest = {"is_member": False, "is_bot": False, "rating": None, "is_provisional": False}
            engine = {**guest, "rating": 1500}  # ratings of engines are counted from this level
            assert 0 <= time.time() - read.pop("created") < PATIENCE
            assert 0 <= time.time() - read.pop("changed") < PATIENCE
            assert read == {
                "id": laid["table"],
                "game": "regality",
                "options": {"style": "standard", "match": "two-wins", "first": "r"},
                "control": {"kind": "none", "seconds": 0, "increment": 0},
                "status": "playing",
                "decider": 0,
                "result": None,
                "returns": None,
                "reason": None,
                "is_public": False,
                "is_local": True,
                "version": 6,  # it has begun, and five tiles were drawn
                "moves": 0,
                "next": None,
                "chosen_by": None,
                "is_rateable": True,
                "is_rated": False,
                "weight": 1.0,
                "pool": "regality/standard",
                "has_secrets": False,
                "invited": None,
                "seats": [
                    {"seat": 0, "title": "Royalty", "kind": "person", "name": "Guest", "level": 0, **guest},
                    {"seat": 1, "title": "Religion", "kind": "engine", "name": "", "level": 3, **engine},
                ],
            }
            alone = await server.lay("himiki", options={"mode": "mukyan"}, name=" Ada ")
            assert alone["seats"] == [0]
            read = (await server.http.get(f"/api/tables/{alone['table']}")).json()
            assert [seat["name"] for seat in read["seats"]] == ["Ada"]

    run(main())


def test_a_table_says_how_its_game_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000_000
    monkeypatch.setattr(database, "wall", lambda: now)

    async def main() -> None:
        nonlocal now
        async with serving(tmp_path) as server:
            clock = {"kind": "move", "seconds": 60, "increment": 0}
            async with server.duel("regality", options=OLD, clock=clock) as (table, (ada, ben)):

                async def read() -> dict[str, Any]:
                    found: dict[str, Any] = (await server.http.get(f"/api/tables/{table}")).json()
                    return found

                begun = await read()
                assert (begun["decider"], begun["moves"], begun["is_local"]) == (0, 0, False)
                assert begun["control"] == clock
                assert (begun["created"], begun["changed"]) == (now, now)
                now += 100
                await ada.act("Ci@b2")
                await ben.until("happened")
                played = await read()
                assert (played["decider"], played["moves"], played["version"]) == (1, 1, 2)
                assert (played["created"], played["changed"]) == (now - 100, now)
                now += 100
                for matter in ("takeback", "pause"):
                    for client in (ada, ben):
                        await client.send("offer", matter=matter)
                        await client.quiet()
                paused = await read()
                assert (paused["status"], paused["decider"], paused["moves"]) == ("paused", None, 0)
                assert paused["changed"] == now
                await ada.send("offer", matter="resign")
                await ada.quiet()
                over = await read()
                assert (over["status"], over["decider"]) == ("over", None)
                assert (over["result"], over["returns"], over["reason"]) == ("*", [], "aborted")  # black had not moved
                for client in (ada, ben):
                    await client.send("offer", matter="rematch")
                    await client.quiet()
                again = await read()
                assert again["next"] == ben.standing["next"]
                assert (await server.http.get(f"/api/tables/{again['next']}")).json()["status"] == "playing"

    run(main())


def test_the_pieces_of_each_game_are_described(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            found = (await server.http.get("/api/games")).json()["games"]
            pieces = {game["name"]: {piece["code"]: piece for piece in game["pieces"]} for game in found}
            tiles = pieces["regality"]
            assert len(tiles) == 31
            said = {code: (tile["side"], tile["kind"], tile["does"], tile["reach"]) for code, tile in tiles.items()}
            assert said["Ki"] == ("r", "active", "destroy", "adjacent")
            assert said["Cd"] == ("l", "active", "turn", "ray")
            assert said["Pr"] == ("r", "active", "turn", "set")
            assert said["Te"] == ("l", "passive", "shield", "none")
            assert said["Ci"] == ("n", "none", "none", "none")
            assert said["Nj"] == ("n", "active", "banish", "diagonal")
            assert said["Ba"] == ("n", "active", "reuse", "orthogonal")
            assert said["So"] == ("n", "passive", "silence", "diagonal")
            assert said["Sg"] == ("n", "passive", "shield", "sides")
            assert said["Wt"] == ("n", "active", "recall", "any")
            assert said["Ft"] == ("n", "active", "turn", "front")
            assert said["Fa"] == ("n", "active", "move", "any")
            assert said["As"] == ("n", "active", "banish", "zone")
            assert said["He"] == ("n", "active", "take", "discards")
            assert said["Dr"] == ("n", "active", "turn", "adjacent")
            assert said["To"] == ("n", "passive", "cover", "none")
            assert said["De"] == ("n", "passive", "lose", "none")
            assert tiles["Ki"]["name"] == "King"
            kinds = Counter(piece["kind"] for piece in pieces["himiki"].values())
            assert kinds == {"mana": 3, "event": 3, "terrain": 6}
            assert pieces["himiki"]["Cj"]["kind"] == "event"
            cards = pieces["yokai"]
            assert cards["G3"] == {"code": "G3", "kind": "yokai", "colour": "G", "value": 3}
            assert cards["BY!"]["colours"] == ["B", "Y"]
            assert [cards[code]["ability"] for code in ("GR", "GR+", "GR!")] == ["none", "call", "distract"]
            assert Counter(card["kind"] for card in cards.values()) == {"yokai": 20, "sketch": 18}
            assert sum(card["count"] for card in cards.values() if card["kind"] == "sketch") == 36

    run(main())


def test_everybody_sits_where_they_are_wished(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("himiki", options=TEAMS, seats=[OPEN, ENGINE, ME, OPEN], name="Ada")
            assert laid["seats"] == [2]
            assert [invitation["seat"] for invitation in laid["invites"]] == [0, 3]
            assert len({invitation["invite"] for invitation in laid["invites"]}) == 2
            read = (await server.http.get(f"/api/tables/{laid['table']}")).json()
            assert read["status"] == "waiting"
            assert [seat["kind"] for seat in read["seats"]] == ["open", "engine", "person", "open"]
            for invitation in laid["invites"]:
                joined = await server.join(laid["table"], invite=invitation["invite"], name=f"by {invitation['seat']}")
                assert joined["seats"] == [invitation["seat"]]
            read = (await server.http.get(f"/api/tables/{laid['table']}")).json()
            assert [seat["name"] for seat in read["seats"]] == ["by 0", "", "Ada", "by 3"]
            assert read["status"] == "playing"

    run(main())


def test_sides_are_drawn_and_both_come(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            found = set()
            for _ in range(60):
                laid = await server.lay("regality", options=OLD, seats=[ME, OPEN], draw_sides=True)
                assert [invitation["seat"] for invitation in laid["invites"]] == [1 - laid["seats"][0]]
                found.add(laid["seats"][0])
                if len(found) == 2:
                    break
            assert found == {0, 1}

    run(main())


WRONG: list[tuple[dict[str, Any], int, str]] = [
    ({"game": "chess"}, 422, "game-unknown"),
    ({"seats": [ME]}, 422, "plan-seats"),
    ({"seats": [ME, OPEN, OPEN]}, 422, "plan-seats"),
    ({"seats": []}, 422, "plan-seats"),
    ({"seats": [ENGINE, ENGINE]}, 422, "plan-nobody"),
    ({"seats": [ME, {"kind": "engine", "level": 9}]}, 422, "request-malformed"),
    ({"seats": [ME, {"kind": "engine", "level": 0}]}, 422, "request-malformed"),
    ({"seats": [ME, {"kind": "friend"}]}, 422, "request-malformed"),
    ({"game": "himiki", "options": {"mode": "mindlock"}, "seats": [ENGINE]}, 422, "plan-nobody"),
    ({"options": {"style": "new"}}, 422, "option-choice"),
    ({"options": {"colour": "red"}}, 422, "option-unknown"),
    ({"options": {"match": "points", "games": 0}}, 422, "option-number"),
    ({"options": {"style": 1.5}}, 422, "request-malformed"),
    ({"start": "nonsense"}, 422, "regality-position-fields"),
    ({"start": "x" * 2001}, 422, "request-malformed"),
    ({"clock": {"kind": "game", "seconds": 1}}, 422, "clock-time"),
    ({"clock": {"kind": "none", "seconds": 60}}, 422, "clock-time"),
    ({"clock": {"kind": "move", "seconds": 60, "increment": 5}}, 422, "clock-increment"),
    ({"clock": {"kind": "days", "seconds": 86400}, "seats": [ME, ME]}, 422, "plan-clock"),
    ({"clock": {"kind": "hourglass"}}, 422, "request-malformed"),
    ({"name": ""}, 422, "request-malformed"),
    ({"seed": 1}, 422, "request-malformed"),
    ({"source": {"table": "nosuchtable", "version": 1}}, 404, "hall-no-table"),
    ({"start": "x", "source": {"table": "nosuchtable", "version": 1}}, 422, "plan-start"),
]


@pytest.mark.parametrize(("body", "status", "code"), WRONG, ids=range(len(WRONG)))
def test_what_is_wrong_about_a_wish_is_said_in_a_sentence(
    tmp_path: Path, body: dict[str, Any], status: int, code: str
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            answer = await server.http.post("/api/tables", json={"game": "regality", "is_public": True, **body})
            assert problem(answer) == (status, code)
            assert all(isinstance(value, str | int | float | dict) for value in answer.json()["arguments"].values())
            for listing in ("waiting", "playing", "over"):
                assert await listed(server, listing) == []

    run(main())


def test_arguments_are_what_goes_into_the_sentence(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            answer = await server.http.post("/api/tables", json={"game": "regality", "seats": [ME]})
            assert answer.json()["arguments"] == {"game": "Regality vs. Religion", "count": 2, "given": 1}
            clock = {"kind": "game", "seconds": 1}
            answer = await server.http.post("/api/tables", json={"game": "regality", "clock": clock})
            assert answer.json()["arguments"] == {"kind": "game", "low": 10, "high": 10800, "value": 1}

    run(main())


def test_a_game_begins_from_a_text(tmp_path: Path) -> None:
    async def main() -> None:
        position = str(yamabushi.game("regality", **OLD).start().play("Ci@b2").play("Te@a1"))
        async with (
            serving(tmp_path) as server,
            one_screen(server, "regality", options=OLD, start=position) as (laid, client),
        ):
            assert client.view["position"] == position
            assert json.loads(client.heard[0])["table"]["start"] == position
            await play(client, client.view["actions"][0], [client])
            await resign(client)
            text = await record_at(server, laid["table"])
            assert f'[Start "{position}"]' in text
            record.read(text).verify()

    run(main())


def test_a_game_does_not_begin_where_it_is_over(tmp_path: Path) -> None:
    async def main() -> None:
        rng = random.Random(1)
        state = yamabushi.game("regality", **OLD).start()
        while state.seat is not None:
            state = state.play(rng.choice(state.actions))
        async with serving(tmp_path) as server:
            body = {"game": "regality", "options": OLD, "start": str(state)}
            assert problem(await server.http.post("/api/tables", json=body)) == (422, "plan-over")

    run(main())


def test_a_game_begins_from_a_moment_of_one_that_is_over(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, one_screen(server, "regality", options=OLD) as (laid, client):
            positions = {client.version: client.view["position"]}
            for action in ("Ci@b2", "Te@a1"):
                await play(client, action, [client])
                positions[client.version] = client.view["position"]
            source = {"table": laid["table"], "version": 2}
            body: dict[str, Any] = {"game": "regality", "options": OLD, "seats": [ME, ME]}
            answer = await server.http.post("/api/tables", json={**body, "source": source})
            assert problem(answer) == (409, "plan-not-over")
            await resign(client)
            for version, position in positions.items():
                again = await server.lay(**body, source={**source, "version": version})
                async with server.at(again["table"], again["token"]) as other:
                    assert other.view["position"] == position
            answer = await server.http.post("/api/tables", json={"game": "himiki", "source": source})
            assert answer.status_code == 422

    run(main())


def test_a_private_table_is_joined_by_invitation_only(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=[OPEN, ME])
            address = f"/api/tables/{laid['table']}/seats"
            invite = laid["invites"][0]["invite"]
            bodies: list[tuple[dict[str, object], str]] = [
                ({}, "room-closed"),
                ({"seat": 0}, "room-closed"),
                ({"invite": "forged"}, "room-no-invite"),
                ({"invite": laid["token"]}, "room-no-invite"),
            ]
            for body, code in bodies:
                assert problem(await server.http.post(address, json=body)) == (409, code)
            # An invitation is for its seat, whatever else is asked for.
            assert (await server.join(laid["table"], invite=invite, seat=1))["seats"] == [0]
            assert problem(await server.http.post(address, json={"invite": invite})) == (409, "room-no-invite")

    run(main())


def test_a_public_table_is_joined_on_any_open_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("himiki", options=TEAMS, seats=[ME, OPEN, OPEN, OPEN], is_public=True)
            address = f"/api/tables/{laid['table']}/seats"
            assert (await server.join(laid["table"], seat=2))["seats"] == [2]
            for seat in (0, 2, 7):
                assert problem(await server.http.post(address, json={"seat": seat})) == (409, "room-no-seat")
            assert (await server.join(laid["table"]))["seats"] == [1]
            assert (await server.join(laid["table"]))["seats"] == [3]
            assert problem(await server.http.post(address, json={})) == (409, "room-no-seat")

    run(main())


def test_public_tables_are_listed_by_how_they_stand(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            waiting = await server.lay("regality", options=OLD, seats=[ME, OPEN], is_public=True, name="Ada")
            playing = await server.lay("regality", options=OLD, seats=[ME, OPEN], is_public=True)
            joined = await server.join(playing["table"], name="Ben")
            over = await server.lay("regality", options=OLD, seats=[ME, ME], is_public=True)
            await server.lay("regality", options=OLD, seats=[ME, OPEN])  # private: in no list
            async with server.at(over["table"], over["token"]) as client:
                await move_all([client])
                await resign(client)
            assert await listed(server, "waiting") == [waiting["table"]]
            assert await listed(server, "playing") == [playing["table"]]
            assert await listed(server, "over") == [over["table"]]
            (found,) = (await server.http.get("/api/tables")).json()
            assert (found["id"], found["game"], found["options"]["style"]) == (waiting["table"], "regality", "old")
            assert [(seat["kind"], seat["name"]) for seat in found["seats"]] == [("person", "Ada"), ("open", "")]
            (found,) = (await server.http.get("/api/tables", params={"status": "over"})).json()
            assert found["result"] in ("1-0", "0-1")
            answer = await server.http.get("/api/tables", params={"status": "hidden"})
            assert problem(answer) == (422, "request-malformed")
            async with server.at(playing["table"], joined["token"]) as client:
                await resign(client)
            assert set(await listed(server, "over")) == {over["table"], playing["table"]}

    run(main())


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("GET", "/api/tables/nosuchtable"),
        ("GET", "/api/tables/nosuchtable/record"),
        ("POST", "/api/tables/nosuchtable/seats"),
        ("POST", "/api/tables/nosuchtable/invites"),
        ("POST", "/api/tables/nosuchtable/analysis"),
    ],
)
def test_a_table_that_is_not_there_is_not_found(tmp_path: Path, method: str, address: str) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            body: dict[str, object] | None = {} if method == "POST" else None
            assert problem(await server.http.request(method, address, json=body)) == (404, "hall-no-table")

    run(main())


def test_invitations_can_be_made_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("himiki", options=TEAMS, seats=[ME, OPEN, ENGINE, OPEN])
            table, address = laid["table"], f"/api/tables/{laid['table']}/invites"
            old = {invitation["seat"]: invitation["invite"] for invitation in laid["invites"]}
            for headers in ({}, bearer("forged"), bearer(old[1])):
                assert problem(await server.http.post(address, headers=headers)) == (409, "room-watching")
            answer = await server.http.post(address, headers=bearer(laid["token"]))
            assert answer.status_code == 201
            new = {invitation["seat"]: invitation["invite"] for invitation in answer.json()}
            assert set(new) == {1, 3}
            used = await server.http.post(f"/api/tables/{table}/seats", json={"invite": old[1]})
            assert problem(used) == (409, "room-no-invite")
            joined = await server.join(table, invite=new[1])
            # Whoever has come may invite, too; there is one seat left.
            (last,) = (await server.http.post(address, headers=bearer(joined["token"]))).json()
            assert (await server.join(table, invite=last["invite"]))["seats"] == [last["seat"]] == [3]
            assert (await server.http.post(address, headers=bearer(laid["token"]))).json() == []

    run(main())

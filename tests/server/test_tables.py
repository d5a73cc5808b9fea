"""Tables: laid, joined, watched, talked at, ended, recorded, and laid again."""

from __future__ import annotations

import contextlib
import json
import random
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import yamabushi
from tests.server.serving import PATIENCE, Client, Server, run, serving
from yamabushi.core import record
from yamabushi.core.game import CHANCE, State
from yamabushi.engines.levels import NAMES
from yamabushi.server.storage import store

OLD = {"style": "old", "match": "single"}
ME, OPEN, ENGINE = {"kind": "me"}, {"kind": "open"}, {"kind": "engine", "level": 1}
TEAMS = {"mode": "teams"}


def problem(answer: httpx.Response) -> tuple[int, str]:
    body = answer.json()
    assert set(body) == {"code", "sentence", "arguments"}
    assert body["sentence"][-1] in ".'"
    return answer.status_code, body["code"]


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def record_at(server: Server, table: str, token: str | None = None) -> str:
    answer = await server.http.get(f"/api/tables/{table}/record", headers=bearer(token) if token else {})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"].endswith(f'-{table}.txt"')
    return answer.text


async def listed(server: Server, status: str) -> list[str]:
    return [table["id"] for table in (await server.http.get("/api/tables", params={"status": status})).json()]


async def caught_up(clients: list[Client], version: int) -> None:
    for client in clients:
        while client.version < version:
            await client.until("happened", "snapshot")


async def play(mover: Client, action: str, everybody: list[Client]) -> None:
    """Play, everybody hearing of it."""
    await mover.act(action)
    answer = await mover.until("done", "refused")
    assert answer["type"] == "done", answer
    await caught_up(everybody, answer["version"])


async def play_some(clients: list[Client], rng: random.Random, moves: int) -> None:
    """Play some moves by lot."""
    for _ in range(moves):
        if clients[0].standing["status"] == "over":
            return
        mover = clients[clients[0].standing["decider"]]
        await play(mover, rng.choice(mover.view["actions"]), clients)
        for client in clients:
            await client.quiet()


async def resign(client: Client) -> None:
    await client.send("offer", matter="resign")
    while client.standing["status"] != "over":
        await client.until("happened")


@contextlib.asynccontextmanager
async def one_screen(server: Server, game: str, **body: object) -> AsyncIterator[tuple[dict[str, Any], Client]]:
    """Let two sit at one screen."""
    laid = await server.lay(game, seats=[ME, ME], **body)
    async with server.at(laid["table"], laid["token"]) as client:
        yield laid, client


def yokai_begun(seed: int) -> State:
    rng = random.Random(seed)
    state = yamabushi.game("yokai").start()
    while state.seat == CHANCE:
        state = state.play(rng.choices(state.actions, state.odds)[0])
    return state


# Lay and join


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
                "has_secrets": False,
                "seats": [
                    {"seat": 0, "title": "Royalty", "kind": "person", "name": "Guest", "level": 0},
                    {"seat": 1, "title": "Religion", "kind": "engine", "name": "", "level": 3},
                ],
            }
            alone = await server.lay("himiki", options={"mode": "mukyan"}, name=" Ada ")
            assert alone["seats"] == [0]
            read = (await server.http.get(f"/api/tables/{alone['table']}")).json()
            assert [seat["name"] for seat in read["seats"]] == ["Ada"]

    run(main())


def test_a_table_says_how_its_game_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000_000
    monkeypatch.setattr(store, "wall", lambda: now)

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
                assert (over["result"], over["returns"], over["reason"]) == ("0-1", [-1.0, 1.0], "resigned")
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
            assert all(isinstance(value, str | int | float) for value in answer.json()["arguments"].values())
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
                await resign(client)
            assert await listed(server, "waiting") == [waiting["table"]]
            assert await listed(server, "playing") == [playing["table"]]
            assert await listed(server, "over") == [over["table"]]
            (found,) = (await server.http.get("/api/tables")).json()
            assert (found["id"], found["game"], found["options"]["style"]) == (waiting["table"], "regality", "old")
            assert [(seat["kind"], seat["name"]) for seat in found["seats"]] == [("person", "Ada"), ("open", "")]
            (found,) = (await server.http.get("/api/tables", params={"status": "over"})).json()
            assert found["result"] == "0-1"
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


# Records, pictures, codes


def test_before_the_end_a_record_shows_what_ones_seat_may_see(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("yokai", seats=[ME, OPEN], name='Ada "A"')
            table = laid["table"]
            joined = await server.join(table, invite=laid["invites"][0]["invite"], name="Ben")
            tokens = [laid["token"], joined["token"]]
            async with (
                server.at(table, tokens[0]) as sun,
                server.at(table, tokens[1]) as moon,
                server.at(table) as watcher,
            ):
                await play_some([sun, moon], random.Random(7), 12)
                await watcher.quiet()
                texts = []
                for client, token in ((sun, tokens[0]), (moon, tokens[1]), (watcher, None)):
                    text = await record_at(server, table, token)
                    seen = tuple(line["text"] for line in client.log if line["kind"] in ("act", "chance"))
                    assert record.read(text).actions == seen
                    texts.append(text)
                assert len(set(texts)) == 3
                assert [record.read(text).seat for text in texts] == ["0", "1", "spectator"]
                assert await record_at(server, table, "forged") == texts[2]
                await resign(moon)
            whole = await record_at(server, table)
            assert whole == await record_at(server, table, tokens[0])
            found = record.read(whole)
            assert (found.seat, found.result, found.tags["End"]) == (None, "1-0", "resigned")
            assert (found.tags["Sun"], found.tags["Moon"]) == ("Ada 'A'", "Ben")
            assert found.verify().seat is not None

    run(main())


def test_a_screen_for_both_has_the_record_of_a_spectator(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, one_screen(server, "yokai") as (laid, _):
            text = await record_at(server, laid["table"], laid["token"])
            assert text == await record_at(server, laid["table"])
            assert record.read(text).seat == "spectator"

    run(main())


def test_a_record_says_what_was_undone(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, one_screen(server, "regality", options=OLD) as (laid, client):
            await play(client, "Ci@b2", [client])
            await play(client, "Te@a1", [client])
            await client.send("undo", version=client.version)
            await client.until("happened")
            found = record.read(await record_at(server, laid["table"]))
            assert found.actions == ("Ci@b2",)
            assert found.comments == {1: "undone: 1"}
            await play(client, "Hi@a1", [client])
            await resign(client)
            found = record.read(await record_at(server, laid["table"]))
            assert found.comments == {1: "undone: 1"}
            assert found.verify().game.name == "regality"

    run(main())


def test_pictures_show_no_more_than_a_seat_sees(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:

            async def drawn(state: State, seat: int | None) -> str:
                position = state.view(seat)["position"]
                body = {"game": "yokai", "position": position, "seat": seat}
                answer = await server.http.post("/api/pictures", json=body)
                assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
                assert answer.text.startswith("<svg")
                assert answer.text == state.svg(seat)
                return answer.text

            for seed in range(3):
                state = yokai_begun(seed)
                for seat in (0, 1, None):
                    twin = state.twin(seat, random.Random(seed))
                    assert str(twin) != str(state)
                    assert await drawn(twin, seat) == await drawn(state, seat)
                assert await drawn(state, 0) != await drawn(state, 1)

    run(main())


@pytest.mark.parametrize(
    "body",
    [
        {"game": "regality", "position": "nonsense"},
        {"game": "yokai", "position": "nonsense", "seat": 0},
        {"game": "chess", "position": "-"},
        {"game": "himiki", "position": "-/- w 0-0 --- s 0 -", "seat": 5},
        {"game": "himiki", "options": {"mode": "tug of war"}, "position": "-"},
    ],
)
def test_what_is_no_position_gets_no_picture(tmp_path: Path, body: dict[str, object]) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            assert problem(await server.http.post("/api/pictures", json=body))[0] == 422

    run(main())


def test_codes_are_drawn(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            answers = [
                await server.http.post("/api/codes", json={"text": text})
                for text in ("http://192.0.2.1:8420/#t=abc&i=def", "x" * 200)
            ]
            for answer in answers:
                assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
                assert answer.text.startswith("<svg")
            assert answers[0].text != answers[1].text
            for text in ("", "x" * 201, "木"):
                assert problem(await server.http.post("/api/codes", json={"text": text})) == (422, "request-malformed")

    run(main())


# Who watches and who talks


def test_those_who_watch_are_counted(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("regality", options=OLD) as (table, (white, _)):
            await white.quiet()
            async with server.at(table) as one:
                assert json.loads(one.heard[0])["watchers"] == 1
                assert (await white.until("people"))["watchers"] == 1
                async with server.at(table):
                    assert (await white.until("people"))["watchers"] == 2
                assert (await white.until("people"))["watchers"] == 1
            news = await white.until("people")
            assert news["watchers"] == 0
            assert [person["is_here"] for person in news["people"]] == [True, True]

    run(main())


def test_those_who_watch_are_heard_by_players_when_the_game_is_over(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("regality", options=OLD) as (table, (white, black)):
            async with server.at(table, name="Cy") as one, server.at(table) as other:
                await one.send("say", text="play the Pope!")
                said = await other.until("said")
                assert (said["name"], said["text"], said.get("seat")) == ("Cy", "play the Pope!", None)
                await white.send("say", text="good luck")
                for client in (white, black, one, other):
                    said = await client.until("said", text="good luck")
                    assert (said["name"], said["seat"]) == ("Ada", 0)
                assert not any("Pope" in text for client in (white, black) for text in client.heard)
                await resign(white)
                await one.send("say", text="well played")
                for client in (white, black, other):
                    await client.until("said", text="well played")
            async with server.at(table) as late:
                remarks = [remark["text"] for remark in json.loads(late.heard[0])["remarks"]]
                assert remarks == ["play the Pope!", "good luck", "well played"]

    run(main())


def test_in_teams_those_who_play_are_silent_until_the_end(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path) as server,
            server.duel("himiki", options=TEAMS, count=4) as (table, clients),
            server.at(table) as one,
            server.at(table) as other,
        ):
            await clients[0].send("say", text="attack!")
            assert (await clients[0].until("refused"))["code"] == "room-partners"
            await one.send("say", text="how silent they are")
            await other.until("said")
            for client in clients:
                assert not any(news["type"] == "said" for news in await client.quiet())
            await clients[0].send("offer", matter="resign")
            await clients[2].until("happened")
            await resign(clients[2])
            await clients[0].send("say", text="thank you")
            for client in (*clients, one, other):
                await client.until("said", text="thank you")

    run(main())


def test_whoever_is_muted_is_not_heard_until_heard_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path) as server,
            server.duel("regality", options=OLD) as (table, (white, black)),
            server.at(table) as watcher,
        ):
            await watcher.send("mute", seat=0)
            await watcher.until("people")
            await white.send("say", text="one")
            await black.until("said")
            await black.send("say", text="two")
            assert (await watcher.until("said"))["text"] == "two"
            await watcher.send("mute", seat=0, muted=False)
            await watcher.quiet()
            await white.send("say", text="three")
            assert (await watcher.until("said"))["text"] == "three"
            # Without a seat: those who watch.
            await resign(white)
            await black.send("mute")
            await black.quiet()
            await watcher.send("say", text="four")
            await white.until("said", text="four")
            await white.send("say", text="five")
            assert (await black.until("said", text="five"))["seat"] == 0
            assert not any("four" in text for text in black.heard)

    run(main())


# The end, and again


def test_a_rematch_has_the_sides_swapped_and_the_same_tokens(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=[ME, OPEN], name="Ada", is_public=True)
            table = laid["table"]
            tokens = [laid["token"], (await server.join(table, name="Ben"))["token"]]
            async with server.at(table, tokens[0]) as ada, server.at(table, tokens[1]) as ben:
                await ada.send("offer", matter="rematch")
                assert (await ada.until("refused"))["code"] == "table-not-over"
                await resign(ada)
                await ada.send("offer", matter="rematch")
                await ada.until("happened")
                assert ada.standing["offers"] == {"rematch": [0]}
                await ada.send("offer", matter="rematch")
                assert (await ada.until("refused"))["code"] == "room-offered"
                await ben.send("offer", matter="rematch")
                while "next" not in ben.standing:
                    await ben.until("happened")
                while "next" not in ada.standing:
                    await ada.until("happened")
                following = ben.standing["next"]
                assert ada.standing["next"] == following != table
            async with server.at(following, tokens[0]) as ada, server.at(following, tokens[1]) as ben:
                assert (ada.seats, ben.seats) == ([1], [0])
                news = json.loads(ada.heard[0])
                assert [person["name"] for person in news["people"]] == ["Ben", "Ada"]
                assert (news["standing"]["status"], news["version"], news["table"]["is_public"]) == ("playing", 1, True)
                await play(ben, "Ci@b2", [ada, ben])
                await play(ada, "Te@a1", [ada, ben])
            # The old table is as it was.
            async with server.at(table, tokens[0]) as ada:
                assert (ada.seats, ada.standing["result"]["returns"]) == ([0], [-1.0, 1.0])

    run(main())


def test_a_rematch_of_teams_keeps_partners_together(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("himiki", options=TEAMS, seats=[ME, OPEN, OPEN, OPEN])
            tokens = [laid["token"]]
            for invitation in laid["invites"]:
                tokens.append((await server.join(laid["table"], invite=invitation["invite"]))["token"])
            async with contextlib.AsyncExitStack() as stack:
                clients = [await stack.enter_async_context(server.at(laid["table"], token)) for token in tokens]
                await clients[1].send("offer", matter="resign")
                await clients[3].until("happened")
                await resign(clients[3])
                for client in clients:
                    await client.send("offer", matter="rematch")
                while "next" not in clients[0].standing:
                    await clients[0].until("happened")
            for seat, token in enumerate(tokens):
                async with server.at(clients[0].standing["next"], token) as client:
                    assert client.seats == [seat ^ 1]

    run(main())


def test_a_rematch_against_an_engine_is_begun_by_the_engine(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=[ME, ENGINE])
            async with server.at(laid["table"], laid["token"]) as client:
                await resign(client)
                await client.send("offer", matter="rematch")
                while "next" not in client.standing:
                    await client.until("happened")
            async with server.at(client.standing["next"], laid["token"]) as again:
                assert again.seats == [1]
                while again.standing["decider"] != 1:
                    await again.until("happened")
                assert any(line["kind"] == "act" and line["seat"] == 0 for line in again.log)

    run(main())


def test_in_teams_it_takes_both_to_resign(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("himiki", options=TEAMS, count=4) as (table, clients):
            await clients[1].send("offer", matter="resign")
            for client in clients:
                await client.until("happened", version=2)
                assert (client.standing["status"], client.standing["offers"]) == ("playing", {"resign": [1]})
            # It is no business of the other side.
            await clients[0].send("decline", matter="resign")
            assert (await clients[0].until("refused"))["code"] == "table-no-offer"
            await clients[3].send("decline", matter="resign")
            await caught_up(clients, 3)
            assert "offers" not in clients[1].standing
            await clients[1].send("offer", matter="resign")
            await caught_up(clients, 4)
            await clients[3].send("offer", matter="resign")
            await caught_up(clients, 6)
            result = {"returns": [1.0, -1.0, 1.0, -1.0], "reason": "resigned"}
            assert all(client.standing["result"] == result for client in clients)
            text = await record_at(server, table)
            assert record.read(text).result == "1-0-1-0"
            record.read(text).verify()

    run(main())


def test_whoever_laid_the_table_and_does_not_play_is_the_referee(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("himiki", options=TEAMS, seats=[OPEN] * 4)
            assert laid["seats"] == []
            table = laid["table"]
            tokens = [
                (await server.join(table, invite=invitation["invite"]))["token"] for invitation in laid["invites"]
            ]
            async with (
                server.at(table, laid["token"]) as referee,
                server.at(table) as stranger,
                server.at(table, tokens[0]) as white,
                server.at(table, tokens[1]) as black,
            ):
                version = white.version
                await stranger.send("penalty", version=version, side="w")
                assert (await stranger.until("refused"))["code"] == "room-watching"
                await black.send("penalty", version=version, side="w")
                assert (await black.until("refused"))["code"] == "table-partner"
                await referee.send("penalty", version=version, side="w")
                await caught_up([referee, white, black, stranger], version + 1)
                assert white.view["score"] == [0, 1]
                # A double click gives no second point.
                await referee.send("penalty", version=version, side="w")
                assert (await referee.until("refused"))["code"] == "table-stale"
                # Those who talked may say so themselves.
                await black.send("penalty", version=black.version, side="b")
                await caught_up([referee, white, black], version + 2)
                assert white.view["score"] == [1, 1]
                await referee.send("act", id="a", version=white.version, action=white.view["actions"][0])
                assert (await referee.until("refused", id="a"))["code"] == "room-watching"
            assert "penalty:w penalty:b" in await record_at(server, table)

    run(main())


def test_a_penalty_belongs_to_teams(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, one_screen(server, "himiki") as (_, client):
            await client.send("penalty", version=client.version, side="w")
            assert (await client.until("refused"))["code"] == "table-no-penalty"

    run(main())


def test_a_takeback_needs_consent(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("regality", options=OLD) as (table, (white, black)):
            both = [white, black]
            await white.send("offer", matter="takeback")
            assert (await white.until("refused"))["code"] == "table-nothing"
            before = white.view["position"]
            await play(white, "Ci@b2", both)
            await white.send("undo", version=white.version)
            assert (await white.until("refused"))["code"] == "table-undo"
            await white.send("offer", matter="takeback")
            await caught_up(both, 3)
            assert black.standing["offers"] == {"takeback": [0]}
            await black.send("decline", matter="takeback")
            await caught_up(both, 4)
            assert "offers" not in white.standing
            await white.send("offer", matter="takeback")
            await caught_up(both, 5)
            await black.send("offer", matter="takeback")
            await caught_up(both, 7)
            assert white.view["position"] == black.view["position"] == before
            assert white.standing["decider"] == 0
            assert [line["kind"] for line in white.log[-2:]] == ["offer", "rewind"]
            await play(white, "Ci@a1", both)
            found = record.read(await record_at(server, table))
            assert (found.actions, found.comments) == (("Ci@a1",), {0: "undone: 1"})
        # And it is all there after a restart.
        async with serving(tmp_path) as server, server.at(table) as watcher:
            assert watcher.version == 8
            assert watcher.view["position"] == white.view["position"]

    run(main())


def test_nothing_is_taken_back_where_hands_are_hidden(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("yokai") as (_, clients):
            decider = clients[0].standing["decider"]
            await play_some(clients, random.Random(2), 1)
            await clients[decider].send("offer", matter="takeback")
            assert (await clients[decider].until("refused"))["code"] == "table-takeback"

    run(main())


def test_earlier_positions_can_be_looked_at(tmp_path: Path) -> None:
    async def main() -> None:
        for game, options in (("regality", OLD), ("yokai", {})):
            async with (
                serving(tmp_path / game) as server,
                server.duel(game, options=options) as (table, clients),
                server.at(table) as watcher,
            ):
                everybody = [*clients, watcher]
                views = [{client.version: client.view} for client in everybody]
                for _ in range(6):
                    mover = clients[clients[0].standing["decider"]]
                    await play(mover, mover.view["actions"][-1], everybody)
                    for client, seen in zip(everybody, views, strict=True):
                        await client.quiet()
                        seen[client.version] = client.view
                for client, seen in zip(everybody, views, strict=True):
                    for version, view in seen.items():
                        await client.send("look", version=version)
                        news = await client.until("seen")
                        assert news == {"type": "seen", "version": version, "view": view}

    run(main())


# One screen


def test_one_screen_with_hidden_hands_has_a_curtain(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, one_screen(server, "yokai") as (_, client):
            first = json.loads(client.heard[0])
            assert (first["seats"], first.get("facing")) == ([0, 1], None)
            seen: set[int | None] = set()
            rng = random.Random(4)
            facing: int | None = None
            for _ in range(30):
                decider = client.standing["decider"]
                if facing is None:
                    # Nothing is shown before somebody says that they sit there.
                    assert client.view["seat"] is None
                    assert client.view["actions"] == []
                    assert not any("known" in hand for hand in client.view["hands"])
                    await client.send("face", seat=decider)
                    assert (await client.until("snapshot"))["facing"] == decider
                assert client.view["seat"] == decider
                assert "known" in client.view["hands"][decider]
                assert "known" not in client.view["hands"][1 - decider]
                await client.act(rng.choice(client.view["actions"]))
                news = await client.until("happened")
                facing = news.get("facing")
                assert facing == (decider if client.standing["decider"] == decider else None)
                seen.add(decider)
            assert seen == {0, 1}
            await client.send("face", seat=client.standing["decider"])
            await client.until("snapshot")
            await client.send("face")
            assert (await client.until("snapshot")).get("facing") is None
            assert client.view["seat"] is None

    run(main())


def test_one_looks_out_of_ones_own_seats_only(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("yokai") as (table, (sun, moon)):
            for client, seat in ((sun, 1), (moon, 0), (sun, 3)):
                await client.send("face", seat=seat)
                assert (await client.until("refused"))["code"] == "room-not-yours"
                assert client.view["seat"] == client.seats[0]
            async with server.at(table) as watcher:
                await watcher.send("face", seat=0)
                assert (await watcher.until("refused"))["code"] == "room-not-yours"
                assert watcher.view["seat"] is None

    run(main())


def test_one_screen_where_nothing_is_hidden_follows_whoever_decides(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, one_screen(server, "regality", options=OLD) as (_, client):
            assert json.loads(client.heard[0])["facing"] == client.standing["decider"] == 0
            rng = random.Random(5)
            seen = set()
            for _ in range(8):
                await client.act(rng.choice(client.view["actions"]))
                news = await client.until("happened")
                if client.standing["status"] == "over":
                    break
                assert news["facing"] == client.standing["decider"] == client.view["seat"]
                assert client.view["actions"]
                seen.add(news["facing"])
            assert seen == {0, 1}

    run(main())


# Whole games


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        ("himiki", {}, [ME, ENGINE]),
        ("himiki", {"expert": True}, [ENGINE, ME]),
        ("himiki", TEAMS, [ENGINE, ME, ENGINE, ENGINE]),
        ("himiki", TEAMS, [ME, ENGINE, ME, ENGINE]),
        ("himiki", {"mode": "mukyan"}, [ME]),
        ("regality", {}, [ENGINE, ME]),
        ("regality", {"style": "secret-draft", "match": "single"}, [ME, ENGINE]),
        ("yokai", {}, [ME, ENGINE]),
        ("yokai", {}, [ENGINE, ME]),
    ],
)
def test_engines_play_whole_games(
    tmp_path: Path, game: str, options: dict[str, Any], seats: list[dict[str, object]]
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay(game, options=options, seats=seats, name="Ada")
            rng = random.Random(6)
            async with server.at(laid["table"], laid["token"]) as client:
                while client.standing["status"] != "over":
                    if client.standing["decider"] in client.seats:
                        await client.act(rng.choice(client.view["actions"]))
                        answer = await client.until("done", "refused")
                        assert answer["type"] == "done", answer
                        await caught_up([client], answer["version"])
                    else:
                        await client.until("happened")
                assert [line["version"] for line in client.log] == list(range(1, client.version + 1))
                returns = client.standing["result"]["returns"]
                assert client.standing["result"]["reason"] == "rules"
            text = await record_at(server, laid["table"])
            last = record.read(text).verify()
            assert list(last.returns or ()) == returns
            metrics = (await server.http.get("/metrics")).text
            assert not any(f'outcome="{word}"' in metrics for word in ("died", "illegal", "replaced"))

    run(main())

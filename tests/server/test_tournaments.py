"""Tournaments: held, joined, played to their end; and what is refused."""

from __future__ import annotations

import asyncio
import contextlib
import json
from itertools import combinations
from pathlib import Path
from unittest import mock

import httpx
from websockets.asyncio.client import connect

from tests.server.clubs import lost
from tests.server.competing import held, pairings_of, players_of
from tests.server.serving import run, serving
from tests.server.tables import TEAMS, bearer, caught_up, move_all, problem, resign
from tests.server.test_accounts import PASSWORD, browser, counted
from tests.server.test_ratings import skill
from yamabushi.server import tournaments
from yamabushi.server.push.what import Push, What
from yamabushi.server.storage import database
from yamabushi.server.storage.schema import aborts, rating_changes
from yamabushi.table.table import CLAIM_AFTER


def test_everybody_meets_everybody_and_the_strongest_wins(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Olga") as olga:
            evening = await held(server, olga, kind="round-robin")
            for name in ("Ada", "Ben", "Cleo", "Dan", "Eve"):
                await evening.join(name)
            async with connect(server.base.replace("http", "ws") + "/api/live") as news:
                for call in ({"type": "hello"}, {"type": "follow", "topic": f"tournament:{evening.id}"}):
                    await news.send(json.dumps(call))
                await evening.begin()
                found = await evening.play_to_the_end(min)
                # Whoever follows it hears how it stands, to the end, and the same as everybody.
                while json.loads(told := await news.recv()).get("tournament", {}).get("status") != "over":
                    pass
                assert json.loads(told)["tournament"] == {**found, "own": None}
            assert (found["rounds"], found["round"], len(found["pairings"])) == (5, 5, 15)
            met = [{one["first"], one["second"]} for one in found["pairings"] if one["second"] is not None]
            assert sorted(map(sorted, met)) == [list(two) for two in combinations(range(1, 6), 2)]
            standings = [(one["place"], one["players"][0]["name"], one["points"]) for one in found["entrants"]]
            assert standings == [(1, "Ada", 4), (2, "Ben", 3), (3, "Cleo", 2), (4, "Dan", 1), (5, "Eve", 0)]
            # It stays readable, and in the list.
            (listed,) = (await server.http.get("/api/tournaments")).json()
            assert (listed["id"], listed["status"], listed["players"]) == (evening.id, "over", 5)
            # Each game is a table like any other, and was told who won.
            table = (await server.http.get(f"/api/tables/{found['pairings'][0]['table']}")).json()
            assert (table["status"], table["result"]) == ("over", found["pairings"][0]["result"])

    run(main())


def test_teams_of_two_play_a_swiss_and_whoever_is_alone_finds_a_partner(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Olga") as olga:
            evening = await held(server, olga, game="himiki", options=TEAMS, kind="swiss")
            await evening.join("Ada", team_name="The Foxes")
            await evening.join("Ben", team=1)
            third = await server.http.post(f"/api/tournaments/{evening.id}/players", json={"name": "Kim", "team": 1})
            assert problem(third) == (422, "tournament-team")
            for name in ("Cleo", "Dan", "Eve", "Finn", "Gil"):  # each comes alone: two teams, and one is left over
                await evening.join(name)
            await evening.begin()
            found = await evening.read()
            assert [len(one["players"]) for one in found["entrants"]] == [2, 2, 2, 1]
            assert [one["is_out"] for one in found["entrants"]] == [False, False, False, True]
            assert found["rounds"] == 2
            (game,) = [one for one in pairings_of(found, 1) if one["table"] is not None]
            seats = (await server.http.get(f"/api/tables/{game['table']}")).json()["seats"]
            names = {one["number"]: [player["name"] for player in one["players"]] for one in found["entrants"]}
            # Partners sit two seats apart, and whoever is named first begins.
            assert [seats[0]["name"], seats[2]["name"]] == names[game["first"]]
            assert [seats[1]["name"], seats[3]["name"]] == names[game["second"]]
            found = await evening.play_to_the_end(min)
            assert found["entrants"][0]["name"] == "The Foxes"
            assert found["entrants"][0]["points"] == 2

    run(main())


def test_accounts_play_and_come_back_to_their_seats(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path) as server,
            browser(server, "Olga") as olga,
            browser(server, "Paula") as paula,
        ):
            evening = await held(server, olga, is_public=False)
            for http in (olga, olga, paula):  # nobody joins twice
                answer = await http.post(f"/api/tournaments/{evening.id}/players", json={"name": "Another"})
                assert (answer.status_code, answer.json()["token"]) == (201, None)
            assert (await server.http.get("/api/tournaments")).json() == []
            assert (await evening.read())["own"] == {"player": 1, "entrant": 1, "is_organiser": True}
            pushed: list[Push] = []
            server.hall.services.push = lambda account, push: pushed.append(push)
            begins = await asyncio.gather(*(olga.post(f"/api/tournaments/{evening.id}/rounds") for _ in range(4)))
            assert {answer.status_code for answer in begins} == {204}
            found = await evening.read()
            # Both are told once, who may have closed the page.
            assert [(one.what, one.place, one.names) for one in pushed] == [
                (What.ROUND, f"t={found['pairings'][0]['table']}", {"tournament": "Friday", "number": 1})
            ] * 2
            assert [one["players"][0]["name"] for one in found["entrants"]].count("Paula") == 1
            (game,) = found["pairings"]
            token = (await paula.post(f"/api/me/tables/{game['table']}/token")).json()["token"]
            async with server.at(game["table"], token) as client:
                await client.send("offer", matter="resign")
                found = await evening.until(lambda now: now["status"] == "over")
            assert found["entrants"][0]["players"][0]["name"] == "Olga"
            # What is stored of somebody is theirs to read, and goes with them; the standings stay.
            export = (await paula.get("/api/me/export")).json()
            assert export["tournaments"] == [
                {"id": evening.id, "name": "Friday", "organises": False, "entrant": players_of(found, 2)[0]}
            ]
            assert (await paula.post("/api/me/delete", json={"password": PASSWORD})).status_code == 204
            assert (await evening.read())["entrants"][1]["players"][0]["name"] == "someone"

    run(main())


def test_whoever_withdraws_loses_the_game_that_is_on_and_is_paired_no_more(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Olga") as olga:
            evening = await held(server, olga, kind="round-robin")
            for name in ("Ada", "Ben", "Cleo"):
                await evening.join(name)
            await evening.begin()
            (game,) = [one for one in (await evening.read())["pairings"] if one["table"] is not None]
            gone, other = game["second"], game["first"]
            address = f"/api/tournaments/{evening.id}/players/{gone}"
            assert problem(await server.http.delete(address)) == (409, "tournament-organiser")
            answer = await server.http.delete(address, headers=bearer(evening.tokens[gone]))
            assert answer.status_code == 204
            found = await evening.play_to_the_end(lambda first, second: other)
            assert (
                pairings_of(found, 1)[[one["table"] for one in pairings_of(found, 1)].index(game["table"])]["result"]
                == "1-0"
            )
            # The third has won without playing, when it was their turn to meet whoever is gone, and lost one game.
            points = {one["number"]: one["points"] for one in found["entrants"]}
            assert points == {other: 2, gone: 0, 6 - other - gone: 1}

    run(main())


def test_a_first_decision_that_does_not_come_in_time_loses_the_game(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Olga") as olga:
            evening = await held(server, olga, patience=30)
            for name in ("Ada", "Ben"):
                await evening.join(name)
            await evening.begin()
            (game,) = (await evening.read())["pairings"]
            async with server.at(
                game["table"], evening.tokens[players_of(await evening.read(), game["first"])[0]]
            ) as ada:
                await ada.act(ada.view["actions"][0])
                await ada.until("done")
                seen = server.app.state.tournaments
                await seen.look()
                assert (await evening.read())["pairings"][0]["result"] is None
                later = database.wall() + 31
                with mock.patch.object(database, "wall", return_value=later):
                    await seen.look()
                while ada.standing["status"] != "over":
                    await ada.until("happened")
            found = await evening.until(lambda now: now["status"] == "over")
            assert found["pairings"][0]["result"] == "1-0"

    run(main())


def test_the_organiser_ends_games_and_rounds_and_nobody_else(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path) as server,
            browser(server, "Olga") as olga,
            browser(server, "Paula") as paula,
        ):
            evening = await held(server, olga, pause=3600, rounds=2)
            begin = f"/api/tournaments/{evening.id}/rounds"
            assert problem(await olga.post(begin)) == (409, "tournament-few")
            assert problem(await paula.post(begin)) == (409, "tournament-organiser")
            assert problem(await server.http.post(begin)) == (401, "account-unknown")
            for name in ("Ada", "Ben", "Cleo", "Dan"):
                await evening.join(name)
            again = await server.http.post(f"/api/tournaments/{evening.id}/players", json={"name": "ADA"})
            assert problem(again) == (422, "tournament-name")
            await evening.begin()
            late = await server.http.post(f"/api/tournaments/{evening.id}/players", json={"name": "Eve"})
            assert problem(late) == (409, "tournament-closed")
            assert problem(await olga.delete(f"/api/tournaments/{evening.id}")) == (409, "tournament-begun")
            games = f"/api/tournaments/{evening.id}/games/1"
            assert problem(await paula.put(f"{games}/1", json={"result": "1-0"})) == (409, "tournament-organiser")
            assert (await olga.put(f"{games}/1", json={"result": "1/2-1/2"})).status_code == 204
            assert problem(await olga.put(f"{games}/1", json={"result": "1-0"})) == (409, "tournament-game")
            assert (await olga.put(f"{games}/2", json={"result": "0-1"})).status_code == 204
            found = await evening.read()
            assert [one["result"] for one in found["pairings"]] == ["1/2-1/2", "0-1"]
            # The pause is long; the organiser does not wait for it.
            assert found["round"] == 1
            assert found["next_at"] is not None
            await evening.begin()
            assert (await evening.read())["round"] == 2

    run(main())


def test_what_cannot_be_played_by_two_sides_is_no_tournament_and_nobody_holds_too_many(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limit_factor=1) as server, browser(server, "Olga") as olga:
            body = {"name": "Friday", "game": "himiki", "options": {"mode": "mukyan"}}
            assert problem(await olga.post("/api/tournaments", json=body)) == (422, "tournament-sides")
            body["options"] = {}
            for _ in range(tournaments.MOST_HELD):
                answer = await olga.post("/api/tournaments", json=body)
                assert answer.status_code == 201
            assert problem(await olga.post("/api/tournaments", json=body)) == (409, "tournament-held")
            address = f"/api/tournaments/{answer.json()['id']}"
            assert (await olga.delete(address)).status_code == 204
            assert problem(await olga.get(address)) == (404, "tournament-none")
            assert (await olga.post("/api/tournaments", json=body)).status_code == 201

    run(main())


def test_a_rated_tournament_is_seeded_by_ratings_and_changes_them(tmp_path: Path) -> None:
    names = ("Ada", "Ben", "Cleo", "Dan")

    async def main() -> None:
        async with contextlib.AsyncExitStack() as stack:
            server = await stack.enter_async_context(serving(tmp_path))
            people = {name: await stack.enter_async_context(browser(server, name)) for name in names}
            # Dan is the strongest, then Cleo; Ada and Ben come first, and have played less well or not at all.
            for winner, loser in (("Dan", "Cleo"), ("Dan", "Ada"), ("Cleo", "Ada")):
                await lost(server, people[winner], people[loser])
            before = {name: await skill(server, name) for name in names}
            evening = await held(server, people["Ada"], kind="swiss", rounds=1, is_rated=True)
            for http in people.values():
                await http.post(f"/api/tournaments/{evening.id}/players", json={})
            guest = await server.http.post(f"/api/tournaments/{evening.id}/players", json={"name": "Guest"})
            assert problem(guest) == (409, "tournament-rated")
            await evening.begin()
            found = await server.app.state.tournaments.read(evening.id)
            seeded = [found.names_of(one.number)[0] for one in sorted(found.entrants, key=lambda entrant: entrant.seed)]
            assert seeded == sorted(names, key=lambda name: -before[name][0].mu)
            assert seeded[0] == "Dan"
            # The upper half meets the lower one.
            numbers = {one.number: found.names_of(one.number)[0] for one in found.entrants}
            met = {frozenset((numbers[one.first], numbers[one.second])) for one in found.now}
            assert met == {frozenset((seeded[0], seeded[2])), frozenset((seeded[1], seeded[3]))}
            await server.app.state.tournaments.look()
            assert "\nyamabushi_tournaments 1.0\n" in (await server.http.get("/metrics")).text
            for one in found.now:
                first, second = [await key_to(people[numbers[n]], one.table) for n in (one.first, one.second)]
                async with server.at(one.table, first) as winning, server.at(one.table, second) as losing:
                    await caught_up([winning, losing], max(winning.version, losing.version))
                    await move_all([winning, losing])
                    await resign(losing)
            await evening.until(lambda now: now["status"] == "over")
            for one in found.now:
                winner, loser = numbers[one.first], numbers[one.second]
                (now, games), (other, _) = await skill(server, winner), await skill(server, loser)
                assert games == before[winner][1] + 1
                assert now.mu > before[winner][0].mu
                assert other.mu < before[loser][0].mu
            metrics = (await server.http.get("/metrics")).text
            assert "\nyamabushi_rated_games_total 5.0\n" in metrics

    run(main())


async def key_to(http: httpx.AsyncClient, table: str) -> str:
    token: str = (await http.post(f"/api/me/tables/{table}/token")).json()["token"]
    return token


def test_45_a_tournament_game_given_up_before_both_have_moved_costs_the_point_and_no_rating(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Ben") as ben:
            evening = await held(server, ada, is_rated=True)
            for http in (ada, ben):
                await http.post(f"/api/tournaments/{evening.id}/players", json={})
            await evening.begin()
            (game,) = (await evening.read())["pairings"]
            async with server.at(game["table"], await key_to(ada, game["table"])) as client:
                assert not client.standing.get("is_abortable")
                await resign(client)
                assert client.standing["result"]["reason"] == "resigned"
                assert not client.standing.get("is_rated")
            await evening.until(lambda now: now["status"] == "over")
            (game,) = (await evening.read())["pairings"]
            assert game["result"] in ("1-0", "0-1")
            assert await counted(server, rating_changes) == await counted(server, aborts) == 0

    run(main())


def test_nobody_has_an_engine_sit_down_for_somebody_who_has_gone(tmp_path: Path) -> None:
    """Points are for people's play: whoever waits for somebody who has gone claims the game itself."""

    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Olga") as olga:
            evening = await held(server, olga)
            for name in ("Ada", "Ben"):
                await evening.join(name)
            await evening.begin()
            found = await evening.read()
            (game,) = found["pairings"]
            winner = game["first"]
            (player,) = players_of(found, winner)
            room = await server.hall.room(game["table"])
            with mock.patch.object(room.presence, "away_for", return_value=dict.fromkeys((0, 1), 2 * CLAIM_AFTER)):
                async with server.at(game["table"], evening.tokens[player]) as client:
                    await client.send("claim", wish="engine")
                    assert (await client.until("refused"))["code"] == "room-tournament"
                    await client.send("claim", wish="win")
                    while client.standing["status"] != "over":
                        await client.until("happened")
            found = await evening.until(lambda now: now["status"] == "over")
            assert found["entrants"][0]["number"] == winner
            assert found["pairings"][0]["result"] == "1-0"

    run(main())

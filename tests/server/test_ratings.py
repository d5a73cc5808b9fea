"""Rated games: who may play them, what makes them casual, and what they change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

from tests.server.clubs import duel, joined, lost
from tests.server.serving import Server, run, serving
from tests.server.tables import ENGINE, ME, OLD, OPEN, TEAMS, bearer, move_all, problem, resign
from tests.server.test_accounts import PASSWORD, browser, counted, lay
from yamabushi.server.skills import Skill
from yamabushi.server.storage.ratings import rating_of
from yamabushi.server.storage.schema import accounts, rating_changes, ratings


async def skill(server: Server, name: str, pool: str = "regality/old") -> tuple[Skill, int]:
    """Read what is known of somebody."""

    def read(connection: sa.Connection) -> tuple[Skill, int]:
        account = connection.execute(sa.select(accounts.c.id).where(accounts.c.name == name)).scalar_one()
        found = rating_of(connection, account, pool)
        return found.skill, found.games

    return await server.hall.store.read(read)


async def read(http: httpx.AsyncClient, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await http.get(f"/api/tables/{table}")).json()
    return found


def test_a_rated_game_changes_both_ratings_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Ben") as ben:
            table = await lost(server, ada, ben)
            (winner, games), (loser, _) = await skill(server, "Ada"), await skill(server, "Ben")
            assert (games, await counted(server, rating_changes)) == (1, 2)
            assert winner.number > 1500 > loser.number
            assert winner.deviation == loser.deviation < Skill().deviation
            about = await read(ada, table)
            assert [(seat["rating"], seat["is_provisional"]) for seat in about["seats"]] == [
                (winner.number, True),
                (loser.number, True),
            ]
            (mine, *_) = (await ada.get("/api/me/games")).json()["games"]
            assert (mine["is_rated"], mine["pool"]) == (True, "regality/old")
            assert (await skill(server, "Ada", "regality/draft"))[1] == 0
        async with serving(tmp_path) as server:  # nothing is rated again because it is read again
            async with server.at(table) as watcher:
                assert watcher.standing["is_rated"]
            assert await skill(server, "Ada") == (winner, 1)

    run(main())


def test_a_rated_game_is_for_accounts_and_one_seat_each(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Ben") as ben:

            async def refused(http: httpx.AsyncClient, **body: object) -> str:
                whole = {"game": "regality", "options": OLD, "seats": [ME, OPEN], "is_rated": True, **body}
                status, code = problem(await http.post("/api/tables", json=whole))
                assert status == 422
                return code

            assert await refused(server.http) == "rated-guest"
            assert await refused(ada, seats=[ME, ME]) == "rated-twice"
            assert await refused(ada, game="himiki", options={"mode": "mukyan"}, seats=[ME]) == "rated-mode"
            assert await refused(ada, game="yokai", options={"deck": "BB*36"}) in ("rated-mode", "option-text")
            unmeasured = [ME, {"kind": "engine", "level": 8}]
            assert await refused(ada, game="yokai", options={}, seats=unmeasured) == "rated-level"
            start = (await server.lay("regality", options=OLD, seats=[ME, ME]))["table"]
            async with server.at(start) as watcher:
                assert await refused(ada, start=watcher.view["position"]) == "rated-start"
            teams = await lay(ada, game="himiki", options=TEAMS, seats=[ME, OPEN, OPEN, OPEN], is_rated=True)
            address = f"/api/tables/{teams['table']}/seats"
            invite = {"invite": teams["invites"][0]["invite"]}
            assert problem(await server.http.post(address, json=invite)) == (409, "rated-guest")
            assert problem(await ada.post(address, json=invite)) == (409, "rated-twice")
            await joined(ben, teams)  # the invitation is still good
            assert (await read(ben, teams["table"]))["is_rated"]

    run(main())


def test_nothing_is_taken_back_in_a_rated_game_and_a_rematch_is_rated_too(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path) as server,
            browser(server, "Ada") as ada,
            browser(server, "Ben") as ben,
            duel(server, ada, ben) as (_, (first, second)),
        ):
            assert first.standing["is_rated"]
            mover = (first, second)[first.standing["decider"]]
            await mover.act(mover.view["actions"][0])
            await mover.until("done")
            await mover.send("offer", matter="takeback")
            assert (await mover.until("refused"))["code"] == "table-rated"
            await resign(second)
            for client in (first, second):
                await client.send("offer", matter="rematch")
            while not first.standing.get("next"):
                await first.until("happened")
            assert (await read(ada, first.standing["next"]))["is_rated"]

    run(main())


def test_who_asks_the_computer_plays_on_without_ratings_and_all_are_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada:
            laid = await lay(ada, seats=[ME, {**ENGINE, "level": 3}], is_rated=True, options={})
            table = laid["table"]
            async with server.at(table, laid["token"]) as player, server.at(table) as watcher:
                assert player.standing["is_rated"]
                await player.send("undo", version=player.version)
                assert (await player.until("refused"))["code"] == "table-rated"
                headers = bearer(laid["token"])
                # Whoever may not ask changes nothing.
                assert (await server.http.post(f"/api/tables/{table}/sample", json={})).status_code == 409
                assert (await read(ada, table))["is_rated"]
                assert (await ada.post(f"/api/tables/{table}/sample", json={}, headers=headers)).status_code == 200
                for client in (player, watcher):
                    while client.standing.get("is_rated"):
                        await client.until("happened")
                    assert (client.log[-1]["kind"], client.log[-1]["seat"]) == ("casual", 0)
                await resign(player)
            assert not (await read(ada, table))["is_rated"]
            assert await counted(server, rating_changes) == 0

    run(main())


def test_a_game_against_an_engine_counts_for_the_person_alone(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada:
            for level in (3, 6):
                seats = [ME, {"kind": "engine", "level": level}]
                laid = await lay(ada, seats=seats, is_rated=True, options={})
                about = await read(ada, laid["table"])
                assert (about["seats"][1]["rating"] == 1500) == (level == 3)
                async with server.at(laid["table"], laid["token"]) as player:
                    await move_all([player])
                    await resign(player)
            now, games = await skill(server, "Ada", "regality/standard")
            assert games == 2
            assert now.number < 1500
            assert await counted(server, rating_changes) == 2

    run(main())


def test_ratings_are_exported_and_go_with_the_account(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Ben") as ben:
            table = await lost(server, ada, ben)
            told = (await ada.get("/api/me/export")).json()
            assert [(one["pool"], one["games"]) for one in told["ratings"]] == [("regality/old", 1)]
            assert [(one["table"], one["returned"]) for one in told["rating_changes"]] == [(table, 1)]
            assert (await ada.post("/api/me/delete", json={"password": PASSWORD})).status_code == 204
            assert (await counted(server, ratings), await counted(server, rating_changes)) == (1, 1)
            assert (await skill(server, "Ben"))[1] == 1

    run(main())

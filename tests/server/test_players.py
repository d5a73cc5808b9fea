"""Leaderboards, profiles, how ratings came about, and what brings luck: what everybody may see, and no more."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

from tests.server.clubs import duel, lost
from tests.server.serving import Server, run, serving
from tests.server.tables import ME, OPEN, play_some, problem
from tests.server.test_accounts import browser, lay
from yamabushi.core.pools import pools_of
from yamabushi.core.registry import games
from yamabushi.engines.strengths import strengths_of
from yamabushi.server.skills import Skill, rated
from yamabushi.server.storage.schema import ratings


async def asked(http: httpx.AsyncClient, part: str, **query: str) -> Any:
    answer = await http.get(f"/api/{part}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def be_known(server: Server) -> None:
    """Let everybody be known well: nobody plays ten games here."""
    await server.hall.store.write(lambda connection: connection.execute(sa.update(ratings).values(sigma=3.0)))


def test_a_rated_game_is_seen_on_both_profiles_and_in_the_leaderboard(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Ben") as ben:
            table = await lost(server, ada, ben)
            hidden = (await lay(ada, seats=[ME, OPEN]))["table"]
            stranger = server.http
            mine, theirs = await asked(stranger, "profile", name="ada"), await asked(stranger, "profile", name="Ben")
            assert (mine["name"], theirs["name"]) == ("Ada", "Ben")
            (won,), (missed,) = mine["ratings"], theirs["ratings"]
            assert (won["pool"], won["games"], won["is_provisional"]) == ("regality/old", 1, True)
            assert won["rating"] - 1500 == 1500 - missed["rating"] > 0
            for name, rating in (("Ada", won["rating"]), ("Ben", missed["rating"])):
                (game,) = (await asked(stranger, "profile/games", name=name))["games"]
                assert (game["id"], game["gain"]) == (table, rating - 1500)
                assert hidden not in str(game)
                (change,) = await asked(stranger, "profile/history", name=name, pool="regality/old")
                assert (change["table"], change["rating"], change["number"]) == (table, rating, 1)
            board = await asked(stranger, "players", pool="regality/old")
            assert board["players"] == []  # both are guesses still
            await be_known(server)
            board = await asked(stranger, "players", pool="regality/old")
            assert [one["name"] for one in board["players"]] == ["Ada", "Ben"]
            assert problem(await stranger.get("/api/profile", params={"name": "Cleo"})) == (404, "account-none")
            assert problem(await stranger.get("/api/players", params={"pool": "chess"})) == (422, "players-pool")

    run(main())


def test_what_brings_luck_is_told_from_games_that_are_over(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Ben") as ben:
            async with duel(server, ada, ben) as (_, clients):
                assert (await asked(ada, "profile/tallies", name="Ada", game="regality"))["games"] == 0
                await play_some(clients, random.Random(1), 200)
                assert clients[0].standing["status"] == "over"
            found = [await asked(ada, "profile/tallies", name=name, game="regality") for name in ("Ada", "Ben")]
            assert [(one["kind"], one["games"]) for one in found] == [("tile", 1), ("tile", 1)]
            lucky = [{item["well"] for item in one["items"]} for one in found]
            assert sorted(map(max, lucky)) == [0, 1]  # one of the two has won it, with each of its tiles
            assert all(item["times"] == 1 for one in found for item in one["items"])

    run(main())


def test_a_population_of_known_strengths_is_ordered_rightly() -> None:
    rng = random.Random(7)
    strengths = {number: 1200 + 75 * number for number in range(12)}
    known = {number: Skill() for number in strengths}
    for _ in range(2400):
        one, other = rng.sample(sorted(strengths), 2)
        chance = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
        won = 1 if rng.random() < chance else -1
        [[known[one]], [known[other]]] = rated([[known[one]], [known[other]]], [won, -won])
    assert not any(skill.is_provisional for skill in known.values())
    # Who differs by 150 or more is in order, and the numbers are near the truth, which they are told nothing of.
    assert all(known[low].number < known[high].number for low in known for high in known if high >= low + 2)
    middle = sum(strengths.values()) / len(strengths)
    assert all(abs(known[number].number - 1500 - (strengths[number] - middle)) < 180 for number in known)


def test_teams_are_rated_together_and_a_draw_between_equals_changes_nobody() -> None:
    [[one, other], [third, fourth]] = rated([[Skill(), Skill(30.0, 3.0)], [Skill(), Skill(30.0, 3.0)]], [1, -1])
    assert one.number > 1500 > third.number
    assert other.mu > 30 > fourth.mu
    assert one.mu - 25 > other.mu - 30 > 0  # less is known of the first, so more is learned
    [[same], [too]] = rated([[Skill()], [Skill()]], [0, 0])
    assert (same.number, too.number) == (1500, 1500)


def test_the_levels_of_every_game_are_in_order() -> None:
    measured = {pool: strengths_of(pool) for game in games() for pool in pools_of(game)}
    assert {pool.partition("/")[0] for pool in measured} >= {"himiki", "regality", "yokai"}
    for pool, found in measured.items():
        highest = 7 if pool == "yokai/duel" else 8  # the page says which was not measured
        assert set(found) == set(range(1, highest + 1)), pool
        values = [found[level] for level in sorted(found)]
        assert values == sorted(set(values)), pool
        assert found[3] == 0

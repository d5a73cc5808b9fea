"""Games of an account are found by mode, by who else sat there, by what came of them, and by whether they are rated."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.serving import Server, run, serving
from tests.server.tables import ENGINE, ME, OLD, OPEN, caught_up, move_all, resign
from tests.server.test_accounts import browser, problem


async def play(
    server: Server, one: httpx.AsyncClient, other: httpx.AsyncClient | None, *, loses: bool, **body: Any
) -> str:
    """Let one lay a public table where the other sits down second, and one of them resign; give the table."""
    seats = [ME, OPEN if other else ENGINE]
    laid = (await one.post("/api/tables", json={"seats": seats, "is_public": True, **body})).json()
    table: str = laid["table"]
    joined = (await other.post(f"/api/tables/{table}/seats", json={"name": "Gus"})).json() if other else laid
    async with server.at(table, laid["token"]) as first, server.at(table, joined["token"]) as second:
        await caught_up([first, second], max(first.version, second.version))
        await move_all([first, second] if other else [first])
        await resign(first if loses else second)
    return table


@pytest.mark.parametrize("is_postgres", [False, True], ids=["sqlite", "postgresql"])
def test_games_are_found_by_what_is_said_of_them(
    tmp_path: Path, request: pytest.FixtureRequest, is_postgres: bool
) -> None:
    database = request.getfixturevalue("postgres") if is_postgres else None

    async def main() -> None:
        on = serving(tmp_path, database=database)
        async with on as server, browser(server, "Ada") as ada, browser(server, "Bo") as bo, browser(server) as gus:
            regality = {"game": "regality", "options": OLD}
            draft = {"game": "regality", "options": {"style": "draft", "match": "single"}}
            won = await play(server, ada, bo, loses=False, **regality, is_rated=True)
            lost = await play(server, ada, bo, loses=True, **draft)
            second = await play(server, bo, ada, loses=True, **regality)  # Ada sits second, and wins
            guest = await play(server, ada, gus, loses=True, game="yokai", options={})
            engine = await play(server, ada, None, loses=True, game="himiki", options={"mode": "duel", "expert": True})
            alone = (await ada.post("/api/tables", json={"game": "yokai", "seats": [ME, ME]})).json()["table"]

            async def found(**sought: str | bool) -> set[str]:
                answer = (await ada.get("/api/me/games", params=sought)).json()
                assert answer["count"] == len(answer["games"])
                return {one["id"] for one in answer["games"]}

            assert await found() == {won, lost, second, guest, engine, alone}
            assert await found(game="regality") == {won, lost, second}
            assert await found(pool="regality/old") == {won, second}
            assert await found(pool="himiki/duel-expert") == {engine}
            assert await found(pool="himiki/duel") == set()
            assert await found(other="BO") == {won, lost, second}  # names of accounts are compared as they are made
            assert await found(other="Gus") == {guest}
            assert await found(other="Ada") == set()
            assert await found(against="people") == {won, lost, second, guest}
            assert await found(against="computer") == {engine}
            assert await found(came="won") == {won, second}
            assert await found(came="lost") == {lost, guest, engine}
            assert await found(came="drawn") == set()
            assert await found(came="on") == {alone}
            assert await found(is_rated=True) == {won}
            assert await found(other="Bo", came="won", is_rated=False, pool="regality/old") == {second}
            # The same among what everybody may see of somebody, seen from their seat.
            theirs = {"name": "Bo", "came": "won", "other": "Ada"}
            shown = (await server.http.get("/api/profile/games", params=theirs)).json()
            assert (shown["count"], [one["id"] for one in shown["games"]]) == (1, [lost])
            for odd, code in ({"pool": "chess/old"}, "players-pool"), ({"came": "well"}, "request-malformed"):
                assert problem(await ada.get("/api/me/games", params=odd)) == (422, code)

    run(main())

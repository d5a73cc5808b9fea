"""Play a game at a server's tables: `python -m tests.outside.at_tables NAME`, where the package knows that game.

It is listed; a person plays it to the end against an engine, and its record is verified; two people play it, and what
is not possible is refused.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.server.serving import Client, Server, run, serving
from yamabushi.core.record import read


async def against_engine(server: Server, game: str) -> None:
    """Play to the end against an engine."""
    laid = await server.lay(game, seats=[{"kind": "me"}, {"kind": "engine", "level": 2}])
    async with server.at(laid["table"], laid["token"]) as client:
        while client.standing["status"] == "playing":
            if client.standing["decider"] == 0:
                assert "picture" in client.view
                await client.act(client.view["actions"][0])
            await client.until("happened")
        assert sorted(client.standing["result"]["returns"]) == [-1.0, 1.0]
        assert {line["seat"] for line in client.log if line["kind"] == "act"} == {0, 1}
    read((await server.http.get(f"/api/tables/{laid['table']}/record")).text).verify()


async def against_each_other(server: Server, game: str) -> None:
    """Let two people sit down; one of them tries what is not possible first."""
    async with server.duel(game) as (_, clients):
        first, second = clients
        await first.act("nonsense")
        refused = await first.until("refused")
        assert refused["code"].startswith(f"{game}-")
        await play_first(first)
        await second.until("happened")
        await play_first(second)
        await first.until("happened")
        assert len(first.log) == 3


async def play_first(client: Client) -> None:
    """Play the first of the actions."""
    await client.act(client.view["actions"][0])
    await client.until("happened")


async def everything(game: str) -> None:
    """Do all of it at one server."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as server:
            listed = (await server.http.get("/api/games")).json()["games"]
            assert game in [one["name"] for one in listed]
            await against_engine(server, game)
            await against_each_other(server, game)


if __name__ == "__main__":
    run(everything(sys.argv[1]))
    sys.stdout.write("played\n")

"""What tests of tournaments share: hold one, join it, play its games to the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.server.serving import Server
from tests.server.tables import OLD, bearer, resign


@dataclass
class Evening:
    """A tournament, and who plays there: guests by their tokens."""

    server: Server
    http: httpx.AsyncClient
    id: str
    tokens: dict[int, str] = field(default_factory=dict)

    async def read(self, token: str | None = None) -> dict[str, Any]:
        answer = await self.http.get(f"/api/tournaments/{self.id}", headers=bearer(token) if token else {})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def join(self, name: str, **body: object) -> int:
        """Join as a guest."""
        answer = await self.server.http.post(f"/api/tournaments/{self.id}/players", json={"name": name, **body})
        assert answer.status_code == 201, answer.text
        player: int = answer.json()["player"]
        self.tokens[player] = answer.json()["token"]
        return player

    async def begin(self) -> None:
        answer = await self.http.post(f"/api/tournaments/{self.id}/rounds")
        assert answer.status_code == 204, answer.text

    async def until(self, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until a tournament is as wished."""
        while not is_so(found := await self.read()):
            await asyncio.sleep(0.02)
        return found

    async def after_round(self, played: int) -> dict[str, Any]:
        """Wait for the next round, or for the end."""
        return await self.until(lambda now: now["status"] == "over" or now["round"] > played)

    async def play_to_the_end(self, wins: Callable[[int, int], int | None]) -> dict[str, Any]:
        """Play all games: `wins` says of two entrants who does; None for a draw."""
        found = await self.read()
        while found["status"] != "over":
            for pairing in pairings_of(found, found["round"]):
                if pairing["result"] is None:
                    await self.play(found, pairing, wins(pairing["first"], pairing["second"]))
            found = await self.after_round(found["round"])
        return found

    async def play(self, found: dict[str, Any], pairing: dict[str, Any], winner: int | None) -> None:
        """End a game: the others resign, or all agree to a draw."""
        entrants = [pairing["first"], pairing["second"]]
        losers = [entrant for entrant in entrants if entrant != winner]
        for entrant in losers:
            for player in players_of(found, entrant):
                async with self.server.at(pairing["table"], self.tokens[player]) as client:
                    if winner is None:
                        await client.send("offer", matter="draw")
                        await client.quiet()
                    elif len(players_of(found, entrant)) == 1:
                        await resign(client)
                    else:
                        await client.send("offer", matter="resign")
                        await client.quiet()


async def held(server: Server, http: httpx.AsyncClient, **body: object) -> Evening:
    """Hold a tournament."""
    given = {"name": "Friday", "game": "regality", "options": OLD, "pause": 0, **body}
    answer = await http.post("/api/tournaments", json=given)
    assert answer.status_code == 201, answer.text
    return Evening(server, http, answer.json()["id"])


def pairings_of(found: dict[str, Any], round_number: int) -> list[dict[str, Any]]:
    return [one for one in found["pairings"] if one["round"] == round_number]


def players_of(found: dict[str, Any], entrant: int) -> list[int]:
    (one,) = [one for one in found["entrants"] if one["number"] == entrant]
    return [player["number"] for player in one["players"]]

"""Whatever comes by socket, in whatever order: the table stands, everybody knows the same, and all of it is stored."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path

import pytest

from tests.amounts import amount
from tests.server.parties import FRIEND, ME, TABLES, TEAMS, Party, burst, check, leap, party, settled, watched
from tests.server.serving import run

ROUNDS = amount(1, 5)
BURSTS = 5


@pytest.mark.parametrize("name", TABLES)
def test_wishes_in_any_order(tmp_path: Path, name: str) -> None:
    async def main() -> None:
        rng = random.Random(name)
        async with watched(tmp_path) as server:
            for _ in range(ROUNDS):
                async with party(server, **TABLES[name]) as found:
                    for _ in range(BURSTS):
                        await burst(found, found.clients, rng, 6)
                        await check(found)
                        if (await found.room()).views.status == "over" and rng.random() < 0.4:
                            break
                        if rng.random() < 0.2:
                            leap(server, rng.choice([1.0, 50.0]))
                        if rng.random() < 0.5:
                            await found.come_back(rng.randrange(len(found.clients)), rng)
                        if rng.random() < 0.2:
                            await found.stay_away(rng)
                            await check(found)
                    await check_rematch(found)

    run(main())


async def check_rematch(found: Party) -> None:
    """Make sure that whoever has a seat has one at the table of the rematch, if there is one."""
    room = await settled(found)
    if room.table.next is None:
        return
    seated = {token for token, client in zip(found.tokens, found.clients, strict=True) if token and client.seats}
    for token in seated:
        async with found.server.at(room.table.next, token) as client:
            assert client.seats


def test_people_come_and_go_before_the_game_begins(tmp_path: Path) -> None:
    async def main() -> None:
        rng = random.Random(2)
        async with watched(tmp_path) as server:
            for _ in range(4):
                laid = await server.lay("himiki", options=TEAMS, is_public=True, seats=[ME, FRIEND, FRIEND, ME])
                async with contextlib.AsyncExitStack() as stack:
                    found = Party(server, laid["table"], [laid["token"], laid["token"], None], stack)
                    for number in range(3):
                        found.clients.append(await found.come(number))
                    for _ in range(6):
                        await burst(found, found.clients, rng, 5)
                        await check(found)
                        for _ in range(rng.randrange(3)):
                            answer = await server.http.post(f"/api/tables/{found.table}/seats", json={"name": "Cy"})
                            assert answer.status_code in (201, 409)
                            if answer.status_code == 201:
                                found.tokens.append(answer.json()["token"])
                                found.clients.append(await found.come(len(found.tokens) - 1))

    run(main())

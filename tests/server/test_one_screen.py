"""Tables where two sit at one screen."""

from __future__ import annotations

import json
import random
from pathlib import Path

from tests.server.serving import run, serving
from tests.server.tables import OLD, one_screen


def test_one_screen_with_hidden_hands_has_a_curtain(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, one_screen(server, "yokai") as (_, client):
            first = json.loads(client.heard[0])
            assert (first["seats"], first.get("facing")) == ([0, 1], None)
            seen: set[int | None] = set()
            rng = random.Random(4)
            facing: int | None = None
            for _ in range(12):  # the shortest game is longer
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

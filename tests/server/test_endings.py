"""Tables: ended, taken back, laid again; what a referee may do."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import run, serving
from tests.server.tables import (
    ENGINE,
    ME,
    OLD,
    OPEN,
    TEAMS,
    caught_up,
    move_all,
    one_screen,
    play,
    play_some,
    record_at,
    resign,
)
from yamabushi.core import record
from yamabushi.server import sockets
from yamabushi.server.watchers import Watcher


def test_a_rematch_has_the_sides_swapped_and_the_same_tokens(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=[ME, OPEN], name="Ada", is_public=True)
            table = laid["table"]
            tokens = [laid["token"], (await server.join(table, name="Ben"))["token"]]
            async with server.at(table, tokens[0]) as ada, server.at(table, tokens[1]) as ben:
                await move_all([ada, ben])
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
            await move_all(clients)
            begun = clients[0].version
            await clients[1].send("offer", matter="resign")
            for client in clients:
                await client.until("happened", version=begun + 1)
                assert (client.standing["status"], client.standing["offers"]) == ("playing", {"resign": [1]})
            # It is no business of the other side.
            await clients[0].send("decline", matter="resign")
            assert (await clients[0].until("refused"))["code"] == "table-no-offer"
            await clients[3].send("decline", matter="resign")
            await caught_up(clients, begun + 2)
            assert "offers" not in clients[1].standing
            await clients[1].send("offer", matter="resign")
            await caught_up(clients, begun + 3)
            await clients[3].send("offer", matter="resign")
            await caught_up(clients, begun + 5)
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


def test_whoever_leaves_while_they_come_in_by_another_socket_is_no_referee(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("himiki", options=TEAMS, seats=[ME, OPEN, OPEN, OPEN], is_public=True)
            table, greeted = laid["table"], sockets.greeted
            is_known, has_left = asyncio.Event(), asyncio.Event()

            async def slowly(*arguments: Any) -> tuple[Watcher, int | None]:
                found = await greeted(*arguments)
                is_known.set()
                await has_left.wait()
                return found

            async with server.at(table, laid["token"]) as leaver, contextlib.AsyncExitStack() as stack:
                monkeypatch.setattr(sockets, "greeted", slowly)
                coming = asyncio.create_task(stack.enter_async_context(server.at(table, laid["token"])))
                await is_known.wait()
                await leaver.send("leave")
                await leaver.until("snapshot", seats=[])
                has_left.set()
                gone = await coming
                for _ in range(4):
                    await server.join(table)
                await gone.until("happened")
                await gone.send("penalty", version=gone.version, side="w")
                assert (await gone.until("refused", "happened"))["code"] == "room-watching"

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

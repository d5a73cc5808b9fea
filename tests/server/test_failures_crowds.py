"""Failures 33 and 34: crowds at one table, and floods of the lobby."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clocked import FakeClock
from tests.server.serving import Server, run, serving
from yamabushi.server import audience
from yamabushi.server.guards import TooMuch
from yamabushi.server.holding import Holding
from yamabushi.server.lobby import MOST_WAITING, Lobby
from yamabushi.server.rooms.room import Room
from yamabushi.server.storage import holding as stored_holding
from yamabushi.server.watchers import Watcher

OLD = {"style": "old", "match": "single"}


class Timers:
    """What is due later; it is done when the test says so."""

    def __init__(self) -> None:
        self.due: list[Callable[[], None]] = []

    def __call__(self, seconds: float, duty: Callable[[], None]) -> Timers:
        assert 0 < seconds <= audience.PAUSE
        self.due.append(duty)
        return self

    def cancel(self) -> None:
        self.due.clear()

    def ring(self) -> None:
        for duty in tuple(self.due):
            duty()


def taken(watcher: Watcher, kind: str) -> list[dict[str, Any]]:
    """Take all that waits to be sent to somebody; give the news of one kind."""
    news = [json.loads(watcher.taken()) for _ in range(len(watcher.outbox))]
    return [one for one in news if one["type"] == kind]


@contextlib.asynccontextmanager
async def quiet_room(server: Server) -> Any:
    laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "open"}])
    room: Room = await server.hall.room(laid["table"])
    clock, timers = FakeClock(), Timers()
    room.arrivals = audience.Gathered(room.tell_presence, clock, timers)
    player = Watcher("Ada", room.table.seats[0].holder)
    room.enter(player, None)
    yield room, player, clock, timers
    room.exit(player)


def test_33_a_thousand_who_come_and_go_are_told_together(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, quiet_room(server) as (room, player, clock, timers):
            assert len(taken(player, "people")) == 1  # whoever comes alone is told at once
            sent, hints = 0, mock.Mock()
            with mock.patch.object(server.hall.neighbours, "hint", hints):
                for _ in range(10):  # a hundred at once, and every second one goes again
                    crowd = [Watcher() for _ in range(100)]
                    for one in crowd:
                        room.enter(one, None)
                        assert one.outbox  # how it stands, at once
                    for one in crowd[::2]:
                        room.exit(one)
                    sent += sum(len(taken(one, "people")) for one in crowd)
                    clock.pass_by(audience.PAUSE)
                    timers.ring()
                told = taken(player, "people")
            assert [news["watchers"] for news in told] == [50 * (number + 1) for number in range(10)]
            assert sent == 0
            hints.assert_not_called()  # other processes need not hear of those who only watch
            assert len(timers.due) == 0

    run(main())


def test_33_each_table_tells_so_often_however_many_come(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, quiet_room(server) as (room, player, clock, timers):
            taken(player, "people")
            for _ in range(1000):
                one = Watcher()
                room.enter(one, None)
                room.exit(one)
            assert taken(player, "people") == []
            assert len(timers.due) == 1
            assert player.close_code is None
            clock.pass_by(audience.PAUSE)
            timers.ring()
            assert [news.get("watchers", 0) for news in taken(player, "people")] == [0]

    run(main())


def test_33_a_table_has_so_many_places_and_those_who_play_keep_theirs(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limit_factor=1.0) as server:
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "open"}])
            other = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "open"}])
            table, token = laid["table"], laid["token"]
            with mock.patch.multiple(audience, MOST_WATCHING=2, MOST_OF_ONE=2):
                async with server.at(table), server.at(table) as second:
                    late = server.at(table)
                    with pytest.raises(ConnectionClosed) as closed:
                        await late.__aenter__()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1013
                    async with server.at(table, token), server.at(table, token), server.at(other["table"]):
                        with pytest.raises(ConnectionClosed):
                            await server.at(table, token).__aenter__()
                    await second.socket.close()
                    await second.socket.wait_closed()
                    async with server.at(table):
                        pass

    run(main())


def test_33_places_follow_the_factor() -> None:
    there = [Watcher() for _ in range(audience.MOST_WATCHING)]
    with pytest.raises(TooMuch):
        audience.require_place(Watcher(), there, 1.0)
    audience.require_place(Watcher(), there, 2.0)
    audience.require_place(Watcher(holder="ada"), there, 1.0)


async def laid_by(server: Server, address: str, name: str) -> dict[str, Any]:
    """Lay a public table that waits."""
    body = {"game": "regality", "options": OLD, "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = await server.http.post(
        "/api/tables", json={**body, "is_public": True, "name": name}, headers={"x-forwarded-for": address}
    )
    assert answer.status_code == 201, answer.text
    laid: dict[str, Any] = answer.json()
    return laid


async def names_listed(server: Server) -> list[str]:
    return [table["seats"][0]["name"] for table in (await server.http.get("/api/tables")).json()]


def test_34_one_address_cannot_fill_the_lobby(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            lobby: Lobby = server.app.state.lobby
            lobby.most = MOST_WAITING
            await laid_by(server, "198.51.100.8", "Ben")
            flood = [await laid_by(server, f"2001:db8::{number:x}", f"Ada {number}") for number in range(60)]
            listed = await names_listed(server)
            assert "Ben" in listed
            newest = [f"Ada {number}" for number in range(60 - MOST_WAITING, 60)]
            assert sorted(listed) == sorted(["Ben", *newest])
            assert len(lobby.laid["address 2001:db8::/64"]) == MOST_WAITING
            assert set(lobby.source_of) == {table["id"] for table in (await server.http.get("/api/tables")).json()}
            # What has left the list is still there for whoever has the link, and for nobody else.
            oldest = flood[0]
            refused = await server.http.post(f"/api/tables/{oldest['table']}/seats", json={"name": "Cy"})
            assert (refused.status_code, refused.json()["code"]) == (409, "room-closed")
            await server.join(oldest["table"], invite=oldest["invites"][0]["invite"], name="Di")

    run(main())


def test_34_whoever_sits_at_a_table_that_leaves_the_list_is_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            server.app.state.lobby.most = 1
            laid = await laid_by(server, "198.51.100.7", "Ada")
            async with server.at(laid["table"], laid["token"]) as client:
                await laid_by(server, "198.51.100.7", "Ada")
                with pytest.raises(ConnectionClosed):
                    await client.until("the end")
                assert client.socket.close_code == 1012
            async with server.at(laid["table"], laid["token"]) as client:
                snapshot = json.loads(client.heard[-1])
                assert not snapshot["table"].get("is_public", False)

    run(main())


def test_34_an_account_cannot_either_wherever_it_lays_tables(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            server.app.state.lobby.most = 2
            await laid_by(server, "198.51.100.1", "Ben")
            await server.http.post("/api/accounts", json={"name": "Ada", "password": "correct horse battery"})
            for number in range(2, 7):
                await laid_by(server, f"198.51.100.{number}", "Cy")  # the account's name counts
            assert sorted(await names_listed(server)) == ["Ada", "Ada", "Ben"]

    run(main())


def test_34_tables_that_have_begun_do_not_count(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            server.app.state.lobby.most = 2
            for number in range(4):
                laid = await laid_by(server, "198.51.100.7", f"Ada {number}")
                if number != 1:
                    await server.join(laid["table"], name="Ben")
            assert await names_listed(server) == ["Ada 1"]

    run(main())


def test_34_everybody_comes_in_turn() -> None:
    lobby = Lobby()
    lobby.source_of = {"a1": "a", "a2": "a", "a3": "a", "b1": "b", "b2": "b"}
    assert lobby.in_turn(["a1", "a2", "a3", "c", "b1", "b2"]) == ["a1", "c", "b1", "a2", "b2", "a3"]
    assert lobby.in_turn([]) == []


async def asked_by(server: Server, address: str, **body: Any) -> tuple[int, dict[str, Any]]:
    """Ask for a table from an address, as a proxy reports it."""
    wish = {"game": "regality", "options": OLD, "seats": [{"kind": "me"}, {"kind": "open"}], **body}
    answer = await server.http.post("/api/tables", json=wish, headers={"x-forwarded-for": address})
    return answer.status_code, answer.json()


def test_34_an_address_holds_so_many_tables_open_and_is_told_what_to_do(tmp_path: Path) -> None:
    here, alone = "198.51.100.7", [{"kind": "me"}, {"kind": "me"}]

    async def main() -> None:
        async with serving(tmp_path) as server:
            holding: Holding = server.app.state.holding
            holding.most_of_address = 3
            waiting = (await asked_by(server, here))[1]
            begun = (await asked_by(server, here, seats=alone))[1]
            status, _ = await asked_by(server, here)
            assert status == 201
            status, refused = await asked_by(server, here)
            assert (status, refused["code"], refused["arguments"]) == (409, "holding-address", {"most": 3})
            assert (await asked_by(server, "198.51.100.8"))[0] == 201  # nobody else is meant
            # Whoever leaves a table holds it no more, nor does one count where somebody has played, or that is old.
            async with server.at(waiting["table"], waiting["token"]) as client:
                await client.send("leave")
                while client.seats:
                    await client.until("snapshot")
            assert (await asked_by(server, here))[0] == 201
            assert (await asked_by(server, here))[0] == 409
            async with server.at(begun["table"], begun["token"]) as client:
                await client.act(client.view["actions"][0])
                await client.until("done")
            assert (await asked_by(server, here, seats=alone))[0] == 201
            assert (await asked_by(server, here))[0] == 409
            with mock.patch.object(stored_holding, "UNPLAYED_FOR", -1):
                assert (await asked_by(server, here, seats=alone))[0] == 201
            # All at once, no more.
            there = "198.51.100.9"
            answers = await asyncio.gather(*(asked_by(server, there) for _ in range(8)))
            assert [status for status, _ in answers].count(201) == 3
            assert len(holding.laid[there]) == 3
            assert not holding.being_laid

    run(main())


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_34_an_account_holds_so_many_tables_open_wherever_it_is(
    tmp_path: Path, request: pytest.FixtureRequest, database: str
) -> None:
    address = {} if database == "sqlite" else {"database": request.getfixturevalue("postgres")}

    async def main() -> None:
        async with serving(tmp_path, **address) as server:
            server.app.state.holding.most_of_account = 3
            await server.http.post("/api/accounts", json={"name": "Ada", "password": "correct horse battery"})
            answers = await asyncio.gather(*(asked_by(server, f"198.51.100.{number}") for number in range(8)))
            refused = [body for status, body in answers if status == 409]
            assert [one["code"] for one in refused] == ["holding-account"] * 5
            assert "leave" in refused[0]["sentence"]
            first = next(body for status, body in answers if status == 201)
            async with server.at(first["table"], first["token"]) as client:
                await client.send("leave")
                while client.seats:
                    await client.until("snapshot")
            assert (await asked_by(server, "198.51.100.7"))[0] == 201
            assert (await asked_by(server, "198.51.100.7"))[0] == 409
            # Nothing was stored of what was refused.
            tables = await server.http.get("/api/me/tables")
            assert len(tables.json()) == 3

    run(main())

"""The gallery: public games shown to all who watch; what is sent is bounded, whatever goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from websockets.asyncio.client import ClientConnection, connect

import yamabushi
from tests.server.serving import PATIENCE, Server, run, serving
from tests.server.tables import play, resign
from tests.server.test_accounts import OLD, browser
from tests.server.test_failures_cluster import Gossip
from yamabushi.server import gallery
from yamabushi.server.gallery import MOST_LISTED, Gallery, Viewer
from yamabushi.server.hall import Plan
from yamabushi.server.messages import News
from yamabushi.server.showing import MOST_BOARDS, See
from yamabushi.server.storage.gallery import on_now
from yamabushi.server.storage.log import versions_of
from yamabushi.server.watchers import Watcher
from yamabushi.table.seats import Seat, SeatKind
from yamabushi.table.setting import Setting

GAMES_ON = 1000
TICKS = 5


class Ear(Watcher):
    """A socket that keeps what it was sent, one list each time."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[list[dict[str, Any]]] = []
        self.bytes = 0

    def tell(self, *news: News | bytes) -> None:
        texts = [one for one in news if isinstance(one, bytes)]
        assert len(texts) == len(news)  # written once, and the same for all
        self.bytes += sum(map(len, texts))
        self.heard.append([json.loads(text) for text in texts])


def test_with_a_thousand_games_on_what_is_sent_a_second_is_bounded(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            hall = server.hall
            game = yamabushi.game("regality", **OLD)
            people = [Seat(SeatKind.PERSON, "Ada", holder="h"), Seat(SeatKind.PERSON, "Bo", holder="i")]
            plan = Plan(Setting(game), people, is_public=True)
            laid = await asyncio.gather(*(hall.lay(plan, "h") for _ in range(GAMES_ON)))
            shown = Gallery(hall)
            ears = [Ear() for _ in range(50)]
            viewers = [Viewer(ear) for ear in ears]
            shown.viewers.update(viewers)
            for viewer in viewers:
                viewer.see(See())
            await shown.tell()
            listed = [one["id"] for one in ears[0].heard[0][0]["games"]]
            assert len(listed) == MOST_LISTED
            assert {one.id for one in laid} > set(listed)
            for number, viewer in enumerate(viewers):
                viewer.see(See(tuple((listed * 2)[number : number + MOST_BOARDS])))
            drawn = mock.Mock(side_effect=gallery.board_of)
            # What the gallery asks the database; others ask it as well, whenever they like.
            asked = [mock.Mock(side_effect=on_now), mock.Mock(side_effect=versions_of)]
            rooms = [await hall.room(table) for table in listed]
            for tick in range(TICKS):
                for ear in ears:
                    ear.heard.clear()
                    ear.bytes = 0
                for _ in range(3):  # three moves at each table, in one second
                    for room in rooms:
                        table = room.table
                        if table.decider is not None:
                            await room.commit(
                                table.act(table.decider, table.state.actions[0], table.version, 0, hall.services.draw)
                            )
                drawn.reset_mock()
                for question in asked:
                    question.reset_mock()
                with mock.patch.multiple(gallery, board_of=drawn, on_now=asked[0], versions_of=asked[1]):
                    await shown.tell()
                assert drawn.call_count <= MOST_LISTED  # for fifty who watch as for one
                assert all(question.call_count <= 1 for question in asked)
                for ear in ears:
                    assert len(ear.heard) <= 1
                    boards = [news for some in ear.heard for news in some if news["type"] == "boards"]
                    assert len(boards) <= 1
                    assert all(len(news["boards"]) <= MOST_BOARDS for news in boards)
                    assert ear.bytes < 64 * 1024
                assert tick or all(ear.heard for ear in ears)
            # Where nothing has happened, nothing is sent, and nothing is drawn.
            for ear in ears:
                ear.heard.clear()
            with mock.patch.object(gallery, "board_of", side_effect=AssertionError):
                await shown.tell()
            assert not any(ear.heard for ear in ears)

    run(main())


@contextlib.asynccontextmanager
async def watching(server: Server, *wishes: dict[str, Any]) -> AsyncIterator[ClientConnection]:
    async with connect(server.base.replace("http", "ws") + "/api/watch", compression=None) as socket:
        for wish in wishes:
            await socket.send(json.dumps(wish))
        yield socket


async def heard(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        news: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if news["type"] in kinds:
            return news


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let those who watch be told a little sooner."""
    monkeypatch.setattr(gallery, "PAUSE", 0.02)
    monkeypatch.setattr(gallery, "LOOK_EVERY", 0.02)


@pytest.mark.usefixtures("at_once")
def test_a_move_is_seen_by_those_who_watch_and_a_private_table_is_not(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path) as server,
            server.duel("yokai", is_public=True) as (table, clients),
            server.duel("yokai") as (hidden, _),
            watching(server, {"type": "see"}) as socket,
        ):
            listed = await heard(socket, "games")
            assert [one["id"] for one in listed["games"]] == [table]
            assert listed["featured"]["id"] == table
            await socket.send(json.dumps({"type": "see", "tables": [hidden, table]}))
            first = await heard(socket, "boards")
            assert [one["table"] for one in first["boards"]] == [table]
            mover = next(one for one in clients if one.standing["decider"] in one.seats)
            await mover.act(mover.view["actions"][0])
            board = (await heard(socket, "boards"))["boards"][0]
            assert board["version"] > first["boards"][0]["version"]
            assert board["view"]["seat"] is None
            assert board["view"]["actions"] == []
            await resign(clients[0])
            # The last board and the list without it come in either order; then the one that is over is featured.
            news = {one["type"]: one for one in [await heard(socket, "boards", "games") for _ in range(2)]}
            over = news["boards"]["boards"][0]
            assert (over["status"], over["result"]) == ("over", "*")
            assert news["games"]["games"] == []
            assert news["games"]["featured"]["id"] == table
            await socket.send(json.dumps({"type": "see", "tables": ["x"] * (MOST_BOARDS + 1)}))
            assert (await heard(socket, "refused"))["code"] == "socket-malformed"

    run(main())


def test_a_table_at_another_process_is_shown_from_the_database(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path) as one,
            serving(tmp_path) as other,
            one.duel("himiki", is_public=True) as (table, clients),
        ):
            mover = next(client for client in clients if client.standing["decider"] in client.seats)
            await mover.act(mover.view["actions"][0])
            await mover.until("happened")
            shown, ear = Gallery(other.hall), Ear()
            viewer = Viewer(ear)
            shown.viewers.add(viewer)
            viewer.see(See())
            await shown.tell()
            viewer.see(See((table,)))
            await shown.tell()
            assert table not in other.hall.rooms
            (board,) = ear.heard[-1][-1]["boards"]
            assert board["view"]["position"] == mover.view["position"]

    run(main())


def test_whoever_turns_to_another_game_and_back_within_a_second_is_told_the_list_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("himiki", is_public=True) as (table, _):
            shown, ear = Gallery(server.hall), Ear()
            viewer = Viewer(ear)
            shown.viewers.add(viewer)
            for wish in (See(), See(game="himiki")):
                viewer.see(wish)
                await shown.tell()
                assert [one["id"] for one in ear.heard.pop()[0]["games"]] == [table]
            viewer.see(See(game="yokai"))
            viewer.see(See(game="himiki"))
            await shown.tell()
            assert [one["id"] for one in ear.heard.pop()[0]["games"]] == [table]

    run(main())


@pytest.mark.usefixtures("at_once")
def test_whose_move_it_is_comes_by_account_and_by_key_and_is_told_live(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server) as guest:
            tables = []
            for days in (5, 2):
                clock = {"kind": "days", "seconds": days * 24 * 3600}
                seats = [{"kind": "me"}, {"kind": "open"}]
                body = {"game": "regality", "options": OLD, "seats": seats, "clock": clock, "is_public": True}
                laid = (await ada.post("/api/tables", json=body)).json()
                joined = (await guest.post(f"/api/tables/{laid['table']}/seats", json={"name": "Bo"})).json()
                tables.append((laid, joined))
            await ada.post("/api/tables", json={"game": "regality", "options": OLD})  # alone: it waits for nobody
            keys = [{"table": laid["table"], "token": joined["token"]} for laid, joined in tables]
            mine = (await ada.post("/api/turns", json={"tables": []})).json()
            theirs = (await guest.post("/api/turns", json={"tables": keys})).json()
            ids = [laid["table"] for laid, _ in tables]
            assert {due["table"] for due in mine} == {due["table"] for due in theirs} == set(ids)
            assert [due["is_mine"] for due in mine] == [not due["is_mine"] for due in theirs]
            first = mine if mine[0]["is_mine"] else theirs
            assert [due["table"] for due in first] == ids[::-1]  # the least time first
            assert all(0 < due["left"] <= due["control"]["seconds"] * 1000 for due in mine)
            assert mine[0]["others"] == ["Bo"]
            wrong = [{"table": ids[0], "token": keys[1]["token"]}]
            assert (await guest.post("/api/turns", json={"tables": wrong})).json() == []
            async with watching(server, {"type": "attend", "tables": ids}) as socket:
                token = tables[0][0]["token"] if mine[0]["is_mine"] else tables[0][1]["token"]
                async with server.at(ids[0], token) as mover:
                    await mover.act(mover.view["actions"][0])
                    assert (await heard(socket, "changed"))["tables"] == [ids[0]]

    run(main())


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("is_deaf", [False, True], ids=["hints", "deaf"])
def test_games_of_another_process_are_shown_live(postgres: str, tmp_path: Path, is_deaf: bool) -> None:
    """By hints, or where they are lost, by looking; a table is not kept in memory for that."""
    gossip = Gossip(12, loses=float(is_deaf))

    async def main() -> None:
        async with (
            serving(tmp_path / "one", database=postgres, live=gossip.ear()) as one,
            serving(tmp_path / "two", database=postgres, live=gossip.ear()) as two,
            one.duel("himiki", is_public=True) as (table, clients),
            watching(two, {"type": "see"}) as socket,
        ):
            while table not in [game["id"] for game in (await heard(socket, "games"))["games"]]:
                pass
            await socket.send(json.dumps({"type": "see", "tables": [table]}))
            (board,) = (await heard(socket, "boards"))["boards"]
            for _ in range(2):
                mover = next(client for client in clients if client.standing["decider"] in client.seats)
                await play(mover, mover.view["actions"][0], clients)
                while board["version"] < mover.version:
                    (board,) = (await heard(socket, "boards"))["boards"]
                assert board["view"]["position"] == mover.view["position"]
            assert table not in two.hall.rooms

    run(main())

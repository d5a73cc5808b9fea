"""Finding an opponent: whoever waits is paired once, with who fits, and a challenge is answered once."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sqlite3
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest
import sqlalchemy as sa

from tests.server.launching import Launcher, up
from tests.server.serving import PATIENCE, Server, run, serving
from tests.server.tables import OLD, TEAMS, bearer, problem
from tests.server.test_accounts import browser
from tests.server.test_news import following
from yamabushi.core.registry import game
from yamabushi.server import pairing as pairing_module
from yamabushi.server import secrecy
from yamabushi.server.push.what import Push, What
from yamabushi.server.skills import MIDDLE, MU, POINT
from yamabushi.server.storage import seeking
from yamabushi.server.storage.database import address_of
from yamabushi.server.storage.schema import accounts, challenges, ratings, seats, seeks, tables
from yamabushi.server.storage.seeking import Seek, pair_all, seek
from yamabushi.server.storage.store import Store
from yamabushi.table.clocks import ClockKind, TimeControl
from yamabushi.table.setting import Setting

QUICK = {"game": "regality", "options": OLD, "clock": {"kind": "game", "seconds": 300, "increment": 3}}
SETTING = Setting(game("regality", **OLD), TimeControl(ClockKind.GAME, 300, 3))
IN_TEAMS = Setting(game("himiki", **TEAMS), TimeControl(ClockKind.GAME, 300, 3))


def key(number: int) -> str:
    return f"{number:030}"


async def wait(server: Server, number: int, **more: object) -> str | None:
    answer = await server.http.post("/api/seeks", json={**QUICK, **more}, headers=bearer(key(number)))
    assert answer.status_code == 201, answer.text
    found: str | None = answer.json()["table"]
    return found


def guest(number: int, rating: float | None = None, setting: Setting = SETTING, deviation: float = 0.0) -> Seek:
    token = f"{number:064}"
    return Seek(f"guest {number}", f"G{number}", None, token, setting, False, rating, deviation)


def seated(connection: sa.Connection) -> Counter[str]:
    return Counter(connection.execute(sa.select(seats.c.name)).scalars())


def test_two_guests_who_want_the_same_are_told_play_and_nobody_else_is_taken(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, following(server, "lobby", "me", key=key(1)) as ada:
            await ada.until("me")
            assert await wait(server, 1, name="Ada") is None
            while not (await ada.until("lobby")).get("seeks"):
                pass
            assert await wait(server, 3, clock={"kind": "game", "seconds": 900, "increment": 10}) is None  # for another
            table = await wait(server, 2, name="Ben")
            assert table is not None
            while (me := await ada.until("me")).get("seek", {}).get("table") is None:
                pass
            assert me["seek"]["table"] == table
            await server.app.state.pairing.round()
            metrics = (await server.http.get("/metrics")).text
            counted = {"waiting": 1, "paired_total": 2, "waited_seconds_count": 2}
            assert all(f"\nyamabushi_{name} {count}.0\n" in metrics for name, count in counted.items())
            assert await wait(server, 1) == table  # whoever asks again has been paired
            async with server.at(table, key(1)) as one, server.at(table, key(2)) as two:
                assert sorted([*one.seats, *two.seats]) == [0, 1]
                first, second = (one, two) if one.seats == [0] else (two, one)
                await first.act(first.view["actions"][0])
                await second.until("happened")

    run(main())


def test_43_pairing_ends_both_seeks_in_every_process_without_a_request_of_the_page(
    tmp_path: Path, postgres: str
) -> None:
    """A new seek replaces the one before it; when the players come to their table, neither is told of it any more."""

    async def main() -> None:
        async with (
            serving(tmp_path / "one", database=postgres) as one,
            serving(tmp_path / "two", database=postgres) as two,
            following(one, "me", "lobby", key=key(1)) as ada,
            following(two, "me", "lobby", key=key(2)) as ben,
        ):
            other = {"kind": "game", "seconds": 900, "increment": 10}
            for clock in (other, QUICK["clock"]):
                assert await wait(one, 1, clock=clock) is None
            table = await wait(two, 2)
            assert table is not None
            # Until they come, both hear of the table, whatever they ask for.
            assert await wait(two, 1, clock=other) == table
            for client in (ada, ben):
                while (await client.until("me")).get("seek", {}).get("table") != table:
                    pass
            for server, number, client in ((two, 1, ada), (one, 2, ben)):
                async with server.at(table, key(number)):
                    while (await client.until("me")).get("seek"):
                        pass
                assert await wait(server, number, clock={"kind": "game", "seconds": 60, "increment": number}) is None
            # Each waits for what they asked for last, and for nothing else.
            for client in (ada, ben):
                waited: set[int] = set()
                while waited != {1, 2}:
                    seeks = (await client.until("lobby")).get("seeks", [])
                    waited = {seek["control"]["increment"] for seek in seeks}

    run(main())


def test_a_paired_player_who_never_came_can_seek_again_when_the_game_is_over(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            await wait(server, 1)
            table = await wait(server, 2)
            assert table is not None
            assert await wait(server, 1) == table
            async with server.at(table, key(2)) as ben:
                await ben.send("offer", matter="resign")
                while (await ben.until("happened"))["standing"]["status"] != "over":
                    pass
            assert await wait(server, 1) is None
            answer = await server.http.delete("/api/seeks", headers=bearer(key(1)))
            assert answer.json() == {"table": None}

    run(main())


def test_who_is_gone_is_not_paired_and_who_comes_back_is(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            store, at = server.hall.store, mock.Mock(return_value=1000)
            with mock.patch.object(seeking, "now_in", at):
                await store.write(partial(seek, wish=guest(1)))
                at.return_value += seeking.GONE_AFTER + 1
                await store.write(partial(seek, wish=guest(2)))
                pair = partial(pair_all, draw=server.hall.services.draw)
                assert await store.write(pair) == []
                await store.write(partial(seeking.see_waiting, owners=["guest 1"]))
                assert len(await store.write(pair)) == 1
                await store.write(partial(seek, wish=guest(3)))
                left = sa.select(seeks.c.owner).order_by(seeks.c.owner)
                # Who waits is forgotten soon; those who have been paired have longer to hear of it.
                for seconds, owners in [(seeking.FORGOTTEN_AFTER, ["guest 1", "guest 2"]), (seeking.TOLD_FOR, [])]:
                    at.return_value += seconds + 1
                    await store.write(partial(seeking.see_waiting, owners=[]))
                    assert await store.read(lambda connection: list(connection.execute(left).scalars())) == owners

    run(main())


def test_the_nearest_ratings_are_paired_and_the_window_widens_with_waiting(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            store, at = server.hall.store, mock.Mock(return_value=1000)
            pair = partial(pair_all, draw=server.hall.services.draw)
            with mock.patch.object(seeking, "now_in", at):
                for number, rating in enumerate([1000.0, 1600.0, 1620.0]):
                    await store.write(partial(seek, wish=guest(number, rating)))
                assert [set(one.owners) for one in await store.write(pair)] == [{"guest 1", "guest 2"}]
                await store.write(partial(seek, wish=guest(4, 1000.0 + seeking.WINDOW + 5 * seeking.WIDENING)))
                for seconds in range(6):
                    at.return_value = 1000 + seconds
                    assert len(await store.write(pair)) == (seconds == 5)

    run(main())


@pytest.mark.parametrize(("deviation", "is_paired"), [(230, True), (60, False)])
def test_uncertain_ratings_are_paired_further_apart(tmp_path: Path, deviation: float, is_paired: bool) -> None:
    """One standard deviation of the difference is added to the window: 150 + 325 points, or 150 + 85."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            store = server.hall.store
            for number, rating in enumerate([1350.0, 1650.0]):
                await store.write(partial(seek, wish=guest(number, rating, deviation=deviation)))
            parties = await store.write(partial(pair_all, draw=server.hall.services.draw))
            assert bool(parties) == is_paired

    run(main())


async def rate(server: Server, name: str, number: int, deviation: int) -> None:
    """Give an account a rating in the old style of Regality."""
    mu, sigma = MU + (number - MIDDLE) / POINT, deviation / POINT

    def change(connection: sa.Connection) -> None:
        account = connection.execute(sa.select(accounts.c.id).where(accounts.c.name == name)).scalar_one()
        row = {"account": account, "pool": "regality/old", "mu": mu, "sigma": sigma, "games": 9, "changed": 0}
        connection.execute(sa.insert(ratings), row)

    await server.hall.store.write(change)


def test_a_player_far_away_is_offered_and_one_request_pairs_both_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path) as server,
            browser(server, "Adalbert") as ada,
            browser(server, "Benedikt") as ben,
            browser(server, "Cleopatra") as cleo,
            following(server, "me", cookies=dict(ada.cookies)) as here,
            following(server, "me", cookies=dict(ben.cookies)) as there,
        ):
            for name, rating, deviation in (("Adalbert", 1200, 70), ("Benedikt", 2422, 160), ("Cleopatra", 3000, 70)):
                await rate(server, name, rating, deviation)
            assert (await ada.post("/api/seeks/now", json={"rating": 2422})).status_code == 409  # nobody waits
            assert (await ada.put("/api/me/blocks", json={"name": "Cleopatra"})).is_success
            for one in (ada, ben, cleo):
                assert (await one.post("/api/seeks", json={**QUICK, "is_rated": True})).json() == {"table": None}
            # Whom one blocks is not offered.
            told: dict[str, Any] = {}
            while told.get("others") != [{"rating": 2422, "is_provisional": True}]:
                told = (await here.until("me")).get("seek", {})
            assert (told["rating"], told["within"], told["widening"]) == (1200, 220, 15)
            while (told := (await there.until("me")).get("seek", {})).get("others", [])[1:] != [
                {"rating": 1200, "is_provisional": False}
            ]:
                pass
            assert told["others"][0] == {"rating": 3000, "is_provisional": False}
            for rating in (2421, 3000):
                answer = await ada.post("/api/seeks/now", json={"rating": rating})
                assert problem(answer) == (409, "pairing-gone")
            both = await asyncio.gather(
                ada.post("/api/seeks/now", json={"rating": 2422}), ben.post("/api/seeks/now", json={"rating": 1200})
            )
            assert sorted(answer.status_code for answer in both) == [201, 409]
            [table] = [answer.json()["table"] for answer in both if answer.is_success]
            for client in (here, there):
                while (await client.until("me")).get("seek", {}).get("table") != table:
                    pass
            at_table = (await server.http.get(f"/api/tables/{table}")).json()
            assert {seat["name"] for seat in at_table["seats"]} == {"Adalbert", "Benedikt"}
            assert at_table["is_rated"]

    run(main())


def test_four_who_wait_for_teams_are_two_sides_of_equal_strength(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, contextlib.AsyncExitStack() as stack:
            store, draw = server.hall.store, server.hall.services.draw
            # The strongest plays with the weakest, on whichever side; who is too far away waits on.
            for number, rating in enumerate([1500.0, 1580.0, 1420.0, 2200.0, 1460.0]):
                assert await store.write(partial(pair_all, draw=draw)) == []
                await store.write(partial(seek, wish=guest(number, rating, IN_TEAMS)))
            [party] = await store.write(partial(pair_all, draw=draw))
            assert set(party.owners) == {"guest 0", "guest 1", "guest 2", "guest 4"}
            at_table = (await server.http.get(f"/api/tables/{party.table}")).json()
            assert at_table["status"] == "playing"
            names = [seat["name"] for seat in at_table["seats"]]
            assert {frozenset(names[::2]), frozenset(names[1::2])} == {frozenset(("G1", "G2")), frozenset(("G0", "G4"))}
            # By correspondence all four are told by push, each the names of those whom they play against.
            pushed: list[Push] = []
            server.hall.services.push = lambda account, push: pushed.append(push)
            slow = {"game": "himiki", "options": TEAMS, "clock": {"kind": "days", "seconds": 3 * 24 * 3600}}
            people = [await stack.enter_async_context(browser(server, name)) for name in ("Ada", "Ben", "Cleo", "Dan")]
            answers = [(await one.post("/api/seeks", json={**slow, "is_rated": True})).json() for one in people]
            assert [answer["table"] is None for answer in answers] == [True, True, True, False]
            at_table = (await server.http.get(f"/api/tables/{answers[-1]['table']}")).json()
            assert at_table["is_rated"]
            names = [seat["name"] for seat in at_table["seats"]]
            sides = [", ".join(names[1::2]), ", ".join(names[::2])]
            assert sorted(str(push.names["name"]) for push in pushed) == sorted(2 * sides)

    run(main())


def test_nothing_is_half_done_when_the_table_cannot_be_laid(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            await wait(server, 1)
            with mock.patch.object(seeking, "lay_for", side_effect=RuntimeError("killed")):
                answer = await server.http.post("/api/seeks", json=QUICK, headers=bearer(key(2)))
                assert answer.status_code == 500
            waiting = sa.select(seeks.c.table_id)
            assert await server.hall.store.read(lambda c: list(c.execute(waiting).scalars())) == [None]
            assert await wait(server, 2) is not None

    run(main())


@pytest.mark.parametrize("setting", [SETTING, IN_TEAMS], ids=["two", "teams"])
def test_two_processes_pair_nobody_twice(postgres: str, tmp_path: Path, setting: Setting) -> None:
    """Two stores on one PostgreSQL, each pairing as fast as it can while people come."""
    size = len(setting.game.sides)

    async def main() -> None:
        stores = [Store(address_of(postgres, tmp_path)) for _ in range(2)]
        draw = secrecy.drawn
        try:

            async def come(store: Store, numbers: range) -> None:
                for number in numbers:
                    await store.write(partial(seek, wish=guest(number, setting=setting)))
                    await store.write(partial(pair_all, draw=draw))

            await asyncio.gather(come(stores[0], range(0, 40, 2)), come(stores[1], range(1, 40, 2)))
            while await stores[0].write(partial(pair_all, draw=draw)):
                pass
            found = await stores[1].read(seated)
            assert found == Counter({f"G{number}": 1 for number in range(40)})
            paired = sa.select(seeks.c.table_id, sa.func.count()).group_by(seeks.c.table_id)
            pairs = await stores[0].read(lambda c: [tuple(row) for row in c.execute(paired)])
            assert sorted(count for _, count in pairs) == [size] * (40 // size)
            assert None not in dict(pairs)
        finally:
            for store in stores:
                store.close()

    run(main())


def test_an_address_may_have_so_many_who_wait(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limit_factor=1.0) as server, contextlib.AsyncExitStack() as stack:
            most = pairing_module.MOST_OF_ADDRESS
            for number in range(most):
                await stack.enter_async_context(following(server, key=key(number)))
                clock = {"kind": "game", "seconds": 300 + number, "increment": 0}
                assert await wait(server, number, clock=clock) is None
            answer = await server.http.post("/api/seeks", json=QUICK, headers=bearer(key(99)))
            assert problem(answer) == (429, "pairing-too-many")
            answer = await server.http.post("/api/seeks", json={**QUICK, "options": {}, "game": "himiki", "clock": {}})
            assert problem(answer) == (422, "pairing-key")
            for mode in ("mindlock", "mukyan"):
                body = {"game": "himiki", "options": {"mode": mode}}
                answer = await server.http.post("/api/seeks", json=body, headers=bearer(key(0)))
                assert problem(answer) == (422, "pairing-alone")

    run(main())


async def challenged(ada: httpx.AsyncClient, **more: object) -> str:
    answer = await ada.post("/api/challenges", json={"to": "Benedikt", **QUICK, **more})
    assert answer.status_code == 201, answer.text
    made: str = answer.json()["id"]
    return made


def test_a_challenge_is_told_accepted_once_and_both_have_their_seats(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path) as server,
            browser(server, "Adalbert") as ada,
            browser(server, "Benedikt") as ben,
            following(server, "me", cookies=dict(ben.cookies)) as there,
        ):
            await challenged(ada)  # replaced by the next
            made = await challenged(ada, seat=1, is_rated=True)
            told: dict[str, Any] = {}
            while told.get("id") != made:
                told = next(iter((await there.until("me")).get("challenges", [])), {})
            assert (told["challenger"], told["seat"], told["is_rated"], told["is_mine"]) == ("Adalbert", 1, True, False)
            assert problem(await ada.post(f"/api/challenges/{made}/accept")) == (409, "challenge-none")
            both = await asyncio.gather(*(ben.post(f"/api/challenges/{made}/accept") for _ in range(2)))
            assert [answer.status_code for answer in both] == [201, 201]
            count = sa.select(sa.func.count()).select_from(tables)
            assert await server.hall.store.read(lambda c: c.execute(count).scalar_one()) == 1
            tokens = [(await one.post(f"/api/me/tables/{made}/token")).json()["token"] for one in (ada, ben)]
            async with server.at(made, tokens[0]) as first, server.at(made, tokens[1]) as second:
                assert (first.seats, second.seats) == ([1], [0])
            table: dict[str, Any] = (await server.http.get(f"/api/tables/{made}")).json()
            assert (table["is_rated"], table["control"]["seconds"]) == (True, 300)
            declined = await challenged(ada)
            assert (await ben.delete(f"/api/challenges/{declined}")).status_code == 204
            assert problem(await ben.post(f"/api/challenges/{declined}/accept")) == (409, "challenge-none")
            async with following(server, "me", cookies=dict(ada.cookies)) as here:
                mine = {one["id"]: one["status"] for one in (await here.until("me"))["challenges"]}
            assert mine == {made: "accepted", declined: "declined"}
            export = (await ada.get("/api/me/export")).json()
            assert [one["challenged"] for one in export["challenges"]] == ["Benedikt"] * 2
            answer = await ada.post("/api/challenges", json={"to": "Adalbert", **QUICK})
            assert problem(answer) == (409, "challenge-closed")
            answer = await ada.post("/api/challenges", json={"to": "Nobody", **QUICK})
            assert problem(answer) == (409, "account-none")
            assert (await ben.put("/api/me/blocks", json={"name": "Adalbert"})).is_success
            answer = await ada.post("/api/challenges", json={"to": "Benedikt", **QUICK})
            assert problem(answer) == (409, "challenge-closed")
            assert (await ada.post("/api/seeks", json=QUICK)).json() == {"table": None}
            assert (await ben.post("/api/seeks", json=QUICK)).json() == {"table": None}
            password = {"password": "correct horse battery"}
            assert (await ben.post("/api/me/delete", json=password)).status_code == 204
            left = sa.select(sa.func.count()).select_from(challenges)
            assert await server.hall.store.read(lambda c: c.execute(left).scalar_one()) == 0

    run(main())


def test_whoever_is_away_is_told_of_a_challenge_and_of_an_opponent_by_push(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path) as server,
            browser(server, "Adalbert") as ada,
            browser(server, "Benedikt") as ben,
        ):
            pushed: list[tuple[str, str, Push]] = []
            named = sa.select(accounts.c.id, accounts.c.name)
            owners = await server.hall.store.read(lambda c: {row.id: row.name for row in c.execute(named)})
            server.hall.services.push = lambda account, push: pushed.append((owners[account], push.place, push))
            made = await challenged(ada)
            assert [(to, place, push.what, push.names) for to, place, push in pushed] == [
                ("Benedikt", "lobby", What.CHALLENGE, {"name": "Adalbert"})
            ]
            assert "Adalbert" in json.loads(pushed.pop()[2].said("fr"))["body"]
            assert (await ben.delete(f"/api/challenges/{made}")).status_code == 204
            slow = {**QUICK, "clock": {"kind": "days", "seconds": 3 * 24 * 3600}}
            for quick in (QUICK, slow):  # whoever plays at once is here
                await ada.post("/api/seeks", json=quick)
                table = (await ben.post("/api/seeks", json=quick)).json()["table"]
                assert table is not None
                await ada.delete("/api/seeks")
                await ben.delete("/api/seeks")
            assert sorted((to, place, push.what, push.names["name"]) for to, place, push in pushed) == [
                ("Adalbert", f"t={table}", What.PAIRED, "Benedikt"),
                ("Benedikt", f"t={table}", What.PAIRED, "Adalbert"),
            ]

    run(main())


@pytest.mark.parametrize("wishes", [(True, True), (True, False)])
def test_a_pairing_is_rated_if_both_have_accounts_and_wish_it(tmp_path: Path, wishes: tuple[bool, bool]) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Adalbert") as ada, browser(server, "Benedikt") as ben:
            await ada.post("/api/seeks", json={**QUICK, "is_rated": wishes[0]})
            answer = await ben.post("/api/seeks", json={**QUICK, "is_rated": wishes[1]})
            table = (await server.http.get(f"/api/tables/{answer.json()['table']}")).json()
            assert table["is_rated"] == all(wishes)

    run(main())


async def seek_on(base: str, first: int, told: dict[int, str]) -> None:
    """Let one guest after another wait, noting whom the server told a table, until it is gone."""
    with contextlib.suppress(httpx.TransportError):
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=False) as http:
            for number in range(first, first + 10_000):
                body = {**QUICK, "name": f"G{number}"}
                table = (await http.post("/api/seeks", json=body, headers=bearer(key(number)))).json()["table"]
                if table is not None:
                    told[number] = table


def test_who_is_paired_when_the_server_is_killed_has_a_table_and_nobody_has_half_of_one(
    launcher: Launcher, tmp_path: Path
) -> None:
    told: dict[int, str] = {}

    async def main() -> None:
        for kill in range(3):
            base, child = launcher.launch(tmp_path)
            await up(base)
            wanted = len(told) + 8
            starts = range(100_000 * kill, 100_000 * kill + 40_000, 10_000)
            seekers = [asyncio.create_task(seek_on(base, first, told)) for first in starts]
            while len(told) < wanted:
                for one in seekers:
                    assert not one.done(), f"nobody seeks any more: {one.exception()}"
                await asyncio.sleep(0.002)
            os.kill(child, signal.SIGKILL)
            await asyncio.gather(*seekers)

    run(main())
    with contextlib.closing(sqlite3.connect(tmp_path / "yamabushi.sqlite")) as database:
        laid = dict(database.execute("SELECT id, status FROM tables"))
        sitting = database.execute("SELECT table_id, name FROM seats").fetchall()
        paired = Counter(table for (table,) in database.execute("SELECT table_id FROM seeks WHERE table_id <> ''"))
        begun = {table for (table,) in database.execute("SELECT table_id FROM entries WHERE version = 1")}
    assert set(laid.values()) == {"playing"}
    assert begun == set(laid)
    assert set(Counter(table for table, _ in sitting).values()) == {2}
    assert set(Counter(name for _, name in sitting).values()) == {1}  # nobody sits at two tables
    assert paired == dict.fromkeys(laid, 2)
    assert {(table, f"G{number}") for number, table in told.items()} <= set(sitting)

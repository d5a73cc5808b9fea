"""Tables for known people: laid and begun at once, each finds their seat, and a repeat lays nothing."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import sqlalchemy as sa

from tests.server.serving import Server, run, serving
from tests.server.tables import OLD
from tests.server.test_accounts import browser
from yamabushi.core.registry import game
from yamabushi.server import secrecy
from yamabushi.server.storage.accounts import account_of_key
from yamabushi.server.storage.placing import Sitter
from yamabushi.server.storage.schema import tables
from yamabushi.table.clocks import ClockKind, TimeControl
from yamabushi.table.setting import Setting

SETTING = Setting(game("regality", **OLD), TimeControl(ClockKind.GAME, 300, 3))


async def account_of(server: Server, name: str) -> str:
    found = await server.hall.store.read(partial(account_of_key, key=name.lower()))
    assert found is not None
    return found.id


def test_an_account_and_a_guest_are_seated_and_play_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Adalbert") as ada:
            token = secrecy.new_token()
            sitters = [
                Sitter("Adalbert", await account_of(server, "Adalbert")),
                Sitter("Ben", token=secrecy.hashed(token)),
            ]
            for _ in range(2):  # the second time it is there already
                assert await server.hall.lay_for(SETTING, sitters, table="known2table3") == "known2table3"
            count = sa.select(sa.func.count()).select_from(tables)
            assert await server.hall.store.read(lambda connection: connection.execute(count).scalar_one()) == 1
            recovered = (await ada.post("/api/me/tables/known2table3/token")).json()["token"]
            async with server.at("known2table3", recovered) as first, server.at("known2table3", token) as second:
                assert (first.seats, second.seats) == ([0], [1])
                assert first.standing["clock"]["running"]  # since it was laid
                await first.act(first.view["actions"][0])
                await second.until("happened")

    run(main())


def test_an_engine_begins_at_a_table_that_is_laid_for_others(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            token = secrecy.new_token()
            sitters = [Sitter(level=1), Sitter("Ben", token=secrecy.hashed(token))]
            table = await server.hall.lay_for(SETTING, sitters, is_public=False)
            async with server.at(table, token) as guest:
                while guest.standing["decider"] != 1:
                    await guest.until("happened")

    run(main())


def test_one_who_holds_several_seats_has_one_key(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            token = secrecy.new_token()
            me = Sitter("Ada", token=secrecy.hashed(token))
            table = await server.hall.lay_for(SETTING, [me, me])
            async with server.at(table, token) as both:
                assert both.seats == [0, 1]

    run(main())

"""Failure 30: whoever chooses where a game starts may know what is hidden, and all who sit down are told."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import yamabushi
from tests.server.serving import Client, Server, run, serving
from tests.server.tables import problem, resign
from tests.server.test_accounts import browser, lay
from tests.server.test_failures_leaks import HIDDEN, IDS
from yamabushi.server.storage import database, migrating
from yamabushi.server.storage.schema import tables

ADA_AND_OTHERS = [{"kind": "me"}, {"kind": "open"}]


def prepared(name: str, options: dict[str, object]) -> str:
    """Give a position with hands that somebody might choose."""
    rng = random.Random(name)
    state = yamabushi.game(name, **options).start()
    for _ in range(30):
        if state.seat is not None:
            following = state.play(rng.choices(state.actions, state.odds or None)[0])
            state = state if following.seat is None else following
    return str(state)


def told(client: Client) -> str | None:
    """Say what somebody was told about the start when they came in."""
    snapshot = json.loads(client.heard[0])
    found: str | None = snapshot["table"]["chosen_by"]
    return found


async def described(server: Server, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await server.http.get(f"/api/tables/{table}")).json()
    return found


@pytest.mark.parametrize(("name", "options"), HIDDEN, ids=IDS)
def test_30_all_who_sit_down_are_told_who_has_chosen_the_start(
    tmp_path: Path, name: str, options: dict[str, object]
) -> None:
    count = len(yamabushi.game(name, **options).seats)
    body: dict[str, Any] = {
        "options": options,
        "seats": [{"kind": "me"}, *({"kind": "open"} for _ in range(count - 1))],
        "name": "Ada",
        "is_public": True,
    }

    async def main() -> None:
        async with serving(tmp_path) as server:
            fair = (await server.lay(name, **body))["table"]
            laid = await server.lay(name, **body, start=prepared(name, options))
            # Before one sits down: in the list, and behind the link.
            listed = {one["id"]: one["chosen_by"] for one in (await server.http.get("/api/tables")).json()}
            assert listed == {fair: None, laid["table"]: "Ada"}
            for table, chooser in listed.items():
                about = await described(server, table)
                assert (about["chosen_by"], about["is_rateable"]) == (chooser, chooser is None)
            # And at the table, before the first move: whoever laid it, the others, and those who watch.
            tokens = [laid["token"], None]
            for invitation in laid["invites"]:
                tokens.append((await server.join(laid["table"], invite=invitation["invite"], name="Ben"))["token"])
            for token in tokens:
                async with server.at(laid["table"], token) as client:
                    assert told(client) == "Ada"
                    assert not any(line["kind"] == "act" for line in client.log)
            async with server.at(fair) as client:
                assert told(client) is None
        # It is stored, for those who come after a restart and for ratings.
        async with serving(tmp_path) as server, server.at(laid["table"], tokens[-1]) as client:
            assert told(client) == "Ada"
        engine = database.opened(database.address_of(None, tmp_path), writes=True)
        with engine.begin() as connection:
            rows = connection.execute(sa.select(tables.c.id, tables.c.is_rateable))
            assert {row.id: row.is_rateable for row in rows} == {fair: True, laid["table"]: False}
        engine.dispose()

    run(main())


def test_30_a_rematch_and_a_position_of_another_table_are_chosen_starts_as_well(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            async with server.duel("yokai", start=prepared("yokai", {})) as (table, (ada, ben)):
                await ada.send("offer", matter="resign")
                await ada.send("offer", matter="rematch")
                await ben.send("offer", matter="rematch")
                while not ada.standing.get("next"):
                    await ada.until("happened")
            again = await described(server, ada.standing["next"])
            assert (again["chosen_by"], again["is_rateable"]) == ("Ada", False)
            source = {"table": table, "version": 1}
            laid = await server.lay("yokai", seats=ADA_AND_OTHERS, source=source, name="Cleo")
            about = await described(server, laid["table"])
            assert (about["chosen_by"], about["is_rateable"]) == ("Cleo", False)

    run(main())


def test_30_a_chosen_start_is_never_rated(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada:
            over = await lay(ada, game="yokai", options={}, seats=[{"kind": "me"}, {"kind": "me"}])
            async with server.at(over["table"], over["token"]) as client:
                await resign(client)
            body = {"game": "yokai", "seats": ADA_AND_OTHERS, "is_rated": True}
            for start in ({"start": prepared("yokai", {})}, {"source": {"table": over["table"], "version": 1}}):
                assert problem(await ada.post("/api/tables", json={**body, **start})) == (422, "rated-start")
            assert (await ada.post("/api/tables", json=body)).status_code == 201

    run(main())


def test_30_of_older_tables_it_is_known_that_the_start_was_chosen(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            chosen = (await server.lay("yokai", start=prepared("yokai", {})))["table"]
            fair = (await server.lay("yokai"))["table"]
        engine = database.opened(database.address_of(None, tmp_path), writes=True)
        migrating.migrate_to(engine, "0002")
        engine.dispose()
        async with serving(tmp_path) as server:
            for table, chooser in ((chosen, ""), (fair, None)):
                about = await described(server, table)
                assert (about["chosen_by"], about["is_rateable"]) == (chooser, chooser is None)

    run(main())

"""Failures 24 to 26: disks that are full, databases that are gone, upgrades, migrations; and backups."""

from __future__ import annotations

import asyncio
import gzip
import json
import resource
import sqlite3
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from websockets.exceptions import ConnectionClosed

from tests.regality.make_golden import MARK
from tests.server.real import own_postgres
from tests.server.serving import Client, run, serving
from yamabushi.core.errors import BadOption
from yamabushi.core.game import State
from yamabushi.core.record import Record, read
from yamabushi.server.hall import Plan
from yamabushi.server.storage import backup, database, migrating
from yamabushi.server.storage.schema import entries, metadata, seats, tables
from yamabushi.server.storage.writer import UNAVAILABLE, Unavailable
from yamabushi.table.seats import Seat, SeatKind
from yamabushi.table.setting import Setting
from yamabushi.table.table import Step, Table

OLD = {"style": "old", "match": "single"}
LOCAL = [{"kind": "me"}, {"kind": "me"}]
DATA = Path(__file__).parents[1] / "data"


def url_of(kind: str, folder: Path, request: pytest.FixtureRequest) -> sa.URL:
    """Give the address of an empty database."""
    if kind == "sqlite":
        return database.address_of(None, folder)
    return database.address_of(request.getfixturevalue("postgres"), folder)


def settings_of(kind: str, request: pytest.FixtureRequest) -> dict[str, Any]:
    return {} if kind == "sqlite" else {"database": request.getfixturevalue("postgres")}


BOTH = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


async def refused_retryably(client: Client, action: str) -> None:
    before = client.version, client.view
    await client.act(action, id="again")
    answer = await client.until("refused", "done")
    assert (answer["type"], answer["code"], answer["is_retryable"]) == ("refused", "storage-unavailable", True)
    assert (client.version, client.view) == before


def test_24_a_full_disk_is_a_refusal_that_can_be_tried_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=LOCAL)
            async with server.at(laid["table"], laid["token"]) as client:
                limits = resource.getrlimit(resource.RLIMIT_FSIZE)
                resource.setrlimit(resource.RLIMIT_FSIZE, (1, limits[1]))
                try:
                    await refused_retryably(client, "Ci@b2")
                    assert (await server.http.get("/health")).status_code == 200
                    answer = await server.http.post("/api/tables", json={"game": "regality"})
                    assert (answer.status_code, answer.headers["retry-after"]) == (503, "2")
                finally:
                    resource.setrlimit(resource.RLIMIT_FSIZE, limits)
                await client.act("Ci@b2", id="again")
                assert (await client.until("done"))["version"] == 2

    run(main())


def test_24_a_locked_database_is_a_refusal_that_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0)

    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=LOCAL)
            async with server.at(laid["table"], laid["token"]) as client:
                other = sqlite3.connect(tmp_path / "yamabushi.sqlite", isolation_level=None)
                other.execute("BEGIN IMMEDIATE")
                await refused_retryably(client, "Ci@b2")
                other.execute("ROLLBACK")
                other.close()
                await client.act("Ci@b2", id="again")
                assert (await client.until("done"))["version"] == 2

    run(main())


def set_query_only(engine: sa.Engine, value: str) -> None:
    """Let the one connection that writes not write, or write again."""
    connection = engine.raw_connection()
    connection.cursor().execute(f"PRAGMA query_only = {value}")
    connection.close()


def test_24_a_database_that_may_not_be_written_is_a_refusal_that_can_be_tried_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=LOCAL)
            async with server.at(laid["table"], laid["token"]) as client:
                # What a read-only file does, also for somebody who may do everything.
                set_query_only(server.hall.store.writer.engine, "ON")
                await refused_retryably(client, "Ci@b2")
                set_query_only(server.hall.store.writer.engine, "OFF")
                await client.act("Ci@b2", id="again")
                await client.until("done")

    run(main())


def test_24_what_was_stored_although_it_seemed_not_is_known_with_the_next_wish_of_anybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("regality", options=OLD) as (_, (white, black)):
            store = server.hall.store
            write = store.write

            async def cut(*arguments: Any) -> Any:
                await write(*arguments)
                raise Unavailable(UNAVAILABLE)  # the line broke after the commit

            await white.quiet()
            monkeypatch.setattr(store, "write", cut)
            await white.act("Ci@b2", id="first")
            assert (await white.until("refused"))["code"] == "storage-unavailable"
            monkeypatch.undo()
            await black.send("ping")
            assert (await black.until("happened", "pong"))["type"] == "happened"
            await white.act("Ci@b2", version=1, id="first")
            assert (await white.until("done"))["version"] == black.version == 2

    run(main())


def test_24_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadOption) as caught:
        database.address_of(None, tmp_path / "file" / "folder")
    assert caught.value.code == "database-folder"
    for address in ("mysql://x/y", "nonsense", "http://x"):
        with pytest.raises(BadOption) as caught:
            database.address_of(address, tmp_path)
        assert caught.value.code == "database-address"


def test_24_when_postgresql_stops_nothing_is_lost_and_it_goes_on_afterwards(tmp_path: Path) -> None:
    with own_postgres() as postgres:

        async def main() -> None:
            async with serving(tmp_path, database=postgres.get_uri()) as server:
                laid = await server.lay("regality", options=OLD, seats=LOCAL)
                async with server.at(laid["table"], laid["token"]) as client:
                    await client.act("Ci@b2")
                    await client.until("happened")
                    action = client.view["actions"][0]
                    await asyncio.to_thread(postgres.stop)
                    await refused_retryably(client, action)
                    assert (await server.http.get("/ready")).status_code == 503
                    await asyncio.to_thread(postgres.start)
                    for _ in range(600):
                        await client.act(action, id="again")
                        answer = await client.until("done", "refused")
                        if answer["type"] == "done":
                            break
                        await asyncio.sleep(0.1)
                    assert answer == {"type": "done", "id": "again", "version": 3}

        run(main())


GOLDEN = sorted(DATA.glob("*/golden/*.txt"))


def steps_of(table: Table, actions: Sequence[str]) -> list[Step]:
    """Play recorded actions at a table, chance saying what it said then."""
    left = deque(actions)
    steps: list[Step] = []

    def draw(state: State) -> str:
        return left.popleft()

    found = table.begin(draw)
    while True:
        steps += found
        table = steps[-1].after
        if not left:
            return steps
        action = left.popleft()
        if action.startswith("penalty:"):
            found = table.penalty(None, action.removeprefix("penalty:"), 0)
        else:
            assert table.decider is not None
            found = table.act(table.decider, action, table.version, 0, draw)


def test_25_games_of_every_version_of_the_rules_replay_from_the_database(tmp_path: Path) -> None:
    async def main() -> None:
        laid: dict[str, Record] = {}
        async with serving(tmp_path) as server:
            for file in GOLDEN:
                record = read(file.read_text().partition(MARK)[0])
                seated = [Seat(SeatKind.PERSON, "A", holder="h") for _ in record.game.seats]
                plan = Plan(Setting(record.game, start=record.start), [*seated[:-1], Seat()])
                made = await server.hall.lay(plan, "h")
                room = await server.hall.room(made.id)
                room.history.sit(seated)
                await room.commit(steps_of(room.table, record.actions))
                laid[made.id] = record
        assert len(laid) >= 30
        # Another process, another day.
        async with serving(tmp_path) as server:
            for table, record in laid.items():
                room = await server.hall.room(table)
                assert str(room.table.state) == str(record.verify())
                assert room.table.result is not None
                assert room.table.result.text == record.result
                written = (await server.http.get(f"/api/tables/{table}/record")).text
                assert read(written).actions == record.actions

    run(main())


def test_25_a_game_of_other_rules_is_not_gone_on_with(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=LOCAL)
            server.hall.forget()
            await server.hall.store.write(
                lambda connection: connection.execute(sa.update(tables).values(rules=99)).rowcount
            )
            answer = await server.http.get(f"/api/tables/{laid['table']}")
            assert (answer.status_code, answer.json()["code"]) == (422, "hall-rules")

    run(main())


async def a_few_games(folder: Path, **settings: Any) -> list[str]:
    """Store some games; give their tables."""
    found = []
    async with serving(folder, **settings) as server:
        account = {"name": "Ada", "password": "long enough"}
        assert (await server.http.post("/api/accounts", json=account)).status_code == 201
        for name in ("regality", "yokai"):
            laid = await server.lay(name, seats=LOCAL)
            found.append(laid["table"])
            async with server.at(laid["table"], laid["token"]) as client:
                for number in range(4):
                    if client.standing["decider"] is None:
                        break
                    await client.send("face", seat=client.standing["decider"])
                    await client.until("snapshot")
                    await client.act(client.view["actions"][0], id=f"m{number}")
                    await client.until("done")
                    await client.quiet()
    return found


def rows_of(engine: sa.Engine) -> dict[str, list[tuple[Any, ...]]]:
    """Read all that is stored."""
    with engine.begin() as connection:
        return {table.name: sorted(map(tuple, connection.execute(sa.select(table))), key=repr) for table in backup.KEPT}


@BOTH
def test_26_migrations_lead_to_the_tables_that_the_server_uses(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    engine = database.opened(url_of(kind, tmp_path, request), writes=True)
    migrating.upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


@BOTH
def test_26_up_and_down_with_data_keeps_the_games(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    url = url_of(kind, tmp_path, request)
    games = asyncio.run(a_few_games(tmp_path, **settings_of(kind, request)))
    engine = database.opened(url, writes=True)
    before = rows_of(engine)
    migrating.migrate_to(engine, "0001")
    with engine.begin() as connection:
        assert "accounts" not in sa.inspect(connection).get_table_names()
        assert connection.execute(sa.select(sa.func.count()).select_from(entries)).scalar_one() == len(
            before["entries"]
        )
    migrating.migrate_to(engine, migrating.revisions()[-1])
    after = rows_of(engine)
    assert after["entries"] == before["entries"]
    assert after["tables"] == before["tables"]
    assert [row[:6] for row in after["seats"]] == [row[:6] for row in before["seats"]]
    assert after["accounts"] == []
    with pytest.raises(BadOption):
        migrating.migrate_to(engine, "9999")
    engine.dispose()

    async def opened() -> None:
        async with serving(tmp_path, **settings_of(kind, request)) as server:
            for table in games:
                assert (await server.http.get(f"/api/tables/{table}")).status_code == 200

    run(opened())


@BOTH
def test_26_what_belongs_to_accounts_stays_when_their_form_changes(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    async def play() -> None:
        async with serving(tmp_path, **settings_of(kind, request)) as server:
            account = {"name": "Ada", "password": "long enough"}
            assert (await server.http.post("/api/accounts", json=account)).status_code == 201
            assert (await server.http.put("/api/me/puzzles", json={"puzzle": "F01", "moves": 3})).status_code == 204
            laid = await server.lay("regality", seats=LOCAL)
            async with server.at(laid["table"], laid["token"]) as client:
                await client.send("say", text="hello")
                await client.until("said")

    run(play())
    engine = database.opened(url_of(kind, tmp_path, request), writes=True)
    before = rows_of(engine)
    assert all(before[name] for name in ("accounts", "sessions", "solved", "tokens", "seats", "remarks"))
    migrating.migrate_to(engine, "0002")
    migrating.upgrade(engine)
    assert rows_of(engine) == before
    engine.dispose()


BAD_STEP = """
import sqlalchemy as sa
from alembic import op
revision, down_revision, branch_labels, depends_on = "9998", "NEWEST", None, None
def upgrade():
    op.add_column("tables", sa.Column("colour", sa.Text))
    op.execute("DELETE FROM entries")
    op.execute("this is no SQL")
def downgrade():
    pass
"""


@BOTH
def test_26_a_migration_that_fails_half_way_changes_nothing(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    url = url_of(kind, tmp_path, request)
    asyncio.run(a_few_games(tmp_path, **settings_of(kind, request)))
    folder = tmp_path / "migrations"
    (folder / "versions").mkdir(parents=True)
    for file in (*migrating.FOLDER.glob("*.*"), *migrating.FOLDER.glob("versions/m*.py")):
        (folder / file.relative_to(migrating.FOLDER)).write_text(file.read_text())
    newest = migrating.revisions()[-1]
    (folder / "versions" / "m9998_bad.py").write_text(BAD_STEP.replace("NEWEST", newest))
    engine = database.opened(url, writes=True)
    before = rows_of(engine)
    with pytest.raises(sa.exc.SQLAlchemyError):
        migrating.upgrade(engine, folder)
    with engine.begin() as connection:
        assert migrating.revision_of(connection) == newest
        assert "colour" not in {column["name"] for column in sa.inspect(connection).get_columns("tables")}
    assert rows_of(engine) == before
    engine.dispose()


def test_26_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    engine = database.opened(database.address_of(None, tmp_path), writes=True)
    migrating.upgrade(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadOption) as caught:
        migrating.upgrade(engine)
    assert caught.value.code == "database-newer"
    engine.dispose()


@pytest.mark.parametrize(("source", "target"), [("sqlite", "sqlite"), ("sqlite", "postgres"), ("postgres", "sqlite")])
def test_a_backup_is_restored_into_either_database(
    tmp_path: Path, source: str, target: str, request: pytest.FixtureRequest
) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    asyncio.run(a_few_games(tmp_path / "one", **settings_of(source, request)))
    engine = database.opened(url_of(source, tmp_path / "one", request), writes=True)
    before = rows_of(engine)
    file = tmp_path / "backup.gz"
    assert backup.back_up(engine, file).rows == sum(map(len, before.values()))
    other = database.opened(url_of(target, tmp_path / "two", request), writes=True)
    assert backup.restore(other, file) == sum(map(len, before.values()))
    assert rows_of(other) == before
    with pytest.raises(BadOption) as caught:
        backup.restore(other, file)
    assert caught.value.code == "backup-replace"
    backup.restore(other, file, replace=True)
    assert rows_of(other) == before
    engine.dispose()
    other.dispose()


@pytest.mark.parametrize("damage", ["cut", "no gzip", "other", "row"])
def test_a_damaged_backup_changes_nothing(tmp_path: Path, damage: str) -> None:
    asyncio.run(a_few_games(tmp_path))
    engine = database.opened(database.address_of(None, tmp_path), writes=True)
    file = tmp_path / "backup.gz"
    backup.back_up(engine, file)
    before = rows_of(engine)
    whole = file.read_bytes()
    if damage == "cut":
        file.write_bytes(whole[: len(whole) // 2])
    elif damage == "no gzip":
        file.write_text("hello")
    elif damage == "other":
        file.write_bytes(gzip.compress(b'{"some": "json"}\n'))
    else:
        lines = gzip.decompress(whole) + json.dumps({"table": "tables", "row": {"nonsense": 1}}).encode() + b"\n"
        file.write_bytes(gzip.compress(lines))
    with pytest.raises(BadOption) as caught:
        backup.restore(engine, file, replace=True)
    assert caught.value.code == "backup-file"
    assert rows_of(engine) == before
    engine.dispose()


def test_a_running_server_goes_on_from_a_restored_backup(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=LOCAL)
            engine = database.opened(database.address_of(None, tmp_path), writes=True)
            async with server.at(laid["table"], laid["token"]) as client:
                await client.act("Ci@b2", id="one")
                await client.until("done")
                await asyncio.to_thread(backup.back_up, engine, tmp_path / "backup.gz")
                await client.act("Te@a1", version=2, id="two")
                await client.quiet()
                await asyncio.to_thread(lambda: backup.restore(engine, tmp_path / "backup.gz", replace=True))
                await client.act(client.view["actions"][0], id="three")
                with pytest.raises(ConnectionClosed):  # come back and look
                    await client.until("the end")
                assert client.socket.close_code == 1012
            async with server.at(laid["table"], laid["token"]) as client:
                assert client.version == 2  # as it was in the backup
                await client.act("Te@a1", id="four")
                assert (await client.until("done"))["version"] == 3
            engine.dispose()

    run(main())


def test_seats_keep_their_people(tmp_path: Path) -> None:
    asyncio.run(a_few_games(tmp_path))
    engine = database.opened(database.address_of(None, tmp_path), writes=False)
    with engine.begin() as connection:
        kinds = {row.kind for row in connection.execute(sa.select(seats))}
    assert kinds == {"person"}
    engine.dispose()

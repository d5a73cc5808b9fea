"""The writer: many changes with one commit, and what becomes of them when one fails."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from tests.server.serving import PATIENCE, run
from yamabushi.core.errors import Refusal, Sentence
from yamabushi.server.storage import database, migrating
from yamabushi.server.storage import writer as writers
from yamabushi.server.storage.appending import Appending
from yamabushi.server.storage.changes import Append, Besides, make_changes
from yamabushi.server.storage.notices import NOTICES
from yamabushi.server.storage.schema import entries, facts, tables
from yamabushi.server.storage.writer import Change, Restored, Taken, Unavailable, Waiting, Writer, epoch_of
from yamabushi.table.clocks import Clock
from yamabushi.table.events import Act, Chance, Draw, Entry

NO = Sentence("test-no", "No.")


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[sa.Engine]:
    engine = database.opened(database.address_of(None, tmp_path), writes=True)
    migrating.upgrade(engine)
    yield engine
    engine.dispose()


def put(name: str, value: str = "x") -> sa.Insert:
    return sa.insert(facts).values(name=name, value=value)


def names(engine: sa.Engine) -> set[str]:
    with engine.begin() as connection:
        return set(connection.execute(sa.select(facts.c.name)).scalars()) - {"epoch", *NOTICES}


async def together(writer: Writer, *statements: sa.Executable | Exception) -> list[BaseException | None]:
    """Let all of these wait at once, so that they are written together."""
    held_up, gate = threading.Event(), threading.Event()

    def hold(connection: sa.Connection) -> None:
        held_up.set()
        gate.wait(PATIENCE)

    def changing(statement: sa.Executable | Exception) -> Change[None]:
        def change(connection: sa.Connection) -> None:
            if isinstance(statement, Exception):
                raise statement
            connection.execute(statement)

        return change

    held = asyncio.ensure_future(writer.write(hold))
    assert await asyncio.to_thread(held_up.wait, PATIENCE)
    waiting = [asyncio.ensure_future(writer.write(changing(one))) for one in statements]
    await asyncio.sleep(0.05)
    gate.set()
    await held
    return list(await asyncio.gather(*waiting, return_exceptions=True))


def test_what_waits_is_written_with_one_commit(engine: sa.Engine) -> None:
    async def main() -> None:
        writer = Writer(engine, make_changes)
        assert await together(writer, *(put(f"n{number}") for number in range(50))) == [None] * 50
        assert (writer.changes, writer.commits) == (51, 2)
        writer.close()

    run(main())
    assert len(names(engine)) == 50


def test_one_that_is_taken_or_refused_spoils_nothing_for_the_others(engine: sa.Engine) -> None:
    async def main() -> None:
        writer = Writer(engine, make_changes)
        found = await together(writer, put("a"), put("b"), put("a"), Refusal(NO), put("c"))
        assert [type(one) for one in found] == [type(None), type(None), Taken, Refusal, type(None)]
        writer.close()

    run(main())
    assert names(engine) == {"a", "b", "c"}


def test_after_a_restore_everything_that_waits_is_refused(engine: sa.Engine) -> None:
    async def main() -> None:
        told: list[str] = []
        writer = Writer(engine, make_changes, told.append)
        await together(writer, put("before"))
        with engine.begin() as connection:
            connection.execute(sa.update(facts).where(facts.c.name == "epoch").values(value="other"))
        group = [
            Waiting(changing, asyncio.get_running_loop().create_future(), asyncio.get_running_loop()) for _ in "ab"
        ]
        writer._write_together(group)
        assert [type(one.problem) for one in group] == [Restored, Restored]
        assert told == ["other"]
        assert await together(writer, put("after")) == [None]
        writer.close()

    def changing(connection: sa.Connection) -> None:
        connection.execute(put("never"))

    run(main())
    assert names(engine) == {"before", "after"}


TABLE = {"id": "one", "game": "regality", "options": "{}", "rules": 1, "control": "{}", "is_public": False}
WHEN = {"status": "playing", "created": 0, "changed": 0}
MOVES = [
    Append("one", [Entry(1, Act(0, "Ci@b2")), Entry(2, Chance('é"?'))], "h/1"),
    Append("one", [Entry(3, Act(1, "x"), Clock((60_000, 1), 0, running=True))], "h/2"),
]


def all_entries(engine: sa.Engine) -> list[tuple[object, ...]]:
    with engine.begin() as connection:
        return [tuple(row) for row in connection.execute(sa.select(entries).order_by(entries.c.version))]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_moves_are_appended_as_a_transaction_would_store_them(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(database, "wall", lambda: 1_700_000_000)
    named = None if kind == "sqlite" else request.getfixturevalue("postgres")
    engine = database.opened(database.address_of(named, tmp_path), writes=True)
    migrating.upgrade(engine)
    with engine.begin() as connection:
        connection.execute(sa.insert(tables), {**TABLE, **WHEN})
        epoch = epoch_of(connection)
        make_changes(connection, MOVES)
    stored = all_entries(engine)
    assert len(stored) == 3
    with engine.begin() as connection:
        connection.execute(sa.delete(entries))
    appending = Appending(engine)
    assert not appending.append_all(MOVES, "another epoch")
    assert not appending.append_all([*MOVES, Append("one", [Entry(4, Draw())], None, Besides(("over", "½")))], epoch)
    assert not appending.append_all([*MOVES, Append("one", [Entry(3, Act(0, "y"))], "h/3")], epoch)  # taken
    assert not appending.append_all([*MOVES, Append("no such table", [Entry(1, Act(0, "y"))], "h/3")], epoch)
    assert all_entries(engine) == []
    assert appending.append_all(MOVES, epoch)
    assert all_entries(engine) == stored
    appending.close()
    engine.dispose()


def test_a_connection_that_is_lost_is_opened_again(engine: sa.Engine) -> None:
    appending = Appending(engine)
    with engine.begin() as connection:
        connection.execute(sa.insert(tables), {**TABLE, **WHEN})
        epoch = epoch_of(connection)
    assert appending.append_all(MOVES[:1], epoch)
    statement, appending.statement = appending.statement, "no statement"
    with pytest.raises(DBAPIError):
        appending.append_all(MOVES[1:], epoch)
    assert appending.connection is None
    appending.statement = statement
    assert appending.append_all(MOVES[1:], epoch)
    appending.close()


def test_who_comes_alone_does_not_wait_and_who_comes_soon_after_is_written_with_others(
    engine: sa.Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writers, "TOGETHER", 3600.0)

    async def main() -> None:
        writer = Writer(engine, make_changes)
        await writer.write(lambda connection: connection.execute(put("alone")).rowcount)
        assert (writer.commits, writer.changes) == (1, 1)
        waiting = []
        for number in range(5):  # each in another round of the loop
            change = partial(sa.Connection.execute, statement=put(f"later {number}"))
            waiting.append(asyncio.ensure_future(writer.write(change)))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        assert writer.waiting.empty()
        writer._hand_over(asyncio.get_running_loop())  # as the timer does
        await asyncio.gather(*waiting)
        assert (writer.commits, writer.changes) == (2, 6)
        writer.close()

    run(main())


def test_a_stop_writes_what_waits_and_refuses_what_comes_later(engine: sa.Engine) -> None:
    async def main() -> None:
        writer = Writer(engine, make_changes)
        waiting = [asyncio.ensure_future(writer.write(lambda connection: connection.execute(put("last")).rowcount))]
        await asyncio.sleep(0)
        writer.close()
        assert await asyncio.gather(*waiting) == [1]
        with pytest.raises(Unavailable):
            await writer.write(lambda connection: None)

    run(main())
    assert names(engine) == {"last"}

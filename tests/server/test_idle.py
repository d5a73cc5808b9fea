"""A server that nobody uses does next to nothing: its questions to the database are counted while time flies."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from unittest import mock

import pytest
import sqlalchemy as sa
from sqlalchemy.engine.default import DefaultDialect

from tests.server.serving import PATIENCE, Server, serving
from tests.server.tables import ME, OLD, OPEN
from tests.server.test_accounts import browser
from tests.server.test_gallery import heard, watching
from tests.server.test_news import following
from yamabushi.server.community import LOOK_EVERY
from yamabushi.server.storage import stirring
from yamabushi.server.storage.community import add_announcement
from yamabushi.server.storage.database import address_of, opened, wall
from yamabushi.server.storage.stirring import NET, UNSEEN, Stirring, Traces
from yamabushi.table.clocks import DAY

STEP = 0.5
"""Time flies by so many seconds at once: less than any duty waits for."""


class Flying(asyncio.SelectorEventLoop):
    """An event loop whose time can be made to pass."""

    passed = 0.0

    def time(self) -> float:
        return super().time() + self.passed


async def fly(server: Server, seconds: float) -> None:
    """Let time pass, step by step; whatever is asked of the database meanwhile is answered before the next."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Flying)
    store = server.hall.store
    for _ in range(round(seconds / STEP)):
        loop.passed += STEP
        for _ in range(6):
            await asyncio.sleep(0)
        while not store.readers.waiting.empty() or store.writer.asked != store.writer.begun or store.writer.busy_since:
            await asyncio.sleep(0)
        await asyncio.sleep(0.001)


@contextlib.contextmanager
def counted() -> Iterator[Counter[str]]:
    """Count the statements that the database is asked, until left."""
    counts: Counter[str] = Counter()
    execute: Callable[..., None] = DefaultDialect.do_execute

    def counting(self: DefaultDialect, cursor: object, statement: str, *rest: object) -> None:
        counts[statement] += 1
        execute(self, cursor, statement, *rest)

    with mock.patch.object(DefaultDialect, "do_execute", counting):
        yield counts


def flying(main: Callable[[], Awaitable[None]]) -> None:
    with asyncio.Runner(loop_factory=Flying) as runner:
        runner.run(asyncio.wait_for(main(), 100 * PATIENCE))


@pytest.mark.parametrize(("database", "most"), [("sqlite", 60), ("postgres", 300)])
def test_a_server_that_nobody_uses_asks_next_to_nothing(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, database: str, most: int
) -> None:
    """So many statements a minute; while it asked every second or two, there were six hundred."""
    address = {} if database == "sqlite" else {"database": request.getfixturevalue("postgres")}
    monkeypatch.setattr(stirring, "YOUNG", 0)  # the file's time does not fly

    async def main() -> None:
        async with serving(tmp_path, **address) as server:
            await fly(server, 60)
            with counted() as counts:
                await fly(server, 120)
            assert counts  # it looks now and then: time passes, too
            assert counts.total() <= 2 * most, counts

    flying(main)


def test_people_who_read_and_wait_for_weeks_cost_no_questions_and_news_come_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stirring, "YOUNG", 0)

    async def main() -> None:
        weeks = {"game": "regality", "options": OLD, "clock": {"kind": "days", "seconds": 7 * DAY}}
        async with (
            serving(tmp_path) as server,
            browser(server, "Ada") as ada,
            browser(server, "Ben") as ben,
            following(server, "lobby", "me", cookies=dict(ada.cookies)) as reader,
            watching(server, {"type": "see"}) as viewer,
        ):
            assert (await ada.post("/api/seeks", json=weeks)).status_code == 201
            assert (await ben.post("/api/challenges", json={**weeks, "to": "Ada"})).status_code == 201
            await reader.until("me")
            await heard(viewer, "games")
            await fly(server, 60)
            with counted() as counts:
                await fly(server, 120)
            assert counts.total() <= 2 * 120, counts
            # Somebody else writes, as the commands of a host do: it is taken up within seconds.
            engine = opened(address_of(None, tmp_path), writes=True)
            with engine.begin() as connection:
                add_announcement(connection, "We close at ten.", wall() + 3600)
            engine.dispose()
            await fly(server, 2 * LOOK_EVERY)
            assert [one.text for one in server.app.state.community.announcements] == ["We close at ten."]
            # And what happens here is told at once, whatever the time.
            laid = await server.lay("regality", options=OLD, seats=[ME, OPEN], is_public=True)
            while laid["table"] not in {one["id"] for one in (await reader.until("lobby"))["waiting"]}:
                pass

    flying(main)


def test_whoever_looks_is_told_when_somebody_writes_and_else_now_and_then(tmp_path: Path) -> None:
    async def main() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Flying)
        file = tmp_path / "some.sqlite"
        file.write_bytes(b"one")
        seen = Stirring(Traces(sa.URL.create("sqlite", database=str(file))))
        long_ago = 1_000_000_000 * 10**9
        os.utime(file, ns=(long_ago, long_ago))
        assert seen.is_due()
        assert not seen.is_due()
        os.utime(file, ns=(long_ago, long_ago + 1))
        assert seen.is_due()
        assert not seen.is_due()
        Path(f"{file}-wal").write_bytes(b"two")
        # What is young may be followed by something that looks the same: one looks once more.
        assert seen.is_due()
        assert seen.is_due()
        os.utime(f"{file}-wal", ns=(long_ago, long_ago))
        assert seen.is_due()
        assert not seen.is_due()
        Path(f"{file}-wal").write_bytes(b"four")
        seen.settle()  # that was oneself
        assert not seen.is_due()
        seen.look_again()
        assert seen.is_due()
        os.utime(f"{file}-wal", ns=(long_ago, long_ago))
        assert seen.is_due()
        loop.passed += 0.7 * NET
        assert not seen.is_due()
        loop.passed += 0.6 * NET
        assert seen.is_due()
        # Of another database one sees what this process writes, and looks more often.
        traces = Traces(sa.make_url("postgresql://nowhere/none"))
        guessed = Stirring(traces)
        assert guessed.is_due()
        assert not guessed.is_due()
        traces.count += 1
        assert guessed.is_due()
        assert not guessed.is_due()
        loop.passed += 1.3 * UNSEEN
        assert guessed.is_due()

    flying(main)

"""What must be so at once for those who are there: deleted accounts, second tabs, undone moves, dead servers."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from rich.console import Console
from websockets.exceptions import ConnectionClosed

from tests.server.serving import PATIENCE, run, serving
from yamabushi.cli.hosting import back_up_to, migrate, read_settings
from yamabushi.core.errors import BadOption

OLD = {"style": "old", "match": "single"}
ADA = {"name": "Ada", "password": "long enough"}


def test_a_deleted_account_is_gone_from_tables_in_memory(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            assert (await server.http.post("/api/accounts", json=ADA)).status_code == 201
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "open"}])
            referee = await server.lay("regality", options=OLD, seats=[{"kind": "open"}, {"kind": "open"}])
            mine = {table["id"] for table in (await server.http.get("/api/me/tables")).json()}
            assert mine == {laid["table"], referee["table"]}
            async with httpx.AsyncClient(base_url=server.base, timeout=PATIENCE, verify=False) as stranger:
                seats = f"/api/tables/{laid['table']}/seats"
                joined = (await stranger.post(seats, json={"invite": laid["invites"][0]["invite"]})).json()
            async with (
                server.at(laid["table"], laid["token"]) as ada,
                server.at(laid["table"], joined["token"]) as ben,
            ):
                await ada.send("say", text="a secret of mine")
                await ben.until("said")
                body = {"password": ADA["password"]}
                assert (await server.http.post("/api/me/delete", json=body)).status_code == 204
                for client in (ada, ben):
                    with pytest.raises(ConnectionClosed):
                        await client.until("the end")
            for table in (laid, referee):
                with pytest.raises(ConnectionClosed):
                    async with server.at(table["table"], table["token"]):
                        pass
            async with server.at(laid["table"], joined["token"]) as ben:
                assert "a secret of mine" not in ben.heard[0]
                assert "Ada" not in ben.heard[0]

    run(main())


def test_whoever_leaves_has_left_in_all_tabs(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(3))]
            laid = await server.lay("himiki", options={"mode": "teams"}, is_public=True, seats=seats)
            table = laid["table"]
            async with server.at(table, laid["token"]) as one, server.at(table, laid["token"]) as other:
                await one.send("leave")
                for client in (one, other):
                    assert (await client.until("snapshot"))["seats"] == []
                for _ in range(4):
                    await server.join(table)
                await other.quiet()
                assert other.standing["status"] == "playing"
                await other.send("penalty", version=other.version, side="w")
                assert (await other.until("refused"))["code"] == "room-watching"

    run(main())


def test_a_position_that_was_taken_back_can_still_be_looked_at(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "me"}])
            async with server.at(laid["table"], laid["token"]) as client:
                seen = [client.view["position"]]
                for action in ("Ci@b2", "Te@a1"):
                    await client.act(action)
                    await client.until("happened")
                    seen.append(client.view["position"])
                await client.send("undo", version=client.version)
                await client.until("happened")
                for version, position in [(1, seen[0]), (2, seen[1]), (3, seen[2]), (4, client.view["position"])]:
                    await client.send("look", version=version)
                    assert (await client.until("seen"))["view"]["position"] == position

    run(main())


def test_a_look_brings_the_neighbours_too_and_every_look_has_an_answer(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "me"}])
            async with server.at(laid["table"], laid["token"]) as client:
                seen = {client.version: client.view["position"]}
                for action in ("Ci@b2", "Te@a1"):
                    await client.act(action)
                    await client.until("happened")
                    seen[client.version] = client.view["position"]
                await client.send("look", version=2, around=8)
                answers = [await client.until("seen") for _ in range(4)]
                assert [answer["version"] for answer in answers] == [2, 0, 1, 3]
                assert all(answer["view"]["position"] == seen[max(answer["version"], 1)] for answer in answers)
                await client.send("look", version=999_999, around=8)
                assert (await client.until("seen"))["version"] == 999_999
                await client.send("ping")
                assert await client.next() == {"type": "pong"}

    run(main())


def test_a_double_click_on_undo_undoes_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "me"}])
            async with server.at(laid["table"], laid["token"]) as client:
                for action in ("Ci@b2", "Te@a1"):
                    await client.act(action)
                    await client.until("happened")
                for _ in range(2):
                    await client.send("undo", version=3)
                assert (await client.until("refused"))["code"] == "table-stale"
                await client.until("snapshot")
                assert client.version == 4

    run(main())


def test_a_database_that_is_none_is_named_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "yamabushi.sqlite").write_bytes(b"this is no database, and long enough to be taken for one" * 30)
    settings = read_settings(None, data=tmp_path)
    with pytest.raises(BadOption) as caught:
        back_up_to(Console(), settings, tmp_path / "file.gz")
    assert caught.value.code == "database-unreachable"
    with pytest.raises(BadOption) as caught:
        migrate(Console(), settings, None)
    assert caught.value.code == "database-unreachable"


KILLED = """
import asyncio, os, sys
from yamabushi.server.engine_room import Pool

def wait():
    sys.stdout.write(f"{os.getpid()}\\n")
    sys.stdout.flush()
    import time
    time.sleep(60)

async def main():
    pool = Pool(1)
    await pool.run(wait)

if __name__ == "__main__":
    asyncio.run(main())
"""


def is_alive(process: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False


def test_engines_do_not_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    (tmp_path / "killed.py").write_text(KILLED)
    server = subprocess.Popen([sys.executable, str(tmp_path / "killed.py")], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    engine = int(server.stdout.readline())
    assert is_alive(engine)
    os.kill(server.pid, signal.SIGKILL)
    server.wait()
    give_up = time.monotonic() + PATIENCE
    while is_alive(engine) and time.monotonic() < give_up:
        time.sleep(0.05)
    assert not is_alive(engine)
    server.stdout.close()


def test_places_for_analysis_are_few(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            body = {"game": "regality", "options": OLD, "seconds": 0.3}
            answers = await asyncio.gather(*(server.http.post("/api/analysis", json=body) for _ in range(12)))
            codes = [answer.status_code for answer in answers]
            assert set(codes) <= {200, 429}
            assert (await server.http.post("/api/analysis", json=body)).status_code == 200
            assert server.app.state.counts["analysis"] == 0

    run(main())

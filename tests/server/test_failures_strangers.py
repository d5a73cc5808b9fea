"""Failures 14, 22, 23, 27, 50: what strangers try, and seats that two want."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
from pathlib import Path

import pytest
import structlog
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol
from websockets.typing import Origin

from tests.server.serving import PATIENCE, Server, run, serving
from yamabushi.server import logs, secrecy
from yamabushi.server.guards import BURST, HEADERS, MOST_FRAME
from yamabushi.server.protocols import FRAMES
from yamabushi.server.watchers import MOST_WAITING, Watcher

OLD = {"style": "old", "match": "single"}


def live(server: Server, table: str) -> str:
    return f"{server.base.replace('http', 'ws')}/api/tables/{table}/live"


def test_14_chance_comes_from_the_system_and_no_seed_is_told(tmp_path: Path) -> None:
    assert isinstance(secrecy._random, random.SystemRandom)

    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("yokai", seats=[{"kind": "me"}, {"kind": "engine", "level": 1}])
            async with server.at(laid["table"], laid["token"]) as client:
                for _ in range(12):
                    if client.standing["decider"] == 0:
                        await client.act(client.view["actions"][0])
                    await client.until("happened")
                assert not any("seed" in text for text in client.heard)

    run(main())


def test_14_the_same_game_is_shuffled_differently_each_time(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            seen = set()
            for _ in range(6):
                laid = await server.lay("yokai", seats=[{"kind": "me"}, {"kind": "engine", "level": 1}])
                async with server.at(laid["table"], laid["token"]) as client:
                    seen.add(client.view["position"])
            assert len(seen) == 6

    run(main())


def test_22_forged_and_foreign_tokens_are_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            one = await server.lay("regality", seats=[{"kind": "me"}, {"kind": "me"}])
            other = await server.lay("regality", seats=[{"kind": "me"}, {"kind": "me"}])
            for token in ("", "x", other["token"], one["token"][:-1], one["token"] + "x", "\x00", "'; --"):
                async with connect(live(server, one["table"])) as socket:
                    await socket.send(json.dumps({"type": "hello", "token": token}))
                    answer = json.loads(await socket.recv())
                    assert (answer["type"], answer["code"]) == ("refused", "socket-token")
                    with pytest.raises(ConnectionClosed):
                        await socket.recv()
                    assert socket.close_code == 1008

    run(main())


def test_22_a_token_that_was_given_up_is_good_for_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", is_public=True, seats=[{"kind": "open"}, {"kind": "me"}])
            joined = await server.join(laid["table"], seat=0)
            async with server.at(laid["table"], laid["token"]) as host:
                assert host.standing["status"] == "playing"
                await host.send("leave")
                assert (await host.until("refused"))["code"] == "room-begun"
            del joined
            waiting = await server.lay("regality", is_public=True, seats=[{"kind": "open"}, {"kind": "me"}])
            async with server.at(waiting["table"], waiting["token"]) as host:
                await host.send("leave")
                await host.until("people")
                await host.quiet()
            async with connect(live(server, waiting["table"])) as socket:
                await socket.send(json.dumps({"type": "hello", "token": waiting["token"]}))
                assert json.loads(await socket.recv())["code"] == "socket-token"

    run(main())


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://localhost.evil:80"])
def test_22_pages_of_other_sites_get_no_socket_and_change_nothing(tmp_path: Path, origin: str) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", seats=[{"kind": "me"}, {"kind": "me"}])
            with pytest.raises(InvalidStatus):
                await connect(live(server, laid["table"]), origin=Origin(origin))
            answer = await server.http.post("/api/tables", json={"game": "regality"}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "guard-origin")
            async with connect(live(server, laid["table"]), origin=Origin(server.base)):
                pass

    run(main())


def test_22_a_page_that_is_named_may_come_from_elsewhere(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, origins=["https://club.example"]) as server:
            answer = await server.http.post(
                "/api/tables", json={"game": "regality"}, headers={"origin": "https://club.example"}
            )
            assert answer.status_code == 201

    run(main())


def test_50_where_the_site_is_https_its_http_page_is_another_site(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, is_secure=True) as server:
            laid = await server.lay("regality", seats=[{"kind": "me"}, {"kind": "me"}])
            host = server.base.removeprefix("http://")
            for scheme, status in (("http", 403), ("https", 201), ("ws", 403), ("ftp", 403)):
                headers = {"origin": f"{scheme}://{host}"}
                answer = await server.http.post("/api/tables", json={"game": "regality"}, headers=headers)
                assert answer.status_code == status, scheme
            with pytest.raises(InvalidStatus):
                await connect(live(server, laid["table"]), origin=Origin(f"http://{host}"))
            async with connect(live(server, laid["table"]), origin=Origin(f"https://{host}")):
                pass

    run(main())


def test_22_secrets_are_hashed_at_rest_and_never_logged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure(as_json=True)
    secrets: list[str] = []

    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "open"}])
            invite = laid["invites"][0]["invite"]
            joined = await server.join(laid["table"], invite=invite)
            account = {"name": "Ada", "password": "correct horse battery"}
            session = (await server.http.post("/api/accounts", json=account)).cookies["yamabushi_session"]
            secrets.extend([laid["token"], invite, joined["token"], session, account["password"]])
            async with server.at(laid["table"], laid["token"]) as client:
                await client.act("Ci@b2", id="a")
                await client.act("Ci@a1", id="a")  # something that is logged
                await client.until("refused")
            answer = await server.http.post(f"/api/tables/{laid['table']}/seats", json={"invite": invite})
            assert (answer.status_code, answer.json()["code"]) == (409, "room-no-invite")  # it was good once

    try:
        run(main())
    finally:
        structlog.reset_defaults()
    written = capsys.readouterr()
    assert "same id, other action" in written.err
    stored = (tmp_path / "yamabushi.sqlite").read_bytes()
    stored += b"".join(file.read_bytes() for file in tmp_path.glob("*-wal"))
    for secret in secrets:
        assert secret.encode() not in stored
        assert secret not in written.err + written.out
    with contextlib.closing(sqlite3.connect(tmp_path / "yamabushi.sqlite")) as database:
        assert database.execute("SELECT count(*) FROM tokens").fetchone()[0] == 2


def test_22_every_answer_carries_its_policy(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            for address in ("/health", "/api/games", "/nowhere", "/api/tables/zzz"):
                answer = await server.http.get(address)
                for name, value in HEADERS.items():
                    assert answer.headers[name] == value
            assert "server" not in answer.headers or answer.headers["server"] == "uvicorn"

    run(main())


def test_23_too_long_a_frame_ends_the_socket_and_nothing_else(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("regality", options=OLD) as (table, (white, black)):
            async with server.at(table) as stranger:
                await stranger.socket.send(json.dumps({"type": "say", "text": "x" * MOST_FRAME}))
                with pytest.raises(ConnectionClosed):
                    await stranger.until("the end")
                assert stranger.socket.close_code == 1009
            await white.act("Ci@b2")
            await black.until("happened")

    run(main())


def test_23_a_flood_ends_the_socket_and_nothing_else(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path, limit_factor=1.0) as server,
            server.duel("regality", options=OLD) as (table, seats),
        ):
            async with server.at(table) as stranger:
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(400):
                        await stranger.send("look", version=1)
                with pytest.raises(ConnectionClosed):
                    await stranger.until("the end")
                assert stranger.socket.close_code == 1008
            await seats[0].act("Ci@b2")
            await seats[1].until("happened")

    run(main())


FRAMES_WITHOUT_END = {
    "pings": Frame(Opcode.PING, b""),
    "pongs": Frame(Opcode.PONG, b""),
    "pieces": Frame(Opcode.CONT, b"", fin=False),
    "texts": Frame(Opcode.TEXT, b""),
}


@pytest.mark.parametrize("kind", FRAMES_WITHOUT_END)
def test_23_a_flood_of_frames_is_not_read_to_its_end(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        read = 0
        recv_frame = ServerProtocol.recv_frame

        def counted(self: ServerProtocol, frame: Frame) -> None:
            nonlocal read
            read += 1
            recv_frame(self, frame)

        monkeypatch.setattr(ServerProtocol, "recv_frame", counted)
        async with serving(tmp_path, limit_factor=1.0) as server:
            laid = await server.lay("regality", options=OLD)
            async with server.at(laid["table"]) as stranger:
                begun = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True, extensions=[])
                frame = FRAMES_WITHOUT_END[kind].serialize(mask=True, extensions=[])
                stranger.socket.transport.write((begun if kind == "pieces" else b"") + frame * 10_000)
                with pytest.raises(ConnectionClosed):
                    await stranger.until("the end")
                assert stranger.socket.close_code == 1008
            assert 0 < read < 2 * FRAMES * BURST
            assert server.hall.metrics.registry.get_sample_value("yamabushi_closed_total", {"reason": "flood"}) == 1

    run(main())


def test_23_a_message_may_come_in_pieces_with_pings_between_them(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limit_factor=1.0) as server:
            laid = await server.lay("regality", options=OLD)
            async with server.at(laid["table"], laid["token"]) as client:
                for _ in range(5):
                    text = json.dumps({"type": "look", "version": 0})
                    await client.socket.send(text[start : start + 3] for start in range(0, len(text), 3))
                    await asyncio.wait_for(await client.socket.ping(), PATIENCE)
                    await client.until("seen")

    run(main())


NASTY = [
    "",
    "null",
    "[]",
    "{}",
    "[" * 5000,
    '{"a":' * 2000,
    '{"type": "act"}',
    '{"type": "nonsense"}',
    '{"type": "act", "id": "a", "version": 1, "action": "x", "more": 1}',
    '{"type": "act", "id": "a b", "version": 1, "action": "x"}',
    '{"type": "act", "id": "a", "version": -1, "action": "x"}',
    '{"type": "act", "id": "a", "version": 1e400, "action": "x"}',
    '{"type": "act", "id": "a", "version": 99999999999999999999999, "action": "x"}',
    '{"type": "look", "version": true}',
    '{"type": "say", "text": "\\ud800"}',
    '{"type": "hello"}',
]


@pytest.mark.parametrize("text", NASTY, ids=range(len(NASTY)))
def test_23_nonsense_is_refused_with_a_sentence(tmp_path: Path, text: str) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "me"}])
            async with server.at(laid["table"], laid["token"]) as client:
                await client.socket.send(text)
                refused = await client.until("refused")
                assert refused["code"] in ("socket-malformed", "room-hello")
                assert refused["sentence"]
                await client.socket.send(text.encode())
                await client.until("refused")
                await client.act("Ci@b2")
                await client.until("done")

    run(main())


def test_23_odd_letters_are_said_as_far_as_they_can_be_shown(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("regality", options=OLD) as (_, (white, black)):
            await white.send("say", text="火 水 木 \u202e\x07\u0000 ok 🎲")
            said = await black.until("said")
            assert said["text"] == "火 水 木  ok 🎲"
            await white.send("say", text="\x07\x00")
            await white.act("Ci@b2")
            await black.until("happened")

    run(main())


def test_23_whoever_does_not_read_is_sent_away() -> None:
    async def main() -> None:
        watcher = Watcher()
        for _ in range(MOST_WAITING + 5):
            watcher.tell(b"{}")
        assert watcher.close_code == 1008
        assert len(watcher.outbox) == MOST_WAITING

    run(main())


def test_23_a_reader_who_never_reads_holds_nobody_up(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path) as server,
            server.duel("himiki") as (table, clients),
            connect(live(server, table), compression=None, max_queue=1, close_timeout=0.1) as lazy,
        ):
            await lazy.send(json.dumps({"type": "hello"}))
            rng = random.Random(1)
            for _ in range(40):
                mover = clients[clients[0].standing["decider"]]
                await mover.act(rng.choice(mover.view["actions"]))
                await mover.until("done")
                for client in clients:
                    await client.quiet()

    run(main())


@pytest.mark.parametrize("body", [b"x" * 70_000, b"[" * 30_000, b'{"game": "' + b"\xff" + b'"}', b""])
def test_23_bodies_that_nobody_would_send(tmp_path: Path, body: bytes) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            headers = {"content-type": "application/json"}
            answer = await server.http.post("/api/tables", content=body, headers=headers)
            assert answer.status_code in (400, 413, 422)
            assert answer.json()["sentence"]

    run(main())


def test_23_who_asks_too_often_is_told_so(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limit_factor=0.1) as server:
            answers = [await server.http.post("/api/tables", json={"game": "regality"}) for _ in range(5)]
            assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
            assert answers[-1].json()["code"] == "guard-too-much"
            assert answers[-1].headers["retry-after"] == "2"

    run(main())


@pytest.mark.parametrize("attempt", range(3))
def test_27_two_who_want_the_last_seat_at_once(tmp_path: Path, attempt: int) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, is_public=True, seats=[{"kind": "me"}, {"kind": "open"}])
            address = f"/api/tables/{laid['table']}/seats"
            invite = laid["invites"][0]["invite"]
            bodies = [{"name": "Ben"}, {"name": "Cy", "invite": invite}, {"name": "Di", "seat": 1}, {"name": "Ed"}]
            random.Random(attempt).shuffle(bodies)
            answers = await asyncio.gather(*(server.http.post(address, json=body) for body in bodies))
            assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]
            codes = {answer.json()["code"] for answer in answers if answer.status_code == 409}
            assert codes <= {"room-no-seat", "room-no-invite"}
            async with server.at(laid["table"], laid["token"]) as client:
                assert client.standing["status"] == "playing"
                assert client.version == 1

    run(main())

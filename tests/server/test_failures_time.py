"""Failures 10, 16 to 19: clocks, restarts, sockets that hang, people who leave."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.clocked import FakeClock
from tests.server.clubs import duel
from tests.server.serving import PATIENCE, Client, Server, run, serving
from tests.server.test_accounts import browser
from yamabushi.server import hall as halls
from yamabushi.server.lived_time import STANDSTILL, LivedTime
from yamabushi.server.rooms.ledger import Ledger
from yamabushi.table.clocks import Clock
from yamabushi.table.table import CLAIM_AFTER

OLD = {"style": "old", "match": "single"}
BLITZ = {"kind": "game", "seconds": 60, "increment": 2}


def with_clock(server: Server) -> FakeClock:
    """Give a server, before anything happens, a clock that goes when told to."""
    clock = FakeClock()
    server.hall.services.time = clock
    return clock


@pytest.mark.parametrize(("seconds", "is_late"), [(59.95, False), (60.05, True)])
def test_16_an_action_that_arrives_at_the_flag_counts_by_the_time_of_its_arrival(
    tmp_path: Path, seconds: float, is_late: bool
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            clock = with_clock(server)
            async with server.duel("regality", options=OLD, clock=BLITZ) as (_, (white, black)):
                clock.pass_by(seconds)
                await white.act("Ci@b2")
                answer = await white.until("done", "refused")
                await black.until("happened")
                if is_late:
                    assert answer["code"] == "table-over" or answer["code"] == "table-stale"
                    assert black.standing["result"] == {"returns": [], "reason": "aborted"}  # nobody has moved
                else:
                    assert answer["type"] == "done"
                    assert black.standing["clock"]["left"] == [60_000 - 59_950 + 2_000, 60_000]

    run(main())


def test_16_what_waits_for_a_beat_counts_by_the_time_of_its_arrival(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            clock = with_clock(server)
            async with server.duel("regality", options=OLD, clock=BLITZ) as (_, (white, black)):
                loop, beats = asyncio.get_running_loop(), server.app.state.beats
                await white.quiet()
                beats.next = loop.time() + 3600  # the beat is ours to strike
                clock.pass_by(59.95)
                await white.act("Ci@b2")
                async with asyncio.timeout(PATIENCE):
                    while not beats.waiting:
                        await asyncio.sleep(0)
                clock.pass_by(10)
                beats.strike(loop)
                assert (await white.until("done", "refused"))["type"] == "done"
                await black.until("happened")
                assert black.standing["clock"]["left"] == [60_000 - 59_950 + 2_000, 60_000]

    run(main())


def test_16_offers_that_are_made_and_withdrawn_stop_no_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            clock = with_clock(server)
            append = Ledger.append

            async def slow(*arguments: Any) -> None:
                clock.pass_by(0.5)
                await append(*arguments)

            async with server.duel("regality", options=OLD, clock=BLITZ) as (_, (white, black)):
                monkeypatch.setattr(Ledger, "append", slow)
                for _ in range(5):
                    await white.send("offer", matter="draw")
                    await white.until("happened")
                    await white.send("decline", matter="draw")
                    await white.until("happened")
                assert white.standing["clock"]["left"] == [60_000 - 10 * 500, 60_000]
                # A pause is nobody's time, and neither is what it takes to store a decision.
                for player in (white, black):
                    await player.send("offer", matter="pause")
                while white.standing["status"] != "paused":
                    await white.until("happened")
                left = white.standing["clock"]["left"][0]
                clock.pass_by(20)
                await white.send("resume")
                await white.until("happened")
                clock.pass_by(3)
                await white.act("Ci@b2")
                await white.until("happened")
                assert white.standing["clock"]["left"] == [left - 3_000 + 2_000, 60_000]

    run(main())


def test_16_nobody_has_to_move_for_a_flag_to_fall(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            clock = with_clock(server)
            async with server.duel("regality", options=OLD, clock=BLITZ) as (table, (white, _)):
                clock.pass_by(60.5)
                room = server.hall.rooms[table]
                room.follow()  # as the timer would have been set
                while white.standing["status"] != "over":
                    await white.until("happened")
                assert white.standing["result"]["reason"] == "aborted"  # nobody has moved

    run(main())


def test_17_a_table_that_is_read_anew_because_of_a_name_goes_on_with_its_time(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Ben") as ben:
            clock = with_clock(server)
            async with duel(server, ada, ben, clock=BLITZ) as (table, (white, black)):
                await white.quiet()
                await black.socket.close()
                room = server.hall.rooms[table]
                while room.presence.is_here(1):
                    await asyncio.sleep(0)
                clock.pass_by(20)
                assert (await ada.put("/api/me/name", json={"name": "Adele"})).status_code == 200
                # Also if nobody comes back: the clock goes on.
                async with asyncio.timeout(PATIENCE):
                    while server.hall.rooms.get(table) in (None, room):
                        await asyncio.sleep(0.01)
                again = server.hall.rooms[table]
                assert again.table.seats[0].name == "Adele"
                assert again.views.standing(clock()).clock == Clock((40_000, 60_000), 0, running=True)
                assert again.clock_watch.timer is not None
                assert again.presence.away_for(clock())[1] == 20

    run(main())


@pytest.mark.parametrize("orderly", [True, False])
def test_17_time_while_the_server_is_down_is_not_charged(
    tmp_path: Path, orderly: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            clock = with_clock(server)
            laid = await server.lay(
                "regality", options=OLD, clock=BLITZ, seats=[{"kind": "me"}, {"kind": "open"}], name="Ada"
            )
            await server.join(laid["table"], invite=laid["invites"][0]["invite"])
            async with server.at(laid["table"], laid["token"]):
                clock.pass_by(10)
                if not orderly:  # as after a kill: nothing is written down at the end
                    monkeypatch.setattr(halls.Hall, "_write_spent", nothing)
        monkeypatch.undo()
        async with serving(tmp_path) as server:
            clock = with_clock(server)
            clock.pass_by(100_000)  # another machine's clock, a day later
            server.hall.forget()
            async with server.at(laid["table"], laid["token"]) as white:
                left = white.standing["clock"]["left"]
                assert left == [50_000 if orderly else 60_000, 60_000]

    async def nothing(_: halls.Hall) -> None:
        pass

    run(main())


@pytest.mark.parametrize("jump", [3600, -3600])
def test_18_a_jump_of_the_wall_clock_changes_no_duration(
    tmp_path: Path, jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = time.time

    async def main() -> None:
        async with serving(tmp_path) as server:
            clock = with_clock(server)
            async with server.duel("regality", options=OLD, clock=BLITZ) as (_, (white, _black)):
                clock.pass_by(3)
                monkeypatch.setattr(time, "time", lambda: real() + jump)
                await white.act("Ci@b2")
                await white.until("happened")
                assert white.standing["clock"]["left"] == [60_000 - 3_000 + 2_000, 60_000]

    run(main())


def test_17_time_in_which_the_server_stands_still_is_not_charged(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            clock = FakeClock()
            server.hall.services.time = lived = LivedTime(clock)
            async with server.duel("regality", options=OLD, clock=BLITZ) as (table, (white, _)):
                for _ in range(10):
                    clock.pass_by(STANDSTILL / 2)
                    lived()  # as it does all the time
                clock.pass_by(100)  # nobody looks
                server.hall.rooms[table].follow()  # the clock is looked at first, as after any standstill
                clock.pass_by(STANDSTILL)
                await white.act("Ci@b2")
                assert (await white.until("done", "refused"))["type"] == "done"
                await white.until("happened")
                assert white.standing["clock"]["left"] == [60_000 - 10_000 - 2_000 + 2_000, 60_000]

    run(main())


async def here(client: Client, seat: int) -> bool:
    """Ask who is there now."""
    news = [message for message in await client.quiet() if message["type"] == "people"]
    found: bool = news[-1]["people"][seat]["is_here"]
    return found


def test_19_whoever_leaves_can_be_claimed_from_after_a_stated_time(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            clock = with_clock(server)
            async with server.duel("regality", options=OLD) as (table, (white, black)):
                await white.send("claim", wish="win")
                assert (await white.until("refused"))["code"] == "table-not-away"
                await black.socket.close()
                await white.until("people")
                clock.pass_by(CLAIM_AFTER - 1)
                await white.send("claim", wish="engine")
                refused = await white.until("refused")
                assert (refused["code"], refused["arguments"]) == ("table-not-away", {"seconds": 2})
                clock.pass_by(2)
                await white.send("claim", wish="engine")
                await white.until("happened")
                seats = server.hall.rooms[table].table.seats
                assert [seat.kind for seat in seats] == ["person", "engine"]
                # The engine plays, and the token of whoever left is good for watching only.
                await white.act("Ci@b2")
                while white.standing["decider"] != 0:
                    await white.until("happened")

    run(main())


def test_10_a_newer_socket_takes_the_place_of_one_that_hangs(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "open"}])
            table = laid["table"]
            other = await server.join(table, invite=laid["invites"][0]["invite"])
            async with server.at(table, laid["token"]) as white, server.at(table, other["token"]) as old:
                async with server.at(table, other["token"]):
                    await old.socket.close()  # late: the newer one is there already
                    await asyncio.sleep(0.05)
                    assert await here(white, 1)
                while await here_or_unknown(white, 1):
                    await asyncio.sleep(0.05)

    run(main())


def test_10_a_socket_that_answers_no_ping_is_freed(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, ping=1.0) as server:
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "open"}])
            table = laid["table"]
            other = await server.join(table, invite=laid["invites"][0]["invite"])
            async with Stalling(server.base) as proxy, server.at(table, laid["token"]) as white:
                through = Server(server.app, proxy.base, server.http, server.uvicorn)
                async with through.at(table, other["token"]) as black:
                    assert await here(white, 1)
                    proxy.stalls = True  # nothing of what Black's side sends comes through any more
                    deadline = time.monotonic() + PATIENCE
                    while await here_or_unknown(white, 1):
                        assert time.monotonic() < deadline
                        await asyncio.sleep(0.05)
                    proxy.stalls = False
                    await black.socket.close()

    run(main())


async def here_or_unknown(client: Client, seat: int) -> bool:
    news = [message for message in await client.quiet() if message["type"] == "people"]
    return bool(news[-1]["people"][seat]["is_here"]) if news else True


class Stalling:
    """A proxy that can stop passing on what clients send."""

    def __init__(self, target: str) -> None:
        self.port = int(target.rsplit(":", 1)[1])
        self.stalls = False

    async def __aenter__(self) -> Stalling:
        self.server = await asyncio.start_server(self.connected, "127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: Any) -> None:
        self.server.close()

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self.port)
        await asyncio.gather(
            self.pass_on(reader, there_writer, can_stall=True), self.pass_on(there_reader, writer, can_stall=False)
        )

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, can_stall: bool) -> None:
        try:
            while data := await reader.read(65536):
                while can_stall and self.stalls:
                    await asyncio.sleep(0.02)
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()

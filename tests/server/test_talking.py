"""Tables: watched, and talked at."""

from __future__ import annotations

import json
from pathlib import Path

import httpx

from tests.server.clubs import joined
from tests.server.serving import run, serving
from tests.server.tables import ME, OLD, OPEN, TEAMS, resign
from tests.server.test_accounts import browser, lay


def test_those_who_watch_are_counted(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("regality", options=OLD) as (table, (white, _)):
            await white.quiet()
            async with server.at(table) as one:
                assert json.loads(one.heard[0])["watchers"] == 1
                assert (await white.until("people"))["watchers"] == 1
                async with server.at(table):
                    assert (await white.until("people"))["watchers"] == 2
                assert (await white.until("people"))["watchers"] == 1
            news = await white.until("people")
            assert news["watchers"] == 0
            assert [person["is_here"] for person in news["people"]] == [True, True]

    run(main())


def test_those_who_watch_are_heard_by_players_when_the_game_is_over(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("regality", options=OLD) as (table, (white, black)):
            async with server.at(table, name="Cy") as one, server.at(table) as other:
                await one.send("say", text="play the Pope!")
                said = await other.until("said")
                assert (said["name"], said["text"], said.get("seat")) == ("Cy", "play the Pope!", None)
                await white.send("say", text="good luck")
                for client in (white, black, one, other):
                    said = await client.until("said", text="good luck")
                    assert (said["name"], said["seat"]) == ("Ada", 0)
                assert not any("Pope" in text for client in (white, black) for text in client.heard)
                await resign(white)
                # What was said among those who watch comes to the players now, before anything that is said later.
                for client in (white, black):
                    assert (await client.until("said"))["text"] == "play the Pope!"
                await one.send("say", text="well played")
                for client in (white, black, other):
                    await client.until("said", text="well played")
            async with server.at(table) as late:
                remarks = [remark["text"] for remark in json.loads(late.heard[0])["remarks"]]
                assert remarks == ["play the Pope!", "good luck", "well played"]

    run(main())


def test_in_teams_those_who_play_are_silent_until_the_end(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path) as server,
            server.duel("himiki", options=TEAMS, count=4) as (table, clients),
            server.at(table) as one,
            server.at(table) as other,
        ):
            await clients[0].send("say", text="attack!")
            assert (await clients[0].until("refused"))["code"] == "room-partners"
            await one.send("say", text="how silent they are")
            await other.until("said")
            for client in clients:
                assert not any(news["type"] == "said" for news in await client.quiet())
            await clients[0].send("offer", matter="resign")
            await clients[2].until("happened")
            await resign(clients[2])
            await clients[0].send("say", text="thank you")
            for client in (*clients, one, other):
                await client.until("said", text="thank you")

    run(main())


def test_whoever_is_muted_is_not_heard_until_heard_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path) as server,
            server.duel("regality", options=OLD) as (table, (white, black)),
            server.at(table) as watcher,
        ):
            await watcher.send("mute", seat=0)
            await watcher.until("people")
            await white.send("say", text="one")
            await black.until("said")
            await black.send("say", text="two")
            assert (await watcher.until("said"))["text"] == "two"
            await watcher.send("mute", seat=0, muted=False)
            await watcher.quiet()
            await white.send("say", text="three")
            assert (await watcher.until("said"))["text"] == "three"
            # Without a seat: those who watch.
            await resign(white)
            await black.send("mute")
            await black.quiet()
            await watcher.send("say", text="four")
            await white.until("said", text="four")
            await white.send("say", text="five")
            assert (await black.until("said", text="five"))["seat"] == 0
            assert not any("four" in text for text in black.heard)

    run(main())


def cookies_of(http: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


def test_who_plays_is_no_spectator_on_another_device(tmp_path: Path) -> None:
    """Players hear and tell nothing by a second socket, and learn of nobody who has talked, until the game is over."""

    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada, browser(server, "Ben") as ben:
            laid = await lay(ada, seats=[ME, OPEN], options=OLD)
            table = laid["table"]
            cookies = cookies_of(ada)
            async with (
                server.at(table, cookie=cookies_of(ben)) as early,
                server.at(table, cookie=cookies) as second,
                server.at(table, name="Cy") as one,
            ):
                await joined(ben, laid)
                await one.until("people")
                await one.send("say", text="take the Queen")
                await one.until("said")
                for player in (early, second):
                    assert not any("Queen" in text for text in (*player.heard, *map(str, await player.quiet())))
                    await player.send("say", text="I have the Pope")
                    assert (await player.until("refused"))["code"] == "room-player"
                async with server.at(table, cookie=cookies) as late:
                    assert json.loads(late.heard[0])["remarks"] == []
                blocked = await ada.put("/api/me/blocks", json={"table": table, "remark": 1})
                assert blocked.json()["code"] == "block-nobody"
                reported = await ada.post("/api/reports", json={"table": table, "remark": 1, "why": "Rude"})
                assert reported.json()["code"] == "report-nothing"
                async with server.at(table, laid["token"]) as white:
                    await resign(white)
                    for player in (early, second, white):
                        await player.until("said", text="take the Queen")
                assert (await ada.post("/api/reports", json={"table": table, "remark": 1, "why": "Rude"})).is_success

    run(main())

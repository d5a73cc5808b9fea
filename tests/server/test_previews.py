"""Previews over the socket: for whoever looks out of the seat that decides, of the position as it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Client, Server, run, serving
from yamabushi.server.messages import MOST_PREVIEWS
from yamabushi.server.rooms import previews as room_previews
from yamabushi.server.telling import preview_shown

OLD = {"style": "old", "match": "single"}
ME = {"kind": "me"}


async def previews(client: Client, actions: list[str], version: int | None = None) -> dict[str, Any]:
    """Ask what actions would do."""
    asked = client.version if version is None else version
    await client.send("preview", version=asked, actions=actions)
    news = await client.until("previewed", "refused")
    assert news["type"] == "previewed", news
    assert news["version"] == asked
    found: dict[str, Any] = news["previews"]
    return found


def test_who_decides_is_told_what_actions_would_do(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("regality", options=OLD) as (table, (ada, ben)):
            everything = await previews(ada, ada.view["actions"])
            assert list(everything) == ada.view["actions"]
            assert everything["Ci@b2"] == {
                "game": "regality",
                "turns": [],
                "destroys": [],
                "leaves": [],
                "moves": [],
                "tile": None,
                "uses": None,
                "effects": [],
                "shields": [],
                "silences": [],
                "allies": [1, 0],
                "ends": False,
                "wins": None,
            }
            assert await previews(ben, ada.view["actions"]) == {}
            async with server.at(table) as watcher:
                assert await previews(watcher, ada.view["actions"]) == {}
            # What is not legal is left out, and there is no more to be learned from that.
            mixed = await previews(ada, ["Ki@b2", "nonsense", "", "Ci@a1", "Ci@a1"])
            assert list(mixed) == ["Ci@a1"]
            assert await previews(ada, []) == {}

    run(main())


def test_of_a_position_that_has_passed_nothing_is_said(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("regality", options=OLD) as (_, (ada, ben)):
            await ada.act("Ci@b2")
            await ben.until("happened")
            before = ben.version - 1
            assert await previews(ben, ["Hi@a2"], version=before) == {}
            assert await previews(ben, ["Hi@a2"], version=before + 10) == {}
            [hierophant] = (await previews(ben, ["Hi@a2"])).values()
            assert hierophant["effects"][0]["action"] == ">b2"
            # An offer is an entry of the log, but the position is what it was.
            seen = ben.version
            await ada.send("offer", matter="draw")
            await ben.until("happened")
            assert ben.version == seen + 1
            assert list(await previews(ben, ["Hi@a2"], version=seen)) == ["Hi@a2"]
            assert list(await previews(ben, ["Hi@a2"])) == ["Hi@a2"]
            await ben.send("offer", matter="draw")
            await ben.until("happened")
            assert ben.standing["status"] == "over"
            assert await previews(ben, ["Hi@a2"]) == {}

    run(main())


def test_behind_the_curtain_nothing_is_said(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("yokai", seats=[ME, ME])
            async with server.at(laid["table"], laid["token"]) as both:
                decider = both.standing["decider"]
                state = server.hall.rooms[laid["table"]].table.state
                actions = list(state.actions)
                assert await previews(both, actions) == {}  # nobody has said yet who sits there
                await both.send("face", seat=1 - decider)
                await both.until("snapshot")
                assert await previews(both, actions) == {}
                await both.send("face", seat=decider)
                await both.until("snapshot")
                found = await previews(both, actions)
                assert found == {action: preview_shown(state, action) for action in actions}

    run(main())


def test_what_has_no_preview_is_left_out(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("himiki") as (_, clients):
            decider = clients[clients[0].standing["decider"]]
            assert "B5=HMK" in decider.view["actions"]  # cubes are set up before they tilt
            assert await previews(decider, decider.view["actions"]) == {}

    run(main())


def test_too_much_at_once_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, server.duel("regality", options=OLD) as (_, (ada, _)):
            assert list(await previews(ada, ["Ci@b2"] * MOST_PREVIEWS)) == ["Ci@b2"]
            for actions in (["Ci@b2"] * (MOST_PREVIEWS + 1), ["x" * 41]):
                await ada.send("preview", version=1, actions=actions)
                assert (await ada.until("refused"))["code"] == "socket-malformed"

    run(main())


def test_nothing_is_worked_out_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def counted(state: Any, action: str) -> dict[str, Any] | None:
        asked.append(action)
        return preview_shown(state, action)

    monkeypatch.setattr(room_previews, "preview_shown", counted)

    async def ask(server: Server) -> None:
        async with server.duel("regality", options=OLD) as (_, (ada, ben)):
            for _ in range(3):
                assert len(await previews(ada, ada.view["actions"])) == 9
            assert sorted(asked) == sorted(ada.view["actions"])
            await ada.act("Ci@b2")
            await ben.until("happened")
            assert len(await previews(ben, ["Hi@a2", "Hi@a3"])) == 2
            assert len(asked) == 9 + 2

    async def main() -> None:
        async with serving(tmp_path) as server:
            await ask(server)

    run(main())

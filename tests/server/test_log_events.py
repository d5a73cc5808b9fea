"""Lines of the log tell what happened, each reader no more than they may know."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Client, run, serving
from tests.server.tables import play_some
from yamabushi.core.game import State
from yamabushi.server.messages import Line
from yamabushi.server.rooms import lines
from yamabushi.server.telling import line_of
from yamabushi.table.events import Entry


def drawn(client: Client) -> list[dict[str, Any]]:
    """List what a client was told of draws."""
    return [event for line in client.log for event in line.get("events", ()) if event["what"] == "drawn"]


@pytest.mark.parametrize(
    ("game", "options", "thing", "whose", "owners"),
    [
        ("yokai", {}, "sketch", "seat", [0, 1]),
        ("himiki", {"expert": True}, "tile", "seat", ["w", "b"]),
        ("regality", {"style": "secret-random", "match": "single"}, "tile", "side", ["r", "l"]),
    ],
)
def test_only_who_draws_reads_what(
    tmp_path: Path, game: str, options: dict[str, Any], thing: str, whose: str, owners: list[Any]
) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path) as server,
            server.duel(game, options=options) as (table, clients),
            server.at(table) as watcher,
        ):
            seen = [drawn(client) for client in (*clients, watcher)]
        assert len(seen[0]) == len(seen[1]) == len(seen[2]) >= 2
        for own, other, watched in zip(*seen, strict=True):
            assert own[whose] == other[whose] == watched[whose] in owners
            shown = [event[thing] is not None for event in (own, other, watched)]
            assert shown == [own[whose] == owners[0], own[whose] == owners[1], False]

    run(main())


def test_a_penalty_tells_what_it_costs(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("himiki", options={"mode": "teams"}, seats=[{"kind": "me"}] * 4)
            async with server.at(laid["table"], laid["token"]) as client:
                await client.send("penalty", version=client.version, side="w")
                await client.until("happened")
                assert client.log[-1]["kind"] == "penalty"
                assert client.log[-1]["events"] == [{"what": "points", "w": 0, "b": 1}]

    run(main())


@pytest.mark.parametrize(
    ("game", "options", "readings"),
    [
        ("regality", {"style": "old"}, 1),  # nothing is hidden
        ("yokai", {}, 3),  # each of two seats has its own, and those who watch
    ],
)
def test_a_line_is_written_once_for_all_who_read_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, object], readings: int
) -> None:
    written: list[tuple[int, int | None]] = []

    def counted(entry: Entry, before: State, facing: int | None) -> Line:
        written.append((entry.version, facing))
        return line_of(entry, before, facing)

    monkeypatch.setattr(lines, "line_of", counted)

    async def main() -> None:
        async with (
            serving(tmp_path) as server,
            server.duel(game, options=options) as (table, clients),
            server.at(table) as watcher,
            server.at(table),
        ):
            await play_some([*clients, watcher], random.Random(1), 1)
            version = clients[0].version
            assert len(written) == len(set(written)) == readings * version
            async with server.at(table) as late:
                assert late.log == watcher.log
                assert len(late.log) == version
            assert len(written) == readings * version

    run(main())


def test_a_line_is_explained_to_each_as_they_may_know_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("yokai", seats=[{"kind": "me"}, {"kind": "open"}])
            table, tokens = laid["table"], [laid["token"]]
            tokens.append((await server.join(table, invite=laid["invites"][0]["invite"]))["token"])
            async with server.at(table, tokens[0]) as client:
                log = client.log
            line = next(line for line in log if line.get("events") and line["events"][0]["what"] == "drawn")
            own = line["events"][0]["seat"]
            told = []
            for token in (*tokens, None):
                headers = {} if token is None else {"authorization": f"Bearer {token}"}
                answer = await server.http.get(f"/api/tables/{table}/why/{line['version']}", headers=headers)
                told.append(answer.json())
            keys = ["why-yokai-drawn-hidden"] * 3
            keys[own] = "why-yokai-drawn"
            assert [sentences[0]["key"] for sentences in told] == keys
            assert told[own][0]["arguments"]["who"] == {"word": ("seat-sun", "seat-moon")[own]}
            assert (await server.http.get(f"/api/tables/{table}/why/9999")).json() == []

    run(main())

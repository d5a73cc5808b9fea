"""Tables: recorded, pictured, linked by codes."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.serving import run, serving
from tests.server.tables import ME, OLD, OPEN, one_screen, play, play_some, problem, record_at, resign, yokai_begun
from yamabushi.core import record
from yamabushi.core.game import State


def test_before_the_end_a_record_shows_what_ones_seat_may_see(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("yokai", seats=[ME, OPEN], name='Ada "A"')
            table = laid["table"]
            joined = await server.join(table, invite=laid["invites"][0]["invite"], name="Ben")
            tokens = [laid["token"], joined["token"]]
            async with (
                server.at(table, tokens[0]) as sun,
                server.at(table, tokens[1]) as moon,
                server.at(table) as watcher,
            ):
                await play_some([sun, moon], random.Random(7), 12)
                await watcher.quiet()
                texts = []
                for client, token in ((sun, tokens[0]), (moon, tokens[1]), (watcher, None)):
                    text = await record_at(server, table, token)
                    seen = tuple(line["text"] for line in client.log if line["kind"] in ("act", "chance"))
                    assert record.read(text).actions == seen
                    texts.append(text)
                assert len(set(texts)) == 3
                assert [record.read(text).seat for text in texts] == ["0", "1", "spectator"]
                assert await record_at(server, table, "forged") == texts[2]
                await resign(moon)
            whole = await record_at(server, table)
            assert whole == await record_at(server, table, tokens[0])
            found = record.read(whole)
            assert (found.seat, found.result, found.tags["End"]) == (None, "1-0", "resigned")
            assert (found.tags["Sun"], found.tags["Moon"]) == ("Ada 'A'", "Ben")
            assert found.verify().seat is not None

    run(main())


def test_a_screen_for_both_has_the_record_of_a_spectator(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, one_screen(server, "yokai") as (laid, _):
            text = await record_at(server, laid["table"], laid["token"])
            assert text == await record_at(server, laid["table"])
            assert record.read(text).seat == "spectator"

    run(main())


def test_a_record_says_what_was_undone(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, one_screen(server, "regality", options=OLD) as (laid, client):
            await play(client, "Ci@b2", [client])
            await play(client, "Te@a1", [client])
            await client.send("undo", version=client.version)
            await client.until("happened")
            found = record.read(await record_at(server, laid["table"]))
            assert found.actions == ("Ci@b2",)
            assert found.comments == {1: "undone: 1"}
            await play(client, "Hi@a1", [client])
            await resign(client)
            found = record.read(await record_at(server, laid["table"]))
            assert found.comments == {1: "undone: 1"}
            assert found.verify().game.name == "regality"

    run(main())


def test_pictures_show_no_more_than_a_seat_sees(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:

            async def drawn(state: State, seat: int | None) -> str:
                position = state.view(seat)["position"]
                body = {"game": "yokai", "position": position, "seat": seat}
                answer = await server.http.post("/api/pictures", json=body)
                assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
                assert answer.text.startswith("<svg")
                assert answer.text == state.svg(seat)
                return answer.text

            for seed in range(3):
                state = yokai_begun(seed)
                for seat in (0, 1, None):
                    twin = state.twin(seat, random.Random(seed))
                    assert str(twin) != str(state)
                    assert await drawn(twin, seat) == await drawn(state, seat)
                assert await drawn(state, 0) != await drawn(state, 1)

    run(main())


@pytest.mark.parametrize(
    "body",
    [
        {"game": "regality", "position": "nonsense"},
        {"game": "yokai", "position": "nonsense", "seat": 0},
        {"game": "chess", "position": "-"},
        {"game": "himiki", "position": "-/- w 0-0 --- s 0 -", "seat": 5},
        {"game": "himiki", "options": {"mode": "tug of war"}, "position": "-"},
    ],
)
def test_what_is_no_position_gets_no_picture(tmp_path: Path, body: dict[str, object]) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            assert problem(await server.http.post("/api/pictures", json=body))[0] == 422

    run(main())


def test_codes_are_drawn(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            answers = [
                await server.http.post("/api/codes", json={"text": text})
                for text in ("http://192.0.2.1:8420/#t=abc&i=def", "x" * 200)
            ]
            for answer in answers:
                assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
                assert answer.text.startswith("<svg")
            assert answers[0].text != answers[1].text
            for text in ("", "x" * 201, "木"):
                assert problem(await server.http.post("/api/codes", json={"text": text})) == (422, "request-malformed")

    run(main())

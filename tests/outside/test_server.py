"""At the server's tables: a game with three seats and odd sides, and games that have a fault."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import yamabushi
from tests.outside.installed import install, use
from tests.server.serving import Client, Server, run, serving
from tests.server.tables import move_all
from yamabushi.core.record import read
from yamabushi.server.app import app_with_routes
from yamabushi.server.routes import tables
from yamabushi.server.wire import document

ENGINES = [{"kind": "me"}, {"kind": "engine", "level": 1}, {"kind": "engine", "level": 2}]
ALONE = [{"kind": "me"}] * 3


@pytest.fixture(autouse=True)
def trio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the game for one test."""
    tables.games_document.cache_clear()
    use(monkeypatch, install(tmp_path / "site"))


def test_it_is_listed_and_its_views_are_what_the_description_says(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as server:
            listed = (await server.http.get("/api/games")).json()
            (found,) = [game for game in listed["games"] if game["name"] == "trio"]
            assert found["seats"] == ["Wolf", "Dog", "Shepherd"]
            assert found["pieces"] == []
            schemas = document(app_with_routes())["components"]["schemas"]
            shape: dict[str, Any] = {"$ref": "#/components/schemas/AnyView", "components": {"schemas": schemas}}
            async with server.duel("trio", count=3) as (_, clients):
                for seat, client in enumerate(clients):
                    jsonschema_rs.validate(shape, client.view)
                    assert (client.view["game"], client.view["name"], client.view["seat"]) == ("any", "trio", seat)
                    assert ("data-action" in str(client.view["picture"])) == (seat == 0)
                    assert client.view["data"]["stones"] in (6, 7)

    try:
        run(work())
    finally:
        tables.games_document.cache_clear()


def test_three_people_play_it_to_the_end_and_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as server, server.duel("trio", count=3) as (table, clients):
            await to_the_end(clients)
            returns = clients[0].standing["result"]["returns"]
            assert returns[1] == returns[2] == -returns[0]
            assert {line["text"] for line in clients[0].log if line["kind"] == "act"} <= {"take-1", "take-2"}
            text = (await server.http.get(f"/api/tables/{table}/record")).text
            read(text).verify()
            for client in clients:
                await client.send("offer", matter="rematch")
            for client in clients:
                while not client.standing.get("next"):
                    await client.next()
            again = (await server.http.get(f"/api/tables/{clients[0].standing['next']}")).json()
            assert (again["game"], len(again["seats"])) == ("trio", 3)

    run(work())


def test_a_picture_for_a_seat_that_a_game_does_not_have_is_refused(tmp_path: Path) -> None:
    """Case 42: what a game of another package is asked is checked by the state that all share."""

    async def work() -> None:
        async with serving(tmp_path) as server:
            body = {"game": "trio", "options": {}, "position": str(yamabushi.game("trio").start())}
            assert (await server.http.post("/api/pictures", json={**body, "seat": 2})).status_code == 200
            refused = await server.http.post("/api/pictures", json={**body, "seat": 3})
            assert (refused.status_code, refused.json()["code"]) == (422, "seat-none")

    run(work())


async def to_the_end(clients: list[Client]) -> None:
    """Let everybody take one stone in turn."""
    while clients[0].standing["status"] == "playing":
        decider = clients[clients[0].standing["decider"]]
        await decider.act("take-1")
        version = clients[0].version
        for client in clients:
            while client.version <= version:
                await client.until("happened")


def test_resigning_and_draws_need_both_partners(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as server:
            async with server.duel("trio", count=3) as (_, clients):
                wolf, dog, shepherd = clients
                await move_all(clients)
                await dog.send("offer", matter="resign")
                await dog.until("happened")
                assert dog.standing["status"] == "playing"
                await shepherd.send("offer", matter="resign")
                while wolf.standing["status"] == "playing":
                    await wolf.until("happened")
                assert wolf.standing["result"]["returns"] == [1.0, -1.0, -1.0]
            async with server.duel("trio", count=3) as (_, clients):
                for client in clients:
                    assert clients[0].standing["status"] == "playing"
                    await client.send("offer", matter="draw")
                    await clients[0].until("happened")
                assert clients[0].standing["result"]["returns"] == [0.0, 0.0, 0.0]
            async with server.duel("trio", count=3) as (_, clients):
                await move_all(clients)
                await clients[0].send("offer", matter="resign")  # who is alone needs nobody
                await clients[0].until("happened")
                assert clients[0].standing["result"]["returns"] == [-1.0, 1.0, 1.0]

    run(work())


def test_engines_sit_on_both_other_seats_and_decisions_are_taken_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("trio", seats=ENGINES, options={"stones": 20})
            async with server.at(laid["table"], laid["token"]) as client:
                before = client.version
                await client.act("take-1")
                while client.standing["decider"] != 0 or client.version < before + 3:
                    await client.until("happened")
                assert [line["seat"] for line in client.log if line["kind"] == "act"] == [0, 1, 2]
                stones = client.view["data"]["stones"]
                await client.send("undo", version=client.version)
                await client.until("happened")
                assert client.view["data"]["stones"] > stones

    run(work())


def test_a_table_is_read_again_after_a_stop(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("trio", seats=ALONE)
            async with server.at(laid["table"], laid["token"]) as client:
                await client.act("take-2")
                await client.until("happened")
                stones = client.view["data"]["stones"]
        async with serving(tmp_path) as server, server.at(laid["table"], laid["token"]) as client:
            assert client.view["data"]["stones"] == stones
            assert [line["text"] for line in client.log if line["kind"] == "act"] == ["take-2"]

    run(work())


# Faults that show once the Wolf has moved: the part of a position that has it, and what it does then.


def raising(*_: Any) -> Any:
    raise ZeroDivisionError


def without_end(*_: Any) -> Any:
    while True:
        pass


def swallowing(*_: Any) -> Any:
    while True:
        try:
            str(1)
        except Exception:  # noqa: BLE001 - as others do it
            continue


def holding_itself(*_: Any) -> Any:
    seen: dict[str, Any] = {"position": "1 w"}
    seen["self"] = seen
    return seen


FAULTY: dict[str, tuple[str, Callable[..., Any]]] = {
    "raises": ("view", raising),
    "never ends": ("view", without_end),
    "never ends, and swallows what would end it": ("view", swallowing),
    "too many actions": ("actions", lambda *_: tuple(str(number) for number in range(5000))),
    "actions without end": ("actions", lambda *_: tuple(str(number) for number in itertools.count())),
    "the same action twice": ("actions", lambda *_: ("take-1", "take-1")),
    "actions that are no texts": ("actions", lambda *_: (1, 2)),
    "a huge view": ("view", lambda *_: {"position": "1 w", "x": "y" * 100_000}),
    "a view that is no data": ("view", lambda *_: {"position": "1 w", "x": object()}),
    "a view that holds itself": ("view", holding_itself),
    "a seat that is not there": ("seat", lambda *_: 7),
    "a winner before the end": ("returns", lambda *_: (1.0, -1.0, -1.0)),
    "no text": ("__str__", lambda *_: 3),
    "odds without chance": ("odds", lambda *_: (0.5, 0.5)),
    "a picture that raises": ("svg", raising),
}


@pytest.mark.parametrize("fault", FAULTY)
def test_a_game_with_a_fault_is_refused_in_a_sentence_and_harms_no_other_table(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    part, faulty = FAULTY[fault]
    state = type(yamabushi.game("trio").start())
    sound = vars(state)[part]
    is_property = isinstance(sound, property)

    def answer(self: Any, *arguments: Any) -> Any:
        if self.mover > 0:
            return faulty(self, *arguments)
        return sound.__get__(self) if is_property else sound(self, *arguments)

    monkeypatch.setattr(state, part, property(answer) if is_property else answer)
    monkeypatch.setattr("yamabushi.server.outside.MOST_STEPS", 20_000)

    async def work() -> None:
        async with serving(tmp_path) as server, healthy(server) as other:
            laid = await server.lay("trio", seats=ALONE)
            async with server.at(laid["table"], laid["token"]) as client:
                before = client.version
                await client.act("take-1")
                refused = await client.until("refused")
                assert refused["code"] == "game-failed"
                assert "Wolf, Dog and Shepherd" in refused["sentence"]
                assert client.version == before
            await other.act(other.view["actions"][0])
            await other.until("happened")

    run(work())


@contextlib.asynccontextmanager
async def healthy(server: Server) -> AsyncIterator[Client]:
    """Sit at a table of a game that has no fault."""
    laid = await server.lay("regality", seats=[{"kind": "me"}] * 2, options={"style": "old"})
    async with server.at(laid["table"], laid["token"]) as client:
        yield client


def test_a_log_that_raises_refuses_the_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(yamabushi.game("trio").start()), "log_line", only_chance)

    async def work() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("trio", seats=ALONE)
            async with server.at(laid["table"], laid["token"]) as client:
                await client.act("take-1")
                assert (await client.until("refused"))["code"] == "game-failed"

    run(work())


EVENTS: dict[str, Callable[..., Any]] = {
    "raise": raising,
    "are no list": lambda *_: {"what": "taken"},
    "do not say what": lambda *_: [{"stones": 1}],
    "are far too many": lambda *_: [{"what": "taken"}] * 5000,
}


@pytest.mark.parametrize("fault", EVENTS)
def test_events_that_cannot_be_sent_refuse_the_move(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = type(yamabushi.game("trio").start())
    sound = state.events

    def events(self: Any, action: str, seat: int | None = None) -> Any:
        return sound(self, action, seat) if action[0] == "?" else EVENTS[fault]()

    monkeypatch.setattr(state, "events", events)

    async def work() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("trio", seats=ALONE)
            async with server.at(laid["table"], laid["token"]) as client:
                before = client.version
                await client.act("take-1")
                assert (await client.until("refused"))["code"] == "game-failed"
                assert client.version == before

    run(work())


def test_each_reads_what_happened_with_their_own_eyes(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as server, server.duel("trio", count=3) as (_, clients):
            assert [line["events"] for line in clients[1].log if line["kind"] == "chance"] == [[{"what": "wind"}]]
            await clients[0].act("take-2")
            for seat, client in enumerate(clients):
                await client.until("happened")
                assert client.log[-1]["events"] == [{"what": "taken", "stones": 2, "by_me": seat == 0}]

    run(work())


def only_chance(self: Any, action: str, _seat: int | None) -> str:
    """Write what chance does, and nothing else."""
    return {"?calm": "calm", "?gust": "gust"}[action]


def test_a_game_that_cannot_even_start_lays_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def start(self: object) -> None:
        raise RuntimeError("no")

    monkeypatch.setattr(type(yamabushi.game("trio")), "start", start)

    async def work() -> None:
        async with serving(tmp_path) as server:
            answer = await server.http.post("/api/tables", json={"game": "trio", "options": {}, "seats": ALONE})
            assert (answer.status_code, answer.json()["code"]) == (409, "game-failed")

    run(work())

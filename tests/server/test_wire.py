"""The one description of all that goes over the wire: it is whole, it does not change by itself, and it is true."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from tests.server.serving import Client, run, serving
from yamabushi.server import messages, shapes
from yamabushi.server.app import app_with_routes
from yamabushi.server.news import messages as news
from yamabushi.server.wire import document, structs
from yamabushi.server.wire import messages as described

UNIONS = {
    "AnyWish": messages.AnyWish,
    "AnyNews": messages.AnyNews,
    "AnyView": shapes.AnyView,
    "AnyPreview": shapes.AnyPreview,
    "AnyCall": news.AnyCall,
    "AnyTold": news.AnyTold,
}


def references(part: Any) -> Iterator[str]:
    """Go through all that a description refers to."""
    if isinstance(part, dict):
        for name, one in part.items():
            if name == "$ref":
                yield one
            elif name == "mapping":
                yield from one.values()
            else:
                yield from references(one)
    elif isinstance(part, list):
        for one in part:
            yield from references(one)


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    return document(app_with_routes())


def test_all_that_is_referred_to_is_there(whole: dict[str, Any]) -> None:
    assert whole["openapi"].startswith("3.1")
    schemas = whole["components"]["schemas"]
    found = set(references(whole))
    assert found <= {f"#/components/schemas/{name}" for name in schemas}
    assert all(name.isidentifier() for name in schemas)
    definitions = described()["$defs"]
    assert set(references(described())) <= {f"#/$defs/{name}" for name in definitions}
    assert definitions.keys() <= schemas.keys()


def test_every_message_view_and_preview_is_there(whole: dict[str, Any]) -> None:
    schemas = whole["components"]["schemas"]
    for name, union in UNIONS.items():
        kinds = [f"#/components/schemas/{kind.__name__}" for kind in union.__args__]
        assert [one["$ref"] for one in schemas[name]["anyOf"]] == kinds
    for name in ("Snapshot", "Happened", "Seen"):
        assert schemas[name]["properties"]["view"] == {"$ref": "#/components/schemas/AnyView"}
        assert "view" in schemas[name]["required"]
    previews = schemas["Previewed"]["properties"]["previews"]
    assert previews["additionalProperties"] == {"$ref": "#/components/schemas/AnyPreview"}
    assert {"Thought", "Ranked", "GamesOut", "TableOut", "BookPuzzle", "Answer", "Verdict"} <= schemas.keys()
    assert {struct.__name__ for struct in structs()} <= schemas.keys()


def test_it_is_the_same_every_time(whole: dict[str, Any]) -> None:
    assert json.dumps(app_with_routes().openapi()) == json.dumps(whole)


def test_what_has_a_default_can_be_missing_only_where_it_is_left_out(whole: dict[str, Any]) -> None:
    schemas = whole["components"]["schemas"]
    assert schemas["Clock"]["required"] == ["left", "turn", "running"]  # always sent
    assert schemas["Standing"]["required"] == ["status"]  # left out where it is the default
    assert schemas["Hello"]["required"] == ["type"]  # need not be said
    for struct in structs():
        assert not [one for one in schemas[struct.__name__]["properties"].values() if "default" in one]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("regality", {"style": "secret-draft"}),
        ("himiki", {"expert": True}),
        ("himiki", {"mode": "teams"}),
        ("yokai", {}),
    ],
)
def test_what_is_said_at_a_table_is_as_described(tmp_path: Path, game: str, options: dict[str, object]) -> None:
    schema = {**described(), "$ref": "#/$defs/AnyNews"}
    for unwanted in ("properties", "title"):
        del schema[unwanted]
    news = jsonschema_rs.validator_for(schema)
    rng = random.Random(1)

    async def main() -> list[str]:
        count = 4 if options.get("mode") == "teams" else 2
        clock = {"kind": "game", "seconds": 600}
        async with (
            serving(tmp_path) as server,
            server.duel(game, options=options, count=count, clock=clock) as (table, clients),
        ):
            await clients[0].send("say", text="hello")
            for _ in range(30):
                for client in clients:
                    await client.quiet()
                if clients[0].standing["decider"] is None:
                    break
                decider: Client = clients[clients[0].standing["decider"]]
                actions = decider.view["actions"]
                await decider.send("preview", version=decider.version, actions=actions[:150])
                await decider.act(rng.choice(actions))
                await decider.until("done")
            await clients[0].act("nonsense")
            await clients[0].until("refused")
            await clients[0].send("offer", matter="resign")
            if count == 4:
                await clients[2].send("offer", matter="resign")
            await clients[1].until("happened")
            for client in clients:
                await client.quiet()
            async with server.at(table) as watcher:
                heard = watcher.heard + [text for client in clients for text in client.heard]
        return heard

    heard = [json.loads(text) for text in run(main())]
    for one in heard:
        news.validate(one)
    assert {one["type"] for one in heard} >= {"snapshot", "happened", "done", "refused", "people", "seen", "previewed"}
    assert any(one["type"] == "previewed" and one["previews"] for one in heard)
    with pytest.raises(jsonschema_rs.ValidationError):
        news.validate({**heard[0], "type": "nonsense"})

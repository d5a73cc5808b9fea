"""Describe all that goes over the wire: messages of live play as JSON Schema, and everything as one OpenAPI document.

Types of a client are made from this. The order is that of the code, so that a difference means a change.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from msgspec import inspect
from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from yamabushi.server.messages import AnyNews, AnyWish, Wish
from yamabushi.server.news.messages import AnyCall, AnyTold
from yamabushi.server.routes.bots import BotEvent, BotGameLine
from yamabushi.server.routes.thinking import Thought
from yamabushi.server.shapes import AnyPreview, AnyView, outs
from yamabushi.server.showing import AnyLook, AnyShown

UNIONS = {
    "AnyWish": AnyWish,
    "AnyNews": AnyNews,
    "AnyView": AnyView,
    "AnyPreview": AnyPreview,
    "AnyCall": AnyCall,
    "AnyTold": AnyTold,
    "AnyLook": AnyLook,
    "AnyShown": AnyShown,
}

DEFINITIONS, COMPONENTS = "#/$defs/", "#/components/schemas/"


def definitions() -> dict[str, Any]:
    """Describe each message, view and preview, and what they are made of, by name."""
    unions, parts = msgspec.json.schema_components(list(UNIONS.values()), ref_template=DEFINITIONS + "{name}")
    for struct in structs():
        settle_defaults(parts[struct.__name__], struct)
    return {**parts, **dict(zip(UNIONS, unions, strict=True))}


def messages() -> dict[str, Any]:
    """Describe all messages as JSON Schema."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Yamabushi: the messages of live play",
        "$defs": definitions(),
        "properties": {
            "wish": {"$ref": "#/$defs/AnyWish"},
            "news": {"$ref": "#/$defs/AnyNews"},
            "call": {"$ref": "#/$defs/AnyCall"},
            "told": {"$ref": "#/$defs/AnyTold"},
        },
    }


def document(app: FastAPI) -> dict[str, Any]:
    """Describe the addresses of an app, and beside what they speak of, all messages, views and previews."""
    described = get_openapi(title=app.title, version=app.version, routes=app.routes)
    thought = TypeAdapter(Thought).json_schema(ref_template=COMPONENTS + "{model}", mode="serialization")
    shapes: list[type[BaseModel]] = [*outs(), BotEvent, BotGameLine]
    _, listed = models_json_schema([(one, "serialization") for one in shapes], ref_template=COMPONENTS + "{model}")
    spoken = {**described["components"]["schemas"], **listed["$defs"], **thought.pop("$defs", {}), "Thought": thought}
    live = relocated(definitions(), COMPONENTS, {})
    # Closed sets of words that messages and addresses both know, such as reasons, are one.
    known = {words_of(part): name for name, part in live.items()}
    same = {name: known[words_of(part)] for name, part in spoken.items() if words_of(part) and words_of(part) in known}
    spoken = relocated(spoken, COMPONENTS, same)
    clash = spoken.keys() & live.keys() - set(same.values())
    assert not clash, f"two things are called {clash}"
    described["paths"] = pointed(described["paths"], COMPONENTS, same)
    described["components"]["schemas"] = {**spoken, **live}
    return described


def words_of(part: dict[str, Any]) -> tuple[str, ...]:
    """List the words of a closed set; none if it is something else."""
    return tuple(sorted(part.get("enum", ())))


def structs() -> list[type[msgspec.Struct]]:
    """List all structs that messages, views and previews are made of."""
    found: dict[type[msgspec.Struct], None] = {}

    def look(part: object) -> None:
        if isinstance(part, inspect.StructType):
            if part.cls in found:
                return
            found[part.cls] = None
        if isinstance(part, msgspec.Struct):
            for name in part.__struct_fields__:
                look(getattr(part, name))
        elif isinstance(part, tuple | list):
            for one in part:
                look(one)

    look(inspect.multi_type_info(list(UNIONS.values())))
    return list(found)


def settle_defaults(part: dict[str, Any], struct: type[msgspec.Struct]) -> None:
    """Say of each field whether it can be missing, and nothing of what it is then.

    Of a wish all that has a default can be; of news what is left out where it is the default.
    """
    may_be_missing = issubclass(struct, Wish) or struct.__struct_config__.omit_defaults
    for name, field in part["properties"].items():
        if "default" in field:
            del field["default"]
            if not may_be_missing:
                part["required"] = [*part.get("required", []), name]


def relocated(parts: Mapping[str, Any], place: str, names: Mapping[str, str]) -> dict[str, Any]:
    """Move descriptions to a place, some of them under other names."""
    return {names.get(name, name): pointed(part, place, names) for name, part in parts.items()}


def pointed(part: Any, place: str, names: Mapping[str, str]) -> Any:
    """Let all references of a description point to a place, by the names that are used there."""
    if isinstance(part, Mapping):
        return {name: pointed(one, place, names) for name, one in part.items()}
    if isinstance(part, list):
        return [pointed(one, place, names) for one in part]
    if isinstance(part, str) and part.startswith((DEFINITIONS, COMPONENTS)):
        name = part.removeprefix(DEFINITIONS).removeprefix(COMPONENTS)
        return place + names.get(name, name)
    return part

"""Why something happened at a table: what is said about a line of its log, as keys that every language has."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from yamabushi.core.game import State
from yamabushi.core.why import Argument, Word
from yamabushi.server.routes.common import REFUSALS, Bearer, TableId, TheHall
from yamabushi.server.routes.tables import seat_of
from yamabushi.table.events import Act, Chance, Entry, Penalty

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSALS)


class WordOut(BaseModel):
    """A word that every language has."""

    word: str = Field(description="its key in the words")


class BecauseOut(BaseModel):
    """One sentence about what happened."""

    key: str = Field(description="the sentence, by its key in the words")
    arguments: dict[str, str | int | WordOut | list[str | WordOut]] = Field(description="what it is filled with")
    rule: str = Field(description="the ruling behind it, such as H-03, or the part of the rules, such as tilt")


@router.get("/tables/{table}/why/{version}")
async def explain_line(
    table: TableId, version: Annotated[int, Path(ge=1, le=1_000_000)], hall: TheHall, token: Bearer
) -> list[BecauseOut]:
    """Explain a line of a table's log, as the seat of the token may know it; what is no move has nothing to explain."""
    room = await hall.room(table)
    seat = await seat_of(hall, room, token)
    log = room.history.log
    return explained(*log[version - 1], seat) if version <= len(log) else []


def explained(entry: Entry, before: State, seat: int | None) -> list[BecauseOut]:
    """Explain an entry of the log by the position before it."""
    match entry.event:
        case Act(action=action) | Chance(action=action):
            sentences = before.why(action, seat)
        case Penalty(side=side):
            sentences = before.why(f"penalty:{side}", seat)
        case _:
            sentences = []
    return [
        BecauseOut(key=key, arguments={name: shown(value) for name, value in arguments.items()}, rule=rule)
        for key, arguments, rule in sentences
    ]


def shown(value: Argument) -> str | int | WordOut | list[str | WordOut]:
    """Write what a sentence is filled with as the wire has it."""
    if isinstance(value, tuple) and not isinstance(value, Word):
        return [WordOut(word=one.key) if isinstance(one, Word) else one for one in value]
    return WordOut(word=value.key) if isinstance(value, Word) else value

"""A game as a picture that moves, or its end as one that does not: drawn from our own pictures, few at a time."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import AfterValidator, Field, StringConstraints

from yamabushi.core.errors import BadRecord, Sentence
from yamabushi.core.film import film
from yamabushi.core.game import CHANCE, Game, State
from yamabushi.core.lines import Line
from yamabushi.core.record import replayed
from yamabushi.server.guards import TOO_MUCH, TooMuch
from yamabushi.server.outside import game_at_table
from yamabushi.server.routes.common import REFUSALS
from yamabushi.server.routes.records import Action, Begun, viewer_of
from yamabushi.server.telling import cleaned

router = APIRouter(prefix="/api/records", tags=["records"], responses=REFUSALS)

MOST_SHOWN = 600
MOST_FRAMES = 160
MOST_AT_ONCE = 1

TOO_LONG = Sentence("record-film", "That would be a film of {count} positions; at most {most} are drawn.")


class FilmIn(Begun):
    """Actions in a row that are to be drawn, and what is written below."""

    actions: Annotated[list[Action], Field(max_length=MOST_SHOWN)]
    caption: Annotated[str, AfterValidator(cleaned), StringConstraints(max_length=120)] = ""
    seconds: Annotated[float, Field(ge=0.3, le=5)] = 1.2
    # Whether only the last position is drawn.
    is_still: bool = False


@router.post(
    "/film",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
async def draw_film(body: FilmIn, request: Request) -> Response:
    """Draw positions in a row as one picture that moves, or the last of them as one that does not."""
    game = game_at_table(body.game, **body.options)
    counts: Counter[str] = request.app.state.counts
    if counts["film"] >= MOST_AT_ONCE:
        raise TooMuch(TOO_MUCH)
    counts["film"] += 1
    try:
        return Response(await asyncio.to_thread(filmed, game, body), media_type="image/svg+xml")
    finally:
        counts["film"] -= 1


def filmed(game: Game, body: FilmIn) -> str:
    """Draw a film: every position in which somebody decides, and the last one.

    Raises:
        BadRecord: an action is not possible, or there are too many of them.
    """
    start = game.start() if body.position is None else game.read(body.position)
    states = list(replayed(start, Line(tuple(body.actions))))
    seen: list[tuple[State, int | None]] = []
    viewer = None
    for state in states:
        viewer = viewer_of(state, viewer)
        if state.seat != CHANCE or state is states[-1]:
            seen.append((state, viewer))
    if len(seen) > MOST_FRAMES and not body.is_still:
        raise BadRecord(TOO_LONG, count=len(seen), most=MOST_FRAMES)
    shown = seen[-1:] if body.is_still else seen
    return film([state.svg(eyes) for state, eyes in shown], body.seconds, body.caption)

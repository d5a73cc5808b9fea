"""Analysis: what the best engine thinks of a position, streamed line by line as it looks further."""

from __future__ import annotations

import contextlib
import json
import random
from collections import Counter
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field, StringConstraints
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from yamabushi.browser.modules import module_name
from yamabushi.core.errors import IllegalAction, Sentence
from yamabushi.core.game import CHANCE, State
from yamabushi.engines.folders import proofs_of
from yamabushi.engines.thinking import way_of
from yamabushi.games.kernel_state import KernelState
from yamabushi.server import secrecy
from yamabushi.server.engine_room import CRASHES, ENGINE_DIED, ENGINE_LATE, Asked, EngineDied, EngineLate, analyse
from yamabushi.server.guards import TOO_MUCH, TooMuch
from yamabushi.server.hall import Hall
from yamabushi.server.outside import game_at_table
from yamabushi.server.rooms.room import Room
from yamabushi.server.routes.common import REFUSALS, Bearer, Body, Options, TableId, TheHall
from yamabushi.server.storage.writer import Taken
from yamabushi.table.seats import seats_of

router = APIRouter(prefix="/api", tags=["analysis"], responses=REFUSALS)

MOST_SECONDS = 20.0
MOST_AT_ONCE = 4
NOT_FAIR = Sentence("analysis-unfair", "While others are playing, the computer gives no advice.")
NOBODY = Sentence("analysis-nobody", "There is nothing to decide there.")
NOT_YOURS = Sentence("analysis-turn", "It is not your turn.")
CURTAIN = Sentence("analysis-curtain", "With hidden hands on one screen, the computer gives no advice.")
NO_KERNELS = Sentence("analysis-here", "Browsers cannot analyse this game; the server can.")
NO_PUZZLE = Sentence("analysis-puzzle", "A challenge has a solver of its own; the computer does not play it.")

Seconds = Annotated[float, Field(gt=0, le=MOST_SECONDS)]


class Position(Body):
    """A position to think about."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Options
    position: Annotated[str, StringConstraints(max_length=2000)] | None = None
    seconds: Seconds = 3.0


class Hint(Body):
    """A moment of a table to think about; now if none is named."""

    version: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    seconds: Seconds = 3.0


class Ranked(BaseModel):
    """An action as an engine judges it."""

    action: str
    value: float = Field(description="from -1, lost, to 1, won, for whoever decides")
    is_sure: bool
    line: list[str] = Field(description="how it might go on, this action first")
    score: list[int] = Field(description="at the end of that line, one entry a side")


class Thought(BaseModel):
    """What an engine thinks: a line of an analysis."""

    depth: int
    nodes: int
    ranked: list[Ranked]


STREAM: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "One Thought a line, each having looked further than the last; a code with a sentence if not",
        "content": {"application/x-ndjson": {"schema": {"type": "string"}}},
    }
}


@router.post("/analysis", response_class=StreamingResponse, responses=STREAM)
async def analyse_position(body: Position, request: Request, hall: TheHall) -> StreamingResponse:
    """Think about any position."""
    game = game_at_table(body.game, **body.options)
    state = game.start() if body.position is None else game.read(body.position)
    return stream(request, hall, state, body.seconds)


class Provable(BaseModel):
    """A position about which it may be proved who wins."""

    words: list[str] = Field(description="the packed position that stands for it in proofs; its actions are the same")
    settles_all: bool = Field(description="whether whoever wins this has won altogether; else it is a part of a match")


class Sample(BaseModel):
    """A position that looks to the seat that decides just as the one asked for, for a browser to think about."""

    game: str
    module: str = Field(description="the name of the module whose kernels know these words")
    seat: int
    side: int = Field(description="the side that the seat plays for: 0 if values are its own, 1 if the other side's")
    words: list[str] = Field(description="the packed position; where something is hidden, one that fits what is seen")
    codes: list[int] = Field(description="the actions that are possible, as numbers, in their order")
    moves_left: int | None = Field(description="in a puzzle: how many moves may still be paid")
    search: Literal["deepening", "guessing", "growing"] = Field(description="how this is best searched")
    provable: Provable | None = Field(description="where it may be proved who wins: what to prove")


@router.post("/sample")
async def sample_position(body: Position) -> Sample:
    """Give any position as a browser's kernels want it."""
    game = game_at_table(body.game, **body.options)
    return sampled(game.start() if body.position is None else game.read(body.position))


@router.post("/tables/{table}/sample")
async def sample_table(table: TableId, body: Hint, hall: TheHall, token: Bearer) -> Sample:
    """Give a position of a table as a browser's kernels want it, to whoever may have it analysed."""
    return sampled(await analysable(hall, table, body, token))


def sampled(state: State, open_cards: bool = False) -> Sample:
    """Draw a position that looks the same to the seat that decides: from its view, so that nothing else gets out.

    With open cards it is the position itself, and is searched as one in which nothing is hidden.
    """
    if state.seat is None or state.seat == CHANCE:
        raise IllegalAction(NOBODY)
    if not isinstance(state, KernelState):
        raise IllegalAction(NO_KERNELS)
    drawn = state
    if state.game.has_secrets and not open_cards:
        drawn = state.game.sample(state.view(state.seat), random.Random(secrecy.new_seed()))
    return Sample(
        game=state.game.name,
        module=module_name(state.game.name),
        seat=state.seat,
        side=state.game.sides[state.seat],
        words=[str(word) for word in drawn.words],
        codes=list(drawn.codes),
        moves_left=state.moves_left,
        search="deepening" if open_cards else way_of(state.game),
        provable=provable_in(drawn),
    )


def provable_in(state: KernelState) -> Provable | None:
    """Say what there is to prove about a position; None if there is nothing."""
    proofs = proofs_of(state.game.name)
    words = None if proofs is None else proofs.provable(state)
    if proofs is None or words is None:
        return None
    return Provable(words=[str(word) for word in words], settles_all=proofs.settles_all(state.game))


@router.post("/tables/{table}/analysis", response_class=StreamingResponse, responses=STREAM)
async def analyse_table(
    table: TableId, body: Hint, request: Request, hall: TheHall, token: Bearer
) -> StreamingResponse:
    """Think about a position of a table: where nobody else plays, from what one sees oneself; else when it is over."""
    return stream(request, hall, await analysable(hall, table, body, token), body.seconds)


async def analysable(hall: Hall, table: str, body: Hint, token: str | None) -> State:
    """Find a position of a table that whoever asks may have analysed.

    Raises:
        IllegalAction: they may not.
    """
    room = await hall.room(table)
    now = room.table
    state = now.state if body.version is None else room.history.state_at(body.version)
    if now.result is None:
        if not now.is_local:
            raise IllegalAction(NOT_FAIR)
        holder = None if token is None else await hall.holder(room.id, token)
        held = seats_of(holder or "", now.seats)
        if state.seat not in held:
            raise IllegalAction(NOT_YOURS)
        if len(held) > 1 and now.game.has_secrets:
            raise IllegalAction(CURTAIN)  # it would be one seat's hand on the other's screen
        assert state.seat is not None
        await advised(room, state.seat)
    return state


async def advised(room: Room, seat: int) -> None:
    """Let a rated game not count any more, and tell everybody, before the computer says anything.

    Raises:
        Unavailable: it could not be stored.
    """
    while room.table.is_rated and room.table.result is None:
        with contextlib.suppress(Taken):  # somebody has decided meanwhile
            async with room.turn():
                await room.commit(room.table.advise(seat, room.spent()))


def stream(request: Request, hall: Hall, state: State, seconds: float) -> StreamingResponse:
    """Think about a position for the seat that decides there, from what it sees."""
    if state.game.is_puzzle:
        raise IllegalAction(NO_PUZZLE)
    if state.seat is None or state.seat == CHANCE:
        raise IllegalAction(NOBODY)
    counts: Counter[str] = request.app.state.counts
    if counts["analysis"] >= MOST_AT_ONCE:
        raise TooMuch(TOO_MUCH)
    counts["analysis"] += 1
    game = state.game
    asked = Asked(game.name, dict(game.options), state.view(state.seat), secrecy.new_seed())

    async def lines() -> AsyncIterator[bytes]:
        try:
            async for thought in analyse(hall.engines, asked, seconds):
                yield json.dumps(thought).encode() + b"\n"
        except EngineDied:
            yield ended(ENGINE_DIED)
        except EngineLate:
            hall.services.logger.warning("an analysis said nothing", game=game.name)
            yield ended(ENGINE_LATE)
        except CRASHES as problem:
            hall.services.logger.warning("an analysis failed", game=game.name, problem=type(problem).__name__)
            yield ended(ENGINE_DIED)

    return Counted(lines(), counts)


def ended(sentence: Sentence) -> bytes:
    """Write the last line of an analysis that cannot go on."""
    return json.dumps({"code": sentence.code, "sentence": sentence.english}).encode() + b"\n"


class Counted(StreamingResponse):
    """A stream that takes one of few places, which is free again however it ends."""

    def __init__(self, lines: AsyncIterator[bytes], counts: Counter[str]) -> None:
        super().__init__(lines, media_type="application/x-ndjson")
        self.counts = counts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.counts["analysis"] -= 1

"""Records to be looked back at: read into positions, gone through as views, changed and written again.

No engine works here, and nothing is stored. Whoever has a full record knows all that it holds, so that nothing is
hidden from them; what a seat saw at a moment is what its view shows. All of it is done by one thread, in small pieces:
whoever plays at a table keeps the rest.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Annotated, Any, ParamSpec, TypeVar

from fastapi import APIRouter
from pydantic import BaseModel, Field, StringConstraints

from yamabushi.core.branches import Move, line_of, moves_of
from yamabushi.core.errors import BadRecord, IllegalAction, Refusal, Sentence, quoted
from yamabushi.core.game import CHANCE, Game, State
from yamabushi.core.record import BAD_ACTION, ENDINGS, Record, read, seat_tag
from yamabushi.games.kernel_state import KernelState
from yamabushi.server import secrecy
from yamabushi.server.messages import MOST_PREVIEWS
from yamabushi.server.outside import ask, game_at_table
from yamabushi.server.routes.common import REFUSALS, Body, Options, Problem, problem_of
from yamabushi.server.routes.lessons import LineShown, PreviewShown, View
from yamabushi.server.routes.thinking import Sample, sampled
from yamabushi.server.telling import line_shown, previews_shown

router = APIRouter(prefix="/api/records", tags=["records"], responses=REFUSALS)

Given = ParamSpec("Given")
Result = TypeVar("Result")

MOST_TEXT = 40_000
MOST_MOVES = 1_500
MOST_AT_ONCE = 24
MOST_DRAWS = 50

TOO_MANY = Sentence("record-too-many", "The record has {count} actions, variations included; at most {most} are read.")

Text = Annotated[str, StringConstraints(max_length=MOST_TEXT)]
Name = Annotated[str, StringConstraints(max_length=40)]
PositionText = Annotated[str, StringConstraints(max_length=2000)]
Action = Annotated[str, StringConstraints(max_length=200)]
Comment = Annotated[str, StringConstraints(max_length=2000)]
Number = Annotated[int, Field(ge=0, le=MOST_MOVES)]


class Written(Body):
    """A record as text."""

    record: Text


class Rules(Body):
    """A game with its options."""

    game: Name
    options: Options


class Begun(Rules):
    """A position of a game, from which something could be played."""

    position: PositionText | None = None


class MoveIn(Body):
    """A move of a record, or of one of its variations."""

    parent: Number
    action: Action
    comment: Comment = ""
    begins: bool = False
    before: Comment = ""


class RecordIn(Begun):
    """A record as the list of its moves; its position is where it starts."""

    tags: Annotated[dict[Name, Annotated[str, StringConstraints(max_length=200)]], Field(max_length=40)]
    result: Name | None = None
    comment: Comment = ""
    moves: Annotated[list[MoveIn], Field(max_length=MOST_MOVES)]


class LineIn(Begun):
    """Some actions in a row, from a position on."""

    actions: Annotated[list[Action], Field(max_length=MOST_AT_ONCE)]
    # Whether chance draws at the end, until somebody decides.
    draws: bool = False
    # Whether what nobody saw may be thought about.
    open_cards: bool = False


class ConsideredIn(Begun):
    """Actions that somebody considers."""

    considered: Annotated[list[Action], Field(max_length=MOST_PREVIEWS)]


class ThreatIn(Begun):
    """A position in which somebody is threatened, perhaps."""

    # Whether what nobody saw may be thought about.
    open_cards: bool = False


class PlaceOut(BaseModel):
    """A position of a record."""

    position: str
    seat: int | None = Field(description="the seat that decides, -1 where chance does, null when it is over")
    choices: int = Field(description="how many actions are possible")
    proposals: list[str] = Field(description="decisions of the set-up that the game proposes, and that are not judged")
    returns: list[float] | None = Field(description="when it is over, for each seat 1, 0 or -1")


class MoveOut(PlaceOut):
    """A move of a record, and the position after it."""

    parent: int = Field(description="the number of the move that it follows, counted from 1; 0 is the start")
    action: str
    comment: str
    begins: bool = Field(description="whether it begins a variation")
    before: str = Field(description="what is said before it, where it begins a variation")


class RecordOut(BaseModel):
    """A record that was replayed: every action of it, and of its variations, is possible."""

    game: str
    options: dict[str, str | int | bool]
    seats: list[str] = Field(description="what the seats are called")
    sides: list[int] = Field(description="the side that each seat plays for")
    has_secrets: bool
    is_puzzle: bool
    names: list[str] = Field(description="who sat there, as far as the record says")
    tags: dict[str, str]
    result: str = Field(description="1-0, or * where it goes on")
    end: str | None = Field(description="why it was over before the rules say so")
    begins_at: str | None = Field(description="the position that it starts from; null for the game's own start")
    comment: str = Field(description="what is said before the first move")
    start: PlaceOut
    moves: list[MoveOut]


class RecordText(BaseModel):
    """A record as text."""

    record: str


class Moment(PlaceOut):
    """A position with what whoever decides there sees of it; where nobody does, whoever decided before."""

    action: str | None = Field(description="what led here")
    view: View
    line: LineShown | None = Field(description="what led here, as a line of a log")
    sample: Sample | None = Field(description="what to think about; null where nobody decides, or a browser cannot")


class ThreatOut(BaseModel):
    """What there is to think about if whoever decides let the turn go by."""

    sample: Sample | None = Field(description="null where the rules know no such position, or a browser cannot think")


class MomentsOut(BaseModel):
    """Positions in a row, the given one first."""

    moments: list[Moment]
    refused: Problem | None = Field(description="why the next of the actions is not possible")


ASIDE = ThreadPoolExecutor(1, "looking-back")
"""Where records are played: one after another, however many look back at once."""


async def aside(work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs) -> Result:
    """Do something beside what serves tables."""
    return await asyncio.get_running_loop().run_in_executor(ASIDE, partial(work, *given, **named))


@router.post("/read")
async def read_record(body: Written) -> RecordOut:
    """Read a record, and play all of it."""
    return await aside(replayed, body.record)


@router.post("/write")
async def write_record(body: RecordIn) -> RecordText:
    """Write a record with its variations and comments as text."""
    return await aside(written, game_at_table(body.game, **body.options), body)


@router.post("/line")
async def play_line(body: LineIn) -> MomentsOut:
    """Play actions in a row, and give what is seen after each; all up to the first that is not possible."""
    return await aside(moments_out, game_at_table(body.game, **body.options), body)


@router.post("/previews")
async def preview_actions(body: ConsideredIn) -> dict[str, PreviewShown]:
    """Say what actions would do in a position; what is not legal, or cannot be described, is left out."""
    return await aside(previews, game_at_table(body.game, **body.options), body)


@router.post("/threat")
async def see_threat(body: ThreatIn) -> ThreatOut:
    """Give a position in which the next seat decides at once: what it would do there is what it threatens."""
    return await aside(threat_out, game_at_table(body.game, **body.options), body)


def replayed(text: str) -> RecordOut:
    """Read a record and replay it.

    Raises:
        BadRecord: it cannot be read, or not be replayed.
    """
    record = ask("record", read, text)
    game = game_at_table(record.game.name, **record.game.options)
    return record_out(replace(record, game=game))


def record_out(record: Record) -> RecordOut:
    """Describe a record, with the position after each move."""
    moves = moves_of(record.line)
    if len(moves) > MOST_MOVES:
        raise BadRecord(TOO_MANY, count=len(moves), most=MOST_MOVES)
    record.verify()
    game = record.game
    start = next(record.replay())
    return RecordOut(
        game=game.name,
        options=dict(game.options),
        seats=list(game.seats),
        sides=list(game.sides),
        has_secrets=game.has_secrets,
        is_puzzle=game.is_puzzle,
        names=[record.tags.get(seat_tag(seat), "") for seat in game.seats],
        tags=dict(record.tags),
        result=record.result,
        end=record.tags.get("End") if record.tags.get("End") in ENDINGS else None,
        begins_at=record.start,
        comment=record.comments.get(0, ""),
        start=place_out(start),
        moves=[
            MoveOut(
                **place_out(state).model_dump(),
                parent=move.parent,
                action=move.action,
                comment=move.comment,
                begins=move.begins,
                before=move.before,
            )
            for move, state in zip(moves, played(start, moves), strict=True)
        ],
    )


def played(start: State, moves: Sequence[Move]) -> Iterator[State]:
    """Give the position after each of the moves, which may be of variations."""
    states = [start]
    lengths = [0]
    for move in moves:
        lengths.append(lengths[move.parent] + 1)
        try:
            states.append(states[move.parent].recorded(move.action))
        except IllegalAction as problem:
            raise BadRecord(BAD_ACTION, number=lengths[-1], action=quoted(move.action), problem=problem) from None
        yield states[-1]


def place_out(state: State) -> PlaceOut:
    """Describe a position."""
    returns = None if state.returns is None else list(state.returns)
    return PlaceOut(
        position=str(state),
        seat=state.seat,
        choices=len(state.actions),
        proposals=list(state.proposals),
        returns=returns,
    )


def written(game: Game, body: RecordIn) -> RecordText:
    """Write a record; it is played before, so that what is written can be read.

    Raises:
        BadPosition: it starts from what is none.
        BadRecord: it cannot be played, or not be written.
    """
    if body.position is not None:
        game.read(body.position)  # refuses as the reader does, who knows nothing of a record
    moves = [Move(move.parent, move.action, move.comment, move.begins, move.before) for move in body.moves]
    line = line_of(moves, body.comment)
    record = Record.of(
        game,
        line.actions,
        start=body.position,
        tags=body.tags,
        comments=line.comments,
        variations=line.variations,
    )
    if body.result is not None and body.tags.get("End") in ENDINGS:
        record = replace(record, result=body.result)
    record.verify()
    return RecordText(record=str(record))


def moments_out(game: Game, body: LineIn) -> MomentsOut:
    """Play actions from a position on, and give what is seen after each."""
    state = game.start() if body.position is None else game.read(body.position)
    viewer = viewer_of(state, None)
    moments = [moment_out(state, viewer, body.open_cards)]
    problem = None
    for action in body.actions:
        try:
            following = state.recorded(action)
        except Refusal as refusal:
            problem = problem_of(refusal)
            break
        viewer = viewer_of(following, viewer)
        moments.append(moment_out(following, viewer, body.open_cards, state, action))
        state = following
    for _ in range(MOST_DRAWS if body.draws and problem is None else 0):
        if state.seat != CHANCE:
            break
        action = secrecy.drawn(state)
        following = state.play(action)
        viewer = viewer_of(following, viewer)
        moments.append(moment_out(following, viewer, body.open_cards, state, action))
        state = following
    return MomentsOut(moments=moments, refused=problem)


def viewer_of(state: State, before: int | None) -> int | None:
    """Say whose eyes a position is seen with: of whoever decides there, or did before."""
    return before if state.seat is None or state.seat == CHANCE else state.seat


def moment_out(
    state: State, viewer: int | None, open_cards: bool, before: State | None = None, action: str | None = None
) -> Moment:
    """Describe a moment of a line."""
    return Moment(
        **place_out(state).model_dump(),
        action=action,
        view=state.view(viewer),
        line=None if before is None or action is None else line_shown(1, before, action, viewer),
        sample=sample_of(state, open_cards),
    )


def sample_of(state: State, open_cards: bool) -> Sample | None:
    """Give what there is to think about; None where there is nothing, or no browser can."""
    if state.seat is None or state.seat == CHANCE or state.game.is_puzzle or not isinstance(state, KernelState):
        return None
    return sampled(state, open_cards)


def previews(game: Game, body: ConsideredIn) -> dict[str, dict[str, Any]]:
    """Say what actions would do."""
    state = game.start() if body.position is None else game.read(body.position)
    return previews_shown(state, body.considered)


def threat_out(game: Game, body: ThreatIn) -> ThreatOut:
    """Give what there is to think about if the turn goes by; nothing where the next seat's hand is not known."""
    state = game.start() if body.position is None else game.read(body.position)
    following = None if game.has_secrets and not body.open_cards else state.passed()
    if following is None:
        return ThreatOut(sample=None)
    sample = sample_of(following, body.open_cards)
    # It comes about by no rule, so that what is proved about positions is not about this one.
    return ThreatOut(sample=sample and sample.model_copy(update={"provable": None}))

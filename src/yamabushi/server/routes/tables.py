"""Tables: lay one, list them, join one, read its record."""

from __future__ import annotations

import asyncio
import io
import random
from functools import cache, partial
from typing import Annotated, Literal

import segno
import sqlalchemy as sa
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field, SerializeAsAny, StringConstraints, WithJsonSchema

from yamabushi.core.errors import Refusal, Sentence
from yamabushi.core.game import About
from yamabushi.core.pools import pool_of, pools_of
from yamabushi.core.registry import games
from yamabushi.engines.levels import NAMES
from yamabushi.games.describing import GameOut, OptionOut
from yamabushi.server.accounts import Account
from yamabushi.server.documents import Document
from yamabushi.server.doors import address_of
from yamabushi.server.hall import Hall
from yamabushi.server.holding import Holding
from yamabushi.server.lobby import Lobby
from yamabushi.server.news.lobby import LobbyTopic
from yamabushi.server.outside import game_at_table
from yamabushi.server.planning import SeatWish, plan_table
from yamabushi.server.rooms import seating
from yamabushi.server.rooms.room import Room
from yamabushi.server.routes.common import REFUSALS, Bearer, Body, Name, Options, TableId, TheHall, Visitor
from yamabushi.server.shapes import GeneralOut, outs, wire_of
from yamabushi.server.storage.community import is_apart
from yamabushi.server.storage.laying import times_of
from yamabushi.server.storage.listing import listed_tables, shown
from yamabushi.server.storage.ratings import skills_at
from yamabushi.server.storage.seating import accounts_at
from yamabushi.server.storage.standings import weight_at
from yamabushi.table.clocks import ClockKind, TimeControl
from yamabushi.table.events import Act
from yamabushi.table.records import record_of
from yamabushi.table.results import Reason
from yamabushi.table.seats import SeatKind, seats_of
from yamabushi.table.table import Table

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSALS)

MOST_LISTED = 50

IS_BOT = Sentence("bot-by-hand", "This is a bot's account: it plays by its token, and nobody plays with it by hand.")
APART = Sentence("community-apart", "You cannot sit down at that table.")


# The games describe themselves; `wire.py` puts those descriptions where this points.
AnyGame = Annotated[
    SerializeAsAny[GameOut],
    WithJsonSchema({"anyOf": [{"$ref": f"#/components/schemas/{out.__name__}"} for out in outs()]}),
]


class GamesOut(BaseModel):
    """The games, and the names of the levels, the weakest first."""

    games: list[AnyGame]
    levels: list[str]


class Seating(Body):
    """Who should sit on a seat."""

    kind: Literal["me", "open", "engine"]
    level: Annotated[int, Field(ge=1, le=8)] = 3


class Control(Body):
    """A clock."""

    kind: ClockKind = ClockKind.NONE
    seconds: Annotated[int, Field(ge=0, le=2_000_000)] = 0
    increment: Annotated[int, Field(ge=0, le=1000)] = 0


class ControlOut(BaseModel):
    """The clock of a table."""

    kind: ClockKind
    seconds: int
    increment: int


class Source(Body):
    """A moment of another table, whose game is over."""

    table: TableId
    version: Annotated[int, Field(ge=0, le=1_000_000)]


class NewTable(Body):
    """A table to be laid."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Options
    seats: Annotated[list[Seating], Field(max_length=8)] | None = None
    draw_sides: bool = False
    clock: Control = Control()
    is_public: bool = False
    is_rated: bool = False
    start: Annotated[str, StringConstraints(max_length=2000)] | None = None
    source: Source | None = None
    name: Name = "Guest"


class Invitation(BaseModel):
    """An invitation to an open seat, to be used once."""

    seat: int
    invite: str


class LaidOut(BaseModel):
    """A table that has been laid: one's own token and seats, and invitations for the others."""

    table: str
    token: str
    seats: list[int]
    invites: list[Invitation]


class Joining(Body):
    """How to sit down: by invitation, or on a seat of a public table."""

    name: Name = "Guest"
    invite: Annotated[str, StringConstraints(max_length=100)] | None = None
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    # Drawn by whoever sits down, and sent again where an answer was lost: seat and token are the same then.
    key: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,86}$")] | None = None


class Joined(BaseModel):
    """A seat of one's own."""

    token: str
    seats: list[int]


class ListedSeat(BaseModel):
    """A seat of a table in a list."""

    kind: SeatKind
    name: str
    level: int
    is_member: bool = Field(description="whether somebody with an account sits there, and has a profile")
    rating: int | None = Field(description="how strong they are at this, engines too; null if that is not known")
    is_provisional: bool = Field(description="whether too little is known to take the rating for more than a guess")
    is_bot: bool = Field(description="whether a program of somebody's plays there")


class ListedTable(BaseModel):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    control: ControlOut
    status: Literal["waiting", "playing", "over"]
    result: str | None = Field(description="as records write it, 1-0; * if the game was aborted")
    created: int = Field(description="in seconds since 1970")
    chosen_by: str | None = Field(
        description="who has chosen the start, and may know what is hidden there; null if it is the game's own"
    )
    is_rated: bool = Field(description="whether it counts for ratings")
    pool: str | None = Field(description="the games that are rated together with it; null if it never is")
    seats: list[ListedSeat]


class SeatOut(ListedSeat):
    """A seat of a table."""

    seat: int
    title: str


class TableOut(BaseModel):
    """A table, as everybody may see it."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    control: ControlOut
    status: Literal["waiting", "playing", "paused", "over"]
    decider: int | None = Field(description="the seat that everybody is waiting for")
    result: str | None = Field(description="as records write it, 1-0")
    returns: list[float] | None = Field(
        description="when it is over, for each seat 1, 0 or -1; empty if the game was aborted"
    )
    reason: Reason | None = Field(description="why it is over")
    is_public: bool
    is_local: bool = Field(description="whether one person plays, or several on one screen")
    version: int
    moves: int = Field(description="how many decisions have been made, those that were taken back apart")
    created: int = Field(description="in seconds since 1970")
    changed: int = Field(description="when something happened last, in seconds since 1970")
    next: str | None = Field(description="the table of the rematch")
    chosen_by: str | None = Field(
        description="who has chosen the start, and may know what is hidden there; null if it is the game's own"
    )
    is_rateable: bool = Field(description="whether it may count for ratings; never where the start was chosen")
    is_rated: bool = Field(description="whether it counts for ratings")
    weight: float = Field(description="how much a rated game counted; less than 1 where the same people play often")
    pool: str | None = Field(description="the games that are rated together with it; null if it never is")
    has_secrets: bool = Field(description="whether seats see different things")
    invited: int | None = Field(description="the seat that the invitation sent as bearer token is for")
    seats: list[SeatOut]


class Code(Body):
    """What a QR code should say."""

    text: Annotated[str, StringConstraints(pattern=r"^[!-~]{1,200}$")]


class Sight(Body):
    """A position as somebody sees it: of a view, the text of the position and the seat."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Options
    position: Annotated[str, StringConstraints(max_length=2000)]
    seat: Annotated[int, Field(ge=0, le=7)] | None = None


def game_out(about: About) -> GameOut:
    """Describe a game."""
    said = GameOut(
        title=about.title,
        summary=about.summary,
        seats=list(about.seats),
        modes={mode: list(game_at_table(about.name, mode=mode).seats) for mode in about.modes},
        puzzle_modes=[mode for mode in about.modes if game_at_table(about.name, mode=mode).is_puzzle],
        rules_version=about.rules_version,
        pools={pool: dict(options) for pool, options in pools_of(about.name).items()},
        options=[
            OptionOut(
                name=option.name,
                summary=option.summary,
                default=option.default,
                choices=list(option.choices),
                low=option.low,
                high=option.high,
                only={name: list(values) for name, values in option.only.items()},
            )
            for option in about.options
        ],
    ).model_dump()
    wire = wire_of(about.name)
    if wire is None:
        return GeneralOut(**said, name=about.name, pieces=[])
    return wire.Out.model_validate({**said, "name": about.name, "pieces": wire.pieces()})


def games_out() -> GamesOut:
    """Describe the games and the levels."""
    return GamesOut(games=[game_out(about) for about in games().values()], levels=list(NAMES))


@cache
def games_document() -> Document:
    """Describe the games and the levels, once."""
    return Document(lambda: games_out().model_dump_json().encode())


@router.get("/games", response_model=GamesOut)
async def read_games(request: Request) -> Response:
    """Describe the games and the levels."""
    return await games_document().answer(request)


@router.post("/tables", status_code=201)
async def lay_table(body: NewTable, hall: TheHall, visitor: Visitor, request: Request) -> LaidOut:
    """Lay a table."""
    require_person(visitor)
    plan, holder = await plan_table(
        hall,
        body.game,
        body.options,
        None if body.seats is None else [SeatWish(seat.kind, seat.level) for seat in body.seats],
        control=TimeControl(body.clock.kind, body.clock.seconds, body.clock.increment),
        is_public=body.is_public,
        draw_sides=body.draw_sides,
        start=body.start,
        source=None if body.source is None else (body.source.table, body.source.version),
        player=body.name if visitor is None else visitor.name,
        account=None if visitor is None else visitor.id,
        is_rated=body.is_rated,
    )
    holding: Holding = request.app.state.holding
    address = address_of(request.client)
    laid = await holding.lay(hall, plan, holder, address)
    if body.is_public and laid.invites:
        lobby: Lobby = request.app.state.lobby
        await lobby.add(hall, laid.id, address, plan.account)
    if body.is_public:
        hall.news.changed(LobbyTopic.name)
    request.app.state.preparation.prefer(body.game)
    return LaidOut(
        table=laid.id,
        token=laid.token,
        seats=list(laid.seats),
        invites=[Invitation(seat=seat, invite=invite) for seat, invite in laid.invites.items()],
    )


@router.get("/tables")
async def list_tables(
    request: Request, hall: TheHall, status: Annotated[Literal["waiting", "playing", "over"], Query()] = "waiting"
) -> list[ListedTable]:
    """List public tables: to join, to watch, or to look at."""
    lobby: Lobby = request.app.state.lobby
    in_turn = lobby.in_turn if status == "waiting" else list[str]
    found = await hall.store.read(partial(listed_tables, status=status, limit=MOST_LISTED, in_turn=in_turn))
    return [ListedTable.model_validate(table) for table in found]


@router.get("/tables/{table}")
async def read_table(table: TableId, hall: TheHall, token: Bearer) -> TableOut:
    """Describe a table; who sends an invitation as bearer token is told which seat it is for."""
    room = await hall.room(table)
    is_open = any(seat.kind == SeatKind.OPEN for seat in room.table.seats)
    created, changed = await hall.store.read(partial(times_of, table=room.id))
    pool = pool_of(room.table.game.name, room.table.game.options)
    skills = await hall.store.read(partial(skills_at, table=room.id, pool=pool))
    now, control = room.table, room.table.setting.control
    weight = 1.0 if now.result is None else await hall.store.read(partial(weight_at, table=room.id))
    return TableOut(
        id=room.id,
        game=now.game.name,
        options=dict(now.game.options),
        control=ControlOut(kind=control.kind, seconds=control.seconds, increment=control.increment),
        status=room.views.status,
        decider=now.decider,
        result=None if now.result is None else now.result.text,
        returns=None if now.result is None else list(now.result.returns),
        reason=None if now.result is None else now.result.reason,
        is_public=room.history.is_public,
        is_local=now.is_local,
        version=now.version,
        moves=sum(isinstance(moment.event, Act) for moment in now.now.line()),
        created=created,
        changed=changed,
        next=now.next,
        chosen_by=now.setting.chosen_by,
        is_rateable=now.setting.is_rateable,
        is_rated=now.is_rated,
        weight=weight,
        pool=pool,
        has_secrets=now.game.has_secrets,
        invited=await seating.seat_offered(room, token) if token and is_open else None,
        seats=[
            SeatOut(
                seat=person.seat,
                title=person.title,
                kind=person.kind,
                name=person.name,
                level=person.level,
                is_bot=person.is_bot,
                **shown(member, skill),
            )
            for person, (member, skill) in zip(room.views.people().people, skills, strict=True)
        ],
    )


@router.post("/tables/{table}/seats", status_code=201)
async def join_table(table: TableId, body: Joining, hall: TheHall, visitor: Visitor) -> Joined:
    """Sit down."""
    require_person(visitor)
    room = await hall.room(table)
    if visitor is not None:
        await require_welcome(hall, visitor.id, table)
    token, seats = await seating.join(
        room,
        body.seat,
        body.invite,
        body.name if visitor is None else visitor.name,
        None if visitor is None else visitor.id,
        body.key,
    )
    if room.history.is_public:
        hall.news.changed(LobbyTopic.name)
    return Joined(token=token, seats=list(seats))


def require_person(visitor: Account | None) -> None:
    """Make sure that it is no bot's account: those play by their token.

    Raises:
        Refusal: it is.
    """
    if visitor is not None and visitor.is_bot:
        raise Refusal(IS_BOT)


async def require_welcome(hall: Hall, account: str, table: str) -> None:
    """Make sure that somebody does not sit down with whom they block, or who blocks them.

    Raises:
        Refusal: they would.
    """

    def question(connection: sa.Connection) -> bool:
        return is_apart(connection, account, accounts_at(connection, table))

    if await hall.store.read(question):
        raise Refusal(APART)


@router.post("/tables/{table}/invites", status_code=201)
async def invite_again(table: TableId, hall: TheHall, token: Bearer) -> list[Invitation]:
    """Make new invitations for the open seats, if one laid the table or plays; the old ones are worth nothing then."""
    room = await hall.room(table)
    holder = None if token is None else await hall.holder(room.id, token)
    made = await seating.invite(room, holder or "")
    return [Invitation(seat=seat, invite=invite) for seat, invite in made.items()]


@router.get(
    "/tables/{table}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def read_record(table: TableId, hall: TheHall, token: Bearer) -> Response:
    """Give the record of a game: all of it once it is over, before that what the seat of the token may see."""
    room = await hall.room(table)
    text = record_text(room.table, await seat_of(hall, room, token))
    name = f"{room.table.game.name}-{room.id}.txt"
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


def record_text(table: Table, seat: int | None) -> str:
    """Write the record of a game: all of it once it is over, before that what a seat may see."""
    record = record_of(table)
    return str(record if table.result is not None else record.seen_by(seat))


async def seat_of(hall: Hall, room: Room, token: str | None) -> int | None:
    """Find the seat whose view a token opens; one that holds several sees what a spectator sees."""
    holder = None if token is None else await hall.holder(room.id, token)
    seats = seats_of(holder or "", room.table.seats)
    return seats[0] if len(seats) == 1 else None


@router.post(
    "/codes",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
async def draw_code(body: Code) -> Response:
    """Draw a QR code, so that a link can be taken along by a phone."""
    return Response(await asyncio.to_thread(code_svg, body.text), media_type="image/svg+xml")


def code_svg(text: str) -> bytes:
    """Draw a QR code."""
    out = io.BytesIO()
    segno.make(text, micro=False).save(out, kind="svg", scale=4, border=2, xmldecl=False)
    return out.getvalue()


@router.post(
    "/pictures",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
async def draw_picture(body: Sight) -> Response:
    """Draw a position as a seat sees it; what the text leaves blank stays hidden."""
    game = game_at_table(body.game, **body.options)
    state = game.sample({"position": body.position, "seat": body.seat}, random.Random(0))
    return Response(await asyncio.to_thread(state.svg, body.seat), media_type="image/svg+xml")

"""Bots: their accounts and tokens, and all that they do, in the shape that bots of lichess know."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel, Field, RootModel, StringConstraints

from yamabushi.core.errors import Refusal, Sentence
from yamabushi.server import messages, secrecy
from yamabushi.server.bots.challenges import BotChallengeCanceled, BotChallengeDeclined, BotChallengeMade
from yamabushi.server.bots.lines import BotChatLine, BotGameFull, BotGameState, BotOpponentGone
from yamabushi.server.bots.streams import BotGameFinish, BotGameStart, Bots, Lines
from yamabushi.server.community import Community
from yamabushi.server.doors import address_of, allowed
from yamabushi.server.hall import Hall
from yamabushi.server.outside import game_at_table
from yamabushi.server.planning import SeatWish, plan_table
from yamabushi.server.rooms import seating, wishes
from yamabushi.server.rooms.presence import seat_watcher
from yamabushi.server.routes.common import (
    NOT_KNOWN,
    REFUSALS,
    Bearer,
    Body,
    Member,
    NotKnown,
    Options,
    TableId,
    TheHall,
    TheLimits,
    TheSettings,
)
from yamabushi.server.routes.tables import Control
from yamabushi.server.storage import bots as storage
from yamabushi.server.storage.bots import StoredBot
from yamabushi.server.telling import cleaned
from yamabushi.table.clocks import TimeControl
from yamabushi.table.events import Matter

router = APIRouter(prefix="/api/bot", tags=["bots"], responses=REFUSALS)
own_router = APIRouter(prefix="/api/me/bot", tags=["bots"], responses=REFUSALS)

HAS_PLAYED = Sentence("bot-has-played", "Somebody has played with this account; a bot needs one of its own.")
NO_SUCH_TOKEN = Sentence("bot-no-token", "There is no such token.")
TOO_MANY_GAMES = Sentence("bot-games", "A bot plays at most {most} games at once; finish one first.")

MOST_GAMES = 20
"""So many games a bot plays at once."""

PREFIX = "ybot_"
"""What a bot's token begins with, so that it is known for one where it does not belong."""

Action = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Answer = Literal["yes", "no"]


def bots_of(request: Request) -> Bots:
    """Give the bots that listen here."""
    bots: Bots = request.app.state.bots
    return bots


class Playing(BaseModel):
    """A bot that asks for something, and the hash of the token by which it does."""

    bot: StoredBot
    token: str


async def playing(request: Request, hall: TheHall, token: Bearer) -> Playing:
    """Find the bot that asks.

    Raises:
        NotKnown: the token is good for nothing.
        Banned: the bot may not take part.
    """
    hashed = secrecy.hashed(token or "")
    found = None if token is None else await hall.store.read(partial(storage.bot_of, hashed=hashed))
    if found is None:
        raise NotKnown(NOT_KNOWN)
    community: Community = request.app.state.community
    await community.catch_up(hall)
    community.require(found.id, address_of(request.client))
    return Playing(bot=found, token=hashed)


TheBots = Annotated[Bots, Depends(bots_of)]
Caller = Annotated[Playing, Depends(playing)]


# An account for a bot, and its tokens


class BotToken(BaseModel):
    """A token of a bot, by what it is called; the token itself is shown once."""

    number: str
    created: int = Field(description="in seconds since 1970")


class NewBotToken(BaseModel):
    """A token of a bot, shown this once."""

    number: str
    token: str


@own_router.post("", status_code=204)
async def become_bot(member: Member, hall: TheHall) -> None:
    """Make the account of whoever is logged in a bot's, for good; it must not have played before."""
    if not await hall.store.write(partial(storage.make_bot, account=member.id)):
        raise Refusal(HAS_PLAYED)


@own_router.get("/tokens")
async def read_bot_tokens(member: Member, hall: TheHall) -> list[BotToken]:
    """List the tokens of one's bot."""
    found = await hall.store.read(partial(storage.bot_tokens_of, account=member.id))
    return [BotToken.model_validate(one) for one in found]


@own_router.post("/tokens", status_code=201)
async def make_bot_token(member: Member, hall: TheHall) -> NewBotToken:
    """Make a token for one's bot."""
    return await new_bot_token(hall, member.id)


async def new_bot_token(hall: Hall, account: str) -> NewBotToken:
    """Make a token for a bot.

    Raises:
        Refusal: it has too many, or is none.
    """
    made = NewBotToken(number=secrecy.new_id(6), token=PREFIX + secrecy.new_token())
    hashed = secrecy.hashed(made.token)
    change = partial(storage.add_bot_token, account=account, hashed=hashed, number=made.number)
    if not await hall.store.write(change):
        raise Refusal(storage.NO_TOKEN, most=storage.MOST_TOKENS)
    return made


@own_router.delete("/tokens/{number}", status_code=204)
async def revoke_bot_token(
    number: Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,24}$")],
    member: Member,
    hall: TheHall,
    request: Request,
) -> None:
    """Make a token of one's bot worthless; what it reads just now ends."""
    if not await hall.store.write(partial(storage.revoke_bot_tokens, account=member.id, number=number)):
        raise Refusal(NO_SUCH_TOKEN)
    await request.app.state.community.look(hall)


# Streams


def lines_of(model: type[BaseModel]) -> dict[str, Any]:
    """Describe an answer whose lines are of a model, which `wire.py` puts where this points."""
    schema = {"$ref": f"#/components/schemas/{model.__name__}"}
    return {"description": "A JSON object a line", "content": {Lines.media_type: {"schema": schema}}}


class BotEvent(
    RootModel[BotGameStart | BotGameFinish | BotChallengeMade | BotChallengeCanceled | BotChallengeDeclined]
):
    """A line of the stream of events; empty lines say that it is still there."""


class BotGameLine(RootModel[BotGameFull | BotGameState | BotChatLine | BotOpponentGone]):
    """A line of the stream of a game; empty lines say that it is still there."""


@router.get("/stream/event", response_class=Response, responses={200: lines_of(BotEvent)})
async def stream_events(caller: Caller, bots: TheBots) -> Lines:
    """Say what happens to a bot, line by line: first its games that are on, then what is new."""
    return bots.listen(caller.bot, caller.token)


@router.get(
    "/game/stream/{table}",
    response_class=Response,
    responses={200: lines_of(BotGameLine)},
)
async def stream_game(table: TableId, caller: Caller, bots: TheBots) -> Lines:
    """Say what happens in a game of a bot, line by line, until it is over: first `gameFull`, then each `gameState`."""
    return await bots.follow(caller.bot, caller.token, table)


# What a bot does


class BotAccount(BaseModel):
    """The account of a bot."""

    id: str
    name: str
    games: list[str] = Field(description="the tables where it plays just now")
    most_games: int = Field(description="so many games it may play at once")


class BotOk(BaseModel):
    """It is done."""

    ok: Literal[True] = True


class BotMoved(BotOk):
    """A decision is stored, at this version."""

    version: int


class BotMove(Body):
    """A decision about the state of a version; the same id, by default made of the version, is never played twice."""

    action: Action
    version: Annotated[int, Field(ge=0, le=1_000_000)]
    id: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")] | None = None


class BotSaying(Body):
    """Something to say to all at a table."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=500)]


class BotJoining(Body):
    """An invitation to a seat."""

    invite: Annotated[str, StringConstraints(max_length=100)]


class BotAgainstEngine(Body):
    """A game against one of our engines."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Options
    level: Annotated[int, Field(ge=1, le=8)] = 3
    seat: Annotated[int, Field(ge=0, le=7, description="the bot's own; engines take all others")] = 0
    clock: Control = Control()


class BotLaid(BaseModel):
    """A game that has been laid."""

    id: str


@router.get("/account")
async def read_bot_account(caller: Caller, hall: TheHall, settings: TheSettings) -> BotAccount:
    """Say which bot it is."""
    found = await hall.store.read(partial(storage.games_on, bots=[caller.bot.id]))
    most = allowed(MOST_GAMES, settings.factor)
    return BotAccount(id=caller.bot.id, name=caller.bot.name, games=found[caller.bot.id], most_games=most)


@router.post("/game/{table}/move")
async def make_bot_move(table: TableId, body: BotMove, caller: Caller, bots: TheBots, limits: TheLimits) -> BotMoved:
    """Decide. Whoever has not heard what came of it asks again, and hears the same: nothing is played twice."""
    limits.charge("bot-move", caller.bot.id)
    return await moved(bots, caller, table, body)


@router.post("/game/{table}/move/{action:path}")
async def make_named_bot_move(
    table: TableId,
    action: Action,
    version: Annotated[int, Query(ge=0, le=1_000_000, description="that of the state which it decided about")],
    caller: Caller,
    bots: TheBots,
    limits: TheLimits,
    id: Annotated[str | None, Query(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")] = None,
) -> BotMoved:
    """Decide, as bots of lichess do; what an address cannot hold, such as a single dot, is sent in a body."""
    limits.charge("bot-move", caller.bot.id)
    return await moved(bots, caller, table, BotMove(action=action, version=version, id=id))


async def moved(bots: Bots, caller: Playing, table: str, move: BotMove) -> BotMoved:
    """Decide for a bot.

    Raises:
        Refusal: it may not, or not this; `Stale` if it was about an earlier position.
    """
    room, watcher = await bots.seated(caller.bot, table)
    seat_watcher(watcher, room.table)
    metrics = room.services.metrics
    try:
        await wishes.ask(room, watcher, messages.Act(move.id or f"v{move.version}", move.version, move.action))
    except Refusal as refusal:
        metrics.bot_moves.labels("refused").inc()
        metrics.refusals.labels(refusal.code).inc()
        raise
    metrics.bot_moves.labels("played").inc()
    done = next(news for news in map(messages.news_decoder.decode, watcher.outbox) if isinstance(news, messages.Done))
    return BotMoved(version=done.version)


async def ask(bots: Bots, caller: Playing, table: str, wish: messages.AnyWish) -> BotOk:
    """Do what a bot wants at a table."""
    room, watcher = await bots.seated(caller.bot, table)
    seat_watcher(watcher, room.table)
    await wishes.ask(room, watcher, wish)
    return BotOk()


@router.post("/game/{table}/chat")
async def say_as_bot(table: TableId, body: BotSaying, caller: Caller, bots: TheBots, limits: TheLimits) -> BotOk:
    """Say something to all at a table; not often."""
    limits.charge("bot-chat", caller.bot.id)
    return await ask(bots, caller, table, messages.Say(cleaned(body.text) or " "))


@router.post("/game/{table}/resign")
async def resign_as_bot(table: TableId, caller: Caller, bots: TheBots) -> BotOk:
    """Give up."""
    return await ask(bots, caller, table, messages.Offer(Matter.RESIGN))


@router.post("/game/{table}/draw/{answer}")
async def draw_as_bot(table: TableId, answer: Answer, caller: Caller, bots: TheBots) -> BotOk:
    """Offer a draw or agree to one; or decline it."""
    return await ask(bots, caller, table, agreed(Matter.DRAW, answer))


@router.post("/game/{table}/takeback/{answer}")
async def take_back_as_bot(table: TableId, answer: Answer, caller: Caller, bots: TheBots) -> BotOk:
    """Ask for a takeback or agree to one; or decline it."""
    return await ask(bots, caller, table, agreed(Matter.TAKEBACK, answer))


def agreed(matter: Matter, answer: Answer) -> messages.Offer | messages.Decline:
    """Agree to something, or decline it."""
    return messages.Offer(matter) if answer == "yes" else messages.Decline(matter)


@router.post("/game/{table}/claim-victory")
async def claim_as_bot(table: TableId, caller: Caller, bots: TheBots) -> BotOk:
    """Claim a game that the other side has left."""
    return await ask(bots, caller, table, messages.Claim("win"))


async def require_place(hall: Hall, bot: StoredBot, factor: float) -> None:
    """Make sure that a bot may begin one more game.

    Raises:
        Refusal: it plays too many.
    """
    most = allowed(MOST_GAMES, factor)
    found = await hall.store.read(partial(storage.games_on, bots=[bot.id]))
    if len(found[bot.id]) >= most:
        raise Refusal(TOO_MANY_GAMES, most=most)


@router.post("/game/{table}/join", status_code=201)
async def join_as_bot(
    table: TableId,
    body: BotJoining,
    caller: Caller,
    bots: TheBots,
    hall: TheHall,
    limits: TheLimits,
    settings: TheSettings,
) -> BotLaid:
    """Sit down by invitation."""
    limits.charge("bot-table", caller.bot.id)
    await require_place(hall, caller.bot, settings.factor)
    room = await hall.room(table)
    await seating.join(room, None, body.invite, caller.bot.name, caller.bot.id)
    bots.wake()
    return BotLaid(id=room.id)


@router.post("/challenge/ai", status_code=201)
async def challenge_engine(
    body: BotAgainstEngine,
    caller: Caller,
    bots: TheBots,
    hall: TheHall,
    limits: TheLimits,
    settings: TheSettings,
) -> BotLaid:
    """Lay a table against one of our engines."""
    limits.charge("bot-table", caller.bot.id)
    await require_place(hall, caller.bot, settings.factor)
    plan, holder = await plan_table(
        hall,
        body.game,
        body.options,
        engines_around(body),
        control=TimeControl(body.clock.kind, body.clock.seconds, body.clock.increment),
        is_public=False,
        draw_sides=False,
        start=None,
        source=None,
        player=caller.bot.name,
        account=caller.bot.id,
    )
    laid = await hall.lay(plan, holder)
    bots.wake()
    return BotLaid(id=laid.id)


def engines_around(body: BotAgainstEngine) -> list[SeatWish]:
    """Seat a bot on its seat, and engines on all others."""
    count = len(game_at_table(body.game, **body.options).seats)
    return [SeatWish("me") if seat == body.seat else SeatWish("engine", body.level) for seat in range(count)]

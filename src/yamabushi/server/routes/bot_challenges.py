"""Challenges of bots and to bots, at the addresses that bots of lichess know."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import Field, StringConstraints

from yamabushi.core.errors import Refusal, quoted
from yamabushi.server import secrecy
from yamabushi.server.accounts import NO_ACCOUNT, key_of
from yamabushi.server.routes.bots import BotLaid, BotOk, Caller, require_place
from yamabushi.server.routes.common import (
    REFUSALS,
    Body,
    Name,
    Options,
    TableId,
    TheHall,
    TheLimits,
    TheSettings,
)
from yamabushi.server.routes.meeting import ThePairing, setting_of
from yamabushi.server.routes.tables import Control
from yamabushi.server.storage.accounts import account_of_key
from yamabushi.server.storage.challenging import Challenge

router = APIRouter(prefix="/api/challenge", tags=["bots"], responses=REFUSALS)


class BotChallenging(Body):
    """What a bot wants to play."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Options
    clock: Control = Control()
    seat: Annotated[int, Field(ge=0, le=1)] | None = Field(
        default=None, description="the bot's own seat; drawn if not said"
    )
    rated: bool = False


@router.post("/{name}", status_code=201)
async def challenge_as_bot(
    name: Annotated[Name, Path(description="the account that is challenged")],
    body: BotChallenging,
    caller: Caller,
    pairing: ThePairing,
    hall: TheHall,
    limits: TheLimits,
    settings: TheSettings,
) -> BotLaid:
    """Challenge somebody; not often, and the same person hardly ever. One to the same person before is withdrawn."""
    setting = setting_of(body.game, body.options, body.clock, is_rated=body.rated)
    found = await hall.store.read(partial(account_of_key, key=key_of(name)))
    if found is None:
        raise Refusal(NO_ACCOUNT, name=quoted(name))
    await require_place(hall, caller.bot, settings.factor)
    limits.charge("bot-challenge", caller.bot.id)
    limits.charge("bot-person", f"{caller.bot.id} {found.id}")
    wish = Challenge(secrecy.new_id(), caller.bot.id, found.id, setting, body.seat, body.rated, is_of_bot=True)
    await pairing.challenge(wish, caller.bot.name)
    return BotLaid(id=wish.id)


@router.post("/{challenge}/accept")
async def accept_as_bot(
    challenge: TableId, caller: Caller, pairing: ThePairing, hall: TheHall, limits: TheLimits, settings: TheSettings
) -> BotOk:
    """Accept a challenge to the bot: the game begins, and its table has the id of the challenge."""
    limits.charge("bot-table", caller.bot.id)
    await require_place(hall, caller.bot, settings.factor)
    await pairing.accept(challenge, caller.bot.id)
    return BotOk()


@router.post("/{challenge}/decline")
async def decline_as_bot(challenge: TableId, caller: Caller, pairing: ThePairing) -> BotOk:
    """Decline a challenge to the bot."""
    await pairing.decline(challenge, caller.bot.id)
    return BotOk()


@router.post("/{challenge}/cancel")
async def cancel_as_bot(challenge: TableId, caller: Caller, pairing: ThePairing) -> BotOk:
    """Withdraw a challenge of the bot's own."""
    await pairing.decline(challenge, caller.bot.id)
    return BotOk()

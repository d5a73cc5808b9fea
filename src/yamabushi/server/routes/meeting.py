"""Find an opponent: wait to be paired, or challenge somebody by name."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, Field, StringConstraints

from yamabushi.core.errors import BadOption, Refusal, Sentence, quoted
from yamabushi.core.pools import pool_of
from yamabushi.server import secrecy
from yamabushi.server.accounts import NO_ACCOUNT, Account, key_of
from yamabushi.server.doors import address_of
from yamabushi.server.news.me import owner_of
from yamabushi.server.outside import game_at_table
from yamabushi.server.pairing import Pairing
from yamabushi.server.routes.common import (
    REFUSALS,
    Bearer,
    Body,
    Member,
    Name,
    Options,
    TableId,
    TheHall,
    Visitor,
)
from yamabushi.server.routes.tables import Control, require_person
from yamabushi.server.storage.accounts import account_of_key
from yamabushi.server.storage.challenging import Challenge
from yamabushi.server.storage.seeking import Seek
from yamabushi.table.clocks import TimeControl
from yamabushi.table.setting import Setting

router = APIRouter(prefix="/api", tags=["opponents"], responses=REFUSALS)

NO_KEY = Sentence("pairing-key", "A guest who waits gives a key of 22 to 86 letters and digits, as a token.")
NEVER_RATED = Sentence("pairing-rated", "That game is never rated.")


class NewSeek(Body):
    """What somebody wants to play, against whoever wants the same."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Options
    clock: Control = Control()
    is_rated: bool = Field(default=False, description="rated if the other wishes it, too, and both have an account")
    name: Name = "Guest"


class SeekOut(BaseModel):
    """What came of it."""

    table: str | None = Field(description="the table, if somebody has been found; the topic `me` tells it, too")


class PlayNow(Body):
    """Which of the players who are offered: the one of this rating."""

    rating: int = Field(description="as the topic `me` tells it in `others`")


class NewChallenge(Body):
    """A challenge to somebody by name."""

    to: Name
    game: Annotated[str, StringConstraints(max_length=40)]
    options: Options
    clock: Control = Control()
    seat: Annotated[int, Field(ge=0, le=1)] | None = Field(
        default=None, description="one's own seat; drawn if not said"
    )
    is_rated: bool = False


class ChallengeOut(BaseModel):
    """A challenge that has been made; the table has the same id once it is accepted."""

    id: str


def pairing_of(request: Request) -> Pairing:
    """Give who brings people together."""
    pairing: Pairing = request.app.state.pairing
    return pairing


ThePairing = Annotated[Pairing, Depends(pairing_of)]


def setting_of(game: str, options: dict[str, Any], clock: Control, *, is_rated: bool = False) -> Setting:
    """Make the setting that is asked for.

    Raises:
        BadOption: there is no such game, or no such clock.
    """
    made = game_at_table(game, **options)
    if is_rated and pool_of(made.name, dict(made.options)) is None:
        raise BadOption(NEVER_RATED)
    control = TimeControl(clock.kind, clock.seconds, clock.increment).checked()
    return Setting(made, control, is_rated=is_rated)


def waiting_as(visitor: Account | None, key: str | None) -> tuple[str, str | None]:
    """Say as whom somebody waits, and the hash of a guest's key.

    Raises:
        BadOption: it is a guest without one.
    """
    if visitor is not None:
        return owner_of(visitor.id), None
    if key is None or not 22 <= len(key) <= 86:
        raise BadOption(NO_KEY)
    return f"guest {secrecy.hashed(key)}", secrecy.hashed(key)


@router.post("/seeks", status_code=201)
async def seek(body: NewSeek, request: Request, pairing: ThePairing, visitor: Visitor, key: Bearer) -> SeekOut:
    """Wait for an opponent, for as long as one is connected to the news; whoever waits for the same is paired with one.

    A guest's key, said as a token, opens the seat at the table then.
    """
    require_person(visitor)
    owner, token = waiting_as(visitor, key)
    setting = setting_of(body.game, body.options, body.clock)
    wish = Seek(
        owner,
        body.name if visitor is None else visitor.name,
        None if visitor is None else visitor.id,
        token,
        setting,
        is_rated=body.is_rated and visitor is not None,
    )
    table = await pairing.seek(wish, address_of(request.client))
    request.app.state.preparation.prefer(body.game)
    return SeekOut(table=table)


@router.post("/seeks/now", status_code=201)
async def play_now(body: PlayNow, pairing: ThePairing, visitor: Visitor, key: Bearer) -> SeekOut:
    """Play a player at once who waits for the same, and whose rating is too far from one's own to be paired yet."""
    owner, _ = waiting_as(visitor, key)
    return SeekOut(table=await pairing.play_now(owner, body.rating))


@router.delete("/seeks")
async def stop_seeking(pairing: ThePairing, visitor: Visitor, key: Bearer) -> SeekOut:
    """Wait no more, or take away that one has been paired; gives the table if one has."""
    owner, _ = waiting_as(visitor, key)
    return SeekOut(table=await pairing.give_up(owner))


@router.post("/challenges", status_code=201)
async def challenge(body: NewChallenge, member: Member, pairing: ThePairing, hall: TheHall) -> ChallengeOut:
    """Challenge somebody by the name of their account; one to the same person before is withdrawn."""
    require_person(member)
    found = await hall.store.read(partial(account_of_key, key=key_of(body.to)))
    if found is None:
        raise Refusal(NO_ACCOUNT, name=quoted(body.to))
    setting = setting_of(body.game, body.options, body.clock, is_rated=body.is_rated)
    wish = Challenge(secrecy.new_id(), member.id, found.id, setting, body.seat, body.is_rated)
    await pairing.challenge(wish, member.name)
    return ChallengeOut(id=wish.id)


@router.post("/challenges/{challenge}/accept", status_code=201)
async def accept_challenge(challenge: TableId, member: Member, pairing: ThePairing) -> ChallengeOut:
    """Accept a challenge to oneself: the table is laid, and the game begins."""
    require_person(member)
    await pairing.accept(challenge, member.id)
    return ChallengeOut(id=challenge)


@router.delete("/challenges/{challenge}", status_code=204)
async def decline_challenge(challenge: TableId, member: Member, pairing: ThePairing) -> None:
    """Decline a challenge to oneself, or withdraw one's own."""
    await pairing.decline(challenge, member.id)

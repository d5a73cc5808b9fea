"""Push messages: the key that a browser subscribes with, and who is told."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field, StringConstraints

from yamabushi.core.errors import Refusal, Sentence
from yamabushi.server import secrecy
from yamabushi.server.doors import allowed
from yamabushi.server.push.posting import MOST_ADDRESS, checked_service
from yamabushi.server.push.sealing import require_keys
from yamabushi.server.push.sending import Sending
from yamabushi.server.routes.common import COOKIE, REFUSALS, Body, Member, TheHall, TheSettings
from yamabushi.server.storage.subscriptions import Subscription, add_subscription, remove_subscription

router = APIRouter(prefix="/api", tags=["push"], responses=REFUSALS)

NO_PUSH = Sentence("push-off", "This server sends no push messages.")

MOST_BROWSERS = 8
"""So many browsers of one account are told; then the oldest is not any more."""

Endpoint = Annotated[str, StringConstraints(min_length=1, max_length=MOST_ADDRESS)]


class PushKey(BaseModel):
    """What a browser needs to subscribe."""

    key: str | None = Field(description="the public key of this server; none where it sends no push messages")


class Browser(Body):
    """A browser that is to be told something, as its maker's push service knows it."""

    endpoint: Endpoint
    p256dh: Annotated[str, StringConstraints(min_length=80, max_length=100)]
    auth: Annotated[str, StringConstraints(min_length=20, max_length=40)]
    language: Literal["fr", "en", "it", "de", "es", "nl"] = Field(description="of the messages")


class Silenced(Body):
    """A browser that is to be told nothing any more."""

    endpoint: Endpoint


def sending_of(request: Request) -> Sending | None:
    """Give what sends push messages; none where the host has not turned it on."""
    sending: Sending | None = request.app.state.sending
    return sending


@router.get("/push")
async def read_push_key(request: Request) -> PushKey:
    """Give the key that a browser subscribes to push messages with."""
    sending = sending_of(request)
    return PushKey(key=None if sending is None else (await sending.key()).public)


@router.put("/me/push", status_code=204)
async def subscribe(body: Browser, member: Member, request: Request, hall: TheHall, settings: TheSettings) -> None:
    """Tell this browser, for as long as one is logged in there, when it is one's move, or somebody wants to play."""
    sending = sending_of(request)
    if sending is None:
        raise Refusal(NO_PUSH)
    endpoint = checked_service(body.endpoint, within=sending.within)
    require_keys(body.p256dh, body.auth)
    change = partial(
        add_subscription,
        told=Subscription(secrecy.hashed(endpoint), endpoint, body.p256dh, body.auth, body.language),
        account=member.id,
        session=secrecy.hashed(request.cookies[COOKIE]),
        most=allowed(MOST_BROWSERS, settings.factor),
    )
    await hall.store.write(change)


@router.post("/me/push/end", status_code=204)
async def unsubscribe(body: Silenced, member: Member, hall: TheHall) -> None:
    """Tell this browser nothing any more."""
    hashed = secrecy.hashed(body.endpoint)
    await hall.store.write(partial(remove_subscription, hashed=hashed, account=member.id))

"""What all addresses share: who asks, and what a refusal looks like."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from yamabushi.core.errors import Refusal, Sentence
from yamabushi.server.accounts import SESSION_COOKIE, Account, Accounts
from yamabushi.server.community import Community
from yamabushi.server.guards import Limits
from yamabushi.server.hall import Hall
from yamabushi.server.settings import Settings
from yamabushi.server.telling import cleaned
from yamabushi.words import ENGLISH, arguments_in

READING = ("GET", "HEAD", "OPTIONS")

NOT_KNOWN = Sentence("account-unknown", "You are not logged in.")


COOKIE = SESSION_COOKIE


class Body(BaseModel):
    """Something sent to us: nothing but what is named here."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """Why something was refused."""

    code: str = Field(description="a name that never changes")
    sentence: str = Field(description="in English, for people")
    arguments: dict[str, str | int | float | Problem] = Field(
        description="what goes into the sentence, for other languages; a part that is a sentence itself has its own"
    )


def problem_of(refusal: Refusal) -> Problem:
    """Describe a refusal that is a part of an answer."""
    arguments = arguments_in(ENGLISH, refusal)
    return Problem.model_validate({"code": refusal.code, "sentence": str(refusal), "arguments": arguments})


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": text}
    for status, text in {
        400: "It cannot be read",
        401: "Not logged in",
        403: "Not allowed",
        404: "There is no such thing",
        409: "Not possible now",
        413: "Too long",
        422: "Something about it is wrong",
        429: "Too often",
        503: "Nothing can be stored just now; try again",
    }.items()
}

Name = Annotated[str, AfterValidator(cleaned), StringConstraints(min_length=1, max_length=40)]
Options = Annotated[
    dict[Annotated[str, StringConstraints(max_length=40)], str | int | bool],
    Field(default_factory=dict, max_length=20, description="the options of the game that are not the defaults"),
]
TableId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,24}$")]


class NotKnown(Refusal):
    """Refuse because it takes an account."""


def hall_of(request: Request) -> Hall:
    """Give the hall."""
    hall: Hall = request.app.state.hall
    return hall


def accounts_of(request: Request) -> Accounts:
    """Give the accounts."""
    accounts: Accounts = request.app.state.accounts
    return accounts


def settings_of(request: Request) -> Settings:
    """Give the settings."""
    settings: Settings = request.app.state.settings
    return settings


def limits_of(request: Request) -> Limits:
    """Give the limits on strangers."""
    limits: Limits = request.app.state.limits
    return limits


async def visitor(request: Request) -> Account | None:
    """Find the account of whoever asks, if there is one; a banned one reads as a guest does, and changes nothing.

    Raises:
        Banned: the account may not take part.
    """
    token = request.cookies.get(COOKIE)
    account = None if token is None else await accounts_of(request).of_session(token)
    if account is None:
        return None
    community = community_of(request)
    if not account.is_banned and community.ban_of(account.id, "") is None:
        return account
    if request.method not in READING:
        raise await community.refusal_for(account.id)
    return None


async def member(request: Request) -> Account:
    """Find the account of whoever asks.

    Raises:
        NotKnown: there is none.
    """
    account = await visitor(request)
    if account is None:
        raise NotKnown(NOT_KNOWN)
    return account


def bearer(request: Request) -> str | None:
    """Give the token of a seat that came with a request."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" and token else None


def community_of(request: Request) -> Community:
    """Give what this process knows of the community."""
    community: Community = request.app.state.community
    return community


TheHall = Annotated[Hall, Depends(hall_of)]
TheAccounts = Annotated[Accounts, Depends(accounts_of)]
TheCommunity = Annotated[Community, Depends(community_of)]
TheLimits = Annotated[Limits, Depends(limits_of)]
TheSettings = Annotated[Settings, Depends(settings_of)]
Visitor = Annotated[Account | None, Depends(visitor)]
Member = Annotated[Account, Depends(member)]
Bearer = Annotated[str | None, Depends(bearer)]

"""Accounts and sessions; what belongs to them is in `own.py`."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field, StringConstraints

from yamabushi.server.accounts import SESSION_SECONDS, Account, key_of
from yamabushi.server.reserved import is_reserved
from yamabushi.server.routes.common import (
    COOKIE,
    REFUSALS,
    Body,
    Member,
    Name,
    TheAccounts,
    TheCommunity,
    TheHall,
    TheLimits,
    TheSettings,
)

router = APIRouter(prefix="/api", tags=["accounts"], responses=REFUSALS)

Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
# A password that is compared with one that is there: what is too short is wrong, and no more is said of it.
Typed = Annotated[str, StringConstraints(max_length=200)]


class Credentials(Body):
    """A name and a password, for an account to be made."""

    name: Name
    password: Password


class Login(Body):
    """The name and the password of an account."""

    name: Name
    password: Typed


class Confirmation(Body):
    """The password once more."""

    password: Typed


class Renaming(Body):
    """Another name."""

    name: Name


class NewPassword(Body):
    """The password once more, and the one to be."""

    password: Typed
    new: Password


class Me(BaseModel):
    """Who is logged in."""

    name: str
    is_bot: bool = Field(description="whether a program plays with this account")
    is_reserved: bool = Field(description="whether the name is one that no new account may have, and should be changed")


async def me(account: Account) -> Me:
    """Say who is logged in."""
    return Me(name=account.name, is_bot=account.is_bot, is_reserved=await asyncio.to_thread(is_reserved, account.name))


def remember(response: Response, token: str, *, is_secure: bool) -> None:
    """Keep a session in a cookie that no script can read and no other site can send."""
    response.set_cookie(
        COOKIE, token, max_age=SESSION_SECONDS, httponly=True, samesite="strict", secure=is_secure, path="/"
    )


@router.post("/accounts", status_code=201)
async def create_account(body: Credentials, response: Response, accounts: TheAccounts, settings: TheSettings) -> Me:
    """Make an account, and log in."""
    account = await accounts.create(body.name, body.password)
    remember(response, await accounts.begin_session(account.id), is_secure=settings.is_secure)
    return await me(account)


@router.post("/sessions", status_code=201)
async def log_in(
    body: Login,
    response: Response,
    accounts: TheAccounts,
    settings: TheSettings,
    limits: TheLimits,
    community: TheCommunity,
    hall: TheHall,
) -> Me:
    """Log in."""
    await community.catch_up(hall)
    limits.charge("guess", key_of(body.name))  # whether there is such an account or not
    account, token = await accounts.log_in(body.name, body.password, community.require)
    limits.forget("guess", key_of(body.name))
    remember(response, token, is_secure=settings.is_secure)
    return await me(account)


@router.delete("/sessions", status_code=204)
async def log_out(
    request: Request, response: Response, accounts: TheAccounts, community: TheCommunity, hall: TheHall
) -> None:
    """Log out, on this device: its news and its push messages end as well."""
    token = request.cookies.get(COOKIE)
    if token is not None:
        await accounts.log_out(token)
        await community.look_at_once(hall)
    response.delete_cookie(COOKIE, path="/")


@router.get("/me")
async def read_me(member: Member) -> Me:
    """Say who is logged in."""
    return await me(member)


@router.put("/me/name")
async def rename_me(body: Renaming, member: Member, accounts: TheAccounts, hall: TheHall) -> Me:
    """Call whoever is logged in by another name, also where they have played."""
    for table in await accounts.rename(member, body.name):
        hall.read_anew(table)
    return await me(replace(member, name=body.name))


@router.put("/me/password", status_code=204)
async def change_my_password(
    body: NewPassword,
    member: Member,
    request: Request,
    accounts: TheAccounts,
    limits: TheLimits,
    community: TheCommunity,
    hall: TheHall,
) -> None:
    """Give whoever is logged in another password, and log them out everywhere else."""
    limits.charge("guess", key_of(member.name))
    await accounts.change_password(member, body.password, body.new, request.cookies[COOKIE])
    limits.forget("guess", key_of(member.name))
    await community.look_at_once(hall)


@router.get("/me/export")
async def export_me(member: Member, accounts: TheAccounts) -> dict[str, Any]:
    """Give all that is stored about whoever is logged in."""
    return await accounts.export(member)


@router.post("/me/delete", status_code=204)
async def delete_me(
    body: Confirmation,
    member: Member,
    response: Response,
    accounts: TheAccounts,
    hall: TheHall,
    limits: TheLimits,
    community: TheCommunity,
) -> None:
    """Delete the account of whoever is logged in, and all that is theirs."""
    limits.charge("guess", key_of(member.name))
    await accounts.check(member, body.password)
    limits.forget("guess", key_of(member.name))
    for table in await accounts.delete(member):
        hall.read_anew(table)
    await community.look_at_once(hall)
    response.delete_cookie(COOKIE, path="/")

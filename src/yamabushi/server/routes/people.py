"""Accounts and sessions, and what belongs to them."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from yamabushi.server.accounts import SESSION_SECONDS, key_of
from yamabushi.server.routes.common import (
    COOKIE,
    REFUSALS,
    Body,
    Member,
    Name,
    TableId,
    TheAccounts,
    TheHall,
    TheLimits,
    TheSettings,
    charged,
)
from yamabushi.server.routes.tables import ListedTable
from yamabushi.server.telling import cleaned

router = APIRouter(prefix="/api", tags=["accounts"], responses=REFUSALS)

Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]


class Credentials(Body):
    """A name and a password."""

    name: Name
    password: Password


class Confirmation(Body):
    """The password once more."""

    password: Password


class Me(BaseModel):
    """Who is logged in."""

    name: str


class Solution(Body):
    """How many moves a puzzle took."""

    puzzle: Annotated[str, AfterValidator(cleaned), StringConstraints(min_length=1, max_length=400)]
    moves: Annotated[int, Field(ge=0, le=1000)]


class SeatToken(BaseModel):
    """A token for a seat."""

    token: str


def remember(response: Response, token: str, *, is_secure: bool) -> None:
    """Keep a session in a cookie that no script can read and no other site can send."""
    response.set_cookie(
        COOKIE, token, max_age=SESSION_SECONDS, httponly=True, samesite="strict", secure=is_secure, path="/"
    )


@router.post("/accounts", status_code=201, dependencies=[charged("account")])
async def create_account(body: Credentials, response: Response, accounts: TheAccounts, settings: TheSettings) -> Me:
    """Make an account, and log in."""
    account = await accounts.create(body.name, body.password)
    remember(response, await accounts.begin_session(account.id), is_secure=settings.is_secure)
    return Me(name=account.name)


@router.post("/sessions", status_code=201, dependencies=[charged("login")])
async def log_in(
    body: Credentials, response: Response, accounts: TheAccounts, settings: TheSettings, limits: TheLimits
) -> Me:
    """Log in."""
    limits.charge("guess", key_of(body.name))  # whether there is such an account or not
    account, token = await accounts.log_in(body.name, body.password)
    limits.forget("guess", key_of(body.name))
    remember(response, token, is_secure=settings.is_secure)
    return Me(name=account.name)


@router.delete("/sessions", status_code=204)
async def log_out(request: Request, response: Response, accounts: TheAccounts) -> None:
    """Log out, on this device."""
    token = request.cookies.get(COOKIE)
    if token is not None:
        await accounts.log_out(token)
    response.delete_cookie(COOKIE, path="/")


@router.get("/me")
async def read_me(member: Member) -> Me:
    """Say who is logged in."""
    return Me(name=member.name)


@router.get("/me/export", dependencies=[charged("account")])
async def export_me(member: Member, accounts: TheAccounts) -> dict[str, Any]:
    """Give all that is stored about whoever is logged in."""
    return await accounts.export(member)


@router.post("/me/delete", status_code=204, dependencies=[charged("login")])
async def delete_me(
    body: Confirmation, member: Member, response: Response, accounts: TheAccounts, hall: TheHall, limits: TheLimits
) -> None:
    """Delete the account of whoever is logged in, and all that is theirs."""
    limits.charge("guess", key_of(member.name))
    await accounts.check(member, body.password)
    limits.forget("guess", key_of(member.name))
    for table in await accounts.delete(member):
        hall.read_anew(table)
    response.delete_cookie(COOKIE, path="/")


@router.get("/me/tables")
async def read_my_tables(member: Member, accounts: TheAccounts) -> list[ListedTable]:
    """List the tables where whoever is logged in has a seat."""
    return [ListedTable.model_validate(table) for table in await accounts.tables(member)]


@router.post("/me/tables/{table}/token", dependencies=[charged("join")])
async def read_my_token(table: TableId, member: Member, accounts: TheAccounts) -> SeatToken:
    """Give a token for one's own seat, on another device."""
    return SeatToken(token=await accounts.token_for(member, table))


@router.get("/me/puzzles")
async def read_my_puzzles(member: Member, accounts: TheAccounts) -> dict[str, int]:
    """Give the puzzles that one has solved, with the fewest moves."""
    return await accounts.puzzles(member)


@router.put("/me/puzzles", status_code=204, dependencies=[charged("read")])
async def write_my_puzzle(body: Solution, member: Member, accounts: TheAccounts) -> None:
    """Note that one has solved a puzzle."""
    await accounts.solve(member, body.puzzle, body.moves)

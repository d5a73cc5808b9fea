"""What belongs to whoever is logged in: tables, games, their records, puzzles, and what was played as a guest."""

from __future__ import annotations

import io
import zipfile
from collections import Counter
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from yamabushi.core.errors import Refusal
from yamabushi.server.guards import TOO_MUCH, TooMuch
from yamabushi.server.hall import Hall
from yamabushi.server.routes.common import REFUSALS, Body, Member, TableId, TheAccounts, TheHall
from yamabushi.server.routes.histories import Before, sought
from yamabushi.server.routes.tables import ListedTable, record_text
from yamabushi.server.storage.histories import Sought
from yamabushi.server.telling import cleaned

router = APIRouter(prefix="/api/me", tags=["accounts"], responses=REFUSALS)

MOST_ADOPTED = 100
MOST_PUZZLES = 200
"""So many tables, and so many puzzles, of a guest come along at once."""

MOST_RECORDS = 500
"""So many records are given at once, the newest."""

Puzzle = Annotated[str, AfterValidator(cleaned), StringConstraints(min_length=1, max_length=400)]


class OwnTable(ListedTable):
    """A table of one's own."""

    own: list[int] = Field(description="one's own seats there; none for whoever laid it for others")
    changed: int = Field(description="when it began, or ended, in seconds since 1970")


class PlayedGame(OwnTable):
    """A game that one has played, or plays."""

    moves: int = Field(description="how many decisions have been made, those that were taken back apart")
    gain: int | None = Field(description="by how much it has changed one's rating; null if it was not rated")
    weight: float = Field(description="how much a rated game counted; see docs/ratings.md")


class PlayedGames(BaseModel):
    """Games that one has played, or plays, the newest first."""

    count: int = Field(description="how many there are in all")
    games: list[PlayedGame] = Field(description="30 of them at most")


class Held(Body):
    """A table, and one's token there."""

    table: TableId
    token: Annotated[str, StringConstraints(max_length=100)]


class Guest(Body):
    """What a browser has kept of a guest."""

    tables: Annotated[list[Held], Field(max_length=MOST_ADOPTED)]
    puzzles: Annotated[dict[Puzzle, Annotated[int, Field(ge=1, le=1000)]], Field(max_length=MOST_PUZZLES)]


class AdoptedOut(BaseModel):
    """What came along."""

    tables: list[str] = Field(description="those of the tables that are the account's now, or were before")


class Solution(Body):
    """How many moves a puzzle took."""

    puzzle: Puzzle
    moves: Annotated[int, Field(ge=0, le=1000)]


class SeatToken(BaseModel):
    """A token for a seat."""

    token: str


@router.get("/tables")
async def read_my_tables(member: Member, accounts: TheAccounts) -> list[OwnTable]:
    """List the tables where whoever is logged in has a seat."""
    return [OwnTable.model_validate(table) for table in await accounts.tables(member)]


@router.post("/tables/{table}/token")
async def read_my_token(table: TableId, member: Member, accounts: TheAccounts) -> SeatToken:
    """Give a token for one's own seat, on another device."""
    return SeatToken(token=await accounts.token_for(member, table))


@router.post("/guest")
async def adopt_guest(body: Guest, member: Member, accounts: TheAccounts, hall: TheHall) -> AdoptedOut:
    """Take along what one has played as a guest; what belongs to another account stays there."""
    if member.is_bot:
        return AdoptedOut(tables=[])  # what somebody has played by hand is no bot's
    found = await accounts.adopt(member, [(one.table, one.token) for one in body.tables], body.puzzles)
    for table in found.changed:
        hall.read_anew(table)
    return AdoptedOut(tables=found.tables)


@router.get("/games")
async def read_my_games(
    member: Member, accounts: TheAccounts, wanted: Annotated[Sought, Depends(sought)], before: Before = None
) -> PlayedGames:
    """List the games of whoever is logged in, the newest first, some at a time."""
    return PlayedGames.model_validate(await accounts.games(member, wanted, before))


@router.get(
    "/records",
    response_class=Response,
    responses={200: {"content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}}}},
)
async def read_my_records(request: Request, member: Member, accounts: TheAccounts, hall: TheHall) -> Response:
    """Give the records of one's games, a file each: all of a game that is over, else what one's own seat sees."""
    counts: Counter[str] = request.app.state.counts
    if counts["records"]:  # one at a time: each game is replayed
        raise TooMuch(TOO_MUCH)
    counts["records"] += 1
    try:
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
            for table, own in await accounts.recorded(member, MOST_RECORDS):
                archive.writestr(f"{table}.txt", await record_or_reason(hall, table, own))
    finally:
        counts["records"] -= 1
    headers = {"content-disposition": 'attachment; filename="yamabushi-records.zip"'}
    return Response(out.getvalue(), media_type="application/zip", headers=headers)


async def record_or_reason(hall: Hall, table: str, own: list[int]) -> str:
    """Write the record of a game, or why it cannot be read any more."""
    try:
        return record_text(await hall.replayed(table), own[0] if len(own) == 1 else None)
    except Refusal as refusal:
        return f"{refusal}\n"


@router.get("/puzzles")
async def read_my_puzzles(member: Member, accounts: TheAccounts) -> dict[str, int]:
    """Give the puzzles that one has solved, with the fewest moves."""
    return await accounts.puzzles(member)


@router.put("/puzzles", status_code=204)
async def write_my_puzzle(body: Solution, member: Member, accounts: TheAccounts) -> None:
    """Note that one has solved a puzzle."""
    await accounts.solve(member, body.puzzle, body.moves)

"""What keeps a community civil: report, block, what the host tells everybody, and the rules of conduct."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field, StringConstraints

from yamabushi.core.errors import BadOption, Refusal, Sentence, quoted
from yamabushi.server.accounts import key_of
from yamabushi.server.hall import Hall
from yamabushi.server.routes.common import (
    REFUSALS,
    Body,
    Member,
    Name,
    TableId,
    TheCommunity,
    TheHall,
    TheSettings,
    Visitor,
)
from yamabushi.server.storage import community as storage
from yamabushi.server.telling import cleaned

router = APIRouter(prefix="/api", tags=["community"], responses=REFUSALS)

NOTHING_THERE = Sentence("report-nothing", "There is nobody on that seat, and no such remark.")
NOBODY = Sentence("block-nobody", "Whoever sits there has no account; you can mute them at the table.")
NO_SUCH_NAME = Sentence("block-no-name", "There is no account named {name}.")
YOURSELF = Sentence("block-yourself", "That is you.")
TOO_MANY = Sentence("block-many", "You already block {most} people; unblock somebody first.")

NO_CONDUCT = Sentence("conduct-file", "The rules of conduct cannot be read from {file}: {problem}.")

MOST_CONDUCT = 20_000
"""So many characters of a host's own rules of conduct are shown."""


class Naming(Body):
    """Somebody: by a seat of a table, by what they have said there, or by the name of their account."""

    table: TableId | None = None
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    remark: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    name: Name | None = None

    def meant(self) -> storage.Meant:
        """Give whom it names."""
        if self.table is not None:
            return storage.Meant(self.table, self.seat, self.remark)
        return storage.Meant(key=None if self.name is None else key_of(self.name))


class Reporting(Naming):
    """What the host should know about somebody: what it is about, and more in words."""

    reason: Literal["words", "name", "leaving", "advertising", "other"] = "other"
    why: Annotated[str, StringConstraints(max_length=500)]


class Blocking(Naming):
    """Whom one does not want to meet or to hear."""


class Unblocking(Body):
    """Whom one wants to meet and hear again."""

    name: Name


class Blocked(BaseModel):
    """Somebody whom one blocks."""

    name: str
    at: int = Field(description="since when, in seconds since 1970")


class Told(BaseModel):
    """Something that whoever runs the server tells everybody."""

    id: str
    text: str
    until: int = Field(description="in seconds since 1970")
    is_important: bool = Field(description="whether people should hear of it wherever they are")


class Conduct(BaseModel):
    """The host's rules of conduct; null where there are none."""

    text: str | None


@router.post("/reports", status_code=204)
async def report(body: Reporting, hall: TheHall, visitor: Visitor) -> None:
    """Tell whoever runs the server about somebody at a table, about what they have said, or about an account."""
    account = None if visitor is None else visitor.id
    change = partial(storage.add_report, account=account, meant=body.meant(), reason=body.reason, why=cleaned(body.why))
    if not await hall.store.write(change):
        raise Refusal(NOTHING_THERE)
    hall.metrics.reports.inc()
    hall.services.logger.info("a report waits", table=body.table)


@router.get("/me/blocks")
async def read_my_blocks(member: Member, hall: TheHall) -> list[Blocked]:
    """List whom one blocks."""
    found = await hall.store.read(partial(storage.blocked_by, account=member.id))
    return [Blocked.model_validate(one) for one in found]


@router.put("/me/blocks", status_code=204)
async def block(body: Blocking, member: Member, hall: TheHall, community: TheCommunity) -> None:
    """Meet and hear somebody no more: no challenges, no pairing, and neither hears what the other says."""
    other = await account_meant(hall, body, member.id)
    if other == member.id:
        raise BadOption(YOURSELF)
    if not await hall.store.write(partial(storage.add_block, account=member.id, blocked=other)):
        raise Refusal(TOO_MANY, most=storage.MOST_BLOCKED)
    await community.look(hall)


async def account_meant(hall: Hall, body: Naming, account: str) -> str:
    """Find whose account is meant by another one.

    Raises:
        Refusal: nobody's, or they have none.
    """
    found = await hall.store.read(partial(storage.person_meant, meant=body.meant(), account=account))
    if found is None and body.table is None:
        raise Refusal(NO_SUCH_NAME, name=quoted(body.name or ""))
    if found is None or found.account is None:
        raise Refusal(NOBODY)
    return found.account


@router.post("/me/blocks/end", status_code=204)
async def unblock(body: Unblocking, member: Member, hall: TheHall, community: TheCommunity) -> None:
    """Meet and hear somebody again."""
    other = await account_meant(hall, Naming(name=body.name), member.id)
    await hall.store.write(partial(storage.remove_block, account=member.id, blocked=other))
    await community.look(hall)


@router.get("/announcements")
async def read_announcements(community: TheCommunity) -> list[Told]:
    """Give what whoever runs the server tells everybody."""
    return [
        Told(id=one.id, text=one.text, until=one.until, is_important=one.is_important)
        for one in community.announcements
    ]


@router.get("/conduct")
async def read_conduct(settings: TheSettings, hall: TheHall) -> Conduct:
    """Give the host's own rules of conduct as Markdown, if there are any."""
    if settings.conduct is None:
        return Conduct(text=None)
    try:
        return Conduct(text=await asyncio.to_thread(conduct_in, settings.conduct))
    except BadOption as refusal:  # it was there at the start; nobody else need know where
        hall.services.logger.warning("no rules of conduct", problem=str(refusal))
        return Conduct(text=None)


def conduct_in(file: Path) -> str:
    """Read a host's rules of conduct.

    Raises:
        BadOption: they cannot be read.
    """
    try:
        with file.open(encoding="utf-8", errors="replace") as opened:
            return opened.read(MOST_CONDUCT)
    except OSError as problem:
        raise BadOption(NO_CONDUCT, file=file, problem=problem.strerror or "?") from None

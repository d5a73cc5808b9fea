"""A forgotten password is replaced by e-mail, where the host has a mail server and the account an address."""

from __future__ import annotations

import smtplib
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field, StringConstraints

from yamabushi.core.errors import Refusal, Sentence
from yamabushi.server import secrecy
from yamabushi.server.accounts import key_of
from yamabushi.server.hall import Hall
from yamabushi.server.mail import Mail, checked_address
from yamabushi.server.routes.common import REFUSALS, Body, Member, Name, TheAccounts, TheHall, TheLimits
from yamabushi.server.routes.people import Password, Typed
from yamabushi.server.storage import recovery
from yamabushi.words import best_language, worded

router = APIRouter(prefix="/api", tags=["accounts"], responses=REFUSALS)

NO_MAIL = Sentence("mail-none", "This server sends no e-mail.")
NO_LINK = Sentence("mail-link", "That link has been used, or is too old; ask for another one.")


class MailOut(BaseModel):
    """Whether letters are sent here, and where to."""

    is_on: bool = Field(description="whether the host has a mail server")
    address: str | None = Field(description="one's own mail address; null if there is none, or nobody is logged in")


class MailAddress(Body):
    """A mail address, and the password once more."""

    password: Typed
    address: Annotated[str, StringConstraints(max_length=254)] | None


class Forgotten(Body):
    """The name of an account whose password is forgotten."""

    name: Name


class Recovery(Body):
    """The token of a letter, and the password to be."""

    token: Annotated[str, StringConstraints(max_length=100)]
    password: Password


def mail_here(request: Request) -> Mail:
    """Give the mail server.

    Raises:
        Refusal: there is none.
    """
    mail: Mail | None = request.app.state.mail
    if mail is None:
        raise Refusal(NO_MAIL)
    return mail


@router.get("/mail")
async def read_mail(request: Request) -> MailOut:
    """Say whether letters are sent here."""
    return MailOut(is_on=request.app.state.mail is not None, address=None)


@router.get("/me/mail")
async def read_my_mail(request: Request, member: Member, hall: TheHall) -> MailOut:
    """Say whether letters are sent here, and where to."""
    address = await hall.store.read(partial(recovery.mail_address_of, account=member.id))
    return MailOut(is_on=request.app.state.mail is not None, address=address)


@router.put("/me/mail", status_code=204)
async def write_my_mail(
    body: MailAddress, request: Request, member: Member, accounts: TheAccounts, hall: TheHall, limits: TheLimits
) -> None:
    """Keep a mail address, or none."""
    mail_here(request)
    address = checked_address(body.address) if body.address else None
    limits.charge("guess", key_of(member.name))
    await accounts.check(member, body.password)
    limits.forget("guess", key_of(member.name))
    await hall.store.write(partial(recovery.set_mail_address, account=member.id, address=address))


@router.post("/recoveries", status_code=202)
async def ask_for_recovery(body: Forgotten, request: Request, hall: TheHall, limits: TheLimits) -> None:
    """Send a link to whoever has this name and a mail address; the answer is the same if there is nobody."""
    mail = mail_here(request)
    limits.charge("recovery", key_of(body.name))
    language = best_language(request.headers.get("accept-language", ""))
    # Whoever asks is not to learn from the time that it takes whether there is such an account.
    hall.duties.spawn(write_letter(hall, mail, body.name, language))


async def write_letter(hall: Hall, mail: Mail, name: str, language: str) -> None:
    """Write to whoever has this name and a mail address, if there is somebody."""
    token = secrecy.new_token()
    try:
        question = partial(recovery.begin_recovery, key=key_of(name), hashed=secrecy.hashed(token))
        found = await hall.store.write(question)
        if found is None:
            return
        link = f"{mail.site}/#recover={token}"
        text = worded(language, "mail-recovery", name=found.name, link=link)
        await mail.sent(found.address, worded(language, "mail-recovery-subject"), f"{text}\n\n{link}\n")
    except (Refusal, OSError, smtplib.SMTPException) as problem:
        hall.services.logger.warning("a letter could not be sent", problem=type(problem).__name__)


@router.put("/recoveries", status_code=204)
async def recover_account(body: Recovery, request: Request, accounts: TheAccounts) -> None:
    """Give the account that a link was sent for another password, and log it out everywhere."""
    mail_here(request)
    if not await accounts.recover(body.token, body.password):
        raise Refusal(NO_LINK)

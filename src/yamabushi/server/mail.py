"""Letters by e-mail, where a host has a mail server: for now the one with which a forgotten password is replaced."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr

from email_validator import EmailNotValidError, validate_email

from yamabushi.core.errors import BadOption, Sentence
from yamabushi.server.settings import Settings

NO_MAIL = Sentence("mail-settings", "The settings for mail need all of these: mail_server, mail_from, mail_site.")
BAD_ADDRESS = Sentence("mail-address", "That is not an e-mail address: {address}.")

SECONDS = 20.0
"""A mail server that has not answered by then does not get the letter."""

IMPLICIT_TLS_PORT = 465
"""The port at which mail servers expect TLS from the first byte."""


def checked_address(text: str) -> str:
    """Give a mail address without blanks around it, in ASCII; the DNS is not asked.

    Raises:
        BadOption: it is no address that the mail servers of the internet take.
    """
    try:
        found = validate_email(text.strip(), check_deliverability=False, allow_smtputf8=False, strict=True).ascii_email
    except EmailNotValidError:
        found = None
    # A mail program might take a hyphen at the beginning for an option.
    if found is None or found.startswith("-"):
        raise BadOption(BAD_ADDRESS, address=text[:80])
    return found


def checked_sender(text: str) -> str:
    """Give the address in whose name letters are sent: the host's own, of a domain that only its network may know.

    Raises:
        BadOption: it is none.
    """
    address = parseaddr(text)[1]
    name, _, host = address.rpartition("@")
    if not name or not host or address != text.strip() or not text.isprintable():
        raise BadOption(BAD_ADDRESS, address=text[:80])
    return address


@dataclass(frozen=True)
class Mail:
    """A mail server, and in whose name letters are sent."""

    host: str
    port: int
    sender: str
    # The page's own address, for links.
    site: str
    user: str | None = None
    password: str | None = None
    # "starttls", "implicit" or "off".
    encryption: str = "starttls"

    def send(self, to: str, subject: str, text: str) -> None:
        """Send a letter, and come back when the mail server has it.

        Raises:
            OSError, smtplib.SMTPException: it does not take it.
        """
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        with self.logged_in() as server:
            server.send_message(letter)

    @contextmanager
    def logged_in(self) -> Iterator[smtplib.SMTP]:
        """Open a connection to the mail server that can send letters.

        Raises:
            OSError, smtplib.SMTPException: the mail server does not answer, or refuses the log-in.
        """
        context = ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=context)
            if self.encryption == "implicit"
            else smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        ) as server:
            if self.encryption == "starttls":
                server.starttls(context=context)
            if self.user is not None:
                server.login(self.user, self.password or "")
            yield server

    async def sent(self, to: str, subject: str, text: str) -> None:
        """Send a letter, in a thread of its own.

        Raises:
            OSError, smtplib.SMTPException: the mail server does not take it.
        """
        await asyncio.to_thread(self.send, to, subject, text)


def mail_of(settings: Settings) -> Mail | None:
    """Give the mail server of the settings; None if there is none.

    Raises:
        BadOption: a part of it is missing.
    """
    given = (settings.mail_server, settings.mail_from, settings.mail_site)
    if not any(given):
        return None
    server, sender, site = given
    if not server or not sender or not site:
        raise BadOption(NO_MAIL)
    host, _, digits = server.rpartition(":") if ":" in server else (server, "", "587")
    port = int(digits)
    encryption = settings.mail_tls
    if encryption == "auto":
        encryption = "implicit" if port == IMPLICIT_TLS_PORT else "starttls"
    return Mail(
        host,
        port,
        checked_sender(sender),
        site.rstrip("/"),
        settings.mail_user,
        settings.mail_password,
        encryption,
    )

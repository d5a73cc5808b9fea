"""Look after a community through the database: a server that runs, wherever it does, notices within seconds."""

from __future__ import annotations

import contextlib
import ipaddress
import os
from collections.abc import Iterator
from pathlib import Path

import argon2
import sqlalchemy as sa
from rich.console import Console
from sqlalchemy.exc import IntegrityError

from yamabushi.cli.hosting import read_settings
from yamabushi.cli.people import say
from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.server import secrecy
from yamabushi.server.accounts import key_of
from yamabushi.server.community import when
from yamabushi.server.doors import counted_as
from yamabushi.server.likeness import likeness_of
from yamabushi.server.routes.bots import PREFIX
from yamabushi.server.storage import accounts, bots, community, database, migrating
from yamabushi.server.storage.accounts import StoredAccount
from yamabushi.server.storage.database import wall
from yamabushi.server.telling import cleaned

NO_ACCOUNT = Sentence("host-no-account", "There is no account named {name}, and it is not an address.")
NO_TABLE = Sentence("host-no-table", "There is no table {table}.")
NO_BAN = Sentence("host-no-ban", "{whom} is not banned.")
NO_REPORT = Sentence("host-no-report", "There is no report {id}.")
NO_ANNOUNCEMENT = Sentence("host-no-announcement", "There is no announcement {id}.")
TOO_LONG = Sentence("host-too-long", "That is empty, or longer than {most} characters.")
WIDE = Sentence("host-wide", "{address} is too many addresses at once; at most a /16 of IPv4 or a /32 of IPv6.")
FOR_GOOD = Sentence("host-for-good", "An address is banned for at most 365 days: later it belongs to somebody else.")
HAS_PLAYED = Sentence("host-has-played", "Somebody has played with the account {name}; a bot needs one of its own.")
BUSY = Sentence("host-busy", "The game at table {table} goes on too quickly; try again.")
NO_FILE = Sentence("host-file", "{file} cannot be written: {problem}.")

REASONS = {
    "words": "what they say",
    "name": "their name",
    "leaving": "leaving or stalling games",
    "advertising": "advertising",
    "other": "something else",
}
"""What reports are about, as a host reads it."""

MOST_TRIES = 20
WIDEST = {4: 16, 6: 32}
MOST_DAYS_OF_ADDRESS = 365
DAY = 24 * 3600


@contextlib.contextmanager
def keeping(config: Path | None, data: Path | None, address: str | None) -> Iterator[sa.Connection]:
    """Open the database of a server for one change: all of it is made, or nothing."""
    settings = read_settings(config, data=data, database=address)
    url = database.address_of(settings.database, settings.data)
    engine = database.opened(url, writes=True)
    try:
        with database.usable(url):
            migrating.upgrade(engine)
            with engine.begin() as connection:
                yield connection
    finally:
        engine.dispose()


# Tables


def close_table(console: Console, table: str, config: Path | None, data: Path | None, address: str | None) -> None:
    """Close a table; whoever plays there just now may be quicker with a move, and then it is tried again.

    Raises:
        Refusal: there is no such table, or its game is over.
    """
    for _ in range(MOST_TRIES):
        try:
            with keeping(config, data, address) as connection:
                before = community.close_table(connection, table)
        except IntegrityError:
            continue
        if before is None:
            raise BadOption(NO_TABLE, table=quoted(table))
        say(console, f"{table} is closed." if before == "playing" else f"{table} is gone.")
        return
    raise BadOption(BUSY, table=table)


# Bans


def meant(connection: sa.Connection, whom: str) -> tuple[str | None, str | None]:
    """Find an account or an address by what somebody has typed: one of the two is none.

    Raises:
        BadOption: there is no such account, or those are too many addresses.
    """
    try:
        network = ipaddress.ip_network(counted_as(whom.strip()), strict=False)
    except ValueError:
        account = accounts.account_of_key(connection, key_of(cleaned(whom)))
        if account is None:
            raise BadOption(NO_ACCOUNT, name=quoted(whom)) from None
        return account.id, None
    if network.prefixlen < WIDEST[network.version]:
        raise BadOption(WIDE, address=network)
    return None, str(network)


def ban(console: Console, connection: sa.Connection, whom: str, reason: str, days: float | None) -> None:
    """Ban an account or an address, for so many days or for good.

    Raises:
        BadOption: something about it is wrong.
    """
    account, address = meant(connection, whom)
    why = checked(reason, 300)
    if address is not None and (days is None or days > MOST_DAYS_OF_ADDRESS):
        raise BadOption(FOR_GOOD)
    until = None if days is None else wall() + round(days * DAY)
    community.add_ban(connection, account, address, why, until)
    say(console, f"{address or whom} may not take part {'any more' if until is None else f'until {when(until)}'}.")


def checked(text: str, most: int) -> str:
    """Give a text that can be shown.

    Raises:
        BadOption: there is nothing in it, or too much.
    """
    text = cleaned(text)
    if not 1 <= len(text) <= most:
        raise BadOption(TOO_LONG, most=most)
    return text


def unban(console: Console, connection: sa.Connection, whom: str) -> None:
    """End a ban.

    Raises:
        BadOption: there is none.
    """
    if not community.remove_ban(connection, *meant(connection, whom)):
        raise BadOption(NO_BAN, whom=quoted(whom))
    say(console, f"{whom} may take part again.")


def list_bans(console: Console, connection: sa.Connection) -> None:
    """List who may not take part."""
    for one in community.bans_now(connection):
        end = "for good" if one.until is None else f"until {when(one.until)}"
        say(console, f"{one.address or one.name}, {end}: {one.reason}")


# Announcements and reports


def announce(
    console: Console, connection: sa.Connection, text: str, hours: float, *, is_important: bool = False
) -> None:
    """Tell everybody something.

    Raises:
        BadOption: there is nothing in it, or too much.
    """
    until = wall() + round(hours * 3600)
    number = community.add_announcement(connection, checked(text, 500), until, is_important=is_important)
    say(console, f"Everybody is told until {when(until)}; to end it: yamabushi host announcements --remove {number}")


def list_announcements(console: Console, connection: sa.Connection, remove: str | None) -> None:
    """List what everybody is told, after taking one away.

    Raises:
        BadOption: there is no such one.
    """
    if remove is not None and not community.remove_announcement(connection, remove):
        raise BadOption(NO_ANNOUNCEMENT, id=quoted(remove))
    for one in community.announcements_now(connection):
        weight = " (important)" if one["is_important"] else ""
        say(console, f"{one['id']}  until {when(one['until'])}{weight}: {one['text']}")


def list_reports(console: Console, connection: sa.Connection, done: str | None, *, old: bool) -> None:
    """List reports, after being done with one.

    Raises:
        BadOption: there is no such one.
    """
    if done is not None and not community.finish_report(connection, done):
        raise BadOption(NO_REPORT, id=quoted(done))
    for one in community.reports_now(connection, is_done=old):
        place = f" at table {one['table_id']}" if one["table_id"] else ""
        kind = "account" if one["about"] else "guest"
        say(console, f"{one['id']}  {when(one['at'])}  {one['name']} ({kind}){place}: {REASONS[one['reason']]}")
        if one["remark"] is not None:
            say(console, f"    said: {one['remark']}")
        say(console, f"    {one['reporter'] or 'a guest'} reports: {one['why'] or '(nothing more)'}")


# Bots


def give_token(console: Console, connection: sa.Connection, name: str, out: Path | None) -> None:
    """Make a token for a bot, and its account if there is none; print it once, or write it to a file.

    Raises:
        Refusal: somebody plays with that account, it has too many tokens, or the file cannot be written.
    """
    name = checked(name, 40)
    stored = accounts.account_of_key(connection, key_of(name))
    if stored is None:
        # Nobody knows the password: the host gives it one by `yamabushi password`, if anybody is to log in.
        secret = argon2.PasswordHasher().hash(secrecy.new_token())
        stored = StoredAccount(secrecy.new_id(), name, secret)
        accounts.add_account(connection, stored, key_of(name), likeness_of(name))
    if not bots.make_bot(connection, stored.id):
        raise BadOption(HAS_PLAYED, name=quoted(name))
    token = PREFIX + secrecy.new_token()
    if not bots.add_bot_token(connection, stored.id, secrecy.hashed(token), secrecy.new_id(6)):
        raise BadOption(bots.NO_TOKEN, most=bots.MOST_TOKENS)
    if out is None:
        say(console, token)
        return
    try:
        with os.fdopen(os.open(out, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            file.write(f"{token}\n")
    except OSError as problem:
        raise BadOption(NO_FILE, file=out, problem=problem.strerror) from None
    say(console, f"The token of {stored.name} is in {out}; nobody can read it from the server again.")


def revoke_tokens(console: Console, connection: sa.Connection, name: str) -> None:
    """Make all tokens of a bot worthless.

    Raises:
        BadOption: there is no such account.
    """
    stored = accounts.account_of_key(connection, key_of(name))
    if stored is None:
        raise BadOption(NO_ACCOUNT, name=quoted(name))
    say(console, f"{bots.revoke_bot_tokens(connection, stored.id)} tokens of {stored.name} are worth nothing now.")

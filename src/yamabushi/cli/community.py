"""Look after a community through the database: a server that runs, wherever it does, notices within seconds."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa
from rich.console import Console
from sqlalchemy.exc import IntegrityError

from yamabushi.cli.databases import errors, opened_for_change
from yamabushi.cli.hosting import read_settings
from yamabushi.cli.people import say
from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.server.bans import when
from yamabushi.server.storage import community
from yamabushi.server.storage.database import wall
from yamabushi.server.telling import cleaned

NO_TABLE = Sentence("host-no-table", "There is no table {table}.")
NO_REPORT = Sentence("host-no-report", "There is no report {id}.")
NO_ANNOUNCEMENT = Sentence("host-no-announcement", "There is no announcement {id}.")
TOO_LONG = Sentence("host-too-long", "That is empty, or longer than {most} characters.")
BUSY = Sentence("host-busy", "The game at table {table} goes on too quickly; try again.")

REASONS = {
    "words": "what they say",
    "name": "their name",
    "leaving": "leaving or stalling games",
    "advertising": "advertising",
    "other": "something else",
}
"""What reports are about, as a host reads it."""

MOST_TRIES = 20


@contextlib.contextmanager
def keeping(config: Path | None, data: Path | None, address: str | None) -> Iterator[sa.Connection]:
    """Open the database of a server for one change: all of it is made, or nothing."""
    with opened_for_change(errors(), read_settings(config, data=data, database=address)) as connection:
        yield connection


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


def checked(text: str, most: int) -> str:
    """Give a text that can be shown.

    Raises:
        BadOption: there is nothing in it, or too much.
    """
    text = cleaned(text)
    if not 1 <= len(text) <= most:
        raise BadOption(TOO_LONG, most=most)
    return text


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
    found = community.announcements_now(connection)
    for one in found:
        weight = " (important)" if one["is_important"] else ""
        say(console, f"{one['id']}  until {when(one['until'])}{weight}: {one['text']}")
    if not found:
        say(console, "Nothing is announced.")


def list_reports(console: Console, connection: sa.Connection, done: str | None, *, old: bool) -> None:
    """List reports with their numbers, after being done with one, by its id or its number in the list.

    Raises:
        BadOption: there is no such one.
    """
    if done is not None:
        open_ids = [str(one["id"]) for one in community.reports_now(connection, is_done=False)]
        is_number = done.isdecimal() and 1 <= int(done) <= len(open_ids)
        if not community.finish_report(connection, open_ids[int(done) - 1] if is_number else done):
            raise BadOption(NO_REPORT, id=quoted(done))
    found = community.reports_now(connection, is_done=old)
    for number, one in enumerate(found, 1):
        mark = "" if old else f"{number}. "
        place = f" at table {one['table_id']}" if one["table_id"] else ""
        kind = "account" if one["about"] else "guest"
        say(console, f"{mark}{one['id']}  {when(one['at'])}  {one['name']} ({kind}){place}: {REASONS[one['reason']]}")
        if one["remark"] is not None:
            say(console, f"    said: {one['remark']}")
        say(console, f"    {one['reporter'] or 'a guest'} reports: {one['why'] or '(nothing more)'}")
    if not found:
        say(console, "No report has been done with." if old else "There are no reports.")

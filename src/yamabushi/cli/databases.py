"""The database that a command works on: where it is, and what it holds."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa
from rich.console import Console

from yamabushi.core.errors import BadOption, Sentence
from yamabushi.server.live import Hint, publish_once
from yamabushi.server.settings import Settings
from yamabushi.server.storage import database, migrating
from yamabushi.server.storage.contents import contents_of
from yamabushi.server.storage.notices import noticed

NO_DATABASE = Sentence(
    "cli-no-database",
    "There is no database of Yamabushi at {place}; nothing was made there. Name the server's own with --data, "
    "--database or --config.",
)


def errors() -> Console:
    """Make a console for standard error: what is printed there is no part of a command's answer."""
    return Console(stderr=True, highlight=False, soft_wrap=True)


def place_of(url: sa.URL) -> str:
    """Give the address of a database for people: a file, or an address without its password."""
    is_file = url.get_backend_name() == "sqlite" and url.database
    if is_file and not str(url.database).startswith("file:"):
        return str(Path(str(url.database)).absolute())
    return url.render_as_string(hide_password=True)


def is_there(url: sa.URL) -> bool:
    """Tell whether there is a database of Yamabushi; none is made.

    Raises:
        BadOption: it cannot be reached.
    """
    if url.get_backend_name() == "sqlite":
        file = Path(str(url.database).removeprefix("file:").partition("?")[0])
        if not file.is_file() or not file.stat().st_size:
            return False
    with opened(url, writes=False) as engine, engine.begin() as connection:
        return migrating.revision_of(connection) is not None


@contextlib.contextmanager
def opened(url: sa.URL, *, writes: bool) -> Iterator[sa.Engine]:
    """Open a database until left.

    Raises:
        BadOption: it cannot be used.
    """
    engine = database.opened(url, writes=writes)
    try:
        with database.usable(url):
            yield engine
    finally:
        engine.dispose()


def existing(settings: Settings) -> sa.URL:
    """Find the database of the settings.

    Raises:
        BadOption: there is none, or it cannot be reached.
    """
    url = database.url_of(settings.database, settings.data)
    if not is_there(url):
        raise BadOption(NO_DATABASE, place=place_of(url))
    return url


def found_or_made(console: Console, settings: Settings) -> sa.URL:
    """Find the database of the settings, or make an empty one and say so.

    Raises:
        BadOption: it cannot be made, or not be reached.
    """
    url = database.url_of(settings.database, settings.data)
    if not is_there(url):
        url = database.address_of(settings.database, settings.data)
        console.print(f"There was no database of Yamabushi at {place_of(url)}; a new one is made.", markup=False)
    return url


def say_contents(console: Console, url: sa.URL, connection: sa.Connection) -> None:
    """Say which database is used, and what it holds."""
    console.print(f"Database {place_of(url)}: {contents_of(connection)}.", markup=False)


def bring_up_to_date(console: Console, engine: sa.Engine) -> None:
    """Bring a database to the newest form, and say so where it was of an older one.

    Raises:
        BadOption: it is of a newer version than this one.
    """
    with engine.begin() as connection:
        before = migrating.revision_of(connection)
    migrating.upgrade(engine)
    newest = migrating.revisions()[-1]
    if before != newest:
        console.print(f"The database was brought from form {before or 'base'} to {newest}.", markup=False)


@contextlib.contextmanager
def opened_for_change(console: Console, settings: Settings) -> Iterator[sa.Connection]:
    """Open the database of a server for one change, and say which it is: all of the change is made, or nothing.

    Where the change is one that processes notice, they are told by the live channel, if there is one.

    Raises:
        BadOption: there is none, or it cannot be used.
    """
    url = existing(settings)
    with opened(url, writes=True) as engine:
        bring_up_to_date(console, engine)
        with engine.begin() as connection:
            say_contents(console, url, connection)
            before = noticed(connection)
            yield connection
            is_notice = noticed(connection) != before
    if is_notice and settings.live is not None and not publish_once(settings.live, Hint("", "", is_notice=True)):
        console.print("Valkey does not answer; the processes find the change in the database, within seconds.")

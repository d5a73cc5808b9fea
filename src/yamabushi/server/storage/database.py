"""Open a database: a SQLite file, or PostgreSQL by its address."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from yamabushi.core.errors import BadOption, Sentence

BAD_ADDRESS = Sentence(
    "database-address",
    "The database cannot be reached at that address; one looks like postgresql://user:word@host/name.",
)
NO_DRIVER = Sentence(
    "database-driver", "PostgreSQL needs more packages. In the clone of Yamabushi, run: pip install '.[cluster]'."
)
NO_DATABASE = Sentence("database-unreachable", "The database {address} cannot be used: {problem}")
NO_FOLDER = Sentence("database-folder", "The folder {folder} for the server's data cannot be made: {problem}.")
FILE = "yamabushi.sqlite"
BUSY_SECONDS = 5
READERS = 4
WRITERS = 2
"""So many connections write, one at a time: one appends what there is most of, and one does all else."""
ANSWER_SECONDS = 8.0
"""So long whoever asks waits for the database at most; longer than it is given to find out that it is busy."""

POSTGRES_PATIENCE = {
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "options": "-c statement_timeout=15000 -c lock_timeout=10000",
}
"""A database that does not answer is gone: whoever waits is told so."""


def wall() -> int:
    """Give the time of day, in seconds, for people to read and for what lasts long; no clock goes by it."""
    return int(time.time())


def address_of(database: str | None, folder: Path) -> sa.URL:
    """Give the address of the database, and make its file where there is none.

    Raises:
        BadOption: it is no address of a database that we can use, or the folder cannot be made.
    """
    if database is None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise BadOption(NO_FOLDER, folder=folder, problem=problem.strerror) from None
        with contextlib.suppress(OSError):
            make_file(folder / FILE)
    return url_of(database, folder)


def make_file(file: Path) -> None:
    """Make an empty file, if there is none, that its owner alone may read; there will be hidden cards in it.

    Where root makes it, it belongs to the owner of its folder: the server that is to open it may run as that user.
    """
    if file.exists():
        return
    file.touch(mode=0o600)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        folder = file.parent.stat()
        os.chown(file, folder.st_uid, folder.st_gid)


def url_of(database: str | None, folder: Path) -> sa.URL:
    """Give the address of the database: the one that is named, or a file in a folder. Nothing is made.

    Raises:
        BadOption: it is no address of a database that we can use.
    """
    if database is None:
        return sa.URL.create("sqlite", database=str(folder / FILE))
    try:
        url = sa.make_url(database)
    except ArgumentError:
        raise BadOption(BAD_ADDRESS) from None
    if url.drivername in ("postgres", "postgresql"):
        url = url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise BadOption(BAD_ADDRESS)
    return url


@contextlib.contextmanager
def usable(url: sa.URL) -> Iterator[None]:
    """Say in a sentence what is wrong, where a database cannot be used; its password is not in it.

    Raises:
        BadOption: it cannot.
    """
    try:
        yield
    except SQLAlchemyError as problem:
        reason = str(getattr(problem, "orig", None) or problem).partition("\n")[0]
        raise BadOption(NO_DATABASE, address=url.render_as_string(hide_password=True), problem=reason) from None


def opened(url: sa.URL, *, writes: bool) -> sa.Engine:
    """Make an engine for a database; on SQLite one that writes takes the lock at once, so that it never has to give up.

    Raises:
        BadOption: a package is missing.
    """
    if url.get_backend_name() != "sqlite":
        try:
            return sa.create_engine(
                url, pool_pre_ping=True, pool_size=WRITERS if writes else READERS, connect_args=POSTGRES_PATIENCE
            )
        except ModuleNotFoundError:
            raise BadOption(NO_DRIVER) from None
    engine = sa.create_engine(
        url,
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
        pool_size=WRITERS if writes else READERS,
    )
    begin = "BEGIN IMMEDIATE" if writes else "BEGIN"

    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # BEGIN is ours to say: the driver would leave out CREATE and DROP
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")  # what was acknowledged survives a power cut
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    def begun(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    sa.event.listen(engine, "connect", connected)
    sa.event.listen(engine, "begin", begun)
    return engine

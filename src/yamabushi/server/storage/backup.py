"""Back the database up into one file and restore it, on SQLite and PostgreSQL alike, while the server runs.

The file is gzipped JSON, a row a line, and belongs to no kind of database: it is also the way from one to the other.
At its end stands what it holds, so that one which lacks rows is not restored.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import itertools
import json
import os
import zlib
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import sqlalchemy as sa

from yamabushi.core.errors import BadOption, Sentence
from yamabushi.server import secrecy
from yamabushi.server.storage.contents import Contents, contents_of
from yamabushi.server.storage.migrating import migrate_to, revision_of, revisions, upgrade
from yamabushi.server.storage.schema import facts, metadata, processes

NO_BACKUP = Sentence("backup-file", "{file} cannot be used as a backup: {problem}.")
OTHER_FORM = Sentence(
    "backup-form",
    "The backup is of form {theirs} and the database of form {ours}; restore it into an empty database, "
    "or bring this one there with: yamabushi migrate {theirs}.",
)
NOT_EMPTY = Sentence(
    "backup-replace",
    "There is something in the database already: {contents}. To replace all of it, say --replace.",
)

EMPTY_BACKUP = Sentence(
    "backup-empty",
    "{place} holds no table and no account. If that is what you want, say --empty; nothing was written.",
)

TOGETHER = 500
KEPT = [table for table in metadata.sorted_tables if table not in (facts, processes)]
"""What a backup holds, in an order in which it can be written: whoever is pointed at comes first."""


class Tally:
    """What a backup holds so far: its rows, by table, and a digest of all its lines."""

    def __init__(self) -> None:
        self.rows: Counter[str] = Counter()
        self.digest = hashlib.sha256()

    def add(self, line: bytes, table: str | None = None) -> None:
        """Count a line, a row of a table or the head."""
        self.digest.update(line)
        if table is not None:
            self.rows[table] += 1

    def end(self) -> dict[str, Any]:
        """Give what stands at the end, by which it is known that the backup is whole."""
        return {"end": {"rows": dict(self.rows), "sha256": self.digest.hexdigest()}}


class BackedUp(NamedTuple):
    """A backup that was written: how many rows it has, and what they are."""

    rows: int
    contents: Contents


def back_up(
    engine: sa.Engine, file: Path, tell: Callable[[int], None] = lambda rows: None, *, may_be_empty: bool = True
) -> BackedUp:
    """Write all rows as they stand at one moment; say what they are.

    Raises:
        BadOption: the file cannot be written, or there is nothing to back up.
    """
    partial = file.with_name(file.name + ".part")
    with contextlib.ExitStack() as stack:
        try:
            partial.touch(mode=0o600)  # there are hidden cards in it
            stack.callback(partial.unlink, missing_ok=True)
            with partial.open("wb") as raw:
                with gzip.open(raw, "wb") as out, engine.connect() as connection:
                    done = write_all(out, connection, tell)
                if done.contents.is_empty and not may_be_empty:
                    raise BadOption(EMPTY_BACKUP, place="The database")
                raw.flush()
                os.fsync(raw.fileno())  # the name is given to what is on the disk
            partial.replace(file)
        except OSError as problem:
            raise BadOption(NO_BACKUP, file=file, problem=problem.strerror) from None
    return done


def write_all(out: BinaryIO | gzip.GzipFile, connection: sa.Connection, tell: Callable[[int], None]) -> BackedUp:
    """Write the head, all rows, and the end of a backup; say what they are."""
    tally = Tally()

    def write(what: dict[str, Any], table: str | None = None) -> None:
        line = json.dumps(what).encode() + b"\n"
        out.write(line)
        tally.add(line, table)

    if connection.dialect.name == "postgresql":
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    with connection.begin():
        write({"yamabushi": "backup", "form": revision_of(connection), "has_end": True})
        contents = contents_of(connection)
        found = sa.MetaData()  # as they are there: an older form has fewer columns
        found.reflect(connection)
        for table in [found.tables[table.name] for table in KEPT if table.name in found.tables]:
            for row in connection.execute(sa.select(table)).mappings():
                write({"table": table.name, "row": dict(row)}, table.name)
                if tally.rows.total() % TOGETHER == 0:
                    tell(tally.rows.total())
    write(tally.end())
    return BackedUp(tally.rows.total(), contents)


def lines_of(file: Path) -> Generator[dict[str, Any], None, None]:
    """Read a backup line by line: its head, then its rows.

    Raises:
        BadOption: it is none, or it is not whole; what does not agree with its end is said when all is read.
    """
    try:
        with gzip.open(file, "rb") as source:
            yield from checked(source)
    except OSError as problem:
        raise BadOption(NO_BACKUP, file=file, problem=problem.strerror or "it is no backup") from None
    except (ValueError, EOFError, RecursionError, zlib.error):  # RecursionError: a line that is nested too deep
        raise BadOption(NO_BACKUP, file=file, problem="it is damaged, or no backup") from None


def checked(source: Iterable[bytes]) -> Iterator[dict[str, Any]]:
    """Read the lines of a backup, and compare them with what is said at their end.

    One of an older Yamabushi has no end, and says so by its head.

    Raises:
        ValueError: it is not whole.
    """
    tally = Tally()
    head: dict[str, Any] | None = None
    end: dict[str, Any] | None = None
    for line in source:
        found = json.loads(line)
        if not isinstance(found, dict) or end is not None:
            raise ValueError
        if "end" in found:
            end = found
            continue
        tally.add(line, None if head is None else str(found.get("table")))
        head = found if head is None else head
        yield found
    if head is not None and head.get("has_end") and end != tally.end():
        raise ValueError


def has_end(file: Path) -> bool:
    """Tell whether a backup says itself what it holds; one of an older Yamabushi does not, and cannot be checked.

    Raises:
        BadOption: it is no backup.
    """
    with contextlib.closing(lines_of(file)) as lines:
        return bool(next(lines, {}).get("has_end"))


def check(file: Path, *, may_be_empty: bool = True) -> None:
    """Make sure that all of a backup can be read, and that it holds something.

    Raises:
        BadOption: it is no backup, not whole, or has neither tables nor accounts and may not be empty.
    """
    holds_something = False
    for line in lines_of(file):
        holds_something |= line.get("table") in ("tables", "accounts")
    if not holds_something and not may_be_empty:
        raise BadOption(EMPTY_BACKUP, place=file)


def restore(
    engine: sa.Engine, file: Path, *, replace: bool = False, tell: Callable[[int], None] = lambda rows: None
) -> int:
    """Put all rows of a backup in the place of what is there, all or nothing; give their number.

    Servers that run notice it with their next move, forget what they remember, and go on from the backup.

    Raises:
        BadOption: it is no backup, not whole or of another form, or there is something in the database that must not
            be replaced.
    """
    check(file)  # all of it can be read, and is there, before anything is replaced
    lines = lines_of(file)
    head = next(lines, {})
    form = head.get("form")
    if head.get("yamabushi") != "backup" or form not in revisions():
        raise BadOption(NO_BACKUP, file=file, problem="it is no backup, or one of a newer Yamabushi")
    with engine.begin() as connection:
        current = revision_of(connection)
    if current is None:
        migrate_to(engine, form)
    elif current != form:
        raise BadOption(OTHER_FORM, theirs=form, ours=current)
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            # Nobody writes between the look at the epoch and what they write.
            connection.exec_driver_sql("LOCK TABLE facts IN ACCESS EXCLUSIVE MODE")
        # The forms of the tables are the database's own: an older form has fewer columns.
        found = sa.MetaData()
        found.reflect(connection)
        contents = contents_of(connection)
        if not contents.is_empty and not replace:
            raise BadOption(NOT_EMPTY, contents=contents)
        here = [found.tables[table.name] for table in KEPT if table.name in found.tables]
        for table in reversed(here):
            connection.execute(sa.delete(table))
        rows = write_rows(connection, {table.name: table for table in here}, lines, file, tell)
        connection.execute(sa.update(found.tables["tables"]).values(keeper=None))
        # Bans and announcements are others now as well, so that is noticed, too.
        known = found.tables["facts"]
        before = {row.name: row.value for row in connection.execute(sa.select(known))}
        for name in before.keys() & {"epoch", "notice", "closing"}:
            is_counted = name == "notice" and before[name].isdecimal()
            value = str(int(before[name]) + 1) if is_counted else secrecy.new_id()
            connection.execute(sa.update(known).where(known.c.name == name).values(value=value))
    upgrade(engine)
    return rows


def write_rows(
    connection: sa.Connection,
    here: dict[str, sa.Table],
    lines: Iterator[dict[str, Any]],
    file: Path,
    tell: Callable[[int], None],
) -> int:
    """Write the rows of a backup, many of a table at a time.

    Raises:
        BadOption: there is a row of a table that we do not know.
    """
    rows = told = 0
    waiting: list[dict[str, Any]] = []
    table = ""
    for line in itertools.chain(lines, [{"table": "", "row": {}}]):
        if waiting and (line.get("table") != table or len(waiting) >= TOGETHER):
            connection.execute(sa.insert(here[table]), waiting)
            rows += len(waiting)
            if rows >= told + TOGETHER:
                told = rows
                tell(rows)
            waiting = []
        table, row = str(line.get("table")), line.get("row")
        if table and (table not in here or not isinstance(row, dict) or set(row) - set(here[table].c.keys())):
            raise BadOption(NO_BACKUP, file=file, problem="it is damaged")
        if table and isinstance(row, dict):
            waiting.append(row)
    return rows

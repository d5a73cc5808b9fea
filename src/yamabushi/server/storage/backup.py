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
from typing import Any, BinaryIO

import sqlalchemy as sa

from yamabushi.core.errors import BadOption, Sentence
from yamabushi.server import secrecy
from yamabushi.server.storage.migrating import migrate_to, revision_of, revisions, upgrade
from yamabushi.server.storage.schema import facts, metadata, processes

NO_BACKUP = Sentence("backup-file", "{file} cannot be used as a backup: {problem}.")
OTHER_FORM = Sentence(
    "backup-form",
    "The backup is of form {theirs} and the database of form {ours}; restore it into an empty database, "
    "or bring this one there with: yamabushi migrate {theirs}.",
)
NOT_EMPTY = Sentence("backup-replace", "There are {count} tables in the database; to replace all of it, say --replace.")

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


def back_up(engine: sa.Engine, file: Path, tell: Callable[[int], None] = lambda rows: None) -> int:
    """Write all rows as they stand at one moment; give their number.

    Raises:
        BadOption: the file cannot be written.
    """
    partial = file.with_name(file.name + ".part")
    with contextlib.ExitStack() as stack:
        try:
            partial.touch(mode=0o600)  # there are hidden cards in it
            stack.callback(partial.unlink, missing_ok=True)
            with partial.open("wb") as raw:
                with gzip.open(raw, "wb") as out, engine.connect() as connection:
                    rows = write_all(out, connection, tell)
                raw.flush()
                os.fsync(raw.fileno())  # the name is given to what is on the disk
            partial.replace(file)
        except OSError as problem:
            raise BadOption(NO_BACKUP, file=file, problem=problem.strerror) from None
    return rows


def write_all(out: BinaryIO | gzip.GzipFile, connection: sa.Connection, tell: Callable[[int], None]) -> int:
    """Write the head, all rows, and the end of a backup; give the number of rows."""
    tally = Tally()

    def write(what: dict[str, Any], table: str | None = None) -> None:
        line = json.dumps(what).encode() + b"\n"
        out.write(line)
        tally.add(line, table)

    if connection.dialect.name == "postgresql":
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    with connection.begin():
        write({"yamabushi": "backup", "form": revision_of(connection), "has_end": True})
        found = sa.MetaData()  # as they are there: an older form has fewer columns
        found.reflect(connection)
        for table in [found.tables[table.name] for table in KEPT if table.name in found.tables]:
            for row in connection.execute(sa.select(table)).mappings():
                write({"table": table.name, "row": dict(row)}, table.name)
                if tally.rows.total() % TOGETHER == 0:
                    tell(tally.rows.total())
    write(tally.end())
    return tally.rows.total()


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


def restore(
    engine: sa.Engine, file: Path, *, replace: bool = False, tell: Callable[[int], None] = lambda rows: None
) -> int:
    """Put all rows of a backup in the place of what is there, all or nothing; give their number.

    Servers that run notice it with their next move, forget what they remember, and go on from the backup.

    Raises:
        BadOption: it is no backup, not whole or of another form, or there is something in the database that must not
            be replaced.
    """
    for _ in lines_of(file):
        pass  # all of it can be read, and is there, before anything is replaced
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
        count = connection.execute(sa.select(sa.func.count()).select_from(found.tables["tables"])).scalar_one()
        if count and not replace:
            raise BadOption(NOT_EMPTY, count=count)
        here = [found.tables[table.name] for table in KEPT if table.name in found.tables]
        for table in reversed(here):
            connection.execute(sa.delete(table))
        rows = write_rows(connection, {table.name: table for table in here}, lines, file, tell)
        connection.execute(sa.update(found.tables["tables"]).values(keeper=None))
        # Bans and announcements are others now as well, so that is noticed, too.
        changed = sa.column("name").in_(("epoch", "notice", "closing"))
        connection.execute(sa.update(found.tables["facts"]).where(changed).values(value=secrecy.new_id()))
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
    rows = 0
    waiting: list[dict[str, Any]] = []
    table = ""
    for line in itertools.chain(lines, [{"table": "", "row": {}}]):
        if waiting and (line.get("table") != table or len(waiting) >= TOGETHER):
            connection.execute(sa.insert(here[table]), waiting)
            rows += len(waiting)
            tell(rows)
            waiting = []
        table, row = str(line.get("table")), line.get("row")
        if table and (table not in here or not isinstance(row, dict) or set(row) - set(here[table].c.keys())):
            raise BadOption(NO_BACKUP, file=file, problem="it is damaged")
        if table and isinstance(row, dict):
            waiting.append(row)
    return rows

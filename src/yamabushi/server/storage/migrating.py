"""Bring a database to the form that this version needs, or back, all or nothing."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from yamabushi.core.errors import BadOption, Sentence, quoted

FOLDER = Path(__file__).parent / "migrations"

NEWER = Sentence(
    "database-newer", "The database is of a newer Yamabushi: its form {theirs} is not known here; the newest is {ours}."
)
NO_REVISION = Sentence("database-revision", "There is no form {name} of the database; there is {names}.")


def configured(connection: sa.Connection, folder: Path = FOLDER) -> Config:
    """Make Alembic's settings for a connection."""
    config = Config()
    config.set_main_option("script_location", str(folder))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


@cache
def revisions(folder: Path = FOLDER) -> tuple[str, ...]:
    """List the forms of the database, the first one first."""
    script = ScriptDirectory(str(folder))
    return tuple(revision.revision for revision in script.walk_revisions())[::-1]


def revision_of(connection: sa.Connection) -> str | None:
    """Give the form that a database is in; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(engine: sa.Engine, folder: Path = FOLDER) -> None:
    """Bring a database to the newest form, in one transaction.

    Raises:
        BadOption: it is of a newer version than this one.
    """
    known = revisions(folder)
    with engine.begin() as connection:
        current = revision_of(connection)
        if current is not None and current not in known:
            raise BadOption(NEWER, theirs=current, ours=known[-1])
        if current != known[-1]:
            command.upgrade(configured(connection, folder), "head")


def require_form(revision: str, folder: Path = FOLDER) -> None:
    """Make sure that there is such a form; `base` is before the first.

    Raises:
        BadOption: there is none.
    """
    names = ("base", *revisions(folder))
    if revision not in names:
        raise BadOption(NO_REVISION, name=quoted(revision), names=", ".join(names))


def migrate_to(engine: sa.Engine, revision: str, folder: Path = FOLDER) -> None:
    """Bring a database to a form, forwards or back, in one transaction; `base` is before the first.

    Raises:
        BadOption: there is no such form.
    """
    require_form(revision, folder)
    with engine.begin() as connection:
        migrate_within(connection, revision, folder)


def migrate_within(connection: sa.Connection, revision: str, folder: Path = FOLDER) -> None:
    """Bring a database to a form that there is, in the transaction of a connection.

    Raises:
        BadOption: the database is of a form that is not known.
    """
    known = revisions(folder)
    current = revision_of(connection)
    try:
        if is_forwards(current, revision, folder):
            command.upgrade(configured(connection, folder), revision)
        elif current is not None:
            command.downgrade(configured(connection, folder), revision)
    except CommandError as problem:
        raise BadOption(NO_REVISION, name=f"{quoted(revision)} ({problem})", names=", ".join(known)) from None


def is_forwards(current: str | None, revision: str, folder: Path = FOLDER) -> bool:
    """Tell whether a form is not older than another.

    Raises:
        BadOption: the other one is not known.
    """
    known = ("base", *revisions(folder))
    if current is not None and current not in known:
        raise BadOption(NEWER, theirs=current, ours=known[-1])
    return revision != "base" and known.index(revision) >= known.index(current or "base")


def dropped_by(engine: sa.Engine, revision: str, folder: Path = FOLDER) -> list[str] | None:
    """List what a database would lose on the way to a form; none if that is not an older one.

    The migration is tried, compared with what there was, and taken back.

    Raises:
        BadOption: the database is of a form that is not known.
    """
    with engine.connect() as connection, connection.begin() as trial:
        current = revision_of(connection)
        if current is None or is_forwards(current, revision, folder):
            return None
        before, counts = shape_of(connection)
        migrate_within(connection, revision, folder)
        after, left = shape_of(connection)
        trial.rollback()
    lost = [f"{name}: {rows_in_words(counts[name])}" for name in before if name not in after and counts[name]]
    for name in (name for name in before if name in after and counts[name]):
        if left[name] < counts[name]:
            lost.append(f"{name}: {rows_in_words(counts[name] - left[name])}")
        gone = sorted(before[name] - after[name])
        lost += [f"{name}.{column}: a column, in {rows_in_words(counts[name])}" for column in gone]
    return lost


def rows_in_words(count: int) -> str:
    """Write how many rows.

    >>> rows_in_words(1)
    '1 row'
    """
    return f"{count} row{'' if count == 1 else 's'}"


def shape_of(connection: sa.Connection) -> tuple[dict[str, set[str]], dict[str, int]]:
    """Give the columns of every table, and how many rows it has; processes and Alembic's own table are left out."""
    found = sa.inspect(connection)
    names = sorted(set(found.get_table_names()) - {"alembic_version", "processes", "facts"})
    columns = {name: {column["name"] for column in found.get_columns(name)} for name in names}
    counts = {
        name: int(connection.execute(sa.select(sa.func.count()).select_from(sa.table(name))).scalar_one())
        for name in names
    }
    return columns, counts

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


def migrate_to(engine: sa.Engine, revision: str, folder: Path = FOLDER) -> None:
    """Bring a database to a form, forwards or back, in one transaction; `base` is before the first.

    Raises:
        BadOption: there is no such form.
    """
    known = revisions(folder)
    if revision not in (*known, "base"):
        raise BadOption(NO_REVISION, name=quoted(revision), names=", ".join(("base", *known)))
    with engine.begin() as connection:
        current = revision_of(connection)
        forwards = current is None or (revision in known and known.index(revision) >= known.index(current))
        try:
            if forwards and revision != "base":
                command.upgrade(configured(connection, folder), revision)
            elif current is not None:
                command.downgrade(configured(connection, folder), revision)
        except CommandError as problem:
            raise BadOption(NO_REVISION, name=f"{quoted(revision)} ({problem})", names=", ".join(known)) from None

"""Store moves with one statement that is a transaction of its own: there and back once, whatever their number.

It says itself which epoch it was thought of for, and stores nothing in any other one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.sql.compiler import SQLCompiler

from yamabushi.server.storage import database
from yamabushi.server.storage.changes import Append
from yamabushi.server.storage.log import rows_of
from yamabushi.server.storage.schema import entries, facts
from yamabushi.server.storage.writer import Change

# Once for all rows: they come as one text of JSON.
ROWS, EPOCH = sa.bindparam("rows", "", sa.Text), sa.bindparam("epoch", "", sa.Text)


def written(text: str) -> sa.BindParameter[str]:
    """Give a text that stands in the statement itself, and is no parameter."""
    return sa.literal(text, literal_execute=True)


def rows_found(dialect: str) -> sa.Select[Any]:
    """Take the rows out of their text."""
    if dialect == "sqlite":
        each = sa.func.json_each(ROWS).table_valued("value")
        return sa.select(*(sa.func.json_extract(each.c.value, written(f"$.{one.name}")) for one in entries.c))
    columns = [sa.Column(one.name, one.type) for one in entries.c]
    found = sa.func.json_to_recordset(sa.cast(ROWS, sa.JSON)).table_valued(*columns).render_derived(with_types=True)
    return sa.select(*found.c)


def written_down(dialect: sa.Dialect) -> SQLCompiler:
    """Write the statement down for a database: it is always the same, so no move pays for that."""
    is_now = sa.exists().where(facts.c.name == written("epoch"), facts.c.value == EPOCH)
    statement = sa.insert(entries).from_select(
        [one.name for one in entries.c], rows_found(dialect.name).where(is_now), include_defaults=False
    )
    found = statement.compile(dialect=dialect, compile_kwargs={"render_postcompile": True})
    assert isinstance(found, SQLCompiler)
    return found


encoder = msgspec.json.Encoder()


class Appending:
    """A connection that appends to the logs of tables, and does nothing else. One thread has it."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        statement = written_down(engine.dialect)
        self.statement = str(statement)
        # The parameters in their order, where they have one.
        self.order = statement.positiontup
        self.connection: sa.PoolProxiedConnection | None = None
        self.cursor: Any = None

    def append_all(self, changes: Sequence[Change[Any]], epoch: str) -> bool:
        """Store changes that do nothing but append; False if there are others, or nothing is stored for their sake.

        Raises:
            DBAPIError: the database cannot store anything just now, or does not say whether it has.
        """
        now = database.wall()
        rows: list[dict[str, Any]] = []
        for change in changes:
            if not isinstance(change, Append) or change.besides is not None:
                return False
            rows += rows_of(change.table, change.entries, change.client_id, now)
        try:
            return self.execute(encoder.encode(rows).decode(), epoch) == len(rows)
        except (IntegrityError, DataError):
            return False  # one of them is to blame: which, is found out when each is stored alone

    def execute(self, rows: str, epoch: str) -> int:
        """Store rows, and say how many are stored: all, or none.

        Raises:
            DBAPIError: the database cannot store them, or does not say whether it has.
        """
        dialect = self.engine.dialect
        try:
            cursor = self._open()
            dialect.do_execute(cursor, self.statement, self._parameters({"rows": rows, "epoch": epoch}))
        except dialect.loaded_dbapi.Error as problem:
            if not isinstance(problem, dialect.loaded_dbapi.IntegrityError | dialect.loaded_dbapi.DataError):
                self.close()
            raise DBAPIError.instance(self.statement, None, problem, dialect.loaded_dbapi.Error) from problem
        count: int = cursor.rowcount
        return count

    def _parameters(self, values: dict[str, str]) -> Any:
        """Give parameters as the driver takes them."""
        return values if self.order is None else tuple(values[name] for name in self.order)

    def _open(self) -> Any:
        """Give the cursor of the connection, which every statement is a transaction on."""
        if self.connection is None:
            self.connection = self.engine.raw_connection()
            if self.engine.dialect.name != "sqlite":  # there it is always like this
                driver: Any = self.connection.dbapi_connection
                driver.autocommit = True
            self.cursor = self.connection.cursor()
        return self.cursor

    def close(self) -> None:
        """Close the connection; it is opened again when it is needed."""
        if self.connection is not None:
            self.connection.invalidate()  # it is not like the others of its pool
            self.connection = None

"""Store moves with one statement that is a transaction of its own: there and back once, whatever their number.

It says itself which epoch it was thought of for, and stores nothing in any other one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from yamabushi.server.storage import database
from yamabushi.server.storage.changes import Append
from yamabushi.server.storage.log import rows_of
from yamabushi.server.storage.writer import Change

COLUMNS = ("table_id", "version", "event", "clock", "client_id", "at")

STATEMENTS = {
    "sqlite": f"""
        INSERT INTO entries ({", ".join(COLUMNS)})
        SELECT {", ".join(f"json_extract(value, '$.{column}')" for column in COLUMNS)} FROM json_each(?)
        WHERE EXISTS (SELECT 1 FROM facts WHERE name = 'epoch' AND value = ?)
        """,
    "postgresql": f"""
        INSERT INTO entries ({", ".join(COLUMNS)})
        SELECT {", ".join(COLUMNS)} FROM json_to_recordset(%s)
        AS found(table_id text, version integer, event text, clock text, client_id text, at integer)
        WHERE EXISTS (SELECT 1 FROM facts WHERE name = 'epoch' AND value = %s)
        """,
}

encoder = msgspec.json.Encoder()


class Appending:
    """A connection that appends to the logs of tables, and does nothing else. One thread has it."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.statement = STATEMENTS[engine.dialect.name]
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
            dialect.do_execute(cursor, self.statement, (rows, epoch))
        except dialect.loaded_dbapi.Error as problem:
            if not isinstance(problem, dialect.loaded_dbapi.IntegrityError | dialect.loaded_dbapi.DataError):
                self.close()
            raise DBAPIError.instance(self.statement, None, problem, dialect.loaded_dbapi.Error) from problem
        count: int = cursor.rowcount
        return count

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

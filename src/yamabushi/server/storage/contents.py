"""What a database or a backup holds, in numbers that a host knows: tables, accounts, games."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa


class Contents(NamedTuple):
    """How many tables and accounts there are, and at how many of the tables a game has begun.

    >>> str(Contents(2, 1, 0))
    '2 tables, 1 account, 0 games'
    """

    tables: int
    accounts: int
    games: int

    def __str__(self) -> str:
        return ", ".join(
            f"{count} {name}{'' if count == 1 else 's'}"
            for count, name in zip(self, ("table", "account", "game"), strict=True)
        )

    @property
    def is_empty(self) -> bool:
        """Tell whether there is nothing that a host would want back."""
        return not (self.tables or self.accounts)


def contents_of(connection: sa.Connection) -> Contents:
    """Count what a database of any form holds; older forms have no accounts."""
    known = set(sa.inspect(connection).get_table_names())

    def count(name: str, *which: sa.ColumnElement[bool]) -> int:
        if name not in known:
            return 0
        query = sa.select(sa.func.count()).select_from(sa.table(name)).where(*which)
        return int(connection.execute(query).scalar_one())

    has_begun = sa.column("status", sa.String) != "waiting"
    return Contents(count("tables"), count("accounts"), count("tables", has_begun))

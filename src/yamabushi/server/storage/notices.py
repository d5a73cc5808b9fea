"""By what all processes notice that a host, a person or another process has changed something they keep in memory."""

from __future__ import annotations

import sqlalchemy as sa

from yamabushi.server import secrecy
from yamabushi.server.storage.schema import facts

NOTICES = ("notice", "closing")
"""The facts that change with what all processes have to look at: bans and the like; and tables that hosts close."""


def notice(connection: sa.Connection, which: str = "notice") -> int:
    """Let all processes look again; give the number of this change, which each process confirms when it has looked.

    Only changes of `notice` have numbers, and later ones have higher numbers.
    """
    if which != "notice":
        connection.execute(sa.update(facts).where(facts.c.name == which).values(value=secrecy.new_id()))
        return 0
    following = sa.cast(sa.cast(facts.c.value, sa.Integer) + 1, sa.Text)
    connection.execute(sa.update(facts).where(facts.c.name == which).values(value=following))
    return int(connection.execute(sa.select(facts.c.value).where(facts.c.name == which)).scalar_one())


def noticed(connection: sa.Connection) -> dict[str, str]:
    """Give what is another one when there is something to look at again."""
    rows = connection.execute(sa.select(facts.c.name, facts.c.value).where(facts.c.name.in_(NOTICES)))
    return {row.name: row.value for row in rows}

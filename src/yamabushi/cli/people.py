"""Who is at which table, as a host reads it: guests are told apart by numbers."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from rich.console import Console

import yamabushi
from yamabushi.server.reserved import is_reserved
from yamabushi.server.storage.database import wall
from yamabushi.server.storage.presence import LISTED_FOR
from yamabushi.server.storage.schema import accounts, tables
from yamabushi.server.storage.seating import accounts_at, seats_at
from yamabushi.table.seats import Seat, SeatKind

GUEST = "Guest"
"""The name of guests who have not said another."""

STATUS = {"waiting": "waits", "playing": "is on"}
UNITS = ((24 * 3600, "day"), (3600, "hour"), (60, "minute"))


class TableNow(NamedTuple):
    """A table that is not over, and who sits there: seats, with the account of each that has one."""

    row: sa.Row[Any]
    seats: tuple[tuple[Seat, str | None], ...]

    def __str__(self) -> str:
        about = yamabushi.games().get(self.row.game)
        game = self.row.game if about is None else about.title
        mode = json.loads(self.row.options).get("mode")
        if about is not None and mode != about.defaults.get("mode"):
            game += f" ({mode})"
        status = STATUS.get(self.row.status, self.row.status)
        return f"{self.row.id}  {game}, {status}, opened {age(wall() - self.row.created)}"


def age(seconds: int) -> str:
    """Write how long ago something was.

    >>> age(30), age(60), age(7300), age(200_000)
    ('just now', '1 minute ago', '2 hours ago', '2 days ago')
    """
    ago = (f"{counted(seconds // length, unit)} ago" for length, unit in UNITS if seconds >= length)
    return next(ago, "just now")


def counted(count: int, noun: str) -> str:
    """Write a number with what it counts.

    >>> counted(1, "table"), counted(2, "table")
    ('1 table', '2 tables')
    """
    return f"{count} {noun}{'' if count == 1 else 's'}"


def tables_now(connection: sa.Connection, *, every: bool) -> list[TableNow]:
    """Read the tables that are not over: where people are at the moment, or all; the liveliest first."""
    query = sa.select(tables).where(tables.c.status != "over").order_by(tables.c.seen.desc(), tables.c.id)
    if not every:
        query = query.where(tables.c.seen >= wall() - LISTED_FOR)
    return [
        TableNow(row, tuple(zip(seats_at(connection, row.id), accounts_at(connection, row.id), strict=True)))
        for row in connection.execute(query).all()
    ]


def names_of_people(found: Sequence[TableNow]) -> dict[str, str]:
    """Name the people at some tables by what the database calls them (`holder`): guests of one name by numbers.

    Those who sit at the oldest tables come first, so that a number changes only when somebody leaves.
    """
    oldest = sorted(found, key=lambda table: (table.row.created, table.row.id))
    people = {
        seat.holder: (seat, account)
        for table in reversed(oldest)
        for seat, account in reversed(table.seats)
        if seat.kind == SeatKind.PERSON
    }
    met: Counter[str] = Counter()
    alike = Counter(seat.name for seat, account in people.values() if account is None)
    names = {}
    for holder, (seat, account) in reversed(people.items()):
        if account is not None:
            names[holder] = f"{seat.name} (bot)" if seat.is_bot else seat.name
            continue
        met[seat.name] += 1
        name = seat.name or GUEST
        number = f" {met[seat.name]}" if name == GUEST or alike[seat.name] > 1 else ""
        names[holder] = f"{name}{number}{'' if name == GUEST else ' (guest)'}"
    return names


def list_people(console: Console, connection: sa.Connection) -> None:
    """List who is at a table at the moment, and at which."""
    found = tables_now(connection, every=False)
    names = names_of_people(found)
    where: dict[str, list[TableNow]] = {}
    for table in found:
        for holder in dict.fromkeys(seat.holder for seat, _ in table.seats if seat.holder in names):
            where.setdefault(holder, []).append(table)
    for holder, name in sorted(names.items(), key=lambda person: person[1].casefold()):
        say(console, name)
        for table in where[holder]:
            say(console, f"    {table}")
    if not names:
        say(console, "Nobody is at a table.")
        return
    people = "1 person" if len(names) == 1 else f"{len(names)} people"
    at = {table.row.id for some in where.values() for table in some}
    say(console, f"{people} at {counted(len(at), 'table')}.")


def list_tables(console: Console, connection: sa.Connection, *, every: bool) -> None:
    """List tables that wait or are played at, the liveliest first."""
    found = tables_now(connection, every=every)
    names = names_of_people(found)
    for table in found:
        people = [names.get(seat.holder) or seat.name or f"({seat.kind})" for seat, _ in table.seats]
        say(console, f"{table}; {' – '.join(people)}")
    if not found:
        say(console, "No table waits or is played at." if every else "Nobody is at a table; --all lists the others.")


def list_reserved_names(console: Console, connection: sa.Connection) -> None:
    """List accounts that have a reserved name since before it was one; their page asks them to change it."""
    query = sa.select(accounts.c.name).order_by(accounts.c.name)
    found = [name for name in connection.execute(query).scalars() if is_reserved(name)]
    for name in found:
        say(console, name)
    say(
        console,
        f"{counted(len(found), 'account')} with a reserved name." if found else "No account has a reserved name.",
    )


def say(console: Console, text: str) -> None:
    """Print a line as it is."""
    console.print(text, markup=False, highlight=False, soft_wrap=True)

"""What the server asks of its database, in the words of tables and seats."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from yamabushi.core.options import OptionValue
from yamabushi.server.outside import game_at_table
from yamabushi.server.storage import database, migrating
from yamabushi.server.storage.readers import Readers
from yamabushi.server.storage.schema import entries, facts, invites, remarks, seats, tables, tokens
from yamabushi.server.storage.writer import UNAVAILABLE, Change, Unavailable, Writer, as_refusal, epoch_of
from yamabushi.table.clocks import DAY, clock_decoder, control_decoder, encoder
from yamabushi.table.events import Entry, decoded, encoded
from yamabushi.table.seats import Kind, Seat
from yamabushi.table.table import Setting

Result = TypeVar("Result")

MOST_LOOKED_AT = 1000
"""A list is chosen from so many tables, the newest."""


TRIAL = sa.update(facts).where(facts.c.name == "epoch").values(value=facts.c.value)


class Store:
    """A database, open: many readers and one writer."""

    def __init__(self, url: sa.URL, restored: Callable[[str], None] = lambda epoch: None) -> None:
        writing = database.opened(url, writes=True)
        with database.usable(url):
            migrating.upgrade(writing)
            with writing.begin() as connection:
                connection.execute(TRIAL)  # one that can only be read is of no use, and better known now
        self.reading = database.opened(url, writes=False)
        self.writer = Writer(writing, make_changes, restored)
        self.readers = Readers(database.READERS)

    async def write(self, change: Change[Result], epoch: str | None = None) -> Result:
        """Make a change; when this returns it is stored.

        Raises:
            Taken: something that must be unique is there already.
            Unavailable: nothing can be stored just now.
            Restored: the database is not of the epoch that the change was thought of for.
        """
        return await self.writer.write(change, epoch)

    async def read(self, question: Change[Result]) -> Result:
        """Ask something.

        Raises:
            Unavailable: the database does not answer just now.
        """

        def asked() -> Result:
            try:
                with self.reading.begin() as connection:
                    return question(connection)
            except SQLAlchemyError as problem:
                raise as_refusal(problem) from problem

        try:
            return await asyncio.wait_for(asyncio.wrap_future(self.readers.ask(asked)), database.ANSWER_SECONDS)
        except TimeoutError:
            raise Unavailable(UNAVAILABLE) from None

    async def check(self) -> None:
        """Make sure that the database answers.

        Raises:
            Unavailable: it does not.
        """
        if self.writer.is_stuck:
            raise Unavailable(UNAVAILABLE)
        await self.read(lambda connection: connection.execute(sa.select(1)).scalar_one())

    def close(self) -> None:
        """Write what is waiting, and close; a database that hangs is not waited for."""
        self.writer.close()
        self.readers.close(database.ANSWER_SECONDS)
        self.reading.dispose()
        self.writer.engine.dispose()


@dataclass(frozen=True)
class Laid:
    """A table as it is stored."""

    # The epoch of the database that it was read from.
    epoch: str
    id: str
    setting: Setting
    rules: int
    is_public: bool
    seats: tuple[Seat, ...]
    entries: tuple[Entry, ...]
    # Which version each client id led to, and with what action.
    answers: dict[str, int]
    remarks: tuple[sa.Row[Any], ...]
    status: str
    # How long the turn had taken when that was last written down.
    spent: int = 0


def wall() -> int:
    """Give the time of day, in seconds, for people to read; nothing is measured by it."""
    return int(time.time())


def lay_table(
    connection: sa.Connection,
    table: str,
    setting: Setting,
    sitting: Sequence[Seat],
    *,
    accounts: Sequence[str | None],
    is_public: bool,
    opening: Sequence[Entry],
    entrance: Iterable[Key] = (),
    invitations: Iterable[tuple[str, int]] = (),
) -> None:
    """Store a new table: its seats, what has happened already, who has keys to it, and invites by hash and seat."""
    now = wall()
    connection.execute(
        sa.insert(tables),
        {
            "id": table,
            "game": setting.game.name,
            "options": json.dumps(dict(setting.game.options)),
            "rules": setting.game.about.rules_version,
            "start": setting.start,
            "chosen_by": setting.chosen_by,
            "is_rateable": setting.is_rateable,
            "control": encoder.encode(setting.control).decode(),
            "is_public": is_public,
            "status": "playing" if opening else "waiting",
            "created": now,
            "changed": now,
            "spent": 0,
            "spent_at": 0,
        },
    )
    rows = [
        {"table_id": table, "seat": number, "account": account, **seat_row(seat)}
        for number, (seat, account) in enumerate(zip(sitting, accounts, strict=True))
    ]
    connection.execute(sa.insert(seats), rows)
    append(connection, table, opening)
    for key in entrance:
        add_key(connection, table, key)
    for hashed, number in invitations:
        connection.execute(sa.insert(invites), {"hash": hashed, "table_id": table, "seat": number})


class Key(NamedTuple):
    """A token as it is stored: its hash, who holds it, and whose account that is, if any."""

    hash: str
    holder: str
    account: str | None = None


def add_key(connection: sa.Connection, table: str, key: Key) -> None:
    """Store a token for a table."""
    connection.execute(sa.insert(tokens), {"table_id": table, **key._asdict()})


def seat_row(seat: Seat) -> dict[str, Any]:
    """Give the columns of a seat."""
    return {"kind": str(seat.kind), "name": seat.name, "level": seat.level, "holder": seat.holder}


def append(connection: sa.Connection, table: str, new: Sequence[Entry], client_id: str | None = None) -> None:
    """Store what has happened; the id of whoever sent it belongs to the first entry."""
    if new:
        insert_rows(connection, [Append(table, new, client_id)])


@dataclass(frozen=True)
class Append:
    """The change that there is for every move: it can be made together with others of its kind."""

    table: str
    entries: Sequence[Entry]
    client_id: str | None = None
    also: Callable[[sa.Connection], None] | None = None

    def __call__(self, connection: sa.Connection) -> None:
        insert_rows(connection, [self])
        if self.also is not None:
            self.also(connection)

    def rows(self, now: int) -> Iterator[dict[str, Any]]:
        """Give the rows to be stored."""
        client_id = self.client_id
        for entry in self.entries:
            yield {
                "table_id": self.table,
                "version": entry.version,
                "event": encoded(entry.event),
                "clock": None if entry.clock is None else encoder.encode(entry.clock).decode(),
                "client_id": client_id,
                "at": now,
            }
            client_id = None


INSERT_ENTRY = sa.insert(entries)


def insert_rows(connection: sa.Connection, appends: Sequence[Append]) -> None:
    """Store the entries of many tables with one statement."""
    now = wall()
    connection.execute(INSERT_ENTRY, [row for one in appends for row in one.rows(now)])


def make_changes(connection: sa.Connection, changes: Sequence[Change[Any]]) -> list[Any]:
    """Make many changes in their order, those that only append together; give what each has given."""
    outcomes: list[Any] = []
    waiting: list[Append] = []
    for change in changes:
        if isinstance(change, Append):
            waiting.append(change)
            if change.also is None:
                outcomes.append(None)
                continue
        if waiting:
            insert_rows(connection, waiting)
            waiting = []
        if isinstance(change, Append):
            assert change.also is not None
            outcomes.append(change.also(connection))
        else:
            outcomes.append(change(connection))
    if waiting:
        insert_rows(connection, waiting)
    return outcomes


def set_status(connection: sa.Connection, table: str, status: str, result: str | None) -> None:
    """Say how a table stands now, for lists."""
    connection.execute(
        sa.update(tables).where(tables.c.id == table).values(status=status, result=result, changed=wall())
    )


def set_seat(connection: sa.Connection, table: str, number: int, seat: Seat, account: str | None = None) -> None:
    """Say who sits on a seat now."""
    connection.execute(
        sa.update(seats)
        .where(seats.c.table_id == table, seats.c.seat == number)
        .values(account=account, **seat_row(seat))
    )


def hold(connection: sa.Connection, table: str) -> None:
    """Let nobody else change who sits at a table until this transaction ends."""
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table).with_for_update())


def take_seat(
    connection: sa.Connection, table: str, number: int, seat: Seat, account: str | None, token: str, invite: str | None
) -> bool:
    """Sit down on an open seat, with a token, using the invite up; False if somebody was quicker."""
    taken = connection.execute(
        sa.update(seats)
        .where(seats.c.table_id == table, seats.c.seat == number, seats.c.kind == str(Kind.OPEN))
        .values(account=account, **seat_row(seat))
    )
    if taken.rowcount != 1:
        return False
    add_key(connection, table, Key(token, seat.holder, account))
    if invite is not None:
        connection.execute(sa.delete(invites).where(invites.c.hash == invite))
    return True


def write_spent(connection: sa.Connection, table: str, version: int, spent: int) -> None:
    """Write down how long a turn has taken so far."""
    connection.execute(sa.update(tables).where(tables.c.id == table).values(spent=spent, spent_at=version))


def add_remark(connection: sa.Connection, table: str, seat: int | None, name: str, text: str) -> int:
    """Store a remark, as one of whoever has the seat, and give its number."""
    account = connection.execute(
        sa.select(seats.c.account).where(seats.c.table_id == table, seats.c.seat == seat)
    ).scalar_one_or_none()
    last = connection.execute(
        sa.select(sa.func.coalesce(sa.func.max(remarks.c.number), 0)).where(remarks.c.table_id == table)
    ).scalar_one()
    number = int(last) + 1
    connection.execute(
        sa.insert(remarks),
        {
            "table_id": table,
            "number": number,
            "seat": seat,
            "name": name,
            "text": text,
            "account": account,
            "at": wall(),
        },
    )
    return number


def entries_after(connection: sa.Connection, table: str, version: int) -> list[tuple[Entry, str | None]]:
    """Read what has happened after a version, with the ids of whoever sent it."""
    rows = connection.execute(
        sa.select(entries.c.version, entries.c.event, entries.c.clock, entries.c.client_id)
        .where(entries.c.table_id == table, entries.c.version > version)
        .order_by(entries.c.version)
    )
    return [
        (
            Entry(
                row.version,
                decoded(row.event),
                None if row.clock is None else clock_decoder.decode(row.clock),
            ),
            row.client_id,
        )
        for row in rows
    ]


def seats_at(connection: sa.Connection, table: str) -> tuple[Seat, ...]:
    """Read who sits at a table."""
    rows = connection.execute(sa.select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))
    return tuple(Seat(Kind(row.kind), row.name, row.level, row.holder) for row in rows)


class News(NamedTuple):
    """What has happened at a table after a version, with the ids of whoever sent it, and who sits there now."""

    epoch: str
    entries: list[tuple[Entry, str | None]]
    seats: tuple[Seat, ...]


def read_news(connection: sa.Connection, table: str, version: int) -> News:
    """Read what has happened at a table after a version."""
    return News(epoch_of(connection), entries_after(connection, table, version), seats_at(connection, table))


def remarks_after(connection: sa.Connection, table: str, number: int) -> tuple[sa.Row[Any], ...]:
    """Read what has been said after a remark."""
    query = sa.select(remarks).where(remarks.c.table_id == table, remarks.c.number > number).order_by(remarks.c.number)
    return tuple(connection.execute(query))


def read_table(connection: sa.Connection, table: str) -> Laid | None:
    """Read a table with all that has happened there; None if there is none."""
    epoch = epoch_of(connection)
    row = connection.execute(sa.select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    options: dict[str, OptionValue] = json.loads(row.options)
    control = control_decoder.decode(row.control)
    setting = Setting(game_at_table(row.game, **options), control, row.start, row.chosen_by)
    happened = entries_after(connection, table, 0)
    return Laid(
        epoch,
        row.id,
        setting,
        row.rules,
        row.is_public,
        seats_at(connection, table),
        tuple(entry for entry, _ in happened),
        {client_id: entry.version for entry, client_id in happened if client_id is not None},
        remarks_after(connection, table, 0),
        row.status,
        row.spent if happened and row.spent_at == happened[-1][0].version else 0,
    )


def holder_of(connection: sa.Connection, table: str, hashed: str) -> str | None:
    """Find whose token it is, at a table."""
    return connection.execute(
        sa.select(tokens.c.holder).where(tokens.c.hash == hashed, tokens.c.table_id == table)
    ).scalar_one_or_none()


def invited_seat(connection: sa.Connection, table: str, hashed: str) -> int | None:
    """Find the seat that an invite is for."""
    return connection.execute(
        sa.select(invites.c.seat).where(invites.c.hash == hashed, invites.c.table_id == table)
    ).scalar_one_or_none()


def times_of(connection: sa.Connection, table: str) -> tuple[int, int]:
    """Read when a table was laid, and when something happened there last."""
    last = sa.select(sa.func.max(entries.c.at)).where(entries.c.table_id == table).scalar_subquery()
    row = connection.execute(sa.select(tables.c.created, tables.c.changed, last).where(tables.c.id == table)).one()
    return row[0], max(row[1], row[2] or 0)


def listed_tables(
    connection: sa.Connection, status: str, limit: int, in_turn: Callable[[Sequence[str]], Sequence[str]]
) -> list[dict[str, Any]]:
    """List public tables of a status, in turn of those newest first; nobody waits for longer than a day."""
    since = wall() - DAY if status == "waiting" else 0
    newest = connection.execute(
        sa.select(tables.c.id)
        .where(tables.c.is_public, tables.c.status == status, tables.c.changed >= since)
        .order_by(tables.c.changed.desc(), tables.c.id)
        .limit(MOST_LOOKED_AT)
    )
    chosen = in_turn(list(newest.scalars()))[:limit]
    rows = {row.id: row for row in connection.execute(sa.select(tables).where(tables.c.id.in_(chosen)))}
    return [described(connection, rows[table]) for table in chosen if table in rows]


def described(connection: sa.Connection, row: sa.Row[Any]) -> dict[str, Any]:
    """Describe a table for a list."""
    return {
        "id": row.id,
        "game": row.game,
        "options": json.loads(row.options),
        "control": json.loads(row.control),
        "status": row.status,
        "result": row.result,
        "created": row.created,
        "chosen_by": row.chosen_by,
        "seats": [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in seats_at(connection, row.id)],
    }


def accounts_at(connection: sa.Connection, table: str) -> list[str | None]:
    """Read whose seats they are, if they have accounts."""
    query = sa.select(seats.c.account).where(seats.c.table_id == table).order_by(seats.c.seat)
    return [row.account for row in connection.execute(query)]


def keys_of(connection: sa.Connection, table: str) -> list[Key]:
    """Read who has keys to a table."""
    query = sa.select(tokens.c.hash, tokens.c.holder, tokens.c.account).where(tokens.c.table_id == table)
    return [Key(*row) for row in connection.execute(query)]


def revoke(connection: sa.Connection, table: str, holder: str) -> None:
    """Make somebody's tokens worthless at a table."""
    connection.execute(sa.delete(tokens).where(tokens.c.table_id == table, tokens.c.holder == holder))


def replace_invites(connection: sa.Connection, table: str, hashes: dict[int, str]) -> None:
    """Put new invitations in the place of the old ones, by seat."""
    connection.execute(sa.delete(invites).where(invites.c.table_id == table))
    for seat, hashed in hashes.items():
        connection.execute(sa.insert(invites), {"hash": hashed, "table_id": table, "seat": seat})

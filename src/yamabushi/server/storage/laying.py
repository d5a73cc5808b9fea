"""Tables as they are stored: laid, begun, ended, laid again, and read."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec.structs import replace

from yamabushi.core.errors import IllegalAction, Sentence
from yamabushi.core.options import OptionValue
from yamabushi.server.outside import game_at_table
from yamabushi.server.storage import database
from yamabushi.server.storage.log import append, entries_after
from yamabushi.server.storage.presence import see
from yamabushi.server.storage.remarks import remarks_after
from yamabushi.server.storage.schema import THIS_TABLE, entries, invites, seats, tables
from yamabushi.server.storage.seating import Key, accounts_at, add_key, hold, keys_of, seat_row, seats_at, take_seat
from yamabushi.server.storage.tournaments import tournament_at
from yamabushi.server.storage.writer import epoch_of
from yamabushi.table.clocks import control_decoder, encoder
from yamabushi.table.events import Entry
from yamabushi.table.seats import Seat
from yamabushi.table.setting import Setting
from yamabushi.table.table import Drawing, Step, Table

RATED_GUEST = Sentence("rated-guest", "That game is rated: log in to play it.")
RATED_TWICE = Sentence("rated-twice", "That game is rated: nobody plays on more than one seat.")

TABLE = sa.select(tables).where(tables.c.id == THIS_TABLE)


@dataclass(frozen=True)
class StoredTable:
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
    now = database.wall()
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
            "is_rated": setting.is_rated,
            "control": encoder.encode(setting.control).decode(),
            "is_public": is_public,
            "status": "playing" if opening else "waiting",
            "created": now,
            "changed": now,
            "seen": now,
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


@dataclass(frozen=True)
class Rematch:
    """A table to be laid for the same people: for each seat, who sits there now and where they sat before."""

    table: str
    setting: Setting
    sitting: Sequence[Seat]
    order: Sequence[int]
    is_public: bool
    opening: Sequence[Entry]


def lay_rematch(connection: sa.Connection, table: str, rematch: Rematch) -> None:
    """Lay a table again after a game; the keys to the old one are good there, too."""
    accounts = accounts_at(connection, table)
    lay_table(
        connection,
        rematch.table,
        rematch.setting,
        rematch.sitting,
        accounts=[accounts[number] for number in rematch.order],
        is_public=rematch.is_public,
        opening=rematch.opening,
        entrance=keys_of(connection, table),
    )


def set_status(connection: sa.Connection, table: str, status: str, result: str | None) -> None:
    """Say how a table stands now, for lists."""
    connection.execute(
        sa.update(tables).where(tables.c.id == table).values(status=status, result=result, changed=database.wall())
    )


def make_casual(connection: sa.Connection, table: str) -> None:
    """Say that a game does not count for ratings any more, for lists."""
    connection.execute(sa.update(tables).where(tables.c.id == table).values(is_rated=False))


class Arrival(NamedTuple):
    """Somebody who sits down: on which seat, with which account, the hash of their token, and that of their invite."""

    number: int
    seat: Seat
    account: str | None
    token: str
    invite: str | None


def join(
    connection: sa.Connection, table: str, arrival: Arrival, before: Table, draw: Drawing
) -> tuple[tuple[Seat, ...], tuple[Step, ...]] | None:
    """Take a seat and, if it was the last one, begin, in one transaction; None if somebody was quicker.

    Raises:
        IllegalAction: the game is rated, and whoever comes has no account, or sits there already.
    """
    hold(connection, table)
    if before.is_rated and arrival.account is None:
        raise IllegalAction(RATED_GUEST)
    if before.is_rated and arrival.account in accounts_at(connection, table):
        raise IllegalAction(RATED_TWICE)
    if not take_seat(connection, table, *arrival):
        return None
    see(connection, [table])
    sitting = seats_at(connection, table)
    steps = replace(before, seats=sitting).begin(draw)
    if steps:
        append(connection, table, [step.entry for step in steps])
        set_status(connection, table, "playing", None)
    return sitting, steps


class NewEntries(NamedTuple):
    """What has happened at a table after a version, with the ids of whoever sent it, and who sits there now."""

    epoch: str
    entries: list[tuple[Entry, str | None]]
    seats: tuple[Seat, ...]


def read_new_entries(connection: sa.Connection, table: str, version: int) -> NewEntries:
    """Read what has happened at a table after a version."""
    return NewEntries(epoch_of(connection), entries_after(connection, table, version), seats_at(connection, table))


def read_table(connection: sa.Connection, table: str) -> StoredTable | None:
    """Read a table with all that has happened there; None if there is none."""
    epoch = epoch_of(connection)
    row = connection.execute(TABLE, {"table": table}).one_or_none()
    if row is None:
        return None
    options: dict[str, OptionValue] = json.loads(row.options)
    control = control_decoder.decode(row.control)
    setting = Setting(
        game_at_table(row.game, **options),
        control,
        row.start,
        row.chosen_by,
        row.is_rated,
        tournament_at(connection, table) is not None,
    )
    happened = entries_after(connection, table, 0)
    return StoredTable(
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


def times_of(connection: sa.Connection, table: str) -> tuple[int, int]:
    """Read when a table was laid, and when something happened there last."""
    last = sa.select(sa.func.max(entries.c.at)).where(entries.c.table_id == table).scalar_subquery()
    row = connection.execute(sa.select(tables.c.created, tables.c.changed, last).where(tables.c.id == table)).one()
    return row[0], max(row[1], row[2] or 0)

"""Accounts as they are stored: names and passwords, sessions, puzzles solved, and all that is known of somebody."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import sqlalchemy as sa

from yamabushi.server.storage.aborting import aborts_about
from yamabushi.server.storage.bans import is_banned
from yamabushi.server.storage.bots import bot_tokens_of
from yamabushi.server.storage.challenging import challenges_about
from yamabushi.server.storage.community import all_about_community
from yamabushi.server.storage.competing import leave_tournaments
from yamabushi.server.storage.database import wall
from yamabushi.server.storage.listing import described
from yamabushi.server.storage.ratings import ratings_about
from yamabushi.server.storage.recovery import mail_address_of
from yamabushi.server.storage.schema import accounts, entries, remarks, reports, seats, sessions, solved, tables, tokens
from yamabushi.server.storage.seeking import seeks_about
from yamabushi.server.storage.sessions import end_sessions
from yamabushi.server.storage.subscriptions import told_about
from yamabushi.server.storage.tournaments import call_in_tournaments, played_by

GONE = "someone"
"""What people are called whose account has been deleted."""

MOST_SOLVED = 5000
"""So many solved puzzles of an account are kept: more than anybody finds here."""


class StoredAccount(NamedTuple):
    """An account, with its password hashed."""

    id: str
    name: str
    password: str
    is_bot: bool = False


class SessionAccount(NamedTuple):
    """The account that a session belongs to, and whether it may not take part."""

    id: str
    name: str
    is_bot: bool
    is_banned: bool


def add_account(connection: sa.Connection, account: StoredAccount, key: str, likeness: str) -> None:
    """Store an account: `key` and `likeness` are what its name is compared by."""
    row = {**account._asdict(), "key": key, "created": wall(), "likeness": likeness}
    connection.execute(sa.insert(accounts), row)


def account_of_key(connection: sa.Connection, key: str) -> StoredAccount | None:
    """Find an account by its name."""
    columns = (accounts.c.id, accounts.c.name, accounts.c.password, accounts.c.is_bot)
    row = connection.execute(sa.select(*columns).where(accounts.c.key == key)).one_or_none()
    return None if row is None else StoredAccount(*row)


def password_of(connection: sa.Connection, account: str) -> str | None:
    """Read the password of an account, hashed."""
    return connection.execute(sa.select(accounts.c.password).where(accounts.c.id == account)).scalar_one_or_none()


def set_password(connection: sa.Connection, key: str, password: str) -> bool:
    """Give an account another password, and end its sessions; False if there is no such account."""
    ours = sa.select(accounts.c.id).where(accounts.c.key == key)
    end_sessions(connection, sessions.c.account.in_(ours))
    changed = connection.execute(sa.update(accounts).where(accounts.c.key == key).values(password=password))
    return changed.rowcount == 1


def change_password(connection: sa.Connection, account: str, before: str, password: str, session: str) -> bool:
    """Give an account another password in the place of the one before, and end its sessions but one.

    False if the password is not that one any more: somebody else was quicker.
    """
    mine = sa.and_(accounts.c.id == account, accounts.c.password == before)
    if connection.execute(sa.update(accounts).where(mine).values(password=password)).rowcount != 1:
        return False
    end_sessions(connection, sessions.c.account == account, sessions.c.hash != session)
    return True


def rename_account(connection: sa.Connection, account: str, name: str, key: str, likeness: str) -> list[str]:
    """Call an account by another name, also where it has played and talked; the name that it had is free then.

    Give the tables that are not what they were.
    """
    changed = call_at_tables(connection, account, name)
    connection.execute(
        sa.update(accounts).where(accounts.c.id == account).values(name=name, key=key, likeness=likeness)
    )
    connection.execute(sa.update(remarks).where(remarks.c.account == account).values(name=name))
    return changed


def call_at_tables(connection: sa.Connection, account: str, name: str) -> list[str]:
    """Call somebody by another name at all their tables; give those tables."""
    theirs = sa.select(tokens.c.table_id).where(tokens.c.account == account)
    changed = list(connection.execute(theirs.distinct()).scalars())
    before = sa.select(accounts.c.name).where(accounts.c.id == account).scalar_subquery()
    connection.execute(
        sa.update(tables).where(tables.c.id.in_(theirs), tables.c.chosen_by == before).values(chosen_by=name)
    )
    connection.execute(sa.update(seats).where(seats.c.account == account).values(name=name))
    call_in_tournaments(connection, account, name)
    return changed


def delete_account(connection: sa.Connection, account: str) -> list[str]:
    """Delete an account and all that is theirs; give the tables that are not what they were."""
    changed = call_at_tables(connection, account, GONE)
    leave_tournaments(connection, account)
    # Reports about them are without their name as well. Tokens, sessions, subscriptions, solved puzzles, blocks, bans
    # and what they have reported go with the account.
    connection.execute(sa.update(reports).where(reports.c.about == account).values(name=GONE, remark=None))
    connection.execute(sa.delete(remarks).where(remarks.c.account == account))
    end_sessions(connection, sessions.c.account == account)
    connection.execute(sa.delete(accounts).where(accounts.c.id == account))
    return changed


def add_session(connection: sa.Connection, hashed: str, account: str, expires: int) -> None:
    """Store a session, and let go of those that are over."""
    connection.execute(sa.delete(sessions).where(sessions.c.expires < wall()))
    connection.execute(sa.insert(sessions), {"hash": hashed, "account": account, "expires": expires})


def account_of_session(connection: sa.Connection, hashed: str) -> SessionAccount | None:
    """Find whose session it is."""
    query = (
        sa.select(accounts.c.id, accounts.c.name, accounts.c.is_bot, is_banned(accounts.c.id))
        .join(sessions, sessions.c.account == accounts.c.id)
        .where(sessions.c.hash == hashed, sessions.c.expires >= wall())
    )
    row = connection.execute(query).one_or_none()
    return None if row is None else SessionAccount(*row)


def end_session(connection: sa.Connection, hashed: str) -> None:
    """Let go of a session."""
    end_sessions(connection, sessions.c.hash == hashed)


def note_solved(connection: sa.Connection, account: str, puzzle: str, moves: int) -> None:
    """Note that somebody solved a puzzle; the fewest moves count, and so many puzzles are kept."""
    mine = sa.and_(solved.c.account == account, solved.c.puzzle == puzzle)
    known = connection.execute(sa.select(solved.c.moves).where(mine)).scalar_one_or_none()
    if known is None:
        mine_all = sa.select(sa.func.count()).select_from(solved).where(solved.c.account == account)
        if connection.execute(mine_all).scalar_one() >= MOST_SOLVED:
            return
        row = {"account": account, "puzzle": puzzle, "moves": moves, "at": wall()}
        connection.execute(sa.insert(solved), row)
    elif moves < known:
        connection.execute(sa.update(solved).where(mine).values(moves=moves, at=wall()))


def solved_by(connection: sa.Connection, account: str) -> dict[str, int]:
    """Read the puzzles that somebody has solved, with the fewest moves."""
    query = sa.select(solved.c.puzzle, solved.c.moves).where(solved.c.account == account)
    return {row.puzzle: row.moves for row in connection.execute(query)}


def all_about(connection: sa.Connection, account: str) -> dict[str, Any]:
    """Read all that is stored about somebody."""
    row = connection.execute(sa.select(accounts).where(accounts.c.id == account)).one()
    mine = connection.execute(sa.select(seats).where(seats.c.account == account)).all()
    said = connection.execute(sa.select(remarks).where(remarks.c.account == account)).all()
    keys = sa.select(tokens.c.table_id).where(tokens.c.account == account).distinct().order_by(tokens.c.table_id)
    ends = sa.select(sessions.c.expires).where(sessions.c.account == account).order_by(sessions.c.expires)
    return {
        "name": row.name,
        "created": row.created,
        "games": [seat_played(connection, seat.table_id, seat.seat) for seat in mine],
        "remarks": [{"table": one.table_id, "text": one.text, "at": one.at} for one in said],
        "puzzles": solved_by(connection, account),
        "mail": mail_address_of(connection, account),
        **ratings_about(connection, account),
        "aborts": aborts_about(connection, account),
        "keys": list(connection.execute(keys).scalars()),
        "seeks": seeks_about(connection, account),
        "challenges": challenges_about(connection, account),
        "push": told_about(connection, account),
        "tournaments": played_by(connection, account),
        "sessions": [{"expires": expires} for expires in connection.execute(ends).scalars()],
        "is_bot": row.is_bot,
        "bot_tokens": bot_tokens_of(connection, account),
        **all_about_community(connection, account),
    }


def seat_played(connection: sa.Connection, table: str, seat: int) -> dict[str, Any]:
    """Describe a table, with all that was decided at one of its seats."""
    row = connection.execute(sa.select(tables).where(tables.c.id == table)).one()
    happened = connection.execute(
        sa.select(entries.c.version, entries.c.event, entries.c.at)
        .where(entries.c.table_id == table)
        .order_by(entries.c.version)
    )
    decisions = [
        {"version": entry.version, "action": event["action"], "at": entry.at}
        for entry in happened
        if (event := json.loads(entry.event)).get("kind") == "act" and event.get("seat") == seat
    ]
    return {**described(connection, row), "seat": seat, "decisions": decisions}

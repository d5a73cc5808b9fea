"""What keeps a community civil, as it is stored: blocks, reports, announcements, and tables that hosts close.

Whatever changes here changes a fact in the same transaction (`notices.py`): by that all processes notice it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from yamabushi.server import secrecy
from yamabushi.server.storage.database import wall
from yamabushi.server.storage.laying import read_table, set_status
from yamabushi.server.storage.log import append
from yamabushi.server.storage.notices import notice
from yamabushi.server.storage.schema import (
    accounts,
    announcements,
    bans,
    blocks,
    challenges,
    remarks,
    reports,
    seats,
    tables,
)
from yamabushi.server.storage.seating import hold
from yamabushi.table.table import Table

MOST_BLOCKED = 500
"""So many an account blocks at most."""

KEPT_REPORTS = 180 * 24 * 3600
"""For so many seconds a report is kept when it is done with."""


# Who is meant


class Meant(NamedTuple):
    """Somebody as others mean them: by a remark or a seat at a table, or by the form of a name in which it is found."""

    table: str | None = None
    seat: int | None = None
    remark: int | None = None
    key: str | None = None


class Person(NamedTuple):
    """Who that is: their account, if they have one, what they are called, and the remark that was meant."""

    account: str | None
    name: str
    remark: str | None = None


def person_meant(connection: sa.Connection, meant: Meant, account: str | None) -> Person | None:
    """Find whom an account, or a guest, means; none if there is nobody.

    To a player nobody has said what those who watch say while the game is on.
    """
    if meant.remark is not None:
        said = sa.select(remarks, tables.c.status).join(tables).where(remarks.c.table_id == meant.table)
        row = connection.execute(said.where(remarks.c.number == meant.remark)).one_or_none()
        if row is not None and row.seat is None and row.status != "over":
            plays = sa.and_(seats.c.table_id == meant.table, seats.c.account == account)
            if connection.execute(sa.select(seats.c.seat).where(plays)).first() is not None:
                return None
        return None if row is None else Person(row.account, row.name, row.text)
    if meant.seat is not None:
        sits = sa.and_(seats.c.table_id == meant.table, seats.c.seat == meant.seat, seats.c.kind == "person")
        row = connection.execute(sa.select(seats.c.account, seats.c.name).where(sits)).one_or_none()
    else:
        named = sa.select(accounts.c.id.label("account"), accounts.c.name).where(accounts.c.key == meant.key)
        row = connection.execute(named).one_or_none()
    return None if row is None else Person(row.account, row.name)


# Blocks


def add_block(connection: sa.Connection, account: str, blocked: str) -> bool:
    """Let somebody meet and hear another no more; False if they block too many already.

    Challenges between the two go with it.
    """
    mine = sa.select(blocks.c.blocked).where(blocks.c.account == account)
    known = set(connection.execute(mine).scalars())
    if blocked in known:
        return True
    if len(known) >= MOST_BLOCKED:
        return False
    connection.execute(sa.insert(blocks), {"account": account, "blocked": blocked, "at": wall()})
    both = (account, blocked)
    between = sa.and_(challenges.c.challenger.in_(both), challenges.c.challenged.in_(both))
    connection.execute(sa.delete(challenges).where(between))
    notice(connection)
    return True


def remove_block(connection: sa.Connection, account: str, blocked: str) -> None:
    """Let somebody meet and hear another again."""
    gone = sa.delete(blocks).where(blocks.c.account == account, blocks.c.blocked == blocked)
    if connection.execute(gone).rowcount:
        notice(connection)


def blocked_by(connection: sa.Connection, account: str) -> list[dict[str, Any]]:
    """List whom somebody blocks, by name."""
    query = (
        sa.select(accounts.c.name, blocks.c.at)
        .join(accounts, accounts.c.id == blocks.c.blocked)
        .where(blocks.c.account == account)
        .order_by(accounts.c.name)
    )
    return [{"name": row.name, "at": row.at} for row in connection.execute(query)]


def apart_from(connection: sa.Connection, account: str) -> frozenset[str]:
    """Give all accounts that somebody blocks, or is blocked by."""
    one = sa.select(blocks.c.blocked).where(blocks.c.account == account)
    other = sa.select(blocks.c.account).where(blocks.c.blocked == account)
    return frozenset(connection.execute(one.union(other)).scalars())


def all_apart(connection: sa.Connection, wanted: Sequence[str]) -> dict[str, frozenset[str]]:
    """Give for each of some accounts all that it blocks, or is blocked by."""
    found: dict[str, set[str]] = {account: set() for account in wanted}
    query = sa.select(blocks).where(sa.or_(blocks.c.account.in_(wanted), blocks.c.blocked.in_(wanted)))
    for row in connection.execute(query):
        for one, other in ((row.account, row.blocked), (row.blocked, row.account)):
            if one in found:
                found[one].add(other)
    return {account: frozenset(others) for account, others in found.items()}


def is_apart(connection: sa.Connection, account: str, others: Sequence[str | None]) -> bool:
    """Tell whether somebody blocks one of some others, or is blocked by one of them."""
    known = [other for other in others if other is not None]
    return bool(known) and not apart_from(connection, account).isdisjoint(known)


# Reports


def add_report(connection: sa.Connection, account: str | None, meant: Meant, reason: str, why: str) -> bool:
    """Store a report about somebody; False if there is nobody."""
    about = person_meant(connection, meant, account)
    if about is None:
        return False
    connection.execute(
        sa.insert(reports),
        {
            "id": secrecy.new_id(),
            "account": account,
            "table_id": meant.table,
            "about": about.account,
            "name": about.name,
            "remark": about.remark,
            "reason": reason,
            "why": why,
            "at": wall(),
            "is_done": False,
        },
    )
    return True


def reports_now(connection: sa.Connection, is_done: bool = False) -> list[dict[str, Any]]:
    """List the reports that wait for a host, or those that are done with; the oldest first."""
    reporter = accounts.alias()
    query = (
        sa.select(reports, reporter.c.name.label("reporter"))
        .outerjoin(reporter, reporter.c.id == reports.c.account)
        .where(reports.c.is_done == is_done)
        .order_by(reports.c.at, reports.c.id)
    )
    return [dict(row._mapping) for row in connection.execute(query)]


def finish_report(connection: sa.Connection, report: str) -> bool:
    """Be done with a report; False if there is no such one."""
    return connection.execute(sa.update(reports).where(reports.c.id == report).values(is_done=True)).rowcount == 1


# Announcements


def add_announcement(connection: sa.Connection, text: str, until: int, *, is_important: bool = False) -> str:
    """Tell everybody something, until then; give what it is called."""
    number = secrecy.new_id(6)
    row = {"id": number, "text": text, "at": wall(), "until": until, "is_important": is_important}
    connection.execute(sa.insert(announcements), row)
    notice(connection)
    return number


def announcements_now(connection: sa.Connection) -> list[dict[str, Any]]:
    """List what everybody is told, the oldest first."""
    query = sa.select(announcements).where(announcements.c.until > wall())
    rows = connection.execute(query.order_by(announcements.c.at, announcements.c.id))
    return [dict(row._mapping) for row in rows]


def remove_announcement(connection: sa.Connection, number: str) -> bool:
    """Tell it no more; False if there is no such one."""
    gone = connection.execute(sa.delete(announcements).where(announcements.c.id == number)).rowcount
    if gone:
        notice(connection)
    return bool(gone)


# What is over


def forget_what_is_over(connection: sa.Connection) -> None:
    """Throw away what has ended: bans with their addresses, announcements, and reports done with long ago."""
    connection.execute(sa.delete(bans).where(bans.c.until <= wall()))
    connection.execute(sa.delete(announcements).where(announcements.c.until <= wall()))
    connection.execute(sa.delete(reports).where(reports.c.is_done, reports.c.at < wall() - KEPT_REPORTS))


def close_table(connection: sa.Connection, table: str) -> str | None:
    """Close a table: one that waits is thrown away, a game that is on ends without a winner and counts for nothing.

    Give how it stood before; none if there is no such table.

    Raises:
        Refusal: the game is over, or cannot be read.
    """
    hold(connection, table)
    stored = read_table(connection, table)
    if stored is None:
        return None
    if stored.status == "waiting":
        connection.execute(sa.delete(tables).where(tables.c.id == table))
    else:
        steps = Table.laid(stored.setting, stored.seats, stored.entries).close(stored.spent)
        append(connection, table, [step.entry for step in steps])
        result = steps[-1].after.result
        set_status(connection, table, "over", None if result is None else result.text)
        connection.execute(sa.update(tables).where(tables.c.id == table).values(is_rateable=False))
    notice(connection, "closing")
    return stored.status


def standing_of(connection: sa.Connection, wanted: Sequence[str]) -> dict[str, str]:
    """Read how some tables stand; those that are not there any more are left out."""
    query = sa.select(tables.c.id, tables.c.status).where(tables.c.id.in_(wanted))
    return {row.id: row.status for row in connection.execute(query)}


def all_about_community(connection: sa.Connection, account: str) -> dict[str, Any]:
    """Read what is stored about somebody here: whom they block, what they have reported, and bans of them."""
    made = connection.execute(sa.select(reports).where(reports.c.account == account).order_by(reports.c.at))
    about = connection.execute(sa.select(bans).where(bans.c.account == account).order_by(bans.c.at))
    return {
        "blocks": blocked_by(connection, account),
        "reports": [
            {
                "table": row.table_id,
                "name": row.name,
                "remark": row.remark,
                "reason": row.reason,
                "why": row.why,
                "at": row.at,
            }
            for row in made
        ],
        "bans": [{"reason": row.reason, "at": row.at, "until": row.until} for row in about],
    }

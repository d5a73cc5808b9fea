"""Ratings as they are stored: what is known of each account in each pool, and how each game has changed it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from yamabushi.server.skills import REPEATED_WITHIN, Skill, rated, skill_of_level, weighed, weight_of
from yamabushi.server.storage import database
from yamabushi.server.storage.schema import accounts, rating_changes, ratings, seats
from yamabushi.server.storage.seating import accounts_at
from yamabushi.table.seats import Seat, SeatKind


class Rating(NamedTuple):
    """What is known of an account in a pool, and from how many games."""

    skill: Skill = Skill()
    games: int = 0


@dataclass(frozen=True)
class RatedEnd:
    """The end of a rated game: what each seat got, for which side it played, and who sat there."""

    pool: str
    returns: Sequence[float]
    sides: Sequence[int]
    seats: Sequence[Seat]


def rating_of(connection: sa.Connection, account: str, pool: str) -> Rating:
    """Read what is known of an account in a pool; of who has not played there yet, what is thought of anybody."""
    query = sa.select(ratings.c.mu, ratings.c.sigma, ratings.c.games)
    row = connection.execute(query.where(ratings.c.account == account, ratings.c.pool == pool)).one_or_none()
    return Rating() if row is None else Rating(Skill(row.mu, row.sigma), row.games)


def hold_ratings(connection: sa.Connection, wanted: Iterable[tuple[str, str]]) -> None:
    """Let nobody else rate these until this transaction ends: pools and accounts, in the order of their names.

    Everybody holds them in that order, so that no two wait for each other.
    """
    now = database.wall()
    inserted = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    for pool, account in sorted(set(wanted)):
        row = {"account": account, "pool": pool, "mu": Skill().mu, "sigma": Skill().sigma, "games": 0, "changed": now}
        connection.execute(inserted(ratings).values(row).on_conflict_do_nothing())
        held = sa.select(ratings.c.mu).where(ratings.c.account == account, ratings.c.pool == pool)
        connection.execute(held.with_for_update())


def rated_accounts(connection: sa.Connection, table: str, end: RatedEnd) -> list[str | None] | None:
    """Give whose seats they are where a game was rated; None if it is not, as somebody has no account any more."""
    found = accounts_at(connection, table)
    people = [account for seat, account in zip(end.seats, found, strict=True) if seat.kind == SeatKind.PERSON]
    return None if None in people or len(set(people)) < len(people) else found


def rate_game(connection: sa.Connection, table: str, end: RatedEnd) -> None:
    """Rate a game that has ended: in the transaction that stores its end, and never twice."""
    found = rated_accounts(connection, table, end)
    if found is None:
        return
    hold_ratings(connection, [(end.pool, account) for account in found if account is not None])
    before: list[Rating] = []
    for seat, account in zip(end.seats, found, strict=True):
        if seat.kind == SeatKind.ENGINE:
            skill = skill_of_level(end.pool, seat.level)
            if skill is None:
                return  # nobody knows its strength any more
            before.append(Rating(skill))
        else:
            assert account is not None
            before.append(rating_of(connection, account, end.pool))
    sides = list(dict.fromkeys(end.sides))
    teams = [[number for number, own in enumerate(end.sides) if own == side] for side in sides]
    after = rated(
        [[before[number].skill for number in team] for team in teams], [end.returns[team[0]] for team in teams]
    )
    now = database.wall()
    changes: list[Change] = []
    for team, skills in zip(teams, after, strict=True):
        for number, skill in zip(team, skills, strict=True):
            account, known = found[number], before[number]
            if end.seats[number].kind == SeatKind.PERSON and account is not None:
                others = [other for n, other in enumerate(found) if n not in team and other is not None]
                weight = weight_of(most_played(connection, account, others, end.pool, now - REPEATED_WITHIN))
                counted = weighed(known.skill, skill, weight)
                changes.append(Change(table, account, end.pool, known, counted, end.returns[number], now, weight))
    for change in changes:  # only now: what is stored of this game is no earlier one
        store_change(connection, change)


def most_played(connection: sa.Connection, account: str, others: Sequence[str], pool: str, since: int) -> int:
    """Count the rated games of a pool that an account has played with others: with whom it has played most."""
    mine, theirs = rating_changes.alias("mine"), rating_changes.alias("theirs")
    query = (
        sa.select(sa.func.count())
        .join(theirs, theirs.c.table_id == mine.c.table_id)
        .where(mine.c.account == account, mine.c.pool == pool, mine.c.at > since, theirs.c.account.in_(others))
        .group_by(theirs.c.account)
    )
    return max(connection.execute(query).scalars(), default=0)


class Change(NamedTuple):
    """What a game has changed for an account."""

    table: str
    account: str
    pool: str
    before: Rating
    after: Skill
    returned: float
    at: int
    # How much it counted: less than 1 if the same people have played each other often within a day.
    weight: float


def store_change(connection: sa.Connection, change: Change) -> None:
    """Store what a game has changed; the key of its table and its account is unique."""
    connection.execute(
        sa.insert(rating_changes),
        {
            "table_id": change.table,
            "account": change.account,
            "pool": change.pool,
            "number": change.before.games + 1,
            "mu_before": change.before.skill.mu,
            "sigma_before": change.before.skill.sigma,
            "mu_after": change.after.mu,
            "sigma_after": change.after.sigma,
            "returned": int(change.returned),
            "at": change.at,
            "weight": change.weight,
        },
    )
    connection.execute(
        sa.update(ratings)
        .where(ratings.c.account == change.account, ratings.c.pool == change.pool)
        .values(mu=change.after.mu, sigma=change.after.sigma, games=change.before.games + 1, changed=change.at)
    )


def skills_at(connection: sa.Connection, table: str, pool: str | None) -> list[tuple[str | None, Skill | None]]:
    """Read for each seat of a table the name of the account, and what is known of whoever sits there; engines too."""
    joined = seats.outerjoin(accounts, accounts.c.id == seats.c.account).outerjoin(
        ratings, sa.and_(ratings.c.account == seats.c.account, ratings.c.pool == pool, ratings.c.games > 0)
    )
    query = (
        sa.select(seats.c.kind, seats.c.level, accounts.c.name, ratings.c.mu, ratings.c.sigma)
        .select_from(joined)
        .where(seats.c.table_id == table)
        .order_by(seats.c.seat)
    )
    return [(row.name, skill_in(row, pool)) for row in connection.execute(query)]


def skill_in(row: Any, pool: str | None) -> Skill | None:
    """Give what is known of whoever sits on a seat."""
    if row.mu is not None:
        return Skill(row.mu, row.sigma)
    if pool is None or row.kind != str(SeatKind.ENGINE):
        return None
    return skill_of_level(pool, row.level)


def ratings_about(connection: sa.Connection, account: str) -> dict[str, Any]:
    """Read all that is stored of somebody's ratings, as it is stored."""
    mine = sa.select(ratings).where(ratings.c.account == account).order_by(ratings.c.pool)
    changes = sa.select(rating_changes).where(rating_changes.c.account == account)
    changes = changes.order_by(rating_changes.c.pool, rating_changes.c.number)
    return {
        "ratings": [
            {name: value for name, value in row.items() if name != "account"}
            for row in connection.execute(mine).mappings()
        ],
        "rating_changes": [
            {("table" if name == "table_id" else name): value for name, value in row.items() if name != "account"}
            for row in connection.execute(changes).mappings()
        ],
    }

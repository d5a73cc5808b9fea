"""Who is how strong, as it is shown to everybody: leaderboards, profiles, and how a rating came about."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from yamabushi.server.skills import POINT, PROVISIONAL, Skill
from yamabushi.server.storage.schema import accounts, rating_changes, ratings, tables

MOST_LISTED = 100
MOST_CHANGES = 500
"""So many players of a leaderboard, and so many games of a history, are given at once."""

SURE = PROVISIONAL / POINT
"""Whoever is known less well than that is not in the leaderboard."""


def leaders(connection: sa.Connection, pool: str) -> list[dict[str, Any]]:
    """List the strongest of a pool, the first first; those are left out of whom too little is known."""
    query = (
        sa.select(accounts.c.name, accounts.c.is_bot, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        .join(accounts, accounts.c.id == ratings.c.account)
        .where(ratings.c.pool == pool, ratings.c.games > 0, ratings.c.sigma <= SURE)
        .order_by(ratings.c.mu.desc(), accounts.c.id)
        .limit(MOST_LISTED)
    )
    return [
        {"name": row.name, "is_bot": row.is_bot, **told(row.mu, row.sigma), "games": row.games}
        for row in connection.execute(query)
    ]


def told(mu: float, sigma: float) -> dict[str, Any]:
    """Describe a rating as people are shown it."""
    skill = Skill(mu, sigma)
    return {"rating": skill.number, "deviation": skill.deviation, "is_provisional": skill.is_provisional}


def profile_of(connection: sa.Connection, key: str) -> dict[str, Any] | None:
    """Read what everybody may know of an account, by the form of its name in which names are compared."""
    row = connection.execute(sa.select(accounts).where(accounts.c.key == key)).one_or_none()
    if row is None:
        return None
    query = sa.select(ratings).where(ratings.c.account == row.id, ratings.c.games > 0).order_by(ratings.c.pool)
    return {
        "id": row.id,
        "name": row.name,
        "created": row.created,
        "is_bot": row.is_bot,
        "ratings": [
            {"pool": one.pool, **told(one.mu, one.sigma), "games": one.games} for one in connection.execute(query)
        ],
    }


def changes_of(connection: sa.Connection, account: str, pool: str) -> list[dict[str, Any]]:
    """List how the rating of an account in a pool has changed, the last games, the oldest first."""
    query = (
        sa.select(rating_changes)
        .where(rating_changes.c.account == account, rating_changes.c.pool == pool)
        .order_by(rating_changes.c.number.desc())
        .limit(MOST_CHANGES)
    )
    rows = connection.execute(query).all()
    return [
        {
            "number": row.number,
            "table": row.table_id,
            "at": row.at,
            "returned": row.returned,
            "weight": row.weight,
            **told(row.mu_after, row.sigma_after),
        }
        for row in reversed(rows)
    ]


def gain_at(connection: sa.Connection, account: str, table: str) -> dict[str, Any]:
    """Say by how much a game has changed somebody's number, None if it was not rated, and how much it counted."""
    query = sa.select(rating_changes.c.mu_before, rating_changes.c.mu_after, rating_changes.c.weight)
    mine = sa.and_(rating_changes.c.account == account, rating_changes.c.table_id == table)
    row = connection.execute(query.where(mine)).one_or_none()
    if row is None:
        return {"gain": None, "weight": 1.0}
    return {"gain": Skill(row.mu_after).number - Skill(row.mu_before).number, "weight": row.weight}


def weight_at(connection: sa.Connection, table: str) -> float:
    """Say how much a rated game counted, for the account for which it counted least; 1 if it was not rated."""
    query = sa.select(sa.func.min(rating_changes.c.weight)).where(rating_changes.c.table_id == table)
    found: float | None = connection.execute(query).scalar_one()
    return 1.0 if found is None else found


def is_shown() -> sa.ColumnElement[bool]:
    """Tell of a table whether its game is shown to everybody in a profile: over, and public or rated."""
    rated = sa.select(rating_changes.c.table_id).where(rating_changes.c.table_id == tables.c.id).exists()
    return sa.and_(tables.c.status == "over", sa.or_(tables.c.is_public, rated))

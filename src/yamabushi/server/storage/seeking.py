"""Those who wait for an opponent, as they are stored: a row each, two of which are taken together with their table."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

import sqlalchemy as sa

from yamabushi.server import secrecy
from yamabushi.server.outside import game_at_table
from yamabushi.server.storage.meeting import may_meet
from yamabushi.server.storage.placing import Sitter, lay_for
from yamabushi.server.storage.processes import now_in
from yamabushi.server.storage.schema import seeks
from yamabushi.table.clocks import DAY, control_decoder, encoder
from yamabushi.table.setting import Setting
from yamabushi.table.table import Drawing

GONE_AFTER = 10
"""Whoever has not been seen for so many seconds is not paired; a table where one waits alone helps nobody."""

FORGOTTEN_AFTER = 60
"""Whoever has not been seen for so many seconds waits no more; whoever comes back before goes on waiting."""

TOLD_FOR = 600
"""For so many seconds somebody can hear that they have been paired: they may be in another game."""

WAITS_FOR = DAY
"""For so many seconds an account waits for an opponent by correspondence, there or not."""

WINDOW, WIDENING = 150.0, 15.0
"""How far apart two ratings may be at once, and by how much more with each second that one of them has waited."""

MOST_LOOKED_AT = 200
"""So many who wait for the same are looked at in one go, those who have waited for longest."""


class Seek(NamedTuple):
    """Somebody who waits: who it is, what for, and how strong they are, if that is known."""

    owner: str
    name: str
    account: str | None
    token: str | None
    setting: Setting
    is_rated: bool
    rating: float | None = None


class Pair(NamedTuple):
    """Two who have been brought together, their table, and how many seconds each has waited."""

    table: str
    owners: tuple[str, str]
    waited: tuple[int, int]


def pool_of(setting: Setting) -> str:
    """Say what somebody waits for, so that equal texts mean the same."""
    control = setting.control
    options = json.dumps(dict(setting.game.options), sort_keys=True)
    return f"{setting.game.name} {options} {control.kind} {control.seconds} {control.increment}"


def seek(connection: sa.Connection, wish: Seek) -> str | None:
    """Let somebody wait; what they waited for before, they do no more. Who has just been paired hears of that table."""
    now = now_in(connection)
    setting = wish.setting
    held = sa.select(seeks.c.table_id).where(seeks.c.owner == wish.owner, seeks.c.expires >= now).with_for_update()
    table: str | None = connection.execute(held).scalar_one_or_none()
    if table is not None:
        return table
    connection.execute(sa.delete(seeks).where(seeks.c.owner == wish.owner))
    connection.execute(
        sa.insert(seeks),
        {
            "owner": wish.owner,
            "name": wish.name,
            "account": wish.account,
            "token": wish.token,
            "pool": pool_of(setting),
            "game": setting.game.name,
            "options": json.dumps(dict(setting.game.options)),
            "control": encoder.encode(setting.control).decode(),
            "is_rated": wish.is_rated,
            "rating": wish.rating,
            "created": now,
            "seen": now,
            "expires": now + (WAITS_FOR if stays(wish) else FORGOTTEN_AFTER),
        },
    )
    return None


def stays(wish: Seek) -> bool:
    """Tell whether somebody waits also while they are away: an account, for a game by correspondence."""
    return wish.account is not None and wish.setting.control.is_correspondence


def give_up(connection: sa.Connection, owner: str) -> str | None:
    """Let somebody wait no more; give the table that they have been paired to, if they have."""
    table: str | None = connection.execute(
        sa.delete(seeks).where(seeks.c.owner == owner).returning(seeks.c.table_id)
    ).scalar_one_or_none()
    return table


def see_waiting(connection: sa.Connection, owners: Collection[str]) -> None:
    """Note that these are here, and forget those who have not come back."""
    now = now_in(connection)
    if owners:
        here = sa.and_(seeks.c.owner.in_(sorted(owners)), seeks.c.table_id.is_(None))
        later = sa.case((seeks.c.expires < now + FORGOTTEN_AFTER, now + FORGOTTEN_AFTER), else_=seeks.c.expires)
        connection.execute(sa.update(seeks).where(here).values(seen=now, expires=later))
    connection.execute(sa.delete(seeks).where(seeks.c.expires < now))


def pair_all(connection: sa.Connection, draw: Drawing, pool: str | None = None) -> list[Pair]:
    """Bring together who waits for the same, and lay their tables: all in the caller's one transaction.

    Rows are held while they are looked at, and those that another process holds are passed over: so nobody is taken
    twice, and after a kill nobody is taken without a table.
    """
    now = now_in(connection)
    is_here = sa.or_(seeks.c.seen >= now - GONE_AFTER, seeks.c.expires >= now + FORGOTTEN_AFTER)
    query = sa.select(seeks).where(seeks.c.table_id.is_(None), seeks.c.expires >= now, is_here)
    if pool is not None:
        query = query.where(seeks.c.pool == pool)
    query = query.order_by(seeks.c.created, seeks.c.owner).limit(MOST_LOOKED_AT).with_for_update(skip_locked=True)
    waiting: dict[str, list[sa.Row[Any]]] = {}
    for row in connection.execute(query):
        waiting.setdefault(row.pool, []).append(row)
    return [
        lay_pair(connection, one, other, draw)
        for rows in waiting.values()
        for one, other in pairs(connection, rows, now)
    ]


def pairs(
    connection: sa.Connection, rows: Sequence[sa.Row[Any]], now: int
) -> Iterator[tuple[sa.Row[Any], sa.Row[Any]]]:
    """Find who fits together: first those whose ratings are nearest, and among those who has waited for longest."""
    all_pairs = list(combinations(rows, 2))
    fitting = sorted(
        (distance, number)
        for number, (one, other) in enumerate(all_pairs)
        if (distance := distance_of(one, other)) <= WINDOW + WIDENING * (now - min(one.created, other.created))
    )
    taken: set[str] = set()
    for _, number in fitting:
        one, other = all_pairs[number]
        if one.owner in taken or other.owner in taken or not may_meet(connection, one.account, other.account):
            continue
        taken |= {one.owner, other.owner}
        yield one, other


def distance_of(one: sa.Row[Any], other: sa.Row[Any]) -> float:
    """Say how far apart two are; of whom nothing is known, they are near to everybody."""
    return 0.0 if one.rating is None or other.rating is None else abs(one.rating - other.rating)


def lay_pair(connection: sa.Connection, one: sa.Row[Any], other: sa.Row[Any], draw: Drawing) -> Pair:
    """Lay a table for two, who sits where by lot, and note it with both."""
    table = secrecy.new_id()
    sitters = [Sitter(row.name, row.account, row.token) for row in (one, other)]
    is_rated = one.is_rated and other.is_rated and None not in (one.account, other.account)
    setting = setting_of(one, is_rated=is_rated)
    lay_for(connection, table, setting, [sitters[number] for number in secrecy.shuffled(2)], draw)
    # The table is told to both, and forgotten when they have had the time to hear of it.
    now = now_in(connection)
    both = seeks.c.owner.in_((one.owner, other.owner))
    connection.execute(sa.update(seeks).where(both).values(table_id=table, expires=now + TOLD_FOR))
    return Pair(table, (one.owner, other.owner), (now - one.created, now - other.created))


def setting_of(row: sa.Row[Any], *, is_rated: bool) -> Setting:
    """Read what a row is about."""
    return Setting(
        game_at_table(row.game, **json.loads(row.options)), control_decoder.decode(row.control), is_rated=is_rated
    )


def seek_of(connection: sa.Connection, owner: str) -> sa.Row[Any] | None:
    """Read what somebody waits for, or has been paired to."""
    return connection.execute(sa.select(seeks).where(seeks.c.owner == owner)).one_or_none()


def pools_waited_for(connection: sa.Connection, most: int) -> list[sa.Row[Any]]:
    """List what is waited for, and by how many: what most wait for first."""
    count = sa.func.count().label("people")
    now = now_in(connection)
    return list(
        connection.execute(
            sa.select(seeks.c.game, sa.func.min(seeks.c.options).label("options"), seeks.c.control, count)
            .where(seeks.c.table_id.is_(None), seeks.c.expires >= now)
            .group_by(seeks.c.pool, seeks.c.game, seeks.c.control)
            .order_by(count.desc(), seeks.c.pool)
            .limit(most)
        )
    )


def count_waiting(connection: sa.Connection, now: int) -> int:
    """Count those who wait to be paired."""
    waiting = sa.and_(seeks.c.table_id.is_(None), seeks.c.expires >= now)
    count: int = connection.execute(sa.select(sa.func.count()).select_from(seeks).where(waiting)).scalar_one()
    return count


def is_any_fading(connection: sa.Connection, now: int) -> bool:
    """Tell whether anybody waits only for as long as they are seen, or is to be forgotten."""
    lasts_while_seen = sa.and_(seeks.c.table_id.is_(None), seeks.c.expires <= now + FORGOTTEN_AFTER)
    query = sa.select(seeks.c.owner).where(sa.or_(lasts_while_seen, seeks.c.expires < now)).limit(1)
    return connection.execute(query).first() is not None


def seeks_about(connection: sa.Connection, account: str) -> list[dict[str, Any]]:
    """Read what somebody waits for, for the export."""
    said = ("game", "options", "control", "is_rated", "rating", "created")
    waiting = sa.select(*(seeks.c[name] for name in said)).where(seeks.c.account == account)
    return [dict(row) for row in connection.execute(waiting).mappings()]

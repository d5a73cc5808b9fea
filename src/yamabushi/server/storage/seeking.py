"""Those who wait to play, as they are stored: a row each. As many as a game has seats are taken, with their table."""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

import sqlalchemy as sa

from yamabushi.server import secrecy
from yamabushi.server.outside import game_at_table
from yamabushi.server.storage.meeting import may_meet
from yamabushi.server.storage.placing import Sitter, lay_for
from yamabushi.server.storage.processes import now_in
from yamabushi.server.storage.schema import THIS_TABLE, seeks, tables
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

WINDOW, WIDENING = 150, 15
"""How many points two well-known ratings may differ at once, and how many more with each second of waiting.

An uncertain rating widens this by the standard deviation of the difference of the two (docs/ratings.md).
"""

MAX_OFFERS = 3
"""How many waiting players outside the window are offered to a player at once, the nearest first."""

MOST_LOOKED_AT = 200
"""So many who wait for the same are looked at in one go, those who have waited for longest."""

IS_PLAYED = sa.select(tables.c.id).where(tables.c.id == THIS_TABLE, tables.c.status == "playing")


class Seek(NamedTuple):
    """Somebody who waits: who it is, what for, and how strong they are, if that is known."""

    owner: str
    name: str
    account: str | None
    token: str | None
    setting: Setting
    is_rated: bool
    rating: float | None = None
    # One standard deviation of the rating.
    deviation: float = 0.0


class Party(NamedTuple):
    """Those who have been brought together, their table, and how many seconds each has waited."""

    table: str
    owners: tuple[str, ...]
    waited: tuple[int, ...]


def pool_of(setting: Setting) -> str:
    """Say what somebody waits for, so that equal texts mean the same."""
    control = setting.control
    options = json.dumps(dict(setting.game.options), sort_keys=True)
    return f"{setting.game.name} {options} {control.kind} {control.seconds} {control.increment}"


def seek(connection: sa.Connection, wish: Seek) -> str | None:
    """Let somebody wait; what they waited for before, they do no more.

    Return the table of a player who has been paired and has not come there yet, as long as the game is on.
    """
    now = now_in(connection)
    setting = wish.setting
    held = sa.select(seeks.c.table_id).where(seeks.c.owner == wish.owner, seeks.c.expires >= now).with_for_update()
    table: str | None = connection.execute(held).scalar_one_or_none()
    if table is not None and connection.execute(IS_PLAYED, {"table": table}).first() is not None:
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
            "deviation": wish.deviation,
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


def paired_to(connection: sa.Connection, table: str, account: str | None, token: str) -> str | None:
    """Find the owner of a seek that was paired to this table, by account or by the hash of a guest's key."""
    theirs = seeks.c.token == token
    if account is not None:
        theirs = sa.or_(theirs, seeks.c.account == account)
    query = sa.select(seeks.c.owner).where(seeks.c.table_id == table, theirs)
    owner: str | None = connection.execute(query).scalar_one_or_none()
    return owner


def arrive(connection: sa.Connection, owner: str, table: str) -> None:
    """Delete the seek of a player who has come to the table that they were paired to."""
    connection.execute(sa.delete(seeks).where(seeks.c.owner == owner, seeks.c.table_id == table))


def see_waiting(connection: sa.Connection, owners: Collection[str]) -> None:
    """Note that these are here, and forget those who have not come back."""
    now = now_in(connection)
    if owners:
        here = sa.and_(seeks.c.owner.in_(sorted(owners)), seeks.c.table_id.is_(None))
        later = sa.case((seeks.c.expires < now + FORGOTTEN_AFTER, now + FORGOTTEN_AFTER), else_=seeks.c.expires)
        connection.execute(sa.update(seeks).where(here).values(seen=now, expires=later))
    connection.execute(sa.delete(seeks).where(seeks.c.expires < now))


def pair_all(connection: sa.Connection, draw: Drawing, pool: str | None = None) -> list[Party]:
    """Bring together who waits for the same, and lay their tables: all in the caller's one transaction.

    Rows are held while they are looked at, and those that another process holds are passed over: so nobody is taken
    twice, and after a kill nobody is taken without a table.
    """
    now = now_in(connection)
    waiting: dict[str, list[sa.Row[Any]]] = {}
    for row in connection.execute(here(now, pool).with_for_update(skip_locked=True)):
        waiting.setdefault(row.pool, []).append(row)
    return [
        lay_party(connection, party, sides, draw)
        for rows in waiting.values()
        for sides in [setting_of(rows[0]).game.sides]
        for party in parties(connection, rows, len(sides), now)
    ]


def here(now: int, pool: str | None = None) -> sa.Select[Any]:
    """Select the players who wait and are here, those who have waited for longest first."""
    is_here = sa.or_(seeks.c.seen >= now - GONE_AFTER, seeks.c.expires >= now + FORGOTTEN_AFTER)
    query = sa.select(seeks).where(seeks.c.table_id.is_(None), seeks.c.expires >= now, is_here)
    if pool is not None:
        query = query.where(seeks.c.pool == pool)
    return query.order_by(seeks.c.created, seeks.c.owner).limit(MOST_LOOKED_AT)


def offers_to(connection: sa.Connection, row: sa.Row[Any]) -> list[sa.Row[Any]]:
    """List the players who wait for the same game between two and could play `row` at once, the nearest first."""
    if row.table_id is not None or row.rating is None or len(setting_of(row).game.sides) != 2:
        return []
    others = (one for one in connection.execute(here(now_in(connection), row.pool)) if one.owner != row.owner)
    nearest = sorted((one for one in others if one.rating is not None), key=lambda one: distance_of(row, one))
    return list(islice((one for one in nearest if may_meet(connection, row.account, one.account)), MAX_OFFERS))


def pair_now(connection: sa.Connection, owner: str, rating: int, draw: Drawing) -> Party | None:
    """Pair a player who waits with one of this rating who waits for the same, however far apart they are.

    Return None if either no longer waits.
    """
    mine = sa.select(seeks).where(seeks.c.owner == owner, seeks.c.table_id.is_(None)).with_for_update()
    row = connection.execute(mine).one_or_none()
    if row is None:
        return None
    wanted = [one.owner for one in offers_to(connection, row) if one.rating == rating]
    theirs = sa.select(seeks).where(seeks.c.owner.in_(wanted), seeks.c.table_id.is_(None)).limit(1)
    other = connection.execute(theirs.with_for_update(skip_locked=True)).one_or_none()
    return None if other is None else lay_party(connection, [row, other], setting_of(row).game.sides, draw)


def parties(connection: sa.Connection, rows: Sequence[sa.Row[Any]], size: int, now: int) -> Iterator[list[sa.Row[Any]]]:
    """Find who fits together: whoever has waited for longest, each with those whose ratings are nearest to theirs."""
    taken: set[str] = set()
    for first in rows:
        if first.owner in taken:
            continue
        others = (row for row in rows if row.owner not in taken | {first.owner} and is_near(first, row, now))
        party = [first]
        for other in sorted(others, key=lambda row: distance_of(first, row)):
            if len(party) < size and all(may_meet(connection, one.account, other.account) for one in party):
                party.append(other)
        if len(party) == size:
            taken |= {row.owner for row in party}
            yield party


def is_near(first: sa.Row[Any], other: sa.Row[Any], now: int) -> bool:
    """Tell whether two ratings are near enough: the longer `first` has waited and the less is known, the wider.

    The true strengths differ by the difference of the ratings, give or take its standard deviation: one of these is
    conceded to them.
    """
    uncertainty = math.hypot(first.deviation, other.deviation)
    reach: float = WINDOW + WIDENING * (now - first.created) + uncertainty
    return distance_of(first, other) <= reach


def distance_of(one: sa.Row[Any], other: sa.Row[Any]) -> float:
    """Say how far apart two are; of whom nothing is known, they are near to everybody."""
    return 0.0 if one.rating is None or other.rating is None else abs(one.rating - other.rating)


def seated(party: Sequence[sa.Row[Any]], sides: Sequence[int]) -> list[sa.Row[Any]]:
    """Say who sits where: sides of equal strength as far as that is known, and the rest by lot.

    The strongest choose, as it were, one after the other and then back: of four the first plays with the last. Of whom
    nothing is known, they count as the mean of the others.
    """
    known = [row.rating for row in party if row.rating is not None]
    mean = sum(known) / len(known) if known else 0.0
    by_lot = [party[number] for number in secrecy.shuffled(len(party))]
    strongest = sorted(by_lot, key=lambda row: -(mean if row.rating is None else row.rating))
    free = {side: [seat for seat, one in enumerate(sides) if one == side] for side in dict.fromkeys(sides)}
    order = [list(free)[number] for number in secrecy.shuffled(len(free))]
    found: dict[int, sa.Row[Any]] = {}
    while len(found) < len(sides):
        for side in order:
            if free[side]:
                seats = free[side]
                found[seats.pop(secrecy.shuffled(len(seats))[0])] = strongest[len(found)]
        order.reverse()
    return [found[seat] for seat in range(len(sides))]


def lay_party(connection: sa.Connection, party: Sequence[sa.Row[Any]], sides: Sequence[int], draw: Drawing) -> Party:
    """Lay a table for those who were brought together, and note it with all of them."""
    table = secrecy.new_id()
    is_rated = all(row.is_rated and row.account is not None for row in party)
    sitters = [Sitter(row.name, row.account, row.token) for row in seated(party, sides)]
    lay_for(connection, table, setting_of(party[0], is_rated=is_rated), sitters, draw)
    # The table is told to all, and forgotten when they have had the time to hear of it.
    now = now_in(connection)
    owners = tuple(row.owner for row in party)
    connection.execute(sa.update(seeks).where(seeks.c.owner.in_(owners)).values(table_id=table, expires=now + TOLD_FOR))
    return Party(table, owners, tuple(now - row.created for row in party))


def setting_of(row: sa.Row[Any], *, is_rated: bool = False) -> Setting:
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


def owners_by_pool(connection: sa.Connection, *pools: str) -> Mapping[str, tuple[str, ...]]:
    """List the players with a rating who wait, by what they wait for."""
    query = sa.select(seeks.c.pool, seeks.c.owner).where(seeks.c.pool.in_(pools), seeks.c.table_id.is_(None))
    found: dict[str, tuple[str, ...]] = defaultdict(tuple)
    for row in connection.execute(query.where(seeks.c.rating.is_not(None)).order_by(seeks.c.owner)):
        found[row.pool] += (row.owner,)
    return found


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
    said = ("game", "options", "control", "is_rated", "rating", "deviation", "created")
    waiting = sa.select(*(seeks.c[name] for name in said)).where(seeks.c.account == account)
    return [dict(row) for row in connection.execute(waiting).mappings()]

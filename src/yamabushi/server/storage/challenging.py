"""Challenges as they are stored: somebody asks somebody else for a game, and the table is laid when they accept."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any, Literal, NamedTuple

import sqlalchemy as sa

from yamabushi.core.errors import Refusal, Sentence
from yamabushi.server import secrecy
from yamabushi.server.storage.meeting import may_meet
from yamabushi.server.storage.placing import Sitter, lay_for
from yamabushi.server.storage.processes import now_in
from yamabushi.server.storage.schema import accounts, challenges
from yamabushi.server.storage.seeking import setting_of
from yamabushi.table.clocks import DAY, ClockKind, encoder
from yamabushi.table.setting import Setting
from yamabushi.table.table import Drawing

NO_CHALLENGE = Sentence("challenge-none", "That challenge no longer exists.")
NOT_TO_THEM = Sentence("challenge-closed", "You cannot challenge them.")
ENOUGH_OF_BOTS = Sentence("challenge-bots", "{most} bots are already waiting for their answer; try again later.")
TOO_MANY = Sentence("challenge-too-many", "You already have {most} open challenges; withdraw one of them first.")

OPEN, ACCEPTED, DECLINED = "open", "accepted", "declined"

STAYS_FOR = 60
"""For so many seconds a challenge to a game by the clock stays when the challenger is not there."""

LASTS_FOR, LASTS_FOR_DAYS = 3600, 7 * DAY
"""For so many seconds a challenge lasts at most: by the clock, or where there is none or one of days."""

TOLD_FOR = 600
"""For so many seconds the challenger can hear what came of a challenge."""


MOST_OF_BOTS = 3
"""So many challenges of bots somebody is asked at once."""

Outcome = Literal["accepted", "declined", "withdrawn", "known"]


class Answered(NamedTuple):
    """Who else is to hear of an answer, and what came of the challenge; `known` if that was so before."""

    other: str
    outcome: Outcome


class Challenge(NamedTuple):
    """A challenge: which seat the challenger wants, or none if that is drawn."""

    id: str
    challenger: str
    challenged: str
    setting: Setting
    seat: int | None
    is_rated: bool
    # Whether it is a bot's: those are few, whoever is asked.
    is_of_bot: bool = False


def challenge(connection: sa.Connection, wish: Challenge, most: int) -> None:
    """Store a challenge; one to the same person before is withdrawn.

    Raises:
        Refusal: the two may not meet, or too many are open.
    """
    forget_old(connection)
    if not may_meet(connection, wish.challenger, wish.challenged):
        raise Refusal(NOT_TO_THEM)
    mine = sa.and_(challenges.c.challenger == wish.challenger, challenges.c.status == OPEN)
    connection.execute(sa.delete(challenges).where(mine, challenges.c.challenged == wish.challenged))
    count = connection.execute(sa.select(sa.func.count()).select_from(challenges).where(mine)).scalar_one()
    if count >= most:
        raise Refusal(TOO_MANY, most=most)
    if wish.is_of_bot and count_of_bots(connection, wish.challenged) >= MOST_OF_BOTS:
        raise Refusal(ENOUGH_OF_BOTS, most=MOST_OF_BOTS)
    now = now_in(connection)
    setting = wish.setting
    is_quick = setting.control.kind in (ClockKind.GAME, ClockKind.MOVE)
    until = now + (LASTS_FOR if is_quick else LASTS_FOR_DAYS)
    connection.execute(
        sa.insert(challenges),
        {
            "id": wish.id,
            "challenger": wish.challenger,
            "challenged": wish.challenged,
            "game": setting.game.name,
            "options": json.dumps(dict(setting.game.options)),
            "control": encoder.encode(setting.control).decode(),
            "seat": wish.seat,
            "is_rated": wish.is_rated,
            "status": OPEN,
            "created": now,
            "until": until,
            "expires": now + STAYS_FOR if is_quick else until,
        },
    )


def count_of_bots(connection: sa.Connection, challenged: str) -> int:
    """Count the bots that wait for somebody's answer."""
    count: int = connection.execute(
        sa.select(sa.func.count())
        .select_from(challenges.join(accounts, accounts.c.id == challenges.c.challenger))
        .where(challenges.c.challenged == challenged, challenges.c.status == OPEN, accounts.c.is_bot)
    ).scalar_one()
    return count


def see_challengers(connection: sa.Connection, here: Collection[str]) -> None:
    """Note that these accounts are here, so that their challenges last; forget what is over."""
    if here:
        later = now_in(connection) + STAYS_FOR
        open_ones = sa.and_(challenges.c.challenger.in_(sorted(here)), challenges.c.status == OPEN)
        lasting = sa.case((challenges.c.until < later, challenges.c.until), else_=later)
        connection.execute(sa.update(challenges).where(open_ones, challenges.c.expires < later).values(expires=lasting))
    forget_old(connection)


def forget_old(connection: sa.Connection) -> None:
    """Throw away what nobody has answered in time, and what everybody has heard the answer of."""
    connection.execute(sa.delete(challenges).where(challenges.c.expires < now_in(connection)))


def is_any_fading(connection: sa.Connection, now: int) -> bool:
    """Tell whether any challenge lasts only while the challenger is seen, or is to be forgotten."""
    lasts_while_seen = sa.and_(challenges.c.status == OPEN, challenges.c.expires <= now + STAYS_FOR)
    query = sa.select(challenges.c.id).where(sa.or_(lasts_while_seen, challenges.c.expires < now)).limit(1)
    return connection.execute(query).first() is not None


def accept(connection: sa.Connection, challenge_id: str, account: str, draw: Drawing) -> Answered:
    """Accept a challenge and lay the table, both or neither; give who is to hear of it.

    The table has the challenge's id, so that accepting once more lays nothing.

    Raises:
        Refusal: there is no such challenge, or not any more.
    """
    row = held(connection, challenge_id)
    if row is None or row.challenged != account or row.status == DECLINED:
        raise Refusal(NO_CHALLENGE)
    if row.status == ACCEPTED:
        return Answered(row.challenger, "known")
    if not may_meet(connection, row.challenger, account):  # blocked at this very moment
        raise Refusal(NO_CHALLENGE)
    both = [
        Sitter(connection.execute(sa.select(accounts.c.name).where(accounts.c.id == one)).scalar_one(), one)
        for one in (row.challenger, row.challenged)
    ]
    setting = setting_of(row, is_rated=row.is_rated)
    seated = secrecy.shuffled(2) if row.seat is None else [row.seat, 1 - row.seat]
    lay_for(connection, challenge_id, setting, [both[number] for number in seated], draw)
    settle(connection, challenge_id, ACCEPTED)
    return Answered(row.challenger, "accepted")


def decline(connection: sa.Connection, challenge_id: str, account: str) -> Answered | None:
    """Decline a challenge, or withdraw one's own; give the other who is to hear of it, or none if there is nothing new.

    Whoever has heard what came of their challenge takes it away just so.
    """
    row = held(connection, challenge_id)
    if row is None or account not in (row.challenger, row.challenged):
        return None
    if row.challenger == account:
        connection.execute(sa.delete(challenges).where(challenges.c.id == challenge_id))
        return Answered(row.challenged, "withdrawn" if row.status == OPEN else "known")
    if row.status != OPEN:
        return None
    settle(connection, challenge_id, DECLINED)
    return Answered(row.challenger, "declined")


def held(connection: sa.Connection, challenge_id: str) -> sa.Row[Any] | None:
    """Read a challenge that is not over, and let nobody else answer it until this transaction ends."""
    query = sa.select(challenges).where(challenges.c.id == challenge_id, challenges.c.expires >= now_in(connection))
    return connection.execute(query.with_for_update()).one_or_none()


def settle(connection: sa.Connection, challenge_id: str, status: str) -> None:
    """Note what came of a challenge."""
    told = {"status": status, "expires": now_in(connection) + TOLD_FOR}
    connection.execute(sa.update(challenges).where(challenges.c.id == challenge_id).values(told))


def challenges_of(connection: sa.Connection, account: str, most: int) -> list[sa.Row[Any]]:
    """List the challenges of somebody, and those to them that are open, the newest first, with both names."""
    mine = sa.or_(
        challenges.c.challenger == account,
        sa.and_(challenges.c.challenged == account, challenges.c.status == OPEN),
    )
    query = with_names().where(mine, challenges.c.expires >= now_in(connection))
    return list(connection.execute(query.order_by(challenges.c.created.desc(), challenges.c.id).limit(most)))


def challenges_among(connection: sa.Connection, some: Sequence[str]) -> list[sa.Row[Any]]:
    """List all challenges of some accounts, and to them, whatever came of them, the oldest first."""
    either = sa.or_(challenges.c.challenger.in_(some), challenges.c.challenged.in_(some))
    query = with_names().where(either, challenges.c.expires >= now_in(connection))
    return list(connection.execute(query.order_by(challenges.c.created, challenges.c.id)))


def with_names() -> sa.Select[Any]:
    """Select challenges, each with who both are: their names, and whether they are bots."""
    one, other = accounts.alias("one"), accounts.alias("other")
    return (
        sa.select(
            challenges,
            one.c.name.label("challenger_name"),
            other.c.name.label("challenged_name"),
            one.c.is_bot.label("challenger_is_bot"),
            other.c.is_bot.label("challenged_is_bot"),
        )
        .join(one, one.c.id == challenges.c.challenger)
        .join(other, other.c.id == challenges.c.challenged)
    )


def challenges_about(connection: sa.Connection, account: str) -> list[dict[str, Any]]:
    """Read the challenges of somebody, and to them, for the export."""
    either = sa.or_(challenges.c.challenger == account, challenges.c.challenged == account)
    asked = with_names().where(either).order_by(challenges.c.created, challenges.c.id)
    said = ("game", "options", "control", "seat", "is_rated", "status", "created")
    return [
        {
            "challenger": row["challenger_name"],
            "challenged": row["challenged_name"],
            **{name: row[name] for name in said},
        }
        for row in connection.execute(asked).mappings()
    ]

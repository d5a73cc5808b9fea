"""Tournaments as they are stored, and read: what changes of them stands in `competing.py`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa

from yamabushi.core.errors import Refusal, Sentence
from yamabushi.core.options import OptionValue
from yamabushi.server.storage.ratings import Rating, rating_of
from yamabushi.server.storage.schema import (
    THIS_TABLE,
    accounts,
    entrants,
    entries,
    pairings,
    players,
    rounds,
    tables,
    tournaments,
)
from yamabushi.table.clocks import TimeControl, control_decoder
from yamabushi.tournaments.games import RESULTS, Kind, Outcome

NO_TOURNAMENT = Sentence("tournament-none", "There is no such tournament.")

MOST_LISTED = 50

TOURNAMENT_AT = sa.select(pairings.c.tournament_id).where(pairings.c.table_id == THIS_TABLE)


class NoTournament(Refusal):
    """Refuse what is about a tournament that does not exist."""


class Entrant(NamedTuple):
    """Who is paired: somebody, or a team."""

    number: int
    name: str | None
    seed: int
    is_out: bool


class Player(NamedTuple):
    """Who plays, for whom, and how they are known."""

    number: int
    entrant: int
    account: str | None
    name: str
    hash: str | None
    is_bot: bool = False


class Pairing(NamedTuple):
    """Two who play in a round, or one who has no opponent; when their table changed, and while it is on, its log."""

    round: int
    board: int
    first: int
    second: int | None
    table: str | None
    result: str | None
    changed: int | None
    last: int | None


@dataclass(frozen=True)
class StoredTournament:
    """A tournament as it is stored."""

    id: str
    name: str
    game: str
    options: Mapping[str, OptionValue]
    control: TimeControl
    kind: Kind
    wished_rounds: int | None
    rounds: int | None
    patience: int
    pause: int
    is_rated: bool
    is_public: bool
    organiser: str | None
    organiser_name: str | None
    status: str
    round: int
    version: int
    created: int
    changed: int
    # When the round that is played began.
    round_began: int | None
    entrants: tuple[Entrant, ...]
    players: tuple[Player, ...]
    pairings: tuple[Pairing, ...]

    @property
    def outcomes(self) -> list[Outcome]:
        """Give what has been played, as pairings and standings read it."""
        return [Outcome(one.first, one.second, RESULTS[one.result]) for one in self.pairings if one.result is not None]

    @property
    def now(self) -> list[Pairing]:
        """Give the pairings of the round that is played."""
        return [one for one in self.pairings if one.round == self.round]

    @property
    def is_round_over(self) -> bool:
        """Tell whether all games of the round have ended."""
        return all(one.result is not None for one in self.now)

    @property
    def next_at(self) -> int | None:
        """Say when the next round is due, by the wall's clock; None while this one is played, or if it is the last."""
        if self.status != "running" or not self.is_round_over or self.round >= (self.rounds or 0):
            return None
        ends = [one.changed for one in self.now if one.changed is not None]
        return max(ends, default=self.changed) + self.pause

    def names_of(self, entrant: int) -> list[str]:
        """List who plays for an entrant."""
        return [player.name for player in self.players if player.entrant == entrant]

    def player_of(self, account: str | None, hashed: str | None) -> Player | None:
        """Find somebody by their account, or by the hash of a guest's token."""
        return next(
            (
                player
                for player in self.players
                if (account is not None and player.account == account) or (hashed is not None and player.hash == hashed)
            ),
            None,
        )


def read_tournament(connection: sa.Connection, tournament: str) -> StoredTournament:
    """Read a tournament.

    Raises:
        NoTournament: there is none.
    """
    query = (
        sa.select(tournaments, accounts.c.name.label("organiser_name"), rounds.c.began.label("round_began"))
        .outerjoin(accounts, accounts.c.id == tournaments.c.organiser)
        .outerjoin(rounds, sa.and_(rounds.c.tournament_id == tournaments.c.id, rounds.c.number == tournaments.c.round))
        .where(tournaments.c.id == tournament)
    )
    row = connection.execute(query).mappings().one_or_none()
    if row is None:
        raise NoTournament(NO_TOURNAMENT)

    def rows(table: sa.Table, *columns: Any) -> Any:
        query = sa.select(*columns).where(table.c.tournament_id == tournament)
        return connection.execute(query.order_by(*list(table.primary_key)[1:]))

    e, p, g = entrants.c, players.c, pairings.c
    playing = connection.execute(
        sa.select(p.number, p.entrant, p.account, p.name, p.hash, sa.func.coalesce(accounts.c.is_bot, sa.false()))
        .outerjoin(accounts, accounts.c.id == p.account)
        .where(p.tournament_id == tournament)
        .order_by(p.number)
    )
    latest = sa.select(sa.func.max(entries.c.at)).where(entries.c.table_id == g.table_id).scalar_subquery()
    last = sa.case((g.result.is_(None), latest))  # what is over is not looked at
    games = connection.execute(
        sa.select(g.round, g.board, g.first, g.second, g.table_id, g.result, tables.c.changed, last)
        .outerjoin(tables, tables.c.id == g.table_id)
        .where(g.tournament_id == tournament)
        .order_by(g.round, g.board)
    )
    return StoredTournament(
        **{
            **row,
            "options": json.loads(row["options"]),
            "control": control_decoder.decode(row["control"]),
            "kind": Kind(row["kind"]),
        },
        entrants=tuple(Entrant(*one) for one in rows(entrants, e.number, e.name, e.seed, e.is_out)),
        players=tuple(Player(*one) for one in playing),
        pairings=tuple(Pairing(*one) for one in games),
    )


def listed_tournaments(connection: sa.Connection) -> list[dict[str, Any]]:
    """List public tournaments: those that can be joined, then those that are played, then those that are over."""
    count = (
        sa.select(sa.func.count()).where(players.c.tournament_id == tournaments.c.id).scalar_subquery().label("players")
    )
    order = sa.case({"open": 0, "running": 1}, value=tournaments.c.status, else_=2)
    query = (
        sa.select(tournaments, accounts.c.name.label("organiser_name"), count)
        .outerjoin(accounts, accounts.c.id == tournaments.c.organiser)
        .where(tournaments.c.is_public)
        .order_by(order, tournaments.c.changed.desc(), tournaments.c.id)
        .limit(MOST_LISTED)
    )
    return [
        {**row, "options": json.loads(row["options"]), "control": json.loads(row["control"])}
        for row in connection.execute(query).mappings()
    ]


def tournament_at(connection: sa.Connection, table: str) -> str | None:
    """Find the tournament that a table belongs to."""
    return connection.execute(TOURNAMENT_AT, {"table": table}).scalar_one_or_none()


def running_tournaments(connection: sa.Connection) -> list[str]:
    """List the tournaments that are played."""
    return list(connection.execute(sa.select(tournaments.c.id).where(tournaments.c.status == "running")).scalars())


def stamps_of(connection: sa.Connection, wanted: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Read what differs whenever a tournament has changed: its version, and how many results there are."""
    results = (
        sa.select(sa.func.count(pairings.c.result))
        .where(pairings.c.tournament_id == tournaments.c.id)
        .scalar_subquery()
    )
    query = sa.select(tournaments.c.id, tournaments.c.version, results).where(tournaments.c.id.in_(wanted))
    return {row[0]: (row[1], row[2]) for row in connection.execute(query)}


def strengths_of(connection: sa.Connection, members: Mapping[int, Sequence[str | None]], pool: str) -> dict[int, float]:
    """Say of each entrant how strong those are who play for it, together; guests are taken for anybody."""
    return {
        entrant: sum((Rating() if one is None else rating_of(connection, one, pool)).skill.mu for one in accounts)
        for entrant, accounts in members.items()
    }


# Accounts


def call_in_tournaments(connection: sa.Connection, account: str, name: str) -> None:
    """Call somebody by another name in all tournaments."""
    connection.execute(sa.update(players).where(players.c.account == account).values(name=name))


def played_by(connection: sa.Connection, account: str) -> list[dict[str, Any]]:
    """List what is stored of somebody's tournaments: those that they play in, and those that they organise."""
    query = sa.select(tournaments.c.id, tournaments.c.name, tournaments.c.organiser, players.c.entrant).outerjoin(
        players, sa.and_(players.c.tournament_id == tournaments.c.id, players.c.account == account)
    )
    found = connection.execute(
        query.where(sa.or_(tournaments.c.organiser == account, players.c.account == account)).order_by(tournaments.c.id)
    )
    return [
        {"id": row.id, "name": row.name, "organises": row.organiser == account, "entrant": row.entrant} for row in found
    ]

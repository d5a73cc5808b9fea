"""What changes of a tournament, as it is stored: held, joined, paired round by round, decided at its tables."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa

from yamabushi.core.errors import BadOption, IllegalAction, Sentence
from yamabushi.core.options import OptionValue
from yamabushi.server.storage.database import wall
from yamabushi.server.storage.placing import Sitter, lay_for
from yamabushi.server.storage.schema import accounts, entrants, pairings, players, rounds, tournaments
from yamabushi.server.storage.tournaments import StoredTournament, read_tournament
from yamabushi.table.clocks import TimeControl, encoder
from yamabushi.table.setting import Setting
from yamabushi.table.table import Drawing
from yamabushi.tournaments.games import Kind, result_at_table

TOO_MANY = Sentence("tournament-held", "You already have {most} tournaments that are not over.")
HAS_BEGUN = Sentence("tournament-begun", "That tournament has begun already.")
NOT_OPEN = Sentence("tournament-closed", "That tournament has begun; nobody can join any more.")
IS_FULL = Sentence("tournament-full", "That tournament is full: {most} are playing in it.")
RATED = Sentence("tournament-rated", "That tournament is rated: log in to play in it.")
NO_TEAM = Sentence("tournament-team", "There is no room in that team.")
SAME_NAME = Sentence("tournament-name", "Somebody in that tournament is called {name} already.")
NOT_IN = Sentence("tournament-not-in", "You are not playing in that tournament.")
IS_OVER = Sentence("tournament-over", "That tournament is over.")

MOST_PLAYERS = 64
"""So many play in a tournament at most."""


@dataclass(frozen=True)
class NewTournament:
    """A tournament to be held."""

    id: str
    name: str
    game: str
    options: Mapping[str, OptionValue]
    control: TimeControl
    kind: Kind
    wished_rounds: int | None
    patience: int
    pause: int
    is_rated: bool
    is_public: bool
    organiser: str


def hold_tournament(connection: sa.Connection, new: NewTournament, most: int) -> None:
    """Store a new tournament.

    Raises:
        IllegalAction: whoever organises it holds too many.
    """
    connection.execute(sa.select(accounts.c.id).where(accounts.c.id == new.organiser).with_for_update())
    held = sa.select(sa.func.count()).where(tournaments.c.organiser == new.organiser, tournaments.c.status != "over")
    if connection.execute(held).scalar_one() >= most:
        raise IllegalAction(TOO_MANY, most=most)
    row = {
        **vars(new),
        "options": json.dumps(dict(new.options)),
        "control": encoder.encode(new.control).decode(),
        "kind": str(new.kind),
        "status": "open",
        "round": 0,
        "version": 1,
        "created": wall(),
        "changed": wall(),
    }
    connection.execute(sa.insert(tournaments), row)


def hold(connection: sa.Connection, tournament: str) -> StoredTournament:
    """Let nobody else change a tournament until this transaction ends, and read it.

    Raises:
        NoTournament: there is none.
    """
    connection.execute(sa.select(tournaments.c.id).where(tournaments.c.id == tournament).with_for_update())
    return read_tournament(connection, tournament)


def touch(connection: sa.Connection, tournament: str, **columns: Any) -> None:
    """Note that a tournament has changed."""
    connection.execute(
        sa.update(tournaments)
        .where(tournaments.c.id == tournament)
        .values(version=tournaments.c.version + 1, changed=wall(), **columns)
    )


class Joining(NamedTuple):
    """Who wants to play: an account, or a guest with the hash of a token; in a team that is there, or a new one."""

    name: str
    account: str | None
    hash: str | None
    team: int | None = None
    team_name: str | None = None


def join_tournament(connection: sa.Connection, tournament: str, joining: Joining, team_size: int) -> None:
    """Let somebody play; nothing happens if they do already.

    Raises:
        Refusal: the sentence says why not.
    """
    held = hold(connection, tournament)
    if held.player_of(joining.account, joining.hash) is not None:
        return
    if held.status != "open":
        raise IllegalAction(NOT_OPEN)
    if held.is_rated and joining.account is None:
        raise IllegalAction(RATED)
    if len(held.players) >= MOST_PLAYERS:
        raise IllegalAction(IS_FULL, most=MOST_PLAYERS)
    if joining.account is None and joining.name.casefold() in {player.name.casefold() for player in held.players}:
        raise BadOption(SAME_NAME, name=joining.name)
    number = 1 + max((player.number for player in held.players), default=0)
    entrant = joining.team
    if entrant is None:
        entrant = 1 + max((one.number for one in held.entrants), default=0)
        name = None if team_size == 1 else joining.team_name or joining.name
        row = {"tournament_id": tournament, "number": entrant, "name": name, "seed": entrant, "is_out": False}
        connection.execute(sa.insert(entrants), row)
    elif not 1 <= len(held.names_of(entrant)) < team_size:
        raise BadOption(NO_TEAM)
    connection.execute(
        sa.insert(players),
        {
            "tournament_id": tournament,
            "number": number,
            "entrant": entrant,
            "account": joining.account,
            "name": joining.name,
            "hash": joining.hash,
        },
    )
    touch(connection, tournament)


def withdraw(connection: sa.Connection, tournament: str, number: int) -> None:
    """Let a player go: before it begins as if they had never come, then with all who play for the same entrant.

    Raises:
        Refusal: they do not play there, or it is over.
    """
    held = hold(connection, tournament)
    player = next((one for one in held.players if one.number == number), None)
    if player is None:
        raise IllegalAction(NOT_IN)
    if held.status == "over":
        raise IllegalAction(IS_OVER)
    mine = sa.and_(entrants.c.tournament_id == tournament, entrants.c.number == player.entrant)
    if held.status == "running":
        connection.execute(sa.update(entrants).where(mine).values(is_out=True))
    else:
        me = sa.and_(players.c.tournament_id == tournament, players.c.number == number)
        connection.execute(sa.delete(players).where(me))
        if len(held.names_of(player.entrant)) == 1:
            connection.execute(sa.delete(entrants).where(mine))
    touch(connection, tournament)


def call_off(connection: sa.Connection, tournament: str) -> None:
    """Throw a tournament away that has not begun.

    Raises:
        IllegalAction: it has begun.
    """
    if hold(connection, tournament).status != "open":
        raise IllegalAction(HAS_BEGUN)
    connection.execute(sa.delete(tournaments).where(tournaments.c.id == tournament))


class Board(NamedTuple):
    """A pairing to be: with the table that is laid for it, and who sits there; or with what it counts."""

    first: int
    second: int | None
    table: str | None
    sitters: Sequence[Sitter]
    result: str | None


class NextRound(NamedTuple):
    """A round to be, as it was thought of for a version of the tournament."""

    version: int
    number: int
    rounds: int
    boards: Sequence[Board]
    # Before the first round: the entrants in the order of their seeds, each with its players, and those left out.
    teams: Mapping[int, Sequence[int]]
    left_out: Sequence[int]


def begin_round(
    connection: sa.Connection, tournament: str, setting: Setting, new: NextRound, draw: Drawing, *, is_public: bool
) -> bool:
    """Begin a round, with all its tables; False if the tournament is not any more what the round was thought of for.

    All of it is one transaction: there is the whole round, or nothing of it.
    """
    is_as_thought = sa.and_(tournaments.c.id == tournament, tournaments.c.version == new.version)
    taken = connection.execute(
        sa.update(tournaments)
        .where(is_as_thought, tournaments.c.round == new.number - 1, tournaments.c.status != "over")
        .values(status="running", round=new.number, rounds=new.rounds, version=new.version + 1, changed=wall())
    )
    if taken.rowcount != 1:
        return False
    seat_teams(connection, tournament, new)
    connection.execute(sa.insert(rounds), {"tournament_id": tournament, "number": new.number, "began": wall()})
    for board, one in enumerate(new.boards, 1):
        if one.table is not None:
            lay_for(connection, one.table, setting, one.sitters, draw, is_public=is_public)
        connection.execute(
            sa.insert(pairings),
            {
                "tournament_id": tournament,
                "round": new.number,
                "board": board,
                "first": one.first,
                "second": one.second,
                "table_id": one.table,
                "result": one.result,
            },
        )
    return True


def seat_teams(connection: sa.Connection, tournament: str, new: NextRound) -> None:
    """Settle before the first round who plays with whom, in which order all are paired, and who is left out."""
    here = entrants.c.tournament_id == tournament
    for seed, (entrant, members) in enumerate(new.teams.items(), 1):
        connection.execute(sa.update(entrants).where(here, entrants.c.number == entrant).values(seed=seed))
        mine = sa.and_(players.c.tournament_id == tournament, players.c.number.in_(members))
        connection.execute(sa.update(players).where(mine).values(entrant=entrant))
    for entrant in new.left_out:
        has_players = sa.select(players.c.number).where(
            players.c.tournament_id == tournament, players.c.entrant == entrant
        )
        gone = sa.and_(here, entrants.c.number == entrant)
        if connection.execute(has_players).first() is None:
            connection.execute(sa.delete(entrants).where(gone))  # its players have found a partner
        else:
            connection.execute(sa.update(entrants).where(gone).values(is_out=True, seed=0))


def end_tournament(connection: sa.Connection, tournament: str, version: int) -> bool:
    """Say that a tournament is over; False if it is not any more what that was thought of for."""
    ended = connection.execute(
        sa.update(tournaments)
        .where(tournaments.c.id == tournament, tournaments.c.version == version, tournaments.c.status == "running")
        .values(status="over", version=version + 1, changed=wall())
    )
    return ended.rowcount == 1


def note_result(connection: sa.Connection, table: str, result: str) -> None:
    """Note how a game has ended, if it belongs to a tournament; what is noted once stands."""
    connection.execute(
        sa.update(pairings)
        .where(pairings.c.table_id == table, pairings.c.result.is_(None))
        .values(result=result_at_table(result))
    )


def leave_tournaments(connection: sa.Connection, account: str) -> None:
    """Let somebody out of all tournaments, before their account is deleted; what they have played stays."""
    theirs = sa.select(players.c.tournament_id, players.c.number).join(
        tournaments, tournaments.c.id == players.c.tournament_id
    )
    plays = theirs.where(players.c.account == account, tournaments.c.status != "over")
    for row in connection.execute(plays).all():
        withdraw(connection, row.tournament_id, row.number)
    mine = sa.and_(tournaments.c.organiser == account, tournaments.c.status == "open")
    connection.execute(sa.delete(tournaments).where(mine))

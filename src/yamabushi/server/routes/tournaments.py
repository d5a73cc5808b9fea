"""Tournaments: hold one, list them, join, begin, and see how all stand."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Depends, Path, Request
from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from yamabushi.core.errors import IllegalAction
from yamabushi.server import secrecy
from yamabushi.server.accounts import Account
from yamabushi.server.routes.common import REFUSALS, Bearer, Body, Member, Name, Options, Visitor
from yamabushi.server.routes.tables import Control, ControlOut
from yamabushi.server.storage.competing import NOT_IN, Joining, NewTournament
from yamabushi.server.storage.tournaments import Entrant, Player, StoredTournament, listed_tournaments
from yamabushi.server.telling import cleaned
from yamabushi.server.tournaments import Tournaments, game_of, require_organiser, team_size
from yamabushi.table.clocks import TimeControl
from yamabushi.tournaments.games import Kind
from yamabushi.tournaments.standings import Standing, standings

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"], responses=REFUSALS)

TournamentId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,24}$")]
Title = Annotated[str, AfterValidator(cleaned), StringConstraints(min_length=1, max_length=60)]
Number = Annotated[int, Path(ge=1, le=1000)]


class TournamentIn(Body):
    """A tournament to be held."""

    name: Title
    game: Annotated[str, StringConstraints(max_length=40)]
    options: Options
    clock: Control = Control()
    kind: Kind = Kind.SWISS
    rounds: Annotated[int, Field(ge=1, le=63)] | None = Field(
        default=None, description="of a Swiss; null for as many as it takes to find the best"
    )
    patience: Annotated[int, Field(ge=30, le=3600)] = Field(
        default=300, description="how many seconds somebody has for their first decision before the game is lost"
    )
    pause: Annotated[int, Field(ge=0, le=3600)] = Field(default=60, description="seconds between two rounds")
    is_rated: bool = False
    is_public: bool = True


class HeldOut(BaseModel):
    """A tournament that is held."""

    id: str


class ListedTournament(BaseModel):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    options: dict[str, str | int | bool]
    control: ControlOut
    kind: Kind
    status: Literal["open", "running", "over"]
    rounds: int | None = Field(description="how many there are; null before it begins")
    round: int = Field(description="the one that is played; 0 before it begins")
    is_rated: bool
    organiser_name: str | None = Field(description="null if the account is deleted")
    players: int
    created: int = Field(description="in seconds since 1970")
    changed: int = Field(description="in seconds since 1970")


class PlayerOut(BaseModel):
    """Who plays in a tournament."""

    number: int
    name: str
    is_guest: bool
    is_bot: bool = Field(description="whether a program plays with their account")


class EntrantOut(BaseModel):
    """Who is paired, somebody or a team, and where they stand."""

    number: int
    name: str | None = Field(description="what a team is called; null for somebody alone")
    players: list[PlayerOut]
    is_out: bool = Field(description="whether they have withdrawn")
    place: int = Field(description="those who cannot be told apart share it")
    points: float
    wins: int
    draws: int
    losses: int
    buchholz: float
    sonneborn_berger: float


class PairingOut(BaseModel):
    """Two entrants who play, the first of whom begins; or one who has no opponent in that round."""

    round: int
    board: int
    first: int
    second: int | None
    table: str | None
    result: Literal["1-0", "0-1", "1/2-1/2", "0-0"] | None = Field(description="null while they play")


class OwnOut(BaseModel):
    """What a tournament is to whoever asks."""

    player: int | None
    entrant: int | None
    is_organiser: bool


class TournamentOut(BaseModel):
    """A tournament, as everybody may see it."""

    id: str
    name: str
    game: str
    options: dict[str, str | int | bool]
    control: ControlOut
    kind: Kind
    status: Literal["open", "running", "over"]
    wished_rounds: int | None
    rounds: int | None = Field(description="how many there are; null before it begins")
    round: int = Field(description="the one that is played; 0 before it begins")
    round_began: int | None = Field(description="in seconds since 1970")
    next_at: int | None = Field(description="when the next round begins, in seconds since 1970; null while one is on")
    patience: int
    pause: int
    is_rated: bool
    is_public: bool
    organiser_name: str | None = Field(description="null if the account is deleted")
    team_size: int
    version: int
    created: int = Field(description="in seconds since 1970")
    changed: int = Field(description="in seconds since 1970")
    entrants: list[EntrantOut] = Field(description="the best first; before it begins, in the order in which they came")
    pairings: list[PairingOut]
    own: OwnOut | None = Field(description="null where everybody is told the same")


class TournamentJoining(Body):
    """How to join: as whoever is logged in, or as a guest with a name; alone, in a team that is there, or a new one."""

    name: Name = "Guest"
    # Drawn by a guest, and sent again where an answer was lost: the token is the same then.
    key: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,86}$")] | None = None
    team: Annotated[int, Field(ge=1, le=1000)] | None = None
    team_name: Name | None = None


class TournamentJoined(BaseModel):
    """One's place in a tournament; a guest's token opens all tables that one plays at there."""

    player: int
    token: str | None = Field(description="null for an account")


class Decision(Body):
    """How a game ends, as whoever organises the tournament says."""

    result: Literal["1-0", "0-1", "1/2-1/2"]


def tournaments_of(request: Request) -> Tournaments:
    """Give the tournaments."""
    tournaments: Tournaments = request.app.state.tournaments
    return tournaments


TheTournaments = Annotated[Tournaments, Depends(tournaments_of)]


def tournament_out(found: StoredTournament) -> TournamentOut:
    """Describe a tournament for everybody."""
    return TournamentOut.model_validate(
        {
            **vars(found),
            "control": msgspec.structs.asdict(found.control),
            "next_at": found.next_at,
            "team_size": team_size(game_of(found)),
            "entrants": entrants_out(found),
            "pairings": [one._asdict() for one in found.pairings],
            "own": None,
        }
    )


def entrants_out(found: StoredTournament) -> list[EntrantOut]:
    """Describe who is paired: the best first, and last those who are left out; in their order before it begins."""
    seeded = sorted((one for one in found.entrants if one.seed), key=lambda one: one.seed)
    placed = standings(found.kind, [one.number for one in seeded], found.outcomes)
    known = {one.entrant: one for one in placed}
    by_number = {one.number: one for one in found.entrants}
    order = [*known, *(one.number for one in found.entrants if not one.seed)]
    if found.status == "open":
        order = list(by_number)
    return [entrant_out(found, by_number[number], known.get(number)) for number in order]


def entrant_out(found: StoredTournament, entrant: Entrant, standing: Standing | None) -> EntrantOut:
    """Describe somebody who is paired, or a team."""
    return EntrantOut(
        number=entrant.number,
        name=entrant.name,
        players=[
            PlayerOut(
                number=player.number, name=player.name, is_guest=player.hash is not None, is_bot=bool(player.is_bot)
            )
            for player in found.players
            if player.entrant == entrant.number
        ],
        is_out=entrant.is_out,
        place=0 if standing is None else standing.place,
        points=0 if standing is None else standing.halves / 2,
        wins=0 if standing is None else standing.wins,
        draws=0 if standing is None else standing.draws,
        losses=0 if standing is None else standing.losses,
        buchholz=0 if standing is None else standing.buchholz / 2,
        sonneborn_berger=0 if standing is None else standing.sonneborn_berger / 4,
    )


def who_asks(found: StoredTournament, account: Account | None, token: str | None) -> Player | None:
    """Find whoever asks among those who play."""
    return found.player_of(None if account is None else account.id, None if token is None else secrecy.hashed(token))


@router.post("", status_code=201)
async def hold_tournament(body: TournamentIn, member: Member, tournaments: TheTournaments) -> HeldOut:
    """Hold a tournament."""
    tournament = secrecy.new_id()
    await tournaments.hold(
        NewTournament(
            id=tournament,
            name=body.name,
            game=body.game,
            options=body.options,
            control=TimeControl(body.clock.kind, body.clock.seconds, body.clock.increment),
            kind=body.kind,
            wished_rounds=body.rounds,
            patience=body.patience,
            pause=body.pause,
            is_rated=body.is_rated,
            is_public=body.is_public,
            organiser=member.id,
        )
    )
    return HeldOut(id=tournament)


@router.get("")
async def list_tournaments(tournaments: TheTournaments) -> list[ListedTournament]:
    """List public tournaments: to join, to watch, or to look at."""
    return [ListedTournament.model_validate(one) for one in await tournaments.store.read(listed_tournaments)]


@router.get("/{tournament}")
async def read_tournament(
    tournament: TournamentId, tournaments: TheTournaments, visitor: Visitor, token: Bearer
) -> TournamentOut:
    """Describe a tournament, with how all stand, and what it is to whoever asks."""
    found = await tournaments.read(tournament)
    me = who_asks(found, visitor, token)
    out = tournament_out(found)
    out.own = OwnOut(
        player=None if me is None else me.number,
        entrant=None if me is None else me.entrant,
        is_organiser=visitor is not None and visitor.id == found.organiser,
    )
    return out


@router.delete("/{tournament}", status_code=204)
async def call_tournament_off(tournament: TournamentId, member: Member, tournaments: TheTournaments) -> None:
    """Call a tournament off that one organises, before it begins; nothing of it stays."""
    await tournaments.call_off(tournament, member.id)


@router.post("/{tournament}/players", status_code=201)
async def join_tournament(
    tournament: TournamentId, body: TournamentJoining, tournaments: TheTournaments, visitor: Visitor
) -> TournamentJoined:
    """Join a tournament."""
    token = None
    if visitor is None:
        token = secrecy.new_token() if body.key is None else secrecy.token_from(tournament, body.key)
    joining = Joining(
        body.name if visitor is None else visitor.name,
        None if visitor is None else visitor.id,
        None if token is None else secrecy.hashed(token),
        body.team,
        body.team_name,
    )
    await tournaments.join(tournament, joining)
    me = who_asks(await tournaments.read(tournament), visitor, token)
    if me is None:  # called back in the same moment
        raise IllegalAction(NOT_IN)
    return TournamentJoined(player=me.number, token=token)


@router.delete("/{tournament}/players/{number}", status_code=204)
async def leave_tournament(
    tournament: TournamentId, number: Number, tournaments: TheTournaments, visitor: Visitor, token: Bearer
) -> None:
    """Withdraw; whoever organises the tournament can let anybody go. A game that is on is lost."""
    found = await tournaments.read(tournament)
    me = who_asks(found, visitor, token)
    if me is None or me.number != number:
        require_organiser(found, "" if visitor is None else visitor.id)
    await tournaments.withdraw(tournament, number)


@router.post("/{tournament}/rounds", status_code=204)
async def begin_next_round(tournament: TournamentId, member: Member, tournaments: TheTournaments) -> None:
    """Begin a tournament that one organises; later, its next round without waiting for the end of the pause."""
    await tournaments.next_round(tournament, member.id)


@router.put("/{tournament}/games/{round_number}/{board}", status_code=204)
async def decide_game(
    tournament: TournamentId,
    round_number: Number,
    board: Number,
    body: Decision,
    member: Member,
    tournaments: TheTournaments,
) -> None:
    """End a game of a tournament that one organises, with a result."""
    await tournaments.decide(tournament, member.id, (round_number, board), body.result)

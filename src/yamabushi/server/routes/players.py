"""Players as everybody may see them: leaderboards, profiles, how ratings came about, what somebody has luck with."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from yamabushi.core.errors import BadOption, Refusal, quoted
from yamabushi.core.pools import pools_of
from yamabushi.core.registry import games
from yamabushi.core.tallies import Deed, counted, tallies_in
from yamabushi.engines.levels import HIGHEST, LOWEST
from yamabushi.server.accounts import NO_ACCOUNT, key_of
from yamabushi.server.guards import TOO_MUCH, TooMuch
from yamabushi.server.hall import NoTable
from yamabushi.server.routes.common import REFUSALS, TheHall
from yamabushi.server.routes.histories import NO_POOL, Before, shown
from yamabushi.server.routes.own import PlayedGames
from yamabushi.server.skills import skill_of_level
from yamabushi.server.storage import standings
from yamabushi.server.storage.histories import Sought
from yamabushi.server.storage.played import games_of, history_of
from yamabushi.server.telling import cleaned
from yamabushi.table.events import Act
from yamabushi.table.table import Table

router = APIRouter(prefix="/api", tags=["players"], responses=REFUSALS)

MOST_TALLIED = 30
"""What somebody has luck with is counted in so many of the last games."""

PoolName = Annotated[
    str, Query(max_length=80, pattern=r"^[a-z0-9_/-]+$", description="the games that are rated together")
]
PlayerName = Annotated[
    str, Query(description="the name of an account"), AfterValidator(cleaned), StringConstraints(max_length=40)
]


class PoolOut(BaseModel):
    """Games that are rated together."""

    pool: str
    game: str
    options: dict[str, str | int | bool] = Field(description="the options that stand for them")


class RankedPlayer(BaseModel):
    """A player of a leaderboard."""

    name: str
    rating: int
    deviation: int = Field(description="one standard deviation of the rating")
    is_provisional: bool
    games: int
    is_bot: bool = Field(description="whether a program plays with the account")


class RatedLevel(BaseModel):
    """A level of engines, and how strong it is."""

    level: int
    rating: int


class Leaderboard(BaseModel):
    """The strongest, the first first, and where engines stand among them."""

    pools: list[PoolOut] = Field(description="all that there are")
    pool: str
    players: list[RankedPlayer]
    levels: list[RatedLevel]


class PoolRating(BaseModel):
    """A rating of somebody."""

    pool: str
    game: str
    options: dict[str, str | int | bool]
    rating: int
    deviation: int
    is_provisional: bool = Field(description="whether too little is known to take the rating for more than a guess")
    games: int


class Profile(BaseModel):
    """What everybody may know of an account."""

    name: str
    created: int = Field(description="since when, in seconds since 1970")
    is_bot: bool = Field(description="whether a program plays with the account")
    ratings: list[PoolRating]


class RatingChange(BaseModel):
    """A rating after a game."""

    number: int = Field(description="the how many-th game it was")
    table: str
    at: int = Field(description="in seconds since 1970")
    returned: int = Field(description="1 if it was won, 0 if it was drawn, -1 if it was lost")
    weight: float = Field(description="how much it counted; less than 1 where the same people had played that day")
    rating: int
    deviation: int
    is_provisional: bool


class TallyOut(BaseModel):
    """How often something did well for somebody."""

    item: str
    times: int
    well: int


class TalliesOut(BaseModel):
    """What somebody has luck with in a game."""

    kind: str | None = Field(description="what is counted; null if the game counts nothing")
    games: int = Field(description="in how many games it was counted, the last ones")
    items: list[TallyOut]


def all_pools() -> dict[str, PoolOut]:
    """List all pools, game by game."""
    return {
        pool: PoolOut(pool=pool, game=game, options=dict(options))
        for game in games()
        for pool, options in pools_of(game).items()
    }


@router.get("/players")
async def read_leaderboard(hall: TheHall, pool: PoolName | None = None) -> Leaderboard:
    """List the strongest players of a game and mode, with the engines' levels beside them."""
    pools = all_pools()
    pool = pool or next(iter(pools))
    if pool not in pools:
        raise BadOption(NO_POOL, pool=quoted(pool))
    found = await hall.store.read(partial(standings.leaders, pool=pool))
    levels = {level: skill_of_level(pool, level) for level in range(LOWEST, HIGHEST + 1)}
    return Leaderboard(
        pools=list(pools.values()),
        pool=pool,
        players=[RankedPlayer.model_validate(one) for one in found],
        levels=[RatedLevel(level=level, rating=skill.number) for level, skill in levels.items() if skill is not None],
    )


async def profile_named(hall: TheHall, name: str) -> dict[str, Any]:
    """Find an account by its name.

    Raises:
        NoTable: there is none.
    """
    found = await hall.store.read(partial(standings.profile_of, key=key_of(name)))
    if found is None:
        raise NoTable(NO_ACCOUNT, name=quoted(name))
    return found


@router.get("/profile")
async def read_profile(hall: TheHall, name: PlayerName) -> Profile:
    """Say what everybody may know of an account."""
    found = await profile_named(hall, name)
    pools = all_pools()
    return Profile(
        name=found["name"],
        created=found["created"],
        is_bot=found["is_bot"],
        ratings=[
            PoolRating(**pools[one["pool"]].model_dump(exclude={"pool"}), **one)
            for one in found["ratings"]
            if one["pool"] in pools
        ],
    )


@router.get("/profile/games")
async def read_profile_games(
    hall: TheHall, name: PlayerName, wanted: Annotated[Sought, Depends(shown)], before: Before = None
) -> PlayedGames:
    """List the games of somebody that are over and were public or rated, the newest first, some at a time."""
    account = (await profile_named(hall, name))["id"]
    question = partial(history_of, account=account, sought=wanted, before=before)
    return PlayedGames.model_validate(await hall.store.read(question))


@router.get("/profile/history")
async def read_profile_history(hall: TheHall, name: PlayerName, pool: PoolName) -> list[RatingChange]:
    """Say how somebody's rating has changed from game to game, the oldest first."""
    account = (await profile_named(hall, name))["id"]
    found = await hall.store.read(partial(standings.changes_of, account=account, pool=pool))
    return [RatingChange.model_validate(one) for one in found]


@router.get("/profile/tallies")
async def read_profile_tallies(
    request: Request,
    hall: TheHall,
    name: PlayerName,
    game: Annotated[str, Query(max_length=40, pattern=r"^[a-z0-9_-]+$")],
) -> TalliesOut:
    """Count what somebody has luck with, in their last games that everybody may see."""
    account = (await profile_named(hall, name))["id"]
    said = tallies_in(game)
    if said is None:
        return TalliesOut(kind=None, games=0, items=[])
    counts: Counter[str] = request.app.state.counts
    if counts["tallies"]:  # one at a time: each game is replayed
        raise TooMuch(TOO_MUCH)
    counts["tallies"] += 1
    try:
        found: Counter[tuple[str, bool]] = Counter()
        number = 0
        listed = await hall.store.read(partial(games_of, account=account, sought=Sought(game, is_shown=True)))
        for one in listed[:MOST_TALLIED]:
            try:
                table = await hall.replayed(one["id"])
            except Refusal:
                continue  # it cannot be read any more
            number += 1
            for seat in one["own"]:
                found += await asyncio.to_thread(tallied, table, seat)
    finally:
        counts["tallies"] -= 1
    items = dict.fromkeys(item for item, _ in found)
    told = [TallyOut(item=one, times=found[one, True] + found[one, False], well=found[one, True]) for one in items]
    return TalliesOut(kind=said.KIND, games=number, items=sorted(told, key=lambda one: (-one.times, one.item)))


def tallied(table: Table, seat: int) -> Counter[tuple[str, bool]]:
    """Count what a seat had luck with in a game that is over, from what everybody could see."""
    deeds = []
    for moment in table.now.line()[1:]:
        before = moment.before
        assert before is not None
        actor = moment.event.seat if isinstance(moment.event, Act) else None
        deeds.append(Deed(actor, before.state.events(moment.action, None)))
    return counted(table.game.name, deeds, seat)

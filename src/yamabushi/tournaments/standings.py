"""How all stand: by points, and where those are equal by whom they were won against."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby

from yamabushi.tournaments.games import DRAW, LOSS, WIN, Kind, Outcome

Criterion = Callable[[int, Sequence[int]], int]
"""Gives what an entrant is compared by with those who are level so far; more is better."""


@dataclass(frozen=True)
class Standing:
    """Where somebody stands. Points and Buchholz are counted in halves, Sonneborn-Berger in quarters."""

    entrant: int
    # Those who cannot be told apart share a place.
    place: int
    halves: int
    wins: int
    draws: int
    losses: int
    # The points of all opponents; without an opponent, one's own.
    buchholz: int
    # The points of those who were beaten, and half the points of those with whom it was a draw.
    sonneborn_berger: int


def standings(kind: Kind, entrants: Sequence[int], outcomes: Iterable[Outcome]) -> list[Standing]:
    """Order all entrants.

    First by points. Where everybody meets everybody: by the games among those who are level, then by Sonneborn-Berger.
    In a Swiss: by Buchholz, Sonneborn-Berger, then the games among those who are level, if all of them have met. Last
    by games won.
    """
    played = list(outcomes)
    own = {entrant: [one for one in played if entrant in (one.first, one.second)] for entrant in entrants}
    halves = {entrant: sum(one.of(entrant) for one in games) for entrant, games in own.items()}
    counted = {entrant: standing(entrant, own[entrant], halves) for entrant in entrants}

    def met(entrant: int, level: Sequence[int]) -> int:
        return among(entrant, level, played)

    by_met: tuple[Criterion, ...] = (met,)
    by_buchholz: tuple[Criterion, ...] = (lambda entrant, _: counted[entrant].buchholz,)
    criteria: tuple[Criterion, ...] = (
        lambda entrant, _: counted[entrant].halves,
        *(by_buchholz if kind == Kind.SWISS else by_met),
        lambda entrant, _: counted[entrant].sonneborn_berger,
        *(by_met if kind == Kind.SWISS else ()),
        lambda entrant, _: counted[entrant].wins,
    )
    levels = [list(entrants)]
    for criterion in criteria:
        levels = [part for level in levels for part in split(level, criterion)]
    ordered: list[Standing] = []
    for level in levels:
        ordered += [placed(counted[entrant], 1 + len(ordered)) for entrant in level[:1]]
        place = ordered[-1].place
        ordered += [placed(counted[entrant], place) for entrant in level[1:]]
    return ordered


def standing(entrant: int, own: Sequence[Outcome], halves: dict[int, int]) -> Standing:
    """Count what somebody has reached; the place comes later."""
    results = [(one.of(entrant), one.opponent_of(entrant)) for one in own]
    # Whoever had no opponent is taken to have met one with as many points as they have themselves.
    opponents = [(got, halves[entrant if other is None else other]) for got, other in results]
    return Standing(
        entrant,
        0,
        halves[entrant],
        wins=sum(got == WIN for got, _ in results),
        draws=sum(got == DRAW for got, _ in results),
        losses=sum(got == LOSS and other is not None for got, other in results),
        buchholz=sum(theirs for _, theirs in opponents),
        sonneborn_berger=sum(got * theirs for got, theirs in opponents),
    )


def placed(one: Standing, place: int) -> Standing:
    """Give somebody a place."""
    return Standing(**{**vars(one), "place": place})


def split(level: Sequence[int], criterion: Criterion) -> list[list[int]]:
    """Divide those who are level by what they are compared by, the best first; who is still level stays in order."""
    values = {entrant: criterion(entrant, level) for entrant in level}
    ordered = sorted(level, key=lambda entrant: -values[entrant])
    return [list(part) for _, part in groupby(ordered, key=values.__getitem__)]


def among(entrant: int, level: Sequence[int], played: Sequence[Outcome]) -> int:
    """Count what somebody got against those who are level; nothing for anybody unless all of them have met."""
    between = [one for one in played if one.first in level and one.second in level]
    met = {frozenset((one.first, one.second)) for one in between}
    if any(frozenset(two) not in met for two in combinations(level, 2)):
        return 0
    return sum(one.of(entrant) for one in between if entrant in (one.first, one.second))

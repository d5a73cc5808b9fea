"""Who plays whom: everybody against everybody, or Swiss.

A round of a Swiss is a matching of least cost: entrants are the points of a graph, where their number is odd with one
more for the bye, and what a pair costs is a row of numbers, the first of which matters most. networkx finds the best
matching; what is ours is the cost, and a test compares it with all the matchings that there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import ceil, log2, prod

from yamabushi.tournaments.games import Kind, Outcome, Pair

BYE = -1
"""In the graph, the opponent of whoever has none. Entrants have other numbers."""

MOST_APART = 2
"""Nobody begins so many games more, or fewer, than they do not begin, if it can be helped."""


# Everybody against everybody


def round_robin(entrants: Sequence[int], *, is_double: bool = False) -> list[list[Pair]]:
    """Plan all rounds in which everybody meets everybody, once or twice; the second time the sides are changed.

    One place stays, all others move around a circle. Where the number of entrants is odd, nobody is at the place that
    stays, and each in turn has no opponent.

    >>> round_robin([1, 2, 3, 4])[0]
    [Pair(first=1, second=4), Pair(first=3, second=2)]
    """
    if len(entrants) < 2:
        return []
    places: list[int | None] = [*([None] if len(entrants) % 2 else []), *entrants]
    half = len(places) // 2
    rounds = []
    for number in range(len(places) - 1):
        circle = [places[0], *turned(places[1:], number)]
        pairs = list(zip(circle[:half], reversed(circle[half:]), strict=True))
        # Whoever stays begins every second round; of the others, who stands at the top begins in every second place.
        planned = [
            begun(*pair, is_turned=(number if place == 0 else place) % 2 == 1) for place, pair in enumerate(pairs)
        ]
        rounds.append(sorted(planned, key=lambda pair: pair.second is None))
    if is_double:
        rounds += [[pair if pair.second is None else Pair(pair.second, pair.first) for pair in one] for one in rounds]
    return rounds


def turned(places: Sequence[int | None], by: int) -> list[int | None]:
    """Move everybody on around a circle."""
    return [*places[len(places) - by :], *places[: len(places) - by]]


def begun(one: int | None, other: int | None, *, is_turned: bool) -> Pair:
    """Say of two who begins; or that one of them has no opponent."""
    if one is None or other is None:
        present = other if one is None else one
        assert present is not None
        return Pair(present)
    return Pair(other, one) if is_turned else Pair(one, other)


# Swiss


class Past:
    """What has happened so far, as far as the next round has to do with it."""

    def __init__(self, entrants: Sequence[int], outcomes: Iterable[Outcome]) -> None:
        self.halves: Counter[int] = Counter(dict.fromkeys(entrants, 0))
        # How often two have met; the bye is met as well.
        self.met: Counter[frozenset[int]] = Counter()
        # How many games more somebody has begun than not.
        self.begun: Counter[int] = Counter()
        self.last: dict[int, int] = {}
        for outcome in outcomes:
            self.halves[outcome.first] += outcome.halves[0]
            if outcome.second is None:
                self.met[frozenset((outcome.first, BYE))] += 1
                continue
            self.halves[outcome.second] += outcome.halves[1]
            self.met[frozenset((outcome.first, outcome.second))] += 1
            for entrant, step in ((outcome.first, 1), (outcome.second, -1)):
                self.begun[entrant] += step
                self.last[entrant] = step

    def in_order(self, one: int, other: int) -> tuple[int, int]:
        """Say who of two begins: who has begun fewer games, then who did not begin the last one, then the first."""
        wants = [(self.begun[entrant], self.last.get(entrant, 0)) for entrant in (one, other)]
        return (other, one) if wants[1] < wants[0] else (one, other)


def swiss(entrants: Sequence[int], outcomes: Iterable[Outcome]) -> list[Pair]:
    """Pair a round: entrants in the order in which they are seeded, and all that has been played.

    Nobody meets the same opponent again, or has a second bye, while it can be avoided; nobody begins three games more
    than not; the bye goes to one of the last; and those play who have as many points, the upper half of a group
    against the lower.
    """
    past = Past(entrants, outcomes)
    ranked = sorted(entrants, key=lambda entrant: (-past.halves[entrant], entrants.index(entrant)))
    if len(ranked) < 2:
        return [Pair(entrant) for entrant in ranked]
    places = ranked if len(ranked) % 2 == 0 else [*ranked, BYE]
    costs = {frozenset(two): cost(past, ranked, *two) for two in combinations(places, 2)}
    pairs = [Pair(one) if other == BYE else Pair(*past.in_order(one, other)) for one, other in cheapest(places, costs)]
    order = {entrant: place for place, entrant in enumerate(ranked)}
    return sorted(pairs, key=lambda pair: (pair.second is None, min(order[one] for one in pair if one is not None)))


def cost(past: Past, ranked: Sequence[int], one: int, other: int) -> tuple[int, ...]:
    """Say what it costs that two play: what is to be avoided most comes first."""
    again = past.met[frozenset((one, other))]
    if other == BYE:
        points = past.halves[one] - past.halves[ranked[-1]]
        return again, 0, points, 0, 0, len(ranked) - 1 - ranked.index(one)
    first, second = past.in_order(one, other)
    after = (past.begun[first] + 1, past.begun[second] - 1)
    is_too_far = any(abs(apart) > MOST_APART for apart in after)
    apart = past.halves[one] - past.halves[other]
    group = sum(past.halves[entrant] == past.halves[one] for entrant in ranked)
    # The upper half of a group plays the lower one: two are half a group apart.
    shift = abs(abs(ranked.index(one) - ranked.index(other)) - group // 2)
    return again, int(is_too_far), 0, apart * apart, sum(apart * apart for apart in after), shift


def cheapest(places: Sequence[int], costs: dict[frozenset[int], tuple[int, ...]]) -> list[tuple[int, int]]:
    """Find the matching of all places that costs least, each pair with the better placed one first."""
    import networkx  # only servers with tournaments need it, and when a round is paired

    # Each number of a row counts more than all that come after it can add up to, in all pairs together.
    bounds = [max(row[level] for row in costs.values()) * (len(places) // 2) + 1 for level in range(6)]
    weights = [prod(bounds[level + 1 :]) for level in range(len(bounds))]
    graph = networkx.Graph()
    graph.add_nodes_from(places)
    dearest = prod(bounds)
    for two, row in costs.items():
        total = sum(number * weight for number, weight in zip(row, weights, strict=True))
        graph.add_edge(*two, weight=dearest - total)
    order = {place: number for number, place in enumerate(places)}
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted((tuple(sorted(two, key=order.__getitem__)) for two in found), key=lambda two: order[two[0]])


# How many rounds


def rounds_of(kind: Kind, entrants: int, wished: int | None) -> int:
    """Say how many rounds there are; a Swiss of so many that nobody has to meet anybody again.

    >>> rounds_of(Kind.ROUND_ROBIN, 5, None), rounds_of(Kind.SWISS, 6, None), rounds_of(Kind.SWISS, 4, 9)
    (5, 3, 3)
    """
    if entrants < 2:
        return 0
    all_once = entrants - 1 if entrants % 2 == 0 else entrants
    if kind == Kind.ROUND_ROBIN:
        return all_once
    if kind == Kind.DOUBLE_ROUND_ROBIN:
        return 2 * all_once
    return min(wished or ceil(log2(entrants)), all_once)

"""What follows from an entry: the table after it, the same whether the entry is new or replayed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from yamabushi.table.events import (
    MOVES,
    Abandon,
    Abort,
    Act,
    Begin,
    Casual,
    Chance,
    Close,
    Decline,
    Draw,
    Entry,
    Flag,
    Matter,
    Offer,
    Pause,
    Penalty,
    Rematch,
    Replace,
    Resign,
    Resume,
    Rewind,
)
from yamabushi.table.moments import Moment
from yamabushi.table.results import ABORTED, Reason, Result, drawn, lost_by
from yamabushi.table.seats import Seat, SeatKind

if TYPE_CHECKING:
    from yamabushi.table.table import Table

Offers = Mapping[Matter, tuple[int, ...]]

OFFERS_THAT_LAST = (Matter.REMATCH,)
"""Every other offer is void as soon as the position changes."""


def following(table: Table, entry: Entry) -> Table:
    """Give the table after an entry."""
    event = entry.event
    if isinstance(event, MOVES):
        return moved_by(table, event, entry)
    after = replace(table, version=entry.version, clock=entry.clock)
    match event:
        case Begin():
            now = replace(table.now, clock=entry.clock)
            after = replace(after, has_begun=True, moved=entry.version, now=now)
        case Rewind():
            after = rewound(after, event.version)
        case Resign():
            after = ended(after, lost_by(event.side, table.game.sides, Reason.RESIGNED))
        case Flag():
            after = ended(after, lost_by(table.game.sides[event.seat], table.game.sides, Reason.TIME))
        case Abandon():
            lost = lost_by(event.side, table.game.sides, Reason.ABANDONED)
            after = ended(after, drawn(len(table.seats), Reason.ABANDONED) if event.is_draw else lost)
        case Abort():
            after = ended(after, ABORTED)
        case Draw():
            after = ended(after, drawn(len(table.seats), Reason.AGREED))
        case Close():
            after = ended(after, drawn(len(table.seats), Reason.CLOSED))
        case Pause():
            after = replace(after, is_paused=True, offers=without(table.offers, Matter.PAUSE))
        case Resume():
            after = replace(after, is_paused=False)
        case Replace():
            seats = list(table.seats)
            seats[event.seat] = Seat(SeatKind.ENGINE, level=event.level)
            after = replace(after, seats=tuple(seats), offers=lasting(table.offers), is_casual=True)
        case Casual():
            after = replace(after, is_casual=True)
        case Offer():
            agreed = (*table.offers.get(event.matter, ()), event.seat)
            after = replace(after, offers={**table.offers, event.matter: agreed})
        case Decline():
            after = replace(after, offers=without(table.offers, event.matter))
        case Rematch():
            after = replace(after, next=event.table)
    return after


def moved_by(table: Table, event: Act | Chance | Penalty, entry: Entry) -> Table:
    """Give the table after a decision, what chance says, or a penalty."""
    before, version, clock = table.now, entry.version, entry.clock
    text = f"penalty:{event.side}" if isinstance(event, Penalty) else event.action
    state = before.state.recorded(text)
    spoke = isinstance(event, Chance)
    chance = table.chance
    if spoke:
        chance = (*chance[: before.chances], text, *chance[before.chances + 1 :])
    sides = before.sides
    if isinstance(event, Act) and not before.state.is_setting_up:
        sides |= 1 << table.game.sides[event.seat]
    moment = Moment(version, state, before, event, before.number + 1, before.chances + spoke, clock, sides)
    returns = state.returns
    return replace(
        table,
        now=moment,
        clock=clock,
        version=version,
        moved=version,
        chance=chance,
        offers=lasting(table.offers),
        result=table.result if returns is None else Result(returns, Reason.RULES),
    )


def rewound(table: Table, version: int) -> Table:
    """Give the table as it was at a version, with what has been taken back."""
    moment = table.now.at(version)
    taken = table.now.number - moment.number
    undone = {number: count for number, count in table.undone.items() if number <= moment.number}
    undone[moment.number] = undone.get(moment.number, 0) + taken
    # The same position at another version: what was decided about it before is stale.
    moment = replace(moment, version=table.version)
    return replace(table, now=moment, moved=table.version, result=None, offers=lasting(table.offers), undone=undone)


def ended(table: Table, result: Result) -> Table:
    """Give the table at the end of the game."""
    return replace(table, result=result, moved=table.version, offers=lasting(table.offers), is_paused=False)


def lasting(offers: Offers) -> Offers:
    """Give the offers that last when the position changes."""
    return offers and {matter: agreed for matter, agreed in offers.items() if matter in OFFERS_THAT_LAST}


def without(offers: Offers, matter: Matter) -> Offers:
    """Give all offers but one."""
    return {other: agreed for other, agreed in offers.items() if other != matter}

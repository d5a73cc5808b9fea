"""What people agree to at a table: what may be offered, who must agree, and what happens then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from yamabushi.core.errors import IllegalAction, Sentence
from yamabushi.table.events import AnyEvent, Draw, Matter, Pause, Rewind
from yamabushi.table.giving_up import given_up
from yamabushi.table.results import Reason
from yamabushi.table.seats import SeatKind, people_at

if TYPE_CHECKING:
    from yamabushi.table.table import Table

NOT_OVER = Sentence("table-not-over", "The game is not over yet.")
ENGINE_DRAWS = Sentence("table-engine-draw", "The computer does not agree to draws; play on or resign.")
REVEALED = Sentence("table-takeback", "That cannot be taken back: something may have been revealed since.")
DRAWN_SINCE = Sentence("table-takeback-chance", "That cannot be taken back: chance has spoken since.")
NOTHING_TO_UNDO = Sentence("table-nothing", "There is no move of yours to take back.")
ALONE = Sentence("table-alone", "That needs somebody else at the table.")
RATED = Sentence("table-rated", "This game is rated: moves cannot be taken back.")


def require_offer(table: Table, seat: int, matter: Matter) -> None:
    """Make sure that a seat may offer something, or agree to it.

    Raises:
        Refusal: the sentence says why not.
    """
    if matter == Matter.REMATCH:
        if table.result is None:
            raise IllegalAction(NOT_OVER)
        return
    if matter != Matter.RESIGN or not table.is_paused:
        table.require_play()
    if matter == Matter.DRAW and any(table.seats[other].kind == SeatKind.ENGINE for other in opponents(table, seat)):
        raise IllegalAction(ENGINE_DRAWS)
    if matter in (Matter.DRAW, Matter.TAKEBACK) and len(people_at(table.seats)) < 2:
        raise IllegalAction(ALONE)
    if matter == Matter.TAKEBACK:
        require_takeback(table, table.offers.get(matter, (seat,))[0])


def require_takeback(table: Table, seat: int) -> None:
    """Make sure that there is something to take back, and that it crosses neither chance nor revealed information.

    Raises:
        IllegalAction: the sentence says why not.
    """
    if table.is_rated:
        raise IllegalAction(RATED)
    decision = table.last_decision(seat)
    if decision is None or decision.before is None:
        raise IllegalAction(NOTHING_TO_UNDO)
    if table.game.has_secrets and not table.is_local:
        raise IllegalAction(REVEALED)
    if table.now.chances != decision.before.chances and not table.is_local:
        raise IllegalAction(DRAWN_SINCE)


def opponents(table: Table, seat: int) -> list[int]:
    """List the seats of all other sides."""
    sides = table.game.sides
    return [other for other in range(len(sides)) if sides[other] != sides[seat]]


def needed(table: Table, seat: int, matter: Matter) -> tuple[int, ...]:
    """List the seats that must agree to what a seat offers."""
    people = people_at(table.seats)
    if matter == Matter.RESIGN:
        return tuple(other for other in people if table.game.sides[other] == table.game.sides[seat])
    return people


def consequence(table: Table, matter: Matter, seat: int) -> list[AnyEvent]:
    """Give what happens when all have agreed to what a seat has offered; a rematch is for the server to lay."""
    match matter:
        case Matter.DRAW:
            return [Draw()]
        case Matter.RESIGN:
            return [given_up(table, table.game.sides[seat], Reason.RESIGNED)]
        case Matter.PAUSE:
            return [Pause()]
        case Matter.TAKEBACK:
            decision = table.last_decision(seat)
            assert decision is not None
            assert decision.before is not None
            return [Rewind(decision.before.version)]
        case Matter.REMATCH:
            return []

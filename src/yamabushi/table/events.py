"""What can happen at a table: the closed set of events, as they are stored and replayed.

The log is append-only. An entry is an event with its version, the clock after it, and how long the turn had taken.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from yamabushi.table.clocks import Clock
from yamabushi.table.results import Reason


class Event(msgspec.Struct, gc=False, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """Something that happened."""


class Begin(Event, frozen=True):
    """All seats are taken: the game begins."""


class Act(Event, frozen=True):
    """A seat decided."""

    seat: int
    action: str


class Chance(Event, frozen=True):
    """Chance spoke."""

    action: str


class Penalty(Event, frozen=True):
    """The referee gave a penalty against a side, by the name that the game has for it."""

    side: str


class Resign(Event, frozen=True):
    """A side gave up."""

    side: int


class Flag(Event, frozen=True):
    """A seat ran out of time."""

    seat: int


class Abandon(Event, frozen=True):
    """A side was away for too long: the other one claimed the game, as won or as drawn, or a tournament went on."""

    side: int
    is_draw: bool = False


class Abort(Event, frozen=True):
    """A side gave up, ran out of time or was away for too long before every side had made a move."""

    side: int
    # Which of the three it was: resigned, time or abandoned.
    why: Reason


class Draw(Event, frozen=True):
    """All agreed to a draw."""


class Rewind(Event, frozen=True):
    """The game went back to where it stood after an earlier version."""

    version: int


class Pause(Event, frozen=True):
    """All agreed to stop the clocks."""


class Resume(Event, frozen=True):
    """Somebody wanted to go on after a pause."""


class Replace(Event, frozen=True):
    """An engine took the seat of somebody who was away for too long."""

    seat: int
    level: int


class Casual(Event, frozen=True):
    """A seat asked the computer for advice: from now on the game does not count for ratings."""

    seat: int


class Matter(StrEnum):
    """What can be offered, and happens when all who must have agreed."""

    DRAW = "draw"
    TAKEBACK = "takeback"
    PAUSE = "pause"
    RESIGN = "resign"  # among partners
    REMATCH = "rematch"


class Offer(Event, frozen=True):
    """A seat offered something, or agreed to it."""

    seat: int
    matter: Matter


class Decline(Event, frozen=True):
    """A seat declined what was offered, or withdrew it."""

    seat: int
    matter: Matter


class Close(Event, frozen=True):
    """Whoever runs the server closed the table: nobody has won."""


class Rematch(Event, frozen=True):
    """All agreed to play again: at another table, with the sides swapped."""

    table: str


AnyEvent = (
    Begin
    | Act
    | Chance
    | Penalty
    | Resign
    | Flag
    | Abandon
    | Abort
    | Close
    | Draw
    | Rewind
    | Pause
    | Resume
    | Replace
    | Casual
    | Offer
    | Decline
    | Rematch
)

MOVES = (Act, Chance, Penalty)
"""What leads to another position, by the rules of the game."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEvent)


class Entry(msgspec.Struct, gc=False, frozen=True):
    """An event in its place."""

    version: int
    event: AnyEvent
    clock: Clock | None = None


def encoded(event: AnyEvent) -> str:
    """Write an event as JSON."""
    return _encoder.encode(event).decode()


def decoded(text: str) -> AnyEvent:
    """Read an event that `encoded` wrote."""
    event: AnyEvent = _decoder.decode(text)
    return event

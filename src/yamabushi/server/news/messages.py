"""The messages of the one socket for news outside tables: one closed set of types, both ways.

What a topic tells is a message whose type is the topic's name; a new topic brings its own, and is named in `AnyTold`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from yamabushi.server.messages import Announcement, News, Ping, Pong, Refused, Wish
from yamabushi.table.clocks import TimeControl
from yamabushi.table.seats import SeatKind

# What people send

KEY = r"^[A-Za-z0-9_-]{22,86}$"
TopicName = Annotated[str, Meta(max_length=80, pattern=r"^[a-z]+(:[A-Za-z0-9_-]+)?$")]


class Greet(Wish, frozen=True, tag="hello"):
    """Come in: as whoever is logged in, or as a guest, who is known by a key of their own making, or by nothing."""

    key: Annotated[str, Meta(pattern=KEY)] | None = None


class Follow(Wish, frozen=True):
    """Hear how a topic stands, and from then on whenever that changes."""

    topic: TopicName


class Unfollow(Wish, frozen=True):
    """Hear no more of a topic."""

    topic: TopicName


AnyCall = Greet | Follow | Unfollow | Ping


# What the server sends


class Welcome(News, frozen=True):
    """One is in: under the name of an account, or as a guest."""

    name: str | None = None


class OpenSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a table in the lobby."""

    kind: SeatKind
    name: str
    level: int
    # How strong whoever sits there is at this, if that is known, and whether it is a guess.
    rating: int | None = None
    is_provisional: bool = False
    # Whether a program of somebody's plays there.
    is_bot: bool = False


class OpenTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A public table in the lobby."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    control: TimeControl
    created: int
    seats: tuple[OpenSeat, ...]
    # Who has chosen the start, and may know what is hidden there; none if it is the game's own.
    chosen_by: str | None = None
    is_rated: bool = False


class WaitedFor(msgspec.Struct, frozen=True):
    """A game that people wait for an opponent at, and how many."""

    game: str
    options: dict[str, str | int | bool]
    control: TimeControl
    count: int


class LobbyNow(News, frozen=True, tag="lobby"):
    """The lobby as it stands: who waits to be paired, tables that wait for somebody, some games that can be watched."""

    topic: str
    waiting: tuple[OpenTable, ...]
    playing: tuple[OpenTable, ...]
    seeks: tuple[WaitedFor, ...] = ()


class TournamentNow(News, frozen=True, tag="tournament"):
    """A tournament as it stands, described as `GET /api/tournaments/{tournament}` does, the same for everybody."""

    topic: str
    tournament: dict[str, Any]


class WaitingPlayer(msgspec.Struct, frozen=True):
    """A player who waits for the same, too far away to be paired yet."""

    rating: int
    is_provisional: bool


class OwnSeek(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one waits for; `table` once somebody has been found."""

    game: str
    options: dict[str, str | int | bool]
    control: TimeControl
    is_rated: bool
    created: int
    table: str | None
    # One's own rating, how far from it an opponent may be, and by how much more with each second.
    rating: int | None = None
    within: int = 0
    widening: int = 0
    # Who could be played at once, the nearest first (`POST /api/seeks/now`).
    others: tuple[WaitingPlayer, ...] = ()


class OwnChallenge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A challenge of one's own, or to oneself; the table has its id once it is accepted."""

    id: str
    is_mine: bool
    challenger: str
    challenged: str
    game: str
    options: dict[str, str | int | bool]
    control: TimeControl
    # The seat that the challenger wants; none if that is drawn.
    seat: int | None
    is_rated: bool
    status: Literal["open", "accepted", "declined"]
    created: int
    # Whether the other one is a bot.
    is_bot: bool
    # How strong the other is at this, if that is known, and whether it is a guess.
    rating: int | None = None
    is_provisional: bool = False


class MeNow(News, frozen=True, tag="me"):
    """What concerns oneself: what one waits for, and challenges."""

    topic: str
    seek: OwnSeek | None = None
    challenges: tuple[OwnChallenge, ...] = ()


class AnnouncementsNow(News, frozen=True, tag="announcements"):
    """What whoever runs the server tells everybody now."""

    topic: str
    announcements: tuple[Announcement, ...]


AnyTold = Welcome | Refused | Pong | LobbyNow | MeNow | TournamentNow | AnnouncementsNow

calls = msgspec.json.Decoder(AnyCall)

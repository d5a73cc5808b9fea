"""The messages of whoever watches many games at once: what they want to see, and what they are shown."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from yamabushi.server.messages import News, View, Wish
from yamabushi.table.clocks import TimeControl
from yamabushi.table.seats import SeatKind

MOST_BOARDS = 12
"""So many boards are in sight at once."""

MOST_OWN = 60
"""Of so many own tables one hears when something happens there."""

TableName = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,24}$")]


class See(Wish, frozen=True):
    """Say which boards are in sight, and of which game the list is to be; of all games where none is named."""

    tables: Annotated[tuple[TableName, ...], Meta(max_length=MOST_BOARDS)] = ()
    game: Annotated[str, Meta(max_length=40)] | None = None
    # Whether the list is wanted, or only what is in sight.
    lists: bool = True


class Attend(Wish, frozen=True):
    """Name tables of one's own, to hear when something has happened there."""

    tables: Annotated[tuple[TableName, ...], Meta(max_length=MOST_OWN)]


AnyLook = See | Attend


class ShownSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits somewhere."""

    kind: SeatKind
    name: str
    level: int
    # Whether a program of somebody's plays there.
    is_bot: bool = False


class ShownGame(msgspec.Struct, frozen=True):
    """A public game that is on, or was just now."""

    id: str
    game: str
    options: dict[str, Any]
    control: TimeControl
    seats: list[ShownSeat]
    created: int


class ShownBoard(msgspec.Struct, frozen=True):
    """A position as anybody may see it who watches."""

    table: str
    version: int
    status: Literal["playing", "over"]
    decider: int | None
    # As records write it, 1-0; none while the game is on.
    result: str | None
    view: View


class Games(News, frozen=True):
    """The public games that are on, the newest first, so many at most; and the one that the first page shows."""

    games: list[ShownGame]
    featured: ShownGame | None


class Boards(News, frozen=True):
    """Boards in sight that have changed, each as it is now."""

    boards: list[ShownBoard]


class Changed(News, frozen=True):
    """Something has happened at tables of one's own."""

    tables: list[str]


AnyShown = Games | Boards | Changed

looks = msgspec.json.Decoder(AnyLook)
listed = msgspec.json.Decoder(ShownGame)

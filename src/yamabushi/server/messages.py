"""The messages of live play: one closed set of types, both ways.

`yamabushi schema` writes this file as JSON Schema (`wire.py`); the page's types are made from it. Anything from outside
that is not one of these, to the letter, is refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from yamabushi.table.clocks import Clock, TimeControl
from yamabushi.table.events import Matter
from yamabushi.table.results import Result
from yamabushi.table.seats import SeatKind

# What people send


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Something that a person wants."""


ClientId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
MOST_SEATS = 8
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
MOST_AROUND = 8
MOST_PREVIEWS = 150
"""About so many actions one can ask at once; in no position there are more."""


class Hello(Wish, frozen=True):
    """Come in: with the token of a seat, or without one to watch; `since` is the last version that is known already."""

    token: Annotated[str, Meta(max_length=100)] | None = None
    since: Version | None = None
    name: Annotated[str, Meta(max_length=40)] = ""


class Act(Wish, frozen=True):
    """Decide about the position at a version. The same id is never played twice."""

    id: ClientId
    version: Version
    action: Annotated[str, Meta(max_length=200)]


class Offer(Wish, frozen=True):
    """Offer something or agree to it: a draw, a takeback, a pause, to resign, a rematch."""

    matter: Matter


class Decline(Wish, frozen=True):
    """Decline or withdraw what was offered."""

    matter: Matter


class Undo(Wish, frozen=True):
    """Go back to one's own last decision, where nobody else plays; from the position at a version.

    With `back`, to the position at that version, if that is earlier.
    """

    version: Version
    back: Version | None = None


class Resume(Wish, frozen=True):
    """Go on after a pause."""


class Penalty(Wish, frozen=True):
    """Record a referee's penalty against a side, where the game has such, in the position at a version."""

    version: Version
    side: Annotated[str, Meta(max_length=1)]


class Claim(Wish, frozen=True):
    """Claim the game when the others have gone: `win`, `draw`, or `engine` to let one sit down."""

    wish: Literal["win", "draw", "engine"]


class Say(Wish, frozen=True):
    """Say something to all who are at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Wish, frozen=True):
    """Hear no more, or again, what a seat says; without a seat, what those say who watch."""

    seat: SeatNumber | None = None
    muted: bool = True


class Face(Wish, frozen=True):
    """Take the screen as one of several seats that one holds; none draws the curtain."""

    seat: SeatNumber | None = None


class Look(Wish, frozen=True):
    """Look at an earlier position; so many before and after it are told, too, each by itself and after it."""

    version: Version
    around: Annotated[int, Meta(ge=0, le=MOST_AROUND)] = 0


class Ping(Wish, frozen=True):
    """Ask whether anybody is there."""


class Preview(Wish, frozen=True):
    """Ask what some of the actions would do, in the position at a version."""

    version: Version
    actions: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=MOST_PREVIEWS)]


class Leave(Wish, frozen=True):
    """Give one's seats up, before the game has begun."""


AnyWish = (
    Hello | Act | Offer | Decline | Undo | Resume | Penalty | Claim | Say | Mute | Face | Look | Ping | Preview | Leave
)


# What the server sends

# A game makes views and previews as plain dicts; `shapes` says what is in them.
View = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/AnyView"})]
PreviewShown = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/AnyPreview"})]
# What an action did, as `State.events` tells it to one seat (docs/events.md).
EventShown = Annotated[
    dict[str, Any],
    Meta(
        extra_json_schema={
            "properties": {"what": {"type": "string"}},
            "required": ["what"],
            "additionalProperties": True,
        }
    ),
]


class News(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """Something that the server says."""


LineKind = Literal[
    "begin",
    "act",
    "chance",
    "penalty",
    "resign",
    "flag",
    "abandon",
    "abort",
    "close",
    "draw",
    "rewind",
    "pause",
    "resume",
    "replace",
    "casual",
    "offer",
    "decline",
    "rematch",
]
"""What an entry of the log is about: the kinds of events."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the log, as its reader may see it: what is hidden is blank."""

    version: int
    kind: LineKind
    seat: int | None = None
    text: str = ""
    # What chance has drawn, where the text tells only its number.
    move: str = ""
    # What it did, step by step, as its reader may know it; empty where the game says nothing about it.
    events: tuple[EventShown, ...] = ()


class Sitting(msgspec.Struct, frozen=True):
    """A seat, and who sits there."""

    seat: int
    title: str
    kind: SeatKind
    name: str
    level: int
    is_here: bool
    # Whether a program of somebody's plays there.
    is_bot: bool


class TableAbout(msgspec.Struct, frozen=True):
    """What never changes at a table."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    control: TimeControl
    start: str | None
    is_public: bool
    has_secrets: bool
    # The side that each seat plays for; partners have the same.
    sides: tuple[int, ...]
    # What a referee may record, each with the side that it is against.
    penalties: dict[str, int]
    # Whether those who play may not talk while the game is on.
    must_keep_silent: bool
    # Whether one person looks for a solution.
    is_puzzle: bool
    # The name of whoever has chosen the start, and may know what is hidden there; none if it is the game's own.
    chosen_by: str | None = None


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the game stands, for everybody alike."""

    status: Literal["waiting", "playing", "paused", "over"]
    decider: int | None = None
    clock: Clock | None = None
    result: Result | None = None
    offers: dict[str, tuple[int, ...]] = {}
    is_local: bool = False
    # The table of the rematch.
    next: str | None = None
    # Whether it counts for ratings, as it stands.
    is_rated: bool = False
    # Whether a side that gives up now aborts the game instead of losing it.
    is_abortable: bool = False


class Said(News, frozen=True):
    """A remark."""

    number: int
    name: str
    text: str
    seat: int | None = None


class Snapshot(News, frozen=True):
    """All there is to know: on coming in, and whenever something was missed."""

    table: TableAbout
    # The seats that the reader holds, and the one whose view this is.
    seats: tuple[int, ...]
    facing: int | None
    version: int
    standing: Standing
    people: list[Sitting]
    watchers: int
    log: list[Line]
    remarks: list[Said]
    view: View


class Happened(News, frozen=True):
    """What has happened since the last version, and how it looks now."""

    version: int
    lines: list[Line]
    standing: Standing
    facing: int | None
    view: View


class Done(News, frozen=True):
    """What was sent with this id is stored, at this version."""

    id: str
    version: int


class Cause(msgspec.Struct, frozen=True):
    """What something is refused for, where that is said by a sentence of its own."""

    code: str
    sentence: str
    arguments: dict[str, str | int | float | Cause]


class Refused(News, frozen=True):
    """A wish was refused: a code that never changes, what goes into its sentence, and the sentence in English."""

    code: str
    sentence: str
    arguments: dict[str, str | int | float | Cause] = {}
    id: str | None = None
    version: int = 0
    # Asking again may help.
    is_retryable: bool = False


class People(News, frozen=True):
    """Who is at the table now."""

    people: list[Sitting]
    watchers: int


class Thinking(News, frozen=True):
    """An engine thinks."""

    seat: int
    version: int


class Seen(News, frozen=True):
    """An earlier position, as its reader may see it."""

    version: int
    view: View


class Pong(News, frozen=True):
    """Somebody is there."""


class Previewed(News, frozen=True):
    """What actions would do, by their texts; what is not legal now, or cannot be described, is left out."""

    version: int
    previews: dict[str, PreviewShown]


class Announcement(msgspec.Struct, frozen=True):
    """Something that whoever runs the server tells everybody, until a moment in seconds since 1970."""

    id: str
    text: str
    until: int
    # Whether people should hear of it wherever they are.
    is_important: bool = False


class Announced(News, frozen=True):
    """What everybody is told now, in the place of what it was before."""

    announcements: tuple[Announcement, ...]


AnyNews = Snapshot | Happened | Done | Refused | People | Said | Thinking | Seen | Pong | Previewed | Announced

wishes = msgspec.json.Decoder(AnyWish)
encoder = msgspec.json.Encoder()
news_decoder: msgspec.json.Decoder[AnyNews] = msgspec.json.Decoder(AnyNews)

"""The lines that bots are sent, made of what everybody at a table hears: no more than a seat may know."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

from yamabushi.server.messages import Happened, Line, Said, Sitting, Snapshot, Standing, encoder, news_decoder
from yamabushi.server.outside import data_decoder
from yamabushi.table.clocks import ClockKind, TimeControl
from yamabushi.table.results import Reason
from yamabushi.table.seats import SeatKind

STATUS: dict[str, Literal["created", "started", "paused", "over"]] = {
    "waiting": "created",
    "playing": "started",
    "paused": "paused",
    "over": "over",
}
"""How lichess calls what we call otherwise."""


class BotLine(BaseModel):
    """Something that a bot is sent."""

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True)


class BotPlayer(BotLine):
    """Who sits on a seat."""

    seat: int
    title: str = Field(description="what the game calls the seat")
    kind: SeatKind
    name: str
    level: int = Field(description="of an engine of ours; 0 for all others")
    is_bot: bool


class BotClock(BotLine):
    """How much time there is, in milliseconds: for the game, for each turn, or in days for each turn."""

    kind: Literal["game", "move", "days"]
    initial: int
    increment: int


def clock_line(control: TimeControl) -> BotClock | None:
    """Say how much time there is; None where there is no clock."""
    if control.kind == ClockKind.NONE:
        return None
    kind: Any = str(control.kind)
    return BotClock(kind=kind, initial=1000 * control.seconds, increment=1000 * control.increment)


class BotGameState(BotLine):
    """How a game stands, as the bot's own seat sees it."""

    type: Literal["gameState"] = "gameState"
    version: int = Field(description="to be sent with a move; it counts everything that happens")
    status: Literal["created", "started", "paused", "over"]
    is_my_turn: bool
    decider: int | None = Field(description="the seat that everybody is waiting for")
    actions: list[str] = Field(description="what the bot can do now; empty when it is not its turn")
    view: dict[str, Any] = Field(description="the position, as the seat sees it; `position` is its text")
    log: list[dict[str, Any]] = Field(
        description="what has happened since the line before, as the seat may know it; in gameFull, since the beginning"
    )
    time: list[int] | None = Field(description="the milliseconds that each seat has left, where there is a clock")
    offers: dict[str, list[int]] = Field(description="what is offered (draw, takeback, …), and by which seats")
    result: str | None = Field(description="as records write it, 1-0; * if the game was aborted")
    returns: list[float] | None = Field(
        description="when it is over, for each seat 1, 0 or -1; empty if the game was aborted"
    )
    reason: Reason | None = Field(description="why it is over")


class BotGameFull(BotLine):
    """A game, as the first line of its stream says it."""

    type: Literal["gameFull"] = "gameFull"
    id: str
    game: str
    options: dict[str, str | int | bool]
    seat: int = Field(description="the bot's own")
    players: list[BotPlayer]
    sides: list[int] = Field(description="the side that each seat plays for; partners have the same")
    clock: BotClock | None
    has_secrets: bool = Field(description="whether seats see different things")
    start: str | None = Field(description="the position that it began from, where somebody has chosen one")
    chosen_by: str | None = Field(description="who has chosen it, and may know what is hidden there")
    state: BotGameState


class BotChatLine(BotLine):
    """A remark."""

    type: Literal["chatLine"] = "chatLine"
    room: Literal["player", "spectator"]
    seat: int | None
    username: str
    text: str


class BotOpponentGone(BotLine):
    """Whether somebody of the other side is away."""

    type: Literal["opponentGone"] = "opponentGone"
    gone: bool


def state_line(seat: int, version: int, standing: Standing, lines: list[Line], view: dict[str, Any]) -> BotGameState:
    """Say how a game stands, to a seat."""
    result = standing.result
    return BotGameState(
        version=version,
        status=STATUS[standing.status],
        is_my_turn=standing.decider == seat and standing.status == "playing",
        decider=standing.decider,
        actions=list(view.get("actions", ())) if standing.decider == seat else [],
        view=view,
        log=[data_decoder.decode(encoder.encode(line)) for line in lines],
        time=None if standing.clock is None else list(standing.clock.left),
        offers={matter: list(seats) for matter, seats in standing.offers.items()},
        result=None if result is None else result.text,
        returns=None if result is None else list(result.returns),
        reason=None if result is None else result.reason,
    )


def full_line(seat: int, told: Snapshot) -> BotGameFull:
    """Say all about a game, to a seat."""
    return BotGameFull(
        id=told.table.id,
        game=told.table.game,
        options=told.table.options,
        seat=seat,
        players=[player_of(person) for person in told.people],
        sides=list(told.table.sides),
        clock=clock_line(told.table.control),
        has_secrets=told.table.has_secrets,
        start=told.table.start,
        chosen_by=told.table.chosen_by,
        state=state_line(seat, told.version, told.standing, told.log, told.view),
    )


def player_of(person: Sitting) -> BotPlayer:
    """Say who sits on a seat."""
    return BotPlayer(
        seat=person.seat,
        title=person.title,
        kind=person.kind,
        name=person.name,
        level=person.level,
        is_bot=person.is_bot,
    )


class Teller:
    """Makes the lines of one stream from what its seat hears."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.sides: tuple[int, ...] = ()
        self.has_begun = False
        self.gone = False
        self.version: int | None = None
        self.is_over = False

    def lines(self, data: bytes) -> list[BotLine]:
        """Give the lines for some news."""
        news = news_decoder.decode(data)
        match news:
            case Snapshot():
                return self._told_all(news)
            case Happened() if self.seat is not None:
                self.version, self.is_over = news.version, news.standing.status == "over"
                return [state_line(self.seat, news.version, news.standing, news.lines, news.view)]
            case Said() if self.seat is not None:
                room: Literal["player", "spectator"] = "spectator" if news.seat is None else "player"
                return [BotChatLine(room=room, seat=news.seat, username=news.name, text=news.text)]
            case _:
                return self._presence(getattr(news, "people", []))

    def _told_all(self, told: Snapshot) -> list[BotLine]:
        """Tell all of it the first time; after that, what has been missed."""
        if told.facing is None:
            return []
        self.seat, self.sides = told.facing, told.table.sides
        self.version, self.is_over = told.version, told.standing.status == "over"
        if self.has_begun:
            return [state_line(told.facing, told.version, told.standing, told.log, told.view)]
        self.has_begun = True
        return [full_line(told.facing, told), *self._presence(told.people)]

    def _presence(self, people: list[Sitting]) -> list[BotLine]:
        """Tell whether the others are away, if that has changed."""
        if not people or self.seat is None:
            return []
        others = [
            one for one in people if self.sides[one.seat] != self.sides[self.seat] and one.kind == SeatKind.PERSON
        ]
        gone = bool(others) and not any(one.is_here for one in others)
        if gone == self.gone:
            return []
        self.gone = gone
        return [BotOpponentGone(gone=gone)]


def written(line: BotLine) -> bytes:
    """Write a line."""
    return line.model_dump_json(by_alias=True).encode() + b"\n"

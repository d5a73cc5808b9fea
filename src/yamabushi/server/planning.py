"""Plan a table from what somebody asks for: a game, who sits where, a clock, and where to begin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from yamabushi.core.errors import BadOption, IllegalAction, Sentence
from yamabushi.core.game import Game
from yamabushi.core.pools import pool_of
from yamabushi.server import secrecy
from yamabushi.server.hall import Hall, Plan
from yamabushi.server.outside import game_at_table
from yamabushi.server.skills import skill_of_level
from yamabushi.server.storage.laying import RATED_GUEST, RATED_TWICE
from yamabushi.table.clocks import TimeControl
from yamabushi.table.seats import Seat, SeatKind
from yamabushi.table.setting import Setting

WRONG_SEATS = Sentence("plan-seats", "{game} has {count} seats; say who sits on each of them, and not on {given}.")
NOT_YOU = Sentence(
    "plan-nobody", "One of the seats must be yours, or a friend's; engines play among themselves in the arena."
)
NOT_OVER = Sentence("plan-not-over", "A position is taken from a game that is over, or from a text.")
TWICE = Sentence("plan-start", "Begin from a text or from another table, not from both.")
OVER_ALREADY = Sentence("plan-over", "In that position the game is over already.")
CLOCK_ALONE = Sentence("plan-clock", "A game alone, or with everybody on one screen, cannot have a clock of days.")

NOT_RATED = Sentence("rated-mode", "There are no ratings for that way of playing.")
RATED_START = Sentence("rated-start", "Only a game played from the very start is rated.")
RATED_LEVEL = Sentence(
    "rated-level", "Nobody has measured how strong level {level} is at that; play it without ratings."
)


@dataclass(frozen=True)
class SeatWish:
    """Who should sit on a seat: `me`, `open` for somebody else, or `engine` of a level."""

    kind: str
    level: int = 3


def seats_for(wishes: Sequence[SeatWish], name: str, holder: str, *, draw_sides: bool) -> tuple[Seat, ...]:
    """Seat everybody as wished, or by lot."""
    order = secrecy.shuffled(len(wishes)) if draw_sides else list(range(len(wishes)))
    seated: list[Seat] = []
    for number in order:
        wish = wishes[number]
        if wish.kind == "me":
            seated.append(Seat(SeatKind.PERSON, name, holder=holder))
        elif wish.kind == "engine":
            seated.append(Seat(SeatKind.ENGINE, level=wish.level))
        else:
            seated.append(Seat())
    return tuple(seated)


def checked_seats(game: Game, wishes: Sequence[SeatWish]) -> None:
    """Make sure that the game can be played like that.

    Raises:
        BadOption: the sentence says why not.
    """
    if len(wishes) != len(game.seats):
        raise BadOption(WRONG_SEATS, game=game.about.title, count=len(game.seats), given=len(wishes))
    if all(wish.kind == "engine" for wish in wishes):
        raise BadOption(NOT_YOU)


async def start_of(hall: Hall, game: Game, text: str | None, source: tuple[str, int] | None) -> str | None:
    """Find the position to begin from: none, a text, or a moment of a finished game.

    Raises:
        Refusal: there is no such position, or the game there is not over.
    """
    if text is not None and source is not None:
        raise BadOption(TWICE)
    if source is not None:
        room = await hall.room(source[0])
        if room.table.result is None:
            raise IllegalAction(NOT_OVER)
        text = str(room.history.state_at(source[1]))
    if text is None:
        return None
    state = game.read(text)
    if state.seat is None:
        raise BadOption(OVER_ALREADY)
    return str(state)


def require_rateable(setting: Setting, wishes: Sequence[SeatWish], account: str | None) -> None:
    """Make sure that a game can count for ratings.

    Raises:
        BadOption: the sentence says why not.
    """
    pool = pool_of(setting.game.name, setting.game.options)
    mine = sum(wish.kind == "me" for wish in wishes)
    if pool is None:
        raise BadOption(NOT_RATED)
    if not setting.is_rateable:
        raise BadOption(RATED_START)
    if mine and account is None:
        raise BadOption(RATED_GUEST)
    if mine > 1:
        raise BadOption(RATED_TWICE)
    for wish in wishes:
        if wish.kind == "engine" and skill_of_level(pool, wish.level) is None:
            raise BadOption(RATED_LEVEL, level=wish.level)


async def plan_table(
    hall: Hall,
    name: str,
    options: Mapping[str, object],
    wishes: Sequence[SeatWish] | None,
    *,
    control: TimeControl,
    is_public: bool,
    draw_sides: bool,
    start: str | None,
    source: tuple[str, int] | None,
    player: str,
    account: str | None,
    is_rated: bool = False,
) -> tuple[Plan, str]:
    """Plan a table; give the plan, and the holder of the seats that are one's own.

    Raises:
        Refusal: something about it is wrong.
    """
    game = game_at_table(name, **options)
    if wishes is None:
        wishes = [SeatWish("me"), *(SeatWish("engine") for _ in game.seats[1:])]
    checked_seats(game, wishes)
    if control.is_correspondence and not any(wish.kind == "open" for wish in wishes):
        raise BadOption(CLOCK_ALONE)
    first = await start_of(hall, game, start, source)
    setting = Setting(game, control.checked(), first, None if first is None else player, is_rated)
    if is_rated:
        require_rateable(setting, wishes, account)
    holder = secrecy.new_id()
    seated = seats_for(wishes, player, holder, draw_sides=draw_sides)
    return Plan(setting, seated, account, is_public), holder

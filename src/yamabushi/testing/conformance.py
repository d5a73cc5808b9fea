"""Check that a game keeps the promises of `Game` and `State`, through random games from start to end."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable
from functools import partial
from typing import Any

from yamabushi.core.errors import BadPosition, BadRecord, BadSeat, IllegalAction
from yamabushi.core.game import CHANCE, Game, State
from yamabushi.core.record import Record, read, write
from yamabushi.core.seats import ALL

NONSENSE = ("", " ", "?", "nonsense", "Ki@z9", "\x00", "🔥", "-" * 200)
NO_SEATS = ("0", 0.0, True, ALL)
"""What is no seat, besides chance and numbers that are too large."""

MOST_ACTIONS_A_GAME = 100_000
TWIN_PLIES = 8
CRASHES = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)
"""What reading or playing nonsense might raise, our refusals among them."""


class Nonconformance(AssertionError):
    """Say which promise a game breaks, and at which position."""


def require(holds: bool, promise: str, state: State) -> None:
    """Raise unless the promise holds at the position."""
    if not holds:
        raise Nonconformance(f"{promise}, but not at {state!r}")


def check_game(game: Game, games: int = 20, seed: int = 0) -> None:
    """Play so many random games of a registered game and check every position on the way.

    Raises:
        Nonconformance: a promise is broken; the message names it and the position.
    """
    for number in range(games):
        rng = random.Random(f"{seed} {number}")
        state = game.start()
        require(state == game.start(), "a game always starts alike", state)
        actions: list[str] = []
        while state.seat is not None:
            check_state(game, state, rng)
            action = rng.choices(state.actions, state.odds or None)[0]
            actions.append(action)
            state = state.play(action)
            require(len(actions) < MOST_ACTIONS_A_GAME, "games end", state)
        check_state(game, state, rng)
        check_record(game, tuple(actions), state)


def check_state(game: Game, state: State, rng: random.Random) -> None:
    """Check one position."""
    before = (str(state), hash(state), state.actions)
    for action in state.actions[:3]:
        following = state.play(action)
        unchanged = (str(state), hash(state), state.actions) == before
        require(unchanged, "playing never changes the old position", state)
        require(following == state.play(action), "the same action leads to the same position", state)
        require(hash(following) == hash(state.play(action)), "equal positions hash alike", state)
        check_events(game, state, action)
    check_decisions(game, state)
    check_text(game, state)
    check_refusals(game, state)
    check_seats(game, state)
    check_views(game, state, rng)


def check_events(game: Game, state: State, action: str) -> None:
    """Check that what an action does is told in what JSON has, and alike each time."""
    for seat in (*range(len(game.seats)), None):
        events = state.events(action, seat)
        promise = "each event has a `what`, and is made of what JSON has"
        try:
            alike = json.loads(json.dumps(events)) == events
        except TypeError:
            alike = False
        require(alike and all("what" in event for event in events), promise, state)
        require(state.events(action, seat) == events, "the same action has the same events", state)


def check_decisions(game: Game, state: State) -> None:
    """Check who decides, what is possible, and how it ended."""
    seat, actions, odds = state.seat, state.actions, state.odds
    seats = len(game.seats)
    require(seat is None or seat == CHANCE or 0 <= seat < seats, "somebody who sits there decides, or chance", state)
    require((seat is None) == (actions == ()), "there are actions until the game is over", state)
    require(len(set(actions)) == len(actions), "no action is listed twice", state)
    require((odds != ()) == (seat == CHANCE), "there are odds at chance and only there", state)
    if seat == CHANCE:
        require(len(odds) == len(actions) and all(share > 0 for share in odds), "each outcome has its odds", state)
        require(math.isclose(sum(odds), 1.0, abs_tol=1e-9), "odds sum to 1", state)
    require((state.returns is not None) == (seat is None), "there are returns when over and only then", state)
    if state.returns is not None:
        require(len(state.returns) == seats, "each seat has a return", state)
        require(set(state.returns) <= {1.0, 0.0, -1.0}, "returns are 1, 0 or -1", state)


def check_text(game: Game, state: State) -> None:
    """Check that the position text says everything."""
    again = game.read(str(state))
    require(again == state and hash(again) == hash(state), "reading a position's text gives that position", state)
    require(str(again) == str(state), "a position has one text", state)
    require(again.actions == state.actions, "equal positions list the same actions in the same order", state)


def check_refusals(game: Game, state: State) -> None:
    """Check that nonsense is refused with a sentence, and by the right kind of refusal."""
    for text in NONSENSE:
        if text not in state.actions:
            refusal = refusal_of(partial(state.play, text))
            require(isinstance(refusal, IllegalAction), f"playing {text!r} is refused", state)
            require(is_sentence(refusal), "a refusal is one sentence", state)
        refusal = refusal_of(partial(game.read, text))
        require(isinstance(refusal, BadPosition), f"reading {text!r} is refused", state)
        require(is_sentence(refusal), "a refusal is one sentence", state)


def check_seats(game: Game, state: State) -> None:
    """Check that whatever takes a seat refuses what is neither a seat of the game nor a spectator."""
    asked: dict[str, Callable[[Any], object]] = {
        "view": state.view,
        "views": lambda seat: state.views((seat,)),
        "svg": state.svg,
        "twin": lambda seat: state.twin(seat, random.Random(0)),
    }
    for action in state.actions[:1]:
        asked["log_line"] = partial(state.log_line, action)
        asked["events"] = partial(state.events, action)
        asked["why"] = partial(state.why, action)
    for seat in (CHANCE, len(game.seats), *NO_SEATS):
        for name, ask in asked.items():
            refusal = refusal_of(partial(ask, seat))
            require(isinstance(refusal, BadSeat), f"`{name}` refuses {seat!r}, which is no seat", state)
            require(is_sentence(refusal), "a refusal is one sentence", state)


def refusal_of(attempt: Callable[[], object]) -> Exception | None:
    """Give what an attempt raises, or nothing."""
    try:
        attempt()
    except CRASHES as crash:
        return crash
    return None


def is_sentence(refusal: Exception | None) -> bool:
    """Tell whether a refusal says something, on one line."""
    return len(str(refusal)) > 10 and "\n" not in str(refusal)


def check_views(game: Game, state: State, rng: random.Random) -> None:
    """Check that views are for JSON, and equal for positions that a seat cannot tell apart.

    Where several actions read alike in a seat's log, what follows must look alike to that seat, as JSON to the byte,
    now and later.
    """
    for seat in (*range(len(game.seats)), None):
        view = state.view(seat)
        promise = "a view is made of what JSON has"
        try:
            require(json.loads(json.dumps(view)) == view, promise, state)
        except TypeError:
            require(False, promise, state)
        together = json.dumps(state.views((None, seat))[seat])
        require(together == json.dumps(view), "views made together are the same as one by one", state)
        alike: dict[str, list[str]] = {}
        for action in state.actions:
            alike.setdefault(state.log_line(action, seat), []).append(action)
        for line, actions in alike.items():
            if len(actions) > 1:
                one, other = rng.sample(actions, 2)
                check_twins(state.play(one), state.play(other), seat, line, rng)


def check_twins(one: State, other: State, seat: int | None, line: str, rng: random.Random) -> None:
    """Play two positions on alike, as long as the seat's log reads alike, and check that its views are equal.

    The two part, and nothing is wrong, where the rules show everyone that they differ: another seat decides, the score
    is another, or it is over.
    """
    for _ in range(TWIN_PLIES):
        if one.seat is None or (one.seat, one.score) != (other.seat, other.score):
            return
        views = {json.dumps(state.view(seat)) for state in (one, other)}
        require(len(views) == 1, f"what {line!r} hides stays hidden from seat {seat}", one)
        common = set(other.actions)
        shared = [a for a in one.actions if a in common and one.log_line(a, seat) == other.log_line(a, seat)]
        if not shared:
            return
        action = rng.choice(shared)
        one, other = one.play(action), other.play(action)


def check_record(game: Game, actions: tuple[str, ...], last: State) -> None:
    """Check that the record of a game can be written, read back and verified."""
    record = Record.of(game, actions)
    promise = "a record reads as it was written"
    try:
        again = read(write(record))
    except BadRecord:
        require(False, promise, last)
    require(again == record, promise, last)
    require(again.verify() == last, "a record replays to its last position", last)

"""Check that a game keeps the promises of `Game` and `State`, through random games from start to end."""

from __future__ import annotations

import json
import math
import random

from yamabushi.core.errors import BadPosition, IllegalAction
from yamabushi.core.game import CHANCE, Game, State
from yamabushi.core.record import Record, read, write

NONSENSE = ("", " ", "?", "nonsense", "Ki@z9", "\x00", "🔥", "-" * 200)
MOST_ACTIONS_A_GAME = 100_000


class Nonconformance(AssertionError):
    """Say which promise a game breaks, and at which position."""


def require(holds: bool, promise: str, state: State) -> None:
    """Raise unless the promise holds at the position."""
    if not holds:
        raise Nonconformance(f"{promise}, but not at {state!r}")


def check_game(game: Game, games: int = 20, seed: int = 0) -> None:
    """Play so many random games and check every position on the way.

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
    check_decisions(game, state)
    check_text(game, state)
    check_refusals(game, state)
    check_views(game, state, rng)
    before = (str(state), hash(state), state.actions)
    for action in state.actions[:3]:
        following = state.play(action)
        require(following == state.play(action), "the same action leads to the same position", state)
        require(hash(following) == hash(state.play(action)), "equal positions hash alike", state)
    require((str(state), hash(state), state.actions) == before, "playing never changes the old position", state)


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
    """Check that nonsense is refused with a sentence."""
    for text in NONSENSE:
        try:
            if text not in state.actions:
                state.play(text)
                require(False, f"playing {text!r} is refused", state)
        except IllegalAction as refusal:
            require(len(str(refusal)) > 10 and "\n" not in str(refusal), "a refusal is one sentence", state)
        try:
            game.read(text)
            require(False, f"reading {text!r} is refused", state)
        except BadPosition as refusal:
            require(len(str(refusal)) > 10 and "\n" not in str(refusal), "a refusal is one sentence", state)


def check_views(game: Game, state: State, rng: random.Random) -> None:
    """Check that views are for JSON, and equal for positions that a seat cannot tell apart.

    Where several actions read alike in a seat's log, what follows must look alike to that seat, as JSON to the byte.
    """
    for seat in (*range(len(game.seats)), None):
        view = state.view(seat)
        require(json.loads(json.dumps(view)) == view, "a view is made of what JSON has", state)
        alike: dict[str, list[str]] = {}
        for action in state.actions:
            alike.setdefault(state.log_line(action, seat), []).append(action)
        for line, actions in alike.items():
            if len(actions) > 1:
                one, other = rng.sample(actions, 2)
                views = {json.dumps(state.play(action).view(seat)) for action in (one, other)}
                require(len(views) == 1, f"what {line!r} hides stays hidden from seat {seat}", state)


def check_record(game: Game, actions: tuple[str, ...], last: State) -> None:
    """Check that the record of a game can be written, read back and verified."""
    record = Record.of(game, actions)
    again = read(write(record))
    require(again == record, "a record reads as it was written", last)
    require(again.verify() == last, "a record replays to its last position", last)
